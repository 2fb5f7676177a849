//! Methods of `Option`, and those of `bool` that give one. `value` is the receiver; it is evaluated where it stands.

pub(crate) fn then<T>(value: bool, f: impl Fn() -> T) -> Option<T> {
    if value { Some(f()) } else { None }
}

pub(crate) fn then_some<T>(value: bool, other: T) -> Option<T> {
    if value { Some(other) } else { None }
}

pub(crate) fn ok_or<T, E>(value: Option<T>, other: E) -> Result<T, E> {
    match value {
        Some(held) => Ok(held),
        None => Err(other),
    }
}

pub(crate) fn ok_or_else<T, E>(value: Option<T>, f: impl Fn() -> E) -> Result<T, E> {
    match value {
        Some(held) => Ok(held),
        None => Err(f()),
    }
}

pub(crate) fn unwrap_or_default<T: Default>(value: Option<T>) -> T {
    value.unwrap_or(::core::default::Default::default())
}

pub(crate) fn map_or<T, U>(value: Option<T>, other: U, f: impl Fn(T) -> U) -> U {
    match value {
        Some(held) => f(held),
        None => other,
    }
}

pub(crate) fn map_or_else<T, U>(value: Option<T>, g: impl Fn() -> U, f: impl Fn(T) -> U) -> U {
    match value {
        Some(held) => f(held),
        None => g(),
    }
}

pub(crate) fn unwrap_or<T>(value: Option<T>, other: T) -> T {
    match value {
        Some(held) => held,
        None => other,
    }
}

pub(crate) fn unwrap<T>(value: Option<T>) -> T {
    match value {
        Some(held) => held,
        None => panic!("called `Option::unwrap()` on a `None` value"),
    }
}

pub(crate) fn expect<T>(value: Option<T>, message: impl core::fmt::Display) -> T {
    match value {
        Some(held) => held,
        None => panic!("{}", message),
    }
}

pub(crate) fn unwrap_or_else<T>(value: Option<T>, f: impl Fn() -> T) -> T {
    match value {
        Some(held) => held,
        None => f(),
    }
}

pub(crate) fn and_then<T, U>(value: Option<T>, f: impl Fn(T) -> Option<U>) -> Option<U> {
    match value {
        Some(held) => f(held),
        None => None,
    }
}

pub(crate) fn is_some_and<T>(value: Option<T>, f: impl Fn(T) -> bool) -> bool {
    match value {
        Some(held) => f(held),
        None => false,
    }
}

pub(crate) fn is_none_or<T>(value: Option<T>, f: impl Fn(T) -> bool) -> bool {
    match value {
        Some(held) => f(held),
        None => true,
    }
}

pub(crate) fn map<T, U>(value: Option<T>, f: impl Fn(T) -> U) -> Option<U> {
    match value {
        Some(held) => Some(f(held)),
        None => None,
    }
}

pub(crate) fn zip<T, U>(one: Option<T>, other: Option<U>) -> Option<(T, U)> {
    match one {
        Some(held) => match other {
            Some(held_2) => Some((held, held_2)),
            None => None,
        },
        None => None,
    }
}

pub(crate) fn flatten<T>(value: Option<Option<T>>) -> Option<T> {
    match value {
        Some(held) => held,
        None => None,
    }
}

pub(crate) fn filter<T>(value: Option<T>, f: impl Fn(&T) -> bool) -> Option<T> {
    match value {
        Some(held) => {
            if f(&held) {
                Some(held)
            } else {
                None
            }
        }
        None => None,
    }
}

pub(crate) fn or<T>(value: Option<T>, other: Option<T>) -> Option<T> {
    match value {
        Some(held) => Some(held),
        None => other,
    }
}

pub(crate) fn or_else<T>(value: Option<T>, f: impl Fn() -> Option<T>) -> Option<T> {
    match value {
        Some(held) => Some(held),
        None => f(),
    }
}

/// `collect` of an iterator of options.
pub(crate) fn collect<T>(items: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    let mut all: ::std::vec::Vec<T> = ::std::vec::Vec::new();
    let mut missing = false;
    for item in items {
        match item {
            Some(held) => all.push(held),
            None => {
                missing = true;
                break;
            }
        }
    }
    if missing { None } else { Some(all) }
}
