//! (landing)

fn main() {}
