//! The attributes' arguments, and the differentiated function's signature.

use proc_macro2::{Ident, Span};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{FnArg, ItemFn, Pat, Path, ReturnType, Token, Type};

use crate::ir::Activity;

/// What stands after the activities: `crate = path`, `analyses = off`.
#[derive(Clone)]
pub(crate) struct Options {
    /// Where the runtime library is found.
    pub library: Option<Path>,
    /// The type parameters of the `impl` block around the function.
    pub outer: Vec<Ident>,
    /// Whether the engine decides what carries a derivative and what must be recorded; without, everything is.
    pub analyses: bool,
    /// Whether a `#[differentiable]` function's rule can be differentiated once more; if not said, where possible.
    pub second_order: Option<bool>,
    /// Whether it is the rule of a call: then the caller's sweep hands over shadows of the shape that the call leaves.
    pub of_call: bool,
    /// The constant that holds the derivative's source.
    pub source: Option<Ident>,
    /// The name of the derivative that takes the tapes' memory from its caller.
    pub tape: Option<Ident>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            library: None,
            second_order: None,
            of_call: false,
            analyses: true,
            source: None,
            tape: None,
            outer: Vec::new(),
        }
    }
}

impl Options {
    /// Parses one option, if one stands here.
    pub(crate) fn parse_one(&mut self, input: ParseStream) -> syn::Result<bool> {
        if input.peek(Token![crate]) {
            self.library = Some(parse_library(input)?);
            return Ok(true);
        }
        if !(input.peek(syn::Ident) && input.peek2(Token![=])) {
            return Ok(false);
        }
        let word: Ident = input.parse()?;
        input.parse::<Token![=]>()?;
        match word.to_string().as_str() {
            "analyses" => self.analyses = switch(input)?,
            "second_order" => self.second_order = Some(switch(input)?),
            "source" => self.source = Some(input.parse()?),
            "tape" => self.tape = Some(input.parse()?),
            _ => {
                return Err(syn::Error::new(
                    word.span(),
                    format!(
                        "unknown option `{word}`; there are `analyses = on|off`, `source = NAME`, `tape = NAME` and `crate = path`"
                    ),
                ));
            }
        }
        Ok(true)
    }
}

impl Options {
    /// The options of a function in a block with the options `block`.
    pub(crate) fn or(self, block: &Self) -> Self {
        Self {
            library: self.library.or_else(|| block.library.clone()),
            second_order: self.second_order.or(block.second_order),
            analyses: self.analyses && block.analyses,
            ..self
        }
    }

    /// Refuses `tape = NAME` where no function with a tape is written.
    pub(crate) fn without_tape(&self) -> syn::Result<()> {
        let Some(name) = &self.tape else { return Ok(()) };
        Err(syn::Error::new(
            name.span(),
            format!(
                "`tape = {name}` belongs to `#[autodiff_reverse]`; call this derivative inside of `TapeMemory::with` and \
                 its tapes take their memory from there"
            ),
        ))
    }

    /// Refuses what means something in reverse mode only.
    pub(crate) fn forward(&self, span: Span) -> syn::Result<()> {
        self.without_tape()?;
        if self.analyses {
            return Ok(());
        }
        Err(syn::Error::new(
            span,
            "`analyses = off` belongs to reverse mode, where the analyses decide what is kept; forward mode keeps nothing: \
             leave the option out",
        ))
    }
}

/// `on` or `off`.
fn switch(input: ParseStream) -> syn::Result<bool> {
    let word: Ident = input.parse()?;
    match word.to_string().as_str() {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(syn::Error::new(word.span(), "write `on` or `off`")),
    }
}

/// `name, Duplicated, Const, …, Active`, then the options.
pub(crate) struct ReverseArgs {
    pub name: Ident,
    pub activities: Vec<(Activity, Span)>,
    pub options: Options,
}

impl Parse for ReverseArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        if input.is_empty() {
            return Err(input.error(
                "the name of the derivative is missing; write `#[autodiff_reverse(name, activities…)]`",
            ));
        }
        let name = derivative_name(input, "autodiff_reverse", |word| activity(word).is_ok())?;
        let mut activities = Vec::new();
        let mut options = Options::default();
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            if input.is_empty() {
                break;
            }
            if options.parse_one(input)? {
                continue;
            }
            if input.peek(syn::LitInt) {
                return Err(input.error(
                    "a number of directions belongs to `#[autodiff_forward]`; a reverse derivative gives all partial \
                     derivatives of one result",
                ));
            }
            let word: Ident = input.parse()?;
            activities.push((activity(&word)?, word.span()));
        }
        Ok(Self { name, activities, options })
    }
}

/// The name of the function to write, which is easily forgotten before the activities.
pub(crate) fn derivative_name(
    input: ParseStream,
    attribute: &str,
    is_activity: impl Fn(&Ident) -> bool,
) -> syn::Result<Ident> {
    let usage = format!(
        "first comes the name of the function to write: `#[{attribute}(name, activities…)]`"
    );
    let name: Ident = input.parse().map_err(|e| syn::Error::new(e.span(), &usage))?;
    if is_activity(&name) { Err(syn::Error::new(name.span(), usage)) } else { Ok(name) }
}

pub(crate) const OF_FREE_FUNCTIONS: &str = "a rule written by hand belongs to a free function; let the method call one (`fn energy(&self, x: f64) -> f64 { energy_of(self, x) }`), \
     and mark the method's `impl` block `#[differentiable]`";

/// The function that a rule written by hand belongs to.
pub(crate) fn rule_of(input: ParseStream, usage: &str) -> syn::Result<Ident> {
    let of = input.parse()?;
    if input.peek(Token![::]) { Err(input.error(usage)) } else { Ok(of) }
}

/// A type as it is written by hand.
pub(crate) fn readable(ty: &proc_macro2::TokenStream) -> String {
    let text = ty.to_string();
    text.replace("& ", "&")
        .replace("[ ", "[")
        .replace(" ]", "]")
        .replace(" < ", "<")
        .replace(" >", ">")
}

/// The function that an attribute stands on.
pub(crate) fn function(item: &proc_macro2::TokenStream) -> syn::Result<ItemFn> {
    syn::parse2::<ItemFn>(item.clone()).map_err(|error| {
        if syn::parse2::<syn::TraitItemFn>(item.clone()).is_ok() {
            let message = "there is nothing to differentiate in a function without a body; write the attribute where the \
                           trait is implemented";
            return syn::Error::new_spanned(item, message);
        }
        match syn::parse2::<syn::Item>(item.clone()) {
            Ok(syn::Item::Impl(_) | syn::Item::Trait(_)) => syn::Error::new(
                error.span(),
                "this attribute stands on a function; write it on each function that it is for",
            ),
            Ok(item) if !matches!(item, syn::Item::Fn(_)) => {
                syn::Error::new(error.span(), "this attribute stands on a function")
            }
            _ => error,
        }
    })
}

/// `crate = path`: where the runtime library is found.
pub(crate) fn parse_library(input: ParseStream) -> syn::Result<Path> {
    input.parse::<Token![crate]>()?;
    input.parse::<Token![=]>()?;
    input.call(Path::parse_mod_style)
}

pub(crate) fn activity(word: &Ident) -> syn::Result<Activity> {
    Ok(match word.to_string().as_str() {
        "Const" => Activity::Const,
        "Active" => Activity::Active,
        "ActiveOnly" => Activity::ActiveOnly,
        "Duplicated" => Activity::Duplicated,
        "DuplicatedOnly" => Activity::DuplicatedOnly,
        "Dual" | "DualOnly" | "Dualv" | "DualvOnly" => {
            return Err(syn::Error::new(
                word.span(),
                format!(
                    "`{word}` belongs to forward mode; in `autodiff_reverse` write `Duplicated` for a reference and \
                     `Active` for a scalar"
                ),
            ));
        }
        _ => {
            return Err(syn::Error::new(
                word.span(),
                format!(
                    "unknown activity `{word}`; write `Const`, `Active`, `ActiveOnly`, `Duplicated` or `DuplicatedOnly`"
                ),
            ));
        }
    })
}

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

impl Signature {
    /// Pairs the function's parameters and result with `activities`.
    pub(crate) fn new(
        f: &ItemFn,
        name: Span,
        activities: &[(Activity, Span)],
    ) -> syn::Result<Self> {
        check_header(f)?;
        let result = match &f.sig.output {
            ReturnType::Default => None,
            ReturnType::Type(_, ty) => match &**ty {
                Type::Tuple(t) if t.elems.is_empty() => None,
                ty => Some(ty.clone()),
            },
        };
        let wanted = f.sig.inputs.len() + usize::from(result.is_some());
        if activities.len() != wanted {
            return Err(syn::Error::new(
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
            ));
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

    /// The same with the receiver, if there is one, as a parameter like others.
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
        Err(syn::Error::new(span, format!("cannot differentiate {what}; write a plain `fn`")))
    };
    if let Some(token) = &f.sig.asyncness {
        return refuse(token.span(), "an `async` function");
    }
    if let Some(token) = &f.sig.variadic {
        return refuse(token.span(), "a variadic function");
    }
    crate::marks::on_loops_only(f)?;
    crate::unseen::nothing_is(f)
}

/// Refuses an `unsafe fn` where what is written beside it could not be called without an `unsafe` block.
pub(crate) fn refuse_unsafe(f: &ItemFn) -> syn::Result<()> {
    let syn::Safety::Unsafe(token) = &f.sig.safety else { return Ok(()) };
    Err(syn::Error::new(
        token.span(),
        "an `unsafe fn` has no rule, Hessian or error estimate, only derivatives by `#[autodiff_reverse]` and \
         `#[autodiff_forward]`; write a safe `fn` that calls the unsafe parts on values without derivative, or, in an \
         `impl` block, mark it `#[no_derivative]`",
    ))
}

fn param(arg: &FnArg, activity: Activity, span: Span) -> syn::Result<Param> {
    let arg = match arg {
        FnArg::Typed(arg) => arg,
        FnArg::Receiver(r) => &typed_receiver(r),
    };
    let Pat::Ident(pat) = &*arg.pat else {
        return Err(syn::Error::new(
            arg.pat.span(),
            "a parameter of a differentiated function must be a plain name; take it apart with `let` in the body",
        ));
    };
    let reference = matches!(&*arg.ty, Type::Reference(_));
    if matches!(&*arg.ty, Type::Ptr(_)) && !activity.is_const() {
        return Err(syn::Error::new(
            arg.ty.span(),
            "cannot differentiate what is behind a raw pointer; take a reference or a slice: `&[f64]`, `&mut [f64]`",
        ));
    }
    match activity {
        Activity::Active | Activity::ActiveOnly if reference => Err(syn::Error::new(
            span,
            format!(
                "`Active` is for scalars passed by value, but `{}` is a reference; write `Duplicated`",
                pat.ident
            ),
        )),
        Activity::ActiveOnly => {
            Err(syn::Error::new(span, "`ActiveOnly` is for the result only; write `Active`"))
        }
        Activity::Duplicated | Activity::DuplicatedOnly if !reference => Err(syn::Error::new(
            span,
            format!(
                "`Duplicated` is for references, but `{}` is passed by value; write `Active` for a scalar, or take it \
                 by `&`",
                pat.ident
            ),
        )),
        Activity::Dualv | Activity::DualvOnly if !is_slice(&arg.ty) => Err(syn::Error::new(
            span,
            format!(
                "`Dualv` hands over the shadows of all directions in one slice, but `{}` is no slice; write `Dual`",
                pat.ident
            ),
        )),
        _ => Ok(Param {
            name: pat.ident.clone(),
            mutable: pat.mutability.is_some(),
            ty: (*arg.ty).clone(),
            activity,
            write_once: arg.attrs.iter().any(crate::marks::is_write_once),
        }),
    }
}

/// Whether the type is a reference to a slice.
pub(crate) fn is_slice(ty: &Type) -> bool {
    matches!(ty, Type::Reference(r) if matches!(&*r.elem, Type::Slice(_)))
}

/// Whether the type is a reference to what has a length that the function cannot change: a slice, or a shared vector.
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
        return Err(syn::Error::new(span, "the result is no slice; write `Dual` or `DualOnly`"));
    }
    if matches!(ty, Type::ImplTrait(_)) {
        return Err(syn::Error::new(
            ty.span(),
            "cannot differentiate a function that returns `impl Trait`, whose type has no name; write the type",
        ));
    }
    if matches!(activity, Activity::Dual | Activity::DualOnly) {
        return Ok(());
    }
    if !matches!(activity, Activity::Const | Activity::Active | Activity::ActiveOnly) {
        return Err(syn::Error::new(
            span,
            "the result is returned by value; its activity is `Active`, `ActiveOnly` or `Const`",
        ));
    }
    if !activity.is_const() && matches!(ty, Type::Reference(_) | Type::Ptr(_)) {
        return Err(syn::Error::new(
            ty.span(),
            "cannot differentiate a function that returns a reference; return an index or the value itself, or write \
             through a `&mut` parameter that is `Duplicated`",
        ));
    }
    Ok(())
}

/// The type parameters' names.
pub(crate) fn type_params(f: &ItemFn) -> Vec<Ident> {
    f.sig.generics.type_params().map(|p| p.ident.clone()).collect()
}
