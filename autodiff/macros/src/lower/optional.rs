//! Optional elements of slices and iterators: `x.split_last()`, `x.get(i).copied().unwrap_or(0.0)`, `stack.pop()`,
//! `x.iter().copied().reduce(f64::max)`.
//!
//! They are represented by a condition, which is true if the element exists, and by the element: a place, a part, or a
//! variable.

use std::rc::Rc;

use proc_macro2::Span;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall};

use crate::ir::refusals::Construct;
use crate::ir::{Expr, ExprKind, Kind, Place, Proj, StmtKind, VarId};

use super::Lower;
use super::closure::Callable;
use super::iterators::Iterator;
use super::slots::Slot;
use super::stmt::strip;

/// An `Option`, and the operations applied to its value.
#[derive(Clone)]
pub(super) struct Optional {
    pub(super) what: What,
    then: Vec<Then>,
}

impl Optional {
    pub(super) fn of(what: What) -> Self {
        Self { what, then: Vec::new() }
    }

    fn then(mut self, then: Then) -> Self {
        self.then.push(then);
        self
    }

    /// True if evaluating it removes the element from its container.
    pub(super) fn takes(&self) -> bool {
        matches!(self.what, What::Popped(_) | What::Next { taken: true, .. })
    }
}

#[derive(Clone)]
pub(super) enum What {
    Part {
        place: Place,
        mutable: bool,
        part: Wanted,
    },
    /// The last element of a `Vec`, which `pop` removes.
    Popped(Place),
    /// The result of a search in an iterator.
    Found {
        flag: VarId,
        value: Expr,
    },
    /// A variable of a definition in the prelude.
    Slot(Rc<Slot>),
    /// The next item of an iterator that has a name.
    Next {
        flag: VarId,
        iterator: Iterator,
        taken: bool,
    },
}

/// A part of a slice.
#[derive(Clone)]
pub(super) enum Wanted {
    First,
    Last,
    At(Expr),
    Range(Option<Expr>, Option<Expr>),
    SplitFirst,
    SplitLast,
}

/// An operation on the value, if it exists.
#[derive(Clone)]
enum Then {
    Copied,
    Map(Callable),
}

/// An optional element, as written.
pub(super) enum Form<'e> {
    Named(Box<Optional>),
    /// A method that chooses one of the items of an iterator.
    Selected(&'e ExprMethodCall),
    /// `next` or `peek` of an iterator that has a name.
    Next(&'e ExprMethodCall),
    /// `pop` of this `Vec`.
    Popped(&'e Syn),
    /// A method that returns a part of a slice.
    Part(&'e ExprMethodCall),
    Copied(Box<Self>),
    Mapped(Box<Self>, &'e Syn),
}

/// True if `m` returns one element or row of a slice, if it exists.
pub(super) fn gives_part(m: &ExprMethodCall) -> bool {
    let name = m.method.to_string();
    matches!(name.trim_end_matches("_mut"), "first" | "last" | "get")
}

impl Lower {
    /// True if `e` names a `Vec` that may contain floats.
    pub(super) fn is_stack(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => self.local(p).is_some_and(|var| match self.vars[var].kind.value() {
                Kind::Seq(element) => {
                    !element.is_discrete() && !self.is_inactive(&Place::var(var, p.span()))
                }
                Kind::Unknown => self.is_vec(e) && !self.is_struct(p) && !self.alike.contains(&var),
                _ => false,
            }),
            Syn::Field(_) | Syn::Index(_) => self.is_vec(e),
            _ => false,
        }
    }

    /// The form of the optional element `e`; `None` if `e` is none.
    pub(super) fn form<'e>(&self, e: &'e Syn) -> Option<Form<'e>> {
        let Syn::MethodCall(m) = strip(e) else {
            return self.option_of(e).map(|o| Form::Named(Box::new(o)));
        };
        if self.selects(m) {
            return Some(Form::Selected(m));
        }
        let of = &*m.receiver;
        let part = |known: bool| (known && self.is_slice_like(of)).then_some(Form::Part(m));
        match (m.method.to_string().as_str(), m.args.first()) {
            ("pop", None) => self.is_stack(of).then_some(Form::Popped(of)),
            ("next" | "peek", None) => self.iterator_of(of).map(|_| Form::Next(m)),
            ("copied" | "cloned", None) => Some(Form::Copied(Box::new(self.form(of)?))),
            ("map", Some(f)) if self.is_callable(f) => {
                Some(Form::Mapped(Box::new(self.form(of)?), f))
            }
            ("split_first" | "split_last" | "split_first_mut" | "split_last_mut", None) => {
                part(true)
            }
            ("first" | "last" | "first_mut" | "last_mut", None) => part(!self.is_const(of)),
            ("get" | "get_mut", Some(at)) if m.args.len() == 1 => {
                part(!self.is_const(of) && !matches!(strip(at), Syn::Reference(_)))
            }
            _ => None,
        }
    }

    pub(super) fn is_optional(&self, e: &Syn) -> bool {
        self.form(e).is_some()
    }

    /// Lowers an optional element.
    pub(super) fn optional(&mut self, form: Form) -> Option<Optional> {
        Some(Optional::of(match form {
            Form::Named(optional) => return Some(*optional),
            Form::Copied(of) => return Some(self.optional(*of)?.then(Then::Copied)),
            Form::Mapped(of, f) => {
                let optional = self.optional(*of)?;
                return Some(optional.then(Then::Map(self.callable(f)?)));
            }
            Form::Selected(m) => self.selected(m)?,
            Form::Next(m) => {
                let iterator = self.own_iterator_of(&m.receiver)?;
                self.next_item(&iterator, m.method == "next", m.span())?
            }
            Form::Popped(stack) => {
                let place = self.slice_place(stack)?;
                What::Popped(self.pin(place))
            }
            Form::Part(m) => {
                let place = self.slice_place(&m.receiver)?;
                let mutable = m.method.to_string().ends_with("_mut");
                What::Part { place, mutable, part: self.wanted(m)? }
            }
        }))
    }

    /// The part of a slice that the method returns.
    fn wanted(&mut self, m: &ExprMethodCall) -> Option<Wanted> {
        let name = m.method.to_string();
        Some(match (name.trim_end_matches("_mut"), m.args.first().map(strip)) {
            ("first", _) => Wanted::First,
            ("last", _) => Wanted::Last,
            ("split_first", _) => Wanted::SplitFirst,
            ("split_last", _) => Wanted::SplitLast,
            (_, Some(Syn::Range(r))) => {
                let mut bound = |e: &Option<Box<Syn>>| match e {
                    None => Some(None),
                    Some(e) => {
                        let value = self.scalar(e)?;
                        Some(Some(self.spill("bound", value)))
                    }
                };
                let (start, end) = (bound(&r.start)?, bound(&r.end)?);
                let end = match (end, r.limits) {
                    (Some(end), syn::RangeLimits::Closed(_)) => {
                        let one = self.integer(1, m.span());
                        Some(self.binary_of(end, syn::parse_quote!(+), one))
                    }
                    (end, _) => end,
                };
                Wanted::Range(start, end)
            }
            (_, Some(at)) => {
                let at = self.scalar(at)?;
                Wanted::At(if self.is_constant(&at) { at } else { self.spill("at", at) })
            }
            _ => return None,
        })
    }

    /// Evaluates the element now, if this has effects, although its value is not used.
    pub(super) fn asked(&mut self, optional: Optional, span: Span) -> Optional {
        let evaluated = optional.then.iter().any(|then| matches!(then, Then::Map(_)));
        if !optional.takes() && !evaluated {
            return optional;
        }
        let cond = self.present(&optional, span);
        let flag = self.spill_var("present", cond);
        let cond = self.read(flag, span);
        self.when(cond, span, |l| {
            l.held(&optional, span);
        });
        let value = self.read(flag, span);
        Optional::of(What::Found { flag, value })
    }

    /// The condition that the element exists.
    pub(super) fn present(&mut self, optional: &Optional, span: Span) -> Expr {
        let (place, part) = match &optional.what {
            What::Found { flag, .. } | What::Next { flag, .. } => return self.read(*flag, span),
            What::Slot(slot) => return self.read(slot.flag, span),
            What::Popped(place) => (place, &Wanted::Last),
            What::Part { place, part, .. } => (place, part),
        };
        let length = self.length_of(place, span);
        let cond = match part {
            Wanted::At(at) => self.binary_of(at.clone(), syn::parse_quote!(<), length),
            Wanted::Range(start, end) => {
                let start = start.clone().unwrap_or_else(|| self.integer(0, span));
                let fits = end.as_ref().map(|end| {
                    let fits = self.binary_of(end.clone(), syn::parse_quote!(<=), length.clone());
                    self.spill("fits", fits)
                });
                let end = end.clone().unwrap_or(length);
                let ordered = self.binary_of(start, syn::parse_quote!(<=), end);
                match fits {
                    Some(fits) => self.binary_of(fits, syn::parse_quote!(&&), ordered),
                    None => ordered,
                }
            }
            _ => {
                let zero = self.integer(0, span);
                self.binary_of(length, syn::parse_quote!(>), zero)
            }
        };
        self.spill("present", cond)
    }

    /// The element, which must exist.
    pub(super) fn held(&mut self, optional: &Optional, span: Span) -> Option<Expr> {
        let mut value = match &optional.what {
            What::Found { value, .. } => value.clone(),
            What::Slot(slot) => slot.value.get()?.clone(),
            What::Next { iterator, taken, .. } => self.item_of(iterator, *taken, span)?,
            What::Popped(place) => self.popped(place, span),
            What::Part { place, mutable, part } => self.part_of(place, *mutable, part, span),
        };
        for then in &optional.then {
            value = match then {
                Then::Copied => self.copied(value)?,
                Then::Map(f) => self.apply(f, vec![value], span)?,
            };
        }
        Some(value)
    }

    fn part_of(&mut self, place: &Place, mutable: bool, part: &Wanted, span: Span) -> Expr {
        if mutable && matches!(part, Wanted::SplitFirst | Wanted::SplitLast) {
            return self.one_and_rest(place, matches!(part, Wanted::SplitLast), span);
        }
        let (zero, one) = (self.integer(0, span), self.integer(1, span));
        let index = |at| Proj::Index(Box::new(at));
        let range = |a: Option<Expr>, b: Option<Expr>| Proj::Part(a.map(Box::new), b.map(Box::new));
        let (single, rest) = match part {
            Wanted::First => (index(zero), None),
            Wanted::Last => {
                let at = self.last_but(place, 1, span);
                // A place that is written to is borrowed while its index is computed.
                (index(if mutable { self.spill("at", at) } else { at }), None)
            }
            Wanted::At(at) => (index(at.clone()), None),
            Wanted::Range(a, b) => (range(a.clone(), b.clone()), None),
            Wanted::SplitFirst => (index(zero), Some(range(Some(one), None))),
            Wanted::SplitLast => {
                let at = self.last_but(place, 1, span);
                let at = self.spill("at", at);
                (index(at.clone()), Some(range(None, Some(at))))
            }
        };
        let single = self.lent(place, mutable, single, span);
        match rest {
            None => single,
            Some(rest) => {
                let rest = self.lent(place, mutable, rest, span);
                self.expr(ExprKind::Tuple(vec![single, rest]), span)
            }
        }
    }

    /// The first element and the rest, or the last element and those before it, as mutable references.
    fn one_and_rest(&mut self, place: &Place, last: bool, span: Span) -> Expr {
        let at = if last { self.last_but(place, 1, span) } else { self.integer(1, span) };
        let [head, tail] = self.halved(place.clone(), at);
        let (one, rest) = if last { (tail, head) } else { (head, tail) };
        let zero = Proj::Index(Box::new(self.integer(0, span)));
        let one = self.lent(&one, true, zero, span);
        let rest = self.lent(&rest, true, Proj::Part(None, None), span);
        self.expr(ExprKind::Tuple(vec![one, rest]), span)
    }

    /// Removes the last element and returns it.
    pub(super) fn popped(&mut self, place: &Place, span: Span) -> Expr {
        let at = self.last_but(place, 1, span);
        let at = self.spill("at", at);
        let element = Place { span, ..place.clone() }.at(at);
        let kind = self.place_kind(&element);
        let read = self.expr(ExprKind::Read(element), span);
        let value = match kind.value() {
            Kind::Float(_) | Kind::Discrete => read,
            _ => self.method_on(read, "clone", vec![]),
        };
        let value = self.spill("popped", value);
        self.push(StmtKind::Pop { place: place.clone() }, span);
        value
    }

    fn lent(&mut self, place: &Place, mutable: bool, proj: Proj, span: Span) -> Expr {
        let place = Place { span, ..place.clone() }.then(proj);
        self.expr(ExprKind::Borrow { mutable, place }, span)
    }

    /// The value of a method that returns a part of a slice, or an optional element.
    pub(super) fn of_slice(&mut self, m: &ExprMethodCall) -> Option<Expr> {
        let span = m.span();
        let name = m.method.to_string();
        match (name.as_str(), m.args.first()) {
            ("len", None) if self.iterator_of(&m.receiver).is_some() => {
                let iterator = self.iterator_of(&m.receiver)?;
                self.items_left(&iterator, span)
            }
            ("len", None) => self.cursor_of(&m.receiver)?.length(self, span),
            ("is_empty", None) => {
                let length = self.cursor_of(&m.receiver)?.length(self, span)?;
                let zero = self.integer(0, span);
                Some(self.binary_of(length, syn::parse_quote!(==), zero))
            }
            ("split_at" | "split_at_mut", Some(at)) if self.is_slice_like(&m.receiver) => {
                let place = self.slice_place(&m.receiver)?;
                let at = self.scalar(at)?;
                let at = if self.is_constant(&at) { at } else { self.spill("at", at) };
                let (mutable, at) = (name == "split_at_mut", Some(Box::new(at)));
                let head = self.lent(&place, mutable, Proj::Part(None, at.clone()), span);
                let tail = self.lent(&place, mutable, Proj::Part(at, None), span);
                Some(self.expr(ExprKind::Tuple(vec![head, tail]), span))
            }
            ("remainder", None) => {
                let iterator = self.iterator_of(&m.receiver)?;
                self.remainder(&iterator, span)
            }
            ("unwrap" | "is_some" | "is_none", None)
            | ("expect" | "unwrap_or" | "map_or", Some(_)) => {
                let form = self.form(&m.receiver)?;
                self.read_option(form, m)
            }
            _ => None,
        }
    }

    /// The value of a method of the optional element `form`.
    fn read_option(&mut self, form: Form, m: &ExprMethodCall) -> Option<Expr> {
        let span = m.span();
        let optional = self.optional(form)?;
        match (m.method.to_string().as_str(), m.args.first()) {
            ("is_some" | "is_none", _) => {
                let optional = self.asked(optional, span);
                let present = self.present(&optional, span);
                Some(if m.method == "is_some" { present } else { self.negated(present, span) })
            }
            ("unwrap_or" | "map_or", Some(other)) => {
                self.held_or(optional, other, m.args.get(1), span)
            }
            _ => {
                self.require(&optional, span);
                self.held(&optional, span)
            }
        }
    }

    /// Checks for `unwrap` that the element exists. For an element of a slice, the index panics if it is out of bounds.
    /// For other optional elements this code panics.
    fn require(&mut self, optional: &Optional, span: Span) {
        if let What::Part { place, .. } = &optional.what
            && matches!(self.place_kind(place).value(), Kind::Unknown)
        {
            // The length proves that the place is a slice.
            let length = self.length_of(place, span);
            return self.push(StmtKind::Effect(length), span);
        }
        let (What::Found { flag, .. } | What::Next { flag, .. }) = optional.what else { return };
        let (flag, vars) = (self.vars[flag].name.clone(), vec![flag]);
        let tokens = quote!(::core::assert!(#flag, "called `Option::unwrap()` on a `None` value"));
        let check = self.own_code(tokens, vars, Construct::Check, span);
        self.push(StmtKind::Effect(check), span);
    }

    /// The element, mapped by `f`, or `other` if there is none.
    fn held_or(
        &mut self,
        mut optional: Optional,
        other: &Syn,
        f: Option<&Syn>,
        span: Span,
    ) -> Option<Expr> {
        // The argument is evaluated in any case.
        let other = self.value(other)?;
        let other = if self.is_constant(&other) { other } else { self.spill("other", other) };
        if let Some(f) = f {
            optional = optional.then(Then::Map(self.callable(f)?));
        }
        let cond = self.present(&optional, span);
        let var = self.hidden_result(span);
        let then = self.in_block(|l| {
            if let Some(value) = l.held(&optional, span) {
                l.assign_var(var, value, span);
            }
        });
        let otherwise = self.in_block(|l| l.assign_var(var, other, span));
        self.push(StmtKind::If { cond, then, otherwise }, span);
        Some(self.read(var, span))
    }
}
