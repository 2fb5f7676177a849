//! Names of the buffers and arrays that a kernel writes.

use std::collections::{HashMap, HashSet};

use syn::visit::{self, Visit};
use syn::{FnArg, ItemFn};

use super::operators::compound;
use super::parse::{name_of, plain};

/// The names through which some statement writes. A function that writes a parameter writes the argument.
pub(crate) fn written(block: &syn::Block, functions: &HashMap<String, ItemFn>) -> HashSet<String> {
    let mut writes = Writes { names: HashSet::new(), functions };
    loop {
        let before = writes.names.len();
        writes.visit_block(block);
        if writes.names.len() == before {
            return writes.names;
        }
    }
}

struct Writes<'f> {
    names: HashSet<String>,
    functions: &'f HashMap<String, ItemFn>,
}

impl<'a> Visit<'a> for Writes<'_> {
    fn visit_expr_method_call(&mut self, call: &'a syn::ExprMethodCall) {
        if ["set", "add", "atomic_add"].iter().any(|name| call.method == name) {
            self.names.extend(name_of(&call.receiver));
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_assign(&mut self, assign: &'a syn::ExprAssign) {
        if let syn::Expr::Index(index) = &*assign.left {
            self.names.extend(name_of(&index.expr));
        }
        visit::visit_expr_assign(self, assign);
    }

    fn visit_expr_binary(&mut self, binary: &'a syn::ExprBinary) {
        if let syn::Expr::Index(index) = &*binary.left {
            self.names.extend(name_of(&index.expr).filter(|_| compound(&binary.op)));
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_call(&mut self, call: &'a syn::ExprCall) {
        let function = name_of(&call.func).and_then(|name| self.functions.get(&name));
        for (param, arg) in function.iter().flat_map(|f| &f.sig.inputs).zip(&call.args) {
            if let FnArg::Typed(param) = param
                && let Ok((name, _)) = plain(&param.pat)
                && self.names.contains(&name.to_string())
            {
                self.names.extend(name_of(arg));
            }
        }
        visit::visit_expr_call(self, call);
    }
}
