//! The derivative rules of the float methods.
//!
//! Each function has the arguments of the method it belongs to and gives the method's partial derivatives: one value
//! for a method of one float, a tuple for more. Sources: the elementary derivatives of Abramowitz & Stegun, *Handbook
//! of Mathematical Functions*, chapter 4; what is chosen where a derivative does not exist stands at the rule.
//!
//! The functions are made of the table in the macros (`table.rs`), which the engine reads too: it differentiates them
//! once more by opening their formulas.

rootgrad_autodiff_macros::scalar_rules! {}
