//! Rewrites `?` as a `match`: `match e { Some(v) => v, None => return None }`, in a statement before the one that
//! contains it.

mod textual;

use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::Visit as _;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr as Syn, ItemFn, ReturnType, Stmt, Token, Type, parse_quote_spanned};

use crate::ir::kinds;
use crate::ir::words::any_in;

use super::expr::is_assignment;
use super::place::names_memory;
use super::stmt::strip;
use crate::ir::names::Names;
use textual::{
    calls, gives_part, hands_names, has_effects, has_methods, is_changed, is_handed_on, meet,
};

/// The return type of the function, which is also the type of the operands of its `?`.
#[derive(Clone, Copy)]
enum Carrier {
    Option,
    /// `of_text` is true if its errors are `String`s.
    Result {
        of_text: bool,
    },
}

/// The return value for `error`. A literal text is converted to a `String`, if the errors are `String`s.
fn failed(error: &Syn, of_text: bool) -> Syn {
    match strip(error) {
        Syn::Lit(text) if of_text => parse_quote_spanned!(error.span()=> Err(#text.to_string())),
        _ => parse_quote_spanned!(error.span()=> Err(#error)),
    }
}

/// Rewrites the `?` of `f`. Expressions to the left of a `?` are still evaluated before it.
pub(super) fn rewrite(f: &mut ItemFn, names: &mut Names) {
    let carrier = match &f.sig.output {
        ReturnType::Type(_, ty) => carrier(ty),
        ReturnType::Default => None,
    };
    let mut tried = Tried { carrier, names };
    tried.visit_block_mut(&mut f.block);
}

fn carrier(ty: &Type) -> Option<Carrier> {
    let Type::Path(p) = ty else { return None };
    let last = p.path.segments.last()?;
    match last.ident.to_string().as_str() {
        "Option" => Some(Carrier::Option),
        "Result" => {
            let error = kinds::arguments(&last.arguments).nth(1);
            let of_text = error.is_some_and(|ty| kinds::is_named(ty, "String"));
            Some(Carrier::Result { of_text })
        }
        _ => None,
    }
}

struct Tried<'n> {
    carrier: Option<Carrier>,
    names: &'n mut Names,
}

impl VisitMut for Tried<'_> {
    fn visit_block_mut(&mut self, block: &mut Block) {
        for mut stmt in std::mem::take(&mut block.stmts) {
            if let Some(e) = evaluated(&mut stmt) {
                let mut hoist =
                    Hoist { carrier: self.carrier, names: self.names, first: Vec::new() };
                hoist.whole(e);
                for mut first in hoist.first {
                    visit_mut::visit_stmt_mut(self, &mut first);
                    block.stmts.push(first);
                }
            }
            visit_mut::visit_stmt_mut(self, &mut stmt);
            block.stmts.push(stmt);
        }
    }

    fn visit_expr_mut(&mut self, e: &mut Syn) {
        match e {
            // The `?` in a closure return from the closure.
            Syn::Closure(c) => {
                let carrier = match &c.output {
                    ReturnType::Type(_, ty) => carrier(ty),
                    ReturnType::Default => None,
                };
                Tried { carrier, names: self.names }.visit_expr_mut(&mut c.body);
            }
            Syn::Async(_) => {}
            Syn::If(i) => {
                visit_mut::visit_expr_mut(self, &mut i.cond);
                self.visit_block_mut(&mut i.then_branch);
                if let Some((_, otherwise)) = &mut i.else_branch {
                    self.branch(otherwise);
                }
            }
            Syn::Match(m) => {
                visit_mut::visit_expr_mut(self, &mut m.expr);
                m.arms.iter_mut().for_each(|arm| self.branch(&mut arm.body));
            }
            e => visit_mut::visit_expr_mut(self, e),
        }
    }

    fn visit_item_mut(&mut self, item: &mut syn::Item) {
        if let syn::Item::Fn(f) = item {
            rewrite(f, self.names);
        }
    }
}

impl Tried<'_> {
    /// Rewrites a branch. Its statements need a block.
    fn branch(&mut self, e: &mut Syn) {
        if !matches!(e, Syn::Block(_)) && tries(e) {
            *e = parse_quote_spanned!(e.span()=> { #e });
        }
        self.visit_expr_mut(e);
    }
}

/// The expression that a statement evaluates first.
fn evaluated(stmt: &mut Stmt) -> Option<&mut Syn> {
    let e = match stmt {
        Stmt::Local(l) => return l.init.as_mut().map(|init| &mut *init.expr),
        Stmt::Expr(e, _) => e,
        _ => return None,
    };
    if matches!(&*e, Syn::Binary(b) if !is_assignment(&b.op)) {
        return Some(e);
    }
    match e {
        Syn::Assign(a) => Some(&mut a.right),
        Syn::Binary(b) => Some(&mut b.right),
        Syn::Return(r) => r.expr.as_deref_mut(),
        Syn::Break(b) => b.expr.as_deref_mut(),
        e => Some(e),
    }
}

/// True if `e` contains a `?` of this function.
pub(super) fn tries(e: &Syn) -> bool {
    any_in(e, |e| match e {
        Syn::Try(_) => Some(true),
        Syn::Closure(_) | Syn::Async(_) => Some(false),
        _ => None,
    })
}

/// Moves each `?` out of an expression, with the parts that are evaluated before it.
struct Hoist<'n> {
    carrier: Option<Carrier>,
    names: &'n mut Names,
    first: Vec<Stmt>,
}

/// Use of a part of an expression.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// The value is used.
    Value,
    /// The part may be a place that is only referred to.
    Place,
}

impl Hoist<'_> {
    /// Visits the expression of a statement, in which a branch that jumps may remain.
    fn whole(&mut self, e: &mut Syn) {
        match e {
            Syn::If(i) => self.visit_expr_mut(&mut i.cond),
            Syn::Match(m) => self.visit_expr_mut(&mut m.expr),
            e => self.visit_expr_mut(e),
        }
    }

    /// Moves an `if` or `match` that a jump leaves to a statement before.
    fn branch(&mut self, e: &mut Syn) {
        let bound = self.bound(e, "chosen");
        self.first.push(bound);
    }

    /// Generates `let name = e;`, and replaces `e` by the name.
    fn bound(&mut self, e: &mut Syn, wish: &str) -> Stmt {
        let name = self.names.fresh(wish, e.span());
        let value = std::mem::replace(e, parse_quote_spanned!(e.span()=> #name));
        parse_quote_spanned!(value.span()=> let #name = #value;)
    }

    /// Visits the parts of an expression, which are evaluated one after the other. If a part is moved to an earlier
    /// statement, the parts before it are moved too, if a later evaluation might make a difference.
    fn in_order(&mut self, mut parts: Vec<(&mut Syn, Use)>) {
        let (mut ends, mut last, start) = (Vec::new(), 0, self.first.len());
        let as_written: Vec<Syn> = parts.iter().map(|(part, _)| (**part).clone()).collect();
        for (k, (part, _)) in parts.iter_mut().enumerate() {
            let before = self.first.len();
            self.visit_expr_mut(part);
            ends.push(self.first.len());
            if self.first.len() > before {
                last = k;
            }
        }
        if self.first.len() == start {
            return;
        }
        for (k, (part, usage)) in parts.into_iter().enumerate().take(last).rev() {
            let (was, later) = (&as_written[k], &as_written[k + 1..=last]);
            self.brought_forward(part, usage, was, later, ends[k]);
        }
    }

    /// Moves `part`, or parts of it, to statements at `at`, if they have to be evaluated before the parts `later`. `was`
    /// is its original form.
    fn brought_forward(&mut self, part: &mut Syn, usage: Use, was: &Syn, later: &[Syn], at: usize) {
        let whole = match usage {
            Use::Value => {
                let named = names_memory(part);
                let done = named && !names_memory(was) || matches!(strip(part), Syn::Lit(_));
                // A computed value may be computed earlier, whatever the other parts do.
                !done
                    && (is_changed(was, later)
                        || !matches!(strip(part), Syn::Path(_)) && is_handed_on(was, later)
                        || !named && meet(was, later))
            }
            Use::Place => false,
        };
        if !whole && !calls(part) {
            return;
        }
        let mut within: Vec<(&mut Syn, Use)> = match part {
            _ if whole => vec![],
            Syn::Index(i) => vec![(&mut i.expr, Use::Place), (&mut i.index, Use::Value)],
            Syn::Field(f) => vec![(&mut f.base, Use::Place)],
            Syn::Paren(p) => vec![(&mut p.expr, usage)],
            Syn::Group(g) => vec![(&mut g.expr, usage)],
            Syn::Reference(r) => vec![(&mut r.expr, Use::Place)],
            Syn::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => vec![(&mut u.expr, Use::Place)],
            Syn::Range(r) => {
                let ends = [r.start.as_deref_mut(), r.end.as_deref_mut()];
                ends.into_iter().flatten().map(|e| (e, Use::Value)).collect()
            }
            // The result may refer to the receiver.
            Syn::MethodCall(m) if gives_part(m) => {
                let args = m.args.iter_mut().map(|arg| (arg, Use::Value));
                std::iter::once((&mut *m.receiver, Use::Place)).chain(args).collect()
            }
            _ => vec![],
        };
        if within.is_empty() {
            let bound = match (self.bound(part, "before"), usage) {
                // A method may change it.
                (Stmt::Local(mut bound), Use::Place) => {
                    if let syn::Pat::Ident(name) = &mut bound.pat {
                        name.mutability = Some(Default::default());
                    }
                    Stmt::Local(bound)
                }
                (bound, _) => bound,
            };
            return self.first.insert(at, bound);
        }
        for (inner, usage) in within.drain(..).rev() {
            let was = inner.clone();
            self.brought_forward(inner, usage, &was, later, at);
        }
    }

    /// The value of `operand?`: a variable, which a `match` that may return gives its value.
    fn tried(&mut self, t: &syn::ExprTry) -> Syn {
        let (span, operand) = (t.span(), &t.expr);
        let [name, held] = ["tried"; 2].map(|wish| self.names.fresh(wish, operand.span()));
        let bound = match (self.carrier, or_error(operand)) {
            (Some(Carrier::Result { of_text }), Some((operand, error))) => {
                let failed = failed(&error, of_text);
                parse_quote_spanned! {span=>
                    let #name = match #operand { Some(#held) => #held, None => return #failed };
                }
            }
            (Some(Carrier::Result { .. }), None) => parse_quote_spanned! {span=>
                let #name = match #operand { Ok(#held) => #held, Err(#held) => return Err(#held) };
            },
            _ => parse_quote_spanned! {span=>
                let #name = match #operand { Some(#held) => #held, None => return None };
            },
        };
        self.first.push(bound);
        parse_quote_spanned!(span=> #name)
    }
}

impl VisitMut for Hoist<'_> {
    fn visit_expr_mut(&mut self, e: &mut Syn) {
        match e {
            Syn::If(_) | Syn::Match(_) if leaves(e) => self.branch(e),
            Syn::Try(t) if self.carrier.is_some() => {
                self.visit_expr_mut(&mut t.expr);
                *e = self.tried(t);
            }
            // The parts of these are evaluated later, or not at all.
            Syn::Closure(_) | Syn::Async(_) | Syn::Block(_) | Syn::Loop(_) | Syn::While(_) => {}
            Syn::ForLoop(l) => self.visit_expr_mut(&mut l.expr),
            Syn::If(i) => self.visit_expr_mut(&mut i.cond),
            Syn::Match(m) => self.visit_expr_mut(&mut m.expr),
            Syn::Binary(b) if matches!(b.op, syn::BinOp::And(_) | syn::BinOp::Or(_)) => {
                self.visit_expr_mut(&mut b.left);
            }
            // Numbers are compared by value, other types by reference. The difference matters here.
            Syn::Binary(b)
                if compares(&b.op)
                    && names_memory(&b.left)
                    && is_changed(&b.left, std::slice::from_ref(&b.right)) => {}
            Syn::Binary(b) if !is_assignment(&b.op) => {
                self.in_order(vec![(&mut b.left, Use::Value), (&mut b.right, Use::Value)]);
            }
            Syn::Call(c) => self.in_order(values(&mut c.args)),
            Syn::Array(a) => self.in_order(values(&mut a.elems)),
            Syn::Tuple(t) => self.in_order(values(&mut t.elems)),
            Syn::MethodCall(m) => {
                let of_float = crate::ir::methods::may_be_of_float(&m.method.to_string());
                let args: Vec<Syn> = m.args.iter().cloned().collect();
                if !of_float && names_memory(&m.receiver) && is_changed(&m.receiver, &args) {
                    // The receiver may be taken by value or by reference. The difference matters here.
                    return;
                }
                let receiver = (&mut *m.receiver, if of_float { Use::Value } else { Use::Place });
                self.in_order(
                    [vec![receiver], values(&mut m.args)].into_iter().flatten().collect(),
                );
            }
            Syn::Range(r) => {
                let ends = [r.start.as_deref_mut(), r.end.as_deref_mut()];
                self.in_order(ends.into_iter().flatten().map(|e| (e, Use::Value)).collect());
            }
            Syn::Struct(s) => {
                // `field` means `field: field`; the value may get another name.
                for field in &mut s.fields {
                    field.colon_token.get_or_insert_with(Default::default);
                }
                self.in_order(s.fields.iter_mut().map(|f| (&mut f.expr, Use::Value)).collect());
            }
            Syn::Index(i) => {
                self.in_order(vec![(&mut i.expr, Use::Place), (&mut i.index, Use::Value)]);
            }
            e => visit_mut::visit_expr_mut(self, e),
        }
    }
}

fn compares(op: &syn::BinOp) -> bool {
    use syn::BinOp::{Eq, Ge, Gt, Le, Lt, Ne};
    matches!(op, Eq(_) | Ne(_) | Lt(_) | Le(_) | Gt(_) | Ge(_))
}

fn values(args: &mut Punctuated<Syn, Token![,]>) -> Vec<(&mut Syn, Use)> {
    args.iter_mut().map(|arg| (arg, Use::Value)).collect()
}

/// The `Option` in `option.ok_or(error)` or `option.ok_or_else(|| error)`, and the error. `None` if it matters when the
/// error is evaluated.
fn or_error(e: &Syn) -> Option<(&Syn, Syn)> {
    let Syn::MethodCall(m) = strip(e) else { return None };
    let error = m.args.first().filter(|_| m.args.len() == 1)?;
    match (m.method.to_string().as_str(), error) {
        ("ok_or", error) if !(has_effects(error) || has_methods(error) || hands_names(error)) => {
            Some((&m.receiver, error.clone()))
        }
        ("ok_or_else", Syn::Closure(c)) if c.inputs.is_empty() => {
            Some((&m.receiver, (*c.body).clone()))
        }
        _ => None,
    }
}

/// True if a jump leaves the expression.
fn leaves(e: &Syn) -> bool {
    super::jump::Escapes::of(|v| v.visit_expr(e)).any()
}
