//! `#[differentiable]`: derived rules, and the names under which callers find them.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::visit_mut::VisitMut;
use syn::{FnArg, ImplItem, ImplItemFn, ItemFn, ItemImpl, ReturnType, Type};

use crate::emit::generate::{self, Sweeps};
use crate::emit::rule_item;
use crate::ir::diagnostics::refused;
use crate::ir::words::idents_in;
use crate::ir::{Activity, Kind, kinds};
use crate::parse::readers::Readers;
use crate::parse::signature::{self, Signature};
use crate::parse::unnameable_types::Associated;
use crate::parse::{self, Options, ReverseArgs};

/// Arguments of the attribute: no activities or one for each parameter, then the options and `associated`.
#[derive(Default)]
pub(crate) struct DifferentiableArgs {
    activities: Vec<(Activity, Span)>,
    options: Options,
    /// True if the function is located in an `impl` block, although its signature does not show it.
    associated: bool,
}

impl Parse for DifferentiableArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let Self { mut activities, mut options, mut associated } = Self::default();
        options.arguments(input, false, |input| {
            let word: Ident = input.parse()?;
            if word == "associated" {
                associated = true;
            } else {
                activities.push((parse::activity(&word)?, word.span()));
            }
            Ok(())
        })?;
        Ok(Self { activities, options, associated })
    }
}

impl DifferentiableArgs {
    pub(crate) fn options(&self) -> &Options {
        &self.options
    }

    /// Combines the options with those of the surrounding block.
    pub(crate) fn inherit(&mut self, all: &Self) {
        self.options = std::mem::take(&mut self.options).or(&all.options);
    }

    /// Requires the second derivative, with an error if it cannot be derived; or leaves it out.
    pub(crate) fn require_second_order(&mut self, required: bool) {
        self.options.second_order = Some(required);
    }
}

/// Expands the attribute on a function: adds its derivative under std::autodiff's convention (`pullback`,
/// `pushforward`) and under the engine's.
pub(crate) fn expand(args: DifferentiableArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    let method = args.associated || is_associated(f);
    expand_with(args, f, &[], method)
}

fn expand_with(
    args: DifferentiableArgs,
    f: &ItemFn,
    outer: &[Ident],
    method: bool,
) -> syn::Result<TokenStream> {
    args.options.without_tape()?;
    signature::refuse_unsafe(f)?;
    let inferred_all = args.activities.is_empty();
    let activities = if inferred_all { all_inferred(f, outer) } else { args.activities };
    let lib = crate::ir::runtime::library(args.options.library.as_ref());
    let f = &crate::parse::parameters::of_floats(f, &activities, &lib);
    crate::parse::unnameable_types::nothing_is(f, &activities, inferred_all)?;
    let name = if method {
        rule_item::pullback_name(f)
    } else {
        Ident::new("pullback", f.sig.ident.span())
    };
    let signature = Signature::new(f, f.sig.ident.span(), &activities)?;
    let written = |p: &signature::Param| is_mutable(&p.ty) && !p.activity.is_const();
    let active = signature.result.as_ref().is_some_and(|(_, activity)| !activity.is_const());
    if !active && !signature.params.iter().any(written) {
        return refused(
            f.sig.ident.span(),
            "a `#[differentiable]` function returns a float or what holds floats, or writes through `&mut`; a function \
             without derivative needs no attribute",
        );
    }
    let mut options = args.options;
    options.outer = outer.to_vec();
    options.of_call = true;
    let reverse = ReverseArgs { name, activities, options };
    let (apart, any) = sweeps_apart(&reverse, f, &signature, &lib, method);
    // Callers run the separate sweeps, if there are any: these have the warnings.
    let derivative = generate::derivative(&reverse, f, !any, |_, _| ())?;
    crate::emit::source::dump(&rule_item::pullback_name(f), &derivative);
    let mut forward = crate::emit::forward::derived(f, &reverse, method)?;
    match reverse.options.second_order {
        Some(false) => {}
        Some(true) => forward.extend(crate::emit::forward::derived_twice(f, &reverse, method)?),
        None => forward.extend(crate::emit::forward::derived_twice(f, &reverse, method).ok()),
    }
    let derivatives = quote!(#derivative #forward #apart);
    Ok(if method {
        rule_item::of_method(f, &signature, &lib, &derivatives)
    } else {
        rule_item::of_function(f, &signature, &lib, &derivatives)
    })
}

/// The sweeps of `f` as separate functions, with the arguments lent to the reverse sweep and without, if they pay. The
/// flag is true if there are any.
fn sweeps_apart(
    reverse: &ReverseArgs,
    f: &ItemFn,
    signature: &Signature,
    lib: &TokenStream,
    method: bool,
) -> (TokenStream, bool) {
    let lent = generate::sweeps(reverse, f, method, true, true);
    let stored = generate::sweeps(reverse, f, method, false, lent.is_none());
    let others = stored.is_some();
    let both = [(stored, (false, false), "sweeps"), (lent, (true, others), "lent_sweeps")];
    let mut all = TokenStream::new();
    let mut any = false;
    for (sweeps, which, stem) in both {
        let Some(sweeps) = sweeps else { continue };
        if let Sweeps::Apart(tokens, _) = &sweeps {
            crate::emit::source::dump(&format_ident!("{}_{stem}", f.sig.ident), tokens);
        }
        all.extend(rule_item::apart(f, signature, lib, &sweeps, which, method));
        any = true;
    }
    (all, any)
}

/// `#[differentiable]` on an `impl` block: derives rules for every function in it that has a derivative, unless it is
/// marked `#[no_derivative]`. `#[differentiable(activities…)]` on a function overrides the inferred activities.
pub(crate) fn expand_impl(
    all: &DifferentiableArgs,
    mut block: ItemImpl,
) -> syn::Result<TokenStream> {
    if let Some((_, span)) = all.activities.first() {
        let message = "activities belong to one function; on an `impl` block stand options only";
        return refused(*span, message);
    }
    for item in &mut block.items {
        if let ImplItem::Fn(f) = item {
            crate::ir::words::ungroup(&mut f.block);
        }
    }
    if crate::emit::operators::is_index(&block) {
        return Ok(block.to_token_stream());
    }
    if crate::emit::operators::implemented(&block).is_some() {
        return crate::emit::operators::expand(all, &block);
    }
    let mut rules = Rules::new(all, &block)?;
    for item in &mut block.items {
        if let ImplItem::Fn(item) = item {
            rules.add(item)?;
        }
    }
    for item in &mut block.items {
        if let ImplItem::Fn(f) = item {
            crate::ir::marks::unmark(&f.attrs, &mut f.sig, &mut f.block);
        }
    }
    let Rules { of, added, others, refused, .. } = rules;
    let (parameters, _, where_clause) = block.generics.split_for_impl();
    Ok(quote! {
        #block
        impl #parameters #of #where_clause { #added }
        #others
        #refused
    })
}

/// The rules of the functions of an `impl` block.
struct Rules<'a> {
    all: &'a DifferentiableArgs,
    lib: TokenStream,
    of: Type,
    generics: syn::Generics,
    of_trait: Option<syn::Path>,
    /// The type parameters of the block.
    outer: Vec<Ident>,
    defined: Associated,
    readers: Readers,
    /// If a type parameter has no bounds, only some of the types have a shadow.
    with_shadow: Option<syn::WhereClause>,
    /// The functions of the block of rules, other blocks of rules, and errors.
    added: TokenStream,
    others: TokenStream,
    refused: TokenStream,
}

impl<'a> Rules<'a> {
    fn new(all: &'a DifferentiableArgs, block: &ItemImpl) -> syn::Result<Self> {
        let outer: Vec<Ident> = block.generics.type_params().map(|p| p.ident.clone()).collect();
        if block.trait_.is_some() && is_foreign(&block.self_ty, &outer) {
            return refused(
                block.self_ty.span(),
                "the methods of a trait for a type of another crate can have no rules, which stand in an `impl` block of \
                 the type; write a `#[differentiable]` function that takes the value, and call that",
            );
        }
        let [added, others, refused] = Default::default();
        Ok(Self {
            all,
            lib: crate::ir::runtime::library(all.options.library.as_ref()),
            of: (*block.self_ty).clone(),
            generics: block.generics.clone(),
            of_trait: block.trait_.as_ref().map(|(path, _)| path.clone()),
            outer,
            defined: Associated::of(block),
            readers: crate::parse::readers::of(block),
            with_shadow: crate::parse::unnameable_types::with_shadow(block),
            added,
            others,
            refused,
        })
    }

    /// Adds the rules of the function `item`, and removes the attributes that determine them.
    fn add(&mut self, item: &mut ImplItemFn) -> syn::Result<()> {
        // A function with a `#[cfg]` has its rules in a block of their own, under the same condition.
        let conditions: Vec<_> =
            item.attrs.iter().filter(|a| a.path().is_ident("cfg")).cloned().collect();
        if let Some(path) = &self.of_trait {
            let proof = proof_of_method(path, &item.sig, &self.lib);
            self.put(&conditions, None, &proof);
        }
        let nothing = take_attribute(item, "no_derivative").is_some();
        let args = if nothing { None } else { take_attribute(item, "differentiable") };
        let args = args.map(|attr| match &attr.meta {
            syn::Meta::List(list) => list.parse_args::<DifferentiableArgs>(),
            _ => Ok(DifferentiableArgs::default()),
        });
        let args = args.transpose()?;
        let mut f = as_function(item);
        let unsafety = signature::refuse_unsafe(&f).is_err();
        self.defined.visit_item_fn_mut(&mut f);
        if nothing || self.of_trait.is_some() {
            f.vis = syn::Visibility::Public(Default::default());
        }
        if nothing || args.is_none() && !has_derivative(&f, &self.outer) {
            if !unsafety {
                let rules = rule_item::without_derivative(&f, &self.of, &self.lib);
                self.put(&conditions, None, &rules);
            }
            return Ok(());
        }
        let mut args = args.unwrap_or_default();
        args.options = args.options.or(&self.all.options);
        args.options.joined = !self.generics.params.is_empty();
        if args.options.analyses {
            args.options.readers.clone_from(&self.readers);
        }
        let shadowed = f.sig.receiver().is_some()
            && args.activities.first().is_none_or(|(activity, _)| !activity.is_const());
        match expand_with(args, &f, &self.outer, true) {
            Ok(rules) => {
                let clause = self.with_shadow.clone().filter(|_| shadowed);
                self.put(&conditions, clause.as_ref(), &rules);
            }
            // The other functions have their rules even so.
            Err(errors) => self.refused.extend(errors.into_compile_error()),
        }
        Ok(())
    }

    /// Adds functions under these conditions: attributes, and bounds if they are not those of the block.
    fn put(
        &mut self,
        conditions: &[syn::Attribute],
        clause: Option<&syn::WhereClause>,
        rules: &TokenStream,
    ) {
        if conditions.is_empty() && clause.is_none() {
            return self.added.extend(rules.clone());
        }
        let (parameters, _, own) = self.generics.split_for_impl();
        let (of, clause) = (&self.of, clause.or(own));
        self.others.extend(quote!(#(#conditions)* impl #parameters #of #clause { #rules }));
    }
}

/// Removes the attribute `name`.
fn take_attribute(item: &mut ImplItemFn, name: &str) -> Option<syn::Attribute> {
    let is_it = |a: &syn::Attribute| a.path().segments.last().is_some_and(|s| s.ident == name);
    let at = item.attrs.iter().position(is_it)?;
    Some(item.attrs.remove(at))
}

/// Compile-time proof that the type has no method of its own that is called instead of the trait's: rules are found by
/// the name alone. Empty for a function with type parameters, which cannot be named here.
fn proof_of_method(of: &syn::Path, signature: &syn::Signature, lib: &TokenStream) -> TokenStream {
    let impl_trait = signature.inputs.iter().any(|arg| {
        matches!(arg, FnArg::Typed(arg) if crate::ir::words::mentions(&arg.ty.to_token_stream(), "impl"))
    });
    if signature.generics.type_params().next().is_some()
        || signature.generics.const_params().next().is_some()
        || impl_trait
    {
        return TokenStream::new();
    }
    let (method, span) = (&signature.ident, signature.ident.span());
    let name = quote::format_ident!("__only_one_marked_impl_may_have_{}", method);
    let mut plain = of.clone();
    if let Some(last) = plain.segments.last_mut() {
        last.arguments = syn::PathArguments::None;
    }
    // A trait that is named without a path is in scope already.
    let import = (plain.segments.len() > 1).then(|| quote!(use #plain as _;));
    quote::quote_spanned! {span=>
        #[doc(hidden)]
        #[allow(dead_code, nonstandard_style)]
        fn #name() {
            #import
            #lib::rt::same(Self::#method, <Self as #of>::#method);
        }
    }
}

/// Returns true if the type cannot have an `impl` block here: a scalar, reference, slice, tuple, or type parameter.
fn is_foreign(ty: &Type, generics: &[Ident]) -> bool {
    match ty {
        Type::Path(p) => {
            let any = p.path.get_ident().is_some_and(|name| generics.contains(name));
            any || matches!(kinds::of_type(ty, generics), Kind::Float(_) | Kind::Discrete)
        }
        _ => true,
    }
}

pub(crate) fn as_function(item: &syn::ImplItemFn) -> ItemFn {
    crate::parse::parameters::named(&ItemFn {
        attrs: item.attrs.clone(),
        vis: item.vis.clone(),
        modifiers: Default::default(),
        sig: item.sig.clone(),
        block: Box::new(item.block.clone()),
    })
}

/// Returns true if the function has an input and an output that can carry a derivative.
fn has_derivative(f: &ItemFn, outer: &[Ident]) -> bool {
    let mut generics = signature::type_params(f);
    generics.extend_from_slice(outer);
    let active: Vec<_> = f
        .sig
        .inputs
        .iter()
        .map(|arg| (!inferred(arg, &generics).0.is_const(), is_written(arg)))
        .collect();
    let returned = match &f.sig.output {
        ReturnType::Default => false,
        ReturnType::Type(_, ty) => !kinds::of_type(ty, &generics).is_discrete(),
    };
    active.iter().any(|(active, _)| *active)
        && (returned || active.iter().any(|(active, written)| *active && *written))
}

fn is_written(arg: &FnArg) -> bool {
    match arg {
        FnArg::Typed(arg) => is_mutable(&arg.ty),
        FnArg::Receiver(r) => is_mutable(&signature::receiver_type(r)),
    }
}

/// Returns true if the signature shows that the function is located in an `impl` block.
pub(crate) fn is_associated(f: &ItemFn) -> bool {
    let names = idents_in(f.sig.to_token_stream());
    names.iter().any(|name| name == "Self" || name == "self")
}

pub(crate) fn is_mutable(ty: &Type) -> bool {
    matches!(ty, Type::Reference(r) if r.mutability.is_some())
}

/// Returns the inferred activities of the parameters and, last, that of the result.
fn all_inferred(f: &ItemFn, outer: &[Ident]) -> Vec<(Activity, Span)> {
    let mut generics = signature::type_params(f);
    generics.extend_from_slice(outer);
    let mut activities: Vec<_> = f.sig.inputs.iter().map(|arg| inferred(arg, &generics)).collect();
    if let ReturnType::Type(_, ty) = &f.sig.output
        && !matches!(&**ty, Type::Tuple(t) if t.elems.is_empty())
    {
        let discrete = kinds::of_type(ty, &generics).is_discrete();
        let activity = if discrete { Activity::Const } else { Activity::Active };
        activities.push((activity, ty.span()));
    }
    activities
}

/// Returns the inferred activity of a parameter: a type that may hold floats carries derivatives.
pub(crate) fn inferred(arg: &FnArg, generics: &[Ident]) -> (Activity, Span) {
    let ty = match arg {
        FnArg::Typed(arg) => (*arg.ty).clone(),
        FnArg::Receiver(r) => signature::receiver_type(r),
    };
    let kind = kinds::of_type(&ty, generics);
    let activity = match (&kind, may_hold_floats(&ty, &kind)) {
        (_, false) => Activity::Const,
        (Kind::Ref { .. }, true) => Activity::Duplicated,
        (_, true) => Activity::Active,
    };
    (activity, arg.span())
}

fn may_hold_floats(ty: &Type, kind: &Kind) -> bool {
    match ty {
        Type::Reference(r) => return may_hold_floats(&r.elem, kind.value()),
        Type::Slice(s) => return may_hold_floats(&s.elem, &Kind::Unknown) && !kind.is_discrete(),
        Type::Array(a) => return may_hold_floats(&a.elem, &Kind::Unknown) && !kind.is_discrete(),
        _ => {}
    }
    let data = matches!(ty, Type::Path(_) | Type::Tuple(_) | Type::Paren(_) | Type::Group(_));
    data && !kind.is_discrete()
}
