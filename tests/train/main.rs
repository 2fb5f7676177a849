//! Training as a user sees it: learning, reproducibility, refused arguments, files.

mod common;
mod errors;
mod learns;
mod missing;
mod model_file;
mod notes;
mod reference;
mod repeats;
mod resumes;
mod several;
mod table;
mod transformer;

#[path = "../common/random.rs"]
mod random;
