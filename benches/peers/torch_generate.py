"""Hugging Face's `generate` on the CPU, with its cache: the same GPT-2 (124M), weights and prompts as rootgrad.

The likeliest token is always taken, so that the tokens of both sides can be compared before the timing. This comparison uses single
precision, whatever the mode. In the mode "bfloat16" the whole model is then converted to bfloat16.
"""
import json
import sys
import time

import torch
import transformers
from transformers import GPT2LMHeadModel


def main():
    c = json.loads(sys.argv[1])
    torch.set_num_threads(c["threads"])
    transformers.logging.set_verbosity_error()
    net = GPT2LMHeadModel.from_pretrained(c["data"], dtype=torch.float32).eval()
    token = lambda i: (i * 40503 + 12345) % 50257
    prompts = torch.tensor([[token(1000 * n + i) for i in range(c["prompt"])] for n in range(c["batch"])])
    net.generation_config.eos_token_id = None  # generate exactly the requested number of tokens
    options = {"max_new_tokens": c["new"], "do_sample": False, "use_cache": True, "pad_token_id": 50256}

    def generate():
        with torch.inference_mode():
            return net.generate(prompts, attention_mask=torch.ones_like(prompts), **options)

    tokens = generate()[:, c["prompt"]:].tolist()
    if c["mode"] == "bfloat16":
        net = net.to(torch.bfloat16)
    generate()
    version = f"torch {torch.__version__}, transformers {transformers.__version__}"
    print(json.dumps({"version": version, "threads": c["threads"], "tokens": tokens}), flush=True)
    for _ in sys.stdin:
        start = time.perf_counter()
        generate()
        print(time.perf_counter() - start, flush=True)


main()
