//! The statements of a prediction.

use std::io::{self, Write};

use super::{Chain, Layer, Text};

/// Number of rows that go through the layers together, as many as there are registers for.
const ROWS: usize = 6;
/// Layers wider than this take one row at a time; otherwise the intermediate values would need much of a
/// thread's stack.
const WIDE: usize = 2048;

const AVX2: &str = include_str!("../cpp/avx2.hpp");
const PORTABLE: &str = include_str!("../cpp/portable.hpp");
const KERNELS: &str = include_str!("../cpp/kernels.hpp");
const RUN: &str = include_str!("../cpp/run.hpp");
/// Condition under which all compilers that read the header know the processor.
const X86: &str = "#if defined(__x86_64__)\n";

/// Declarations of functions that are compiled for one instruction set.
pub(super) struct Declared {
    /// Declaration of functions that are inlined.
    pub(super) inlined: String,
    pub(super) called: String,
}

/// Number of rows that go together through layers of this maximum width.
pub(super) fn rows_of(widest: usize) -> usize {
    if widest > WIDE { 1 } else { ROWS }
}

impl Text<'_> {
    /// Writes all functions, for each instruction set.
    pub(super) fn levels(&self, to: &mut dyn Write) -> io::Result<()> {
        to.write_all(X86.as_bytes())?;
        self.level(to, AVX2, r#", target("avx2,fma")"#)?;
        writeln!(to, "}} // namespace avx2\n#endif\n")?;
        self.level(to, PORTABLE, "")?;
        writeln!(to, "}} // namespace portable\n")
    }

    /// Writes all functions for one instruction set.
    fn level(&self, to: &mut dyn Write, vectors: &str, target: &str) -> io::Result<()> {
        let declared = Declared {
            inlined: format!("__attribute__((always_inline{target})) inline"),
            called: format!("__attribute__((noinline{target})) inline"),
        };
        let inlined = &declared.inlined;
        for text in [vectors, KERNELS] {
            to.write_all(text.replace("@FN@", inlined).as_bytes())?;
        }
        for function in self.functions() {
            writeln!(to, "\ntemplate <int N>\n{inlined} void apply_{function}(float *y) {{")?;
            writeln!(
                to,
                "  for (int n = 0; n < N; n += 8)\n    store(y + n, {function}(load(y + n)));\n}}"
            )?;
        }
        if !self.parts.is_empty() {
            return self.set(to, &declared);
        }
        let widest = self.widest(&self.head, self.inputs());
        let run = RUN.replace("@CALLED@", &declared.called).replace("@LAYERS@", &self.steps());
        let run = run.replace("@WIDEST@", &widest.to_string());
        to.write_all(run.replace("@ROWS@", &rows_of(widest).to_string()).as_bytes())
    }

    /// Returns the names of all functions after layers, each once.
    fn functions(&self) -> Vec<&'static str> {
        let of_layers = self.layers.iter().flat_map(|layer| &layer.functions);
        let before = self.chains().flat_map(|chain| &chain.functions);
        let mut functions: Vec<_> = of_layers.chain(before).copied().collect();
        functions.sort_unstable();
        functions.dedup();
        functions
    }

    /// Returns the width of the widest value of a chain that starts with `inputs` numbers.
    pub(super) fn widest(&self, chain: &Chain, inputs: usize) -> usize {
        let widths = self.layers[chain.layers.clone()].iter().map(|l| l.inputs.max(l.outputs));
        widths.fold(inputs, usize::max)
    }

    /// Returns the statements of a prediction of rows without parts.
    fn steps(&self) -> String {
        let (f, first) = (self.inputs(), self.layers[0].inputs);
        let mut steps = vec![match self.shift.is_empty() {
            true => format!("copy<{f}, {first}, R>(x, a);"),
            false => format!("standardise<{f}, {first}, R>(x, shift, factor, a);"),
        }];
        if !self.missing.is_empty() {
            steps.push(format!("flag<{f}, {first}, R>(x, missing_feature, missing_value, a);"));
        }
        let from = self.chain(&self.head, first, "R", &mut steps);
        self.finish(from, "R", &mut steps);
        steps.join("\n  ")
    }

    /// Returns the statements of a chain whose `width` inputs are in `a`, and the place of its outputs, `a` or
    /// `b`.
    pub(super) fn chain(
        &self,
        chain: &Chain,
        width: usize,
        rows: &str,
        steps: &mut Vec<String>,
    ) -> &'static str {
        let (mut from, mut into) = ("a", "b");
        for function in &chain.functions {
            steps.push(format!("apply_{function}<{rows} * padded({width})>({from});"));
        }
        for n in chain.layers.clone() {
            let Layer { inputs, outputs, functions, .. } = &self.layers[n];
            steps.push(match outputs {
                1 => format!("single<{inputs}, {rows}>(weight_{n}, bias_{n}[0], {from}, {into});"),
                _ => format!(
                    "layer<{inputs}, {outputs}, {rows}>(weight_{n}, bias_{n}, {from}, {into});"
                ),
            });
            for function in functions {
                steps.push(format!("apply_{function}<{rows} * padded({outputs})>({into});"));
            }
            std::mem::swap(&mut from, &mut into);
        }
        from
    }

    /// Adds the statements that convert outputs to the kind that the caller wants.
    pub(super) fn finish(&self, from: &str, rows: &str, steps: &mut Vec<String>) {
        let k = self.outputs;
        if self.target.is_some() {
            steps.push(format!("unstandardise<{k}, {rows}>(target_scale, target_mean, {from});"));
        }
        if self.probability {
            let each = format!("if (probability)\n    for (int r = 0; r < {rows}; ++r)\n      ");
            steps.push(match k {
                1 => format!("{each}store({from} + 8 * r, sigmoid(load({from} + 8 * r)));"),
                _ => format!("{each}softmax<{k}>({from} + r * padded({k}));"),
            });
        }
        steps.push(format!("give<{k}, {rows}>({from}, y);"));
    }
}
