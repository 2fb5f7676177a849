//! Sizes, and computations with sizes.

use super::Table;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Item, Made};

pub(super) const TABLE: Table = &[
    ("sym_size", |c| {
        let sizes = c.sizes("self")?;
        let axis = c.axis("dim", 0, sizes.len())?;
        Ok(vec![Item::Int(*sizes.get(axis).ok_or("its input is a number")? as i64)])
    }),
    ("sym_numel", |c| Ok(vec![Item::Int(c.sizes("self")?.iter().product::<usize>() as i64)])),
    ("_operator.add", |c| two(c, |a, b| a + b, i64::checked_add)),
    ("_operator.sub", |c| two(c, |a, b| a - b, i64::checked_sub)),
    ("_operator.mul", |c| two(c, |a, b| a * b, i64::checked_mul)),
    ("_operator.pow", |c| two(c, f64::powf, |a, b| a.checked_pow(u32::try_from(b).ok()?))),
    ("_operator.floordiv", |c| two(c, |a, b| (a / b).floor(), floor_divided)),
    ("_operator.mod", |c| {
        two(
            c,
            |a, b| a - b * (a / b).floor(),
            |a, b| a.checked_sub(b.checked_mul(floor_divided(a, b)?)?),
        )
    }),
    ("_operator.truediv", |c| {
        let [a, b] = operands(c)?.map(number);
        Ok(vec![Item::Float(a / b)])
    }),
    ("_operator.neg", |c| {
        Ok(vec![match c.item("a")? {
            Item::Int(int) => Item::Int(int.checked_neg().ok_or("it is larger than 64 bits")?),
            other => Item::Float(-number(other)),
        }])
    }),
    ("_operator.eq", |c| compare(c, |a, b| a == b)),
    ("_operator.ne", |c| compare(c, |a, b| a != b)),
    ("_operator.lt", |c| compare(c, |a, b| a < b)),
    ("_operator.le", |c| compare(c, |a, b| a <= b)),
    ("_operator.gt", |c| compare(c, |a, b| a > b)),
    ("_operator.ge", |c| compare(c, |a, b| a >= b)),
    ("torch.sym_max", |c| two(c, f64::max, |a, b| Some(a.max(b)))),
    ("torch.sym_min", |c| two(c, f64::min, |a, b| Some(a.min(b)))),
    ("math.trunc", |c| Ok(vec![Item::Int(number(c.item("a")?) as i64)])),
    ("math.floor", |c| Ok(vec![Item::Int(number(c.item("a")?).floor() as i64)])),
    ("math.ceil", |c| Ok(vec![Item::Int(number(c.item("a")?).ceil() as i64)])),
];

/// Returns a/b, rounded down.
fn floor_divided(a: i64, b: i64) -> Option<i64> {
    let ratio = a.checked_div(b)?;
    Some(if a % b != 0 && (a < 0) != (b < 0) { ratio - 1 } else { ratio })
}

fn number(item: Item<'_>) -> f64 {
    match item {
        Item::Int(int) => int as f64,
        Item::Float(float) => float,
        Item::Bool(is) => f64::from(u8::from(is)),
        Item::Value(_) | Item::Complex(_) | Item::Stored(..) => f64::NAN, // refused by `operands`
    }
}

/// Returns the two operands, which must be numbers.
fn operands<'m>(c: &Context<'_, 'm>) -> Result<[Item<'m>; 2]> {
    let both = [c.item("a")?, c.item("b")?];
    match both.iter().any(|item| matches!(item, Item::Value(_) | Item::Stored(..))) {
        true => Err("it computes with a tensor as with a number".into()),
        false => Ok(both),
    }
}

fn two<'m>(
    c: &Context<'_, 'm>,
    float: fn(f64, f64) -> f64,
    int: fn(i64, i64) -> Option<i64>,
) -> Made<'m> {
    Ok(vec![match operands(c)? {
        [Item::Int(a), Item::Int(b)] => {
            Item::Int(int(a, b).ok_or_else(|| format!("it has no result for {a} and {b}"))?)
        }
        [a, b] => Item::Float(float(number(a), number(b))),
    }])
}

fn compare<'m>(c: &Context<'_, 'm>, f: fn(f64, f64) -> bool) -> Made<'m> {
    let [a, b] = operands(c)?.map(number);
    Ok(vec![Item::Bool(f(a, b))])
}
