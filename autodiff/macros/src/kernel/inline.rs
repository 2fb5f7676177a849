//! Functions that stand inside a kernel: their bodies take the place of their calls. Branches with statements as
//! values.

use std::collections::HashMap;

use syn::ItemFn;
use syn::spanned::Spanned;

use super::ir::{Block, Expr, Scalar, Stmt, Storage, VarId};
use super::parse::{Parser, Result, name_of, param_storage, plain, refuse, scalar};
use super::structs::Shape;

impl Parser {
    /// The body of a function that stands inside the kernel, in place of its call.
    pub(crate) fn insert(&mut self, call: &syn::ExprCall, name: &str) -> Result<Option<Expr>> {
        self.inserted(call, name, |parser, f, vars| match &f.sig.output {
            syn::ReturnType::Default => parser.body(&f.block.stmts).map(|()| None),
            syn::ReturnType::Type(_, ty) => {
                if parser.shape_of(ty)?.is_some() {
                    return refuse(
                        call,
                        format!(
                            "`{name}` returns several numbers; bind them: `let values = {name}(…);`"
                        ),
                    );
                }
                let ty = scalar(ty)?;
                let value = parser.scoped_with(vars, &f.block, Some(ty))?;
                parser.same(&f.sig.output, ty, value.ty)?;
                // The value is bound here: what it reads may change after the call.
                parser.stable(call, name, value).map(Some)
            }
        })
    }

    /// A function that returns an array or struct, as the value of a new variable.
    pub(crate) fn insert_whole(
        &mut self,
        call: &syn::ExprCall,
        shape: &Shape,
        variable: &str,
        mutable: bool,
    ) -> Result<VarId> {
        let name = name_of(&call.func).unwrap_or_default();
        self.inserted(call, &name, |parser, f, _| {
            parser.whole_block(&f.block, shape, variable, mutable)
        })
    }

    /// Declares the arguments of a call and reads the body of the function.
    fn inserted<T>(
        &mut self,
        call: &syn::ExprCall,
        name: &str,
        read: impl FnOnce(&mut Self, &ItemFn, VarId) -> Result<T>,
    ) -> Result<T> {
        let f = self.functions[name].clone();
        if self.inside.iter().any(|n| n == name) {
            return refuse(
                call,
                format!("`{name}` calls itself; write a loop, a GPU has little stack"),
            );
        }
        if f.sig.inputs.len() != call.args.len() {
            let (got, wanted) = (call.args.len(), f.sig.inputs.len());
            return refuse(call, format!("`{name}` has {wanted} parameters, not {got}"));
        }
        let (vars, fixed) = (self.vars.len(), self.fixed.clone());
        let mut scope = HashMap::new();
        for (param, arg) in f.sig.inputs.iter().zip(&call.args) {
            let syn::FnArg::Typed(param) = param else {
                return refuse(param, "there is no `self` here");
            };
            let (ident, mutable) = plain(&param.pat)?;
            scope.insert(ident.to_string(), self.argument(ident, mutable, &param.ty, arg)?);
        }
        let outer = std::mem::replace(&mut self.scopes, vec![scope]);
        self.inside.push(name.to_owned());
        let value = read(self, &f, vars);
        self.inside.pop();
        self.scopes = outer;
        self.fixed.retain(|id| *id >= vars || fixed.contains(id));
        value
    }

    fn argument(
        &mut self,
        ident: &syn::Ident,
        mutable: bool,
        ty: &syn::Type,
        arg: &syn::Expr,
    ) -> Result<VarId> {
        if let Some(shape) = self.shape_of(ty)? {
            return self.shaped_argument(arg, &shape, &ident.to_string(), mutable);
        }
        match param_storage(ty)? {
            Storage::Number(ty) => {
                let value = self.expr(arg, Some(ty))?;
                self.same(arg, ty, value.ty)?;
                let id = self.fresh(&ident.to_string(), Storage::Number(ty), mutable, ident.span());
                self.emit(arg, Stmt::Let(id, value))?;
                Ok(id)
            }
            storage => {
                let id = self.memory(arg)?;
                if self.storage(id) != storage {
                    return refuse(arg, "the buffer has another type than the parameter");
                }
                Ok(id)
            }
        }
    }

    /// `if` as a value whose branches contain statements.
    pub(crate) fn assigned_branches(
        &mut self,
        i: &syn::ExprIf,
        hint: Option<Scalar>,
    ) -> Result<Expr> {
        let Some((_, other)) = &i.else_branch else {
            return refuse(i, "`if` as a value needs an `else`");
        };
        let inferred = self.infer(&syn::Expr::If(i.clone()));
        let Some(ty) = inferred.or(hint) else {
            return refuse(i, "the type of this `if` is not known; write it: `let y: f32 = if …`");
        };
        let c = self.expr(&i.cond, Some(Scalar::Bool))?;
        self.same(&i.cond, Scalar::Bool, c.ty)?;
        let c = self.stable(&i.cond, "chosen", c)?;
        let id = self.fresh("value", Storage::Number(ty), true, i.if_token.span);
        self.emit(i, Stmt::Let(id, Expr::zero(ty)))?;
        let yes = self.assigning(id, ty, &i.then_branch, |p| p.scoped(&i.then_branch, Some(ty)))?;
        let no = self.assigning(id, ty, other, |p| p.expr(other, Some(ty)))?;
        self.emit(i, Stmt::If(c, yes, no))?;
        Ok(Expr::var(ty, id))
    }

    /// A block that assigns a value to a variable.
    fn assigning(
        &mut self,
        id: VarId,
        ty: Scalar,
        at: &impl Spanned,
        value: impl FnOnce(&mut Self) -> Result<Expr>,
    ) -> Result<Block> {
        self.open.push(Vec::new());
        let value = value(self).and_then(|value| {
            self.same(at, ty, value.ty)?;
            self.emit(at, Stmt::Assign(id, value))
        });
        let block = self.open.pop().unwrap_or_default();
        value.map(|()| block)
    }
}
