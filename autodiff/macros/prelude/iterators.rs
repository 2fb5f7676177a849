//! Methods of iterators that other methods express. `items` is the receiver; it is evaluated where it stands.

pub(crate) fn next<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    items.find(|_| true)
}

pub(crate) fn nth<T>(items: impl Iterator<Item = T>, from: usize) -> Option<T> {
    items.skip(from).find(|_| true)
}

pub(crate) fn find_map<T, U>(
    items: impl Iterator<Item = T>,
    f: impl Fn(T) -> Option<U>,
) -> Option<U> {
    items.filter_map(f).find(|_| true)
}

pub(crate) fn rfold<T, U>(
    items: impl DoubleEndedIterator<Item = T>,
    value: U,
    f: impl Fn(U, T) -> U,
) -> U {
    items.rev().fold(value, f)
}
