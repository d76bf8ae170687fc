//! Load on the machine: a thread that occupies a whole core.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// Thread that runs without a purpose until it is dropped.
pub(super) struct Busy {
    end: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Busy {
    /// Starts the thread.
    pub(super) fn start() -> Busy {
        println!("a thread beside the tests takes one core");
        let end = Arc::new(AtomicBool::new(false));
        let seen = end.clone();
        let thread = thread::spawn(move || while !seen.load(Ordering::Relaxed) {});
        Busy { end, thread: Some(thread) }
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.end.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // The thread cannot panic.
            let _ = thread.join();
        }
    }
}
