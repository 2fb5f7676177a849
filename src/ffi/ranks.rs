//! The processes that `mpiexec` started.

use super::arguments::Out;
use super::codes::{decode, unknown};
use super::enums::rootgrad_communicator;
use super::{fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::ranks::Ranks;

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

/// Returns the ranks of an option.
pub(super) fn decode(value: i32) -> Result<Ranks> {
    decode!("communicator", value, rootgrad_communicator {
        None => Ranks::default(),
        Mpi => Ranks::mpi().map_err(|error| {
            Error::argument("communicator", "ROOTGRAD_COMMUNICATOR_MPI", format!("that of a machine with MPI: {error}"))
        })?,
    })
}

/// Returns the option for ranks.
pub(super) fn code(ranks: &Ranks) -> rootgrad_communicator {
    if *ranks == Ranks::default() {
        rootgrad_communicator::None
    } else {
        rootgrad_communicator::Mpi
    }
}
