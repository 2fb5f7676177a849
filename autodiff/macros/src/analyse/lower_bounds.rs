//! Lower bounds of scalars, like those of `0.01 + x * x` and of its root. A root or a logarithm of a value with a positive
//! bound, and a quotient by it, are finite.

use proc_macro2::{TokenStream, TokenTree};
use syn::{BinOp, Lit};

use super::Analysis;
use crate::ir::visit::each_stmt;
use crate::ir::{Block, Expr, ExprKind, Kind, Place, Proj, Role, Stmt, StmtKind, VarId, methods};

/// A value of at least this size is far from zero: the inverse of its square is finite, in `f32` too.
const FAR_FROM_ZERO: f64 = 1e-18;

/// A smaller value may be rounded to 0 in `f32`.
const SMALLEST: f64 = 1e-37;

/// Passes over a function after which a bound that still falls is given up.
const PASSES: usize = 8;

/// The bound of a value about which nothing is known.
const UNBOUNDED: f64 = f64::NEG_INFINITY;

impl Analysis<'_> {
    /// Returns true if `e` is a constant, or has a positive lower bound. (A divisor that is a constant is assumed not to
    /// be 0.)
    pub(super) fn is_far_from_zero(&self, e: &Expr) -> bool {
        matches!(e.kind, ExprKind::Constant(..)) || self.is_positive(e)
    }

    /// Returns true if `e` has a positive lower bound.
    pub(crate) fn is_positive(&self, e: &Expr) -> bool {
        self.on && self.at_least(e) >= FAR_FROM_ZERO
    }

    /// Finds the bounds of the variables. Each begins with the largest one and falls to that of the smallest value that
    /// is assigned.
    pub(super) fn record_lower_bounds(&mut self, body: &Block) {
        let mut changes = vec![0; self.vars.len()];
        self.lower_bounds = vec![UNBOUNDED; self.vars.len()];
        each_stmt(body, &mut |stmt| match &stmt.kind {
            StmtKind::Let { var, .. } if self.is_bounded(*var) => {
                self.lower_bounds[*var] = f64::INFINITY;
            }
            StmtKind::Assign { place, .. } if place.proj.is_empty() => changes[place.base] += 1,
            _ => {}
        });
        // A variable that also changes in another way has no bound.
        for (var, assigned) in changes.into_iter().enumerate() {
            if assigned != self.changes(var) {
                self.lower_bounds[var] = UNBOUNDED;
            }
        }
        for pass in 0.. {
            let before = self.lower_bounds.clone();
            each_stmt(body, &mut |stmt| self.update_bound(stmt));
            let bounds = self.lower_bounds.iter_mut().zip(&before);
            let mut falling: Vec<_> = bounds.filter(|(now, before)| **now < **before).collect();
            if falling.is_empty() {
                return;
            }
            if pass >= PASSES {
                falling.iter_mut().for_each(|(now, _)| **now = UNBOUNDED);
            }
        }
    }

    /// Returns true if a derivative of the method `e` may be infinite or NaN for a finite receiver, not only for a large
    /// one.
    pub(crate) fn is_singular(&self, e: &Expr) -> bool {
        let ExprKind::Method { method, .. } = &e.kind else { return false };
        // A bound of a receiver that may be NaN says nothing: the larger of NaN and 0 is 0.
        let bounded = self.is_finite_method(e) && (method == "powi" || !self.is_wild(e));
        methods::is_singular(&method.to_string()) && !bounded
    }

    /// Returns true if `e` is a method whose value and derivatives are finite because its receiver is positive, or a
    /// power that is a product of few factors.
    pub(super) fn is_finite_method(&self, e: &Expr) -> bool {
        let ExprKind::Method { receiver, method, args, .. } = &e.kind else { return false };
        match method.to_string().as_str() {
            "sqrt" | "cbrt" | "recip" | "ln" | "log2" | "log10" => self.is_positive(receiver),
            "powi" => self.on && exponent(args).is_some_and(|n| (1..=8).contains(&n)),
            _ => false,
        }
    }

    /// Returns true if the value of the method `e` is finite because it is a root of a value that is not negative. (Its
    /// derivative is infinite at 0.)
    pub(super) fn is_finite_root(&self, e: &Expr) -> bool {
        let ExprKind::Method { receiver, method, .. } = &e.kind else { return false };
        self.on && (method == "cbrt" || method == "sqrt" && self.at_least(receiver) >= 0.0)
    }

    fn is_bounded(&self, var: VarId) -> bool {
        let v = &self.vars[var];
        v.role == Role::Local && v.view.is_none() && matches!(v.kind, Kind::Float(_))
    }

    fn update_bound(&mut self, stmt: &Stmt) {
        let (var, bound) = match &stmt.kind {
            StmtKind::Let { var, init: Some(e) } => (*var, self.at_least(e)),
            StmtKind::Assign { place, op, value } if place.proj.is_empty() => {
                let (old, by) = (self.lower_bounds[place.base], self.at_least(value));
                let bound = match op {
                    None => by,
                    Some(op) => not_rounded(of_operation(old, op, by)),
                };
                (place.base, bound)
            }
            _ => return,
        };
        self.lower_bounds[var] = self.lower_bounds[var].min(bound);
    }

    /// Returns a lower bound of the value of `e`, or 0 if `f32` may round the value to 0. Bounds are products and sums of
    /// values that are not negative, so rounding changes them by a small factor only.
    fn at_least(&self, e: &Expr) -> f64 {
        let bound = match &e.kind {
            ExprKind::Constant(tokens, _) => number(tokens),
            ExprKind::Read(place) if place.proj.is_empty() => self.lower_bounds[place.base],
            ExprKind::Binary(a, BinOp::Mul(_), b) if is_same(a, b) => {
                self.at_least(a).max(0.0).powi(2)
            }
            ExprKind::Binary(a, op, b) => of_operation(self.at_least(a), op, self.at_least(b)),
            ExprKind::Cast(inner, _)
                if self.kind(e).is_float() && !self.kind(inner).is_discrete() =>
            {
                self.at_least(inner)
            }
            ExprKind::Method { receiver, method, args, .. } => {
                let (name, x) = (method.to_string(), self.at_least(receiver));
                if name == "powi" {
                    of_power(x, exponent(args))
                } else {
                    let args: Vec<_> = args.iter().map(|arg| self.at_least(arg)).collect();
                    of_method(&name, x, &args)
                }
            }
            _ => UNBOUNDED,
        };
        not_rounded(bound)
    }
}

/// The literal that the tokens consist of, without running a parser.
fn literal(tokens: &TokenStream) -> Option<Lit> {
    let mut tokens = tokens.clone().into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Literal(literal)), None) => Some(Lit::new(literal)),
        _ => None,
    }
}

/// The value of a literal without a sign.
fn number(tokens: &TokenStream) -> f64 {
    match literal(tokens) {
        Some(Lit::Float(x)) => x.base10_parse().unwrap_or(UNBOUNDED),
        _ => UNBOUNDED,
    }
}

/// The exponent of `powi`, if it is an integer literal.
fn exponent(args: &[Expr]) -> Option<i32> {
    let [Expr { kind: ExprKind::Constant(tokens, _), .. }] = args else { return None };
    match literal(tokens) {
        Some(Lit::Int(n)) => n.base10_parse().ok(),
        _ => None,
    }
}

/// `bound`, or 0 if it is so small that `f32` may round the value to 0.
fn not_rounded(bound: f64) -> f64 {
    if (0.0..SMALLEST).contains(&bound) { 0.0 } else { bound }
}

/// The bound of `a op b`, for operands with these bounds.
fn of_operation(a: f64, op: &BinOp, b: f64) -> f64 {
    let bound = match op {
        BinOp::Add(_) | BinOp::AddAssign(_) if a >= 0.0 && b >= 0.0 => a + b,
        BinOp::Mul(_) | BinOp::MulAssign(_) if a >= 0.0 && b >= 0.0 => a * b,
        BinOp::Div(_) | BinOp::DivAssign(_) if a >= 0.0 && b >= 0.0 => 0.0,
        _ => UNBOUNDED,
    };
    // The first bounds are infinite: of 0 · ∞ and ∞ - ∞ nothing is known yet.
    if bound.is_nan() { f64::INFINITY } else { bound }
}

/// The bound of the power `n` of a value with the bound `x`.
fn of_power(x: f64, n: Option<i32>) -> f64 {
    match n {
        Some(n) if n % 2 == 0 || x >= 0.0 => x.max(0.0).powi(n),
        _ => UNBOUNDED,
    }
}

/// The bound of a float's method, for a receiver and arguments with these bounds.
fn of_method(name: &str, x: f64, args: &[f64]) -> f64 {
    match (name, args) {
        ("abs", _) => x.max(0.0),
        ("sqrt", _) => x.max(0.0).sqrt(),
        ("exp", _) => x.exp(),
        ("cosh", _) => 1.0,
        ("max", [y]) => x.max(*y),
        ("min", [y]) => x.min(*y),
        ("clamp", [low, high]) => x.max(*low).min(*high),
        ("hypot", [y]) => x.max(*y).max(0.0),
        ("clone" | "copied" | "to_owned", []) => x,
        _ => UNBOUNDED,
    }
}

/// Returns true if both expressions compute the same from the same places.
fn is_same(a: &Expr, b: &Expr) -> bool {
    match (&a.kind, &b.kind) {
        (ExprKind::Binary(a, op, b), ExprKind::Binary(c, other, d)) => {
            op == other && is_same(a, c) && is_same(b, d)
        }
        (ExprKind::Read(a), ExprKind::Read(b)) => is_same_place(a, b),
        (ExprKind::Constant(a, _), ExprKind::Constant(b, _)) => a.to_string() == b.to_string(),
        _ => false,
    }
}

fn is_same_place(a: &Place, b: &Place) -> bool {
    let same = |(a, b): (&Proj, &Proj)| match (a, b) {
        (Proj::Field(a), Proj::Field(b)) => a == b,
        (Proj::Deref, Proj::Deref) => true,
        (Proj::Index(a), Proj::Index(b)) => is_same(a, b),
        _ => false,
    };
    a.base == b.base && a.proj.len() == b.proj.len() && a.proj.iter().zip(&b.proj).all(same)
}
