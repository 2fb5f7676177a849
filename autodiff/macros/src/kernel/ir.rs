//! The typed intermediate representation of kernels.
//!
//! Every variable is declared once and has a unique name. Every expression has a type and no side effect. Reads of
//! memory that the kernel writes are bound by `let` first, so that an expression may be evaluated again later.

use proc_macro2::Span;

use super::names::unique;
use super::shuffles::Shuffle;

pub(crate) type VarId = usize;

/// A type of scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Scalar {
    F32,
    F64,
    I32,
    U32,
    I64,
    U64,
    Bool,
}

use Scalar::{Bool, F32, F64, I32, I64, U32, U64};

impl Scalar {
    pub(crate) const ALL: [Self; 7] = [F32, F64, I32, U32, I64, U64, Bool];

    /// The name in Rust.
    pub(crate) fn rust(self) -> &'static str {
        match self {
            F32 => "f32",
            F64 => "f64",
            I32 => "i32",
            U32 => "u32",
            I64 => "i64",
            U64 => "u64",
            Bool => "bool",
        }
    }

    /// The name in CUDA C++.
    pub(crate) fn cuda(self) -> &'static str {
        match self {
            F32 => "float",
            F64 => "double",
            I32 => "int",
            U32 => "unsigned",
            I64 => "long long",
            U64 => "unsigned long long",
            Bool => "bool",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.rust() == name)
    }

    pub(crate) fn is_float(self) -> bool {
        matches!(self, F32 | F64)
    }

    pub(crate) fn is_integer(self) -> bool {
        !self.is_float() && self != Bool
    }

    /// True if each value has the same value in the other type.
    pub(crate) fn widens_to(self, to: Self) -> bool {
        let wider: &[Self] = match self {
            F32 => &[F64],
            I32 => &[F64, I64],
            U32 => &[F64, I64, U64],
            Bool => &[I32, U32, I64, U64],
            F64 | I64 | U64 => &[],
        };
        self == to || wider.contains(&to)
    }

    /// The largest number after a sign: `-2147483648` is an `i32`.
    pub(crate) fn largest(self) -> u128 {
        match self {
            U32 => u32::MAX.into(),
            U64 => u64::MAX.into(),
            I64 => 1 << 63,
            _ => 1 << 31,
        }
    }

    pub(crate) fn is_unsigned(self) -> bool {
        matches!(self, U32 | U64)
    }
}

/// The storage that a name refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Storage {
    /// A number in a register.
    Number(Scalar),
    /// An array of one thread.
    Array(Scalar, usize),
    /// A buffer that all threads see.
    Global(Scalar),
    /// An array that the threads of a block see.
    Shared(Scalar, usize),
    /// The name of a struct, whose fields are variables of their own.
    Struct,
}

impl Storage {
    pub(crate) fn element(self) -> Scalar {
        match self {
            Self::Number(s) | Self::Array(s, _) | Self::Global(s) | Self::Shared(s, _) => s,
            Self::Struct => Scalar::Bool,
        }
    }

    /// True for memory that other threads see.
    pub(crate) fn is_seen_by_others(self) -> bool {
        matches!(self, Self::Global(_) | Self::Shared(..))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Var {
    pub name: String,
    pub storage: Storage,
    /// True if the value can change after the declaration.
    pub mutable: bool,
    pub param: bool,
    pub span: Span,
}

/// Position and size intrinsics; the axis is 0, 1 or 2 for x, y or z.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intrinsic {
    /// The thread's number in a launch of one dimension.
    Index1d,
    ThreadIdx(usize),
    BlockIdx(usize),
    BlockDim(usize),
    GridDim(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl Op {
    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Sub => "-",
            Self::Mul => "*",
            Self::Div => "/",
            Self::Rem => "%",
            Self::And => "&&",
            Self::Or => "||",
            Self::BitAnd => "&",
            Self::BitOr => "|",
            Self::BitXor => "^",
            Self::Shl => "<<",
            Self::Shr => ">>",
            Self::Eq => "==",
            Self::Ne => "!=",
            Self::Lt => "<",
            Self::Le => "<=",
            Self::Gt => ">",
            Self::Ge => ">=",
        }
    }

    pub(crate) fn compares(self) -> bool {
        matches!(self, Self::Eq | Self::Ne | Self::Lt | Self::Le | Self::Gt | Self::Ge)
    }

    /// True for operators on the bits of integers.
    pub(crate) fn is_bitwise(self) -> bool {
        matches!(self, Self::BitAnd | Self::BitOr | Self::BitXor | Self::Shl | Self::Shr)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Expr {
    pub ty: Scalar,
    pub kind: ExprKind,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ExprKind {
    /// The digits of a number, or `true` and `false`.
    Literal(String),
    Var(VarId),
    /// An element of an array or buffer.
    Load(VarId, Box<Expr>),
    Intrinsic(Intrinsic),
    /// `-x`, or `!x` for `bool`.
    Negate(Box<Expr>),
    Binary(Op, Box<Expr>, Box<Expr>),
    /// The operand, converted to the expression's type.
    Cast(Box<Expr>),
    /// A method of floats or integers.
    Call(&'static str, Vec<Expr>),
    /// The value of one of two branches; only that branch is evaluated.
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// A value of another thread of the warp, with the distance or mask.
    Shuffle(Shuffle, Box<Expr>, Box<Expr>),
}

impl Expr {
    pub(crate) fn literal(ty: Scalar, digits: &str) -> Self {
        Self { ty, kind: ExprKind::Literal(digits.to_owned()) }
    }

    pub(crate) fn zero(ty: Scalar) -> Self {
        let digits = match ty {
            F32 | F64 => "0.0",
            Bool => "false",
            _ => "0",
        };
        Self::literal(ty, digits)
    }

    pub(crate) fn count(n: usize) -> Self {
        Self::literal(U32, &n.to_string())
    }

    pub(crate) fn var(ty: Scalar, var: VarId) -> Self {
        Self { ty, kind: ExprKind::Var(var) }
    }

    pub(crate) fn load(ty: Scalar, base: VarId, at: Self) -> Self {
        Self { ty, kind: ExprKind::Load(base, Box::new(at)) }
    }

    pub(crate) fn binary(op: Op, left: Self, right: Self) -> Self {
        let ty = if op.compares() || matches!(op, Op::And | Op::Or) { Bool } else { left.ty };
        Self { ty, kind: ExprKind::Binary(op, Box::new(left), Box::new(right)) }
    }

    pub(crate) fn negate(self) -> Self {
        Self { ty: self.ty, kind: ExprKind::Negate(Box::new(self)) }
    }

    pub(crate) fn cast(self, ty: Scalar) -> Self {
        if self.ty == ty { self } else { Self { ty, kind: ExprKind::Cast(Box::new(self)) } }
    }

    pub(crate) fn intrinsic(intrinsic: Intrinsic) -> Self {
        Self { ty: U32, kind: ExprKind::Intrinsic(intrinsic) }
    }

    /// True for a name, a literal or an intrinsic: cheap to evaluate twice.
    pub(crate) fn is_simple(&self) -> bool {
        match &self.kind {
            ExprKind::Literal(_) | ExprKind::Var(_) | ExprKind::Intrinsic(_) => true,
            ExprKind::Negate(e) => matches!(e.kind, ExprKind::Literal(_)),
            _ => false,
        }
    }

    /// The expressions directly inside this one.
    pub(crate) fn parts(&self) -> Vec<&Self> {
        match &self.kind {
            ExprKind::Literal(_) | ExprKind::Var(_) | ExprKind::Intrinsic(_) => vec![],
            ExprKind::Load(_, e) | ExprKind::Negate(e) | ExprKind::Cast(e) => vec![e],
            ExprKind::Binary(_, a, b) | ExprKind::Shuffle(_, a, b) => vec![a, b],
            ExprKind::Call(_, args) => args.iter().collect(),
            ExprKind::If(c, a, b) => vec![c, a, b],
        }
    }

    /// Calls `f` for this expression and every one inside it.
    pub(crate) fn each<'a>(&'a self, f: &mut impl FnMut(&'a Self)) {
        f(self);
        self.parts().into_iter().for_each(|part| part.each(f));
    }

    /// True if `f` holds for this expression or one inside it.
    pub(crate) fn any(&self, f: &mut impl FnMut(&Self) -> bool) -> bool {
        f(self) || self.parts().into_iter().any(|part| part.any(f))
    }
}

/// The effect of a store on an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    Set,
    /// Adds to the element; the thread must be its only user.
    Add,
    /// Adds to the element in one step that no other thread interrupts.
    AtomicAdd,
}

pub(crate) type Block = Vec<Stmt>;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stmt {
    /// Declares a number; an array is filled with the value.
    Let(VarId, Expr),
    /// Declares an array of the block's threads.
    Shared(VarId),
    Assign(VarId, Expr),
    Store {
        base: VarId,
        at: Expr,
        value: Expr,
        how: How,
    },
    If(Expr, Block, Block),
    /// A loop over `low..high`, from its end if `reversed`.
    For {
        var: VarId,
        low: Expr,
        high: Expr,
        reversed: bool,
        body: Block,
    },
    While(Expr, Block),
    /// A barrier of the block's threads, with the place in the source that an error names.
    Sync(Place),
}

/// A place in the source; all places are equal.
#[derive(Clone, Debug)]
pub(crate) struct Place(pub Span);

impl PartialEq for Place {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Stmt {
    /// The blocks inside the statement.
    pub(crate) fn blocks(&self) -> Vec<&Block> {
        match self {
            Self::If(_, a, b) => vec![a, b],
            Self::For { body, .. } | Self::While(_, body) => vec![body],
            _ => vec![],
        }
    }

    /// The statement's own expressions, without those of inner blocks.
    pub(crate) fn exprs(&self) -> Vec<&Expr> {
        match self {
            Self::Let(_, e) | Self::Assign(_, e) | Self::If(e, ..) | Self::While(e, _) => vec![e],
            Self::Store { at, value, .. } => vec![at, value],
            Self::For { low, high, .. } => vec![low, high],
            Self::Shared(_) | Self::Sync(_) => vec![],
        }
    }
}

/// Calls `f` for every statement, outer statements first.
pub(crate) fn each_stmt<'a>(block: &'a [Stmt], f: &mut impl FnMut(&'a Stmt)) {
    for stmt in block {
        f(stmt);
        stmt.blocks().into_iter().for_each(|inner| each_stmt(inner, f));
    }
}

/// Calls `f` for every expression in the block.
pub(crate) fn each_expr<'a>(block: &'a [Stmt], f: &mut impl FnMut(&'a Expr)) {
    each_stmt(block, &mut |stmt| stmt.exprs().into_iter().for_each(|e| e.each(f)));
}

/// A kernel: parameters in their order, then the body.
#[derive(Clone, Debug)]
pub(crate) struct Kernel {
    pub name: String,
    pub span: Span,
    pub vars: Vec<Var>,
    pub params: Vec<VarId>,
    pub body: Block,
}

impl Kernel {
    /// Adds a variable under a name that no other one has.
    pub(crate) fn add(&mut self, name: &str, storage: Storage, mutable: bool) -> VarId {
        let name = unique(&self.vars, name);
        self.vars.push(Var { name, storage, mutable, param: false, span: self.span });
        self.vars.len() - 1
    }

    pub(crate) fn storage(&self, var: VarId) -> Storage {
        self.vars[var].storage
    }

    /// The shared arrays.
    pub(crate) fn shared(&self) -> Vec<VarId> {
        let mut shared = Vec::new();
        each_stmt(&self.body, &mut |stmt| {
            if let Stmt::Shared(var) = stmt {
                shared.push(*var);
            }
        });
        shared
    }

    pub(crate) fn has_barriers(&self) -> bool {
        let mut found = false;
        each_stmt(&self.body, &mut |stmt| found |= matches!(stmt, Stmt::Sync(_)));
        found
    }

    /// True if the position in a launch of one dimension is used.
    pub(crate) fn is_one_dimensional(&self) -> bool {
        let mut found = false;
        each_expr(&self.body, &mut |e| {
            found |= e.kind == ExprKind::Intrinsic(Intrinsic::Index1d);
        });
        found
    }
}
