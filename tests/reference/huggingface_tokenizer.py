#!/usr/bin/env python3
"""Writes huggingface/tokenizer/: a small byte-level BPE of the `tokenizers` package, in both forms that `transformers` saves,
and the package's tokens of some texts (cases.json).

    pip install tokenizers
    python tests/reference/huggingface_tokenizer.py      # made with tokenizers 0.23

The numbers are not in the order of merging: the vocabulary is reversed, and has a separator token and a padding token that no
merge produces.
"""
import json
import pathlib
import random

from tokenizers import AddedToken, Tokenizer, models, pre_tokenizers, trainers

folder = pathlib.Path(__file__).parent / "huggingface" / "tokenizer"
folder.mkdir(exist_ok=True)
text = pathlib.Path(__file__).read_text().splitlines() * 3 + ["Olá mundo, não há múon sem neutrino. " * 20]
cut = pre_tokenizers.ByteLevel(add_prefix_space=False)
learnt = Tokenizer(models.BPE())
learnt.pre_tokenizer = cut
learnt.train_from_iterator(text, trainers.BpeTrainer(vocab_size=400, show_progress=False,
                                                     initial_alphabet=pre_tokenizers.ByteLevel.alphabet()))
model = json.loads(learnt.to_str())["model"]
size = len(model["vocab"])
vocabulary = {token: size - 1 - number for token, number in model["vocab"].items()}
vocabulary["<|endoftext|>"] = size
merges = [tuple(pair) for pair in model["merges"]]
(folder / "vocab.json").write_text(json.dumps(vocabulary, ensure_ascii=False))
(folder / "merges.txt").write_text("#version: 0.2\n" + "".join(f"{a} {b}\n" for a, b in merges))
(folder / "added_tokens.json").write_text(json.dumps({"<pad>": size + 1}))

bpe = Tokenizer(models.BPE(vocab=vocabulary, merges=merges))
bpe.pre_tokenizer = cut
bpe.add_special_tokens(["<|endoftext|>"])
bpe.add_tokens([AddedToken("<pad>", special=True)])
assert bpe.token_to_id("<pad>") == size + 1
bpe.save(str(folder / "tokenizer.json"), pretty=False)

random.seed(3)
inputs = ["Ola mundo", "não há  múon\n\n sem   neutrino ", "a", " ", "日本語 🚀", "import json", "x" * 150, "0123456789 3.14"]
inputs += ["".join(random.choices("abcdeilmnortu  .,\nãéñ漢", k=random.randint(1, 60))) for _ in range(40)]
cases = [{"text": text, "tokens": bpe.encode(text).ids} for text in inputs]
(folder / "cases.json").write_text(json.dumps(cases, ensure_ascii=False, separators=(",", ":")))
print(size + 2, "tokens,", len(merges), "merges,", len(cases), "cases")
