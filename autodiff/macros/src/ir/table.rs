//! The derivative rules of the float methods: one table.
//!
//! The table lists the methods that have a rule and the number of floats that they take. The runtime library's `rules`
//! functions and the methods of its trait `Real` are built from it (`scalar_rules!`, `float_methods!`). Code that calls
//! those functions is differentiated by inlining their formulas, so second and higher derivatives need no table of
//! their own.
//!
//! Sources: the elementary derivatives of Abramowitz & Stegun, *Handbook of Mathematical Functions*, chapter 4. Where a
//! derivative does not exist, the chosen value is documented at the rule. A formula is an expression in the method's
//! arguments, the receiver first; float literals and `real(…)` have the arguments' type.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};

/// A method's partial derivatives.
pub(crate) struct Rule {
    pub name: &'static str,
    doc: &'static [&'static str],
    /// The arguments, the receiver first.
    pub args: &'static [&'static str],
    /// Number of arguments that are floats; the others are `i32`.
    pub floats: usize,
    /// A formula for each float argument.
    pub partials: &'static [&'static str],
    /// For a method of one float: the formula in the method's value, `y`, if that saves work.
    pub by_result: Option<&'static str>,
}

macro_rules! table {
    ($($(#[doc = $doc:literal])* $name:ident($($float:ident),* $(; $int:ident)?) = [$($partial:expr),* $(,)?] $(by y = $result:expr)?;)*) => {
        /// The table.
        pub(crate) const RULES: &[Rule] = &[$(Rule {
            name: stringify!($name),
            doc: &[$($doc),*],
            args: &[$(stringify!($float),)* $(stringify!($int))?],
            floats: [$(stringify!($float)),*].len(),
            partials: &[$(stringify!($partial)),*],
            by_result: first(&[$(stringify!($result))?]),
        }),*];
    };
}

const fn first(formula: &[&'static str]) -> Option<&'static str> {
    match formula {
        [] => None,
        [first, ..] => Some(first),
    }
}

table! {
    /// sign(x); 0 at x = 0.
    abs(x) = [if x == 0.0 { 0.0 } else { x.signum() }];
    /// −1/√(1 − x²)
    acos(x) = [-(1.0 - x * x).sqrt().recip()];
    /// 1/√(x² − 1)
    acosh(x) = [((x - 1.0) * (x + 1.0)).sqrt().recip()];
    /// 1/√(1 − x²)
    asin(x) = [(1.0 - x * x).sqrt().recip()];
    /// 1/√(x² + 1)
    asinh(x) = [x.hypot(1.0).recip()];
    /// 1/(1 + x²)
    atan(x) = [(1.0 + x * x).recip()];
    /// (x, −y)/(x² + y²) for `y.atan2(x)`; not by the squares, which leave the range of a float long before it does.
    atan2(y, x) = [
        { let r = x.hypot(y); x / r / r },
        { let r = x.hypot(y); -(y / r) / r },
    ];
    /// 1/(1 − x²)
    atanh(x) = [((1.0 - x) * (1.0 + x)).recip()];
    /// 1/(3 ∛x²)
    cbrt(x) = [{ let y = x.cbrt(); (3.0 * y * y).recip() }] by y = (3.0 * y * y).recip();
    /// 1 for the argument that is the result, 0 for the others; at a bound the value counts.
    clamp(x, min, max) = [
        if x < min { 0.0 } else if x > max { 0.0 } else { 1.0 },
        if x < min { 1.0 } else { 0.0 },
        if x < min { 0.0 } else if x > max { 1.0 } else { 0.0 },
    ];
    /// (±1, 0): the sign that the result gives to x.
    copysign(x, sign) = [x.signum() * sign.signum(), 0.0];
    /// −sin x
    cos(x) = [-x.sin()];
    /// sinh x
    cosh(x) = [x.sinh()];
    /// eˣ
    exp(x) = [x.exp()] by y = y;
    /// 2ˣ ln 2
    exp2(x) = [x.exp2() * 0.693_147_180_559_945_309_417]
        by y = y * 0.693_147_180_559_945_309_417;
    /// eˣ
    exp_m1(x) = [x.exp()] by y = y + 1.0;
    /// 1, where it exists
    fract(_x) = [1.0];
    /// (x, y)/√(x² + y²); 0 at the origin.
    hypot(x, y) = [
        { let r = x.hypot(y); if r == 0.0 { 0.0 } else { x / r } },
        { let r = x.hypot(y); if r == 0.0 { 0.0 } else { y / r } },
    ];
    /// 1/x
    ln(x) = [x.recip()];
    /// 1/(1 + x)
    ln_1p(x) = [(1.0 + x).recip()];
    /// (1/(x ln b), −ln x/(b ln² b))
    log(x, base) = [
        (x * base.ln()).recip(),
        { let ln = base.ln(); -x.ln() / (base * ln * ln) },
    ];
    /// 1/(x ln 10)
    log10(x) = [(x * 2.302_585_092_994_045_684_018).recip()];
    /// 1/(x ln 2)
    log2(x) = [(x * 0.693_147_180_559_945_309_417).recip()];
    /// 1 for the argument that is the result; 1/2 for both when they are equal, which matches 0 for `abs` at 0: so
    /// `x.max(0.0) + (-x.abs()).exp().ln_1p()` has the derivative 1/2 at 0 that it has as a smooth function.
    max(x, y) = [
        if x > y || y != y { 1.0 } else if x >= y { 0.5 } else { 0.0 },
        if x > y || y != y { 0.0 } else if x >= y { 0.5 } else { 1.0 },
    ];
    /// 1 for the argument that is the result, 1/2 for both when they are equal, as for `max`.
    min(x, y) = [
        if x < y || y != y { 1.0 } else if x <= y { 0.5 } else { 0.0 },
        if x < y || y != y { 0.0 } else if x <= y { 0.5 } else { 1.0 },
    ];
    /// (a, x, 1) for `x.mul_add(a, b)`
    mul_add(x, a, _b) = [a, x, 1.0];
    /// (p xᵖ⁻¹, xᵖ ln x); the first is 0 for p = 0, the second is 0 for x = 0 and p > 0 (its limit). The derivative of
    /// the second is −∞ at x = 0 for p ≤ 1, as the derivative of the first by p: −√x is a zero with this slope.
    powf(x, p) = [
        if p == 0.0 { 0.0 } else { p * x.powf(p - 1.0) },
        if x == 0.0 && p > 1.0 { 0.0 } else if x == 0.0 && p > 0.0 { -x.sqrt() } else { x.powf(p) * x.ln() },
    ];
    /// n xⁿ⁻¹; 0 for n = 0.
    powi(x; n) = [if n == 0 { 0.0 } else { real(f64::from(n)) * x.powi(n.wrapping_sub(1)) }];
    /// −1/x²
    recip(x) = [-(x * x).recip()];
    /// (1, −trunc(x/y)), where they exist, for `x % y`: the whole number that the value has, as x/y may be rounded up to
    /// the next.
    rem(x, y) = [1.0, -((x - x % y) / y).round()];
    /// (1, −div_euclid(x, y)), where they exist: the whole number that the value has, as above; what `x % y` lacks of it
    /// is found without x/y.
    rem_euclid(x, y) = [1.0, -(x % y).div_euclid(y) - ((x - x % y) / y).round()];
    /// cos x
    sin(x) = [x.cos()];
    /// cosh x
    sinh(x) = [x.cosh()];
    /// 1/(2√x)
    sqrt(x) = [0.5 / x.sqrt()] by y = 0.5 / y;
    /// 1 + tan² x
    tan(x) = [{ let y = x.tan(); 1.0 + y * y }] by y = 1.0 + y * y;
    /// 1 − tanh² x
    tanh(x) = [{ let y = x.tanh(); 1.0 - y * y }] by y = 1.0 - y * y;
    /// 180/π
    to_degrees(_x) = [57.295_779_513_082_320_876_798];
    /// π/180
    to_radians(_x) = [0.017_453_292_519_943_295_769_237];
}

/// Methods whose result is constant wherever it is differentiable, with their arguments after the receiver.
pub(crate) const STEPS: &[(&str, &[&str])] = &[
    ("ceil", &[]),
    ("div_euclid", &["other"]),
    ("floor", &[]),
    ("round", &[]),
    ("round_ties_even", &[]),
    ("signum", &[]),
    ("trunc", &[]),
];

/// Returns true if the method is among the [`STEPS`].
pub(crate) fn is_step(name: &str) -> bool {
    STEPS.iter().any(|(step, _)| *step == name)
}

/// Passes all methods to the macro `callback` as `name(argument: type, …)`, without the receiver.
pub(crate) fn methods(callback: &TokenStream) -> TokenStream {
    let argument = |name: &str, float: bool| {
        let name = format_ident!("{}", name.trim_start_matches('_'));
        let ty = if float { quote!(Self) } else { quote!(i32) };
        quote!(#name: #ty)
    };
    // `%` has a rule, but is an operator, not a method.
    let rules = RULES.iter().filter(|rule| rule.name != "rem").map(|rule| {
        let name = format_ident!("{}", rule.name);
        let args = rule.args.iter().enumerate().skip(1);
        let args = args.map(|(i, arg)| argument(arg, i < rule.floats));
        quote!(#name(#(#args),*))
    });
    let steps = STEPS.iter().map(|(name, args)| {
        let name = format_ident!("{name}");
        let args = args.iter().map(|arg| argument(arg, true));
        quote!(#name(#(#args),*))
    });
    quote!(#callback! { #(#rules)* #(#steps)* })
}

/// The rule of a method.
pub(crate) fn rule(name: &str) -> Option<&'static Rule> {
    RULES.iter().find(|rule| rule.name == name)
}

impl Rule {
    /// The formula of one partial derivative, its constants in a float type.
    pub(crate) fn partial(&self, i: usize, float: &Float) -> TokenStream {
        // UNWRAP: the formulas are Rust, as the table is.
        let tokens = self.partials[i].parse().expect("a formula of the table is Rust");
        with_constants(tokens, float)
    }

    /// The library's function for the rule by the method's value.
    fn function_by_result(&self) -> Option<TokenStream> {
        let name = Ident::new(self.name, Span::call_site());
        // UNWRAP: the formulas are Rust, as the table is.
        let tokens = self.by_result?.parse().expect("a formula of the table is Rust");
        let value = with_constants(tokens, &Float::Generic(quote!(crate::real::<T>)));
        let doc = format!("The derivative of `{name}` where it is `y`.");
        Some(quote! {
            #[doc = #doc]
            #[inline]
            #[must_use]
            #[allow(clippy::all, clippy::pedantic)]
            pub fn #name<T: crate::Real>(y: T) -> T { #value }
        })
    }

    /// The library's function for the rule.
    fn function(&self) -> TokenStream {
        let name = Ident::new(self.name, Span::call_site());
        let docs = self.doc;
        let params = self.args.iter().enumerate().map(|(i, arg)| {
            let (arg, ty) = (format_ident!("{arg}"), if i < self.floats { "T" } else { "i32" });
            let ty = format_ident!("{ty}");
            quote!(#arg: #ty)
        });
        let partials =
            (0..self.floats).map(|i| self.partial(i, &Float::Generic(quote!(crate::real::<T>))));
        let ty = quote!(T);
        let (ret, value) = match self.floats {
            1 => (quote!(T), quote!(#(#partials)*)),
            n => {
                let types = std::iter::repeat_n(ty, n);
                (quote!((#(#types),*)), quote!((#(#partials),*)))
            }
        };
        quote! {
            #(#[doc = #docs])*
            #[inline]
            #[must_use]
            #[allow(clippy::all, clippy::pedantic)]
            pub fn #name<T: crate::Real>(#(#params),*) -> #ret { #value }
        }
    }
}

/// The library's functions, and the list of their names.
pub(crate) fn functions() -> TokenStream {
    let functions = RULES.iter().map(Rule::function);
    let by_result = RULES.iter().filter_map(Rule::function_by_result);
    let names = RULES.iter().map(|rule| rule.name);
    quote! {
        #(#functions)*
        /// Derivatives in terms of the methods' values instead of their arguments: cheaper if the value is available.
        pub mod by_result {
            #(#by_result)*
        }
        /// The names in the table.
        pub const NAMES: &[&str] = &[#(#names),*];
    }
}

/// The type that a formula's constants take.
pub(crate) enum Float {
    /// Unknown type: the constants are literals, whose type follows from their use. With the exponent of `powi`, if it
    /// is a literal in the source.
    Literal(Option<i32>),
    Known(TokenStream),
    /// A type parameter, with the function that converts to it.
    Generic(TokenStream),
}

impl Float {
    fn literal(&self, literal: &TokenStream) -> TokenStream {
        match self {
            Self::Literal(_) | Self::Known(_) => literal.clone(),
            Self::Generic(real) => quote!(#real(#literal)),
        }
    }

    fn value(&self, value: &TokenStream) -> TokenStream {
        match self {
            // An exponent that is a literal in the source becomes a literal of the type that is needed there.
            Self::Literal(Some(exponent)) => {
                let literal = proc_macro2::Literal::f64_unsuffixed(f64::from(*exponent));
                quote!(#literal)
            }
            Self::Literal(None) => quote!((#value)),
            Self::Known(ty) => quote!(((#value) as #ty)),
            Self::Generic(real) => quote!(#real(#value)),
        }
    }
}

/// Float literals and `real(…)` in the wanted type.
fn with_constants(tokens: TokenStream, float: &Float) -> TokenStream {
    let mut out = TokenStream::new();
    let mut iter = tokens.into_iter();
    while let Some(token) = iter.next() {
        match token {
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let tokens = quote!(#literal);
                let constant = text.contains('.') && !text.ends_with("f64");
                out.extend(if constant { float.literal(&tokens) } else { tokens });
            }
            TokenTree::Ident(name) if name == "real" => match iter.next() {
                Some(TokenTree::Group(g)) => out.extend(float.value(&g.stream())),
                other => out.extend(std::iter::once(TokenTree::Ident(name)).chain(other)),
            },
            TokenTree::Group(g) => {
                let inner = with_constants(g.stream(), float);
                out.extend(std::iter::once(TokenTree::Group(Group::new(g.delimiter(), inner))));
            }
            token => out.extend(std::iter::once(token)),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_float_argument_has_a_formula() {
        for rule in RULES {
            assert_eq!(rule.partials.len(), rule.floats, "{}", rule.name);
            for i in 0..rule.floats {
                syn::parse2::<syn::Expr>(rule.partial(i, &Float::Known(quote!(f32))))
                    .expect(rule.name);
            }
        }
    }
}
