"""Networks on rows."""

import importlib
import numbers
import os
import tempfile

import numpy as np

from . import _arrays, _jagged, _tables
from ._errors import ErrorCode, error, translate
from ._frames import is_part
from ._load import cpp, helpers
from ._options import enum_value


# Functions of the package that are methods in other libraries, and methods with another name there.
_FUNCTIONS = {
    "fit": "rootgrad.fit(net, df, features, target, …) or rootgrad.fit(net, x, y, …)",
    "train": "rootgrad.fit(net, df, features, target, …) or rootgrad.fit(net, x, y, …)",
    "predict_proba": "net.predict(x, output='probability')",
    **{name: f"rootgrad.{name}(net, data, …)" for name in ("evaluate", "cross_validate", "find_learning_rate", "learning_curve", "search")},
    **{name: f"rootgrad.{name}(net, path, …)" for name in ("export_onnx", "export_header")},
    "define": "rootgrad.define(df, 'score', net)",
    "snapshot_scores": "rootgrad.snapshot_scores(df, net, path)",
}


class Network:
    """A constructed network of any kind: an `Mlp`, a `Transformer`, a `Table` or a result of `compile`."""

    _kind = "network"

    @classmethod
    def _of(cls, cpp_object):
        net = cls.__new__(cls)
        net.cpp = cpp_object
        return net

    @classmethod
    @translate
    def load(cls, path):
        """Reads a network from a file that `save` wrote."""
        return cls._of(getattr(helpers, f"load_{cls._kind}")(os.fspath(path)))

    @translate
    def save(self, path):
        """Writes the network to a safetensors file, completely or not at all."""
        helpers.save_network(self.cpp, os.fspath(path))

    @classmethod
    def from_bytes(cls, data):
        """Reads a network from the bytes of its file."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "network.safetensors")
            with open(path, "wb") as file:
                file.write(data)
            return cls.load(path)

    def to_bytes(self):
        """Returns the bytes of the file that `save` writes."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "network.safetensors")
            self.save(path)
            with open(path, "rb") as file:
                return file.read()

    def __reduce__(self):
        """Pickles the network's file."""
        return type(self).from_bytes, (self.to_bytes(),)

    @translate
    def copy(self):
        """Returns an independent network with the same parameters."""
        net = self._of(getattr(helpers, f"clone_{self._kind}")(self.cpp))
        net.__dict__.update((name, value) for name, value in vars(self).items() if name != "cpp")
        return net

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()

    @property
    def features(self):
        """Number of inputs; 0 for a `Table` before its first fit."""
        return int(self.cpp.features())

    @property
    def outputs(self):
        """Number of outputs; 0 for a `Table` before its first fit."""
        return int(self.cpp.outputs())

    def _outputs_for(self, targets):
        """Number of outputs in a fit with a user-defined loss and this number of targets."""
        return self.outputs

    @property
    def columns(self):
        """`(name, width)` of the columns that it was trained with; empty before."""
        return [(str(c.name), int(c.width)) for c in self.cpp.columns()]

    @property
    def targets(self):
        """Target names of the last fit: one for a classifier, one for each output of a regression. Empty before."""
        return [str(name) for name in self.cpp.targets()]

    @property
    def parameters(self):
        """A copy of all weights and biases, float32."""
        return np.asarray(self.cpp.parameters(), dtype=np.float32).copy()

    @translate
    def spread(self):
        """Returns a network whose outputs are the spread of this network's members, that is, the standard deviation of their predictions.
        For a classifier the predictions are probabilities, for a regression values in the target's units. The new network has the current
        parameters of this one: `rootgrad.define(df, "score_spread", net.spread())`. An error for a network that does not end in
        `mean_of_members`.
        """
        return Network._of(self.cpp.spread())

    @translate
    def take_part(self, other, part):
        """Copies a part, such as `"conv"` for `conv.weight`, from another network, or from the file of one. A network that was not fitted
        yet also copies the other's standardisation of the inputs, if the other has as many inputs.
        """
        other = other if isinstance(other, Network) else Network.load(str(other))
        self.cpp.take_part(other.cpp, str(part))

    @translate
    def load_state(self, path, prefix="", names=None, skip=(), standardised=False):
        """Copies all parameters from a PyTorch state dict, by name: `safetensors.torch.save_file(model.state_dict(), path)`.

        - `prefix`: common beginning of the file's names, such as `"model."`.
        - `names`: our names of tensors or parts and those in the file, where they differ: `{"layers.1": "layers.2", "back":
          "lstm.*_l0_reverse"}`. A `*` stands for the rest of our name, unchanged.
        - `skip`: names in the file to ignore.
        - `standardised`: the parameters are for inputs that are standardised as in this network. Without it, a network that was not fitted
          yet then never standardises its inputs.

        A tensor that is missing, unknown, or of another shape or type is an error, and the network is then unchanged.
        """
        helpers.load_state(self.cpp, os.fspath(path), _state_options(prefix, names, skip, standardised))

    @translate
    def save_state(self, path, prefix="", names=None, standardised=False):
        """Writes a state dict for `model.load_state_dict(safetensors.torch.load_file(path))`; see `load_state`."""
        helpers.save_state(self.cpp, os.fspath(path), _state_options(prefix, names, (), standardised))

    def to_torch(self):
        """Returns an Mlp as a `torch.nn.Sequential` with a copy of its numbers; see `rootgrad.torch.to_torch`. For a network of any kind,
        `rootgrad.torch.Network(net)` is a module. Both need `cargo xtask install --torch`.
        """
        return importlib.import_module(".torch", __package__).to_torch(self)

    @translate
    def predict(self, x, output="raw"):
        """Returns outputs for rows `x` (N, features): an array (N), or (N, K) for K outputs.

        `x` may be a pandas, polars or Arrow table, an awkward record array or a dict of columns: the columns that the network was trained
        with are selected by name. A column may be jagged, a list of numbers for each event, if the network has jagged inputs.
        `output="raw"`: logits, or the value for regression; `"probability"`: sigmoid, or softmax for K classes.
        """
        self.cpp.check_fitted()
        kind = int(enum_value("Output", output))
        return _arrays.predicted(self._rows(x), self.features, self.outputs, lambda *rows: helpers.predict(self.cpp, *rows, kind))

    __call__ = predict

    def __getattr__(self, name):
        """Reports the function that other libraries have as a method."""
        if name in _FUNCTIONS:
            raise AttributeError(f"a network has no {name}; wanted {_FUNCTIONS[name]}")
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def _rows(self, x):
        """Returns `x`; for a table or columns by name, the network's input columns side by side."""
        if is_part(x):
            raise TypeError("x is a frame; wanted rows. rootgrad.define(df, 'score', net) returns the frame with a column of scores")
        columns = _jagged.named_columns(x)
        if columns is not None:
            x = _jagged.Rows(self, columns, [name for name, _ in self.columns] or None).x
        there = _tables.names(x)
        return x if there is None else _tables.array(x, self._names(there) or there)

    def _names(self, there):
        """Names of the inputs, if the user gave all of them. Arrays without names get x0, x1, …: these are selected only in a table that
        has all of them.
        """
        names = [name for name, width in self.columns if width == 1]
        if len(names) != self.features:
            return []
        given = names != [f"x{i}" for i in range(len(names))]
        return names if given or set(names) <= set(there) else []

    def summary(self):
        """Text with one line for each input, layer (with the shapes of its parameters) and output, and for the sizes; `print(net)` shows
        it.
        """
        return str(self.cpp.summary())

    __str__ = summary

    def _shape(self):
        return f"Network({self.features} features, {self.outputs} outputs)"

    def __repr__(self):
        trained = ", ".join(name for name, _ in self.columns)
        return f"rootgrad.{self._shape()}" + (f" trained on {trained}" if trained else "")


def _state_options(prefix, names, skip, standardised):
    options = cpp.StateOptions()
    if prefix:
        options.prefix(str(prefix))
    for ours, theirs in (names or {}).items():
        options.name(str(ours), str(theirs))
    for name in [skip] if isinstance(skip, str) else skip:
        options.skip(str(name))
    if standardised:
        options.standardised()
    return options


class Mlp(Network):
    """A network of fully connected layers: `Mlp([features, hidden…, outputs], activation="gelu", seed=0)`.

    One output is a logit (or a value, for regression), K outputs are K classes (or K values). The same seed gives the same bits as in
    C++. `net.cpp` is the C++ object.
    """

    _kind = "mlp"

    @translate
    def __init__(self, widths, activation="gelu", seed=0, init="auto"):
        if isinstance(widths, numbers.Real):
            raise TypeError(f"the widths are {widths}; wanted a list of them: inputs, hidden layers and outputs, as in Mlp([2, 8, 1])")
        widths = [int(w) for w in widths]
        if any(w < 0 for w in widths):
            raise error(ErrorCode.Argument, f"widths are {widths}; wanted numbers above 0")
        self.cpp = helpers.make_mlp(widths, int(enum_value("Activation", activation)), int(seed), int(enum_value("Init", init)))

    @property
    def widths(self):
        """Number of features, width of each hidden layer, number of outputs."""
        return [int(w) for w in self.cpp.widths()]

    def _shape(self):
        return f"Mlp({self.widths})"


class Transformer(Network):
    """A transformer over the tokens of a row: particles of an event, patches of a time series.

        Transformer(20, 3, order="columns", positions=False, channels=32)  # 20 particles with pt, eta, phi, in any order
        Transformer(16, 16)                                                # a strain of 256 samples in patches of 16
        Transformer(rootgrad.Jagged(16), 4)                                # up to 16 jets with pt, eta, phi and mass

    `length` tokens of `width` numbers each, and `outputs` outputs as for `Mlp`. `order`: "patches" (each `width` consecutive numbers are a
    token), or "columns" (one column after the other, as array columns give them). `pool`: "mean", "last" or "class". With `Jagged(N)`,
    missing tokens are ignored and the order is "columns"; the order of the tokens does not matter, unless `positions=True`.
    """

    _kind = "transformer"

    @translate
    def __init__(self, length, width, outputs=1, order=None, layers=2, heads=4, channels=64, causal=False, positions=None,
                 pool="mean", seed=0):
        tokens = length if isinstance(length, _jagged.Jagged) else None
        length = tokens.at_most if tokens else length
        order = order or ("columns" if tokens else "patches")
        positions = tokens is None if positions is None else positions
        sizes = {"length": length, "width": width, "outputs": outputs, "layers": layers, "heads": heads, "channels": channels}
        for name, size in sizes.items():
            if int(size) < 1:
                raise error(ErrorCode.Argument, f"{name} is {size}; wanted at least 1")
        first = cpp.Jagged(tokens.at_most) if tokens else int(length)
        if tokens and tokens.sorted_by is not None:
            first.sorted_by(tokens.sorted_by)
        config = cpp.TransformerConfig(first, int(width), int(outputs)).order(enum_value("TokenOrder", order))
        config.layers(int(layers)).heads(int(heads)).channels(int(channels)).causal(bool(causal)).positions(bool(positions))
        self.cpp = helpers.make_transformer(config.pool(enum_value("Pool", pool)).seed(int(seed)))

    @property
    def config(self):
        """Sizes of the network, by name."""
        config = self.cpp.config()
        return {name: int(getattr(config, name)()) for name in ("length", "width", "outputs", "layers", "heads", "channels")}

    def _shape(self):
        return "Transformer(" + ", ".join(f"{name}={size}" for name, size in self.config.items()) + ")"


class Table(Network):
    """A network for the columns of a table: members that share weights, and whose mean is the score.

        net = rootgrad.Table()                                  # or Table("fast"), Table("best")
        history = rootgrad.fit(net, df, ["pt", "eta"], "is_signal")
        scored = rootgrad.define(df, "spread", net.spread())    # the standard deviation of the members' scores

    The first fit chooses every size that is None from `preset`, the rows, the columns and the targets; `history.notes` lists them. Before
    the first fit the network has 0 features and outputs and can only be fitted. Afterwards it is a network like any other.

    - `outputs`: 1 for targets 0 and 1 and for values, the number of classes, or the number of target columns.
    - `members` share the `depth` layers of `width`.
    - `frequencies`: number of frequencies of the periodic embedding of each column, 0 for no embedding.
    - `embedding`: size of the embedding of each column, 0 for the cosines themselves.
    - `knots`: largest number of knots of a piecewise linear embedding, for columns with few values, narrow peaks or jumps; 0 for no such
      embeddings.
    - `dropout`: dropout rate after each layer.
    - `jagged=(rootgrad.Jagged(16), 4)`: the first 4 columns are jagged, of at most 16 entries; pass a list of such pairs for several
      collections. Each entry goes through two layers; the mean and the maximum over the entries are added to the other columns.
    """

    @translate
    def __init__(self, preset="balanced", seed=0, *, outputs=None, members=None, width=None, depth=None, frequencies=None, embedding=None,
                 knots=None, dropout=None, jagged=()):
        self._arguments = preset, seed, outputs, members, width, depth, frequencies, embedding, knots, dropout, jagged
        sizes = {
            "outputs": outputs, "members": members, "width": width, "depth": depth, "frequencies": frequencies, "embedding": embedding,
            "knots": knots,
        }
        config = cpp.TableConfig(enum_value("Preset", preset)).seed(int(seed))
        for name, size in sizes.items():
            if size is not None and int(size) < 0:
                raise error(ErrorCode.Argument, f"{name} is {size}; wanted a number from 0 on, or None: the first fit chooses")
            if size is not None:
                getattr(config, name)(int(size))
        if dropout is not None:
            config.dropout(float(dropout))
        for entries, columns in [jagged] if len(jagged) == 2 and isinstance(jagged[0], _jagged.Jagged) else jagged:
            of = cpp.Jagged(entries.at_most)
            config.jagged(of if entries.sorted_by is None else of.sorted_by(entries.sorted_by), int(columns))
        self.cpp, self._set = helpers.make_table(config), outputs

    @classmethod
    def _with(cls, preset, seed, outputs, members, width, depth, frequencies, embedding, knots, dropout, jagged):
        """Returns a network with these arguments, before its first fit."""
        return cls(
            preset, seed, outputs=outputs, members=members, width=width, depth=depth, frequencies=frequencies, embedding=embedding, knots=knots,
            dropout=dropout, jagged=jagged,
        )

    def __reduce__(self):
        """Pickles the network's file; before the first fit its arguments."""
        return super().__reduce__() if self.features else (self._with, self._arguments)

    def _outputs_for(self, targets):
        return self.outputs or getattr(self, "_set", None) or targets

    def _shape(self):
        return f"Table({self.features} features, {self.outputs} outputs)" if self.features else "Table()"
