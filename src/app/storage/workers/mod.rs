//! Requests to web workers, with timeouts and restarts.

mod requests;
mod timeout;

pub use requests::{WorkerCommand, WorkerPolicy, WorkerRequests};
