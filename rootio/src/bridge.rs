//! The boundary to C++: the declarations of `dataset.hpp` for Rust. Exceptions arrive as `Err`.

/// The boundary.
#[cxx::bridge(namespace = "rootgrad::rootio")]
pub(crate) mod ffi {
    /// Kinds of columns.
    #[derive(Debug)]
    enum Kind {
        /// One number per row.
        Number,
        /// `width` numbers per row.
        Array,
        /// Any number of numbers per row.
        Jagged,
        /// Text, which is not a number.
        Text,
        /// Lists of lists.
        Nested,
        /// Any other type.
        Other,
    }

    /// Description of a column in a file.
    #[derive(Debug, Clone)]
    struct Description {
        /// Name in RDataFrame.
        name: String,
        /// Name of its type in ROOT.
        type_name: String,
        /// Type of the numbers, with one spelling per type: `float`, `int32` …; empty if there are no
        /// numbers.
        element: String,
        kind: Kind,
        /// Numbers per row; 0 if it varies, or there are no numbers.
        width: usize,
    }

    unsafe extern "C++" {
        include!("dataset.hpp");

        /// A TTree or RNTuple in a file.
        type Dataset;

        /// Initialises ROOT.
        fn begin() -> Result<()>;
        /// Opens `name` of the file `path`, or its only TTree or RNTuple if `name` is empty.
        fn open(path: &str, name: &str) -> Result<UniquePtr<Dataset>>;

        /// Returns its name with its folder.
        fn name(self: &Dataset) -> &CxxString;
        fn rows(self: &Dataset) -> u64;
        fn columns(self: Pin<&mut Dataset>) -> Result<Vec<Description>>;
        /// Prepares `columns`, as `columns` described them, to be read from row 0 on.
        fn select(self: Pin<&mut Dataset>, columns: &[Description]) -> Result<()>;
        /// Reads `rows` rows from `first` on, which must follow the rows read before.
        fn read(self: Pin<&mut Dataset>, first: u64, rows: u64) -> Result<()>;
        /// Returns the values last read of the selected column with this index, row after row.
        fn values(self: &Dataset, column: usize) -> &[f32];
        /// Returns the index in `values` at which each row of a jagged column begins, and the end; empty for
        /// other columns.
        fn offsets(self: &Dataset, column: usize) -> &[u64];
    }
}
