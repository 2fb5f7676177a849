//! The compiler library NVRTC.

use std::error::Error as _;
use std::ffi::{CString, c_int};
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use cudarc::nvrtc::{result, sys};
use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_NOW};

use super::cache;
use crate::kernel::error::LaunchError;

/// Opens the library that `ROOTGRAD_NVRTC` names, after the second library in its folder, which it would look for in the
/// loader's folders only. The loader then finds both by their names.
fn open(path: &Path) -> Result<(), String> {
    let folder = path.parent().map(fs::read_dir).and_then(Result::ok);
    let names = folder.into_iter().flatten().flatten().map(|entry| entry.path());
    let is_builtins = |path: &Path| {
        path.file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("libnvrtc-builtins.so"))
    };
    let builtins = names.filter(|path| is_builtins(path));
    for library in builtins.chain([path.to_owned()]) {
        // SAFETY: the initialisers of NVIDIA's libraries need nothing.
        let opened = unsafe { Library::open(Some(&library), RTLD_NOW | RTLD_GLOBAL) };
        let opened = opened.map_err(|error| match error.source() {
            Some(reason) => format!("ROOTGRAD_NVRTC: {reason}"),
            None => format!("ROOTGRAD_NVRTC: {error}"),
        });
        std::mem::forget(opened?);
    }
    Ok(())
}

/// Version of NVRTC.
pub(super) fn version() -> Result<(i32, i32), LaunchError> {
    static OPENED: OnceLock<Result<(), String>> = OnceLock::new();
    let opened = OPENED.get_or_init(|| match std::env::var_os("ROOTGRAD_NVRTC") {
        Some(path) => open(Path::new(&path)),
        None => Ok(()),
    });
    // SAFETY: as above.
    if opened.is_err() || !unsafe { sys::is_culib_present() } {
        return Err(LaunchError::NoCompiler(opened.clone().err()));
    }
    let (mut major, mut minor): (c_int, c_int) = (0, 0);
    // SAFETY: both places are writable.
    let _ = unsafe { sys::nvrtcVersion(&mut major, &mut minor) };
    Ok((major, minor))
}

/// A program that is freed at the end.
struct Program(sys::nvrtcProgram);

impl Drop for Program {
    fn drop(&mut self) {
        // SAFETY: the program exists, and nothing uses it afterwards.
        let _ = unsafe { result::destroy_program(self.0) };
    }
}

impl Program {
    /// The messages of the compiler.
    fn log(&self) -> String {
        // SAFETY: the program exists.
        let log = unsafe { result::get_program_log(self.0) }.unwrap_or_default();
        // CAST: characters are bytes.
        let bytes: Vec<u8> = log.into_iter().map(|c| c as u8).take_while(|c| *c != 0).collect();
        String::from_utf8_lossy(&bytes).trim().to_owned()
    }

    fn code(&self) -> Result<Vec<u8>, result::NvrtcError> {
        let mut size = 0;
        // SAFETY: the program exists.
        unsafe { sys::nvrtcGetCUBINSize(self.0, &mut size) }.result()?;
        let mut code = vec![0u8; size];
        // SAFETY: the memory has the size that the library asked for.
        unsafe { sys::nvrtcGetCUBIN(self.0, code.as_mut_ptr().cast()) }.result()?;
        Ok(code)
    }
}

/// Code for the architecture `sm_90` and the like: from the cache, or compiled.
pub(super) fn code(
    (kernel, source): (&'static str, &str),
    architecture: &str,
    (major, minor): (i32, i32),
) -> Result<Vec<u8>, LaunchError> {
    let options = [format!("--gpu-architecture={architecture}")];
    let key = format!("// {kernel} by NVRTC {major}.{minor} {options:?}\n{source}\n");
    if let Some(code) = cache::load(&key) {
        return Ok(code);
    }
    let refused =
        |log: String| LaunchError::Source { kernel, architecture: architecture.to_owned(), log };
    let text = CString::new(source).map_err(|error| refused(error.to_string()))?;
    let name = CString::new(format!("{kernel}.cu")).map_err(|error| refused(error.to_string()))?;
    let program = result::create_program(&text, Some(&name));
    let program = Program(program.map_err(|error| refused(error.to_string()))?);
    // SAFETY: the program exists.
    unsafe { result::compile_program(program.0, &options) }
        .map_err(|error| refused(format!("{error}\n{}", program.log())))?;
    let code = program.code().map_err(|error| refused(error.to_string()))?;
    cache::store(&key, &code);
    Ok(code)
}
