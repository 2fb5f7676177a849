//! The sources of a binary that checks programs: one module for each program.

use std::fmt::Write as _;
use std::io;
use std::path::Path;

use crate::program::{
    DERIVED, HOLDERS, MATRIX, OPERATORS, OVER_DUALS, OVER_FLOATS, Program, TYPES, over_duals,
    over_floats,
};

/// The programs of a binary, by their numbers.
pub struct Batch {
    pub name: String,
    pub programs: Vec<u64>,
}

impl Batch {
    pub fn write(&self, sources: &Path, seed: u64) -> io::Result<()> {
        let directory = sources.join(&self.name);
        std::fs::create_dir_all(&directory)?;
        for &i in &self.programs {
            let text = module(i, seed.wrapping_mul(1_000_003).wrapping_add(i));
            std::fs::write(directory.join(format!("p{i}.rs")), text)?;
        }
        self.write_main(sources)
    }

    /// Writes the code that the programs share, and `main`. It prints a line for each program, beginning with the
    /// program whose number is its argument.
    pub fn write_main(&self, sources: &Path) -> io::Result<()> {
        let runtime = crate::project::package()?.join("examples/random_programs/runtime");
        let mut text = String::from("#![allow(warnings)]\n");
        for module in ["dual", "compare"] {
            let path = runtime.join(format!("{module}.rs"));
            let _ = writeln!(text, "#[path = {path:?}]\nmod {module};");
        }
        let shared = [DERIVED, TYPES, HOLDERS, OPERATORS, MATRIX].concat();
        for float in ["f64", "f32"] {
            let _ = writeln!(
                text,
                "mod {float}s {{\nuse rootgrad_autodiff::*;\nuse std::ops::*;\n{}{}}}\nmod {float}_duals {{\nuse \
                 super::dual;\nuse std::ops::*;\npub type D = dual::Dual<{float}>;\npub fn c(x: f64) -> D {{ \
                 dual::c(x) }}\n{}{}}}",
                over_floats(&shared, float),
                over_floats(OVER_FLOATS, float),
                over_duals(&shared),
                over_duals(OVER_DUALS),
            );
        }
        let mut checks = String::new();
        for i in &self.programs {
            let _ = writeln!(text, "mod p{i};");
            let _ = writeln!(checks, "        p{i}::check,");
        }
        let _ = writeln!(
            text,
            "fn main() {{
    let checks: &[fn() -> Result<usize, String>] = &[
{checks}    ];
    let from = std::env::args().nth(1).map_or(0, |from| from.parse().unwrap());
    for check in &checks[from..] {{
        match check() {{
            Ok(seen) => println!(\"agrees {{seen}}\"),
            Err(what) => println!(\"{{what}}\"),
        }}
    }}
}}"
        );
        std::fs::write(sources.join(&self.name).join("main.rs"), text)
    }
}

/// A program with its derivatives, the same program over dual numbers, and their comparison.
fn module(i: u64, seed: u64) -> String {
    let (helper, body) = Program::of(seed);
    let helper = helper.map_or_else(String::new, |body| format!("{HELPER}{body}}}\n"));
    let float = if i % 5 == 4 { "f32" } else { "f64" };
    let (mut attributes, mut whole) = (String::new(), "");
    let (mut stored, mut product) = ("None", "None");
    if i.is_multiple_of(3) {
        attributes.push_str(
            "#[autodiff_reverse(stored, Duplicated, Duplicated, Active, Active, analyses = off)]\n",
        );
        stored = "Some(floats::stored)";
    }
    if i.is_multiple_of(4) && float == "f64" {
        attributes.push_str("#[differentiable(second_order = on)]\n");
        whole = WHOLE;
        product = "Some(floats::product)";
    }
    format!(
        "pub mod floats {{
use rootgrad_autodiff::*;
use crate::{float}s::*;
{}#[autodiff_reverse(reverse, Duplicated, Duplicated, Active, Active)]
#[autodiff_forward(forward, Dual, Dual, Dual, Dual)]
{attributes}pub fn primal(x: &[{float}], m: &mut [{float}], a: {float}) -> {float} {{
{}}}
{whole}}}
pub mod duals {{
use crate::{float}_duals::*;
{}pub fn program(x: &[D], m: &mut [D], a: D) -> D {{
{}}}
}}
pub fn check() -> Result<usize, String> {{
    crate::compare::Forms {{
        primal: floats::primal,
        reverse: floats::reverse,
        stored: {stored},
        forward: floats::forward,
        product: {product},
        overloaded: duals::program,
    }}
    .compare(\"program {i}\")
}}
",
        over_floats(&helper, float),
        over_floats(&body, float),
        over_duals(&helper),
        over_duals(&body),
    )
}

/// The function that a program calls, up to its body.
const HELPER: &str = "#[differentiable]
fn helper(x: &[FLOAT], m: &mut [FLOAT], a: FLOAT, depth: usize, track: &mut Track) -> FLOAT {
";

/// A program as a function of all its inputs that returns its result and its final array, with products of its Hessian.
const WHOLE: &str = "#[hessian_vector(product, Duplicated, Active)]
pub fn whole(z: &[f64]) -> f64 {
    let mut m = [z[3], z[4], z[5]];
    let value = primal(&z[..3], &mut m, z[6]);
    value + 0.3 * m[0] - 0.7 * m[1] + 1.1 * m[2]
}
";
