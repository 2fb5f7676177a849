//! Methods of slices and vectors that move elements: they are rewritten with simpler ones.

use proc_macro2::Ident;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, parse_quote_spanned};

use crate::ir::refusals::Construct;
use crate::ir::{Expr, ExprKind, Kind, Proj, StmtKind, kinds};

use super::Lower;
use super::effects::Change;
use super::scope::Binding;
use super::stmt::strip;

/// Methods that sort by a comparison or a key.
pub(super) const SORTS: &[&str] =
    &["sort_by", "sort_by_cached_key", "sort_by_key", "sort_unstable_by", "sort_unstable_by_key"];

impl Lower {
    /// Lowers `x.reverse();` and similar methods for a slice or vector that may carry a derivative; `None` for other
    /// methods.
    pub(super) fn rearranged(&mut self, m: &ExprMethodCall) -> Option<()> {
        if let Some(block) = self.presumed(m) {
            self.expr_statement(&block);
            return Some(());
        }
        let name = m.method.to_string();
        let arity = match name.as_str() {
            "reverse" | "pop" | "clear" | "dedup" => 0,
            "rotate_left" | "rotate_right" | "swap_with_slice" | "extend_from_slice" | "extend"
            | "truncate" | "append" | "retain" | "retain_mut" | "dedup_by" | "dedup_by_key"
            | "fill_with" | "extend_from_within" => 1,
            sort if SORTS.contains(&sort) => 1,
            "copy_within" | "resize" | "resize_with" | "insert" => 2,
            _ => return None,
        };
        let of_vec = ["pop", "extend_from_slice"].contains(&name.as_str());
        let is_vec = of_vec && self.is_stack(&m.receiver);
        if m.args.len() != arity || !(is_vec || self.holds_floats(&m.receiver)) {
            return None;
        }
        let span = m.span();
        if name == "pop" {
            let place = self.slice_place(&m.receiver)?;
            let length = self.length_of(&place, span);
            let zero = self.integer(0, span);
            let cond = self.binary_of(length, syn::parse_quote!(>), zero);
            let then = self.in_block(|l| l.push(StmtKind::Pop { place }, span));
            self.push(StmtKind::If { cond, then, otherwise: Default::default() }, span);
            return Some(());
        }
        if SORTS.contains(&&*name) {
            return self.sorted(m);
        }
        let s = self.alias(&m.receiver)?;
        let mut fresh = |wish: &str| self.names.fresh(wish, span);
        let (n, i, t) = (fresh("n"), fresh("i"), fresh("t"));
        let block: Syn = match (name.as_str(), m.args.first(), m.args.get(1)) {
            ("reverse", ..) => parse_quote_spanned! {span=> {
                let #n = #s.len();
                for #i in 0..#n / 2 {
                    #s.swap(#i, #n - 1 - #i);
                }
            }},
            ("rotate_left", Some(k), _) => parse_quote_spanned! {span=> {
                let #n = #k;
                #s[..#n].reverse();
                #s[#n..].reverse();
                #s.reverse();
            }},
            ("rotate_right", Some(k), _) => parse_quote_spanned! {span=> {
                let #n = #s.len() - #k;
                #s[..#n].reverse();
                #s[#n..].reverse();
                #s.reverse();
            }},
            ("copy_within", Some(from), Some(to)) => parse_quote_spanned! {span=> {
                let #t = #s[#from].to_vec();
                let #n = #to;
                #s[#n..#n + #t.len()].copy_from_slice(&#t);
            }},
            ("swap_with_slice", Some(other), _) => {
                let o = self.alias(match strip(other) {
                    Syn::Reference(r) => &r.expr,
                    e => e,
                })?;
                parse_quote_spanned! {span=> {
                    let #n = #s.len();
                    assert_eq!(#n, #o.len(), "swap_with_slice: lengths differ");
                    for #i in 0..#n {
                        let #t = #s[#i];
                        #s[#i] = #o[#i];
                        #o[#i] = #t;
                    }
                }}
            }
            ("truncate", Some(length), _) => parse_quote_spanned! {span=> {
                let #n = #length;
                while #s.len() > #n {
                    #s.pop();
                }
            }},
            ("clear", ..) => parse_quote_spanned!(span=> { #s.truncate(0); }),
            ("resize", Some(length), Some(value)) => parse_quote_spanned! {span=> {
                let #n = #length;
                let #t = #value;
                #s.truncate(#n);
                while #s.len() < #n {
                    #s.push(#t.clone());
                }
            }},
            ("resize_with", Some(length), Some(f)) => {
                let f = strip(f);
                parse_quote_spanned! {span=> {
                    let #n = #length;
                    #s.truncate(#n);
                    while #s.len() < #n {
                        #s.push((#f)());
                    }
                }}
            }
            ("fill_with", Some(f), _) => {
                let f = strip(f);
                parse_quote_spanned! {span=> {
                    for #i in 0..#s.len() {
                        #s[#i] = (#f)();
                    }
                }}
            }
            ("extend_from_within", Some(part), _) => parse_quote_spanned! {span=> {
                let #t = #s[#part].to_vec();
                #s.extend_from_slice(&#t);
            }},
            ("insert", Some(at), Some(value)) => parse_quote_spanned! {span=> {
                let #n = #at;
                let #t = #value;
                assert!(#n <= #s.len(), "insertion index (is {}) should be <= len (is {})", #n, #s.len());
                #s.push(#t);
                #s[#n..].rotate_right(1);
            }},
            ("retain", Some(f), _) => {
                let f = strip(f);
                parse_quote_spanned! {span=> {
                    let mut #n = 0usize;
                    for #i in 0..#s.len() {
                        let #t = (#f)(&#s[#i]);
                        if #t {
                            #s.swap(#n, #i);
                            #n += 1;
                        }
                    }
                    #s.truncate(#n);
                }}
            }
            ("retain_mut", Some(f), _) => {
                let f = strip(f);
                parse_quote_spanned! {span=> {
                    let mut #n = 0usize;
                    for #i in 0..#s.len() {
                        let #t = (#f)(&mut #s[#i]);
                        if #t {
                            #s.swap(#n, #i);
                            #n += 1;
                        }
                    }
                    #s.truncate(#n);
                }}
            }
            ("dedup", ..) => parse_quote_spanned! {span=> {
                let mut #n = #s.len().min(1);
                for #i in 1..#s.len() {
                    if #s[#i] != #s[#n - 1] {
                        #s.swap(#n, #i);
                        #n += 1;
                    }
                }
                #s.truncate(#n);
            }},
            ("dedup_by_key", Some(key), _) => {
                let key = strip(key);
                let other = self.names.fresh("key", span);
                parse_quote_spanned! {span=> {
                    let mut #n = #s.len().min(1);
                    for #i in 1..#s.len() {
                        let #t = (#key)(&mut #s[#i]);
                        let #other = (#key)(&mut #s[#n - 1]);
                        if #t != #other {
                            #s.swap(#n, #i);
                            #n += 1;
                        }
                    }
                    #s.truncate(#n);
                }}
            }
            ("dedup_by", Some(same), _) => {
                let same = strip(same);
                parse_quote_spanned! {span=> {
                    let mut #n = #s.len().min(1);
                    for #i in 1..#s.len() {
                        let #t = (#same)(&#s[#i], &#s[#n - 1]);
                        if !#t {
                            #s.swap(#n, #i);
                            #n += 1;
                        }
                    }
                    #s.truncate(#n);
                }}
            }
            ("append", Some(other), _) => {
                let other = match strip(other) {
                    Syn::Reference(r) => &*r.expr,
                    e => e,
                };
                if is_new(other) {
                    parse_quote_spanned! {span=> {
                        let #t = #other;
                        #s.extend_from_slice(&#t);
                    }}
                } else {
                    let o = self.alias(other)?;
                    parse_quote_spanned! {span=> {
                        #s.extend_from_slice(&#o);
                        #o.clear();
                    }}
                }
            }
            (_, Some(items), _) => return self.extend(m, items),
            _ => return None,
        };
        self.expr_statement(&block);
        Some(())
    }

    /// Lowers `v.extend(items)`: each item is pushed.
    fn extend(&mut self, m: &ExprMethodCall, items: &Syn) -> Option<()> {
        let span = m.span();
        let place = self.slice_place(&m.receiver)?;
        let items = self.chain_or_slice(items)?;
        self.each(items, false, span, &mut |l, item| {
            let value = l.dereferenced(item);
            let value = match value.kind {
                ExprKind::Read(of) => l.handed_over(of, value.span),
                _ => value,
            };
            l.push_onto(place.clone(), value, span);
        });
        Some(())
    }

    /// Lowers `v.sort_by(compare);` and `v.sort_by_key(key);`. The order of the elements is a constant for the
    /// derivative.
    fn sorted(&mut self, m: &ExprMethodCall) -> Option<()> {
        let span = m.span();
        let compare = m.args.first()?;
        if self.change(compare, false) == Change::Surely {
            self.diag.refuse(compare.span(), "a comparison with effects", "compare only");
            return None;
        }
        let s = self.alias(&m.receiver)?;
        let lib = &self.lib;
        let order = match m.method.to_string().ends_with("key") {
            true => quote!(#lib::rt::sorted_order_by_key(&#s[..], #compare)),
            false => quote!(#lib::rt::sorted_order(&#s[..], #compare)),
        };
        let order = self.opaque(order, span, true, Construct::Check);
        let ty = Some(syn::parse_quote!(::std::vec::Vec<usize>));
        let var = self.declare_hidden("order", ty, span);
        self.push(StmtKind::Let { var, init: Some(order) }, span);
        let [order, t, i] = ["order", "t", "i"].map(|wish| self.names.fresh(wish, span));
        self.bind_to(&order, Binding::Var(var));
        self.expr_statement(&parse_quote_spanned! {span=> {
            let #t = #s[..].to_vec();
            for #i in 0..#order.len() {
                #s[#i] = #t[#order[#i]].clone();
            }
        }});
        Some(())
    }

    /// Lowers a sort of an inactive sequence, whose comparison may read active values.
    pub(super) fn sorted_numbers(&mut self, m: &ExprMethodCall) -> Option<()> {
        let Syn::Path(p) = strip(&m.receiver) else { return None };
        let var = self.local(p)?;
        let sorts = m.method.to_string().starts_with("sort") && self.vars[var].kind.is_discrete();
        if !sorts || m.args.iter().any(|arg| self.change(arg, false) == Change::Surely) {
            return None;
        }
        let (tokens, _) = self.rename(m.to_token_stream());
        let vars = vec![var];
        let kind = ExprKind::Opaque { tokens, vars, readonly: false, what: Construct::Sort };
        let effect = self.expr(kind, m.span());
        self.push(StmtKind::Effect(effect), m.span());
        Some(())
    }

    /// True if `m` removes elements from a vector.
    pub(super) fn takes_out(&self, m: &ExprMethodCall) -> bool {
        let name = m.method.to_string();
        matches!(name.as_str(), "remove" | "swap_remove" | "split_off" | "drain")
            && m.args.len() == 1
            && self.is_vec(&m.receiver)
    }

    /// Lowers a method that removes elements from a vector: `remove`, `swap_remove`, `split_off`, `drain`.
    pub(super) fn taken_out(&mut self, m: &ExprMethodCall) -> Option<Option<Expr>> {
        if let Some(block) = self.presumed(m) {
            return Some(self.value(&block));
        }
        if !self.takes_out(m) || !self.holds_floats(&m.receiver) {
            return None;
        }
        let (span, at) = (m.span(), &m.args[0]);
        let s = self.alias(&m.receiver)?;
        let [n, t] = ["n", "t"].map(|wish| self.names.fresh(wish, span));
        let block: Syn = match m.method.to_string().as_str() {
            "drain" => {
                let Syn::Range(r) = strip(at) else {
                    let what = "`drain` of a range that has a name";
                    self.diag.refuse(at.span(), what, "write the range: `drain(a..b)`");
                    return Some(None);
                };
                let start = r.start.as_deref().cloned().unwrap_or_else(|| syn::parse_quote!(0));
                let rest = match (&r.end, r.limits) {
                    (None, _) => syn::parse_quote!(#s.len()),
                    (Some(end), syn::RangeLimits::HalfOpen(_)) => (**end).clone(),
                    (Some(end), _) => parse_quote_spanned!(span=> (#end) + 1),
                };
                let end = self.names.fresh("end", span);
                parse_quote_spanned! {span=> {
                    let #n = #start;
                    let #end = #rest;
                    let #t = #s[#n..#end].to_vec();
                    #s[#n..].rotate_left(#end - #n);
                    #s.truncate(#s.len() - (#end - #n));
                    #t
                }}
            }
            "remove" => parse_quote_spanned! {span=> {
                let #n = #at;
                let #t = #s[#n].clone();
                #s[#n..].rotate_left(1);
                #s.pop();
                #t
            }},
            "swap_remove" => parse_quote_spanned! {span=> {
                let #n = #at;
                let #t = #s[#n].clone();
                #s.swap(#n, #s.len() - 1);
                #s.pop();
                #t
            }},
            _ => parse_quote_spanned! {span=> {
                let #n = #at;
                let #t = #s[#n..].to_vec();
                #s.truncate(#n);
                #t
            }},
        };
        Some(self.value(&block))
    }

    /// A name for the slice `e`.
    fn alias(&mut self, e: &Syn) -> Option<Ident> {
        let mut place = self.slice_place(e)?;
        if kinds::of_place(&place, &self.vars, &self.generics).is_ref() {
            place.proj.push(Proj::Deref);
        }
        let name = self.names.fresh("part", e.span());
        self.bind_to(&name, Binding::Alias { place, mutable: true });
        Some(name)
    }

    /// True if `e` is known to be a slice, array or vector that may contain floats.
    fn holds_floats(&mut self, e: &Syn) -> bool {
        let kind = self.kind_of(e);
        kind.is_some_and(
            |kind| matches!(kind.value(), Kind::Seq(element) if !element.is_discrete()),
        ) && self.may_carry(e)
    }
}

/// True if `e` is a new vector that no other code uses.
fn is_new(e: &Syn) -> bool {
    match strip(e) {
        Syn::Macro(m) => m.mac.path.is_ident("vec"),
        Syn::MethodCall(m) => ["clone", "to_vec", "collect"].iter().any(|name| m.method == name),
        _ => false,
    }
}
