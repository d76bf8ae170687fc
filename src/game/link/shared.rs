//! The contents of a link to a game, and their conversion to games, PGN and bytes.

use super::link_text::{self, LinkKind};
use super::move_likelihood::MoveModel;
use super::range_coder::{RangeCoder, RangeDecoder, RangeEncoder};
use super::{LinkError, fields, play, whole_game};
use crate::game::pgn::{self, ImportedGame, PgnGame, clock_command};
use crate::game::{
    EndReason, Event, Explanation, Game, GameResult, GameSetup, Headers, Instant, Journal, Span,
};
use crate::rules::pgn::PgnResult;
use crate::rules::{Color, Move, Position};

/// Game as a link contains it: setup, moves, clock times and result.
///
/// If these data cannot express the whole game, for example because a draw offer is open,
/// `saved_journal` also holds all events of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedGame {
    /// The setup: house rules, start position, time control and names. If the arbiter has corrected
    /// the position, the start position is the corrected one.
    pub setup: GameSetup,
    /// The moves from the start position. All are legal, except that the last may leave the mover's
    /// own king in check if the house rules allow it.
    pub moves: Vec<Move>,
    /// The mover's time left after each move; `None` for an unknown time; an empty list without
    /// clocks. Rounded to tenths of a second, or to seconds if the player began with ten minutes or
    /// more.
    pub clocks: Vec<Option<Span>>,
    /// The time left of White and Black when the link is made, in whole milliseconds. `None` if a
    /// player has no clock or only a limit for each move, and if the game is over.
    pub time_left: Option<[Span; 2]>,
    /// The result of the game, as far as PGN can express it.
    pub pgn_result: PgnResult,
    /// The reason why the game ended; `None` if the reason is unknown, and while the game is not
    /// over.
    pub reason: Option<EndReason>,
    /// All events of the game; `None` if the other fields express the whole game. The other fields
    /// cannot express, for example, time used on a running clock, an open draw offer, a correction
    /// of the position, or a result that PGN does not know.
    ///
    /// With these events, the link has version 2. The first event is at instant zero.
    pub saved_journal: Option<Box<Journal>>,
}

impl SharedGame {
    /// Returns a game before its first move, with `setup`, to be shared as a link.
    pub fn new(setup: GameSetup) -> SharedGame {
        SharedGame {
            setup,
            moves: Vec::new(),
            clocks: Vec::new(),
            time_left: None,
            pgn_result: PgnResult::Unknown,
            reason: None,
            saved_journal: None,
        }
    }

    /// Returns the contents of a link to the game `game` at the instant `now`.
    ///
    /// A running clock is stopped in the link, so that no time runs out before the link is opened.
    pub fn from_game(game: &Game, now: Instant) -> SharedGame {
        let mut game = game.clone();
        // A game without a running clock refuses the pause, which does no harm.
        let _ = game.apply(now, Event::Pause);
        let begins = game.last_correction_ply();
        let start = game.position_at(begins).unwrap_or(game.start()).clone();
        let time = game.clock().map(|clock| clock.control().clone()).unwrap_or_default();
        let headers = with_short_texts(game.headers());
        let setup = GameSetup {
            rules: game.rules().clone(),
            start,
            time,
            headers,
            edition: game.edition(),
            is_clock_only: game.is_clock_only(),
        };
        let played = game.moves().get(begins..).unwrap_or_default();
        let outcome = game.outcome();
        let reading = |color| game.clock().and_then(|clock| clock.reading(color, now).left);
        let left = reading(Color::White).zip(reading(Color::Black)).filter(|_| outcome.is_none());
        let short = SharedGame {
            moves: played.iter().map(|played| played.mv).collect(),
            clocks: played.iter().map(|played| played.clock).collect(),
            time_left: left.map(|(white, black)| [white, black]),
            pgn_result: outcome.map_or(PgnResult::Unknown, |end| end.result.to_pgn()),
            reason: outcome.map(|end| end.reason),
            ..SharedGame::new(setup)
        };
        let short = short.with_rounded_times();
        let Journal { setup, events } = game.journal();
        // The journal gets the same shortened texts as the short form and, in a game without
        // clocks, the default time control.
        let GameSetup { headers, time, .. } = short.setup.clone();
        let setup = GameSetup { start: game.start().clone(), time, headers, ..setup };
        let journal = whole_game::starting_at_zero(Journal { setup, events });
        let saved_journal = (!short.fits_short_form(&journal.replay().game)).then(|| Box::new(journal));
        SharedGame { saved_journal, ..short }
    }

    /// Returns the result of the game in the link; `None` while the game is not over. The result
    /// may be one that PGN cannot express, such as a loss for both players.
    pub fn result(&self) -> Option<GameResult> {
        match (&self.saved_journal, self.pgn_result) {
            (Some(journal), _) => journal.replay().game.outcome().map(|outcome| outcome.result),
            (None, PgnResult::Win(color)) => Some(GameResult::Win(color)),
            (None, PgnResult::Draw) => Some(GameResult::Draw),
            (None, PgnResult::Unknown) => None,
        }
    }

    /// Whether game links of version 1, the short form, can express these parts of `setup`: the
    /// house rules, whether the first increment is added before or after the first move, and the
    /// edition of the program's rulings (its decisions on questions that the house rules leave
    /// open).
    pub(crate) fn fits_version_1(setup: &GameSetup) -> bool {
        fields::fits_version_1(setup)
    }

    /// Whether this short form of a game link (moves, clocks, result) expresses all of `game`.
    ///
    /// The setup must fit version 1 of links. For a game in progress, a replay must give exactly
    /// the same state. A finished game must be free of everything that the short form cannot
    /// express: a result that PGN does not know, changes of a clock by hand, draw offers,
    /// corrections of the position, and a reason of the arbiter.
    fn fits_short_form(&self, game: &Game) -> bool {
        let fits_finished_game = || {
            let has_arbiter_reason = matches!(game.explanation(), Some(Explanation::Arbiter { .. }));
            let is_written_on = !game.clock_edits().is_empty()
                || game.moves().iter().any(|played| played.offered_by.is_some());
            !has_arbiter_reason && !is_written_on && game.corrections().is_empty()
        };
        fields::fits_version_1(&self.setup)
            && match game.outcome() {
                Some(outcome) => outcome.result.is_decisive_or_draw() && fits_finished_game(),
                None => {
                    let replay = self.to_journal().replay();
                    replay.fault.is_none() && replay.game == *game
                }
            }
    }

    /// Returns the shared game with its clock times rounded as a link stores them.
    ///
    /// Times after moves are rounded to tenths of a second, or to seconds if the player began with
    /// ten minutes or more; the present times left are cut to milliseconds.
    #[must_use]
    pub fn with_rounded_times(mut self) -> SharedGame {
        if self.clocks.iter().all(Option::is_none) {
            self.clocks.clear();
        }
        let mut color = self.setup.start.turn();
        for clock in &mut self.clocks {
            *clock = clock.map(|left| play::rounded_time_left(&self.setup, color, left));
            color = !color;
        }
        self.time_left = self.time_left.map(|left| left.map(|left| Span::from_millis(left.as_millis())));
        self
    }

    /// Returns the game as the text of a link, to follow the `#` in a URL.
    ///
    /// Omits the [ticket](Headers::ticket), the secret code of a tournament board, because players
    /// pass links on to others.
    ///
    /// # Errors
    /// In each of these cases: a move cannot be played; the link would be [too
    /// long](LinkError::TooLong); a name is longer than 1,020 bytes; no link can hold the game
    /// (byo-yomi, a wooden board).
    pub fn to_link(&self) -> Result<String, LinkError> {
        let mut game = self.clone();
        game.setup.headers.ticket.clear();
        let link = if let Some(journal) = &mut game.saved_journal {
            journal.setup.headers.ticket.clear();
            link_text::encode_link(LinkKind::Whole, &whole_game::to_bytes(journal)?)
        } else {
            link_text::encode_link(LinkKind::ShortGame, &game.to_bytes()?)
        };
        if link.len() > link_text::MAX_LINK_LENGTH { Err(LinkError::TooLong) } else { Ok(link) }
    }

    /// Returns the shared game with its headers (names, event, place) replaced by `headers`.
    pub(crate) fn with_headers(mut self, headers: &Headers) -> SharedGame {
        let whole = self.saved_journal.as_mut().map(|journal| &mut journal.setup);
        [Some(&mut self.setup), whole]
            .into_iter()
            .flatten()
            .for_each(|setup| setup.headers.clone_from(headers));
        self
    }

    /// Encodes the shared game as bytes, for a format that contains a game, such as a tournament
    /// result.
    ///
    /// The first byte is 0 for the short form (moves, clocks, result), and 1 for the form with all
    /// events of the game.
    pub(crate) fn encode_short_or_whole(&self) -> Result<Vec<u8>, LinkError> {
        let (form, bytes) = match &self.saved_journal {
            None => (0, self.to_bytes()?),
            Some(journal) => (1, whole_game::to_bytes(journal)?),
        };
        Ok([vec![form], bytes].concat())
    }

    /// Decodes a shared game from bytes, the first of which tells the form.
    ///
    /// 0 is the short form (moves, clocks, result), 1 the form with all events of the game.
    pub(crate) fn decode_short_or_whole(bytes: &[u8]) -> Result<SharedGame, LinkError> {
        match bytes.split_first() {
            Some((0, bytes)) => SharedGame::from_bytes(bytes),
            Some((1, bytes)) => SharedGame::decode_whole_game(bytes),
            _ => Err(LinkError::Meaningless),
        }
    }

    /// Encodes the shared game as bytes in the short form of links: moves, clocks and result.
    ///
    /// Ignores `saved_journal`, which holds all events.
    pub(crate) fn to_bytes(&self) -> Result<Vec<u8>, LinkError> {
        // Encodes the game under each of the two assumptions on how players choose moves
        // (`MoveModel`), and uses the shorter bytes.
        let by = |by| {
            let mut writer = RangeEncoder::new();
            transcode_short_game(&mut writer, by, self).map(|_| writer.finish())
        };
        let (people, chance) = (by(MoveModel::People)?, by(MoveModel::Random)?);
        Ok(if chance.len() < people.len() { chance } else { people })
    }

    /// Reads a shared game from the text of a link, without the `#`.
    ///
    /// A forged link cannot make this function slow: the work is never more than for the longest
    /// game.
    ///
    /// # Errors
    /// If the text is not a link to a game.
    pub fn from_link(text: &str) -> Result<SharedGame, LinkError> {
        let kind = LinkKind::of_game_link(text);
        let bytes = link_text::decode_link(kind, text)?;
        if kind == LinkKind::Whole {
            SharedGame::decode_whole_game(&bytes)
        } else {
            SharedGame::from_bytes(&bytes)
        }
    }

    /// Decodes a shared game from the bytes of a link of version 2, which holds all events of the
    /// game.
    fn decode_whole_game(bytes: &[u8]) -> Result<SharedGame, LinkError> {
        let game = whole_game::from_bytes(bytes)?;
        let game = SharedGame::from_game(&game, game.last_change());
        // Refuses bytes that this program would not have written for the game.
        let written = game.saved_journal.as_ref().map(|journal| whole_game::to_bytes(journal));
        if written.is_some_and(|written| written.as_deref() == Ok(bytes)) {
            Ok(game)
        } else {
            Err(LinkError::Meaningless)
        }
    }

    /// Decodes a shared game from the bytes of a link in the short form: moves, clocks and result.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<SharedGame, LinkError> {
        let mut reader = RangeDecoder::new(bytes);
        let game =
            transcode_short_game(&mut reader, MoveModel::People, &SharedGame::new(GameSetup::default()))?;
        // Refuses bytes that this program would not have written for the game.
        if game.to_bytes().as_deref() == Ok(bytes) { Ok(game) } else { Err(LinkError::Meaningless) }
    }

    /// Returns a link of version 1 (moves, clocks and result) with these bytes and a right
    /// checksum, as a forger could make it, for tests.
    #[doc(hidden)]
    pub fn with_checksum(bytes: &[u8]) -> String {
        link_text::encode_link(LinkKind::ShortGame, bytes)
    }

    /// Returns a link of version 2 (all events of a game) with these bytes and a right checksum, as
    /// a forger could make it, for tests.
    #[doc(hidden)]
    pub fn with_checksum_whole(bytes: &[u8]) -> String {
        link_text::encode_link(LinkKind::Whole, bytes)
    }

    /// Converts the shared game to a PGN game, with the time left after each move.
    ///
    /// Leaves out a last move that leaves the king in check, because PGN allows only legal moves.
    pub fn to_pgn_game(&self) -> PgnGame {
        if let Some(journal) = &self.saved_journal {
            return pgn::to_pgn_game(&journal.replay().game);
        }
        let GameSetup { headers, start, time, .. } = &self.setup;
        let mut record = PgnGame::from_position(start.clone());
        let known = |text: &str, unknown: &str| if text.is_empty() { unknown } else { text }.to_owned();
        let mut tags = vec![
            ("Event", known(&headers.event, "?")),
            ("Site", known(&headers.site, "?")),
            ("Date", known(&headers.date, "????.??.??")),
            ("Round", known(&headers.round, "?")),
            ("White", known(&headers.white, "?")),
            ("Black", known(&headers.black, "?")),
            ("Result", self.pgn_result.to_string()),
        ];
        if *start != Position::initial() {
            tags.extend([("SetUp", "1".to_owned()), ("FEN", start.to_fen())]);
        }
        let [white, black] = Color::ALL.map(|color| time.allowance(color).to_pgn());
        tags.push(("TimeControl", if time.is_without_clocks() { "-".to_owned() } else { white.clone() }));
        if white != black {
            tags.extend([("WhiteTimeControl", white), ("BlackTimeControl", black)]);
        }
        record.tags = tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let mut position = start.clone();
        for (ply, mv) in self.moves.iter().enumerate() {
            if !position.is_legal(*mv) {
                break;
            }
            position = position.play_unchecked(*mv);
            let left = self.clocks.get(ply).copied().flatten();
            record.main.push(*mv).comments.extend(left.map(|left| format!("[%clk {}]", clock_command(left))));
        }
        if let Some(reason) = self.reason {
            let said =
                record.main.moves.last_mut().map_or(&mut record.main.comments, |step| &mut step.comments);
            said.push(reason.code().replace('-', " "));
        }
        record.score = self.pgn_result;
        record
    }

    /// Returns the journal of the shared game, the list of its events, for viewing the game or
    /// continuing it.
    ///
    /// A saved journal is returned unchanged. Otherwise all events are at instant zero: the moves
    /// with their clock presses. If the [time left](SharedGame::time_left) is known, a pause
    /// follows, in which the clocks are set to the time left.
    pub fn to_journal(&self) -> Journal {
        if let Some(journal) = &self.saved_journal {
            return (**journal).clone();
        }
        Journal::after_moves(self.setup.clone(), &self.moves, self.time_left)
    }
}

impl From<ImportedGame> for SharedGame {
    /// Converts an imported game to the contents of a link, with each text of the headers cut to
    /// 255 characters.
    fn from(game: ImportedGame) -> SharedGame {
        let ImportedGame { headers, start, moves, score, .. } = game;
        let setup = GameSetup { start, headers: with_short_texts(&headers), ..GameSetup::default() };
        SharedGame { moves, pgn_result: score, ..SharedGame::new(setup) }
    }
}

/// Encodes the game `given` in the short form of links (moves, clocks and result), or decodes a
/// game.
///
/// `by` is the assumption on how the players choose moves: likely moves take fewer bits. With an
/// encoder as `coder`, the result is what the encoder has written. With a decoder, `by` and `given`
/// are ignored, and the result is what the decoder has read.
fn transcode_short_game(
    coder: &mut impl RangeCoder,
    by: MoveModel,
    given: &SharedGame,
) -> Result<SharedGame, LinkError> {
    let setup = fields::transcode_setup(coder, &given.setup)?;
    let moves = play::transcode_moves(coder, &setup, by, &given.moves)?;
    let clocks = play::transcode_clocks(coder, &setup, moves.len(), &given.clocks)?;
    let left = play::transcode_time_left(coder, &setup, &clocks, given.time_left)?;
    let (score, reason) = play::transcode_result(coder, given.pgn_result, given.reason)?;
    Ok(SharedGame { setup, moves, clocks, time_left: left, pgn_result: score, reason, saved_journal: None })
}

/// Returns the headers of a game with each text cut to 255 characters, the length of a PGN line.
fn with_short_texts(headers: &Headers) -> Headers {
    const LONGEST: usize = 255;
    let short = |text: &String| text.chars().take(LONGEST).collect();
    let Headers { event, site, date, round, white, black, seats, ticket } = headers;
    let [event, site, date, round, white, black] = [event, site, date, round, white, black].map(short);
    Headers { event, site, date, round, white, black, seats: *seats, ticket: ticket.clone() }
}
