//! Values that load on first use, such as code and files of the page.
//!
//! `main.rs` lists the parts of the code that load later. The modules `ui`, `browser` and `page`
//! hold a [`Lazy`] for each of these parts. The API follows `yew::lazy`, which Yew plans, so that
//! `yew::lazy` can replace this module.

use futures_util::future::{FutureExt, LocalBoxFuture, Shared};
use std::cell::RefCell;
use std::fmt;
use std::future::Future;
use std::rc::Rc;

/// Value that loads asynchronously on first use and then stays in memory, such as code or a file of
/// the page. Clones share the value.
pub struct Lazy<T>(Rc<Source<T>>);

/// Future of a value that is loading; resolves to `None` if loading fails.
type Loading<T> = LocalBoxFuture<'static, Option<T>>;

/// Data that all clones of a [`Lazy`] share: the function that loads the value, and the request in
/// progress or completed.
struct Source<T> {
    /// Function that loads the value; resolves to `None` on failure.
    fetch: Box<dyn Fn() -> Loading<T>>,
    /// Latest call of `fetch`, in progress or successful; `None` before the first call and after a
    /// failed call.
    request: RefCell<Option<Shared<Loading<T>>>>,
}

impl<T: Clone + 'static> Lazy<T> {
    /// Creates a lazy value that the function `fetch` loads on first use. If `fetch` resolves to
    /// `None`, loading has failed, and the next [`load`](Lazy::load) tries again.
    pub fn new<F: Future<Output = Option<T>> + 'static>(fetch: impl Fn() -> F + 'static) -> Lazy<T> {
        let fetch = Box::new(move || fetch().boxed_local());
        Lazy(Rc::new(Source { fetch, request: RefCell::default() }))
    }

    /// Returns the lazy value if it has been loaded, else `None`; does not start to load it.
    pub fn get(&self) -> Option<T> {
        self.0.request.borrow().as_ref()?.peek()?.clone()
    }

    /// Returns the value, and loads it first if necessary; `None` if loading fails. Concurrent
    /// calls share one request.
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
    /// Returns another handle to this lazy value. The value loads only once for all handles.
    fn clone(&self) -> Lazy<T> {
        Lazy(self.0.clone())
    }
}

impl<T> PartialEq for Lazy<T> {
    /// Whether both handles share one lazy value, because one is a clone of the other.
    fn eq(&self, other: &Lazy<T>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> fmt::Debug for Lazy<T> {
    /// Writes only the name of the type, `Lazy`, because the value may not be loaded yet.
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

    /// Polls a future until it is ready, and returns its value; replaces an async runtime in tests.
    fn poll_until_ready<T>(future: impl Future<Output = T>) -> T {
        let mut future = std::pin::pin!(future);
        loop {
            if let Poll::Ready(value) = future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
                return value;
            }
        }
    }

    /// Returns a lazy number for tests, and the counter of requests to load this number. The first
    /// request fails, the second request loads the number 2, the third 3, and so on.
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
