//! Ranks that are threads of one process, for tests.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};

use super::{Link, Ranks};

/// A rank; a channel connects each pair.
#[derive(Debug)]
struct Local {
    rank: usize,
    to: Vec<Sender<Vec<u8>>>,
    from: Vec<Mutex<Receiver<Vec<u8>>>>,
}

/// Calls `work` on `size` ranks, each a thread; returns their results.
pub(crate) fn on_ranks<R: Send>(size: usize, work: impl Fn(Ranks) -> R + Sync) -> Vec<R> {
    let mut links: Vec<Local> =
        (0..size).map(|rank| Local { rank, to: Vec::new(), from: Vec::new() }).collect();
    for from in 0..size {
        for to in 0..size {
            let (sender, receiver) = channel();
            links[from].to.push(sender);
            links[to].from.push(Mutex::new(receiver));
        }
    }
    let work = &work;
    std::thread::scope(|scope| {
        let threads: Vec<_> = links
            .into_iter()
            .map(|link| scope.spawn(move || work(Ranks::new(Box::new(link)))))
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    })
}

impl Link for Local {
    fn rank(&self) -> usize {
        self.rank
    }

    fn size(&self) -> usize {
        self.to.len()
    }

    fn send(&self, to: usize, data: &[u8]) -> Result<(), String> {
        self.to[to].send(data.to_vec()).map_err(|_| format!("rank {to} is gone"))
    }

    fn receive(&self, from: usize, data: &mut [u8]) -> Result<(), String> {
        let got = self.from[from].lock().unwrap().recv();
        let got = got.map_err(|_| format!("rank {from} is gone"))?;
        if got.len() != data.len() {
            return Err(format!("{} bytes from rank {from}; wanted {}", got.len(), data.len()));
        }
        data.copy_from_slice(&got);
        Ok(())
    }
}
