//! A GPT-2 as a user trains it: what is learnt, what repeats, what is refused, what is in the files.

mod common;
mod errors;
mod evaluate;
mod files;
mod learns;
mod resumes;
