"""PyTorch's DistributedDataParallel (gloo) on the CPU: epochs of the networks and batches of ranks.py, on the same number of processes.

Arguments: the file of events, hidden widths, the size of a batch, and the number of processes, each with one thread. Prints the seconds of an epoch, the
median of those after the first.
"""

import csv
import os
import statistics
import sys
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

EPOCHS = 4


def rows(path):
    with open(path) as file:
        lines = csv.reader(file)
        next(lines)
        table = torch.tensor([[float(value) for value in line] for line in lines])
    return table[:, :-1].contiguous(), table[:, -1].contiguous()


def train(rank, path, hidden, batch, ranks):
    torch.set_num_threads(1)
    os.environ |= {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": "29517"}
    dist.init_process_group("gloo", rank=rank, world_size=ranks)
    x, y = rows(path)
    torch.manual_seed(1)
    layers, inputs = [], x.shape[1]
    for width in hidden:
        layers += [nn.Linear(inputs, width), nn.GELU(approximate="tanh")]  # rootgrad's GELU uses tanh
        inputs = width
    net = DistributedDataParallel(nn.Sequential(*layers, nn.Linear(inputs, 1)))
    optimiser = torch.optim.AdamW(net.parameters(), lr=1e-3, fused=True)
    loss_of, seconds = nn.BCEWithLogitsLoss(), []
    for _ in range(EPOCHS):
        start = time.perf_counter()
        for chosen in torch.randperm(len(x)).split(batch):
            own = chosen.chunk(ranks)[rank]
            loss = loss_of(net(x[own]).squeeze(1), y[own])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        seconds.append(time.perf_counter() - start)
    if rank == 0:
        print(statistics.median(seconds[1:]))
    dist.destroy_process_group()


if __name__ == "__main__":
    path, hidden, batch, ranks = sys.argv[1], [int(width) for width in sys.argv[2].split(",")], int(sys.argv[3]), int(sys.argv[4])
    torch.multiprocessing.spawn(train, (path, hidden, batch, ranks), nprocs=ranks)
