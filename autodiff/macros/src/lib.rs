//! The procedural macros of `rootgrad-autodiff`.
