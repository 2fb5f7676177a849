//! rootgrad as contestant: a predictor of the C interface for each thread.

use std::ffi::{CStr, CString};
use std::ptr;

use rootgrad::ffi::{self, rootgrad_network_t, rootgrad_predictor_t, rootgrad_status_t};
use rootgrad::{Error, Result};

use crate::rounds::{Contestant, Rows, failed};

/// A network, with a predictor for each calling thread.
pub(crate) struct Predictors {
    predictors: Vec<*mut rootgrad_predictor_t>,
    rows: Rows,
}

// SAFETY: predictors may be used from any thread.
unsafe impl Sync for Predictors {}

impl Predictors {
    /// Imports an ONNX model.
    pub(crate) fn import(path: &str, rows: Rows, callers: usize) -> Result<Self> {
        let path = text(path)?;
        // SAFETY: the path ends in NUL; no options are passed; the pointer is valid for writing.
        let import =
            |out| unsafe { ffi::rootgrad_network_import_onnx(path.as_ptr(), ptr::null(), out) };
        Self::new(import, rows, callers)
    }

    /// Loads a file of rootgrad's.
    pub(crate) fn load(path: &str, rows: Rows, callers: usize) -> Result<Self> {
        let path = text(path)?;
        // SAFETY: as above.
        let load = |out| unsafe { ffi::rootgrad_network_load(path.as_ptr(), out) };
        Self::new(load, rows, callers)
    }

    fn new(
        read: impl Fn(*mut *mut rootgrad_network_t) -> rootgrad_status_t,
        rows: Rows,
        callers: usize,
    ) -> Result<Self> {
        let mut network = ptr::null_mut();
        check(read(&raw mut network))?;
        let mut predictors = vec![ptr::null_mut(); callers];
        for predictor in &mut predictors {
            // SAFETY: the network has just been created; the pointer is valid for writing. Both live until
            // the process ends.
            check(unsafe { ffi::rootgrad_predictor_new(network, 0, predictor) })?;
        }
        Ok(Self { predictors, rows })
    }
}

impl Contestant for Predictors {
    fn rows(&self) -> &Rows {
        &self.rows
    }

    fn callers(&self) -> usize {
        self.predictors.len()
    }

    fn about(&self) -> (String, String) {
        (env!("CARGO_PKG_VERSION").into(), format!("{} × 1", self.callers()))
    }

    fn call(&self, caller: usize, first: usize, rows: usize) {
        let (features, outputs) = self.rows.widths();
        let (x, out) = self.rows.at(first);
        // SAFETY: both have that many rows from `first` on.
        let status = unsafe {
            let predictor = self.predictors[caller];
            ffi::rootgrad_predictor_predict(
                predictor,
                x,
                rows,
                features,
                features,
                out,
                rows * outputs,
            )
        };
        if let Err(error) = check(status) {
            failed(&error.to_string());
        }
    }
}

fn text(path: &str) -> Result<CString> {
    CString::new(path).map_err(|error| Error::argument("path", error, "a name without NUL"))
}

fn check(status: rootgrad_status_t) -> Result<()> {
    if status == 0 {
        return Ok(());
    }
    // SAFETY: the thread's last error, a text that ends in NUL.
    let message = unsafe { CStr::from_ptr(ffi::rootgrad_last_error()) };
    Err(Error::Internal(message.to_string_lossy().into_owned()))
}
