//! The protocol that our workers share.

use std::io::{BufRead, Write, stdin, stdout};

/// Prints that the worker is ready, or the duration of the last round, and waits for a request.
pub(crate) fn answer(text: &str) -> Option<String> {
    println!("{text}");
    let _ = stdout().flush(); // the read below reports a closed pipe
    let mut line = String::new();
    let read = stdin().lock().read_line(&mut line);
    read.is_ok_and(|length| length > 0).then_some(line)
}
