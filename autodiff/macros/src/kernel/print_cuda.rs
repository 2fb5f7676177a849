//! Prints a kernel as CUDA C++.

use super::ir::{
    Block, Expr, ExprKind, How, Intrinsic, Kernel, Op, Scalar, Stmt, Storage, VarId, each_expr,
    each_stmt,
};
use super::math;
use super::module::{shared_bytes, size};
use super::print_rust::strength;
use super::tape::number;

/// Shared memory, in bytes, that a kernel may have as arrays of fixed size.
const FIXED: u32 = 48 * 1024;
/// The shared memory of a kernel that needs more, which a launch asks for.
const SHARED: &str = "shared_memory";

/// The last parameter of a kernel that stores as many values as its threads need: the length of its tapes.
const LIMIT: &str = "tape_values";

/// The kernel with the functions that it needs. `limited` are the tapes whose length the kernel checks: a GPU would write
/// beyond their end.
pub(crate) fn cuda(kernel: &Kernel, limited: &[VarId]) -> String {
    let print = Printer { kernel, limited, noted: &[] };
    let (definitions, params) = (definitions(kernel), params(kernel, limited));
    let (name, body) = (&kernel.name, print.block(&kernel.body, 1));
    format!("{definitions}extern \"C\" __global__ void {name}({params}) {{\n{body}}}\n")
}

/// The function that notes an addition.
const NOTE: &str = "\
static __device__ __forceinline__ void sums_note(unsigned long long* places, double* values, unsigned capacity, unsigned& count, \
unsigned long long place, double value) {
    if (count < capacity) {
        places[count] = place;
        values[count] = value;
    }
    ++count;
}
";

/// The kernel for sums in a fixed order: its name ends with `_ordered`, it runs a part of the blocks, and it notes what it adds
/// to the buffers `noted`, thread by thread.
pub(crate) fn ordered(kernel: &Kernel, limited: &[VarId], noted: &[VarId]) -> String {
    let print = Printer { kernel, limited, noted };
    let (definitions, params) = (definitions(kernel), params(kernel, limited));
    // The positions in the whole launch.
    let body = print.block(&kernel.body, 1);
    let body = body.replace("blockIdx.", "sums_block_").replace("gridDim.", "sums_grid_");
    format!(
        "{definitions}{NOTE}extern \"C\" __global__ void {}_ordered({params}, unsigned sums_first, unsigned sums_grid_x, unsigned \
         sums_grid_y, unsigned sums_grid_z, unsigned long long* sums_places, double* sums_values, unsigned* sums_counts, unsigned \
         sums_capacity) {{
    const unsigned sums_block = sums_first + blockIdx.x;
    const unsigned sums_block_x = sums_block % sums_grid_x;
    const unsigned sums_block_y = sums_block / sums_grid_x % sums_grid_y;
    const unsigned sums_block_z = sums_block / sums_grid_x / sums_grid_y;
    const unsigned long long sums_thread = (unsigned long long)blockIdx.x * (blockDim.x * blockDim.y * blockDim.z) + \
         (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    sums_places += sums_thread * sums_capacity;
    sums_values += sums_thread * sums_capacity;
    unsigned sums_count = 0u;
{body}    sums_counts[sums_thread] = sums_count;
}}\n",
        kernel.name
    )
}

fn params(kernel: &Kernel, limited: &[VarId]) -> String {
    let params = kernel.params.iter().map(|&p| {
        let var = &kernel.vars[p];
        let ty = var.storage.element().cuda();
        match var.storage {
            Storage::Number(_) => format!("{ty} {}", var.name),
            _ if is_written(kernel, p) => format!("{ty}* {}", var.name),
            _ => format!("const {ty}* {}", var.name),
        }
    });
    let limit = (!limited.is_empty()).then(|| format!("{} {LIMIT}", Scalar::U64.cuda()));
    params.chain(limit).collect::<Vec<_>>().join(", ")
}

/// Bytes of shared memory that a launch asks for: those of all arrays if they are more than a kernel may have as arrays
/// of fixed size.
pub(crate) fn dynamic_bytes(kernel: &Kernel) -> u32 {
    Some(shared_bytes(kernel)).filter(|bytes| *bytes > FIXED).unwrap_or_default()
}

/// True if some statement stores into the buffer.
pub(crate) fn is_written(kernel: &Kernel, buffer: VarId) -> bool {
    let mut found = false;
    each_stmt(&kernel.body, &mut |stmt| {
        found |= matches!(stmt, Stmt::Store { base, .. } if *base == buffer);
    });
    found
}

fn definitions(kernel: &Kernel) -> String {
    let (mut floats, mut integers) = (Vec::new(), Vec::new());
    each_expr(&kernel.body, &mut |e| {
        if let ExprKind::Call(name, _) = &e.kind {
            if e.ty.is_float() { floats.push(*name) } else { integers.push(*name) }
        }
    });
    let mut text = math::cuda_definitions(&|name| floats.contains(&name))
        + &math::cuda_integers(&|name| integers.contains(&name));
    if dynamic_bytes(kernel) > 0 {
        text += &format!("extern __shared__ {} {SHARED}[];\n", Scalar::U64.cuda());
    }
    text
}

struct Printer<'a> {
    kernel: &'a Kernel,
    limited: &'a [VarId],
    /// Buffers whose additions are noted instead of performed.
    noted: &'a [VarId],
}

impl Printer<'_> {
    fn name(&self, var: VarId) -> &str {
        &self.kernel.vars[var].name
    }

    /// Position of a shared array in the memory that a launch asks for: arrays of larger elements come first, so that
    /// there are no gaps.
    fn bytes_before(&self, var: VarId) -> usize {
        let parts = self.kernel.shared().into_iter().filter_map(|v| match self.kernel.storage(v) {
            Storage::Shared(ty, len) => Some((std::cmp::Reverse(size(ty)), v, size(ty) * len)),
            _ => None,
        });
        let mut parts: Vec<_> = parts.collect();
        parts.sort_unstable();
        parts.iter().take_while(|(_, v, _)| *v != var).map(|(.., bytes)| bytes).sum()
    }

    fn block(&self, block: &Block, depth: usize) -> String {
        block.iter().map(|stmt| self.stmt(stmt, depth)).collect()
    }

    fn stmt(&self, stmt: &Stmt, depth: usize) -> String {
        let pad = "    ".repeat(depth);
        let inner = |block: &Block| format!("{{\n{}{pad}}}", self.block(block, depth + 1));
        match stmt {
            Stmt::Let(var, value) => self.let_stmt(*var, value, &pad),
            Stmt::Shared(var) => {
                let Storage::Shared(ty, len) = self.kernel.storage(*var) else {
                    return String::new();
                };
                let (ty, name) = (ty.cuda(), self.name(*var));
                if dynamic_bytes(self.kernel) == 0 {
                    return format!("{pad}__shared__ {ty} {name}[{len}];\n");
                }
                let bytes = self.bytes_before(*var);
                format!("{pad}{ty}* const {name} = ({ty}*)((char*){SHARED} + {bytes});\n")
            }
            Stmt::Assign(var, value) => {
                format!("{pad}{} = {};\n", self.name(*var), self.expr(value))
            }
            Stmt::Store { base, at, value, how } => {
                let place = format!("{}[{}]", self.name(*base), self.expr(at));
                let value = self.expr(value);
                let pad = if self.limited.contains(base) {
                    format!("{pad}if ({} >= {LIMIT}) __trap();\n{pad}", self.expr(at))
                } else {
                    pad
                };
                match how {
                    How::Set => format!("{pad}{place} = {value};\n"),
                    How::Add => format!("{pad}{place} += {value};\n"),
                    How::AtomicAdd if self.noted.contains(base) => {
                        let n = self.noted.iter().position(|noted| noted == base).unwrap_or(0);
                        let at = self.expr(at);
                        format!(
                            "{pad}sums_note(sums_places, sums_values, sums_capacity, sums_count, {n}ull << 56 | \
                             (unsigned long long)({at}), {value});\n"
                        )
                    }
                    // CUDA adds `long long` as the unsigned type, with the same bits.
                    How::AtomicAdd if self.kernel.storage(*base).element() == Scalar::I64 => {
                        let ty = Scalar::U64.cuda();
                        format!("{pad}atomicAdd(({ty}*)&{place}, ({ty})({value}));\n")
                    }
                    How::AtomicAdd => format!("{pad}atomicAdd(&{place}, {value});\n"),
                }
            }
            Stmt::If(c, yes, no) => {
                let end =
                    if no.is_empty() { String::new() } else { format!(" else {}", inner(no)) };
                format!("{pad}if ({}) {}{end}\n", self.expr(c), inner(yes))
            }
            Stmt::For { var, low, high, reversed, body } => {
                let (ty, v) = (self.kernel.storage(*var).element().cuda(), self.name(*var));
                let (low, high) = (self.expr(low), self.expr(high));
                let header = if *reversed {
                    format!("{ty} {v} = {high}; {v}-- > {low};")
                } else {
                    format!("{ty} {v} = {low}; {v} < {high}; ++{v}")
                };
                format!("{pad}for ({header}) {}\n", inner(body))
            }
            Stmt::While(c, body) => format!("{pad}while ({}) {}\n", self.expr(c), inner(body)),
            Stmt::Sync(_) => format!("{pad}__syncthreads();\n"),
        }
    }

    fn let_stmt(&self, var: VarId, value: &Expr, pad: &str) -> String {
        let v = &self.kernel.vars[var];
        let constant = if v.mutable { "" } else { "const " };
        let (ty, text) = (v.storage.element().cuda(), self.expr(value));
        let Storage::Array(ty_, len) = v.storage else {
            return format!("{pad}{constant}{ty} {} = {text};\n", v.name);
        };
        if *value == Expr::zero(ty_) {
            return format!("{pad}{ty} {}[{len}] = {{}};\n", v.name);
        }
        format!(
            "{pad}{ty} {0}[{len}];\n{pad}for (int k = 0; k < {len}; ++k) {0}[k] = {text};\n",
            v.name
        )
    }

    fn operand(&self, e: &Expr, outer: u8) -> String {
        let text = self.expr(e);
        if strength(e) < outer { format!("({text})") } else { text }
    }

    fn expr(&self, e: &Expr) -> String {
        match &e.kind {
            ExprKind::Literal(digits) => literal(digits, e.ty),
            ExprKind::Var(var) => self.name(*var).to_owned(),
            ExprKind::Load(base, at) => format!("{}[{}]", self.name(*base), self.expr(at)),
            ExprKind::Intrinsic(intrinsic) => position(*intrinsic),
            ExprKind::Negate(inner) => {
                let sign = if e.ty == Scalar::Bool { "!" } else { "-" };
                format!("{sign}{}", self.operand(inner, 8))
            }
            ExprKind::Binary(Op::Rem, left, right) if e.ty.is_float() => {
                format!("fmod({}, {})", self.expr(left), self.expr(right))
            }
            // As in Rust, where it wraps; a GPU shifts everything out.
            ExprKind::Binary(op @ (Op::Shl | Op::Shr), left, right) => {
                let bits = if matches!(e.ty, Scalar::I64 | Scalar::U64) { 63 } else { 31 };
                let by = match number(right) {
                    Some(n) => (n & bits).to_string(),
                    None => format!("({} & {bits})", self.operand(right, 9)),
                };
                format!("{} {} {by}", self.operand(left, 8), op.text())
            }
            ExprKind::Binary(op, left, right) => {
                let own = strength(e);
                let own = if own == 0 { 8 } else { own };
                let left_needs = if op.compares() { own + 1 } else { own };
                format!(
                    "{} {} {}",
                    self.operand(left, left_needs),
                    op.text(),
                    self.operand(right, own + 1)
                )
            }
            ExprKind::Cast(inner) => format!("({}){}", e.ty.cuda(), self.operand(inner, 9)),
            ExprKind::Call(name, args) => {
                let args = args.iter().map(|a| self.expr(a)).collect::<Vec<_>>().join(", ");
                format!("{}({args})", math::cuda_name(name, e.ty))
            }
            ExprKind::Shuffle(which, value, by) => {
                let (value, by) = (self.expr(value), self.expr(by));
                format!("__{}_sync(0xffffffffu, {value}, {by})", which.name())
            }
            ExprKind::If(c, yes, no) => {
                format!(
                    "{} ? {} : {}",
                    self.operand(c, 1),
                    self.operand(yes, 1),
                    self.operand(no, 1)
                )
            }
        }
    }
}

/// A number with the suffix of its type.
fn literal(digits: &str, ty: Scalar) -> String {
    let is_fraction = digits.contains(['.', 'e', 'E']);
    let fraction = if ty.is_float() && !is_fraction { ".0" } else { "" };
    let suffix = match ty {
        Scalar::F32 => "f",
        Scalar::U32 => "u",
        Scalar::I64 => "ll",
        Scalar::U64 => "ull",
        Scalar::F64 | Scalar::I32 | Scalar::Bool => "",
    };
    format!("{digits}{fraction}{suffix}")
}

fn position(intrinsic: Intrinsic) -> String {
    let axis = |n: usize| ["x", "y", "z"][n];
    match intrinsic {
        Intrinsic::Index1d => "(blockIdx.x * blockDim.x + threadIdx.x)".to_owned(),
        Intrinsic::ThreadIdx(n) => format!("threadIdx.{}", axis(n)),
        Intrinsic::BlockIdx(n) => format!("blockIdx.{}", axis(n)),
        Intrinsic::BlockDim(n) => format!("blockDim.{}", axis(n)),
        Intrinsic::GridDim(n) => format!("gridDim.{}", axis(n)),
    }
}
