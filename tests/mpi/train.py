"""Trains one network on all ranks that mpiexec started, and saves it: the rows and the network of train.C. Then it searches for a learning rate."""

import sys

import ROOT
import rootgrad

ranks = rootgrad.Mpi()
df = (
    ROOT.RDataFrame(3000)
    .Define("x", "float(std::sin(0.7 * rdfentry_ * rdfentry_))")
    .Define("y", "float(std::cos(1.3 * rdfentry_))")
    .Define("is_signal", "x * y > 0.1 ? 1 : 0")
)
net = rootgrad.Mlp([2, 32, 32, 1], activation="gelu", seed=42)
history = rootgrad.fit(net, df, ["x", "y"], "is_signal", epochs=3, communicator=ranks)
net.save(sys.argv[1] + str(ranks.rank()))
options = {"trials": 6, "epochs": 4, "progress": "off", "communicator": ranks}
found = rootgrad.search(rootgrad.Mlp([2, 8, 1], seed=7), df, ["x", "y"], "is_signal", space={"learning_rate": (1e-3, 1e-1)}, **options)
found.network.save(sys.argv[1] + "_search" + str(ranks.rank()))
sys.stdout.write(f"rank {ranks.rank()} of {ranks.size()}: {len(history.epochs)} epochs\n")  # in one piece
