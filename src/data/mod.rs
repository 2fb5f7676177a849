//! Rows to learn from: columns, data sets, standardisation, and the row order that a fit takes them in.

pub(crate) mod collection;
pub(crate) mod column;
#[cfg(feature = "io")]
mod csv;
mod dataset;
mod names;
mod order;
mod standardisation;
#[cfg(feature = "io")]
mod table;
mod text;
mod tokenizer;
mod tokens;
#[cfg(feature = "io")]
mod tree;

pub use collection::{Collection, ColumnValues, Cut, pack};
pub use column::Column;
pub(crate) use column::count_features;
pub use dataset::Dataset;
pub use names::{Names, nearest, unknown_column};
pub(crate) use order::fingerprint;
pub use order::{Split, canonical_order, shuffle};
pub use standardisation::Standardisation;
#[cfg(feature = "io")]
pub use table::{ColumnInfo, ColumnKind, Source, Table};
pub use text::{Text, Vocabulary};
pub use tokenizer::Tokenizer;
pub use tokens::Tokens;
