//! Each definition of the prelude gives the values of the method of `std` that it defines.

#![allow(missing_docs)]

/// The text of a definition is put in place of a call, so it is simpler than a function that is called would be.
#[path = "../prelude"]
#[allow(clippy::all, clippy::pedantic, clippy::restriction)]
mod prelude {
    pub(crate) mod iterators;
    pub(crate) mod options;
    pub(crate) mod results;
    pub(crate) mod slices;
}

use prelude::{iterators, options, results, slices};

/// Lists with no element, with one, and with equal neighbours.
const LISTS: [&[i32]; 4] = [&[], &[3], &[1, 1, 2, 2, 2, 1], &[5, -4, 4, 7, 7, 0, 9]];

/// The definition and the method of `std` leave the same and return the same.
fn same<R: PartialEq + std::fmt::Debug>(
    name: &str,
    ours: impl Fn(&mut Vec<i32>) -> R,
    of_std: impl Fn(&mut Vec<i32>) -> R,
    shortest: usize,
) {
    for list in LISTS.into_iter().filter(|list| list.len() >= shortest) {
        let (mut a, mut b) = (list.to_vec(), list.to_vec());
        assert_eq!((ours(&mut a), a), (of_std(&mut b), b), "{name} of {list:?}");
    }
}

macro_rules! each_list {
    ($shortest:literal; $($name:ident($($arg:expr),*))*) => {
        $(same(stringify!($name), |v| slices::$name(v $(, $arg)*), |v| v.$name($($arg),*), $shortest);)*
    };
}

#[test]
fn methods_of_slices_and_vectors() {
    let even = |v: &i32| v % 2 == 0;
    let near = |a: i32, b: i32| (a - b).abs() < 2;
    each_list! { 0;
        reverse() rotate_left(0) rotate_right(0) truncate(2) truncate(9) clear() resize(4, 8)
        resize_with(4, || 6) fill_with(|| 2) extend_from_within(0..0) insert(0, 1) dedup()
        append(&mut vec![3, 4]) retain(even) split_off(0)
        retain_mut(|v: &mut i32| { *v += 1; *v > 2 }) dedup_by_key(|v: &mut i32| v.abs())
    }
    each_list! { 6;
        rotate_left(2) rotate_right(2) copy_within(1..3, 2) extend_from_within(1..3) insert(3, 8)
        remove(1) swap_remove(1) split_off(2)
    }
    same(
        "dedup_by",
        |v| slices::dedup_by(v, |a, b| near(*a, *b)),
        |v| v.dedup_by(|a, b| near(*a, *b)),
        0,
    );
    same("drain", |v| slices::drain(v, 1, 4), |v| v.drain(1..4).collect::<Vec<_>>(), 6);
    let (mut a, mut b) = ([1, 2, 3], [4, 5, 6]);
    slices::swap_with_slice(&mut a, &mut b);
    assert_eq!((a, b), ([4, 5, 6], [1, 2, 3]));
    slices::in_order(&mut a, &[2, 0, 1]);
    assert_eq!(a, [6, 4, 5]);
}

macro_rules! each_case {
    ($of:ident, $cases:expr; $($name:ident($($arg:expr),*))*) => {
        $(for case in $cases {
            assert_eq!($of::$name(case $(, $arg)*), case.$name($($arg),*), "{} of {case:?}", stringify!($name));
        })*
    };
}

#[test]
fn methods_of_options_results_and_bools() {
    each_case! { options, [false, true]; then(|| 3) then_some(4) }
    each_case! { options, [None, Some(2), Some(5)];
        ok_or(1) ok_or_else(|| 1) unwrap_or_default() map_or(7, |v: i32| v + 1) unwrap_or(7)
        map_or_else(|| 7, |v: i32| v + 1) unwrap_or_else(|| 7) and_then(|v: i32| (v > 3).then_some(v))
        is_some_and(|v: i32| v > 3) is_none_or(|v: i32| v > 3) map(|v: i32| v + 1) zip(Some(1))
        zip(None::<i32>) filter(|v: &i32| *v > 3) or(Some(7)) or(None) or_else(|| Some(7))
    }
    each_case! { options, [None, Some(None), Some(Some(5))]; flatten() }
    each_case! { options, [Some(5)]; unwrap() expect("a value") }
    each_case! { results, [Err(1), Ok(2), Ok(5)];
        is_ok() is_err() unwrap_or_default() map(|v: i32| v + 1) map_err(|e: i32| e + 1)
        and_then(|v: i32| if v > 3 { Ok(v) } else { Err(8) }) or_else(|e: i32| if e > 3 { Ok(e) } else { Err(9) })
        map_or(7, |v: i32| v + 1) map_or_else(|e: i32| e + 3, |v: i32| v + 1) unwrap_or(7)
        unwrap_or_else(|e: i32| e + 3) ok()
    }
    each_case! { results, [Ok::<i32, i32>(5)]; unwrap() expect("a value") }
}

#[test]
fn methods_of_iterators() {
    let large = |v: &i32| (*v > 1).then_some(v + 1);
    for list in LISTS {
        let items = || list.iter();
        assert_eq!(iterators::next(items()), items().next(), "next of {list:?}");
        for n in 0..8 {
            assert_eq!(iterators::nth(items(), n), items().nth(n), "item {n} of {list:?}");
        }
        assert_eq!(iterators::find_map(items(), large), items().find_map(large), "{list:?}");
        let same = |v: &i32| *v == 2;
        assert_eq!(iterators::find(items(), |v| same(v)), items().find(|v| same(v)), "{list:?}");
        assert_eq!(iterators::position(items(), same), items().position(same), "{list:?}");
        assert_eq!(iterators::count(items()), items().count(), "{list:?}");
        assert_eq!(iterators::any(items(), same), items().any(same), "{list:?}");
        assert_eq!(iterators::all(items(), same), items().all(same), "{list:?}");
        assert_eq!(iterators::last(items()), items().last(), "{list:?}");
        let twice = |a: i32, b: i32| 2 * a - b;
        let reduced = iterators::reduce(items().copied(), twice);
        assert_eq!(reduced, items().copied().reduce(twice), "{list:?}");
        // Which of several equal items is chosen shows in their numbers.
        let numbered = || items().enumerate();
        let by_value = |a: &(usize, &i32), b: &(usize, &i32)| a.1.cmp(b.1);
        assert_eq!(iterators::max_by(numbered(), by_value), numbered().max_by(by_value));
        assert_eq!(iterators::min_by(numbered(), by_value), numbered().min_by(by_value));
        let digits = |all: String, v: &i32| format!("{all}{v}");
        let folded = iterators::rfold(items(), String::new(), digits);
        assert_eq!(folded, items().rfold(String::new(), digits), "rfold of {list:?}");
    }
}

#[test]
fn lists_of_options_and_results() {
    for list in [vec![Some(1), Some(2)], vec![Some(1), None, Some(3)], vec![]] {
        let ours = options::collect(list.iter().copied());
        assert_eq!(ours, list.iter().copied().collect::<Option<Vec<i32>>>(), "{list:?}");
    }
    for list in [vec![Ok(1), Ok(2)], vec![Ok(1), Err(4), Err(5)], vec![]] {
        let ours = results::collect(list.iter().copied());
        assert_eq!(ours, list.iter().copied().collect::<Result<Vec<i32>, i32>>(), "{list:?}");
    }
}

#[test]
#[should_panic(expected = "called `Result::unwrap()` on an `Err` value: 3")]
fn an_error_is_no_value() {
    results::unwrap(Err::<i32, i32>(3));
}

#[test]
#[should_panic(expected = "called `Option::unwrap()` on a `None` value")]
fn nothing_is_no_value() {
    options::unwrap(None::<i32>);
}
