//! The values of a branch, from the buffers that oxyroot returns.

use oxyroot::{Branch, RBuffer, Slice};

use crate::error::Error;
use crate::memory;

/// Functions that read one element type as f32. They return `None` if the buffer ends too early.
pub(super) struct Scalar {
    name: &'static str, // as oxyroot names the C++ type
    one: fn(&mut RBuffer) -> Option<f32>,
    list: fn(&mut RBuffer) -> Option<Vec<f32>>, // a std::vector
    rest: fn(&mut RBuffer) -> Option<Vec<f32>>, // a C array of variable length: the rest of the buffer
}

macro_rules! scalars {
    ($($name:literal: $type:ty),* $(,)?) => {
        [$(Scalar {
            name: $name,
            one: |r| r.read_object_into::<$type>().ok().map(to_f32),
            list: |r| Some(r.read_object_into::<Vec<$type>>().ok()?.into_iter().map(to_f32).collect()),
            rest: |r| {
                let values: Vec<$type> = r.read_object_into::<Slice<$type>>().ok()?.into();
                Some(values.into_iter().map(to_f32).collect())
            },
        }),*]
    };
}

const SCALARS: [Scalar; 11] = scalars![
    "float": f32, "double": f64, "bool": bool,
    "int8_t": i8, "uint8_t": u8, "int16_t": i16, "uint16_t": u16,
    "int32_t": i32, "uint32_t": u32, "int64_t": i64, "uint64_t": u64,
];

/// Conversion to the nearest f32.
trait ToF32 {
    fn to_f32(self) -> f32;
}
macro_rules! to_f32 { ($($type:ty),*) => {$(
    impl ToF32 for $type { fn to_f32(self) -> f32 { self as f32 } }
)*} }
to_f32!(f32, f64, i8, u8, i16, u16, i32, u32, i64, u64);
impl ToF32 for bool {
    fn to_f32(self) -> f32 {
        f32::from(u8::from(self))
    }
}
fn to_f32<T: ToF32>(value: T) -> f32 {
    value.to_f32()
}

/// Layout of a row of a branch.
#[derive(Clone, Copy)]
pub(super) enum Layout {
    Fixed(usize),
    Vector,
    Slice,
}

/// Parses the element type and the layout of a C++ type name: `float`, `float[4]`, `float[]`, `vector<float>`.
pub(super) fn parse_type(name: &str) -> Option<(&'static Scalar, Layout)> {
    let scalar = |name: &str| SCALARS.iter().find(|scalar| scalar.name == name);
    if let Some(element) = name.strip_prefix("vector<").and_then(|rest| rest.strip_suffix('>')) {
        return Some((scalar(element)?, Layout::Vector));
    }
    let Some((element, length)) = name.strip_suffix(']').and_then(|rest| rest.split_once('['))
    else {
        return Some((scalar(name)?, Layout::Fixed(1)));
    };
    let layout =
        if length.is_empty() { Layout::Slice } else { Layout::Fixed(length.parse().ok()?) };
    Some((scalar(element)?, layout))
}

/// Description of a length that neither the buffers nor another column contain.
pub(super) const UNKNOWN: &str = "lists whose lengths only ROOT can read";

/// Reason why a column could not be read as rows of numbers.
pub(super) enum Trouble {
    Layout(&'static str),
    Memory(Error),
}

/// Values of all rows, one after the other.
pub(super) struct Rows {
    pub(super) values: Vec<f32>,
    /// Length of each row, if its type does not fix it.
    lengths: Vec<usize>,
}

impl Rows {
    /// Returns the number of values in a row.
    ///
    /// # Errors
    /// A text with the lengths, if they are not all the same, or 0.
    pub(super) fn width(&self, layout: Layout) -> Result<usize, String> {
        match layout {
            Layout::Fixed(width) => Ok(width),
            Layout::Vector | Layout::Slice => width(&self.lengths),
        }
    }
}

/// Returns the common length of all lists.
///
/// # Errors
/// A text with two different `lengths`, or the text that they are 0.
pub(super) fn width(lengths: &[usize]) -> Result<usize, String> {
    let Some(&first) = lengths.first() else { return Ok(1) };
    match lengths.iter().position(|length| *length != first) {
        Some(row) => Err(format!("{first} values at row 0 and {} at row {row}", lengths[row])),
        None if first == 0 => Err("no values".to_owned()),
        None => Ok(first),
    }
}

/// Reads all values of a branch.
///
/// oxyroot returns the branch's buffers. If every buffer is read exactly to its last byte, the layout was understood (oxyroot reports a `float[2][3]`
/// as `float[2]`). The number of entries declared by the tree may be wrong, so no memory is reserved for it.
pub(super) fn read_rows(branch: &Branch, scalar: &Scalar, layout: Layout) -> Result<Rows, Trouble> {
    const WHAT: &str = "the values of the column";
    let mut rows = Rows { values: Vec::new(), lengths: Vec::new() };
    let mut left = 0;
    let read = branch.get_basket(|buffer| {
        let whole = left == 0 || left == buffer.len(); // else a new buffer began before the last one was read completely
        let got = match layout {
            Layout::Fixed(width) => (0..width).map(|_| (scalar.one)(buffer)).collect(),
            Layout::Vector => (scalar.list)(buffer),
            Layout::Slice => (scalar.rest)(buffer),
        };
        left = buffer.len();
        (whole, got)
    });
    for (whole, got) in read {
        let got: Vec<f32> = got.ok_or(Trouble::Layout("a buffer ends within a row"))?;
        if !whole {
            return Err(Trouble::Layout("a row is longer than its type allows"));
        }
        memory::extend(&mut rows.values, &got, WHAT).map_err(Trouble::Memory)?;
        if !matches!(layout, Layout::Fixed(_)) {
            memory::extend(&mut rows.lengths, &[got.len()], WHAT).map_err(Trouble::Memory)?;
        }
    }
    match left {
        0 => Ok(rows),
        _ => Err(Trouble::Layout("a row is longer than its type allows")),
    }
}

/// Reads a branch with one whole number per row, such as the lengths of lists; `None` if it is of another type.
pub(super) fn read_counts(branch: &Branch, type_name: &str) -> Option<Vec<usize>> {
    let (scalar, Layout::Fixed(1)) = parse_type(type_name)? else { return None };
    if !scalar.name.contains("int") {
        return None;
    }
    let rows = read_rows(branch, scalar, Layout::Fixed(1)).ok()?;
    let count = |value: &f32| (*value >= 0.0).then_some(*value as usize); // exact below 2²⁴
    rows.values.iter().map(count).collect()
}
