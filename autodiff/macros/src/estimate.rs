//! `#[estimate_error]`: a function's rounding error, to first order.
//!
//! Each operation is followed by a call of the library's `observe`, which does nothing; its pullback sees the value
//! that the operation rounded, and the adjoint of it. So the reverse pass of a function rewritten like this finds
//! Σ |v̄ v|, and nothing but this file knows of it.

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{BinOp, FnArg, ItemFn, ReturnType, Token, Type, parse_quote};

use crate::generate;
use crate::ir::{
    Activity, Block, Call, Expr, ExprId, ExprKind, Function, Kind, Place, Stmt, StmtKind, Var,
    VarId,
};
use crate::kinds;
use crate::lower::Names;
use crate::methods;
use crate::parse::{Options, ReverseArgs};
use crate::signature::{self};

/// `name`, then the options.
pub(crate) struct EstimateArgs {
    pub name: Ident,
    pub options: Options,
}

impl Parse for EstimateArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        if input.is_empty() {
            return Err(input.error(
                "the name of the new function is missing; write `#[estimate_error(name)]`",
            ));
        }
        let mut args = Self { name: input.parse()?, options: Options::default() };
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            if !input.is_empty() && !args.options.parse_one(input)? {
                return Err(input.error("after the name only options may stand: `crate = path`"));
            }
        }
        Ok(args)
    }
}

/// The function that runs `f` and estimates its error.
pub(crate) fn expand(args: &EstimateArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    signature::refuse_unsafe(f)?;
    let lib = crate::library(args.options.library.as_ref());
    let all = vec![(Activity::Active, Span::call_site()); f.sig.inputs.len()];
    let f = &crate::parameters::of_floats(f, &all, &lib);
    let generics = signature::type_params(f);
    let result = match &f.sig.output {
        ReturnType::Type(_, ty) if !matches!(&**ty, Type::Tuple(_)) => ty,
        _ => {
            return Err(syn::Error::new(
                f.sig.ident.span(),
                "the error of what? `#[estimate_error]` is for functions that return a float",
            ));
        }
    };
    let mut names = Names::of(f.to_token_stream());
    let inner = names.fresh("observed", Span::call_site());
    let errors = names.fresh("errors", Span::call_site());
    let value = names.fresh("value", Span::call_site());
    let params = f
        .sig
        .inputs
        .iter()
        .map(|arg| Param::new(arg, &generics, &mut names))
        .collect::<syn::Result<Vec<_>>>()?;
    let mut activities: Vec<_> = params.iter().map(|p| (p.activity, p.ty.span())).collect();
    activities.push((Activity::Const, Span::call_site()));
    activities.push((Activity::Active, result.span()));
    let mut observed = f.clone();
    observed.attrs.clear();
    observed.vis = syn::Visibility::Inherited;
    observed.sig.inputs.push(parse_quote!(#errors: &#lib::rt::Roundings));
    let reverse = ReverseArgs { name: inner.clone(), activities, options: args.options.clone() };
    let mut variables = Vec::new();
    let derivative = generate::reverse_of(&reverse, &observed, |function, names| {
        let source = Names::of(f.to_token_stream()).into_set();
        let mut observer = Observer::new(&lib, &generics, function, names, source);
        observer.function(&errors);
        variables = observer.variables;
    })?;
    Ok(wrapper(args, f, &lib, &Inner { name: inner, derivative, errors, value, params, variables }))
}

/// What the new function is made of.
struct Inner {
    name: Ident,
    derivative: TokenStream,
    errors: Ident,
    value: Ident,
    params: Vec<Param>,
    variables: Vec<String>,
}

fn wrapper(args: &EstimateArgs, f: &ItemFn, lib: &TokenStream, inner: &Inner) -> TokenStream {
    let Inner { name: inner_name, derivative, errors, value, params, variables } = inner;
    let (vis, name, of) = (&f.vis, &args.name, &f.sig.ident);
    let (generics, where_clause) = (&f.sig.generics, &f.sig.generics.where_clause);
    let result = match &f.sig.output {
        ReturnType::Type(_, ty) => ty.to_token_stream(),
        ReturnType::Default => quote!(()),
    };
    let inputs = f.sig.inputs.iter();
    let shadows = params.iter().map(|p| p.shadow(lib));
    let passed = params.iter().map(Param::passed);
    let gradients: Vec<_> =
        params.iter().filter(|p| p.activity == Activity::Active).map(|p| &p.shadow).collect();
    let returned =
        if gradients.is_empty() { quote!(#value) } else { quote!((#value, #(#gradients),*)) };
    let all = params.iter().filter(|p| !p.activity.is_const()).map(|p| p.name.unraw().to_string());
    let first = variables.len();
    let roundings = params.iter().filter(|p| !p.activity.is_const()).enumerate().map(|(i, p)| {
        let (index, name, shadow) = (first + i, &p.name, &p.shadow);
        match p.activity {
            Activity::Active => quote!(#errors.input(#index, &[#name], &[#shadow]);),
            _ => quote!(#errors.input(#index, #lib::rt::as_slice(#name), #lib::rt::as_slice(&#shadow));),
        }
    });
    let doc = format!(
        " Runs [`{of}`] and estimates the rounding error of its result, to first order, variable by variable."
    );
    let quiet = crate::quiet();
    quote! {
        #[doc = #doc]
        #quiet
        #vis fn #name #generics (#(#inputs),*) -> #lib::ErrorEstimate<#result> #where_clause {
            #derivative
            let #errors = #lib::rt::Roundings::new(&[#(#variables,)* #(#all),*]);
            #(#shadows)*
            let #returned = #inner_name(#(#passed,)* &#errors, #lib::real(1.0));
            #(#roundings)*
            #errors.estimate(#value)
        }
    }
}

/// A parameter of the function.
struct Param {
    name: Ident,
    ty: Type,
    activity: Activity,
    shadow: Ident,
}

impl Param {
    fn new(arg: &FnArg, generics: &[Ident], names: &mut Names) -> syn::Result<Self> {
        let refuse = |span, what: &str| {
            Err(syn::Error::new(
                span,
                format!(
                    "`#[estimate_error]` does not take {what}; move the computation to a function of floats and \
                     shared slices of floats that returns a float"
                ),
            ))
        };
        let FnArg::Typed(typed) = arg else { return refuse(arg.span(), "methods") };
        let syn::Pat::Ident(pat) = &*typed.pat else {
            return refuse(typed.pat.span(), "parameters that are patterns");
        };
        let kind = kinds::of_type(&typed.ty, generics);
        if kind.is_mutable_ref() {
            return refuse(typed.ty.span(), "parameters behind `&mut`");
        }
        let activity = match (kind.is_ref(), kind.value()) {
            (false, Kind::Float(_)) => Activity::Active,
            (true, Kind::Seq(element)) if matches!(**element, Kind::Float(_)) => {
                Activity::Duplicated
            }
            (true, Kind::Float(_)) => {
                return refuse(typed.ty.span(), "references to single floats");
            }
            (_, kind) if kind.is_discrete() => Activity::Const,
            _ => return refuse(typed.ty.span(), "parameters of this type"),
        };
        let shadow = names.fresh(&format!("d_{}", pat.ident), pat.ident.span());
        Ok(Self { name: pat.ident.clone(), ty: (*typed.ty).clone(), activity, shadow })
    }

    fn shadow(&self, lib: &TokenStream) -> TokenStream {
        let (name, shadow) = (&self.name, &self.shadow);
        match (self.activity, &self.ty) {
            (Activity::Duplicated, Type::Reference(r)) if matches!(*r.elem, Type::Slice(_)) => {
                quote!(let mut #shadow = ::std::vec![#lib::zero(); #name.len()];)
            }
            (Activity::Duplicated, _) => {
                quote!(let mut #shadow = #lib::Differentiable::zero_like(#name);)
            }
            _ => TokenStream::new(),
        }
    }

    fn passed(&self) -> TokenStream {
        let (name, shadow) = (&self.name, &self.shadow);
        match self.activity {
            Activity::Duplicated => quote!(#name, &mut #shadow),
            _ => quote!(#name),
        }
    }
}

/// Ids of new expressions; the lowering's begin at 1.
const FIRST_ID: ExprId = 1 << 32;

/// Rewrites a function so that what each operation rounds is observed.
struct Observer<'a> {
    lib: &'a TokenStream,
    generics: &'a [Ident],
    function: &'a mut Function,
    names: &'a mut Names,
    errors: VarId,
    ids: ExprId,
    /// Identifiers of the source.
    source: HashSet<String>,
    /// The names under which errors are summed.
    variables: Vec<String>,
}

impl<'a> Observer<'a> {
    fn new(
        lib: &'a TokenStream,
        generics: &'a [Ident],
        function: &'a mut Function,
        names: &'a mut Names,
        source: HashSet<String>,
    ) -> Self {
        let (errors, ids, variables) = (0, FIRST_ID, Vec::new());
        Self { lib, generics, function, names, errors, ids, source, variables }
    }

    fn function(&mut self, errors: &Ident) {
        self.errors = self.function.vars.iter().position(|v| v.name == *errors).unwrap_or(0);
        let body = std::mem::take(&mut self.function.body);
        self.function.body = self.block(body, 0);
    }

    fn block(&mut self, block: Block, depth: usize) -> Block {
        let mut out = Out { stmts: Vec::new(), depth };
        for stmt in block.stmts {
            self.stmt(stmt, &mut out);
        }
        Block { stmts: out.stmts }
    }

    fn stmt(&mut self, stmt: Stmt, out: &mut Out) {
        let (span, depth) = (stmt.span, out.depth + 1);
        let kind = match stmt.kind {
            StmtKind::Let { var, init: Some(init) } if self.function.vars[var].view.is_none() => {
                let rounds = self.rounds(&init);
                let init = self.expr(init, var, true, out);
                out.push(StmtKind::Let { var, init: Some(init) }, span);
                if rounds {
                    self.observe(Place::var(var, span), var, out);
                }
                return;
            }
            StmtKind::Assign { place, op, value } if !self.kind_of(&place).is_ref() => {
                let rounds =
                    !self.kind_of(&place).is_discrete() && (op.is_some() || self.rounds(&value));
                let (target, seen) = (self.root(&place), place.clone());
                let value = self.expr(value, target, op.is_none(), out);
                out.push(StmtKind::Assign { place, op, value }, span);
                if rounds {
                    self.observe(seen, target, out);
                }
                return;
            }
            StmtKind::Call { result: Some(var), call } => {
                out.push(StmtKind::Call { result: Some(var), call }, span);
                let kind = &self.function.vars[var].kind;
                match kind {
                    Kind::Float(_) => self.observe(Place::var(var, span), var, out),
                    // The compiler finds the floats in it.
                    _ if !kind.is_discrete() && !kind.is_ref() => {
                        self.observe_result(Place::var(var, span), var, out);
                    }
                    _ => {}
                }
                return;
            }
            StmtKind::If { cond, then, otherwise } => StmtKind::If {
                cond,
                then: self.block(then, depth),
                otherwise: self.block(otherwise, depth),
            },
            StmtKind::Match { scrutinee, mut arms } => {
                for arm in &mut arms {
                    arm.body = self.block(std::mem::take(&mut arm.body), depth);
                }
                StmtKind::Match { scrutinee, arms }
            }
            StmtKind::For { pattern, iter, body, running, id } => {
                StmtKind::For { pattern, iter, body: self.block(body, depth), running, id }
            }
            StmtKind::While { cond, body, id } => {
                StmtKind::While { cond, body: self.block(body, depth), id }
            }
            StmtKind::Scope(body) => StmtKind::Scope(self.block(body, depth)),
            other => other,
        };
        out.push(kind, span);
    }

    /// `e` with every operation in it, itself too unless it is at the `top`, in a variable of its own that is observed.
    fn expr(&mut self, e: Expr, target: VarId, top: bool, out: &mut Out) -> Expr {
        let rounds = self.rounds(&e);
        let Expr { id, kind, span } = e;
        let mut inner = |this: &mut Self, e: Box<Expr>| Box::new(this.expr(*e, target, false, out));
        let kind = match kind {
            ExprKind::Binary(a, op, b) if rounds => {
                let a = inner(self, a);
                ExprKind::Binary(a, op, inner(self, b))
            }
            ExprKind::Method { receiver, method, generics, args } if rounds => {
                let receiver = inner(self, receiver);
                let args = args.into_iter().map(|e| *inner(self, Box::new(e))).collect();
                ExprKind::Method { receiver, method, generics, args }
            }
            ExprKind::Unary(op, e) => ExprKind::Unary(op, inner(self, e)),
            ExprKind::Cast(e, ty) => ExprKind::Cast(inner(self, e), ty),
            ExprKind::Array(es) => {
                ExprKind::Array(es.into_iter().map(|e| *inner(self, Box::new(e))).collect())
            }
            ExprKind::VecOf(es) => {
                ExprKind::VecOf(es.into_iter().map(|e| *inner(self, Box::new(e))).collect())
            }
            ExprKind::Repeat { value, length, vec } => {
                ExprKind::Repeat { value: inner(self, value), length, vec }
            }
            other => other,
        };
        let e = Expr { id, kind, span };
        if top || !rounds {
            return e;
        }
        let kind = kinds::of_expr(&e, &self.function.vars, self.generics);
        let name = self.names.numbered("rounded", span);
        self.function.vars.push(Var::hidden(name, kind, out.depth));
        let var = self.function.vars.len() - 1;
        out.push(StmtKind::Let { var, init: Some(e) }, span);
        self.observe(Place::var(var, span), target, out);
        self.new_expr(ExprKind::Read(Place::var(var, span)), span)
    }

    /// Whether `e` is an operation on floats whose result is rounded.
    fn rounds(&self, e: &Expr) -> bool {
        if kinds::of_expr(e, &self.function.vars, self.generics).is_discrete() {
            return false;
        }
        match &e.kind {
            ExprKind::Binary(_, op, _) => {
                matches!(op, BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_))
            }
            ExprKind::Method { method, .. } => methods::rounds(&method.to_string()),
            _ => false,
        }
    }

    /// Appends `observe(place, errors, number of the target's name)`.
    fn observe(&mut self, place: Place, target: VarId, out: &mut Out) {
        let (lib, span) = (self.lib, place.span);
        let value = self.new_expr(ExprKind::Read(place), span);
        self.observe_by(&quote!(#lib::rt::observe), value, target, out);
    }

    /// The same with what a call gave.
    fn observe_result(&mut self, place: Place, target: VarId, out: &mut Out) {
        let (lib, span) = (self.lib, place.span);
        let value = self.new_expr(ExprKind::Borrow { mutable: false, place }, span);
        self.observe_by(&quote!(#lib::rt::observe_result), value, target, out);
    }

    fn observe_by(&mut self, path: &TokenStream, value: Expr, target: VarId, out: &mut Out) {
        let span = value.span;
        let name = self.told(&self.function.vars[target].name.to_string());
        let index = self.variables.iter().position(|v| *v == name).unwrap_or_else(|| {
            self.variables.push(name);
            self.variables.len() - 1
        });
        let errors = Place::var(self.errors, span);
        let args = vec![
            value,
            self.new_expr(ExprKind::Read(errors), span),
            self.new_expr(ExprKind::Constant(quote!(#index), Kind::Discrete), span),
        ];
        let id = self.new_id();
        let call = Call {
            method: None,
            associated: false,
            temporary: false,
            last: false,
            companion: path.clone(),
            checked: false,
            path: path.clone(),
            generics: TokenStream::new(),
            args,
            id,
            second: false,
        };
        out.push(StmtKind::Call { result: None, call }, span);
    }

    /// The name that tells the user of a variable: its own, or what the engine's own variables are.
    fn told(&self, name: &str) -> String {
        let name = name.trim_start_matches("r#");
        let stem = name.rsplit_once('_').filter(|(_, n)| n.parse::<u32>().is_ok());
        let names = [Some(name), stem.map(|(stem, _)| stem)];
        let told = names.into_iter().flatten().find(|name| self.source.contains(*name));
        match (told, name) {
            (Some(told), _) => told.to_owned(),
            (None, "result") => name.to_owned(),
            _ => "(intermediate)".to_owned(),
        }
    }

    fn root(&self, place: &Place) -> VarId {
        match &self.function.vars[place.base].view {
            Some(view) => self.root(view),
            None => place.base,
        }
    }

    fn kind_of(&self, place: &Place) -> Kind {
        kinds::of_place(place, &self.function.vars, self.generics)
    }

    fn new_expr(&mut self, kind: ExprKind, span: Span) -> Expr {
        Expr { id: self.new_id(), kind, span }
    }

    fn new_id(&mut self) -> ExprId {
        self.ids += 1;
        self.ids
    }
}

/// The block being written.
struct Out {
    stmts: Vec<Stmt>,
    depth: usize,
}

impl Out {
    fn push(&mut self, kind: StmtKind, span: Span) {
        self.stmts.push(Stmt { kind, span, pos: 0, outer_loop: None });
    }
}
