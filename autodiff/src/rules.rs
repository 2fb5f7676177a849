//! The derivative rules of the float methods.
//!
//! Each function has the arguments of the method it belongs to and returns the method's partial derivatives: one value
//! for a method of one float, a tuple for more. Sources: the elementary derivatives of Abramowitz & Stegun, *Handbook
//! of Mathematical Functions*, chapter 4. Where a derivative does not exist, the chosen value is documented at the
//! rule.
//!
//! The functions are built from the table in the macros (`table.rs`). The engine reads this table too: it
//! differentiates the functions once more by inlining their formulas.

rootgrad_autodiff_macros::scalar_rules! {}
