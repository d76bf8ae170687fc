//! Requests to workers: starts, timeouts, restarts and failures.

mod requests;
mod timeout;

pub use requests::{WorkerCommand, WorkerPolicy, WorkerRequests};
