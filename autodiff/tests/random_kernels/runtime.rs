//! The words of the dialect as plain Rust: each thread of a block is a thread of the system.

use std::cell::{Cell, RefCell};
use std::ops::{Index, IndexMut};
use std::sync::{Arc, Barrier, Mutex};

/// The threads of a block.
pub struct Block {
    barrier: Barrier,
    shared: Mutex<Vec<f64>>,
    lanes: Mutex<Vec<f64>>,
}

thread_local! {
    static BLOCK: RefCell<Option<Arc<Block>>> = const { RefCell::new(None) };
    static PLACE: Cell<[u32; 3]> = const { Cell::new([0; 3]) };
}

fn block() -> Arc<Block> {
    BLOCK.with(|b| b.borrow().clone().expect("a thread of a block"))
}

/// Runs a kernel.
pub fn launch(blocks: u32, threads: u32, kernel: impl Fn() + Sync) {
    for b in 0..blocks {
        let of = Arc::new(Block {
            barrier: Barrier::new(threads as usize),
            shared: Mutex::new(vec![f64::NAN; threads as usize]),
            lanes: Mutex::new(vec![0.0; threads as usize]),
        });
        std::thread::scope(|scope| {
            for t in 0..threads {
                let (of, kernel) = (of.clone(), &kernel);
                scope.spawn(move || {
                    BLOCK.with(|b| *b.borrow_mut() = Some(of));
                    PLACE.set([b, t, threads]);
                    kernel();
                });
            }
        });
    }
}

pub mod thread {
    use super::PLACE;
    pub fn index_1d() -> u32 {
        let [block, thread, threads] = PLACE.get();
        block * threads + thread
    }
    pub fn thread_idx_x() -> u32 {
        PLACE.get()[1]
    }
    pub fn block_idx_x() -> u32 {
        PLACE.get()[0]
    }
    pub fn block_dim_x() -> u32 {
        PLACE.get()[2]
    }
}

pub fn sync_threads() {
    block().barrier.wait();
}

fn exchange(value: f64, from: impl Fn(u32) -> u32) -> f64 {
    let (own, of) = (PLACE.get()[1], block());
    of.lanes.lock().unwrap()[own as usize] = value;
    of.barrier.wait();
    let taken = of.lanes.lock().unwrap()[from(own) as usize];
    of.barrier.wait();
    taken
}

pub fn shfl_down(value: f64, by: u32) -> f64 {
    exchange(value, |t| if t + by < 32 { t + by } else { t })
}

pub fn shfl_up(value: f64, by: u32) -> f64 {
    exchange(value, |t| if t >= by { t - by } else { t })
}

pub fn shfl_xor(value: f64, by: u32) -> f64 {
    exchange(value, |t| t ^ by)
}

pub struct Shared<T, const N: usize>(std::marker::PhantomData<T>);

impl<const N: usize> Shared<f64, N> {
    pub fn new() -> Self {
        Self(std::marker::PhantomData)
    }
    pub fn set(&self, at: u32, value: f64) {
        block().shared.lock().unwrap()[at as usize] = value;
    }
    pub fn get(&self, at: u32) -> f64 {
        block().shared.lock().unwrap()[at as usize]
    }
}

#[derive(Clone, Copy)]
pub struct Global<'a, T>(pub &'a Mutex<Vec<T>>);

impl<T: Copy + std::ops::AddAssign> Global<'_, T> {
    pub fn get(&self, at: u32) -> T {
        self.0.lock().unwrap()[at as usize]
    }
    pub fn set(&self, at: u32, value: T) {
        self.0.lock().unwrap()[at as usize] = value;
    }
    pub fn add(&self, at: u32, value: T) {
        self.0.lock().unwrap()[at as usize] += value;
    }
    pub fn atomic_add(&self, at: u32, value: T) {
        self.add(at, value);
    }
}

/// An array with indices of the dialect.
pub struct Array([f64; 3]);

pub fn array(values: [f64; 3]) -> Array {
    Array(values)
}

impl Index<u32> for Array {
    type Output = f64;
    fn index(&self, at: u32) -> &f64 {
        &self.0[at as usize]
    }
}

impl IndexMut<u32> for Array {
    fn index_mut(&mut self, at: u32) -> &mut f64 {
        &mut self.0[at as usize]
    }
}
