//! Loops with `#[checkpoint(budget = N)]`: instead of storing values in every iteration, the forward sweep saves the
//! state before a few iterations. The reverse sweep runs the other iterations again from there.
//!
//! The state consists of the outer variables that the loop changes, and of variables that it reads and that change after
//! it. After the reverse sweep the state has its earlier values again, so that the rest of the sweep is not affected.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ir::print::{Emit, Marked, plain, strip};
use crate::ir::visit::{each_place, each_stmt, mentioned};
use crate::ir::{Block, Expr, ExprId, ExprKind, Place, Stmt, StmtKind, VarId};

use super::Reverse;

/// The tokens that save a state, and those that restore it from a variable.
struct States {
    save: TokenStream,
    places: Vec<TokenStream>,
    /// The variables among them, with their indices, that no longer exist when the reverse sweep begins.
    gone: Vec<(usize, Ident)>,
}

impl States {
    fn restore(&self, lib: &TokenStream, from: &TokenStream) -> TokenStream {
        let each = self.places.iter().enumerate().map(|(i, place)| {
            let i = proc_macro2::Literal::usize_unsuffixed(i);
            quote!(#lib::rt::State::restore(&mut #place, &#from.#i);)
        });
        quote!(#(#each)*)
    }

    /// Runs `body`, which begins with the state before the first iteration. Without an iteration there is nothing to do.
    fn with_first(&self, marks: &Ident, start: &Ident, body: TokenStream) -> TokenStream {
        if self.gone.is_empty() {
            return body;
        }
        let declared = self.gone.iter().map(|(i, name)| {
            let i = proc_macro2::Literal::usize_unsuffixed(*i);
            quote!(let mut #name = ::core::clone::Clone::clone(&#start.#i);)
        });
        quote! {
            if let ::core::option::Option::Some(#start) = #marks.first() {
                #(#declared)*
                #body
            }
        }
    }
}

impl Reverse<'_> {
    pub(super) fn checkpointed(&mut self, id: ExprId, stmt: &Stmt) -> TokenStream {
        let (StmtKind::For { body, .. } | StmtKind::While { body, .. }) = &stmt.kind else {
            return TokenStream::new();
        };
        let Some(states) = self.states(stmt, body) else { return TokenStream::new() };
        let (recorded, reversed) = self.one_pass(stmt, body);
        if reversed.is_empty() {
            return TokenStream::new();
        }
        let lib = self.lib;
        let site = self.new_site(stmt, stmt.span);
        self.stores_states();
        let marks = self.names.fresh("marks", stmt.span);
        let (from, to, now) = (
            self.names.fresh("from", stmt.span),
            self.names.fresh("to", stmt.span),
            self.names.fresh("now", stmt.span),
        );
        self.mark(id, stmt, &site, &marks, &states);
        let one = self.passes(stmt, &from, None);
        let some = self.passes(stmt, &from, Some(&to));
        let before = std::mem::take(&mut self.takes);
        let (save, back) = (&states.save, states.restore(lib, &quote!(#now)));
        let restore = states.restore(lib, &quote!(#marks.state()));
        let again = plain(self.a.vars, body);
        let start = self.names.fresh("start", stmt.span);
        let next = self.names.fresh("next", stmt.span);
        let reversal = quote! {
            let #now = #save;
            while let ::core::option::Option::Some(#next) = #marks.next_move() {
                match #next {
                    #lib::rt::Move::Restore => { #restore }
                    #lib::rt::Move::Save => {
                        #marks.save(#save);
                        #marks.count(|state| #lib::owned_bytes!(state));
                    }
                    #lib::rt::Move::Advance(#from, #to) => #some { #again },
                    #lib::rt::Move::Reverse(#from) => #one { #recorded #reversed },
                }
            }
            #back
        };
        let reversal = states.with_first(&marks, &start, reversal);
        quote! {
            #(#before)*
            let mut #marks = #site.take();
            #reversal
        }
    }

    /// An iteration with all values recorded, and its reverse sweep.
    fn one_pass(&mut self, stmt: &Stmt, body: &Block) -> (TokenStream, TokenStream) {
        let outer = self.a.enter(stmt, body);
        let sites = self.sites.len();
        let statements = self.statements(body);
        let shadows = self.declare_shadows(&body.stmts);
        let again = self.again(body, true);
        self.a.leave(outer);
        // Variables that the reverse sweep reads must not be moved away.
        self.kept.alive.extend(&self.needed);
        let recorded =
            Emit { vars: self.a.vars, kept: Some(&self.kept), active: &self.a.active }.block(body);
        if statements.is_empty() {
            return Default::default();
        }
        let counted = self.counted(sites);
        (recorded, quote!(#counted #again #shadows #statements))
    }

    /// Code of the forward sweep at the loop.
    fn mark(&mut self, id: ExprId, stmt: &Stmt, site: &Ident, marks: &Ident, states: &States) {
        let (lib, budget) = (self.lib, &self.checkpoints[&id]);
        let passes = match &stmt.kind {
            StmtKind::For { iter, running: None, .. } => {
                let iter = strip(self.emit().expr(iter));
                quote!(Some(::core::iter::Iterator::size_hint(
                    &::core::iter::IntoIterator::into_iter(#iter)
                ).0))
            }
            _ => quote!(None),
        };
        let save = &states.save;
        let marked = Marked {
            before: quote!(let mut #marks = #lib::rt::Checkpoints::new(#budget, ::core::option::Option::#passes);),
            pass: quote!(#marks.pass(|| #save);),
            after: quote!(#site.push(#marks);),
        };
        self.kept.marked.insert(stmt.pos, marked);
    }

    /// The header of a loop over some iterations, by their indices.
    fn passes(&mut self, stmt: &Stmt, from: &Ident, to: Option<&Ident>) -> TokenStream {
        let count = to.map_or(quote!(1), |to| quote!(#to - #from));
        match &stmt.kind {
            StmtKind::For { pattern, iter, .. } => {
                let iter = self.rebuild(iter, stmt);
                quote! {
                    for #pattern in ::core::iter::IntoIterator::into_iter(#iter).skip(#from).take(#count)
                }
            }
            _ => quote!(for _ in 0..#count),
        }
    }

    fn states(&mut self, stmt: &Stmt, body: &Block) -> Option<States> {
        let lib = self.lib;
        let mut state = self.a.state_of(stmt, body);
        // A variable that only changed before the loop no longer exists either, if it lives in a block.
        let mut read: Vec<VarId> =
            mentioned(body).into_iter().map(|v| self.a.root(&Place::var(v, stmt.span))).collect();
        read.sort_unstable();
        read.dedup();
        let depth = self.a.body_depth(stmt);
        let gone = |v: VarId| self.a.is_mutated(v) && !self.a.base_available(v);
        let known: Vec<VarId> = state.iter().map(|&(v, _)| v).collect();
        let more = read
            .into_iter()
            .filter(|v| !known.contains(v) && self.a.vars[*v].depth < depth && gone(*v));
        state.extend(more.map(|v| (v, false)));
        let (mut places, mut gone) = (Vec::new(), Vec::new());
        for (i, &(root, changed)) in state.iter().enumerate() {
            let v = &self.a.vars[root];
            let name = &v.name;
            if !self.a.base_available(root) && !v.kind.is_ref() {
                gone.push((i, name.clone()));
                places.push(quote!(#name));
                continue;
            }
            if !self.a.base_available(root) {
                let what = if changed {
                    format!("changes `{name}`, which lives in a block")
                } else {
                    format!("reads `{name}`, which changes after it and lives in a block")
                };
                self.diag.refuse(
                    stmt.span,
                    &format!("a loop with checkpoints that {what}"),
                    "move the loop to a function of its own, or declare the variable at the top of this one",
                );
                return None;
            }
            self.states.insert(root);
            places.push(if v.kind.is_ref() { quote!(*#name) } else { quote!(#name) });
        }
        let roots: Vec<VarId> = state.into_iter().map(|(root, _)| root).collect();
        if let Some(place) = self.outer_view(stmt, body, &roots) {
            self.diag.refuse(
                place.span,
                "a loop with checkpoints that reaches memory that changes through a reference bound outside of it",
                "bind the reference inside of the loop",
            );
            return None;
        }
        // The iterations run again, and read variables outside of them.
        self.needed.extend(mentioned(body).into_iter().filter(|&v| self.a.vars[v].depth < depth));
        let save = quote!((#(#lib::rt::State::save(&#places),)*));
        Some(States { save, places, gone })
    }

    /// A place that is reached through a view bound outside of the loop, and that the loop changes.
    fn outer_view(&self, stmt: &Stmt, body: &Block, roots: &[VarId]) -> Option<Place> {
        let depth = self.a.body_depth(stmt);
        let mut found = None;
        let mut look = |place: &Place| {
            let v = &self.a.vars[place.base];
            if v.view.is_some() && v.depth < depth && roots.contains(&self.a.root(place)) {
                found = Some(place.clone());
            }
        };
        let mut reads = |e: &Expr| each_place(e, &mut look);
        each_stmt(body, &mut |s| match &s.kind {
            StmtKind::Let { init: Some(e), .. } => reads(e),
            StmtKind::Assign { place, value, .. } => {
                reads(value);
                let read = ExprKind::Read(place.clone());
                reads(&Expr { id: 0, kind: read, span: place.span });
            }
            StmtKind::Call { call, .. } => call.args.iter().for_each(&mut reads),
            _ => {}
        });
        found
    }
}
