//! The four problems of ADBench (Srajer, Kukelova & Fitzgibbon 2018), in small.

/// ADBench: the log-likelihood of a Gaussian mixture, two components in two dimensions.
mod gmm {
    use crate::prelude::*;

    const DATA: [[f64; 2]; 4] = [[0.3, -0.1], [1.2, 0.7], [-0.8, 0.4], [0.1, 1.5]];

    /// Parameters: weights α (2), means μ (2×2), logarithms of the diagonals of Q (2×2), its lower parts (2).
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (alphas, rest) = p.split_at(2);
        let (means, rest) = rest.split_at(4);
        let (diagonals, lowers) = rest.split_at(4);
        let mut total = 0.0;
        for point in &DATA {
            let mut terms = [0.0; 2];
            let mut top = f64::NEG_INFINITY;
            for k in 0..2 {
                let c = [point[0] - means[2 * k], point[1] - means[2 * k + 1]];
                let q = &diagonals[2 * k..2 * k + 2];
                let y0 = q[0].exp() * c[0];
                let y1 = lowers[k] * c[0] + q[1].exp() * c[1];
                terms[k] = alphas[k] + q[0] + q[1] - 0.5 * (y0 * y0 + y1 * y1);
                top = top.max(terms[k]);
            }
            let mut sum = 0.0;
            for t in &terms {
                sum += (t - top).exp();
            }
            total += sum.ln() + top;
        }
        let mut top = alphas[0];
        if alphas[1] > top {
            top = alphas[1];
        }
        let mut sum = 0.0;
        for a in alphas {
            sum += (a - top).exp();
        }
        total -= 4.0 * (sum.ln() + top);
        let mut prior = 0.0;
        for k in 0..2 {
            prior += diagonals[2 * k] + diagonals[2 * k + 1];
            for i in 0..2 {
                let d = diagonals[2 * k + i].exp();
                prior -= 0.5 * d * d;
            }
            prior -= 0.5 * lowers[k] * lowers[k];
        }
        total + prior
    }
    case!(slice at [&[0.1, -0.4, 0.2, 0.3, -0.5, 0.8, 0.1, -0.2, 0.3, 0.05, 0.4, -0.3]]);
}

/// ADBench: reprojection error of a camera with radial distortion (bundle adjustment).
mod bundle_adjustment {
    use crate::prelude::*;

    #[differentiable]
    fn rotated(rotation: &[f64], point: &[f64], axis: usize) -> f64 {
        let mut square = 0.0;
        for r in rotation {
            square += r * r;
        }
        let (a, b) = ((axis + 1) % 3, (axis + 2) % 3);
        if square == 0.0 {
            return point[axis] + rotation[a] * point[b] - rotation[b] * point[a];
        }
        let theta = square.sqrt();
        let (sin, cos) = theta.sin_cos();
        let w = [rotation[0] / theta, rotation[1] / theta, rotation[2] / theta];
        let cross = w[a] * point[b] - w[b] * point[a];
        let dot = w[0] * point[0] + w[1] * point[1] + w[2] * point[2];
        point[axis] * cos + cross * sin + w[axis] * dot * (1.0 - cos)
    }

    /// Camera: rotation 3, centre 3, focal length, principal point 2, distortion 2; point 3; weight.
    #[autodiff_reverse(reverse, Duplicated, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[differentiable]
    pub fn primal(error: &mut [f64], p: &[f64]) {
        let (camera, rest) = p.split_at(11);
        let (point, weight) = rest.split_at(3);
        let mut moved = [0.0; 3];
        for i in 0..3 {
            moved[i] = point[i] - camera[3 + i];
        }
        let mut turned = [0.0; 3];
        for i in 0..3 {
            turned[i] = rotated(&camera[..3], &moved, i);
        }
        let (u, v) = (turned[0] / turned[2], turned[1] / turned[2]);
        let r2 = u * u + v * v;
        let l = 1.0 + camera[9] * r2 + camera[10] * r2 * r2;
        error[0] = weight[0] * (camera[6] * u * l + camera[7] - 0.3);
        error[1] = weight[0] * (camera[6] * v * l + camera[8] + 0.2);
        error[2] = 1.0 - weight[0] * weight[0];
    }
    case!(map(3) at [
        &[7.0, 7.0, 7.0, 0.1, -0.2, 0.3, 0.5, 0.1, -0.4, 1.1, 0.05, 0.02, 0.1, -0.03, 0.4, 0.3, 1.9, 0.8]
    ]; kinks [
        &[7.0, 7.0, 7.0, 0.0, 0.0, 0.0, 0.5, 0.1, -0.4, 1.1, 0.05, 0.02, 0.1, -0.03, 0.4, 0.3, 1.9, 0.8]
    ]);
}

/// ADBench's hand tracking in small: a chain of bones turned about axes, distances of its tips to targets.
mod hand_tracking {
    use crate::prelude::*;

    const PARENTS: [usize; 4] = [usize::MAX, 0, 1, 1];

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        // One angle and one length a bone; 2×3 affine maps, relative, then absolute.
        let mut absolute = [[0.0; 6]; 4];
        for b in 0..4 {
            let (s, c) = p[2 * b].sin_cos();
            let relative = [c, -s, p[2 * b + 1] * c, s, c, p[2 * b + 1] * s];
            if PARENTS[b] == usize::MAX {
                for k in 0..6 {
                    absolute[b][k] = relative[k];
                }
                continue;
            }
            let parent = PARENTS[b];
            for r in 0..2 {
                for k in 0..3 {
                    let mut sum = if k == 2 { absolute[parent][3 * r + 2] } else { 0.0 };
                    for m in 0..2 {
                        sum += absolute[parent][3 * r + m] * relative[3 * m + k];
                    }
                    absolute[b][3 * r + k] = sum;
                }
            }
        }
        let mut error = 0.0;
        for b in 2..4 {
            let dx = absolute[b][2] - b as f64;
            let dy = absolute[b][5] + 0.5;
            error += (dx * dx + dy * dy).sqrt();
        }
        error
    }
    case!(slice at [&[0.3, 1.0, -0.2, 0.8, 0.5, 0.6, -0.7, 0.9]]);
}

/// ADBench: an LSTM's loss, one layer of two cells, over a short sequence.
mod lstm {
    use crate::prelude::*;

    #[differentiable]
    fn logistic(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    const SEQUENCE: [[f64; 2]; 4] = [[0.1, 0.9], [0.7, 0.3], [0.4, 0.4], [0.9, 0.2]];

    /// Weights and biases of the four gates (2 each), then of the output (2 + 2).
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (weight, rest) = p.split_at(8);
        let (bias, output) = rest.split_at(8);
        let mut cell = [0.0; 2];
        let mut hidden = [0.0; 2];
        let mut total = 0.0;
        let mut count = 0;
        for t in 0..3 {
            for j in 0..2 {
                let forget = logistic(SEQUENCE[t][j] * weight[j] + bias[j]);
                let ingate = logistic(hidden[j] * weight[2 + j] + bias[2 + j]);
                let outgate = logistic(SEQUENCE[t][j] * weight[4 + j] + bias[4 + j]);
                let change = (hidden[j] * weight[6 + j] + bias[6 + j]).tanh();
                cell[j] = cell[j] * forget + ingate * change;
                hidden[j] = outgate * cell[j].tanh();
            }
            let mut sum = 2.0;
            let mut y = [0.0; 2];
            for j in 0..2 {
                y[j] = hidden[j] * output[j] + output[2 + j];
                sum += y[j].exp();
            }
            let norm = sum.ln();
            for j in 0..2 {
                total += SEQUENCE[t + 1][j] * (y[j] - norm);
                count += 1;
            }
        }
        -total / count as f64
    }
    case!(slice at [&crate::common::wave::<20>()]);
}
