//! Texts of notices (short messages over the page) and of announcements for screen readers.

use crate::app::storage::{BackupFault, FileFault, StorageFault};
use crate::app::{AddressError, AnnouncementItem, BoardAnswer, FileTarget, LinePlace, NoticeContent};
use crate::game::Game;
use crate::rules::Color;
use crate::ui::result_proof::why_game_is_over;
use crate::words::{PlayerName, Words, choice};

/// Returns the text of a notice (short message over the page). `names` are the names of White and
/// Black; for an empty name, the text names the colour.
pub(super) fn notice_text(words: &Words, what: &NoticeContent, names: &[PlayerName; 2]) -> String {
    let name = |color: Color| words.player_name(&names[color.index()]);
    match what {
        NoticeContent::MoveInEarlierPosition => words.looking_back().to_owned(),
        NoticeContent::MoveInImportedGame => words.looking_at_another().to_owned(),
        NoticeContent::Check => words.check().to_owned(),
        NoticeContent::DrawDeclined(offer) => words.declines_draw_text(!offer.by, &name(!offer.by)),
        NoticeContent::DrawOffered(offer) if name(offer.by).is_empty() => words.offers_draw(offer.by),
        NoticeContent::DrawOffered(offer) => words.draw_offer_text(&name(offer.by), offer.by),
        NoticeContent::Requested(request) => words.request_text(&name(request.by), request.by, request.kind),
        NoticeContent::RequestRefused(request) => words.refuses_text(!request.by, &name(!request.by)),
        NoticeContent::RequestWithdrawn(request) => words.withdraws_text(request.by, &name(request.by)),
        NoticeContent::RequestAllowed(by) => words.allows_text(*by, &name(*by)),
        NoticeContent::UndoAsked(by) => words.undo_draw_text(&name(*by), *by),
        NoticeContent::EndUndone => words.end_undone().to_owned(),
        NoticeContent::Paused => words.game_paused().to_owned(),
        NoticeContent::Resumed => words.game_resumed().to_owned(),
        NoticeContent::TimeGiven(to) => words.given_time_text(*to, &name(*to)),
        NoticeContent::PositionCorrected { turn, check } => {
            words.position_was_put_right(&words.to_move(*check, *turn))
        }
        NoticeContent::ClockSet(color) => words.clock_was_set(*color),
        NoticeContent::PutAside => words.game_put_aside().to_owned(),
        NoticeContent::SavedByNewer { saves: true } => words.saved_by_newer().to_owned(),
        NoticeContent::SavedByNewer { saves: false } => words.saved_by_newer_read_only().to_owned(),
        NoticeContent::RecordSetAside => words.set_aside().to_owned(),
        NoticeContent::Damaged(_) => words.record_damaged().to_owned(),
        NoticeContent::NotSaved(fault) => not_saved(words, fault),
        NoticeContent::CodeNotLoaded => words.part_missing().to_owned(),
        NoticeContent::SavedAgain => words.storage_works().to_owned(),
        NoticeContent::UpdateReady => words.update_ready().to_owned(),
        NoticeContent::UpdateAfterGame => words.update_after_game().to_owned(),
        NoticeContent::Refused { refusal, declared, .. } => words.refusal_text(refusal, *declared),
        NoticeContent::KingLeftInCheck { attackers, already } => {
            words.king_in_check_from(attackers, *already)
        }
        NoticeContent::Unplayable { by, why, pieces, .. } => words.unplayable_text(*by, why, pieces),
        NoticeContent::TouchedMustMove(square, piece) => words.touch_move_text(*square, *piece),
        NoticeContent::InGentleWords(what) => words.looks_gently(&notice_text(words, what, names)),
        NoticeContent::WrongClaim { wrong, declared, given_time } => {
            let said = words.incorrect_claim_offer(*declared, &words.wrong_claim_text(wrong, *declared));
            given_time.map_or_else(
                || said.clone(),
                |to| words.sentences(&said, &words.given_time_text(to, &name(to))),
            )
        }
        NoticeContent::BadAddress { fault, playing } => {
            words.address_fault(&address_error(words, fault), *playing)
        }
        NoticeContent::LooseFen(_) => words.fen_loose().to_owned(),
        NoticeContent::SeatingSuggested => words.seats_suggested().to_owned(),
        NoticeContent::OpponentMissing => words.partner_missing().to_owned(),
        NoticeContent::NotCopied => words.not_copied().to_owned(),
        NoticeContent::NotDownloaded => words.not_saved_file().to_owned(),
        NoticeContent::BackupAdvised => words.backup_advised().to_owned(),
        NoticeContent::BackupSaved(target) => backup_saved(words, *target).to_owned(),
        NoticeContent::BackupFailed(fault) => backup_fault(words, fault),
    }
}

/// Returns the sentence which says that a backup has been saved or passed to another program.
pub(super) fn backup_saved(words: &Words, target: FileTarget) -> &'static str {
    match target {
        FileTarget::Downloads => words.backup_saved(),
        FileTarget::OtherProgram => words.backup_shared(),
    }
}

/// Returns the text about why the game cannot be saved, followed by the browser's own error text.
fn not_saved(words: &Words, fault: &StorageFault) -> String {
    let (trouble, detail) = match fault {
        StorageFault::NoAnswer => (choice::Trouble::Silent, ""),
        StorageFault::Full(detail) => (choice::Trouble::Full, detail.as_str()),
        StorageFault::Denied(detail) | StorageFault::Unwritable(detail) => {
            (choice::Trouble::Denied, detail.as_str())
        }
    };
    let said = words.storage_trouble(trouble);
    if detail.is_empty() { said } else { words.sentences(&said, &words.storage_detail(&detail)) }
}

/// Returns the text of an announcement for screen readers. `names` are the names of White and
/// Black; for an empty name, the text names the colour.
pub(super) fn announcement_text(words: &Words, said: &AnnouncementItem, names: &[PlayerName; 2]) -> String {
    match said {
        AnnouncementItem::NewGame { turn, check } => words.new_game_to_move(&words.to_move(*check, *turn)),
        AnnouncementItem::GameIsBack => words.game_is_back().to_owned(),
        AnnouncementItem::Moved(moved) => words.spoken_move_text(&moved.before, &moved.played),
        AnnouncementItem::FlagFell(color) => words.flag_fell(*color),
        AnnouncementItem::WoodenBoardFlagFell(color) => {
            words.sentences(&words.refused_flag_fallen(*color), &words.chess_clock_flag())
        }
        AnnouncementItem::Resigns(by) => words.resigns(*by),
        AnnouncementItem::AwaitingVerdict => words.being_settled().to_owned(),
        AnnouncementItem::Notice(what) => notice_text(words, what, names),
        AnnouncementItem::ConfirmResignation(by) => {
            words.resignation_question(&words.player_name(&names[by.index()]), *by)
        }
        AnnouncementItem::PositionShown(place) => spoken_place(words, place),
        AnnouncementItem::BackInGame { turn: None, .. } => words.back_at_end().to_owned(),
        AnnouncementItem::BackInGame { turn: Some(turn), check } => {
            words.back_in_game(&words.to_move(*check, *turn))
        }
        AnnouncementItem::Answer(answer) => board_answer(words, answer),
        AnnouncementItem::GameOver(game) => result_text(words, game),
        AnnouncementItem::LowTime(color) => words.heard_low_time(*color),
        AnnouncementItem::ConfirmMove(san) => words.looks_confirm_said(&words.san_text(*san)),
        AnnouncementItem::EndExplained { game, step } => {
            why_game_is_over(words, game).into_iter().nth(*step).unwrap_or_default()
        }
        AnnouncementItem::InvalidFormField => words.clock_field_wrong().to_owned(),
        AnnouncementItem::Copied(true) => words.copied().to_owned(),
        AnnouncementItem::Copied(false) => words.not_copied().to_owned(),
        AnnouncementItem::FileSaved(FileTarget::Downloads) => words.saved_file().to_owned(),
        AnnouncementItem::FileSaved(FileTarget::OtherProgram) => words.shared_file().to_owned(),
        AnnouncementItem::FileNotSaved => words.not_saved_file().to_owned(),
        AnnouncementItem::ReadingText => words.reading().to_owned(),
        AnnouncementItem::ReaderFailed => words.reader_failed().to_owned(),
        AnnouncementItem::NothingToRead => words.nothing_to_open().to_owned(),
        AnnouncementItem::ReadingStopped => words.reading_stopped().to_owned(),
        AnnouncementItem::GamesFound(games, fault) => words.import_summary(*games, fault.as_deref()),
    }
}

/// Returns the result of a finished game and its explanation as text, for screen readers.
fn result_text(words: &Words, game: &Game) -> String {
    let result = words.result_sentence(game).unwrap_or_default();
    match words.result_explanation(game) {
        Some(explanation) => words.sentences(&result, &explanation),
        None => result,
    }
}

/// Returns the reason why a backup could not be made or restored, as text.
fn backup_fault(words: &Words, fault: &BackupFault) -> String {
    words.backup_fault(match fault {
        BackupFault::NotABackup => choice::BackupFault::NotABackup,
        BackupFault::LaterVersion => choice::BackupFault::LaterVersion,
        BackupFault::CutOff => choice::BackupFault::CutOff,
        BackupFault::Stopped => choice::BackupFault::Stopped,
        BackupFault::StorageUnavailable => choice::BackupFault::NoStorage,
        BackupFault::FileNotSaved | BackupFault::Storage(_) => choice::BackupFault::NotSaved,
        BackupFault::File(FileFault::TooLarge) => choice::BackupFault::TooLarge,
        BackupFault::File(FileFault::Unreadable(_)) => choice::BackupFault::Unreadable,
    })
}

/// Returns the reason why the page's address cannot be used, as text.
fn address_error(words: &Words, fault: &AddressError) -> String {
    match fault {
        AddressError::Fen(fault) => words.fen_fault(fault),
        AddressError::UnknownSetting(name) => words.address_unknown_setting(name),
        AddressError::BadValue { name, value, expected } => words.address_value_fault(name, value, expected),
        AddressError::ConflictingStarts(one, other) => words.address_both(one, other),
        AddressError::Clock(fault) => words.clock_text_fault(*fault),
        AddressError::NotText(name) => words.address_not_text(name),
        AddressError::TooLong => words.address_too_long().to_owned(),
    }
}

/// Returns the reply to a player's question about the position, such as which pieces attack a
/// square, as text for a screen reader.
fn board_answer(words: &Words, answer: &BoardAnswer) -> String {
    match answer {
        BoardAnswer::Rank(rank, on) => words.pieces_text(&words.heard_rank(rank), on),
        BoardAnswer::File(file, on) => words.pieces_text(&words.heard_file(file), on),
        BoardAnswer::Pieces(color, on) => words.pieces_text(&words.side(*color), on),
        BoardAnswer::Attackers(square, by) => words.attackers_text(*square, by),
        BoardAnswer::Moves { from, captures, sans } => words.moves_from_text(*from, *captures, sans),
        BoardAnswer::Clocks(shown) => words.both_clocks(shown),
        BoardAnswer::LastMove(LinePlace::Start { .. }) => words.no_moves_yet().to_owned(),
        BoardAnswer::LastMove(place) => spoken_place(words, place),
        BoardAnswer::NoSuchPiece(role) => words.heard_no_such_piece(*role),
    }
}

/// Returns text for a screen reader that says which position is shown: the start position, a
/// position that the arbiter set, or the position after a move. In the last case, the text contains
/// the move with its number.
fn spoken_place(words: &Words, place: &LinePlace) -> String {
    match place {
        LinePlace::Start { turn, check, is_corrected } => {
            let turn = words.to_move(*check, *turn);
            if *is_corrected { words.spoken_put_right(&turn) } else { words.spoken_start(&turn) }
        }
        LinePlace::After(moved) => {
            let number = u64::from(moved.before.fullmove_number());
            words.spoken_place(number, &words.spoken_sheet_move(&moved.before, &moved.played))
        }
    }
}
