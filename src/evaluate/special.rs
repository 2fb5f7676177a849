//! Statistical functions: tails and quantiles of the normal, χ², beta and Kolmogorov distributions.

/// Returns P(Z > z) of a standard normal variable.
pub(super) fn normal_tail(z: f64) -> f64 {
    0.5 * libm::erfc(z / std::f64::consts::SQRT_2)
}

/// Returns the density of the standard normal distribution.
pub(super) fn normal_density(z: f64) -> f64 {
    (-0.5 * z * z).exp() / (2.0 * std::f64::consts::PI).sqrt()
}

/// Returns z with P(Z < z) = p; ∓∞ at 0 and 1.
///
/// The initial value is 26.2.23 of Abramowitz & Stegun, whose error is below 5e-4. It is improved by Halley's method, each step of which triples the
/// number of digits.
pub(super) fn normal_quantile(p: f64) -> f64 {
    if p <= 0.0 || p >= 1.0 {
        return if p <= 0.0 { f64::NEG_INFINITY } else { f64::INFINITY };
    }
    let tail = p.min(1.0 - p);
    let t = (-2.0 * tail.ln()).sqrt();
    let up = 2.515517 + t * (0.802853 + t * 0.010328);
    let mut z = t - up / (1.0 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
    for _ in 0..3 {
        let step = (normal_tail(z) - tail) / normal_density(z);
        z += step / (1.0 - 0.5 * z * step);
    }
    if p < 0.5 { -z } else { z }
}

/// Returns the number of standard deviations that contain the central fraction `level` of a normal distribution.
pub(super) fn deviations(level: f64) -> f64 {
    -normal_quantile(0.5 * (1.0 - level))
}

/// Returns P(a, x) and Q(a, x) = 1 - P, the regularised incomplete gamma functions (series below x = a + 1, else Lentz's continued fraction: Press et
/// al., Numerical Recipes, 6.2); a > 0, x ≥ 0.
fn gamma(a: f64, x: f64) -> (f64, f64) {
    if x <= 0.0 {
        return (0.0, 1.0);
    }
    let front = (a * x.ln() - x - libm::lgamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        while term > sum * f64::EPSILON {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        let p = (front * sum).min(1.0);
        return (p, 1.0 - p);
    }
    let part = |n: usize| {
        let n = n as f64;
        (-n * (n - a), x + 2.0 * n + 1.0 - a)
    };
    let q = (front * continued_fraction(x + 1.0 - a, part)).min(1.0);
    (1.0 - q, q)
}

/// Returns P(χ² > x) with so many degrees of freedom.
pub(super) fn chi2_tail(x: f64, degrees: f64) -> f64 {
    gamma(0.5 * degrees, 0.5 * x).1
}

/// Returns 1/(b₀ + a₁/(b₁ + a₂/(b₂ + …))) by Lentz's method; `part(n)` is (aₙ, bₙ).
fn continued_fraction(first: f64, part: impl Fn(usize) -> (f64, f64)) -> f64 {
    const TINY: f64 = 1e-300;
    let away = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut d = 1.0 / away(first);
    let (mut c, mut fraction) = (1.0 / TINY, d);
    for n in 1..1_000_000 {
        let (a, b) = part(n);
        d = 1.0 / away(a * d + b);
        c = away(b + a / c);
        fraction *= c * d;
        if (c * d - 1.0).abs() < 4.0 * f64::EPSILON {
            break;
        }
    }
    fraction
}

/// Returns I_x(a, b), the regularised incomplete beta function (Numerical Recipes, 6.4): P(X < x) of a beta distribution.
pub(super) fn beta_below(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return if x <= 0.0 { 0.0 } else { 1.0 };
    }
    // The continued fraction converges faster on this side of the mean.
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - beta_below(1.0 - x, b, a);
    }
    let front = (a * x.ln() + b * (-x).ln_1p() - log_beta(a, b)).exp() / a;
    let part = |n: usize| {
        let m = (n / 2) as f64;
        let up = match n % 2 {
            0 => m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m)),
            _ => -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0)),
        };
        (up, 1.0)
    };
    front * continued_fraction(1.0, part)
}

fn log_beta(a: f64, b: f64) -> f64 {
    libm::lgamma(a) + libm::lgamma(b) - libm::lgamma(a + b)
}

/// Returns x with P(X < x) = p of a beta distribution, by Newton's method, with bisection if a step leaves the remaining range.
pub(super) fn beta_quantile(p: f64, a: f64, b: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    let mut x = a / (a + b);
    for _ in 0..200 {
        let over = beta_below(x, a, b) - p;
        if over > 0.0 {
            high = x;
        } else {
            low = x;
        }
        let density = ((a - 1.0) * x.ln() + (b - 1.0) * (-x).ln_1p() - log_beta(a, b)).exp();
        let mut next = x - over / density;
        if !(next > low && next < high) {
            next = 0.5 * (low + high);
        }
        if (next - x).abs() <= 4.0 * f64::EPSILON * next {
            return next;
        }
        x = next;
    }
    x
}

/// Returns P(K > x) of Kolmogorov's distribution, the limit of √n times the largest distance for large n: 2 Σ (-1)^(k-1) exp(-2 k² x²). For small x
/// the equivalent series 1 - √(2π)/x Σ exp(-(2k-1)² π² / (8 x²)) converges faster.
pub(super) fn kolmogorov_tail(x: f64) -> f64 {
    use std::f64::consts::PI;
    if x <= 0.0 {
        return 1.0;
    }
    let terms = 1..=20;
    if x < 0.82 {
        let term = |k: i32| (-f64::from((2 * k - 1).pow(2)) * PI * PI / (8.0 * x * x)).exp();
        return 1.0 - (2.0 * PI).sqrt() / x * terms.map(term).sum::<f64>();
    }
    let sign = |k: i32| if k % 2 == 1 { 2.0 } else { -2.0 };
    let term = |k: i32| sign(k) * (-2.0 * f64::from(k * k) * x * x).exp();
    terms.map(term).sum::<f64>().clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, reference};
    use super::*;

    /// Values by tests/reference/evaluate.py (SciPy).
    #[test]
    fn they_are_scipys() {
        let all = |name: &str, of: &dyn Fn(&[f64]) -> f64| {
            for row in reference(name).chunks_exact(4) {
                let (got, wanted) = (of(row), row[3]);
                assert!((got / wanted - 1.0).abs() < 1e-7, "{name}{row:?}: {got}");
            }
        };
        all("chi2_sf", &|row| chi2_tail(row[0], row[1]));
        all("beta_cdf", &|row| beta_below(row[0], row[1], row[2]));
        all("beta_ppf", &|row| beta_quantile(row[0], row[1], row[2]));
        all("norm_ppf", &|row| normal_quantile(row[0]));
        all("norm_sf", &|row| normal_tail(row[0]));
        all("kstwobign_sf", &|row| kolmogorov_tail(row[0]));
    }

    #[test]
    fn ends_are_what_they_should_be() {
        assert_eq!(
            (normal_quantile(0.0), normal_quantile(1.0)),
            (f64::NEG_INFINITY, f64::INFINITY)
        );
        assert_eq!((chi2_tail(0.0, 3.0), chi2_tail(1e6, 3.0)), (1.0, 0.0));
        assert_eq!((beta_below(0.0, 2.0, 3.0), beta_below(1.0, 2.0, 3.0)), (0.0, 1.0));
        assert_eq!((kolmogorov_tail(0.0), kolmogorov_tail(40.0)), (1.0, 0.0));
        close(kolmogorov_tail(0.82 - 1e-12), kolmogorov_tail(0.82 + 1e-12), 1e-11); // both series
        close(deviations(0.954499736103642), 2.0, 1e-12);
        // Closed forms: two degrees of freedom are exponential, and I_x(a, 1) = x^a.
        close(chi2_tail(7.0, 2.0), (-3.5_f64).exp(), 1e-15);
        close(beta_below(0.3, 2.5, 1.0), 0.3_f64.powf(2.5), 1e-15);
    }
}
