#[autodiff_reverse(d_loss, Duplicated, Const, Duplicated, Const, Active)]
fn loss<T: Real>(params: &[T], x: &[T], #[write_once] acts: &mut [T], layers: &[Layer]) -> T {
    for (l, layer) in layers.iter().enumerate() {
        let (before, rest) = acts.split_at_mut(layer.start);
        let out = &mut rest[..layer.size];
        let w = &params[layer.weight.clone()];
        let b = &params[layer.bias.clone()];
        if l == 0 {
            linear(out, x, w, b, layer.activation);
        } else {
            linear(out, &before[layer.from.clone()], w, b, layer.activation);
        }
    }
    mse(&acts[layers[layers.len() - 1].start..])
}
