//! Shared immutable values that are compared by pointer.

use std::ops::Deref;
use std::rc::Rc;

/// Shared immutable value whose equality is pointer equality: comparing views does not read the
/// value, and needs no comparison code in the page.
#[derive(Debug)]
pub struct Same<T>(Rc<T>);

impl<T> Same<T> {
    /// Wraps a value; only clones of the result are equal to it.
    pub fn new(value: T) -> Same<T> {
        Same(Rc::new(value))
    }
}

impl<T> From<Rc<T>> for Same<T> {
    /// Wraps an `Rc`; wrappers of the same allocation are equal.
    fn from(shared: Rc<T>) -> Same<T> {
        Same(shared)
    }
}

impl<T> Clone for Same<T> {
    fn clone(&self) -> Same<T> {
        Same(self.0.clone())
    }
}

impl<T> PartialEq for Same<T> {
    fn eq(&self, other: &Same<T>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Same<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}
