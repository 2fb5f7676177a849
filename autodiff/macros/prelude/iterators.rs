//! Methods of iterators, as other methods or as loops. `items` is the receiver; it is evaluated where it stands.
//! A variable that is `None` before a loop and holds an item after it is a slot (`lower/slots.rs`).

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

pub(crate) fn count<T>(items: impl Iterator<Item = T>) -> usize {
    let mut count = 0usize;
    for _ in items {
        count += 1;
    }
    count
}

pub(crate) fn position<T>(items: impl Iterator<Item = T>, f: impl Fn(T) -> bool) -> Option<usize> {
    let mut picked = None;
    for (index, one) in items.enumerate() {
        if f(one) {
            picked = Some(index);
            break;
        }
    }
    picked
}

pub(crate) fn find<T>(items: impl Iterator<Item = T>, f: impl Fn(&T) -> bool) -> Option<T> {
    let mut picked = None;
    for one in items {
        if f(&one) {
            picked = Some(one);
            break;
        }
    }
    picked
}

pub(crate) fn last<T>(items: impl Iterator<Item = T>) -> Option<T> {
    let mut picked = None;
    for one in items {
        picked = Some(one);
    }
    picked
}

pub(crate) fn reduce<T>(items: impl Iterator<Item = T>, f: impl Fn(T, T) -> T) -> Option<T> {
    let mut best = None;
    for one in items {
        match best {
            None => best = Some(one),
            Some(before) => best = Some(f(before, one)),
        }
    }
    best
}

pub(crate) fn max_by<T>(
    items: impl Iterator<Item = T>,
    f: impl Fn(&T, &T) -> core::cmp::Ordering,
) -> Option<T> {
    let mut best = None;
    for one in items {
        match best {
            None => best = Some(one),
            Some(before) => {
                if f(&before, &one) != ::core::cmp::Ordering::Greater {
                    best = Some(one);
                } else {
                    best = Some(before);
                }
            }
        }
    }
    best
}

pub(crate) fn min_by<T>(
    items: impl Iterator<Item = T>,
    f: impl Fn(&T, &T) -> core::cmp::Ordering,
) -> Option<T> {
    let mut best = None;
    for one in items {
        match best {
            None => best = Some(one),
            Some(before) => {
                if f(&before, &one) == ::core::cmp::Ordering::Greater {
                    best = Some(one);
                } else {
                    best = Some(before);
                }
            }
        }
    }
    best
}

pub(crate) fn any<T>(items: impl Iterator<Item = T>, f: impl Fn(T) -> bool) -> bool {
    let mut found = false;
    for one in items {
        if f(one) {
            found = true;
            break;
        }
    }
    found
}

pub(crate) fn all<T>(items: impl Iterator<Item = T>, f: impl Fn(T) -> bool) -> bool {
    let mut found = true;
    for one in items {
        if !f(one) {
            found = false;
            break;
        }
    }
    found
}
