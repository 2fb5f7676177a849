//! The language construct by construct, with the code that each becomes, and guides for users of other tools.
//!
//! The expansions shown here are recorded; a test compares them with the macros' output.
//!
//! | page | about |
//! |---|---|
//! | [`scalars`] | arithmetic, methods, casts, `let`, assignment |
//! | [`branches`] | `if`, `match`, early `return` |
//! | [`loops`] | `for`, and why most of them store nothing |
//! | [`jumps`] | `while`, `loop`, `break`, `continue`, `return` from a loop |
//! | [`chains`] | iterator chains, closures, nested functions |
//! | [`slices`] | elements, parts, writes in place |
//! | [`data`] | structs, tuples, enums, methods |
//! | [`calls`] | `#[differentiable]`, rules written by hand |
//! | [`forward`] | forward mode |
//! | [`second`] | Hessians and their products with vectors |
//! | [`rounding`] | the error of floating-point arithmetic |
//! | [`recording`] | what is stored, what it costs, how to look at it |
//! | [`limits`] | what is refused, what is assumed without a check |
//! | [`from_std_autodiff`], [`from_clad`], [`from_jax`] | introductions for users of other tools |

/// A page: its text, then recorded expansions.
macro_rules! page {
    ($name:ident $(, $golden:literal)*) => {
        #[doc = include_str!(concat!(stringify!($name), ".md"))]
        $(
            #[doc = concat!(
                "\n# `", $golden, "`\n\n```text\n",
                include_str!(concat!("../../macros/golden/", $golden, ".rs")),
                "```\n\nbecomes\n\n```text\n",
                include_str!(concat!("../../macros/golden/", $golden, ".expanded.rs")),
                "```\n"
            )]
        )*
        pub mod $name {}
    };
}

page!(
    scalars,
    "scalars/arithmetic",
    "scalars/assignment",
    "scalars/shadowing",
    "scalars/methods",
    "scalars/softened"
);
page!(branches, "branches/if_value", "branches/match_enum", "branches/condition_that_changes");
page!(loops, "loops/linear_needs_no_tape", "loops/nested", "loops/zip_enumerate");
page!(jumps, "jumps/break_loop", "jumps/while_converges", "jumps/return_from_loop");
page!(chains, "chains/mapped_sum", "chains/filtered", "closures/captures");
page!(slices, "slices/softmax", "slices/in_place", "slices/fields");
page!(data, "data/structs");
page!(calls, "calls/rule", "calls/differentiable", "calls/layers");
page!(forward, "forward/control", "forward/call", "forward/width");
page!(second, "second/product");
page!(rounding, "estimate/horner");
page!(recording, "loops/moving_offset", "checkpoints/counted", "analyses/off");
page!(limits);
page!(from_std_autodiff);
page!(from_clad);
page!(from_jax);
