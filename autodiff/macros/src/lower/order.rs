//! Order of evaluation, if one part of an expression changes a variable that another part reads. The receiver is
//! evaluated before the arguments. This includes arguments that are evaluated even if they are not needed
//! (`option.unwrap_or(other)`). The index on the left of an assignment is evaluated before or after the assigned value;
//! the types decide.

use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr as Syn, ExprBinary, ExprMethodCall, Stmt, Token, parse_quote_spanned};

use crate::ir::{Kind, Role, kinds};

use super::Lower;
use super::effects::Change;
use super::expr::is_assignment;
use super::place::names_memory;
use super::scope::Binding;
use super::stmt::strip;
use crate::ir::words::{any_in, mentions, name_of, names_in};

impl Lower {
    /// `m` with its receiver and its argument in separate statements before it, if one may change variables that the
    /// other reads.
    pub(super) fn in_order(&mut self, m: &ExprMethodCall) -> Option<Syn> {
        let (receiver, span) = (&m.receiver, m.span());
        let first = m.args.first().filter(|first| self.is_eager(m) && !self.is_steady(first))?;
        // An optional element of a slice or iterator is evaluated when it is taken. The argument counts only if there is
        // no element, and then nothing was taken.
        let taken = !self.is_optional(receiver) && self.meets(receiver, first);
        if !(taken || self.meets(first, receiver)) {
            return None;
        }
        let [given, other] = ["given", "other"].map(|wish| self.names.fresh(wish, span));
        let mut call = m.clone();
        *call.receiver = parse_quote_spanned!(receiver.span()=> #given);
        call.args[0] = parse_quote_spanned!(first.span()=> #other);
        Some(parse_quote_spanned!(span=> { let #given = #receiver; let #other = #first; #call }))
    }

    /// True if nothing changes the value of `e`.
    fn is_steady(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Lit(_) => true,
            Syn::Unary(u) => matches!(u.op, syn::UnOp::Neg(_)) && self.is_steady(&u.expr),
            Syn::Path(p) => self.local(p).is_some_and(|var| {
                let v = &self.vars[var];
                !v.declared_mut && !v.kind.is_ref()
            }),
            _ => false,
        }
    }

    /// True if all parts of `e` are steady.
    fn is_fixed(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Binary(b) => self.is_fixed(&b.left) && self.is_fixed(&b.right),
            Syn::Cast(c) => self.is_fixed(&c.expr),
            Syn::Field(f) => self.is_fixed(&f.base),
            Syn::Tuple(t) => t.elems.iter().all(|part| self.is_fixed(part)),
            Syn::Range(r) => [&r.start, &r.end].into_iter().flatten().all(|end| self.is_fixed(end)),
            e => self.is_steady(e),
        }
    }

    /// True if `e` names a number, which is not a reference.
    fn is_number(&self, e: &Syn) -> bool {
        self.named(e)
            .is_some_and(|var| matches!(self.vars[var].kind, Kind::Discrete | Kind::Float(Some(_))))
    }

    /// True if evaluating `a` may change a variable that `b` reads: `a` changes something, and names a variable of `b` or
    /// something that may refer to one.
    fn meets(&self, a: &Syn, b: &Syn) -> bool {
        let read = b.to_token_stream();
        // The target of a parameter has no other name.
        let indirect = |binding: &Binding| match binding {
            Binding::Var(var) => {
                let v = &self.vars[*var];
                v.kind.is_mutable_ref() && !matches!(v.role, Role::Param(_))
            }
            Binding::Constant(_) => false,
            Binding::Callable(closure) => self.call_change(closure, false) > Change::None,
            _ => true,
        };
        !self.is_fixed(b)
            && self.changes(a)
            && changed_in(a, &|arg| self.is_number(arg)).iter().any(|name| {
                self.binding(name).is_some_and(|b| indirect(b) || mentions(&read, name))
            })
    }

    /// True if the argument of `m` is evaluated even if it is not needed, after a receiver that is taken by value.
    fn is_eager(&self, m: &ExprMethodCall) -> bool {
        let receiver = &m.receiver;
        match (m.method.to_string().as_str(), m.args.len()) {
            ("fold" | "rfold", 2) => self.is_chain(receiver),
            ("then_some", 1) => true,
            ("zip", 1) => self.is_option(receiver),
            ("unwrap_or" | "or" | "and" | "xor" | "ok_or", 1) | ("map_or", 2) => {
                // A receiver other than an `Option` could not be borrowed and changed at the same time.
                let shared = path_of(receiver)
                    .is_some_and(|path| mentions(&m.args.to_token_stream(), &path[0]));
                !names_memory(receiver) || shared || self.is_option(receiver)
            }
            _ => false,
        }
    }

    /// `m` with the indices of its receiver, or a copy of the receiver, in statements before it, if an argument changes
    /// them.
    pub(super) fn receiver_first(&mut self, m: &ExprMethodCall) -> Option<Syn> {
        if m.args.is_empty() || !names_memory(&m.receiver) {
            return None;
        }
        let span = m.span();
        if m.args.iter().any(|arg| self.meets_index(&m.receiver, arg)) {
            let mut call = m.clone();
            let before = self.indices_first(&mut call.receiver);
            return Some(parse_quote_spanned!(span=> { #(#before)* #call }));
        }
        // A borrowed receiver could not be changed: the method takes a `Copy` value.
        let path = path_of(&m.receiver)?;
        let data = match m.args.iter().any(|arg| assigns(arg, &path)) {
            true => self.may_be_data(&m.receiver),
            false => !self.is_eager(m) && self.is_changed_by_arguments(m, &path)?,
        };
        data.then(|| {
            let (whole, name) = (self.whole(&m.receiver), self.names.fresh("before", span));
            let mut call = m.clone();
            *call.receiver = parse_quote_spanned!(span=> #name);
            parse_quote_spanned!(span=> { let #name = #whole; #call })
        })
    }

    /// True if `e` may be a user-defined value: it is not known to be a number or a sequence.
    pub(super) fn may_be_data(&mut self, e: &Syn) -> bool {
        self.kind_of(e).is_none_or(|kind| {
            !matches!(kind.value(), Kind::Float(_) | Kind::Seq(_) | Kind::Discrete)
        })
    }

    /// `b` with the indices on its left in statements before it, if its right side changes them and the operator is not
    /// primitive. For numbers, the right side is evaluated first. `Err` if it is not known which case applies.
    pub(super) fn left_first(&mut self, b: &ExprBinary) -> Result<Option<Syn>, ()> {
        if !self.meets_index(&b.left, &b.right) {
            return Ok(None);
        }
        let primitive = match self.kind_of(&with_index_0(&b.left)).map(|kind| kind.value().clone())
        {
            Some(Kind::Float(Some(ty))) => {
                kinds::is_named(&ty, "f64") || kinds::is_named(&ty, "f32")
            }
            Some(Kind::Discrete) => true,
            _ => return Err(()),
        };
        match (primitive, self.is_reference(&b.right)) {
            (true, Some(false)) => return Ok(None),
            (true, None) => return Err(()),
            _ => {}
        }
        let mut pinned = b.clone();
        let before = self.indices_first(&mut pinned.left);
        Ok(Some(parse_quote_spanned!(b.span()=> { #(#before)* #pinned; })))
    }

    /// True if evaluating `other` may change an index in the place `e`, or the reverse.
    fn meets_index(&self, e: &Syn, other: &Syn) -> bool {
        match strip(e) {
            Syn::Index(i) => {
                self.meets(other, &i.index)
                    || self.meets(&i.index, other)
                    || self.meets_index(&i.expr, other)
            }
            Syn::Field(f) => self.meets_index(&f.base, other),
            Syn::Unary(u) => self.meets_index(&u.expr, other),
            _ => false,
        }
    }

    /// Moves the indices of a place to statements, which are returned.
    fn indices_first(&mut self, e: &mut Syn) -> Vec<Stmt> {
        match e {
            Syn::Paren(p) => self.indices_first(&mut p.expr),
            Syn::Field(f) => self.indices_first(&mut f.base),
            Syn::Unary(u) => self.indices_first(&mut u.expr),
            Syn::Index(i) => {
                let mut before = self.indices_first(&mut i.expr);
                let bounds: Vec<&mut Syn> = match &mut *i.index {
                    Syn::Range(r) => {
                        let ends = [r.start.as_deref_mut(), r.end.as_deref_mut()];
                        ends.into_iter().flatten().collect()
                    }
                    index => vec![index],
                };
                for bound in bounds {
                    let name = self.names.fresh("at", bound.span());
                    let value =
                        std::mem::replace(bound, parse_quote_spanned!(bound.span()=> #name));
                    before.push(parse_quote_spanned!(value.span()=> let #name = #value;));
                }
                before
            }
            _ => vec![],
        }
    }

    /// `Some(true)` if the value of `e` is a reference; `None` if the text does not show it.
    fn is_reference(&mut self, e: &Syn) -> Option<bool> {
        match strip(e) {
            Syn::Lit(_) | Syn::Binary(_) | Syn::Cast(_) | Syn::Call(_) => Some(false),
            Syn::MethodCall(m) => {
                let name = m.method.to_string();
                (crate::ir::methods::rule(&name).is_some()
                    || crate::ir::methods::is_discrete(&name))
                .then_some(false)
            }
            Syn::Reference(_) => Some(true),
            Syn::Unary(u) => match u.op {
                syn::UnOp::Deref(_) => Some(false),
                _ => self.is_reference(&u.expr),
            },
            Syn::Block(b) => match b.block.stmts.last()? {
                Stmt::Expr(e, None) => self.is_reference(e),
                _ => None,
            },
            e @ (Syn::Path(_) | Syn::Index(_) | Syn::Field(_)) => match self.kind_of(e)? {
                Kind::Float(_) => Some(false),
                Kind::Ref { .. } => Some(true),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The place with all indices replaced by 0. It has the same type.
fn with_index_0(e: &Syn) -> Syn {
    let mut e = strip(e).clone();
    match &mut e {
        Syn::Index(i) => {
            *i.expr = with_index_0(&i.expr);
            *i.index = syn::parse_quote!(0);
        }
        Syn::Field(f) => *f.base = with_index_0(&f.base),
        Syn::Unary(u) => *u.expr = with_index_0(&u.expr),
        _ => {}
    }
    e
}

/// The variable that contains a place, and the fields that lead to the place, up to an index.
pub(super) fn path_of(e: &Syn) -> Option<Vec<String>> {
    match strip(e) {
        Syn::Path(_) => name_of(e).map(|name| vec![name]),
        Syn::Field(f) => {
            let mut path = path_of(&f.base)?;
            if names_fields(&f.base) {
                path.push(f.member.to_token_stream().to_string());
            }
            Some(path)
        }
        Syn::Index(i) => path_of(&i.expr),
        Syn::Unary(u) => path_of(&u.expr),
        Syn::Reference(r) => path_of(&r.expr),
        _ => None,
    }
}

/// The names of variables that `e` may change.
fn changed_in(e: &Syn, is_number: &dyn Fn(&Syn) -> bool) -> Vec<String> {
    struct Changed<'n>(Vec<String>, &'n dyn Fn(&Syn) -> bool);
    impl Changed<'_> {
        fn all(&mut self, what: &impl ToTokens) {
            self.0.extend(names_in(what.to_token_stream()));
        }

        /// An argument that is a name may be a `&mut`.
        fn handed(&mut self, args: &Punctuated<Syn, Token![,]>) {
            args.iter()
                .filter(|arg| matches!(strip(arg), Syn::Path(_)) && !self.1(arg))
                .for_each(|arg| self.all(arg));
        }

        fn changed(&mut self, place: &Syn) {
            match path_of(place) {
                Some(mut path) => self.0.push(path.swap_remove(0)),
                None => self.all(place),
            }
        }
    }
    impl<'a> Visit<'a> for Changed<'_> {
        fn visit_expr(&mut self, e: &'a Syn) {
            match e {
                Syn::Assign(a) => self.changed(&a.left),
                Syn::Binary(b) if is_assignment(&b.op) => self.changed(&b.left),
                Syn::Reference(r) if r.mutability.is_some() => self.changed(&r.expr),
                Syn::MethodCall(m) => {
                    // This includes names of `std`'s methods: a user-defined type may have a method of the same name.
                    if names_memory(&m.receiver) {
                        self.changed(&m.receiver);
                    }
                    self.handed(&m.args);
                }
                Syn::Call(c) => {
                    self.all(&c.func);
                    self.handed(&c.args);
                }
                Syn::Macro(m) => self.all(&m.mac.tokens),
                _ => {}
            }
            visit::visit_expr(self, e);
        }
    }
    let mut changed = Changed(Vec::new(), is_number);
    changed.visit_expr(e);
    changed.0
}

/// True if a place has no index.
fn names_fields(e: &Syn) -> bool {
    match strip(e) {
        Syn::Path(_) => true,
        Syn::Field(f) => names_fields(&f.base),
        Syn::Unary(u) => names_fields(&u.expr),
        _ => false,
    }
}

/// True if `e` assigns the place of `path` or a part of it, or borrows it by `&mut`.
fn assigns(e: &Syn, path: &[String]) -> bool {
    any_in(e, |e| {
        let place = match e {
            Syn::Assign(a) => &a.left,
            Syn::Binary(b) if is_assignment(&b.op) => &b.left,
            Syn::Reference(r) if r.mutability.is_some() => &r.expr,
            _ => return None,
        };
        let meets = path_of(place)?.iter().zip(path).all(|(one, other)| one == other);
        meets.then_some(true)
    })
}
