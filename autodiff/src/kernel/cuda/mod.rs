//! Launches on an NVIDIA GPU, through the driver's own interface.
//!
//! Launches and copies use the default stream of the GPU, or the stream of the device. The memory of a buffer knows the
//! streams that use it; work of another stream waits for them. The driver and NVRTC are opened at run time: a program with
//! this feature also runs on a machine without them.

mod cache;
mod compile;
mod memory;
mod ordered;

pub(super) use memory::Memory;
pub use ordered::SUMS;

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use cudarc::driver::sys::{self, CUdevice_attribute as Attribute, CUresult};
use cudarc::driver::{CudaContext, CudaFunction, CudaStream, LaunchConfig, PushKernelArg, result};
use cudarc::nvrtc::Ptx;

use super::argument::{AnyBuffer, Argument, Kind, Use};
use super::device::Dim3;
use super::error::LaunchError;

const DYNAMIC_LIMIT: sys::CUfunction_attribute =
    sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;

/// A GPU with a stream.
pub(super) struct Card {
    gpu: Arc<Gpu>,
    stream: Arc<CudaStream>,
    /// True for a stream of its own, false for the default stream.
    is_own: bool,
}

/// A GPU.
struct Gpu {
    context: Arc<CudaContext>,
    /// `sm_90` and the like.
    architecture: String,
    /// Version of NVRTC.
    compiler: (i32, i32),
    limits: Limits,
    /// Kernels that are loaded, by their sources.
    functions: Mutex<HashMap<&'static str, Function>>,
    /// The largest number of additions that a thread of a kernel has noted, by the kernel's source.
    noted: Mutex<HashMap<&'static str, u32>>,
}

/// A kernel that is loaded.
#[derive(Clone)]
struct Function {
    function: CudaFunction,
    /// Largest number of threads of a block that the GPU has registers for.
    threads: u32,
}

/// The arguments of a launch.
#[derive(Default)]
struct PassedValues<'a> {
    /// The bytes of numbers, and addresses.
    values: Vec<u64>,
    /// The memory of buffers, with their positions.
    memory: Vec<(usize, Arc<Memory>)>,
    /// The buffers that the kernel writes, with their positions.
    written: Vec<(usize, &'a dyn AnyBuffer)>,
}

/// Largest numbers of blocks and threads.
struct Limits {
    grid: [i32; 3],
    block: [i32; 3],
    shared: i32,
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = if self.is_own { "a stream of GPU" } else { "GPU" };
        write!(f, "{of} {} ({})", self.gpu.context.ordinal(), self.gpu.architecture)
    }
}

/// The driver's error at a step.
fn failed(step: &'static str) -> impl Fn(result::DriverError) -> LaunchError {
    move |error| {
        let text = |text: Result<&std::ffi::CStr, _>| {
            text.map_or_else(|_| format!("{:?}", error.0), |text| text.to_string_lossy().into())
        };
        let error_text = format!("{} ({})", text(error.error_name()), text(error.error_string()));
        let in_kernel = [
            CUresult::CUDA_ERROR_ILLEGAL_ADDRESS,
            CUresult::CUDA_ERROR_MISALIGNED_ADDRESS,
            CUresult::CUDA_ERROR_LAUNCH_FAILED,
        ];
        LaunchError::Driver { step, error: error_text, in_kernel: in_kernel.contains(&error.0) }
    }
}

/// Version of CUDA that the driver supports.
fn driver_version() -> Result<(i32, i32), LaunchError> {
    let mut version = 0;
    // SAFETY: the place is writable.
    unsafe { sys::cuDriverGetVersion(&mut version) }
        .result()
        .map_err(failed("version of the driver"))?;
    Ok((version / 1000, version % 1000 / 10))
}

impl Card {
    pub(super) fn open(index: u32) -> Result<Arc<Self>, LaunchError> {
        // SAFETY: the initialisers of NVIDIA's libraries need nothing.
        if !unsafe { sys::is_culib_present() } {
            return Err(LaunchError::NoDriver);
        }
        let count = match result::init().and_then(|()| result::device::get_count()) {
            Ok(count) => count.unsigned_abs(),
            Err(error) if error.0 == CUresult::CUDA_ERROR_NO_DEVICE => 0,
            Err(error) => return Err(failed("start of the driver")(error)),
        };
        if index >= count {
            return Err(LaunchError::NoDevice { index, count });
        }
        let (driver, compiler) = (driver_version()?, compile::version()?);
        // Within one major version, a driver loads code of every compiler.
        if driver.0 < compiler.0 {
            return Err(LaunchError::DriverTooOld { driver, compiler });
        }
        Self::of(index, compiler).map(Arc::new).map_err(failed("opening of the GPU"))
    }

    fn of(index: u32, compiler: (i32, i32)) -> Result<Self, result::DriverError> {
        // CAST: the index is below the number of GPUs.
        let context = CudaContext::new(index as usize)?;
        // SAFETY: `Memory` orders the work of streams.
        unsafe { context.disable_event_tracking() };
        let (major, minor) = context.compute_capability()?;
        let three = |[x, y, z]: [Attribute; 3]| {
            Ok([context.attribute(x)?, context.attribute(y)?, context.attribute(z)?])
        };
        let limits = Limits {
            grid: three([
                Attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X,
                Attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y,
                Attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z,
            ])?,
            block: three([
                Attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X,
                Attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y,
                Attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z,
            ])?,
            shared: context
                .attribute(Attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)?,
        };
        let (stream, architecture) = (context.default_stream(), format!("sm_{major}{minor}"));
        let (functions, noted) = (Mutex::default(), Mutex::default());
        let gpu = Arc::new(Gpu { context, architecture, compiler, limits, functions, noted });
        Ok(Self { gpu, stream, is_own: false })
    }

    /// The same GPU with a new stream.
    pub(super) fn with_stream(&self) -> Result<Arc<Self>, LaunchError> {
        let stream = self.gpu.context.new_stream().map_err(failed("opening of a stream"))?;
        Ok(Arc::new(Self { gpu: self.gpu.clone(), stream, is_own: true }))
    }

    /// Largest shared memory of a block, in bytes.
    pub(super) fn shared_limit(&self) -> u32 {
        self.gpu.limits.shared.unsigned_abs()
    }

    /// Checks the shape of a launch.
    pub(super) fn fits(&self, grid: Dim3, block: Dim3) -> Result<(), LaunchError> {
        for (what, unit, shape, limits) in [
            ("grid", "blocks", grid, self.gpu.limits.grid),
            ("block", "threads", block, self.gpu.limits.block),
        ] {
            let sizes = [shape.x, shape.y, shape.z];
            if sizes.iter().zip(limits).any(|(size, limit)| *size > limit.unsigned_abs()) {
                let [x, y, z] = limits;
                return Err(LaunchError::Shape(format!(
                    "on this GPU a {what} has at most {x} × {y} × {z} {unit}, this one has {shape}"
                )));
            }
        }
        Ok(())
    }

    /// The kernel, compiled and loaded.
    fn function(
        &self,
        kernel: (&'static str, &'static str),
        dynamic: u32,
    ) -> Result<Function, LaunchError> {
        let mut functions = self.gpu.functions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(function) = functions.get(kernel.1) {
            return Ok(function.clone());
        }
        let code = compile::code(kernel, &self.gpu.architecture, self.gpu.compiler)?;
        let load = || {
            let function =
                self.gpu.context.load_module(Ptx::from_binary(code))?.load_function(kernel.0)?;
            if dynamic > 0 {
                // CAST: a launch has compared it with the GPU's limit.
                function.set_attribute(DYNAMIC_LIMIT, dynamic as i32)?;
            }
            let threads = function.max_threads_per_block()?.unsigned_abs();
            Ok(Function { function, threads })
        };
        let function = load().map_err(failed("loading of a kernel"))?;
        functions.insert(kernel.1, function.clone());
        Ok(function)
    }

    /// The kernel, if a block may have as many threads.
    fn function_for(
        &self,
        kernel: (&'static str, &'static str),
        (_, block, dynamic): (Dim3, Dim3, u32),
    ) -> Result<CudaFunction, LaunchError> {
        let Function { function, threads } = self.function(kernel, dynamic)?;
        if block.count() <= u64::from(threads) {
            return Ok(function);
        }
        Err(LaunchError::Shape(format!(
            "`{}` needs so many registers that a block has at most {threads} threads, this one has {}",
            kernel.0,
            block.count()
        )))
    }

    /// The arguments, with the newest elements of buffers on the GPU.
    fn passed<'a>(
        self: &Arc<Self>,
        arguments: &'a [Argument<'a>],
    ) -> Result<PassedValues<'a>, LaunchError> {
        let mut all = PassedValues::default();
        for argument in arguments {
            match &argument.0 {
                Kind::Number(bytes) => all.values.push(*bytes),
                Kind::Buffer(passed) => {
                    let memory = passed.buffer.on_device(self)?;
                    memory.used_by(&self.stream, passed.used != Use::Read)?;
                    all.values.push(memory.address());
                    all.memory.push((all.values.len() - 1, memory));
                    all.written.extend(
                        (passed.used != Use::Read).then_some((all.values.len() - 1, passed.buffer)),
                    );
                }
            }
        }
        Ok(all)
    }

    /// Queues a kernel: a number of blocks and of threads, and bytes of shared memory besides arrays of fixed size.
    fn queue(
        &self,
        function: &CudaFunction,
        (grid, block, dynamic): (Dim3, Dim3, u32),
        values: &[u64],
    ) -> Result<(), LaunchError> {
        let mut launch = self.stream.launch_builder(function);
        for value in values {
            launch.arg(value);
        }
        let (grid_dim, block_dim) = ((grid.x, grid.y, grid.z), (block.x, block.y, block.z));
        let config = LaunchConfig { grid_dim, block_dim, shared_mem_bytes: dynamic };
        // SAFETY: the macro writes the source and the arguments from one list of parameters. A kernel that uses an element
        // which does not exist ends with an error of the driver, as `Device::cuda` documents.
        unsafe { launch.launch(config) }.map_err(failed("launch of a kernel"))?;
        Ok(())
    }

    /// Queues a kernel with its arguments.
    pub(super) fn launch(
        self: &Arc<Self>,
        kernel: (&'static str, &'static str),
        shape: (Dim3, Dim3, u32),
        arguments: &[Argument<'_>],
    ) -> Result<(), LaunchError> {
        let function = self.function_for(kernel, shape)?;
        // The memory stays there until the kernel is queued. What frees it later waits for the kernel.
        let passed = self.passed(arguments)?;
        self.queue(&function, shape, &passed.values)?;
        passed.written.iter().for_each(|(_, buffer)| buffer.device_changed());
        Ok(())
    }

    /// Waits for the launches of the stream; on the default stream, for those of all streams.
    pub(super) fn synchronize(&self) -> Result<(), LaunchError> {
        let waited =
            if self.is_own { self.stream.synchronize() } else { self.gpu.context.synchronize() };
        waited.map_err(failed("waiting for the GPU"))
    }

    /// Memory without values.
    pub(super) fn memory(self: &Arc<Self>, bytes: usize) -> Result<Memory, LaunchError> {
        Memory::new(&self.stream, bytes)
    }
}
