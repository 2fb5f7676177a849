//! Sums over threads in a fixed order on a GPU: whether a kernel can note its additions, and the source that does.

use proc_macro2::TokenStream;
use quote::quote;

use super::ir::{ExprKind, How, Kernel, Stmt, Storage, VarId, each_expr, each_stmt};
use super::module::waits;
use super::print_cuda::ordered;

/// The order of the sums of a kernel that adds atomically to the buffers `summed`, and the source that notes them.
pub(crate) fn order(
    kernel: &Kernel,
    limited: &[VarId],
    summed: &[VarId],
) -> (TokenStream, Option<String>) {
    if summed.is_empty() && !adds_to_shared(kernel) {
        return (quote!(rt::Order::Fixed), None);
    }
    if waits(kernel) {
        return (quote!(rt::Order::Free("threads of its blocks wait for each other")), None);
    }
    if summed.iter().any(|buffer| is_used_otherwise(kernel, *buffer)) {
        return (quote!(rt::Order::Free("it reads or sets a buffer to which threads add")), None);
    }
    let sums = summed.iter().map(|buffer| {
        // Sums are parameters.
        let at = kernel.params.iter().position(|p| p == buffer).unwrap_or(usize::MAX);
        let bytes = super::module::size(kernel.storage(*buffer).element());
        quote!((#at, #bytes))
    });
    let text = ordered(kernel, limited, summed);
    let name = format!("{}_ordered", kernel.name);
    (quote!(rt::Order::Noted { name: #name, cuda: #text, sums: &[#(#sums),*] }), Some(text))
}

fn adds_to_shared(kernel: &Kernel) -> bool {
    let mut found = false;
    each_stmt(&kernel.body, &mut |stmt| {
        found |= matches!(stmt, Stmt::Store { base, how: How::AtomicAdd, .. }
            if matches!(kernel.storage(*base), Storage::Shared(ty, _) if ty.is_float()));
    });
    found
}

fn is_used_otherwise(kernel: &Kernel, buffer: VarId) -> bool {
    let mut found = false;
    each_stmt(&kernel.body, &mut |stmt| {
        found |= matches!(stmt, Stmt::Store { base, how, .. } if *base == buffer && *how != How::AtomicAdd);
    });
    each_expr(&kernel.body, &mut |e| {
        found |= matches!(e.kind, ExprKind::Load(base, _) if base == buffer);
    });
    found
}
