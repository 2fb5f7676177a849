//! Methods of `Result`. `value` is the receiver; it is evaluated where it stands.

pub(crate) fn is_ok<T, E>(value: Result<T, E>) -> bool {
    match value {
        Ok(_) => true,
        Err(_) => false,
    }
}

pub(crate) fn is_err<T, E>(value: Result<T, E>) -> bool {
    match value {
        Ok(_) => false,
        Err(_) => true,
    }
}

pub(crate) fn unwrap_or_default<T: Default, E>(value: Result<T, E>) -> T {
    value.unwrap_or(::core::default::Default::default())
}

pub(crate) fn map<T, U, E>(value: Result<T, E>, f: impl Fn(T) -> U) -> Result<U, E> {
    match value {
        Ok(held) => Ok(f(held)),
        Err(error) => Err(error),
    }
}

pub(crate) fn map_err<T, E, F>(value: Result<T, E>, f: impl Fn(E) -> F) -> Result<T, F> {
    match value {
        Ok(held) => Ok(held),
        Err(error) => Err(f(error)),
    }
}

pub(crate) fn and_then<T, U, E>(
    value: Result<T, E>,
    f: impl Fn(T) -> Result<U, E>,
) -> Result<U, E> {
    match value {
        Ok(held) => f(held),
        Err(error) => Err(error),
    }
}

pub(crate) fn or_else<T, E, F>(value: Result<T, E>, f: impl Fn(E) -> Result<T, F>) -> Result<T, F> {
    match value {
        Ok(held) => Ok(held),
        Err(error) => f(error),
    }
}

pub(crate) fn map_or<T, U, E>(value: Result<T, E>, other: U, f: impl Fn(T) -> U) -> U {
    match value {
        Ok(held) => f(held),
        Err(_) => other,
    }
}

pub(crate) fn map_or_else<T, U, E>(
    value: Result<T, E>,
    g: impl Fn(E) -> U,
    f: impl Fn(T) -> U,
) -> U {
    match value {
        Ok(held) => f(held),
        Err(error) => g(error),
    }
}

pub(crate) fn unwrap_or<T, E>(value: Result<T, E>, other: T) -> T {
    match value {
        Ok(held) => held,
        Err(_) => other,
    }
}

pub(crate) fn unwrap_or_else<T, E>(value: Result<T, E>, f: impl Fn(E) -> T) -> T {
    match value {
        Ok(held) => held,
        Err(error) => f(error),
    }
}

pub(crate) fn ok<T, E>(value: Result<T, E>) -> Option<T> {
    match value {
        Ok(held) => Some(held),
        Err(_) => None,
    }
}

pub(crate) fn unwrap<T, E: core::fmt::Debug>(value: Result<T, E>) -> T {
    match value {
        Ok(held) => held,
        Err(error) => panic!("called `Result::unwrap()` on an `Err` value: {:?}", error),
    }
}

pub(crate) fn expect<T, E: core::fmt::Debug>(
    value: Result<T, E>,
    message: impl core::fmt::Display,
) -> T {
    match value {
        Ok(held) => held,
        Err(error) => panic!("{}: {:?}", message, error),
    }
}

/// `collect` of an iterator of results.
pub(crate) fn collect<T, E>(items: impl Iterator<Item = Result<T, E>>) -> Result<Vec<T>, E> {
    let mut all: ::std::vec::Vec<T> = ::std::vec::Vec::new();
    let mut missing = None;
    for item in items {
        match item {
            Ok(held) => all.push(held),
            Err(held) => {
                missing = Some(held);
                break;
            }
        }
    }
    match missing {
        Some(held) => Err(held),
        None => Ok(all),
    }
}
