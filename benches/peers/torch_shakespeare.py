"""PyTorch on the CPU: the small GPT of rootgrad_shakespeare.rs, with the same weights, batches, rates and optimiser: AdamW (decay on
matrices and embeddings only), with gradients clipped at 1.

Modes: "eager", and "compile" (torch.compile around forward and loss). Each line on standard input requests the next steps up to a
validation; the answer is their seconds, without the validation. The history is written to a CSV file.
"""
import json
import sys
import time

import numpy as np
import torch

from gpt import load


def main():
    c = json.loads(sys.argv[1])
    torch.set_num_threads(c["threads"])
    rows = lambda name: torch.from_numpy(np.fromfile(c["data"] + name, np.uint16).astype(np.int64)).view(-1, c["batch"], c["length"] + 1)
    batches, validation = rows("batches.u16"), rows("validation.u16")
    rates = np.fromfile(c["data"] + "rates.f64")
    net, _ = load(c["data"] + "weights.bin")
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
