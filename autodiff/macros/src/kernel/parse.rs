//! A function of the dialect, read and type-checked: each refusal stands at the code that caused it.

use std::collections::{HashMap, HashSet};

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{
    FnArg, GenericArgument, ItemConst, ItemFn, ItemStruct, Pat, PathArguments, ReturnType, Type,
};

pub(super) use crate::ir::words::name_of;

use super::constants::constants;
use super::ir::{Block, Expr, ExprKind, Kernel, Scalar, Stmt, Storage, Var, VarId};
use super::names::{is_taken, unique, written as written_name};
use super::structs::{Record, structs};
use super::written::written;

pub(crate) type Result<T> = syn::Result<T>;

/// An error at a place in the source.
pub(crate) fn refuse<T>(at: &impl Spanned, message: impl std::fmt::Display) -> Result<T> {
    Err(syn::Error::new(at.span(), message))
}

/// The state of the parser.
pub(crate) struct Parser {
    pub vars: Vec<Var>,
    /// The visible names, innermost scope last.
    pub scopes: Vec<HashMap<String, VarId>>,
    /// Names through which the kernel writes.
    pub written: HashSet<String>,
    /// The buffers that have such a name: a read of them is bound by `let`.
    pub changing: HashSet<VarId>,
    /// The statements of the blocks that are being read, innermost last.
    pub open: Vec<Block>,
    /// Arrays that are declared without `mut`; the statements that fill them assign all the same.
    pub fixed: HashSet<VarId>,
    /// Set while reading code that may not run: nothing can be put before it.
    pub lazy: Option<&'static str>,
    /// The functions that stand inside the kernel.
    pub functions: HashMap<String, ItemFn>,
    /// The constants that stand inside the kernel.
    pub constants: HashMap<String, ItemConst>,
    /// Those that are arrays.
    pub tables: HashMap<String, VarId>,
    /// The structs that stand inside the kernel.
    pub structs: HashMap<String, ItemStruct>,
    /// The variables of their types.
    pub records: HashMap<VarId, Record>,
    /// The functions that are being inserted.
    pub inside: Vec<String>,
}

/// Reads a kernel.
pub(crate) fn kernel(f: &ItemFn) -> Result<Kernel> {
    header(f)?;
    attributes_of(f)?;
    let mut parser = Parser {
        vars: Vec::new(),
        scopes: vec![HashMap::new()],
        written: written(&f.block, &functions(f)),
        changing: HashSet::new(),
        fixed: HashSet::new(),
        open: vec![Vec::new()],
        lazy: None,
        functions: functions(f),
        constants: HashMap::new(),
        tables: HashMap::new(),
        structs: structs(f),
        records: HashMap::new(),
        inside: Vec::new(),
    };
    let params = f.sig.inputs.iter().map(|arg| parser.param(arg)).collect::<Result<Vec<_>>>()?;
    parser.check_structs()?;
    parser.declare_constants(&constants(f))?;
    parser.body(&f.block.stmts)?;
    let body = parser.open.pop().unwrap_or_default();
    let name = f.sig.ident.to_string();
    Ok(Kernel { name, span: f.sig.ident.span(), vars: parser.vars, params, body })
}

/// Refuses attributes inside the kernel, which would have no effect.
fn attributes_of(f: &ItemFn) -> Result<()> {
    struct Attributes(Option<syn::Error>);
    impl<'a> Visit<'a> for Attributes {
        fn visit_attribute(&mut self, attr: &'a syn::Attribute) {
            let harmless = ["doc", "allow", "expect", "inline", "must_use", "derive"];
            if !harmless.iter().any(|name| attr.path().is_ident(name)) {
                let text = "attributes have no effect inside a kernel; use two kernels, or a parameter and an `if`";
                self.0.get_or_insert(syn::Error::new_spanned(attr, text));
            }
        }
    }
    let mut attributes = Attributes(None);
    attributes.visit_signature(&f.sig);
    attributes.visit_block(&f.block);
    attributes.0.map_or(Ok(()), Err)
}

/// The functions inside the kernel.
fn functions(f: &ItemFn) -> HashMap<String, ItemFn> {
    let items = f.block.stmts.iter().filter_map(|stmt| match stmt {
        syn::Stmt::Item(syn::Item::Fn(inner)) => Some((inner.sig.ident.to_string(), inner.clone())),
        _ => None,
    });
    items.collect()
}

fn header(f: &ItemFn) -> Result<()> {
    let sig = &f.sig;
    if let Some(token) = &sig.asyncness {
        return refuse(token, "a kernel cannot be `async`; write a plain `fn`");
    }
    let outside = sig.abi.as_ref().map(Spanned::span);
    let is_unsafe = matches!(sig.safety, syn::Safety::Unsafe(_)).then(|| sig.span());
    if let Some(span) = is_unsafe.or(outside) {
        return Err(syn::Error::new(
            span,
            "a kernel is a plain `fn`, without `unsafe` and `extern`",
        ));
    }
    let name = sig.ident.to_string();
    if is_taken(&name) {
        return refuse(
            &sig.ident,
            "CUDA C++ has a word or function of this name; choose another name for the kernel",
        );
    }
    if name.starts_with("r#") {
        return refuse(
            &sig.ident,
            format!("`{name}` is no name in CUDA C++; name the kernel otherwise"),
        );
    }
    if !sig.generics.params.is_empty() {
        return refuse(
            &sig.generics,
            "a kernel has no type parameters: the GPU's code needs one type; write `f32` or `f64`",
        );
    }
    match &sig.output {
        ReturnType::Default => Ok(()),
        ReturnType::Type(_, ty) => {
            refuse(ty, "a kernel returns nothing; write the result into a `Global<T>` parameter")
        }
    }
}

/// The scalar that a type names.
pub(crate) fn scalar(ty: &Type) -> Result<Scalar> {
    let name = match ty {
        Type::Path(p) => p.path.get_ident().map(ToString::to_string).unwrap_or_default(),
        _ => String::new(),
    };
    match (Scalar::named(&name), name.as_str()) {
        (Some(scalar), _) => Ok(scalar),
        (None, "usize" | "isize") => refuse(
            ty,
            format!(
                "`{name}` has another size on the GPU than you may expect; write `u32`, or `u64` for more than 2³² elements"
            ),
        ),
        _ => refuse(
            ty,
            "a kernel knows the scalars f32, f64, i32, u32, i64, u64 and bool; this type is none of them",
        ),
    }
}

/// `T` and the rest of the arguments of `Name<T, …>`.
fn arguments(ty: &Type, name: &str) -> Option<Vec<GenericArgument>> {
    let Type::Path(p) = ty else { return None };
    arguments_of(&p.path, name)
}

pub(crate) fn arguments_of(path: &syn::Path, name: &str) -> Option<Vec<GenericArgument>> {
    path.segments.iter().find(|s| s.ident == name).map(|segment| match &segment.arguments {
        PathArguments::AngleBracketed(a) => a.args.iter().cloned().collect(),
        _ => Vec::new(),
    })
}

/// The type of a parameter.
pub(crate) fn param_storage(ty: &Type) -> Result<Storage> {
    if let Some(arguments) = arguments(ty, "Global") {
        let [GenericArgument::Type(element)] = &arguments[..] else {
            return refuse(ty, "write the type of the elements: `Global<f32>`");
        };
        let element = scalar(element)?;
        if element == Scalar::Bool {
            return refuse(ty, "a buffer of `bool` has no atomic writes; use `Global<u32>`");
        }
        return Ok(Storage::Global(element));
    }
    match ty {
        Type::Reference(_) | Type::Slice(_) => refuse(
            ty,
            "threads would share this reference, which Rust forbids for `&mut`; write `Global<f32>` for a buffer, or pass a \
             scalar by value",
        ),
        _ => Ok(Storage::Number(scalar(ty)?)),
    }
}

/// The plain name that a pattern binds.
pub(crate) fn plain(pat: &Pat) -> Result<(&syn::Ident, bool)> {
    match pat {
        Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() => {
            Ok((&p.ident, p.mutability.is_some()))
        }
        _ => refuse(pat, "a kernel binds plain names only; take the value apart by several `let`"),
    }
}

impl Parser {
    fn param(&mut self, arg: &FnArg) -> Result<VarId> {
        let FnArg::Typed(arg) = arg else {
            return refuse(arg, "a kernel is a free function; it has no `self`");
        };
        let (name, mutable) = plain(&arg.pat)?;
        if mutable {
            return refuse(
                &arg.pat,
                "a kernel's parameter cannot be `mut`; copy it: `let mut y = x;`",
            );
        }
        let storage = param_storage(&arg.ty)?;
        Ok(self.declare(name, storage, false, true))
    }

    /// Adds a variable and makes its name visible.
    pub(crate) fn declare(
        &mut self,
        name: &syn::Ident,
        storage: Storage,
        mutable: bool,
        param: bool,
    ) -> VarId {
        let id = self.fresh(&name.to_string(), storage, mutable, name.span());
        self.vars[id].param = param;
        self.bind(&name.to_string(), id);
        id
    }

    pub(crate) fn bind(&mut self, name: &str, id: VarId) {
        if self.written.contains(name) {
            self.changing.insert(id);
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_owned(), id);
        }
    }

    /// Adds a variable that the source does not name.
    pub(crate) fn fresh(
        &mut self,
        name: &str,
        storage: Storage,
        mutable: bool,
        span: Span,
    ) -> VarId {
        let name = unique(&self.vars, written_name(name));
        self.vars.push(Var { name, storage, mutable, param: false, span });
        self.vars.len() - 1
    }

    /// The variable that a name refers to.
    pub(crate) fn lookup(&self, name: &str) -> Option<VarId> {
        let visible = self.scopes.iter().rev().find_map(|scope| scope.get(name));
        visible.or_else(|| self.tables.get(name)).copied()
    }

    pub(crate) fn storage(&self, id: VarId) -> Storage {
        self.vars[id].storage
    }

    /// Puts a statement at the end of the block that is being read.
    pub(crate) fn emit(&mut self, at: &impl Spanned, stmt: Stmt) -> Result<()> {
        if let Some(place) = self.lazy {
            return refuse(
                at,
                format!(
                    "this value may not be needed ({place}), but it takes a statement of its own; write an `if` \
                     statement with a `let` inside"
                ),
            );
        }
        if let Some(block) = self.open.last_mut() {
            block.push(stmt);
        }
        Ok(())
    }

    /// Binds a value to a name, unless it is one.
    pub(crate) fn named(&mut self, at: &impl Spanned, name: &str, e: Expr) -> Result<Expr> {
        if e.is_simple() {
            return Ok(e);
        }
        let ty = e.ty;
        let id = self.fresh(name, Storage::Number(ty), false, at.span());
        self.emit(at, Stmt::Let(id, e))?;
        Ok(Expr::var(ty, id))
    }

    /// The same value in a form that later statements cannot change.
    pub(crate) fn stable(&mut self, at: &impl Spanned, name: &str, e: Expr) -> Result<Expr> {
        let changes = e.any(&mut |e| match e.kind {
            ExprKind::Var(v) => self.vars[v].mutable,
            ExprKind::Load(..) => true,
            _ => false,
        });
        if !changes {
            return Ok(e);
        }
        let ty = e.ty;
        let id = self.fresh(name, Storage::Number(ty), false, at.span());
        self.emit(at, Stmt::Let(id, e))?;
        Ok(Expr::var(ty, id))
    }

    /// Reads a block in a scope of its own.
    pub(crate) fn block(&mut self, block: &syn::Block) -> Result<Block> {
        let lazy = self.lazy.take();
        self.scopes.push(HashMap::new());
        self.open.push(Vec::new());
        let read = self.body(&block.stmts);
        let stmts = self.open.pop().unwrap_or_default();
        self.scopes.pop();
        self.lazy = lazy;
        read.map(|()| stmts)
    }

    /// The statements of a function or block; `if c { return; }` becomes an `if` around the rest.
    pub(crate) fn body(&mut self, stmts: &[syn::Stmt]) -> Result<()> {
        for (n, stmt) in stmts.iter().enumerate() {
            let Some(condition) = guard(stmt) else {
                self.stmt(stmt)?;
                continue;
            };
            if self.open.len() > 1 || !self.inside.is_empty() {
                return refuse(
                    stmt,
                    "`return` stands at the kernel's outermost level only; use `if … else`",
                );
            }
            let c = self.expr(condition, Some(Scalar::Bool))?;
            let c = self.stable(condition, "leaves", c)?;
            self.scopes.push(HashMap::new());
            self.open.push(Vec::new());
            let read = self.rest(&stmts[n + 1..]);
            let rest = self.open.pop().unwrap_or_default();
            self.scopes.pop();
            read?;
            return self.emit(stmt, Stmt::If(opposite(c), rest, Vec::new()));
        }
        Ok(())
    }

    /// The statements after a guard: the outermost level still.
    fn rest(&mut self, stmts: &[syn::Stmt]) -> Result<()> {
        let outer = self.open.split_off(self.open.len() - 1);
        let before = std::mem::replace(&mut self.open, outer);
        let read = self.body(stmts);
        let inner = std::mem::replace(&mut self.open, before);
        self.open.extend(inner);
        read
    }
}

/// The condition of `if c { return; }`.
fn guard(stmt: &syn::Stmt) -> Option<&syn::Expr> {
    let syn::Stmt::Expr(syn::Expr::If(i), _) = stmt else { return None };
    match (&i.then_branch.stmts[..], &i.else_branch) {
        ([syn::Stmt::Expr(syn::Expr::Return(r), _)], None) if r.expr.is_none() => Some(&i.cond),
        _ => None,
    }
}

/// `!c`, as a comparison if it is one of integers.
fn opposite(c: Expr) -> Expr {
    use super::ir::Op;
    match c.kind {
        ExprKind::Binary(op, a, b) if op.compares() && a.ty.is_integer() => {
            let op = match op {
                Op::Lt => Op::Ge,
                Op::Ge => Op::Lt,
                Op::Gt => Op::Le,
                Op::Le => Op::Gt,
                Op::Eq => Op::Ne,
                _ => Op::Eq,
            };
            Expr::binary(op, *a, *b)
        }
        kind => Expr { ty: c.ty, kind }.negate(),
    }
}
