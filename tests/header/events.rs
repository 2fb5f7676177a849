//! Calls of a header with the columns of events. The columns may have any length; the header sorts and cuts
//! them.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use rootgrad::data::{Collection, Column, ColumnValues, pack};
use rootgrad::graph::{Reduction, Unary};
use rootgrad::models::{Loss, Network, Output};

use super::numbers;
use super::program::{Compiler, compilers};
use super::sets::{Composer, Pool, columns, fitted, of_two_collections};

/// Events of a network's columns: the values of each column one after the other, and the start of each
/// event.
struct Events {
    columns: Vec<Column>,
    values: Vec<(Vec<f32>, Vec<usize>)>,
    count: usize,
}

impl Events {
    /// Jagged columns have from zero to twice as many entries as places; some entries are equal.
    fn new(net: &Network, columns: Vec<Column>, count: usize) -> Self {
        let (mut values, mut feature) = (Vec::new(), 0);
        for (number, column) in columns.iter().enumerate() {
            let of = net.collections().iter().find(|of| of.features().contains(&feature));
            let len = |event: usize| {
                of.map_or(column.width, |of| (event * 5 + of.feature) % (2 * of.at_most + 1))
            };
            let mut offsets = vec![0];
            (0..count).for_each(|event| offsets.push(offsets[event] + len(event)));
            let mut all = numbers(offsets[count], number as u64);
            all.iter_mut().for_each(|x| *x = (8.0 * *x).round());
            all.iter_mut().step_by(7).for_each(|x| *x = -0.0);
            values.push((all, offsets));
            feature += column.width;
        }
        Self { columns, values, count }
    }

    /// Returns the rows as rootgrad packs them.
    fn rows(&self, net: &Network) -> Vec<f32> {
        let values: Vec<ColumnValues<'_>> = self
            .values
            .iter()
            .map(|(values, offsets)| ColumnValues { values, offsets: Some(offsets) })
            .collect();
        let mut x = vec![0.0; self.count * net.features()];
        pack(&self.columns, net.collections(), &values, 0, &mut x).unwrap();
        x
    }

    /// Input of the program: the length of each column of each event, and the numbers.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for event in 0..self.count {
            for (values, offsets) in &self.values {
                let own = &values[offsets[event]..offsets[event + 1]];
                bytes.extend((own.len() as f32).to_ne_bytes());
                own.iter().for_each(|x| bytes.extend(x.to_ne_bytes()));
            }
        }
        bytes
    }
}

const HEAD: &str = r#"
#include <cstdio>
#include <cstdlib>
#include <new>
#include <vector>

static long allocations = 0;
void *operator new(std::size_t size) {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void *place) noexcept { std::free(place); }
void operator delete(void *place, std::size_t) noexcept { std::free(place); }

static std::vector<float> numbers(std::FILE *file, std::size_t count) {
  std::vector<float> x(count);
  if (std::fread(x.data(), sizeof(float), count, file) != count)
    x.clear();
  return x;
}

static bool write(std::FILE *file, const float *y, std::size_t count) { return std::fwrite(y, sizeof(float), count, file) == count; }

int main() {
  std::FILE *in = std::fopen("events", "rb"), *out = std::fopen("y", "wb");
  if (!in || !out)
    return 1;
"#;

/// Prints for each event its row, the prediction from the row, and the prediction from the columns; no call
/// allocates.
const EACH: &str = r#"
  for (;;) {
    std::vector<float> event[net::columns];
    for (std::vector<float> &column : event) {
      const std::vector<float> size = numbers(in, 1);
      if (size.empty())
        return std::fclose(out);
      column = numbers(in, static_cast<std::size_t>(size[0]));
    }
    const long before = allocations;
    float x[net::inputs], y[net::outputs];
    const net::Values columns[net::columns] = {COLUMNS};
    if (!net::pack(columns, x))
      return 2;
    net::predict(x, 1, y);
    const std::array<float, net::outputs> z = net::predict({COLUMNS}PROBABILITY);
    if (allocations != before)
      return 3;
    if (!write(out, x, net::inputs) || !write(out, y, net::outputs) || !write(out, z.data(), net::outputs))
      return 4;
  }
}
"#;

/// A column in each of the forms in which it can be passed.
fn column(number: usize, column: &Column, is_jagged: bool) -> String {
    match number % 2 {
        _ if column.width == 1 && !is_jagged => format!("event[{number}][0]"),
        0 => format!("event[{number}]"),
        _ => format!("{{event[{number}].data(), event[{number}].size()}}"),
    }
}

/// Compiles and runs a program in `folder`.
fn run(compiler: &Compiler, folder: &Path, text: &str) -> std::process::Output {
    fs::write(folder.join("main.cpp"), text).unwrap();
    let mut build = compiler.command();
    build.args(["-O1", "-o", "program", "main.cpp"]).current_dir(folder);
    let reported = build.output().unwrap();
    assert!(
        reported.status.success(),
        "{compiler:?}: {}",
        String::from_utf8_lossy(&reported.stderr)
    );
    Command::new(folder.join("program")).current_dir(folder).output().unwrap()
}

fn same(a: &[f32], b: &[f32]) -> bool {
    let same = |(a, b): (&f32, &f32)| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
    a.len() == b.len() && a.iter().zip(b).all(same)
}

/// Compares rows and predictions of events with those of the library.
fn check(compiler: &Compiler, net: &Network, events: &Events, output: Output) {
    let folder = tempfile::tempdir().unwrap();
    net.export_header(folder.path().join("net.hpp"), "net").unwrap();
    fs::write(folder.path().join("events"), events.bytes()).unwrap();
    let (mut arguments, mut feature) = (Vec::new(), 0);
    for (number, of) in events.columns.iter().enumerate() {
        let is_jagged = net.collections().iter().any(|of| of.features().contains(&feature));
        arguments.push(column(number, of, is_jagged));
        feature += of.width;
    }
    let probability = if output == Output::Probability { ", net::Output::Probability" } else { "" };
    let text = EACH.replace("COLUMNS", &arguments.join(", ")).replace("PROBABILITY", probability);
    let done = run(compiler, folder.path(), &format!("#include \"net.hpp\"\n{HEAD}{text}"));
    assert!(done.status.success(), "{compiler:?}: {:?}", done.status);
    let bytes = fs::read(folder.path().join("y")).unwrap();
    let got: Vec<f32> =
        bytes.as_chunks::<4>().0.iter().map(|&bytes| f32::from_ne_bytes(bytes)).collect();
    let (f, k, x) = (net.features(), net.outputs(), events.rows(net));
    assert_eq!(got.len(), events.count * (f + 2 * k));
    let predicted = |output| {
        let mut y = vec![0.0; events.count * k];
        net.predict(&x, f, &mut y, output).unwrap();
        y
    };
    let (raw, wanted) = (predicted(Output::Raw), predicted(output));
    for (event, got) in got.chunks(f + 2 * k).enumerate() {
        assert!(
            same(&got[..f], &x[event * f..][..f]),
            "{compiler:?} event {event}: {:?}",
            &got[..f]
        );
        assert!(same(&got[f..f + k], &raw[event * k..][..k]), "{compiler:?} event {event}, a row");
        assert!(same(&got[f + k..], &wanted[event * k..][..k]), "{compiler:?} event {event}");
    }
}

/// The network with collections sorted by these of their columns.
fn sorted(mut net: Network, by: &[Option<usize>]) -> Network {
    let of = net.collections().iter().zip(by);
    let collections = of.map(|(of, &sorted_by)| Collection { sorted_by, ..*of }).collect();
    net.set_collections(collections).unwrap();
    net
}

#[test]
fn events_are_sorted_cut_and_predicted_as_the_library_does() {
    let softmax = sorted(
        fitted(of_two_collections(3), columns(), Loss::SoftmaxCrossEntropy),
        &[Some(0), Some(1)],
    );
    let regression = sorted(fitted(of_two_collections(2), columns(), Loss::Mse), &[None, Some(0)]);
    let mut simple = by_hand(Pool::Mean);
    simple.set_columns(Vec::new()).unwrap();
    let simple = sorted(simple, &[Some(1)]);
    let unnamed = [Column::array("pt", 3), Column::array("eta", 3), Column::scalar("met")];
    for compiler in compilers() {
        let events = |net: &Network| Events::new(net, columns(), 90);
        check(&compiler, &softmax, &events(&softmax), Output::Raw);
        check(&compiler, &softmax, &events(&softmax), Output::Probability);
        check(&compiler, &regression, &events(&regression), Output::Raw);
        let events = Events::new(&simple, unnamed.to_vec(), 50);
        check(&compiler, &simple, &events, Output::Probability);
    }
}

/// The network: relu(pt + ½) and relu(2 eta − 1) of at most 3 jets, pooled; the output is their sum, 10 met
/// and ¼.
fn by_hand(pool: Pool) -> Network {
    let mut c = Composer::default();
    let [jets, mask] = c.jagged("jets", 3, 2);
    let met = c.graph.input("met", &[1]).unwrap();
    let y = c.linear(jets, 2);
    let y = c.unary(Unary::Relu, y);
    let y = c.pool(pool, y, mask);
    let y = c.concat(&[y, met]);
    let y = c.linear(y, 1);
    let mut net = c.network(y);
    let numbers = [1.0, 0.0, 0.0, 2.0, 0.5, -1.0, 1.0, 1.0, 10.0, 0.25];
    net.parameters_mut().copy_from_slice(&numbers);
    let columns = [Column::array("pt", 3), Column::array("eta", 3), Column::scalar("met")];
    net.set_columns(columns.to_vec()).unwrap();
    sorted(net, &[Some(0)])
}

/// Jets (1, 1) and (3, −1) become (1.5, 1) and (3.5, 0); of four jets the one with the smallest pt is
/// dropped.
#[test]
fn a_deep_set_computes_what_its_weights_say() {
    let Some(compiler) = compilers().into_iter().next() else {
        return println!("skipped: no C++ compiler");
    };
    let pools = [
        (Pool::Mean, [2.5 + 0.5, 0.0, (4.5 + 3.5 + 2.5) / 3.0 + 1.0 / 3.0]),
        (Pool::Where(Reduction::Sum, 0.0), [5.0 + 1.0, 0.0, 10.5 + 1.0]),
        (Pool::Where(Reduction::Max, 0.0), [3.5 + 1.0, 0.0, 4.5 + 1.0]),
    ];
    for (pool, wanted) in pools {
        let folder = tempfile::tempdir().unwrap();
        by_hand(pool).export_header(folder.path().join("net.hpp"), "net").unwrap();
        let text = r#"#include "net.hpp"
            #include <cstdio>
            #include <vector>
            int main() {
              const std::vector<float> pt = {1, 3}, eta = {1, -1}, none;
              const float more_pt[] = {2, 0, 4, 3}, more_eta[] = {1, 9, 0.5f, -1};
              std::printf("%.9g ", net::predict({pt, eta, 2})[0]);
              std::printf("%.9g ", net::predict({none, none, 2.0})[0]);
              std::printf("%.9g", net::predict({more_pt, more_eta, 2.0f})[0]);
            }"#;
        let done = run(&compiler, folder.path(), text);
        let reported = String::from_utf8(done.stdout).unwrap();
        let got: Vec<f64> = reported.split(' ').map(|y| y.parse().unwrap()).collect();
        for (got, wanted) in got.iter().zip(wanted) {
            let wanted = wanted + 20.0 + 0.25;
            assert!((got - wanted).abs() < 4e-6, "{pool:?}: {reported}, {wanted}");
        }
        assert_eq!(got[..2], wanted.map(|y| y + 20.25)[..2], "{pool:?}");
    }
}

#[test]
fn an_event_that_is_none_is_refused_with_its_column() {
    let Some(compiler) = compilers().into_iter().next() else {
        return println!("skipped: no C++ compiler");
    };
    let folder = tempfile::tempdir().unwrap();
    by_hand(Pool::Mean).export_header(folder.path().join("net.hpp"), "net").unwrap();
    let mut text = String::from("#include \"net.hpp\"\n#include <cstdio>\n#include <vector>\n");
    text +=
        "int main() {\n  const std::vector<float> one = {1}, two = {1, 2}, odd = {1, HUGE_VALF};\n";
    for event in ["two, one, 1", "two, odd, 1", "one, one, two", "one, one, NAN"] {
        writeln!(text, "  try {{\n    std::printf(\"%g\\n\", static_cast<double>(net::predict({{{event}}})[0]));").unwrap();
        writeln!(
            text,
            "  }} catch (const std::invalid_argument &reported) {{\n    std::puts(reported.what());\n  }}"
        )
        .unwrap();
    }
    text += "  float x[net::inputs] = {7};\n  const net::Values event[] = {two, one, 1};\n";
    text += "  return net::pack(event, x) || x[0] != 7;\n}\n";
    let done = run(&compiler, folder.path(), &text);
    let reported = String::from_utf8(done.stdout).unwrap();
    let wanted = [
        "column 'eta' has 1 values in this event; wanted 2, as column 'pt' has",
        "column 'eta' has an entry that is NaN or infinite in this event: leave the entry out in all columns",
        "column 'met' has 2 values in this event; wanted 1",
    ];
    let lines: Vec<&str> = reported.lines().collect();
    assert_eq!(lines[..3], wanted);
    assert!(lines[3].contains("nan") && done.status.success(), "{reported} {:?}", done.status);
    let mut plain = compiler.command();
    plain.args(["-fno-exceptions", "-fsyntax-only"]).arg(folder.path().join("net.hpp"));
    let reported = plain.output().unwrap();
    assert!(reported.status.success(), "{}", String::from_utf8_lossy(&reported.stderr));
}
