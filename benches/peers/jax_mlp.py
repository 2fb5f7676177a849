"""JAX on the CPU, float32: the same network, optimiser (AdamW), batches and data as rootgrad.

Modes: "jit" (a jitted step, called for every batch), "scan" (a whole epoch of batches inside one jitted lax.scan). XLA chooses its number
of threads itself.
"""
import os
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from worker import case, serve

BETA1, BETA2, EPSILON, DECAY, RATE = 0.9, 0.999, 1e-8, 0.01, 1e-3
ACTIVATIONS = {"relu": jax.nn.relu, "gelu": partial(jax.nn.gelu, approximate=True)}


def initial(widths, key):
    layers = []
    for inputs, outputs in zip(widths, widths[1:]):
        key, part = jax.random.split(key)
        layers.append({"w": jax.random.normal(part, (inputs, outputs)) * (2 / inputs) ** 0.5, "b": jnp.zeros(outputs)})
    return layers


def logits(params, x, activation):
    for layer in params[:-1]:
        x = activation(x @ layer["w"] + layer["b"])
    return (x @ params[-1]["w"] + params[-1]["b"])[:, 0]


def loss_on(params, x, y, activation):
    z = logits(params, x, activation)
    return jnp.mean(jax.nn.softplus(z) - y * z)


def update(p, g, m, v, t):
    """AdamW, weight decay on matrices only (Loshchilov & Hutter, arXiv:1711.05101)."""
    m = BETA1 * m + (1 - BETA1) * g
    v = BETA2 * v + (1 - BETA2) * g * g
    step = (m / (1 - BETA1**t)) / (jnp.sqrt(v / (1 - BETA2**t)) + EPSILON)
    return p - RATE * (step + (DECAY * p if p.ndim == 2 else 0.0)), m, v


def step(state, rows, x, y, activation):
    params, m, v, t = state
    t = t + 1
    loss, grads = jax.value_and_grad(loss_on)(params, x[rows], y[rows], activation)
    leaves, tree = jax.tree.flatten(params)
    new = [update(*four, t) for four in zip(leaves, *(jax.tree.leaves(s) for s in (grads, m, v)))]
    params, m, v = (jax.tree.unflatten(tree, part) for part in zip(*new))
    return (params, m, v, t), loss


def training(c, x, y):
    activation = ACTIVATIONS[c["activation"]]
    params = initial(c["widths"], jax.random.key(1))
    zeros = lambda: jax.tree.map(jnp.zeros_like, params)  # one for each moment: both are donated
    state = [(params, zeros(), zeros(), jnp.float32(0))]
    one = jax.jit(lambda s, rows, x, y: step(s, rows, x, y, activation), donate_argnums=0)
    all_ = jax.jit(lambda s, batches, x, y: jax.lax.scan(lambda s, r: step(s, r, x, y, activation), s, batches), donate_argnums=0)
    random, n, batch = np.random.default_rng(1), c["rows"], c["batch"]
    whole = n // batch * batch

    def epoch():
        order = random.permutation(n).astype(np.int32)
        s, losses = state[0], []
        if c["mode"] == "scan":
            s, some = all_(s, order[:whole].reshape(-1, batch), x, y)
            losses.append(some.sum())
        else:
            for first in range(0, whole, batch):
                s, loss = one(s, order[first : first + batch], x, y)
                losses.append(loss)
        if whole < n:
            s, loss = one(s, order[whole:], x, y)
            losses.append(loss)
        state[0] = jax.block_until_ready(s)
        if not np.isfinite(sum(float(loss) for loss in losses)):
            raise SystemExit("the loss is not finite")

    return epoch


def inference(c, x):
    params = initial(c["widths"], jax.random.key(1))
    net = jax.jit(lambda params, x: logits(params, x, ACTIVATIONS[c["activation"]]))
    return lambda: jax.block_until_ready(net(params, x))


def main():
    c = case()
    x, y = jnp.asarray(c["x"]), jnp.asarray(c["y"])
    run = training(c, x, y) if c["task"] == "train" else inference(c, x)
    for _ in range(2):  # compiles, warms up
        run()
    serve(run, {"version": jax.__version__, "threads": os.cpu_count()})


main()
