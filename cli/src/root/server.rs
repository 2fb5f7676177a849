//! The reading process: loads ROOT, answers the requests on its standard input and writes to its standard output.
//!
//! A message is a line of JSON. For a block of rows its numbers follow:
//!
//! ```text
//! (at the start)                     {"ready": true}, or {"why_not": "…"}
//! {"open": PATH, "tree": NAME}       {"columns": [{"name", "type", "kind", "width"}, …]}
//! {"read": [NAME, …]}                {"rows": N}, then blocks {"block": rows, "columns": [[numbers, jagged], …]} with f32 numbers and
//!                                    u64 offsets of each column; at the end, when the file is closed, {"block": 0}
//! {"close": true}                    {"closed": true}
//! ```
//!
//! Instead of an answer the process can send `{"failed": STATUS, "message", "column"}`.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, Write};
use std::os::fd::{AsRawFd, RawFd};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use rootgrad::data::Source;
use serde_json::{Value, json};

use super::library::{self, Failed, Library, Open};
use crate::source::shown;
use rootgrad_root_shared::abi::Status;

/// Rows read at once.
const ROWS: usize = 1 << 15;

/// Ends this process at once: ROOT's cleanup may crash after a damaged file.
fn end(status: i32) -> ! {
    // SAFETY: takes a number and does not return.
    unsafe { libc::_exit(status) }
}

/// Answers requests until the process that sends them closes the pipe or ends.
pub(crate) fn run() -> ! {
    let status = catch_unwind(AssertUnwindSafe(|| match Server::new() {
        Ok(mut server) => server.serve(&requests()),
        Err(error) => Err(error),
    }));
    end(if matches!(status, Ok(Ok(()))) { 0 } else { 101 })
}

/// Returns a channel of requests. A separate thread reads them, so that it notices the end of the input even while ROOT is busy.
fn requests() -> Receiver<Value> {
    let (send, requests) = channel();
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let request = line.ok().and_then(|line| serde_json::from_str(&line).ok());
            let Some(Ok(())) = request.map(|request| send.send(request)) else { break };
        }
        end(0)
    });
    requests
}

/// Makes the descriptor `to` refer to the file `from`.
fn duplicate(from: &File, to: RawFd) -> io::Result<()> {
    // SAFETY: both are valid descriptors; redirecting the standard streams is intended.
    match unsafe { libc::dup2(from.as_raw_fd(), to) } {
        -1 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

struct Server {
    /// Output for answers: the original standard output, which ROOT's own output cannot reach.
    to: File,
    /// Standard error, used only during downloads. It is silent otherwise: the parent process reports a crash.
    errors: File,
    nothing: File,
}

impl Server {
    fn new() -> io::Result<Self> {
        let own = |descriptor: &dyn std::os::fd::AsFd| {
            descriptor.as_fd().try_clone_to_owned().map(File::from)
        };
        let nothing = OpenOptions::new().read(true).write(true).open("/dev/null")?;
        let server = Server { to: own(&io::stdout())?, errors: own(&io::stderr())?, nothing };
        duplicate(&server.nothing, libc::STDOUT_FILENO)?;
        duplicate(&server.nothing, libc::STDERR_FILENO)?;
        #[cfg(target_os = "linux")]
        // SAFETY: a descriptor and a number. (If the larger buffer is refused, reading only takes longer.)
        unsafe {
            libc::fcntl(server.to.as_raw_fd(), libc::F_SETPIPE_SZ, 1 << 20)
        };
        Ok(server)
    }

    fn send(&mut self, message: &Value) -> io::Result<()> {
        self.to.write_all(format!("{message}\n").as_bytes())
    }

    fn serve(&mut self, requests: &Receiver<Value>) -> io::Result<()> {
        let library = match library::find() {
            Ok(library) => library,
            Err(why_not) => return self.send(&json!({ "why_not": why_not })),
        };
        self.send(&json!({ "ready": true }))?;
        let mut open = None;
        for request in requests {
            let done = self.answer(&library, &mut open, &request)?;
            if let Err(Failed { status: Status(status), message, column }) = done {
                self.send(&json!({ "failed": status, "message": message, "column": column }))?;
                open = None; // (not closed: a damaged file may crash once more)
            }
        }
        Ok(())
    }

    fn answer<'a>(
        &mut self,
        library: &'a Library,
        open: &mut Option<Open<'a>>,
        request: &Value,
    ) -> io::Result<Result<(), Failed>> {
        let close = |open: Option<Open>| open.map_or(Ok(()), Open::close);
        if let (Some(path), Some(tree)) = (request["open"].as_str(), request["tree"].as_str()) {
            let columns = self.open(library, path, tree).and_then(|file| {
                let columns = file.describe()?;
                *open = Some(file);
                Ok(columns)
            });
            let columns = match columns {
                Ok(columns) => columns,
                Err(failed) => return Ok(Err(failed)),
            };
            let column = |column: &library::Described| {
                json!({
                    "name": column.name, "type": column.type_name,
                    "kind": column.kind, "width": column.width,
                })
            };
            let columns: Vec<Value> = columns.iter().map(column).collect();
            return self.send(&json!({ "columns": columns })).map(Ok);
        }
        if let (Some(names), Some(file)) = (request["read"].as_array(), open.as_mut()) {
            let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
            if let Err(failed) = self.read(file, &names)? {
                return Ok(Err(failed));
            }
            let closed = close(open.take());
            return closed.map_or_else(
                |failed| Ok(Err(failed)),
                |()| self.send(&json!({ "block": 0 })).map(Ok),
            );
        }
        let closed = close(open.take());
        closed.map_or_else(
            |failed| Ok(Err(failed)),
            |()| self.send(&json!({ "closed": true })).map(Ok),
        )
    }

    /// Opens a file; a URL is fetched first.
    fn open<'a>(&self, library: &'a Library, path: &str, tree: &str) -> Result<Open<'a>, Failed> {
        let source = Source { path: path.into(), tree: None };
        if !source.is_url() {
            return library.open(path, tree);
        }
        // (If standard error cannot be restored, the file is fetched all the same.)
        drop(duplicate(&self.errors, libc::STDERR_FILENO));
        let fetched = library.fetch(path);
        drop(duplicate(&self.nothing, libc::STDERR_FILENO));
        let name = format!("{} ", shown(&source).display());
        let predicate =
            |message: String| message.strip_prefix(&name).map(str::to_owned).unwrap_or(message);
        let fetched =
            fetched.map_err(|failed| Failed { message: predicate(failed.message), ..failed });
        library.open(&fetched?, tree)
    }

    /// Sends the rows of the columns, block by block.
    fn read(&mut self, file: &mut Open, names: &[&str]) -> io::Result<Result<(), Failed>> {
        match file.select(names) {
            Ok(rows) => self.send(&json!({ "rows": rows }))?,
            Err(failed) => return Ok(Err(failed)),
        }
        loop {
            let (rows, columns) = match file.next(ROWS) {
                Ok((0, _)) => return Ok(Ok(())),
                Ok(block) => block,
                Err(failed) => return Ok(Err(failed)),
            };
            let lengths = columns
                .iter()
                .map(|values| json!([values.numbers.len() / 4, values.offsets.is_some()]));
            let lengths: Vec<Value> = lengths.collect();
            self.send(&json!({ "block": rows, "columns": lengths }))?;
            for values in columns {
                self.to.write_all(values.numbers)?;
                self.to.write_all(values.offsets.unwrap_or_default())?;
            }
        }
    }
}
