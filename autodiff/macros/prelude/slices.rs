//! Methods of slices and vectors. `s` is the receiver; `from`, `to` and `part` are evaluated where they stand.

/// All elements in the opposite order.
pub(crate) fn reverse<T>(s: &mut [T]) {
    let n = s.len();
    for i in 0..n / 2 {
        s.swap(i, n - 1 - i);
    }
}

pub(crate) fn rotate_left<T>(s: &mut [T], n: usize) {
    s[..n].reverse();
    s[n..].reverse();
    s.reverse();
}

pub(crate) fn rotate_right<T>(s: &mut [T], k: usize) {
    let n = s.len() - k;
    s[..n].reverse();
    s[n..].reverse();
    s.reverse();
}

pub(crate) fn copy_within<T: Copy>(s: &mut [T], from: core::ops::Range<usize>, to: usize) {
    let t = s[from].to_vec();
    let n = to;
    s[n..n + t.len()].copy_from_slice(&t);
}

pub(crate) fn swap_with_slice<T: Copy>(s: &mut [T], o: &mut [T]) {
    let n = s.len();
    assert_eq!(n, o.len(), "swap_with_slice: lengths differ");
    for i in 0..n {
        let t = s[i];
        s[i] = o[i];
        o[i] = t;
    }
}

pub(crate) fn truncate<T>(s: &mut Vec<T>, n: usize) {
    while s.len() > n {
        s.pop();
    }
}

pub(crate) fn clear<T>(s: &mut Vec<T>) {
    s.truncate(0);
}

pub(crate) fn resize<T: Clone>(s: &mut Vec<T>, n: usize, t: T) {
    s.truncate(n);
    while s.len() < n {
        s.push(t.clone());
    }
}

pub(crate) fn resize_with<T>(s: &mut Vec<T>, n: usize, f: impl Fn() -> T) {
    s.truncate(n);
    while s.len() < n {
        s.push(f());
    }
}

pub(crate) fn fill_with<T>(s: &mut [T], f: impl Fn() -> T) {
    for i in 0..s.len() {
        s[i] = f();
    }
}

pub(crate) fn extend_from_within<T: Clone>(s: &mut Vec<T>, part: core::ops::Range<usize>) {
    let t = s[part].to_vec();
    s.extend_from_slice(&t);
}

pub(crate) fn append<T: Clone>(s: &mut Vec<T>, o: &mut Vec<T>) {
    s.extend_from_slice(&o);
    o.clear();
}

pub(crate) fn insert<T>(s: &mut Vec<T>, n: usize, t: T) {
    assert!(n <= s.len(), "insertion index (is {}) should be <= len (is {})", n, s.len());
    s.push(t);
    s[n..].rotate_right(1);
}

pub(crate) fn retain<T>(s: &mut Vec<T>, f: impl Fn(&T) -> bool) {
    let mut n = 0usize;
    for i in 0..s.len() {
        let t = f(&s[i]);
        if t {
            s.swap(n, i);
            n += 1;
        }
    }
    s.truncate(n);
}

pub(crate) fn retain_mut<T>(s: &mut Vec<T>, f: impl Fn(&mut T) -> bool) {
    let mut n = 0usize;
    for i in 0..s.len() {
        let t = f(&mut s[i]);
        if t {
            s.swap(n, i);
            n += 1;
        }
    }
    s.truncate(n);
}

pub(crate) fn dedup<T: PartialEq>(s: &mut Vec<T>) {
    let mut n = s.len().min(1);
    for i in 1..s.len() {
        if s[i] != s[n - 1] {
            s.swap(n, i);
            n += 1;
        }
    }
    s.truncate(n);
}

pub(crate) fn dedup_by_key<T, K: PartialEq>(s: &mut Vec<T>, f: impl Fn(&mut T) -> K) {
    let mut n = s.len().min(1);
    for i in 1..s.len() {
        let t = f(&mut s[i]);
        let key = f(&mut s[n - 1]);
        if t != key {
            s.swap(n, i);
            n += 1;
        }
    }
    s.truncate(n);
}

pub(crate) fn dedup_by<T>(s: &mut Vec<T>, f: impl Fn(&T, &T) -> bool) {
    let mut n = s.len().min(1);
    for i in 1..s.len() {
        let t = f(&s[i], &s[n - 1]);
        if !t {
            s.swap(n, i);
            n += 1;
        }
    }
    s.truncate(n);
}

/// The elements `n..end`, removed.
pub(crate) fn drain<T: Clone>(s: &mut Vec<T>, n: usize, end: usize) -> Vec<T> {
    let t = s[n..end].to_vec();
    s[n..].rotate_left(end - n);
    s.truncate(s.len() - (end - n));
    t
}

pub(crate) fn remove<T: Clone>(s: &mut Vec<T>, n: usize) -> T {
    let t = s[n].clone();
    s[n..].rotate_left(1);
    s.pop();
    t
}

pub(crate) fn swap_remove<T: Clone>(s: &mut Vec<T>, n: usize) -> T {
    let t = s[n].clone();
    let last = s.len() - 1;
    s.swap(n, last);
    s.pop();
    t
}

pub(crate) fn split_off<T: Clone>(s: &mut Vec<T>, n: usize) -> Vec<T> {
    let t = s[n..].to_vec();
    s.truncate(n);
    t
}

/// The end of all methods that sort: element `i` is the one that was at `order[i]`.
pub(crate) fn in_order<T: Clone>(s: &mut [T], order: &[usize]) {
    let t = s[..].to_vec();
    for i in 0..order.len() {
        s[i] = t[order[i]].clone();
    }
}
