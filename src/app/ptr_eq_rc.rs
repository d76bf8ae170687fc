//! Shared immutable values that are compared by pointer.

use std::ops::Deref;
use std::rc::Rc;

/// Shared immutable value that is compared by pointer. Comparing two views that contain such values
/// is therefore fast, and needs no comparison code for `T`.
#[derive(Debug)]
pub struct PtrEqRc<T>(Rc<T>);

impl<T> PtrEqRc<T> {
    /// Wraps a value. The wrapper is equal only to its own clones, not to another wrapper around an
    /// equal value.
    pub fn new(value: T) -> PtrEqRc<T> {
        PtrEqRc(Rc::new(value))
    }
}

impl<T> From<Rc<T>> for PtrEqRc<T> {
    /// Wraps an `Rc`; wrappers of the same allocation are equal.
    fn from(shared: Rc<T>) -> PtrEqRc<T> {
        PtrEqRc(shared)
    }
}

impl<T> Clone for PtrEqRc<T> {
    /// Returns another pointer to the same value, equal to this one. The value itself is not
    /// copied.
    fn clone(&self) -> PtrEqRc<T> {
        PtrEqRc(self.0.clone())
    }
}

impl<T> PartialEq for PtrEqRc<T> {
    /// Whether both wrappers point to the same value. The values themselves are not compared.
    fn eq(&self, other: &PtrEqRc<T>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for PtrEqRc<T> {
    type Target = T;

    /// Returns a reference to the wrapped value.
    fn deref(&self) -> &T {
        &self.0
    }
}
