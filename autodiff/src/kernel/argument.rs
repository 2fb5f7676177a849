//! Arguments of a launch.

use std::sync::Arc;

use super::buffer::{Buffer, Element};
use super::cuda::{Card, Memory};
use super::error::LaunchError;

/// The way in which a kernel uses a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// It is only read.
    Read,
    /// It is only added to, atomically.
    Add,
    /// It is written, or added to by its owner.
    Write,
}

/// A buffer of any type of elements.
#[cfg_attr(
    not(feature = "cuda"),
    allow(dead_code, reason = "only launches on a GPU use all of it")
)]
pub(super) trait AnyBuffer: Sync {
    /// The same for clones, another for every other buffer.
    fn address(&self) -> usize;
    fn len(&self) -> usize;
    /// Copies the elements to the host if they are newer on a GPU.
    fn update_host(&self) -> Result<(), LaunchError>;
    /// Notes that the host has changed the elements.
    fn host_changed(&self);
    /// The memory on the GPU, with the newest elements.
    fn on_device(&self, card: &Arc<Card>) -> Result<Arc<Memory>, LaunchError>;
    /// Notes that the GPU has changed the elements.
    fn device_changed(&self);
}

/// An argument of a launch, in the order of the kernel's parameters.
pub struct Argument<'a>(pub(super) Kind<'a>);

#[cfg_attr(
    not(feature = "cuda"),
    allow(dead_code, reason = "only launches on a GPU use all of it")
)]
pub(super) enum Kind<'a> {
    /// The bytes of a number, in the order of memory.
    Number(u64),
    Buffer(Passed<'a>),
}

/// A buffer that is passed to a launch.
pub(super) struct Passed<'a> {
    pub(super) name: &'static str,
    pub(super) buffer: &'a dyn AnyBuffer,
    pub(super) used: Use,
    /// For a shadow: the buffer whose derivative it contains, and its length.
    of: Option<(&'static str, usize)>,
}

/// A number that a kernel takes.
pub trait Number: Copy {
    /// Its bytes, padded.
    fn bytes(self) -> u64;
}

macro_rules! number {
    ($($t:ty)*) => {$(
        impl Number for $t {
            fn bytes(self) -> u64 {
                let mut all = [0; 8];
                all[..size_of::<$t>()].copy_from_slice(&self.to_ne_bytes());
                u64::from_ne_bytes(all)
            }
        }
    )*};
}

number!(f32 f64 i32 u32 i64 u64);

impl Number for bool {
    fn bytes(self) -> u64 {
        u64::from_ne_bytes([u8::from(self), 0, 0, 0, 0, 0, 0, 0])
    }
}

impl<'a> Argument<'a> {
    /// The buffer `name`, used as `used`.
    pub fn new<T: Element>(name: &'static str, buffer: &'a Buffer<T>, used: Use) -> Self {
        Self(Kind::Buffer(Passed { name, buffer, used, of: None }))
    }

    /// The buffer `name`, which contains the derivative of the buffer `of`.
    pub fn shadow<T: Element>(
        (name, buffer): (&'static str, &'a Buffer<T>),
        used: Use,
        (of, primal): (&'static str, &Buffer<T>),
    ) -> Self {
        Self(Kind::Buffer(Passed { name, buffer, used, of: Some((of, primal.len())) }))
    }

    /// A number.
    pub fn number(value: impl Number) -> Self {
        Self(Kind::Number(value.bytes()))
    }
}

/// The buffers of a launch.
pub(super) fn buffers<'a>(arguments: &'a [Argument<'a>]) -> impl Iterator<Item = &'a Passed<'a>> {
    arguments.iter().filter_map(|argument| match &argument.0 {
        Kind::Buffer(passed) => Some(passed),
        Kind::Number(_) => None,
    })
}

/// True if two arguments are the same buffer.
pub(super) fn is_one_twice(arguments: &[Argument<'_>]) -> bool {
    let buffers: Vec<_> = buffers(arguments).map(|passed| passed.buffer).collect();
    let same = |a: &dyn AnyBuffer, b: &dyn AnyBuffer| a.len() > 0 && a.address() == b.address();
    buffers.iter().enumerate().any(|(n, a)| buffers[n + 1..].iter().any(|b| same(*a, *b)))
}

/// Refuses the same buffer twice, and shadows of another length than their buffer, for a derivative.
pub(super) fn check(arguments: &[Argument<'_>]) -> Result<(), LaunchError> {
    let buffers: Vec<_> = buffers(arguments).collect();
    for (n, a) in buffers.iter().enumerate() {
        if let Some(of) = a.of.filter(|(_, len)| *len != a.buffer.len()) {
            return Err(LaunchError::Length { shadow: (a.name, a.buffer.len()), buffer: of });
        }
        let same =
            |b: &&&Passed<'_>| a.buffer.len() > 0 && b.buffer.address() == a.buffer.address();
        let harmless = |b: &Passed<'_>| a.used == b.used && a.used != Use::Write;
        if let Some(b) = buffers[n + 1..].iter().filter(same).find(|b| !harmless(b)) {
            return Err(LaunchError::Shared(format!(
                "`{}` and `{}` are the same buffer, and the derivative writes one of them; pass two buffers (and add the two \
                 derivatives afterwards)",
                a.name, b.name
            )));
        }
    }
    Ok(())
}
