//! Requests to workers: when one is started, waited for, started again and given up.

mod patience;
mod requests;

pub use requests::{WorkerOrder, WorkerPolicy, WorkerRequests};
