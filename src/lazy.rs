//! Code and files that load on first use.
//!
//! `main.rs` lists the parts of the page and how each one loads; the code that renders the page or
//! carries out effects holds a [`Lazy`] for each part that it needs. The API follows Yew's planned
//! `yew::lazy`, which can replace this module.

use futures_util::future::{FutureExt, LocalBoxFuture, Shared};
use std::cell::RefCell;
use std::fmt;
use std::future::Future;
use std::rc::Rc;

/// A value, such as code or a file, that is loaded on first use and then stays. Clones share it.
pub struct Lazy<T>(Rc<Source<T>>);

/// Future of a value that is loading; resolves to `None` if loading fails.
type Loading<T> = LocalBoxFuture<'static, Option<T>>;

/// What all clones of a [`Lazy`] share: the function that loads the value, and its newest request.
struct Source<T> {
    fetch: Box<dyn Fn() -> Loading<T>>,
    /// Last request, unless it failed.
    request: RefCell<Option<Shared<Loading<T>>>>,
}

impl<T: Clone + 'static> Lazy<T> {
    /// Creates a value that the function `fetch` loads on first use. If `fetch` resolves to `None`,
    /// loading has failed and the next request tries again.
    pub fn new<F: Future<Output = Option<T>> + 'static>(fetch: impl Fn() -> F + 'static) -> Lazy<T> {
        let fetch = Box::new(move || fetch().boxed_local());
        Lazy(Rc::new(Source { fetch, request: RefCell::default() }))
    }

    /// Returns the value if it has been loaded, else `None`; does not start to load it.
    pub fn get(&self) -> Option<T> {
        self.0.request.borrow().as_ref()?.peek()?.clone()
    }

    /// Loads the value; concurrent calls share one request. Returns `None` if loading fails.
    pub async fn load(&self) -> Option<T> {
        let source = &self.0;
        let request = source.request.borrow_mut().get_or_insert_with(|| (source.fetch)().shared()).clone();
        let value = request.clone().await;
        if value.is_none() {
            source.request.borrow_mut().take_if(|last| last.ptr_eq(&request));
        }
        value
    }
}

impl<T> Clone for Lazy<T> {
    /// Returns another handle to the same value, which is loaded only once for all.
    fn clone(&self) -> Lazy<T> {
        Lazy(self.0.clone())
    }
}

/// Clones of one value are equal.
impl<T> PartialEq for Lazy<T> {
    /// Whether both are clones that share one value.
    fn eq(&self, other: &Lazy<T>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> fmt::Debug for Lazy<T> {
    /// Writes only the name of the type, because the value may not be loaded.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lazy")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::future::{poll_fn, ready};
    use std::task::{Context, Poll, Waker};

    /// Polls a future until it is ready, and returns its value. A test needs no runtime for that.
    fn poll_until_ready<T>(future: impl Future<Output = T>) -> T {
        let mut future = std::pin::pin!(future);
        loop {
            if let Poll::Ready(value) = future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
                return value;
            }
        }
    }

    /// Returns a lazy value that is the number of the request that loads it, and the counter of
    /// requests. The first request fails.
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
        assert_eq!((poll_until_ready(lazy.load()), lazy.get()), (None, None));
        assert_eq!((poll_until_ready(lazy.load()), lazy.get()), (Some(2), Some(2)));
        assert_eq!((poll_until_ready(lazy.load()), requests.get()), (Some(2), 2));
    }

    #[test]
    fn clones_share_the_value_and_are_equal() {
        let (lazy, requests) = numbered();
        let clone = lazy.clone();
        let _ = poll_until_ready(lazy.load());
        assert_eq!(
            (poll_until_ready(clone.load()), poll_until_ready(lazy.load()), requests.get()),
            (Some(2), Some(2), 2)
        );
        assert_eq!(lazy, clone);
        assert_ne!(lazy, numbered().0);
    }

    #[test]
    fn two_requests_at_once_load_the_value_once() {
        let requests = Rc::new(Cell::new(0));
        let counted = requests.clone();
        let lazy = Lazy::new(move || {
            counted.set(counted.get() + 1);
            let number = counted.get();
            let mut is_waiting = true;
            poll_fn(move |context| match std::mem::take(&mut is_waiting) {
                true => {
                    context.waker().wake_by_ref();
                    Poll::Pending
                }
                false => Poll::Ready(Some(number).filter(|number| *number > 1)),
            })
        });
        for expected in [(None, 1), (Some(2), 2)] {
            let both = poll_until_ready(futures_util::future::join(lazy.load(), lazy.load()));
            assert_eq!((both, requests.get()), ((expected.0, expected.0), expected.1));
        }
    }
}
