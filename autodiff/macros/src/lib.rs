//! The procedural macros of `rootgrad-autodiff`.

mod analyse;
mod emit;
#[cfg(test)]
mod golden;
mod ir;
mod kernel;
mod lower;
mod parse;
mod transform;

use proc_macro::TokenStream;
use quote::quote;
use syn::{Ident, ItemFn, parse_macro_input};

use crate::emit::{
    derive, differentiable, estimate, export_torch, forward, generate, no_derivative, pullback,
    second, source,
};
use crate::ir::{marks, table};
use crate::parse::parameters;

/// Returns the parsed value. On an error, the macro emits the item unchanged, so that its name still exists, and the
/// error.
macro_rules! or_refused {
    ($parsed:expr, $item:ident) => {
        match $parsed {
            Ok(parsed) => parsed,
            Err(error) => {
                let item = proc_macro2::TokenStream::from($item);
                let error = error.into_compile_error();
                return quote!(#item #error).into();
            }
        }
    };
}

/// Writes the reverse derivative of a function.
///
/// `#[autodiff_reverse(name, activities…)]`, with `crate = path` as the last argument if the runtime library is not at
/// `::rootgrad_autodiff` or `::rootgrad::autodiff`. The runtime library's documentation describes the convention and
/// the language. A function may have several such attributes.
///
/// # checkpoint
///
/// A loop with `#[checkpoint(budget = N)]` stores no values for its passes. The forward sweep saves the state that the
/// loop changes before at most `N` passes; the reverse sweep runs the other passes again from these states. If the
/// length is known, the states are placed by the binomial rule of Griewank and Walther. Otherwise they are placed at
/// equal distances that double when the budget is used up. A loop of 10⁶ passes with a budget of 50 runs each pass
/// about five times more.
///
/// The variables that the loop changes must have types that implement `Clone`.
///
/// # analyses = off
///
/// With `analyses = off` after the activities, the engine proves nothing: whatever can carry a derivative carries one,
/// and every value that an adjoint reads is recorded. The derivative is the same, up to rounding, and slower: the
/// option exists to test the analyses. `#[differentiable(analyses = off)]` does the same for a derived rule. Forward
/// mode stores nothing; there the option is an error.
///
/// # tape = NAME
///
/// With `tape = NAME` after the activities, a second function `NAME` is written. It is the derivative with a first
/// parameter (after `self`) of type `&mut TapeMemory`. This memory belongs to the caller; it is used for the tapes of
/// the derivative and of everything it calls, and later calls use it again.
///
/// # source = NAME
///
/// With `source = NAME` after the activities, a constant `NAME: &str` beside the derivative contains its source. All
/// attributes that write a function accept this option. (`ROOTGRAD_AUTODIFF_DUMP=directory` in the environment of the
/// build writes every derivative to a file.)
///
/// # write_once
///
/// On a `&mut` slice parameter, `#[write_once]` declares that each part of the buffer is written once, in ascending
/// order. The derivative then keeps no copies of the buffer. Each write is checked with one comparison. A write below
/// the end of an earlier write, or of an earlier read whose values are needed, panics with a message.
#[proc_macro_attribute]
pub fn autodiff_reverse(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = or_refused!(syn::parse::<parse::ReverseArgs>(args), item);
    let f = or_refused!(parse::function(&item.clone().into()), item);
    or_refused!(kernel::stands_first(&f), item);
    let derivative = generate::reverse(&args, &parameters::named(&f));
    with_derivative(&args.name, &args.options, &f, derivative)
}

/// Writes the forward derivative of a function: the change of its results when its inputs move in given directions.
///
/// `#[autodiff_forward(name, [width,] activities…)]`, with `crate = path` as the last argument if the runtime library
/// is not at `::rootgrad_autodiff` or `::rootgrad::autodiff`. The convention is that of `std::autodiff`, see the
/// runtime library's documentation. A function may have several such attributes.
#[proc_macro_attribute]
pub fn autodiff_forward(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = or_refused!(syn::parse::<parse::forward::ForwardArgs>(args), item);
    let f = or_refused!(parse::function(&item.clone().into()), item);
    or_refused!(kernel::stands_first(&f), item);
    let known = args.options.forward();
    let derivative = known.and_then(|()| forward::forward(&args, &parameters::named(&f)));
    with_derivative(&args.name, &args.options, &f, derivative)
}

/// Writes the product of a function's Hessian with a direction, at a few times the cost of the function.
///
/// `#[hessian_vector(name, activities…)]`: the activities are those of [`macro@autodiff_reverse`]. The function returns
/// a float. Parameters that carry a derivative are passed by value (`Active`) or behind a reference (`Duplicated`):
/// floats, slices, and every type that is `Differentiable`. Each such parameter is followed by its direction `v_x` of
/// the same type. Behind a reference, `h_x: &mut …` follows too, to which the product's part is added. Data behind
/// `&mut` are overwritten as by the function itself, and their direction with them. The derivative returns the
/// directional derivative ⟨∇f, v⟩, then the product's parts for parameters passed by value. The attribute may stand on
/// a method: the struct's part goes to `h_self`.
///
/// ```text
/// #[hessian_vector(hv, Duplicated, Active, Const, Active)]
/// fn f(x: &[f64], k: f64, n: usize) -> f64 { … }
///
/// fn hv(x: &[f64], v_x: &[f64], h_x: &mut [f64], k: f64, v_k: f64, n: usize) -> (f64, f64)
/// ```
#[proc_macro_attribute]
pub fn hessian_vector(args: TokenStream, item: TokenStream) -> TokenStream {
    second_order(args, item, second::hessian_vector)
}

/// Writes a function that computes the Hessian of another.
///
/// `#[hessian(name, activities…)]`, with the activities of [`macro@hessian_vector`]. If all inputs that carry a
/// derivative are scalars, `name` has the function's parameters and returns the matrix as an array of rows. If there
/// are slices, structs or the like among them, the matrix is written row by row to a last parameter
/// `hessian: &mut [T]`. It has n² elements, with n the number of all floats that carry a derivative: parameter by
/// parameter, fields in the order of their declaration. It is overwritten; data behind `&mut` stay unchanged.
#[proc_macro_attribute]
pub fn hessian(args: TokenStream, item: TokenStream) -> TokenStream {
    second_order(args, item, second::hessian)
}

fn second_order(
    args: TokenStream,
    item: TokenStream,
    expand: fn(&parse::ReverseArgs, &ItemFn) -> syn::Result<proc_macro2::TokenStream>,
) -> TokenStream {
    let args = or_refused!(syn::parse::<parse::ReverseArgs>(args), item);
    let f = or_refused!(parse::function(&item.clone().into()), item);
    let known = args.options.without_tape();
    let derivative = known.and_then(|()| expand(&args, &parameters::named(&f)));
    with_derivative(&args.name, &args.options, &f, derivative)
}

/// Gives a function a derivative that differentiated callers find by the function's path.
///
/// `#[differentiable]` treats every parameter that may hold floats as carrying a derivative: floats, structs, slices,
/// arrays, `Vec`s, by value or behind references; integers and similar types are constant. To choose the activities
/// yourself, write `#[differentiable(activities…)]`. The derivatives are `f::pullback` and `f::pushforward`, under the
/// conventions of [`macro@autodiff_reverse`] and [`macro@autodiff_forward`]. The function may write through `&mut`
/// parameters, and may return any value with a shadow.
///
/// A method has no namespace of its own: its derivatives are `<method>_pullback` and `<method>_pushforward` beside it.
/// A function of an `impl` block whose signature does not name `Self` is marked `#[differentiable(associated)]`.
/// Alternatively, `#[differentiable]` on the `impl` block marks all functions in it that are not `#[no_derivative]`.
///
/// A differentiated caller copies all data that the function writes through `&mut` before each call.
///
/// The rule item also contains the pushforward and the functions that a caller's [`macro@hessian`] needs.
/// `second_order = off` after the activities leaves the latter out, to save compile time. `second_order = on` reports
/// an error that explains why a function has no second derivative. On an `impl` block the options apply to all its
/// functions.
///
/// When a caller passes a slice that carries no derivative, a buffer for its unused shadow is allocated; a rule written
/// by hand does not need one.
#[proc_macro_attribute]
pub fn differentiable(args: TokenStream, item: TokenStream) -> TokenStream {
    if let Ok(block) = syn::parse::<syn::ItemImpl>(item.clone()) {
        let args = or_refused!(syn::parse::<differentiable::DifferentiableArgs>(args), item);
        return or_refused!(differentiable::expand_impl(&args, block), item).into();
    }
    let args = or_refused!(syn::parse::<differentiable::DifferentiableArgs>(args), item);
    let f = or_refused!(parse::function(&item.clone().into()), item);
    let rule_item = differentiable::expand(args, &parameters::named(&f))
        .unwrap_or_else(syn::Error::into_compile_error);
    let primal = marks::without_marks(&f);
    quote!(#primal #rule_item).into()
}

/// Writes a function that estimates the rounding error of the function's result, to first order.
///
/// `#[estimate_error(name)]` stands on a function that returns a float. Its parameters are floats, shared slices of
/// floats and values without derivative. The new function has the same parameters and returns an `ErrorEstimate`: the
/// value, and the contribution of each variable's rounding errors. `crate = path` may follow the name.
///
/// ```text
/// #[estimate_error(mean_error)]
/// fn mean(x: &[f64]) -> f64 { … }
///
/// let estimate = mean_error(&x);
/// estimate.total(ROUNDOFF_F32)      // bound of the error, were it computed in f32
/// estimate.of("sum", ROUNDOFF_F32)  // the part of one variable
/// println!("{estimate}");           // a table
/// ```
#[proc_macro_attribute]
pub fn estimate_error(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = or_refused!(syn::parse::<estimate::EstimateArgs>(args), item);
    let f = or_refused!(parse::function(&item.clone().into()), item);
    let estimate = estimate::expand(&args, &parameters::named(&f));
    with_derivative(&args.name, &args.options, &f, estimate)
}

/// Exports a function and its derivative in C, so that LibTorch can call both.
///
/// `#[export_torch]` stands above the function's `#[autodiff_reverse]`. A library of the crate type `cdylib` then has
/// the symbol `<name>_rootgrad_function`, as the header `rootgrad/torch_function.h` describes it.
/// `rootgrad::torch::function("libmine.so", "<name>")` in C++, or `rootgrad.torch.function` in Python, returns it as a
/// function of tensors.
///
/// The parameters are slices `&[f64]` and numbers `f64`, differentiable or `Const`. The function returns a number, or
/// writes a slice `&mut [f64]`, which is passed filled with zeros; `length = EXPRESSION` gives its length in terms of
/// the parameters' names. All of this works in `f32` too. With `#[hessian_vector]` below it, on a function that returns
/// a number, the gradient's gradient is available as well. Panics become errors of the caller.
///
/// ```text
/// #[export_torch(length = x.len() / w.len())]
/// #[autodiff_reverse(d_dense, Duplicated, Duplicated, Active, Duplicated)]
/// fn dense(x: &[f64], w: &[f64], b: f64, y: &mut [f64]) { … }
/// ```
#[proc_macro_attribute]
pub fn export_torch(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = or_refused!(syn::parse::<export_torch::ExportArgs>(args), item);
    let f = or_refused!(parse::function(&item.clone().into()), item);
    let exported = or_refused!(export_torch::expand(&args, &f), item);
    let item = proc_macro2::TokenStream::from(item);
    quote!(#item #exported).into()
}

/// Makes a function of the kernel dialect a kernel: a module with a `launch`, and one for each derivative.
///
/// `#[kernel]` comes first; `#[autodiff_reverse(name, activities…)]` and `#[autodiff_forward(name, activities…)]` below
/// it write derivatives, which are kernels too. The page "GPU kernels" of the documentation describes the dialect.
///
/// ```text
/// #[kernel]
/// #[autodiff_reverse(d_scale, Duplicated, Const, Duplicated, Active)]
/// fn scale(out: Global<f32>, n: u32, x: Global<f32>, a: f32) {
///     let i = thread::index_1d();
///     if i < n { out.set(i, a * x.get(i)); }
/// }
/// ```
#[proc_macro_attribute]
pub fn kernel(args: TokenStream, item: TokenStream) -> TokenStream {
    let f = or_refused!(parse::function(&item.clone().into()), item);
    kernel::expand(&args.into(), &f).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Writes the derivatives of a host function: a function that allocates buffers, copies, and launches kernels.
///
/// `#[kernel_host]` comes first; `#[autodiff_reverse(name, activities…)]` below it writes a derivative. It runs the function
/// and records its copies and launches; the reverse sweep launches the kernels' derivatives. The page "GPU kernels" of the
/// documentation describes what such a function may contain.
///
/// ```text
/// #[kernel_host]
/// #[autodiff_reverse(d_scaled, Const, Duplicated, Duplicated, Active)]
/// fn scaled(device: &Device, y: &mut [f32], x: &[f32], a: f32) -> Result<(), LaunchError> {
///     let (input, output) = …
/// }
/// ```
#[proc_macro_attribute]
pub fn kernel_host(args: TokenStream, item: TokenStream) -> TokenStream {
    let f = or_refused!(parse::function(&item.clone().into()), item);
    kernel::expand_host(&args.into(), &f).into()
}

/// Makes a hand-written function the derivative rule of another.
///
/// ```text
/// pub fn scale<T: Real>(out: &mut [T], x: &[T], k: T) { … }
///
/// #[pullback(of = scale)]
/// pub fn scale_pullback<T: Real>(out: &[T], d_out: &mut [T], x: &[T], d_x: &mut [T], k: T, d_k: &mut T) { … }
/// ```
///
/// The rule has the function's parameters in their order. Each parameter that can carry a derivative is followed by its
/// shadow `d_<name>: &mut …`. If the function returns a float, the seed `d_ret` comes last. The rule stands in the
/// function's module and returns nothing.
/// - A slice that the function writes is passed as `&[T]`, with the values after the call; a slice that it reads, with
///   the values before the call.
/// - Shadows of inputs are added to (`+=`). The shadow of an overwritten output is consumed: left zero.
/// - An **empty** shadow slice means that the caller does not want this derivative. (If the shadow of a scalar is not
///   wanted, a variable is passed that nobody reads.)
/// - An argument without a shadow must not carry a derivative: passing one that does is a compile error.
#[proc_macro_attribute]
pub fn pullback(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = or_refused!(syn::parse::<pullback::PullbackArgs>(args), item);
    let f = or_refused!(parse::function(&item.clone().into()), item);
    or_refused!(pullback::expand(args, &f), item).into()
}

/// Gives a struct or enum its shadow: implements `Differentiable`, field by field.
///
/// Every field's type must be `Differentiable` too, except for fields marked `#[constant]`. Constant fields are copied
/// into shadows and carry no derivative; the floats in `Differentiable` values (or in an `Rc` or `Arc` of one) become
/// zero in the copy. The type must be `Clone`. Type parameters get the bound `Differentiable`.
/// `#[differentiable_crate(path)]` gives the path of the runtime library, if it is not at the path where the attributes
/// look for it.
#[proc_macro_derive(Differentiable, attributes(constant, differentiable_crate))]
pub fn derive_differentiable(item: TokenStream) -> TokenStream {
    let input = parse_macro_input!(item as syn::DeriveInput);
    derive::expand(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Declares that no derivative passes through a function: its result counts as constant for all arguments.
///
/// For functions whose result is constant wherever it is differentiable (a bin number, a count), or whose derivative is
/// not wanted (JAX's `stop_gradient`). The function returns its result and does not write through `&mut`. The result's
/// type must be `Differentiable`, like that of every value that differentiated code passes on.
#[proc_macro_attribute]
pub fn no_derivative(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = or_refused!(syn::parse::<no_derivative::NoDerivativeArgs>(args), item);
    let f = or_refused!(parse::function(&item.clone().into()), item);
    let rule_item = no_derivative::expand(&args, &f).unwrap_or_else(syn::Error::into_compile_error);
    let f = marks::without_marks(&f);
    quote!(#f #rule_item).into()
}

/// Makes a hand-written function the forward derivative rule of another.
///
/// ```text
/// pub fn scale<T: Real>(out: &mut [T], x: &[T], k: T) { … }
///
/// #[pushforward(of = scale)]
/// pub fn scale_pushforward<T: Real>(out: &mut [T], t_out: &mut [T], x: &[T], t_x: &[T], k: T, t_k: T) { … }
/// ```
///
/// The rule computes the function's result and also its tangents. It has the function's parameters in their order. Each
/// parameter that can carry a derivative is followed by its tangent `t_<name>` of the same type. If the function
/// returns a value, the rule returns the value and its tangent, `(value, tangent)`. The rule stands in the function's
/// module.
/// - The tangent of overwritten data is overwritten, not added to.
/// - An argument that carries no derivative is passed with a tangent that is zero.
/// - An argument without a tangent must not carry a derivative: passing one that does is a compile error.
///
/// The rule is added to the one that [`macro@pullback`] gives to the same function. If the function has none, write
/// `#[pushforward(of = f, forward_only)]`.
///
/// With `second_order = on` the engine differentiates the rule itself in reverse mode, so that a caller's
/// [`macro@hessian`] works through `f`. The rule must be written in the language that the engine accepts.
#[proc_macro_attribute]
pub fn pushforward(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = or_refused!(syn::parse::<forward::PushforwardArgs>(args), item);
    let f = or_refused!(parse::function(&item.clone().into()), item);
    or_refused!(forward::pushforward(args, &f), item).into()
}

/// Passes the float methods that the engine knows to a macro. For the runtime library.
#[doc(hidden)]
#[proc_macro]
pub fn float_methods(callback: TokenStream) -> TokenStream {
    table::methods(&callback.into()).into()
}

/// The runtime library's functions of the table of derivative rules; for that library only.
#[doc(hidden)]
#[proc_macro]
pub fn scalar_rules(_: TokenStream) -> TokenStream {
    table::functions().into()
}

/// The function unchanged, and the code that an attribute adds to it.
fn with_derivative(
    name: &Ident,
    options: &parse::Options,
    f: &ItemFn,
    derivative: syn::Result<proc_macro2::TokenStream>,
) -> TokenStream {
    let derivative = derivative.unwrap_or_else(syn::Error::into_compile_error);
    source::dump(name, &derivative);
    let constant = source::constant(options, &f.vis, name, &derivative);
    let primal = marks::without_marks(f);
    // A function of which only the derivative is called is not dead.
    quote!(#[allow(dead_code)] #primal #derivative #constant).into()
}
