"""Jets and muons of NanoAOD files, read by uproot and used for training by PyTorch: the reference for a network of jagged columns.

    pip install uproot awkward torch
    python tests/reference/jagged.py ../shared/data/root > tests/root/jagged.json

The network: phi and psi of each jet and muon, their means over the entries of an event (0 without any), MET, and a last layer.
Inputs are standardised over the stored entries; three steps of gradient descent on all events follow.
"""

import json
import math
import sys

import awkward
import numpy as np
import torch
import uproot

# The class is 1 if an event has more jets than this.
FILES = {
    "nanoAOD_2015_CMS_Open_Data_ttbar.root": ("TTree", 3),
    "cmsopendata2015_ttbar_19980_NANOAOD_RNTupleImporter_rntuple_v1-0-0-1.root": ("RNTuple", 7),
}
JETS, MUONS, MOST_JETS, MOST_MUONS = ["Jet_pt", "Jet_eta", "Jet_phi", "Jet_mass"], ["Muon_pt", "Muon_eta"], 6, 2
SHAPES = {"phi": (4, 8), "psi": (2, 4), "head": (13, 1)}


def read(path, few):
    """Returns jets and muons as (events, entries, columns) with a mask, the six jets of the largest mass; MET; and true for more than a few jets."""
    events = uproot.open(path)["Events"].arrays(JETS + MUONS + ["MET_pt"])
    order = awkward.argsort(events["Jet_mass"], axis=1, ascending=False)
    jets = padded([events[name][order] for name in JETS], MOST_JETS)
    muons = padded([events[name] for name in MUONS], MOST_MUONS)
    many = np.asarray(awkward.num(events["Jet_pt"]) > few, dtype=np.float64)
    return jets, muons, np.asarray(events["MET_pt"], dtype=np.float64), many


def padded(columns, most):
    columns = [awkward.fill_none(awkward.pad_none(column, most, clip=True), math.nan) for column in columns]
    values = np.stack([np.asarray(awkward.to_numpy(column), dtype=np.float64) for column in columns], axis=2)
    there = ~np.isnan(values[:, :, 0])
    mean, scale = values[there].mean(axis=0), values[there].std(axis=0)
    values = np.where(there[:, :, None], (values - mean) / scale, 0.0)
    return torch.tensor(values), torch.tensor(there, dtype=torch.float64), mean, scale


def masked_mean(x, mask):
    return (x * mask[:, :, None]).sum(1) / mask.sum(1).clamp(min=1)[:, None]


def main(folder):
    found = {}
    for name, (kind, few) in FILES.items():
        jets, muons, met, many = read(f"{folder}/{name}", few)
        target = torch.tensor(many)
        scaled = torch.tensor((met - met.mean()) / met.std())[:, None]
        weights, start = {}, 0
        for layer, (inputs, outputs) in SHAPES.items():
            count = inputs * outputs + outputs
            wave = torch.tensor([0.3 * math.sin(1.7 * i + 0.3) for i in range(start, start + count)], dtype=torch.float64)
            weights[layer] = [wave[: inputs * outputs].reshape(inputs, outputs).requires_grad_(), wave[inputs * outputs :].requires_grad_()]
            start += count

        def score():
            layer = lambda name, x: x @ weights[name][0] + weights[name][1]
            means = [masked_mean(torch.tanh(layer("phi", jets[0])), jets[1]), masked_mean(torch.tanh(layer("psi", muons[0])), muons[1])]
            return layer("head", torch.cat([*means, scaled], 1))[:, 0]

        for part in weights.values():
            part[:] = [tensor.detach().clone().requires_grad_() for tensor in part]
        optimiser = torch.optim.SGD([tensor for part in weights.values() for tensor in part], lr=0.5)
        losses = []
        for _ in range(3):
            loss = torch.nn.functional.binary_cross_entropy_with_logits(score(), target)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            losses.append(loss.item())
        found[kind] = {
            "file": name,
            "few": few,
            "mean": [*jets[2], *muons[2], met.mean()],
            "scale": [*jets[3], *muons[3], met.std()],
            "losses": losses,
            "scores": score().tolist(),
        }
    json.dump(found, sys.stdout)
    print()


main(sys.argv[1])
