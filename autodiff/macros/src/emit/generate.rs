//! `#[autodiff_reverse]`: runs the passes in order and assembles the derivative.

mod apart;
#[cfg(test)]
mod shared_changes;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::{Attribute, ItemFn, Type};

use crate::analyse::Analysis;
use crate::ir::diagnostics::Diagnostics;
use crate::ir::names::Names;
use crate::ir::print::Emit;
use crate::ir::words::mentions;
use crate::ir::{Activity, Function, Role, VarId};
use crate::lower;
use crate::parse::signature::{self, Param, Signature};
use crate::parse::{Options, ReverseArgs};
use crate::transform::reverse::{self, Calls, Reverse, Steps};

pub(crate) use apart::{Sweeps, sweeps};

/// Returns the derivative of `f`.
pub(crate) fn reverse(args: &ReverseArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    derivative(args, f, true, |_, _| ())
}

/// Returns the derivative of `f` after `rewrite` has changed it; `warns` says whether calls that store whole buffers in
/// loops give warnings.
pub(crate) fn derivative(
    args: &ReverseArgs,
    f: &ItemFn,
    warns: bool,
    rewrite: impl FnOnce(&mut Function, &mut Names),
) -> syn::Result<TokenStream> {
    let Prepared { f, signature, function, generics, mut names, mut diag } =
        prepared(args, f, rewrite)?;
    let write = |function: &Function, names: &mut Names, diag: &mut Diagnostics| {
        let warns = warns && !allows_deprecated(&f.attrs);
        write((args, warns), &f, &signature, (function, &generics), names, diag)
    };
    let mut named = function.clone();
    let mut written = write(&function, &mut names.clone(), &mut diag);
    diag.finish()?;
    if args.options.analyses
        && written.kept > 0
        && crate::transform::loop_phis::at_passes(&mut named, &generics, &mut names)
    {
        let other = write(&named, &mut names, &mut Diagnostics::default());
        if other.kept < written.kept {
            written = other;
        }
    }
    Ok(written.tokens)
}

/// A function before its statements are reversed.
struct Prepared {
    f: ItemFn,
    signature: Signature,
    function: Function,
    generics: Vec<Ident>,
    names: Names,
    diag: Diagnostics,
}

/// Runs the passes up to the analyses.
fn prepared(
    args: &ReverseArgs,
    f: &ItemFn,
    rewrite: impl FnOnce(&mut Function, &mut Names),
) -> syn::Result<Prepared> {
    let lib = crate::ir::runtime::library(args.options.library.as_ref());
    let f = crate::parse::parameters::of_floats(f, &args.activities, &lib);
    let mut signature = Signature::new(&f, args.name.span(), &args.activities)?;
    if !args.options.analyses {
        signature.params.iter_mut().for_each(|p| p.write_once = false);
    }
    let mut generics = signature::type_params(&f);
    generics.extend_from_slice(&args.options.outer);
    let (mut function, mut names, diag) =
        lower::function(&f, &signature, generics.clone(), &args.options.readers, &lib);
    rewrite(&mut function, &mut names);
    function.settle(&generics);
    crate::transform::placeholder::zeros(&mut function, &generics, args.options.analyses, &lib);
    if args.options.analyses {
        crate::transform::common_subexpressions::results(&mut function, &generics, &mut names);
    }
    Ok(Prepared { f, signature, function, generics, names, diag })
}

/// A derivative, and the estimated number of values that it stores in loops.
struct Written {
    tokens: TokenStream,
    kept: usize,
}

fn write(
    (args, warns): (&ReverseArgs, bool),
    f: &ItemFn,
    signature: &Signature,
    (function, generics): (&Function, &[Ident]),
    names: &mut Names,
    diag: &mut Diagnostics,
) -> Written {
    let lib = crate::ir::runtime::library(args.options.library.as_ref());
    let analysis = Analysis::new(function, generics, args.options.analyses, diag);
    let going = reverse::going_back(&analysis, function, false).unwrap_or_default();
    let run = |(steps, ahead), names: &mut Names, diag: &mut Diagnostics| {
        let mut reverse = Reverse::new(&analysis, &lib, names, diag, function);
        (reverse.steps, reverse.ahead) = (steps, ahead);
        (reverse.of_call, reverse.unseeded) = (args.options.of_call, args.options.unseeded);
        reverse.going = going.clone();
        reverse.whole_buffers.on = warns;
        let tokens = assemble(args, f, signature, function, &mut reverse);
        let written = Written { tokens, kept: reverse.kept_in_loops() };
        (written, reverse.steps.wanted(), reverse.ahead.wanted())
    };
    // The benefit of counters and of calls differentiated ahead is known only after the derivative has been written
    // once.
    let (before, first) = (names.clone(), (Steps::trial(&analysis, function), Calls::default()));
    let (mut written, steps, ahead) = run(first, names, diag);
    if steps.is_some() || ahead.is_some() {
        let second = (steps.unwrap_or_default(), ahead.unwrap_or_default());
        (written, ..) = run(second, &mut before.clone(), &mut Diagnostics::default());
    }
    written
}

/// The parameters of a derivative, and what follows from them.
#[derive(Default)]
struct Interface {
    inputs: Vec<TokenStream>,
    /// The arguments with which another function passes its own parameters on.
    passed: Vec<TokenStream>,
    /// The gradients that are returned, and their types.
    outputs: Vec<TokenStream>,
    types: Vec<TokenStream>,
    /// Declarations of shadows, and what shadows behind references need before the reverse sweep.
    starts: TokenStream,
    /// Checks of lengths.
    checks: TokenStream,
}

impl Interface {
    fn add(&mut self, var: VarId, p: &Param, options: &Options, reverse: &mut Reverse) {
        let (lib, name, ty) = (reverse.lib, &p.name, &p.ty);
        let mutable = p.mutable.then(|| quote!(mut));
        self.inputs.push(quote!(#mutable #name: #ty));
        self.passed.push(name.to_token_stream());
        if p.activity.is_const() && !reverse.a.is_active(var) {
            return;
        }
        let shadow = reverse.shadow_name(var);
        if matches!(p.activity, Activity::Const | Activity::Active | Activity::ActiveOnly) {
            let zero = reverse.parameter_zero(var, ty);
            self.starts.extend(quote!(let mut #shadow = #zero;));
            if !p.activity.is_const() {
                self.outputs.push(shadow.to_token_stream());
                self.types.push(ty.to_token_stream());
            }
            return;
        }
        if signature::has_length(ty) {
            let text = name.to_string();
            let check = quote!(#lib::rt::same_length(#text, #name.len(), #shadow.len()););
            self.checks.extend(check);
        }
        if options.unseeded && reverse.a.is_reshaped_parameter(var) {
            self.starts.extend(quote!(#lib::rt::Part::reshape(&mut *#shadow, &*#name);));
        } else if !options.of_call && reverse.a.may_leave_other_integers(var) {
            let hold = match signature::is_slice(ty) {
                true => quote!(hold_integers_of_each),
                false => quote!(hold_integers),
            };
            self.starts.extend(quote!(#lib::rt::#hold(#shadow, #name);));
        }
        let ty = mutable_reference(ty);
        self.inputs.push(quote!(#shadow: #ty));
        self.passed.push(shadow.to_token_stream());
    }

    fn add_result(&mut self, result: &Result) {
        self.inputs.extend(result.input.clone());
        self.passed.extend(result.seed.clone());
        if let Some((value, ty)) = &result.output {
            self.outputs.insert(0, value.clone());
            self.types.insert(0, ty.clone());
        }
    }
}

fn assemble(
    args: &ReverseArgs,
    f: &ItemFn,
    signature: &Signature,
    function: &Function,
    reverse: &mut Reverse,
) -> TokenStream {
    let lib = reverse.lib;
    let mut interface = Interface::default();
    for (var, p) in signature.params.iter().enumerate() {
        interface.add(var, p, &args.options, reverse);
    }
    let result = Result::new(signature, function.result, reverse);
    interface.add_result(&result);
    let Interface { inputs, passed, outputs, types, starts, checks } = interface;
    let backward = reverse.function(function.result.filter(|_| result.seed.is_some()));
    let shared = shared_parameters(function, reverse);
    reverse.keep_alive(function);
    let declarations = reverse.declarations();
    let forward = forward_sweep(function, reverse);
    let seed = seeded(function.result, &result.seed, reverse);
    // A loop that is reversed pass by pass needs the shadows before it.
    let (first, then) = match reverse.fused {
        true => (quote!(#starts #seed), TokenStream::new()),
        false => (TokenStream::new(), quote!(#starts #seed)),
    };
    let callees = function.callees.declaration(lib, &quote!(#declarations #forward #backward));
    let warnings = reverse.whole_buffers.declaration(lib);
    let counted = reverse.counted(0);
    let (output, value) = match (&types[..], &outputs[..]) {
        ([], _) => (quote!(), quote!()),
        ([ty], [value]) => (quote!(-> #ty), value.clone()),
        _ => (quote!(-> (#(#types),*)), quote!((#(#outputs),*))),
    };
    let where_clause = &f.sig.generics.where_clause;
    let output = quote!(#output #where_clause);
    let with_tape = args.options.tape.as_ref().map(|name| {
        let tape = reverse.names.fresh("tape", name.span());
        with_tape(name, &args.name, &tape, lib, (&inputs, &passed), &output, (f, signature))
    });
    let head = head(&args.name, f, "reverse", has_only(signature));
    let finished = reverse.finished();
    quote! {
        #with_tape
        #head (#(#inputs),*) #output {
            #callees
            #warnings
            #checks
            #declarations
            #first
            #forward
            #counted
            #shared
            #then
            #backward
            #finished
            #value
        }
    }
}

/// Prints the forward sweep, with the values that the reverse sweep reads.
fn forward_sweep(function: &Function, reverse: &Reverse) -> TokenStream {
    Emit { vars: &function.vars, kept: Some(&reverse.kept), active: &reverse.a.active }
        .block(&function.body)
}

/// Returns `name`, a variant of `derivative` that gets the memory of its tapes from the caller.
fn with_tape(
    name: &Ident,
    derivative: &Ident,
    tape: &Ident,
    lib: &TokenStream,
    (inputs, passed): (&[TokenStream], &[TokenStream]),
    output: &TokenStream,
    (f, signature): (&ItemFn, &Signature),
) -> TokenStream {
    let head = head(name, f, "reverse", has_only(signature));
    let tape_input = quote!(#tape: &mut #lib::TapeMemory);
    let own = quote!(self).to_string();
    let method = passed.first().is_some_and(|name| name.to_string() == own);
    let (path, inputs) = match inputs {
        [receiver, rest @ ..] if method => {
            (quote!(Self::#derivative), quote!(#receiver, #tape_input, #(#rest),*))
        }
        _ => (quote!(#derivative), quote!(#tape_input, #(#inputs),*)),
    };
    let mut call = quote!(#path(#(#passed),*));
    if has_only(signature) || matches!(f.sig.safety, syn::Safety::Unsafe(_)) {
        call = quote!(unsafe { #call });
    }
    quote! {
        #head (#inputs) #output {
            #tape.with(|| #call)
        }
    }
}

/// Returns documentation, attributes, and the signature up to the parameters. `only` is true if an argument's primal
/// results are not guaranteed.
pub(crate) fn head(name: &Ident, f: &ItemFn, mode: &str, only: bool) -> TokenStream {
    let vis = &f.vis;
    let (params, primal) = (&f.sig.generics, &f.sig.ident);
    let kept: Vec<&Attribute> = f
        .attrs
        .iter()
        .filter(|a| a.path().is_ident("cfg") || a.path().is_ident("inline"))
        .collect();
    let doc = format!(" The {mode} derivative of [`{primal}`].");
    let safety = only.then(
        || quote!(#[doc = "# Safety\nAlways safe to call here; `unsafe` as in `std::autodiff`."]),
    );
    let unsafety = (only || matches!(f.sig.safety, syn::Safety::Unsafe(_))).then(|| quote!(unsafe));
    let quiet = crate::ir::runtime::quiet();
    quote! {
        #(#kept)*
        #[doc = #doc]
        #safety
        #quiet
        #vis #unsafety fn #name #params
    }
}

/// Returns true if `#[allow(deprecated)]` or `#[allow(warnings)]` is among the attributes: then no warnings are wanted.
fn allows_deprecated(attrs: &[Attribute]) -> bool {
    let allowed = attrs.iter().filter(|a| a.path().is_ident("allow"));
    let names = allowed.map(|a| a.meta.to_token_stream());
    names.into_iter().any(|names| mentions(&names, "deprecated") || mentions(&names, "warnings"))
}

/// Returns true if a parameter is `DuplicatedOnly`. As in std::autodiff, the primal results of such an argument are not
/// guaranteed.
fn has_only(signature: &Signature) -> bool {
    signature.params.iter().any(|p| p.activity == Activity::DuplicatedOnly)
}

pub(crate) fn mutable_reference(ty: &Type) -> Type {
    match ty {
        Type::Reference(r) => {
            let mut r = r.clone();
            r.mutability = Some(Default::default());
            Type::Reference(r)
        }
        ty => ty.clone(),
    }
}

/// Seed of the result, and its value among the outputs.
struct Result {
    input: Option<TokenStream>,
    seed: Option<TokenStream>,
    output: Option<(TokenStream, TokenStream)>,
}

impl Result {
    fn new(signature: &Signature, var: Option<VarId>, reverse: &mut Reverse) -> Self {
        let mut result = Self { input: None, seed: None, output: None };
        let (Some((ty, activity)), Some(var)) = (&signature.result, var) else { return result };
        if !activity.is_const() {
            let seed = reverse.names.fresh("d_ret", proc_macro2::Span::call_site());
            result.input = Some(quote!(#seed: #ty));
            result.seed = Some(quote!(#seed));
            reverse.shadow_name(var);
        }
        if *activity != Activity::ActiveOnly {
            let name = &reverse.a.vars[var].name;
            result.output = Some((quote!(#name), quote!(#ty)));
        }
        result
    }
}

/// Declares shared references to parameters behind `&mut`: the reverse sweep only reads them.
fn shared_parameters(function: &Function, reverse: &Reverse) -> TokenStream {
    let mut tokens = TokenStream::new();
    for (var, v) in function.vars.iter().enumerate() {
        let shared = v.kind.is_mutable_ref()
            && reverse.is_needed(var)
            && v.name != "self"
            && !reverse.states.contains(&var);
        if matches!(v.role, Role::Param(_)) && shared {
            let name = &v.name;
            tokens.extend(quote!(let #name = &*#name;));
        }
    }
    tokens
}

/// Declares the result's shadow, which starts with the seed.
fn seeded(result: Option<VarId>, seed: &Option<TokenStream>, reverse: &mut Reverse) -> TokenStream {
    match (result, seed) {
        (Some(var), Some(seed)) => {
            let shadow = reverse.shadow_name(var);
            quote!(let mut #shadow = #seed;)
        }
        _ => TokenStream::new(),
    }
}
