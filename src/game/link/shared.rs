//! What of a game is handed on by a link.

use super::letters::{self, Kind};
use super::order::By;
use super::range::{Coder, Reader, Writer};
use super::{LinkError, fields, play, whole};
use crate::game::pgn::{self, PgnGame, ReadGame, clk};
use crate::game::{Event, Explanation, Game, GameResult, Headers, Instant, Journal, Reason, Setup, Span};
use crate::rules::pgn::Score;
use crate::rules::{Color, Move, Position};

/// A game as a link hands it on: what it started from, its moves, its clocks and its end. Where a saved game holds more
/// than that, all of it is in `whole`.
#[derive(Clone, Debug, PartialEq)]
pub struct SharedGame {
    /// What it started from: house rules, position, clocks, names. A game whose position the arbiter has put right begins
    /// here with that position.
    pub setup: Setup,
    /// The moves that were played. Only the last may leave its king in check, where nobody is warned of that.
    pub moves: Vec<Move>,
    /// What each player had left after each of their moves, to the tenth of a second, or to the second where they began
    /// with ten minutes or more; empty where there are no clocks.
    pub clocks: Vec<Option<Span>>,
    /// What White and Black have left now, to the thousandth of a second, if the game goes on with clocks.
    pub left: Option<[Span; 2]>,
    /// How it ended.
    pub score: Score,
    /// Why, if that is known.
    pub reason: Option<Reason>,
    /// The journal of the saved game, where the other fields make another game than that: with
    /// clocks that have run, an open offer, a correction, a result that PGN does not know. The link
    /// is one of version 2 then. The first event is at instant zero.
    pub whole: Option<Box<Journal>>,
}

impl SharedGame {
    /// A game that is about to begin.
    pub fn new(setup: Setup) -> SharedGame {
        SharedGame {
            setup,
            moves: Vec::new(),
            clocks: Vec::new(),
            left: None,
            score: Score::Unknown,
            reason: None,
            whole: None,
        }
    }

    /// What is handed on of a game at an instant: all that the saved game holds. A running clock
    /// is stopped, so that no time runs out before the link is opened.
    pub fn of(game: &Game, now: Instant) -> SharedGame {
        let mut game = game.clone();
        // Refused where no clock runs.
        let _ = game.apply(now, Event::Pause);
        let begins = game.goes_on_from();
        let start = game.position_at(begins).unwrap_or(game.start()).clone();
        let time = game.clock().map(|clock| clock.control().clone()).unwrap_or_default();
        let headers = shortened(game.headers());
        let setup = Setup { rules: game.rules().clone(), start, time, headers, edition: game.edition() };
        let played = game.moves().get(begins..).unwrap_or_default();
        let outcome = game.outcome();
        let reading = |color| game.clock().and_then(|clock| clock.reading(color, now).left);
        let left = reading(Color::White).zip(reading(Color::Black)).filter(|_| outcome.is_none());
        let short = SharedGame {
            moves: played.iter().map(|played| played.mv).collect(),
            clocks: played.iter().map(|played| played.clock).collect(),
            left: left.map(|(white, black)| [white, black]),
            score: outcome.map_or(Score::Unknown, |end| end.result.in_pgn()),
            reason: outcome.map(|end| end.reason),
            ..SharedGame::new(setup)
        };
        let short = short.rounded();
        let Journal { setup, events } = game.journal();
        // Names are cut short, and who has no clock presses none.
        let Setup { headers, time, .. } = short.setup.clone();
        let setup = Setup { start: game.start().clone(), time, headers, ..setup };
        let journal = whole::from_zero(Journal { setup, events });
        let whole = (!short.holds(&journal.replay().game)).then(|| Box::new(journal));
        SharedGame { whole, ..short }
    }

    /// How the game ended, also where PGN has no sign for that; `None` while it is open.
    pub fn result(&self) -> Option<GameResult> {
        match (&self.whole, self.score) {
            (Some(journal), _) => journal.replay().game.outcome().map(|outcome| outcome.result),
            (None, Score::Win(color)) => Some(GameResult::Win(color)),
            (None, Score::Draw) => Some(GameResult::Draw),
            (None, Score::Unknown) => None,
        }
    }

    /// Whether the short form has room for what a game starts from.
    pub(crate) fn fits_version_1(setup: &Setup) -> bool {
        fields::fits_version_1(setup)
    }

    /// Whether the short form says all of this game: it makes the same game, if that is not over, and says all that a
    /// score sheet shows, if it is.
    fn holds(&self, game: &Game) -> bool {
        let says_the_end = || {
            let has_words = matches!(game.explanation(), Some(Explanation::Arbiter { .. }));
            let is_written_on =
                !game.clock_edits().is_empty() || game.moves().iter().any(|played| played.offered.is_some());
            !has_words && !is_written_on && game.corrections().is_empty()
        };
        fields::fits_version_1(&self.setup)
            && match game.outcome() {
                Some(outcome) => outcome.result.is_usual() && says_the_end(),
                None => {
                    let replay = self.journal().replay();
                    replay.fault.is_none() && replay.game == *game
                }
            }
    }

    /// The same with its clocks as a link tells them.
    #[must_use]
    pub fn rounded(mut self) -> SharedGame {
        if self.clocks.iter().all(Option::is_none) {
            self.clocks.clear();
        }
        let mut color = self.setup.start.turn();
        for clock in &mut self.clocks {
            *clock = clock.map(|left| play::rounded(&self.setup, color, left));
            color = !color;
        }
        self.left = self.left.map(|left| left.map(|left| Span::from_millis(left.as_millis())));
        self
    }

    /// The text behind the `#`, without the [ticket](Headers::ticket) of a board: a link is passed on.
    ///
    /// # Errors
    /// If a move is not legal where it stands, or the game is longer than [any](LinkError::TooLong), or a name is longer
    /// than a line of a PGN may be.
    pub fn to_link(&self) -> Result<String, LinkError> {
        let mut game = self.clone();
        game.setup.headers.ticket.clear();
        let link = if let Some(journal) = &mut game.whole {
            journal.setup.headers.ticket.clear();
            letters::write(Kind::Whole, &whole::to_bytes(journal)?)
        } else {
            letters::write(Kind::Game, &game.to_bytes()?)
        };
        if link.len() > letters::LONGEST { Err(LinkError::TooLong) } else { Ok(link) }
    }

    /// The same game with another head of its score sheet.
    pub(crate) fn with_headers(mut self, headers: &Headers) -> SharedGame {
        let whole = self.whole.as_mut().map(|journal| &mut journal.setup);
        [Some(&mut self.setup), whole]
            .into_iter()
            .flatten()
            .for_each(|setup| setup.headers.clone_from(headers));
        self
    }

    /// All of the game as bytes, for what holds a game and something else: which form, and that form.
    pub(crate) fn to_any_bytes(&self) -> Result<Vec<u8>, LinkError> {
        let (form, bytes) = match &self.whole {
            None => (0, self.to_bytes()?),
            Some(journal) => (1, whole::to_bytes(journal)?),
        };
        Ok([vec![form], bytes].concat())
    }

    /// The game in these bytes of either form.
    pub(crate) fn from_any_bytes(bytes: &[u8]) -> Result<SharedGame, LinkError> {
        match bytes.split_first() {
            Some((0, bytes)) => SharedGame::from_bytes(bytes),
            Some((1, bytes)) => SharedGame::from_whole(bytes),
            _ => Err(LinkError::Senseless),
        }
    }

    /// The short form as bytes, for what holds a game and something else.
    pub(crate) fn to_bytes(&self) -> Result<Vec<u8>, LinkError> {
        let by = |by| {
            let mut writer = Writer::new();
            told(&mut writer, by, self).map(|_| writer.finish())
        };
        let (people, chance) = (by(By::People)?, by(By::Chance)?);
        Ok(if chance.len() < people.len() { chance } else { people })
    }

    /// The game that such a text holds. It ends with an error for whatever is none, and never with more work than the
    /// longest game makes.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_link(text: &str) -> Result<SharedGame, LinkError> {
        let kind = Kind::of_game(text);
        let bytes = letters::read(kind, text)?;
        if kind == Kind::Whole { SharedGame::from_whole(&bytes) } else { SharedGame::from_bytes(&bytes) }
    }

    fn from_whole(bytes: &[u8]) -> Result<SharedGame, LinkError> {
        let game = whole::from_bytes(bytes)?;
        let game = SharedGame::of(&game, game.last_change());
        // Whatever is written otherwise was not written by us.
        let written = game.whole.as_ref().map(|journal| whole::to_bytes(journal));
        if written.is_some_and(|written| written.as_deref() == Ok(bytes)) {
            Ok(game)
        } else {
            Err(LinkError::Senseless)
        }
    }

    /// The game in these bytes of the short form.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<SharedGame, LinkError> {
        let mut reader = Reader::new(bytes);
        let game = told(&mut reader, By::People, &SharedGame::new(Setup::default()))?;
        // Whatever is written otherwise was not written by us.
        if game.to_bytes().as_deref() == Ok(bytes) { Ok(game) } else { Err(LinkError::Senseless) }
    }

    /// The text of any bytes, with the right checksum: what a forger can send. For tests.
    #[doc(hidden)]
    pub fn sealed(bytes: &[u8]) -> String {
        letters::write(Kind::Game, bytes)
    }

    /// The same as a link of version 2.
    #[doc(hidden)]
    pub fn sealed_whole(bytes: &[u8]) -> String {
        letters::write(Kind::Whole, bytes)
    }

    /// The game as a record for a PGN, with the time that was left after each move. A move that lost the game by leaving the
    /// king in check is no move there.
    pub fn record(&self) -> PgnGame {
        if let Some(journal) = &self.whole {
            return pgn::record(&journal.replay().game);
        }
        let Setup { headers, start, time, .. } = &self.setup;
        let mut record = PgnGame::from_position(start.clone());
        let known = |text: &str, unknown: &str| if text.is_empty() { unknown } else { text }.to_owned();
        let mut tags = vec![
            ("Event", known(&headers.event, "?")),
            ("Site", known(&headers.site, "?")),
            ("Date", known(&headers.date, "????.??.??")),
            ("Round", known(&headers.round, "?")),
            ("White", known(&headers.white, "?")),
            ("Black", known(&headers.black, "?")),
            ("Result", self.score.to_string()),
        ];
        if *start != Position::initial() {
            tags.extend([("SetUp", "1".to_owned()), ("FEN", start.to_fen())]);
        }
        let [white, black] = Color::ALL.map(|color| time.allowance(color).to_pgn());
        tags.push(("TimeControl", if time.is_none() { "-".to_owned() } else { white.clone() }));
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
            record.main.push(*mv).comments.extend(left.map(|left| format!("[%clk {}]", clk(left))));
        }
        if let Some(reason) = self.reason {
            let said =
                record.main.moves.last_mut().map_or(&mut record.main.comments, |step| &mut step.comments);
            said.push(reason.code().replace('-', " "));
        }
        record.score = self.score;
        record
    }

    /// The game as a journal, to look through and to play on from: that of the saved game; or its moves without the time
    /// that they took. Where [clocks](SharedGame::left) go on then, the arbiter sets them as they stand, behind the last
    /// move, at a halt.
    pub fn journal(&self) -> Journal {
        if let Some(journal) = &self.whole {
            return (**journal).clone();
        }
        let at = Instant::default();
        let mut events: Vec<_> = Vec::new();
        let mut game = Game::new(self.setup.clone());
        let mut happens = |game: &mut Game, event: Event| {
            // A replay of the journal finds what the game refuses.
            let _ = game.apply(at, event.clone());
            events.push((at, event));
        };
        if game.waits_for_start() {
            happens(&mut game, Event::Start);
        }
        for mv in &self.moves {
            happens(&mut game, Event::Move(*mv));
            // A move that has ended the game waits for no tap.
            if let Some(color) = game.unpressed() {
                happens(&mut game, Event::Press(color));
            }
        }
        if game.clock().is_some_and(|clock| clock.running().is_some()) && self.left.is_some() {
            happens(&mut game, Event::Pause);
        }
        for (color, left) in Color::ALL.into_iter().zip(self.left.into_iter().flatten()) {
            if game.clock().is_some_and(|clock| clock.reading(color, at).left != Some(left)) {
                happens(&mut game, Event::SetClock { color, left });
            }
        }
        Journal { setup: self.setup.clone(), events }
    }
}

/// A game that was read elsewhere, with names as long as a link takes them.
impl From<ReadGame> for SharedGame {
    fn from(game: ReadGame) -> SharedGame {
        let ReadGame { headers, start, moves, score, .. } = game;
        let setup = Setup { start, headers: shortened(&headers), ..Setup::default() };
        SharedGame { moves, score, ..SharedGame::new(setup) }
    }
}

/// Everything of the short form, in order.
fn told(coder: &mut impl Coder, by: By, given: &SharedGame) -> Result<SharedGame, LinkError> {
    let setup = fields::setup(coder, &given.setup)?;
    let moves = play::moves(coder, &setup, by, &given.moves)?;
    let clocks = play::clocks(coder, &setup, moves.len(), &given.clocks)?;
    let left = play::left(coder, &setup, &clocks, given.left)?;
    let (score, reason) = play::end(coder, given.score, given.reason)?;
    Ok(SharedGame { setup, moves, clocks, left, score, reason, whole: None })
}

/// The same with no text longer than a line of a PGN may be.
fn shortened(headers: &Headers) -> Headers {
    const LONGEST: usize = 255;
    let short = |text: &String| text.chars().take(LONGEST).collect();
    let Headers { event, site, date, round, white, black, seats, ticket } = headers;
    let [event, site, date, round, white, black] = [event, site, date, round, white, black].map(short);
    Headers { event, site, date, round, white, black, seats: *seats, ticket: ticket.clone() }
}
