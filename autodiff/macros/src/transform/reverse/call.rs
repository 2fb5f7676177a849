//! Adjoints of calls: the callee's pullback, found beside the callee.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use crate::ir::print::{Around, referent};
use crate::ir::{Call, Expr, ExprKind, Kind, Place, Proj, Stmt, VarId};

use super::Reverse;
use super::apart::ApartArgument;

/// An argument in the reverse sweep.
pub(super) struct Argument {
    primal: TokenStream,
    pub(super) shadow: Shadow,
}

pub(super) enum Shadow {
    Inactive,
    /// A place of the shadow of `root`.
    Active {
        root: VarId,
        /// The fields from the root up to the first element: places with different fields are apart.
        fields: Vec<String>,
        place: TokenStream,
        /// The place in the function itself.
        target: Place,
        /// The primal, as a slice if it lies in a buffer.
        view: TokenStream,
        /// True for one element of a buffer, not a slice.
        element: bool,
        mutable: bool,
        /// True if the primal is moved, not borrowed.
        by_value: bool,
    },
}

impl Shadow {
    /// True if one of the two may be a part of the other.
    pub(super) fn meets(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Active { root: a, fields: f, .. }, Self::Active { root: b, fields: g, .. }) => {
                a == b && f.iter().zip(g).all(|(x, y)| x == y)
            }
            _ => false,
        }
    }
}

/// The arguments that the adjoint of a call passes to the callee, collected one by one.
#[derive(Default)]
pub(super) struct Passed {
    /// The arguments of the callee's rule: the primal and the shadow of each argument, then the seed.
    args: Vec<TokenStream>,
    /// Code around the call of the rule, for shadows that overlap.
    before: TokenStream,
    after: TokenStream,
    /// Shadows that are parts of one buffer, by the buffer.
    parts: BTreeMap<VarId, Vec<(Ident, TokenStream)>>,
    /// The arguments of the callee's own reverse sweep, and the code around its call.
    pub(super) apart: Vec<ApartArgument>,
    pub(super) apart_before: TokenStream,
    pub(super) apart_after: TokenStream,
}

impl Reverse<'_> {
    pub(super) fn call(&mut self, result: Option<VarId>, call: &Call, stmt: &Stmt) -> TokenStream {
        self.write_guards(call);
        if !call.args.iter().any(|arg| self.a.varied(arg)) {
            return TokenStream::new();
        }
        if call.checked {
            self.around(call).rule = Some(call.location.clone());
        }
        let seeded = result.filter(|&var| self.a.is_active(var));
        let ahead = seeded.is_some() && self.is_ahead(call, stmt);
        let way = if ahead { None } else { self.way(call, result, stmt) };
        let apart = way.map(|way| (self.begin_apart(way, call, stmt), way));
        self.apart.others |= apart.is_none() && !ahead;
        let mut args: Vec<_> = (0..call.args.len()).map(|i| self.argument(i, call, stmt)).collect();
        let undone = self.undone_receiver(call);
        let undone = undone.map(|place| self.place_again(&place, stmt));
        let mut alone = alone(&args);
        let mut passed = Passed::default();
        if !ahead {
            (passed.before, passed.after) = self.paired(&mut args, &mut alone, stmt);
        }
        passed.apart_before.clone_from(&passed.before);
        passed.apart_after.clone_from(&passed.after);
        let active = active_shadows(&args);
        let mut undo = TokenStream::new();
        for (i, arg) in args.into_iter().enumerate() {
            let mut lent = arg.primal.clone();
            if let Some(place) = undone.as_ref().filter(|_| i == 0) {
                let before = referent(&lent, false);
                undo = quote!(#place = #before;);
                lent = quote!(&mut #place);
            }
            self.pass_argument(
                (i, arg, alone[i]),
                lent,
                (call, stmt),
                apart.is_some(),
                &mut passed,
            );
        }
        let seed = seeded.map(|var| self.shadow_name(var).to_token_stream());
        let by_rule = self.by_rule(call, seed.as_ref(), &mut passed);
        let by_rule = quote!(#by_rule #undo);
        if let Some(apart) = apart {
            return self.finish_apart(apart, call, &passed, seed.as_ref(), &by_rule);
        }
        match seed {
            Some(seed) if ahead => self.multiplied(call, stmt, &active, &seed, &by_rule),
            _ => by_rule,
        }
    }

    /// Adds one argument to what is passed. `lent` is its primal for the callee's own reverse sweep, if the sweeps
    /// run `apart`; `alone` says that no other argument's shadow may overlap.
    fn pass_argument(
        &mut self,
        (i, arg, alone): (usize, Argument, bool),
        lent: TokenStream,
        (call, stmt): (&Call, &Stmt),
        apart: bool,
        passed: &mut Passed,
    ) {
        let lib = self.lib;
        let receiver = i == 0 && call.method.is_some();
        let mut own = None;
        if let Shadow::Active { place, .. } = &arg.shadow
            && apart
            && !alone
        {
            let name = self.numbered("d", stmt.span);
            let zero = quote!(let mut #name = #lib::rt::Part::zero_owned(&#place););
            passed.apart_before.extend(zero);
            passed.apart_after.extend(quote!(#lib::rt::Part::add_owned(&mut #place, &#name);));
            own = Some(if receiver { quote!(#name) } else { quote!(&mut #name) });
        }
        let inactive = matches!(arg.shadow, Shadow::Inactive);
        let primal = arg.primal.clone();
        let shadow = match inactive && receiver {
            true => quote!(::core::option::Option::None),
            false => self.passed_shadow((i, arg, alone), (call, stmt), passed),
        };
        let own = own.unwrap_or_else(|| shadow.clone());
        passed.apart.push(ApartArgument { primal: lent, shadow: own });
        let optional = receiver && !inactive;
        let some = quote!(::core::option::Option::Some(#shadow));
        passed.args.extend([primal, if optional { some } else { shadow }]);
    }

    /// The shadow of an argument for the callee's rule. Shadows that may overlap are collected separately.
    fn passed_shadow(
        &mut self,
        (i, arg, alone): (usize, Argument, bool),
        (call, stmt): (&Call, &Stmt),
        passed: &mut Passed,
    ) -> TokenStream {
        let (lib, span, primal) = (self.lib, call.args[i].span, arg.primal);
        match arg.shadow {
            Shadow::Inactive => quote_spanned!(span=> #lib::rt::Inactive),
            Shadow::Active { place, .. } if alone => quote_spanned!(span=> &mut #place),
            Shadow::Active { root, view, element, .. } if self.is_buffer(root) => {
                let name = self.numbered("d", stmt.span);
                let span = self.span_in(root, &call.args[i], &view, call, stmt);
                passed.parts.entry(root).or_default().push((name.clone(), span));
                if element { quote!(&mut #name[0]) } else { quote!(#name) }
            }
            Shadow::Active { place, mutable, by_value, .. } => {
                let name = self.numbered("d", stmt.span);
                passed.before.extend(if mutable {
                    quote!(let mut #name = #lib::rt::Part::take_owned(&mut #place);)
                } else {
                    let borrow = by_value.then(|| quote!(&));
                    quote!(let mut #name = #lib::rt::Part::zero_owned(#borrow #primal);)
                });
                passed.after.extend(quote!(#lib::rt::Part::add_owned(&mut #place, &#name);));
                quote_spanned!(span=> &mut #name)
            }
        }
    }

    /// The call of the callee's rule.
    fn by_rule(
        &mut self,
        call: &Call,
        seed: Option<&TokenStream>,
        passed: &mut Passed,
    ) -> TokenStream {
        let lib = self.lib;
        passed.args.push(seed.cloned().unwrap_or_else(|| quote!(#lib::rt::Unused)));
        let (rule, generics) =
            (call.rule(if call.second { "__jvp_vjp" } else { "__vjp" }), &call.generics);
        let mut tokens = match (&call.method, &passed.args[..]) {
            (Some(_), [receiver, rest @ ..]) => {
                let receiver = referent(receiver, self.a.kind(&call.args[0]).is_ref());
                quote!((#receiver).#rule #generics(#(#rest),*))
            }
            (_, args) => quote!(#rule #generics(#(#args),*)),
        };
        for (root, spans) in std::mem::take(&mut passed.parts) {
            tokens = self.with_parts(root, &spans, &tokens);
        }
        let (before, after) = (&passed.before, &passed.after);
        quote!(#before #tokens; #after)
    }

    /// The checks before a call that writes into `#[write_once]` buffers.
    fn write_guards(&mut self, call: &Call) {
        for arg in &call.args {
            let (ExprKind::Borrow { place, .. } | ExprKind::Read(place)) = &arg.kind else {
                continue;
            };
            let root = self.a.root(place);
            if !self.a.vars[root].write_once || !self.a.is_mutable_argument(arg) {
                continue;
            }
            let guard = self.guard(root);
            let printed = self.emit().place(place);
            let borrow = matches!(arg.kind, ExprKind::Borrow { .. }).then(|| quote!(&));
            self.around(call).before.extend(quote!(#guard.write(#borrow #printed);));
        }
    }

    fn argument(&mut self, i: usize, call: &Call, stmt: &Stmt) -> Argument {
        let arg = &call.args[i];
        match &arg.kind {
            ExprKind::Borrow { .. } => self.reference(i, call, true, stmt),
            ExprKind::Read(place) if self.a.place_kind(place).is_ref() => {
                self.reference(i, call, false, stmt)
            }
            ExprKind::Read(_) if i == 0 && call.method.is_some() => {
                self.reference(i, call, true, stmt)
            }
            ExprKind::Read(place) if self.a.varied(arg) => {
                let primal = self.by_value(arg, stmt);
                let shadow = self.shadow(place, stmt);
                let root = self.a.root(place);
                let view = quote!(::core::slice::from_ref(&#primal));
                let fields = fields(&self.a.resolve(place));
                let shadow = Shadow::Active {
                    root,
                    fields,
                    place: shadow,
                    target: place.clone(),
                    view,
                    element: true,
                    mutable: false,
                    by_value: true,
                };
                Argument { primal, shadow }
            }
            _ => {
                if self.a.varied(arg) {
                    self.diag.refuse_argument(arg);
                }
                let primal = crate::ir::print::strip(self.by_value(arg, stmt));
                Argument { primal, shadow: Shadow::Inactive }
            }
        }
    }

    /// An argument handed over by value: a copy, where the value is read again.
    fn by_value(&mut self, arg: &Expr, stmt: &Stmt) -> TokenStream {
        let value = self.value(arg, stmt);
        let copied = matches!(self.a.kind(arg), Kind::Unknown | Kind::Seq(_) | Kind::Tuple(_));
        match &arg.kind {
            ExprKind::Read(place) if copied => self.emit().copy_of(place, &value),
            _ => value,
        }
    }

    /// An argument that is a reference to a place, or a place that is borrowed.
    fn reference(&mut self, i: usize, call: &Call, borrowed: bool, stmt: &Stmt) -> Argument {
        let arg = &call.args[i];
        let (ExprKind::Read(place) | ExprKind::Borrow { place, .. }) = &arg.kind else {
            return Argument { primal: TokenStream::new(), shadow: Shadow::Inactive };
        };
        let mutable = self.a.is_mutable_argument_of(call, i);
        let printed = self.emit().place(place);
        let view = match (borrowed, &call.reads) {
            (true, _) => quote!(&#printed),
            (false, Some(_)) if i == 0 => quote!((&*#printed)),
            _ => printed,
        };
        let primal = self.contents(view.clone(), place, mutable, (call, i), stmt);
        if !self.a.varied(arg) {
            return Argument { primal, shadow: Shadow::Inactive };
        }
        let target = if borrowed { place.clone() } else { place.clone().behind() };
        let resolved = self.a.resolve(&target);
        let root = match resolved.proj.iter().rev().find(|p| matches!(p, Proj::Bound(_))) {
            Some(Proj::Bound(var)) => *var,
            _ => resolved.base,
        };
        let fields = fields(&resolved);
        let element = self.a.place_kind(&target).is_float();
        let view = if element { quote!(::core::slice::from_ref(#view)) } else { view };
        let place = self.shadow(&target, stmt);
        let by_value = false;
        let shadow =
            Shadow::Active { root, fields, place, target, view, element, mutable, by_value };
        Argument { primal, shadow }
    }

    /// The primal for the pullback: what lies there still, or a copy.
    ///
    /// Returns the contents of the arguments. For written arguments a pullback written by hand receives the values after the
    /// call, a derived one those before. For arguments that are only read both receive the values before the call.
    fn contents(
        &mut self,
        view: TokenStream,
        place: &Place,
        mutable: bool,
        (call, i): (&Call, usize),
        stmt: &Stmt,
    ) -> TokenStream {
        let root = self.a.root(place);
        let once = self.a.vars[root].write_once;
        if once && !mutable {
            self.demand_place(place);
            let guard = self.guard(root);
            self.around(call).before.extend(quote!(#guard.read(#view);));
            return view;
        }
        let copied = !self.a.on && matches!(self.a.vars[root].kind.value(), Kind::Seq(_));
        let back = self.going.contains(&place.base) && self.is_at_hand(place, stmt);
        let there = back || self.a.argument_available((call, i), place, stmt, mutable);
        let still = once || (!copied && there);
        if still {
            self.demand_place(place);
        }
        if still && !mutable {
            return view;
        }
        let mark = self.apart.kept.as_ref().and_then(|_| self.apart.marks.last().cloned());
        let site = self.new_site_unless(mark.clone(), stmt, stmt.span);
        let name = self.numbered("v", stmt.span);
        self.stores(&Kind::Unknown);
        self.warn_of_whole((call, i), place, (&site, mark.as_ref()), stmt);
        let path = &call.location;
        if let Some((keeps, takes)) = &mut self.apart.kept {
            takes.push(quote!(let #name = #site.take();));
            keeps.extend(quote!(#site.keep_owned(#view);));
        } else if !mutable || call.associated || call.second {
            self.takes.push(quote!(let #name = #site.take();));
            self.around(call).before.extend(quote!(#site.keep_owned(#view);));
        } else if still {
            let lib = self.lib;
            self.takes.push(quote!(let #name = #site.take_when(#path::__BEFORE);));
            self.around(call).before.extend(quote!(#site.keep_when(#path::__BEFORE, #view);));
            return quote!(&*#lib::rt::before_or(&#name, #view));
        } else {
            self.takes.push(quote!(let #name = #site.take();));
            let around = self.around(call);
            around.before.extend(quote!(#site.keep_when(#path::__BEFORE, #view);));
            around.after.extend(quote!(#site.keep_when(!#path::__BEFORE, #view);));
        }
        quote!(&#name)
    }

    pub(super) fn around(&mut self, call: &Call) -> &mut Around {
        self.kept.around.entry(call.id).or_default()
    }
}

/// For each argument, whether its shadow overlaps with that of no other.
fn alone(args: &[Argument]) -> Vec<bool> {
    let meets = |i: usize, j: usize| i != j && args[i].shadow.meets(&args[j].shadow);
    (0..args.len()).map(|i| !(0..args.len()).any(|j| meets(i, j))).collect()
}

/// The places of the shadows of arguments that have one.
fn active_shadows(args: &[Argument]) -> Vec<(usize, TokenStream)> {
    let shadows = args.iter().enumerate().filter_map(|(i, arg)| match &arg.shadow {
        Shadow::Active { place, .. } => Some((i, place.clone())),
        Shadow::Inactive => None,
    });
    shadows.collect()
}

/// The fields up to the first element or part.
pub(crate) fn fields(place: &Place) -> Vec<String> {
    let start = place.proj.iter().rposition(|p| matches!(p, Proj::Bound(_))).map_or(0, |i| i + 1);
    let mut fields = Vec::new();
    for proj in &place.proj[start..] {
        match proj {
            Proj::Field(syn::Member::Named(name)) => fields.push(name.to_string()),
            Proj::Field(syn::Member::Unnamed(i)) => fields.push(i.index.to_string()),
            Proj::Deref => {}
            Proj::Index(_) | Proj::Part(..) | Proj::Bound(_) => break,
        }
    }
    fields
}
