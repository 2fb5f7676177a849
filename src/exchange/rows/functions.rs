//! Expressions of each operation's results, from the expressions of its inputs' numbers.

use super::args::{Args, outer_inner};
use super::cells::{CELLS, Cell, Mix, Stored, listed};
use super::moves::{self, repeated};
use super::windows;
use crate::error::Result;
use crate::graph::elementwise::Elementwise;
use crate::graph::operations::{CumulativeSum, Linear, Matmul, Norm, Reduce, TopK};
use crate::graph::{Graph, Node, Operation};
use crate::memory;

/// Returns the outputs of a node. For an operation that is not listed, each result depends on all numbers of all inputs.
///
/// # Errors
/// [`Error::Memory`](crate::Error::Memory).
pub(super) fn applied(graph: &Graph, node: &Node, inputs: Vec<&Stored>) -> Result<Vec<Vec<Cell>>> {
    let sizes = node.inputs.iter().map(|&id| graph.shape(id).sizes()).collect();
    let out = node.outputs.iter().map(|&id| graph.shape(id).len()).collect();
    let args = Args { inputs, sizes, out };
    let same = |input: usize| {
        listed(args.out[0], (0..args.out[0]).map(|place| args.inputs[input].at(place)))
    };
    Ok(vec![match &node.operation {
        Operation::Elementwise(f) => elementwise(&args, f, graph.shape(node.outputs[0]).sizes()),
        Operation::Reshape(_) | Operation::Members(_) => same(0),
        // In training, rows may depend on each other, as in batch normalisation; only inference is checked.
        Operation::ByMode(_) => same(1),
        Operation::Strided(strided) => moves::view(&args, &strided.view),
        Operation::StridedAdd(add) => moves::view_added(&args, args.out[0], &add.view),
        Operation::Concat(concat) => moves::concat(&args, concat),
        Operation::Split(split) => return moves::split(&args, split),
        Operation::Gather(_) => moves::gather(&args),
        Operation::ScatterAdd(scatter) => moves::scatter_add(&args, scatter),
        Operation::Linear(of) => linear(&args, *of),
        Operation::Matmul(of) => matmul(&args, *of),
        Operation::Reduce(reduce) => reduced(&args, reduce),
        Operation::ArgExtreme(arg) => {
            let of_line = |line: &[Cell]| Mix::of(arg).all(line.iter().copied()).cell();
            along(&args, arg.axis, 1, |line| Ok(vec![of_line(line)]))
        }
        Operation::CumulativeSum(sum) => {
            let size = args.sizes[0][sum.axis];
            along(&args, sum.axis, size, |line| cumulative(line, sum))
        }
        Operation::Softmax(softmax) => {
            let (axis, size) = last(args.sizes[0]);
            along(&args, axis, size, |line| each_of_all(Mix::of(softmax), line))
        }
        Operation::TopK(top) => return top_k(&args, top),
        Operation::Fourier(of) => {
            let [from, to] = of.spec.numbers();
            lines(&args, (from, to), Mix::of(of.spec))
        }
        Operation::ComplexAbs(of) => lines(&args, (2, 1), Mix::of((of, "complex_abs"))),
        Operation::ComplexAngle(of) => lines(&args, (2, 1), Mix::of((of, "complex_angle"))),
        Operation::ComplexBinary(f) => {
            of_pairs(&args, Mix::of(f), graph.shape(node.outputs[0]).sizes())
        }
        Operation::Norm(norm) => return normalised(&args, norm),
        Operation::Convolution(of) => windows::convolution(&args, &of.window, of.groups),
        Operation::ConvolutionInputs(of) => {
            windows::convolution_inputs(&args, (&of.window, of.groups, of.sizes))
        }
        Operation::MaxPool(pool) => windows::pool(&args, &pool.window, Mix::of("max_pool")),
        Operation::AveragePool(pool) => {
            let function = Mix::of(("average_pool", pool.count_padding));
            windows::pool(&args, &pool.window, function)
        }
        operation => return opaque(&args, operation),
    }?])
}

fn opaque(args: &Args<'_>, operation: &Operation) -> Result<Vec<Vec<Cell>>> {
    let parts = (0..args.inputs.len()).map(|input| args.inputs[input].all(args.len(input)));
    let all = Mix::of(operation).all(parts);
    let output = |(output, &len): (usize, &usize)| {
        listed(len, (0..len).map(|place| all.word(output as u64).word(place as u64).cell()))
    };
    args.out.iter().enumerate().map(output).collect()
}

fn elementwise(args: &Args<'_>, f: &Elementwise, to: &[usize]) -> Result<Vec<Cell>> {
    // If the sizes are the same, each position is unchanged.
    let of_input = |from: &&[usize]| (*from != to).then(|| repeated(from, to)).transpose();
    let places: Vec<Option<Vec<usize>>> = args.sizes.iter().map(of_input).collect::<Result<_>>()?;
    let place_in = |input: usize, place: usize| match &places[input] {
        Some(places) => places[place],
        None => place,
    };
    let at = |input: usize, place: usize| args.inputs[input].at(place_in(input, place));
    let (len, all) = (args.out[0], 0..args.out[0]);
    match (f, args.inputs[0]) {
        (Elementwise::Expand(_) | Elementwise::Stop, _) => {
            listed(len, all.map(|place| at(0, place)))
        }
        (Elementwise::Where, Stored::Known(condition)) => {
            let chosen = |place| if condition[place_in(0, place)] != 0.0 { 1 } else { 2 };
            listed(len, all.map(|place| at(chosen(place), place)))
        }
        _ => {
            let function = Mix::of(f);
            let made = |place| function.all((0..places.len()).map(|input| at(input, place)));
            listed(len, all.map(|place| made(place).cell()))
        }
    }
}

/// Linear layer: x (…, I), w (I, O), optionally b (O) → (…, O).
fn linear(args: &Args<'_>, of: Linear) -> Result<Vec<Cell>> {
    let &[first, second] = args.sizes[1] else { return Ok(Vec::new()) };
    let (inputs, outputs) = if of.transposed { (second, first) } else { (first, second) };
    let weights = (0..outputs).map(|output| {
        let (start, step) = if of.transposed { (output * inputs, 1) } else { (output, outputs) };
        let weights = args.inputs[1].part(start, step, inputs);
        let mix = Mix::new(of.transposed.into()).with(weights);
        args.inputs.get(2).map_or(mix, |b| mix.with(b.at(output))).cell()
    });
    let weights = listed(outputs, weights)?;
    let mut cells = memory::with_capacity(args.out[0], CELLS)?;
    for row in 0..args.out[0].checked_div(outputs).unwrap_or(0) {
        let x = Mix::of("linear").with(args.inputs[0].part(row * inputs, 1, inputs));
        cells.extend(weights.iter().map(|&w| x.with(w).cell()));
    }
    Ok(cells)
}

/// Matrix product: a (…, M, K), b (…, K, N) → (…, M, N).
fn matmul(args: &Args<'_>, of: Matmul) -> Result<Vec<Cell>> {
    let two = |input: usize| {
        let sizes = args.sizes[input];
        [sizes[sizes.len() - 2], sizes[sizes.len() - 1]]
    };
    let ([a0, a1], [b0, b1]) = (two(0), two(1));
    let (m, k) = if of.transpose_a { (a1, a0) } else { (a0, a1) };
    let n = if of.transpose_b { b0 } else { b1 };
    let mut cells = memory::with_capacity(args.out[0], CELLS)?;
    for product in 0..args.out[0].checked_div(m * n).unwrap_or(0) {
        let line = |input: usize, number: usize, is_row: bool, lines: usize| {
            let start = product * lines * k;
            let held = args.inputs[input];
            if is_row {
                held.part(start + number * k, 1, k)
            } else {
                held.part(start + number, lines, k)
            }
        };
        let columns = listed(n, (0..n).map(|column| line(1, column, of.transpose_b, n)))?;
        for row in 0..m {
            let row = Mix::of("matmul").with(line(0, row, !of.transpose_a, m));
            cells.extend(columns.iter().map(|&column| row.with(column).cell()));
        }
    }
    Ok(cells)
}

/// Returns the last axis and its size.
fn last(sizes: &[usize]) -> (usize, usize) {
    (sizes.len().saturating_sub(1), sizes.last().copied().unwrap_or(1))
}

/// Applies `f` to the numbers of each line along an axis; `f` returns `size` numbers.
fn along(
    args: &Args<'_>,
    axis: usize,
    size: usize,
    f: impl Fn(&[Cell]) -> Result<Vec<Cell>>,
) -> Result<Vec<Cell>> {
    let (outer, inner) = outer_inner(args.sizes[0], axis);
    let from = args.sizes[0][axis];
    let len = outer * size * inner;
    let mut cells = listed(len, std::iter::repeat_n(Cell::known(0.0), len))?;
    let mut line = memory::with_capacity(from, CELLS)?;
    for o in 0..outer {
        for i in 0..inner {
            line.clear();
            line.extend((0..from).map(|n| args.inputs[0].at((o * from + n) * inner + i)));
            for (n, cell) in f(&line)?.into_iter().enumerate() {
                cells[(o * size + n) * inner + i] = cell;
            }
        }
    }
    Ok(cells)
}

/// Applies a function of each number of a line and of the whole line.
fn each_of_all(function: Mix, line: &[Cell]) -> Result<Vec<Cell>> {
    let all = function.all(line.iter().copied());
    listed(line.len(), line.iter().map(|&cell| all.with(cell).cell()))
}

fn reduced(args: &Args<'_>, reduce: &Reduce) -> Result<Vec<Cell>> {
    let sizes = args.sizes[0];
    let size: usize = sizes[reduce.first..reduce.end].iter().product();
    let inner: usize = sizes[reduce.end..].iter().product();
    let function = Mix::of(reduce.reduction);
    let number = |place: usize| {
        let start = place / inner * size * inner + place % inner;
        match size {
            1 => args.inputs[0].at(start),
            _ => function.with(args.inputs[0].part(start, inner, size)).cell(),
        }
    };
    listed(args.out[0], (0..args.out[0]).map(number))
}

fn cumulative(line: &[Cell], sum: &CumulativeSum) -> Result<Vec<Cell>> {
    let mut cells = listed(line.len(), std::iter::repeat_n(Cell::known(0.0), line.len()))?;
    let mut so_far: Option<Mix> = None;
    for step in 0..line.len() {
        let at = if sum.reverse { line.len() - 1 - step } else { step };
        let next = so_far.unwrap_or(Mix::of("cumulative_sum")).with(line[at]);
        match (sum.exclusive, so_far) {
            (true, None) => {}
            (true, Some(before)) => cells[at] = before.cell(),
            (false, None) => cells[at] = line[at],
            (false, Some(_)) => cells[at] = next.cell(),
        }
        so_far = Some(next);
    }
    Ok(cells)
}

/// Computes lines whose numbers each depend on the whole line of the input.
fn lines(args: &Args<'_>, (from, to): (usize, usize), function: Mix) -> Result<Vec<Cell>> {
    let mut cells = memory::with_capacity(args.out[0], CELLS)?;
    for line in 0..args.out[0] / to {
        let all = function.with(args.inputs[0].part(line * from, 1, from));
        cells.extend((0..to as u64).map(|number| all.word(number).cell()));
    }
    Ok(cells)
}

/// Computes both numbers of each pair from the corresponding pairs of the inputs.
fn of_pairs(args: &Args<'_>, function: Mix, to: &[usize]) -> Result<Vec<Cell>> {
    let pairs = |sizes: &[usize]| sizes[..sizes.len().saturating_sub(1)].to_vec();
    let places: Vec<Vec<usize>> =
        args.sizes.iter().map(|from| repeated(&pairs(from), &pairs(to))).collect::<Result<_>>()?;
    let mut cells = memory::with_capacity(args.out[0], CELLS)?;
    for pair in 0..args.out[0] / 2 {
        let numbers = (0..places.len()).flat_map(|input| {
            let first = 2 * places[input][pair];
            [first, first + 1].map(|place| args.inputs[input].at(place))
        });
        let all = function.all(numbers);
        cells.extend([all.word(0).cell(), all.word(1).cell()]);
    }
    Ok(cells)
}

/// Selection of extremes: x (…, N) → values and positions (…, k).
fn top_k(args: &Args<'_>, top: &TopK) -> Result<Vec<Vec<Cell>>> {
    let (axis, _) = last(args.sizes[0]);
    let output = |which: u64| {
        along(args, axis, top.k, |line| {
            let all = Mix::of(top).all(line.iter().copied()).word(which);
            listed(top.k, (0..top.k as u64).map(|n| all.word(n).cell()))
        })
    };
    Ok(vec![output(0)?, output(1)?])
}

/// Normalisation: x, optionally a scale and a shift → x, normalised in groups, and each group's statistics.
fn normalised(args: &Args<'_>, norm: &Norm) -> Result<Vec<Vec<Cell>>> {
    let function = Mix::of((norm.centred, norm.epsilon));
    let count = args.sizes.get(1).map_or(1, |sizes| sizes.iter().product::<usize>());
    let groups = args.len(0) / norm.size.max(1);
    let each = args.out.get(1).map_or(0, |len| len / groups.max(1)) as u64;
    let mut cells = memory::with_capacity(args.out[0], CELLS)?;
    let mut statistics = memory::with_capacity(groups * each as usize, CELLS)?;
    for group in 0..groups {
        let start = group * norm.size;
        let all = function.with(args.inputs[0].part(start, 1, norm.size));
        for place in start..start + norm.size {
            let mix = all.with(args.inputs[0].at(place));
            let parameters = args.inputs[1..].iter();
            let parameter = |held: &&Stored| held.at(place / norm.run % count);
            cells.push(mix.all(parameters.map(parameter)).cell());
        }
        statistics.extend((0..each).map(|which| all.word(which).cell()));
    }
    Ok(vec![cells, statistics])
}
