//! `?` as the `match` that it is: `match e { Some(v) => v, None => return None }`, in a statement before the one in which
//! it stands.

use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr as Syn, Ident, ItemFn, ReturnType, Stmt, Type, parse_quote_spanned};

use super::Names;
use super::closure::has_effects;

/// What the function returns, and with it what its `?` take apart.
#[derive(Clone, Copy)]
enum Carrier {
    Option,
    Result,
}

/// Rewrites the `?` of `f`, as far as their order among what else is evaluated cannot matter.
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
    match p.path.segments.last()?.ident.to_string().as_str() {
        "Option" => Some(Carrier::Option),
        "Result" => Some(Carrier::Result),
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
                let mut hoist = Hoist::new(self.carrier, e, self.names);
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
            // Its `?` leave the closure.
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
    /// A branch, in which statements need a block.
    fn branch(&mut self, e: &mut Syn) {
        if !matches!(e, Syn::Block(_)) && tries(e) {
            *e = parse_quote_spanned!(e.span()=> { #e });
        }
        self.visit_expr_mut(e);
    }
}

/// What a statement evaluates before anything else.
fn evaluated(stmt: &mut Stmt) -> Option<&mut Syn> {
    let e = match stmt {
        Stmt::Local(l) => return l.init.as_mut().map(|init| &mut *init.expr),
        Stmt::Expr(e, _) => e,
        _ => return None,
    };
    let within = match e {
        Syn::Assign(_) | Syn::Return(_) | Syn::Break(_) => true,
        Syn::Binary(b) => super::expr::is_assignment(&b.op),
        _ => false,
    };
    if !within {
        return Some(e);
    }
    match e {
        Syn::Assign(a) => Some(&mut a.right),
        Syn::Binary(b) => Some(&mut b.right),
        Syn::Return(r) => r.expr.as_deref_mut(),
        Syn::Break(b) => b.expr.as_deref_mut(),
        _ => None,
    }
}

/// Whether a `?` of this function stands in `e`.
pub(super) fn tries(e: &Syn) -> bool {
    struct Tries(bool);
    impl<'a> Visit<'a> for Tries {
        fn visit_expr(&mut self, e: &'a Syn) {
            match e {
                Syn::Try(_) => self.0 = true,
                Syn::Closure(_) | Syn::Async(_) => {}
                _ => syn::visit::visit_expr(self, e),
            }
        }
        fn visit_item(&mut self, _: &'a syn::Item) {}
    }
    let mut tries = Tries(false);
    tries.visit_expr(e);
    tries.0
}

/// Takes each `?` of an expression out of it.
struct Hoist<'n> {
    carrier: Option<Carrier>,
    names: &'n mut Names,
    first: Vec<Stmt>,
    /// Whether something is evaluated before that may look at what a later part changes.
    before: bool,
    /// Whether something in the expression has effects.
    effects: bool,
}

impl<'n> Hoist<'n> {
    fn new(carrier: Option<Carrier>, e: &Syn, names: &'n mut Names) -> Self {
        Self { carrier, names, first: Vec::new(), before: false, effects: has_effects(e) }
    }

    /// The expression of a statement, where a branch that jumps may stand as it is.
    fn whole(&mut self, e: &mut Syn) {
        match e {
            Syn::If(i) => self.visit_expr_mut(&mut i.cond),
            Syn::Match(m) => self.visit_expr_mut(&mut m.expr),
            e => self.visit_expr_mut(e),
        }
    }

    /// `if` or `match` inside of an expression that a jump leaves: a statement before.
    fn branch(&mut self, e: &mut Syn) {
        if self.before && (self.effects_in(e) || has_methods(e)) {
            return;
        }
        let name = self.names.fresh("chosen", e.span());
        let branch = std::mem::replace(e, parse_quote_spanned!(e.span()=> #name));
        self.first.push(parse_quote_spanned!(branch.span()=> let #name = #branch;));
    }

    fn effects_in(&self, e: &Syn) -> bool {
        self.effects && has_effects(e)
    }

    fn name(&mut self, e: &Syn) -> Ident {
        self.names.fresh("tried", e.span())
    }
}

impl VisitMut for Hoist<'_> {
    fn visit_expr_mut(&mut self, e: &mut Syn) {
        match e {
            Syn::If(_) | Syn::Match(_) if leaves(e) => self.branch(e),
            Syn::Try(t) if self.carrier.is_some() => {
                let late = self.before && (self.effects || has_methods(&t.expr));
                self.visit_expr_mut(&mut t.expr);
                if late {
                    return;
                }
                let (span, operand) = (t.span(), &t.expr);
                let (name, held) = (self.name(&t.expr), self.name(&t.expr));
                let bound = match (self.carrier, or_error(operand)) {
                    (Some(Carrier::Result), Some((operand, error))) => parse_quote_spanned! {span=>
                        let #name = match #operand { Some(#held) => #held, None => return Err(#error) };
                    },
                    (Some(Carrier::Result), None) => parse_quote_spanned! {span=>
                        let #name = match #operand { Ok(#held) => #held, Err(#held) => return Err(#held) };
                    },
                    _ => parse_quote_spanned! {span=>
                        let #name = match #operand { Some(#held) => #held, None => return None };
                    },
                };
                self.first.push(bound);
                *e = parse_quote_spanned!(span=> #name);
            }
            // Their parts are evaluated later, or not at all.
            Syn::Closure(_) | Syn::Async(_) | Syn::Block(_) | Syn::Loop(_) | Syn::While(_) => {}
            Syn::ForLoop(l) => self.visit_expr_mut(&mut l.expr),
            Syn::If(i) => self.visit_expr_mut(&mut i.cond),
            Syn::Match(m) => self.visit_expr_mut(&mut m.expr),
            Syn::Binary(b) if matches!(b.op, syn::BinOp::And(_) | syn::BinOp::Or(_)) => {
                self.visit_expr_mut(&mut b.left);
            }
            Syn::Call(c) => {
                c.args.iter_mut().for_each(|arg| self.visit_expr_mut(arg));
                self.before = true;
            }
            Syn::Path(_) | Syn::MethodCall(_) | Syn::Macro(_) => {
                visit_mut::visit_expr_mut(self, e);
                self.before = true;
            }
            e => visit_mut::visit_expr_mut(self, e),
        }
    }
}

/// The `Option` in `option.ok_or(error)` or `option.ok_or_else(|| error)`, and the error: if it is of no account when it is
/// made.
fn or_error(e: &Syn) -> Option<(&Syn, Syn)> {
    let Syn::MethodCall(m) = super::stmt::strip(e) else { return None };
    let error = m.args.first().filter(|_| m.args.len() == 1)?;
    match (m.method.to_string().as_str(), error) {
        ("ok_or", error) if !has_effects(error) => Some((&m.receiver, error.clone())),
        ("ok_or_else", Syn::Closure(c)) if c.inputs.is_empty() => {
            Some((&m.receiver, (*c.body).clone()))
        }
        _ => None,
    }
}

/// Whether a jump leaves the expression.
fn leaves(e: &Syn) -> bool {
    super::jump::Escapes::of(|v| v.visit_expr(e)).any()
}

/// Whether a method is called that may change its receiver.
fn has_methods(e: &Syn) -> bool {
    struct Methods(bool);
    impl<'a> Visit<'a> for Methods {
        fn visit_expr_method_call(&mut self, m: &'a syn::ExprMethodCall) {
            self.0 |= !crate::methods::is_pure(&m.method.to_string());
            syn::visit::visit_expr_method_call(self, m);
        }
    }
    let mut methods = Methods(false);
    methods.visit_expr(e);
    methods.0
}
