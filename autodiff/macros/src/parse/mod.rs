//! The attributes' arguments.

pub(crate) mod cfg_check;
pub(crate) mod forward;
pub(crate) mod parameters;
pub(crate) mod readers;
pub(crate) mod signature;
pub(crate) mod substitute;
pub(crate) mod unnameable_types;

use proc_macro2::{Ident, Span};
use syn::parse::{Parse, ParseStream};
use syn::{ItemFn, Path, Token};

use crate::ir::Activity;
use crate::ir::diagnostics::refused;

/// The options after the activities: `crate = path`, `analyses = off`.
#[derive(Clone)]
pub(crate) struct Options {
    /// Path of the runtime library.
    pub library: Option<Path>,
    /// The type parameters of the `impl` block around the function.
    pub outer: Vec<Ident>,
    /// True if the engine decides which values carry a derivative and which must be recorded. If false, all do and all
    /// are.
    pub analyses: bool,
    /// If set, determines if a `#[differentiable]` function's rule can be differentiated once more. If not set, this is
    /// done where possible.
    pub second_order: Option<bool>,
    /// True for the rule of a call: then the caller's sweep passes shadows that have the shape after the call.
    pub of_call: bool,
    /// True if no caller passes the derivatives of written data, which are zero: then the shadow gets its shape here.
    pub unseeded: bool,
    /// True if the sweeps must not be written as separate functions: if the type around the function has parameters.
    pub joined: bool,
    /// The methods of the block around the function that only read `self`.
    pub readers: readers::Readers,
    /// The constant that contains the derivative's source.
    pub source: Option<Ident>,
    /// The name of the derivative that uses tape memory of its caller.
    pub tape: Option<Ident>,
    /// The options that were written, by name, with their places.
    pub written: Vec<(String, Span)>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            library: None,
            second_order: None,
            of_call: false,
            unseeded: false,
            joined: false,
            readers: readers::Readers::new(),
            analyses: true,
            source: None,
            tape: None,
            written: Vec::new(),
            outer: Vec::new(),
        }
    }
}

impl Options {
    /// Parses the arguments of an attribute: options, and all others by `other`. `follows` is true if a comma comes
    /// before the first.
    pub(crate) fn arguments(
        &mut self,
        input: ParseStream,
        mut follows: bool,
        mut other: impl FnMut(ParseStream) -> syn::Result<()>,
    ) -> syn::Result<()> {
        while !input.is_empty() {
            if follows {
                input.parse::<Token![,]>()?;
            }
            follows = true;
            if !input.is_empty() && !self.parse_one(input)? {
                other(input)?;
            }
        }
        Ok(())
    }

    /// Parses one option, if there is one at this position.
    pub(crate) fn parse_one(&mut self, input: ParseStream) -> syn::Result<bool> {
        if input.peek(Token![crate]) {
            self.written.push(("crate".to_owned(), input.span()));
            self.library = Some(parse_library(input)?);
            return Ok(true);
        }
        if !(input.peek(syn::Ident) && input.peek2(Token![=])) {
            return Ok(false);
        }
        let word: Ident = input.parse()?;
        input.parse::<Token![=]>()?;
        self.written.push((word.to_string(), word.span()));
        match word.to_string().as_str() {
            "analyses" => self.analyses = switch(input)?,
            "second_order" => self.second_order = Some(switch(input)?),
            "source" => self.source = Some(input.parse()?),
            "tape" => self.tape = Some(input.parse()?),
            _ => {
                return refused(
                    word.span(),
                    format!(
                        "unknown option `{word}`; there are `analyses = on|off`, `source = NAME`, `tape = NAME` and `crate = path`"
                    ),
                );
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

    /// Refuses every option but `name`, with a message at its place.
    pub(crate) fn only(&self, name: &str, message: &str) -> syn::Result<()> {
        match self.written.iter().find(|(other, _)| other != name) {
            Some((_, span)) => refused(*span, message),
            None => Ok(()),
        }
    }

    /// Refuses `tape = NAME` if no function with a tape is written.
    pub(crate) fn without_tape(&self) -> syn::Result<()> {
        let Some(name) = &self.tape else { return Ok(()) };
        refused(
            name.span(),
            format!(
                "`tape = {name}` belongs to `#[autodiff_reverse]`; call this derivative inside of `TapeMemory::with` and \
                 its tapes take their memory from there"
            ),
        )
    }

    /// Refuses options that have a meaning in reverse mode only.
    pub(crate) fn forward(&self) -> syn::Result<()> {
        self.without_tape()?;
        let off = self.written.iter().find(|(name, _)| name == "analyses" && !self.analyses);
        let Some((_, span)) = off else { return Ok(()) };
        refused(
            *span,
            "`analyses = off` belongs to reverse mode, where the analyses decide what is kept; forward mode keeps nothing: \
             leave the option out",
        )
    }
}

/// `on` or `off`.
fn switch(input: ParseStream) -> syn::Result<bool> {
    let word: Ident = input.parse()?;
    match word.to_string().as_str() {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => refused(word.span(), "write `on` or `off`"),
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
        let name = derivative_name(input, "autodiff_reverse")?;
        let mut activities = Vec::new();
        let mut options = Options::default();
        options.arguments(input, true, |input| {
            if input.peek(syn::LitInt) {
                return Err(input.error(
                    "a number of directions belongs to `#[autodiff_forward]`; a reverse derivative gives all partial \
                     derivatives of one result",
                ));
            }
            let word: Ident = input.parse()?;
            activities.push((activity(&word)?, word.span()));
            Ok(())
        })?;
        Ok(Self { name, activities, options })
    }
}

/// The name of the function to write, which users easily forget before the activities.
pub(crate) fn derivative_name(input: ParseStream, attribute: &str) -> syn::Result<Ident> {
    let usage = format!(
        "first comes the name of the function to write: `#[{attribute}(name, activities…)]`"
    );
    let name: Ident = input.parse().map_err(|e| syn::Error::new(e.span(), &usage))?;
    if Activity::named(&name).is_some() { refused(name.span(), usage) } else { Ok(name) }
}

/// The error for a rule written by hand that is not a rule of a free function.
pub(crate) const OF_FREE_FUNCTIONS: &str = "a rule written by hand belongs to a free function; let the method call one \
     (`fn energy(&self, x: f64) -> f64 { energy_of(self, x) }`), and mark the method's `impl` block \
     `#[differentiable]`";

/// The function that a rule written by hand belongs to.
pub(crate) fn rule_of(input: ParseStream, usage: &str) -> syn::Result<Ident> {
    let word: Ident = input.parse().map_err(|e| syn::Error::new(e.span(), usage))?;
    if word != "of" {
        return refused(word.span(), usage);
    }
    input.parse::<Token![=]>()?;
    let of = input.parse()?;
    if input.peek(Token![::]) { Err(input.error(usage)) } else { Ok(of) }
}

/// A type in the usual spacing of source code.
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

/// An activity of reverse mode.
pub(crate) fn activity(word: &Ident) -> syn::Result<Activity> {
    let message = match Activity::named(word) {
        Some(activity) if !activity.is_forward() => return Ok(activity),
        Some(_) => format!(
            "`{word}` belongs to forward mode; in `autodiff_reverse` write `Duplicated` for a reference and `Active` \
             for a scalar"
        ),
        None => format!(
            "unknown activity `{word}`; write `Const`, `Active`, `ActiveOnly`, `Duplicated` or `DuplicatedOnly`"
        ),
    };
    refused(word.span(), message)
}
