//! Draws arrays that a call reads: texts, numbers, the columns of rows.

use crate::draw::{ABSURD, Drawn, Source, bytes_code, number_code};
use crate::header::{Base, Function};
use crate::scratch;

impl Source<'_> {
    pub(crate) fn texts(&self, at: usize, function: &Function, drawn: &mut Drawn) {
        let count = self.extent(at, function, drawn).unwrap_or(0).min(64) as usize;
        if self.random.percent(3) {
            return drawn.set(at, 0, "NULL".to_owned());
        }
        let (address, code) = self.names(count);
        drawn.set(at, address as u64, code);
    }

    /// Draws `count` texts, in one memory place.
    pub(crate) fn names(&self, count: usize) -> (usize, String) {
        let random = self.random;
        let mut words: Vec<u64> = Vec::new();
        let mut codes = Vec::new();
        let (odd, start) = (random.percent(10), random.below(40));
        // All texts share one place, one after the other, because the number of places is limited.
        let mut pool = Vec::new();
        for i in 0..count {
            let text = match odd && random.percent(30) {
                true => scratch::word(random),
                false => format!("c{}", start + i).into_bytes(),
            };
            codes.push(bytes_code(&text));
            words.push(pool.len() as u64);
            pool.extend_from_slice(&text);
            pool.push(0);
        }
        let pool = self.frame.with(&pool) as u64;
        words.iter_mut().for_each(|offset| *offset += pool);
        if odd && count > 0 && random.percent(20) {
            let null = random.below(count);
            words[null] = 0;
            codes[null] = "NULL".to_owned();
        }
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        (self.frame.with(&bytes), format!("(const char *[]){{{}}}", codes.join(", ")))
    }

    /// Draws values to read.
    pub(crate) fn array(&self, at: usize, function: &Function, drawn: &mut Drawn) {
        let parameter = &function.parameters[at];
        let random = self.random;
        let optional = parameter.name == "weight"
            || parameter.name == "widths" && function.parameters.iter().any(|p| p.name == "names");
        if random.percent(if optional { 60 } else { 4 }) {
            return drawn.set(at, 0, "NULL".to_owned());
        }
        let size = parameter.of.base.size();
        let extent = self.extent(at, function, drawn);
        let fits = extent.filter(|&count| count <= 4096);
        if parameter.of.base == Base::U64 {
            let (address, code) = self.tensors(fits.unwrap_or(8) as usize);
            return drawn.set(at, address as u64, code);
        }
        if parameter.of.base == Base::Size {
            let count = fits.unwrap_or(64) as usize;
            let numbers: Vec<u64> = (0..count).map(|_| self.element()).collect();
            let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
            let code: Vec<String> = numbers.iter().map(|&number| number_code(number)).collect();
            let (address, shown) = self.misaligned(self.frame.with(&bytes), size);
            let code = format!("{shown}(size_t[]){{{}}}", code.join(", "));
            return drawn.set(at, address as u64, code);
        }
        let float = matches!(parameter.of.base, Base::F32 | Base::F64);
        let (mut address, mut code) = self.values.of(random, float, size);
        let writes = function.parameters.iter().any(|p| !p.of.constant && p.of.pointers == 1);
        let keeps = function.parameters.iter().any(|p| p.of.pointers == 2);
        if writes && !keeps && random.percent(3) {
            (address, code) = (self.frame.room() + random.below(64) * 8, "room".to_owned());
        } else if let Some(count) = fits
            && !keeps
        {
            let bytes = crate::memory::bytes(address, count as usize * size);
            address = self.frame.with(&bytes);
            code = format!("{code} /* copied to a place of {count} */");
        }
        let (address, shown) = self.misaligned(address, size);
        drawn.set(at, address as u64, format!("{shown}{code}"));
    }

    /// Draws an array of number arrays, one per column; or, for some columns, arrays of the index at which
    /// each row begins.
    pub(crate) fn arrays(&self, at: usize, base: Base, function: &Function, drawn: &mut Drawn) {
        let (random, name) = (self.random, &function.parameters[at].name);
        if random.percent(3) {
            return drawn.set(at, 0, "NULL".to_owned());
        }
        let count = self.extent(at, function, drawn).unwrap_or(0).min(64);
        let rows = drawn.hint(random, &["rows"]).unwrap_or(0);
        // (All columns share one list of offsets, because the number of places is limited.)
        let mut ends = vec![0u64];
        for _ in 0..rows.min(4096) {
            let fall = u64::from(random.percent(1));
            ends.push((ends[ends.len() - 1] + random.below(4) as u64).saturating_sub(fall));
        }
        let ends: Vec<u8> = ends.iter().flat_map(|end| end.to_le_bytes()).collect();
        let offsets = if rows <= 4096 { self.frame.with(&ends) } else { 0 };
        let one = |_| match base {
            Base::F32 => self.values.of(random, true, 4).0,
            _ if random.percent(50) => offsets,
            _ => 0,
        };
        let pointers: Vec<usize> = (0..count).map(one).collect();
        let bytes: Vec<u8> = pointers.iter().flat_map(|pointer| pointer.to_le_bytes()).collect();
        drawn.set(at, self.frame.with(&bytes) as u64, format!("{name} /* of {count} columns */"));
    }

    /// Draws the width or length of an element.
    fn element(&self) -> u64 {
        match self.random.below(60) {
            0..=24 => 1,
            25..=54 => 1 + self.random.below(4) as u64,
            55..=57 => self.random.below(40) as u64,
            58 => 0,
            _ => self.random.of(ABSURD),
        }
    }
}
