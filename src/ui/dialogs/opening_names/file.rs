//! Reader of the file of opening names.

use crate::app::ptr_eq_rc::PtrEqRc;
use crate::openings::{Openings, OpeningsReader};
use gloo_timers::future::TimeoutFuture;
use std::future::Future;

/// Number of lines read before each pause; each line holds a few moves.
const LINES_PER_FRAME: usize = 150;

/// Parses the names of openings from their file in small steps, so that the page can react to the
/// players between the steps. `None` if the file cannot be loaded or parsed.
pub async fn load_opening_names(file: impl Future<Output = Option<Vec<u8>>>) -> Option<PtrEqRc<Openings>> {
    let mut reading = OpeningsReader::new(&file.await?).ok()?;
    while !reading.read_lines(LINES_PER_FRAME).ok()? {
        TimeoutFuture::new(0).await;
    }
    Some(PtrEqRc::new(reading.into_openings()))
}
