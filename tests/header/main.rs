//! Networks as C++ headers: compiled by the available compilers, without the library, they give the bits of a prediction.

mod events;
mod program;
mod refused;
mod sets;

use rootgrad::Error;
use rootgrad::data::{Column, Dataset, Standardisation};
use rootgrad::graph::{Graph, Initial, Unary};
use rootgrad::kernels::Activation;
use rootgrad::models::{ComposedConfig, Loss, MlpConfig, Network, Output};
use rootgrad::train::{MissingValue, Progress, TrainOptions, fit};

use program::{Case, Compiler, Ways, compilers, program};

/// Numbers on (−1, 1) by SplitMix64.
fn numbers(n: usize, seed: u64) -> Vec<f32> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 40) as f32 / (1 << 23) as f32 - 1.0
    };
    (0..n).map(|_| next()).collect()
}

/// A network with biases other than 0.
fn mlp(widths: &[usize], activation: Activation) -> Network {
    let config = MlpConfig { widths: widths.to_vec(), activation, init: None, seed: 5 };
    let mut net = Network::new(config).unwrap();
    let noise = numbers(net.parameters().len(), 3);
    net.parameters_mut().iter_mut().zip(noise).for_each(|(p, noise)| *p += 0.1 * noise);
    net
}

fn standardisation(n: usize) -> Standardisation {
    let (mean, scale) = (numbers(n, 1), numbers(n, 2));
    Standardisation {
        mean: mean.iter().map(|x| 50.0 * x).collect(),
        scale: scale.iter().map(|x| 3.0 + 2.0 * x).collect(),
    }
}

/// Layers of a graph: weights in PyTorch's order, no bias, an intermediate value of size one, two functions, an input with two
/// sizes.
fn composed() -> Network {
    let mut graph = Graph::new();
    let x = graph.input("particles", &[3, 5]).unwrap();
    let mut x = graph.reshape(x, &[15]).unwrap();
    let weights = |graph: &mut Graph, name: &str, sizes: &[usize], inputs| {
        graph.parameter_from(name, sizes, Initial::Weights { inputs }).unwrap()
    };
    let (w, b) =
        (weights(&mut graph, "a.weight", &[9, 15], 15), weights(&mut graph, "a.bias", &[9], 1));
    x = graph.linear_transposed(x, w, Some(b)).unwrap();
    x = graph.unary(Unary::Silu, x).unwrap();
    let w = weights(&mut graph, "b.weight", &[9, 1], 9);
    x = graph.linear(x, w, None).unwrap();
    x = graph.unary(Unary::Tanh, x).unwrap();
    x = graph.unary(Unary::Sigmoid, x).unwrap();
    let w = weights(&mut graph, "c.weight", &[3, 1], 1);
    x = graph.linear_transposed(x, w, None).unwrap();
    Network::new(ComposedConfig::new(&graph, &[x], 11).unwrap()).unwrap()
}

/// A fit in which -999 means "missing".
fn with_missing() -> Network {
    let mut x = numbers(3 * 600, 9);
    x.iter_mut().step_by(5).for_each(|x| *x = -999.0);
    let target: Vec<f32> = x.chunks(3).map(|x| f32::from(x[0] + x[1] > 0.0)).collect();
    let columns = ["pt", "eta", "m"].map(Column::scalar).to_vec();
    let data = Dataset::borrowed(columns, &x, &target, None).unwrap();
    let missing = vec![MissingValue::of("m", -999.0), MissingValue::of("pt", -999.0)];
    let options = TrainOptions {
        epochs: Some(1),
        missing,
        progress: Progress::Off,
        ..TrainOptions::default()
    };
    let mut net = mlp(&[3, 12, 1], Activation::Gelu);
    fit(&mut net, &data, None, &options, None).unwrap();
    net
}

/// Networks of all kinds that a header supports.
fn networks() -> Vec<Network> {
    let mut nets: Vec<Network> = Activation::ALL
        .into_iter()
        .zip([
            &[28, 64, 64, 1][..],
            &[5, 7, 3],
            &[1, 1],
            &[9, 17, 1, 33],
            &[8, 16, 24, 2],
            &[3, 100, 40],
        ])
        .map(|((activation, _), widths)| mlp(widths, activation))
        .collect();
    for net in &mut nets[..4] {
        net.set_input_standardisation(Some(standardisation(net.features()))).unwrap();
    }
    let mut regression = mlp(&[6, 20, 3], Activation::Gelu);
    regression.set_loss(Some(Loss::Mse));
    regression.set_input_standardisation(Some(standardisation(6))).unwrap();
    regression.set_target_standardisation(Some(standardisation(3))).unwrap();
    let names = ["pt", "a \"name\"\\", "/* n\u{e4}me\n??/"];
    let columns = names.map(|name| Column { name: name.into(), width: 2 });
    regression.set_columns(columns.to_vec()).unwrap();
    nets.extend([regression, composed(), with_missing()]);
    nets
}

/// Rows of ordinary numbers, and rows with numbers that no event has.
fn rows(net: &Network, seed: u64) -> Vec<f32> {
    let f = net.features();
    let mut x: Vec<f32> = numbers(64 * f, seed).iter().map(|x| 60.0 * x).collect();
    let odd = [
        0.0,
        -0.0,
        1e-40,
        -1e-40,
        1e-30,
        1e30,
        -1e30,
        3e38,
        87.5,
        -1e3,
        -999.0,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
    ];
    for (n, odd) in odd.into_iter().enumerate() {
        x[2 * n * f + n % f] = odd;
        x[(2 * n + 1) * f..][..f].fill(odd);
    }
    x
}

#[test]
fn a_header_gives_the_bits_of_a_prediction() {
    let compilers = compilers();
    if compilers.is_empty() {
        return println!("skipped: no C++ compiler");
    }
    let folder = tempfile::tempdir().unwrap();
    let cases: Vec<Case> = networks()
        .into_iter()
        .enumerate()
        .map(|(n, net)| {
            let name = if n % 2 == 0 { format!("net{n}") } else { format!("some::net{n}") };
            net.export_header(folder.path().join(format!("net{n}.hpp")), &name).unwrap();
            let x = rows(&net, n as u64);
            Case { name, net, x }
        })
        .collect();
    for compiler in compilers {
        check_bits(&compiler, &cases, program(&compiler, folder.path(), &cases));
    }
}

/// Compares the results of each way to call a header with the predictions.
fn check_bits(compiler: &Compiler, cases: &[Case], got: Vec<Vec<Ways>>) {
    for (case, got) in cases.iter().zip(got) {
        for (output, ways) in [Output::Raw, Output::Probability].into_iter().zip(got) {
            let rows = case.x.len() / case.net.features();
            let mut wanted = vec![0.0; rows * case.net.outputs()];
            let done = case.net.predict(&case.x, case.net.features(), &mut wanted, output);
            // A number that overflows is an error in the library, but the results are written nevertheless.
            assert!(matches!(done, Ok(()) | Err(Error::Data(_))), "{done:?}");
            for (way, y) in ways {
                assert_eq!(y.len(), wanted.len());
                for (i, (y, wanted)) in y.iter().zip(&wanted).enumerate() {
                    // The bits of a NaN are not defined.
                    let same = y.to_bits() == wanted.to_bits() || y.is_nan() && wanted.is_nan();
                    let (name, row) = (&case.name, i / case.net.outputs());
                    assert!(
                        same,
                        "{compiler:?} {name} {way} {output:?} row {row}: {y} for {wanted}"
                    );
                }
            }
        }
    }
}

/// g++ 12 without optimisation warned about loops that never run: they would read beyond the arrays of the smallest networks.
/// With optimisation it checks for values that are read before they are written.
#[test]
fn a_header_compiles_without_a_warning_at_all_levels() {
    let folder = tempfile::tempdir().unwrap();
    let mut nets = networks();
    nets.extend(sets::networks());
    for widths in [&[1, 1][..], &[2, 4, 1], &[3, 16, 1], &[7, 9, 2], &[8, 8], &[15, 3, 2]] {
        let mut net = mlp(widths, Activation::Gelu);
        net.set_input_standardisation(Some(standardisation(net.features()))).unwrap();
        nets.push(net);
    }
    let mut source = String::new();
    for (n, net) in nets.iter().enumerate() {
        net.export_header(folder.path().join(format!("net{n}.hpp")), &format!("net{n}")).unwrap();
        let call =
            format!("void call{n}(const float *x, float *y) {{ net{n}::predict(x, 9, y); }}");
        source +=
            &format!("#include \"net{n}.hpp\"\nvoid call{n}(const float *, float *);\n{call}\n");
        if !net.collections().is_empty() {
            let values = format!("const net{n}::Values (&event)[net{n}::columns]");
            source += &format!("auto event{n}({values});\n");
            source += &format!("auto event{n}({values}) {{ return net{n}::predict(event); }}\n");
        }
    }
    std::fs::write(folder.path().join("main.cpp"), source).unwrap();
    for compiler in compilers() {
        for level in ["-O0", "-O2"] {
            let mut command = compiler.command();
            command.args([level, "-c", "-o", "/dev/null", "main.cpp"]).current_dir(folder.path());
            let reported = command.output().unwrap();
            let warnings = String::from_utf8_lossy(&reported.stderr);
            assert!(reported.status.success(), "{compiler:?} {level}: {warnings}");
        }
    }
}

/// Names of the compiler and of the C library: each refused name does not compile, and others do.
#[test]
fn a_namespace_that_is_taken_is_refused() {
    let Some(compiler) = compilers().into_iter().next() else {
        return println!("skipped: no C++ compiler");
    };
    let folder = tempfile::tempdir().unwrap();
    let (header, source) = (folder.path().join("net.hpp"), folder.path().join("main.cpp"));
    let net = mlp(&[2, 4, 1], Activation::Gelu);
    let headers = ["cmath", "cstdio", "cerrno", "unistd.h", "csignal"]
        .map(|name| format!("#include <{name}>\n"));
    std::fs::write(&source, headers.concat() + "#include \"net.hpp\"\n").unwrap();
    let taken = "NULL EOF errno NAN INFINITY M_PI stdin linux unix exp fmaf memcpy size_t uint32_t a::std signal";
    for name in taken.split(' ') {
        let reported = net.export_header(&header, name).unwrap_err().to_string();
        assert!(reported.contains(&format!("'{name}'")), "{reported}");
    }
    let free = "a::exp a::stdin detail portable avx2 V Four inputs features Output predict x y n weight_0 higgs::signal";
    for name in free.split(' ') {
        net.export_header(&header, name).unwrap();
        let mut command = compiler.command();
        let reported =
            command.args(["-std=gnu++17", "-fsyntax-only"]).arg(&source).output().unwrap();
        assert!(reported.status.success(), "{name}: {}", String::from_utf8_lossy(&reported.stderr));
    }
}

/// relu(x) + relu(−x) is |x|, and 3x₀ − 2x₁ + 1 for whole numbers is exact.
#[test]
fn a_header_computes_what_its_weights_say() {
    let Some(compiler) = compilers().into_iter().next() else {
        return println!("skipped: no C++ compiler");
    };
    let config = |widths: &[usize]| MlpConfig {
        widths: widths.to_vec(),
        activation: Activation::Relu,
        init: None,
        seed: 0,
    };
    let folder = tempfile::tempdir().unwrap();
    let x: Vec<f32> = (0..128).map(|i| (i * 37 % 101) as f32 - 50.0).collect();
    let absolute = [1.0, -1.0, 0.0, 0.0, 1.0, 1.0, 0.0];
    let magnitude: Vec<f32> = x[..64].iter().map(|x| x.abs()).collect();
    let sum: Vec<f32> = x.chunks(2).map(|x| 3.0 * x[0] - 2.0 * x[1] + 1.0).collect();
    let cases: Vec<Case> =
        [(&[1, 2, 1][..], &absolute[..], x[..64].to_vec()), (&[2, 1], &[3.0, -2.0, 1.0], x)]
            .into_iter()
            .enumerate()
            .map(|(n, (widths, parameters, x))| {
                let net = Network::from_parts(config(widths), parameters).unwrap();
                let name = format!("net{n}");
                net.export_header(folder.path().join(format!("net{n}.hpp")), &name).unwrap();
                Case { name, net, x }
            })
            .collect();
    let got = program(&compiler, folder.path(), &cases);
    for (got, wanted) in got.iter().zip([magnitude, sum]) {
        assert!(got[0].iter().all(|(_, y)| *y == wanted), "{:?}", got[0]);
    }
}

#[test]
fn fast_math_is_refused_by_the_compiler() {
    let Some(compiler) = compilers().into_iter().next() else {
        return println!("skipped: no C++ compiler");
    };
    let folder = tempfile::tempdir().unwrap();
    mlp(&[2, 4, 1], Activation::Relu).export_header(folder.path().join("net.hpp"), "net").unwrap();
    let source = folder.path().join("main.cpp");
    std::fs::write(&source, "#include \"net.hpp\"\nint main() {}\n").unwrap();
    let try_with = |flags: &[&str]| {
        let mut command = compiler.command();
        command.args(flags).arg("-fsyntax-only").arg(&source);
        let output = command.output().unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (taken, reported) = try_with(&["-ffast-math"]);
    assert!(!taken && reported.contains("-ffast-math"), "{reported}");
    assert!(try_with(&["-ffast-math", "-DROOTGRAD_FAST_MATH"]).0);
    assert!(try_with(&[]).0);
}
