//! Constants that stand inside a kernel: numbers take the place of their names, arrays are variables of each thread.

use std::collections::HashMap;

use syn::spanned::Spanned;
use syn::{ItemConst, ItemFn, Type};

use super::ir::{Expr, ExprKind, Op, Scalar};
use super::parse::{Parser, Result, name_of, refuse, scalar};
use super::tape::number;

/// The constants, in the order of the source.
pub(crate) fn constants(f: &ItemFn) -> Vec<ItemConst> {
    let items = f.block.stmts.iter().filter_map(|stmt| match stmt {
        syn::Stmt::Item(syn::Item::Const(item)) => Some(item.clone()),
        _ => None,
    });
    items.collect()
}

impl Parser {
    /// Reads the constants of the kernel.
    pub(crate) fn declare_constants(&mut self, items: &[ItemConst]) -> Result<()> {
        let plain = items.iter().filter(|item| !matches!(&*item.ty, Type::Array(_)));
        self.constants.extend(plain.map(|item| (item.ident.to_string(), item.clone())));
        for item in items {
            if let Type::Array(_) = &*item.ty {
                self.array(&item.ident, false, Some(&item.ty), &item.expr)?;
                let name = item.ident.to_string();
                self.tables.extend(self.lookup(&name).map(|id| (name, id)));
            } else if let Some(value) = self.constant(&item.ident.to_string()) {
                value?;
            }
        }
        Ok(())
    }

    /// True for a constant at the kernel's outermost level.
    pub(crate) fn is_declared(&self, item: &ItemConst) -> bool {
        let name = item.ident.to_string();
        let same = self.constants.get(&name).is_some_and(|own| own == item);
        same || self.tables.contains_key(&name)
    }

    /// The type of a constant.
    pub(crate) fn constant_type(&self, name: &str) -> Option<Scalar> {
        self.constants.get(name).and_then(|item| scalar(&item.ty).ok())
    }

    /// Returns the value of the constant `name`; `None` if the kernel has no such constant.
    pub(crate) fn constant(&mut self, name: &str) -> Option<Result<Expr>> {
        let item = self.constants.get(name)?.clone();
        if self.inside.iter().any(|n| n == name) {
            return Some(refuse(&item.ident, format!("`{name}` is defined by itself")));
        }
        let scopes = std::mem::replace(&mut self.scopes, vec![HashMap::new()]);
        let lazy = self.lazy.replace("a constant has no statements");
        self.inside.push(name.to_owned());
        let value = self.constant_value(&item);
        self.inside.pop();
        (self.scopes, self.lazy) = (scopes, lazy);
        Some(value)
    }

    fn constant_value(&mut self, item: &ItemConst) -> Result<Expr> {
        let ty = scalar(&item.ty)?;
        let value = self.expr(&item.expr, Some(ty))?;
        self.same(&item.expr, ty, value.ty)?;
        let varies = |e: &Expr| matches!(e.kind, ExprKind::Intrinsic(_) | ExprKind::Load(..));
        if value.any(&mut |e| varies(e)) {
            return refuse(
                &item.expr,
                "a constant is computed from literals and other constants; write a `let` in the kernel's body",
            );
        }
        Ok(value)
    }

    /// A number of elements: a literal, or computed from literals and constants.
    pub(crate) fn length(&mut self, e: &syn::Expr) -> Result<usize> {
        let plain = match e {
            // Its type does not matter.
            syn::Expr::Lit(_) => return super::literals::length(e),
            syn::Expr::Path(_) => name_of(e).and_then(|name| self.constant(&name)),
            syn::Expr::Binary(_) | syn::Expr::Paren(_) => Some(self.expr(e, Some(Scalar::U32))),
            _ => None,
        };
        let value = plain.transpose()?.as_ref().and_then(folded);
        match value.and_then(|n| usize::try_from(n).ok()) {
            Some(0) => refuse(e, "the array has no elements"),
            Some(n) => Ok(n),
            None => super::literals::length(e),
        }
    }

    /// The length in `Shared::<f32, N>`, where a name reads as a type.
    pub(crate) fn named_length(&mut self, ty: &Type) -> Result<usize> {
        match ty {
            Type::Path(p) => {
                let path = syn::ExprPath { attrs: Vec::new(), qself: None, path: p.path.clone() };
                self.length(&syn::Expr::Path(path))
            }
            _ => refuse(&ty.span(), "the number of elements of a shared array is a literal"),
        }
    }
}

/// The value of an expression of literals.
fn folded(e: &Expr) -> Option<u64> {
    match &e.kind {
        ExprKind::Binary(Op::Add, a, b) => folded(a)?.checked_add(folded(b)?),
        ExprKind::Binary(Op::Sub, a, b) => folded(a)?.checked_sub(folded(b)?),
        ExprKind::Binary(Op::Mul, a, b) => folded(a)?.checked_mul(folded(b)?),
        ExprKind::Binary(Op::Div, a, b) => folded(a)?.checked_div(folded(b)?),
        ExprKind::Cast(a) => folded(a),
        _ => number(e),
    }
}
