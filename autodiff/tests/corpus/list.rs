//! The functions that every engine should pass, with their modules in the corpus: those on which other engines were
//! silently wrong, and the usual benchmarks.

/// Number, description and corpus modules of each; for refused functions, the case in `tests/refused`.
const LIST: &[(usize, &str, &[&str])] = &[
    (1, "`t *= x` three times", &["scalars::cube"]),
    (2, "nested 3×3 loops giving x⁹", &["loops::ninth_power"]),
    (3, "a loop with a const local", &["loops::const_local"]),
    (4, "log-Gaussian with a nested function", &["loops::log_gaussian"]),
    (5, "`while` on a counter", &["jumps::counted_while"]),
    (6, "`loop` with `break` inside of `while`", &["jumps::shared_counter"]),
    (7, "triple nested loops with labels", &["jumps::labels"]),
    (8, "`continue` and an inner `while`", &["jumps::continue_and_while"]),
    (9, "`break` against `continue` on one flag", &["jumps::flag"]),
    (10, "trapezoid rule with an active step", &["loops::trapezoid"]),
    (11, "a block with an effect inside of an expression", &["slices::block_value"]),
    (12, "a reference into an array element", &["slices::element_reference"]),
    (13, "`Vec<Layer>` through methods", &["networks::layers"]),
    (14, "inline divisors", &["loops::inline_divisor"]),
    (15, "`match` on an integer inside of `while`", &["branches::match_in_while"]),
    (16, "a `&mut` callee called twice", &["calls::called_twice"]),
    (17, "`arr[0] = 5*arr[0] + arr[1]`", &["slices::first_element"]),
    (
        18,
        "a `&mut` chosen by a comparison; returned, it is refused",
        &["selections::larger_of_two", "refused::references_returned"],
    ),
    (19, "nested `if` expressions, clamps, minima, maxima", &["branches::clamps"]),
    (20, "early returns", &["branches::early_returns"]),
    (21, "`a[i] *= b[i]; s += a[i]`", &["slices::scaled_and_summed"]),
    (22, "a slice walked by a cursor", &["cursors::head_and_tail"]),
    (23, "a fixed point", &["loops::fixed_point"]),
    (24, "`powf` at 0", &["scalars::power_at_zero"]),
    (
        25,
        "ADBench",
        &["adbench::gmm", "adbench::bundle_adjustment", "adbench::hand_tracking", "adbench::lstm"],
    ),
    (26, "radix-2 FFT in place", &["algorithms::fft"]),
    (27, "an ODE solver with a struct state", &["data::ode", "simulations::runge_kutta_struct"]),
    (28, "a 2-D stencil with two buffers swapped", &["simulations::membrane"]),
    (29, "Black-Scholes and its Greeks", &["scalars::black_scholes"]),
    (30, "a rank-3 tensor contraction", &["algorithms::contraction"]),
];

#[test]
fn every_function_of_the_list_stands_in_the_corpus() {
    let numbers: Vec<usize> = LIST.iter().map(|entry| entry.0).collect();
    assert_eq!(numbers, (1..=30).collect::<Vec<_>>());
    let tests = std::path::Path::new("tests");
    for (number, what, places) in LIST {
        for place in *places {
            let (file, module) = place.split_once("::").expect("file::module");
            if file == "refused" {
                let case = tests.join("refused").join(module).with_extension("stderr");
                assert!(case.exists(), "{number}, {what}: {place}");
                continue;
            }
            let text =
                std::fs::read_to_string(tests.join("corpus").join(file).with_extension("rs"))
                    .expect("a file of the corpus");
            let start = text.find(&format!("\nmod {module} {{\n"));
            let body = &text[start.unwrap_or_else(|| panic!("{number}, {what}: {place}")) + 1..];
            let end = body.find("\n}\n").unwrap_or(body.len());
            for part in ["reverse, ", "analyses = off)", "autodiff_forward(forward", "    case!("] {
                assert!(body[..end].contains(part), "{number}, {what}: {place} lacks `{part}`");
            }
            let twice = ["hessian_vector(hessian_product", "#[differentiable]"];
            assert!(twice.iter().any(|part| body[..end].contains(part)), "{number}: {place}");
        }
    }
}
