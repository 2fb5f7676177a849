"""PyTorch on the CPU: the small GPT of rootgrad_shakespeare.rs, from the same weights, on the same batches, with the same
optimiser: AdamW (decay on matrices and embeddings only), clipping at 1, the same rates.

Modes: "eager", and "compile" (torch.compile around forward and loss). Each line on standard input asks for the next steps
up to a validation; the answer is their seconds, validation not included. The history goes into a CSV file.
"""
import json
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn


class Block(nn.Module):
    def __init__(self, channels, heads):
        super().__init__()
        self.heads = heads
        self.ln1, self.qkv, self.attproj = nn.LayerNorm(channels), nn.Linear(channels, 3 * channels), nn.Linear(channels, channels)
        self.ln2, self.fc, self.fcproj = nn.LayerNorm(channels), nn.Linear(channels, 4 * channels), nn.Linear(4 * channels, channels)

    def forward(self, x):
        b, t, c = x.shape
        q, k, v = (y.view(b, t, self.heads, c // self.heads).transpose(1, 2) for y in self.qkv(self.ln1(x)).split(c, dim=2))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(b, t, c)
        x = x + self.attproj(y)
        return x + self.fcproj(F.gelu(self.fc(self.ln2(x)), approximate="tanh"))

    def tensors(self):
        parts = [self.ln1, self.qkv, self.attproj, self.ln2, self.fc, self.fcproj]
        return [p for part in parts for p in (part.weight, part.bias)]


class Gpt(nn.Module):
    def __init__(self, vocabulary, length, layers, heads, channels):
        super().__init__()
        self.wte, self.wpe = nn.Embedding(vocabulary, channels), nn.Embedding(length, channels)
        self.blocks, self.lnf = nn.ModuleList(Block(channels, heads) for _ in range(layers)), nn.LayerNorm(channels)

    def forward(self, tokens, targets):
        x = self.wte(tokens) + self.wpe(torch.arange(tokens.shape[1]))
        for block in self.blocks:
            x = block(x)
        logits = F.linear(self.lnf(x), self.wte.weight)  # tied
        return F.cross_entropy(logits.flatten(0, 1), targets.flatten())

    def load(self, weights):
        """From llm.c's order: each tensor of the blocks is stacked over them."""
        stacks = zip(*(block.tensors() for block in self.blocks))
        tensors = [self.wte.weight, self.wpe.weight, *(p for stack in stacks for p in stack), self.lnf.weight, self.lnf.bias]
        vocabulary, channels = self.wte.weight.shape
        padding = len(weights) - sum(p.numel() for p in tensors)  # of the token embedding's rows
        offset = 0
        with torch.no_grad():
            for p in tensors:
                p.copy_(weights[offset : offset + p.numel()].view_as(p))
                offset += p.numel() + (padding if offset == 0 else 0)
        assert offset == len(weights)


def main():
    c = json.loads(sys.argv[1])
    torch.set_num_threads(c["threads"])
    rows = lambda name: torch.from_numpy(np.fromfile(c["data"] + name, np.uint16).astype(np.int64)).view(-1, c["batch"], c["length"] + 1)
    batches, validation = rows("batches.u16"), rows("validation.u16")
    rates = np.fromfile(c["data"] + "rates.f64")
    net = Gpt(c["vocabulary"], c["length"], c["layers"], c["heads"], c["channels"])
    net.load(torch.from_numpy(np.fromfile(c["data"] + "weights.f32", np.float32)))
    loss_on = torch.compile(net) if c["mode"] == "compile" else net
    matrices = [p for p in net.parameters() if p.dim() > 1]
    vectors = [p for p in net.parameters() if p.dim() == 1]
    groups = [{"params": matrices, "weight_decay": 0.1}, {"params": vectors, "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=1.0, betas=(0.9, 0.99), eps=1e-8, fused=True)
    loss_on(batches[0][:, :-1], batches[0][:, 1:]).backward()  # warms up, compiles
    optimiser.zero_grad()
    with torch.no_grad():
        loss_on(validation[0][:, :-1], validation[0][:, 1:])
    print(json.dumps({"version": torch.__version__}), flush=True)

    csv = open(c["data"] + f"torch-{c['mode']}.csv", "w")
    print("step,train_loss,validation_loss,seconds", file=csv)
    sys.stdin.readline()
    total = 0.0
    for step, batch in enumerate(batches, 1):
        start = time.perf_counter()
        for group in optimiser.param_groups:
            group["lr"] = rates[step - 1]
        optimiser.zero_grad()
        loss = loss_on(batch[:, :-1], batch[:, 1:])
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        train_loss = loss.item()
        seconds = time.perf_counter() - start
        total += seconds
        validated = ""
        if step % c["validate_every"] == 0 or step == len(batches):
            with torch.no_grad():
                validated = np.mean([loss_on(v[:, :-1], v[:, 1:]).item() for v in validation])
        print(f"{step},{train_loss},{validated},{seconds}", file=csv, flush=True)
        if validated != "":
            print(total, flush=True)
            total = 0.0
            if step < len(batches) and not sys.stdin.readline():
                return


main()
