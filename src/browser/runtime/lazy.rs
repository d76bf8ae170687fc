//! Code that is not loaded with the page but when it is first needed.

use std::future::Future;
use std::pin::Pin;

/// Loads code and hands over the way into it; `None` if it cannot be had now. It may be asked again, and loads once.
pub type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Option<T>>>>;
