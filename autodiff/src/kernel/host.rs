//! The record of a host function, for the derivatives that `#[kernel_host]` writes.
//!
//! The derivative runs the function. Each copy and launch adds a record, which the reverse sweep runs in reverse order:
//! - It gives overwritten buffers the values from before, which a launch has copied. Launches of derivatives read them.
//! - It launches the derivative of a kernel, on the same device and stream. The adjoint of a copy adds, and sets the shadow
//!   of the target to zero.
//!
//! Buffers get their shadows when they are needed; records keep both alive and drop them when they have run.

use std::cell::{Cell, OnceCell, RefCell};
use std::ops::{Bound, Range, RangeBounds};
use std::rc::Rc;

use super::buffer::{Buffer, Element};
use super::error::LaunchError;

/// The sum of the derivatives by a number that has none.
pub type Never = std::convert::Infallible;

type Outcome = Result<(), LaunchError>;
type Record<'h> = Box<dyn FnOnce() -> Outcome + 'h>;
/// Returns a record for the end.
type End<'h> = Box<dyn FnOnce() -> Result<Record<'h>, LaunchError> + 'h>;

/// The records of one call.
#[derive(Default)]
pub struct Tape<'h> {
    records: RefCell<Vec<Record<'h>>>,
    /// Called between the sweeps.
    ends: RefCell<Vec<End<'h>>>,
    /// Names and addresses of the buffers that the caller passed.
    passed: RefCell<Vec<(&'static str, usize)>>,
}

/// A buffer of a host function.
pub struct Tracked<T: Element>(Rc<State<T>>);

struct State<T: Element> {
    buffer: Buffer<T>,
    shadow: OnceCell<Buffer<T>>,
    /// True if the values carry a derivative.
    active: Cell<bool>,
    /// True if records read the values.
    used: Cell<bool>,
    written: Cell<bool>,
}

impl<T: Element> Clone for Tracked<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

/// A buffer that a launch uses, with its values from before if the launch writes it.
pub struct Saved<T: Element> {
    of: Tracked<T>,
    before: Option<Buffer<T>>,
}

/// The shadow of a slice on the host.
pub struct Host<'h, T>(Rc<RefCell<&'h mut [T]>>);

/// A part of such a shadow.
type Part<'a, 'h, T> = (&'a Host<'h, T>, Range<usize>);

impl<T: Element> Tracked<T> {
    fn new(buffer: Buffer<T>, active: bool) -> Self {
        let (shadow, active) = (OnceCell::new(), Cell::new(active));
        Self(Rc::new(State {
            buffer,
            shadow,
            active,
            used: Cell::default(),
            written: Cell::default(),
        }))
    }

    /// The buffer itself.
    #[must_use]
    pub fn buffer(&self) -> &Buffer<T> {
        &self.0.buffer
    }

    /// Number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.buffer.len()
    }

    /// True without elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// True if the values carry a derivative.
    #[must_use]
    pub fn is_active(&self) -> bool {
        self.0.active.get()
    }

    fn shadow(&self) -> &Buffer<T> {
        self.0.shadow.get_or_init(|| Buffer::zeros(self.len()))
    }

    /// Notes that a launch gives the buffer values with a derivative.
    pub fn activate(&self) {
        self.0.active.set(true);
    }

    /// Refuses values with a derivative for a parameter without one.
    ///
    /// # Errors
    /// If the values carry a derivative.
    pub fn constant(&self, kernel: &str, parameter: &str) -> Outcome {
        if !self.is_active() {
            return Ok(());
        }
        Err(LaunchError::Activity(format!(
            "`{parameter}` of the kernel `{kernel}` has no derivative, but the buffer passed for it carries one; declare \
             `{parameter}` as `Duplicated` in the kernel's first `#[autodiff_reverse]`"
        )))
    }

    /// The buffer for a record that reads it.
    #[must_use]
    pub fn read(&self) -> Saved<T> {
        self.0.used.set(true);
        Saved { of: self.clone(), before: None }
    }

    /// The buffer with its present values, for a record that overwrites it.
    ///
    /// # Errors
    /// If a GPU has no memory left.
    pub fn save(&self) -> Result<Saved<T>, LaunchError> {
        self.0.written.set(true);
        let before = self.0.buffer.duplicate()?;
        Ok(Saved { before: Some(before), ..self.read() })
    }

    /// The same for a record that does not read the values.
    fn overwritten(&self) -> Result<Saved<T>, LaunchError> {
        self.0.written.set(true);
        if self.0.used.get() { self.save() } else { Ok(Saved { of: self.clone(), before: None }) }
    }

    /// The adjoint of overwriting all elements.
    fn forget(&self) -> Outcome {
        self.0.shadow.get().map_or(Ok(()), Buffer::set_zero)
    }
}

impl<T: Element> Saved<T> {
    /// The buffer with the values from before the launch. If the launch writes it, this is a copy that can be overwritten.
    #[must_use]
    pub fn before(&self) -> &Buffer<T> {
        self.before.as_ref().unwrap_or(self.of.buffer())
    }

    /// The shadow.
    #[must_use]
    pub fn shadow(&self) -> &Buffer<T> {
        self.of.shadow()
    }

    /// Gives the buffer its values from before.
    ///
    /// # Errors
    /// If a GPU has no memory left.
    pub fn restore(&self) -> Outcome {
        self.before.as_ref().map_or(Ok(()), |before| self.of.buffer().copy_from_buffer(before))
    }
}

impl<'h, T: Element> Host<'h, T> {
    /// The shadow of a slice with this name and length.
    ///
    /// # Errors
    /// If the lengths differ.
    pub fn new(
        (name, shadow): (&'static str, &'h mut [T]),
        buffer: (&'static str, usize),
    ) -> Result<Self, LaunchError> {
        if shadow.len() != buffer.1 {
            return Err(LaunchError::Length { shadow: (name, shadow.len()), buffer });
        }
        Ok(Self(Rc::new(RefCell::new(shadow))))
    }
}

/// The range of a slice with `len` elements; an end beyond it is refused where the slice is cut.
pub fn range(of: impl RangeBounds<usize>, len: usize) -> Range<usize> {
    let begin = match of.start_bound() {
        Bound::Included(n) => *n,
        Bound::Excluded(n) => n + 1,
        Bound::Unbounded => 0,
    };
    let end = match of.end_bound() {
        Bound::Included(n) => n + 1,
        Bound::Excluded(n) => *n,
        Bound::Unbounded => len,
    };
    begin..end
}

/// Refuses one buffer for two parameters of which the kernel writes one: names, addresses, and true for a written one.
///
/// # Errors
/// If there are two such parameters.
pub fn distinct(buffers: &[(&str, usize, bool)]) -> Outcome {
    for (n, (a, address, is_written)) in buffers.iter().enumerate() {
        let same = buffers[n + 1..].iter().find(|b| b.1 == *address && (*is_written || b.2));
        if let Some((b, ..)) = same {
            return Err(LaunchError::Shared(format!(
                "`{a}` and `{b}` are the same buffer, and the kernel writes one of them; a launch that is differentiated gets two \
                 buffers"
            )));
        }
    }
    Ok(())
}

/// A number with a derivative, for a launch.
pub fn number<T: Element>(value: T, sum: &Buffer<T>) -> (T, Option<&Buffer<T>>) {
    (value, Some(sum))
}

impl<'h> Tape<'h> {
    /// A tape without records.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a record.
    pub fn push(&self, record: impl FnOnce() -> Outcome + 'h) {
        self.records.borrow_mut().push(Box::new(record));
    }

    /// A buffer that the function allocates.
    pub fn local<T: Element>(&self, buffer: Buffer<T>) -> Tracked<T> {
        Tracked::new(buffer, false)
    }

    /// A buffer that the function allocates, with values from the host.
    pub fn uploaded<T: Element>(
        &self,
        buffer: Buffer<T>,
        (host, part): Part<'_, 'h, T>,
    ) -> Tracked<T> {
        let to = Tracked::new(buffer, true);
        let (own, host) = (to.clone(), Rc::clone(&host.0));
        self.push(move || add_to_host(&host, part, own.shadow()));
        to
    }

    /// A buffer of the caller, and its shadow if it carries a derivative.
    ///
    /// # Errors
    /// If a shadow has another length than its buffer, or if a buffer is passed twice.
    pub fn passed<T: Element>(
        &self,
        (name, buffer): (&'static str, &Buffer<T>),
        shadow: Option<(&'static str, &Buffer<T>)>,
    ) -> Result<Tracked<T>, LaunchError> {
        let own = Tracked::new(buffer.clone(), shadow.is_some());
        let mut named = vec![(name, buffer)];
        if let Some((of, shadow)) = shadow {
            if shadow.len() != buffer.len() {
                let (shadow, buffer) = ((of, shadow.len()), (name, buffer.len()));
                return Err(LaunchError::Length { shadow, buffer });
            }
            named.push((of, shadow));
            let _ = own.0.shadow.set(shadow.clone());
        }
        let mut passed = self.passed.borrow_mut();
        for (name, buffer) in named {
            if let Some((other, _)) =
                passed.iter().find(|(_, address)| *address == buffer.address())
            {
                return Err(LaunchError::Shared(format!(
                    "`{other}` and `{name}` are the same buffer; a function that is differentiated gets two buffers"
                )));
            }
            passed.push((name, buffer.address()));
        }
        // The reverse sweep takes the buffer back to its first values; the caller gets the last ones.
        let last = own.clone();
        self.at_end(move || {
            let after = last.0.written.get().then(|| last.buffer().duplicate()).transpose()?;
            Ok(Box::new(move || {
                after.map_or(Ok(()), |after| last.buffer().copy_from_buffer(&after))
            }))
        });
        Ok(own)
    }

    /// The sum of the derivatives by a number; the reverse sweep adds it to `total` at its end.
    pub fn number<T: Element>(&self, total: &'h mut T) -> Buffer<T> {
        let sum = Buffer::zeros(1);
        let here = sum.clone();
        self.at_end(move || {
            Ok(Box::new(move || {
                let mut value = [T::default()];
                here.copy_to(&mut value)?;
                *total = total.plus(value[0]);
                Ok(())
            }))
        });
        sum
    }

    fn at_end(&self, end: impl FnOnce() -> Result<Record<'h>, LaunchError> + 'h) {
        self.ends.borrow_mut().push(Box::new(end));
    }

    /// `to.copy_from(values)`.
    ///
    /// # Errors
    /// As of the copy.
    pub fn copy_from<T: Element>(
        &self,
        to: &Tracked<T>,
        values: &[T],
        shadow: Option<Part<'_, 'h, T>>,
    ) -> Outcome {
        let saved = to.overwritten()?;
        to.buffer().copy_from(values)?;
        to.0.active.set(shadow.is_some());
        let (to, shadow) = (to.clone(), shadow.map(|(host, part)| (Rc::clone(&host.0), part)));
        self.push(move || {
            if let Some((host, part)) = shadow {
                add_to_host(&host, part, to.shadow())?;
            }
            to.forget()?;
            saved.restore()
        });
        Ok(())
    }

    /// `from.copy_to(values)`.
    ///
    /// # Errors
    /// As of the copy.
    pub fn copy_to<T: Element>(
        &self,
        from: &Tracked<T>,
        values: &mut [T],
        shadow: Option<Part<'_, 'h, T>>,
    ) -> Outcome {
        from.buffer().copy_to(values)?;
        let Some((host, part)) = shadow else { return Ok(()) };
        let (from, host) = (from.is_active().then(|| from.clone()), Rc::clone(&host.0));
        self.push(move || {
            let part = &mut host.borrow_mut()[part];
            if let Some(from) = from {
                from.shadow().add_slice(part)?;
            }
            part.fill(T::default());
            Ok(())
        });
        Ok(())
    }

    /// `to.copy_from_buffer(from)`.
    ///
    /// # Errors
    /// As of the copy.
    pub fn copy_from_buffer<T: Element>(&self, to: &Tracked<T>, from: &Tracked<T>) -> Outcome {
        if Rc::ptr_eq(&to.0, &from.0) {
            return Ok(());
        }
        let saved = to.overwritten()?;
        to.buffer().copy_from_buffer(from.buffer())?;
        to.0.active.set(from.is_active());
        let (to, from) = (to.clone(), from.is_active().then(|| from.clone()));
        self.push(move || {
            if let Some(from) = from {
                from.shadow().add_slice(&to.shadow().values()?)?;
            }
            to.forget()?;
            saved.restore()
        });
        Ok(())
    }

    /// `to.fill(value)`.
    ///
    /// # Errors
    /// If a GPU has no memory left.
    pub fn fill<T: Element>(&self, to: &Tracked<T>, value: T) -> Outcome {
        let saved = to.overwritten()?;
        to.buffer().fill(value);
        to.0.active.set(false);
        let to = to.clone();
        self.push(move || {
            to.forget()?;
            saved.restore()
        });
        Ok(())
    }

    /// Runs the records in reverse order.
    ///
    /// # Errors
    /// If a launch or a copy fails.
    pub fn reverse(self) -> Outcome {
        let ends: Result<Vec<_>, _> = self.ends.take().into_iter().map(|end| end()).collect();
        let mut records = self.records.take();
        while let Some(record) = records.pop() {
            record()?;
        }
        ends?.into_iter().try_for_each(|end| end())
    }
}

/// The adjoint of a copy from the host.
fn add_to_host<T: Element>(
    host: &RefCell<&mut [T]>,
    part: Range<usize>,
    shadow: &Buffer<T>,
) -> Outcome {
    let values = shadow.values()?;
    let sums = &mut host.borrow_mut()[part];
    sums.iter_mut().zip(values).for_each(|(sum, value)| *sum = sum.plus(value));
    Ok(())
}
