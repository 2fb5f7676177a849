#!/usr/bin/env python3
"""Writes huggingface/: tiny random GPT-2s of the `transformers` package, and the logits that it computes for them.

    pip install torch transformers
    python tests/reference/huggingface.py             # made with torch 2.15, transformers 5.23
    python tests/reference/huggingface.py DIRECTORY   # prints the logits of a model that rootgrad wrote

One model in three precisions: f32 with an output layer (`GPT2LMHeadModel`), f16 and bf16 without (`GPT2Model`, whose
names have no prefix). The logits of the latter are those of the rounded weights in float32. `shards` is the first in
several files.
"""
import json
import pathlib
import shutil
import sys

sys.path.pop(0)  # this folder: transformers would confuse the scripts in it with packages of the same names

import torch
from transformers import GPT2Config, GPT2LMHeadModel

TOKENS = torch.tensor([[3, 1, 4, 1, 5, 9, 2, 6, 5, 0]])


def logits(model):
    with torch.no_grad():
        return [float(f"{v:.8g}") for v in model.float().eval()(TOKENS).logits.flatten().tolist()]


def read(directory):
    return GPT2LMHeadModel.from_pretrained(directory, dtype=torch.float32)


if len(sys.argv) > 1:
    print(json.dumps(logits(read(sys.argv[1]))))
    sys.exit()

torch.manual_seed(1)
config = GPT2Config(vocab_size=13, n_positions=12, n_embd=8, n_layer=2, n_head=2, bos_token_id=0, eos_token_id=0)
net = GPT2LMHeadModel(config)
for name, p in net.named_parameters():  # initial biases are 0 and gains 1: errors in them would not be seen
    torch.nn.init.normal_(p, float(name.endswith(("ln_1.weight", "ln_2.weight", "ln_f.weight"))), 0.3)
here = pathlib.Path(__file__).parent / "huggingface"
shutil.rmtree(here, ignore_errors=True)
net.save_pretrained(here / "f32")
net.save_pretrained(here / "shards", max_shard_size="4KB")
found = {"tokens": TOKENS.flatten().tolist(), "f32": logits(net)}
for name, kind in (("f16", torch.float16), ("bf16", torch.bfloat16)):
    half = read(here / "f32").to(kind)
    half.transformer.save_pretrained(here / name)
    found[name] = logits(half)
for extra in here.glob("*/generation_config.json"):
    extra.unlink()
(here / "logits.json").write_text(json.dumps(found) + "\n")
