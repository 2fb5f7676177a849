//! Rows to learn from: columns, data sets, standardisation, and the row order that a fit takes them in.

mod column;
mod dataset;
mod order;
mod standardisation;

pub use column::Column;
pub use dataset::Dataset;
pub use order::{Split, canonical_order, shuffle};
pub use standardisation::Standardisation;
