//! The names of openings, read from their file.

use crate::app::dialogs::same::Same;
use crate::openings::{Openings, Reading};
use gloo_timers::future::TimeoutFuture;
use std::future::Future;

/// How many lines are read between two frames: each is a few moves.
const LINES: usize = 150;

/// Reads the names from their file, bit by bit, so that a move is not kept waiting; `None` where they cannot be had now.
pub async fn opening_names(file: impl Future<Output = Option<Vec<u8>>>) -> Option<Same<Openings>> {
    let mut reading = Reading::new(&file.await?).ok()?;
    while !reading.go_on(LINES).ok()? {
        TimeoutFuture::new(0).await;
    }
    Some(Same::new(reading.done()))
}
