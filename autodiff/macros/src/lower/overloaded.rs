//! Detects from a function's text if it seems to use operators of user-defined types. If so, operators are called by
//! their rules. This is correct for scalars too, but takes about twice the time.

use std::collections::HashSet;

use proc_macro2::Ident;
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr as Syn, FnArg, ItemFn, Local, Member, Pat, ReturnType, Type, UnOp};

use crate::ir::callees::operator_rule;
use crate::ir::std_names::Property;
use crate::ir::{kinds, methods};

use super::stmt::strip;
use super::user_types::{
    is_constant_of_type, is_data, is_list, is_made, is_of_type, is_operation, type_and_name,
};
use crate::ir::words::{bound_names, mentions, name_of};

/// True if `f` seems to use operators of types that are not scalars.
pub(super) fn in_use(f: &ItemFn, generics: &[Ident]) -> bool {
    let mut found = Found {
        generics,
        gives_data: matches!(&f.sig.output, ReturnType::Type(_, ty) if is_data(ty, generics) || is_list(ty, generics)),
        ..Found::default()
    };
    for arg in &f.sig.inputs {
        match arg {
            FnArg::Receiver(_) => {
                found.data.insert("self".into());
            }
            FnArg::Typed(arg) => {
                found.typed(&arg.pat, &arg.ty);
                found.types.extend(kinds::name_of(&arg.ty));
            }
        }
    }
    if let ReturnType::Type(_, ty) = &f.sig.output {
        found.types.extend(kinds::name_of(ty));
    }
    // The first visit collects names, the second one their uses.
    found.visit_block(&f.block);
    if let (ReturnType::Type(_, ty), Some(syn::Stmt::Expr(tail, None))) =
        (&f.sig.output, f.block.stmts.last())
    {
        found.sure |= is_data(ty, generics) && is_operation(tail);
    }
    found.visit_block(&f.block);
    found.sure || found.results.iter().any(|name| found.used.contains(name))
}

/// Information about operators that a function's text provides.
#[derive(Default)]
struct Found<'a> {
    generics: &'a [Ident],
    /// Names of values of user-defined types.
    data: HashSet<String>,
    /// Names of sequences of such values.
    lists: HashSet<String>,
    /// Names of tuples that contain such values, or results of functions of them: `let k1 = (p.v, acceleration(&p));`.
    tuples: HashSet<String>,
    /// Names of the user-defined types in the signature.
    types: HashSet<String>,
    /// Names of results of functions of such values; `items` are the names of their items.
    given: HashSet<String>,
    items: HashSet<String>,
    /// Names of results of operators.
    results: HashSet<String>,
    /// Names of values of which fields, elements or methods are used that no scalar has.
    used: HashSet<String>,
    /// True if the function returns a value of a user-defined type.
    gives_data: bool,
    sure: bool,
}

impl Found<'_> {
    fn typed(&mut self, pat: &Pat, ty: &Type) {
        let Pat::Ident(p) = pat else { return };
        if is_data(ty, self.generics) {
            self.data.insert(p.ident.to_string());
        } else if is_list(ty, self.generics) {
            self.lists.insert(p.ident.to_string());
        } else if matches!(ty, Type::Tuple(t) if t.elems.iter().any(|ty| is_data(ty, self.generics)))
        {
            self.tuples.insert(p.ident.to_string());
        }
    }

    /// True if `e` is a value of a user-defined type, according to its text.
    fn is_value(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(_) => is_in(e, &self.data) || is_constant_of_type(e, self.generics),
            Syn::Index(i) => is_in(&i.expr, &self.lists),
            Syn::Field(f) => matches!(f.member, Member::Unnamed(_)) && is_in(&f.base, &self.tuples),
            Syn::Reference(r) => self.is_value(&r.expr),
            Syn::Unary(u) => self.is_value(&u.expr),
            Syn::Struct(_) => true,
            Syn::Call(c) => is_made(c, self.generics),
            _ => false,
        }
    }

    /// True if `e` iterates over values of user-defined types.
    fn goes_over_data(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(_) => is_in(e, &self.lists),
            Syn::Reference(r) => self.goes_over_data(&r.expr),
            Syn::Index(i) => {
                matches!(strip(&i.index), Syn::Range(_)) && self.goes_over_data(&i.expr)
            }
            Syn::MethodCall(m) => {
                Property::SameItems.has(&m.method.to_string()) && self.goes_over_data(&m.receiver)
            }
            _ => false,
        }
    }

    /// Notes a plain name for such a value.
    fn item(&mut self, pat: &Pat) {
        match pat {
            Pat::Ident(p) => {
                self.data.insert(p.ident.to_string());
            }
            Pat::Reference(r) => self.item(&r.pat),
            _ => {}
        }
    }

    fn operands(&mut self, operands: &[&Syn]) {
        self.sure |= operands
            .iter()
            .any(|e| self.is_value(e) || (self.gives_data && is_of_type(e, self.generics)));
    }

    /// True if `e` calls an associated function of a type in the signature.
    fn is_of_signature(&self, e: &Syn) -> bool {
        let Syn::Call(c) = strip(e) else { return false };
        let Syn::Path(p) = &*c.func else { return false };
        type_and_name(p).is_some_and(|(of, _)| self.types.contains(&of.to_string()))
            && is_of_type(e, self.generics)
    }

    /// True if `e` calls a function with arguments of user-defined types.
    fn is_made_of_data(&self, e: &Syn) -> bool {
        let Syn::Call(c) = strip(e) else { return false };
        let known = |e: &Syn| {
            let names = self.data.iter().chain(&self.lists);
            let args = e.to_token_stream();
            names.into_iter().any(|name| mentions(&args, name))
        };
        matches!(&*c.func, Syn::Path(_)) && c.args.iter().any(known)
    }

    /// True if `e` is an operation on an item of the result of a function of such values.
    fn is_on_items(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Binary(b) => self.is_on_items(&b.left) || self.is_on_items(&b.right),
            Syn::Unary(u) => self.is_on_items(&u.expr),
            Syn::Path(_) => is_in(e, &self.items),
            _ => false,
        }
    }

    fn uses(&mut self, e: &Syn) {
        match strip(e) {
            Syn::Path(_) => self.used.extend(name_of(e)),
            e => self.sure |= is_operation(e),
        }
    }
}

/// True if `e` is a variable with one of these names.
fn is_in(e: &Syn, names: &HashSet<String>) -> bool {
    name_of(e).is_some_and(|name| names.contains(&name))
}

impl<'ast> Visit<'ast> for Found<'_> {
    fn visit_local(&mut self, l: &'ast Local) {
        let (pat, ty) = match &l.pat {
            Pat::Type(t) => (&*t.pat, Some(&*t.ty)),
            pat => (pat, None),
        };
        if let Some(ty) = ty {
            self.typed(pat, ty);
        }
        if let (Pat::Ident(p), Some(init)) = (pat, &l.init) {
            let name = p.ident.to_string();
            let negated =
                matches!(strip(&init.expr), Syn::Unary(u) if matches!(u.op, UnOp::Neg(_)));
            self.sure |= negated && ty.is_some_and(|ty| is_data(ty, self.generics));
            if is_operation(&init.expr) {
                self.sure |= ty.is_some_and(|ty| is_data(ty, self.generics));
                self.results.insert(name);
            } else if self.is_value(&init.expr) || self.is_of_signature(&init.expr) {
                self.data.insert(name);
            } else if matches!(strip(&init.expr), Syn::Tuple(t) if t.elems.iter().any(|e| self.is_made_of_data(e)))
            {
                self.tuples.insert(name);
            } else if self.is_made_of_data(&init.expr) {
                self.given.insert(name);
            }
        }
        let taken_apart = matches!(pat, Pat::Struct(_) | Pat::TupleStruct(_));
        self.sure |= taken_apart && l.init.as_ref().is_some_and(|init| is_operation(&init.expr));
        visit::visit_local(self, l);
    }

    fn visit_expr_for_loop(&mut self, f: &'ast syn::ExprForLoop) {
        let items = f.expr.to_token_stream();
        if self.given.iter().any(|name| mentions(&items, name)) {
            self.items.extend(bound_names(&f.pat).into_iter().map(|p| p.ident.to_string()));
        }
        if self.goes_over_data(&f.expr) {
            self.item(&f.pat);
        }
        visit::visit_expr_for_loop(self, f);
    }

    fn visit_expr_index(&mut self, i: &'ast syn::ExprIndex) {
        self.uses(&i.expr);
        visit::visit_expr_index(self, i);
    }

    fn visit_expr_closure(&mut self, c: &'ast syn::ExprClosure) {
        for input in &c.inputs {
            if let Pat::Type(t) = input {
                self.typed(&t.pat, &t.ty);
            }
        }
        visit::visit_expr_closure(self, c);
    }

    fn visit_expr_binary(&mut self, b: &'ast syn::ExprBinary) {
        if operator_rule(&b.op).is_some() {
            self.operands(&[&b.left, &b.right]);
            if is_assigning(&b.op) {
                self.results.extend(name_of(&b.left));
                let to_field = matches!(strip(&b.left), Syn::Field(_));
                self.sure |= to_field && self.is_on_items(&b.right);
            }
        }
        visit::visit_expr_binary(self, b);
    }

    fn visit_expr_assign(&mut self, a: &'ast syn::ExprAssign) {
        if is_operation(&a.right) {
            self.results.extend(name_of(&a.left));
        }
        visit::visit_expr_assign(self, a);
    }

    fn visit_expr_unary(&mut self, u: &'ast syn::ExprUnary) {
        if matches!(u.op, UnOp::Neg(_)) {
            self.operands(&[&u.expr]);
        }
        visit::visit_expr_unary(self, u);
    }

    fn visit_expr_field(&mut self, f: &'ast syn::ExprField) {
        self.uses(&f.base);
        visit::visit_expr_field(self, f);
    }

    fn visit_expr_call(&mut self, c: &'ast syn::ExprCall) {
        if super::path_calls::is_operator(c) {
            self.operands(&c.args.iter().collect::<Vec<_>>());
        }
        visit::visit_expr_call(self, c);
    }

    fn visit_expr_method_call(&mut self, m: &'ast syn::ExprMethodCall) {
        let name = m.method.to_string();
        let of_scalars =
            methods::is_pure(&name) || matches!(name.as_str(), "sin_cos" | "into" | "to_string");
        if !of_scalars {
            self.uses(&m.receiver);
        }
        if let (true, Some(init), Some(Syn::Closure(c))) =
            (name == "fold", m.args.first(), m.args.get(1))
            && self.is_value(init)
            && let Some(Pat::Ident(sum)) = c.inputs.first()
        {
            self.data.insert(sum.ident.to_string());
        }
        if let (true, Some(Syn::Closure(c))) = (self.goes_over_data(&m.receiver), m.args.last()) {
            match (name.as_str(), &c.inputs.iter().collect::<Vec<_>>()[..]) {
                ("reduce", [a, b]) => [a, b].into_iter().for_each(|pat| self.item(pat)),
                ("fold", [_, item]) | ("map" | "for_each", [item]) => self.item(item),
                _ => {}
            }
        }
        visit::visit_expr_method_call(self, m);
    }
}

fn is_assigning(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_) | BinOp::SubAssign(_) | BinOp::MulAssign(_) | BinOp::DivAssign(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uses(f: ItemFn) -> bool {
        in_use(&f, &[])
    }

    #[test]
    fn operators_of_vectors_are_seen() {
        assert!(uses(syn::parse_quote!(
            fn f(a: Vector, b: Vector) -> f64 {
                (a + b).x
            }
        )));
        assert!(uses(syn::parse_quote!(
            fn f(p: &Pair) -> f64 {
                let d = p.a - p.b;
                d.norm()
            }
        )));
        assert!(uses(syn::parse_quote!(
            fn f(v: &[Vector]) -> f64 {
                length(v[0] * 2.0)
            }
        )));
        assert!(uses(syn::parse_quote!(
            fn f(p: Particle, h: f64) -> Particle {
                let k: (Vector, Vector) = slopes(h);
                Particle { r: p.r + k.0 * h, v: p.v + k.1 * h, ..p }
            }
        )));
        assert!(uses(syn::parse_quote!(
            fn f(p: Particle, h: f64) -> Particle {
                let k = (p.v, force(&p));
                Particle { r: p.r + k.0 * h, v: p.v + k.1 * h, ..p }
            }
        )));
        assert!(uses(syn::parse_quote!(
            fn f(v: Vec<Vector>) -> f64 {
                v.iter().copied().reduce(|a, b| a + b).unwrap().x
            }
        )));
    }

    #[test]
    fn operators_of_scalars_are_left_alone() {
        assert!(!uses(syn::parse_quote!(
            fn f(a: f64, p: &Point) -> f64 {
                let r = p.x * a;
                r.sqrt() + p.y
            }
        )));
        assert!(!uses(syn::parse_quote!(
            fn f(p: &[Point]) -> f64 {
                p[0].x * p[1].x + p.iter().map(|p| p.x * p.y).sum::<f64>()
            }
        )));
    }
}
