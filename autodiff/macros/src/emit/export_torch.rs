//! `#[export_torch]`: a function and its derivative as a C symbol that LibTorch can load.

use std::ffi::CString;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{Attribute, Expr, ItemFn, LitCStr, Token, Type};

use crate::ir::Activity;
use crate::ir::diagnostics::refused;
use crate::ir::kinds::is_primitive;
use crate::parse::signature::{self, Param, Signature};
use crate::parse::{Options, ReverseArgs};

/// Nothing, `length = EXPRESSION`, or `crate = path`.
#[derive(Default)]
pub(crate) struct ExportArgs {
    /// Length of the slice that the function writes.
    length: Option<Expr>,
    options: Options,
}

impl Parse for ExportArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut args = Self::default();
        while !input.is_empty() {
            if input.peek(Token![crate]) {
                args.options.parse_one(input)?;
            } else {
                let word: Ident = input.parse()?;
                if word != "length" {
                    let message = format!(
                        "unknown option `{word}`; there are `length = EXPRESSION` and `crate = path`"
                    );
                    return refused(word.span(), message);
                }
                input.parse::<Token![=]>()?;
                args.length = Some(input.parse()?);
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(args)
    }
}

/// Role of a parameter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// `&[f64]`.
    Slice,
    /// `f64`.
    Number,
    /// `&mut [f64]`.
    Output,
}

const TYPES: &str = "an exported function takes `&[f64]` and `f64`, and returns `f64` or writes one `&mut [f64]`; or `f32` \
     in all places: call what takes other types in one that does";

/// Items that the attribute writes beside `f`.
pub(crate) fn expand(args: &ExportArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    let lib = crate::ir::runtime::library(args.options.library.as_ref());
    refuse_generics(f)?;
    let Some(reverse) = derivative(f, "autodiff_reverse")? else {
        return refused(
            f.sig.ident.span(),
            "there is no derivative to export; below `#[export_torch]` write `#[autodiff_reverse(name, activities…)]`",
        );
    };
    let signature = Signature::new(f, reverse.name.span(), &reverse.activities)?;
    let parameters = Parameters::new(&signature, f)?;
    let (ty, length) = (&parameters.number, parameters.length(args)?);
    let inputs = parameters.described(&lib);
    let [bound, forward, backward] =
        [parameters.bound(), parameters.forward(f), parameters.backward(&reverse)];
    let hessian = parameters.hessian(f)?;
    let (has_hessian, returns) = (hessian.is_some(), parameters.output.is_none());
    let (of, exported) = (&f.sig.ident, format_ident!("{}_rootgrad_function", f.sig.ident.unraw()));
    let name = c_string(of);
    let doc = format!(" Describes [`{of}`] to LibTorch, as `rootgrad/torch_function.h` tells.");
    let quiet = crate::ir::runtime::quiet();
    Ok(quote! {
        #[doc = #doc]
        #quiet
        #[unsafe(no_mangle)]
        pub extern "C" fn #exported() -> *const #lib::export::Function {
            struct This;
            impl #lib::export::Exported for This {
                type Number = #ty;
                const NAME: &'static ::core::ffi::CStr = #name;
                const INPUTS: &'static [#lib::export::Input] = &[#(#inputs),*];
                const RETURNS_SCALAR: bool = #returns;
                const HAS_HESSIAN: bool = #has_hessian;
                fn output_length(__inputs: &[&[#ty]]) -> usize {
                    #bound
                    #length
                }
                fn forward(__inputs: &[&[#ty]], __output: &mut [#ty]) {
                    #bound
                    #forward
                }
                fn backward(
                    __inputs: &[&[#ty]],
                    __output: &mut [#ty],
                    __seed: &mut [#ty],
                    __gradients: &mut [&mut [#ty]],
                ) {
                    #bound
                    #backward
                }
                #hessian
            }
            #lib::export::describe::<This>()
        }
    })
}

fn refuse_generics(f: &ItemFn) -> syn::Result<()> {
    signature::refuse_unsafe(f)?;
    if f.sig.generics.params.is_empty() {
        return Ok(());
    }
    let message = "an exported function has one type of number; write one without type parameters that calls this one";
    refused(f.sig.generics.span(), message)
}

/// Arguments of the attribute `name`, if the function has it.
fn derivative(f: &ItemFn, name: &str) -> syn::Result<Option<ReverseArgs>> {
    let is_it = |attribute: &&Attribute| {
        attribute.path().segments.last().is_some_and(|segment| segment.ident == name)
    };
    f.attrs.iter().find(is_it).map(Attribute::parse_args).transpose()
}

/// `name` as a C string literal.
fn c_string(name: &Ident) -> LitCStr {
    let text = CString::new(name.unraw().to_string()).unwrap_or_default();
    LitCStr::new(&text, name.span())
}

/// The parameters of an exported function.
struct Parameters {
    /// Type of the numbers: `f32` or `f64`.
    number: Type,
    /// Parameters that are read.
    inputs: Vec<(Param, Role)>,
    /// Parameter that is written, and the number of inputs before it.
    output: Option<(Param, usize)>,
    /// Activity of the result.
    returns: Option<Activity>,
}

impl Parameters {
    fn new(signature: &Signature, f: &ItemFn) -> syn::Result<Self> {
        let (mut number, mut inputs, mut output) = (None, Vec::new(), None);
        let results = signature.result.iter().map(|(ty, _)| (None, ty));
        let all = signature.params.iter().map(|param| (Some(param), &param.ty)).chain(results);
        for (param, ty) in all {
            let Some((role, of)) = role(ty).filter(|of| param.is_some() || of.0 == Role::Number)
            else {
                return refused(ty.span(), TYPES);
            };
            if number.as_ref().is_some_and(|number| *number != of) {
                return refused(ty.span(), TYPES);
            }
            number = Some(of);
            let Some(param) = param else { continue };
            if matches!(param.activity, Activity::DuplicatedOnly) {
                let message = "in an exported function write `Duplicated`, which is safe to call";
                return refused(ty.span(), message);
            }
            if role != Role::Output {
                inputs.push((param.clone(), role));
            } else if output.is_some() || param.activity.is_const() {
                return refused(ty.span(), TYPES);
            } else {
                output = Some((param.clone(), inputs.len()));
            }
        }
        if inputs.is_empty() {
            let message =
                "an exported function has at least one input: LibTorch calls it with tensors";
            return refused(f.sig.ident.span(), message);
        }
        let returns = signature.result.as_ref().map(|(_, activity)| *activity);
        match (number, &output, returns) {
            (Some(number), Some(_), None) => Ok(Self { number, inputs, output, returns }),
            (Some(number), None, Some(activity)) if !activity.is_const() => {
                Ok(Self { number, inputs, output, returns })
            }
            _ => refused(f.sig.ident.span(), TYPES),
        }
    }

    /// Descriptions of the inputs.
    fn described(&self, lib: &TokenStream) -> Vec<TokenStream> {
        let described = |(param, role): &(Param, Role)| {
            let (name, differs) = (c_string(&param.name), !param.activity.is_const());
            let is_scalar = *role == Role::Number;
            quote!(#lib::export::Input::new(#name, #is_scalar, #differs))
        };
        self.inputs.iter().map(described).collect()
    }

    /// Length of the output.
    fn length(&self, args: &ExportArgs) -> syn::Result<TokenStream> {
        match (&self.output, &args.length) {
            (None, None) => Ok(quote!(1)),
            (Some(_), Some(length)) => Ok(quote!(#length)),
            (Some((output, _)), None) => {
                let name = &output.name;
                let message = format!(
                    "how long is `{name}`? Write `#[export_torch(length = EXPRESSION)]`, such as `x.len()`"
                );
                refused(name.span(), message)
            }
            (None, Some(length)) => {
                let message =
                    "`length` is of the slice that a function writes; this one returns a number";
                refused(length.span(), message)
            }
        }
    }

    /// The inputs, bound to their names.
    fn bound(&self) -> TokenStream {
        let bound = self.inputs.iter().enumerate().map(|(at, (param, role))| {
            let (name, ty) = (&param.name, &param.ty);
            let value = match role {
                Role::Number => quote!(__inputs[#at][0]),
                _ => quote!(__inputs[#at]),
            };
            quote!(let #name: #ty = #value;)
        });
        quote!(#(#bound)*)
    }

    /// Arguments, one list for each input, with `output` at its position.
    fn arguments(
        &self,
        output: TokenStream,
        of: impl Fn(usize, &Param, Role) -> TokenStream,
    ) -> Vec<TokenStream> {
        let each = self.inputs.iter().enumerate();
        let mut arguments: Vec<TokenStream> =
            each.map(|(at, (param, role))| of(at, param, *role)).collect();
        if let Some((_, before)) = self.output {
            arguments.insert(before, output);
        }
        arguments
    }

    fn forward(&self, f: &ItemFn) -> TokenStream {
        let of = &f.sig.ident;
        let arguments = self.arguments(quote!(__output), |_, param, _| {
            let name = &param.name;
            quote!(#name)
        });
        match self.output {
            Some(_) => quote!(#of(#(#arguments),*);),
            None => quote!(__output[0] = #of(#(#arguments),*);),
        }
    }

    fn backward(&self, reverse: &ReverseArgs) -> TokenStream {
        let mut arguments = self.arguments(quote!(__output, __seed), |at, param, _| {
            let (name, place) = (&param.name, place(at));
            match param.activity {
                Activity::Duplicated => quote!(#name, &mut **#place),
                _ => quote!(#name),
            }
        });
        let mut returned = Vec::new();
        if let Some(activity) = self.returns {
            arguments.push(quote!(__seed[0]));
            returned.extend((activity == Activity::Active).then(|| quote!(_)));
        }
        let name = &reverse.name;
        self.called(&quote!(#name(#(#arguments),*)), returned)
    }

    /// The Hessian-vector product, if the function has one.
    fn hessian(&self, f: &ItemFn) -> syn::Result<Option<TokenStream>> {
        let Some(second) = derivative(f, "hessian_vector")? else { return Ok(None) };
        let (number, name, bound) = (&self.number, &second.name, self.bound());
        let written = |number: usize| second.activities.get(number).map(|of| of.0);
        let differs = self.inputs.iter().enumerate().any(|(number, (param, _))| {
            written(number).is_some_and(|activity| activity.is_const() != param.activity.is_const())
        });
        if differs {
            let message = "activities differ from those of `#[autodiff_reverse]`, whose Hessian this is to be";
            return refused(name.span(), message);
        }
        let arguments = self.arguments(quote!(), |at, param, role| {
            let (name, place) = (&param.name, place(at));
            match (param.activity.is_const(), role) {
                (true, _) => quote!(#name),
                (false, Role::Number) => quote!(#name, __directions[#at][0]),
                (false, _) => quote!(#name, __directions[#at], &mut **#place),
            }
        });
        let called = self.called(&quote!(#name(#(#arguments),*)), vec![quote!(__slope)]);
        Ok(Some(quote! {
            fn hessian_product(
                __inputs: &[&[#number]],
                __directions: &[&[#number]],
                __gradients: &mut [&mut [#number]],
            ) -> #number {
                #bound
                #called
                __slope
            }
        }))
    }

    /// The call of a derivative, whose results are `returned`, followed by the code that stores the derivatives of
    /// numbers.
    fn called(&self, call: &TokenStream, mut returned: Vec<TokenStream>) -> TokenStream {
        let places = (0..self.inputs.len()).map(place);
        let mut put = quote!();
        for (at, (param, role)) in self.inputs.iter().enumerate() {
            if *role == Role::Number && !param.activity.is_const() {
                let (part, place) = (format_ident!("__part_{at}"), place(at));
                put.extend(quote!(#place[0] = #part;));
                returned.push(quote!(#part));
            }
        }
        let returned = match &returned[..] {
            [] => quote!(()),
            [one] => quote!(#one),
            all => quote!((#(#all),*)),
        };
        quote! {
            let [#(#places),*] = __gradients else { unreachable!() };
            let #returned = #call;
            #put
        }
    }
}

/// The name of the memory for the gradient of input number `at`.
fn place(at: usize) -> Ident {
    format_ident!("__gradient_{at}")
}

/// Role of a parameter of this type, and its type of number.
fn role(ty: &Type) -> Option<(Role, Type)> {
    match ty {
        Type::Reference(reference) => match &*reference.elem {
            Type::Slice(slice) if is_primitive(&slice.elem) => {
                let role = if reference.mutability.is_some() { Role::Output } else { Role::Slice };
                Some((role, (*slice.elem).clone()))
            }
            _ => None,
        },
        ty => is_primitive(ty).then(|| (Role::Number, ty.clone())),
    }
}
