//! One pass over all rows on disk, before the first step.

use std::sync::Arc;

use super::{Bits, Streamed};
use crate::data::column::feature_name;
use crate::data::{
    Buckets, Dataset, Fingerprint, InputScaling, Moments, RowShape, Standardisation, Writer,
    hash_row, hash_weighted, uniform,
};
use crate::error::{Error, Result};
use crate::memory;
use crate::threads::Team;
use crate::train::classes::{Balance, Tally};
use crate::train::divide::{Divided, Plan, check_weights};
use crate::train::oddities::{self, Looked};
use crate::train::part::{Part, Source};
use crate::train::sentinels::Counts;

/// Number of rows, the first in canonical order, by which the bulk of a column is judged.
const SAMPLE: usize = 4096;
/// Number of training rows, the first in canonical order, whose quantiles stand for those of all rows.
const QUANTILES: usize = 1 << 14;
/// Name of the lists of rows in memory errors.
const ROWS: &str = "the lists of a bucket's rows";

/// Rows of a part, with their counts.
#[derive(Default)]
struct Counted {
    rows: usize,
    weight: f64,
    classes: Tally,
}

impl Counted {
    fn add(&mut self, data: &Dataset, rows: &[u32], is_classification: bool) {
        self.rows += rows.len();
        for &row in rows {
            self.weight += f64::from(data.weight_of(row as usize));
            if is_classification {
                self.classes.add(data, row);
            }
        }
    }
}

/// Divides the rows of `buckets`, which are those of `data`. Each row is assigned by its own contents and the seed, so that equal rows are always in
/// the same part. Validation rows are written one after another, to be read separately.
///
/// # Errors
/// Those of [`divide`](crate::train::divide::divide).
pub(in crate::train) fn divide<'d>(
    data: &'d Dataset<'d>,
    buckets: Arc<Buckets>,
    plan: &Plan,
    team: &Team,
    stop: &dyn Fn() -> bool,
) -> Result<Divided<'d>> {
    let is_classification = plan.loss.is_classification();
    let mut fingerprint = Fingerprint::new(buckets.rows());
    let mut counts = Counts::new(data)?;
    let (mut all, mut training, mut validation) =
        (Counted::default(), Counted::default(), Counted::default());
    let (mut inputs, mut targets) = (None, None);
    let mut chosen = Vec::with_capacity(buckets.len());
    let mut writer = (plan.fraction > 0.0).then(|| Writer::new(buckets.folder())).transpose()?;
    let (mut rows, mut first, mut sampled) = (data.like(), data.like(), data.like());
    let (mut train, mut validate, mut all_of) = (Vec::new(), Vec::new(), Vec::new());
    for bucket in 0..buckets.len() {
        if stop() {
            let when = "interrupted while the rows on disk were being read";
            return Err(Error::Interrupted(when.into()));
        }
        rows.clear();
        rows.reserve_exactly(buckets.rows_of(bucket))?;
        buckets.read(bucket, &mut rows)?;
        let len = rows.rows_in_memory();
        train.clear();
        validate.clear();
        all_of.clear();
        for list in [&mut train, &mut validate, &mut all_of] {
            memory::reserve(list, len, ROWS)?;
        }
        all_of.extend(0..len as u32);
        let mut bits = Bits::none(if writer.is_some() { len } else { 0 })?;
        for row in 0..len {
            fingerprint.add(hash_weighted(&rows, row));
            if uniform(hash_row(&rows, row), plan.seed) < f64::from(plan.fraction) {
                validate.push(row as u32);
            } else {
                train.push(row as u32);
                if writer.is_some() {
                    bits.set(row);
                }
            }
        }
        counts.add(&rows, team)?;
        let wanted = SAMPLE.saturating_sub(first.rows_in_memory()).min(len);
        first.append_rows_of(&rows, &all_of[..wanted])?;
        all.add(&rows, &all_of, is_classification);
        training.add(&rows, &train, is_classification);
        validation.add(&rows, &validate, is_classification);
        if !train.is_empty() {
            if plan.standardise.0 {
                let shape = RowShape {
                    features: data.features(),
                    collections: data.collections(),
                    missing: plan.missing,
                };
                let sums = inputs.get_or_insert_with(|| Moments::new(rows.x(), shape, &train));
                sums.add(rows.x(), &train, team);
            }
            let by_quantiles = plan.standardise.0 && plan.scaling == InputScaling::Robust;
            if by_quantiles || plan.sampled && !plan.validates {
                let wanted = QUANTILES.saturating_sub(sampled.rows_in_memory()).min(train.len());
                sampled.append_rows_of(&rows, &train[..wanted])?;
            }
            if plan.standardise.1 {
                let shape = RowShape::full(data.targets());
                let sums =
                    targets.get_or_insert_with(|| Moments::new(rows.target(), shape, &train));
                sums.add(rows.target(), &train, team);
            }
        }
        if let Some(writer) = &mut writer {
            writer.push(&rows, &validate)?;
            chosen.push(bits);
        }
    }
    drop(rows);
    let limit = data.memory_limit().map_or(usize::MAX, |limit| limit.bytes());
    let part = |counted: Counted, buckets, chosen, (what, bytes): (&str, usize)| {
        let classes = counted.classes.classes();
        check_weights(data, (counted.rows, counted.weight, &classes), what)?;
        let balance = plan.balance.then(|| Balance::of(&classes));
        let mean_weight =
            if plan.balance { 1.0 } else { counted.weight / counted.rows.max(1) as f64 };
        let streamed = Streamed::new(buckets, data.like(), chosen, balance, bytes);
        let rows = counted.rows;
        Ok::<_, Error>(Part { source: Source::Streamed(streamed), rows, classes, mean_weight })
    };
    let order: Vec<u32> = (0..first.rows_in_memory() as u32).collect();
    let (input_name, target_name) = (
        |feature| feature_name(data.columns(), feature),
        |target: usize| data.target_names()[target].clone(),
    );
    let validation = match writer {
        Some(writer) if validation.rows > 0 => {
            let buckets = Arc::new(writer.finish(data));
            Some(part(validation, buckets, None, ("validation", limit / 8))?)
        }
        _ => None,
    };
    let chosen = (plan.fraction > 0.0).then_some(chosen);
    let bytes = if plan.validates { limit / 8 } else { limit / 4 };
    let training = part(training, buckets, chosen, (plan.what(), bytes))?;
    if let Source::Streamed(streamed) = &training.source {
        fingerprint.add(streamed.fingerprint());
    }
    let mut inputs = inputs.map(|sums| sums.finish(&input_name)).transpose()?;
    if inputs.is_some() && plan.scaling == InputScaling::Robust {
        let shape = RowShape {
            features: data.features(),
            collections: data.collections(),
            missing: plan.missing,
        };
        let rows: Vec<u32> = (0..sampled.rows_in_memory() as u32).collect();
        let x = sampled.x();
        inputs = Some(Standardisation::by_quantiles(x, shape, &rows, team, &input_name)?);
    }
    let marks = counts.marks(&first, &order)?;
    let looked = Looked {
        counts: &counts,
        data: &first,
        order: &order,
        marks: &marks,
        missing: plan.missing,
        inputs: inputs.as_ref(),
        scaling: plan.scaling,
    };
    let odd = if plan.validates { Vec::new() } else { oddities::find(&looked)? };
    Ok(Divided {
        training,
        validation,
        fingerprint: fingerprint.0,
        oddities: odd,
        marks,
        classes: all.classes.classes(),
        inputs,
        targets: targets.map(|sums| sums.finish(&target_name)).transpose()?,
        sampled: plan.sampled.then_some(sampled),
    })
}
