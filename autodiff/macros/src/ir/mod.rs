//! The intermediate representation: a function as structured statements over named variables.
//!
//! Every variable is declared once and has a unique name (shadowing is resolved). A statement assigns at most one place.
//! `if`/`match` as expressions and calls inside expressions have become statements, so that expressions are pure. A
//! reference bound by `let` is a *view*: it stores the place it refers to, so that its shadow is the same place of the
//! shadow.

mod activity;
pub(crate) mod callees;
pub(crate) mod diagnostics;
pub(crate) mod kinds;
pub(crate) mod marks;
pub(crate) mod methods;
pub(crate) mod names;
pub(crate) mod print;
pub(crate) mod refusals;
pub(crate) mod runtime;
pub(crate) mod std_names;
pub(crate) mod table;
pub(crate) mod visit;
pub(crate) mod words;

use std::collections::HashMap;

use proc_macro2::{Ident, Span, TokenStream};
use syn::{BinOp, Member, Type, UnOp};

use crate::ir::callees::Callees;
use crate::ir::refusals::Construct;

pub(crate) use activity::Activity;

pub(crate) type VarId = usize;
pub(crate) type ExprId = usize;

/// Information about a value's type that its syntax provides.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Unknown,
    /// A float scalar, with the name of its type where known.
    Float(Option<Box<Type>>),
    /// Integers, booleans, characters: values without derivative.
    Discrete,
    /// A slice, array or vector.
    Seq(Box<Kind>),
    Tuple(Vec<Kind>),
    Ref {
        mutable: bool,
        to: Box<Kind>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Param(Activity),
    /// Bound by `let`.
    Local,
    /// Bound by a loop header or a pattern: available again when the construct runs again.
    Bound,
}

#[derive(Clone, Debug)]
pub(crate) struct Var {
    pub name: Ident,
    /// The type written in the source.
    pub ty: Option<Type>,
    pub kind: Kind,
    pub role: Role,
    /// The place that a reference refers to.
    pub view: Option<Place>,
    /// Number of blocks around the declaration; 0 is the function's own block.
    pub depth: usize,
    pub declared_mut: bool,
    pub write_once: bool,
}

impl Var {
    /// Converts the projections of a place in this view to projections of the place it refers to: the dereference of a
    /// reference is dropped. A variable that a pattern has bound by value is not a reference: a dereference is then that
    /// of a `Box` and stays.
    pub(crate) fn through_view<'p>(&self, proj: &'p [Proj]) -> &'p [Proj] {
        let part = matches!(self.view.as_ref().and_then(|v| v.proj.last()), Some(Proj::Bound(_)));
        match proj.first() {
            Some(Proj::Deref) if !part || self.kind.is_ref() => &proj[1..],
            _ => proj,
        }
    }

    /// A variable that the source cannot name, declared in a block of this depth.
    pub(crate) fn hidden(name: Ident, kind: Kind, depth: usize) -> Self {
        Self {
            name,
            ty: None,
            kind,
            role: Role::Local,
            view: None,
            depth,
            declared_mut: false,
            write_once: false,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Proj {
    Field(Member),
    Index(Box<Expr>),
    Deref,
    /// The variable that a pattern has bound to a part of an enum's variant or of a slice. Only the last projection of a
    /// view.
    Bound(VarId),
    /// The part of a slice from the first bound to the second, which is excluded.
    Part(Option<Box<Expr>>, Option<Box<Expr>>),
}

#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub base: VarId,
    pub proj: Vec<Proj>,
    pub span: Span,
}

/// The name of part number `i` of a tuple.
pub(crate) fn numbered(i: usize, span: Span) -> Member {
    Member::Unnamed(syn::Index { index: i as u32, span })
}

impl Place {
    pub(crate) fn var(base: VarId, span: Span) -> Self {
        Self { base, proj: Vec::new(), span }
    }

    /// The variable, if the place is no part of it.
    pub(crate) fn variable(&self) -> Option<VarId> {
        self.proj.is_empty().then_some(self.base)
    }

    /// The variable that contains the place, behind all views.
    pub(crate) fn root(&self, vars: &[Var]) -> VarId {
        vars[self.base].view.as_ref().map_or(self.base, |view| view.root(vars))
    }

    /// The part of this place that `proj` leads to.
    pub(crate) fn then(mut self, proj: Proj) -> Self {
        self.proj.push(proj);
        self
    }

    /// The element `index`.
    pub(crate) fn at(self, index: Expr) -> Self {
        self.then(Proj::Index(Box::new(index)))
    }

    /// The elements from `start` to `end`.
    pub(crate) fn part(self, start: Option<Expr>, end: Option<Expr>) -> Self {
        self.then(Proj::Part(start.map(Box::new), end.map(Box::new)))
    }

    /// The part number `i` of a tuple.
    pub(crate) fn number(self, i: usize, span: Span) -> Self {
        self.then(Proj::Field(numbered(i, span)))
    }

    /// The target of the reference in this place.
    pub(crate) fn behind(self) -> Self {
        self.then(Proj::Deref)
    }

    /// The variable that contains the place, and the fields on the path to it, up to an index or a part. The flag is
    /// true if the path consists of fields only.
    pub(crate) fn fields<'p>(&'p self, vars: &'p [Var]) -> (VarId, Vec<&'p Member>, bool) {
        let view = vars[self.base].view.as_ref();
        let (root, mut fields, mut whole) =
            view.map_or((self.base, vec![], true), |view| view.fields(vars));
        for proj in &self.proj {
            match proj {
                Proj::Field(member) if whole => fields.push(member),
                Proj::Deref => {}
                _ => whole = false,
            }
        }
        (root, fields, whole)
    }

    /// The sequence and the two indices, if both are elements of one sequence.
    pub(crate) fn elements_with<'p>(
        &'p self,
        other: &'p Self,
    ) -> Option<(Self, &'p Expr, &'p Expr)> {
        let (Some((Proj::Index(i), of)), Some((Proj::Index(j), other_of))) =
            (self.proj.split_last(), other.proj.split_last())
        else {
            return None;
        };
        // Two mutable elements of one sequence can only be borrowed if the fields that lead to the sequence are the same.
        let alike = |(a, b): (&Proj, &Proj)| match (a, b) {
            (Proj::Field(a), Proj::Field(b)) => a == b,
            (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
        };
        let one = self.base == other.base
            && of.len() == other_of.len()
            && of.iter().zip(other_of).all(alike);
        let sequence = Self { base: self.base, proj: of.to_vec(), span: self.span };
        one.then_some((sequence, &**i, &**j))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Expr {
    pub id: ExprId,
    pub kind: ExprKind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum ExprKind {
    /// A literal, constant or unit variant.
    Constant(TokenStream, Kind),
    Read(Place),
    Borrow {
        mutable: bool,
        place: Place,
    },
    Unary(UnOp, Box<Expr>),
    Binary(Box<Expr>, BinOp, Box<Expr>),
    /// A method of the tables in `methods.rs`.
    Method {
        receiver: Box<Expr>,
        method: Ident,
        generics: TokenStream,
        args: Vec<Expr>,
    },
    Cast(Box<Expr>, Box<Type>),
    Array(Vec<Expr>),
    /// `vec![a, b]`.
    VecOf(Vec<Expr>),
    /// `[value; length]`, or `vec![value; length]`.
    Repeat {
        value: Box<Expr>,
        length: Box<Expr>,
        vec: bool,
    },
    Tuple(Vec<Expr>),
    /// `Path { a: x, ..rest }`, or the call `Path(x)`: a struct or a variant of an enum.
    Struct {
        path: TokenStream,
        fields: Vec<(Member, Expr)>,
        rest: Option<Box<Expr>>,
        call: bool,
    },
    /// `Box::new(x)`.
    Boxed(Box<Expr>),
    Range {
        start: Option<Box<Expr>>,
        end: Option<Box<Expr>>,
        inclusive: bool,
    },
    /// An associated function of a scalar type with arguments that carry no derivative, like `T::from_f64(0.5)`.
    PureCall {
        path: TokenStream,
        args: Vec<Expr>,
        kind: Kind,
    },
    /// Any other expression, evaluated once and only if it carries no derivative. The tokens contain the variables'
    /// names.
    Opaque {
        tokens: TokenStream,
        vars: Vec<VarId>,
        readonly: bool,
        what: Construct,
    },
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Call {
    /// Name of the method, for a method call. The first argument is then the receiver, a place.
    pub method: Option<Ident>,
    pub path: TokenStream,
    /// True for a method or associated function: its derivative is beside it, not in a rule item.
    pub associated: bool,
    /// True for a method of a temporary value: a copy instead of the value makes no difference.
    pub temporary: bool,
    /// True for a method of a variable that is not read afterwards: the method may take it by value.
    pub last: bool,
    /// Location of the rule: its name in [`Callees`], or the path of an associated function or method without generic
    /// arguments.
    pub location: TokenStream,
    /// The generic arguments in the path.
    pub generics: TokenStream,
    /// True if the rule must be given the function that it belongs to.
    pub checked: bool,
    /// True if the callee is itself a derivative, `f::__jvp`.
    pub second: bool,
    pub args: Vec<Expr>,
    /// The fields of the receiver that the method reads, if it is known to change nothing and to read no others.
    pub reads: Option<Vec<Member>>,
    pub id: ExprId,
}

impl Call {
    /// True if this is the call that the first derivative writes for a shadow whose variant differs from its value's. The
    /// call does not return.
    pub(crate) fn is_wrong_variant(&self) -> bool {
        let last = self.path.clone().into_iter().last();
        last.is_some_and(|name| name.to_string() == "wrong_variant")
    }

    /// The callee's derivative: `f::__vjp`, `Type::__path_vjp_f`, or for a method the name `__vjp_f`.
    pub(crate) fn rule(&self, name: &str) -> TokenStream {
        let span = self.path.clone().into_iter().last().map_or_else(Span::call_site, |t| t.span());
        let location = &self.location;
        if !self.associated {
            let word = Ident::new(name, span);
            return quote::quote!(#location::#word);
        }
        let mut tokens: Vec<_> = location.clone().into_iter().collect();
        if let Some(proc_macro2::TokenTree::Ident(last)) = tokens.last_mut() {
            let name = if self.method.is_some() { name.into() } else { by_path(name) };
            *last = quote::format_ident!("{name}_{}", last);
        }
        tokens.into_iter().collect()
    }
}

/// Prefix of the rule's name for an associated function called by its path: `__path_vjp` for `__vjp`. A method has this
/// rule in addition to its own rule, which takes the receiver by reference, whatever the method does.
pub(crate) fn by_path(name: &str) -> String {
    name.replacen("__", "__path_", 1)
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub stmts: Vec<Stmt>,
}

#[derive(Clone, Debug)]
pub(crate) struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
    /// Position in program order.
    pub pos: usize,
    /// The position of the outermost loop around it, if any.
    pub outer_loop: Option<usize>,
}

#[derive(Clone, Debug)]
pub(crate) enum StmtKind {
    Let {
        var: VarId,
        init: Option<Expr>,
    },
    /// `let (head, tail) = place.split_at(at)` or `split_at_mut`.
    Split {
        vars: [Option<VarId>; 2],
        place: Place,
        at: Expr,
        mutable: bool,
    },
    /// A pattern bound to a value without derivative.
    LetPattern {
        pattern: TokenStream,
        vars: Vec<VarId>,
        init: Expr,
    },
    Assign {
        place: Place,
        op: Option<BinOp>,
        value: Expr,
    },
    Call {
        result: Option<VarId>,
        call: Call,
    },
    /// `mem::swap` of two places.
    Swap {
        a: Place,
        b: Place,
    },
    /// `place.push(value)` of a `Vec`.
    Push {
        place: Place,
        value: Expr,
    },
    /// `place.pop();` of a `Vec` of scalars that is not empty.
    Pop {
        place: Place,
    },
    If {
        cond: Expr,
        then: Block,
        otherwise: Block,
    },
    Match {
        scrutinee: Expr,
        arms: Vec<Arm>,
    },
    /// A loop that can be run backwards: its iterator returns the same items again. If `running` is given, the loop ends
    /// after an iteration that has set it to false. `id` identifies the number of iterations.
    For {
        pattern: TokenStream,
        iter: Expr,
        body: Block,
        running: Option<VarId>,
        id: ExprId,
    },
    While {
        cond: Expr,
        body: Block,
        id: ExprId,
    },
    Scope(Block),
    /// An expression that only the forward sweep evaluates, for its effect.
    Effect(Expr),
}

#[derive(Clone, Debug)]
pub(crate) struct Arm {
    pub pattern: TokenStream,
    pub vars: Vec<VarId>,
    pub guard: Option<Expr>,
    pub body: Block,
}

#[derive(Clone, Debug)]
pub(crate) struct Function {
    pub vars: Vec<Var>,
    pub body: Block,
    /// Budgets of the loops with `#[checkpoint(budget = …)]`, by the loops' `id`.
    pub checkpoints: HashMap<ExprId, TokenStream>,
    /// Variable of the result.
    pub result: Option<VarId>,
    /// The functions called.
    pub callees: Callees,
}
