//! `#[estimate_error]`: a function's rounding error, to first order.
//!
//! Each operation is followed by a call of the library's `observe`, which does nothing. Its pullback receives the value
//! that the operation rounded, and the adjoint of that value. So the reverse pass of a function rewritten like this
//! computes Σ |v̄ v|. No other part of the macro depends on this module.

mod observer;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{FnArg, ItemFn, ReturnType, Type, parse_quote};

use crate::emit::generate;
use crate::ir::diagnostics::refused;
use crate::ir::names::Names;
use crate::ir::{Activity, Kind, kinds};
use crate::parse::{Options, ReverseArgs, signature};

use observer::Observer;

/// `name`, then the options.
pub(crate) struct EstimateArgs {
    pub name: Ident,
    pub options: Options,
}

impl Parse for EstimateArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        if input.is_empty() {
            return Err(input.error(
                "the name of the new function is missing; write `#[estimate_error(name)]`",
            ));
        }
        let (name, mut options) = (input.parse()?, Options::default());
        options.arguments(input, true, |input| {
            Err(input.error("after the name only options may stand: `crate = path`"))
        })?;
        Ok(Self { name, options })
    }
}

/// Generates the function that runs `f` and estimates its error.
pub(crate) fn expand(args: &EstimateArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    signature::refuse_unsafe(f)?;
    let lib = crate::ir::runtime::library(args.options.library.as_ref());
    let all = vec![(Activity::Active, Span::call_site()); f.sig.inputs.len()];
    let f = &crate::parse::parameters::of_floats(f, &all, &lib);
    let generics = signature::type_params(f);
    let result = match &f.sig.output {
        ReturnType::Type(_, ty) if !matches!(&**ty, Type::Tuple(_)) => ty,
        _ => {
            return refused(
                f.sig.ident.span(),
                "the error of what? `#[estimate_error]` is for functions that return a float",
            );
        }
    };
    let mut names = Names::of(f.to_token_stream());
    let inner = names.fresh("observed", Span::call_site());
    let errors = names.fresh("errors", Span::call_site());
    let value = names.fresh("value", Span::call_site());
    let params = f
        .sig
        .inputs
        .iter()
        .map(|arg| Param::new(arg, &generics, &mut names))
        .collect::<syn::Result<Vec<_>>>()?;
    let mut activities: Vec<_> = params.iter().map(|p| (p.activity, p.ty.span())).collect();
    activities.push((Activity::Const, Span::call_site()));
    activities.push((Activity::Active, result.span()));
    let mut observed = f.clone();
    observed.attrs.clear();
    observed.vis = syn::Visibility::Inherited;
    observed.sig.inputs.push(parse_quote!(#errors: &#lib::rt::Roundings));
    let reverse = ReverseArgs { name: inner.clone(), activities, options: args.options.clone() };
    let mut variables = Vec::new();
    let derivative = generate::derivative(&reverse, &observed, false, |function, names| {
        let source = Names::of(f.to_token_stream()).into_set();
        let mut observer = Observer::new(&lib, &generics, function, names, source);
        observer.function(&errors);
        variables = observer.variables;
    })?;
    Ok(wrapper(args, f, &lib, &Inner { name: inner, derivative, errors, value, params, variables }))
}

/// The parts of the new function.
struct Inner {
    name: Ident,
    derivative: TokenStream,
    errors: Ident,
    value: Ident,
    params: Vec<Param>,
    variables: Vec<String>,
}

fn wrapper(args: &EstimateArgs, f: &ItemFn, lib: &TokenStream, inner: &Inner) -> TokenStream {
    let Inner { name: inner_name, derivative, errors, value, params, variables } = inner;
    let (vis, name, of) = (&f.vis, &args.name, &f.sig.ident);
    let (generics, where_clause) = (&f.sig.generics, &f.sig.generics.where_clause);
    let result = match &f.sig.output {
        ReturnType::Type(_, ty) => ty.to_token_stream(),
        ReturnType::Default => quote!(()),
    };
    let inputs = f.sig.inputs.iter();
    let shadows = params.iter().map(|p| p.shadow(lib));
    let passed = params.iter().map(Param::passed);
    let gradients: Vec<_> =
        params.iter().filter(|p| p.activity == Activity::Active).map(|p| &p.shadow).collect();
    let returned =
        if gradients.is_empty() { quote!(#value) } else { quote!((#value, #(#gradients),*)) };
    let all = params.iter().filter(|p| !p.activity.is_const()).map(|p| p.name.unraw().to_string());
    let first = variables.len();
    let roundings = params.iter().filter(|p| !p.activity.is_const()).enumerate().map(|(i, p)| {
        let (index, name, shadow) = (first + i, &p.name, &p.shadow);
        match p.activity {
            Activity::Active => quote!(#errors.input(#index, &[#name], &[#shadow]);),
            _ => quote!(#errors.input(#index, #lib::rt::as_slice(#name), #lib::rt::as_slice(&#shadow));),
        }
    });
    let doc = format!(
        " Runs [`{of}`] and estimates the rounding error of its result, to first order, variable by variable."
    );
    let quiet = crate::ir::runtime::quiet();
    quote! {
        #[doc = #doc]
        #quiet
        #vis fn #name #generics (#(#inputs),*) -> #lib::ErrorEstimate<#result> #where_clause {
            #derivative
            let #errors = #lib::rt::Roundings::new(&[#(#variables,)* #(#all),*]);
            #(#shadows)*
            let #returned = #inner_name(#(#passed,)* &#errors, #lib::real(1.0));
            #(#roundings)*
            #errors.estimate(#value)
        }
    }
}

/// A parameter of the function.
struct Param {
    name: Ident,
    ty: Type,
    activity: Activity,
    shadow: Ident,
}

impl Param {
    fn new(arg: &FnArg, generics: &[Ident], names: &mut Names) -> syn::Result<Self> {
        let refuse = |span, what: &str| {
            refused(
                span,
                format!(
                    "`#[estimate_error]` does not take {what}; move the computation to a function of floats and \
                     shared slices of floats that returns a float"
                ),
            )
        };
        let FnArg::Typed(typed) = arg else { return refuse(arg.span(), "methods") };
        let syn::Pat::Ident(pat) = &*typed.pat else {
            return refuse(typed.pat.span(), "parameters that are patterns");
        };
        let kind = kinds::of_type(&typed.ty, generics);
        if kind.is_mutable_ref() {
            return refuse(typed.ty.span(), "parameters behind `&mut`");
        }
        let activity = match (kind.is_ref(), kind.value()) {
            (false, Kind::Float(_)) => Activity::Active,
            (true, Kind::Seq(element)) if matches!(**element, Kind::Float(_)) => {
                Activity::Duplicated
            }
            (true, Kind::Float(_)) => {
                return refuse(typed.ty.span(), "references to single floats");
            }
            (_, kind) if kind.is_discrete() => Activity::Const,
            _ => return refuse(typed.ty.span(), "parameters of this type"),
        };
        let shadow = names.fresh(&format!("d_{}", pat.ident), pat.ident.span());
        Ok(Self { name: pat.ident.clone(), ty: (*typed.ty).clone(), activity, shadow })
    }

    fn shadow(&self, lib: &TokenStream) -> TokenStream {
        let (name, shadow) = (&self.name, &self.shadow);
        match (self.activity, &self.ty) {
            (Activity::Duplicated, Type::Reference(r)) if matches!(*r.elem, Type::Slice(_)) => {
                quote!(let mut #shadow = ::std::vec![#lib::zero(); #name.len()];)
            }
            (Activity::Duplicated, _) => {
                quote!(let mut #shadow = #lib::Differentiable::zero_like(#name);)
            }
            _ => TokenStream::new(),
        }
    }

    fn passed(&self) -> TokenStream {
        let (name, shadow) = (&self.name, &self.shadow);
        match self.activity {
            Activity::Duplicated => quote!(#name, &mut #shadow),
            _ => quote!(#name),
        }
    }
}
