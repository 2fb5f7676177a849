//! Where kept values lie: in a slot outside of loops, on a tape inside. What one pass through a block keeps is one
//! record on one tape.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::emit::{Record, block_key};
use crate::ir::{Block, ExprId, Stmt};

use super::Reverse;

/// A tape or slot.
pub(super) struct Site {
    name: Ident,
    looped: bool,
    /// Loops around it.
    loops: usize,
    /// Whether it is a slot of a block's pass, whose value goes to the block's record.
    in_record: bool,
}

/// What a block keeps in each pass: where, and under which name the reverse sweep has it.
#[derive(Default)]
pub(super) struct Frame {
    values: Vec<(Ident, Ident)>,
    /// Calls whose partial derivatives could be kept.
    pub calls: Vec<ExprId>,
}

impl Frame {
    pub(super) fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

impl Reverse<'_> {
    /// The declarations of tapes, slots and checks, for the start of the function.
    pub(crate) fn declarations(&self) -> TokenStream {
        let lib = self.lib;
        let sites = self.sites.iter().filter(|site| !site.in_record).map(|site| {
            let name = &site.name;
            if site.looped {
                quote!(let mut #name = #lib::rt::Tape::new();)
            } else {
                quote!(let mut #name = #lib::rt::Slot::new();)
            }
        });
        let mut guards: Vec<_> = self.guards.iter().collect();
        guards.sort_by_key(|(var, _)| **var);
        let guards =
            guards.into_iter().map(|(_, name)| quote!(let mut #name = #lib::rt::WriteOnce::new();));
        let mut likes: Vec<_> = self.kept.likes.iter().collect();
        likes.sort_by_key(|(var, _)| **var);
        let mut counters: Vec<_> = self.kept.counters.iter().collect();
        counters.sort_by_key(|(pos, _)| **pos);
        let likes = likes.into_iter().map(|(_, name)| name);
        let likes =
            likes.chain(counters.into_iter().flat_map(|(_, all)| all).map(|(_, name)| name));
        let likes = likes.map(|name| quote!(let #name = #lib::rt::Like::new();));
        let shapes = self.shapes.iter().map(|name| quote!(let mut #name = #lib::Shapes::new();));
        quote!(#(#sites)* #(#guards)* #(#likes)* #(#shapes)*)
    }

    /// How much is kept in loops, if each is run through some times.
    pub(crate) fn kept_in_loops(&self) -> usize {
        const PASSES: usize = 16;
        let looped = self.sites.iter().filter(|site| site.looped && site.loops > 0);
        looped.fold(0, |sum, site| sum.saturating_add(PASSES.saturating_pow(site.loops as u32)))
    }

    /// Gives back the memory of the tapes, at the end of the function.
    pub(crate) fn finished(&self) -> TokenStream {
        let tapes = self.sites.iter().filter(|site| site.looped && !site.in_record);
        let names = tapes.map(|site| &site.name);
        quote!(#(#names.finish();)*)
    }

    pub(super) fn new_site(&mut self, stmt: &Stmt, span: Span) -> Ident {
        let name = self.names.fresh(&format!("kept_{}", self.sites.len() + 1), span);
        let looped = self.a.outer_loop(stmt.pos).is_some();
        let loops = self.a.loops_around(stmt);
        self.sites.push(Site { name: name.clone(), looped, loops, in_record: false });
        name
    }

    /// Has the value of the expression `id` kept in `stmt`. If it comes back with the record of the statement's block, as
    /// `name`, gives nothing, otherwise the site that it is to be taken from.
    fn keep(&mut self, id: ExprId, name: &Ident, stmt: &Stmt, span: Span) -> Option<Ident> {
        let site = self.new_site(stmt, span);
        self.kept.values.insert(id, site.clone());
        (!self.in_record(&site, name, stmt)).then_some(site)
    }

    /// Whether what `site` keeps in `stmt` goes to the record of the block's pass; then it comes back as `name`.
    pub(super) fn in_record(&mut self, site: &Ident, name: &Ident, stmt: &Stmt) -> bool {
        let looped = self.a.outer_loop(stmt.pos).is_some();
        let frame = self.frames.last_mut().filter(|_| looped);
        let recorded = frame.is_some();
        if let Some(frame) = frame {
            frame.values.push((site.clone(), name.clone()));
        }
        recorded
    }

    /// Has the value of the expression `id` kept in `stmt`; gives what takes it back to `name`.
    pub(super) fn take_back(
        &mut self,
        id: ExprId,
        name: &Ident,
        stmt: &Stmt,
        span: Span,
    ) -> TokenStream {
        let site = self.keep(id, name, stmt, span);
        site.map_or_else(TokenStream::new, |site| quote!(let #name = #site.take();))
    }

    /// The same for a value that is used once, right here.
    pub(super) fn taken_value(&mut self, id: ExprId, stmt: &Stmt, span: Span) -> TokenStream {
        let name = self.numbered("v", span);
        let site = self.keep(id, &name, stmt, span);
        site.map_or_else(|| quote!(#name), |site| quote!(#site.take()))
    }

    /// Takes back what one pass through `body`, which has been reversed, has kept.
    pub(super) fn taken_back(&mut self, body: &Block) -> TokenStream {
        let Frame { values: kept, calls } = self.frames.pop().unwrap_or_default();
        if !kept.is_empty() {
            self.ahead.wanted.extend(calls);
        }
        if let [(site, name)] = &kept[..] {
            return quote!(let #name = #site.take(););
        }
        let (Some(key), Some((first, _))) = (block_key(body), kept.first()) else {
            return TokenStream::new();
        };
        let tape = self.names.fresh(&format!("pass_{}", self.kept.records.len() + 1), first.span());
        self.sites.push(Site { name: tape.clone(), looped: true, loops: 0, in_record: false });
        for site in &mut self.sites {
            site.in_record |= kept.iter().any(|(name, _)| *name == site.name);
        }
        let (slots, names): (Vec<_>, Vec<_>) = kept.into_iter().unzip();
        let tokens = quote!(let (#(#names),*) = #tape.take(););
        self.kept.records.insert(key, Record { tape, slots });
        tokens
    }
}
