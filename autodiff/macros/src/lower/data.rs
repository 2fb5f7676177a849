//! Structs, tuples and enums: construction, destructuring, moves in memory; methods of types that the macro does not
//! know.

use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprCall, ExprPath, Member, Pat, Type};

use crate::ir::refusals::Construct;
use crate::ir::std_names::Property;
use crate::ir::{Call, Expr, ExprKind, Kind, Place, Proj, Role, StmtKind, VarId, numbered};

use super::Lower;
use super::call::is_constructor;
use super::place::{is_place, takes, takes_closure};
use super::stmt::strip;
use super::type_ascription::{of_element, of_part};
use super::user_types::type_and_name;

fn last_two(path: &ExprPath) -> Option<(String, String)> {
    type_and_name(path).map(|(of, name)| (of.to_string(), name.to_string()))
}

/// True if `path` is a function of `std` that needs no rule item.
pub(super) fn is_known(path: &ExprPath) -> bool {
    type_and_name(path).is_some_and(|(of, name)| {
        Property::Special.has(&format!("{of}::{name}")) || of == "rt" && name == "any_value"
    })
}

impl Lower {
    /// Lowers `Point { x, y: 2.0 * x, ..p }`.
    pub(super) fn struct_value(&mut self, s: &syn::ExprStruct) -> Option<Expr> {
        let given = s.fields.iter().map(|f| &f.expr);
        let mut values = self.operands(given.chain(s.rest.as_deref()))?;
        let rest = s.rest.as_ref().and_then(|_| values.pop());
        let rest = rest.map(|rest| match rest.kind {
            ExprKind::Read(_) => Box::new(rest),
            // The shadow of `rest` provides the shapes of its fields that are replaced.
            _ => Box::new(self.spill("rest", rest)),
        });
        let fields = s.fields.iter().map(|f| f.member.clone()).zip(values).collect();
        if s.qself.is_some() {
            return Some(self.opaque(s.to_token_stream(), s.span(), true, Construct::Path));
        }
        let path = s.path.to_token_stream();
        Some(self.expr(ExprKind::Struct { path, fields, rest, call: false }, s.span()))
    }

    /// Lowers `Some(x)`, `Box::new(x)`, `mem::replace(&mut a, x)`; `None` if `path` is a function to be called.
    pub(super) fn constructor(&mut self, path: &ExprPath, c: &ExprCall) -> Option<Option<Expr>> {
        let span = c.span();
        if is_constructor(path) {
            let Some(values) = self.operands(c.args.iter()) else { return Some(None) };
            let fields = values.into_iter().enumerate();
            let fields = fields.map(|(i, v)| (numbered(i, span), v)).collect();
            let path = path.to_token_stream();
            return Some(Some(
                self.expr(ExprKind::Struct { path, fields, rest: None, call: true }, span),
            ));
        }
        if !is_known(path) {
            return None;
        }
        let (of, name) = last_two(path)?;
        if of == "mem" {
            self.presume_memory(path);
        }
        Some(match (of.as_str(), name.as_str(), c.args.len()) {
            ("Box", _, 1) => self
                .value(&c.args[0])
                .map(|value| self.expr(ExprKind::Boxed(Box::new(value)), span)),
            ("mem", "replace", 2) => self.replaced(&c.args[0], Some(&c.args[1]), span),
            ("mem", "take", 1) if self.is_cursor(&c.args[0]) => self.taken_cursor(&c.args[0], span),
            ("mem", "take", 1) => self.replaced(&c.args[0], None, span),
            ("mem", "swap", 2) => {
                self.memory_statement(c)?;
                Some(self.expr(ExprKind::Tuple(vec![]), span))
            }
            _ => self.operands(c.args.iter()).map(|args| {
                let path = path.to_token_stream();
                let kind =
                    if of == "Vec" { Kind::Seq(Box::new(Kind::Unknown)) } else { Kind::Unknown };
                self.pure_call(path, args, kind, span)
            }),
        })
    }

    /// Lowers `mem::swap(&mut a, &mut b);`.
    pub(super) fn memory_statement(&mut self, c: &ExprCall) -> Option<()> {
        let Syn::Path(path) = &*c.func else { return None };
        let (of, name) = last_two(path)?;
        if of != "mem" || name != "swap" || c.args.len() != 2 {
            return None;
        }
        self.presume_memory(path);
        let a = self.referent(&c.args[0])?;
        let b = self.referent(&c.args[1])?;
        self.push(StmtKind::Swap { a, b }, c.span());
        Some(())
    }

    /// The place that a `&mut` expression refers to.
    fn referent(&mut self, e: &Syn) -> Option<Place> {
        let named = match strip(e) {
            Syn::Reference(r) => self.named(&r.expr),
            _ => None,
        };
        let is_ref =
            named.is_some_and(|v| self.vars[v].kind.is_ref() || self.vars[v].view.is_some());
        if is_ref || self.is_cursor(e) {
            return self.refused(
                e.span(),
                "a reference that is exchanged for another",
                "assign it parts of one slice (`rest = &rest[1..]`), or exchange the values",
            );
        }
        let place = match strip(e) {
            Syn::Reference(r) => self.place(&r.expr)?,
            e => self.place(&syn::parse_quote_spanned!(e.span()=> *#e))?,
        };
        Some(self.pin(place))
    }

    /// Lowers `mem::replace(&mut a, value)`: the value is stored in a new variable, which is then swapped with `a`.
    pub(super) fn replaced(&mut self, e: &Syn, value: Option<&Syn>, span: Span) -> Option<Expr> {
        let place = self.referent(e)?;
        let Some(value) = value else { return Some(self.taken_from(place, span)) };
        let value = self.value(value)?;
        Some(self.exchanged(place, value, span))
    }

    /// Lowers `option.take()`, if the option may carry a derivative.
    pub(super) fn option_taken(&mut self, m: &syn::ExprMethodCall) -> Option<Expr> {
        if !takes(m) || !is_place(&m.receiver) {
            return None;
        }
        let start = self.statements();
        let place = self.place(&m.receiver)?;
        if self.is_inactive(&place) {
            self.split_off(start);
            return None;
        }
        let place = self.behind_reference(place);
        let place = self.pin(place);
        // If the place is not an `Option`, the compiler reports it.
        let none = ExprKind::Constant(quote!(::core::option::Option::None), Kind::Unknown);
        let none = self.expr(none, m.span());
        Some(self.exchanged(place, none, m.span()))
    }

    /// The value in a place, which contains its type's default value afterwards.
    fn taken_from(&mut self, place: Place, span: Span) -> Expr {
        let path = quote!(::core::default::Default::default);
        let kind = self.place_kind(&place);
        let value = self.pure_call(path, vec![], kind, span);
        self.exchanged(place, value, span)
    }

    fn exchanged(&mut self, place: Place, value: Expr, span: Span) -> Expr {
        let var = self.spill_var("old", value);
        if matches!(self.vars[var].kind, Kind::Unknown) {
            self.vars[var].kind = self.place_kind(&place);
        }
        self.vars[var].declared_mut = true;
        self.push(StmtKind::Swap { a: place, b: Place::var(var, span) }, span);
        self.read(var, span)
    }

    /// Lowers a method of a type that the macro does not know, as a call of a function with a rule. Its first argument is
    /// the receiver. Returns `None` if the method is one of `std`, according to its receiver.
    pub(super) fn method_call(
        &mut self,
        m: &syn::ExprMethodCall,
        result: Option<Option<VarId>>,
    ) -> Option<Option<Expr>> {
        let span = m.span();
        if !self.may_be_of_user(m) {
            return None;
        }
        if let Syn::MethodCall(cell) = strip(&m.receiver)
            && cell.args.is_empty()
            && ["borrow_mut", "lock"].iter().any(|name| cell.method == name)
        {
            self.diag.refuse(
                cell.method.span(),
                "a change behind a shared reference",
                "change a variable declared `mut`",
            );
            return Some(None);
        }
        let start = self.statements();
        let receiver = self.place(&m.receiver)?;
        let kind = self.place_kind(&receiver);
        if !matches!(kind.value(), Kind::Unknown)
            || (self.is_inactive(&receiver) && self.has_passive_arguments(m))
        {
            self.split_off(start);
            return None;
        }
        if self.is_dynamic(&m.receiver) {
            self.split_off(start);
            let value = self.opaque(m.to_token_stream(), span, false, Construct::DynCall);
            return Some(Some(self.given_to(result, value)));
        }
        let Some(call) = self.call_of_method(m, receiver) else { return Some(None) };
        let result = match result {
            Some(given) => given,
            None => Some(self.declare_hidden("value", None, span)),
        };
        self.push(StmtKind::Call { result, call }, span);
        Some(match result {
            Some(var) => Some(self.read(var, span)),
            None => Some(self.expr(ExprKind::Tuple(vec![]), span)),
        })
    }

    /// True if `m` may be a method of a user-defined type, according to its text.
    fn may_be_of_user(&self, m: &syn::ExprMethodCall) -> bool {
        let optional = ["unwrap", "expect", "unwrap_or"].iter().any(|name| m.method == name)
            && self.is_optional(&m.receiver);
        !takes_closure(m)
            && !optional
            && !self.is_of_discrete(m)
            && self.may_have_methods(&m.receiver)
            && !self.is_chain(&m.receiver)
    }

    /// The method `m` as a call of a function whose first argument is the receiver.
    fn call_of_method(&mut self, m: &syn::ExprMethodCall, receiver: Place) -> Option<Call> {
        let receiver = self.pin(receiver);
        let receiver = self.expr(ExprKind::Read(receiver), m.receiver.span());
        let args = self.operands(m.args.iter())?;
        let mut all = vec![receiver];
        all.extend(self.arguments(args));
        let generics = m.turbofish.as_ref().map(ToTokens::to_token_stream).unwrap_or_default();
        let mut of = m.method.clone();
        let second = super::call::pushed_forward(&mut of);
        let reads = self.reads(m, &all);
        Some(Call {
            method: Some(m.method.clone()),
            path: m.method.to_token_stream(),
            associated: true,
            second,
            location: of.to_token_stream(),
            temporary: matches!(
                strip(&m.receiver),
                Syn::Call(_)
                    | Syn::MethodCall(_)
                    | Syn::Struct(_)
                    | Syn::Binary(_)
                    | Syn::Unary(syn::ExprUnary { op: syn::UnOp::Neg(_), .. })
            ),
            generics,
            args: all,
            reads,
            id: self.fresh_id(),
            ..Call::default()
        })
    }

    /// True if `m` ends a chain of methods, `map.entry(k).or_default()`, whose receiver and arguments are all inactive.
    fn is_of_discrete(&self, m: &syn::ExprMethodCall) -> bool {
        self.has_passive_arguments(m)
            && match strip(&m.receiver) {
                Syn::MethodCall(inner) => self.is_of_discrete(inner),
                Syn::Path(p) => self.local(p).is_some_and(|var| self.vars[var].kind.is_discrete()),
                _ => false,
            }
    }

    fn has_passive_arguments(&self, m: &syn::ExprMethodCall) -> bool {
        m.args.iter().all(|a| matches!(a, Syn::Lit(_)) || self.is_passive(a))
    }

    /// True if `e` may be a value of a user-defined type.
    fn may_have_methods(&self, e: &Syn) -> bool {
        let operation = match strip(e) {
            Syn::Binary(_) => true,
            Syn::Unary(u) => matches!(u.op, syn::UnOp::Neg(_)),
            Syn::MethodCall(m) => {
                !crate::ir::methods::is_pure(&m.method.to_string())
                    && !takes_closure(m)
                    && self.may_have_methods(&m.receiver)
            }
            _ => false,
        };
        let folded = matches!(strip(e), Syn::MethodCall(m) if m.method == "fold");
        operation && self.operators || folded || is_place(e)
    }

    /// True if `e` names a value that carries no derivative.
    fn is_passive(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => self.local(p).is_none_or(|var| {
                self.vars[var].kind.is_discrete() || self.is_inactive(&Place::var(var, p.span()))
            }),
            Syn::Reference(r) => self.is_passive(&r.expr),
            Syn::Field(f) => self.is_passive(&f.base),
            Syn::MethodCall(m) => self.is_of_discrete(m),
            _ => false,
        }
    }

    /// Binds the parts of a place to the parts of an irrefutable pattern. False if the pattern is none.
    pub(super) fn bind_parts(&mut self, pat: &Pat, ty: Option<&Type>, value: &Expr) -> bool {
        let Some((place, reference)) = self.place_and_reference(value) else { return false };
        if self.is_inactive(&place) && self.vars[place.base].role == Role::Bound {
            return false;
        }
        if let Pat::Slice(s) = pat {
            let place = self.pin(place);
            let element = of_element(ty);
            self.bind_slice(&place, reference, (s, element.as_ref()), value.span);
            return true;
        }
        let Some(parts) = parts_of(pat) else { return false };
        let mut place = self.pin(place);
        let element = |place: &Place| {
            place.proj.iter().any(|proj| matches!(proj, Proj::Index(_) | Proj::Part(..)))
        };
        if reference == Some(true) && parts.len() > 1 && element(&place) {
            // The compiler accepts mutable borrows of two fields, but not of two elements through one index.
            place = self.lent_whole(place, value.span);
        }
        for (i, (sub, proj)) in parts.into_iter().enumerate() {
            let part = place.clone().then(Proj::Field(proj));
            let ty = if matches!(pat, Pat::Tuple(_)) { of_part(ty, i) } else { None };
            self.bind_part(&sub, ty, part, reference, value.span);
        }
        true
    }

    /// Borrows the place mutably, binds the reference to a variable, and returns the place behind the variable.
    fn lent_whole(&mut self, place: Place, span: Span) -> Place {
        let borrow = self.expr(ExprKind::Borrow { mutable: true, place: place.clone() }, span);
        let whole = self.spill_var("whole", borrow);
        self.vars[whole].view = Some(place);
        Place::var(whole, span).behind()
    }

    pub(super) fn bind_part(
        &mut self,
        pat: &Pat,
        ty: Option<Type>,
        place: Place,
        reference: Option<bool>,
        span: Span,
    ) {
        let (reference, pat) = match pat {
            Pat::Ident(p) if p.by_ref.is_some() => {
                let mut plain = p.clone();
                plain.by_ref = None;
                plain.mutability = None;
                (Some(p.mutability.is_some()), Pat::Ident(plain))
            }
            pat => (reference, pat.clone()),
        };
        let kind = match reference {
            Some(mutable) => {
                let held = self.place_kind(&place);
                if held.is_ref() {
                    ExprKind::Read(place)
                } else {
                    ExprKind::Borrow { mutable, place }
                }
            }
            None => ExprKind::Read(place),
        };
        if matches!(pat, Pat::Wild(_)) {
            return;
        }
        let value = self.expr(kind, span);
        self.bind(&pat, ty, value);
    }
}

/// The parts of an irrefutable pattern of a tuple or a struct.
fn parts_of(pat: &Pat) -> Option<Vec<(Pat, Member)>> {
    let elements = match pat {
        Pat::Tuple(t) => &t.elems,
        Pat::TupleStruct(t) => &t.elems,
        Pat::Struct(s) => {
            let parts = s.fields.iter().map(|f| ((*f.pat).clone(), f.member.clone()));
            return Some(parts.collect());
        }
        _ => return None,
    };
    let rest = elements.iter().position(|p| matches!(p, Pat::Rest(_)));
    if rest.is_some_and(|r| r + 1 != elements.len()) {
        return None;
    }
    let parts = elements.iter().filter(|p| !matches!(p, Pat::Rest(_)));
    Some(parts.enumerate().map(|(i, p)| (p.clone(), numbered(i, p.span()))).collect())
}
