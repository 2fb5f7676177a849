//! ONNX Runtime, through the C interface of the library in its Python package: <https://onnxruntime.ai/docs/api/c>.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr;

use ort_sys::{
    ExecutionMode, GraphOptimizationLevel, ONNXTensorElementDataType, OrtAllocatorType, OrtApi,
    OrtApiBase, OrtEnv, OrtLoggingLevel, OrtMemType, OrtMemoryInfo, OrtSession, OrtSessionOptions,
    OrtStatusPtr, OrtValue,
};
use rootgrad::{Error, Result};

use crate::case::Case;
use crate::rounds::{Contestant, Rows, failed};

/// Version of the interface: that of ONNX Runtime 1.16, which later releases also support.
const VERSION: u32 = 16;

/// The loaded library.
#[derive(Clone)]
struct Runtime {
    api: &'static OrtApi,
    version: String,
    env: *mut OrtEnv,
    memory: *mut OrtMemoryInfo,
}

/// A session, with tensors on the memory of each batch's rows, so that no call creates tensors.
pub(crate) struct Session {
    runtime: Runtime,
    session: *mut OrtSession,
    input: CString,
    output: CString,
    /// Input and output tensor of each batch.
    tensors: Vec<(*mut OrtValue, *mut OrtValue)>,
    rows: Rows,
    batch: usize,
    callers: usize,
    /// Threads per call.
    threads: usize,
}

// SAFETY: `Run` may be called from any thread, and each batch has separate tensors.
unsafe impl Sync for Session {}

/// Returns the ways to run the case's batches: one after the other, with 1, 2, 4, … threads up to the requested number. For
/// batches of several rows also batches in parallel, on one thread each.
pub(crate) fn sessions(case: &Case, model: &str) -> Result<Vec<Session>> {
    let runtime = Runtime::load()?;
    let powers = (0..usize::BITS).map(|n| 1 << n).take_while(|&n| n < case.threads);
    let mut ways: Vec<(usize, usize)> =
        powers.chain([case.threads]).map(|threads| (1, threads)).collect();
    if case.batch > 1 && case.threads > 1 {
        ways.push((case.threads, 1));
    }
    let session = |(callers, threads)| {
        let rows = Rows::read(case)?;
        Session::new(runtime.clone(), model, rows, case, callers, threads)
    };
    ways.into_iter().map(session).collect()
}

impl Runtime {
    fn load() -> Result<Self> {
        let path = std::env::var("ONNXRUNTIME").unwrap_or_default();
        let name = CString::new(path.clone()).unwrap_or_default();
        let wrong = || Error::argument("ONNXRUNTIME", &path, "the path of ONNX Runtime's library");
        // SAFETY: both names end in NUL.
        let base = unsafe {
            let library = libc::dlopen(name.as_ptr(), libc::RTLD_NOW);
            if library.is_null() {
                return Err(wrong());
            }
            libc::dlsym(library, c"OrtGetApiBase".as_ptr())
        };
        if base.is_null() {
            return Err(wrong());
        }
        // SAFETY: the function's type is fixed, and its results live as long as the library, until the process ends.
        let (base, api) = unsafe {
            let base =
                std::mem::transmute::<*mut c_void, extern "C" fn() -> *const OrtApiBase>(base);
            let base = &*base();
            (base, (base.GetApi)(VERSION).as_ref().ok_or_else(wrong)?)
        };
        // SAFETY: a text of the library.
        let version = unsafe { CStr::from_ptr((base.GetVersionString)()) };
        let (mut env, mut memory) = (ptr::null_mut(), ptr::null_mut());
        let version = version.to_string_lossy().into_owned();
        // SAFETY: the pointers are valid for writing.
        unsafe {
            let level = OrtLoggingLevel::ORT_LOGGING_LEVEL_ERROR;
            check(api, (api.CreateEnv)(level, c"rootgrad".as_ptr(), &raw mut env))?;
            let (kind, place) =
                (OrtAllocatorType::OrtDeviceAllocator, OrtMemType::OrtMemTypeDefault);
            check(api, (api.CreateCpuMemoryInfo)(kind, place, &raw mut memory))?;
        }
        Ok(Self { api, version, env, memory })
    }

    /// Creates a session for the model in the file.
    fn session(&self, model: &str, threads: usize) -> Result<*mut OrtSession> {
        let path = CString::new(model)
            .map_err(|error| Error::argument("path", error, "a name without NUL"))?;
        let (api, mut options) = (self.api, ptr::null_mut::<OrtSessionOptions>());
        let mut session = ptr::null_mut();
        // SAFETY: the pointers are valid for writing; options are used only while they live.
        unsafe {
            check(api, (api.CreateSessionOptions)(&raw mut options))?;
            check(api, (api.SetIntraOpNumThreads)(options, threads as c_int))?;
            let one_by_one = ExecutionMode::ORT_SEQUENTIAL;
            check(api, (api.SetSessionExecutionMode)(options, one_by_one))?;
            let all = GraphOptimizationLevel::ORT_ENABLE_ALL;
            check(api, (api.SetSessionGraphOptimizationLevel)(options, all))?;
            let made = (api.CreateSession)(self.env, path.as_ptr(), options, &raw mut session);
            (api.ReleaseSessionOptions)(options);
            check(api, made)?;
        }
        Ok(session)
    }

    /// Creates a tensor (N, …) on these numbers, without a copy.
    fn tensor(&self, numbers: *mut f32, sizes: &[i64]) -> Result<*mut OrtValue> {
        let mut value = ptr::null_mut();
        let bytes = sizes.iter().product::<i64>() as usize * size_of::<f32>();
        let kind = ONNXTensorElementDataType::ONNX_TENSOR_ELEMENT_DATA_TYPE_FLOAT;
        // SAFETY: the numbers live until the process ends; the pointer is valid for writing.
        let made = unsafe {
            let numbers = numbers.cast::<c_void>();
            let (sizes, n) = (sizes.as_ptr(), sizes.len());
            let create = self.api.CreateTensorWithDataAsOrtValue;
            create(self.memory, numbers, bytes, sizes, n, kind, &raw mut value)
        };
        check(self.api, made)?;
        Ok(value)
    }

    /// Returns the sizes of the session's only input; the first is the batch.
    fn sizes(&self, session: *mut OrtSession) -> Result<Vec<i64>> {
        let (mut about, mut tensor, mut n) = (ptr::null_mut(), ptr::null(), 0);
        let api = self.api;
        // SAFETY: the session lives; its descriptions live until they are released; the pointers are valid for writing.
        unsafe {
            check(api, (api.SessionGetInputTypeInfo)(session, 0, &raw mut about))?;
            check(api, (api.CastTypeInfoToTensorInfo)(about, &raw mut tensor))?;
            check(api, (api.GetDimensionsCount)(tensor, &raw mut n))?;
            let mut sizes = vec![0; n];
            check(api, (api.GetDimensions)(tensor, sizes.as_mut_ptr(), n))?;
            (api.ReleaseTypeInfo)(about);
            Ok(sizes)
        }
    }
}

impl Session {
    fn new(
        runtime: Runtime,
        model: &str,
        rows: Rows,
        case: &Case,
        callers: usize,
        threads: usize,
    ) -> Result<Self> {
        let session = runtime.session(model, threads)?;
        let mut sizes = runtime.sizes(session)?;
        let (_, outputs) = rows.widths();
        let mut tensors = Vec::new();
        for first in (0..case.rows).step_by(case.batch) {
            let (x, out) = rows.at(first);
            sizes[0] = case.batch.min(case.rows - first) as i64;
            // (An input is only read.)
            let x = runtime.tensor(x.cast_mut(), &sizes)?;
            tensors.push((x, runtime.tensor(out, &[sizes[0], outputs as i64])?));
        }
        let (api, get) = (runtime.api, runtime.api.SessionGetInputName);
        // SAFETY: `session` is valid, and `name` passes a valid allocator and pointer.
        let input = name(api, |allocator, to| unsafe { get(session, 0, allocator, to) })?;
        let get = runtime.api.SessionGetOutputName;
        // SAFETY: as above.
        let output = name(api, |allocator, to| unsafe { get(session, 0, allocator, to) })?;
        let batch = case.batch;
        Ok(Self { runtime, session, input, output, tensors, rows, batch, callers, threads })
    }
}

/// Returns a name that the library allocates.
fn name(
    api: &OrtApi,
    get: impl Fn(*mut ort_sys::OrtAllocator, *mut *mut c_char) -> OrtStatusPtr,
) -> Result<CString> {
    let (mut allocator, mut text) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: the pointers are valid for writing; the text ends in NUL and belongs to the allocator.
    unsafe {
        check(api, (api.GetAllocatorWithDefaultOptions)(&raw mut allocator))?;
        check(api, get(allocator, &raw mut text))?;
        let own = CStr::from_ptr(text).to_owned();
        check(api, (api.AllocatorFree)(allocator, text.cast()))?;
        Ok(own)
    }
}

impl Contestant for Session {
    fn rows(&self) -> &Rows {
        &self.rows
    }

    fn callers(&self) -> usize {
        self.callers
    }

    fn about(&self) -> (String, String) {
        (self.runtime.version.clone(), format!("{} × {}", self.callers, self.threads))
    }

    fn call(&self, _: usize, first: usize, _: usize) {
        let (x, mut out) = self.tensors[first / self.batch];
        let (inputs, outputs) = ([self.input.as_ptr()], [self.output.as_ptr()]);
        // SAFETY: session, names and tensors live; only this call uses the tensors.
        let status = unsafe {
            (self.runtime.api.Run)(
                self.session,
                ptr::null(),
                inputs.as_ptr(),
                [x.cast_const()].as_ptr(),
                1,
                outputs.as_ptr(),
                1,
                &raw mut out,
            )
        };
        if let Err(error) = check(self.runtime.api, status) {
            failed(&error.to_string());
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let api = self.runtime.api;
        // SAFETY: the session is no longer used.
        unsafe {
            for &(x, out) in &self.tensors {
                (api.ReleaseValue)(x);
                (api.ReleaseValue)(out);
            }
            (api.ReleaseSession)(self.session);
        }
    }
}

fn check(api: &OrtApi, status: OrtStatusPtr) -> Result<()> {
    if status.0.is_null() {
        return Ok(());
    }
    // SAFETY: the status is an error, whose text ends in NUL; it is freed once.
    let message = unsafe {
        let message =
            CStr::from_ptr((api.GetErrorMessage)(status.0)).to_string_lossy().into_owned();
        (api.ReleaseStatus)(status.0);
        message
    };
    Err(Error::Internal(format!("ONNX Runtime: {message}")))
}
