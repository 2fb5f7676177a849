//! Handles: the values that C programs have instead of pointers.
//!
//! A handle is the key of an object in a table ([`Slots`]), disguised as a pointer to an incomplete type. Its top byte is the
//! type's kind. The other bits are the key, encoded with random numbers that each loaded copy of the library draws. A handle is
//! never dereferenced. A key is never used twice, so a freed handle stays freed. A pointer has no kind in its top byte, and a
//! handle of another type has another kind. A handle of another copy of the library, or changed by arithmetic, is an unknown key.
//! Each of these is an error that names the case, never a crash.

use super::arguments::Out;
use super::fence;
use super::slots::{self, Absent, KEY_BITS, Slots};
use crate::error::{Error, Result};
use std::hash::{BuildHasher, RandomState};
use std::sync::OnceLock;

/// A network (opaque). Created by `rootgrad_mlp_new`, `rootgrad_transformer_new`, `rootgrad_network_load`,
/// `rootgrad_network_clone`; freed by `rootgrad_network_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_network_t {
    _opaque: [u8; 0],
}

/// A snapshot of a network for one hot loop (opaque). Created by `rootgrad_predictor_new`; freed by `rootgrad_predictor_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_predictor_t {
    _opaque: [u8; 0],
}

/// Rows for training (opaque). Created by `rootgrad_dataset_new`, `rootgrad_dataset_borrow`; freed by `rootgrad_dataset_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_dataset_t {
    _opaque: [u8; 0],
}

/// A user-defined loss (opaque). Created by `rootgrad_trace_loss`; freed by `rootgrad_loss_function_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_loss_function_t {
    _opaque: [u8; 0],
}

/// Course of a fit (opaque). Created by `rootgrad_network_fit`; freed by `rootgrad_history_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_history_t {
    _opaque: [u8; 0],
}

/// A text as tokens (opaque). Created by `rootgrad_text_load`, `rootgrad_text_from_bytes`, `rootgrad_text_from_tokens`; freed by
/// `rootgrad_text_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_text_t {
    _opaque: [u8; 0],
}

/// A language model (opaque). Created by `rootgrad_gpt2_new`, `rootgrad_gpt2_load`, `rootgrad_gpt2_clone`; freed by
/// `rootgrad_gpt2_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_gpt2_t {
    _opaque: [u8; 0],
}

/// Course of a language model's training (opaque). Created by `rootgrad_gpt2_fit`; freed by `rootgrad_gpt2_history_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_gpt2_history_t {
    _opaque: [u8; 0],
}

/// A network as a differentiable function (opaque). Created by `rootgrad_differentiable_new`; freed by
/// `rootgrad_differentiable_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_differentiable_t {
    _opaque: [u8; 0],
}

/// Data that a forward pass of such a function stores for its backward pass (opaque). Created by
/// `rootgrad_differentiable_forward`, `rootgrad_differentiable_forward_f64`; freed by `rootgrad_tape_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_tape_t {
    _opaque: [u8; 0],
}

/// Several networks used as one (opaque). Created by `rootgrad_cross_validate`, `rootgrad_ensemble_new`,
/// `rootgrad_ensemble_load`; freed by `rootgrad_ensemble_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_ensemble_t {
    _opaque: [u8; 0],
}

/// Evaluation of a network on some rows, or result of a model selection (opaque). Created by `rootgrad_evaluate`,
/// `rootgrad_cross_validate`, `rootgrad_find_learning_rate`, `rootgrad_learning_curve`, `rootgrad_search`; freed by
/// `rootgrad_report_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_report_t {
    _opaque: [u8; 0],
}

/// An incomplete type of the C header.
pub trait Handle {
    /// Kind of the type, in the handle's top byte. Not 0, which user-space pointers have there.
    const KIND: u64;
    /// Name of the type in messages.
    const NAME: &'static str;
}

/// One row per type: its kind.
macro_rules! kinds {
    ($($handle:ident: $kind:literal;)*) => {
        $(impl Handle for $handle {
            const KIND: u64 = $kind;
            const NAME: &'static str = stringify!($handle);
        })*
        fn kind_name(kind: u64) -> Option<&'static str> {
            match kind {
                $($kind => Some(stringify!($handle)),)*
                _ => None,
            }
        }
    };
}

kinds! {
    rootgrad_network_t: 0xb1;
    rootgrad_predictor_t: 0xb2;
    rootgrad_dataset_t: 0xb3;
    rootgrad_history_t: 0xb4;
    rootgrad_text_t: 0xb5;
    rootgrad_gpt2_t: 0xb6;
    rootgrad_gpt2_history_t: 0xb7;
    rootgrad_loss_function_t: 0xb8;
    rootgrad_differentiable_t: 0xb9;
    rootgrad_tape_t: 0xba;
    rootgrad_report_t: 0xbb;
    rootgrad_ensemble_t: 0xbc;
}

const _: () = assert!(usize::BITS == 64 && KEY_BITS == KIND_SHIFT, "a handle is kind and key");
const KIND_SHIFT: u32 = 56;
const KEY_MASK: u64 = (1 << KEY_BITS) - 1;

/// A type of object for which C programs have handles: `object!` implements it.
pub trait Object: Send + Sync + Sized + 'static {
    /// Incomplete type of the C header.
    type Handle: Handle;
    /// Table of the objects.
    fn slots() -> &'static Slots<Self>;
}

/// `object!(Type => rootgrad_…_t)`: C programs have handles of `Type` under this name.
macro_rules! object {
    ($object:ty => $handle:ident) => {
        impl $crate::ffi::handles::Object for $object {
            type Handle = $crate::ffi::handles::$handle;
            fn slots() -> &'static $crate::ffi::slots::Slots<Self> {
                static SLOTS: $crate::ffi::slots::Slots<$object> = $crate::ffi::slots::Slots::new();
                &SLOTS
            }
        }
    };
}
pub(super) use object;

/// An object found by its handle; it lives at least as long as this guard, even if the handle is freed meanwhile.
pub type Guard<T> = slots::Guard<T>;

/// Conversion of keys to bits of a handle and back: a bijection of 56 bits, bits = key · factor + offset.
struct Disguise {
    factor: u64,
    /// Inverse of `factor`, modulo 2⁶⁴ and so modulo 2⁵⁶.
    inverse: u64,
    offset: u64,
}

/// Conversion of this copy of the library. Here a handle of another copy is a random key; the chance that it belongs to a live
/// object is one in 2⁵⁶.
#[inline(always)]
fn disguise() -> &'static Disguise {
    static DRAWN: OnceLock<Disguise> = OnceLock::new();
    DRAWN.get_or_init(|| {
        let random = RandomState::new(); // seeded by the system's randomness
        Disguise::new(random.hash_one("factor"), random.hash_one("offset"))
    })
}

impl Disguise {
    fn new(factor: u64, offset: u64) -> Self {
        let factor = factor | 1;
        // Newton's iteration doubles the number of correct bits; an odd number is its own inverse modulo 8.
        let step = |x: u64| x.wrapping_mul(2_u64.wrapping_sub(factor.wrapping_mul(x)));
        Self { factor, inverse: (0..5).fold(factor, |x, _| step(x)), offset }
    }

    #[inline(always)]
    fn bits(&self, key: u64) -> u64 {
        key.wrapping_mul(self.factor).wrapping_add(self.offset) & KEY_MASK
    }

    #[inline(always)]
    fn key(&self, bits: u64) -> u64 {
        bits.wrapping_sub(self.offset).wrapping_mul(self.inverse) & KEY_MASK
    }
}

/// Stores `object` under a new handle.
///
/// # Errors
/// `Memory`; `Internal` at two million objects of one type.
pub(super) fn insert<T: Object>(object: T) -> Result<*mut T::Handle> {
    let key = T::slots().insert(object)?;
    let bits = disguise().bits(key) | T::Handle::KIND << KIND_SHIFT;
    Ok(std::ptr::without_provenance_mut(bits as usize))
}

/// Writes a new object's handle to `*out`, which is NULL until then.
///
/// # Safety
/// `out`, unless null, is valid for writing.
pub unsafe fn make<T: Object>(
    out: *mut *mut T::Handle,
    object: impl FnOnce() -> Result<T>,
) -> Result<()> {
    let out = Out::new("out", out)?;
    // SAFETY: the caller's promise.
    unsafe {
        out.write(std::ptr::null_mut());
        fence::reserve_memory()?;
        out.write(insert(object()?)?);
    }
    Ok(())
}

/// Returns the object of a handle.
///
/// # Errors
/// `NullPointer`; `Handle` if it is freed, of another type, or not a handle at all.
#[inline(always)] // a call over the boundary costs 40 ns with it
pub fn get<T: Object>(handle: *const T::Handle, name: &'static str) -> Result<Guard<T>> {
    let key = key::<T>(handle, name)?;
    T::slots().get(key).ok_or_else(|| absent::<T>(handle, key, name))
}

/// Frees a handle; a null one is allowed. The object itself is dropped when its last user has finished with it.
///
/// # Errors
/// `Handle` as for [`get`].
pub fn remove<T: Object>(handle: *const T::Handle, name: &'static str) -> Result<()> {
    if handle.is_null() {
        return Ok(());
    }
    let key = key::<T>(handle, name)?;
    if T::slots().remove(key) { Ok(()) } else { Err(absent::<T>(handle, key, name)) }
}

#[inline(always)]
fn key<T: Object>(handle: *const T::Handle, name: &'static str) -> Result<u64> {
    let bits = handle.addr() as u64;
    if bits >> KIND_SHIFT == T::Handle::KIND {
        return Ok(disguise().key(bits));
    }
    Err(no_key::<T>(bits, name))
}

#[cold]
fn no_key<T: Object>(bits: u64, name: &'static str) -> Error {
    if bits == 0 {
        return Error::NullPointer { name };
    }
    let problem = match kind_name(bits >> KIND_SHIFT) {
        Some(other) => format!("it is a {other}"),
        None => format!("{bits:#x} did not come from this library"),
    };
    Error::Handle { name, wanted: T::Handle::NAME, problem }
}

#[cold]
fn absent<T: Object>(handle: *const T::Handle, key: u64, name: &'static str) -> Error {
    let problem = match T::slots().absent(key) {
        Absent::Removed => "it was freed already".to_owned(),
        Absent::Unknown => {
            let bits = handle.addr();
            format!("{bits:#x} did not come from this library, or from another copy of it")
        }
    };
    Error::Handle { name, wanted: T::Handle::NAME, problem }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ffi::dataset::DatasetObject;
    use crate::ffi::network::NetworkObject;
    use crate::train::History;

    fn dataset() -> *mut rootgrad_dataset_t {
        insert(DatasetObject::for_tests()).unwrap()
    }

    #[test]
    fn a_freed_handle_stays_dead_when_its_slot_is_reused() {
        let first = dataset();
        remove::<DatasetObject>(first, "dataset").unwrap();
        for _ in 0..1000 {
            let next = dataset();
            assert_ne!(next.addr(), first.addr());
            assert!(get::<DatasetObject>(first, "dataset").is_err());
            remove::<DatasetObject>(next, "dataset").unwrap();
        }
        let error = remove::<DatasetObject>(first, "dataset").unwrap_err();
        assert_eq!(
            error.to_string(),
            "dataset is not a live rootgrad_dataset_t handle: it was freed already"
        );
    }

    #[test]
    fn arithmetic_on_a_freed_handle_gives_no_handle() {
        let first = dataset();
        remove::<DatasetObject>(first, "dataset").unwrap();
        for bit in 0..64 {
            let changed = first.map_addr(|bits| bits.wrapping_add(1 << bit));
            assert!(remove::<DatasetObject>(changed, "dataset").is_err(), "bit {bit}");
        }
        let (a, b) = (dataset(), dataset());
        assert_ne!(a.addr(), b.addr());
        remove::<DatasetObject>(a, "dataset").unwrap();
        remove::<DatasetObject>(b, "dataset").unwrap();
    }

    #[test]
    fn another_copy_takes_none_of_ours() {
        let mut state = 1_u64;
        let mut draw = || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            state ^ state >> 29
        };
        for _ in 0..300 {
            let mut new = || Disguise::new(draw(), draw());
            let (ours, theirs) = (new(), new());
            // keys like those of the first objects of a copy: the first in many slots, many in the first slot
            for key in (0..1000).chain((1..1000).map(|generation| generation << 21)) {
                let bits = ours.bits(key);
                assert_eq!(ours.key(bits | 0xb1 << KIND_SHIFT), key);
                let taken_for = theirs.key(bits);
                assert!(
                    taken_for & 0x1f_ffff > 1000 || taken_for >> 21 > 1000,
                    "{key}: {taken_for:#x}"
                );
            }
        }
    }

    #[test]
    fn wrong_kinds_and_foreign_bits_are_refused() {
        let handle = dataset();
        let error = get::<NetworkObject>(handle.cast(), "network").err().unwrap();
        assert_eq!(
            error.to_string(),
            "network is not a live rootgrad_network_t handle: it is a rootgrad_dataset_t"
        );
        remove::<DatasetObject>(handle, "dataset").unwrap();
        // any bits at all, some with the right kind: a splitmix64 sequence
        let mut state = 7_u64;
        for round in 0..200_000 {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut bits = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            bits ^= bits >> 27;
            if round % 2 == 0 {
                bits = (bits & 0x00ff_ffff_ffff_ffff) | (0xb4 << 56);
            }
            let pointer = std::ptr::without_provenance(bits as usize);
            assert!(get::<History>(pointer, "history").is_err());
            assert!(remove::<History>(pointer, "history").is_err());
        }
    }

    #[test]
    fn an_object_in_use_outlives_its_handle() {
        let handle = dataset();
        let guard = get::<DatasetObject>(handle, "dataset").unwrap();
        remove::<DatasetObject>(handle, "dataset").unwrap();
        assert!(get::<DatasetObject>(handle, "dataset").is_err());
        assert!(remove::<DatasetObject>(handle, "dataset").is_err(), "a second time, while in use");
        assert_eq!(guard.rows(), 0);
    }
}
