//! Prints a kernel as Rust: in the dialect, for readers, or as the code that the CPU runs.
//!
//! Both differ only where the dialect means what Rust does not: integers wrap, positions come from the thread that
//! runs, and a barrier waits.

use super::ir::{Block, Expr, ExprKind, How, Intrinsic, Kernel, Op, Scalar, Stmt, Storage, VarId};
use super::tape::number;

/// The axes of positions and sizes.
const AXES: [&str; 3] = ["x", "y", "z"];

/// The kernel in the dialect.
pub(crate) fn dialect(kernel: &Kernel) -> String {
    let print = Printer { kernel, runs: false, tape: None };
    let params = kernel.params.iter().map(|&p| {
        let var = &kernel.vars[p];
        match var.storage {
            Storage::Number(ty) => format!("{}: {}", var.name, ty.rust()),
            storage => format!("{}: Global<{}>", var.name, storage.element().rust()),
        }
    });
    let params = params.collect::<Vec<_>>().join(", ");
    let body = print.block(&kernel.body, 1);
    format!("#[kernel]\nfn {}({params}) {{\n{body}}}\n", kernel.name)
}

/// The statements that the CPU runs for one thread.
pub(crate) fn running(kernel: &Kernel, tape: Option<[VarId; 2]>) -> String {
    Printer { kernel, runs: true, tape }.block(&kernel.body, 0)
}

struct Printer<'a> {
    kernel: &'a Kernel,
    /// True for the code that the CPU runs.
    runs: bool,
    /// Variables for the place of the thread's tape, which the CPU chooses.
    tape: Option<[VarId; 2]>,
}

/// Strength of binding, as far as Rust and C++ agree; everything else gets parentheses.
pub(crate) fn strength(e: &Expr) -> u8 {
    match &e.kind {
        ExprKind::Binary(op, ..) => match op {
            Op::Mul | Op::Div | Op::Rem => 6,
            Op::Add | Op::Sub => 5,
            Op::And => 2,
            Op::Or => 1,
            _ if op.compares() => 3,
            _ => 0,
        },
        ExprKind::Negate(_) => 7,
        ExprKind::Cast(_) | ExprKind::If(..) => 0,
        ExprKind::Literal(digits) if digits.starts_with('-') => 7,
        _ => 9,
    }
}

/// True if the type of the expression does not depend on its place.
fn has_type(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Literal(_) => e.ty == Scalar::Bool,
        ExprKind::Var(_) | ExprKind::Load(..) | ExprKind::Intrinsic(_) | ExprKind::Cast(_) => true,
        ExprKind::Negate(inner) | ExprKind::Shuffle(_, inner, _) => has_type(inner),
        ExprKind::Binary(op, a, b) => op.compares() || has_type(a) || has_type(b),
        ExprKind::Call(_, args) => has_type(&args[0]),
        ExprKind::If(_, a, b) => has_type(a) || has_type(b),
    }
}

/// The method that an operator of integers becomes.
fn wrapping(op: Op) -> &'static str {
    match op {
        Op::Add => "wrapping_add",
        Op::Sub => "wrapping_sub",
        Op::Mul => "wrapping_mul",
        Op::Shl => "wrapping_shl",
        Op::Shr => "wrapping_shr",
        Op::Div => "wrapping_div",
        Op::Rem => "wrapping_rem",
        _ => "",
    }
}

impl Printer<'_> {
    fn name(&self, var: VarId) -> &str {
        &self.kernel.vars[var].name
    }

    fn block(&self, block: &Block, depth: usize) -> String {
        block.iter().map(|stmt| self.stmt(stmt, depth)).collect()
    }

    fn stmt(&self, stmt: &Stmt, depth: usize) -> String {
        let pad = "    ".repeat(depth);
        let inner = |block: &Block| format!("{{\n{}{pad}}}", self.block(block, depth + 1));
        match stmt {
            Stmt::Let(var, value) => self.let_stmt(*var, value, &pad),
            // The code that runs gets the arrays from its block.
            Stmt::Shared(_) if self.runs => String::new(),
            Stmt::Shared(var) => {
                let Storage::Shared(ty, len) = self.kernel.storage(*var) else {
                    return String::new();
                };
                format!("{pad}let {} = Shared::<{}, {len}>::new();\n", self.name(*var), ty.rust())
            }
            Stmt::Assign(var, value) => self.assign(*var, value, &pad),
            Stmt::Store { base, at, value, how } => {
                let name = self.name(*base);
                let value = self.typed(value);
                if self.kernel.storage(*base).is_seen_by_others() {
                    let method = match how {
                        How::Set => "set",
                        How::Add => "add",
                        How::AtomicAdd => "atomic_add",
                    };
                    return format!("{pad}{name}.{method}({}, {value});\n", self.index(*base, at));
                }
                let place = format!("{name}[{}]", self.index(*base, at));
                if self.runs && *how == How::Add && !self.kernel.storage(*base).element().is_float()
                {
                    return format!("{pad}{place} = {place}.wrapping_add({value});\n");
                }
                let op = if *how == How::Set { "=" } else { "+=" };
                format!("{pad}{place} {op} {value};\n")
            }
            Stmt::If(c, yes, no) => {
                let end =
                    if no.is_empty() { String::new() } else { format!(" else {}", inner(no)) };
                format!("{pad}if {} {}{end}\n", self.expr(c), inner(yes))
            }
            Stmt::For { var, low, high, reversed, body } => {
                let (low, high) = (self.beside(low, high, 4), self.beside(high, low, 4));
                let range = format!("{low}..{high}");
                let range = if *reversed { format!("({range}).rev()") } else { range };
                format!("{pad}for {} in {range} {}\n", self.name(*var), inner(body))
            }
            Stmt::While(c, body) => format!("{pad}while {} {}\n", self.expr(c), inner(body)),
            Stmt::Sync(_) if self.runs => format!("{pad}thread.sync_threads().await;\n"),
            Stmt::Sync(_) => format!("{pad}sync_threads();\n"),
        }
    }

    fn let_stmt(&self, var: VarId, value: &Expr, pad: &str) -> String {
        let v = &self.kernel.vars[var];
        if let Some([rank, threads]) = self.tape
            && (var == rank || var == threads)
        {
            let method = if var == rank { "tape_rank" } else { "tape_threads" };
            return format!("{pad}let {} = thread.{method}();\n", v.name);
        }
        let mutable = if v.mutable { "mut " } else { "" };
        match v.storage {
            Storage::Array(ty, len) => {
                let value = self.typed(value);
                format!(
                    "{pad}let {mutable}{}: [{}; {len}] = [{value}; {len}];\n",
                    v.name,
                    ty.rust()
                )
            }
            storage => {
                format!(
                    "{pad}let {mutable}{}: {} = {};\n",
                    v.name,
                    storage.element().rust(),
                    self.typed(value)
                )
            }
        }
    }

    fn assign(&self, var: VarId, value: &Expr, pad: &str) -> String {
        let name = self.name(var);
        if let ExprKind::Binary(op @ (Op::Add | Op::Sub | Op::Mul), left, right) = &value.kind
            && left.kind == ExprKind::Var(var)
            && (!self.runs || value.ty.is_float())
        {
            return format!("{pad}{name} {}= {};\n", op.text(), self.typed(right));
        }
        format!("{pad}{name} = {};\n", self.typed(value))
    }

    fn index(&self, base: VarId, at: &Expr) -> String {
        if !self.runs {
            return if at.ty == Scalar::U32 { self.typed(at) } else { self.expr(at) };
        }
        let at = format!("{} as i64", self.operand(at, 9));
        match self.kernel.storage(base) {
            Storage::Array(_, len) => format!("thread.place(\"{}\", {at}, {len})", self.name(base)),
            _ => at,
        }
    }

    /// An expression as part of another that binds with `strength`.
    fn operand(&self, e: &Expr, outer: u8) -> String {
        self.bracketed(e, self.expr(e), outer)
    }

    /// `operand` beside another one, which may determine its type.
    fn beside(&self, e: &Expr, other: &Expr, outer: u8) -> String {
        let text = if has_type(other) { self.typed(e) } else { self.expr(e) };
        self.bracketed(e, text, outer)
    }

    fn bracketed(&self, e: &Expr, text: String, outer: u8) -> String {
        let call = matches!(e.kind, ExprKind::Binary(op, ..) if !wrapping(op).is_empty());
        let wraps = self.runs && call && e.ty.is_integer();
        if strength(e) < outer && !wraps { format!("({text})") } else { text }
    }

    /// An expression whose type its place determines.
    fn typed(&self, e: &Expr) -> String {
        match &e.kind {
            _ if self.runs => self.expr(e),
            ExprKind::Literal(digits) => digits.clone(),
            ExprKind::Negate(inner) if matches!(inner.kind, ExprKind::Literal(_)) => {
                format!("-{}", self.typed(inner))
            }
            _ => self.expr(e),
        }
    }

    fn expr(&self, e: &Expr) -> String {
        match &e.kind {
            ExprKind::Literal(digits) if e.ty == Scalar::Bool => digits.clone(),
            ExprKind::Literal(digits) => {
                let separator = if e.ty.is_float() { "_" } else { "" };
                format!("{digits}{separator}{}", e.ty.rust())
            }
            ExprKind::Var(var) => self.name(*var).to_owned(),
            ExprKind::Load(base, at) => {
                let (name, at) = (self.name(*base), self.index(*base, at));
                match self.kernel.storage(*base) {
                    Storage::Array(..) => format!("{name}[{at}]"),
                    _ => format!("{name}.get({at})"),
                }
            }
            ExprKind::Intrinsic(intrinsic) => self.intrinsic(*intrinsic),
            ExprKind::Negate(inner) if e.ty == Scalar::Bool => {
                format!("!{}", self.operand(inner, 8))
            }
            // The literal itself may be too large by one.
            ExprKind::Negate(inner)
                if self.runs
                    && e.ty.is_integer()
                    && !matches!(inner.kind, ExprKind::Literal(_)) =>
            {
                format!("{}.wrapping_neg()", self.operand(inner, 9))
            }
            ExprKind::Negate(inner) => format!("-{}", self.operand(inner, 8)),
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right),
            ExprKind::Cast(inner) => format!("{} as {}", self.operand(inner, 9), e.ty.rust()),
            ExprKind::Call(name, args) if self.runs && *name == "clamp" => {
                let all = args.iter().map(|a| self.expr(a)).collect::<Vec<_>>().join(", ");
                format!("thread.clamp({all})")
            }
            ExprKind::Call(name, args) => {
                let rest = args[1..].iter().map(|a| self.typed(a)).collect::<Vec<_>>().join(", ");
                format!("{}.{name}({rest})", self.operand(&args[0], 9))
            }
            ExprKind::Shuffle(which, value, by) => {
                let (name, by) = (which.name(), self.expr(by));
                if !self.runs {
                    return format!("{name}({}, {by})", self.expr(value));
                }
                let ty = e.ty.rust();
                format!("thread.{name}(lanes_{ty}, {}, {by}).await", self.expr(value))
            }
            ExprKind::If(c, yes, no) => {
                format!("if {} {{ {} }} else {{ {} }}", self.expr(c), self.expr(yes), self.expr(no))
            }
        }
    }

    fn binary(&self, op: Op, left: &Expr, right: &Expr) -> String {
        let wrapping = wrapping(op);
        if self.runs && left.ty.is_integer() && !wrapping.is_empty() {
            let right = match op {
                Op::Shl | Op::Shr => format!("{} as u32", self.operand(right, 9)),
                Op::Div | Op::Rem if number(right).is_none_or(|n| n == 0) => {
                    format!("thread.divisor({})", self.expr(right))
                }
                _ => self.expr(right),
            };
            return format!("{}.{wrapping}({right})", self.operand(left, 9));
        }
        let own = strength(&Expr::binary(op, left.clone(), right.clone()));
        let own = if own == 0 { 8 } else { own };
        let left_needs = if op.compares() { own + 1 } else { own };
        if matches!(op, Op::Shl | Op::Shr) {
            return format!(
                "{} {} {}",
                self.operand(left, own),
                op.text(),
                self.operand(right, own + 1)
            );
        }
        let (l, r) = (self.beside(left, right, left_needs), self.beside(right, left, own + 1));
        format!("{l} {} {r}", op.text())
    }

    fn intrinsic(&self, intrinsic: Intrinsic) -> String {
        let call = match intrinsic {
            Intrinsic::Index1d => "index_1d()".to_owned(),
            Intrinsic::ThreadIdx(axis) => format!("thread_idx_{}()", AXES[axis]),
            Intrinsic::BlockIdx(axis) => format!("block_idx_{}()", AXES[axis]),
            Intrinsic::BlockDim(axis) => format!("block_dim_{}()", AXES[axis]),
            Intrinsic::GridDim(axis) => format!("grid_dim_{}()", AXES[axis]),
        };
        if self.runs { format!("thread.{call}") } else { format!("thread::{call}") }
    }
}

/// An expression of parameters, as the host evaluates it.
pub(crate) fn value(kernel: &Kernel, e: &Expr) -> String {
    Printer { kernel, runs: true, tape: None }.expr(e)
}

/// An expression in the dialect.
pub(crate) fn readable(kernel: &Kernel, e: &Expr) -> String {
    Printer { kernel, runs: false, tape: None }.expr(e)
}
