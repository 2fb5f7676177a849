"""Writes uproot_zlib.root, with uproot's default compression: there are gaps between the records. `pip install uproot numpy`"""

import numpy as np
import uproot

with uproot.recreate("uproot_zlib.root", compression=uproot.ZLIB(1)) as file:
    i = np.arange(1000)
    tree = file.mktree("events", {"x": np.float32, "n": np.int32})
    for part in (slice(0, 600), slice(600, 1000)):
        tree.extend({"x": (i[part] / 8).astype(np.float32), "n": i[part].astype(np.int32) % 7})
