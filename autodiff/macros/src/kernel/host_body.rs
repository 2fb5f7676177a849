//! The body of a host function's derivative: each copy and launch is recorded.
//!
//! Values with a derivative are in buffers, slices and numbers under names. A name that is used in another way than those
//! below is refused. All other code runs as it stands.

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, Block, Expr, ExprCall, ExprMethodCall, ItemFn, Local, Macro, Pat, PatIdent, Stmt,
};

use super::host_names::{bound, called, constructor, locals, name, words};

/// Names of a function.
#[derive(Default)]
pub(crate) struct Names {
    pub buffers: HashSet<String>,
    /// Slices with a derivative, each with the name of its shadow, and true if they can be written.
    pub slices: HashMap<String, (Ident, bool)>,
    /// Slices without a derivative that can be written; true if a buffer is copied to them.
    pub constants: HashMap<String, bool>,
    /// Numbers with a derivative, each with the name of its sum.
    pub numbers: HashMap<String, Ident>,
}

const PASSES: &str = "tape_passes";
const MISPLACED: &str = "`#[tape_passes(…)]` stands above a launch";

/// The body of the derivative.
pub(crate) fn differentiate(f: &ItemFn, names: &mut Names) -> syn::Result<Block> {
    names.buffers.extend(locals(&f.block));
    let mut body = Body { names, passes: None, errors: None };
    let mut block = (*f.block).clone();
    body.visit_block_mut(&mut block);
    body.errors.map_or(Ok(block), Err)
}

/// The function itself, without the attributes that only its derivative reads.
pub(crate) fn without_passes(f: &ItemFn) -> ItemFn {
    struct Strip;
    impl VisitMut for Strip {
        fn visit_attributes_mut(&mut self, attrs: &mut Vec<Attribute>) {
            attrs.retain(|a| !a.path().is_ident(PASSES));
        }
    }
    let mut f = f.clone();
    Strip.visit_item_fn_mut(&mut f);
    f
}

struct Body<'a> {
    names: &'a mut Names,
    /// The argument of `#[tape_passes(…)]` on the expression around the next call.
    passes: Option<Expr>,
    errors: Option<syn::Error>,
}

impl Body<'_> {
    fn refuse(&mut self, at: &impl quote::ToTokens, text: impl std::fmt::Display) {
        let error = syn::Error::new_spanned(at, text);
        match &mut self.errors {
            Some(errors) => errors.combine(error),
            None => self.errors = Some(error),
        }
    }

    fn is_buffer(&self, e: &Expr) -> bool {
        name(e).is_some_and(|name| self.names.buffers.contains(&name))
    }

    /// The buffer behind a reference, or a parameter that is one.
    fn buffer<'e>(&self, e: &'e Expr) -> Option<&'e Expr> {
        match e {
            Expr::Reference(reference) if self.is_buffer(&reference.expr) => Some(&reference.expr),
            e if self.is_buffer(e) => Some(e),
            _ => None,
        }
    }

    /// True for a name that carries a derivative.
    fn is_known(&self, name: &str) -> bool {
        let Names { buffers, slices, numbers, .. } = &*self.names;
        buffers.contains(name) || slices.contains_key(name) || numbers.contains_key(name)
    }

    /// Refuses a name that carries a derivative.
    fn other_use(&mut self, at: &impl quote::ToTokens, name: &str) {
        if self.names.buffers.contains(name) {
            self.refuse(
                at,
                format!(
                    "the buffer `{name}` is used in a way that has no derivative; known are launches, `copy_from`, `copy_to`, \
                     `copy_from_buffer`, `fill`, `len`, `swap(&mut a, &mut b)` and `drop`"
                ),
            );
        } else if self.names.slices.contains_key(name) {
            self.refuse(
                at,
                format!(
                    "the elements of `{name}` carry a derivative, and a host function only copies them; compute with them in a \
                     kernel, or declare `{name}` as `Const`"
                ),
            );
        } else if self.names.numbers.contains_key(name) {
            self.refuse(
                at,
                format!(
                    "`{name}` carries a derivative, and a host function passes it to launches only; compute with it in a kernel, or \
                     declare it as `Const`"
                ),
            );
        }
    }

    /// A slice or part of one with a derivative: the slice, its shadow, its range.
    fn part(&mut self, e: &Expr) -> Option<(Ident, Ident, Expr)> {
        let inner = match e {
            Expr::Reference(reference) => &*reference.expr,
            Expr::Paren(inner) => return self.part(&inner.expr),
            e => e,
        };
        let (slice, range) = match inner {
            Expr::Index(index) => (&*index.expr, (*index.index).clone()),
            slice => (slice, syn::parse_quote!(..)),
        };
        let Expr::Path(path) = slice else { return None };
        let name = path.path.get_ident()?.clone();
        let (shadow, _) = self.names.slices.get(&name.to_string())?.clone();
        let mut range = range;
        self.visit_expr_mut(&mut range);
        Some((name, shadow, range))
    }

    /// The host's side of a copy: code before it, the slice, its shadow.
    fn host_side(
        &mut self,
        e: &Expr,
        to_host: bool,
    ) -> Option<(TokenStream, TokenStream, TokenStream)> {
        if let Some((name, shadow, range)) = self.part(e) {
            let is_mutable = self.names.slices[&name.to_string()].1;
            if to_host && !is_mutable {
                self.refuse(e, format!("`{name}` is not `&mut`"));
            }
            let before = quote!(let host_range = host_rt::range(#range, #name.len()););
            let mutable = to_host.then(|| quote!(mut));
            let slice = quote!(&#mutable #name[::core::clone::Clone::clone(&host_range)]);
            let shadow = quote!(::core::option::Option::Some((&#shadow, host_range)));
            return Some((before, slice, shadow));
        }
        let inner = match e {
            Expr::Reference(reference) => &*reference.expr,
            e => e,
        };
        let inner = if let Expr::Index(index) = inner { &*index.expr } else { inner };
        let constant = name(inner).filter(|name| self.names.constants.contains_key(name));
        if to_host {
            let Some(constant) = constant else {
                self.refuse(
                    e,
                    "a derivative cannot follow this copy; copy to a parameter of type `&mut [f64]` or `&mut [f32]`, or a part of it",
                );
                return None;
            };
            self.names.constants.insert(constant, true);
        } else if let Some(name) = constant.filter(|name| self.names.constants[name]) {
            self.refuse(
                e,
                format!("`{name}` is `Const`, takes values of a buffer and is copied to one again; declare it as `Duplicated`"),
            );
        }
        let mut e = e.clone();
        self.visit_expr_mut(&mut e);
        Some((quote!(), quote!(#e), quote!(::core::option::Option::None)))
    }

    /// A method of a buffer.
    fn method(&mut self, call: &mut ExprMethodCall) -> Option<TokenStream> {
        let (buffer, span) = (&call.receiver, call.method.span());
        let method = call.method.to_string();
        let is_alone = call.args.len() == 1;
        let arg = call.args.first().cloned();
        match (method.as_str(), arg) {
            ("len" | "is_empty", None) => None,
            ("copy_from", Some(arg)) if is_alone => {
                let (before, slice, shadow) = self.host_side(&arg, false)?;
                Some(
                    quote_spanned!(span=> { #before host_tape.copy_from(&#buffer, #slice, #shadow) }),
                )
            }
            ("copy_to", Some(arg)) if is_alone => {
                let (before, slice, shadow) = self.host_side(&arg, true)?;
                Some(
                    quote_spanned!(span=> { #before host_tape.copy_to(&#buffer, #slice, #shadow) }),
                )
            }
            ("copy_from_buffer", Some(arg)) if is_alone => {
                let Some(from) = self.buffer(&arg) else {
                    self.refuse(&arg, "copy from a buffer of this function or from a parameter");
                    return None;
                };
                Some(quote_spanned!(span=> host_tape.copy_from_buffer(&#buffer, &#from)))
            }
            ("fill", Some(mut arg)) if is_alone => {
                self.visit_expr_mut(&mut arg);
                Some(quote_spanned!(span=> host_tape.fill(&#buffer, #arg)?))
            }
            _ => {
                let name = name(buffer).unwrap_or_default();
                self.other_use(&call.method, &name);
                None
            }
        }
    }

    /// A launch.
    fn launch(&mut self, call: &ExprCall) -> Option<TokenStream> {
        let Expr::Path(path) = &*call.func else { return None };
        let mut kernel = path.path.clone();
        kernel.segments.pop();
        kernel.segments.pop_punct();
        let (span, passes) = (call.func.span(), self.passes.take());
        let (mut checks, mut args) = (Vec::new(), Vec::new());
        for (n, arg) in call.args.iter().enumerate() {
            let at = arg.span();
            if n < 3 {
                let mut arg = arg.clone();
                self.visit_expr_mut(&mut arg);
                args.push(quote!(#arg));
            } else if let Some(buffer) = self.buffer(arg) {
                args.push(quote_spanned!(at=> &#buffer));
            } else if let Some(sum) =
                name(arg).and_then(|name| self.names.numbers.get(&name).cloned())
            {
                let n = n - 3;
                let text = format!(
                    "the number passed here carries a derivative, but the kernel's parameter has none; declare it as `Active` in the \
                     first `#[autodiff_reverse]` of the kernel `{}`",
                    quote!(#kernel)
                );
                checks.push(quote_spanned!(at=> const _: () = assert!(#n >= #kernel::ACTIVE.len() || #kernel::ACTIVE[#n], #text);));
                args.push(quote_spanned!(at=> host_rt::number(#arg, &#sum)));
            } else if let Expr::Reference(_) = arg {
                self.refuse(arg, "this buffer is unknown; bind it before by `let b = Buffer::zeros(…);` or `Buffer::from(…)`");
            } else {
                let mut arg = arg.clone();
                self.visit_expr_mut(&mut arg);
                args.push(quote_spanned!(at=> (#arg, ::core::option::Option::None)));
            }
        }
        let asks = passes.is_some();
        let text = if asks {
            "this launch computes the number of stored values itself; leave `#[tape_passes(…)]` out"
        } else {
            "the derivative of this kernel stores a number of values that only you know; write `#[tape_passes(N)]` above the launch"
        };
        let passes = passes.map_or(quote!(0), |passes| quote!(#passes));
        Some(quote_spanned! {span=> {
            const _: () = assert!(#kernel::ASKS_PASSES == #asks, #text);
            #(#checks)*
            #kernel::launch_recorded(&host_tape, #(#args,)* #passes)
        }})
    }

    /// Takes `#[tape_passes(N)]` off an expression around a launch.
    fn take_passes(&mut self, attrs: &mut Vec<Attribute>) {
        let Some(at) = attrs.iter().position(|a| a.path().is_ident(PASSES)) else { return };
        let attr = attrs.remove(at);
        match attr.parse_args::<Expr>() {
            Ok(passes) => self.passes = Some(passes),
            Err(_) => self.refuse(
                &attr,
                "write `#[tape_passes(N)]` with the number of values for each thread",
            ),
        }
    }

    fn call(&mut self, call: &mut ExprCall) -> Option<Expr> {
        self.take_passes(&mut call.attrs);
        let (of, last) = called(call)?;
        if constructor(&Expr::Call(call.clone())).is_some() {
            self.refuse(call, "bind this buffer: `let b = Buffer::zeros(…);`");
            return None;
        }
        if last == "launch" && !of.is_empty() {
            let tokens = self.launch(call)?;
            return Some(Expr::Verbatim(tokens));
        }
        let is_swapped = |e: &Expr| matches!(e, Expr::Reference(r) if r.mutability.is_some() && self.is_buffer(&r.expr));
        let is_swap = last == "swap" && call.args.len() == 2 && call.args.iter().all(is_swapped);
        let is_drop = last == "drop" && call.args.len() == 1 && self.is_buffer(&call.args[0]);
        (is_swap || is_drop).then(|| Expr::Call(call.clone()))
    }
}

impl VisitMut for Body<'_> {
    fn visit_attributes_mut(&mut self, attrs: &mut Vec<Attribute>) {
        // Launches have taken theirs.
        if let Some(attr) = attrs.iter().find(|a| a.path().is_ident(PASSES)) {
            self.refuse(attr, MISPLACED);
        }
    }

    fn visit_local_mut(&mut self, local: &mut Local) {
        self.visit_attributes_mut(&mut local.attrs);
        let Some(init) = &mut local.init else { return visit_mut::visit_local_mut(self, local) };
        let Some(call) = constructor(&init.expr).cloned() else {
            return visit_mut::visit_local_mut(self, local);
        };
        let Some(pat) = bound(&local.pat).cloned() else {
            return self.refuse(&local.pat, "bind a buffer to one name");
        };
        let ty = match &local.pat {
            Pat::Type(typed) => {
                let ty = &typed.ty;
                quote!(: #ty)
            }
            _ => quote!(),
        };
        let first = call.args.first().cloned();
        let part = first.and_then(|arg| self.part(&arg));
        let tokens = if let Some((name, shadow, range)) = part {
            let func = &call.func;
            quote! {{
                let host_range = host_rt::range(#range, #name.len());
                let host_buffer #ty = #func(&#name[::core::clone::Clone::clone(&host_range)]);
                host_tape.uploaded(host_buffer, (&#shadow, host_range))
            }}
        } else {
            let mut call = call;
            call.args.iter_mut().for_each(|arg| self.visit_expr_mut(arg));
            quote!({ let host_buffer #ty = #call; host_tape.local(host_buffer) })
        };
        *init.expr = Expr::Verbatim(tokens);
        local.pat = Pat::Ident(pat);
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            Expr::Try(inner) => {
                self.take_passes(&mut inner.attrs);
                visit_mut::visit_expr_try_mut(self, inner);
            }
            Expr::MethodCall(call) if self.is_buffer(&call.receiver) => {
                self.visit_attributes_mut(&mut call.attrs);
                if let Some(tokens) = self.method(call) {
                    *e = Expr::Verbatim(tokens);
                }
            }
            Expr::MethodCall(call)
                if name(&call.receiver).is_some_and(|n| self.names.slices.contains_key(&n))
                    && (call.method == "len" || call.method == "is_empty") => {}
            Expr::Call(call) => match self.call(call) {
                Some(new) => *e = new,
                None => visit_mut::visit_expr_mut(self, e),
            },
            Expr::Path(path) => {
                if let Some(name) = path.path.get_ident().map(Ident::to_string) {
                    self.other_use(&*path, &name);
                }
            }
            _ => visit_mut::visit_expr_mut(self, e),
        }
        if let Some(passes) = self.passes.take() {
            self.refuse(&passes, MISPLACED);
        }
    }

    fn visit_stmt_mut(&mut self, stmt: &mut Stmt) {
        // Items see no variables.
        if !matches!(stmt, Stmt::Item(_)) {
            visit_mut::visit_stmt_mut(self, stmt);
        }
    }

    fn visit_pat_ident_mut(&mut self, pat: &mut PatIdent) {
        let name = pat.ident.to_string();
        if self.is_known(&name) {
            self.refuse(
                &*pat,
                format!("`{name}` is a name of values with a derivative; choose another one here"),
            );
        }
    }

    fn visit_macro_mut(&mut self, mac: &mut Macro) {
        let mut found = Vec::new();
        words(mac.tokens.clone(), &mut found);
        if let Some((name, at)) = found.into_iter().find(|(name, _)| self.is_known(name)) {
            self.other_use(&at, &name);
        }
    }
}
