//! Methods of an `impl` block that take `&self`, and the fields of `self` that each reads. A caller in the block uses
//! them: such a call changes nothing, and a write to another field does not matter to it.

use std::collections::{HashMap, HashSet};

use proc_macro2::Ident;
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{Expr, ExprField, ExprMethodCall, ExprPath, ImplItem, ItemImpl, Macro, Member};

use crate::ir::methods;
use crate::ir::words::mentions;
use crate::parse::signature::receiver_type;

/// The fields that each method reads.
pub(crate) type Readers = HashMap<Ident, Vec<Member>>;

/// The methods of `block` of which this is known. For a method of a trait, a type may have another of the same name.
pub(crate) fn of(block: &ItemImpl) -> Readers {
    let functions = block.items.iter().filter_map(|item| match item {
        ImplItem::Fn(f) => Some(f),
        _ => None,
    });
    let reads = |f: &syn::ImplItemFn| {
        let shared = f
            .sig
            .receiver()
            .is_some_and(|r| receiver_type(r).to_token_stream().to_string() == "& Self");
        let plain = f.attrs.iter().all(|a| !a.path().is_ident("cfg"));
        let mut reads = Reads { fields: vec![], methods: vec![], known: shared && plain };
        reads.visit_block(&f.block);
        reads.known.then(|| (f.sig.ident.clone(), reads))
    };
    if block.trait_.is_some() {
        return Readers::new();
    }
    let direct: HashMap<Ident, Reads> = functions.filter_map(reads).collect();
    let all = |name: &Ident| Some((name.clone(), all_fields(name, &direct)?));
    direct.keys().filter_map(all).collect()
}

/// The fields that a method and the methods that it calls read; `None` if one of these is not known.
fn all_fields(name: &Ident, direct: &HashMap<Ident, Reads>) -> Option<Vec<Member>> {
    let (mut fields, mut seen, mut next) = (Vec::<Member>::new(), HashSet::new(), vec![name]);
    while let Some(name) = next.pop() {
        if seen.insert(name) {
            let reads = direct.get(name)?;
            for field in &reads.fields {
                if !fields.contains(field) {
                    fields.push(field.clone());
                }
            }
            next.extend(&reads.methods);
        }
    }
    Some(fields)
}

/// The uses of `self` in a method's body.
struct Reads {
    fields: Vec<Member>,
    methods: Vec<Ident>,
    /// False if `self` is used in another way, or if the body may change what is behind a shared reference.
    known: bool,
}

fn is_self(e: &Expr) -> bool {
    matches!(e, Expr::Path(p) if p.path.is_ident("self"))
}

impl<'a> Visit<'a> for Reads {
    fn visit_expr_field(&mut self, field: &'a ExprField) {
        match is_self(&field.base) {
            true => self.fields.push(field.member.clone()),
            false => visit::visit_expr_field(self, field),
        }
    }

    fn visit_expr_method_call(&mut self, m: &'a ExprMethodCall) {
        self.known &= !methods::changes_behind(&m.method.to_string(), m.args.len());
        if !is_self(&m.receiver) {
            return visit::visit_expr_method_call(self, m);
        }
        self.methods.push(m.method.clone());
        m.args.iter().for_each(|arg| self.visit_expr(arg));
    }

    fn visit_expr_path(&mut self, p: &'a ExprPath) {
        self.known &= !p.path.is_ident("self");
    }

    fn visit_macro(&mut self, mac: &'a Macro) {
        self.known &= !mentions(&mac.tokens, "self");
    }
}
