//! The differentiated function's signature.

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned;
use syn::{FnArg, ItemFn, Pat, ReturnType, Type};

use crate::ir::diagnostics::refused;
use crate::ir::{Activity, kinds};

/// A parameter: a plain name, its type, its activity.
#[derive(Clone)]
pub(crate) struct Param {
    pub name: Ident,
    pub mutable: bool,
    pub ty: Type,
    pub activity: Activity,
    pub write_once: bool,
}

/// The signature with its activities.
#[derive(Clone)]
pub(crate) struct Signature {
    pub params: Vec<Param>,
    /// The result's type and activity.
    pub result: Option<(Type, Activity)>,
}

/// The type of a result, unless it is `()`.
pub(crate) fn result_type(output: &ReturnType) -> Option<Type> {
    match output {
        ReturnType::Default => None,
        ReturnType::Type(_, ty) => match &**ty {
            Type::Tuple(t) if t.elems.is_empty() => None,
            ty => Some(ty.clone()),
        },
    }
}

impl Signature {
    /// Pairs the function's parameters and result with `activities`.
    pub(crate) fn new(
        f: &ItemFn,
        name: Span,
        activities: &[(Activity, Span)],
    ) -> syn::Result<Self> {
        check_header(f)?;
        let result = result_type(&f.sig.output);
        let wanted = f.sig.inputs.len() + usize::from(result.is_some());
        if activities.len() != wanted {
            return refused(
                name,
                format!(
                    "the number of activities is {}, wanted are {wanted}: one for each parameter{}",
                    activities.len(),
                    match result {
                        Some(_) => ", then one for the result",
                        None if activities.len() > wanted =>
                            "; the function returns nothing, which has none",
                        None => "",
                    }
                ),
            );
        }
        let params = f
            .sig
            .inputs
            .iter()
            .zip(activities)
            .map(|(arg, &(activity, span))| param(arg, activity, span))
            .collect::<syn::Result<Vec<_>>>()?;
        let result = match (result, activities.last()) {
            (Some(ty), Some(&(activity, span))) => {
                check_result(&ty, activity, span)?;
                Some((ty, activity))
            }
            _ => None,
        };
        Ok(Self { params, result })
    }

    /// The parameter `self`.
    pub(crate) fn receiver(&self) -> Option<&Param> {
        self.params.first().filter(|p| p.name == "self")
    }

    /// The same signature with the receiver, if there is one, as an ordinary parameter.
    pub(crate) fn by_path(&self) -> Self {
        let mut signature = self.clone();
        if let Some(first) = signature.params.first_mut().filter(|p| p.name == "self") {
            first.name = Ident::new("this", first.name.span());
        }
        signature
    }
}

fn check_header(f: &ItemFn) -> syn::Result<()> {
    let refuse = |span, what: &str| {
        refused(span, format!("cannot differentiate {what}; write a plain `fn`"))
    };
    if let Some(token) = &f.sig.asyncness {
        return refuse(token.span(), "an `async` function");
    }
    if let Some(token) = &f.sig.variadic {
        return refuse(token.span(), "a variadic function");
    }
    crate::ir::marks::on_loops_only(f)?;
    crate::parse::cfg_check::nothing_is(f)
}

/// Refuses an `unsafe fn` if the code that is written beside it could not call it without an `unsafe` block.
pub(crate) fn refuse_unsafe(f: &ItemFn) -> syn::Result<()> {
    let syn::Safety::Unsafe(token) = &f.sig.safety else { return Ok(()) };
    refused(
        token.span(),
        "an `unsafe fn` has no rule, Hessian or error estimate, only derivatives by `#[autodiff_reverse]` and \
         `#[autodiff_forward]`; write a safe `fn` that calls the unsafe parts on values without derivative, or, in an \
         `impl` block, mark it `#[no_derivative]`",
    )
}

fn param(arg: &FnArg, activity: Activity, span: Span) -> syn::Result<Param> {
    let arg = match arg {
        FnArg::Typed(arg) => arg,
        FnArg::Receiver(r) => &typed_receiver(r),
    };
    let Pat::Ident(pat) = &*arg.pat else {
        return refused(
            arg.pat.span(),
            "a parameter of a differentiated function must be a plain name; take it apart with `let` in the body",
        );
    };
    let reference = matches!(&*arg.ty, Type::Reference(_));
    refuse_without_shadow(&arg.ty, &pat.ident, activity)?;
    match activity {
        Activity::Active | Activity::ActiveOnly if reference => refused(
            span,
            format!(
                "`Active` is for scalars passed by value, but `{}` is a reference; write `Duplicated`",
                pat.ident
            ),
        ),
        Activity::ActiveOnly => {
            refused(span, "`ActiveOnly` is for the result only; write `Active`")
        }
        Activity::Duplicated | Activity::DuplicatedOnly if !reference => refused(
            span,
            format!(
                "`Duplicated` is for references, but `{}` is passed by value; write `Active` for a scalar, or take it \
                 by `&`",
                pat.ident
            ),
        ),
        Activity::Dualv | Activity::DualvOnly if !is_slice(&arg.ty) => refused(
            span,
            format!(
                "`Dualv` hands over the shadows of all directions in one slice, but `{}` is no slice; write `Dual`",
                pat.ident
            ),
        ),
        _ => Ok(Param {
            name: pat.ident.clone(),
            mutable: pat.mutability.is_some(),
            ty: (*arg.ty).clone(),
            activity,
            write_once: arg.attrs.iter().any(crate::ir::marks::is_write_once),
        }),
    }
}

/// Refuses the type of a parameter whose shadow could not be written to.
fn refuse_without_shadow(ty: &Type, name: &Ident, activity: Activity) -> syn::Result<()> {
    if matches!(ty, Type::Ptr(_)) && !activity.is_const() {
        return refused(
            ty.span(),
            "cannot differentiate what is behind a raw pointer; take a reference or a slice: `&[f64]`, `&mut [f64]`",
        );
    }
    if matches!(activity, Activity::Duplicated | Activity::DuplicatedOnly)
        && let Type::Reference(r) = ty
        && let Some(shared) = shared_within(&r.elem)
    {
        return refused(
            shared.span(),
            format!(
                "the shadow of `{}` cannot be written to behind this `&`; take what owns its elements, as `&[Vec<f64>]` \
                 or `&[[f64; 3]]`, or the slices one by one",
                name
            ),
        );
    }
    Ok(())
}

/// A shared reference to a type that may hold floats, within slices, arrays and tuples.
fn shared_within(ty: &Type) -> Option<&syn::TypeReference> {
    match ty {
        Type::Slice(s) => shared_within(&s.elem),
        Type::Array(a) => shared_within(&a.elem),
        Type::Tuple(t) => t.elems.iter().find_map(shared_within),
        Type::Paren(p) => shared_within(&p.elem),
        Type::Group(g) => shared_within(&g.elem),
        Type::Reference(r) if r.mutability.is_some() => shared_within(&r.elem),
        Type::Reference(r) => (!kinds::of_type(&r.elem, &[]).is_discrete()).then_some(r),
        _ => None,
    }
}

/// Returns true if the type is a reference to a slice.
pub(crate) fn is_slice(ty: &Type) -> bool {
    matches!(ty, Type::Reference(r) if matches!(&*r.elem, Type::Slice(_)))
}

/// Returns true if the type is a reference to a sequence whose length the function cannot change: a slice, or a shared
/// vector.
pub(crate) fn has_length(ty: &Type) -> bool {
    let shared_vector = matches!(ty, Type::Reference(r) if r.mutability.is_none() && matches!(&*r.elem,
        Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Vec")));
    shared_vector || is_slice(ty)
}

/// The type of a receiver: `&Self` for `&self`.
pub(crate) fn receiver_type(r: &syn::Receiver) -> Type {
    match &r.kind {
        syn::ReceiverKind::Reference(_, lifetime, mutable) => {
            syn::parse_quote!(&#lifetime #mutable Self)
        }
        syn::ReceiverKind::Typed(_, ty) => (**ty).clone(),
        _ => syn::parse_quote!(Self),
    }
}

/// `&self` as `self: &Self`.
fn typed_receiver(r: &syn::Receiver) -> syn::PatType {
    let ty = receiver_type(r);
    let by_value = !matches!(ty, Type::Reference(_));
    let pat = syn::PatIdent {
        attrs: Vec::new(),
        by_ref: None,
        mutability: r.mutability.filter(|_| by_value),
        ident: Ident::new("self", r.self_token.span()),
        subpat: None,
    };
    syn::PatType {
        attrs: r.attrs.clone(),
        pat: Box::new(Pat::Ident(pat)),
        colon_token: Default::default(),
        ty: Box::new(ty),
    }
}

fn check_result(ty: &Type, activity: Activity, span: Span) -> syn::Result<()> {
    if matches!(activity, Activity::Dualv | Activity::DualvOnly) {
        return refused(span, "the result is no slice; write `Dual` or `DualOnly`");
    }
    if matches!(ty, Type::ImplTrait(_)) {
        return refused(
            ty.span(),
            "cannot differentiate a function that returns `impl Trait`, whose type has no name; write the type",
        );
    }
    if matches!(activity, Activity::Dual | Activity::DualOnly) {
        return Ok(());
    }
    if !matches!(activity, Activity::Const | Activity::Active | Activity::ActiveOnly) {
        return refused(
            span,
            "the result is returned by value; its activity is `Active`, `ActiveOnly` or `Const`",
        );
    }
    if !activity.is_const() && matches!(ty, Type::Reference(_) | Type::Ptr(_)) {
        return refused(
            ty.span(),
            "cannot differentiate a function that returns a reference; return an index or the value itself, or write \
             through a `&mut` parameter that is `Duplicated`",
        );
    }
    Ok(())
}

/// The type parameters' names.
pub(crate) fn type_params(f: &ItemFn) -> Vec<Ident> {
    f.sig.generics.type_params().map(|p| p.ident.clone()).collect()
}
