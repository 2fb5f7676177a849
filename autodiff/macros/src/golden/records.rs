//! Number of values that an expansion stores for its reverse sweep, counted in the generated code.

use std::collections::HashSet;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// Methods of `Tape` and `Slot` that put a value there.
const PUTTING: &[&str] = &["aside", "keep", "keep_owned", "keep_slice", "keep_when", "push"];

/// The other methods. (`put` is a method of `Record`, whose values come from slots. In other sweeps its name may be
/// that of a tape.)
const OTHER: &[&str] =
    &["count", "each", "finish", "put", "put_owning", "sum", "take", "take_when"];

/// Counts of the values that the forward sweeps of an expansion store.
#[derive(Debug, Default)]
pub(super) struct Records {
    /// Stacks with a value for each pass of a loop.
    pub tapes: usize,
    /// Places where a value is put on a tape or into a slot. Values that move from the slots of a pass to its tape are
    /// counted once, at the slot.
    pub kept: usize,
    /// The names of tapes and slots.
    names: HashSet<String>,
}

impl Records {
    pub(super) fn of(expansion: TokenStream) -> Self {
        let mut records = Self::default();
        records.look(expansion);
        records
    }

    /// Reads tokens, not syntax: values are stored in the arguments of macros too.
    fn look(&mut self, tokens: TokenStream) {
        let tokens: Vec<_> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Ident(word) if word == "let" => self.declared(&tokens[i..]),
                TokenTree::Ident(name) if self.names.contains(&name.to_string()) => {
                    self.used(&tokens[i + 1..]);
                }
                TokenTree::Group(group) => self.look(group.stream()),
                _ => {}
            }
        }
    }

    /// `let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();`
    fn declared(&mut self, tokens: &[TokenTree]) {
        let statement = tokens.iter().take_while(|t| t.to_string() != ";");
        let words: Vec<_> = statement.map(ToString::to_string).collect();
        let [_, _, name, equal, .., rt, _, _, kind, _, _, new, _] = &words[..] else { return };
        let made = [&equal[..], &rt[..], &new[..]] == ["=", "rt", "new"];
        if made && ["Slot", "Tape"].contains(&&kind[..]) {
            self.names.insert(name.clone());
            self.tapes += usize::from(kind == "Tape");
        }
    }

    /// `.keep(x)`, behind the name of a tape or slot.
    fn used(&mut self, tokens: &[TokenTree]) {
        let [TokenTree::Punct(dot), TokenTree::Ident(method), TokenTree::Group(args), ..] = tokens
        else {
            return;
        };
        if dot.as_char() == '.' {
            let method = method.to_string();
            let putting = PUTTING.contains(&&method[..]);
            assert!(putting || OTHER.contains(&&method[..]), "does `{method}` keep a value?");
            self.kept += usize::from(putting && !self.is_moved(args));
        }
    }

    /// Returns true if the arguments are the contents of a pass's slots: `((kept_1.take(), kept_2.take()))`.
    fn is_moved(&self, args: &Group) -> bool {
        let mut inside = args.stream().into_iter();
        let (Some(TokenTree::Group(tuple)), None) = (inside.next(), inside.next()) else {
            return false;
        };
        let tokens: Vec<_> = tuple.stream().into_iter().collect();
        let mut values = tokens.split(|t| t.to_string() == ",").filter(|value| !value.is_empty());
        tuple.delimiter() == Delimiter::Parenthesis
            && values.all(|value| {
                let words: Vec<_> = value.iter().map(ToString::to_string).collect();
                matches!(&words[..], [name, dot, take, args]
                    if self.names.contains(name) && [&dot[..], take, args] == [".", "take", "()"])
            })
    }
}

#[test]
fn values_are_counted_where_they_are_put() {
    let text = "
        fn f() {
            let mut kept_1 = ::lib::rt::Slot::new();
            let mut pass_1 = ::lib::rt::Tape::new();
            let mut kept_2 = ::lib::rt::Tape::new();
            for _ in 0..3 {
                let mut kept_3 = ::lib::rt::Slot::new();
                let mut kept_4 = ::lib::rt::Slot::new();
                kept_4.keep(vec![(kept_2.keep(x)); 3]) + kept_3.keep_owned(y);
                own.push(1.0);
                pass_1.push((kept_3.take(), kept_4.take()));
            }
            kept_1.push(marks);
            kept_2.finish();
        }
    ";
    let Records { tapes, kept, .. } = Records::of(text.parse().expect("Rust"));
    assert_eq!((tapes, kept), (2, 4));
}
