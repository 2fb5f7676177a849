//! Expressions of the dialect and their types.
//!
//! A literal without suffix takes the type of the other operand or of the place it is assigned to. Where there is none,
//! it is refused: the default of Rust would be a double on the GPU.

use std::collections::HashMap;

use syn::UnOp;
use syn::spanned::Spanned;

use super::ir::{Expr, ExprKind, Intrinsic, Op, Scalar, Stmt, Storage, VarId, each_stmt};
use super::literals::literal;
use super::math;
use super::operators::operator;
use super::parse::{Parser, Result, name_of, refuse, scalar};
use super::shuffles::Shuffle;

/// The last name of a path.
pub(crate) fn last_name(e: &syn::Expr) -> Option<String> {
    match e {
        syn::Expr::Path(p) => p.path.segments.last().map(|s| s.ident.to_string()),
        _ => None,
    }
}

/// `block_idx * block_dim + thread_idx` along an axis.
pub(crate) fn position(axis: usize) -> Expr {
    let block = Expr::binary(
        Op::Mul,
        Expr::intrinsic(Intrinsic::BlockIdx(axis)),
        Expr::intrinsic(Intrinsic::BlockDim(axis)),
    );
    Expr::binary(Op::Add, block, Expr::intrinsic(Intrinsic::ThreadIdx(axis)))
}

/// `thread::index_1d()`, `thread::thread_idx_x()` and the like.
pub(crate) fn intrinsic(path: &syn::Path) -> Option<Intrinsic> {
    let names: Vec<_> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    let [.., module, name] = &names[..] else { return None };
    if module != "thread" {
        return None;
    }
    if name == "index_1d" {
        return Some(Intrinsic::Index1d);
    }
    let (stem, axis) = name.rsplit_once('_')?;
    let axis = ["x", "y", "z"].iter().position(|a| *a == axis)?;
    Some(match stem {
        "thread_idx" => Intrinsic::ThreadIdx(axis),
        "block_idx" => Intrinsic::BlockIdx(axis),
        "block_dim" => Intrinsic::BlockDim(axis),
        "grid_dim" => Intrinsic::GridDim(axis),
        _ => return None,
    })
}

impl Parser {
    /// Reads an expression; `hint` is the type that its place wants.
    pub(crate) fn expr(&mut self, e: &syn::Expr, hint: Option<Scalar>) -> Result<Expr> {
        match e {
            syn::Expr::Lit(l) => literal(l, hint),
            syn::Expr::Paren(p) => self.expr(&p.expr, hint),
            syn::Expr::Group(g) => self.expr(&g.expr, hint),
            syn::Expr::Path(p) => self.path(p),
            syn::Expr::Field(f) => {
                let Some(id) = self.var_of(e) else {
                    let name = quote::ToTokens::to_token_stream(&f.member);
                    return refuse(
                        f,
                        format!(
                            "there is no field `{name}` here; a kernel's structs stand inside of it"
                        ),
                    );
                };
                self.variable(e, id)
            }
            syn::Expr::Unary(u) => self.unary(u, hint),
            syn::Expr::Binary(b) => self.binary(b, hint),
            syn::Expr::Cast(c) => {
                let to = scalar(&c.ty)?;
                let from = self.infer(&c.expr).unwrap_or(to);
                let value = self.expr(&c.expr, Some(from))?;
                if value.ty == Scalar::Bool && to.is_float() {
                    return refuse(
                        c,
                        format!(
                            "a `bool` becomes a float by `if … {{ 1.0 }} else {{ 0.0 }}`, not by `as {}`",
                            to.rust()
                        ),
                    );
                }
                if to == Scalar::Bool && from != to {
                    return refuse(c, "a number becomes a `bool` by a comparison: `x != 0`");
                }
                Ok(value.cast(to))
            }
            syn::Expr::Index(i) => {
                let id = self.memory(&i.expr)?;
                let at = self.index(&i.index)?;
                self.element(e, id, at)
            }
            syn::Expr::MethodCall(m) => self.method(m, hint),
            syn::Expr::Call(call) => self.call(call, hint),
            syn::Expr::If(i) => self.choice_or_branch(i, hint),
            syn::Expr::Block(b) => self.scoped(&b.block, hint),
            syn::Expr::Reference(r) => refuse(
                r,
                "a kernel has no references; pass scalars by value and buffers by their name",
            ),
            syn::Expr::Closure(c) => {
                refuse(c, "a kernel has no closures; write an `fn` inside of it")
            }
            syn::Expr::Tuple(_) => refuse(
                e,
                "a kernel has no tuples; use several variables, or a struct with named fields",
            ),
            syn::Expr::Struct(_) => {
                self.shape(e)?;
                refuse(e, "a struct is no number here; bind it by `let` and use a field")
            }
            syn::Expr::Macro(_) => refuse(e, "a kernel calls no macros; write the code itself"),
            syn::Expr::Match(_) => refuse(e, "a kernel has no `match`; write `if … else if …`"),
            _ => refuse(e, "this expression is not in the dialect of kernels"),
        }
    }

    fn path(&mut self, p: &syn::ExprPath) -> Result<Expr> {
        if let Some(constant) = math::constant(&p.path) {
            return Ok(constant);
        }
        let Some(name) = p.path.get_ident().map(ToString::to_string) else {
            return refuse(
                p,
                "a kernel knows its own variables and constants only; move the `const` into the kernel's body",
            );
        };
        let Some(id) = self.lookup(&name) else {
            return self.constant(&name).unwrap_or_else(|| {
                refuse(
                    p,
                    format!(
                        "`{name}` is not a variable of the kernel; move its `const` into the kernel's body, or pass the value \
                         as a parameter"
                    ),
                )
            });
        };
        self.variable(p, id)
    }

    /// The value of a variable.
    fn variable(&self, at: &impl Spanned, id: VarId) -> Result<Expr> {
        let name = &self.vars[id].name;
        match self.storage(id) {
            Storage::Number(ty) => Ok(Expr::var(ty, id)),
            Storage::Struct => refuse(at, format!("`{name}` is a struct; use a field of it")),
            _ => refuse(
                at,
                format!(
                    "`{name}` is a buffer or array; read an element: `{name}.get(i)`, `{name}[i]`"
                ),
            ),
        }
    }

    fn unary(&mut self, u: &syn::ExprUnary, hint: Option<Scalar>) -> Result<Expr> {
        let value = self.expr(&u.expr, hint)?;
        match u.op {
            UnOp::Neg(_) if value.ty.is_unsigned() || value.ty == Scalar::Bool => {
                refuse(u, format!("a value of type {} has no negative", value.ty.rust()))
            }
            UnOp::Neg(_) => Ok(value.negate()),
            UnOp::Not(_) if value.ty == Scalar::Bool => Ok(value.negate()),
            UnOp::Not(_) => refuse(u, "a kernel has `!` for `bool` only"),
            _ => refuse(u, "a kernel has no references; buffers are read by `get`"),
        }
    }

    fn binary(&mut self, b: &syn::ExprBinary, hint: Option<Scalar>) -> Result<Expr> {
        let Some(op) = operator(&b.op) else {
            return refuse(b, "an assignment has no value in a kernel; write it as a statement");
        };
        if matches!(op, Op::And | Op::Or) {
            let left = self.expr(&b.left, Some(Scalar::Bool))?;
            let lazy = self.lazy.replace("the right side of `&&` or `||`");
            let right = self.expr(&b.right, Some(Scalar::Bool));
            self.lazy = lazy;
            return self.operate(b, op, left, right?);
        }
        let hint = if op.compares() { None } else { hint };
        let shift = matches!(op, Op::Shl | Op::Shr);
        let right_type = if shift { None } else { self.infer(&b.right) };
        let ty = self.infer(&b.left).or(right_type).or(hint);
        let left = self.expr(&b.left, ty)?;
        let right = self.expr(&b.right, if shift { Some(Scalar::U32) } else { ty })?;
        self.operate(b, op, left, right)
    }

    /// An index: any integer.
    pub(crate) fn index(&mut self, e: &syn::Expr) -> Result<Expr> {
        let at = self.expr(e, Some(Scalar::U32))?;
        if !at.ty.is_integer() {
            return refuse(e, format!("an index is an integer, not {}", at.ty.rust()));
        }
        Ok(at)
    }

    /// An index that does not read an array, which may change later.
    pub(crate) fn plain_index(&mut self, at: &impl Spanned, e: Expr) -> Result<Expr> {
        let reads = e.any(&mut |e| match e.kind {
            ExprKind::Load(base, _) => !matches!(self.storage(base), Storage::Global(_)),
            _ => false,
        });
        if reads { self.named(at, "at", e) } else { Ok(e) }
    }

    /// The value of an element; bound by `let` if the kernel writes the buffer.
    pub(crate) fn element(&mut self, at: &impl Spanned, id: VarId, index: Expr) -> Result<Expr> {
        let index = self.plain_index(at, index)?;
        let load = Expr::load(self.storage(id).element(), id, index);
        let name = self.vars[id].name.clone();
        if self.storage(id).is_seen_by_others() && self.changing.contains(&id) {
            let ty = load.ty;
            let bound = self.fresh(&format!("{name}_at"), Storage::Number(ty), false, at.span());
            self.emit(at, Stmt::Let(bound, load))?;
            return Ok(Expr::var(ty, bound));
        }
        Ok(load)
    }

    fn method(&mut self, m: &syn::ExprMethodCall, hint: Option<Scalar>) -> Result<Expr> {
        let name = m.method.to_string();
        let buffer = self.var_of(&m.receiver);
        if let Some(id) = buffer.filter(|id| !matches!(self.storage(*id), Storage::Number(_))) {
            let (true, [at]) = (name == "get", &m.args.iter().collect::<Vec<_>>()[..]) else {
                return refuse(
                    &m.method,
                    format!(
                        "a buffer has `get(index)`, `set`, `add` and `atomic_add`, not `{name}`; pass a length as a parameter"
                    ),
                );
            };
            let at = self.index(at)?;
            return self.element(m, id, at);
        }
        let ty =
            self.infer(&m.receiver).or(hint).or_else(|| m.args.first().and_then(|a| self.infer(a)));
        let receiver = self.expr(&m.receiver, ty)?;
        let ty = receiver.ty;
        let Some((name, types)) = math::method(&name, ty) else {
            return refuse(
                &m.method,
                format!(
                    "`{name}` of {} is not known in kernels; the float methods of the rule table are",
                    ty.rust()
                ),
            );
        };
        if types.len() != m.args.len() {
            let (got, wanted) = (m.args.len(), types.len());
            return refuse(
                m,
                format!("`{name}` has {wanted} arguments after its receiver, not {got}"),
            );
        }
        let mut args = vec![receiver];
        for (arg, ty) in m.args.iter().zip(types) {
            let value = self.expr(arg, Some(ty))?;
            self.same(arg, ty, value.ty)?;
            args.push(value);
        }
        Ok(Expr { ty, kind: ExprKind::Call(name, args) })
    }

    fn call(&mut self, call: &syn::ExprCall, hint: Option<Scalar>) -> Result<Expr> {
        if let syn::Expr::Path(p) = &*call.func
            && let Some(intrinsic) = intrinsic(&p.path)
        {
            return Ok(Expr::intrinsic(intrinsic));
        }
        let name = last_name(&call.func).unwrap_or_default();
        if name_of(&call.func).is_some_and(|name| self.functions.contains_key(&name)) {
            let Some(value) = self.insert(call, &name)? else {
                return refuse(call, format!("`{name}` returns nothing"));
            };
            return Ok(value);
        }
        // The formulas of the rule table convert by `f64::from`.
        if name == "from"
            && let syn::Expr::Path(p) = &*call.func
            && let (Some(to), Some(arg)) = (
                p.path.segments.first().and_then(|s| Scalar::named(&s.ident.to_string())),
                call.args.first(),
            )
        {
            let ty = self.infer(arg).or(hint);
            let value = self.expr(arg, ty)?;
            if !value.ty.widens_to(to) {
                let (from, to) = (value.ty.rust(), to.rust());
                return refuse(
                    call,
                    format!("`{to}::from` of {from} may change the value; write `as {to}`"),
                );
            }
            return Ok(value.cast(to));
        }
        if let Some(which) = Shuffle::named(&name) {
            return self.shuffle(call, which, hint);
        }
        if name.starts_with("shfl") || name.starts_with("atomic") {
            return refuse(
                &call.func,
                format!(
                    "`{name}` is not supported: a kernel exchanges values by `shfl_down`, `shfl_up`, `shfl_xor` and shared arrays, \
                     and adds by `buffer.atomic_add(index, value)`"
                ),
            );
        }
        refuse(
            &call.func,
            format!(
                "`{name}` is unknown in a kernel; move the `fn` into the kernel's body. The thread's position is \
                 `thread::index_1d()`, `thread::thread_idx_x()` and the like"
            ),
        )
    }

    /// `if` as a value: an expression if both branches are such, else a variable that both branches assign.
    fn choice_or_branch(&mut self, i: &syn::ExprIf, hint: Option<Scalar>) -> Result<Expr> {
        let (vars, stmts) = (self.vars.len(), self.open.last().map_or(0, Vec::len));
        let choice = self.choice(i, hint);
        if choice.is_ok() || self.lazy.is_some() {
            return choice;
        }
        self.vars.truncate(vars);
        self.changing.retain(|id| *id < vars);
        self.fixed.retain(|id| *id < vars);
        if let Some(block) = self.open.last_mut() {
            block.truncate(stmts);
        }
        self.assigned_branches(i, hint)
    }

    /// `if` as a value: both branches are expressions.
    fn choice(&mut self, i: &syn::ExprIf, hint: Option<Scalar>) -> Result<Expr> {
        let Some((_, other)) = &i.else_branch else {
            return refuse(i, "`if` as a value needs an `else`");
        };
        let ty =
            tail(&i.then_branch).and_then(|e| self.infer(e)).or_else(|| self.infer(other)).or(hint);
        let c = self.expr(&i.cond, Some(Scalar::Bool))?;
        self.same(&i.cond, Scalar::Bool, c.ty)?;
        let lazy = self.lazy.replace("a branch of an `if` that is a value");
        let yes = self.scoped(&i.then_branch, ty);
        let no = self.expr(other, ty);
        self.lazy = lazy;
        let (yes, no) = (yes?, no?);
        self.same(other, yes.ty, no.ty)?;
        Ok(Expr { ty: yes.ty, kind: ExprKind::If(Box::new(c), Box::new(yes), Box::new(no)) })
    }

    /// The value of a block.
    pub(crate) fn scoped(&mut self, block: &syn::Block, hint: Option<Scalar>) -> Result<Expr> {
        self.scoped_with(self.vars.len(), block, hint)
    }

    /// The value of a block that owns the variables from the number `vars` on.
    pub(crate) fn scoped_with(
        &mut self,
        vars: VarId,
        block: &syn::Block,
        hint: Option<Scalar>,
    ) -> Result<Expr> {
        let Some((syn::Stmt::Expr(value, None), before)) = block.stmts.split_last() else {
            return refuse(
                block,
                "the block has no value; its last line is an expression without `;`",
            );
        };
        let stmts = self.open.last().map_or(0, Vec::len);
        self.scopes.push(HashMap::new());
        let read = before.iter().try_for_each(|stmt| self.stmt(stmt));
        let value = read.and_then(|()| self.expr(value, hint));
        self.scopes.pop();
        // Its statements come before the whole expression, a part of which may have been read already.
        let mut changed = None;
        let emitted = self.open.last().and_then(|open| open.get(stmts..)).unwrap_or_default();
        each_stmt(emitted, &mut |stmt| {
            if let Stmt::Assign(var, _) | Stmt::Store { base: var, .. } = stmt
                && *var < vars
                && !self.storage(*var).is_seen_by_others()
            {
                changed = Some(*var);
            }
        });
        if let Some(var) = changed {
            let name = &self.vars[var].name;
            return refuse(
                block,
                format!(
                    "a block with a value changes its own variables only, not `{name}`; assign to it in a statement before"
                ),
            );
        }
        value
    }
}

/// The expression that a block ends with.
pub(crate) fn tail(block: &syn::Block) -> Option<&syn::Expr> {
    match block.stmts.last() {
        Some(syn::Stmt::Expr(e, None)) => Some(e),
        _ => None,
    }
}
