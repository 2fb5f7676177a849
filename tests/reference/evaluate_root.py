#!/usr/bin/env python3
"""Writes evaluate_root.json: results of ROOT for the rows of src/evaluate/testing.rs.

    python tests/reference/evaluate_root.py        # made with ROOT 6.40
"""
import array

import ROOT

from evaluate_rows import sample, write

_, _, second, weight, signed, *_ = sample(400)
values = []
for w in (weight, signed):
    both = [ROOT.TH1D(f"h{i}", "", 9, 0, 0.825) for i in range(2)]
    for row, (x, y) in enumerate(zip(second, w)):
        both[row >= 170].Fill(x, y)
    chi2, degrees, good = array.array("d", [0]), array.array("i", [0]), array.array("i", [0])
    p = both[0].Chi2TestX(both[1], chi2, degrees, good, "WW")
    values += [chi2[0], degrees[0], p]
write(__file__, {"chi2_root": values})
