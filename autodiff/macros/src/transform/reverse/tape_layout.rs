//! Storage of values for the reverse sweep: a slot outside of loops, a tape inside. The values that a block stores in
//! one pass form one record on one tape.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::ir::print::{Record, block_key};
use crate::ir::{Block, ExprId, Kind, Stmt};

use super::Reverse;

/// A tape or slot.
pub(super) struct Site {
    name: Ident,
    looped: bool,
    /// Loops around it.
    loops: usize,
    /// True for a slot of a block's pass, whose value goes to the block's record.
    in_record: bool,
    /// True if a statement of the function's own block stores here, so that the site is filled in every call.
    always: bool,
    /// The variable that is true if the call's sweeps are apart. Then nothing is stored here.
    unless: Option<Ident>,
    /// True if the stored values may own memory.
    owns: bool,
    /// The parts of the values of a record's tape, each with a flag that is true if it may own memory.
    parts: Vec<(Ident, bool)>,
    /// True if the values are the states of checkpoints.
    states: bool,
    /// True if the code that counts this memory has been written.
    counted: bool,
}

impl Site {
    fn new(name: Ident, looped: bool) -> Self {
        Self {
            name,
            looped,
            loops: 0,
            in_record: false,
            always: false,
            unless: None,
            owns: false,
            parts: Vec::new(),
            states: false,
            counted: false,
        }
    }
}

/// Values that a block stores in each pass: each with its site and its name in the reverse sweep.
#[derive(Default)]
pub(super) struct Frame {
    values: Vec<(Ident, Ident)>,
    /// Calls whose partial derivatives could be stored.
    pub calls: Vec<ExprId>,
}

impl Frame {
    pub(super) fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

/// Result of [`Reverse::declarations_apart`].
#[derive(Default)]
pub(crate) struct Declarations {
    pub both: TokenStream,
    pub forward: TokenStream,
    pub handed: Vec<Handed>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum HandedKind {
    Tape,
    Shapes,
    Slot,
    /// A slot that is filled in every call.
    Full,
}

/// A tape, slot or shapes that the forward sweep passes to the reverse sweep.
pub(crate) struct Handed {
    pub name: Ident,
    pub kind: HandedKind,
    /// The variable that is true if the record is empty.
    pub unless: Option<Ident>,
    /// True if the values may own memory.
    pub owns: bool,
}

impl Reverse<'_> {
    /// Returns the declarations of tapes, slots and checks, for the start of the function.
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
        let likes = likes.chain(&self.apart.marks);
        let likes = likes.map(|name| quote!(let #name = #lib::rt::Like::new();));
        let stack = self.apart.stack.as_ref().filter(|_| !self.apart.own);
        let stack = stack.map(|name| quote!(let #name = &mut #lib::rt::Stack::new();));
        let shapes = self.shapes.iter().map(|name| quote!(let mut #name = #lib::Shapes::new();));
        quote!(#(#sites)* #stack #(#guards)* #(#likes)* #(#shapes)*)
    }

    /// Returns the declarations for sweeps that are apart: those of both sweeps, then those of the forward sweep alone,
    /// and the names of the values that the forward sweep passes on.
    pub(crate) fn declarations_apart(&self) -> Declarations {
        let lib = self.lib;
        let mut apart = Declarations::default();
        let likes = self.kept.likes.iter().map(|(var, name)| (*var, name));
        let counters =
            self.kept.counters.iter().flat_map(|(pos, all)| {
                all.iter().map(|(_, name)| (self.a.vars.len() + *pos, name))
            });
        let mut likes: Vec<_> = likes.chain(counters).collect();
        likes.sort();
        let likes = likes.into_iter().map(|(_, name)| name).chain(&self.apart.marks);
        apart.both.extend(likes.map(|name| quote!(let #name = #lib::rt::Like::new();)));
        let records = self.apart.records.iter();
        apart.both.extend(records.map(|name| quote!(let #name = #lib::rt::Record::new();)));
        for Site { name, looped, always, unless, owns, .. } in
            self.sites.iter().filter(|site| !site.in_record)
        {
            let ty = if *looped { quote!(Tape) } else { quote!(Slot) };
            apart.forward.extend(quote!(let mut #name = #lib::rt::#ty::new();));
            let (name, unless) = (name.clone(), unless.clone());
            let kind = match (looped, always) {
                (true, _) => HandedKind::Tape,
                (false, true) => HandedKind::Full,
                (false, false) => HandedKind::Slot,
            };
            apart.handed.push(Handed { name, kind, unless, owns: *owns });
        }
        for name in &self.shapes {
            apart.forward.extend(quote!(let mut #name = #lib::Shapes::new();));
            let name = name.clone();
            apart.handed.push(Handed { name, kind: HandedKind::Shapes, unless: None, owns: false });
        }
        apart
    }

    /// Returns true if a value is stored in each pass of some loop.
    pub(crate) fn keeps_in_loops(&self) -> bool {
        !self.apart.records.is_empty() || self.sites.iter().any(|site| site.looped)
    }

    /// Returns an estimate of the number of values stored in loops, with the same number of passes for each loop.
    pub(crate) fn kept_in_loops(&self) -> usize {
        const PASSES: usize = 16;
        let looped = self.sites.iter().filter(|site| site.looped && site.loops > 0);
        looped.fold(0, |sum, site| sum.saturating_add(PASSES.saturating_pow(site.loops as u32)))
    }

    /// Returns the statements after a forward sweep that count the memory which stored values own, for the sites from
    /// number `first` on. All types are known there.
    pub(crate) fn counted(&mut self, first: usize) -> TokenStream {
        let lib = self.lib;
        let (mut tapes, mut slots) = (TokenStream::new(), Vec::new());
        let sites = self.sites[first..].iter_mut();
        for site in sites.filter(|site| site.owns && !site.in_record && !site.counted) {
            site.counted = true;
            let Site { name, parts, .. } = site;
            if site.states {
                tapes.extend(quote! {
                    #name.each(|states| states.count(|state| #lib::owned_bytes!(state)));
                });
            } else if !parts.is_empty() {
                let owning = parts.iter().filter(|part| part.1).map(|part| &part.0);
                let parts = parts.iter().map(|part| &part.0);
                let bytes = quote!(#name.sum(|(#(#parts),*)| #lib::owned_bytes!(#(#owning),*)));
                tapes.extend(quote!(#name.count(#bytes);));
            } else if site.looped {
                tapes.extend(quote!(#name.count(#lib::owned_bytes!(&#name));));
            } else {
                slots.push(name.clone());
            }
        }
        // The value of a slot is moved to a variable, which exists until the end of the block.
        let owned = (!slots.is_empty()).then(|| {
            let owned = self.names.fresh("owned", Span::call_site());
            quote!(let #owned = #lib::rt::Owned::of(#lib::owned_bytes!(#(&#slots),*));)
        });
        quote!(#tapes #owned)
    }

    /// Notes that the site made last stores the states of checkpoints.
    pub(super) fn stores_states(&mut self) {
        if let Some(site) = self.sites.last_mut() {
            (site.owns, site.states) = (true, true);
        }
    }

    /// Notes that the site made last stores values of this kind, which may own memory.
    pub(super) fn stores(&mut self, kind: &Kind) {
        if let Some(site) = self.sites.last_mut() {
            site.owns = !kind.is_scalar();
        }
    }

    /// Returns the code that frees the memory of the tapes, at the end of the function.
    pub(crate) fn finished(&self) -> TokenStream {
        let tapes = self.sites.iter().filter(|site| site.looped && !site.in_record);
        let names = tapes.map(|site| &site.name);
        quote!(#(#names.finish();)*)
    }

    /// Returns a new site for a call's arguments, which stay unstored if the call's sweeps are apart.
    pub(super) fn new_site_unless(
        &mut self,
        mark: Option<Ident>,
        stmt: &Stmt,
        span: Span,
    ) -> Ident {
        let name = self.new_site(stmt, span);
        if let Some(site) = self.sites.last_mut() {
            site.unless = mark;
        }
        name
    }

    pub(super) fn new_site(&mut self, stmt: &Stmt, span: Span) -> Ident {
        let name = self.names.fresh(&format!("kept_{}", self.sites.len() + 1), span);
        let looped = self.a.outer_loop(stmt.pos).is_some();
        let loops = self.a.loops_around(stmt);
        let always = self.body.stmts.iter().any(|own| own.pos == stmt.pos);
        self.sites.push(Site { loops, always, ..Site::new(name.clone(), looped) });
        name
    }

    /// Stores the value of the expression `id` in `stmt`. Returns the site to take it from, or nothing if the value
    /// comes back with the record of the statement's block, as `name`.
    fn keep(&mut self, id: ExprId, name: &Ident, stmt: &Stmt, span: Span) -> Option<Ident> {
        let site = self.new_site(stmt, span);
        self.kept.values.insert(id, site.clone());
        (!self.in_record(&site, name, stmt)).then_some(site)
    }

    /// Returns true if the value that `site` stores in `stmt` goes to the record of the block's pass. Then it comes
    /// back as `name`.
    pub(super) fn in_record(&mut self, site: &Ident, name: &Ident, stmt: &Stmt) -> bool {
        // On a stack, a branch has a record of its own, too, so that a branch that is not taken stores nothing.
        let looped = self.a.outer_loop(stmt.pos).is_some();
        let frame = self.frames.last_mut().filter(|_| looped || self.apart.own);
        let recorded = frame.is_some();
        if let Some(frame) = frame {
            frame.values.push((site.clone(), name.clone()));
        }
        recorded
    }

    /// Stores the value of the expression `id` in `stmt`. Returns the code that takes it back as `name`.
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

    /// Like [`Self::take_back`], for a value that is used once, right here.
    pub(super) fn taken_value(&mut self, id: ExprId, stmt: &Stmt, span: Span) -> TokenStream {
        let name = self.numbered("v", span);
        let site = self.keep(id, &name, stmt, span);
        site.map_or_else(|| quote!(#name), |site| quote!(#site.take()))
    }

    /// Returns the code that takes back the values that one pass through `body`, which has been reversed, has stored.
    pub(super) fn taken_back(&mut self, body: &Block) -> TokenStream {
        let Frame { values: kept, calls } = self.frames.pop().unwrap_or_default();
        if !kept.is_empty() {
            self.ahead.wanted.extend(calls);
        }
        let stack = self.apart.stack.clone().filter(|_| self.apart.own);
        if let ([(site, name)], None) = (&kept[..], &stack) {
            return quote!(let #name = #site.take(););
        }
        let (Some(key), Some((first, _))) = (block_key(body), kept.first()) else {
            return TokenStream::new();
        };
        let tape = self.names.fresh(&format!("pass_{}", self.kept.records.len() + 1), first.span());
        let mut parts: Vec<_> = kept.iter().map(|(name, _)| (name.clone(), false)).collect();
        for site in &mut self.sites {
            if let Some(part) = parts.iter_mut().find(|part| part.0 == site.name) {
                (site.in_record, part.1) = (true, site.owns);
            }
        }
        let owns = parts.iter().any(|part| part.1);
        let owning = parts.iter().filter(|part| part.1).map(|part| part.0.clone()).collect();
        match &stack {
            Some(_) => self.apart.records.push(tape.clone()),
            None => self.sites.push(Site { owns, parts, ..Site::new(tape.clone(), true) }),
        }
        let (slots, names): (Vec<_>, Vec<_>) = kept.into_iter().unzip();
        let tokens = quote!(let (#(#names),*) = #tape.take(#stack););
        self.kept.records.insert(key, Record { tape, slots, stack, owning });
        tokens
    }
}
