//! The words for values of `app`, in the language of whoever reads them.

use super::dialogs_part::Rare;
use crate::app::kept::StorageFault;
use crate::app::{Place, PlayedMove};
use crate::app::{Said, What};
use crate::game::{NumberedSan, Wish};
use crate::words::{Words, choice};

/// What a notice says; nothing until there are words for what is rare.
pub(super) fn notice(words: &Words, what: &What, rare: Option<&dyn Rare>) -> String {
    match what {
        What::LookingBack => words.looking_back().to_owned(),
        What::LookingAtAnother => words.looking_at_another().to_owned(),
        What::Check => words.check().to_owned(),
        What::Declined(offer) => words.declines_draw(!offer.by),
        What::Offered(offer) => words.offers_draw(offer.by),
        What::Requested(request) => match request.what {
            Wish::Takeback(plies) => words.asks_takeback(request.by, plies as u64),
            Wish::Redo => words.asks_redo(request.by),
        },
        What::NotGranted(request) => words.refuses(!request.by),
        What::Granted(by) => words.allows(*by),
        What::UndoAsked(by) => words.asks_undo(*by),
        What::EndUndone => words.end_undone().to_owned(),
        What::Paused => words.game_paused().to_owned(),
        What::GoesOn => words.game_resumed().to_owned(),
        What::TimeGiven(to) => words.given_time(*to),
        What::PutRight { turn, check } => words.position_was_put_right(&words.to_move(*check, *turn)),
        What::ClockSet(color) => words.clock_was_set(*color),
        What::PutAside => words.game_put_aside().to_owned(),
        What::SavedByNewer { saves: true } => words.saved_by_newer().to_owned(),
        What::SavedByNewer { saves: false } => words.saved_by_newer_read_only().to_owned(),
        What::SetAside => words.set_aside().to_owned(),
        What::Damaged(_) => words.record_damaged().to_owned(),
        What::NotSaved(fault) => not_saved(words, fault),
        What::PartMissing => words.part_missing().to_owned(),
        What::SavedAgain => words.storage_works().to_owned(),
        What::UpdateReady => words.update_ready().to_owned(),
        What::UpdateAfterGame => words.update_after_game().to_owned(),
        what => rare.map(|rare| rare.notice(words, what)).unwrap_or_default(),
    }
}

/// The game cannot be saved: why, and the browser's own words in small print.
fn not_saved(words: &Words, fault: &StorageFault) -> String {
    let (trouble, detail) = match fault {
        StorageFault::Silent => (choice::Trouble::Silent, ""),
        StorageFault::Full(detail) => (choice::Trouble::Full, detail.as_str()),
        StorageFault::Denied(detail) | StorageFault::Unwritable(detail) => {
            (choice::Trouble::Denied, detail.as_str())
        }
    };
    let said = words.storage_trouble(trouble);
    if detail.is_empty() { said } else { words.sentences(&said, &words.storage_detail(&detail)) }
}

/// What a player is told; nothing until there are words for what is rare.
pub(super) fn said(words: &Words, said: &Said, rare: Option<&dyn Rare>) -> String {
    match said {
        Said::NewGame { turn, check } => words.new_game_to_move(&words.to_move(*check, *turn)),
        Said::GameIsBack => words.game_is_back().to_owned(),
        Said::Moved(moved) => words.spoken(&moved.before, &moved.played),
        Said::FlagFell(color) => words.flag_fell(*color),
        Said::Resigns(by) => words.resigns(*by),
        Said::BeingSettled => words.being_settled().to_owned(),
        Said::Notice(what) => notice(words, what, rare),
        Said::ConfirmResignation(by) => words.confirm_resignation(*by),
        Said::At(place) => spoken_place(words, place),
        Said::BackInGame { turn: None, .. } => words.back_at_end().to_owned(),
        Said::BackInGame { turn: Some(turn), check } => words.back_in_game(&words.to_move(*check, *turn)),
        said => rare.map(|rare| rare.said(words, said)).unwrap_or_default(),
    }
}

/// Which position is shown: `After 12… Nf6`.
pub(super) fn place(words: &Words, place: &Place) -> String {
    match place {
        Place::Start { put_right: false, .. } => words.place_start().to_owned(),
        Place::Start { .. } => words.proof_put_right().to_owned(),
        Place::After(moved) => words.place_after(&numbered(words, moved)),
    }
}

pub(super) fn spoken_place(words: &Words, place: &Place) -> String {
    match place {
        Place::Start { turn, check, put_right } => {
            let turn = words.to_move(*check, *turn);
            if *put_right { words.spoken_put_right(&turn) } else { words.spoken_start(&turn) }
        }
        Place::After(moved) => {
            let number = u64::from(moved.before.fullmove_number());
            words.spoken_place(number, &words.read_out(&moved.before, &moved.played))
        }
    }
}

fn numbered(words: &Words, moved: &PlayedMove) -> String {
    let PlayedMove { before, played } = moved;
    words.numbered(NumberedSan { number: before.fullmove_number(), color: before.turn(), san: played.san })
}
