//! MPI, opened at run time through the ABI of MPI 5: the functions and constants of its header `mpi_abi.h` (MPI: A Message-Passing Interface
//! Standard, version 5.0, chapter 20). `librootgrad.so` depends on no MPI.
//!
//! A library without this ABI is used through `librootgrad_mpi.so` (mpi/shim.c), which `cargo xtask install --mpi` compiles against it: the same
//! functions with a prefix before their names.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::ops::Range;
use std::path::Path;
use std::sync::OnceLock;

use libloading::Library;

use super::Link;

/// Library of the MPI-5 ABI.
const LIBRARY: &str = "libmpi_abi.so.1";
/// Library with the same functions under names with a prefix, for another MPI.
const SHIM: &str = "librootgrad_mpi.so";
const PREFIX: &str = "rootgrad_";
/// Environment variable that names another file.
const VARIABLE: &str = "ROOTGRAD_MPI";

type Handle = *mut c_void;

/// Constants of the ABI.
const WORLD: usize = 0x101;
const BYTE: usize = 0x247;
const ERRORS_RETURN: usize = 0x143;
const THREAD_SERIALIZED: c_int = 2048;
const IN_PLACE: usize = 1;
const LONGEST_MESSAGE: usize = 512;

/// Bytes of one message at most: lengths are of type `int`.
const MOST: usize = 1 << 30;
/// Tag of our messages. (The communicator is ours, too.)
const TAG: c_int = 17;

fn handle(number: usize) -> Handle {
    std::ptr::without_provenance_mut(number)
}

/// Declares the functions that are used.
macro_rules! functions {
    ($($field:ident: $name:literal ($($argument:ident: $type:ty),*);)*) => {
        /// Functions of the MPI library.
        struct Functions { $($field: unsafe extern "C" fn($($type),*) -> c_int,)* }

        impl Functions {
            fn of(library: &'static Library) -> Result<Self, String> {
                // SAFETY: the symbol is only looked for.
                let shim = unsafe { library.get::<Handle>(format!("{PREFIX}MPI_Send").as_bytes()) };
                let prefix = if shim.is_ok() { PREFIX } else { "" };
                Ok(Functions {
                    $($field: {
                        let name = format!("{prefix}{}", $name);
                        // SAFETY: the type is that of the ABI, and the library stays loaded.
                        let symbol = unsafe { library.get(name.as_bytes()) };
                        *symbol.map_err(|error| format!("it lacks {name}: {error}"))?
                    },)*
                })
            }
        }
    };
}

functions! {
    initialized: "MPI_Initialized" (flag: *mut c_int);
    finalized: "MPI_Finalized" (flag: *mut c_int);
    init: "MPI_Init_thread" (count: *mut c_int, arguments: *mut *mut *mut c_char, wanted: c_int, got: *mut c_int);
    query_thread: "MPI_Query_thread" (got: *mut c_int);
    finalize: "MPI_Finalize" ();
    dup: "MPI_Comm_dup" (of: Handle, new: *mut Handle);
    set_errors: "MPI_Comm_set_errhandler" (of: Handle, handler: Handle);
    error_text: "MPI_Error_string" (code: c_int, text: *mut c_char, length: *mut c_int);
    rank: "MPI_Comm_rank" (of: Handle, rank: *mut c_int);
    size: "MPI_Comm_size" (of: Handle, size: *mut c_int);
    send: "MPI_Send" (data: *const c_void, count: c_int, kind: Handle, to: c_int, tag: c_int, of: Handle);
    receive: "MPI_Recv" (data: *mut c_void, count: c_int, kind: Handle, from: c_int, tag: c_int, of: Handle, status: *mut c_void);
    broadcast: "MPI_Bcast" (data: *mut c_void, count: c_int, kind: Handle, root: c_int, of: Handle);
    all_gather: "MPI_Allgatherv" (from: *const c_void, count: c_int, kind: Handle, to: *mut c_void, counts: *const c_int, starts: *const c_int, to_kind: Handle, of: Handle);
}

/// The ranks that `mpiexec` started.
pub(super) struct Mpi {
    functions: &'static Functions,
    /// A copy of MPI_COMM_WORLD: the program's own messages do not meet ours.
    communicator: Handle,
    rank: usize,
    size: usize,
}

// SAFETY: MPI was started with MPI_THREAD_SERIALIZED or more: any thread may call it, one at a time, as `Ranks` does.
unsafe impl Send for Mpi {}
// SAFETY: as above.
unsafe impl Sync for Mpi {}

impl std::fmt::Debug for Mpi {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Mpi {{ rank: {}, size: {} }}", self.rank, self.size)
    }
}

impl Mpi {
    /// Opens the library, and starts MPI unless the program has done so.
    pub(super) fn open() -> Result<Self, String> {
        let given = std::env::var(VARIABLE).ok().filter(|file| !file.is_empty());
        let file = given.or_else(shim).unwrap_or_else(|| LIBRARY.to_string());
        let refused = |problem: String| {
            format!(
                "MPI: cannot use '{file}': {problem}; wanted an MPI library with the ABI of MPI 5 on LD_LIBRARY_PATH, such as MPICH 5 (pip install mpich), \
                 or its file in the environment variable {VARIABLE}; for another MPI: cargo xtask install --mpi"
            )
        };
        // SAFETY: loading an MPI library has no effects beyond its own.
        let library = unsafe { Library::new(&file) }.map_err(|error| refused(error.to_string()))?;
        // (MPI cannot be loaded twice, so it stays.)
        let library: &'static Library = Box::leak(Box::new(library));
        let functions: &'static Functions =
            Box::leak(Box::new(Functions::of(library).map_err(refused)?));
        Self::start(functions).map_err(refused)
    }

    fn start(functions: &'static Functions) -> Result<Self, String> {
        let check = |code: c_int| functions.check(code);
        let (mut started, mut over, mut threads) = (0, 0, 0);
        let (mut rank, mut size, mut communicator) = (0, 0, handle(0));
        // SAFETY: the pointers are valid during the calls, and the types are those of the ABI.
        unsafe {
            check((functions.finalized)(&raw mut over))?;
            if over != 0 {
                return Err("this program has called MPI_Finalize already".into());
            }
            check((functions.initialized)(&raw mut started))?;
            if started == 0 {
                let none = std::ptr::null_mut();
                check((functions.init)(
                    std::ptr::null_mut(),
                    none,
                    THREAD_SERIALIZED,
                    &raw mut threads,
                ))?;
                let _ = STARTED.set(functions);
            } else {
                check((functions.query_thread)(&raw mut threads))?;
            }
            if threads < THREAD_SERIALIZED {
                let wanted = "MPI_THREAD_SERIALIZED, since a fit may run in any thread";
                return Err(format!(
                    "MPI was started for level {threads} of threads; wanted {wanted}"
                ));
            }
            check((functions.dup)(handle(WORLD), &raw mut communicator))?;
            check((functions.set_errors)(communicator, handle(ERRORS_RETURN)))?;
            check((functions.rank)(communicator, &raw mut rank))?;
            check((functions.size)(communicator, &raw mut size))?;
        }
        Ok(Mpi { functions, communicator, rank: rank as usize, size: size as usize })
    }
}

/// Returns the path of the shim that is installed with this library or program.
fn shim() -> Option<String> {
    let mut found = libc::Dl_info {
        dli_fname: std::ptr::null(),
        dli_fbase: std::ptr::null_mut(),
        dli_sname: std::ptr::null(),
        dli_saddr: std::ptr::null_mut(),
    };
    // SAFETY: the address is one of this library, and the name stays as long as the library.
    let library = unsafe {
        let known = libc::dladdr(shim as *const c_void, &raw mut found) != 0;
        (known && !found.dli_fname.is_null()).then(|| CStr::from_ptr(found.dli_fname))
    };
    let library = library.and_then(|name| Path::new(name.to_str().ok()?).canonicalize().ok());
    let program = std::env::current_exe().and_then(|path| path.canonicalize()).ok();
    let beside = library.and_then(|path| Some(path.parent()?.join(SHIM)));
    let of_program = program.and_then(|path| Some(path.parent()?.parent()?.join("lib").join(SHIM)));
    let file = [beside, of_program].into_iter().flatten().find(|path| path.is_file())?;
    file.to_str().map(str::to_owned)
}

impl Functions {
    /// Converts an error code to MPI's own message.
    fn check(&self, code: c_int) -> Result<(), String> {
        if code == 0 {
            return Ok(());
        }
        let (mut text, mut length) = ([0; LONGEST_MESSAGE], 0);
        // SAFETY: the buffer has the length that the ABI wants.
        let found = unsafe { (self.error_text)(code, text.as_mut_ptr().cast(), &raw mut length) };
        let length = usize::try_from(length).unwrap_or(0).min(text.len());
        match found {
            0 => Err(String::from_utf8_lossy(&text[..length]).into_owned()),
            _ => Err(format!("error {code}")),
        }
    }
}

/// MPI, if it was started here.
static STARTED: OnceLock<&'static Functions> = OnceLock::new();

/// True if MPI has ended already, or the program has started it and ends it.
pub(super) fn has_ended() -> bool {
    let Some(functions) = STARTED.get() else { return true };
    let mut over = 0;
    // SAFETY: this may be called at any time, and the library stays loaded.
    unsafe { (functions.finalized)(&raw mut over) != 0 || over != 0 }
}

/// Ends MPI: `mpiexec` takes an exit without it for a crash.
pub(super) fn end() {
    if let Some(functions) = STARTED.get() {
        // SAFETY: MPI was started here, and has not ended.
        unsafe { (functions.finalize)() };
    }
}

impl Link for Mpi {
    fn rank(&self) -> usize {
        self.rank
    }

    fn size(&self) -> usize {
        self.size
    }

    fn send(&self, to: usize, data: &[u8]) -> Result<(), String> {
        data.chunks(MOST).try_for_each(|data| {
            let count = data.len() as c_int;
            // SAFETY: the buffer is valid during the call, which returns when it may be used again.
            let code = unsafe {
                let (kind, of) = (handle(BYTE), self.communicator);
                (self.functions.send)(data.as_ptr().cast(), count, kind, to as c_int, TAG, of)
            };
            self.functions.check(code)
        })
    }

    fn receive(&self, from: usize, data: &mut [u8]) -> Result<(), String> {
        data.chunks_mut(MOST).try_for_each(|data| {
            let (count, none) = (data.len() as c_int, std::ptr::null_mut());
            // SAFETY: the buffer is valid during the call; no status is wanted.
            let code = unsafe {
                let (kind, of) = (handle(BYTE), self.communicator);
                (self.functions.receive)(
                    data.as_mut_ptr().cast(),
                    count,
                    kind,
                    from as c_int,
                    TAG,
                    of,
                    none,
                )
            };
            self.functions.check(code)
        })
    }

    fn broadcast(&self, from: usize, data: &mut [u8]) -> Result<(), String> {
        data.chunks_mut(MOST).try_for_each(|data| {
            let count = data.len() as c_int;
            // SAFETY: the buffer is valid during the call.
            let code = unsafe {
                let (kind, of) = (handle(BYTE), self.communicator);
                (self.functions.broadcast)(data.as_mut_ptr().cast(), count, kind, from as c_int, of)
            };
            self.functions.check(code)
        })
    }

    fn all_gather(&self, data: &mut [u8], parts: &[Range<usize>]) -> Result<(), String> {
        if data.len() > MOST {
            // (Lengths and offsets are of type `int`.)
            return parts
                .iter()
                .enumerate()
                .try_for_each(|(rank, part)| self.broadcast(rank, &mut data[part.clone()]));
        }
        let counts: Vec<c_int> = parts.iter().map(|part| part.len() as c_int).collect();
        let starts: Vec<c_int> = parts.iter().map(|part| part.start as c_int).collect();
        let kind = handle(BYTE);
        // SAFETY: the ranges lie within the buffer, which is valid during the call. Each rank's part is at its place.
        let code = unsafe {
            (self.functions.all_gather)(
                std::ptr::without_provenance(IN_PLACE),
                0,
                kind,
                data.as_mut_ptr().cast(),
                counts.as_ptr(),
                starts.as_ptr(),
                kind,
                self.communicator,
            )
        };
        self.functions.check(code)
    }
}
