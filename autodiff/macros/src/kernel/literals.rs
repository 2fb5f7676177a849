//! Literals, and the lengths of arrays, which are literals.

use syn::spanned::Spanned;
use syn::{GenericArgument, Lit};

use super::ir::{Expr, How, Scalar, Stmt, Storage, VarId};
use super::parse::{Parser, Result, arguments_of, refuse, scalar};

/// The literal; `hint` is the type that its place wants.
pub(crate) fn literal(l: &syn::ExprLit, hint: Option<Scalar>) -> Result<Expr> {
    match &l.lit {
        Lit::Bool(b) => Ok(Expr::literal(Scalar::Bool, &b.value.to_string())),
        Lit::Float(f) => {
            let ty = if f.suffix().is_empty() {
                hint
            } else {
                Some(scalar(&syn::parse_str(f.suffix())?)?)
            };
            match ty {
                Some(ty) if ty.is_float() => {
                    let digits = f.base10_digits();
                    finite(l, digits, ty)?;
                    let end = if digits.ends_with('.') { "0" } else { "" };
                    Ok(Expr::literal(ty, &format!("{digits}{end}")))
                }
                Some(ty) => refuse(l, format!("the literal is a float, wanted is {}", ty.rust())),
                None => refuse(
                    l,
                    format!(
                        "the literal's type is not known; write `{0}f32` or `{0}f64`",
                        f.base10_digits()
                    ),
                ),
            }
        }
        Lit::Int(n) => {
            let suffix = n.suffix();
            let ty = if suffix.is_empty() { hint } else { Some(scalar(&syn::parse_str(suffix)?)?) };
            match ty {
                Some(ty) if ty.is_integer() => {
                    let digits = n.base10_digits();
                    let fits = digits.parse().is_ok_and(|n: u128| n <= ty.largest());
                    if !fits {
                        return refuse(l, format!("`{digits}` is too large for {}", ty.rust()));
                    }
                    Ok(Expr::literal(ty, digits))
                }
                Some(ty) if ty.is_float() && !suffix.is_empty() => {
                    finite(l, n.base10_digits(), ty)?;
                    Ok(Expr::literal(ty, &format!("{}.0", n.base10_digits())))
                }
                Some(ty) => refuse(
                    l,
                    format!("the literal is an integer, wanted is {}; write `{n}.0`", ty.rust()),
                ),
                None => refuse(
                    l,
                    format!(
                        "the literal's type is not known; write `{0}u32`, `{0}i32` or the like",
                        n.base10_digits()
                    ),
                ),
            }
        }
        _ => refuse(l, "a kernel has numbers and `bool` only"),
    }
}

/// Refuses a float literal that is infinite in its type.
fn finite(l: &syn::ExprLit, digits: &str, ty: Scalar) -> Result<()> {
    let (fits, largest) = match ty {
        Scalar::F32 => (digits.parse().is_ok_and(f32::is_finite), format!("{:e}", f32::MAX)),
        _ => (digits.parse().is_ok_and(f64::is_finite), format!("{:e}", f64::MAX)),
    };
    if fits {
        return Ok(());
    }
    let ty = ty.rust();
    refuse(l, format!("`{digits}` is too large for {ty}; write a number up to {largest}"))
}

impl Parser {
    /// The storage in `Shared::<f32, 64>::new()`.
    pub(crate) fn shared_storage(&mut self, e: &syn::Expr) -> Result<Option<Storage>> {
        let syn::Expr::Call(call) = e else { return Ok(None) };
        let syn::Expr::Path(p) = &*call.func else { return Ok(None) };
        let Some(arguments) = arguments_of(&p.path, "Shared") else { return Ok(None) };
        let [GenericArgument::Type(element), len] = &arguments[..] else {
            return refuse(
                e,
                "write the type and the number of elements: `Shared::<f32, 64>::new()`",
            );
        };
        let len = match len {
            GenericArgument::Const(e) => self.length(e)?,
            GenericArgument::Type(name) => self.named_length(name)?,
            other => return refuse(other, "the number of elements of a shared array is a literal"),
        };
        let element = scalar(element)?;
        if element == Scalar::Bool {
            return refuse(e, "a shared array of `bool` is not supported; use `u32`");
        }
        Ok(Some(Storage::Shared(element, len)))
    }

    /// The number of elements of `[value; N]` and `[a, b, c]`.
    pub(crate) fn elements(&mut self, e: &syn::Expr) -> Result<usize> {
        match e {
            syn::Expr::Repeat(r) => self.length(&r.len),
            syn::Expr::Array(list) => Ok(list.elems.len()),
            _ => refuse(e, "write `[value; N]`"),
        }
    }

    /// `[value; N]` and `[a, b, c]`.
    pub(crate) fn array_value(
        &mut self,
        name: &str,
        mutable: bool,
        hint: Option<Scalar>,
        init: &syn::Expr,
    ) -> Result<VarId> {
        if let syn::Expr::Repeat(repeat) = init {
            let len = self.length(&repeat.len)?;
            let value = self.expr(&repeat.expr, hint)?;
            self.same(&repeat.expr, hint.unwrap_or(value.ty), value.ty)?;
            let id = self.fresh(name, Storage::Array(value.ty, len), mutable, init.span());
            self.emit(init, Stmt::Let(id, value))?;
            return Ok(id);
        }
        let syn::Expr::Array(list) = init else { return refuse(init, "write `[value; N]`") };
        let typed = hint.or_else(|| list.elems.iter().find_map(|e| self.infer(e)));
        let values = list.elems.iter().map(|e| self.expr(e, typed)).collect::<Result<Vec<_>>>()?;
        for (e, value) in list.elems.iter().zip(&values) {
            self.same(e, typed.unwrap_or(value.ty), value.ty)?;
        }
        let Some(first) = values.first() else { return refuse(init, "the array has no elements") };
        let storage = Storage::Array(first.ty, values.len());
        let zero = Expr::zero(first.ty);
        let id = self.fresh(name, storage, true, init.span());
        self.emit(init, Stmt::Let(id, zero))?;
        for (n, value) in values.into_iter().enumerate() {
            self.emit(init, Stmt::Store { base: id, at: Expr::count(n), value, how: How::Set })?;
        }
        if !mutable {
            self.fixed.insert(id);
        }
        Ok(id)
    }
}

/// The value of a literal that counts elements.
pub(crate) fn length(e: &syn::Expr) -> Result<usize> {
    let message = "the number of elements is a literal or a constant of the kernel: `[0.0f32; 4]`";
    let syn::Expr::Lit(l) = e else { return refuse(e, message) };
    let syn::Lit::Int(n) = &l.lit else { return refuse(e, message) };
    match n.base10_parse()? {
        0 => refuse(e, "the array has no elements"),
        n => Ok(n),
    }
}
