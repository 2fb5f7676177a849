//! Draws structs that are passed in: as the functions `…_default` fill them, with a few fields changed.

use crate::draw::{Drawn, Source, absurd, number_code, small};
use crate::header::{Base, Named};

/// Usual values of fields that set the amount of work in a call, or enable it. The first row that matches is used.
const WORK: &[(&str, &[u64])] = &[
    ("rootgrad_learning_rate_options_t.steps", &[10, 10, 12, 9]),
    ("folds", &[2, 2, 2, 3, 4]),
    ("last_target", &[0, 0, 0, 1]),
    ("trials", &[1, 1, 2, 3]),
    ("repeats", &[1, 1, 2]),
    ("first_epochs", &[1, 1, 2]),
    ("jobs", &[0, 1, 1, 2]),
    ("bootstrap", &[0, 0, 0, 2, 3]),
    ("permutations", &[0, 1, 2]),
    ("gradient_points", &[0, 1, 2]),
    ("importance_rows", &[1, 4, 16]),
    ("scores", &[0, 0, 0, 0, 1]),
    ("uncertainties", &[0, 0, 0, 0, 1]),
    ("against", &[0, 0, 0, 0, 1]),
    ("epochs", &[1, 1, 2, 3]),
    ("steps", &[1, 1, 2, 3]),
    ("batch_size", &[1, 2, 4, 8]),
    ("sequence_length", &[1, 2, 4]),
    ("accumulation", &[1, 1, 2]),
    ("max_new_tokens", &[1, 2, 4]),
    ("sample_tokens", &[1, 2, 4]),
    ("sample_every", &[0, 0, 1, 2]),
    ("validation_batches", &[0, 1, 2]),
    ("threads", &[0, 1, 2, 3]),
    ("layers", &[1, 1, 2]),
    ("members", &[1, 1, 2]),
    ("depth", &[1, 1, 2]),
    ("frequencies", &[0, 1, 2]),
    ("knots", &[0, 2, 5]),
    ("embedding", &[0, 2, 3]),
    ("heads", &[1, 1, 2]),
    ("channels", &[2, 4, 8]),
    ("length", &[1, 2, 3, 4]),
    ("max_time", &[2, 4, 8]),
    ("width", &[1, 1, 2]),
    ("outputs", &[1, 1, 2, 3]),
    ("vocabulary", &[2, 3, 4, 4]),
    ("loss", &[0, 0, 1, 2, 3, 3, 4]), // each value suits some data and networks
    ("padded_vocabulary", &[0, 0, 4, 8]),
];
/// Fields that can make a call endless, which only a time limit detects. They never get absurd values.
const NEVER_ABSURD: &[&str] = &[
    "accumulation",
    "sample_tokens",
    "trials",
    "repeats",
    "bootstrap",
    "permutations",
    "gradient_points",
    "first_epochs",
];
/// Fields whose work a callback can end. They get absurd values only with a callback.
const ENDED_BY_CALLBACK: &[&str] = &["epochs", "steps", "max_new_tokens"];
/// Value of `rootgrad_progress` that would draw on standard error.
const PROGRESS_ON: u64 = 1;

/// Draws the bytes of struct `which`, and formats it as C code.
pub(crate) fn draw(source: &Source, which: usize, drawn: &mut Drawn) -> (Vec<u8>, String) {
    let definition = &source.header.structs[which];
    let mut bytes = source.defaults[which].clone().unwrap_or_else(|| vec![0; definition.size]);
    let random = source.random;
    for field in definition.fields.iter().filter(|field| !field.of.leads_somewhere()) {
        let is_of = |name: &str| match name.split_once('.') {
            Some((owner, name)) => owner == definition.name && name == field.name,
            None => name == field.name,
        };
        if let Some((_, usual)) = WORK.iter().find(|(name, _)| is_of(name)) {
            put(&mut bytes, field, random.of(usual));
        }
        if field.name == "vocabulary"
            && let Some(known) = drawn.hint(random, &["vocabulary"]).filter(|&known| known < 1000)
        {
            put(&mut bytes, field, known);
        }
    }
    let changes = random.of(&[0, 0, 0, 0, 1, 1, 2, 3]);
    for _ in 0..changes {
        let field = &definition.fields[random.below(definition.fields.len())];
        if !field.of.leads_somewhere() {
            change(source, field, &mut bytes, drawn);
        }
    }
    let mut code = Vec::new();
    for (at, field) in definition.fields.iter().enumerate() {
        if field.of.leads_somewhere() {
            let next = definition.fields.get(at + 1);
            code.push(pointer(source, field, next, &mut bytes, drawn));
            let is_handle = matches!(field.of.base, Base::Handle(_));
            drawn.has_inner_handle |= is_handle && get(&bytes, field) != 0;
            continue;
        }
        if field.name == "progress" && get(&bytes, field) == PROGRESS_ON {
            put(&mut bytes, field, PROGRESS_ON + 1);
        }
        let value = get(&bytes, field);
        if matches!(field.of.base, Base::Size | Base::U64) {
            drawn.hints.push((field.name.clone(), value));
        }
        code.push(format!(".{} = {}", field.name, value_code(field, value)));
    }
    (bytes, format!("({}){{{}}}", definition.name, code.join(", ")))
}

fn change(source: &Source, field: &Named, bytes: &mut [u8], drawn: &mut Drawn) {
    let random = source.random;
    let value = match field.of.base {
        Base::F32 => {
            let odd = [0.0, 1.0, -1.0, f32::NAN, f32::INFINITY, -f32::INFINITY, 1e-45, 1e38, 0.5];
            u64::from(random.of(&odd).to_bits())
        }
        Base::F64 => random.of(&[0.0, 1.0, -1.0, f64::NAN, f64::INFINITY, 5e-324]).to_bits(),
        Base::I32 | Base::U16 | Base::U32 => match random.below(8) {
            0..=4 => random.below(6) as u64,
            5 => u64::from(u32::MAX),
            _ => random.next(),
        },
        _ if random.percent(60) || NEVER_ABSURD.contains(&field.name.as_str()) => {
            small(random).min(8)
        }
        _ if ENDED_BY_CALLBACK.contains(&field.name.as_str()) => {
            if !drawn.can_end {
                return;
            }
            drawn.endless = true;
            absurd(random)
        }
        _ => absurd(random),
    };
    put(bytes, field, value);
}

/// Draws a field that is a pointer: to a text, null, or to values whose number is the next field.
fn pointer(
    source: &Source,
    field: &Named,
    number: Option<&Named>,
    bytes: &mut [u8],
    drawn: &mut Drawn,
) -> String {
    let random = source.random;
    if field.of.base == Base::Void {
        drawn.number_user = random.next();
        put(bytes, field, drawn.number_user);
        return format!(".{} = (void *){:#x}", field.name, drawn.number_user);
    }
    if random.percent(if field.name == "inputs" { 10 } else { 65 }) {
        put(bytes, field, 0);
        if let Some(number) = number.filter(|number| counts(number)) {
            put(bytes, number, 0);
        }
        return format!(".{} = NULL", field.name);
    }
    let (address, code) = match (field.of.base, number.filter(|number| counts(number))) {
        (Base::Callback(which), _) => {
            drawn.number = true; // (header.rs accepts no other kind in a struct)
            (source.number as usize, format!("({})number", source.header.callbacks[which].name))
        }
        (Base::Char, Some(number)) if field.of.pointers == 2 => {
            let count = random.below(4);
            put(bytes, number, count as u64);
            source.names(count)
        }
        (Base::Char, _) => source.string(&field.name),
        // (A handle is not an address: it has the right type, another type, or is freed.)
        (Base::Handle(_), _) => {
            let handles = source.handles.borrow();
            let handle = match handles.len() {
                0 => random.next(),
                count => handles[random.below(count)],
            };
            (handle as usize, format!("(void *){handle:#x}"))
        }
        (Base::Struct(which), Some(number)) => {
            let all: Vec<_> = (0..random.below(3)).map(|_| draw(source, which, drawn)).collect();
            put(bytes, number, all.len() as u64);
            let (parts, codes): (Vec<_>, Vec<_>) = all.into_iter().unzip();
            let name = &source.header.structs[which].name;
            (source.frame.with(&parts.concat()), format!("({name}[]){{{}}}", codes.join(", ")))
        }
        (Base::Struct(which), None) => {
            let (bytes, code) = draw(source, which, drawn);
            (source.frame.with(&bytes), format!("&{code}"))
        }
        // (The number of values is the number of rows times the columns of an id.)
        (Base::I64, None) if field.name == "ids" => source.values.of(random, false, 8),
        (Base::U64 | Base::I64, Some(number)) => {
            let count = random.below(4);
            put(bytes, number, count as u64);
            match field.of.base {
                Base::U64 => source.tensors(count),
                _ => integers(source, count),
            }
        }
        (base, number) => {
            let count = number.map_or(1, |_| random.below(4));
            if let Some(number) = number {
                put(bytes, number, count as u64);
            }
            let float = matches!(base, Base::F32 | Base::F64);
            let (address, code) = source.values.of(random, float, base.size());
            let place = source.frame.with(&crate::memory::bytes(address, count * base.size()));
            (place, format!("{code} /* copied to a place of {count} */"))
        }
    };
    put(bytes, field, address as u64);
    format!(".{} = {code}", field.name)
}

/// Draws whole numbers in a place for them alone: axes, sizes, flags.
fn integers(source: &Source, count: usize) -> (usize, String) {
    let random = source.random;
    let odd = [i64::MIN, i64::MAX, -5, 1 << 20, 1 << 40];
    let number = |_| match random.percent(10) {
        true => random.of(&odd),
        false => random.below(6) as i64 - 1,
    };
    let numbers: Vec<i64> = (0..count).map(number).collect();
    let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    (source.frame.with(&bytes), format!("(int64_t[]){numbers:?}"))
}

/// Returns true if a field is the number of elements of the preceding pointer.
fn counts(field: &Named) -> bool {
    field.of.base == Base::Size && field.name.starts_with("n_")
}

fn put(bytes: &mut [u8], field: &Named, value: u64) {
    let size = field.of.size();
    bytes[field.offset..field.offset + size].copy_from_slice(&value.to_le_bytes()[..size]);
}

pub(crate) fn get(bytes: &[u8], field: &Named) -> u64 {
    let size = field.of.size();
    let mut eight = [0; 8];
    eight[..size].copy_from_slice(&bytes[field.offset..field.offset + size]);
    u64::from_le_bytes(eight)
}

fn value_code(field: &Named, value: u64) -> String {
    match field.of.base {
        Base::F32 => format!("{:e}f", f32::from_bits(value as u32)),
        Base::F64 => format!("{:e}", f64::from_bits(value)),
        Base::I32 => (value as i32).to_string(),
        _ => number_code(value),
    }
}
