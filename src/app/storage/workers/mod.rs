//! Requests to web workers: starts, timeouts, restarts and failures.

mod requests;
mod timeout;

pub use requests::{WorkerCommand, WorkerPolicy, WorkerRequests};
