//! Information about types that syntax provides.

use std::collections::HashSet;

use proc_macro2::Ident;
use syn::{BinOp, GenericArgument, PathArguments, Type, UnOp};

use crate::ir::std_names::Property;
use crate::ir::visit::{each_expr, each_stmt, places_of};
use crate::ir::{Block, Expr, ExprKind, Kind, Place, Proj, Stmt, StmtKind, Var, VarId, methods};

impl Kind {
    /// The kind without references.
    pub(crate) fn value(&self) -> &Kind {
        match self {
            Kind::Ref { to, .. } => to.value(),
            other => other,
        }
    }

    /// True if it is a number that `+=` and `mem::take` work on.
    pub(crate) fn is_float(&self) -> bool {
        matches!(self.value(), Kind::Float(_))
    }

    /// True if it is a number or carries no derivative (integers, strings, sets of integers).
    pub(crate) fn is_scalar(&self) -> bool {
        matches!(self.value(), Kind::Float(_) | Kind::Discrete)
    }

    pub(crate) fn is_ref(&self) -> bool {
        matches!(self, Kind::Ref { .. })
    }

    pub(crate) fn is_mutable_ref(&self) -> bool {
        matches!(self, Kind::Ref { mutable: true, .. })
    }

    /// True if no part of it can carry a derivative.
    pub(crate) fn is_discrete(&self) -> bool {
        match self.value() {
            Kind::Discrete => true,
            Kind::Seq(element) => element.is_discrete(),
            Kind::Tuple(parts) => parts.iter().all(Kind::is_discrete),
            _ => false,
        }
    }
}

/// True for `f32` and `f64`.
pub(crate) fn is_primitive(ty: &Type) -> bool {
    matches!(ty, Type::Path(p) if p.path.is_ident("f32") || p.path.is_ident("f64"))
}

/// True if the type is a map, a set or a heap.
pub(crate) fn is_collection(ty: &Type) -> bool {
    match ty {
        Type::Reference(r) => is_collection(&r.elem),
        Type::Path(p) => {
            let last = p.path.segments.last();
            last.is_some_and(|last| Property::Collection.has(&last.ident.to_string()))
        }
        _ => false,
    }
}

/// True if the type is a map, a set or a heap of integers and text, according to the names in it.
pub(crate) fn is_discrete_collection(ty: &Type) -> bool {
    struct Names(bool);
    impl<'a> syn::visit::Visit<'a> for Names {
        fn visit_path_segment(&mut self, s: &'a syn::PathSegment) {
            const HOLDING: &[&str] =
                &["Vec", "VecDeque", "Option", "Box", "Reverse", "std", "collections", "cmp"];
            let name = s.ident.to_string();
            self.0 &= HOLDING.contains(&name.as_str())
                || [Property::Collection, Property::Discrete].iter().any(|p| p.has(&name));
            syn::visit::visit_path_segment(self, s);
        }
        fn visit_type_infer(&mut self, _: &'a syn::TypeInfer) {
            self.0 = false;
        }
    }
    let mut names = Names(true);
    syn::visit::Visit::visit_type(&mut names, ty);
    names.0
}

/// The kind of a type as written; `generics` are the function's type parameters.
pub(crate) fn of_type(ty: &Type, generics: &[Ident]) -> Kind {
    match ty {
        Type::Paren(t) => of_type(&t.elem, generics),
        Type::Group(t) => of_type(&t.elem, generics),
        Type::Reference(r) => {
            Kind::Ref { mutable: r.mutability.is_some(), to: Box::new(of_type(&r.elem, generics)) }
        }
        Type::Slice(s) => Kind::Seq(Box::new(of_type(&s.elem, generics))),
        Type::Array(a) => Kind::Seq(Box::new(of_type(&a.elem, generics))),
        Type::Tuple(t) => Kind::Tuple(t.elems.iter().map(|t| of_type(t, generics)).collect()),
        Type::Path(p) => match p.path.segments.last() {
            Some(last) if p.qself.is_none() => of_name(&last.ident, &last.arguments, ty, generics),
            _ => Kind::Unknown,
        },
        _ => Kind::Unknown,
    }
}

fn of_name(name: &Ident, arguments: &PathArguments, ty: &Type, generics: &[Ident]) -> Kind {
    let text = name.to_string();
    if text == "f32" || text == "f64" || generics.contains(name) {
        return Kind::Float(Some(Box::new(ty.clone())));
    }
    if Property::Discrete.has(&text) {
        return Kind::Discrete;
    }
    if matches!(text.as_str(), "Range" | "RangeInclusive" | "RangeFrom" | "RangeTo")
        && let Some(bound) = first_argument(arguments)
        && of_type(bound, generics).is_discrete()
    {
        return Kind::Discrete;
    }
    let PathArguments::AngleBracketed(a) = arguments else { return Kind::Unknown };
    let Some(GenericArgument::Type(element)) = a.args.first() else { return Kind::Unknown };
    let element = of_type(element, generics);
    let discrete = |argument: &GenericArgument| match argument {
        GenericArgument::Type(ty) => of_type(ty, generics).is_discrete(),
        _ => false,
    };
    match (text.as_str(), element) {
        ("Vec", element) => Kind::Seq(Box::new(element)),
        ("Box", element @ Kind::Seq(_)) => element,
        ("Option", _) if a.args.iter().all(discrete) => Kind::Discrete,
        (name, _) if Property::Collection.has(name) && a.args.iter().all(discrete) => {
            Kind::Discrete
        }
        // An alias with one parameter may contain floats in its error.
        ("Result", _) if a.args.len() == 2 && a.args.iter().all(discrete) => Kind::Discrete,
        _ => Kind::Unknown,
    }
}

/// True if the type has this name.
pub(crate) fn is_named(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == name))
}

/// The first type among generic arguments.
pub(crate) fn first_argument(given: &PathArguments) -> Option<&Type> {
    arguments(given).next()
}

/// The first generic argument of the type, if it is named.
pub(crate) fn argument_of<'t>(ty: &'t Type, names: &[&str]) -> Option<&'t Type> {
    argument_if(ty, |name| names.contains(&name))
}

/// The first generic argument of the type, if its name passes the test.
pub(crate) fn argument_if(ty: &Type, test: impl Fn(&str) -> bool) -> Option<&Type> {
    let Type::Path(p) = ty else { return None };
    let last = p.path.segments.last().filter(|s| test(&s.ident.to_string()))?;
    first_argument(&last.arguments)
}

/// The types among generic arguments.
pub(crate) fn arguments(arguments: &PathArguments) -> impl Iterator<Item = &Type> {
    let given = match arguments {
        PathArguments::AngleBracketed(a) => Some(&a.args),
        _ => None,
    };
    given.into_iter().flatten().filter_map(|arg| match arg {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

/// The type of the elements of a slice, array or vector, also behind a reference.
pub(crate) fn element_type(ty: &Type) -> Option<&Type> {
    match ty {
        Type::Reference(r) => element_type(&r.elem),
        Type::Slice(s) => Some(&s.elem),
        Type::Array(a) => Some(&a.elem),
        Type::Path(p) => match (p.path.segments.last()?, p.qself.is_none()) {
            (s, true) if s.ident == "Vec" => first_argument(&s.arguments),
            _ => None,
        },
        _ => None,
    }
}

/// The kind of an expression.
pub(crate) fn of_expr(e: &Expr, vars: &[Var], generics: &[Ident]) -> Kind {
    let of = |e: &Expr| of_expr(e, vars, generics);
    match &e.kind {
        ExprKind::Constant(_, kind) => kind.clone(),
        ExprKind::Read(place) => of_place(place, vars, generics),
        ExprKind::Borrow { mutable, place } => {
            Kind::Ref { mutable: *mutable, to: Box::new(of_place(place, vars, generics)) }
        }
        ExprKind::Unary(UnOp::Neg(_), e) => of(e).value().clone(),
        ExprKind::Unary(..) => Kind::Discrete,
        ExprKind::Binary(a, op, b) => of_binary(of(a).value(), op, of(b).value()),
        // For example an integer and a float.
        ExprKind::Method { method, args, .. }
            if method == "zip" && !args.iter().all(|e| of(e).is_discrete()) =>
        {
            Kind::Unknown
        }
        ExprKind::Method { receiver, method, .. } => {
            match of_method(&of(receiver), &method.to_string()) {
                Kind::Discrete if unwraps(method) && gives_reference(receiver) => {
                    Kind::Ref { mutable: false, to: Box::new(Kind::Discrete) }
                }
                kind => kind,
            }
        }
        ExprKind::Cast(_, ty) => of_type(ty, generics),
        ExprKind::Array(elements) | ExprKind::VecOf(elements) => {
            Kind::Seq(Box::new(elements.first().map_or(Kind::Unknown, of)))
        }
        ExprKind::Repeat { value, .. } => Kind::Seq(Box::new(of(value))),
        ExprKind::Range { start, end, .. } => {
            let discrete = start.iter().chain(end).all(|e| of(e).is_discrete());
            if discrete { Kind::Discrete } else { Kind::Unknown }
        }
        ExprKind::PureCall { kind, .. } => kind.clone(),
        ExprKind::Tuple(parts) => Kind::Tuple(parts.iter().map(of).collect()),
        ExprKind::Boxed(e) => match of(e) {
            elements @ Kind::Seq(_) => elements,
            _ => Kind::Unknown,
        },
        ExprKind::Struct { .. } | ExprKind::Opaque { .. } => Kind::Unknown,
    }
}

pub(crate) fn unwraps(method: &Ident) -> bool {
    ["unwrap", "expect", "unwrap_or"].iter().any(|name| method == name)
}

/// True if the `Option` value of `e` contains a reference, as for `map.get(&key)` and `set.iter().max()`.
fn gives_reference(e: &Expr) -> bool {
    let ExprKind::Method { receiver, method, .. } = &e.kind else { return false };
    match method.to_string().as_str() {
        "get" | "first" | "last" | "front" | "back" => true,
        "max" | "min" | "next" | "nth" | "max_by_key" | "min_by_key" | "max_by" | "min_by" => {
            goes_over_references(receiver)
        }
        _ => false,
    }
}

fn goes_over_references(e: &Expr) -> bool {
    let ExprKind::Method { receiver, method, .. } = &e.kind else { return false };
    match method.to_string().as_str() {
        "iter" | "keys" | "values" => true,
        "rev" | "skip" | "take" | "filter" | "step_by" => goes_over_references(receiver),
        _ => false,
    }
}

fn of_binary(a: &Kind, op: &BinOp, b: &Kind) -> Kind {
    if !is_arithmetic(op) {
        return Kind::Discrete;
    }
    match (a, b) {
        (Kind::Float(Some(t)), _) | (_, Kind::Float(Some(t))) => Kind::Float(Some(t.clone())),
        (Kind::Float(None), Kind::Float(None)) => Kind::Float(None),
        // An integer is combined with integers only; operators of user-defined types are calls.
        (Kind::Discrete, Kind::Discrete | Kind::Unknown) | (Kind::Unknown, Kind::Discrete) => {
            Kind::Discrete
        }
        _ => Kind::Unknown,
    }
}

fn of_method(receiver: &Kind, name: &str) -> Kind {
    if methods::is_step(name) || methods::rule(name).is_some() {
        return receiver.value().clone();
    }
    if methods::is_discrete(name) {
        return Kind::Discrete;
    }
    match name {
        "clone" | "copied" | "to_vec" | "to_owned" => receiver.value().clone(),
        _ if matches!(receiver.value(), Kind::Discrete) => Kind::Discrete,
        _ => Kind::Unknown,
    }
}

/// The kind of the value in a place.
pub(crate) fn of_place(place: &Place, vars: &[Var], generics: &[Ident]) -> Kind {
    let mut kind = vars[place.base].kind.clone();
    for proj in &place.proj {
        kind = match proj {
            Proj::Field(syn::Member::Unnamed(i)) => match kind.value() {
                Kind::Tuple(parts) => parts.get(i.index as usize).cloned().unwrap_or(Kind::Unknown),
                _ => Kind::Unknown,
            },
            Proj::Field(_) => Kind::Unknown,
            Proj::Bound(var) => vars[*var].kind.clone(),
            Proj::Deref => match kind {
                Kind::Ref { to, .. } => *to,
                boxed @ Kind::Seq(_) => boxed,
                _ => Kind::Unknown,
            },
            Proj::Part(..) => kind.value().clone(),
            Proj::Index(index) => {
                let is_range = matches!(index.kind, ExprKind::Range { .. });
                match (kind.value(), of_expr(index, vars, generics)) {
                    (k, _) if is_range => k.clone(),
                    (Kind::Seq(element), Kind::Discrete) => (**element).clone(),
                    (Kind::Seq(element), _) if element.is_discrete() => Kind::Discrete,
                    // Among the types that index a sequence, only integers have operators.
                    (Kind::Seq(element), _) if is_computed(index) => (**element).clone(),
                    _ => Kind::Unknown,
                }
            }
        };
    }
    kind
}

/// True if `e` is a sum, product, …
fn is_computed(e: &Expr) -> bool {
    matches!(&e.kind, ExprKind::Binary(_, op, _) if is_arithmetic(op))
}

/// True for `+ - * / %`.
pub(crate) fn is_arithmetic(op: &BinOp) -> bool {
    matches!(op, BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_))
}

/// True for `& | ^ << >>`.
pub(crate) fn is_of_bits(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::BitAnd(_) | BinOp::BitOr(_) | BinOp::BitXor(_) | BinOp::Shl(_) | BinOp::Shr(_)
    )
}

/// Finds the float type of variables from the values assigned to them, and from the variables they are assigned to.
pub(crate) fn refine(body: &Block, vars: &mut [Var], generics: &[Ident]) {
    let mut results = HashSet::new();
    each_stmt(body, &mut |stmt| {
        if let StmtKind::Call { result: Some(var), .. } = &stmt.kind {
            results.insert(*var);
        }
    });
    for var in counters(body, vars) {
        vars[var].kind = Kind::Discrete;
    }
    let mut changed = true;
    while changed {
        changed = false;
        each_stmt(body, &mut |stmt| {
            changed |= refine_operands(stmt, &results, vars, generics);
            let (var, value) = match &stmt.kind {
                StmtKind::Let { var, init: Some(e) } => (*var, e),
                StmtKind::Assign { place, value, .. } if place.proj.is_empty() => {
                    (place.base, value)
                }
                _ => return,
            };
            if let known @ Kind::Float(Some(_)) = of_expr(value, vars, generics).value().clone() {
                changed |= learn(var, known, vars);
            }
            if let (Some(from), known @ Kind::Float(Some(_))) =
                (value.variable(), vars[var].kind.clone())
            {
                changed |= learn(from, known, vars);
            }
        });
    }
}

/// Variables that index a sequence and are changed by an operator. They are integers: no other index type has operators.
fn counters(body: &Block, vars: &[Var]) -> Vec<VarId> {
    let (mut indices, mut changed) = (HashSet::new(), HashSet::new());
    each_stmt(body, &mut |stmt| {
        let mut indexed = |place: &Place| {
            for (i, proj) in place.proj.iter().enumerate() {
                let of = Place { proj: place.proj[..i].to_vec(), ..place.clone() };
                if let Proj::Index(e) = proj
                    && matches!(of_place(&of, vars, &[]).value(), Kind::Seq(_))
                {
                    indices.extend(e.variable());
                }
            }
        };
        places_of(stmt, &mut indexed);
        if let StmtKind::Assign { place, op: Some(_), .. } = &stmt.kind {
            changed.extend(place.variable());
        }
    });
    let open = |&v: &VarId| matches!(vars[v].kind, Kind::Unknown) && vars[v].view.is_none();
    indices.intersection(&changed).copied().filter(open).collect()
}

/// Gives the result of a call the float type of the other operand in an operator.
fn refine_operands(
    stmt: &Stmt,
    results: &HashSet<VarId>,
    vars: &mut [Var],
    generics: &[Ident],
) -> bool {
    let mut found = Vec::new();
    let mut look = |e: &Expr| {
        each_expr(e, &mut |e| {
            let ExprKind::Binary(a, op, b) = &e.kind else { return };
            if !is_arithmetic(op) {
                return;
            }
            for (one, other) in [(a, b), (b, a)] {
                if let Some(var) = one.variable()
                    && results.contains(&var)
                    && let known @ Kind::Float(Some(_)) =
                        of_expr(other, vars, generics).value().clone()
                {
                    found.push((var, known));
                }
            }
        });
    };
    match &stmt.kind {
        StmtKind::Let { init: Some(e), .. } | StmtKind::Assign { value: e, .. } => look(e),
        _ => {}
    }
    found.into_iter().fold(false, |changed, (var, known)| learn(var, known, vars) || changed)
}

fn learn(var: VarId, known: Kind, vars: &mut [Var]) -> bool {
    let open = matches!(vars[var].kind, Kind::Float(None) | Kind::Unknown);
    if open && vars[var].view.is_none() {
        vars[var].kind = known;
        return true;
    }
    false
}

/// The name of a type, or of the type of a sequence's elements.
pub(crate) fn name_of(ty: &Type) -> Option<String> {
    if let Some(element) = element_type(ty) {
        return name_of(element);
    }
    match ty {
        Type::Reference(r) => name_of(&r.elem),
        Type::Path(p) => Some(p.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}
