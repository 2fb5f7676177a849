//! Processes that train together: those that `mpiexec` started, or those that functions of the program connect.

use super::arguments::Out;
use super::enums::rootgrad_communicator;
use super::{fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::ranks::{Link, Ranks};
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Writes the number of this process among those that `mpiexec` started, from 0, and their number; without `mpiexec` 0 and 1. The
/// first call opens the MPI library and starts MPI, unless the program has started it; MPI ends with the process.
///
/// The library is `libmpi_abi.so.1`, an MPI with the ABI of MPI 5 (such as MPICH 5), or the file that the environment variable
/// `ROOTGRAD_MPI` names. Thread safe.
///
/// Errors: `RANK` without such a library, `NULL_POINTER`.
///
/// # Safety
/// `rank` and `size` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_mpi(rank: *mut usize, size: *mut usize) -> rootgrad_status_t {
    fence::roomy(|| {
        let (rank, size) = (Out::new("rank", rank)?, Out::new("size", size)?);
        let ranks = Ranks::mpi()?;
        // SAFETY: this function's contract.
        unsafe {
            rank.write(ranks.rank());
            size.write(ranks.size());
        }
        Ok(())
    })
}

/// Function that sends `size` bytes to process number `to`. It may return before they are received; `data` is valid until it returns. It
/// returns 0, or another number if it failed. Messages to a process must arrive there in the order in which they were sent.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_send_t = Option<
    unsafe extern "C" fn(to: usize, data: *const c_void, size: usize, user: *mut c_void) -> i32,
>;

/// Function that waits for the next message of process number `from`, of `size` bytes, and copies it to `data`. It returns 0, or another
/// number if it failed or if the other process is gone.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_receive_t = Option<
    unsafe extern "C" fn(from: usize, data: *mut c_void, size: usize, user: *mut c_void) -> i32,
>;

/// Function that returns 1 if the training is to stop after the present step, as after Ctrl-C, otherwise 0. It must return at once.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_wants_stop_t = Option<unsafe extern "C" fn(user: *mut c_void) -> i32>;

/// Connects this process, number `rank` of `size`, to others that make the same call, for an option `communicator`: writes its number there
/// to `*communicator`. `wants_stop` may be NULL. The functions are called with `user` by one thread at a time, which need not be the one that calls
/// the fit, until `rootgrad_communicator_free`. They must return: no C++ exception and no longjmp may leave them. Thread safe.
///
/// Errors: `ARGUMENT` (`rank` is not below `size`), `MEMORY`, `NULL_POINTER`.
///
/// # Safety
/// `communicator` may be written; the functions behave as their types document.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_communicator_new(
    rank: usize,
    size: usize,
    send: rootgrad_send_t,
    receive: rootgrad_receive_t,
    wants_stop: rootgrad_wants_stop_t,
    user: *mut c_void,
    communicator: *mut i32,
) -> rootgrad_status_t {
    fence::roomy(|| {
        let out = Out::new("communicator", communicator)?;
        if rank >= size {
            return Err(Error::argument("rank", rank, format!("a number below size, {size}")));
        }
        let send = send.ok_or(Error::NullPointer { name: "send" })?;
        let receive = receive.ok_or(Error::NullPointer { name: "receive" })?;
        let link = Connection { rank, size, send, receive, wants_stop, user };
        let number = insert(Ranks::new(Box::new(link)));
        // SAFETY: this function's contract.
        unsafe { out.write(number) };
        Ok(())
    })
}

/// Forgets a communicator of `rootgrad_communicator_new`. A fit that uses it goes on, and calls its functions until it ends. Thread safe.
///
/// Errors: `ARGUMENT` (no such communicator), `MEMORY`.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_communicator_free(communicator: i32) -> rootgrad_status_t {
    fence::roomy(|| match registered().remove(&communicator) {
        Some(_) => Ok(()),
        None => Err(unknown(communicator)),
    })
}

/// Ranks that functions of the program connect.
#[derive(Debug)]
struct Connection {
    rank: usize,
    size: usize,
    send: unsafe extern "C" fn(usize, *const c_void, usize, *mut c_void) -> i32,
    receive: unsafe extern "C" fn(usize, *mut c_void, usize, *mut c_void) -> i32,
    wants_stop: rootgrad_wants_stop_t,
    user: *mut c_void,
}

// SAFETY: the functions accept calls by any thread (the contract of `rootgrad_communicator_new`).
unsafe impl Send for Connection {}
// SAFETY: as above; `Ranks` makes one call at a time.
unsafe impl Sync for Connection {}

impl Connection {
    /// Calls one of the functions.
    fn call(
        &self,
        name: &str,
        other: usize,
        call: impl FnOnce() -> i32,
    ) -> std::result::Result<(), String> {
        match fence::outside(call) {
            0 => Ok(()),
            code => {
                Err(format!("{name} rank {other}: the communicator's function returned {code}"))
            }
        }
    }
}

impl Link for Connection {
    fn rank(&self) -> usize {
        self.rank
    }

    fn size(&self) -> usize {
        self.size
    }

    fn send(&self, to: usize, data: &[u8]) -> std::result::Result<(), String> {
        // SAFETY: the bytes are readable during the call, and the contract of `rootgrad_communicator_new`.
        let send = || unsafe { (self.send)(to, data.as_ptr().cast(), data.len(), self.user) };
        self.call("sending to", to, send)
    }

    fn receive(&self, from: usize, data: &mut [u8]) -> std::result::Result<(), String> {
        // SAFETY: the bytes may be written during the call, and the contract of `rootgrad_communicator_new`.
        let receive =
            || unsafe { (self.receive)(from, data.as_mut_ptr().cast(), data.len(), self.user) };
        self.call("receiving from", from, receive)
    }

    fn wants_stop(&self) -> bool {
        // SAFETY: the contract of `rootgrad_communicator_new`.
        self.wants_stop.is_some_and(|ask| fence::outside(|| unsafe { ask(self.user) }) != 0)
    }
}

/// First number of a communicator of the program: above those of the enumeration.
const FIRST: i32 = 1024;

/// The communicators of the program, by number.
static REGISTERED: Mutex<BTreeMap<i32, Ranks>> = Mutex::new(BTreeMap::new());

fn registered() -> MutexGuard<'static, BTreeMap<i32, Ranks>> {
    REGISTERED.lock().unwrap_or_else(PoisonError::into_inner)
}

fn insert(ranks: Ranks) -> i32 {
    static NEXT: Mutex<i32> = Mutex::new(FIRST);
    let mut next = NEXT.lock().unwrap_or_else(PoisonError::into_inner);
    let number = *next;
    *next = next.checked_add(1).unwrap_or(FIRST);
    registered().insert(number, ranks);
    number
}

fn unknown(value: i32) -> Error {
    let wanted = "0 (None), 1 (Mpi), or a number of rootgrad_communicator_new that was not freed";
    Error::argument("communicator", value, wanted)
}

/// Returns the ranks of an option.
pub(super) fn decode(value: i32) -> Result<Ranks> {
    const NONE: i32 = rootgrad_communicator::None as i32;
    const MPI: i32 = rootgrad_communicator::Mpi as i32;
    match value {
        NONE => Ok(Ranks::default()),
        MPI => Ranks::mpi().map_err(|error| {
            Error::argument(
                "communicator",
                "ROOTGRAD_COMMUNICATOR_MPI",
                format!("that of a machine with MPI: {error}"),
            )
        }),
        _ => registered().get(&value).cloned().ok_or_else(|| unknown(value)),
    }
}

/// Returns the option for ranks.
pub(super) fn code(ranks: &Ranks) -> i32 {
    let known = registered().iter().find_map(|(number, of)| (of == ranks).then_some(*number));
    match known {
        _ if *ranks == Ranks::default() => rootgrad_communicator::None as i32,
        None => rootgrad_communicator::Mpi as i32,
        Some(number) => number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// One of two processes of a test; both are threads.
    struct Process {
        to: Sender<Vec<u8>>,
        from: Mutex<Receiver<Vec<u8>>>,
        wants_stop: bool,
    }

    unsafe extern "C" fn send(
        _to: usize,
        data: *const c_void,
        size: usize,
        user: *mut c_void,
    ) -> i32 {
        // SAFETY: the pointers of the test.
        let (process, data) = unsafe {
            (&*user.cast::<Process>(), std::slice::from_raw_parts(data.cast::<u8>(), size))
        };
        i32::from(process.to.send(data.to_vec()).is_err())
    }

    unsafe extern "C" fn receive(
        _from: usize,
        data: *mut c_void,
        size: usize,
        user: *mut c_void,
    ) -> i32 {
        // SAFETY: the pointers of the test.
        let (process, data) = unsafe {
            (&*user.cast::<Process>(), std::slice::from_raw_parts_mut(data.cast::<u8>(), size))
        };
        let Ok(got) = process.from.lock().unwrap().recv() else { return 7 };
        data.copy_from_slice(&got);
        0
    }

    unsafe extern "C" fn wants_stop(user: *mut c_void) -> i32 {
        // SAFETY: the pointer of the test.
        i32::from(unsafe { &*user.cast::<Process>() }.wants_stop)
    }

    /// Calls `work` on both of two processes, of which the second wants to stop if `stops`; returns the results.
    fn on_two<R: Send>(stops: bool, work: impl Fn(Ranks) -> R + Sync) -> [R; 2] {
        let ((to_second, from_first), (to_first, from_second)) = (channel(), channel());
        let process = |to, from, wants_stop| Process { to, from: Mutex::new(from), wants_stop };
        let processes =
            [process(to_second, from_second, false), process(to_first, from_first, stops)];
        std::thread::scope(|scope| {
            let mut rank = 0;
            let threads = processes.map(|process| {
                let (own, work) = (rank, &work);
                rank += 1;
                scope.spawn(move || {
                    let mut number = 0;
                    let user = (&raw const process).cast_mut().cast();
                    let (send, receive, stop) =
                        (Some(send as _), Some(receive as _), Some(wants_stop as _));
                    // SAFETY: the functions and the process live until the end of the closure.
                    let status = unsafe {
                        rootgrad_communicator_new(
                            own,
                            2,
                            send,
                            receive,
                            stop,
                            user,
                            &raw mut number,
                        )
                    };
                    assert_eq!(status, 0);
                    let ranks = decode(number).unwrap();
                    assert_eq!((code(&ranks), ranks.rank(), ranks.size()), (number, own, 2));
                    let result = work(ranks);
                    assert_eq!(rootgrad_communicator_free(number), 0);
                    assert!(decode(number).is_err());
                    result
                })
            });
            threads.map(|thread| thread.join().unwrap())
        })
    }

    #[test]
    fn functions_of_the_program_connect_ranks() {
        let sums = on_two(false, |ranks| {
            let mut total = vec![if ranks.rank() == 0 { 1.0 } else { 0.0_f32 }; 100_000];
            ranks.add_in_order(&mut total, 2, |total, piece, range| {
                total.iter_mut().zip(range).for_each(|(sum, i)| *sum += (piece * i) as f32);
            });
            assert!(!ranks.stop(false).unwrap());
            total
        });
        let wanted: Vec<f32> = (0..100_000).map(|i| 1.0 + i as f32).collect();
        assert_eq!(sums, [wanted.clone(), wanted]);
    }

    #[test]
    fn a_wish_to_stop_reaches_all() {
        assert_eq!(on_two(true, |ranks| ranks.stop(false).unwrap()), [true, true]);
    }

    #[test]
    fn a_failed_function_is_an_error_on_both() {
        let errors = on_two(false, |ranks| match ranks.rank() {
            0 => String::new(), // (it has gone)
            _ => ranks.stop(false).unwrap_err().to_string(),
        });
        assert!(
            errors[1].contains("rank 0: the communicator's function returned"),
            "{}",
            errors[1]
        );
    }

    #[test]
    fn what_is_refused() {
        let mut number = 0;
        let mut new = |rank, send: rootgrad_send_t| {
            let (receive, none) = (Some(receive as _), std::ptr::null_mut());
            // SAFETY: nothing is called.
            unsafe {
                rootgrad_communicator_new(rank, 2, send, receive, None, none, &raw mut number)
            }
        };
        assert_eq!(new(2, Some(send as _)), crate::Status::Argument as i32);
        assert_eq!(new(0, None), crate::Status::NullPointer as i32);
        assert_eq!(rootgrad_communicator_free(number), crate::Status::Argument as i32);
    }
}
