//! Handles: what C holds instead of pointers.
//!
//! A handle is the key of a slot in a lock-free slab (generation, thread, address), with the kind of object in its
//! top byte, disguised as a pointer to an incomplete type. It is never followed. A freed handle's generation no
//! longer fits, a foreign pointer carries no kind, another type's handle carries another kind: each is an error that
//! says which, never a crash.

use super::gpt2::Gpt2Object;
use super::mlp::MlpObject;
use super::predictor::PredictorObject;
use crate::data::Text;
use crate::error::{Error, Result};
use crate::train::History;
use crate::train::gpt2::Gpt2History;
use sharded_slab::{Config, Entry, Slab};
use std::sync::OnceLock;

/// A network (opaque). Made by `rootgrad_mlp_new`, `rootgrad_mlp_load`, `rootgrad_mlp_clone`; freed by
/// `rootgrad_mlp_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_mlp_t {
    _opaque: [u8; 0],
}

/// A snapshot of a network for one hot loop (opaque). Made by `rootgrad_predictor_new`; freed by
/// `rootgrad_predictor_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_predictor_t {
    _opaque: [u8; 0],
}

/// Rows to train on (opaque). Made by `rootgrad_dataset_new`, `rootgrad_dataset_borrow`; freed by
/// `rootgrad_dataset_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_dataset_t {
    _opaque: [u8; 0],
}

/// What happened during a fit (opaque). Made by `rootgrad_mlp_fit`; freed by `rootgrad_history_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_history_t {
    _opaque: [u8; 0],
}

/// A text as tokens (opaque). Made by `rootgrad_text_load`, `rootgrad_text_from_bytes`, `rootgrad_text_from_tokens`; freed
/// by `rootgrad_text_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_text_t {
    _opaque: [u8; 0],
}

/// A language model (opaque). Made by `rootgrad_gpt2_new`, `rootgrad_gpt2_load`, `rootgrad_gpt2_clone`; freed by
/// `rootgrad_gpt2_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_gpt2_t {
    _opaque: [u8; 0],
}

/// What happened during the training of a language model (opaque). Made by `rootgrad_gpt2_fit`; freed by
/// `rootgrad_gpt2_history_free`.
#[allow(non_camel_case_types, reason = "the C name")]
pub struct rootgrad_gpt2_history_t {
    _opaque: [u8; 0],
}

/// How a key's 64 bits are shared out: 8 kind, 12 thread, 21 address (a million objects a thread), the rest the
/// generation, so that a freed handle is told apart over millions of reuses of its slot.
pub(super) struct Keys;

impl Config for Keys {
    const MAX_THREADS: usize = 4096;
    const MAX_PAGES: usize = 16;
    const INITIAL_PAGE_SIZE: usize = 16;
    const RESERVED_BITS: usize = KIND_BITS;
}

const KIND_BITS: usize = 8;
const KIND_SHIFT: usize = usize::BITS as usize - KIND_BITS;

/// An object found by its handle; it lives at least as long as this guard, even if the handle is freed meanwhile.
pub(super) type Guard<T> = Entry<'static, T, Keys>;

/// A type of object that C holds a handle of.
pub(super) trait Object: Send + Sync + Sized + 'static {
    /// The incomplete type that C sees.
    type Handle;
    /// The kind, in the handle's top byte. Not 0, which user-space pointers have there.
    const KIND: usize;
    /// Where the objects live.
    fn slab() -> &'static Slab<Self, Keys>;
}

/// One row an object type: the object, its C type, its kind.
macro_rules! objects {
    ($($object:ty, $handle:ident, $kind:literal;)*) => {
        $(impl Object for $object {
            type Handle = $handle;
            const KIND: usize = $kind;
            fn slab() -> &'static Slab<Self, Keys> {
                static SLAB: OnceLock<Slab<$object, Keys>> = OnceLock::new();
                SLAB.get_or_init(Slab::new_with_config::<Keys>)
            }
        })*
        fn kind_name(kind: usize) -> Option<&'static str> {
            match kind {
                $($kind => Some(stringify!($handle)),)*
                _ => None,
            }
        }
    };
}

objects! {
    MlpObject, rootgrad_mlp_t, 0xb1;
    PredictorObject, rootgrad_predictor_t, 0xb2;
    super::dataset::DatasetObject, rootgrad_dataset_t, 0xb3;
    History, rootgrad_history_t, 0xb4;
    Text, rootgrad_text_t, 0xb5;
    Gpt2Object, rootgrad_gpt2_t, 0xb6;
    Gpt2History, rootgrad_gpt2_history_t, 0xb7;
}

/// Puts `object` under a new handle.
pub(super) fn insert<T: Object>(object: T) -> Result<*mut T::Handle> {
    let key = T::slab()
        .insert(object)
        .ok_or_else(|| Error::Internal("too many live objects on this thread".to_owned()))?;
    Ok(std::ptr::without_provenance_mut(key | (T::KIND << KIND_SHIFT)))
}

/// The object of a handle.
///
/// # Errors
/// `NullPointer`; `Handle` if it is freed, of another type, or no handle at all.
#[inline(always)] // a guard is five words: moving it once less saves 12 of the 40 ns that a call costs
pub(super) fn get<T: Object>(handle: *const T::Handle, name: &'static str) -> Result<Guard<T>> {
    T::slab().get(key::<T>(handle, name)?).ok_or_else(|| freed::<T>(name))
}

/// Frees a handle; a null one is nothing to free. The object itself goes when its last user is done with it.
pub(super) fn remove<T: Object>(handle: *const T::Handle, name: &'static str) -> Result<()> {
    if handle.is_null() {
        return Ok(());
    }
    if T::slab().remove(key::<T>(handle, name)?) { Ok(()) } else { Err(freed::<T>(name)) }
}

#[inline]
fn key<T: Object>(handle: *const T::Handle, name: &'static str) -> Result<usize> {
    if handle.is_null() {
        return Err(Error::NullPointer { name });
    }
    let bits = handle.addr();
    let kind = bits >> KIND_SHIFT;
    if kind == T::KIND {
        return Ok(bits & !(0xff << KIND_SHIFT));
    }
    let problem = match kind_name(kind) {
        Some(other) => format!("it is a {other}"),
        None => format!("{bits:#x} did not come from this library"),
    };
    Err(Error::Handle { name, wanted: wanted::<T>(), problem })
}

#[cold]
fn freed<T: Object>(name: &'static str) -> Error {
    Error::Handle { name, wanted: wanted::<T>(), problem: "it was freed already".to_owned() }
}

fn wanted<T: Object>() -> &'static str {
    kind_name(T::KIND).unwrap_or("rootgrad")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ffi::dataset::DatasetObject;

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
    fn wrong_kinds_and_foreign_bits_are_refused() {
        let handle = dataset();
        let error = get::<MlpObject>(handle.cast(), "mlp").err().unwrap();
        assert_eq!(
            error.to_string(),
            "mlp is not a live rootgrad_mlp_t handle: it is a rootgrad_dataset_t"
        );
        remove::<DatasetObject>(handle, "dataset").unwrap();
        // any bits at all, also such as carry the right kind: a splitmix64 walk
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
        assert_eq!(guard.rows(), 0);
    }
}
