"""rootgrad's networks as scikit-learn estimators: for a Pipeline, a GridSearchCV, cross_val_score and so on. ROOT is not needed.

    from rootgrad.sklearn import Classifier

    model = Classifier(hidden=(64, 64), learning_rate=3e-3, random_state=42)
    model.fit(train[["pt", "eta", "m"]], train["is_signal"], sample_weight=train["w"])    # NumPy, pandas, polars, Arrow, awkward, a dict
    p = model.predict_proba(test[["pt", "eta", "m"]])[:, 1]
    model.save("net.safetensors")                       # for rootgrad.Mlp.load and define in ROOT, C++, the command line, rootgrad.torch

Wrong data or parameters raise a ValueError, which describes the expected value.
"""

import os
import warnings

import numpy as np

try:
    from scipy.special import expit, log_expit, log_softmax, softmax
    from sklearn.base import BaseEstimator, ClassifierMixin, RegressorMixin
    from sklearn.utils import check_array, check_consistent_length, check_random_state, column_or_1d
    from sklearn.utils.multiclass import check_classification_targets
    from sklearn.utils.validation import check_is_fitted, validate_data as _  # (available from 1.6 on, like the tags below)
except ImportError as error:
    raise ImportError(f"rootgrad.sklearn needs scikit-learn 1.6 or later: {error}") from error

from . import _estimator_data as _data
from . import _mlp_fit, _train_options

__all__ = ["Classifier", "Regressor"]

_OPTIONS = (
    "learning_rate learning_rates freeze optimizer adam momentum weight_decay weight_decay_fade schedule clip_norm patience monitor standardize scaling "
    "progress missing teacher checkpoint checkpoint_every resume"
).split()


class _Estimator(BaseEstimator):
    """Common base of Classifier and Regressor."""

    def __init__(self, hidden, activation, init, epochs, batch_size, learning_rate, learning_rates, freeze, optimizer, adam, momentum,
                 weight_decay, weight_decay_fade, schedule, clip_norm, validation_fraction, patience, monitor, standardize, scaling, missing, threads,
                 progress, checkpoint, checkpoint_every, resume, warm_start, random_state, network, preset, teacher):
        self.hidden, self.activation, self.init = hidden, activation, init
        self.epochs, self.batch_size = epochs, batch_size
        self.learning_rate, self.learning_rates, self.freeze = learning_rate, learning_rates, freeze
        self.optimizer, self.adam, self.momentum = optimizer, adam, momentum
        self.weight_decay, self.weight_decay_fade = weight_decay, weight_decay_fade
        self.schedule, self.clip_norm = schedule, clip_norm
        self.validation_fraction, self.patience, self.monitor = validation_fraction, patience, monitor
        self.standardize, self.scaling, self.missing = standardize, scaling, missing
        self.threads, self.progress = threads, progress
        self.checkpoint, self.checkpoint_every, self.resume = checkpoint, checkpoint_every, resume
        self.warm_start, self.random_state = warm_start, random_state
        self.network, self.preset, self.teacher = network, preset, teacher

    def save(self, path):
        """Writes the network, completely or not at all: for `rootgrad.Mlp.load`, C++, the command line, `rootgrad.torch`. Its columns have
        the names of the table that it was fitted on. Class k of a classifier is `classes_[k]`, which the file does not contain.
        """
        check_is_fitted(self)
        self.network_.save(os.fspath(path))

    def _fit(self, x, y, weight, targets, outputs, validation, on_epoch, **more):
        """Fits to `y` (N, T), single precision, with target names `targets`."""
        batch_size = _train_options.count("batch_size", self.batch_size)
        x, y, weight = _data.without_repetitions(x, y, weight, batch_size)
        if len(x) < 2:
            raise ValueError(f"there are n_samples = {len(x)} rows that differ and have a weight; wanted 2 or more")
        fraction = _train_options.real("validation_fraction", self.validation_fraction)
        options = _train_options.train_options(
            epochs=self.epochs, batch_size=batch_size,
            validation_fraction=fraction if len(x) * fraction >= 1 else 0.0, threads=_threads(self.threads),
            **{name: getattr(self, name) for name in _OPTIONS}, **more,
        )
        network, options.seed = self._begun(outputs)
        names = _data.column_names(self)
        rows, held_out = _mlp_fit.Rows(x, y, weight, names, targets), None
        try:
            held_out = None if validation is None else _mlp_fit.Rows(*validation, names, targets)
            fitted = _mlp_fit.fit(network, rows, held_out, options, on_epoch)
        finally:
            for part in (rows, held_out):
                if part is not None:
                    part.free()
        return self._take(fitted)

    def _begun(self, outputs):
        """Returns the initial network of a fit, and the seed of its split and shuffles."""
        seed = _seed(self.random_state)
        before = getattr(self, "network_", None) if self.warm_start else None
        if before is not None and (before.features, before.outputs) == (self.n_features_in_, outputs):
            return before, seed
        if before is not None:
            raise ValueError(
                f"warm_start: the network of the previous fit has {before.features} features and {before.outputs} outputs; wanted data for "
                "these, or warm_start=False"
            )
        if self.network == "table":
            return _mlp_fit.table(_train_options.choice("Preset", "preset", self.preset), outputs, seed), seed
        if self.network != "mlp":
            raise ValueError(f"network is {self.network!r}; wanted 'mlp' or 'table'")
        activation = _train_options.choice("Activation", "activation", self.activation)
        init = _train_options.choice("Init", "init", self.init)
        return _mlp_fit.mlp([self.n_features_in_, *_widths(self.hidden), outputs], activation, init, seed), seed

    def _take(self, fitted):
        self.network_, self.history_, self.n_iter_ = fitted.network, fitted.epochs, len(fitted.epochs["epoch"])
        self.best_epoch_, self.metric_, self.stop_, self.notes_ = fitted.best_epoch, fitted.metric, fitted.stop, fitted.notes
        for note in fitted.notes:
            if not note.startswith(("table network: ", "the targets are the teacher's")):  # a choice of the library, not a problem with the data
                warnings.warn(note, UserWarning, stacklevel=4)
        if fitted.stop == "Interrupted":
            raise KeyboardInterrupt(f"the fit was interrupted after {self.n_iter_} epochs; the estimator has the best weights so far")
        return self

    def _outputs(self, X):
        """Returns the network's outputs (N, K), in double precision."""
        check_is_fitted(self)
        return _mlp_fit.predict(self.network_, _data.features(self, X, fits=False)).astype(np.float64)

    def _validation(self, validation, encoded):
        """Returns the validation rows in the form of the training rows; `encoded` converts targets to (N, T)."""
        if validation is None:
            return None
        x, y, weight = (*validation, None)[:3]
        x = _data.features(self, x, fits=False)
        y = encoded(y)
        check_consistent_length(x, y)
        return x, y, _data.weights(weight, x)


class Classifier(ClassifierMixin, _Estimator):
    """A network that classifies two or more classes; labels may be of any type.

    Parameters, with the names of those of `rootgrad.Mlp` and `rootgrad.fit`:

    - `network="mlp"`: fully connected layers; "table" is a `rootgrad.Table`, whose sizes are chosen from `preset="balanced"`, "fast" or
      "best" and the rows.
    - For an "mlp", `hidden=(64, 64)`: widths of the hidden layers. `activation="gelu"`: also "relu", "silu", "tanh", "sigmoid", "identity".
      `init="auto"`: initial distribution of the weights.
    - `epochs=None`: largest number of passes; None for 20, or for few rows the number that gives 500 steps. `batch_size=256`: rows in a
      step.
    - `learning_rate=None`: highest learning rate; None for the one that suits the kind of network. `learning_rates=None`: rates of parts,
      `{"layers.0": 1e-4}`. `freeze=None`: parts that are not trained.
    - `optimizer="adamw"`: or "adam", "sgd". `adam=None`: (beta1, beta2, epsilon). `momentum=None`: for "sgd". `weight_decay=None`: None for
      the one that suits the kind of network. `weight_decay_fade=0.0`: fraction of the steps, at the end, during which the weight decay
      falls to 0.
    - `schedule="auto"`: the one that suits the kind of network; or "constant", ("cosine", warmup[, final]), ("linear", …), ("wsd", warmup,
      decay[, final]), ("step", every_epochs, factor).
    - `clip_norm=0.0`: largest norm of a step's gradient; 0 for no limit.
    - `validation_fraction=0.2`: fraction of the rows used to choose the best epoch, whose weights the network then has (no such rows if
      there are fewer than 1/validation_fraction rows).
    - `monitor="loss"`: figure of the validation rows by which the best epoch is chosen; or "metric": the largest AUC or accuracy, the
      smallest RMSE. `patience=None`: number of epochs without a better one after which a fit ends.
    - `standardize=True`: True if the network standardises the features. `scaling="auto"`: the one that suits the kind of network;
      "standard": mean 0 and standard deviation 1; "robust": median 0 and distance of the quartiles 1, not sensitive to outliers.
    - `missing=None`: values that mark missing numbers, -999, `{"m_jj": -999}` or (-999, names): the mean and a flag replace them.
    - `teacher=None`: a fitted estimator for the same columns, and labels, whose scores replace `y`: a small network becomes nearly as good
      as a large one.
    - `init_from_rows=False`: True to scale the initial weights by the data, for deep networks.
    - `balance_classes=False`: True to give every class the same total weight in the loss.
    - `threads=None`: number of threads; None for OMP_NUM_THREADS, which joblib sets in the processes that it starts, else all. Results do
      not depend on it.
    - `progress="off"`: progress bar. `checkpoint=None`: a file; `checkpoint_every=1`, `resume=False`.
    - `warm_start=False`: True if a further fit continues from the weights, with the standardisation, of the previous one.
    - `random_state=None`: seed of the weights, the split and the shuffles. An integer n gives the bits of `rootgrad.Mlp(…, seed=n)` and
      `rootgrad.fit(…, seed=n)` if no two rows are equal.

    After a fit: `classes_` (K), `n_features_in_`, `feature_names_in_` for a table, `network_`, `n_iter_` epochs, `best_epoch_`, `history_`:
    a dict of arrays over the epochs (`train_loss`, `validation_loss`, `train_metric`, `validation_metric`, `learning_rate`, `seconds`,
    `events_per_second`, `epoch`), `metric_` ("Auc" for two classes, "Accuracy" for more), `stop_`, `notes_`: notes on the data, which are
    also issued as warnings.

    It computes in single precision. Predictions are thread safe; copies and pickles contain the network.
    """

    def __init__(self, hidden=(64, 64), *, activation="gelu", init="auto", epochs=None, batch_size=256, learning_rate=None,
                 learning_rates=None, freeze=None, optimizer="adamw", adam=None, momentum=None, weight_decay=None, weight_decay_fade=0.0,
                 schedule="auto", clip_norm=0.0, validation_fraction=0.2, patience=None, monitor="loss", standardize=True, scaling="auto",
                 missing=None, init_from_rows=False, balance_classes=False, threads=None, progress="off", checkpoint=None, checkpoint_every=1, resume=False,
                 warm_start=False, random_state=None,
                 network="mlp", preset="balanced", teacher=None):
        super().__init__(hidden, activation, init, epochs, batch_size, learning_rate, learning_rates, freeze, optimizer, adam, momentum,
                         weight_decay, weight_decay_fade, schedule, clip_norm, validation_fraction, patience, monitor, standardize, scaling, missing, threads,
                         progress, checkpoint, checkpoint_every, resume, warm_start, random_state, network, preset, teacher)
        self.balance_classes, self.init_from_rows = balance_classes, init_from_rows

    def fit(self, X, y, sample_weight=None, *, validation=None, on_epoch=None):
        """Fits the network to `X` (N, F) and the labels `y` (N).

        `sample_weight` (N): may be negative; rows of weight 0 are left out. `validation`: (X, y) or (X, y, sample_weight) for validation,
        instead of a part of `X`. `on_epoch(row)`: called after each epoch with a dict of its figures; if it returns False the fit ends.
        Ctrl-C ends a fit with the best weights so far and raises KeyboardInterrupt.
        """
        x = _data.features(self, X, fits=True)
        labels, targets = _labels(self, y)
        check_consistent_length(x, labels)
        weight = _data.weights(sample_weight, x)
        classes, number = np.unique(labels, return_inverse=True)
        if len(classes) < 2:
            raise ValueError(f"y has one class, {classes.tolist()[0]!r}; wanted 2 classes or more")
        if self.warm_start and hasattr(self, "network_") and not np.array_equal(classes, self.classes_):
            raise ValueError(f"warm_start: y has the classes {classes.tolist()}; wanted those of the previous fit, {self.classes_.tolist()}")
        self.classes_ = classes
        held_out = self._validation(validation, self._encoded)
        y_single = number.reshape(-1, 1).astype(np.float32)
        return self._fit(x, y_single, weight, targets, len(classes) if len(classes) > 2 else 1, held_out, on_epoch,
                         balance_classes=self.balance_classes, init_from_rows=self.init_from_rows)

    def _encoded(self, y):
        """Returns the numbers of labels (N, 1)."""
        labels, _ = _labels(self, y)
        unknown = np.setdiff1d(labels, self.classes_)
        if len(unknown):
            raise ValueError(f"y of validation has the class {unknown.tolist()[0]!r}; wanted those of y: {self.classes_.tolist()}")
        return np.searchsorted(self.classes_, labels).reshape(-1, 1).astype(np.float32)

    def decision_function(self, X):
        """Returns logits: (N) for two classes, above 0 for `classes_[1]`; (N, K) for more."""
        raw = self._outputs(X)
        return raw[:, 0] if raw.shape[1] == 1 else raw

    def predict_proba(self, X):
        """Returns probabilities (N, K) of the classes in the order of `classes_`, computed from the logits in double precision. The
        network's `output="probability"` is rounded to single precision, in which 1 - p of a nearly certain event is 0.
        """
        raw = self._outputs(X)
        return expit(np.concatenate([-raw, raw], axis=1)) if raw.shape[1] == 1 else softmax(raw, axis=1)

    def predict_log_proba(self, X):
        """Returns the logarithms of the probabilities (N, K), which are finite also if a probability is 0."""
        raw = self._outputs(X)
        return log_expit(np.concatenate([-raw, raw], axis=1)) if raw.shape[1] == 1 else log_softmax(raw, axis=1)

    def predict(self, X):
        """Returns the most likely label of each row (N)."""
        raw = self._outputs(X)
        return self.classes_[(raw[:, 0] > 0).astype(int) if raw.shape[1] == 1 else raw.argmax(axis=1)]


class Regressor(RegressorMixin, _Estimator):
    """A network for the regression of one or several values, in the units of `y`.

    Parameters and attributes are those of `Classifier`, except `classes_` and `balance_classes`, and `loss="mse"`: or "huber", ("huber",
    delta) with delta in standard deviations of the target. `metric_` is "Rmse". Targets are standardised like features.
    """

    def __init__(self, hidden=(64, 64), *, loss="mse", activation="gelu", init="auto", epochs=None, batch_size=256, learning_rate=None,
                 learning_rates=None, freeze=None, optimizer="adamw", adam=None, momentum=None, weight_decay=None, weight_decay_fade=0.0,
                 schedule="auto", clip_norm=0.0, validation_fraction=0.2, patience=None, monitor="loss", standardize=True, scaling="auto",
                 missing=None, init_from_rows=False, threads=None, progress="off", checkpoint=None, checkpoint_every=1, resume=False, warm_start=False,
                 random_state=None,
                 network="mlp", preset="balanced", teacher=None):
        super().__init__(hidden, activation, init, epochs, batch_size, learning_rate, learning_rates, freeze, optimizer, adam, momentum,
                         weight_decay, weight_decay_fade, schedule, clip_norm, validation_fraction, patience, monitor, standardize, scaling, missing, threads,
                         progress, checkpoint, checkpoint_every, resume, warm_start, random_state, network, preset, teacher)
        self.loss, self.init_from_rows = loss, init_from_rows

    def __sklearn_tags__(self):
        tags = super().__sklearn_tags__()
        tags.target_tags.multi_output = True
        return tags

    def fit(self, X, y, sample_weight=None, *, validation=None, on_epoch=None):
        """Fits the network to `X` (N, F) and the values `y` (N), or (N, T); otherwise as `Classifier.fit`."""
        x = _data.features(self, X, fits=True)
        values, targets = _values(self, y)
        check_consistent_length(x, values)
        self._is_flat = values.ndim == 1
        weight = _data.weights(sample_weight, x)
        values = values.reshape(len(x), -1)
        held_out = self._validation(validation, lambda y: _values(self, y)[0].reshape(-1, values.shape[1]))
        return self._fit(x, values, weight, targets, values.shape[1], held_out, on_epoch,
                         loss=self.loss if self.teacher is None else None, init_from_rows=self.init_from_rows)

    def predict(self, X):
        """Returns values (N), or (N, T) for several targets."""
        raw = self._outputs(X)
        return raw[:, 0] if self._is_flat else raw


def _labels(estimator, y):
    """Returns labels (N) of any type, and their name."""
    _refuse_none(estimator, y)
    y, names = _data.targets(y)
    labels = column_or_1d(y, warn=True)
    check_classification_targets(labels)
    return labels, names or ["target"]


def _values(estimator, y):
    """Returns numbers (N), or (N, T), single precision, and their names."""
    _refuse_none(estimator, y)
    _data.refuse_masked("y", y)
    y, names = _data.targets(y)
    values = check_array(y, ensure_2d=False, dtype="numeric", input_name="y", estimator=estimator)
    if values.ndim == 2 and values.shape[1] == 1:
        values = column_or_1d(values, warn=True)
    count = 1 if values.ndim == 1 else values.shape[1]
    return _data.single("y", values), names or (["target"] if count == 1 else [f"target[{i}]" for i in range(count)])


def _refuse_none(estimator, y):
    if y is None:
        raise ValueError(f"{type(estimator).__name__} requires y to be passed, but the target y is None")


def _widths(hidden):
    """Returns widths of hidden layers, each above 0."""
    widths = [hidden] if isinstance(hidden, (int, np.integer)) else list(hidden)
    widths = [_train_options.count("hidden", width) for width in widths]
    if 0 in widths:
        raise ValueError(f"hidden is {hidden!r}; wanted widths above 0")
    return widths


def _seed(random_state):
    if isinstance(random_state, (int, np.integer)):
        return _train_options.count("random_state", random_state)
    return int(check_random_state(random_state).randint(2**31 - 1))


def _threads(threads):
    if threads is not None:
        return _train_options.count("threads", threads)
    first = os.environ.get("OMP_NUM_THREADS", "").split(",")[0].strip()
    return int(first) if first.isdecimal() else 0
