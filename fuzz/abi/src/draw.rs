//! Draws arguments of a call by their types and names in the header. The caller's duties in the header are respected:
//! memory is as large as the sizes say. Or a size is larger than all memory, which the library must detect itself.

use std::cell::RefCell;

use crate::header::{Base, Function, Header, Named};
use crate::memory::{Frame, MOST, Values};
use crate::model::{Model, Worth};
use crate::random::Random;
use crate::scratch::{self, Scratch};
use crate::structs;

/// Sizes that are the number of elements of the preceding pointer.
const COUNTS: &[&str] = &[
    "capacity",
    "out_len",
    "count",
    "n",
    "n_widths",
    "n_prompts",
    "n_columns",
    "seed_len",
    "d_x_len",
    "outputs_len",
];
/// Pointers to arrays whose number of elements is another parameter.
const EXTENTS: &[(&str, &str)] = &[
    ("counts", "n_prompts"),
    ("signal", "capacity"),
    ("background", "capacity"),
    ("threshold", "capacity"),
    ("d_parameters", "count"),
    ("column_values", "n_columns"),
    ("column_offsets", "n_columns"),
    ("mean", "out_len"),
    ("spread", "out_len"),
];
/// Names of handles that may be null.
pub(crate) const OPTIONAL: &[&str] = &["validation", "training"];
/// Names of texts that are file paths.
const PATHS: &[&str] = &["path", "checkpoint", "history", "state"];
/// Sizes that are not the number of elements in memory.
const FREE: &[&str] =
    &["threads", "features", "index", "figure", "batches", "vocabulary", "first_row"];
/// Name of the parameter with the size of the struct that the next parameter points to.
pub(crate) const STRUCT_SIZE: &str = "struct_size";
/// Sizes larger than all memory, whatever they count, even if multiplied.
pub(crate) const ABSURD: &[u64] = &[1 << 63, (1 << 63) + 1, u64::MAX, u64::MAX - 1, u64::MAX - 6];

/// Everything that arguments are drawn from.
pub(crate) struct Source<'a> {
    pub header: &'a Header,
    pub random: &'a Random,
    pub values: &'a Values,
    pub frame: &'a Frame,
    pub scratch: &'a Scratch,
    /// Values of each struct, as the functions `…_default` fill it.
    pub defaults: &'a [Option<Vec<u8>>],
    /// Index of the library's copy that is called.
    pub copy: usize,
    pub callback: u64,
    /// Address of the callback that returns a number.
    pub number: u64,
    /// Tensors created recently.
    pub tensors: &'a RefCell<Vec<u64>>,
    /// Handles created recently, of any kind.
    pub handles: &'a RefCell<Vec<u64>>,
}

/// Place of a result.
pub(crate) struct Out {
    pub parameter: usize,
    pub address: usize,
    /// Number of elements that fit; 1 unless it is an array.
    pub count: usize,
}

/// Arguments of one call.
#[derive(Default)]
pub(crate) struct Drawn {
    pub bits: Vec<u64>,
    pub code: Vec<String>,
    /// Handle arguments: parameter, type, and their quality according to the model.
    pub handles: Vec<(usize, usize, Worth)>,
    /// True if a struct contains a handle, which the model does not know.
    pub has_inner_handle: bool,
    /// Places for results that are neither null nor misaligned.
    pub outs: Vec<Out>,
    /// Type of the callback, if there is one and it is not null.
    pub callback: Option<usize>,
    pub user: u64,
    /// True if there is a callback that returns a number; `number_user` is then passed to it.
    pub number: bool,
    pub number_user: u64,
    /// Sizes by name: of the handles, the options, and the earlier arguments.
    pub hints: Vec<(String, u64)>,
    /// True if only a callback ends the call.
    pub endless: bool,
    /// True if the function accepts a callback that can end the call.
    pub can_end: bool,
}

impl Drawn {
    pub(crate) fn set(&mut self, parameter: usize, bits: u64, code: String) {
        self.bits[parameter] = bits;
        self.code[parameter] = code;
    }

    pub(crate) fn hint(&self, random: &Random, names: &[&str]) -> Option<u64> {
        let found: Vec<u64> = self
            .hints
            .iter()
            .filter(|(name, _)| names.contains(&name.as_str()))
            .map(|(_, value)| *value)
            .collect();
        (!found.is_empty()).then(|| random.of(&found))
    }
}

impl Source<'_> {
    /// Draws arguments for `function`.
    pub(crate) fn arguments(&self, function: &Function, model: &Model) -> Drawn {
        let count = function.parameters.len();
        let mut drawn =
            Drawn { bits: vec![0; count], code: vec![String::new(); count], ..Drawn::default() };
        self.frame.clear();
        drawn.can_end = function.parameters.iter().any(|p| matches!(p.of.base, Base::Callback(_)));
        self.handles(function, model, &mut drawn);
        for (at, parameter) in function.parameters.iter().enumerate() {
            if let (Base::Struct(which), 1, true) = shape(parameter) {
                self.options(at, which, &mut drawn);
            }
        }
        let mut product = 1;
        for (at, parameter) in function.parameters.iter().enumerate() {
            if let (base, 0, _) = shape(parameter)
                && !matches!(base, Base::Callback(_))
            {
                self.number(at, function, &mut product, &mut drawn);
            }
        }
        for (at, parameter) in function.parameters.iter().enumerate() {
            match shape(parameter) {
                (Base::Callback(which), ..) => self.callback(at, which, &mut drawn),
                (Base::Void, ..) => {
                    drawn.user = self.random.next();
                    drawn.set(at, drawn.user, format!("(void *){:#x}", drawn.user));
                }
                (_, 0, _) | (Base::Handle(_), 1, _) | (Base::Struct(_), 1, true) => {}
                (Base::Char, 2, true) => self.texts(at, function, &mut drawn),
                (Base::Handle(kind), 2, true) => {
                    self.handle_array(at, kind, function, model, &mut drawn);
                }
                (base @ (Base::F32 | Base::Size), 2, true) => {
                    self.arrays(at, base, function, &mut drawn);
                }
                (Base::Char, 1, true) => self.text(at, function, &mut drawn),
                (_, _, true) => self.array(at, function, &mut drawn),
                _ => self.out(at, function, &mut drawn),
            }
        }
        drawn
    }

    fn handles(&self, function: &Function, model: &Model, drawn: &mut Drawn) {
        for (at, parameter) in function.parameters.iter().enumerate() {
            let (Base::Handle(kind), 1, _) = shape(parameter) else { continue };
            let none = OPTIONAL.contains(&parameter.name.as_str()) && self.random.percent(50);
            let bits =
                if none { 0 } else { model.draw(self.random, kind, self.copy, &drawn.hints) };
            let worth = model.worth(bits, kind, self.copy);
            if let Worth::Good(entry) = worth {
                drawn.hints.extend(model.entry(entry).facts.iter().cloned());
            }
            drawn.handles.push((at, kind, worth));
            drawn.set(at, bits, model.code(bits, self.copy));
        }
    }

    /// Draws an array of handles of one kind.
    fn handle_array(
        &self,
        at: usize,
        kind: usize,
        function: &Function,
        model: &Model,
        drawn: &mut Drawn,
    ) {
        let random = self.random;
        let count = self.extent(at, function, drawn).unwrap_or(0).min(64) as usize;
        let one = |_| model.draw(random, kind, self.copy, &drawn.hints);
        let handles: Vec<u64> = (0..count).map(one).collect();
        let codes: Vec<String> = handles.iter().map(|&bits| model.code(bits, self.copy)).collect();
        let bytes: Vec<u8> = handles.iter().flat_map(|bits| bits.to_le_bytes()).collect();
        drawn.has_inner_handle = true;
        drawn.set(at, self.frame.with(&bytes) as u64, format!("{{{}}}", codes.join(", ")));
    }

    fn options(&self, at: usize, which: usize, drawn: &mut Drawn) {
        if self.random.percent(12) {
            return drawn.set(at, 0, "NULL".to_owned());
        }
        let (bytes, code) = structs::draw(self, which, drawn);
        let (address, shown) = self.misaligned(self.frame.with(&bytes), 4);
        drawn.set(at, address as u64, format!("{shown}&{code}"));
    }

    /// Returns the address, or rarely the address before it, which is not a multiple of `size`. The memory before the
    /// address must exist.
    pub(crate) fn misaligned(&self, address: usize, size: usize) -> (usize, &'static str) {
        if size == 1 || !self.random.percent(1) {
            return (address, "");
        }
        (address - 1, "/* one byte before */ ")
    }

    fn number(&self, at: usize, function: &Function, product: &mut u64, drawn: &mut Drawn) {
        let random = self.random;
        let parameter = &function.parameters[at];
        let value = match parameter.of.base {
            Base::Size if parameter.name == STRUCT_SIZE => self.struct_size(at, function),
            Base::Size => {
                let of_texts = function
                    .parameters
                    .iter()
                    .any(|p| p.of.pointers == 2 && p.of.base == Base::Char);
                let long = !of_texts || parameter.name == "rows";
                self.size(&parameter.name, long, product, drawn)
            }
            Base::U64 if parameter.name == "tensor" => self.tensor(),
            Base::U64 if random.percent(80) => random.below(100) as u64,
            Base::U64 => random.next(),
            Base::I32 => {
                let number = match random.below(50) {
                    _ if parameter.name == "purpose" && random.percent(80) => {
                        random.below(2) as i32
                    }
                    0..=44 => random.below(6) as i32,
                    45..=47 => random.of(&[-1, 6, 17, 18]),
                    _ => random.next() as i32,
                };
                // The upper half of the register has random bits, because compilers leave it undefined.
                drawn.set(at, u64::from(number as u32) | random.next() << 32, number.to_string());
                return;
            }
            _ => random.of(&[0, 0, 1, 1, 2, u64::from(u32::MAX)]),
        };
        drawn.set(at, value, number_code(value));
    }

    /// Returns the size of the struct that the next parameter points to; rarely a wrong size.
    fn struct_size(&self, at: usize, function: &Function) -> u64 {
        let size = self.header.size_behind(&function.parameters[at + 1]) as u64;
        match self.random.below(40) {
            0 => self.random.of(&[0, 8, size - 8, size + 8]),
            1 => self.random.of(ABSURD),
            _ => size,
        }
    }

    /// Draws a size, which usually fits. `long` is true if the count may be large.
    fn size(&self, name: &str, long: bool, product: &mut u64, drawn: &mut Drawn) -> u64 {
        let random = self.random;
        let free = FREE.contains(&name);
        if random.percent(3) {
            return match free && random.percent(50) {
                true => random.of(&[1 << 20, 1 << 31, 1 << 32, 1 << 40]),
                false => random.of(ABSURD),
            };
        }
        let mut value = match name {
            "threads" => random.below(4) as u64,
            "targets" if random.percent(70) => 1,
            "n_collections" => random.below(2) as u64, // only one struct is drawn
            // Enough rows or tokens to learn from.
            "rows" | "n" if long && random.percent(40) => 8 + random.below(57) as u64,
            "row_stride" if random.percent(70) => 0,
            "out_len" => {
                let wide = random.percent(70);
                let by = drawn
                    .hint(random, &["outputs", "vocabulary", "max_new_tokens"])
                    .filter(|_| wide);
                product.saturating_mul(by.unwrap_or(1))
            }
            "seed_len" | "d_x_len" | "outputs_len" => {
                let of_row = if name == "d_x_len" { "features" } else { "outputs" };
                let rows = drawn.hint(random, &["rows"]).unwrap_or(1);
                rows.saturating_mul(drawn.hint(random, &[of_row]).unwrap_or(1))
            }
            "count" | "capacity" => drawn
                .hint(random, &["parameter_count", "parameters", "widths", "tokens"])
                .filter(|_| random.percent(70))
                .unwrap_or_else(|| small(random)),
            _ => match drawn.hint(random, &[name]) {
                Some(known) if random.percent(85) => known,
                _ => small(random),
            },
        };
        let most = if free { MOST as u64 } else { MOST as u64 / *product };
        if value > most {
            value = small(random).min(most);
        }
        if !free {
            *product *= value.max(1);
        }
        drawn.hints.push((name.to_owned(), value));
        value
    }

    fn callback(&self, at: usize, which: usize, drawn: &mut Drawn) {
        // (The callback that lends threads is never passed, because it would have to do the work of later calls.)
        let lends = self.header.callbacks[which].name == "rootgrad_parallel_t";
        if lends || !drawn.endless && self.random.percent(50) {
            return drawn.set(at, 0, "NULL".to_owned());
        }
        drawn.callback = Some(which);
        drawn.set(at, self.callback, format!("({})callback", self.header.callbacks[which].name));
    }

    /// Draws a text, or bytes with their number.
    fn text(&self, at: usize, function: &Function, drawn: &mut Drawn) {
        let name = function.parameters[at].name.as_str();
        let random = self.random;
        if random.percent(if name == "tokenizer" || name == "weight" { 40 } else { 3 }) {
            return drawn.set(at, 0, "NULL".to_owned());
        }
        if let Some(count) = self.extent(at, function, drawn) {
            let palette: &[u8] = random.of(&[b"abc .".as_slice(), b"ab", b"\n\xff\0a\xe2\x82"]);
            let count = count.min(MOST as u64) as usize; // with an absurd number nothing is read
            let bytes: Vec<u8> = (0..count).map(|_| random.of(palette)).collect();
            let code = bytes_code(&bytes);
            return drawn.set(at, self.frame.with(&bytes) as u64, code);
        }
        let (address, code) = self.string(name);
        drawn.set(at, address as u64, code);
    }

    /// Draws a tensor: usually an existing one, which may belong to a finished trace.
    pub(crate) fn tensor(&self) -> u64 {
        let tensors = self.tensors.borrow();
        match tensors.len() {
            0 => self.random.below(3) as u64,
            _ if self.random.percent(3) => self.random.next(),
            count => tensors[self.random.below(count)],
        }
    }

    /// Draws `count` tensors, in a place for them alone.
    pub(crate) fn tensors(&self, count: usize) -> (usize, String) {
        let tensors: Vec<u64> = (0..count).map(|_| self.tensor()).collect();
        let bytes: Vec<u8> = tensors.iter().flat_map(|tensor| tensor.to_le_bytes()).collect();
        (self.frame.with(&bytes), format!("(uint64_t[]){tensors:#x?}").replace(['\n', ' '], ""))
    }

    /// Draws a NUL-terminated text that suits a parameter or field with this name.
    pub(crate) fn string(&self, name: &str) -> (usize, String) {
        let mut bytes = match name {
            "tokenizer" => scratch::tokenizer(self.random, self.scratch),
            "name" | "kind" if self.random.percent(70) => scratch::operation(self.random),
            "space" => scratch::space(self.random),
            _ if PATHS.contains(&name) => self.scratch.path(self.random),
            _ => scratch::word(self.random),
        };
        let code = bytes_code(&bytes);
        bytes.push(0);
        (self.frame.with(&bytes), code)
    }

    /// Draws a place to write to.
    fn out(&self, at: usize, function: &Function, drawn: &mut Drawn) {
        let parameter = &function.parameters[at];
        let random = self.random;
        if random.percent(3) {
            return drawn.set(at, 0, "NULL".to_owned());
        }
        let size = match parameter.of.base {
            _ if parameter.of.pointers == 2 => 8,
            _ => self.header.size_behind(parameter),
        };
        let count = self.extent(at, function, drawn).unwrap_or(1).min(MOST as u64) as usize;
        let garbage = vec![0x5a; size * count + 8];
        let (address, shown) = self.misaligned(self.frame.with(&garbage) + 8, size.min(8));
        let code = format!("{shown}{} /* room for {count} */", parameter.name);
        drawn.set(at, address as u64, code);
        if shown.is_empty() {
            drawn.outs.push(Out { parameter: at, address, count });
        }
    }

    /// Returns the number of elements behind a pointer, if another parameter gives it.
    pub(crate) fn extent(&self, at: usize, function: &Function, drawn: &Drawn) -> Option<u64> {
        let parameters = &function.parameters;
        let elsewhere = EXTENTS.iter().find(|(pointer, _)| *pointer == parameters[at].name);
        let name = elsewhere.map(|(_, size)| *size);
        let beside = if parameters[at].of.pointers == 2 { 2 } else { 1 };
        (1..=beside).find_map(|step| {
            let found = parameters.iter().enumerate().find(|(place, parameter)| match name {
                Some(name) => parameter.name == name,
                None => *place == at + step && COUNTS.contains(&parameter.name.as_str()),
            });
            found
                .filter(|(_, p)| shape(p) == (Base::Size, 0, false))
                .map(|(place, _)| drawn.bits[place])
        })
    }
}

fn shape(parameter: &Named) -> (Base, usize, bool) {
    (parameter.of.base, parameter.of.pointers, parameter.of.constant)
}

pub(crate) fn small(random: &Random) -> u64 {
    match random.below(20) {
        0 => 0,
        1..=16 => 1 + random.below(4) as u64,
        _ => random.below(65) as u64,
    }
}

/// Draws a number larger than any possible size, or just too large.
pub(crate) fn absurd(random: &Random) -> u64 {
    random.of(&[1 << 31, 1 << 32, 1 << 40, 1 << 62, 1 << 63, u64::MAX, u64::MAX - 1])
}

pub(crate) fn number_code(value: u64) -> String {
    if value < 1 << 20 { value.to_string() } else { format!("{value:#x}") }
}

pub(crate) fn bytes_code(bytes: &[u8]) -> String {
    if bytes.len() > 200 {
        return format!("\"{}…\" /* {} bytes */", bytes[..20].escape_ascii(), bytes.len());
    }
    format!("\"{}\"", bytes.escape_ascii())
}
