//! Lowering of syntax to the intermediate representation.

mod adapters;
mod arrays;
mod assign;
mod assumed_std;
mod bind;
mod by_ref;
mod call;
mod chain;
mod closure;
mod collected;
mod conditions;
mod constant_patterns;
mod consume;
mod control;
mod cursor;
mod data;
mod distinct;
mod dynamic;
mod effects;
mod ends;
mod expr;
mod formatted;
mod higher_order;
mod hoist;
mod indexed_iterator;
mod inline_closure;
mod interior_mutability;
mod items;
mod iter;
mod iterator_adapters;
mod iterators;
mod jump;
mod last_use;
mod library;
mod locals;
mod macros;
mod matched;
mod method;
mod operators;
mod option_bindings;
mod option_methods;
mod option_stages;
mod optional;
mod order;
mod overloaded;
mod own_state;
mod owned;
mod path_calls;
mod patterns;
mod place;
mod prelude;
mod purity_proofs;
mod question_mark;
mod random_access;
mod ranges;
mod rc_counts;
mod receiver_aliasing;
mod scope;
mod sequences;
mod slice_mutators;
mod slots;
mod stmt;
mod tail_duplication;
mod tokens;
mod tuples;
mod type_ascription;
mod unset;
mod user_types;

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{ItemFn, Type};

use crate::ir::callees::Callees;
use crate::ir::diagnostics::Diagnostics;
use crate::ir::names::Names;
use crate::ir::{
    Block, Expr, ExprId, ExprKind, Function, Kind, Place, Role, Stmt, StmtKind, Var, VarId, kinds,
};
use crate::parse::readers::Readers;
use crate::parse::signature::Signature;

use control::Body;
use scope::{Binding, Scope};

/// The state of the lowering.
#[derive(Default)]
pub(crate) struct Lower {
    pub(crate) vars: Vec<Var>,
    pub(crate) names: Names,
    pub(crate) diag: Diagnostics,
    pub(crate) generics: Vec<Ident>,
    /// The path of the runtime library.
    lib: TokenStream,
    scopes: Vec<Scope>,
    /// The names of all variables.
    taken: HashSet<String>,
    /// Source names that are assigned as a whole.
    assigned: HashSet<String>,
    blocks: Vec<Vec<Stmt>>,
    exprs: usize,
    callees: Callees,
    /// Number of times that statements were copied into branches.
    copies: usize,
    loops: Vec<jump::LoopContext>,
    checkpoints: HashMap<ExprId, TokenStream>,
    /// Variable for the value of `return value`.
    result: Option<VarId>,
    /// The type that the next `sum`, `product` or `collect` is known to have.
    hint: Option<Type>,
    /// The closures whose bodies are being inlined.
    entered: Vec<usize>,
    /// Flags that guard statements which a jump skips, with the number of loops around them.
    skips: Vec<(usize, VarId)>,
    /// Variables for the values of `break value`, for loops whose value a jump may skip.
    loop_values: std::collections::HashMap<String, VarId>,
    /// True if such a flag was needed.
    flagged: bool,
    /// True if `Const` slices are iterated by their elements, because something else that is read carries a derivative.
    by_elements: bool,
    /// Variables that hold a range, and its initial value. The bounds are variables that do not change.
    ranges: HashMap<VarId, Expr>,
    /// Variables that the source declares without a value.
    unset: HashSet<VarId>,
    /// Variables that are declared where they get their value.
    pending: HashSet<VarId>,
    /// True if operators may be those of user-defined types.
    operators: bool,
    /// Variables set to the result of a constructor of a user-defined type.
    made: HashSet<VarId>,
    /// Variables initialised by (a copy of) another variable whose type is user-defined by its name.
    alike: HashSet<VarId>,
    /// Variables set to an `Option` or a `Result`, according to the text: the name of the type.
    told: HashMap<VarId, &'static str>,
    /// Uses of names that may stand for closures.
    uses: HashMap<String, own_state::Uses>,
    /// The names of variables of which fields are used by name.
    structs: HashSet<String>,
    /// The names of variables that are or contain values behind `dyn`.
    dynamic: HashSet<String>,
    /// Hidden variables that hold a new array or vector: the first `let` gives them their name.
    unnamed: HashSet<VarId>,
    /// Hidden variables that hold values which an iterator takes by value.
    owned: HashSet<VarId>,
    /// The methods of `self` that only read it.
    readers: Readers,
}

/// Lowers `f`.
pub(crate) fn function(
    f: &ItemFn,
    signature: &Signature,
    generics: Vec<Ident>,
    readers: &Readers,
    lib: &TokenStream,
) -> (Function, Names, Diagnostics) {
    let operators = overloaded::in_use(f, &generics);
    let mut names = Names::of(f.to_token_stream());
    let mut diag = Diagnostics::default();
    constant_patterns::check(f, &mut diag);
    rc_counts::check(f, &mut diag);
    let f = &rewritten(f, &mut names, &mut diag);
    let mut lower = Lower {
        operators,
        names,
        diag,
        generics,
        lib: lib.clone(),
        scopes: vec![Scope::new()],
        assigned: cursor::assigned(f),
        blocks: vec![Vec::new()],
        uses: own_state::uses(f),
        structs: assumed_std::structs(f),
        dynamic: dynamic::names(f),
        readers: readers.clone(),
        ..Lower::default()
    };
    type_ascription::refuse_arguments(f, &mut lower.diag);
    for p in &signature.params {
        let id = lower.declare(&p.name, Some(p.ty.clone()), Role::Param(p.activity));
        lower.vars[id].declared_mut = p.mutable;
        lower.vars[id].write_once = p.write_once;
    }
    // Names of items have lower precedence than parameters, which are declared in a separate scope.
    lower.scopes.insert(0, Scope::new());
    let parameters = lower.scopes.pop().unwrap_or_default();
    lower.items(f);
    lower.scopes.push(parameters);
    lower.parameter_cursors(&signature.params);
    lower.parameter_ranges(&signature.params);
    let result = lower.body(f, signature);
    let mut body = Block { stmts: lower.blocks.pop().unwrap_or_default() };
    lower.give_defaults(&mut body);
    lower.disown(&mut body);
    distinct::number(&mut body, lower.exprs);
    last_use::mark(&mut body, &lower.vars, result);
    let mut function = Function {
        vars: lower.vars,
        checkpoints: lower.checkpoints,
        body,
        result,
        callees: lower.callees,
    };
    function.settle(&lower.generics);
    (function, lower.names, lower.diag)
}

/// The function with some constructs rewritten in simpler ones.
fn rewritten(f: &ItemFn, names: &mut Names, diag: &mut Diagnostics) -> ItemFn {
    let mut f = f.clone();
    by_ref::rewrite(&mut f);
    question_mark::rewrite(&mut f, names);
    tail_duplication::rewrite(&mut f, diag);
    f
}

impl Function {
    /// Numbers the statements and refines the kinds of variables, after the statements were made or rewritten.
    pub(crate) fn settle(&mut self, generics: &[Ident]) {
        distinct::positions(&mut self.body, &mut 0, None);
        kinds::refine(&self.body, &mut self.vars, generics);
    }
}

impl Lower {
    /// Lowers the function's body. Returns the variable that holds its result.
    fn body(&mut self, f: &ItemFn, signature: &Signature) -> Option<VarId> {
        let span = f.sig.ident.span();
        let Some((ty, _)) = &signature.result else {
            self.tail_statements(&f.block.stmts, None, Body::Function(None));
            return None;
        };
        if control::jumps(&f.block.stmts) {
            let result = self.returned(&f.block.stmts, Some(ty.clone()), "result", span);
            return Some(result);
        }
        self.hint = Some(ty.clone());
        let value = self.block_value(&f.block.stmts, span)?;
        // Refusals of the value point at the value, not at the function's name.
        let result = self.declare_hidden("result", Some(ty.clone()), span);
        self.push(StmtKind::Let { var: result, init: Some(value) }, span);
        Some(result)
    }

    /// Lowers statements whose value may also be given by `return`. Returns the variable of the value.
    pub(super) fn returned(
        &mut self,
        stmts: &[syn::Stmt],
        ty: Option<Type>,
        name: &str,
        span: Span,
    ) -> VarId {
        let at = self.statements();
        let late = jump::returns_from_loop(stmts);
        let result = if late {
            self.defaulted(name, ty, span)
        } else {
            let result = self.declare_hidden(name, ty, span);
            self.push(StmtKind::Let { var: result, init: None }, span);
            result
        };
        self.result = Some(result);
        let flagged = std::mem::take(&mut self.flagged);
        self.tail_statements(stmts, None, Body::Function(Some(result)));
        if self.flagged && !late {
            // Behind a flag the compiler cannot prove that the result is always assigned.
            let ty = self.vars[result].ty.clone();
            let default = self.default_value(ty.as_ref(), span);
            self.set_default(at, result, default);
        }
        self.flagged |= flagged;
        result
    }

    /// Gives a value to the `let` without one that is statement number `at` of the current block.
    fn set_default(&mut self, at: usize, var: VarId, default: Expr) {
        self.vars[var].declared_mut = true;
        if let Some(stmt) = self.blocks.last_mut().and_then(|b| b.get_mut(at)) {
            stmt.kind = StmtKind::Let { var, init: Some(default) };
        }
    }

    /// A new variable named in the source. From now on the name refers to it.
    pub(super) fn declare(&mut self, name: &Ident, ty: Option<Type>, role: Role) -> VarId {
        let text = name.to_string();
        let unique = if self.taken.contains(&text) {
            self.names.fresh(&text, name.span())
        } else {
            // A rule's formula has names that the function's source does not contain.
            self.names.take(text.clone());
            name.clone()
        };
        let id = self.new_var(unique, ty, role);
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(text, Binding::Var(id));
        }
        id
    }

    /// A new variable that the source cannot name.
    pub(super) fn declare_hidden(&mut self, wish: &str, ty: Option<Type>, span: Span) -> VarId {
        let name = self.names.fresh(wish, span);
        self.new_var(name, ty, Role::Local)
    }

    fn new_var(&mut self, name: Ident, ty: Option<Type>, role: Role) -> VarId {
        let kind = ty.as_ref().map_or(Kind::Unknown, |t| kinds::of_type(t, &self.generics));
        // If two variables shared a name, each could be read for the other: a wrong derivative without any error.
        let unique = self.taken.insert(name.to_string());
        debug_assert!(unique, "two variables named `{name}`");
        self.vars.push(Var {
            name,
            ty,
            kind,
            role,
            view: None,
            depth: self.blocks.len() - 1,
            declared_mut: false,
            write_once: false,
        });
        self.vars.len() - 1
    }

    /// Makes `name` refer to `var` from now on.
    pub(super) fn rebind(&mut self, name: &Ident, var: VarId) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_string(), Binding::Var(var));
        }
    }

    pub(super) fn lookup(&self, name: &str) -> Option<VarId> {
        match self.binding(name) {
            Some(Binding::Var(var)) => Some(*var),
            _ => None,
        }
    }

    pub(super) fn fresh_id(&mut self) -> ExprId {
        self.exprs += 1;
        self.exprs
    }

    pub(super) fn expr(&mut self, kind: ExprKind, span: Span) -> Expr {
        Expr { id: self.fresh_id(), kind, span }
    }

    pub(super) fn read(&mut self, var: VarId, span: Span) -> Expr {
        self.expr(ExprKind::Read(Place::var(var, span)), span)
    }

    pub(super) fn integer(&mut self, value: usize, span: Span) -> Expr {
        let literal = proc_macro2::Literal::usize_unsuffixed(value);
        self.expr(ExprKind::Constant(quote!(#literal), Kind::Discrete), span)
    }

    pub(super) fn kind(&self, e: &Expr) -> Kind {
        kinds::of_expr(e, &self.vars, &self.generics)
    }

    pub(super) fn place_kind(&self, place: &Place) -> Kind {
        kinds::of_place(place, &self.vars, &self.generics)
    }

    /// Refuses a construct whose value would be used.
    pub(super) fn refused<T>(&mut self, span: Span, what: &str, instead: &str) -> Option<T> {
        self.diag.refuse(span, what, instead);
        None
    }

    /// Appends a statement to the current block.
    pub(super) fn push(&mut self, kind: StmtKind, span: Span) {
        self.append(vec![Stmt::new(kind, span)]);
    }

    /// The number of statements in the current block.
    pub(super) fn statements(&self) -> usize {
        self.blocks.last().map_or(0, Vec::len)
    }

    /// Removes the current block's statements from `start` on, and returns them.
    pub(super) fn split_off(&mut self, start: usize) -> Vec<Stmt> {
        self.blocks.last_mut().map_or_else(Vec::new, |block| block.split_off(start))
    }

    pub(super) fn append(&mut self, stmts: Vec<Stmt>) {
        if let Some(block) = self.blocks.last_mut() {
            block.extend(stmts);
        }
    }

    /// Runs `f` in a new block and a new scope.
    pub(super) fn in_block(&mut self, f: impl FnOnce(&mut Self)) -> Block {
        self.blocks.push(Vec::new());
        self.scopes.push(Scope::new());
        f(self);
        self.scopes.pop();
        Block { stmts: self.blocks.pop().unwrap_or_default() }
    }

    /// Lowers `if cond { … }`, with the statements of `then`.
    pub(super) fn when(&mut self, cond: Expr, span: Span, then: impl FnOnce(&mut Self)) {
        let then = self.in_block(then);
        self.push(StmtKind::If { cond, then, otherwise: Block::default() }, span);
    }

    /// Lowers `if cond { … } else { … }`, with the statements of `then` and of `otherwise`.
    pub(super) fn when_else(
        &mut self,
        cond: Expr,
        span: Span,
        then: impl FnOnce(&mut Self),
        otherwise: impl FnOnce(&mut Self),
    ) {
        let (then, otherwise) = (self.in_block(then), self.in_block(otherwise));
        self.push(StmtKind::If { cond, then, otherwise }, span);
    }

    /// Binds `value` to a new immutable variable, and returns a read of it.
    pub(super) fn spill(&mut self, wish: &str, value: Expr) -> Expr {
        let span = value.span;
        let var = self.spill_var(wish, value);
        self.read(var, span)
    }

    /// Binds `value` to a new immutable variable of this type.
    pub(super) fn spill_as(&mut self, wish: &str, ty: Option<Type>, value: Expr) -> VarId {
        let span = value.span;
        let var = self.declare_hidden(wish, ty, span);
        self.push(StmtKind::Let { var, init: Some(value) }, span);
        var
    }

    pub(super) fn spill_var(&mut self, wish: &str, value: Expr) -> VarId {
        let span = value.span;
        let var = self.declare_hidden(wish, None, span);
        self.vars[var].kind = self.kind(&value);
        self.push(StmtKind::Let { var, init: Some(value) }, span);
        var
    }
}
