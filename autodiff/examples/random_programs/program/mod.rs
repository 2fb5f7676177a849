//! The grammar of the random programs.
//!
//! - Over `f64`; each fifth over `f32`.
//! - Scalars that are declared (one by one, or several by a pattern), shadowed, assigned one by one or two at a time,
//!   compound-assigned, swapped, replaced; some of them constant, some dependent on the inputs.
//! - An array changed in place, read-only slices, local arrays, vectors, and arrays and vectors of arrays, of three
//!   elements; elements by constant, loop-variable and changing indices, also by an index that is changed where it
//!   stands; references to elements and to parts, `split_at_mut`, `swap`, `fill`, `copy_from_slice`, slice patterns.
//! - Vectors of any length: `push`, `pop`, `insert`, `remove`, `swap_remove`, `truncate`, `resize`, `reverse`,
//!   `rotate_left`, `extend`, `extend_from_slice`, `split_off`, `append`, `clear`, `sort_by`, `first`, `last`,
//!   `last_mut`, `mem::take`, collected anew, emptied by `while let Some(…) = v.pop()` and filled meanwhile; of numbers,
//!   of tuples with integers, of structs, of matrices.
//! - Structs, also in structs and with arrays, made, copied, updated, changed field by field, taken apart, replaced;
//!   their methods by `&self`, `&mut self` and `self`, one of a trait; tuples; enums matched by value, by reference and
//!   in place, also with vectors and matrices in them; options and their methods.
//! - A struct that holds vectors, an option, a box, an array and a generic struct: its fields used like variables of these
//!   types (also `retain`, `drain`, `sort_by`, `clone_from`, `as_mut`), its methods, also one that takes it.
//! - A complex number with `+ - *`, by a number from both sides, negation, `+= -= *=`. A matrix whose sizes are fields,
//!   with `Index` and `IndexMut` by pairs, made, returned, cloned, multiplied, swapped, replaced, passed by `&mut`, on
//!   stacks.
//! - `+ - * /`, negation, smooth methods, `abs`, `min`, `max`, `clamp`, `powi`; integers as numbers; blocks with and
//!   without effects as operands; blocks with a label as values.
//! - Closures that capture by reference, by `move`, and that change what they capture; functions inside the function
//!   that take closures (`impl Fn`, `impl FnMut`, by a type parameter); chains of `iter`, `iter_mut`, ranges, `windows`,
//!   `chunks` through `map`, `filter`, `zip`, `enumerate`, `rev`, `skip`, `take`, `step_by`, `take_while`, `skip_while`,
//!   `scan`, `chain`, `flat_map`, to `sum`, `product`, `fold`, `reduce`, `min_by`, `last`, `nth`, `collect`, `for_each`,
//!   `any`, `for`.
//! - `if`/`else` as statement and value on values that change, `if let`, `let … else`; `match` on an integer.
//! - Counted, counted-down, inclusive and nested `for`, with bounds that change; loops over slices by reference, in
//!   place, zipped, enumerated; `while`, `while let`, `loop` with a value, also left from an inner loop; `break`,
//!   `continue`, with and without labels; `return` from anywhere; loops with checkpoints.
//! - Calls of derived functions (with slices and parts of them, with `&mut` arguments that they pass on, with tuples,
//!   structs and matrices, recursive and generic ones), of one without derivative, and of a hand-written rule that
//!   changes a buffer. Each second program has a function of the same grammar that it calls, and that calls itself, with
//!   an array and a struct by `&mut`.
//!
//! Not covered: structs as the parameters of what is differentiated itself; strings and maps; attributes of the engine
//! other than those named; methods of floats other than a dozen (each is compared by a test of its own).

mod callees;
mod chains;
mod control;
mod data;
mod dialect;
mod functions;
mod loops;
mod operators;
mod simple;
mod stacks;
mod tracks;
mod types;
mod values;

use std::fmt::Write;

pub use callees::{DERIVED, OVER_DUALS, OVER_FLOATS};
pub use dialect::{over_duals, over_floats};
use functions::Helper;
pub use types::{HOLDERS, MATRIX, OPERATORS, TYPES};

/// splitmix64 (Steele, Lea & Flood 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// The names that are in scope.
#[derive(Clone)]
struct Scope {
    /// Numbers that cannot change.
    scalars: Vec<String>,
    /// Places of numbers that can change: variables, fields.
    variables: Vec<String>,
    /// Places of three numbers that can be changed.
    arrays: Vec<String>,
    /// Integers that are smaller than 3; the first one can change.
    indices: Vec<String>,
    /// Closures of two numbers.
    closures: Vec<String>,
    pairs: Vec<String>,
    bodies: Vec<String>,
    shapes: Vec<String>,
    options: Vec<String>,
    /// Vectors of any length.
    stacks: Vec<String>,
    complexes: Vec<String>,
    /// Three rows of three.
    matrices: Vec<String>,
    /// Structs that hold vectors, an option, a box.
    tracks: Vec<String>,
}

/// The actions that are allowed in a value at its position.
#[derive(Clone, Copy)]
struct May {
    /// Use arrays (none is borrowed).
    arrays: bool,
    /// Read places that can change.
    variables: bool,
    /// Change something.
    effects: bool,
}

const ANYTHING: May = May { arrays: true, variables: true, effects: true };

/// A program being written: names in scope, and the text.
pub struct Program {
    random: Random,
    text: String,
    indent: usize,
    scope: Scope,
    may: May,
    labels: Vec<String>,
    next: usize,
    loops: usize,
    statements: usize,
    jumps: usize,
    helper: Helper,
}

type Statement = fn(&mut Program);
type Nested = fn(&mut Program, usize);

/// Statements that can stand anywhere. Entries that occur several times are chosen more often.
const SIMPLE: &[Statement] = &[
    Program::constant_value,
    Program::declare,
    Program::assign,
    Program::assign,
    Program::compound,
    Program::compound,
    Program::next_index,
    Program::local_array,
    Program::rows,
    Program::whole_array,
    Program::whole_array,
    Program::whole_array,
    Program::simultaneous,
    Program::exchange,
    Program::pair,
    Program::change_pair,
    Program::change_pair,
    Program::body,
    Program::shape,
    Program::tuple,
    Program::option,
    Program::of_option,
    Program::of_option,
    Program::stack,
    Program::edit_stack,
    Program::edit_stack,
    Program::edit_stack,
    Program::pairs_in_vector,
    Program::complex,
    Program::change_complex,
    Program::change_complex,
    Program::matrix,
    Program::change_matrix,
    Program::change_matrix,
    Program::change_matrix,
    Program::node,
    Program::track,
    Program::use_track,
    Program::use_track,
    Program::use_track,
    Program::functional,
    Program::methods,
    Program::methods,
    Program::parts_handed_on,
    Program::call_helper,
    Program::call_helper,
    Program::change_by_call,
    Program::closure,
    Program::changing_closure,
    Program::reduced,
    Program::reduced,
    Program::collected,
    Program::for_each,
];

/// Statements that contain other statements, up to a given depth.
const NESTED: &[Nested] = &[
    Program::branch,
    Program::branch,
    Program::branch_value,
    Program::labelled_block,
    Program::integer_match,
    Program::counted_loop,
    Program::counted_loop,
    Program::counted_loop,
    Program::checkpoints,
    Program::while_loop,
    Program::while_let,
    Program::loop_value,
    Program::slice_loop,
    Program::chain_loop,
    Program::in_parts,
    Program::match_shape,
    Program::if_let,
    Program::use_stack,
    Program::empty_stack,
    Program::tuple_stack,
    Program::matrix_stack,
    Program::loop_left_from_inside,
    Program::early_return,
];

impl Program {
    fn new(seed: u64) -> Self {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        Self {
            random: Random(seed),
            text: "    let mut s: FLOAT = c(0.0);\n    let mut n = 1usize;\n".into(),
            indent: 1,
            scope: Scope {
                scalars: names(&["a"]),
                variables: names(&["s"]),
                arrays: names(&["m"]),
                indices: names(&["n"]),
                closures: Vec::new(),
                pairs: Vec::new(),
                bodies: Vec::new(),
                shapes: Vec::new(),
                options: Vec::new(),
                stacks: Vec::new(),
                complexes: Vec::new(),
                matrices: Vec::new(),
                tracks: Vec::new(),
            },
            may: ANYTHING,
            labels: Vec::new(),
            next: 0,
            loops: 0,
            statements: 0,
            jumps: 0,
            helper: Helper::Missing,
        }
    }

    /// The program for this seed: a function that the program calls, if there is one, and its body, in the dialect.
    pub fn of(seed: u64) -> (Option<String>, String) {
        let mut program = Self::new(seed);
        let helper = program.one_in(2).then(|| {
            let mut helper = Self::new(!seed);
            helper.helper = Helper::Itself;
            helper.know_track("track".into());
            helper.finish(4)
        });
        if helper.is_some() {
            program.helper = Helper::Callable;
        }
        (helper, program.finish(7))
    }

    fn finish(mut self, statements: usize) -> String {
        self.statements(statements, 3);
        let value = self.value();
        self.line(&format!("s + m[0] * m[1] - m[2] + {value}"));
        self.text
    }

    fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..count {
            self.statements += 1;
            let deep = depth > 0 && self.statements < 40;
            if deep && self.one_in(2) {
                NESTED[self.random.below(NESTED.len())](self, depth);
            } else {
                SIMPLE[self.random.below(SIMPLE.len())](self);
            }
        }
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.random.below(n) == 0
    }

    fn pick(&mut self, names: impl Fn(&Scope) -> &[String]) -> Option<String> {
        let count = names(&self.scope).len();
        if count == 0 {
            return None;
        }
        let at = self.random.below(count);
        Some(names(&self.scope)[at].clone())
    }

    fn choose(&mut self, from: &[&str]) -> String {
        from[self.random.below(from.len())].to_owned()
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{}{text}", "    ".repeat(self.indent));
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("v{}", self.next)
    }

    /// Statements with a scope of their own.
    fn block(&mut self, body: impl FnOnce(&mut Self)) {
        let scope = self.scope.clone();
        self.indent += 1;
        body(self);
        self.indent -= 1;
        self.scope = scope;
    }

    /// The result of `run` while values may do no more than `may` allows.
    fn restricted<T>(&mut self, may: May, run: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.may;
        self.may = May {
            arrays: before.arrays && may.arrays,
            variables: before.variables && may.variables,
            effects: before.effects && may.effects,
        };
        let result = run(self);
        self.may = before;
        result
    }

    /// The result of `run` while an array is borrowed.
    fn borrowed<T>(&mut self, run: impl FnOnce(&mut Self) -> T) -> T {
        self.restricted(May { arrays: false, ..ANYTHING }, run)
    }
}
