//! Functions of forward mode: derivatives, rules of calls, and the forward derivatives that second derivatives are
//! derived from.

mod generate;
mod pushforward;
mod rule_item;
mod twice;

pub(crate) use generate::{derivative, forward};
#[cfg(test)]
pub(crate) use pushforward::rule_item_of as rule;
pub(crate) use pushforward::{PushforwardArgs, expand as pushforward};
pub(crate) use rule_item::derived;
pub(crate) use twice::derived_twice;
