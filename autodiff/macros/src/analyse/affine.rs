//! Index expressions as polynomials, to decide if two iterations of a loop can touch the same elements.

use std::collections::BTreeMap;

/// A sum of integer multiples of products of symbols. Symbols stand for integers that are not negative.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Poly(BTreeMap<Vec<String>, i64>);

impl Poly {
    pub(crate) fn constant(value: i64) -> Self {
        Self::default().plus(&Self(BTreeMap::from([(vec![], value)])), 1)
    }

    pub(crate) fn symbol(name: String) -> Self {
        Self(BTreeMap::from([(vec![name], 1)]))
    }

    /// `self + factor * other`
    pub(crate) fn plus(&self, other: &Self, factor: i64) -> Self {
        let mut sum = self.0.clone();
        for (monomial, coefficient) in &other.0 {
            *sum.entry(monomial.clone()).or_default() += factor * coefficient;
        }
        sum.retain(|_, c| *c != 0);
        Self(sum)
    }

    pub(crate) fn times(&self, other: &Self) -> Self {
        let mut product = BTreeMap::new();
        for (m, a) in &self.0 {
            for (n, b) in &other.0 {
                let mut monomial = [m.clone(), n.clone()].concat();
                monomial.sort();
                *product.entry(monomial).or_default() += a * b;
            }
        }
        product.retain(|_, c| *c != 0);
        Self(product)
    }

    /// `(s, r)` with `self = symbol * s + r`, where neither `s` nor `r` contains the symbol.
    pub(crate) fn split(&self, symbol: &str) -> Option<(Self, Self)> {
        let (mut slope, mut rest) = (Self::default(), Self::default());
        for (monomial, &coefficient) in &self.0 {
            let mut left = monomial.clone();
            match monomial.iter().filter(|s| *s == symbol).count() {
                0 => rest.0.insert(left, coefficient),
                1 => {
                    left.retain(|s| s != symbol);
                    slope.0.insert(left, coefficient)
                }
                _ => return None,
            };
        }
        Some((slope, rest))
    }

    /// True if the value cannot be negative. `quotients` are symbols `q = n / d`, for which `d q <= n`.
    pub(crate) fn is_natural(&self, quotients: &[Quotient]) -> bool {
        let mut bound = self.clone();
        for q in quotients {
            let Some(divisor) = q.divisor.single() else { continue };
            let lowered: Vec<_> = bound.0.iter().map(|(m, &c)| (m.clone(), c)).collect();
            for (monomial, coefficient) in lowered.into_iter().filter(|(_, c)| *c < 0) {
                let mut rest = monomial.clone();
                let product = [std::slice::from_ref(&q.name), &divisor[..]].concat();
                let divides = product.iter().all(|s| {
                    let at = rest.iter().position(|r| r == s);
                    at.map(|at| rest.remove(at)).is_some()
                });
                if divides {
                    let old = Self(BTreeMap::from([(monomial, 1)]));
                    let new = Self(BTreeMap::from([(rest, 1)])).times(&q.dividend);
                    bound = bound.plus(&old, -coefficient).plus(&new, coefficient);
                }
            }
        }
        bound.0.values().all(|&c| c >= 0)
    }

    fn is_negative(&self) -> bool {
        self.0.values().all(|&c| c <= 0)
    }

    /// The symbols, if the polynomial is one product of symbols.
    fn single(&self) -> Option<&Vec<String>> {
        match self.0.iter().next() {
            Some((monomial, 1)) if self.0.len() == 1 => Some(monomial),
            _ => None,
        }
    }
}

/// A symbol that stands for `dividend / divisor`, rounded down.
#[derive(Clone, Debug)]
pub(crate) struct Quotient {
    pub name: String,
    pub dividend: Poly,
    pub divisor: Poly,
}

/// A loop variable: `low <= name < high`.
#[derive(Clone, Debug)]
pub(crate) struct Bounds {
    pub name: String,
    pub low: Poly,
    pub high: Option<Poly>,
}

/// The elements `low <= i < high` of a buffer.
#[derive(Clone, Debug)]
pub(crate) struct Span {
    pub low: Poly,
    pub high: Poly,
}

impl Span {
    /// The smallest span that contains this one for every value of the inner loops' variables, outermost loop first.
    pub(crate) fn over(self, loops: &[Bounds]) -> Option<Self> {
        let (mut low, mut high) = (self.low, self.high);
        for inner in loops.iter().rev() {
            low = extreme(&low, inner, false)?;
            high = extreme(&high, inner, true)?;
        }
        Some(Self { low, high })
    }
}

/// The smallest (`up`: largest) value of `p` over a loop.
fn extreme(p: &Poly, over: &Bounds, up: bool) -> Option<Poly> {
    let (slope, rest) = p.split(&over.name)?;
    if slope.0.is_empty() {
        return Some(rest);
    }
    let rises = slope.is_natural(&[]);
    if !rises && !slope.is_negative() {
        return None;
    }
    let at = if rises == up {
        over.high.as_ref()?.plus(&Poly::constant(1), -1)
    } else {
        over.low.clone()
    };
    Some(rest.plus(&slope.times(&at), 1))
}

/// True if the spans that different values of `variable` reach have no element in common.
///
/// All spans must lie in blocks of one length: `variable * s + c <= low`, `high <= variable * s + c + s`.
pub(crate) fn disjoint(spans: &[Span], variable: &str, quotients: &[Quotient]) -> bool {
    let mut parts = Vec::new();
    for span in spans {
        let (Some((s, low)), Some((t, high))) =
            (span.low.split(variable), span.high.split(variable))
        else {
            return false;
        };
        if s != t || s.0.is_empty() {
            return false;
        }
        parts.push((s, low, high));
    }
    let Some((stride, ..)) = parts.first().cloned() else { return true };
    let within = |c: &Poly| {
        parts.iter().all(|(s, low, high)| {
            *s == stride
                && low.plus(c, -1).is_natural(quotients)
                && stride.plus(c, 1).plus(high, -1).is_natural(quotients)
        })
    };
    within(&Poly::default()) || parts.iter().any(|(_, low, _)| within(low))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn s(name: &str) -> Poly {
        Poly::symbol(name.into())
    }

    fn n(value: i64) -> Poly {
        Poly::constant(value)
    }

    fn bounds(name: &str, high: &Poly) -> Bounds {
        Bounds { name: name.into(), low: n(0), high: Some(high.clone()) }
    }

    fn element(at: Poly) -> Span {
        Span { high: at.plus(&n(1), 1), low: at }
    }

    #[test]
    fn rows_of_a_matrix_are_disjoint_and_columns_too() {
        let at = s("i").times(&s("m")).plus(&s("j"), 1);
        let row = element(at.clone()).over(&[bounds("j", &s("m"))]).expect("bounded");
        assert!(disjoint(&[row], "i", &[]));
        assert!(disjoint(&[element(at)], "j", &[]));
    }

    #[test]
    fn neighbours_and_broken_strides_are_not() {
        let next = element(s("i").plus(&n(1), 1));
        assert!(disjoint(std::slice::from_ref(&next), "i", &[]));
        assert!(!disjoint(&[next, element(s("i"))], "i", &[]));
        // Row length m, but the column runs to k.
        let at = s("i").times(&s("m")).plus(&s("j"), 1);
        let row = element(at).over(&[bounds("j", &s("k"))]).expect("bounded");
        assert!(!disjoint(&[row], "i", &[]));
        assert!(!disjoint(&[element(s("k"))], "i", &[]));
    }

    #[test]
    fn heads_of_a_row_fit_into_it() {
        // i c + h (c / heads) + k, k < c / heads
        let size = s("c/heads");
        let at = s("i").times(&s("c")).plus(&s("h").times(&size), 1).plus(&s("k"), 1);
        let loops = [bounds("h", &s("heads")), bounds("k", &size)];
        let span = element(at).over(&loops).expect("bounded");
        let q = Quotient { name: "c/heads".into(), dividend: s("c"), divisor: s("heads") };
        assert!(disjoint(std::slice::from_ref(&span), "i", &[q]));
        assert!(!disjoint(&[span], "i", &[]));
    }

    #[test]
    fn a_triangle_has_rows() {
        // i n + j, j <= i < n
        let at = s("i").times(&s("n")).plus(&s("j"), 1);
        let span = element(at.clone()).over(&[bounds("j", &s("i").plus(&n(1), 1))]);
        // With the bound by i the stride differs at both ends: not proven.
        assert!(!disjoint(&[span.expect("bounded")], "i", &[]));
        // b n n + i n + j over i and j, for b: proven.
        let at = s("b").times(&s("n").times(&s("n"))).plus(&at, 1);
        let loops = [bounds("i", &s("n")), bounds("j", &s("i").plus(&n(1), 1))];
        assert!(disjoint(&[element(at).over(&loops).expect("bounded")], "b", &[]));
    }
}
