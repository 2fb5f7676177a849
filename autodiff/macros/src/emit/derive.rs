//! `#[derive(Differentiable)]`: field by field.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Field, Fields, Index, Member, Path, Type};

use crate::ir::diagnostics::refused;

/// A field: its name, its type, and a flag that is true if it is marked `#[constant]`.
struct Part<'a> {
    member: Member,
    ty: &'a Type,
    constant: bool,
}

/// One struct, or one variant of an enum.
struct Shape<'a> {
    /// `Self`, or `Self::Variant`.
    path: TokenStream,
    parts: Vec<Part<'a>>,
}

impl Shape<'_> {
    /// `Self { a: value(a), … }`
    fn build(&self, value: impl Fn(usize, &Part) -> TokenStream) -> TokenStream {
        let path = &self.path;
        let fields = self.parts.iter().enumerate().map(|(i, p)| {
            let (member, value) = (&p.member, value(i, p));
            quote!(#member: #value)
        });
        quote!(#path { #(#fields),* })
    }

    /// `Self { a: a0, … }` as a pattern whose names begin with `stem`.
    fn pattern(&self, stem: &str) -> TokenStream {
        self.build(|i, _| {
            let name = format_ident!("{stem}{i}");
            quote!(#name)
        })
    }
}

/// The implementation for `input`.
pub(crate) fn expand(input: &DeriveInput) -> syn::Result<TokenStream> {
    let lib = crate::ir::runtime::library(library(input)?.as_ref());
    let shapes = shapes(input)?;
    let (name, mut generics) = (&input.ident, input.generics.clone());
    let part_of =
        |param: &syn::Ident| shapes.iter().flat_map(|s| &s.parts).any(|part| holds(part, param));
    let mut all_held = true;
    for param in generics.type_params_mut() {
        if part_of(&param.ident) {
            param.bounds.push(syn::parse_quote!(#lib::Differentiable));
        } else {
            all_held = false;
        }
    }
    if !all_held {
        // The bound of the type's own `Clone` on such parameters.
        let arguments = input.generics.split_for_impl().1;
        let predicate = syn::parse_quote!(#name #arguments: ::core::clone::Clone);
        generics.make_where_clause().predicates.push(predicate);
    }
    let (parameters, arguments, where_clause) = generics.split_for_impl();
    let quiet = crate::ir::runtime::quiet();
    let is_static = is_static(&lib, &shapes);
    let holds_buffer = holds_buffer(&lib, &shapes);
    let buffers = has_buffers(&lib, input);
    let zero = zero(&lib, name, &shapes);
    let like = arms(&shapes, &["a"], |s| {
        s.build(|i, p| each(&lib, p, &format_ident!("a{i}"), "zero_like"))
    });
    let taken =
        arms(&shapes, &["a"], |s| s.build(|i, p| each(&lib, p, &format_ident!("a{i}"), "take")));
    let accumulate = accumulate(&lib, &shapes);
    let floats = arms(&shapes, &["a"], |s| {
        let parts = s.parts.iter().enumerate().filter(|(_, p)| !p.constant);
        let fields = parts.map(|(i, _)| format_ident!("a{i}"));
        quote!({ #(#lib::Differentiable::each_float(#fields, f);)* })
    });
    let owned = owned_bytes(&lib, &shapes);
    let default_path = quote!(#lib::Differentiable);
    Ok(quote! {
        #[automatically_derived]
        #quiet
        impl #parameters #default_path for #name #arguments #where_clause {
            const STATIC: bool = #is_static;
            const HOLDS_BUFFER: bool = #holds_buffer;
            #[inline]
            fn zero() -> Self { #zero }
            #[inline]
            fn zero_like(&self) -> Self { match self { #like } }
            #[inline]
            fn accumulate(&mut self, other: &Self) { match (self, other) { #accumulate } }
            fn each_float(&mut self, f: &mut dyn ::core::ops::FnMut(f64) -> f64) {
                match self { #floats }
            }
            fn owned_bytes(&self) -> usize { match self { #owned } }
            #[inline]
            fn take(&mut self) -> Self { match self { #taken } }
        }
        #buffers
    })
}

/// True if a field contains values of the parameter `name`. A `PhantomData` contains none.
fn holds(part: &Part, name: &syn::Ident) -> bool {
    let phantom = matches!(part.ty, Type::Path(p)
        if p.path.segments.last().is_some_and(|last| last.ident == "PhantomData"));
    !phantom && crate::ir::words::mentions(&part.ty.to_token_stream(), &name.to_string())
}

/// `#[differentiable_crate(path)]` on the type: the path of the runtime library.
fn library(input: &DeriveInput) -> syn::Result<Option<Path>> {
    let attr = input.attrs.iter().find(|a| a.path().is_ident("differentiable_crate"));
    attr.map(|a| a.parse_args_with(Path::parse_mod_style)).transpose()
}

fn shapes(input: &DeriveInput) -> syn::Result<Vec<Shape<'_>>> {
    match &input.data {
        Data::Struct(s) => Ok(vec![Shape { path: quote!(Self), parts: parts(&s.fields)? }]),
        Data::Enum(e) => e
            .variants
            .iter()
            .map(|v| {
                let name = &v.ident;
                Ok(Shape { path: quote!(Self::#name), parts: parts(&v.fields)? })
            })
            .collect(),
        Data::Union(u) => refused(
            u.union_token.span(),
            "a union has no shadow, because nobody knows which of its fields is a float; use an enum",
        ),
    }
}

fn parts(fields: &Fields) -> syn::Result<Vec<Part<'_>>> {
    fields.iter().enumerate().map(|(i, f)| part(i, f)).collect()
}

fn part(i: usize, field: &Field) -> syn::Result<Part<'_>> {
    let constant = field.attrs.iter().any(|a| a.path().is_ident("constant"));
    if let (Type::Reference(r), false) = (&field.ty, constant)
        && !matches!(&*r.elem, Type::Path(p) if p.path.is_ident("str"))
    {
        return refused(
            field.ty.span(),
            "a reference inside a struct cannot carry a derivative: its shadow would have to be written through it; \
             own the data (`Vec`, `Box`, `Rc`), or take it as a parameter of its own",
        );
    }
    let member = field.ident.clone().map_or_else(
        || Member::Unnamed(Index { index: i as u32, span: field.span() }),
        Member::Named,
    );
    Ok(Part { member, ty: &field.ty, constant })
}

/// Generates the constant that is true if all values have the same shape.
fn is_static(lib: &TokenStream, shapes: &[Shape]) -> TokenStream {
    let [shape] = shapes else { return quote!(false) };
    let parts = shape.parts.iter().map(|p| {
        let ty = p.ty;
        if p.constant { quote!(false) } else { quote!(<#ty as #lib::Differentiable>::STATIC) }
    });
    quote!(true #(&& #parts)*)
}

/// Generates the implementation of `HoldsBuffer`. A type argument cannot contain a constant that depends on parameters, so
/// a type with parameters has none, and calls that store it give no warning.
fn has_buffers(lib: &TokenStream, input: &DeriveInput) -> Option<TokenStream> {
    let (name, quiet) = (&input.ident, crate::ir::runtime::quiet());
    input.generics.params.is_empty().then(|| {
        quote! {
            #[automatically_derived]
            #quiet
            impl #lib::rt::HoldsBuffer for #name {
                type Is = #lib::rt::Flag<{ <#name as #lib::Differentiable>::HOLDS_BUFFER }>;
            }
        }
    })
}

/// Generates the arms that add up the bytes which the fields own.
fn owned_bytes(lib: &TokenStream, shapes: &[Shape]) -> TokenStream {
    arms(shapes, &["a"], |s| {
        let fields = s.parts.iter().enumerate().map(|(i, p)| {
            let (field, ty) = (format_ident!("a{i}"), p.ty);
            match p.constant {
                true => quote!((&#lib::rt::OwnedBy::<#ty>(#field)).bytes()),
                false => quote!(#lib::Differentiable::owned_bytes(#field)),
            }
        });
        quote!({
            use #lib::rt::{OwnedBytes as _, UnknownBytes as _};
            0 #(+ #fields)*
        })
    })
}

/// Generates the constant that is true if a value may contain a buffer.
fn holds_buffer(lib: &TokenStream, shapes: &[Shape]) -> TokenStream {
    let parts = shapes.iter().flat_map(|s| &s.parts).map(|p| {
        let ty = p.ty;
        if p.constant {
            let vector = matches!(ty, Type::Path(p)
                if p.path.segments.last().is_some_and(|last| last.ident == "Vec"));
            quote!(#vector)
        } else {
            quote!(<#ty as #lib::Differentiable>::HOLDS_BUFFER)
        }
    });
    quote!(false #(|| #parts)*)
}

/// Generates the zero. For an enum it is the variant with the fewest fields that does not contain another value of the
/// enum.
fn zero(lib: &TokenStream, name: &syn::Ident, shapes: &[Shape]) -> TokenStream {
    let inner = |p: &Part| {
        let tokens = p.ty.to_token_stream();
        !p.constant
            && [name.to_string().as_str(), "Self"]
                .iter()
                .any(|name| crate::ir::words::mentions(&tokens, name))
    };
    let Some(shape) = shapes.iter().min_by_key(|s| (s.parts.iter().any(inner), s.parts.len()))
    else {
        return quote!(::core::unreachable!());
    };
    shape.build(|_, p| {
        let ty = p.ty;
        if p.constant {
            quote!({
                use #lib::rt::{HasDefault as _, HasNoDefault as _};
                (&#lib::rt::Constant::<#ty>::new()).any_value()
            })
        } else {
            quote!(<#ty as #lib::Differentiable>::zero())
        }
    })
}

/// Generates `method(field)`. The shadow keeps its value for a constant field.
fn each(lib: &TokenStream, part: &Part, field: &syn::Ident, method: &str) -> TokenStream {
    let (method, ty) = (format_ident!("{method}"), part.ty);
    if !part.constant {
        return quote!(#lib::Differentiable::#method(#field));
    }
    let shadow = quote_spanned! {ty.span()=> {
        use #lib::rt::{ConstantHandle as _, ConstantOther as _, ConstantWithFloats as _};
        (&&&#lib::rt::Constant::<#ty>::new()).shadow(&*#field)
    }};
    match method == "take" {
        true => quote!({
            let zero = #shadow;
            ::core::mem::replace(#field, zero)
        }),
        false => shadow,
    }
}

/// A `match` arm for each shape. An enum without variants has no arms, and its reference needs a dereference.
fn arms(shapes: &[Shape], stems: &[&str], body: impl Fn(&Shape) -> TokenStream) -> TokenStream {
    if shapes.is_empty() {
        return quote!(_ => ::core::unreachable!());
    }
    let arms = shapes.iter().map(|s| {
        let patterns = stems.iter().map(|stem| s.pattern(stem));
        let body = body(s);
        quote!(#(#patterns),* => #body,)
    });
    quote!(#(#arms)*)
}

fn accumulate(lib: &TokenStream, shapes: &[Shape]) -> TokenStream {
    let arms = shapes.iter().map(|s| {
        let (mine, other) = (s.pattern("a"), s.pattern("b"));
        let sums = s.parts.iter().enumerate().filter(|(_, p)| !p.constant).map(|(i, _)| {
            let (a, b) = (format_ident!("a{i}"), format_ident!("b{i}"));
            quote!(#lib::Differentiable::accumulate(#a, #b);)
        });
        quote!((#mine, #other) => { #(#sums)* })
    });
    let rest = (shapes.len() != 1).then(|| quote!(_ => #lib::rt::wrong_variant(),));
    quote!(#(#arms)* #rest)
}
