//! A value that came from elsewhere and never changes.

use std::ops::Deref;
use std::rc::Rc;

/// It is the same as itself alone: whether a view has changed is found out without a look into it, and without code for that
/// in the page.
#[derive(Debug)]
pub struct Same<T>(Rc<T>);

impl<T> Same<T> {
    /// One that no other is the same as.
    pub fn new(value: T) -> Same<T> {
        Same(Rc::new(value))
    }
}

impl<T> From<Rc<T>> for Same<T> {
    /// One that is the same as all others of this.
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
