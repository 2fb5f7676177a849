"""JAX on the CPU, float32: the networks of `cargo xtask bench graph`, with rootgrad's weights, events, batches and AdamW.

Mode "jit": a jitted step for each batch, with donated buffers. Channels are last, which is XLA's faster layout on a CPU. Before it is
ready, it compares loss and gradient tensors with rootgrad's, for the first batch and for its first four rows. XLA chooses its number of
threads itself.
"""
import math
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from worker import graph_case, serve

BETA1, BETA2, EPSILON, DECAY, RATE = 0.9, 0.999, 1e-8, 0.01, 1e-3

gelu, elu, relu = partial(jax.nn.gelu, approximate=True), jax.nn.elu, jax.nn.relu


def linear(p, name, x):
    return x @ p[name + ".weight"] + p[name + ".bias"]


def conv1d(p, name, x):
    y = lax.conv_general_dilated(x, p[name + ".weight"], (1,), "VALID", dimension_numbers=("NWC", "WIO", "NWC"))
    return y + p[name + ".bias"]


def conv2d(p, name, x, stride):
    w = p[name + ".weight"]
    padding = [(w.shape[0] // 2,) * 2] * 2
    return lax.conv_general_dilated(x, w, (stride,) * 2, padding, dimension_numbers=("NHWC", "HWIO", "NHWC"))


def max_pool(x, window):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, window, 1), (1, window, 1), "VALID")


def standardised(x, axes):
    centred = x - x.mean(axes, keepdims=True)
    return centred * lax.rsqrt((centred * centred).mean(axes, keepdims=True) + 1e-5)


def layernorm(p, name, x):
    return standardised(x, -1) * p[name + ".weight"] + p[name + ".bias"]


def group_norm(p, name, x):
    n, h, w, c = x.shape
    y = standardised(x.reshape(n, h, w, 8, c // 8), (1, 2, 4)).reshape(x.shape)
    return y * p[name + ".weight"] + p[name + ".bias"]


def strain(p, x):
    x = x[..., None]
    for n in range(6):
        x = conv1d(p, f"convolutions.{n}", x)
        x = elu(max_pool(x, (4, 3, 2)[n // 2]) if n % 2 else x)
    x = x.swapaxes(1, 2).reshape(len(x), -1)
    return linear(p, "dense.2", elu(linear(p, "dense.1", elu(linear(p, "dense.0", x)))))


def tagger(p, x):
    x = max_pool(gelu(conv1d(p, "first", x[..., None])), 4)
    return linear(p, "head", gelu(conv1d(p, "second", x)).mean(1))


def deep_set(p, x):
    particles, mask = x[:, :80].reshape(-1, 20, 4), x[:, 80:]
    h = relu(linear(p, "second", relu(linear(p, "first", particles))))
    return linear(p, "head", (h * mask[..., None]).sum(1) / mask.sum(1, keepdims=True))


def resnet8(p, x):
    """The network with group norm instead of batch norm, like all contestants."""
    x = relu(group_norm(p, "norm", conv2d(p, "stem", x.reshape(-1, 28, 28, 1), 1)))
    for n, stride in enumerate((1, 2, 2)):
        of = f"blocks.{n}."
        y = relu(group_norm(p, of + "norm1", conv2d(p, of + "first", x, stride)))
        y = group_norm(p, of + "norm2", conv2d(p, of + "second", y, 1))
        if stride > 1:
            x = group_norm(p, of + "norm3", conv2d(p, of + "shortcut", x, stride))
        x = relu(y + x)
    return linear(p, "head", x.mean((1, 2)))


def lstm(p, x):
    x = x.reshape(-1, 50, 8).swapaxes(0, 1)
    products = x @ p["lstm.weight_ih_l0"].T + (p["lstm.bias_ih_l0"] + p["lstm.bias_hh_l0"])

    def step(state, product):
        h, c = state
        i, f, g, o = jnp.split(product + h @ p["lstm.weight_hh_l0"].T, 4, 1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        return (jax.nn.sigmoid(o) * jnp.tanh(c), c), None

    zeros = jnp.zeros((x.shape[1], 64))
    (h, _), _ = lax.scan(step, (zeros, zeros), products)
    return linear(p, "head", h)


def attention(p, x):
    x = x.reshape(-1, 32, 64)
    q, k, v = linear(p, "qkv", layernorm(p, "norm1", x)).reshape(-1, 32, 3, 4, 16).transpose(2, 0, 3, 1, 4)
    y = jax.nn.softmax(q @ k.swapaxes(2, 3) / 4, -1) @ v
    x = x + linear(p, "output", y.swapaxes(1, 2).reshape(-1, 32, 64))
    x = x + linear(p, "down", gelu(linear(p, "up", layernorm(p, "norm2", x))))
    return linear(p, "head", x.mean(1))


def mlp(p, x):
    layers = len(p) // 2
    for n in range(layers - 1):
        x = relu(linear(p, f"layers.{n}", x))
    return linear(p, f"layers.{layers - 1}", x)


NETWORKS = {
    "gw64": strain,
    "gw256": strain,
    "tagger": tagger,
    "deepset": deep_set,
    "resnet8": resnet8,
    "lstm": lstm,
    "attention": attention,
    "mlp28": mlp,
    "mlp784": mlp,
}


def own_layout(tensors):
    """Returns rootgrad's tensors in JAX's layout, channels last: (O, I, …) → (…, I, O)."""
    last = lambda values: np.moveaxis(values, (0, 1), (-1, -2)) if values.ndim > 2 else values
    return {name: jnp.asarray(last(values)) for name, values in tensors.items()}


def compare(c, params, gradient_of, what):
    """Returns the loss of the first rows, the largest ‖Δ‖/‖ref‖ over the gradient's tensors, and the name of that tensor."""
    loss, gradient = gradient_of(params, *c.first(what))
    ours = own_layout(c.tensors(f"{what}-gradient"))
    assert ours.keys() == gradient.keys()
    errors = []
    for name, own in gradient.items():
        own, other = np.asarray(own, np.float64), np.asarray(ours[name], np.float64)
        error = float(np.linalg.norm(other - own) / np.linalg.norm(own))
        errors.append((error if math.isfinite(error) else 1e9, name))  # JSON has no NaN; 1e9 is also a failure
    worst, name = max(errors)
    return {f"{what}_loss": float(loss), f"{what}_worst": worst, f"{what}_tensor": name}


def update(p, g, m, v, t):
    """AdamW, weight decay on matrices only (Loshchilov & Hutter, arXiv:1711.05101)."""
    m = BETA1 * m + (1 - BETA1) * g
    v = BETA2 * v + (1 - BETA2) * g * g
    step = (m / (1 - BETA1**t)) / (jnp.sqrt(v / (1 - BETA2**t)) + EPSILON)
    return p - RATE * (step + (DECAY * p if p.ndim > 1 else 0.0)), m, v


def training(c, params, loss_on):
    x, y = jnp.asarray(c.x), jnp.asarray(c.y)

    def step(state, rows, x, y):
        params, m, v, t = state
        t = t + 1
        loss, grads = jax.value_and_grad(loss_on)(params, x[rows], y[rows])
        new = {name: update(p, grads[name], m[name], v[name], t) for name, p in params.items()}
        return (*({name: three[n] for name, three in new.items()} for n in range(3)), t), loss

    step = jax.jit(step, donate_argnums=0)
    zeros = lambda: jax.tree.map(jnp.zeros_like, params)  # one for each moment: both are donated
    state, random = [(params, zeros(), zeros(), jnp.float32(0))], np.random.default_rng(1)

    def epoch():
        order, s, losses = random.permutation(len(x)).astype(np.int32), state[0], []
        for first in range(0, len(x), c.batch):
            s, loss = step(s, order[first : first + c.batch], x, y)
            losses.append(loss)
        state[0] = jax.block_until_ready(s)
        if not np.isfinite(sum(float(loss) for loss in losses)):
            raise SystemExit("the loss is not finite")

    return epoch


def main():
    c = graph_case()
    net = NETWORKS[c.name]

    def loss_on(p, x, y):
        z = net(p, x)
        if c.outputs == 1:
            return jnp.mean(jax.nn.softplus(z[:, 0]) - y * z[:, 0])
        return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(z), y[:, None], 1))

    params = own_layout(c.tensors("parameters"))
    gradient_of = jax.jit(jax.value_and_grad(loss_on))
    info = compare(c, params, gradient_of, "batch") | compare(c, params, gradient_of, "few")
    run = training(c, params, loss_on)
    for _ in range(2):  # compiles, warms up
        run()
    serve(run, info | {"version": jax.__version__, "threads": c.threads})


main()
