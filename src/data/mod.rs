//! Training data: columns, data sets, standardisation, and the row order of a fit.

mod append;
pub(crate) mod collection;
pub(crate) mod column;
#[cfg(feature = "io")]
mod csv;
mod dataset;
mod lengths;
mod names;
mod order;
mod quantiles;
#[cfg(feature = "io")]
mod source;
mod spill;
mod standardisation;
mod subset;
mod survey;
#[cfg(feature = "io")]
mod table;
mod text;
mod tokenizer;
mod tokens;
#[cfg(feature = "io")]
mod tree;

pub use crate::kernels::Missing;
pub use collection::{Collection, ColumnValues, Cut, pack};
pub use column::Column;
pub(crate) use column::count_features;
pub use dataset::Dataset;
pub use names::{Names, nearest, unknown_column};
pub(crate) use order::{
    Fingerprint, below, fingerprint, for_each_chunk, hash_row, hash_weighted, uniform,
};
pub use order::{Split, canonical_order, shuffle};
pub use quantiles::InputScaling;
#[cfg(feature = "io")]
pub use source::Source;
pub(crate) use spill::{Buckets, LISTS, Writer};
pub use spill::{MemoryLimit, bytes_of};
pub(crate) use standardisation::Moments;
pub use standardisation::{RowShape, Standardisation};
pub(crate) use survey::{MOST_CLASSES, Survey, TargetSurvey};
#[cfg(feature = "io")]
pub use table::{ColumnInfo, ColumnKind, Table};
pub use text::{Text, Vocabulary};
pub use tokenizer::Tokenizer;
pub use tokens::Tokens;
