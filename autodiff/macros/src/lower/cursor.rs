//! References that are assigned again: `rest = &rest[1..];`.
//!
//! Such a reference is not a variable of the representation. It is a window into a place that stays the same, given by
//! integer variables, which are stored like any others. So the shadow is the same window into the place's shadow.

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr as Syn, ItemFn};

use crate::ir::print::Emit;
use crate::ir::visit::{each_index, each_place};
use crate::ir::words::name_of;
use crate::ir::{Expr, ExprKind, Kind, Place, Proj, StmtKind, VarId};

use super::Lower;
use super::scope::Binding;
use super::stmt::strip;

/// The current target of a reference that is assigned again.
#[derive(Clone)]
pub(super) struct Cursor {
    /// The slice or array that it moves in.
    place: Place,
    window: Window<VarId>,
    mutable: bool,
}

/// A part of a slice or array.
#[derive(Clone)]
enum Window<T> {
    /// The part from the first index to the second, which is excluded.
    Part(T, T),
    Element(T),
}

/// The names of variables that are assigned as a whole.
pub(super) fn assigned(f: &ItemFn) -> HashSet<String> {
    struct Assigned(HashSet<String>);
    impl Assigned {
        fn target(&mut self, e: &Syn) {
            match strip(e) {
                Syn::Path(_) => self.0.extend(name_of(e)),
                Syn::Tuple(t) => t.elems.iter().for_each(|e| self.target(e)),
                Syn::Array(a) => a.elems.iter().for_each(|e| self.target(e)),
                Syn::Call(c) => c.args.iter().for_each(|e| self.target(e)),
                Syn::Struct(s) => s.fields.iter().for_each(|f| self.target(&f.expr)),
                _ => {}
            }
        }
    }
    impl<'a> Visit<'a> for Assigned {
        fn visit_expr_assign(&mut self, a: &'a syn::ExprAssign) {
            self.target(&a.left);
            visit::visit_expr_assign(self, a);
        }
    }
    let mut assigned = Assigned(HashSet::new());
    assigned.visit_block(&f.block);
    assigned.0
}

impl Cursor {
    /// The place that it refers to now.
    pub(super) fn now(&self, lower: &mut Lower, span: Span) -> Place {
        let place = Place { span, ..self.place.clone() };
        let mut read = |var| lower.read(var, span);
        match self.window {
            Window::Part(start, end) => place.part(Some(read(start)), Some(read(end))),
            Window::Element(at) => place.at(read(at)),
        }
    }

    /// The same place as source, and the variables in it.
    pub(super) fn printed(&self, emit: &Emit) -> (TokenStream, Vec<VarId>) {
        let place = emit.place(&self.place);
        let mut vars = vec![self.place.base];
        let window = match self.window {
            Window::Part(start, end) => {
                vars.extend([start, end]);
                let (start, end) = (emit.name(start), emit.name(end));
                quote!(#start..#end)
            }
            Window::Element(at) => {
                vars.push(at);
                emit.name(at).to_token_stream()
            }
        };
        each_index(&self.place, &mut |e| each_place(e, &mut |place| vars.push(place.base)));
        (quote!(#place[#window]), vars)
    }

    pub(super) fn is_mutable(&self) -> bool {
        self.mutable
    }

    /// The number of elements.
    pub(super) fn length(&self, lower: &mut Lower, span: Span) -> Option<Expr> {
        let Window::Part(start, end) = self.window else { return None };
        let (start, end) = (lower.read(start, span), lower.read(end, span));
        Some(lower.binary_of(end, syn::parse_quote!(-), start))
    }

    /// True if it can be a slice: it is a part, not a single element of unknown type.
    pub(super) fn is_slice(&self) -> bool {
        matches!(self.window, Window::Part(..))
    }
}

impl Lower {
    /// The cursor that `e` names.
    pub(super) fn cursor_of(&self, e: &Syn) -> Option<Cursor> {
        let Syn::Path(p) = strip(e) else { return None };
        match self.binding_of(p) {
            Some(Binding::Cursor(cursor)) => Some(cursor.clone()),
            _ => None,
        }
    }

    /// True if `e` is `&mut` a cursor.
    pub(super) fn is_cursor(&self, e: &Syn) -> bool {
        matches!(strip(e), Syn::Reference(r) if self.cursor_of(&r.expr).is_some())
    }

    /// Makes parameters that are assigned again cursors into the slices that they first referred to.
    pub(super) fn parameter_cursors(&mut self, params: &[crate::parse::signature::Param]) {
        for (var, p) in params.iter().enumerate() {
            if p.mutable && self.vars[var].kind.is_ref() {
                let value = self.read(var, p.name.span());
                self.bind_cursor(&p.name, &value);
            }
        }
    }

    /// Binds `name`, a `mut` variable, to a window that starts as `value`. False if it is not assigned again, or if
    /// `value` is not part of a slice.
    pub(super) fn bind_cursor(&mut self, name: &Ident, value: &Expr) -> bool {
        if !self.assigned.contains(&name.to_string()) {
            return false;
        }
        let start = self.statements();
        let Some((place, window)) = self.window_of(value) else {
            self.split_off(start);
            return false;
        };
        self.look(value);
        let place = self.pin(place);
        let mutable = matches!(value.kind, ExprKind::Borrow { mutable: true, .. })
            || self.kind(value).is_mutable_ref();
        let mut variable = |suffix: &str, value: Expr| {
            let var = self.declare_hidden(&format!("{name}_{suffix}"), None, name.span());
            self.vars[var].ty = Some(syn::parse_quote!(usize));
            self.vars[var].kind = Kind::Discrete;
            self.vars[var].declared_mut = true;
            self.push(StmtKind::Let { var, init: Some(value) }, name.span());
            var
        };
        let window = match window {
            Window::Part(a, b) => Window::Part(variable("start", a), variable("end", b)),
            Window::Element(at) => Window::Element(variable("at", at)),
        };
        self.bind_to(name, Binding::Cursor(Cursor { place, window, mutable }));
        true
    }

    /// Lowers `name = value;` for a cursor; `None` if `left` names no cursor.
    pub(super) fn move_cursor(&mut self, left: &Syn, value: &Expr) -> Option<()> {
        let cursor = self.cursor_of(left)?;
        let span = value.span;
        let to = self.window_of(value);
        let printed = |l: &Self, place: &Place| {
            Emit { vars: &l.vars, kept: None, active: &[] }.place(place).to_string()
        };
        let windows = match to {
            Some((place, to)) if printed(self, &place) == printed(self, &cursor.place) => {
                Some((cursor.window, to))
            }
            _ => None,
        };
        match windows {
            Some((Window::Part(start, end), Window::Part(a, b))) => {
                self.look(value);
                // Both are computed from the old bounds.
                let (a, b) = (self.spill("start", a), self.spill("end", b));
                self.assign_var(start, a, span);
                self.assign_var(end, b, span);
            }
            Some((Window::Element(at), Window::Element(to))) => {
                self.look(value);
                self.assign_var(at, to, span);
            }
            _ => self.diag.refuse(
                span,
                "a reference that is assigned a part of something else than it began with",
                "let it walk through one slice (`rest = &rest[1..]`), or keep an index or a flag and choose where the \
                 value is used",
            ),
        }
        Some(())
    }

    /// Evaluates a reference as written, which panics if it is out of bounds.
    fn look(&mut self, value: &Expr) {
        if let ExprKind::Borrow { place, .. } = &value.kind
            && matches!(place.proj.last(), Some(Proj::Part(..) | Proj::Index(_)))
        {
            let (id, place) = (self.fresh_id(), place.clone());
            let kind = ExprKind::Borrow { mutable: false, place };
            let look = Expr { id, kind, span: value.span };
            self.push(StmtKind::Effect(look), value.span);
        }
    }

    /// The slice or array that a reference refers into, and the window in it.
    fn window_of(&mut self, value: &Expr) -> Option<(Place, Window<Expr>)> {
        let span = value.span;
        let place = match &value.kind {
            ExprKind::Borrow { place, .. } => place.clone(),
            ExprKind::Read(place) if self.kind(value).is_ref() => place.clone(),
            _ => return None,
        };
        let mut place = self.resolved(&place);
        if place.proj.iter().any(|p| matches!(p, Proj::Bound(_))) {
            return None;
        }
        place.proj.retain(|p| !matches!(p, Proj::Deref));
        if let Some(Proj::Index(e)) = place.proj.last()
            && !matches!(e.kind, ExprKind::Range { .. })
        {
            let at = (**e).clone();
            place.proj.pop();
            return matches!(self.kind(&at), Kind::Discrete)
                .then_some((place, Window::Element(at)));
        }
        let parts = place.proj.iter().rev().take_while(|p| is_part(p)).count();
        let parts = place.proj.split_off(place.proj.len() - parts);
        let whole = self.place_kind(&place);
        if parts.is_empty() && !matches!(whole.value(), Kind::Seq(_)) {
            return None;
        }
        let mut start = self.expr(ExprKind::Constant(quote!(0), Kind::Discrete), span);
        let mut end = self.length_of(&place, span);
        for part in parts {
            (start, end) = self.inner(start, end, part);
        }
        Some((place, Window::Part(start, end)))
    }

    /// The bounds of `[start..end][part]`.
    fn inner(&mut self, start: Expr, end: Expr, part: Proj) -> (Expr, Expr) {
        let (a, b, inclusive) = match part {
            Proj::Part(a, b) => (a, b, false),
            Proj::Index(e) => match e.kind {
                ExprKind::Range { start, end, inclusive } => (start, end, inclusive),
                _ => (None, None, false),
            },
            _ => (None, None, false),
        };
        let end = match b {
            None => end,
            Some(b) => {
                let b = self.after(start.clone(), *b);
                let one = self.integer(usize::from(inclusive), b.span);
                self.after(b, one)
            }
        };
        match a {
            None => (start, end),
            Some(a) => (self.after(start, *a), end),
        }
    }

    /// The sum `a + b`.
    fn after(&mut self, a: Expr, b: Expr) -> Expr {
        match (is_zero(&a), is_zero(&b)) {
            (true, _) => b,
            (_, true) => a,
            _ => self.binary_of(a, syn::parse_quote!(+), b),
        }
    }

    /// The place, with views replaced by the places they refer to.
    pub(super) fn resolved(&self, place: &Place) -> Place {
        let Some(view) = &self.vars[place.base].view else { return place.clone() };
        let mut resolved = self.resolved(view);
        let rest = match place.proj.first() {
            Some(Proj::Deref) => &place.proj[1..],
            _ => &place.proj[..],
        };
        resolved.proj.extend_from_slice(rest);
        resolved
    }

    /// Lowers `mem::take(&mut rest)`: the value that the cursor refers to. The cursor is empty afterwards.
    pub(super) fn taken_cursor(&mut self, e: &Syn, span: Span) -> Option<Expr> {
        let Syn::Reference(r) = strip(e) else { return None };
        let cursor = self.cursor_of(&r.expr)?;
        let Window::Part(start, end) = cursor.window else { return None };
        let place = cursor.now(self, span);
        let place = self.pin(place);
        let empty = self.read(start, span);
        self.assign_var(end, empty, span);
        Some(self.expr(ExprKind::Borrow { mutable: cursor.mutable, place }, span))
    }

    /// The bindings of cursors that a `move` closure captures: their current windows.
    pub(super) fn captured_cursors(&mut self, c: &syn::ExprClosure) -> Vec<(String, Binding)> {
        let tokens = c.body.to_token_stream();
        let mut names: Vec<String> = self
            .scopes
            .iter()
            .flat_map(|scope| scope.keys())
            .filter(|name| crate::ir::words::mentions(&tokens, name))
            .cloned()
            .collect();
        names.sort();
        names.dedup();
        let mut captured = Vec::new();
        for name in names {
            let Some(Binding::Cursor(cursor)) = self.binding(&name).cloned() else { continue };
            let place = cursor.now(self, c.span());
            let place = self.pin(place);
            captured.push((name, Binding::Alias { place, mutable: cursor.mutable }));
        }
        captured
    }
}

fn is_part(p: &Proj) -> bool {
    match p {
        Proj::Part(..) => true,
        Proj::Index(e) => matches!(e.kind, ExprKind::Range { .. }),
        _ => false,
    }
}

fn is_zero(e: &Expr) -> bool {
    matches!(&e.kind, ExprKind::Constant(tokens, _) if tokens.to_string() == "0")
}
