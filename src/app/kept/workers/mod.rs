//! Requests to workers: starts, timeouts, restarts and failures.

mod patience;
mod requests;

pub use requests::{WorkerCommand, WorkerPolicy, WorkerRequests};
