//! Checks the conditions that must hold after every call, whatever its arguments.

use crate::board::Board;
use crate::draw::OPTIONAL;
use crate::header::{Base, Function, Header, Named, Returns};
use crate::memory::{self, MOST};
use crate::model::Worth;
use crate::worker::{Arguments, Worker, World};
use crate::{library, structs};

/// Length limit of a message in bytes: the longest path that is drawn, escaped, and some words.
const LONGEST_MESSAGE: usize = 16 << 10;
const GARBAGE: u64 = 0x5a5a_5a5a_5a5a_5a5a;

/// A drawn call.
pub(crate) struct Call<'a> {
    pub worker: &'a Worker<'a>,
    pub copy: usize,
    pub function: usize,
    pub drawn: &'a Arguments,
    /// Nesting depth of the call.
    pub depth: usize,
}

/// State known before a call.
pub(crate) struct Before {
    /// State of the first handle's object, if it will be compared.
    state: Option<(usize, Vec<u64>)>,
    nested: u64,
}

impl Call<'_> {
    fn definition(&self) -> &Function {
        &self.worker.world.header.functions[self.function]
    }

    fn fault(&self, what: &str) -> ! {
        self.worker.world.board.fault(&format!("{}: {what}", self.definition().name))
    }

    /// Returns true if no other thread makes calls.
    fn alone(&self) -> bool {
        self.worker.world.threads == 1
    }

    fn frees(&self) -> bool {
        self.definition().name.ends_with("_free")
    }

    pub(crate) fn before(&self) -> Before {
        let first = self.definition().parameters.first();
        let changes = first.is_some_and(|p| !p.of.constant) && !self.frees();
        let state = match self.drawn.handles.first() {
            Some(&(0, kind, Worth::Good(entry)))
                if changes && self.alone() && self.depth == 0 && self.worker.random.percent(20) =>
            {
                Some((entry, self.state(entry, kind)))
            }
            _ => None,
        };
        Before { state, nested: self.worker.nested.get() }
    }

    /// Checks the result of a call.
    pub(crate) fn after(&self, returned: u64, before: Before) {
        let world = self.worker.world;
        if self.definition().returns != Returns::Status {
            match library::text(returned).map(String::from_utf8) {
                Some(Ok(_)) => return,
                _ => self.fault("returned no UTF-8 text"),
            }
        }
        let status = returned as i32;
        let Some(name) = world.header.status_name(status) else {
            self.fault(&format!("returned {status}, which is no status of the header"))
        };
        if status != 0 {
            self.message(name);
        }
        let short = name.trim_start_matches("ROOTGRAD_STATUS_");
        let documented = world.header.documented.get(&self.definition().name);
        if status != 0 && !documented.is_some_and(|names| names.contains(short)) {
            let message = world.copies[self.copy].last_error().unwrap_or_default();
            let message = String::from_utf8_lossy(&message).into_owned();
            self.fault(&format!("returned {short}, which its comment does not name: {message}"));
        }
        if name.ends_with("_INTERNAL") {
            let message = world.copies[self.copy].last_error().unwrap_or_default();
            self.fault(&String::from_utf8_lossy(&message));
        }
        self.handles(status, name);
        self.results(status);
        if self.alone() && self.depth == 0 && !self.definition().parameters.is_empty() {
            world.signals.check(world.board);
        }
        let Some((entry, state)) = before.state.filter(|_| status != 0) else { return };
        let kind = world.model().entry(entry).kind;
        let alone = before.nested == self.worker.nested.get();
        if alone && state != self.state(entry, kind) {
            self.fault(&format!("returned {name} and yet changed its handle's object"));
        }
    }

    /// Checks the last error after a failure: it must be one line of UTF-8.
    fn message(&self, status: &str) {
        let Some(bytes) = self.worker.world.copies[self.copy].last_error() else {
            self.fault("rootgrad_last_error returned NULL")
        };
        let Ok(text) = std::str::from_utf8(&bytes) else {
            self.fault(&format!("a message that is not UTF-8: {}", bytes.escape_ascii()))
        };
        if text.is_empty() {
            self.fault(&format!("returned {status} without a message"));
        }
        if text.contains(|c: char| c.is_control()) {
            self.fault(&format!("a message with control characters: {text:?}"));
        }
        if text.len() > LONGEST_MESSAGE {
            self.fault(&format!("a message of {} bytes: {:.200}…", text.len(), text));
        }
    }

    /// Checks the statuses for good and bad handles, and records freed ones.
    fn handles(&self, status: i32, name: &str) {
        let world = self.worker.world;
        let bad = self.drawn.handles.iter().find(|(.., worth)| *worth == Worth::Bad);
        if let (Some(&(at, ..)), 0) = (bad, status) {
            self.fault(&format!("took the bad handle {}", self.drawn.code[at]));
        }
        for &(at, _, worth) in &self.drawn.handles {
            let optional = OPTIONAL.contains(&self.definition().parameters[at].name.as_str());
            if worth == Worth::Null && status == 0 && !optional && !self.frees() {
                self.fault("took NULL for a handle");
            }
        }
        if bad.is_none()
            && name.ends_with("_HANDLE")
            && self.alone()
            && !self.drawn.has_inner_handle
        {
            self.fault("refused a good handle");
        }
        let Some(&(_, _, worth)) = self.drawn.handles.first().filter(|_| self.frees()) else {
            return;
        };
        match (worth, status) {
            (Worth::Good(entry), 0) => world.model().freed(entry),
            (Worth::Good(_), _) if self.alone() => self.fault("a live handle was not freed"),
            (Worth::Null, 1..) => self.fault("NULL was not freed"),
            (Worth::Bad, _) if !name.ends_with("_HANDLE") => {
                self.fault("a bad handle, and another status than HANDLE")
            }
            _ => {}
        }
    }

    /// Checks the results written: new handles, and sizes to remember.
    fn results(&self, status: i32) {
        let world = self.worker.world;
        for out in &self.drawn.outs {
            let parameter = &self.definition().parameters[out.parameter];
            match parameter.of.base {
                Base::Handle(kind) => self.new_handle(kind, memory::number(out.address, 8), status),
                _ if status != 0 || out.count != 1 => {}
                _ => {
                    let facts = facts(world.header, self.definition(), parameter, out.address);
                    let mut model = world.model();
                    for &(_, _, worth) in &self.drawn.handles {
                        let Worth::Good(entry) = worth else { continue };
                        for (name, value) in &facts {
                            model.learn(entry, name, *value);
                        }
                    }
                }
            }
        }
    }

    fn new_handle(&self, kind: usize, bits: u64, status: i32) {
        let world = self.worker.world;
        if status != 0 {
            // A call that failed before it reached its last argument has not written there.
            if bits != 0 && bits != GARBAGE {
                self.fault(&format!("failed and left {bits:#x} where a handle goes"));
            }
            return;
        }
        if bits == 0 || bits == GARBAGE {
            self.fault("succeeded without a handle");
        }
        let Some(entry) = world.model().made(bits, kind, self.copy) else {
            self.fault(&format!("returned the handle {bits:#x} a second time"))
        };
        if self.worker.random.percent(60) && self.alone() {
            self.state(entry, kind);
        }
    }

    /// Reads everything that can be queried about a handle's object without arguments, and its parameters.
    /// Sizes are remembered.
    fn state(&self, entry: usize, kind: usize) -> Vec<u64> {
        let world = self.worker.world;
        let (bits, copy, live) = {
            let model = world.model();
            let entry = model.entry(entry);
            (entry.bits, entry.copy, entry.live)
        };
        let mut state = Vec::new();
        if !live {
            return state;
        }
        for (index, function) in world.header.functions.iter().enumerate() {
            if !tells(function, kind) {
                continue;
            }
            let outs: Vec<Vec<u64>> = function.parameters[1..]
                .iter()
                .map(|parameter| vec![0; size(world.header, parameter).div_ceil(8)])
                .collect();
            let places = outs.iter().map(|out| out.as_ptr().addr() as u64);
            let arguments: Vec<u64> = std::iter::once(bits).chain(places).collect();
            let status = self.worker.ask(copy, index, &arguments);
            state.push(status as u64);
            if status != 0 {
                continue;
            }
            for (parameter, out) in function.parameters[1..].iter().zip(&outs) {
                for (name, value) in facts(world.header, function, parameter, out.as_ptr().addr()) {
                    world.model().learn(entry, &name, value);
                    state.push(value);
                }
            }
        }
        self.parameters(bits, copy, kind, entry, &mut state);
        state
    }

    /// Appends the bits of a model's parameters.
    fn parameters(&self, bits: u64, copy: usize, kind: usize, entry: usize, state: &mut Vec<u64>) {
        let world = self.worker.world;
        for (index, function) in world.header.functions.iter().enumerate() {
            let shape: Vec<_> =
                function.parameters.iter().map(|p| (p.of.base, p.of.pointers)).collect();
            let asks = match shape.as_slice() {
                [(Base::Handle(of), 1), (Base::F32, 1), (Base::Size, 0), rest @ ..] => {
                    *of == kind
                        && function.name.ends_with("_parameters")
                        && !function.parameters[1].of.constant
                        && matches!(rest, [] | [(Base::Size, 1)])
                }
                _ => false,
            };
            if !asks {
                continue;
            }
            let known = |name: &str| {
                let model = world.model();
                model.entry(entry).facts.iter().find(|fact| fact.0 == name).map(|fact| fact.1)
            };
            let mut count = known("parameter_count").unwrap_or(0);
            let place = (&raw mut count).expose_provenance() as u64;
            if shape.len() == 4 {
                self.worker.ask(copy, index, &[bits, 0, 0, place]);
            }
            if count == 0 || count > MOST as u64 {
                continue;
            }
            let values = vec![0_f32; count as usize];
            let out = values.as_ptr().addr() as u64;
            let arguments = [bits, out, count, place];
            state.push(self.worker.ask(copy, index, &arguments[..shape.len()]) as u64);
            state.extend(values.iter().map(|value| u64::from(value.to_bits())));
        }
    }
}

/// Returns true if a function only queries a handle of this type.
fn tells(function: &Function, kind: usize) -> bool {
    let [first, rest @ ..] = function.parameters.as_slice() else { return false };
    let of = first.of;
    (of.base, of.pointers, of.constant) == (Base::Handle(kind), 1, true)
        && !rest.is_empty()
        && rest.iter().all(|p| {
            p.of.pointers == 1
                && !p.of.constant
                && !matches!(p.of.base, Base::Handle(_) | Base::Char)
        })
}

fn size(header: &Header, parameter: &Named) -> usize {
    match parameter.of.base {
        Base::Struct(which) => header.structs[which].size,
        base => base.size(),
    }
}

/// Returns the numbers that a function wrote, by name.
fn facts(
    header: &Header,
    function: &Function,
    parameter: &Named,
    address: usize,
) -> Vec<(String, u64)> {
    let name = match parameter.name.as_str() {
        "out" | "n" => {
            let words = function.name.trim_start_matches("rootgrad_");
            words.split_once('_').map_or(words, |(_, rest)| rest)
        }
        name => name,
    };
    match parameter.of.base {
        Base::Struct(which) => {
            let bytes = memory::bytes(address, header.structs[which].size);
            let fields = header.structs[which].fields.iter().filter(|field| field.of.pointers == 0);
            fields.map(|field| (field.name.clone(), structs::get(&bytes, field))).collect()
        }
        Base::Handle(_) | Base::Char => Vec::new(),
        base => vec![(name.to_owned(), memory::number(address, base.size()))],
    }
}

/// Returns the function that frees handles of a type.
pub(crate) fn free_of(header: &Header, kind: usize) -> Option<usize> {
    header.functions.iter().position(|function| {
        function.name.ends_with("_free")
            && function.parameters.len() == 1
            && function.parameters[0].of.base == Base::Handle(kind)
    })
}

/// Returns the functions that create handles of a type.
pub(crate) fn makers_of(header: &Header, kind: usize) -> Vec<usize> {
    let makes = |p: &Named| p.of.base == Base::Handle(kind) && p.of.pointers == 2;
    let all = header.functions.iter().enumerate();
    all.filter(|(_, function)| function.parameters.iter().any(makes)).map(|(at, _)| at).collect()
}

/// Frees all live handles, and checks that this succeeds exactly once.
pub(crate) fn free_all(world: &World) {
    for (copy, library) in world.copies.iter().enumerate() {
        for kind in 0..world.header.handles.len() {
            let name = &world.header.handles[kind];
            let Some(free) = free_of(world.header, kind) else {
                world.board.fault(&format!("no function frees a {name}"))
            };
            let live = world.model().live(kind, copy);
            for entry in live {
                let bits = world.model().entry(entry).bits;
                let statuses = [(); 2].map(|()| library.call(free, &[bits]) as i32);
                if statuses[0] != 0 || statuses[1] == 0 {
                    world.board.fault(&format!("freed twice, a {name} said {statuses:?}"));
                }
            }
        }
    }
}

/// The process's signal handlers at some time.
pub(crate) struct Signals(Vec<usize>);

impl Signals {
    pub(crate) fn now() -> Self {
        let handler = |signal| {
            // SAFETY: all zeros is a valid value; the call only reads the handler.
            unsafe {
                let mut action: libc::sigaction = std::mem::zeroed();
                libc::sigaction(signal, std::ptr::null(), &raw mut action);
                action.sa_sigaction
            }
        };
        Signals((1..32).map(handler).collect())
    }

    pub(crate) fn check(&self, board: &Board) {
        let now = Signals::now();
        if let Some(at) = (0..self.0.len()).find(|&at| self.0[at] != now.0[at]) {
            board.fault(&format!("the handler of signal {} is another than before", at + 1));
        }
    }
}
