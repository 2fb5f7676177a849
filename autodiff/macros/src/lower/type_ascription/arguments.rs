//! Type arguments of calls that are rewritten, which would be lost.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{AngleBracketedGenericArguments, Expr as Syn, GenericArgument, Lit, PathArguments, Type};

use crate::ir::diagnostics::Diagnostics;
use crate::ir::std_names::Property;
use crate::ir::words::is_unsuffixed;

/// True if the context determines the type of something in `tokens`.
fn leaves_open(tokens: TokenStream) -> bool {
    const INFERRED: &[&str] =
        &["collect", "default", "from", "into", "parse", "product", "sum", "try_into"];
    tokens.into_iter().any(|token| match token {
        TokenTree::Literal(literal) => is_unsuffixed(&Lit::new(literal)),
        TokenTree::Ident(name) => INFERRED.iter().any(|known| name == known),
        TokenTree::Group(group) => leaves_open(group.stream()),
        TokenTree::Punct(_) => false,
    })
}

/// Refuses type arguments that would be lost.
pub(in crate::lower) fn refuse_arguments(f: &syn::ItemFn, diag: &mut Diagnostics) {
    struct Lost<'d>(&'d mut Diagnostics);
    impl Lost<'_> {
        fn refuse(&mut self, args: &AngleBracketedGenericArguments) {
            let told = |arg: &GenericArgument| match arg {
                GenericArgument::Type(ty) => !matches!(ty, Type::Infer(_)),
                _ => false,
            };
            if let Some(arg) = args.args.iter().find(|arg| told(arg)) {
                let instead = "write the type where the value gets a name: `let v: u8 = …`, `|v: u8| -> f32 { … }`";
                self.0.refuse(arg.span(), "this type argument", instead);
            }
        }
    }
    impl<'a> Visit<'a> for Lost<'_> {
        fn visit_expr_method_call(&mut self, m: &'a syn::ExprMethodCall) {
            if let Some(args) = &m.turbofish
                && Property::Inlined.has(&m.method.to_string())
                && (m.args.iter()).any(|arg| leaves_open(arg.to_token_stream()))
            {
                self.refuse(args);
            }
            visit::visit_expr_method_call(self, m);
        }
        fn visit_expr_call(&mut self, c: &'a syn::ExprCall) {
            if let Syn::Path(path) = &*c.func
                && let [.., of, name] = &path.path.segments.iter().collect::<Vec<_>>()[..]
                && Property::Inlined.has(&format!("{}::{}", of.ident, name.ident))
                && let PathArguments::AngleBracketed(args) = &name.arguments
            {
                self.refuse(args);
            }
            visit::visit_expr_call(self, c);
        }
    }
    Lost(diag).visit_block(&f.block);
}
