//! The boundary to C++: what `dataset.hpp` declares, as Rust sees it. Exceptions arrive as `Err`.

/// The boundary.
#[cxx::bridge(namespace = "rootgrad::rootio")]
pub(crate) mod ffi {
    /// What can be read of a column.
    #[derive(Debug)]
    enum Kind {
        /// A number in every row.
        Number,
        /// `width` numbers in every row.
        Array,
        /// Any number of numbers in a row.
        Jagged,
        /// Text, which is no number.
        Text,
        /// Lists of lists.
        Nested,
        /// Anything else.
        Other,
    }

    /// What a file says of a column.
    #[derive(Debug, Clone)]
    struct Description {
        /// As RDataFrame calls it.
        name: String,
        /// As ROOT calls it.
        type_name: String,
        /// What the numbers are, in one spelling: `float`, `int32` …; empty where there are none.
        element: String,
        kind: Kind,
        /// Numbers in a row; 0 if that differs, or there are none.
        width: usize,
    }

    unsafe extern "C++" {
        include!("dataset.hpp");

        /// A TTree or RNTuple of a file.
        type Dataset;

        /// Has ROOT ready.
        fn begin() -> Result<()>;
        /// Opens `name` of the file `path`, or its only TTree or RNTuple if `name` is empty.
        fn open(path: &str, name: &str) -> Result<UniquePtr<Dataset>>;

        /// Its name with its folder.
        fn name(self: &Dataset) -> &CxxString;
        fn rows(self: &Dataset) -> u64;
        fn columns(self: Pin<&mut Dataset>) -> Result<Vec<Description>>;
        /// Has `columns`, as `columns` described them, ready to be read from row 0 on.
        fn select(self: Pin<&mut Dataset>, columns: &[Description]) -> Result<()>;
        /// Reads `rows` rows from `first` on, which must be the row behind those read before.
        fn read(self: Pin<&mut Dataset>, first: u64, rows: u64) -> Result<()>;
        /// What was read of the selected column of this index, row after row.
        fn values(self: &Dataset, column: usize) -> &[f32];
        /// Where the rows of a jagged column begin in `values`, and the end; empty for others.
        fn offsets(self: &Dataset, column: usize) -> &[u64];
    }
}
