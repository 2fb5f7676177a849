//! The objects that the calls work on. They have many parts and long names, so that memory proportional to their
//! size is not a small allocation.

use std::ffi::{CStr, CString, c_char};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::ptr::null;

use rootgrad::ffi::*;
use tempfile::TempDir;

/// Number of layers of the network, columns of its data, targets.
const LAYERS: usize = 100;
const COLUMNS: usize = 600;
pub(crate) const TARGETS: usize = 60;
pub(crate) const ROWS: usize = 40;
pub(crate) const VOCABULARY: usize = 28;
/// Checkpoints and histories that fits write while they run.
pub(crate) const ON_THE_WAY: [&str; 5] =
    ["checkpoint", "of a transformer", "of a gpt2", "of a resumed gpt2", "steps.csv"];
const TEXT: &[u8] = b"the quick brown fox jumps over the lazy dog and then it sleeps. ";

/// C strings, and their addresses.
pub(crate) struct Names {
    _texts: Vec<CString>,
    pub(crate) pointers: Vec<*const c_char>,
}

impl Names {
    fn new(what: &str, count: usize) -> Self {
        let name = |i| CString::new(format!("the {what} of number {i}")).unwrap();
        let texts: Vec<CString> = (0..count).map(name).collect();
        let pointers = texts.iter().map(|text| text.as_ptr()).collect();
        Self { _texts: texts, pointers }
    }
}

pub(crate) struct Stage {
    directory: TempDir,
    pub(crate) columns: Names,
    pub(crate) targets: Names,
    pub(crate) widths: Vec<usize>,
    pub(crate) x: Vec<f32>,
    pub(crate) target: Vec<f32>,
    pub(crate) text_bytes: Vec<u8>,
    pub(crate) network: *mut rootgrad_network_t,
    pub(crate) transformer: *mut rootgrad_network_t,
    /// A network and a transformer of few layers: the lists of their operations are small.
    pub(crate) shallow: *mut rootgrad_network_t,
    pub(crate) shallow_transformer: *mut rootgrad_network_t,
    pub(crate) predictor: *mut rootgrad_predictor_t,
    pub(crate) dataset: *mut rootgrad_dataset_t,
    pub(crate) history: *mut rootgrad_history_t,
    pub(crate) text: *mut rootgrad_text_t,
    pub(crate) gpt2: *mut rootgrad_gpt2_t,
    pub(crate) gpt2_history: *mut rootgrad_gpt2_history_t,
}

/// Returns the value that `make` writes to its argument, with status 0.
pub(crate) fn made<T>(make: impl FnOnce(*mut T) -> i32) -> T {
    let mut place = std::mem::MaybeUninit::uninit();
    assert_eq!(make(place.as_mut_ptr()), 0, "{}", crate::last_error());
    // SAFETY: written when the status is 0.
    unsafe { place.assume_init() }
}

/// Returns the size in bytes of the structure behind a pointer, which the C ABI requires.
pub(crate) fn size_behind<T>(_: *mut T) -> usize {
    size_of::<T>()
}

impl Stage {
    pub(crate) fn new() -> Self {
        let (columns, targets) = (Names::new("column", COLUMNS), Names::new("target", TARGETS));
        let mut widths = vec![6; LAYERS];
        (widths[0], widths[LAYERS - 1]) = (COLUMNS, TARGETS);
        let value = |i: usize| (i as f32 * 0.37).sin();
        let x: Vec<f32> = (0..ROWS * COLUMNS).map(value).collect();
        let target: Vec<f32> = (0..ROWS * TARGETS).map(value).collect();
        let text_bytes = TEXT.repeat(200);
        let (config, gpt2_config) = (transformer_config(), gpt2_config());
        // SAFETY: as the header wants it, here and below.
        unsafe {
            let network = made(|out| rootgrad_mlp_new(widths.as_ptr(), widths.len(), 2, 0, 1, out));
            let transformer = made(|out| rootgrad_transformer_new(&config, out));
            let few = [COLUMNS, 6, 6, TARGETS];
            let shallow = made(|out| rootgrad_mlp_new(few.as_ptr(), few.len(), 2, 0, 1, out));
            let few = rootgrad_transformer_config_t { layers: 2, ..config };
            let shallow_transformer = made(|out| rootgrad_transformer_new(&few, out));
            let dataset =
                made(|out| rootgrad_dataset_new(columns.pointers.as_ptr(), null(), COLUMNS, out));
            let weight = c"the weight of a row".as_ptr();
            let (names, count) = (targets.pointers.as_ptr(), TARGETS);
            assert_eq!(rootgrad_dataset_set_names(dataset, names, count, weight), 0);
            let rows = (x.as_ptr(), target.as_ptr());
            assert_eq!(rootgrad_dataset_append(dataset, rows.0, ROWS, 0, rows.1, null()), 0);
            let text = made(|out| {
                let bytes = text_bytes.as_ptr().cast();
                rootgrad_text_from_bytes(bytes, text_bytes.len(), null(), out)
            });
            let gpt2 = made(|out| rootgrad_gpt2_new(&gpt2_config, 1, out));
            let directory = tempfile::tempdir().unwrap();
            let mut stage = Stage {
                directory,
                columns,
                targets,
                widths,
                x,
                target,
                text_bytes,
                network,
                transformer,
                shallow,
                shallow_transformer,
                predictor: std::ptr::null_mut(),
                dataset,
                history: std::ptr::null_mut(),
                text,
                gpt2,
                gpt2_history: std::ptr::null_mut(),
            };
            std::fs::create_dir_all(stage.folder()).unwrap();
            let options = stage.fit_options(null());
            stage.history = made(|out| {
                rootgrad_network_fit(network, dataset, null(), &options, None, null_mut(), out)
            });
            let options = stage.gpt2_options(null(), null());
            stage.gpt2_history =
                made(|out| rootgrad_gpt2_fit(gpt2, text, null(), &options, None, null_mut(), out));
            stage.predictor = made(|out| rootgrad_predictor_new(network, 0, out));
            stage
        }
    }

    /// Returns the folder of all files: a path of some thousand bytes.
    fn folder(&self) -> PathBuf {
        let names = (0..12).map(|i| format!("{i}").repeat(200)[..200].to_owned());
        names.fold(self.directory.path().to_owned(), |path, name| path.join(name))
    }

    /// Returns the path of a file.
    pub(crate) fn path(&self, name: &str) -> CString {
        CString::new(self.folder().join(name).as_os_str().as_bytes()).unwrap()
    }

    /// Returns the path of an existing file; `write` creates the file if necessary.
    pub(crate) fn file(&self, name: &str, write: impl FnOnce(*const c_char) -> i32) -> CString {
        let path = self.path(name);
        if !Path::new(path.to_str().unwrap()).exists() {
            assert_eq!(write(path.as_ptr()), 0, "{}", crate::last_error());
        }
        path
    }

    pub(crate) fn fit_options(&self, checkpoint: *const c_char) -> rootgrad_train_options_t {
        // SAFETY: writable.
        let default = made(|out| unsafe { rootgrad_train_options_default(size_behind(out), out) });
        rootgrad_train_options_t {
            epochs: 2,
            batch_size: 8,
            loss: 3, // a regression
            validation_fraction: 0.2,
            threads: 2,
            progress: 2, // off
            checkpoint,
            ..default
        }
    }

    pub(crate) fn gpt2_options(
        &self,
        history: *const c_char,
        checkpoint: *const c_char,
    ) -> rootgrad_gpt2_options_t {
        // SAFETY: writable.
        let default = made(|out| unsafe { rootgrad_gpt2_options_default(size_behind(out), out) });
        rootgrad_gpt2_options_t {
            steps: 2,
            batch_size: 2,
            sequence_length: 16,
            validate_every: 1,
            validation_batches: 1,
            validation_fraction: 0.1,
            sample_every: 1,
            sample_tokens: 5,
            threads: 2,
            progress: 2,
            history,
            checkpoint,
            ..default
        }
    }

    /// Returns everything that a failed call must leave unchanged, by name.
    pub(crate) fn state(&self) -> Vec<(String, u64)> {
        let mut state = Vec::new();
        let mut note = |name: &str, bytes: u64| state.push((name.to_owned(), bytes));
        // SAFETY: live handles, and buffers of the required sizes.
        unsafe {
            for (name, network) in [("network", self.network), ("transformer", self.transformer)] {
                note(name, of_network(network));
            }
            let mut shape = [0_usize; 3];
            let [rows, features, targets] = &mut shape;
            rootgrad_dataset_shape(self.dataset, rows, features, targets);
            note("dataset", hash(&shape));
            let mut outputs = vec![0_f32; ROWS * TARGETS];
            let (x, out) = (self.x.as_ptr(), outputs.as_mut_ptr());
            let len = outputs.len();
            rootgrad_predictor_predict(self.predictor, x, ROWS, COLUMNS, 0, out, len);
            note("predictor", bits(&outputs));
            let (mut tokenizer, mut count) = (0, 0);
            rootgrad_gpt2_has_tokenizer(self.gpt2, &mut tokenizer);
            rootgrad_gpt2_parameters(self.gpt2, null_mut(), 0, &mut count);
            let mut parameters = vec![0_f32; count];
            rootgrad_gpt2_parameters(self.gpt2, parameters.as_mut_ptr(), count, &mut count);
            note("gpt2", bits(&parameters) ^ tokenizer as u64);
        }
        for entry in std::fs::read_dir(self.folder()).unwrap() {
            let path = entry.unwrap().path();
            let bytes = std::fs::read(&path).unwrap_or_default();
            note(&path.file_name().unwrap().to_string_lossy(), hash(&bytes));
        }
        state.sort();
        state
    }
}

/// Hash of sizes, names and parameters.
unsafe fn of_network(network: *const rootgrad_network_t) -> u64 {
    let (mut columns, mut count, mut length, mut width) = (0, 0, 0, 0);
    let mut name = [0_u8; 64];
    // SAFETY: a live handle, and buffers of the required sizes.
    unsafe {
        rootgrad_network_column_count(network, &mut columns);
        if columns > 0 {
            let (at, to) = (columns - 1, name.as_mut_ptr().cast());
            rootgrad_network_column(network, at, to, 64, &mut length, &mut width);
        }
        rootgrad_network_parameter_count(network, &mut count);
        let mut parameters = vec![0_f32; count];
        rootgrad_network_parameters(network, parameters.as_mut_ptr(), count);
        hash(&(columns, name, bits(&parameters)))
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn bits(values: &[f32]) -> u64 {
    hash(&values.iter().map(|value| value.to_bits()).collect::<Vec<_>>())
}

pub(crate) fn transformer_config() -> rootgrad_transformer_config_t {
    // SAFETY: writable.
    let default = made(|out| unsafe {
        rootgrad_transformer_config_default(COLUMNS / 60, 60, 1, size_behind(out), out)
    });
    rootgrad_transformer_config_t { layers: 40, heads: 2, channels: 4, seed: 3, ..default }
}

pub(crate) fn gpt2_config() -> rootgrad_gpt2_config_t {
    rootgrad_gpt2_config_t {
        max_time: 64,
        vocabulary: VOCABULARY,
        padded_vocabulary: 32,
        layers: 40,
        heads: 2,
        channels: 8,
    }
}

fn null_mut<T>() -> *mut T {
    std::ptr::null_mut()
}

/// Returns the address of a C string.
pub(crate) fn c(text: &'static CStr) -> *const c_char {
    text.as_ptr()
}
