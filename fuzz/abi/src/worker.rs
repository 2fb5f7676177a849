//! The calling process: chooses a function, draws its arguments and calls it.

use crate::board::Board;
use crate::draw::{Drawn, STRUCT_SIZE, Source};
use crate::header::{Base, Header, Returns, Type};
use crate::library::Library;
use crate::memory::{Frame, Values};
use crate::model::{CROWD, Model};
use crate::random::Random;
use crate::scratch::Scratch;
use crate::{memory, oracle};
use anyhow::Result;
use std::cell::{Cell, RefCell};
use std::path::Path;
use std::sync::Mutex;

/// Largest depth of nested calls from callbacks.
const DEPTH: usize = 3;
/// Number of times that a callback is called before it ends the call.
const PATIENCE: u32 = 16;

/// Data shared by all threads of a process.
pub(crate) struct World<'a> {
    pub header: &'a Header,
    /// The library, and a second copy of it.
    pub copies: [Library; 2],
    pub board: &'a Board,
    pub model: Mutex<Model>,
    pub threads: usize,
    pub signals: oracle::Signals,
    values: Values,
    scratch: Scratch,
    /// Default structs, by copy and struct.
    defaults: [Vec<Option<Vec<u8>>>; 2],
}

/// Number of tensors, and of handles, that a thread remembers.
const KEPT: usize = 6;

/// A thread that makes calls.
pub(crate) struct Worker<'a> {
    pub world: &'a World<'a>,
    pub random: Random,
    frames: Vec<Frame>,
    /// Calls in progress, outermost first.
    running: RefCell<Vec<Running>>,
    /// Number of calls made from callbacks.
    pub nested: Cell<u64>,
    /// Tensors created recently.
    tensors: RefCell<Vec<u64>>,
    /// Handles created recently.
    handles: RefCell<Vec<u64>>,
    /// Function called last.
    last: Cell<usize>,
}

/// A call in progress.
struct Running {
    callback: Option<usize>,
    user: u64,
    /// Value for a callback that returns a number, if there is one.
    number: Option<u64>,
    times: u32,
}

thread_local! {
    /// This thread's worker, for callbacks.
    static CURRENT: Cell<*const Worker<'static>> = const { Cell::new(std::ptr::null()) };
}

impl<'a> World<'a> {
    /// Loads both copies; `folder` is for files.
    ///
    /// # Errors
    /// If something is missing, or a function `…_default` fails.
    pub(crate) fn new(
        header: &'a Header,
        library: &Path,
        folder: &Path,
        board: &'a Board,
        threads: usize,
    ) -> Result<Self> {
        let second = folder.with_file_name("second.so");
        std::fs::copy(library, &second)?;
        let copies = [Library::load(library, header)?, Library::load(&second, header)?];
        let defaults = [0, 1].map(|copy| defaults(header, &copies[copy]));
        Ok(World {
            header,
            copies,
            board,
            model: Mutex::default(),
            threads,
            signals: oracle::Signals::now(),
            values: Values::new()?,
            scratch: Scratch::new(folder)?,
            defaults,
        })
    }

    /// Locks the model, even if another thread panicked.
    pub(crate) fn model(&self) -> std::sync::MutexGuard<'_, Model> {
        self.model.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Makes `calls` calls in the chosen number of threads, then frees everything and checks the state.
    ///
    /// # Errors
    /// If the system has no memory.
    pub(crate) fn run(&self, seed: u64, calls: u64) -> Result<()> {
        std::thread::scope(|scope| -> Result<()> {
            let threads: Vec<_> = (1..self.threads as u64)
                .map(|thread| {
                    scope.spawn(move || {
                        Worker::new(self, seed.wrapping_add(thread << 32))
                            .map(|worker| worker.run(calls))
                    })
                })
                .collect();
            Worker::new(self, seed)?.run(calls);
            for thread in threads {
                thread.join().unwrap_or_else(|_| self.board.fault("the fuzzer itself panicked"))?;
            }
            Ok(())
        })?;
        oracle::free_all(self);
        self.signals.check(self.board);
        if let Some(what) = self.scratch.replaced() {
            self.board.fault(&format!("{what} in the scratch folder was replaced or removed"));
        }
        Ok(())
    }
}

/// Returns the structs that the functions `S_default` fill, with all sizes set to 2.
fn defaults(header: &Header, library: &Library) -> Vec<Option<Vec<u8>>> {
    let fill = |name: &str, size: usize| {
        let function = header.function(&format!("{}_default", name.strip_suffix("_t")?))?;
        let place = vec![0_u64; size.div_ceil(8)];
        let parameters = header.functions[function].parameters.iter();
        let arguments: Vec<u64> = parameters
            .map(|p| match p.name.as_str() {
                STRUCT_SIZE => size as u64,
                _ if p.of.pointers > 0 => place.as_ptr().addr() as u64,
                _ => 2,
            })
            .collect();
        let status = library.call(function, &arguments) as i32;
        (status == 0).then(|| memory::bytes(place.as_ptr().addr(), size))
    };
    header.structs.iter().map(|known| fill(&known.name, known.size)).collect()
}

impl<'a> Worker<'a> {
    fn new(world: &'a World<'a>, seed: u64) -> Result<Self> {
        let frames = (0..DEPTH).map(|_| Frame::new()).collect::<Result<_>>()?;
        Ok(Worker {
            world,
            random: Random::new(seed),
            frames,
            running: RefCell::default(),
            nested: Cell::new(0),
            tensors: RefCell::default(),
            handles: RefCell::default(),
            last: Cell::default(),
        })
    }

    fn run(&self, calls: u64) {
        CURRENT.set(std::ptr::from_ref(self).cast());
        while self.world.board.calls() < calls {
            if self.random.percent(1) {
                self.world.scratch.damage(&self.random);
            }
            self.step();
        }
        CURRENT.set(std::ptr::null());
    }

    /// Draws a function and calls it.
    fn step(&self) {
        let World { header, board, .. } = self.world;
        // With several threads only one copy is used: two copies cannot know of each other when they change a
        // signal's handler in turn.
        let copy = usize::from(self.world.threads == 1 && self.random.percent(5));
        let function = self.choose(copy);
        let depth = self.running.borrow().len();
        let drawn = self
            .source(copy, &self.frames[depth])
            .arguments(&header.functions[function], &self.world.model());
        let number = board.begin();
        let indent = "  ".repeat(depth);
        let of_copy = if copy == 0 { "" } else { " // of the second copy" };
        let name = &header.functions[function].name;
        let line = format!("{indent}{name}({});{of_copy}", drawn.code.join(", "));
        board.line(number, &line);
        let call = oracle::Call { worker: self, copy, function, drawn: &drawn, depth };
        let before = call.before();
        self.running.borrow_mut().push(Running {
            callback: drawn.callback,
            user: drawn.user,
            number: drawn.number.then_some(drawn.number_user),
            times: 0,
        });
        let returned = self.world.copies[copy].call(function, &drawn.bits);
        self.running.borrow_mut().pop();
        if header.functions[function].returns == Returns::Status {
            board.count(function, returned as i32);
            board.line(number, &format!("{line} // {}", returned as i32));
        } else {
            board.count(function, 0);
        }
        call.after(returned, before);
        if returned as i32 == 0 {
            self.keep(function, &drawn);
        }
    }

    /// Records the results of a call for later calls.
    fn keep(&self, function: usize, drawn: &Drawn) {
        let function = &self.world.header.functions[function];
        for out in drawn.outs.iter().filter(|out| out.count > 0) {
            let kept = match function.parameters[out.parameter].of.base {
                Base::U64 => &self.tensors,
                Base::Handle(_) => &self.handles,
                _ => continue,
            };
            let (mut kept, bytes) = (kept.borrow_mut(), memory::bytes(out.address, 8));
            kept.extend(bytes.as_chunks().0.iter().map(|&bytes| u64::from_le_bytes(bytes)));
            let old = kept.len().saturating_sub(KEPT);
            kept.drain(..old);
        }
    }

    fn source<'s>(&'s self, copy: usize, frame: &'s Frame) -> Source<'s> {
        Source {
            header: self.world.header,
            random: &self.random,
            values: &self.world.values,
            frame,
            scratch: &self.world.scratch,
            defaults: &self.world.defaults[copy],
            copy,
            callback: callback as *const () as u64,
            number: number as *const () as u64,
            tensors: &self.tensors,
            handles: &self.handles,
        }
    }

    /// Chooses a further function of a trace, usually after a function of a trace: an interrupted trace would have
    /// no result.
    fn go_on(&self) -> Option<usize> {
        let functions = &self.world.header.functions;
        let name = |function: usize| functions[function].name.as_str();
        let traces = |function: usize| name(function).starts_with("rootgrad_trace_");
        if !traces(self.last.get()) || self.random.percent(7) {
            return None;
        }
        let ends = |function: usize| {
            matches!(
                name(function),
                "rootgrad_trace_begin"
                    | "rootgrad_trace_abandon"
                    | "rootgrad_trace_network"
                    | "rootgrad_trace_loss"
            )
        };
        let all = (0..functions.len()).filter(|&function| traces(function));
        let within: Vec<usize> =
            all.filter(|&function| !ends(function) || self.random.percent(30)).collect();
        Some(self.random.of(&within))
    }

    /// Chooses any function. If there are too many handles for it, chooses one that frees; if there are none,
    /// usually one that creates them.
    fn choose(&self, copy: usize) -> usize {
        let header = self.world.header;
        let drawn = self.go_on().unwrap_or_else(|| self.random.below(header.functions.len()));
        self.last.set(drawn);
        let kind = header.functions[drawn].parameters.iter().find_map(|p| match p.of {
            Type { base: Base::Handle(kind), pointers: 1, .. } => Some(kind),
            _ => None,
        });
        let Some(kind) = kind else { return drawn };
        let live = self.world.model().live(kind, copy).len();
        let other = match live {
            0 if self.random.percent(60) => {
                let makers = oracle::makers_of(header, kind);
                (!makers.is_empty()).then(|| self.random.of(&makers))
            }
            _ if live > CROWD => oracle::free_of(header, kind),
            _ => None,
        };
        other.unwrap_or(drawn)
    }

    /// Receives a callback: checks its arguments, sometimes calls the library in turn, and answers.
    fn called_back(&self, given: [u64; 6]) -> i32 {
        let (callback, user, times) = {
            let mut running = self.running.borrow_mut();
            let Some(call) = running.last_mut() else {
                self.world.board.fault("a callback was called outside of a call")
            };
            call.times += 1;
            (call.callback, call.user, call.times)
        };
        let Some(callback) = callback else {
            self.world.board.fault("a callback was called by a call that was given none")
        };
        self.look(callback, user, given);
        if times >= PATIENCE {
            return 1;
        }
        if self.running.borrow().len() < DEPTH && self.random.percent(25) {
            for _ in 0..=self.random.below(3) {
                self.nested.set(self.nested.get() + 1);
                self.step();
            }
        }
        match self.random.below(40) {
            0..=33 => 0,
            34..=36 => 1,
            37 => -1,
            38 => self.random.of(&[2, 3, 1000]),
            _ => self.random.of(&[i32::MIN, i32::MAX]),
        }
    }

    /// Receives a callback that returns a number.
    fn called_for_number(&self, user: u64) -> f64 {
        let board = self.world.board;
        let running = self.running.borrow();
        let Some(call) = running.last() else {
            board.fault("a callback was called outside of a call")
        };
        match call.number {
            None => board.fault("a callback was called by a call that was given none"),
            Some(given) if given != user => {
                board.fault(&format!("a callback got user = {user:#x}, not {given:#x}"))
            }
            Some(_) => self.random.of(&[0.0, 1.0, -1.0, 1e300, f64::NAN, f64::INFINITY]),
        }
    }

    /// Checks that a callback's arguments match its type.
    fn look(&self, callback: usize, user: u64, given: [u64; 6]) {
        let World { header, board, .. } = self.world;
        let callback = &header.callbacks[callback];
        for (at, parameter) in callback.parameters.iter().enumerate() {
            let value = given[at];
            let count = match (parameter.of.base, parameter.of.pointers) {
                (Base::Void, _) if value != user => {
                    board.fault(&format!("{} got user = {value:#x}, not {user:#x}", callback.name))
                }
                (Base::Struct(which), 1) => header.structs[which].size,
                (Base::Char, 1) => given.get(at + 1).map_or(0, |&count| count as usize),
                _ => continue,
            };
            if value == 0 && count > 0 {
                board.fault(&format!("{} got a null {}", callback.name, parameter.name));
            }
            if count > 0 {
                std::hint::black_box(memory::bytes(value as usize, count)); // must be readable, or this crashes
            }
        }
    }

    /// Calls a function that only queries, with fixed arguments; returns its status.
    pub(crate) fn ask(&self, copy: usize, function: usize, arguments: &[u64]) -> i32 {
        let number = self.world.board.begin();
        let name = &self.world.header.functions[function].name;
        self.world.board.line(number, &format!("{name}(…); // asked by the fuzzer"));
        let status = self.world.copies[copy].call(function, arguments) as i32;
        self.world.board.count(function, status);
        status
    }
}

/// The callback for any type in the header: its parameters are at most six integers and pointers, each in a
/// register.
extern "C" fn callback(a: u64, b: u64, c: u64, d: u64, e: u64, f: u64) -> i32 {
    let worker = CURRENT.get();
    if worker.is_null() {
        // SAFETY: ends the process: this thread has no worker, and so no board.
        unsafe { libc::abort() } // the library called back on one of its own threads
    }
    // SAFETY: set by the worker on this thread, for as long as it runs.
    unsafe { &*worker }.called_back([a, b, c, d, e, f])
}

/// A callback that returns a number.
extern "C" fn number(_: f64, _: f64, user: u64) -> f64 {
    let worker = CURRENT.get();
    if worker.is_null() {
        // SAFETY: as in `callback`.
        unsafe { libc::abort() }
    }
    // SAFETY: as in `callback`.
    unsafe { &*worker }.called_for_number(user)
}

/// Arguments of a call, as [`oracle`] needs them.
pub(crate) type Arguments = Drawn;
