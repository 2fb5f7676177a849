//! Transfer of one file: requests, received bytes, and the handling of failures.

use std::fs::File;
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::bar::Bar;
use crate::client::{Answer, Bytes, Client, Trouble, Wanted};
use crate::place::{Place, own_name, wrong};
use crate::record::Record;
use crate::{Options, Problem, Result};
use rootgrad_root_shared::url::shown;

/// Longest time between two attempts.
const LONGEST: Duration = Duration::from_secs(60);

/// A transfer in progress.
struct Transfer<'a> {
    client: &'a Client,
    options: &'a Options,
    stop: &'a AtomicBool,
    bar: Bar,
    place: Place,
    /// Number of attempts in a row without a new byte.
    failures: u32,
    /// Largest number of bytes of the file received so far.
    most: u64,
    /// True if the server sent bytes, or reported that there are no new ones.
    reached: bool,
    /// True if the checksum was wrong before.
    differed: bool,
}

/// Result of an attempt after which another may follow.
enum Attempt {
    Whole,
    /// More bytes were received, and more are available.
    More,
    Failed(Trouble),
}

/// Fetches the client's URL and returns the path of the file.
pub(crate) fn run(client: &Client, options: &Options, stop: &AtomicBool) -> Result<PathBuf> {
    let url = client.url();
    let bar = Bar::new(options.progress, &own_name(url));
    let stopped = || stop.load(Ordering::Relaxed);
    let place = Place::new(url, options.cache.as_deref(), &bar, stopped)?;
    run_at(place, bar, client, options, stop)
}

/// Fetches to this place.
fn run_at(
    place: Place,
    bar: Bar,
    client: &Client,
    options: &Options,
    stop: &AtomicBool,
) -> Result<PathBuf> {
    let mut transfer = Transfer {
        client,
        options,
        stop,
        bar,
        place,
        failures: 0,
        most: 0,
        reached: false,
        differed: false,
    };
    let result = transfer.run();
    if result.is_err() && !transfer.place.locked {
        transfer.place.forget_part()?;
    }
    result
}

impl Transfer<'_> {
    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn run(&mut self) -> Result<PathBuf> {
        loop {
            let trouble = match self.attempt() {
                _ if self.stopped() => return Err(Problem::interrupted()),
                Ok(Attempt::Whole) => return Ok(self.place.file.clone()),
                Ok(Attempt::More) => continue,
                Ok(Attempt::Failed(trouble)) => trouble,
                Err(problem) => return Err(problem),
            };
            if self.place.state.whole.is_some() && !self.reached && !trouble.final_word {
                self.bar.tell(&format!(
                    "{} cannot be checked ({}): using the earlier download {}",
                    shown(self.client.url()),
                    trouble.why,
                    self.place.file.display()
                ));
                return Ok(self.place.file.clone());
            }
            self.failures += 1;
            if !trouble.again {
                return Err(Problem::failed(trouble.why));
            }
            if self.failures >= self.options.attempts {
                let attempts = format!("after {} attempts without new data", self.failures);
                let kept = if self.place.state.part.is_some() && self.place.locked {
                    "; the received part is kept, and the next attempt continues from there"
                } else {
                    ""
                };
                return Err(Problem::failed(format!("{}, {attempts}{kept}", trouble.why)));
            }
            self.wait();
        }
    }

    /// Waits; the time grows with the number of failed attempts.
    fn wait(&self) {
        let factor = 1 << (self.failures - 1).min(16);
        let end = Instant::now() + self.options.wait.saturating_mul(factor).min(LONGEST);
        while !self.stopped() && Instant::now() < end {
            thread::sleep(Duration::from_millis(20).min(end - Instant::now()));
        }
    }

    /// Returns the offset and the validator to resume with; `None` means from the beginning.
    fn resumed(&self, held: u64) -> Option<(u64, String)> {
        let part = self.place.state.part.as_ref().filter(|_| self.place.locked)?;
        // If the part is as long as the file, the last byte is requested again: the answer shows if the file is the same. A longer
        // part does not belong to the file.
        let length = part.length.unwrap_or(u64::MAX);
        let from = held.min(length.saturating_sub(1));
        Some((from, part.strong()?.to_owned())).filter(|_| from > 0 && held <= length)
    }

    fn attempt(&mut self) -> Result<Attempt> {
        let file = self.place.open_part()?;
        let held = file.metadata().map_err(|error| wrong("look at", &self.place.part, &error))?;
        let resumed = self.resumed(held.len());
        let wanted = match (&resumed, &self.place.state.whole) {
            (Some((from, validator)), _) => Wanted::From(*from, validator),
            (None, Some((record, _))) => Wanted::Unless(record),
            (None, None) => Wanted::Whole,
        };
        let answer = match self.client.ask(&wanted) {
            Ok(answer) => answer,
            Err(trouble) => return self.failed(trouble),
        };
        self.reached = true;
        let changed = |why: &str| Trouble { why: why.into(), again: true, final_word: false };
        match answer {
            Answer::Same if self.place.state.whole.is_some() => {
                self.place.forget_part()?;
                Ok(Attempt::Whole)
            }
            Answer::Same => {
                self.failed(changed("the server reports it as unchanged without being asked"))
            }
            Answer::OutOfRange => {
                self.place.forget_part()?;
                self.failed(changed("the server has fewer bytes than it had"))
            }
            Answer::Unclear(why) => {
                self.place.forget_part()?;
                self.failed(changed(&why))
            }
            // The whole file was requested, or the server does not support ranges, or the file has changed.
            Answer::Bytes(record, bytes) if bytes.from == 0 => self.begin(file, record, bytes),
            Answer::Bytes(record, bytes) => {
                let part = self.place.state.part.as_mut();
                let right = resumed.is_some_and(|(wanted, _)| wanted == bytes.from);
                let Some(part) = part.filter(|part| right && part.goes_on(&record)) else {
                    self.place.forget_part()?;
                    return self.failed(changed("the server changed it meanwhile"));
                };
                part.length = part.length.or(record.length);
                self.receive(file, bytes)
            }
        }
    }

    fn failed(&mut self, trouble: Trouble) -> Result<Attempt> {
        if self.place.state.part.is_none() {
            self.place.forget_part()?; // it is empty
        }
        Ok(Attempt::Failed(trouble))
    }

    /// Starts to receive a file from its beginning, unless the cache has it.
    fn begin(&mut self, file: File, record: Record, bytes: Bytes) -> Result<Attempt> {
        let whole = self.place.state.whole.as_ref();
        if whole.is_some_and(|(known, _)| known.agrees(&record)) {
            self.place.forget_part()?;
            return Ok(Attempt::Whole);
        }
        file.set_len(0).map_err(|error| wrong("shorten", &self.place.part, &error))?;
        self.place.state.part = Some(record);
        self.place.note()?;
        self.receive(file, bytes)
    }

    /// Receives bytes up to the end.
    fn receive(&mut self, mut file: File, mut bytes: Bytes) -> Result<Attempt> {
        let from = bytes.from;
        let length = self.place.state.part.as_ref().and_then(|part| part.length);
        let room = self.place.room_for(length.unwrap_or(from).saturating_sub(from));
        if let Err(problem) = room {
            self.place.forget_part()?;
            return Err(problem);
        }
        self.bar.begin(from, length);
        let (at, ended) = self.copy(&mut file, &mut bytes)?;
        if let Some(to) = bytes.to.filter(|&to| at > to) {
            self.place.forget_part()?; // it is unknown what the bytes belong to
            let why = format!("the server sent more than the {} bytes that it declared", to - from);
            return Ok(Attempt::Failed(Trouble { why, again: true, final_word: false }));
        }
        let further = at > self.most;
        if further {
            (self.most, self.failures) = (at, 0);
        }
        if let Err(trouble) = ended {
            return Ok(Attempt::Failed(trouble));
        }
        match length {
            Some(length) if at < length && further => Ok(Attempt::More),
            Some(length) if at != length => {
                let why = format!("the server sent {at} bytes instead of {length}");
                Ok(Attempt::Failed(Trouble { why, again: true, final_word: false }))
            }
            _ => self.finish(file, at),
        }
    }

    /// Writes the received bytes, but at most one buffer more than the server announced. Returns the end offset, and how the transfer
    /// ended.
    fn copy(
        &mut self,
        file: &mut File,
        bytes: &mut Bytes,
    ) -> Result<(u64, std::result::Result<(), Trouble>)> {
        let path = self.place.part.clone();
        file.seek(SeekFrom::Start(bytes.from)).map_err(|error| wrong("write", &path, &error))?;
        let mut buffer = vec![0; 1 << 18];
        let mut at = bytes.from;
        loop {
            if self.stopped() {
                return Err(Problem::interrupted());
            }
            if bytes.to.is_some_and(|to| at > to) {
                return Ok((at, Ok(())));
            }
            let read = match bytes.body.read(&mut buffer) {
                Ok(0) => return Ok((at, Ok(()))),
                Ok(read) => read,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Ok((at, Err(self.client.trouble(error.into())))),
            };
            if let Err(error) = file.write_all(&buffer[..read]) {
                self.place.forget_part()?; // frees space on a full disk
                return Err(wrong("write", &path, &error));
            }
            at += read as u64;
            self.bar.add(read as u64);
        }
    }

    /// Completes the file of `length` bytes: all have been received.
    fn finish(&mut self, mut file: File, length: u64) -> Result<Attempt> {
        let path = self.place.part.clone();
        file.set_len(length).map_err(|error| wrong("shorten", &path, &error))?;
        if let Some(wanted) = self.place.state.part.as_ref().and_then(|part| part.digest.clone()) {
            let read = file.seek(SeekFrom::Start(0)).and_then(|_| wanted.of(&mut file));
            let got = read.map_err(|error| wrong("read", &path, &error))?;
            if got != wanted {
                self.place.forget_part()?;
                let (got, wanted) = (got.text(), wanted.text());
                let why = format!(
                    "the received file has the checksum {got}; the server declares {wanted}"
                );
                let again = !std::mem::replace(&mut self.differed, true);
                return Ok(Attempt::Failed(Trouble { why, again, final_word: false }));
            }
        }
        if let Err(error) = file.sync_all() {
            self.place.forget_part()?;
            return Err(wrong("write", &path, &error));
        }
        self.place.finish(&file)?;
        Ok(Attempt::Whole)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Barrier;

    use super::*;
    use crate::server::{File as Served, Server};

    #[test]
    fn without_locks_several_at_once_fetch_it_whole() {
        let data = || Served::new(1, 300_000, "ETag: \"one\"");
        // The first three requests are answered only after all three have arrived, so that each thread has opened its part. Further
        // requests are repeats.
        let barrier = Barrier::new(3);
        let server = Server::new(move |number, request| {
            if number < 3 {
                barrier.wait();
            }
            data().reply(request).cut(if number < 3 { 100_000 } else { 300_000 })
        });
        let folder = tempfile::tempdir().unwrap();
        let options = Options { wait: Duration::from_millis(5), ..Options::default() };
        let client = Client::new(&server.url("x.root"), &options).unwrap();
        let fetched = || {
            let place = Place::with(client.url(), Some(folder.path()), |_, _| Ok(false))?;
            run_at(place, Bar::new(false, ""), &client, &options, &AtomicBool::new(false))
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..3).map(|_| scope.spawn(fetched)).collect();
            for thread in threads {
                assert!(fs::read(thread.join().unwrap().unwrap()).unwrap() == data().data);
            }
        });
        let names = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(names, 2, "the file and the notes");
    }
}
