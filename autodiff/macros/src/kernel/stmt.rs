//! Statements of the dialect.

use std::collections::HashMap;

use syn::spanned::Spanned;
use syn::{Pat, Type};

use super::ir::{Expr, ExprKind, How, Op, Place, Scalar, Stmt, Storage, VarId};
use super::operators::{compound, operator};
use super::parse::{Parser, Result, name_of, plain, refuse, scalar};
use super::structs::Shape;

/// The error for an assignment to anything else.
const UNKNOWN_PLACE: &str =
    "a kernel assigns to a variable of its own or to an element: `x = …`, `a[i] = …`";

impl Parser {
    pub(crate) fn stmt(&mut self, stmt: &syn::Stmt) -> Result<()> {
        match stmt {
            syn::Stmt::Local(local) => self.local(local),
            syn::Stmt::Item(syn::Item::Fn(f))
                if self.functions.contains_key(&f.sig.ident.to_string()) =>
            {
                Ok(())
            }
            syn::Stmt::Item(syn::Item::Const(item)) if self.is_declared(item) => Ok(()),
            syn::Stmt::Item(syn::Item::Struct(item))
                if self.structs.get(&item.ident.to_string()) == Some(item) =>
            {
                Ok(())
            }
            syn::Stmt::Item(item) => refuse(
                item,
                "a kernel contains functions, constants and structs at its outermost level and no other items; move it",
            ),
            syn::Stmt::Macro(m) => refuse(
                m,
                "a kernel calls no macros: a GPU cannot print or panic; write a value into a buffer instead",
            ),
            syn::Stmt::Expr(e, _) => self.effect(e),
        }
    }

    fn local(&mut self, local: &syn::Local) -> Result<()> {
        let Some(init) = &local.init else {
            return refuse(local, "a kernel's variable needs a first value: `let mut x = 0.0f32;`");
        };
        if let Some((_, diverge)) = &init.diverge {
            return refuse(diverge, "a kernel has no `let … else`; write an `if`");
        }
        let (pat, ty) = match &local.pat {
            Pat::Type(t) => (&*t.pat, Some(&*t.ty)),
            pat => (pat, None),
        };
        if let Pat::Tuple(tuple) = pat {
            return self.index_2d(tuple, &init.expr);
        }
        let (name, mutable) = plain(pat)?;
        if let Some(storage) = self.shared_storage(&init.expr)? {
            return self.shared(name, storage, pat);
        }
        if matches!(&*init.expr, syn::Expr::Array(_) | syn::Expr::Repeat(_)) {
            return self.array(name, mutable, ty, &init.expr);
        }
        let typed = match ty {
            Some(ty) => self.shape_of(ty)?,
            None => None,
        };
        if let Some(shape) = typed.map_or_else(|| self.shape(&init.expr), |s| Ok(Some(s)))? {
            let id = self.whole(&init.expr, &shape, &name.to_string(), mutable)?;
            self.bind(&name.to_string(), id);
            return Ok(());
        }
        let hint = ty.map(scalar).transpose()?;
        let before = self.vars.len();
        let value = self.expr(&init.expr, hint)?;
        let value = self.unbound(value, before);
        self.same(&init.expr, hint.unwrap_or(value.ty), value.ty)?;
        let id = self.declare(name, Storage::Number(value.ty), mutable, false);
        self.emit(local, Stmt::Let(id, value))
    }

    /// The value of a variable that was added after the first `before` ones, in place of its name, if its declaration
    /// comes last.
    pub(crate) fn unbound(&mut self, e: Expr, before: usize) -> Expr {
        let block = self.open.last_mut().filter(|_| self.lazy.is_none());
        match (&e.kind, block) {
            (ExprKind::Var(v), Some(block)) if *v >= before => match block.pop() {
                Some(Stmt::Let(last, value)) if last == *v => {
                    // The name is free again.
                    self.vars[last].name.push(' ');
                    value
                }
                other => {
                    block.extend(other);
                    e
                }
            },
            _ => e,
        }
    }

    /// `let (i, j) = thread::index_2d();`
    fn index_2d(&mut self, tuple: &syn::PatTuple, init: &syn::Expr) -> Result<()> {
        let message = "a kernel binds plain names only, and `let (i, j) = thread::index_2d();`";
        let [i, j] = &tuple.elems.iter().collect::<Vec<_>>()[..] else {
            return refuse(tuple, message);
        };
        let syn::Expr::Call(call) = init else { return refuse(tuple, message) };
        if super::expr::last_name(&call.func).as_deref() != Some("index_2d") {
            return refuse(tuple, message);
        }
        for (axis, pat) in [i, j].into_iter().enumerate() {
            let (name, mutable) = plain(pat)?;
            let value = super::expr::position(axis);
            let id = self.declare(name, Storage::Number(Scalar::U32), mutable, false);
            self.emit(tuple, Stmt::Let(id, value))?;
        }
        Ok(())
    }

    fn shared(&mut self, name: &syn::Ident, storage: Storage, pat: &Pat) -> Result<()> {
        if self.open.len() > 1 || !self.inside.is_empty() {
            return refuse(
                pat,
                "a shared array is declared at the kernel's outermost level, where all threads pass",
            );
        }
        self.written.insert(name.to_string());
        let id = self.declare(name, storage, false, false);
        self.emit(pat, Stmt::Shared(id))
    }

    /// `[value; N]` and `[a, b, c]`.
    pub(crate) fn array(
        &mut self,
        name: &syn::Ident,
        mutable: bool,
        ty: Option<&Type>,
        init: &syn::Expr,
    ) -> Result<()> {
        let hint = match ty {
            Some(Type::Array(a)) => {
                let (wanted, got) = (self.length(&a.len)?, self.elements(init)?);
                if got != wanted {
                    return refuse(
                        init,
                        format!("the array has {got} elements, its type {wanted}"),
                    );
                }
                Some(scalar(&a.elem)?)
            }
            Some(ty) => return refuse(ty, "the value is an array; write its type as `[f32; 4]`"),
            None => None,
        };
        let id = self.array_value(&name.to_string(), mutable, hint, init)?;
        self.bind(&name.to_string(), id);
        Ok(())
    }

    /// An expression as a statement.
    fn effect(&mut self, e: &syn::Expr) -> Result<()> {
        match e {
            syn::Expr::Assign(a) => {
                let hint = self.place_type(&a.left);
                if hint.is_none() {
                    return refuse(&a.left, UNKNOWN_PLACE);
                }
                if let Some(shape) = self.shape(&a.left)? {
                    return self.assign_shape(a, &shape);
                }
                let value = self.expr(&a.right, hint)?;
                self.assign(&a.left, value, How::Set)
            }
            syn::Expr::Binary(b) if compound(&b.op) => self.compound(b),
            syn::Expr::If(i) => self.branch(i),
            syn::Expr::ForLoop(f) => self.for_loop(f),
            syn::Expr::While(w) => self.while_loop(w),
            syn::Expr::Block(b) if b.label.is_none() => {
                let inner = self.block(&b.block)?;
                inner.into_iter().try_for_each(|stmt| self.emit(e, stmt))
            }
            syn::Expr::MethodCall(m) => self.method_effect(m),
            syn::Expr::Call(call) => self.call_effect(call),
            syn::Expr::Return(_) => refuse(
                e,
                "`return` stands alone in an `if` at the kernel's outermost level: `if i >= n { return; }`",
            ),
            syn::Expr::Break(_) | syn::Expr::Continue(_) => refuse(
                e,
                "a kernel's loops run to their end; put the condition into `while` or an `if`",
            ),
            syn::Expr::Loop(_) => {
                refuse(e, "`loop` ends by `break`, which kernels do not have; write `while`")
            }
            syn::Expr::Match(_) => refuse(e, "a kernel has no `match`; write `if … else if …`"),
            syn::Expr::Unsafe(_) => {
                refuse(e, "a kernel has no `unsafe` code; use `get`, `set` and `atomic_add`")
            }
            _ => refuse(
                e,
                "this is no statement of a kernel; there are `let`, assignments, `if`, `for`, `while`, `set`, `add`, \
                 `atomic_add` and `sync_threads()`",
            ),
        }
    }

    /// Assigns a whole array or struct.
    fn assign_shape(&mut self, a: &syn::ExprAssign, shape: &Shape) -> Result<()> {
        let Some(to) = self.var_of(&a.left) else { return refuse(&a.left, UNKNOWN_PLACE) };
        self.may_change(&a.left, to)?;
        let from = self.whole(&a.right, shape, "assigned", false)?;
        self.assign_whole(a, to, from)
    }

    /// Refuses a variable that is not declared `mut`.
    fn may_change(&self, at: &syn::Expr, id: VarId) -> Result<()> {
        let may = |leaf: &VarId| self.vars[*leaf].mutable && !self.fixed.contains(leaf);
        if self.leaves(id).iter().all(may) {
            return Ok(());
        }
        let mut root = at;
        while let syn::Expr::Field(f) = root {
            root = &f.base;
        }
        let name = name_of(root).unwrap_or_else(|| self.vars[id].name.clone());
        refuse(at, format!("`{name}` is not declared `mut`; write `let mut {name}`"))
    }

    fn place_type(&self, place: &syn::Expr) -> Option<Scalar> {
        let base = if let syn::Expr::Index(i) = place { &i.expr } else { place };
        self.var_of(base).map(|id| self.storage(id).element())
    }

    fn assign(&mut self, place: &syn::Expr, value: Expr, how: How) -> Result<()> {
        if let syn::Expr::Index(index) = place {
            let at = self.index(&index.index)?;
            return self.store(&index.expr, at, value, how);
        }
        let Some(id) = self.var_of(place) else {
            return refuse(place, UNKNOWN_PLACE);
        };
        self.may_change(place, id)?;
        if !matches!(self.storage(id), Storage::Number(_)) {
            return refuse(
                place,
                "a kernel assigns arrays element by element: `a[i] = …` in a loop",
            );
        }
        self.same(place, self.storage(id).element(), value.ty)?;
        self.emit(place, Stmt::Assign(id, value))
    }

    /// Stores into an element.
    pub(crate) fn store(
        &mut self,
        base: &syn::Expr,
        at: Expr,
        value: Expr,
        how: How,
    ) -> Result<()> {
        let id = self.memory(base)?;
        self.same(base, self.storage(id).element(), value.ty)?;
        if matches!(self.storage(id), Storage::Array(..)) {
            self.may_change(base, id)?;
        }
        let at = self.plain_index(base, at)?;
        self.emit(base, Stmt::Store { base: id, at, value, how })
    }

    /// The array or buffer that an expression names.
    pub(crate) fn memory(&self, base: &syn::Expr) -> Result<VarId> {
        let Some(id) = self.var_of(base) else {
            return refuse(base, "an array or buffer is used by its name");
        };
        if matches!(self.storage(id), Storage::Number(_) | Storage::Struct) {
            return refuse(
                base,
                format!("`{}` is a number or struct; it has no elements", self.vars[id].name),
            );
        }
        Ok(id)
    }

    fn compound(&mut self, b: &syn::ExprBinary) -> Result<()> {
        let op = operator(&b.op);
        let shift = matches!(op, Some(Op::Shl | Op::Shr));
        let hint = if shift { Some(Scalar::U32) } else { self.place_type(&b.left) };
        let right = self.expr(&b.right, hint)?;
        let Some(op) = op else { return refuse(b, "unknown operator") };
        if let syn::Expr::Index(index) = &*b.left {
            let id = self.memory(&index.expr)?;
            let at = self.index(&index.index)?;
            let has_negative = !self.storage(id).element().is_unsigned();
            if op == Op::Add || op == Op::Sub && has_negative {
                let value = if op == Op::Sub { right.negate() } else { right };
                return self.store(&index.expr, at, value, How::Add);
            }
            let at = self.stable(&index.index, "at", at)?;
            let old = self.element(b, id, at.clone())?;
            let value = self.operate(b, op, old, right)?;
            return self.store(&index.expr, at, value, How::Set);
        }
        let left = self.expr(&b.left, None)?;
        let value = self.operate(b, op, left, right)?;
        self.assign(&b.left, value, How::Set)
    }

    fn branch(&mut self, i: &syn::ExprIf) -> Result<()> {
        if let syn::Expr::Let(l) = &*i.cond {
            return refuse(l, "a kernel has no `if let`; compare values");
        }
        let c = self.expr(&i.cond, Some(Scalar::Bool))?;
        self.same(&i.cond, Scalar::Bool, c.ty)?;
        let c = self.stable(&i.cond, "chosen", c)?;
        let yes = self.block(&i.then_branch)?;
        let no = match &i.else_branch {
            None => Vec::new(),
            Some((_, other)) => match &**other {
                syn::Expr::Block(b) => self.block(&b.block)?,
                other => {
                    let block = syn::Block {
                        brace_token: i.then_branch.brace_token,
                        stmts: vec![syn::Stmt::Expr(other.clone(), None)],
                    };
                    self.block(&block)?
                }
            },
        };
        self.emit(i, Stmt::If(c, yes, no))
    }

    fn for_loop(&mut self, f: &syn::ExprForLoop) -> Result<()> {
        let message = "a kernel's `for` runs over a range: `for k in a..b`, or `(a..b).rev()`";
        let (range, reversed) = range(&f.expr);
        let syn::Expr::Range(range) = range else { return refuse(&f.expr, message) };
        let (Some(low), Some(high)) = (&range.start, &range.end) else {
            return refuse(range, message);
        };
        let ty = self.infer(low).or_else(|| self.infer(high)).unwrap_or(Scalar::U32);
        if !ty.is_integer() {
            return refuse(range, format!("a range counts by integers, not by {}", ty.rust()));
        }
        let (first, last) = (self.expr(low, Some(ty))?, self.expr(high, Some(ty))?);
        self.same(high, first.ty, last.ty)?;
        let low = self.stable(low, "low", first)?;
        let mut end = self.stable(high, "high", last)?;
        if matches!(range.limits, syn::RangeLimits::Closed(_)) {
            end = Expr::binary(Op::Add, end, Expr::literal(ty, "1"));
        }
        let unnamed = syn::Ident::new("_unused", f.pat.span());
        let (name, _) = if let Pat::Wild(_) = &*f.pat { (&unnamed, false) } else { plain(&f.pat)? };
        self.scopes.push(HashMap::new());
        let var = self.declare(name, Storage::Number(ty), false, false);
        let body = self.block(&f.body);
        self.scopes.pop();
        self.emit(f, Stmt::For { var, low, high: end, reversed, body: body? })
    }

    fn while_loop(&mut self, w: &syn::ExprWhile) -> Result<()> {
        let lazy = self.lazy.replace("the condition of `while` is evaluated before each pass");
        let c = self.expr(&w.cond, Some(Scalar::Bool));
        self.lazy = lazy;
        let c = c?;
        self.same(&w.cond, Scalar::Bool, c.ty)?;
        let body = self.block(&w.body)?;
        self.emit(w, Stmt::While(c, body))
    }

    fn method_effect(&mut self, m: &syn::ExprMethodCall) -> Result<()> {
        let how = match m.method.to_string().as_str() {
            "set" => How::Set,
            "add" => How::Add,
            "atomic_add" => How::AtomicAdd,
            name => {
                return refuse(
                    &m.method,
                    format!(
                        "`{name}` has no effect that a kernel knows; there are `set`, `add` and `atomic_add`"
                    ),
                );
            }
        };
        let id = self.memory(&m.receiver)?;
        if matches!(self.storage(id), Storage::Array(..)) {
            return refuse(m, "an array of one thread is assigned by index: `a[i] = …`");
        }
        let [at, value] = &m.args.iter().collect::<Vec<_>>()[..] else {
            return refuse(m, format!("write `{}(index, value)`", m.method));
        };
        let at = self.index(at)?;
        let value = self.expr(value, Some(self.storage(id).element()))?;
        self.store(&m.receiver, at, value, how)
    }

    fn call_effect(&mut self, call: &syn::ExprCall) -> Result<()> {
        match super::expr::last_name(&call.func).as_deref() {
            Some("sync_threads") => {
                if !call.args.is_empty() {
                    return refuse(call, "`sync_threads()` has no arguments");
                }
                self.emit(call, Stmt::Sync(Place(call.func.span())))
            }
            Some(name) if name_of(&call.func).is_some() && self.functions.contains_key(name) => {
                self.insert(call, name).map(drop)
            }
            _ => refuse(
                &call.func,
                "a kernel calls `sync_threads()` and functions that stand inside it; move the function's `fn` into the \
                 kernel's body",
            ),
        }
    }

    /// Checks that two types agree.
    pub(crate) fn same(&self, at: &impl Spanned, wanted: Scalar, got: Scalar) -> Result<()> {
        if wanted == got {
            return Ok(());
        }
        let (wanted, got) = (wanted.rust(), got.rust());
        refuse(at, format!("the value is {got}, wanted is {wanted}; convert it: `… as {wanted}`"))
    }
}

/// The range in `range.rev()`, and true if it runs from its end.
fn range(e: &syn::Expr) -> (&syn::Expr, bool) {
    match e {
        syn::Expr::Paren(p) => range(&p.expr),
        syn::Expr::MethodCall(m) if m.method == "rev" => {
            let (inner, reversed) = range(&m.receiver);
            (inner, !reversed)
        }
        e => (e, false),
    }
}
