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
    /// Whether the function's own block keeps something here, whatever happens.
    always: bool,
    /// The variable that is true if the call's sweeps are apart; then nothing is stored here.
    unless: Option<Ident>,
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

/// [`Reverse::declarations_apart`].
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
    /// A slot in which there is something, whatever happens.
    Full,
}

/// Something that the forward sweep hands over.
pub(crate) struct Handed {
    pub name: Ident,
    pub kind: HandedKind,
    /// The variable that is true if the record is empty.
    pub unless: Option<Ident>,
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
        let likes = likes.chain(&self.apart.marks);
        let likes = likes.map(|name| quote!(let #name = #lib::rt::Like::new();));
        let stack = self.apart.stack.as_ref().filter(|_| !self.apart.own);
        let stack = stack.map(|name| quote!(let #name = &mut #lib::rt::Stack::new();));
        let shapes = self.shapes.iter().map(|name| quote!(let mut #name = #lib::Shapes::new();));
        quote!(#(#sites)* #stack #(#guards)* #(#likes)* #(#shapes)*)
    }

    /// The declarations where the sweeps are apart: of what both have, then of what only the forward sweep has; and the names
    /// of what it hands over.
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
        for Site { name, looped, always, unless, .. } in
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
            apart.handed.push(Handed { name, kind, unless });
        }
        for name in &self.shapes {
            apart.forward.extend(quote!(let mut #name = #lib::Shapes::new();));
            let name = name.clone();
            apart.handed.push(Handed { name, kind: HandedKind::Shapes, unless: None });
        }
        apart
    }

    /// Whether something is kept in each pass of some loop.
    pub(crate) fn keeps_in_loops(&self) -> bool {
        !self.apart.records.is_empty() || self.sites.iter().any(|site| site.looped)
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

    /// The same, for what is kept of a call's arguments unless its sweeps are apart.
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
        let unless = None;
        self.sites.push(Site {
            name: name.clone(),
            looped,
            loops,
            in_record: false,
            always,
            unless,
        });
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
        // On a stack, a branch has a record of its own, too: a branch that is not taken stores nothing.
        let looped = self.a.outer_loop(stmt.pos).is_some();
        let frame = self.frames.last_mut().filter(|_| looped || self.apart.own);
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
        let stack = self.apart.stack.clone().filter(|_| self.apart.own);
        if let ([(site, name)], None) = (&kept[..], &stack) {
            return quote!(let #name = #site.take(););
        }
        let (Some(key), Some((first, _))) = (block_key(body), kept.first()) else {
            return TokenStream::new();
        };
        let tape = self.names.fresh(&format!("pass_{}", self.kept.records.len() + 1), first.span());
        let (in_record, always, unless) = (false, false, None);
        match &stack {
            Some(_) => self.apart.records.push(tape.clone()),
            None => self.sites.push(Site {
                name: tape.clone(),
                looped: true,
                loops: 0,
                in_record,
                always,
                unless,
            }),
        }
        for site in &mut self.sites {
            site.in_record |= kept.iter().any(|(name, _)| *name == site.name);
        }
        let (slots, names): (Vec<_>, Vec<_>) = kept.into_iter().unzip();
        let tokens = quote!(let (#(#names),*) = #tape.take(#stack););
        self.kept.records.insert(key, Record { tape, slots, stack });
        tokens
    }
}
