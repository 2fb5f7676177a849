//! Calls of functions with a rule.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;

use crate::ir::{Call, VarId};

use super::{ApartCall, Emit, Kept, strip};

impl Emit<'_> {
    /// Prints the call as a statement.
    pub(super) fn call(&self, result: Option<VarId>, call: &Call) -> TokenStream {
        let (path, args) = match (&call.method, &call.args[..]) {
            (Some(name), [receiver, args @ ..]) => {
                let generics = &call.generics;
                let receiver = match self.held(name, receiver, args) {
                    Some(held) => held,
                    None if call.temporary => self.argument(receiver),
                    None if call.last && self.may_be_needed(receiver) => {
                        let (receiver, handed) = (self.receiver(receiver), self.handed(call, name));
                        quote!(#receiver.#handed())
                    }
                    None => self.receiver(receiver),
                };
                (quote!(#receiver.#name #generics), self.arguments(args))
            }
            _ => (call.path.clone(), self.arguments(&call.args)),
        };
        let around = self.kept.and_then(|k| k.around.get(&call.id));
        let (before, after) = around.map(|a| (&a.before, &a.after)).unzip();
        let value = match around.map(|a| (&a.rule, &a.ahead)) {
            Some((_, Some(ahead))) => self.call_ahead(call, ahead),
            Some((Some(rule), _)) => quote!(#rule::__of(#path)(#args)),
            _ => quote!(#path(#args)),
        };
        let (checked, value) = match around.and_then(|a| a.apart.as_ref()) {
            Some(apart) => self.call_apart(call, apart, &value),
            None => (TokenStream::new(), value),
        };
        let site = self.kept.and_then(|k| k.values.get(&call.id));
        let value = site.map_or(value.clone(), |site| quote!(#site.keep(#value)));
        match result {
            Some(var) => {
                let (head, note) = (self.let_head(var), self.note(var));
                quote!(#before #checked #head = #value; #note #after)
            }
            None => quote!(#before #checked #value; #after),
        }
    }

    /// A call whose forward sweep may be a function of its own: the statements before it, and its value. If the sweep
    /// is not separate, the value is `plain`.
    fn call_apart(
        &self,
        call: &Call,
        apart: &ApartCall,
        plain: &TokenStream,
    ) -> (TokenStream, TokenStream) {
        let ApartCall { stack, mark, is, augmented, otherwise } = apart;
        let (receiver, args) = match (&call.method, &call.args[..]) {
            (Some(_), [receiver, args @ ..]) => (Some(receiver), args),
            (_, args) => (None, args),
        };
        let receiver = receiver.map(|e| {
            // A mutable reference would be treated as a type of its own, which has no such method.
            let is_ref = crate::ir::kinds::of_expr(e, self.vars, &[]).is_ref();
            let receiver = referent(&self.receiver(e), is_ref);
            quote!((#receiver).)
        });
        let args = args.iter().map(|e| self.argument(e));
        let keep = (!otherwise.is_empty()).then(|| quote!(if !#mark.is_apart() { #otherwise }));
        let checked = quote!(#mark.of(&#receiver #is()); #keep);
        let value = quote! {
            if #mark.is_apart() { #receiver #augmented(&mut *#stack, (#(#args,)*)) } else { #plain }
        };
        (checked, value)
    }

    /// A call together with its partial derivatives, which `site` stores.
    fn call_ahead(&self, call: &Call, site: &Ident) -> TokenStream {
        let Some(Kept { library: lib, .. }) = self.kept else { return TokenStream::new() };
        let (rule, path) = (&call.location, &call.path);
        let args = call.args.iter().enumerate().map(|(i, arg)| {
            let (name, arg) = (quote::format_ident!("a{i}"), strip(self.moved(arg)));
            quote!(#name = #arg)
        });
        quote!(#site.aside(#lib::ahead!(#rule, #path, #(#args),*)))
    }
}

/// Returns the referent of a receiver, so that the compiler's message about a missing rule names the type of the method.
pub(crate) fn referent(receiver: &TokenStream, is_ref: bool) -> TokenStream {
    let mut tokens = receiver.clone().into_iter();
    match (tokens.next(), tokens.clone().next()) {
        (Some(_), None) if is_ref => quote!(*#receiver),
        (Some(TokenTree::Punct(p)), Some(_)) if p.as_char() == '&' => tokens.collect(),
        _ => receiver.clone(),
    }
}
