//! The protocol that our workers share.

use std::io::{BufRead, Write, stdin, stdout};

/// Says that we are ready, or how long the last round took, and waits to be asked.
pub(crate) fn answer(text: &str) -> Option<String> {
    println!("{text}");
    let _ = stdout().flush(); // a closed pipe shows in the read below
    let mut line = String::new();
    let read = stdin().lock().read_line(&mut line);
    read.is_ok_and(|length| length > 0).then_some(line)
}
