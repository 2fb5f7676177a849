//! The launch of a kernel inside the derivative of a host function: it is recorded with the launch of its derivative.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::ir::{Kernel, Storage, VarId};
use super::module::{element, ident};
use super::print_cuda::is_written;

/// The first derivative in reverse mode of a kernel.
pub(crate) struct Adjoint {
    pub name: Ident,
    /// The parameters that carry a derivative.
    pub active: Vec<VarId>,
    /// True if the caller passes the number of values that a thread stores.
    pub asks_passes: bool,
}

/// Parts of the function, in the order in which it has them.
#[derive(Default)]
struct Parts {
    params: Vec<TokenStream>,
    /// Name, address and use of each buffer.
    buffers: Vec<TokenStream>,
    /// Refusals of derivatives that cannot follow.
    checks: Vec<TokenStream>,
    /// Conditions under which a derivative is needed.
    carries: Vec<TokenStream>,
    /// Parts of the arguments that the record keeps, each under the name of its parameter.
    kept: Vec<TokenStream>,
    arguments: Vec<TokenStream>,
    activated: Vec<TokenStream>,
    restored: Vec<Ident>,
    /// Arguments of the derivative.
    adjoints: Vec<TokenStream>,
}

impl Parts {
    fn number(&mut self, kernel: &Kernel, param: VarId, is_active: bool) {
        let (name, scalar) = (ident(kernel, param), kernel.storage(param).element());
        let ty = element(scalar);
        // The caller refuses a derivative by a float that has none.
        let sum =
            if scalar.is_float() { quote!(&rt::Buffer<#ty>) } else { quote!(rt::host::Never) };
        self.params.push(quote!(#name: (#ty, ::core::option::Option<#sum>)));
        self.arguments.push(quote!(#name.0));
        if !is_active {
            self.kept.push(quote!(#name.0));
            self.adjoints.push(quote!(#name));
            return;
        }
        self.carries.push(quote!(#name.1.is_some()));
        let zero = quote!(|| rt::Buffer::zeros(1));
        self.kept.push(quote!((#name.0, #name.1.cloned().unwrap_or_else(#zero))));
        self.adjoints.push(quote!(#name.0, &#name.1));
    }

    fn buffer(&mut self, kernel: &Kernel, param: VarId, is_active: bool) {
        let (name, ty) = (ident(kernel, param), element(kernel.storage(param).element()));
        let (text, is_written, of) = (name.to_string(), is_written(kernel, param), &kernel.name);
        self.params.push(quote!(#name: &rt::host::Tracked<#ty>));
        self.buffers.push(quote!((#text, #name.buffer().address(), #is_written)));
        self.arguments.push(quote!(#name.buffer()));
        self.kept.push(if is_written { quote!(#name.save()?) } else { quote!(#name.read()) });
        self.restored.push(name.clone());
        if is_active {
            self.carries.push(quote!(#name.is_active()));
            self.activated.extend(is_written.then(|| quote!(#name.activate();)));
            self.adjoints.push(quote!(#name.before(), #name.shadow()));
        } else {
            self.checks.push(quote!(#name.constant(#of, #text)?;));
            self.adjoints.push(quote!(#name.before()));
        }
    }
}

/// The function `launch_recorded`, and what its callers must know.
pub(crate) fn recorded(kernel: &Kernel, adjoint: Option<&Adjoint>) -> TokenStream {
    let is_active = |p: &VarId| adjoint.is_some_and(|adjoint| adjoint.active.contains(p));
    let active: Vec<bool> = kernel.params.iter().map(is_active).collect();
    let asks_passes = adjoint.is_some_and(|adjoint| adjoint.asks_passes);
    let mut parts = Parts::default();
    for (&param, &is_active) in kernel.params.iter().zip(&active) {
        match kernel.storage(param) {
            Storage::Number(_) => parts.number(kernel, param, is_active),
            _ => parts.buffer(kernel, param, is_active),
        }
    }
    let names: Vec<_> = kernel.params.iter().map(|p| ident(kernel, *p)).collect();
    let Parts { params, buffers, checks, carries, kept, arguments, activated, restored, adjoints } =
        parts;
    let passes = asks_passes.then(|| quote!(host_passes));
    let reverse = adjoint.map(|adjoint| {
        let name = &adjoint.name;
        quote! {
            if host_carries {
                #name::launch(&host_device, host_grid, host_block, #(#adjoints,)* #passes)?;
            }
        }
    });
    quote! {
        /// For `#[kernel_host]`: true for each parameter with a derivative.
        #[doc(hidden)]
        pub const ACTIVE: &[bool] = &[#(#active),*];
        #[doc(hidden)]
        pub const ASKS_PASSES: bool = #asks_passes;
        #[doc(hidden)]
        pub fn launch_recorded(
            host_tape: &rt::host::Tape<'_>,
            host_device: &rt::Device,
            host_grid: impl Into<rt::Dim3>,
            host_block: impl Into<rt::Dim3>,
            #(#params,)*
            host_passes: u32,
        ) -> Result<(), rt::LaunchError> {
            let (host_grid, host_block) = (host_grid.into(), host_block.into());
            rt::host::distinct(&[#(#buffers),*])?;
            #(#checks)*
            let host_carries = false #(|| #carries)*;
            let host_kept = (#(#kept,)*);
            launch(host_device, host_grid, host_block, #(#arguments),*)?;
            if host_carries {
                #(#activated)*
            }
            let host_device = host_device.clone();
            host_tape.push(move || {
                let (#(#names,)*) = host_kept;
                #(#restored.restore()?;)*
                #reverse
                Ok(())
            });
            Ok(())
        }
    }
}
