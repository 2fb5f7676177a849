//! Training of a GPT-2 as a user sees it: learning, reproducibility, refused arguments, files.

mod common;
mod errors;
mod evaluate;
mod files;
mod learns;
mod resumes;
