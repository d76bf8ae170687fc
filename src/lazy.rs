//! Code and files that are loaded when they are first needed.
//!
//! `main.rs` lists the parts of the page and how each is loaded; what draws the page or carries out its effects holds a [`Lazy`] of
//! what it needs. Its shape is that of Yew's coming `yew::lazy`, so that this can give way to it.

use std::cell::RefCell;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

/// A value that is loaded when it is first needed, and stays. Clones share it.
pub struct Lazy<T>(Rc<Source<T>>);

/// A value that is being loaded; `None` if it cannot be had now.
type Loading<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

struct Source<T> {
    fetch: Box<dyn Fn() -> Loading<T>>,
    loaded: RefCell<Option<T>>,
}

impl<T: Clone> Lazy<T> {
    /// A value that `fetch` loads. Where it gives `None`, the value cannot be had now, and the next request tries again.
    pub fn new<F: Future<Output = Option<T>> + 'static>(fetch: impl Fn() -> F + 'static) -> Lazy<T> {
        let fetch = Box::new(move || -> Loading<T> { Box::pin(fetch()) });
        Lazy(Rc::new(Source { fetch, loaded: RefCell::new(None) }))
    }

    /// The value, if it has been loaded.
    pub fn get(&self) -> Option<T> {
        self.0.loaded.borrow().clone()
    }

    /// Loads the value, once; `None` if it cannot be had now.
    pub async fn load(&self) -> Option<T> {
        if let Some(value) = self.get() {
            return Some(value);
        }
        let value = (self.0.fetch)().await?;
        // Where two have asked at once, both get the first answer.
        Some(self.0.loaded.borrow_mut().get_or_insert(value).clone())
    }
}

impl<T> Clone for Lazy<T> {
    fn clone(&self) -> Lazy<T> {
        Lazy(self.0.clone())
    }
}

/// Clones of one value are equal.
impl<T> PartialEq for Lazy<T> {
    fn eq(&self, other: &Lazy<T>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> fmt::Debug for Lazy<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lazy")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::future::ready;
    use std::task::{Context, Poll, Waker};

    /// The result of a future that never waits.
    fn now<T>(future: impl Future<Output = T>) -> T {
        match std::pin::pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(value) => value,
            Poll::Pending => unreachable!("it waits for nothing"),
        }
    }

    /// A value that is the number of the request that loads it, and can be had from the second request on.
    fn numbered() -> (Lazy<u32>, Rc<Cell<u32>>) {
        let requests = Rc::new(Cell::new(0));
        let counted = requests.clone();
        let lazy = Lazy::new(move || {
            counted.set(counted.get() + 1);
            ready(Some(counted.get()).filter(|number| *number > 1))
        });
        (lazy, requests)
    }

    #[test]
    fn a_value_that_cannot_be_had_is_asked_for_again_and_then_loaded_once() {
        let (lazy, requests) = numbered();
        assert_eq!((now(lazy.load()), lazy.get()), (None, None));
        assert_eq!((now(lazy.load()), lazy.get()), (Some(2), Some(2)));
        assert_eq!((now(lazy.load()), requests.get()), (Some(2), 2));
    }

    #[test]
    fn clones_share_the_value_and_are_equal() {
        let (lazy, requests) = numbered();
        let clone = lazy.clone();
        let _ = now(lazy.load());
        assert_eq!((now(clone.load()), now(lazy.load()), requests.get()), (Some(2), Some(2), 2));
        assert_eq!(lazy, clone);
        assert_ne!(lazy, numbered().0);
    }

    #[test]
    fn the_first_of_two_answers_stays() {
        let (lazy, requests) = numbered();
        requests.set(1);
        let (one, other) = (lazy.load(), lazy.load());
        assert_eq!((now(other), now(one)), (Some(2), Some(2)));
    }
}
