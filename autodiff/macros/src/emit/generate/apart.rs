//! Separate forward and reverse sweeps of a function. Both are in one generated function, so that the record that the
//! forward sweep passes on has one type in both.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::{ItemFn, Type};

use super::{Result, seeded};
use crate::analyse::Analysis;
use crate::emit::differentiable::is_mutable;
use crate::ir::diagnostics::Diagnostics;
use crate::ir::visit::{each_stmt, own_exprs};
use crate::ir::words::{mentions, with_idents};
use crate::ir::{Activity, Block, Expr, ExprKind, Function, Kind, StmtKind, VarId, kinds, methods};
use crate::parse::ReverseArgs;
use crate::parse::signature::{Param, Signature};
use crate::transform::reverse::{Handed, HandedKind, Reverse, going_back};

/// The two sweeps of a function.
pub(crate) enum Sweeps {
    /// A function that runs either sweep. The flag is true if these sweeps also pay where the arguments are still
    /// available (see `Reverse::way`).
    Apart(TokenStream, bool),
    /// The function itself and its pullback, to both of which the arguments are lent. The function calls no other, and
    /// separate sweeps would store little, but would cost memory if the caller calls it often.
    Joined,
}

/// Returns the sweeps of `f`. The arguments are `lent` to both sweeps, or the forward sweep stores what it needs of
/// them. Returns nothing if the parameters or the stored values are of types that a stack of plain values cannot hold.
/// Callers then run both sweeps in their reverse sweep.
pub(crate) fn sweeps(
    args: &ReverseArgs,
    f: &ItemFn,
    method: bool,
    lent: bool,
    warns: bool,
) -> Option<Sweeps> {
    let prepared = super::prepared(args, f, |_, _| ()).ok()?;
    let (signature, function) = (&prepared.signature, &prepared.function);
    if !is_suited(args, f, signature, lent) || !function.checkpoints.is_empty() {
        return None;
    }
    let writes = signature.params.iter().any(|p| is_mutable(&p.ty));
    let short = lent && !writes && !has_calls(&function.body);
    if short && !has_long_loops(&function.body) {
        return Some(Sweeps::Joined);
    }
    let lib = &crate::ir::runtime::library(args.options.library.as_ref());
    let (mut names, mut diag) = (prepared.names, Diagnostics::default());
    let mut analysis = Analysis::new(function, &prepared.generics, true, &mut diag);
    let going = if lent { going_back(&analysis, function, true)? } else { HashSet::new() };
    if !lent {
        analysis = analysis.apart();
    }
    let stack = names.fresh("stack", f.sig.ident.span());
    let mut reverse = Reverse::new(&analysis, lib, &mut names, &mut diag, function);
    (reverse.apart.own, reverse.apart.stack) = (true, Some(stack.clone()));
    (reverse.apart.lent, reverse.going) = (lent, going);
    reverse.whole_buffers.on = warns && !super::allows_deprecated(&f.attrs);
    let stem = if lent { "__lent_sweeps" } else { "__sweeps" };
    let name =
        if method { format_ident!("{stem}_{}", f.sig.ident) } else { format_ident!("{stem}") };
    let tokens = assemble(&name, f, signature, function, &mut reverse)?;
    if short && !reverse.keeps_in_loops() {
        return Some(Sweeps::Joined);
    }
    let deep = short || reverse.apart.count > 0 && (lent || !reverse.apart.others);
    prepared.diag.finish().ok()?;
    diag.finish().ok()?;
    Some(Sweeps::Apart(tokens, deep))
}

fn has_calls(body: &Block) -> bool {
    let mut calls = false;
    each_stmt(body, &mut |stmt| calls |= matches!(stmt.kind, StmtKind::Call { .. }));
    calls
}

/// Returns true if a loop may have many passes.
fn has_long_loops(body: &Block) -> bool {
    let mut long = false;
    let constant = |e: &Option<Box<Expr>>| {
        e.as_ref().is_some_and(|e| matches!(e.kind, ExprKind::Constant(..)))
    };
    each_stmt(body, &mut |stmt| match &stmt.kind {
        StmtKind::While { .. } => long = true,
        StmtKind::For { iter, .. } => {
            let short = matches!(&iter.kind, ExprKind::Range { start, end, .. }
                if constant(start) && constant(end));
            long |= !short;
        }
        _ => {}
    });
    long
}

/// Returns true if parameters and result are numbers, or are behind shared references without named lifetimes. If they
/// are `lent`, the receiver may be changed.
fn is_suited(args: &ReverseArgs, f: &ItemFn, signature: &Signature, lent: bool) -> bool {
    let options = &args.options;
    let plain = options.analyses && options.outer.is_empty() && !options.joined;
    let plain = plain && !options.unseeded;
    let generics = &f.sig.generics;
    let plain = plain && generics.params.is_empty() && generics.where_clause.is_none();
    let suited = |p: &Param| match (&p.ty, p.activity) {
        (Type::Reference(r), activity) => {
            let receiver = p.name == "self";
            let shared = r.mutability.is_none() || lent && receiver;
            shared
                && !(p.mutable || p.write_once)
                && (!receiver || activity == Activity::Duplicated)
                && matches!(activity, Activity::Duplicated | Activity::Const)
        }
        (ty, Activity::Const) => p.name != "self" && kinds::of_type(ty, &[]).is_discrete(),
        (ty, activity) => {
            activity == Activity::Active && matches!(kinds::of_type(ty, &[]), Kind::Float(_))
        }
    };
    let shadowed = signature.params.iter().any(|p| p.activity == Activity::Duplicated);
    let writes = lent && signature.params.iter().any(|p| is_mutable(&p.ty));
    let seeded = signature.result.as_ref().map_or(writes, |(_, a)| *a == Activity::Active);
    let types = quote::ToTokens::to_token_stream(&f.sig);
    let named = ["impl", "dyn"].iter().any(|word| mentions(&types, word));
    plain
        && shadowed
        && seeded
        && !named
        && !has_lifetimes(types)
        && signature.params.iter().all(suited)
}

fn has_lifetimes(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => has_lifetimes(group.stream()),
        TokenTree::Punct(punct) => punct.as_char() == '\'',
        _ => false,
    })
}

/// The shadows of the parameters.
#[derive(Default)]
struct Shadows<'s> {
    /// Declarations of those that the reverse sweep begins with zero.
    starts: TokenStream,
    /// Those that the caller lends, and their types.
    shadows: Vec<Ident>,
    shadow_types: Vec<Type>,
    /// Those that the reverse sweep returns, and their types.
    gradients: Vec<Ident>,
    gradient_types: Vec<&'s Type>,
}

impl<'s> Shadows<'s> {
    fn of(signature: &'s Signature, reverse: &mut Reverse) -> Self {
        let mut all = Self::default();
        for (var, p) in signature.params.iter().enumerate() {
            let ty = &p.ty;
            if p.activity == Activity::Duplicated {
                all.shadows.push(reverse.shadow_name(var));
                all.shadow_types.push(super::mutable_reference(ty));
            } else if p.activity == Activity::Active || reverse.a.is_active(var) {
                let (shadow, zero) = (reverse.shadow_name(var), reverse.parameter_zero(var, ty));
                all.starts.extend(quote!(let mut #shadow = #zero;));
                if p.activity == Activity::Active {
                    all.gradients.push(shadow);
                    all.gradient_types.push(ty);
                }
            }
        }
        all
    }
}

fn assemble(
    name: &Ident,
    f: &ItemFn,
    signature: &Signature,
    function: &Function,
    reverse: &mut Reverse,
) -> Option<TokenStream> {
    let lib = reverse.lib;
    let Shadows { starts, shadows, shadow_types, gradients, gradient_types } =
        Shadows::of(signature, reverse);
    let Result { seed, output, .. } = Result::new(signature, function.result, reverse);
    let of_result = function.result.filter(|_| seed.is_some());
    let (value, ty) = output.unwrap_or((quote!(()), quote!(())));
    let backward = reverse.function(of_result);
    reverse.keep_alive(function);
    if !keeps_values_only(function, reverse) {
        return None;
    }
    let declared = reverse.declarations_apart();
    let forward = super::forward_sweep(function, reverse);
    let finished = declared.handed.iter().filter_map(finished);
    let seed_of_result = seeded(of_result, &seed, reverse);
    let seed = seed.unwrap_or(quote!(()));
    let backward = quote!(#starts #seed_of_result #backward #(#finished)*);
    let mut over = Over::of(signature, function, &backward, reverse)?;
    let callees = function.callees.declaration(lib, &quote!(#forward #backward));
    let warnings = reverse.whole_buffers.declaration(lib);
    let stack = reverse.apart.stack.clone()?;
    declared.handed.iter().for_each(|handed| over.add(handed, &stack, reverse));
    let [record, this] =
        ["record", "this"].map(|wish| reverse.names.fresh(wish, f.sig.ident.span()));
    let [records, put, take] = over.statements(lib, &record, &stack);
    let (params, types) = parameters(signature, &this);
    let (both, before) = (&declared.both, &declared.forward);
    let [forward, backward] =
        [quote!(#before #forward), backward].map(|sweep| without_self(sweep, &this));
    let lent = if reverse.apart.lent { params.len() } else { 0 };
    let (again, types_again) = (&params[..lent], &types[..lent]);
    let (vis, hidden) = (&f.vis, crate::ir::runtime::hidden());
    Some(quote! {
        // Inlined where one sweep is asked for, each sweep is a function of its own.
        #hidden
        #[inline(always)]
        #vis fn #name(
            #stack: &mut #lib::rt::Stack,
            sweep: #lib::rt::Sweep<(#(#types,)*), (#(#types_again,)* #(#shadow_types,)* #ty,)>,
        ) -> #lib::rt::Swept<#ty, (#(#gradient_types,)*)> {
            #callees
            #warnings
            #both
            #records
            let (#(#again,)* #(#shadows,)* #seed,) = match sweep {
                #lib::rt::Sweep::Forward((#(#params,)*)) => {
                    #forward
                    #put
                    return #lib::rt::Swept::Value(#value);
                }
                #lib::rt::Sweep::Reverse(given) => given,
            };
            #take
            #backward
            #lib::rt::Swept::Gradient((#(#gradients,)*))
        }
    })
}

/// Returns the statement that ends a tape, after the reverse sweep.
fn finished(handed: &Handed) -> Option<TokenStream> {
    let Handed { name, kind, .. } = handed;
    (*kind == HandedKind::Tape).then(|| quote!(#name.finish();))
}

/// Returns the parameters of the forward sweep, as patterns, and their types.
fn parameters<'s>(signature: &'s Signature, this: &Ident) -> (Vec<TokenStream>, Vec<&'s Type>) {
    let parameter = |p: &'s Param| {
        let name = if p.name == "self" { this } else { &p.name };
        let mutable = p.mutable.then(|| quote!(mut));
        (quote!(#mutable #name), &p.ty)
    };
    signature.params.iter().map(parameter).unzip()
}

/// The values that the forward sweep stores for the reverse sweep.
#[derive(Default)]
struct Over {
    /// Values of the record, and the patterns that read them back.
    names: Vec<TokenStream>,
    patterns: Vec<TokenStream>,
    /// Values of the record that may own memory.
    owning: Vec<Ident>,
    /// Code that fills slots again.
    slots: TokenStream,
    /// Records for values that are not part of the common one. `put` puts each on the stack; `take` takes them off, the
    /// last first.
    records: Vec<Ident>,
    put: Vec<TokenStream>,
    take: Vec<TokenStream>,
}

impl Over {
    /// Collects numbers among the parameters, and variables of the function's own block. Returns nothing if the reverse
    /// sweep needs an argument behind a reference that it does not get.
    fn of(
        signature: &Signature,
        function: &Function,
        backward: &TokenStream,
        reverse: &Reverse,
    ) -> Option<Self> {
        let mut over = Self::default();
        let is_used = |name: &Ident| mentions(backward, &name.to_string());
        for (var, p) in signature.params.iter().enumerate().filter(|(_, p)| is_used(&p.name)) {
            let reference = matches!(p.ty, Type::Reference(_));
            if reverse.apart.lent && (reference || !reverse.a.is_mutated(var)) {
                continue;
            }
            if reference {
                return None;
            }
            over.variable(&p.name, p.mutable, false);
        }
        for var in own_variables(&function.body) {
            let v = &function.vars[var];
            if v.view.is_some() || !is_used(&v.name) {
                continue;
            }
            if v.kind.is_ref() {
                return None;
            }
            let owns = !v.kind.is_scalar();
            over.variable(&v.name, v.declared_mut, owns);
        }
        Some(over)
    }

    fn variable(&mut self, name: &Ident, mutable: bool, owns: bool) {
        self.owning.extend(owns.then(|| name.clone()));
        let mutable = mutable.then(|| quote!(mut));
        self.names.push(quote!(#name));
        self.patterns.push(quote!(#mutable #name));
    }

    /// The statements that declare the records, put them on the stack, and take them off. `common` is the common one.
    fn statements(&self, lib: &TokenStream, common: &Ident, stack: &Ident) -> [TokenStream; 3] {
        let Self { names, patterns, owning, slots, records, put, take } = self;
        let [mut new, mut put_common, mut take_common]: [TokenStream; 3] = Default::default();
        if !names.is_empty() {
            new = quote!(let #common = #lib::rt::Record::new(););
            put_common = match &owning[..] {
                [] => quote!(#common.put(#stack, (#(#names,)*));),
                all => {
                    quote!(#common.put_owning(#stack, #lib::owned_bytes!(#(&#all),*), (#(#names,)*));)
                }
            };
            take_common = quote!(let (#(#patterns,)*) = #common.take(#stack););
        }
        [
            quote!(#new #(let #records = #lib::rt::Record::new();)*),
            quote!(#(#put)* #put_common),
            quote!(#take_common #slots #(#take)*),
        ]
    }

    fn add(&mut self, handed: &Handed, stack: &Ident, reverse: &mut Reverse) {
        let (lib, name, owns) = (reverse.lib, &handed.name, handed.owns);
        let (mut put, take, new) = match (handed.kind, &handed.unless) {
            (HandedKind::Full, None) => {
                // Only the value is stored: a slot also uses memory for the empty case.
                self.owning.extend(owns.then(|| name.clone()));
                self.names.push(quote!(#name.take()));
                self.patterns.push(quote!(#name));
                self.slots.extend(quote!(let mut #name = #lib::rt::Slot::of(#name);));
                return;
            }
            (HandedKind::Slot, None) => return self.variable(name, true, owns),
            (HandedKind::Tape, _) => (quote!(put_tape), quote!(take_tape), quote!(Tape)),
            (HandedKind::Shapes, _) => (quote!(put_shapes), quote!(take_shapes), quote!(Shapes)),
            _ => (quote!(put), quote!(take), quote!(Slot)),
        };
        let record = reverse.names.fresh("record", name.span());
        let bytes = owns.then(|| {
            put = format_ident!("{}_owning", put.to_string()).to_token_stream();
            quote!(#lib::owned_bytes!(&#name),)
        });
        let (put, take) =
            (quote!(#record.#put(#stack, #bytes #name)), quote!(#record.#take(#stack)));
        let (put, take) = match &handed.unless {
            None => (quote!(#put;), quote!(let mut #name = #take;)),
            Some(mark) => (
                quote!(if !#mark.is_apart() { #put; }),
                quote!(let mut #name = if #mark.is_apart() { #lib::rt::#new::new() } else { #take };),
            ),
        };
        self.records.push(record);
        self.put.push(put);
        self.take.insert(0, take);
    }
}

/// Returns the variables that a function's own block declares.
fn own_variables(body: &Block) -> Vec<VarId> {
    if let [only] = &body.stmts[..]
        && let StmtKind::Scope(inner) = &only.kind
    {
        return own_variables(inner);
    }
    let mut all = Vec::new();
    for stmt in &body.stmts {
        match &stmt.kind {
            StmtKind::Let { var, .. } | StmtKind::Call { result: Some(var), .. } => all.push(*var),
            StmtKind::LetPattern { vars, .. } => all.extend(vars),
            _ => {}
        }
    }
    all
}

/// Returns true if no stored value and no variable may be a reference. The result of code that is not analysed may be
/// one.
fn keeps_values_only(function: &Function, reverse: &Reverse) -> bool {
    let may_refer = |e: &Expr| match (&e.kind, reverse.a.kind(e)) {
        (ExprKind::Borrow { .. }, _) | (_, Kind::Ref { .. }) => true,
        (ExprKind::Method { method, .. }, Kind::Unknown | Kind::Seq(_)) => {
            let name = method.to_string();
            methods::rule(&name).is_none() && !matches!(&*name, "clone" | "to_owned" | "to_vec")
        }
        (ExprKind::Opaque { .. }, Kind::Unknown | Kind::Seq(_)) => true,
        _ => false,
    };
    let mut only = true;
    each_stmt(&function.body, &mut |stmt| {
        if let StmtKind::Let { var, init: Some(e) } = &stmt.kind {
            only &= function.vars[*var].view.is_some() || !may_refer(e);
        }
        own_exprs(stmt, &mut |e| {
            only &= !(reverse.kept.values.contains_key(&e.id) && may_refer(e));
        });
    });
    only
}

/// Returns `tokens` with `this` in place of `self`.
fn without_self(tokens: TokenStream, this: &Ident) -> TokenStream {
    with_idents(tokens, &mut |name| if name == "self" { this.clone() } else { name })
}
