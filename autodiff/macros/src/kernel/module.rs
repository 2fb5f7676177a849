//! The module that a kernel becomes: its launch, its source in Rust and in CUDA C++.

use std::collections::BTreeSet;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{Attribute, Visibility};

use super::ir::{Expr, Kernel, Stmt, Storage, VarId, each_stmt};
use super::order::order;
use super::print_cuda::{cuda, dynamic_bytes, is_written};
use super::print_rust::{dialect, running};
use super::shuffles::has_shuffles;
use super::{ExprKind, How, Scalar};

/// Parts of a module besides the kernel itself.
#[derive(Default)]
pub(crate) struct Extra {
    /// The first line of the documentation.
    pub doc: String,
    /// The user's own documentation, which follows.
    pub docs: Vec<Attribute>,
    /// For a derivative: bytes of shared memory that the primal needs.
    pub of_primal: Option<u32>,
    /// The proofs, as comments before the source.
    pub proofs: String,
    /// For a derivative with a tape in a buffer.
    pub tape: Option<Tape>,
    /// For a derivative: the shadows among its parameters, each after its buffer.
    pub shadows: Vec<[VarId; 2]>,
    /// For a primal: its first derivative in reverse mode, and its launch inside the derivatives of host functions.
    pub inner: TokenStream,
}

/// The tape that a launch allocates: `[pass][thread]`.
pub(crate) struct Tape {
    /// The buffers, one for each type of values.
    pub buffers: Vec<VarId>,
    /// The number of values for each thread in terms of the parameters, if they determine it.
    pub length: Option<Expr>,
    /// The variables for the thread's number and the number of threads: the CPU has a tape for the threads that run.
    pub place: [VarId; 2],
}

impl Tape {
    /// The buffers whose length the caller chooses, so that they may be too short.
    fn limited(&self) -> &[VarId] {
        if self.length.is_some() { &[] } else { &self.buffers }
    }
}

/// The module.
pub(crate) fn module(
    kernel: &Kernel,
    vis: &Visibility,
    lib: &TokenStream,
    extra: &Extra,
) -> syn::Result<TokenStream> {
    let name = Ident::new(&kernel.name, kernel.span);
    let rust = format!("{}{}", extra.proofs, dialect(kernel));
    let bytes = shared_bytes(kernel);
    let limited = extra.tape.as_ref().map_or(&[][..], Tape::limited);
    let cuda = cuda(kernel, limited);
    let (order, ordered) = order(kernel, limited, &summed(kernel));
    let ordered = match ordered {
        Some(text) => quote!(::core::option::Option::Some(#text)),
        None => quote!(::core::option::Option::None),
    };
    let body = body(kernel, extra.tape.as_ref().map(|tape| tape.place), &order)?;
    let launch = launch(kernel, extra)?;
    let (docs, inner) = (documentation(extra), &extra.inner);
    let quiet = crate::ir::runtime::quiet();
    Ok(quote! {
        #docs
        #quiet
        #vis mod #name {
            use #lib::kernel::rt;
            /// The source in the dialect of kernels.
            pub const RUST: &str = #rust;
            /// The source in CUDA C++.
            pub const CUDA: &str = #cuda;
            /// The source in CUDA C++ for sums in a fixed order, if the kernel has one: a launch runs parts of the blocks,
            /// whose threads note what they add.
            pub const CUDA_ORDERED: ::core::option::Option<&str> = #ordered;
            /// Shared memory of a block, in bytes.
            pub const SHARED_BYTES: u32 = #bytes;
            #body
            #launch
            #inner
        }
    })
}

fn documentation(extra: &Extra) -> TokenStream {
    let (doc, docs) = (&extra.doc, &extra.docs);
    let gap = (!docs.is_empty()).then(|| quote!(#[doc = ""]));
    quote!(#[doc = #doc] #gap #(#docs)*)
}

pub(crate) fn size(ty: Scalar) -> usize {
    match ty {
        Scalar::F64 | Scalar::I64 | Scalar::U64 => 8,
        _ => 4,
    }
}

/// Bytes of the shared arrays.
pub(crate) fn shared_bytes(kernel: &Kernel) -> u32 {
    let bytes = kernel.shared().into_iter().map(|v| match kernel.storage(v) {
        Storage::Shared(ty, len) => size(ty) * len,
        _ => 0,
    });
    u32::try_from(bytes.sum::<usize>()).unwrap_or(u32::MAX)
}

pub(crate) fn ident(kernel: &Kernel, var: VarId) -> Ident {
    Ident::new(&kernel.vars[var].name, Span::call_site())
}

fn parse(text: &str) -> syn::Result<TokenStream> {
    text.parse().map_err(|e| syn::Error::new(Span::call_site(), format!("{e}")))
}

pub(crate) fn element(ty: Scalar) -> Ident {
    format_ident!("{}", ty.rust())
}

/// The kernel with its arguments, and its run for one thread.
fn body(
    kernel: &Kernel,
    place: Option<[VarId; 2]>,
    order: &TokenStream,
) -> syn::Result<TokenStream> {
    let (mut fields, mut binds) = (Vec::new(), Vec::new());
    let summed = summed(kernel);
    for &p in &kernel.params {
        let (name, ty) = (ident(kernel, p), element(kernel.storage(p).element()));
        let text = name.to_string();
        if let Storage::Number(_) = kernel.storage(p) {
            fields.push(quote!(#name: #ty));
            binds.push(quote!(let #name = self.#name;));
            continue;
        }
        fields.push(quote!(#name: &'a rt::Buffer<#ty>));
        let view = quote!(thread.view(self.#name, #text));
        binds.push(match summed.iter().position(|s| *s == p).map(syn::Index::from) {
            Some(n) => quote!(let #name = rt::Adding::new(#view, sums_.map(|s| &s.#n));),
            None => quote!(let #name = #view;),
        });
    }
    let names: Vec<_> = summed.iter().map(|p| ident(kernel, *p)).collect();
    let sums = summed.iter().map(|p| element(kernel.storage(*p).element()));
    let places: Vec<_> = (0..names.len()).map(syn::Index::from).collect();
    let shared = kernel.shared();
    let (mut types, mut new, mut addresses) = (Vec::new(), Vec::new(), Vec::new());
    for (n, &v) in shared.iter().enumerate() {
        let Storage::Shared(ty, len) = kernel.storage(v) else { continue };
        let (name, ty, at) = (ident(kernel, v), element(ty), syn::Index::from(n));
        let text = name.to_string();
        types.push(quote!(rt::Buffer<#ty>));
        new.push(quote!(rt::Buffer::uninitialized(#len)));
        addresses.push(quote!(shared_.#at.address()));
        binds.push(quote!(let #name = thread.shared(&shared_.#at, #text);));
    }
    for ty in shuffled(kernel) {
        let (name, ty) = (format_ident!("lanes_{}", ty.rust()), element(ty));
        let at = syn::Index::from(types.len());
        types.push(quote!(rt::Buffer<#ty>));
        new.push(quote!(rt::Buffer::zeros(rt::BLOCK_LIMIT)));
        binds.push(quote!(let #name = &shared_.#at;));
    }
    let (barriers, kernel_name) = (waits(kernel), &kernel.name);
    let dynamic = dynamic_bytes(kernel);
    let run = parse(&running(kernel, place))?;
    Ok(quote! {
        struct Body<'a> { #(#fields,)* lives: ::core::marker::PhantomData<&'a ()> }
        impl rt::Kernel for Body<'_> {
            const NAME: &'static str = #kernel_name;
            const CUDA: &'static str = CUDA;
            const DYNAMIC_BYTES: u32 = #dynamic;
            const ORDER: rt::Order = #order;
            const BARRIERS: bool = #barriers;
            type Shared = (#(#types,)*);
            fn shared(&self) -> Self::Shared { (#(#new,)*) }
            fn addresses(shared_: &Self::Shared) -> ::std::vec::Vec<usize> { ::std::vec![#(#addresses),*] }
            type Sums = (#(rt::Partial<#sums>,)*);
            fn summed(&self) -> usize { 0 #(+ self.#names.len())* }
            fn sums(&self) -> Self::Sums { (#(rt::Partial::of(self.#names),)*) }
            fn merge(&self, sums_: &Self::Sums) { #(sums_.#places.merge(self.#names);)* }
            async fn run<W: rt::Watch>(
                &self,
                thread: &rt::Thread<'_, W>,
                shared_: &Self::Shared,
                sums_: Option<&Self::Sums>,
            ) {
                #(#binds)*
                #run
            }
        }
    })
}

/// The buffers of floats that threads add to atomically: the order of the additions determines the last bits.
fn summed(kernel: &Kernel) -> Vec<VarId> {
    let mut summed: Vec<VarId> = Vec::new();
    each_stmt(&kernel.body, &mut |stmt| {
        if let Stmt::Store { base, how: How::AtomicAdd, .. } = stmt
            && matches!(kernel.storage(*base), Storage::Global(ty) if ty.is_float())
            && !summed.contains(base)
        {
            summed.push(*base);
        }
    });
    summed
}

/// True if threads wait for each other.
pub(crate) fn waits(kernel: &Kernel) -> bool {
    kernel.has_barriers() || has_shuffles(kernel)
}

/// The types of values that threads exchange.
fn shuffled(kernel: &Kernel) -> BTreeSet<Scalar> {
    let mut types = BTreeSet::new();
    super::ir::each_expr(&kernel.body, &mut |e| {
        if let ExprKind::Shuffle(..) = e.kind {
            types.insert(e.ty);
        }
    });
    types
}

/// How a kernel uses a buffer.
fn usage(kernel: &Kernel, buffer: VarId) -> TokenStream {
    if !is_written(kernel, buffer) {
        return quote!(rt::Use::Read);
    }
    let mut only_adds = true;
    each_stmt(&kernel.body, &mut |stmt| {
        only_adds &= !matches!(stmt, Stmt::Store { base, how, .. } if *base == buffer && *how != How::AtomicAdd);
    });
    super::ir::each_expr(&kernel.body, &mut |e| {
        only_adds &= !matches!(e.kind, super::ExprKind::Load(base, _) if base == buffer);
    });
    if only_adds { quote!(rt::Use::Add) } else { quote!(rt::Use::Write) }
}

fn launch(kernel: &Kernel, extra: &Extra) -> syn::Result<TokenStream> {
    let (mut params, mut fields, mut arguments) = (Vec::new(), Vec::new(), Vec::new());
    let tapes = extra.tape.as_ref().map_or(&[][..], |tape| &tape.buffers);
    for &p in &kernel.params {
        let (name, ty) = (ident(kernel, p), element(kernel.storage(p).element()));
        let text = name.to_string();
        if tapes.contains(&p) {
            fields.push(quote!(#name: &#name));
            arguments.push(quote!(rt::Argument::new(#text, &#name, rt::Use::Write)));
            continue;
        }
        fields.push(quote!(#name));
        if let Storage::Number(_) = kernel.storage(p) {
            params.push(quote!(#name: #ty));
            arguments.push(quote!(rt::Argument::number(#name)));
            continue;
        }
        params.push(quote!(#name: &rt::Buffer<#ty>));
        let used = usage(kernel, p);
        let primal = extra.shadows.iter().find(|[_, shadow]| *shadow == p).map(|pair| pair[0]);
        // The derivative by a number is a buffer, too.
        let primal = primal.filter(|v| !matches!(kernel.storage(*v), Storage::Number(_)));
        arguments.push(match primal.map(|v| ident(kernel, v)) {
            Some(primal) => {
                let of = primal.to_string();
                quote!(rt::Argument::shadow((#text, #name), #used, (#of, #primal)))
            }
            None => quote!(rt::Argument::new(#text, #name, #used)),
        });
    }
    if extra.tape.as_ref().is_some_and(|tape| !tape.limited().is_empty()) {
        arguments.push(quote!(rt::Argument::number(tape_values)));
    }
    let (one_dimensional, shared) = (kernel.is_one_dimensional(), shared_bytes(kernel));
    let warps = has_shuffles(kernel);
    let of_primal = match extra.of_primal {
        Some(bytes) => quote!(Some(#bytes)),
        None => quote!(None),
    };
    let (tape, passes, reports) = tape(kernel, extra)?;
    Ok(quote! {
        /// Runs the kernel: on a device, with a number of blocks and of threads of a block, with its arguments.
        ///
        /// # Errors
        /// If the shape, the shared memory or the buffers do not fit, or if a thread uses an element that does not exist.
        pub fn launch(
            launch_device: &rt::Device,
            launch_grid: impl Into<rt::Dim3>,
            launch_block: impl Into<rt::Dim3>,
            #(#params,)*
            #passes
        ) -> Result<(), rt::LaunchError> {
            let (launch_grid, launch_block) = (launch_grid.into(), launch_block.into());
            let needs = rt::Needs { one_dimensional: #one_dimensional, warps: #warps, shared: #shared, of_primal: #of_primal };
            #tape
            let body = Body { #(#fields,)* lives: ::core::marker::PhantomData };
            rt::launch(launch_device, launch_grid, launch_block, &needs, &[#(#arguments),*], &body)
        }
        #reports
    })
}

/// The allocation of a tape, the parameter for its size, the functions that report the size.
fn tape(kernel: &Kernel, extra: &Extra) -> syn::Result<(TokenStream, TokenStream, TokenStream)> {
    let Some(tape) = &extra.tape else { return Ok(Default::default()) };
    let (mut buffers, mut bytes) = (Vec::new(), 0u64);
    for &v in &tape.buffers {
        let (name, ty) = (ident(kernel, v), kernel.storage(v).element());
        let element = element(ty);
        bytes += size(ty) as u64;
        buffers.push(quote!(let #name = launch_device.tape::<#element>(tape_values);));
    }
    let scalars =
        kernel.params.iter().filter(|p| matches!(kernel.storage(**p), Storage::Number(_)));
    let scalars: Vec<_> = scalars.copied().collect();
    let names: Vec<_> = scalars.iter().map(|p| ident(kernel, *p)).collect();
    let types = scalars.iter().map(|p| element(kernel.storage(*p).element()));
    let params: Vec<_> = names.iter().zip(types).map(|(name, ty)| quote!(#name: #ty)).collect();
    let mut reports = quote! {
        /// Bytes of the tape on a GPU, if each thread stores `passes` values. The CPU needs less: threads share it in turn.
        #[must_use]
        pub fn tape_bytes(grid: impl Into<rt::Dim3>, block: impl Into<rt::Dim3>, passes: u32) -> u64 {
            grid.into().count() * block.into().count() * u64::from(passes) * #bytes
        }
    };
    let mut passes = quote!(tape_passes: u32);
    let mut sets = quote!();
    if let Some(length) = &tape.length {
        let text = super::print_rust::value(kernel, length);
        let length = parse(&text)?;
        reports.extend(quote! {
            /// Number of values that each thread stores.
            #[must_use]
            pub fn tape_passes(#(#params),*) -> u32 { #length }
        });
        sets = quote!(let tape_passes = tape_passes(#(#names),*););
        passes = quote!();
    }
    let barriers = waits(kernel);
    let allocation = quote! {
        rt::fits(launch_device, launch_grid, launch_block, &needs)?;
        #sets
        let tape_threads = launch_device.tapes(launch_grid, launch_block, #barriers);
        let tape_values = tape_threads * u64::from(tape_passes);
        #(#buffers)*
    };
    Ok((allocation, passes, reports))
}
