//! Texts of the club dialog: converts values of players and tournaments to texts and translation
//! keys.

use super::event_details::{dated_round, event_details_line};
use crate::app::dialogs::club::{EventDraftError, EventHead, EventTab, OpenEvent};
use crate::club::event::{
    Consequence, EventFormat, EventRefusal, EventSetupError, RuleBreach, TieResolution, Tournament,
};
use crate::club::export::{CsvDialect, CsvFormat, PageWords};
use crate::club::player_register;
use crate::club::record::Pairing;
use crate::club::tiebreak::TieBreak;
use crate::club::trf::{ReportErrorKind, ReportNoteKind};
use crate::rules::Color;
use crate::words::{TextDirection, Words, choice, visible_name};

/// Tie-breaks that the form for a new tournament offers before all other tie-breaks. Each of these
/// has a translated name.
pub(super) const TIE_BREAKS: [TieBreak; 11] = [
    TieBreak::DirectEncounter,
    TieBreak::Wins,
    TieBreak::SonnebornBerger,
    TieBreak::Buchholz,
    TieBreak::BuchholzCut1,
    TieBreak::BuchholzMedian1,
    TieBreak::Progressive,
    TieBreak::Koya,
    TieBreak::BlackGames,
    TieBreak::GamesWon,
    TieBreak::AverageRating,
];

/// Returns the name of a tournament. If the tournament has no name, returns the name of its format.
pub(super) fn event_title(head: &EventHead, words: &Words) -> String {
    let name = visible_name(&head.name);
    if name.is_empty() { words.club_format_name(format_key(&head.setup.format)) } else { name }
}

/// Returns the translated texts for the web page to which a tournament can be exported.
pub(super) fn page_words(running: &OpenEvent, words: &Words) -> PageWords {
    let language = words.language();
    let rounds = 0..running.event.rounds().len();
    let heading = |round: usize| dated_round(words.club_round(&(round + 1)), running, round, words);
    PageWords {
        language: language.tag().to_owned(),
        is_right_to_left: language.direction() == TextDirection::RightToLeft,
        title: event_title(&running.head, words),
        details: event_details_line(running, words),
        rounds: rounds.map(heading).collect(),
        standings: words.club_tab(choice::Tab::Standings),
        crosstable: words.club_tab(choice::Tab::Crosstable),
        players: words.club_tab(choice::Tab::Players),
        games: words.club_page_games().to_owned(),
        player: words.club_player().to_owned(),
        points: words.club_points().to_owned(),
        color_letters: Color::ALL.map(|color| words.club_color_letter(color)),
        color_legend: color_legend(words),
    }
}

/// Returns the explanation of the letters for the colours in a crosstable: `w White · b Black`.
pub(super) fn color_legend(words: &Words) -> String {
    Color::ALL.map(|color| format!("{} {}", words.club_color_letter(color), words.side(color))).join(" · ")
}

/// Returns the separators and headings for standings in CSV, as spreadsheet programs in the
/// language of `words` expect them.
pub(super) fn csv_format(words: &Words) -> CsvFormat {
    CsvFormat {
        dialect: CsvDialect::of_language(words.language().tag()),
        headings: [
            words.club_csv_heading(choice::Column::Place),
            words.club_player().to_owned(),
            words.club_detail(choice::Detail::Rating),
            words.club_points().to_owned(),
            words.club_csv_heading(choice::Column::Won),
            words.club_csv_heading(choice::Column::Drawn),
            words.club_csv_heading(choice::Column::Lost),
        ],
    }
}

/// Returns the name of the player with the index `player`; empty if no player has this index.
pub(super) fn player_name(event: &Tournament, player: usize) -> String {
    event.entrants().get(player).map(|entrant| visible_name(&entrant.name)).unwrap_or_default()
}

/// Returns the translation key of a tournament format, such as Swiss.
pub(super) fn format_key(format: &EventFormat) -> choice::Scheme {
    match format {
        EventFormat::RoundRobin { double: false } => choice::Scheme::RoundRobin,
        EventFormat::RoundRobin { double: true } => choice::Scheme::Double,
        EventFormat::MostWins => choice::Scheme::MostWins,
        EventFormat::Knockout { .. } => choice::Scheme::Knockout,
        EventFormat::Swiss { .. } => choice::Scheme::Swiss,
    }
}

/// Returns the translation key of the tournament format that a form calls `name`, such as `swiss`.
pub(super) fn format_key_by_name(name: &str) -> choice::Scheme {
    match name {
        "round-robin" => choice::Scheme::RoundRobin,
        "double" => choice::Scheme::Double,
        "knockout" => choice::Scheme::Knockout,
        "swiss" => choice::Scheme::Swiss,
        _ => choice::Scheme::MostWins,
    }
}

/// Returns the translation key of an error in a tournament report (FIDE TRF).
pub(super) fn report_error_key(kind: ReportErrorKind) -> choice::Flaw {
    match kind {
        ReportErrorKind::Empty => choice::Flaw::Empty,
        ReportErrorKind::NotARecord => choice::Flaw::Record,
        ReportErrorKind::TooFewPlayers => choice::Flaw::Few,
        ReportErrorKind::TooManyPlayers => choice::Flaw::Many,
        ReportErrorKind::BadNumber => choice::Flaw::Number,
        ReportErrorKind::NumberTwice => choice::Flaw::Twice,
    }
}

/// Returns the translation key of a note on an imported tournament report (FIDE TRF).
pub(super) fn report_note_key(kind: ReportNoteKind) -> choice::Remark {
    match kind {
        ReportNoteKind::ColumnsShifted => choice::Remark::Columns,
        ReportNoteKind::FieldUnreadable => choice::Remark::Field,
        ReportNoteKind::ResultUnreadable => choice::Remark::Result,
        ReportNoteKind::LinesDiffer => choice::Remark::Lines,
        ReportNoteKind::ColorMissing => choice::Remark::Color,
        ReportNoteKind::OpponentUnknown => choice::Remark::Opponent,
        ReportNoteKind::OldBye => choice::Remark::Bye,
        ReportNoteKind::ByeWithOpponent => choice::Remark::Letter,
        ReportNoteKind::PointsDiffer => choice::Remark::Total,
        ReportNoteKind::CountDiffers => choice::Remark::Count,
        ReportNoteKind::RecordUnreadable => choice::Remark::Record,
        ReportNoteKind::PointsUnusable => choice::Remark::Points,
        ReportNoteKind::Acceleration => choice::Remark::Acceleration,
        ReportNoteKind::Teams => choice::Remark::Teams,
        ReportNoteKind::OtherSystem => choice::Remark::System,
    }
}

/// Returns the text for one way to decide a tied match, such as two further games with a given
/// clock: `2 × 10:00 + 5`.
pub(super) fn tie_resolution_text(one: TieResolution, words: &Words) -> String {
    let clock = |seconds: u32| format!("{}:{:02}", seconds / 60, seconds % 60);
    let with_increment = |time: String, increment: u32| match increment {
        0 => words.number_text(&time),
        increment => words.number_text(&format_args!("{time} + {increment}")),
    };
    match one {
        TieResolution::Rematch => words.club_tie(choice::Tie::Rematch),
        TieResolution::Shorter { seconds: 180 } => words.club_tie(choice::Tie::Shorter),
        TieResolution::Shorter { seconds } => words.number_text(&clock(seconds)),
        TieResolution::Games { games, seconds, increment } => {
            with_increment(format!("{games} × {}", clock(seconds)), increment)
        }
        TieResolution::Armageddon => words.club_tie(choice::Tie::Armageddon),
        TieResolution::TimedArmageddon { white, black, increment } => {
            let armageddon = words.club_tie(choice::Tie::Armageddon);
            let times = with_increment(format!("{} – {}", clock(white), clock(black)), increment);
            format!("{armageddon} ({times})")
        }
        TieResolution::RandomChoice => words.club_tie(choice::Tie::Lot),
    }
}

/// Returns the name of a tie-break, or its acronym in FIDE's rules (C.07) if it has no translated
/// name.
pub(super) fn tie_break(one: TieBreak, words: &Words) -> String {
    let name = match one {
        TieBreak::Points => choice::Tiebreak::Points,
        TieBreak::DirectEncounter => choice::Tiebreak::Direct,
        TieBreak::Wins => choice::Tiebreak::Wins,
        TieBreak::GamesWon => choice::Tiebreak::Won,
        TieBreak::BlackGames => choice::Tiebreak::Black,
        TieBreak::Progressive => choice::Tiebreak::Progressive,
        TieBreak::Buchholz => choice::Tiebreak::Buchholz,
        TieBreak::BuchholzCut1 => choice::Tiebreak::Cut,
        TieBreak::BuchholzMedian1 => choice::Tiebreak::Median,
        TieBreak::SonnebornBerger => choice::Tiebreak::Sonneborn,
        TieBreak::Koya => choice::Tiebreak::Koya,
        TieBreak::AverageRating => choice::Tiebreak::Rating,
        _ => return one.acronym(),
    };
    words.club_tie_break(name)
}

/// Returns the name of a tie-break with its FIDE acronym. If the tie-break has no translated name,
/// returns only the acronym.
pub(super) fn tie_break_with_acronym(one: TieBreak, words: &Words) -> String {
    let (name, acronym) = (tie_break(one, words), one.acronym());
    if name == acronym { name } else { format!("{name} ({acronym})") }
}

/// Returns the translation key for the label of a tab of the tournament screen.
pub(super) fn tab_name(one: EventTab) -> choice::Tab {
    match one {
        EventTab::Round => choice::Tab::Round,
        EventTab::Standings => choice::Tab::Standings,
        EventTab::Crosstable => choice::Tab::Cross,
        EventTab::Players => choice::Tab::People,
        EventTab::More => choice::Tab::More,
    }
}

/// Returns the translation key of the reason why the form for a new tournament is refused.
pub(super) fn setup_fault(fault: EventDraftError) -> choice::Lack {
    match fault {
        EventDraftError::Players => choice::Lack::Players,
        EventDraftError::Seed => choice::Lack::Seed,
        EventDraftError::Setup(EventSetupError::Rounds) => choice::Lack::Rounds,
        EventDraftError::Setup(EventSetupError::Games) => choice::Lack::Games,
        EventDraftError::Setup(EventSetupError::Points | EventSetupError::TieBreaks) => choice::Lack::Points,
    }
}

/// Returns the translation key of the reason why the app refused an action in a tournament. Several
/// reasons share a key.
pub(super) fn event_refusal_key(why: EventRefusal) -> choice::Snag {
    match why {
        EventRefusal::NoSuchPlayer | EventRefusal::NoSuchGame | EventRefusal::ByeNotRequestable => {
            choice::Snag::Nothing
        }
        EventRefusal::InvalidName => choice::Snag::Name,
        EventRefusal::TooManyPlayers => choice::Snag::Full,
        EventRefusal::FirstRoundPaired => choice::Snag::Begun,
        EventRefusal::OtherFormat => choice::Snag::Format,
        EventRefusal::NoChange => choice::Snag::Already,
        EventRefusal::TooFew => choice::Snag::Few,
        EventRefusal::NoMoreRounds => choice::Snag::Over,
        EventRefusal::ResultMissing(_) => choice::Snag::Missing,
        EventRefusal::RoundPaired => choice::Snag::Drawn,
        EventRefusal::NotExactlyOnce { .. } => choice::Snag::Misplaced,
        EventRefusal::PairNotAllowed(_) => choice::Snag::Together,
        EventRefusal::NoLegalPairing => choice::Snag::Pairing,
        EventRefusal::NothingToUndo => choice::Snag::Undo,
    }
}

/// Returns the translation key of the reason why a change of a player's profile was refused.
pub(super) fn register_refusal_key(why: player_register::RegisterRefusal) -> choice::Snag {
    match why {
        player_register::RegisterRefusal::UnknownPlayer => choice::Snag::Nothing,
        player_register::RegisterRefusal::Name => choice::Snag::Name,
        player_register::RegisterRefusal::NameTaken => choice::Snag::Taken,
        player_register::RegisterRefusal::NoChange => choice::Snag::Already,
    }
}

/// Returns the text that warns of one consequence of a step in the tournament, such as that later
/// results are deleted.
pub(super) fn consequence_text(running: &OpenEvent, one: &Consequence, words: &Words) -> String {
    match *one {
        Consequence::ResultsDeleted { round, games } => {
            words.club_follows_dropped(games as u64, &(round + 1))
        }
        Consequence::WinnerChanged { round, board, to: Some(to), .. } => {
            words.club_follows_winner(&(board + 1), &player_name(&running.event, to), &(round + 1))
        }
        Consequence::WinnerChanged { round, board, to: None, .. } => {
            words.club_follows_open(&(board + 1), &(round + 1))
        }
        Consequence::LaterRoundAffected { round } => words.club_follows_drawn(&(round + 1)),
        Consequence::RuleBroken(breach) => {
            let both = |pair: Pairing| {
                format!(
                    "{} – {}",
                    player_name(&running.event, pair.white),
                    player_name(&running.event, pair.black)
                )
            };
            let one = |player| player_name(&running.event, player);
            let (what, players) = match breach {
                RuleBreach::PlayedBefore(pair) => (choice::Breach::Met, both(pair)),
                RuleBreach::Forbidden(pair) => (choice::Breach::Forbidden, both(pair)),
                RuleBreach::ColorNotAllowed(player) => (choice::Breach::Color, one(player)),
                RuleBreach::SecondBye(player) => (choice::Breach::Bye, one(player)),
                RuleBreach::DifferentScores(pair) => (choice::Breach::Scores, both(pair)),
                RuleBreach::NotPaired(player) => (choice::Breach::Unpaired, one(player)),
            };
            words.club_follows_breaks(what, &players)
        }
    }
}
