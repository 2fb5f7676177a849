//! `#[autodiff_forward]`: runs the passes in order and writes the derivative.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::{ItemFn, Type};

use crate::analyse::Analysis;
use crate::ir::{Activity, Function};
use crate::lower;
use crate::parse::signature::{self, Param, Signature};

use crate::parse::forward::ForwardArgs;
use crate::transform::forward::Forward;

/// The derivative of `f` in forward mode.
pub(crate) fn forward(args: &ForwardArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    derivative(args, f, false)
}

/// The derivative of `f` in forward mode, as a function that can be differentiated `again`.
pub(crate) fn derivative(args: &ForwardArgs, f: &ItemFn, again: bool) -> syn::Result<TokenStream> {
    let lib = crate::ir::runtime::library(args.options.library.as_ref());
    let f = &crate::parse::parameters::of_floats(f, &args.activities, &lib);
    let signature = Signature::new(f, args.name.span(), &args.activities)?;
    let mut generics = signature::type_params(f);
    generics.extend_from_slice(&args.options.outer);
    let (mut function, mut names, mut diag) =
        lower::function(f, &signature, generics.clone(), &Default::default(), &lib);
    crate::transform::placeholder::zeros(&mut function, &generics, true, &lib);
    crate::transform::placeholder::copies(&mut function);
    let analysis = Analysis::new(&function, &generics, true, &mut diag);
    let mut forward = Forward::new(&analysis, &lib, args.width, &mut names, &mut diag);
    forward.again = again;
    if again {
        forward.checkpoints.clone_from(&function.checkpoints);
    }
    let tokens = assemble(args, f, &signature, &function, &mut forward);
    diag.finish()?;
    Ok(tokens)
}

fn assemble(
    args: &ForwardArgs,
    f: &ItemFn,
    signature: &Signature,
    function: &Function,
    forward: &mut Forward,
) -> TokenStream {
    let (mut inputs, mut starts) = (Vec::new(), TokenStream::new());
    for (var, p) in signature.params.iter().enumerate() {
        let (name, ty) = (&p.name, &p.ty);
        let mutable = p.mutable.then(|| quote!(mut));
        inputs.push(quote!(#mutable #name: #ty));
        let tangents = match p.activity {
            Activity::Const if forward.a.is_active(var) => {
                let tangents = forward.tangents(var);
                let zero = forward.zero_of(var);
                let mutable = p.mutable.then(|| quote!(mut));
                starts.extend(quote!(#(let #mutable #tangents = #zero;)*));
                continue;
            }
            Activity::Const => continue,
            _ => forward.tangents(var),
        };
        if is_vector(p.activity) && forward.width > 1 {
            inputs.push(all_directions(p, &tangents, forward, &mut starts));
        } else {
            if signature::has_length(ty) && !forward.again {
                let (lib, text) = (forward.lib, name.unraw().to_string());
                let texts = tangents.iter().map(ToString::to_string);
                starts.extend(quote! {
                    #(#lib::rt::equal_lengths(#text, #name.len(), #texts, #tangents.len());)*
                });
            }
            let mutable = p.mutable.then(|| quote!(mut));
            inputs.extend(tangents.iter().map(|t| quote!(#mutable #t: #ty)));
        }
    }
    let body = forward.block(&function.body);
    let callees = function.callees.declaration(forward.lib, &body);
    let (output, value) = output(signature, function, forward);
    let only = |p: &Param| matches!(p.activity, Activity::DualOnly | Activity::DualvOnly);
    let only = signature.params.iter().any(only);
    let head = crate::emit::generate::head(&args.name, f, "forward", only);
    let where_clause = &f.sig.generics.where_clause;
    quote! {
        #head (#(#inputs),*) #output #where_clause {
            #callees
            #starts
            #body
            #value
        }
    }
}

fn is_vector(activity: Activity) -> bool {
    matches!(activity, Activity::Dualv | Activity::DualvOnly)
}

/// One slice with the tangents of all directions, which is split at the start.
fn all_directions(
    p: &Param,
    tangents: &[Ident],
    forward: &mut Forward,
    starts: &mut TokenStream,
) -> TokenStream {
    let (lib, name, ty) = (forward.lib, &p.name, &p.ty);
    let all = forward.names.fresh(&format!("t_{name}"), name.span());
    let mutable = matches!(ty, Type::Reference(r) if r.mutability.is_some());
    let split = if mutable { quote!(directions_mut) } else { quote!(directions) };
    let text = format!("t_{}", name.unraw());
    starts.extend(quote!(let [#(#tangents),*] = #lib::rt::#split(#all, #name.len(), #text);));
    quote!(#all: #ty)
}

/// The result of the derivative: its type and its value.
fn output(
    signature: &Signature,
    function: &Function,
    forward: &mut Forward,
) -> (TokenStream, TokenStream) {
    let (Some((ty, activity)), Some(var)) = (&signature.result, function.result) else {
        return Default::default();
    };
    let name = forward.a.vars[var].name.clone();
    if activity.is_const() {
        return (quote!(-> #ty), quote!(#name));
    }
    let (mut zeros, mut tangents) = (TokenStream::new(), forward.tangents(var));
    if !forward.a.is_active(var) {
        let zero = forward.zero_of(var);
        zeros = quote!(#(let #tangents: #ty = #zero;)*);
    }
    let primal = matches!(activity, Activity::Dual | Activity::Dualv);
    let directions = forward.width;
    let (ty, value) = match (primal, directions) {
        (true, 1) => (quote!((#ty, #ty)), quote!((#name, #(#tangents),*))),
        (true, width) => {
            let all = width + 1;
            tangents.insert(0, name);
            (quote!([#ty; #all]), quote!([#(#tangents),*]))
        }
        (false, 1) => (quote!(#ty), quote!(#(#tangents)*)),
        (false, width) => (quote!([#ty; #width]), quote!([#(#tangents),*])),
    };
    (quote!(-> #ty), quote!(#zeros #value))
}
