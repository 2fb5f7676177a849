//! Values: indices, operands, expressions, conditions.

use super::{ANYTHING, May, Program};

impl Program {
    pub(super) fn index(&mut self) -> String {
        let known = self.scope.indices.len();
        // The first index can change.
        let first = usize::from(!self.may.variables);
        if known == first || self.one_in(3) {
            return self.random.below(3).to_string();
        }
        let at = first + self.random.below(known - first);
        let i = self.scope.indices[at].clone();
        if self.one_in(2) { i } else { format!("({i} + {}) % 3", self.random.below(3)) }
    }

    pub(super) fn element(&mut self) -> String {
        let array = self.array();
        format!("{array}[{}]", self.index())
    }

    /// An array that can be changed: there is always one.
    pub(super) fn array(&mut self) -> String {
        self.pick(|s| &s.arrays).unwrap_or_default()
    }

    pub(super) fn constant(&mut self) -> String {
        format!("c(0.{})", 1 + self.random.below(9))
    }

    /// A value of moderate size, without effects.
    pub(super) fn atom(&mut self) -> String {
        match self.random.below(10) {
            0 => self.constant(),
            1 | 2 => self.pick(|s| &s.scalars).unwrap_or_else(|| "c(0.5)".into()),
            3..=5 if self.may.variables => self.pick(|s| &s.variables).unwrap_or_default(),
            6 | 7 if self.may.arrays && self.may.variables => self.element(),
            _ => format!("x[{}]", self.index()),
        }
    }

    /// An operand: sometimes a block, perhaps with an effect.
    fn operand(&mut self) -> String {
        match self.random.below(18) {
            0 => format!("{{ let w = {}; w * w }}", self.atom()),
            1 if self.may.arrays && self.may.effects => {
                let (place, atom) = (self.element(), self.atom());
                format!("{{ {place} = ({atom}).sin(); {place} }}")
            }
            2 if self.may.variables => match self.pick(|s| &s.pairs) {
                Some(pair) => self.of_pair(&pair),
                None => self.atom(),
            },
            _ => self.atom(),
        }
    }

    pub(super) fn expr(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.operand();
        }
        let (a, b) = (self.expr(depth - 1), self.operand());
        match self.random.below(26) {
            0 | 1 => format!("{a} + {b}"),
            2 => format!("{a} - {b}"),
            3..=5 => format!("({a}) * {b}"),
            6 => {
                let d = self.atom();
                format!("({a}) / (c(1.5) + {d} * {d})")
            }
            7 => format!("({a}).sin()"),
            8 => format!("({a}).tanh() * {b}"),
            // The exponential of a bounded number: if an exponential overflows, the reverse sweep computes 0·∞.
            9 => format!("({a}).cos() - ({b}).sin().exp() * c(0.1)"),
            10 => format!("-({a})"),
            11 => format!("bounded({a}, {b})"),
            12 => format!("weighted(x, {a})"),
            13 => format!("powers(({a}).tanh(), {})", self.index()),
            14 => format!("({a}).max({b})"),
            15 => format!("({a}).min({b}) * ({a}).abs()"),
            16 => format!("({a}).tanh().powi({} as i32)", self.count()),
            17 if self.may.arrays && self.may.variables => {
                let (array, k) = (self.array(), self.atom());
                format!("{a} * weighted(&{array}[..], {k})")
            }
            18 => format!("({a}).atan() + ({b}).hypot(c(1.5))"),
            19 => format!("({a}).mul_add({b}, {})", self.atom()),
            20 => format!("({a}).clamp(c(0.1), c(0.9)) * {b}"),
            21 => format!("blend({a}, {b})"),
            22 | 23 => match self.pick(|s| &s.closures) {
                Some(closure) => format!("{closure}({a}, {b})"),
                None => format!("blend({b}, {a})"),
            },
            _ => format!("(c(1.1) + ({a}) * ({a})).sqrt()"),
        }
    }

    /// An integer to convert.
    fn count(&mut self) -> String {
        if self.may.variables { "n".into() } else { self.random.below(3).to_string() + "usize" }
    }

    /// A value that stays small.
    pub(super) fn value(&mut self) -> String {
        let depth = self.random.below(3);
        let e = self.expr(depth);
        if self.one_in(3) { format!("({e}).sin()") } else { format!("({e}).tanh()") }
    }

    /// The same, without an effect.
    pub(super) fn quiet(&mut self) -> String {
        self.restricted(May { effects: false, ..ANYTHING }, Self::value)
    }

    /// The same, using only places that cannot change.
    pub(super) fn fixed<T>(&mut self, run: impl FnOnce(&mut Self) -> T) -> T {
        self.restricted(May { arrays: false, variables: false, effects: false }, run)
    }

    pub(super) fn condition(&mut self) -> String {
        match self.random.below(5) {
            0 if self.may.variables => {
                format!("n % {} == {}", 2 + self.random.below(2), self.random.below(2))
            }
            1 => format!("{} > c(0.{})", self.atom(), 1 + self.random.below(8)),
            2 if self.may.variables => format!("{} < {} && n > 0", self.atom(), self.atom()),
            3 => format!("x.iter().any(|u| *u > {})", self.atom()),
            _ => format!("{} < {}", self.atom(), self.atom()),
        }
    }
}
