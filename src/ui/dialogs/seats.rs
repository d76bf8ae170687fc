//! The ways of sitting, as a choice.

use crate::app::seating::Seating;
use crate::words::Words;

/// Each with its name and its words.
pub(super) fn seats(words: &Words) -> Vec<(&'static str, String)> {
    let said = |seating| match seating {
        Seating::OneSide => words.seats_one_side(),
        Seating::FaceToFace => words.seats_face_to_face(),
        Seating::SideBySide => words.seats_side_by_side(),
        Seating::Passing => words.seats_passing(),
        Seating::ClockFirst => words.seats_clock_first(),
    };
    Seating::ALL.map(|seating| (seating.name(), said(seating).to_owned())).into()
}
