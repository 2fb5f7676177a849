//! Loss, logits, gradients and ten steps against PyTorch: `tests/reference/gpt2.json`, made by `gpt2.py` beside it.

use serde_json::Value;

use crate::kernels::{self, Context, Real};
use crate::models::gpt2::{Evaluator, Gpt2, Gpt2Config, Recompute, StepOptions, Trainer};
use crate::threads::Team;

const CONFIG: Gpt2Config = Gpt2Config {
    max_time: 12,
    vocabulary: 29,
    padded_vocabulary: 32,
    layers: 2,
    heads: 2,
    channels: 16,
};

fn reference() -> Value {
    serde_json::from_str(include_str!("../../../../tests/reference/gpt2.json")).unwrap()
}

fn array(value: &Value) -> Vec<f64> {
    value.as_array().unwrap().iter().map(|v| v.as_f64().unwrap()).collect()
}

/// scale·sin(1.7 i + 0.3), rounded to `f32`, as in the script.
fn wave(range: std::ops::Range<usize>, scale: f64) -> Vec<f32> {
    range.map(|i| (scale * (1.7 * i as f64 + 0.3).sin()) as f32).collect()
}

fn model() -> Gpt2 {
    let mut model = Gpt2::zeros(CONFIG).unwrap();
    for tensor in model.layout().clone().tensors() {
        let values = &mut model.parameters_mut()[tensor.range()];
        values.copy_from_slice(&wave(tensor.range(), 0.3));
        if tensor.name.starts_with("ln") && tensor.name.ends_with('w') {
            values.iter_mut().for_each(|v| *v = (1.0 + f64::from(*v)) as f32);
        }
    }
    model
}

fn batch() -> (Vec<u32>, Vec<u32>) {
    ((0..33).map(|i| i * 7 % 29).collect(), (0..33).map(|i| (i * 5 + 3) % 29).collect())
}

/// ‖got − want‖ / ‖want‖.
fn difference<T: Real>(got: &[T], want: &[f64]) -> f64 {
    assert_eq!(got.len(), want.len());
    let error = got.iter().zip(want).map(|(g, w)| (g.to_f64() - w).powi(2)).sum::<f64>();
    (error / want.iter().map(|w| w * w).sum::<f64>()).sqrt()
}

#[test]
fn loss_logits_and_every_gradient() {
    let (reference, team, model) = (&reference()["model"], Team::new(2), model());
    let (tokens, targets) = batch();
    for recompute in [Recompute::Off, Recompute::Layers] {
        let mut trainer = Trainer::recomputing(&model, 3, 11, recompute).unwrap();
        let loss = trainer.accumulate(&team, &tokens, &targets, 1.0).unwrap();
        let want = reference["loss"].as_f64().unwrap();
        assert!((f64::from(loss) - want).abs() < 1e-6 * want, "{loss} against {want}");
        for tensor in trainer.layout().tensors() {
            let want = array(&reference["gradients"][tensor.name]);
            let error = difference(&trainer.gradient()[tensor.range()], &want);
            assert!(error < 5e-6, "{}, {recompute}: {error:e}", tensor.name);
        }
    }
    let mut logits = vec![0.0; 33 * 29];
    Evaluator::new(&model, 3, 11).unwrap().logits(&team, &tokens, &mut logits).unwrap();
    let error = difference(&logits, &array(&reference["logits"]));
    assert!(error < 2e-6, "logits: {error:e}");
}

#[test]
fn ten_steps() {
    let (reference, team) = (&reference()["model"], Team::new(2));
    let mut trainer = Trainer::new(&model(), 3, 11).unwrap();
    let (tokens, targets) = batch();
    let options = StepOptions {
        learning_rate: 1e-2,
        betas: (0.9, 0.95),
        epsilon: 1e-8,
        weight_decay: 0.1,
        clip_norm: Some(0.5),
    };
    let (losses, norms) = (array(&reference["losses"]), array(&reference["norms"]));
    for (step, (loss, norm)) in losses.iter().zip(&norms).enumerate() {
        let report = trainer.step(&team, &tokens, &targets, &options).unwrap();
        let (got, gradient) = (f64::from(report.loss), report.gradient_norm);
        assert!((got - loss).abs() < 2e-4, "step {step}: loss {got} against {loss}");
        assert!((gradient - norm).abs() < 2e-3 * norm, "step {step}: norm {gradient}, {norm}");
    }
}

fn attention<T: Real>(causal: bool, tolerance: f64) {
    let reference = &reference()[if causal { "attention" } else { "attention_to_all" }];
    let [b, t, c, h] = ["B", "T", "C", "H"].map(|key| reference[key].as_u64().unwrap() as usize);
    let values = |wave: Vec<f32>| wave.iter().map(|&v| T::from_f64(v.into())).collect::<Vec<_>>();
    let (team, mut none) = (Team::new(2), []);
    let context = Context::new(&team, &mut none);
    let qkv = values(wave(0..b * t * 3 * c, 2.0));
    let (mut out, mut kept) = (vec![T::ZERO; b * t * c], vec![T::ZERO; b * h * t]);
    kernels::attention(&mut out, &mut kept, &qkv, causal, &context, b, t, c, h);
    let error = difference(&out, &array(&reference["out"]));
    assert!(error < tolerance, "out: {error:e}");
    let mut d_out = values(wave(5..5 + b * t * c, 1.0));
    let mut d_qkv = vec![T::ZERO; qkv.len()];
    kernels::attention_pullback(
        &out,
        &mut d_out,
        &kept,
        &mut [],
        &qkv,
        &mut d_qkv,
        causal,
        &context,
        b,
        t,
        c,
        h,
    );
    let error = difference(&d_qkv, &array(&reference["d_qkv"]));
    assert!(error < tolerance, "d_qkv: {error:e}");
}

#[test]
fn attention_over_several_tiles() {
    for causal in [true, false] {
        attention::<f64>(causal, 1e-7); // the digits written
        attention::<f32>(causal, 3e-6);
    }
}
