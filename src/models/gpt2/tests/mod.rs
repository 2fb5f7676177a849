//! The loss and its gradient.

mod gradient;
