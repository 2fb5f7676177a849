//! Code that is copied unchanged. It is refused if it carries a derivative.

/// A construct that the engine copies without looking into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Construct {
    /// A variable's value before it gets one.
    AnyValue,
    Bound,
    CallThroughValue,
    CallThroughVariable,
    /// A comparison or a permutation that the engine itself writes. It has no derivative.
    Check,
    Closure,
    ClosureAsValue,
    Collect,
    Drop,
    DynCall,
    Expression,
    Item,
    IteratorChain,
    LookUp,
    Macro,
    MapOfUnknown,
    MethodCall,
    OfStd,
    Path,
    Search,
    Sort,
    SortMethod,
}

impl Construct {
    pub(crate) fn is_closure(self) -> bool {
        matches!(self, Self::Closure | Self::ClosureAsValue)
    }

    /// The construct, as an error names it.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::AnyValue => "a default value",
            Self::Bound => "a bound",
            Self::CallThroughValue => "a call through a value",
            Self::CallThroughVariable => "a call through a variable",
            Self::Check => "",
            Self::Closure => "a closure",
            Self::ClosureAsValue => "a closure used as a value",
            Self::Collect => "a `collect`",
            Self::Drop => "a `drop` of this value (leave it out: the value ends with its block)",
            Self::DynCall => "a method call through `dyn`",
            Self::Expression => "this expression",
            Self::Item => "an item",
            Self::IteratorChain => {
                "this iterator chain (ranges and slices with `map`, `filter`, `zip`, `rev`, `skip`, `take`, `step_by`, \
                 `enumerate`, `flat_map`, `chain`, `scan`, `filter_map` before `sum`, `product`, `fold`, `reduce`, \
                 `max_by`, `collect`… can be; write a loop otherwise)"
            }
            Self::LookUp => "a look-up",
            Self::Macro => "this macro",
            Self::MapOfUnknown => {
                "`map` of a value whose type is not seen here (give an array its type, `let a: [f64; N] = …;`; take an \
                 `Option` apart with `match`)"
            }
            Self::MethodCall => "a call of this method",
            Self::OfStd => "a value of a type of `std` that holds no derivatives",
            Self::Path => "this path",
            Self::Search => "a search",
            Self::Sort => "a sort",
            Self::SortMethod => "a sort (sort indices by the values, and read through them)",
        }
    }
}
