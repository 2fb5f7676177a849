//! Source-transforming automatic differentiation for stable Rust.
//!
//! An attribute on a function writes the function's derivative beside it. The derivative is ordinary Rust that the
//! compiler checks, inlines and vectorises, and that you can read. The attributes have the calling convention of
//! nightly's `std::autodiff`, so that code moves between the two by changing one `use`.
//!
//! ```
//! use rootgrad_autodiff::autodiff_reverse;
//!
//! #[autodiff_reverse(d_energy, Duplicated, Active, Active)]
//! fn energy(x: &[f64], k: f64) -> f64 {
//!     let mut e = 0.0;
//!     for (a, b) in x.iter().zip(&x[1..]) {
//!         let stretch = b - a - 1.0;
//!         e += 0.5 * k * stretch * stretch;
//!     }
//!     e
//! }
//!
//! let x = [0.0, 1.5, 2.0];
//! let mut d_x = [0.0; 3];
//! let (value, d_k) = d_energy(&x, &mut d_x, 2.0, 1.0);
//! assert_eq!((value, d_k), (0.5, 0.25));
//! assert_eq!(d_x, [-1.0, 2.0, -1.0]);
//! ```
//!
//! # Calling convention
//!
//! `#[autodiff_reverse(name, activities…)]`: one activity for each parameter, then one for the result if there is one.
//!
//! | activity | of | adds to the derivative's signature |
//! |---|---|---|
//! | `Const` | anything | nothing |
//! | `Active` | a float by value | its derivative, in the returned tuple, after the result, in the order of the parameters |
//! | `Duplicated` | a reference | a shadow of the same type behind `&mut`, right after the parameter |
//! | `DuplicatedOnly` | a reference | the same; the derivative is `unsafe fn`, as in `std::autodiff` |
//! | `Active` | the result | a seed, the last parameter |
//! | `ActiveOnly` | the result | the seed; the result itself is not returned |
//! | `Const` | the result | no seed |
//!
//! Shadows of inputs **accumulate** (`+=`): the caller sets them to zero first. The shadow of data that the function
//! overwrites is consumed: it contains the seed before the call and zero after it. The derivative also writes
//! everything that the function writes into its `&mut` parameters.
//!
//! `#[autodiff_forward(name, [width,] activities…)]` is forward mode, with the activities `Const`, `Dual`, `DualOnly` and,
//! for the tangents of several directions in one slice, `Dualv` and `DualvOnly`: see [`guide::forward`]. Second
//! derivatives come from [`#[hessian]`](macro@hessian) and [`#[hessian_vector]`](macro@hessian_vector).
//!
//! # How it finds values again
//!
//! The derivative first runs the function (the forward sweep), then the adjoints of its statements in reverse order
//! (the reverse sweep). An adjoint often needs a value from the forward sweep. The engine decides by ownership:
//! - values that cannot change — shared slices, parameters, `let`s without `mut` — are read again, or computed again;
//! - memory that nothing changes after the read is read again;
//! - any other value is stored where it is read: in a local [`Slot`](rt::Slot) outside of loops, on a typed
//!   [`Tape`](rt::Tape) inside.
//!
//! State is never rolled back, and memory that could have changed is never assumed to be unchanged. Take a function
//! that only reads shared slices and writes fresh outputs, and whose loops carry only sums from pass to pass: its
//! derivative needs neither tape nor allocation. A buffer that is written part by part in ascending order can be marked
//! [`#[write_once]`](autodiff_reverse#write_once). Then one comparison for each write proves at run time that the
//! values are unchanged, and none is copied.
//!
//! # The language
//!
//! | construct | becomes |
//! |---|---|
//! | `let`, shadowing | a variable of its own, with a shadow if it carries a derivative |
//! | `p = e` | `let d = take(d_p);` then `e`'s adjoint with seed `d` |
//! | `p += e`, `p -= e` | `e`'s adjoint with seed `±d_p`; the old value is not needed |
//! | `+ - * / %`, the float methods of [`rules`] | the operands' shadows `+=` seed times partial |
//! | `as` between floats; to an integer | the seed, cast; nothing: the derivative of a step is zero |
//! | `floor`, `ceil`, `round`, `trunc`, `signum` | nothing |
//! | `if`, `match`, as statement or value; `if let` and `match` on values without derivative | the same branch again; the condition is stored if its result could be different in the reverse sweep |
//! | `for` over ranges (`rev`, `step_by`), slices, `iter`, `iter_mut`, `enumerate`, `zip`, `chunks_exact(_mut)`, `windows`, `copied` | the same loop backwards |
//! | `while`, `while let`, `loop`, `break` (with value), `continue`, labels and labelled blocks, `let … else`, `return` anywhere | loops with a flag in their header; the number of passes is stored |
//! | fields, elements, `&x[a..b]`, `&mut x[i]`, `split_at(_mut)` | the same place of the shadow |
//! | `rest = &rest[1..]` and other references that move through a slice | the slice and two integers |
//! | `[first, rest @ ..]`; `first`, `last`, `get`, `split_first`, `split_last` and uses of their `Option` | a comparison with the length |
//! | `[a, b]`, `[v; N]`, `vec![…]`; `fill`, `copy_from_slice`, `swap`, `reverse`, `rotate_left`, `copy_within`, `push`, `pop`, `extend`, `insert`, `remove`, `truncate`, `resize`, `append`, `split_off`; `sort_by` | element by element; a sort is a permutation, found once |
//! | closures, nested functions; functions that they take (`impl Fn`) or return | their bodies, inlined where they are called |
//! | `+`, `*`, `-=`, … of your types, `impl` marked `#[differentiable]`; `Index`, `IndexMut` | their rules ([`operators`]); the same place of the shadow |
//! | `map`, `filter`, `rev`, `skip`, `take`, `step_by`, `enumerate`, `zip`, `take_while`, `skip_while`, `flat_map`, `inspect`, `chain`, `scan`, `filter_map`, `map_while` of ranges and slices, in a `for` or before `sum`, `product`, `fold`, `for_each`, `count`, `any`, `all`, `collect`, `reduce`, `max_by`, `min_by`, `find`, `find_map`, `position`, `last` | one loop (for `chain`, one for each part) |
//! | structs, tuples, enums, `Vec`, `Box`, `Option`: created, matched, changed; `mem::swap`, `replace`, `take` | the same of the shadow, see [`Differentiable`](trait@Differentiable) |
//! | `#[checkpoint(budget = N)]` on a loop | N saved states instead of a tape |
//! | a call of a function or method with a rule | the rule, see below |
//! | a call without active arguments | the call, once, in the forward sweep |
//! | `assert!`, `println!` and similar macros | themselves, once, in the forward sweep |
//!
//! Everything else that would carry a derivative is a compile error at its place, with a suggestion of what to write
//! instead: closures that escape, methods and operators without a rule, references that are assigned parts of different
//! variables, `unsafe`. Code that involves nothing differentiated may use all of Rust.
//!
//! The [`guide`] has a page on each of these with the generated code, a list of the engine's assumptions
//! ([`guide::limits`]), and introductions for users of `std::autodiff`, Clad or JAX.
//!
//! # Calls
//!
//! A callee's derivative is found by the callee's path. [`#[differentiable]`](differentiable) derives it;
//! [`#[pullback(of = f)]`](pullback) and [`#[pushforward(of = f)]`](pushforward) declare rules written by hand. These
//! attributes put a type with the function's name beside it (types and values are separate namespaces), which `use`
//! imports together with the function. So a module must not have the name of a function with a rule in the same scope.
//! A call of a function without a rule is a compile error. If the rule that is found belongs to another function, the
//! derivative panics.
//!
//! # GPU kernels
//!
//! [`#[kernel]`](macro@kernel) turns a function of a smaller language into a GPU kernel whose derivatives are kernels,
//! too. See the module [`kernel`](mod@kernel).
//!
//! # Looking at it
//!
//! With `ROOTGRAD_AUTODIFF_DUMP=directory` in the environment of the build, each derivative's source is written to
//! `directory/<name>.rs`; `source = NAME` in the attribute puts the source into a constant. The names follow those of
//! the function: `d_x` is the shadow of `x`.
//!
//! [`check_gradients`], [`check_pushforward`] and [`check_transpose`] check any derivative, derived or hand-written, in
//! one line.

extern crate self as rootgrad_autodiff;

mod ahead;
mod callee;
mod check;
mod checkpoint;
mod coordinates;
mod differentiable;
mod discrete;
mod elements;
mod estimate;
pub mod export;
pub mod guide;
mod held;
mod iterate;
pub mod kernel;
mod memory;
pub mod operators;
mod option;
mod pair;
mod presumed;
mod real;
pub mod rt;
pub mod rules;
mod shadow;
mod shapes;
mod stack;
mod strong;
mod sweep;
mod tangent;
mod tape;
mod whole_buffers;
mod write_once;

pub use check::{
    GradientCheck, GradientMismatch, check_gradients, check_pushforward, check_transpose, jacobian,
};
pub use coordinates::float_count;
pub use differentiable::{Differentiable, Scalar};
pub use discrete::Discrete;
pub use estimate::{ErrorEstimate, ROUNDOFF_BF16, ROUNDOFF_F32, ROUNDOFF_F64, Sensitivity};
pub use held::with_tape_bytes;
pub use memory::TapeMemory;
pub use real::{Real, cast, real, zero};
pub use rootgrad_autodiff_macros::{
    Differentiable, autodiff_forward, autodiff_reverse, differentiable, estimate_error,
    export_torch, hessian, hessian_vector, kernel, kernel_host, no_derivative, pullback,
    pushforward,
};
pub use shapes::Shapes;

/// Returns `x` as a constant: no derivative passes through.
///
/// ```
/// use rootgrad_autodiff::{autodiff_reverse, stop_gradient};
///
/// #[autodiff_reverse(d_f, Active, Active)]
/// fn f(x: f64) -> f64 {
///     stop_gradient(x) * x
/// }
///
/// assert_eq!(d_f(3.0, 1.0), (9.0, 3.0));
/// ```
#[no_derivative]
pub fn stop_gradient<T: Differentiable>(x: T) -> T {
    x
}
