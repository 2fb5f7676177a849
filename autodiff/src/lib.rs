//! Source-transforming automatic differentiation for stable Rust.
