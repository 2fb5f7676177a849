//! Operators of users' types: the rules that `#[differentiable]` on `impl Add for …` writes.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::spanned::Spanned;
use syn::visit_mut::VisitMut;
use syn::{FnArg, ImplItem, ItemFn, ItemImpl, Type};

use crate::emit::differentiable::{self, DifferentiableArgs};
use crate::ir::callees::OPERATORS;
use crate::ir::diagnostics::refused;
use crate::parse::substitute::Substitute;

/// The method of the operator trait that `block` implements, if it is one.
pub(crate) fn implemented(block: &ItemImpl) -> Option<&'static str> {
    let name = block.trait_.as_ref()?.0.segments.last()?.ident.to_string();
    OPERATORS.iter().find(|known| known.0 == name).map(|known| known.1)
}

/// Returns true if `block` implements `Index` or `IndexMut`. The function that finds an element in a value also finds
/// the element's shadow in the value's shadow.
pub(crate) fn is_index(block: &ItemImpl) -> bool {
    let last = block.trait_.as_ref().and_then(|(path, _)| path.segments.last());
    last.is_some_and(|s| s.ident == "Index" || s.ident == "IndexMut")
}

/// An operand: its type, and the way in which its shadow is passed.
struct Operand {
    ty: Type,
    /// The type behind the reference.
    value: Type,
    constant: bool,
}

impl Operand {
    fn new(ty: Type, generics: &[Ident]) -> Self {
        let value = match &ty {
            Type::Reference(r) => (*r.elem).clone(),
            ty => ty.clone(),
        };
        let arg: FnArg = syn::parse_quote!(operand: #ty);
        let constant = differentiable::inferred(&arg, generics).0.is_const();
        Self { ty, value, constant }
    }

    fn is_reference(&self) -> bool {
        matches!(self.ty, Type::Reference(_))
    }

    /// The shadow `name`, a `&mut`, for the derived rule.
    fn shadow(&self, lib: &TokenStream, name: &str) -> TokenStream {
        let name = format_ident!("{name}");
        if self.constant { quote!(#lib::rt::Inactive) } else { quote!(#name) }
    }

    /// The tangent `name`, a value, for the derived rule.
    fn tangent(&self, lib: &TokenStream, name: &str) -> TokenStream {
        let name = format_ident!("{name}");
        match (self.constant, self.is_reference()) {
            (true, _) => quote!(#lib::rt::Inactive),
            (false, true) => quote!(&#name),
            (false, false) => quote!(#name),
        }
    }

    /// A zero of the value's shape; `name` is a reference to the operand.
    fn zero(&self, lib: &TokenStream, name: &TokenStream) -> TokenStream {
        let deref = self.is_reference().then(|| quote!(&**));
        quote!(#lib::Differentiable::zero_like(#deref #name))
    }
}

/// The block, and the rules of its operator.
pub(crate) fn expand(all: &DifferentiableArgs, block: &ItemImpl) -> syn::Result<TokenStream> {
    let Some(method) = implemented(block) else { return Ok(block.to_token_stream()) };
    let lib = crate::ir::runtime::library(all.options().library.as_ref());
    let mut as_written = Substitute::new(block);
    let (f, operands) = as_function(block, method, &mut as_written)?;
    let mut args = DifferentiableArgs::default();
    args.inherit(all);
    let twice = args.options().second_order != Some(false);
    args.require_second_order(twice);
    let rule_item = differentiable::expand(args, &crate::parse::parameters::named(&f))?;
    let rules = if method.ends_with("_assign") {
        assigning(&lib, method, &f.sig.generics, &operands, twice)
    } else {
        let output = as_written.output.clone().unwrap_or_else(|| syn::parse_quote!(()));
        giving(&lib, method, &f.sig.generics, &operands, &output, twice)
    };
    let quiet = crate::ir::runtime::quiet();
    Ok(quote! {
        #block
        #quiet
        const _: () = {
            #f
            #rule_item
            #rules
        };
    })
}

/// The operator's method as a function `operator` of its operands.
fn as_function(
    block: &ItemImpl,
    method: &str,
    as_written: &mut Substitute,
) -> syn::Result<(ItemFn, Vec<Operand>)> {
    let item = block.items.iter().find_map(|item| match item {
        ImplItem::Fn(f) if f.sig.ident == method => Some(f),
        _ => None,
    });
    let Some(item) = item else {
        return refused(block.self_ty.span(), format!("the method `{method}` is missing"));
    };
    let (mut sig, mut body) = (item.sig.clone(), item.block.clone());
    sig.ident = Ident::new("operator", item.sig.ident.span());
    sig.generics = block.generics.clone();
    sig.generics.params = block
        .generics
        .params
        .iter()
        .filter(|p| !matches!(p, syn::GenericParam::Lifetime(_)))
        .cloned()
        .collect();
    let left = as_written.own.clone();
    let this = &as_written.this;
    for arg in &mut sig.inputs {
        if let FnArg::Receiver(r) = arg {
            let mutability = r.mutability;
            *arg = match crate::parse::signature::receiver_type(r) {
                Type::Reference(r) if r.mutability.is_some() => {
                    syn::parse_quote!(#this: &mut #left)
                }
                Type::Reference(_) => syn::parse_quote!(#this: &#left),
                _ => syn::parse_quote!(#mutability #this: #left),
            };
        }
    }
    as_written.visit_signature_mut(&mut sig);
    as_written.visit_block_mut(&mut body);
    let generics: Vec<Ident> = sig.generics.type_params().map(|p| p.ident.clone()).collect();
    let mut operands = vec![Operand::new(as_written.own.clone(), &generics)];
    if let Some(FnArg::Typed(right)) = sig.inputs.iter().nth(1) {
        operands.push(Operand::new((*right.ty).clone(), &generics));
    }
    let f = ItemFn {
        attrs: item.attrs.clone(),
        vis: syn::Visibility::Inherited,
        modifiers: Default::default(),
        sig,
        block: Box::new(body),
    };
    Ok((f, operands))
}

/// The rule of an operator that returns a value.
fn giving(
    lib: &TokenStream,
    method: &str,
    generics: &syn::Generics,
    operands: &[Operand],
    output: &Type,
    twice: bool,
) -> TokenStream {
    let op = format_ident!("{method}");
    let (parameters, _, where_clause) = generics.split_for_impl();
    let left @ Operand { ty: own, value: left_value, .. } = &operands[0];
    let (right, right_value) = match operands.get(1) {
        Some(right) => (right.ty.to_token_stream(), right.value.to_token_stream()),
        None => (quote!(()), quote!(())),
    };
    let zeros = [
        left.zero(lib, &quote!(self)),
        operands.get(1).map_or(quote!(()), |right| right.zero(lib, &quote!(rhs))),
    ];
    let [mut reverse, mut forward, mut second] = [vec![], vec![], vec![]];
    for (operand, name) in operands.iter().zip(["self", "rhs"]) {
        let word = Ident::new(name, Span::call_site());
        let [shadow, shadow_of_tangent] =
            ["d", "d_t"].map(|stem| operand.shadow(lib, &format!("{stem}_{name}")));
        let tangent = operand.tangent(lib, &format!("t_{name}"));
        reverse.push(quote!(#word, #shadow));
        forward.push(quote!(#word, #tangent));
        second.push(quote!(#word, #shadow, #tangent, #shadow_of_tangent));
    }
    let twice = twice.then(|| {
        let function = twice_giving(lib, left_value, (&right, &right_value), output, &second);
        quote! {
            impl #parameters #lib::operators::SecondOperatorRule<#lib::operators::#op, #right> for #own #where_clause {
                #function
            }
        }
    });
    quote! {
        impl #parameters #lib::operators::OperatorRule<#lib::operators::#op, #right> for #own #where_clause {
            type Output = #output;
            type Left = #left_value;
            type Right = #right_value;
            #[inline]
            fn zeros(&self, rhs: &#right) -> (#left_value, #right_value) { (#(#zeros),*) }
            #[inline]
            fn pullback(
                self, d_self: &mut #left_value, rhs: #right, d_rhs: &mut #right_value, d_ret: #output,
            ) {
                operator::__vjp(#(#reverse,)* d_ret);
            }
            #[inline]
            fn pushforward(
                self, t_self: #left_value, rhs: #right, t_rhs: #right_value,
            ) -> (#output, #output) {
                operator::__jvp(operator, #(#forward),*)
            }
        }
        #twice
    }
}

/// The function for second derivatives of an operator that returns a value.
fn twice_giving(
    lib: &TokenStream,
    left: &Type,
    (right, right_value): (&TokenStream, &TokenStream),
    output: &Type,
    arguments: &[TokenStream],
) -> TokenStream {
    quote! {
        #[inline]
        fn pushforward_pullback(
            self,
            d_self: &mut #left,
            t_self: #left,
            d_t_self: &mut #left,
            rhs: #right,
            d_rhs: &mut #right_value,
            t_rhs: #right_value,
            d_t_rhs: &mut #right_value,
            d_ret: (#output, #output),
        ) {
            operator::__jvp_vjp(operator, #lib::rt::Inactive, #(#arguments,)* d_ret);
        }
    }
}

/// The rule of an operator that assigns.
fn assigning(
    lib: &TokenStream,
    method: &str,
    generics: &syn::Generics,
    operands: &[Operand],
    twice: bool,
) -> TokenStream {
    let op = format_ident!("{method}");
    let (parameters, _, where_clause) = generics.split_for_impl();
    let [left, right] = operands else { return TokenStream::new() };
    let own = &left.ty;
    let (right_ty, right_value) = (&right.ty, &right.value);
    let zero = right.zero(lib, &quote!(rhs));
    let (shadow, tangent) = (right.shadow(lib, "d_rhs"), right.tangent(lib, "t_rhs"));
    let shadow_of_tangent = right.shadow(lib, "d_t_rhs");
    let twice = twice.then(|| {
        quote! {
            impl #parameters #lib::operators::SecondAssignRule<#lib::operators::#op, #right_ty> for #own #where_clause {
                #[inline]
                fn pushforward_pullback(
                    &self,
                    d_self: &mut Self,
                    t_self: &Self,
                    d_t_self: &mut Self,
                    rhs: #right_ty,
                    d_rhs: &mut #right_value,
                    t_rhs: #right_value,
                    d_t_rhs: &mut #right_value,
                ) {
                    operator::__jvp_vjp(
                        operator, #lib::rt::Inactive, self, d_self, t_self, d_t_self,
                        rhs, #shadow, #tangent, #shadow_of_tangent, #lib::rt::Unused,
                    );
                }
            }
        }
    });
    quote! {
        impl #parameters #lib::operators::AssignRule<#lib::operators::#op, #right_ty> for #own #where_clause {
            type Right = #right_value;
            #[inline]
            fn zero_right(rhs: &#right_ty) -> #right_value { #zero }
            #[inline]
            fn pullback(&self, d_self: &mut Self, rhs: #right_ty, d_rhs: &mut #right_value) {
                operator::__vjp(self, d_self, rhs, #shadow, #lib::rt::Unused);
            }
            #[inline]
            fn pushforward(&mut self, t_self: &mut Self, rhs: #right_ty, t_rhs: #right_value) {
                operator::__jvp(operator, self, t_self, rhs, #tangent);
            }
        }
        #twice
    }
}
