//! Damages JSON so that it stays valid JSON: the checks of the values come after the checks of the syntax, which stop
//! almost all other damage.

use serde_json::{Value, json};

use crate::case::{joined, parted};
use crate::random::Random;

/// Changes a few values of a JSON text, or of the header of a safetensors file. Returns false if the bytes are
/// neither.
pub(crate) fn damage(random: &Random, bytes: &mut Vec<u8>) -> bool {
    let times = 1 + random.below(3);
    if let Some((mut header, data)) = parted(bytes) {
        for _ in 0..times {
            // The metadata describe the model; all other entries are alike.
            match header.get_mut("__metadata__") {
                Some(metadata) if random.percent(60) => change(random, metadata),
                _ => change(random, &mut header),
            }
        }
        *bytes = joined(&header, data);
        return true;
    }
    let Ok(mut value) = serde_json::from_slice(bytes) else { return false };
    (0..times).for_each(|_| change(random, &mut value));
    *bytes = value.to_string().into_bytes();
    true
}

/// Changes a value within it, or replaces it.
fn change(random: &Random, value: &mut Value) {
    if random.percent(90) {
        let mut parts: Vec<&mut Value> = match value {
            Value::Object(map) => map.values_mut().collect(),
            Value::Array(list) => list.iter_mut().collect(),
            _ => Vec::new(),
        };
        if !parts.is_empty() {
            return change(random, parts.swap_remove(random.below(parts.len())));
        }
    }
    match value {
        // Our metadata are JSON stored as text.
        Value::String(text) if random.percent(90) && text.starts_with(['{', '[']) => {
            if let Ok(mut inner) = serde_json::from_str(text) {
                change(random, &mut inner);
                *text = inner.to_string();
            }
        }
        Value::Number(number) if random.percent(40) && number.is_u64() => {
            let near = number.as_u64().unwrap_or(0).wrapping_add(random.below(9) as u64);
            *value = near.wrapping_sub(4).into();
        }
        Value::Array(list) if random.percent(60) && !list.is_empty() => {
            let at = random.below(list.len());
            match random.below(3) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, list[at].clone()),
                _ => list.swap(0, at),
            }
        }
        Value::Object(map) if random.percent(60) && !map.is_empty() => {
            let key = map.keys().nth(random.below(map.len())).cloned().unwrap_or_default();
            let part = map.remove(&key).unwrap_or_default();
            if random.percent(50) {
                map.insert(random.of(&["", "0", "shape", "type", "\u{e9}"]).to_owned(), part);
            }
        }
        _ => *value = other(random),
    }
}

/// Draws a value that often causes errors in readers.
fn other(random: &Random) -> Value {
    match random.below(12) {
        0 => random.of(&[0, 1, 2, 3, 255, 256, 65_535, 65_536]).into(),
        1 | 2 => random.of(&[1_u64 << 31, u64::from(u32::MAX), 1 << 32, 1 << 53, 1 << 62]).into(),
        3 => random.of(&[i64::MAX as u64, 1 << 63, u64::MAX - 7, u64::MAX]).into(),
        4 => random.of(&[-1, i64::from(i32::MIN), i64::MIN]).into(),
        5 => random.of(&[0.5, -0.0, 1e18, 1e-320, 3.5e38, 1e300]).into(),
        6 => {
            random.of(&["", "1", "F32", "F64", "BF16", "I64", "\u{0}", "\u{1f4a5}", "../a"]).into()
        }
        7 => "a".repeat(1 << random.below(16)).into(),
        8 => (0..100).fold(Value::Null, |inner, _| json!([inner])),
        9 => vec![u64::from(u32::MAX); 1 << random.below(8)].into(),
        10 => random.of(&[true, false]).into(),
        _ => [Value::Null, json!([]), json!({})][random.below(3)].clone(),
    }
}
