//! Expressions that have a value.

use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{BinOp, Expr as Syn, ExprGroup, ExprParen, Lit, UnOp};

use crate::ir::refusals::Construct;
use crate::ir::{Expr, ExprKind, Kind, Place, Proj, Role, StmtKind, VarId, kinds};

use super::Lower;
use super::scope::Binding;
use super::stmt::strip;

impl Lower {
    /// The value of `e`. Statements that it needs are appended to the current block.
    pub(super) fn value(&mut self, e: &Syn) -> Option<Expr> {
        let span = e.span();
        // The type belongs to the expression that gives the value itself, not to its operands.
        let hint = self.hint.take();
        if let Some(known) = self.stands_for(e) {
            return Some(known);
        }
        self.hint = hint.filter(|_| gives_value(e));
        match e {
            Syn::Lit(l) => {
                let kind = literal_kind(&l.lit);
                Some(self.expr(ExprKind::Constant(l.to_token_stream(), kind), span))
            }
            Syn::Paren(ExprParen { expr, .. }) | Syn::Group(ExprGroup { expr, .. }) => {
                self.value(expr)
            }
            Syn::Path(p) if self.local(p).is_none() => self.constant(p),
            Syn::Field(f) => match self.partial(f) {
                Some(partial) => partial,
                None if self.is_part_of_found(f) => self.part_of_found(f),
                None => self.place_value(e),
            },
            Syn::Path(_) | Syn::Index(_) => self.place_value(e),
            Syn::Unary(u) if matches!(u.op, UnOp::Deref(_)) => match strip(&u.expr) {
                Syn::MethodCall(m) => self.behind_method(m, e),
                _ => self.place_value(e),
            },
            Syn::Unary(u) => {
                let inner = self.value(&u.expr)?;
                if let Some(value) = self.negation(&u.op, &inner, span) {
                    return Some(value);
                }
                let inner = self.dereferenced(inner);
                Some(self.expr(ExprKind::Unary(u.op, Box::new(inner)), span))
            }
            Syn::Binary(b) => self.binary(b),
            Syn::Reference(r) => self.borrow(r),
            Syn::MethodCall(m) => self.method(m),
            Syn::Call(c) => self.call(c, None),
            Syn::Cast(c) => {
                let inner = self.scalar(&c.expr)?;
                Some(self.cast(inner, c.ty.clone(), span))
            }
            Syn::Array(a) => {
                let elements = ExprKind::Array(self.elements(a)?);
                Some(self.expr(elements, span))
            }
            Syn::Tuple(t) => {
                let elements = ExprKind::Tuple(self.operands(t.elems.iter())?);
                Some(self.expr(elements, span))
            }
            Syn::Struct(s) => self.struct_value(s),
            Syn::Repeat(r) => self.repeat(&r.expr, &r.len, false, span),
            Syn::Range(r) => self.range(r),
            Syn::If(_) | Syn::Match(_) | Syn::Block(_) => self.branches(e),
            Syn::Loop(l) => self.loop_value(l),
            Syn::Macro(m) => self.macro_value(&m.mac, span),
            _ => self.other(e),
        }
    }

    /// The value of a path that names a constant or a function.
    fn constant(&mut self, p: &syn::ExprPath) -> Option<Expr> {
        let span = p.span();
        let binding = self.binding_of(p);
        if let Some((what, instead)) = binding.and_then(Binding::is_no_value) {
            return self.refused(span, what, instead);
        }
        let kind = match binding {
            Some(Binding::Constant(kind)) => kind.clone(),
            Some(Binding::Callable(_)) => {
                let what = Construct::ClosureAsValue;
                return Some(self.opaque(p.to_token_stream(), span, false, what));
            }
            _ => constant_kind(p),
        };
        Some(self.expr(ExprKind::Constant(p.to_token_stream(), kind), span))
    }

    /// Lowers `value as ty`.
    pub(super) fn cast(&mut self, mut value: Expr, ty: Box<syn::Type>, span: Span) -> Expr {
        let number = kinds::of_type(&ty, &self.generics).is_discrete();
        if !number
            && matches!(self.kind(&value), Kind::Unknown)
            && !matches!(value.kind, ExprKind::Read(_))
        {
            // The derivative is cast back to the type of the variable's shadow.
            value = self.spill("t", value);
        }
        self.expr(ExprKind::Cast(Box::new(value), ty), span)
    }

    fn place_value(&mut self, e: &Syn) -> Option<Expr> {
        let place = self.place(e)?;
        Some(self.expr(ExprKind::Read(place), e.span()))
    }

    /// The value of `e` as an operand. A reference to a scalar is dereferenced.
    pub(super) fn scalar(&mut self, e: &Syn) -> Option<Expr> {
        let value = self.value(e)?;
        Some(self.dereferenced(value))
    }

    pub(super) fn dereferenced(&mut self, mut value: Expr) -> Expr {
        if let ExprKind::Borrow { place, .. } = value.kind {
            value.kind = ExprKind::Read(place);
        }
        if let ExprKind::Read(place) = &mut value.kind {
            let mut kind = self.place_kind(place);
            while let Kind::Ref { to, .. } = kind {
                place.proj.push(Proj::Deref);
                kind = *to;
            }
        }
        value
    }

    /// The values of several expressions, evaluated in order.
    ///
    /// If a later one needs statements, the earlier ones are bound to variables before them, so that they keep their
    /// values.
    pub(super) fn operands<'a>(
        &mut self,
        list: impl Iterator<Item = &'a Syn>,
    ) -> Option<Vec<Expr>> {
        self.operands_of(None, list)
    }

    /// Like [`operands`](Self::operands), after the receiver of a method of numbers. Such a method takes its receiver by
    /// value, also if it is behind a reference.
    pub(super) fn operands_of<'a>(
        &mut self,
        number: Option<&'a Syn>,
        list: impl Iterator<Item = &'a Syn>,
    ) -> Option<Vec<Expr>> {
        let mut values: Vec<Expr> = Vec::new();
        for e in number.into_iter().chain(list) {
            let start = self.statements();
            let value = self.value(e)?;
            let later = self.split_off(start);
            if !later.is_empty() {
                if let Some(receiver) = values.first_mut().filter(|_| number.is_some())
                    && self.kind(receiver).is_scalar()
                {
                    *receiver = self.dereferenced(receiver.clone());
                }
                for earlier in &mut values {
                    if let ExprKind::Borrow { mutable, place } = &earlier.kind {
                        let (mutable, place) = (*mutable, self.pin(place.clone()));
                        earlier.kind = ExprKind::Borrow { mutable, place };
                    } else if !self.is_constant(earlier)
                        && !self.kind(earlier).is_ref()
                        && !self.is_collection(earlier)
                    {
                        *earlier = self.spill("t", earlier.clone());
                    }
                }
            }
            self.append(later);
            values.push(value);
        }
        Some(values)
    }

    fn binary(&mut self, b: &syn::ExprBinary) -> Option<Expr> {
        let span = b.span();
        if matches!(b.op, BinOp::And(_) | BinOp::Or(_)) {
            return self.short_circuit(b);
        }
        if is_assignment(&b.op) {
            return self.refused(span, "an assignment used as a value", "make it a statement");
        }
        let mut operands =
            self.operands([&*b.left, &*b.right].into_iter())?.into_iter().map(Box::new);
        let (left, right) = (operands.next()?, operands.next()?);
        if let Some(value) = self.operator(&b.op, &left, &right, span) {
            return Some(value);
        }
        let left = Box::new(self.dereferenced(*left));
        let right = Box::new(self.dereferenced(*right));
        Some(self.expr(ExprKind::Binary(left, b.op, right), span))
    }

    /// Lowers `a && b`, `a || b`: statements that `b` needs are only evaluated when `b` is.
    fn short_circuit(&mut self, b: &syn::ExprBinary) -> Option<Expr> {
        let span = b.span();
        let left = self.scalar(&b.left)?;
        let mut right = None;
        let needs = self.in_block(|lower| right = lower.scalar(&b.right));
        let right = right?;
        if needs.stmts.is_empty() {
            return Some(self.expr(ExprKind::Binary(Box::new(left), b.op, Box::new(right)), span));
        }
        let var = self.hidden_result(span);
        self.vars[var].kind = Kind::Discrete;
        let mut evaluated = needs;
        let known = matches!(b.op, BinOp::Or(_));
        let fixed = self.expr(ExprKind::Constant(quote!(#known), Kind::Discrete), span);
        let short = self.in_block(|lower| lower.assign_var(var, fixed, span));
        let full = self.in_block(|lower| lower.assign_var(var, right, span));
        evaluated.stmts.extend(full.stmts);
        let (then, otherwise) = if known { (short, evaluated) } else { (evaluated, short) };
        self.push(StmtKind::If { cond: left, then, otherwise }, span);
        Some(self.read(var, span))
    }

    fn borrow(&mut self, r: &syn::ExprReference) -> Option<Expr> {
        let mutable = r.mutability.is_some();
        let moves = mutable && self.cursor_of(&r.expr).is_some();
        let place = self.place(&r.expr)?;
        if moves || (mutable && place.proj.is_empty() && self.vars[place.base].kind.is_ref()) {
            return self.refused(
                r.span(),
                "a mutable reference to a reference",
                "it could be made to refer to something else; pass the reference itself",
            );
        }
        let base = &mut self.vars[place.base];
        if mutable && base.role == Role::Local && !base.kind.is_ref() {
            // Without `mut`, the borrow of a temporary, `&mut [0.0; 3]`, would not compile.
            base.declared_mut = true;
        }
        Some(self.expr(ExprKind::Borrow { mutable, place }, r.span()))
    }

    /// An expression outside of the supported language: it is copied unchanged, and refused later if it carries a
    /// derivative.
    pub(super) fn other(&mut self, e: &Syn) -> Option<Expr> {
        if self.refuse_acting(e) {
            return None;
        }
        let (what, readonly) = match e {
            Syn::Closure(_) => (Construct::Closure, false),
            Syn::MethodCall(m) => (
                method_in_words(&m.method.to_string()),
                super::place::begins_looking(e) && self.likely_change(e).is_none(),
            ),
            Syn::Call(_) => (Construct::CallThroughValue, false),
            Syn::Try(_) => {
                return self.refused(e.span(), "`?` in this place", "bind what it gives before, `let value = …?;`; a closure with `?` says what it gives: `|x| -> Option<f64> { … }`");
            }
            Syn::Return(_) | Syn::Break(_) | Syn::Continue(_) => {
                return self.refused(e.span(), "a jump out of this place", "make it the last statement of a branch of an `if` or `match` that is itself a statement");
            }
            Syn::Unsafe(_) | Syn::Async(_) | Syn::Await(_) | Syn::Yield(_) => {
                return self.refused(e.span(), "this block", "write it in safe, synchronous Rust");
            }
            _ => (Construct::Expression, false),
        };
        Some(self.opaque(e.to_token_stream(), e.span(), readonly, what))
    }

    pub(super) fn opaque(
        &mut self,
        tokens: proc_macro2::TokenStream,
        span: Span,
        readonly: bool,
        what: Construct,
    ) -> Expr {
        if let Some((what, instead)) = self.names_no_value(tokens.clone()) {
            self.diag.refuse(span, what, instead);
        }
        let (tokens, vars) = self.rename(tokens);
        self.expr(ExprKind::Opaque { tokens, vars, readonly, what }, span)
    }

    /// Code of the engine's own that only reads `vars`.
    pub(super) fn own_code(
        &mut self,
        tokens: proc_macro2::TokenStream,
        vars: Vec<VarId>,
        what: Construct,
        span: Span,
    ) -> Expr {
        self.expr(ExprKind::Opaque { tokens, vars, readonly: true, what }, span)
    }

    /// A call of a function that only computes its result.
    pub(super) fn pure_call(
        &mut self,
        path: proc_macro2::TokenStream,
        args: Vec<Expr>,
        kind: Kind,
        span: Span,
    ) -> Expr {
        self.expr(ExprKind::PureCall { path, args, kind }, span)
    }

    /// `value`, for which the generated code proves that it is an integer.
    pub(super) fn proven_integer(&mut self, value: Expr) -> Expr {
        let (lib, span) = (&self.lib, value.span);
        self.pure_call(quote!(#lib::rt::discrete), vec![value], Kind::Discrete, span)
    }

    pub(super) fn hidden_result(&mut self, span: Span) -> VarId {
        let var = self.declare_hidden("t", None, span);
        self.push(StmtKind::Let { var, init: None }, span);
        var
    }

    pub(super) fn assign_var(&mut self, var: VarId, value: Expr, span: Span) {
        if matches!(self.vars[var].kind, Kind::Unknown) {
            self.vars[var].kind = self.kind(&value);
        }
        self.push(StmtKind::Assign { place: Place::var(var, span), op: None, value }, span);
    }
}

/// Description of a method that the engine does not know, for messages.
fn method_in_words(name: &str) -> Construct {
    match name {
        "sum" | "product" | "fold" | "collect" | "count" | "any" | "all" | "for_each"
        | "reduce" | "max_by" | "min_by" | "last" | "scan" | "chain" | "peekable" | "cycle"
        | "filter_map" | "map_while" | "find" | "position" | "rev" => Construct::IteratorChain,
        "sort" | "sort_by" | "sort_by_key" | "sort_unstable" | "sort_unstable_by" => {
            Construct::SortMethod
        }
        "map" => Construct::MapOfUnknown,
        _ => Construct::MethodCall,
    }
}

/// True if the value of `e` is that of a part of it, is composed of such values, or is a method's.
fn gives_value(e: &Syn) -> bool {
    let made = |c: &syn::ExprCall| matches!(&*c.func, Syn::Path(p) if super::arrays::is_from_fn(p));
    matches!(e, Syn::Call(c) if made(c))
        || matches!(
            e,
            Syn::Array(_)
                | Syn::MethodCall(_)
                | Syn::Paren(_)
                | Syn::Group(_)
                | Syn::If(_)
                | Syn::Match(_)
                | Syn::Block(_)
        )
}

/// True for `+=` and similar operators.
pub(super) fn is_assignment(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
            | BinOp::BitXorAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}

fn literal_kind(lit: &Lit) -> Kind {
    match lit {
        Lit::Float(f) if f.suffix().is_empty() => Kind::Float(None),
        Lit::Float(f) => Kind::Float(syn::parse_str(f.suffix()).ok().map(Box::new)),
        Lit::Int(i) if matches!(i.suffix(), "f32" | "f64") => {
            Kind::Float(syn::parse_str(i.suffix()).ok().map(Box::new))
        }
        _ => Kind::Discrete,
    }
}

/// The kind of a constant: `f64::consts::PI` is a float, other constants may be anything.
fn constant_kind(path: &syn::ExprPath) -> Kind {
    let float = |name: &str| path.path.segments.iter().any(|s| s.ident == name);
    for name in ["f32", "f64"] {
        if float(name) {
            return Kind::Float(syn::parse_str(name).ok().map(Box::new));
        }
    }
    if ["usize", "u64", "u32", "i64", "i32", "isize"].iter().any(|name| float(name)) {
        return Kind::Discrete;
    }
    Kind::Unknown
}
