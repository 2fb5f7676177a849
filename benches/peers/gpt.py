"""GPT-2 of any size in PyTorch, for the workers of `bench gpt2` and `bench shakespeare`."""
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.checkpoint import checkpoint

# Names of a block's tensors in llm.c's order, which is also that of Block.tensors.
NAMES = ["ln1w", "ln1b", "qkvw", "qkvb", "attprojw", "attprojb", "ln2w", "ln2b", "fcw", "fcb", "fcprojw", "fcprojb"]


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
    recompute = False  # if True, the backward pass recomputes everything of a block except its input

    def __init__(self, length, vocabulary, layers, heads, channels):
        super().__init__()
        self.wte, self.wpe = nn.Embedding(vocabulary, channels), nn.Embedding(length, channels)
        self.blocks, self.lnf = nn.ModuleList(Block(channels, heads) for _ in range(layers)), nn.LayerNorm(channels)

    def forward(self, tokens, targets):
        x = self.wte(tokens) + self.wpe(torch.arange(tokens.shape[1]))
        for block in self.blocks:
            x = checkpoint(block, x, use_reentrant=False) if self.recompute else block(x)
        logits = F.linear(self.lnf(x), self.wte.weight)  # tied
        return F.cross_entropy(logits.flatten(0, 1), targets.flatten())

    def named(self, padded):
        """Yields every tensor with its location in llm.c's order, the tensors of the blocks one by one: (name, tensor, range).
        In that order the token embedding has `padded` rows."""
        stacks = zip(NAMES, *(block.tensors() for block in self.blocks))
        blocks = [(f"{name}[{i}]", p) for name, *stack in stacks for i, p in enumerate(stack)]
        last = [("lnfw", self.lnf.weight), ("lnfb", self.lnf.bias)]
        yield "wte", self.wte.weight, slice(0, self.wte.weight.numel())
        offset = padded * self.wte.weight.shape[1]
        for name, p in [("wpe", self.wpe.weight), *blocks, *last]:
            yield name, p, slice(offset, offset + p.numel())
            offset += p.numel()


def load(path):
    """Returns the model in an llm.c checkpoint of single precision, and the number of rows of its token embedding including the padding."""
    _, version, *sizes, padded = np.fromfile(path, np.int32, 8).tolist()
    assert version == 3, f"{path} has version {version}"
    net = Gpt(*sizes)
    weights = torch.from_numpy(np.fromfile(path, np.float32, offset=1024))
    with torch.no_grad():
        for _, p, r in net.named(padded):
            p.copy_(weights[r].view_as(p))
    return net, padded
