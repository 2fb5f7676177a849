//! Writes rows to TTrees with oxyroot: ROOT is not needed.

use crate::simulate::Example;
use crate::systems::Systems;
use crate::windows::Pair;
use crate::{Error, Result};
use oxyroot::{Marshaler, RootFile, WriterTree};
use rootgrad::formats::Replacement;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// A ROOT file that is being written. It gets its final name only when [`finish`](Self::finish)ed. Until then it has a
/// temporary name, and is removed if writing fails.
pub struct TreeFile {
    path: PathBuf,
    /// Dropped before the temporary file that it writes to is released.
    file: Option<RootFile>,
    replacement: Option<Replacement>,
}

impl TreeFile {
    /// Creates the file.
    ///
    /// # Errors
    /// A path that cannot be written.
    pub fn create(path: impl AsRef<Path>) -> Result<Self> {
        let path = path.as_ref().to_owned();
        let replacement = Replacement::begin(&path)?;
        let file = RootFile::create(replacement.temporary())
            .map_err(|e| Error::Tree { path: path.clone(), problem: e.to_string() })?;
        Ok(Self { path, file: Some(file), replacement: Some(replacement) })
    }

    /// Writes a tree of simulated examples of these systems. Light ones have the columns "spin1" and "spin2"; the column "bank" is optional.
    ///
    /// # Errors
    /// A failed write, for example on a full disk.
    pub fn examples(
        &mut self,
        name: &str,
        rows: impl Iterator<Item = Example> + 'static,
        systems: Systems,
        bank: bool,
    ) -> Result<()> {
        let mut columns = Columns::new(name, rows);
        match systems {
            Systems::Heavy => columns.add("strain", strain::<{ Systems::Heavy.row() }>),
            Systems::Light => columns.add("strain", strain::<{ Systems::Light.row() }>),
        }
        columns.add("label", |e| e.label);
        columns.add("snr", |e| e.snr);
        columns.add("snr_signal", |e| e.snr_signal);
        columns.add("mass1", |e| e.mass1);
        columns.add("mass2", |e| e.mass2);
        columns.add("chirp_mass", |e| e.chirp_mass);
        columns.add("distance", |e| e.distance);
        columns.add("phase", |e| e.phase);
        columns.add("arrival", |e| e.arrival);
        if systems == Systems::Light {
            columns.add("spin1", |e| e.spins[0]);
            columns.add("spin2", |e| e.spins[1]);
        }
        if bank {
            columns.add("bank", |e| e.bank);
        }
        self.write(columns.tree)
    }

    /// Writes a tree of sliding windows of two detectors.
    ///
    /// # Errors
    /// A failed write, for example on a full disk.
    pub fn pairs(&mut self, name: &str, rows: impl Iterator<Item = Pair> + 'static) -> Result<()> {
        let mut columns = Columns::new(name, rows);
        columns.add("gps", |p: &Pair| p.gps);
        columns.add("gps_merger", |p| p.gps_merger);
        columns.add("h1", |p| p.h1);
        columns.add("l1", |p| p.l1);
        self.write(columns.tree)
    }

    /// Writes a tree of two columns of numbers, such as a spectrum.
    ///
    /// # Errors
    /// A failed write, for example on a full disk.
    pub fn numbers(
        &mut self,
        name: &str,
        labels: &[&str],
        rows: impl Iterator<Item = Vec<f64>> + 'static,
    ) -> Result<()> {
        let mut columns = Columns::new(name, rows);
        for (i, label) in labels.iter().enumerate() {
            columns.add(label, move |row: &Vec<f64>| row.get(i).copied().unwrap_or(f64::NAN));
        }
        self.write(columns.tree)
    }

    fn write(&mut self, mut tree: WriterTree) -> Result<()> {
        let Some(file) = self.file.as_mut() else { return Ok(()) };
        tree.write(file)
            .map_err(|e| Error::Tree { path: self.path.clone(), problem: e.to_string() })
    }

    /// Closes the file and gives it its name.
    ///
    /// # Errors
    /// A failed write, for example on a full disk.
    pub fn finish(mut self) -> Result<()> {
        let tree = |problem: String| Error::Tree { path: self.path.clone(), problem };
        if let Some(mut file) = self.file.take() {
            file.close().map_err(|e| tree(e.to_string()))?;
        }
        Ok(self.replacement.take().map_or(Ok(()), Replacement::commit)?)
    }
}

/// Returns the strain as an array, since a vector would be a column of variable length.
fn strain<const ROW: usize>(example: &Example) -> [f32; ROW] {
    std::array::from_fn(|i| example.strain[i])
}

/// A tree whose columns all read the same row, so that rows can come from an iterator that is read only once.
struct Columns<R> {
    tree: WriterTree,
    row: Rc<RefCell<Option<R>>>,
    rows: Option<Box<dyn Iterator<Item = R>>>,
}

impl<R: 'static> Columns<R> {
    fn new(name: &str, rows: impl Iterator<Item = R> + 'static) -> Self {
        let rows: Box<dyn Iterator<Item = R>> = Box::new(rows);
        Self { tree: WriterTree::new(name), row: Rc::default(), rows: Some(rows) }
    }

    /// Adds a column. The writer reads one value of each column in the order of their addition; the first column moves
    /// to the next row.
    fn add<T: Marshaler + 'static>(&mut self, name: &str, value: impl Fn(&R) -> T + 'static) {
        let row = Rc::clone(&self.row);
        let mut rows = self.rows.take();
        self.tree.new_branch(
            name,
            std::iter::from_fn(move || {
                if let Some(rows) = rows.as_mut() {
                    *row.borrow_mut() = rows.next();
                }
                row.borrow().as_ref().map(&value)
            }),
        );
    }
}
