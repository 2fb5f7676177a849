//! The dialect in which programs are written, and its translations.
//!
//! `FLOAT` is the number type, `c(0.5)` a constant. A line that begins with `COMPOUND` is a compound assignment: Rust
//! evaluates its operands in an order that depends on the type. `CHECKPOINT` is the engine's attribute of a loop.
//! `⟦n⟧` is an integer as a number.

use std::fmt::Write;

pub const COMPOUND: &str = "COMPOUND ";
pub const CHECKPOINT: &str = "CHECKPOINT";

/// The program in ordinary Rust, with constants as literals; `float` is `f32` or `f64`.
pub fn over_floats(text: &str, float: &str) -> String {
    let mut out = text.replace(COMPOUND, "").replace(CHECKPOINT, "#[checkpoint(budget = 2)]");
    for k in 0..10 {
        out = out.replace(&format!("c(0.{k})"), &format!("0.{k}_FLOAT"));
    }
    for wide in ["1.0", "1.1", "1.5", "0.93"] {
        out = out.replace(&format!("c({wide})"), wide);
    }
    out.replace('⟦', "(").replace('⟧', " as FLOAT)").replace("FLOAT", float)
}

/// The program over dual numbers, of type `D`.
pub fn over_duals(text: &str) -> String {
    let mut out = String::new();
    let text = text.replace("FLOAT", "D").replace(", Differentiable)]", ")]");
    for line in text.replace('⟦', "c(").replace('⟧', " as f64)").lines() {
        let start = line.trim_start();
        if start.starts_with(CHECKPOINT)
            || start.starts_with("#[differentiable")
            || start.starts_with("#[no_derivative")
        {
            continue;
        }
        // The right side is evaluated first, as for floats.
        let ordered = line.split_once(COMPOUND).and_then(|(indent, rest)| {
            let op = ["+=", "-=", "*="].into_iter().find(|op| rest.contains(&format!(" {op} ")))?;
            let (place, value) = rest.split_once(&format!(" {op} "))?;
            Some(format!("{indent}let value = {value} {place} {op} value;"))
        });
        let _ = writeln!(out, "{}", ordered.as_deref().unwrap_or(line));
    }
    out
}
