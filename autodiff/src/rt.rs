//! Functions that generated derivatives call. You meet them when you read a derivative, but never need them to write a
//! program. They are in a module of their own, so that `use rootgrad_autodiff::*` does not import names (`step`,
//! `count`) that the program's own functions may have.

#[doc(hidden)]
pub use crate::ahead::{Ahead, IsAhead, Later, Partials};
#[doc(hidden)]
pub use crate::callee::{
    HasMethodRule, HasPullback, HasPushforward, HasSecondDerivative, HasSecondMethodRule,
    MissingPullback, MissingPushforward, MissingRule, MissingSecondDerivative, function_beside,
    not_apart, same_function, same_generic_function,
};
pub use crate::checkpoint::{Checkpoints, Move, State};
#[doc(hidden)]
pub use crate::coordinates::{gather, unit};
pub use crate::differentiable::Part;
#[doc(hidden)]
pub use crate::differentiable::{
    Constant, ConstantHandle, ConstantOther, ConstantWithFloats, HasDefault, HasNoDefault,
    OwnsItsFloats, any_value, constant_like,
};
#[doc(hidden)]
pub use crate::discrete::{bits, discrete, stepped};
#[doc(hidden)]
pub use crate::elements::{SliceRules, VecRules};
#[doc(hidden)]
pub use crate::estimate::{Roundings, as_slice, observe, observe_result};
#[doc(hidden)]
pub use crate::held::{Owned, OwnedBy, OwnedBytes, UnknownBytes};
pub use crate::iterate::{
    Integer, Items, Steps, any_array, any_array_like, count, count_inclusive, default_array,
    default_array_like, empty_product, empty_sum, item_of, items_of, nth, nth_before,
};
#[doc(hidden)]
pub use crate::option::{HoldsRules, HoldsSecondRules, held};
#[doc(hidden)]
pub use crate::pair::{ElementsOf, ElementsOfSlice, Spare};
pub use crate::presumed::{
    any, cloned_from, hold, length, looking, never, optional, same, taken_for_that_of_std,
};
pub use crate::shadow::{
    BehindReference, ConstReceiver, Inactive, NoShadow, ScalarShadow, Seed, SliceShadow, Unseeded,
    Unused, behind_reference, discarded, equal_lengths, or_zero_like, or_zeroed, same_length,
    span_of, with_parts, without_seed,
};
pub use crate::shapes::{hold_integers, hold_integers_of_each};
pub use crate::stack::{Apart, IsApart, Record, Stack, Sweep, Swept};
pub use crate::strong::{strong, strong_quotient};
pub use crate::sweep::{
    Popped, a_scalar, accumulate, accumulate_cast, accumulate_slice, cast_scalar, deduct, negated,
    popped, rem_partial, scalar, sorted_order, sorted_order_by_key, tangent_at, tangent_of,
    unpopped, wrong_variant,
};
pub use crate::tangent::{
    Tangent, TangentMut, TangentRef, Zeroed, copy_of, directions, directions_mut,
};
pub use crate::tape::{Like, Slot, Tape, before_or};
#[doc(hidden)]
pub use crate::whole_buffers::{Flag, HoldsBuffer, StoredBy};
pub use crate::write_once::WriteOnce;
