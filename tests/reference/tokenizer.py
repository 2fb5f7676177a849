"""Writes tokenizer.json: texts and bytes, and their tokens by Python's tiktoken.

    pip install tiktoken
    python tokenizer.py r50k_base.tiktoken

The argument is OpenAI's table of GPT-2's tokens (the crate tiktoken-rs carries a copy in assets/); its SHA-256 must be
the one that tiktoken itself demands.
"""

import base64
import hashlib
import inspect
import json
import pathlib
import random
import sys

import tiktoken
from tiktoken_ext import openai_public

source = pathlib.Path(sys.argv[1]).read_bytes()
wanted = "306cd27f03c1a714eca7108e03d66b7dc042abe8c258b44c199a7ed9838dd930"
assert wanted in inspect.getsource(openai_public.r50k_base), "tiktoken demands another table"
assert hashlib.sha256(source).hexdigest() == wanted, "this is not OpenAI's table"
ranks = {base64.b64decode(token): int(rank) for token, rank in (line.split() for line in source.splitlines())}
bpe = tiktoken.Encoding("gpt2", pat_str=openai_public.r50k_pat_str, mergeable_ranks=ranks, special_tokens={})

random.seed(1)
texts = [
    "", " ", "\n", "a", "Hello, world!", "hello   world  ", " \t\n\r\n  x", "I'll we've it's DON'T he'd",
    "1234567890 3.14159e-27", "ROC at SNR≥12: 0.99998 ± 2·10⁻⁵", "naïve café Straße ĳ Ǆ", "日本語のテキスト、です。",
    "Привет мир", "مرحبا بالعالم", "👩‍🔬🚀 emoji", "e\u0301 combining", "\u00a0\u2003 wide\u3000blanks", "½ Ⅷ ² ٣ ৪",
    "for (int i = 0; i < n; ++i) { sum += x[i] * y[i]; }\n\treturn sum;", "<|endoftext|>", "a" * 300, "ab" * 200,
    " " * 150 + "x", "First Citizen:\nBefore we proceed any further, hear me speak.\n\nAll:\nSpeak, speak.",
    "\x00\x01\x7f", "_under_score__ -- --- ...", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𝟙𝟚𝟛", "\ufeffbom", "ﬁ ligature", "x\u200dy\u200cz",
]
alphabet = [chr(c) for c in range(0x20, 0x7F)] + list(" \n\t'") * 8 + list("éßλжあ漢字🙂\u0301\u00a0½")
texts += ["".join(random.choices(alphabet, k=random.randint(1, 80))) for _ in range(100)]
texts += ["".join(chr(random.choice([random.randint(1, 0xD7FF), random.randint(0xE000, 0x10FFFF)]))
                  for _ in range(random.randint(1, 30))) for _ in range(60)]
inputs = [text.encode() for text in texts]
inputs += [bytes(random.randrange(256) for _ in range(random.randint(1, 60))) for _ in range(80)]
inputs += [random.choice(texts).encode() + bytes([random.randint(128, 255)]) + random.choice(texts).encode()
           for _ in range(40)]
inputs += [text.encode()[:-1] for text in texts if text and ord(text[-1]) > 127]
inputs += [b"na\xefve caf\xe9 " * 40]

cases = [{"bytes": data.hex(), "tokens": bpe._encode_bytes(data)} for data in inputs]
assert all(bpe.decode_bytes(case["tokens"]).hex() == case["bytes"] for case in cases)
path = pathlib.Path(__file__).with_suffix(".json")
path.write_text("[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases) + "\n]\n")
print(f"{len(cases)} cases, tiktoken {tiktoken.__version__}")
