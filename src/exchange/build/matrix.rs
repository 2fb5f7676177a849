//! Products of matrices and sums of products.

use crate::exchange::problem::Result;
use crate::graph::{Graph, Id, Shape};

/// Returns the product as NumPy's `matmul` defines it: a vector counts as a matrix with one row or one column, which is dropped again.
pub(crate) fn product(graph: &mut Graph, a: Id, b: Id) -> Result<Id> {
    let (of_a, of_b) = (graph.shape(a).sizes().to_vec(), graph.shape(b).sizes().to_vec());
    if of_a.is_empty() || of_b.is_empty() {
        return Err("a number is not a matrix".into());
    }
    let a = if of_a.len() == 1 { graph.reshape(a, &[1, of_a[0]])? } else { a };
    let b = if of_b.len() == 1 { graph.reshape(b, &[of_b[0], 1])? } else { b };
    let y = graph.matmul(a, b)?;
    let mut sizes = graph.shape(y).sizes().to_vec();
    if of_b.len() == 1 {
        sizes.pop();
    }
    if of_a.len() == 1 {
        let place = sizes.len() - usize::from(of_b.len() > 1) - 1;
        sizes.remove(place);
    }
    Ok(graph.reshape(y, &sizes)?)
}

/// Computes an equation of letters such as "ij,jk->ik".
pub(crate) fn sum_of_products(graph: &mut Graph, equation: &str, values: &[Id]) -> Result<Id> {
    let equation: String = equation.chars().filter(|letter| !letter.is_whitespace()).collect();
    let (inputs, output) = match equation.split_once("->") {
        Some((inputs, output)) => (inputs, Some(output)),
        None => (&equation[..], None),
    };
    let texts: Vec<&str> = inputs.split(',').collect();
    if texts.len() != values.len() {
        return Err(
            format!("'{equation}' has {} operands; got {}", texts.len(), values.len()).into()
        );
    }
    let hidden = |(text, value): (&&str, &Id)| {
        let named = text.chars().filter(char::is_ascii_alphabetic).count();
        if text.contains("...") { graph.shape(*value).rank().saturating_sub(named) } else { 0 }
    };
    let most_hidden = texts.iter().zip(values).map(hidden).max().unwrap_or(0);
    let mut operands = Vec::new();
    for (text, &value) in texts.iter().zip(values) {
        operands.push((value, letters(text, graph.shape(value).rank(), most_hidden)?));
    }
    let to = match output {
        Some(output) => {
            let named = output.chars().filter(char::is_ascii_alphabetic).count();
            let rank = if output.contains("...") { named + most_hidden } else { named };
            letters(output, rank, most_hidden)?
        }
        // Letters that occur once, in alphabetical order, after the unnamed axes.
        None => {
            let mut all: Vec<char> =
                operands.iter().flat_map(|(_, letters)| letters.clone()).collect();
            all.sort_unstable();
            let is_kept = |letter: &char| {
                letter.is_ascii_digit() || all.iter().filter(|other| *other == letter).count() == 1
            };
            let mut kept: Vec<char> = all.iter().copied().filter(is_kept).collect();
            kept.dedup();
            kept
        }
    };
    contracted(graph, operands, &to)
}

/// Returns the product of all operands, summed over the letters that are not in `to`.
fn contracted(graph: &mut Graph, operands: Vec<(Id, Vec<char>)>, to: &[char]) -> Result<Id> {
    let mut rest = operands.into_iter();
    let Some((first, letters)) = rest.next() else { return Err("it has no operands".into()) };
    let mut rest: Vec<_> =
        rest.map(|(id, letters)| diagonal(graph, id, letters)).collect::<Result<_>>()?;
    let mut so_far = diagonal(graph, first, letters)?;
    while !rest.is_empty() {
        let next = rest.remove(0);
        let is_wanted = |letter: &char| {
            to.contains(letter) || rest.iter().any(|(_, letters)| letters.contains(letter))
        };
        so_far = pair(graph, so_far, next, is_wanted)?;
    }
    let y = without(graph, so_far, |letter| to.contains(letter))?;
    ordered(graph, y, to)
}

/// Returns the diagonal of repeated letters, so that each letter occurs once.
fn diagonal(graph: &mut Graph, mut x: Id, mut letters: Vec<char>) -> Result<(Id, Vec<char>)> {
    while let Some(second) =
        (0..letters.len()).find(|&axis| letters[..axis].contains(&letters[axis]))
    {
        let first = letters.iter().position(|letter| *letter == letters[second]).unwrap_or(0);
        let sizes = graph.shape(x).sizes().to_vec();
        let mut axes: Vec<usize> =
            (0..sizes.len()).filter(|axis| *axis != first && *axis != second).collect();
        axes.extend([first, second]);
        x = graph.transpose(x, &axes)?;
        let n = sizes[first];
        if sizes[second] != n {
            return Err(format!("'{}' stands for {n} and {}", letters[first], sizes[second]).into());
        }
        let mut kept: Vec<usize> = axes[..axes.len() - 2].iter().map(|&axis| sizes[axis]).collect();
        let flat = graph.reshape(x, &[&kept[..], &[n * n]].concat())?;
        x = graph.slice_steps(flat, -1, 0, n, n as isize + 1)?;
        kept.push(n);
        letters = axes[..axes.len() - 1].iter().map(|&axis| letters[axis]).collect();
    }
    Ok((x, letters))
}

/// Returns the value summed over the letters that are not kept.
fn without(
    graph: &mut Graph,
    (x, letters): (Id, Vec<char>),
    is_kept: impl Fn(&char) -> bool,
) -> Result<(Id, Vec<char>)> {
    let axes: Vec<isize> = (0..letters.len())
        .filter(|&axis| !is_kept(&letters[axis]))
        .map(|axis| axis as isize)
        .collect();
    let kept = letters.into_iter().filter(&is_kept).collect();
    Ok((graph.sum(x, &axes)?, kept))
}

/// Returns the value with its letters in this order; missing letters become sizes of 1.
fn ordered(graph: &mut Graph, (x, letters): (Id, Vec<char>), to: &[char]) -> Result<Id> {
    let places: Vec<usize> =
        to.iter().filter_map(|letter| letters.iter().position(|other| other == letter)).collect();
    if places.len() != letters.len() {
        return Err("the result names a size twice, or one that no operand has".into());
    }
    let x = graph.transpose(x, &places)?;
    let mut sizes = graph.shape(x).sizes().iter();
    let size =
        |letter: &char| if letters.contains(letter) { *sizes.next().unwrap_or(&1) } else { 1 };
    let sizes: Vec<usize> = to.iter().map(size).collect();
    Ok(graph.reshape(x, &sizes)?)
}

/// Returns the product of two values, summed over the letters that both have and that are no longer needed.
fn pair(
    graph: &mut Graph,
    a: (Id, Vec<char>),
    b: (Id, Vec<char>),
    is_wanted: impl Fn(&char) -> bool,
) -> Result<(Id, Vec<char>)> {
    let other = b.1.clone();
    let a = without(graph, a, |letter| is_wanted(letter) || other.contains(letter))?;
    let own = a.1.clone();
    let b = without(graph, b, |letter| is_wanted(letter) || own.contains(letter))?;
    let group = |wanted: &dyn Fn(&char) -> bool, letters: &[char]| -> Vec<char> {
        letters.iter().copied().filter(|letter| wanted(letter)).collect()
    };
    let both = group(&|letter| b.1.contains(letter) && is_wanted(letter), &a.1);
    let summed = group(&|letter| b.1.contains(letter) && !is_wanted(letter), &a.1);
    let rows = group(&|letter| !b.1.contains(letter), &a.1);
    let columns = group(&|letter| !a.1.contains(letter), &b.1);
    let sizes_of = |graph: &Graph, value: &(Id, Vec<char>), wanted: &[char]| -> Vec<usize> {
        let sizes = graph.shape(value.0).sizes();
        wanted
            .iter()
            .filter_map(|letter| value.1.iter().position(|other| other == letter))
            .map(|axis| sizes[axis])
            .collect()
    };
    // A size of 1 broadcasts, as in `…`.
    let shared = |graph: &Graph, letters: &[char]| {
        let (of_a, of_b) = (sizes_of(graph, &a, letters), sizes_of(graph, &b, letters));
        of_a.iter().zip(&of_b).map(|(&a, &b)| a.max(b)).collect::<Vec<usize>>()
    };
    let (batch, inner) = (shared(graph, &both), shared(graph, &summed));
    let (m, n) = (sizes_of(graph, &a, &rows), sizes_of(graph, &b, &columns));
    let mut matrix =
        |value: (Id, Vec<char>), groups: [&[char]; 3], sizes: [&[usize]; 3]| -> Result<Id> {
            let x = ordered(graph, value, &groups.concat())?;
            let shape: Shape = graph.shape(x).with_sizes(&sizes.concat());
            let x = graph.expand(x, &shape)?;
            let products = sizes.map(|sizes| sizes.iter().product::<usize>());
            Ok(graph.reshape(x, &products)?)
        };
    let left = matrix(a, [&both, &rows, &summed], [&batch, &m, &inner])?;
    let right = matrix(b, [&both, &summed, &columns], [&batch, &inner, &n])?;
    let y = graph.matmul(left, right)?;
    let y = graph.reshape(y, &[&batch[..], &m, &n].concat())?;
    Ok((y, [both, rows, columns].concat()))
}

/// Returns the letters of an operand in an equation of [`einsum`], one for each axis; the axes of `…` are digits.
pub(crate) fn letters(text: &str, rank: usize, most_hidden: usize) -> Result<Vec<char>> {
    let named: Vec<char> = text.chars().filter(|letter| letter.is_ascii_alphabetic()).collect();
    let Some((before, _)) = text.split_once("...") else {
        return match named.len() == rank {
            true => Ok(named),
            false => Err(format!("'{text}' stands for a value of {rank} sizes").into()),
        };
    };
    let before = before.chars().filter(char::is_ascii_alphabetic).count();
    let hidden = rank.checked_sub(named.len()).filter(|&hidden| hidden <= most_hidden.min(10));
    let hidden = hidden.ok_or_else(|| format!("'{text}' stands for a value of {rank} sizes"))?;
    // Unnamed axes are aligned at the last.
    let digits = (most_hidden - hidden..most_hidden).map(|number| char::from(b'0' + number as u8));
    Ok(named[..before]
        .iter()
        .copied()
        .chain(digits)
        .chain(named[before..].iter().copied())
        .collect())
}
