//! Properties of methods, functions, types, traits and macros of `std` by their names: the table `macros/std_names.txt`.

use std::collections::HashMap;
use std::sync::LazyLock;

macro_rules! properties {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// A property of a name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Property {
            $($(#[$doc])* $name,)*
        }

        impl Property {
            /// The property that `word` stands for in the table.
            fn of(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$name),)*
                    _ => None,
                }
            }
        }
    };
}

properties! {
    /// A method with a rule whose result is one of its arguments, exactly.
    Exact = "exact",
    /// A method with a rule that is finite wherever its arguments are, as are its partial derivatives.
    Tame = "tame",
    /// A method with a rule that is infinite for large arguments alone.
    Growing = "growing",
    /// A rounded method that is an instruction or two.
    Quick = "quick",
    /// A method of floats that gives a bool or an integer.
    OfFloat = "of_float",
    /// A method of slices and vectors that gives a bool or an integer.
    OfSlice = "of_slice",
    /// A method that only integers have.
    OfInteger = "of_integer",
    /// A method of strings.
    OfString = "of_string",
    /// A method without side effects that returns the same result again for the same receiver: it may run a second
    /// time.
    Pure = "pure",
    /// Another method that takes its receiver by `&`.
    Reads = "reads",
    /// A method that changes its receiver. Methods whose names end in `_mut` do so too.
    Changes = "changes",
    /// A method that changes data behind a shared reference: of cells, locks, atomics and channels. A method without
    /// this property is assumed to change nothing.
    Interior = "interior",
    /// A method that users' types have too, by deriving a trait or with the same meaning.
    AnyType = "any_type",
    /// A method that makes an iterator.
    Iterator = "iterator",
    /// A method that passes on the elements of a list unchanged.
    SameElements = "same_elements",
    /// A method of an iterator that returns the same items, or some of them.
    SameItems = "same_items",
    /// An adapter after which `std` cannot know the number of items.
    Filters = "filters",
    /// A method that is rewritten: its type arguments would be lost.
    Inlined = "inlined",
    /// A method that returns one of the items of an iterator.
    Chooses = "chooses",
    /// A method that takes items of an iterator until it has found what it wants. The iterator goes on behind them.
    Stops = "stops",
    /// A method that returns an optional part of a slice.
    SlicePart = "slice_part",
    /// An adapter of iterators, or another method that returns a part of its receiver.
    Part = "part",
    /// A method of `Vec` that is also called by path, besides those of the prelude.
    OfVec = "of_vec",
    /// A method whose result may be the receiver of a struct's method.
    Gives = "gives",
    /// A method that returns the value in a place, which determines its type.
    Takes = "takes",
    /// A method that sorts by a comparison or a key.
    Sorts = "sorts",
    /// A pure method with one argument after its receiver.
    OneArgument = "one_argument",
    /// The name of functions that construct a value of their type.
    Makes = "makes",
    /// A function that is lowered specially.
    Special = "special",
    /// A type whose values are integers or truth values.
    Integer = "integer",
    /// A type whose values are integers, truth values or text.
    Discrete = "discrete",
    /// A collection that counts as a scalar if its items do. A queue has indexed elements.
    Collection = "collection",
    /// A type that passes on the elements of a list, or contains one.
    Holds = "holds",
    /// A type that has no own operators, or is a scalar.
    Plain = "plain",
    /// A type that contains no derivatives, or none in values constructed by a path. A name that user-defined types may
    /// have, too, stands with its module.
    WithoutShadow = "without_shadow",
    /// A trait that implies nothing about derivatives and gives no arithmetic on floats.
    Silent = "silent",
    /// A trait that `f64` implements.
    OfFloats = "of_floats",
    /// A trait of arithmetic: a type parameter bounded by it stands for a number.
    Arithmetic = "arithmetic",
    /// A macro that only reads its arguments.
    Looks = "looks",
    /// A macro whose value contains those of its arguments.
    Evaluates = "evaluates",
    /// A macro whose value the compiler knows.
    Constant = "constant",
    /// A macro that never returns.
    Diverges = "diverges",
    /// A macro whose first argument is a format string.
    FormatsFirst = "formats_first",
    /// A macro whose second argument is one.
    FormatsSecond = "formats_second",
    /// A macro whose third argument is one.
    FormatsThird = "formats_third",
    /// A macro for which a string is a value.
    PlainText = "plain_text",
}

/// The table; a section is followed by an empty line.
const TEXT: &str = include_str!("../../std_names.txt");

/// The rows of the table or of a section: names and words.
fn rows(text: &str) -> impl Iterator<Item = (&str, std::str::SplitWhitespace<'_>)> {
    text.lines().filter(|row| !row.starts_with('#')).filter_map(|row| {
        let mut words = row.split_whitespace();
        Some((words.next()?, words))
    })
}

/// The properties of each name, one bit for each.
static TABLE: LazyLock<HashMap<&str, u64>> = LazyLock::new(|| {
    let bits = |words: std::str::SplitWhitespace| {
        words.filter_map(Property::of).fold(0, |bits, property| bits | property.bit())
    };
    rows(TEXT).map(|(name, words)| (name, bits(words))).collect()
});

impl Property {
    fn bit(self) -> u64 {
        1 << self as u64
    }

    /// True if `name` has this property.
    pub(crate) fn has(self, name: &str) -> bool {
        TABLE.get(name).is_some_and(|bits| bits & self.bit() != 0)
    }

    /// True if the macro `name` has this property.
    pub(crate) fn of_macro(self, name: &str) -> bool {
        self.has(&format!("{name}!"))
    }

    /// The names with this property.
    #[cfg(test)]
    pub(crate) fn all(self) -> impl Iterator<Item = &'static str> {
        rows(TEXT).map(|(name, _)| name).filter(move |name| self.has(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_the_table_are_sorted_and_have_known_properties_only() {
        for section in TEXT.split("\n\n") {
            assert!(rows(section).is_sorted_by(|(a, _), (b, _)| a < b), "{section}");
        }
        assert_eq!(rows(TEXT).count(), TABLE.len(), "a name has one row");
        for (name, words) in rows(TEXT) {
            for word in words {
                assert!(Property::of(word).is_some(), "`{word}` in the row of `{name}`");
            }
        }
    }
}
