//! Words for what is seldom said, and what is seen at the end of a game.

use crate::app::kept::{BackupFault, FileFault};
use crate::app::{AddressError, Answer, Msg, Place, Said, What};
use crate::game::Game;
use crate::ui::card::card;
use crate::ui::dialogs_part::{Ended, Rare};
use crate::ui::proof::{proof, why_over};
use crate::ui::wording::spoken_place;
use crate::words::{Words, choice};
use yew::prelude::*;

/// All of it.
pub(super) struct AllRare;

impl Rare for AllRare {
    fn said(&self, words: &Words, what: &Said) -> String {
        said(words, what)
    }

    fn notice(&self, words: &Words, what: &What) -> String {
        notice(words, what)
    }

    fn behind(&self, words: &Words, game: &Game) -> Option<String> {
        words.behind(game)
    }

    fn ended(&self, shown: &Ended, words: &Words, on: &Callback<Msg>) -> Html {
        ended(shown, words, on)
    }
}

fn ended(shown: &Ended, words: &Words, on: &Callback<Msg>) -> Html {
    match shown {
        Ended::Card(view) => card(&view.0, &view.1, words, on),
        Ended::Proof(view) => proof(view, words, on),
    }
}

fn said(words: &Words, said: &Said) -> String {
    let plain = match said {
        Said::Answer(asked) => return answer(words, asked),
        Said::Over(game) => {
            let result = words.result_of(game).unwrap_or_default();
            return match words.behind(game) {
                Some(explanation) => words.sentences(&result, &explanation),
                None => result,
            };
        }
        Said::LowTime(color) => return words.heard_low_time(*color),
        Said::ConfirmMove(san) => return words.looks_confirm_said(&words.san(*san)),
        Said::Why(game) => return why_over(words, game).join(" "),
        Said::FieldWrong => words.clock_field_wrong(),
        Said::Copied(true) => words.copied(),
        Said::Copied(false) => words.not_copied(),
        Said::Downloaded(true) => words.saved_file(),
        Said::Downloaded(false) => words.not_saved_file(),
        Said::Reading => words.reading(),
        Said::ReaderFailed => words.reader_failed(),
        Said::NothingToRead => words.nothing_to_open(),
        Said::ReadingStopped => words.reading_stopped(),
        Said::Found(games, fault) => return words.found(*games, fault.as_deref()),
        _ => "",
    };
    plain.to_owned()
}

fn notice(words: &Words, what: &What) -> String {
    match what {
        What::Refused { refusal, declared } => words.refusal(refusal, *declared),
        What::KingLeftInCheck { attackers, already } => words.king_in_check_from(attackers, *already),
        What::Unplayable { by, why, pieces } => words.unplayable(*by, why, pieces),
        What::Touched(square, piece) => words.touched(*square, *piece),
        What::Gently(what) => words.looks_gently(&notice(words, what)),
        What::WrongClaim { wrong, declared, given_time } => {
            let said = words.incorrect_claim_offer(*declared, &words.wrong_claim(wrong, *declared));
            given_time.map_or_else(|| said.clone(), |to| words.sentences(&said, &words.given_time(to)))
        }
        What::BadAddress { fault, playing } => words.address_fault(&address(words, fault), *playing),
        What::ReadLoosely(_) => words.fen_loose().to_owned(),
        What::SeatsSuggested => words.seats_suggested().to_owned(),
        What::PartnerMissing => words.partner_missing().to_owned(),
        What::NotCopied => words.not_copied().to_owned(),
        What::NotDownloaded => words.not_saved_file().to_owned(),
        What::BackupAdvised => words.backup_advised().to_owned(),
        What::BackupSaved => words.backup_saved().to_owned(),
        What::BackupFailed(fault) => backup(words, fault),
        _ => String::new(),
    }
}

fn backup(words: &Words, fault: &BackupFault) -> String {
    words.backup_fault(match fault {
        BackupFault::NotABackup => choice::BackupFault::NotABackup,
        BackupFault::LaterVersion => choice::BackupFault::LaterVersion,
        BackupFault::CutOff => choice::BackupFault::CutOff,
        BackupFault::Stopped => choice::BackupFault::Stopped,
        BackupFault::NothingStored => choice::BackupFault::NoStorage,
        BackupFault::Storage(_) => choice::BackupFault::NotSaved,
        BackupFault::File(FileFault::TooLarge) => choice::BackupFault::TooLarge,
        BackupFault::File(FileFault::Unreadable(_)) => choice::BackupFault::Unreadable,
    })
}

fn address(words: &Words, fault: &AddressError) -> String {
    match fault {
        AddressError::Fen(fault) => words.fen_fault(fault),
        AddressError::UnknownSetting(name) => words.address_unknown_setting(name),
        AddressError::BadValue { name, value, expected } => words.address_value_fault(name, value, expected),
        AddressError::Both(one, other) => words.address_both(one, other),
        AddressError::Clock(fault) => words.clock_text_fault(*fault),
        AddressError::NotText(name) => words.address_not_text(name),
        AddressError::TooLong => words.address_too_long().to_owned(),
    }
}

/// The answer to a question about the board.
fn answer(words: &Words, answer: &Answer) -> String {
    match answer {
        Answer::Rank(rank, on) => words.pieces_on(&words.heard_rank(rank), on),
        Answer::File(file, on) => words.pieces_on(&words.heard_file(file), on),
        Answer::Pieces(color, on) => words.pieces_on(&words.side(*color), on),
        Answer::Attackers(square, by) => words.attackers(*square, by),
        Answer::Moves { from, captures, sans } => words.moves_from(*from, *captures, sans),
        Answer::Clocks(shown) => words.both_clocks(shown),
        Answer::LastMove(Place::Start { .. }) => words.no_moves_yet().to_owned(),
        Answer::LastMove(place) => spoken_place(words, place),
        Answer::NoSuchPiece(role) => words.heard_no_such_piece(*role),
    }
}
