//! An activation combined with its loss.

use rootgrad_autodiff::{autodiff_reverse, export_torch, hessian_vector};

/// Returns the mean focal loss of logits z for targets t, 0 or 1: −(1 − q)^γ log q, with p = 1/(1 + e^(−z)), and q = p for t = 1, 1
/// − p for t = 0 (Lin et al., <https://arxiv.org/abs/1708.02002>). For γ = 0 it is the cross-entropy.
///
/// # Panics
/// If the numbers of targets and logits differ.
#[export_torch]
#[autodiff_reverse(d_focal_loss, Duplicated, Const, Const, Active)]
#[hessian_vector(h_focal_loss, Duplicated, Const, Const, Active)]
pub fn focal_loss(z: &[f64], t: &[f64], gamma: f64) -> f64 {
    assert!(z.len() == t.len(), "there are {} logits and {} targets", z.len(), t.len());
    let mut sum = 0.0;
    for (z, t) in z.iter().zip(t) {
        let of_truth = (2.0 * t - 1.0) * z;
        // log q = −log(1 + e^(−u)), log(1 − q) = log q − u, without overflow.
        let log_q = of_truth.min(0.0) - (-of_truth.abs()).exp().ln_1p();
        sum -= (gamma * (log_q - of_truth)).exp() * log_q;
    }
    sum / z.len() as f64
}
