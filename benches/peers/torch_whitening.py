"""The passes of benches/whitening.rs in PyTorch: prints the fastest and the median of many, in milliseconds. `python torch_whitening.py`"""

import time

import torch

ROUNDS = 101


def measure(rows, length):
    k = torch.arange(length // 2 + 1, dtype=torch.float64)
    weight = (1 / (1 + 0.5 * k.sin())).sqrt().float()
    x = (0.7 * torch.arange(rows * length)).sin().view(rows, length)

    def whiten(x):
        return torch.fft.irfft(torch.fft.rfft(x) * weight, length)

    def forward():
        with torch.no_grad():
            return whiten(x)

    def both():
        given = x.detach().requires_grad_()
        (0.5 * whiten(given).square().sum()).backward()
        return given.grad

    found = []
    for run in (forward, both):
        times = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            run()
            times.append((time.perf_counter() - start) * 1e3)
        found.append(f"{min(times):.2f} ms ({sorted(times)[ROUNDS // 2]:.2f})")
    return found


for rows, length in ((256, 1024), (64, 8192), (16, 32768), (64, 10007)):
    for threads in (1, 2):
        torch.set_num_threads(threads)
        forward, both = measure(rows, length)
        print(f"{rows} × {length}, {threads} threads: forward {forward}, forward and backward {both}")
