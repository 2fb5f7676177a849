//! Values of several numbers: arrays and structs. A struct is a variable for each of its fields.

use std::collections::HashMap;

use syn::spanned::Spanned;
use syn::{ItemFn, ItemStruct, Member, Type};

use super::ir::{Block, Expr, How, Scalar, Stmt, Storage, VarId};
use super::parse::{Parser, Result, name_of, refuse, scalar};

/// The type of a value of several numbers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shape {
    Array(Scalar, usize),
    Struct(String),
}

/// The structs that stand inside the kernel.
pub(crate) fn structs(f: &ItemFn) -> HashMap<String, ItemStruct> {
    let items = f.block.stmts.iter().filter_map(|stmt| match stmt {
        syn::Stmt::Item(syn::Item::Struct(item)) => Some((item.ident.to_string(), item.clone())),
        _ => None,
    });
    items.collect()
}

/// The name that a type consists of.
fn type_name(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(p) => p.path.get_ident().map(ToString::to_string),
        _ => None,
    }
}

impl Parser {
    /// Refuses structs that a kernel cannot have.
    pub(crate) fn check_structs(&mut self) -> Result<()> {
        let mut structs: Vec<_> = self.structs.values().cloned().collect();
        structs.sort_by_key(|item| item.ident.to_string());
        for item in &structs {
            if !item.generics.params.is_empty() {
                return refuse(
                    &item.generics,
                    "a struct in a kernel has no parameters; write the types",
                );
            }
            if !matches!(item.fields, syn::Fields::Named(_)) {
                return refuse(
                    item,
                    "a struct in a kernel has named fields: `struct P { x: f32 }`",
                );
            }
            self.contains_itself(item, &mut vec![item.ident.to_string()])?;
        }
        Ok(())
    }

    fn contains_itself(&mut self, item: &ItemStruct, outer: &mut Vec<String>) -> Result<()> {
        for field in &item.fields {
            match self.shape_of(&field.ty)? {
                None => drop(scalar(&field.ty)?),
                Some(Shape::Array(..)) => {}
                Some(Shape::Struct(name)) if outer.contains(&name) => {
                    return refuse(field, format!("`{name}` contains itself"));
                }
                Some(Shape::Struct(name)) => {
                    outer.push(name.clone());
                    let inner = self.structs[&name].clone();
                    self.contains_itself(&inner, outer)?;
                    outer.pop();
                }
            }
        }
        Ok(())
    }

    /// The shape that a type names; none for other types.
    pub(crate) fn shape_of(&mut self, ty: &Type) -> Result<Option<Shape>> {
        if let Type::Array(a) = ty {
            return Ok(Some(Shape::Array(scalar(&a.elem)?, self.length(&a.len)?)));
        }
        Ok(type_name(ty).filter(|name| self.structs.contains_key(name)).map(Shape::Struct))
    }

    /// The shape of an expression; none for numbers, and for arrays that are written in place.
    pub(crate) fn shape(&mut self, e: &syn::Expr) -> Result<Option<Shape>> {
        match e {
            syn::Expr::Paren(p) => self.shape(&p.expr),
            syn::Expr::Group(g) => self.shape(&g.expr),
            syn::Expr::Path(_) | syn::Expr::Field(_) => {
                Ok(self.var_of(e).and_then(|id| match self.storage(id) {
                    Storage::Array(ty, len) => Some(Shape::Array(ty, len)),
                    Storage::Struct => self.records.get(&id).map(|r| Shape::Struct(r.ty.clone())),
                    _ => None,
                }))
            }
            syn::Expr::Struct(s) => {
                let name = s.path.get_ident().map(ToString::to_string).unwrap_or_default();
                if !self.structs.contains_key(&name) {
                    return refuse(
                        &s.path,
                        format!(
                            "the struct `{name}` is unknown in a kernel; move it into the kernel's body"
                        ),
                    );
                }
                Ok(Some(Shape::Struct(name)))
            }
            syn::Expr::Call(call) => {
                let function =
                    name_of(&call.func).and_then(|name| self.functions.get(&name).cloned());
                match function.map(|f| f.sig.output) {
                    Some(syn::ReturnType::Type(_, ty)) => self.shape_of(&ty),
                    _ => Ok(None),
                }
            }
            syn::Expr::If(i) => match i.then_branch.stmts.last() {
                Some(syn::Stmt::Expr(e, None)) => self.shape(e),
                _ => Ok(None),
            },
            syn::Expr::Block(b) => match b.block.stmts.last() {
                Some(syn::Stmt::Expr(e, None)) => self.shape(e),
                _ => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// The variable that a name, or a field of a struct, refers to.
    pub(crate) fn var_of(&self, e: &syn::Expr) -> Option<VarId> {
        match e {
            syn::Expr::Field(f) => {
                let Member::Named(name) = &f.member else { return None };
                let record = self.records.get(&self.var_of(&f.base)?)?;
                record.fields.iter().find(|(own, _)| name == own).map(|(_, id)| *id)
            }
            syn::Expr::Paren(p) => self.var_of(&p.expr),
            syn::Expr::Group(g) => self.var_of(&g.expr),
            _ => name_of(e).and_then(|name| self.lookup(&name)),
        }
    }

    /// A new variable of several numbers. Its fields are not declared yet.
    fn record(
        &mut self,
        name: &str,
        ty: &str,
        fields: Vec<(String, VarId)>,
        at: &impl Spanned,
    ) -> VarId {
        let id = self.fresh(name, Storage::Struct, true, at.span());
        self.records.insert(id, Record { ty: ty.to_owned(), fields });
        id
    }

    /// Declares a variable with the value of the expression, which has this shape.
    pub(crate) fn whole(
        &mut self,
        e: &syn::Expr,
        shape: &Shape,
        name: &str,
        mutable: bool,
    ) -> Result<VarId> {
        match e {
            syn::Expr::Paren(p) => self.whole(&p.expr, shape, name, mutable),
            syn::Expr::Group(g) => self.whole(&g.expr, shape, name, mutable),
            syn::Expr::Struct(s) => self.struct_literal(s, shape, name, mutable),
            syn::Expr::Array(_) | syn::Expr::Repeat(_) => {
                let Shape::Array(ty, len) = shape else {
                    return refuse(e, "the value is an array, wanted is a struct");
                };
                let got = self.elements(e)?;
                if got != *len {
                    return refuse(e, format!("the array has {got} elements, wanted are {len}"));
                }
                self.array_value(name, mutable, Some(*ty), e)
            }
            syn::Expr::If(i) => self.whole_if(i, shape, name),
            syn::Expr::Block(b) => self.whole_block(&b.block, shape, name, mutable),
            _ => {
                self.has_shape(e, shape)?;
                match (e, self.var_of(e)) {
                    (syn::Expr::Call(call), _) => self.insert_whole(call, shape, name, mutable),
                    (_, Some(from)) => self.copied(e, from, name, mutable),
                    _ => refuse(e, "bind the value by `let` first"),
                }
            }
        }
    }

    fn has_shape(&mut self, e: &syn::Expr, shape: &Shape) -> Result<()> {
        let own = self.shape(e)?;
        if own.as_ref() == Some(shape) {
            return Ok(());
        }
        refuse(e, format!("the value is {}, wanted is {}", text(own.as_ref()), text(Some(shape))))
    }

    /// A copy of a variable.
    fn copied(
        &mut self,
        at: &impl Spanned,
        from: VarId,
        name: &str,
        mutable: bool,
    ) -> Result<VarId> {
        match self.storage(from) {
            Storage::Struct => {
                let Record { ty, fields } = self.records[&from].clone();
                let mut copies = Vec::new();
                for (field, id) in fields {
                    let copy = self.copied(at, id, &format!("{name}_{field}"), mutable)?;
                    copies.push((field, copy));
                }
                Ok(self.record(name, &ty, copies, at))
            }
            storage @ Storage::Array(ty, _) => {
                let id = self.fresh(name, storage, true, at.span());
                self.emit(at, Stmt::Let(id, Expr::zero(ty)))?;
                self.assign_whole(at, id, from)?;
                if !mutable {
                    self.fixed.insert(id);
                }
                Ok(id)
            }
            storage => {
                let ty = storage.element();
                let id = self.fresh(name, storage, mutable, at.span());
                self.emit(at, Stmt::Let(id, Expr::var(ty, from)))?;
                Ok(id)
            }
        }
    }

    /// Assigns one variable to another of the same shape.
    pub(crate) fn assign_whole(&mut self, at: &impl Spanned, to: VarId, from: VarId) -> Result<()> {
        match self.storage(to) {
            Storage::Struct => {
                let (to, from) = (self.records[&to].clone(), self.records[&from].clone());
                to.fields
                    .iter()
                    .zip(&from.fields)
                    .try_for_each(|((_, to), (_, from))| self.assign_whole(at, *to, *from))
            }
            Storage::Array(ty, len) => (0..len).try_for_each(|n| {
                let value = Expr::load(ty, from, Expr::count(n));
                self.emit(at, Stmt::Store { base: to, at: Expr::count(n), value, how: How::Set })
            }),
            storage => self.emit(at, Stmt::Assign(to, Expr::var(storage.element(), from))),
        }
    }

    fn struct_literal(
        &mut self,
        s: &syn::ExprStruct,
        shape: &Shape,
        name: &str,
        mutable: bool,
    ) -> Result<VarId> {
        self.has_shape(&syn::Expr::Struct(s.clone()), shape)?;
        let Shape::Struct(ty) = shape else { return refuse(s, "a struct is no array") };
        if let Some(rest) = &s.rest {
            return refuse(rest, "a struct in a kernel is written with all of its fields");
        }
        let item = self.structs[ty].clone();
        let mut known = HashMap::new();
        for value in &s.fields {
            let Member::Named(field) = &value.member else {
                return refuse(value, "a struct in a kernel has named fields");
            };
            let Some(declared) = item.fields.iter().find(|f| f.ident.as_ref() == Some(field))
            else {
                return refuse(field, format!("`{ty}` has no field `{field}`"));
            };
            let variable = format!("{name}_{field}");
            let id = match self.shape_of(&declared.ty)? {
                Some(shape) => self.whole(&value.expr, &shape, &variable, mutable)?,
                None => self.number(&value.expr, scalar(&declared.ty)?, &variable, mutable)?,
            };
            known.insert(field.to_string(), id);
        }
        let mut fields = Vec::new();
        for field in item.fields.iter().filter_map(|f| f.ident.as_ref()) {
            let Some(id) = known.get(&field.to_string()) else {
                return refuse(s, format!("the field `{field}` of `{ty}` has no value"));
            };
            fields.push((field.to_string(), *id));
        }
        Ok(self.record(name, ty, fields, s))
    }

    /// Declares a number.
    fn number(&mut self, e: &syn::Expr, ty: Scalar, name: &str, mutable: bool) -> Result<VarId> {
        let before = self.vars.len();
        let value = self.expr(e, Some(ty))?;
        let value = self.unbound(value, before);
        self.same(e, ty, value.ty)?;
        let id = self.fresh(name, Storage::Number(ty), mutable, e.span());
        self.emit(e, Stmt::Let(id, value))?;
        Ok(id)
    }

    /// A variable of zeros.
    fn zeros(&mut self, at: &impl Spanned, shape: &Shape, name: &str) -> Result<VarId> {
        let ty = match shape {
            Shape::Array(ty, len) => {
                let id = self.fresh(name, Storage::Array(*ty, *len), true, at.span());
                self.emit(at, Stmt::Let(id, Expr::zero(*ty)))?;
                return Ok(id);
            }
            Shape::Struct(ty) => ty,
        };
        let mut fields = Vec::new();
        for field in &self.structs[ty].clone().fields {
            let own = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
            let variable = format!("{name}_{own}");
            let id = match self.shape_of(&field.ty)? {
                Some(shape) => self.zeros(at, &shape, &variable)?,
                None => {
                    let ty = scalar(&field.ty)?;
                    let id = self.fresh(&variable, Storage::Number(ty), true, at.span());
                    self.emit(at, Stmt::Let(id, Expr::zero(ty)))?;
                    id
                }
            };
            fields.push((own, id));
        }
        Ok(self.record(name, ty, fields, at))
    }

    fn whole_if(&mut self, i: &syn::ExprIf, shape: &Shape, name: &str) -> Result<VarId> {
        let Some((_, other)) = &i.else_branch else {
            return refuse(i, "`if` as a value needs an `else`");
        };
        let c = self.expr(&i.cond, Some(Scalar::Bool))?;
        self.same(&i.cond, Scalar::Bool, c.ty)?;
        let c = self.stable(&i.cond, "chosen", c)?;
        let id = self.zeros(i, shape, name)?;
        let yes =
            self.branch_of(i, id, |p| p.whole_block(&i.then_branch, shape, "chosen", false))?;
        let no = self.branch_of(i, id, |p| p.whole(other, shape, "chosen", false))?;
        self.emit(i, Stmt::If(c, yes, no))?;
        Ok(id)
    }

    /// A block that assigns a value to a variable.
    fn branch_of(
        &mut self,
        at: &impl Spanned,
        id: VarId,
        value: impl FnOnce(&mut Self) -> Result<VarId>,
    ) -> Result<Block> {
        self.open.push(Vec::new());
        let assigned = value(self).and_then(|from| self.assign_whole(at, id, from));
        let block = self.open.pop().unwrap_or_default();
        assigned.map(|()| block)
    }

    /// The value of a block.
    pub(crate) fn whole_block(
        &mut self,
        block: &syn::Block,
        shape: &Shape,
        name: &str,
        mutable: bool,
    ) -> Result<VarId> {
        let Some((syn::Stmt::Expr(value, None), before)) = block.stmts.split_last() else {
            return refuse(
                block,
                "the block has no value; its last line is an expression without `;`",
            );
        };
        let vars = self.vars.len();
        self.scopes.push(HashMap::new());
        let read = before.iter().try_for_each(|stmt| self.stmt(stmt));
        let id = read.and_then(|()| match self.var_of(value) {
            // A variable of the block is not used otherwise: it becomes the new one.
            Some(id) if id >= vars && self.leaves(id).iter().all(|leaf| *leaf >= vars) => {
                self.has_shape(value, shape)?;
                self.set_mutable(id, mutable);
                Ok(id)
            }
            _ => self.whole(value, shape, name, mutable),
        });
        self.scopes.pop();
        id
    }

    /// The numbers and arrays that a variable consists of.
    pub(crate) fn leaves(&self, id: VarId) -> Vec<VarId> {
        match self.records.get(&id) {
            Some(record) => record.fields.iter().flat_map(|(_, id)| self.leaves(*id)).collect(),
            None => vec![id],
        }
    }

    fn set_mutable(&mut self, id: VarId, mutable: bool) {
        for leaf in self.leaves(id) {
            if mutable {
                self.vars[leaf].mutable = true;
                self.fixed.remove(&leaf);
            } else {
                self.fixed.insert(leaf);
            }
        }
    }

    /// An argument of a function: the variable itself, which the function cannot change, or a copy.
    pub(crate) fn shaped_argument(
        &mut self,
        arg: &syn::Expr,
        shape: &Shape,
        name: &str,
        mutable: bool,
    ) -> Result<VarId> {
        match self.var_of(arg) {
            Some(id) if !mutable => {
                self.has_shape(arg, shape)?;
                self.fixed.extend(self.leaves(id));
                Ok(id)
            }
            _ => self.whole(arg, shape, name, mutable),
        }
    }
}

/// A variable of a struct's type.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub ty: String,
    /// The variables of the fields, in the order of the declaration.
    pub fields: Vec<(String, VarId)>,
}

fn text(shape: Option<&Shape>) -> String {
    match shape {
        None => "one number".to_owned(),
        Some(Shape::Array(ty, len)) => format!("an array [{}; {len}]", ty.rust()),
        Some(Shape::Struct(name)) => format!("a struct `{name}`"),
    }
}
