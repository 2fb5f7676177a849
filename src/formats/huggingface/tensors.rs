//! The file or files with a model's tensors.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::json::{MAX_INDEX, read_json};
use crate::error::{Error, Result};
use crate::formats::file::is_there;
use crate::formats::safetensors::Stream;

/// The tensors of a model: in one safetensors file, or in several ("shards") that are listed in an index beside them.
#[derive(Debug)]
pub(super) struct Tensors {
    /// Path of the file, or of the index.
    path: PathBuf,
    files: Vec<Stream>,
    /// Number of the file that contains a tensor.
    homes: BTreeMap<String, usize>,
}

impl Tensors {
    /// Opens one file.
    ///
    /// # Errors
    /// [`Error::Io`]; [`Error::Format`] if it is truncated or of another format.
    pub(super) fn open(path: &Path) -> Result<Self> {
        let file = Stream::open(path)?;
        let homes = file.names().into_iter().map(|name| (name, 0)).collect();
        Ok(Self { path: path.to_path_buf(), files: vec![file], homes })
    }

    /// Opens all files in an index.
    ///
    /// # Errors
    /// Those of [`Tensors::open`]; [`Error::Format`] if the index is damaged, a file is missing, or the index and the files differ in the locations
    /// of the tensors.
    pub(super) fn open_index(path: &Path) -> Result<Self> {
        let index: Index = read_json(path, MAX_INDEX)?;
        let mut all = Self { path: path.to_path_buf(), files: Vec::new(), homes: BTreeMap::new() };
        let map = index.weight_map;
        let map =
            map.ok_or_else(|| all.problem("has no weight_map: it is not an index of a model"))?;
        let mut shards = BTreeSet::new();
        for (tensor, Home(shard)) in &map {
            let name = shard.as_deref().filter(|name| is_file_name(name));
            shards.insert(name.ok_or_else(|| {
                let shard = shard.as_ref().map_or("no text".into(), |name| format!("{name:?}"));
                all.problem(format!(
                    "places tensor '{tensor}' in {shard}; wanted the name of a file beside it"
                ))
            })?);
        }
        for shard in shards {
            let file = path.with_file_name(shard);
            if !is_there(&file)? {
                return Err(all.problem(format!("names the file '{shard}', which does not exist")));
            }
            let file = Stream::open(&file)?;
            for name in file.names() {
                let home = map.get(&name).and_then(|home| home.0.as_deref());
                if home != Some(shard) {
                    let home = home.map_or("no file".into(), |name| format!("{name:?}"));
                    return Err(file.problem(format!(
                        "has tensor '{name}', which '{}' places in {home}",
                        path.display()
                    )));
                }
                all.homes.insert(name, all.files.len());
            }
            all.files.push(file);
        }
        match map.iter().find(|(name, _)| !all.homes.contains_key(*name)) {
            None => Ok(all),
            Some((name, Home(home))) => {
                let home = home.as_deref().unwrap_or_default();
                Err(all
                    .problem(format!("places tensor '{name}' in {home:?}, which does not have it")))
            }
        }
    }

    /// Returns the tensors' names.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.homes.keys().map(String::as_str)
    }

    /// Returns the texts of metadata `key`, from each file that has it.
    pub(super) fn texts(&self, key: &str) -> impl Iterator<Item = &str> {
        self.files.iter().filter_map(move |file| file.text(key))
    }

    /// Returns true if there is a tensor of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.homes.contains_key(name)
    }

    /// Checks that there is a tensor of this name and shape.
    ///
    /// # Errors
    /// Those of [`Stream::info`].
    pub(super) fn check(&self, name: &str, shape: &[usize]) -> Result<()> {
        self.files[self.home(name)?].info(name, shape).map(drop)
    }

    /// Returns the values of a tensor, like [`Stream::read`].
    pub(super) fn read(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>> {
        let home = self.home(name)?;
        self.files[home].read(name, shape)
    }

    fn home(&self, name: &str) -> Result<usize> {
        let home = self.homes.get(name).copied();
        home.ok_or_else(|| self.problem(format!("has no tensor '{name}'")))
    }

    /// Returns an [`Error::Format`] about the file or the index; `problem` completes the sentence "'file' …".
    pub(super) fn problem(&self, problem: impl Into<String>) -> Error {
        Error::Format { path: self.path.clone(), problem: problem.into() }
    }
}

/// The part of an index that is read.
#[derive(serde::Deserialize)]
struct Index {
    weight_map: Option<BTreeMap<String, Home>>,
}

/// The file of a tensor; `None` for any other JSON value, which needs no memory, however long it is.
struct Home(Option<String>);

impl<'de> Deserialize<'de> for Home {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        deserializer.deserialize_any(HomeVisitor)
    }
}

struct HomeVisitor;

impl<'de> Visitor<'de> for HomeVisitor {
    type Value = Home;

    fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("the name of a file")
    }

    fn visit_str<E>(self, name: &str) -> std::result::Result<Home, E> {
        Ok(Home(Some(name.to_owned())))
    }

    fn visit_bool<E>(self, _: bool) -> std::result::Result<Home, E> {
        Ok(Home(None))
    }

    fn visit_i64<E>(self, _: i64) -> std::result::Result<Home, E> {
        Ok(Home(None))
    }

    fn visit_u64<E>(self, _: u64) -> std::result::Result<Home, E> {
        Ok(Home(None))
    }

    fn visit_f64<E>(self, _: f64) -> std::result::Result<Home, E> {
        Ok(Home(None))
    }

    fn visit_unit<E>(self) -> std::result::Result<Home, E> {
        Ok(Home(None))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> std::result::Result<Home, A::Error> {
        while items.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Home(None))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut items: A) -> std::result::Result<Home, A::Error> {
        while items.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Home(None))
    }
}

/// Returns true for a file name without a path: an index must not refer to files outside its folder.
fn is_file_name(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None))
}
