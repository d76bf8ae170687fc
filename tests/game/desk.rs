//! A game under test, with short methods to play it.

use tabiya::game::{
    Event, Game, GameChanges, GameSetup, HouseRules, Instant, Journal, Refusal, TimeControl, Verdict,
};
use tabiya::rules::{Color, Move, Position};

/// A game with its journal and the current time.
///
/// A desk from [`Desk::unanswered`] or [`Desk::asking`] leaves open every question whether a side
/// can still mate. Any other desk answers an open question with "winnable" at once, except while a
/// result is pending.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) game: Game,
    pub(crate) journal: Journal,
    pub(crate) now: Instant,
    answers: bool,
}

impl Desk {
    pub(crate) fn new(rules: HouseRules) -> Desk {
        Desk::with(GameSetup { rules, ..GameSetup::default() })
    }

    pub(crate) fn from_fen(rules: HouseRules, fen: &str) -> Desk {
        let start = Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        Desk::with(GameSetup { rules, start, ..GameSetup::default() })
    }

    pub(crate) fn timed(rules: HouseRules, fen: &str, time: TimeControl) -> Desk {
        let start = Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        Desk::with(GameSetup { rules, start, time, ..GameSetup::default() })
    }

    pub(crate) fn with(setup: GameSetup) -> Desk {
        let mut desk = Desk::unanswered(setup);
        desk.answers = true;
        desk.answer_open_question_winnable();
        desk
    }

    /// Starts a game whose questions (whether a side can still mate) stay open until
    /// [`Desk::verdict`].
    pub(crate) fn unanswered(setup: GameSetup) -> Desk {
        let journal = Journal { setup: setup.clone(), events: Vec::new() };
        Desk { game: Game::new(setup), journal, now: Instant::from_millis(0), answers: false }
    }

    /// Starts a game like [`Desk::unanswered`], from a position.
    pub(crate) fn asking(rules: HouseRules, fen: &str) -> Desk {
        let start = Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        Desk::unanswered(GameSetup { rules, start, ..GameSetup::default() })
    }

    /// Advances the current time.
    pub(crate) fn wait(&mut self, millis: u64) -> &mut Desk {
        self.now = self.now.plus_millis(millis);
        self
    }

    pub(crate) fn apply(&mut self, event: Event) -> Result<GameChanges, Refusal> {
        let before = self.game.clone();
        let result = self.game.apply(self.now, event.clone());
        match &result {
            Ok(_) => self.journal.events.push((self.now, event)),
            Err(_) => assert_eq!(before, self.game, "a refused event changes nothing"),
        }
        if self.answers && self.game.pending_result().is_none() {
            self.answer_open_question_winnable();
        }
        result
    }

    /// Applies an event that must be accepted.
    #[track_caller]
    pub(crate) fn ok(&mut self, event: Event) -> GameChanges {
        match self.apply(event.clone()) {
            Ok(changes) => changes,
            Err(refusal) => panic!("{event:?} was refused: {refusal}"),
        }
    }

    /// Plays moves, each in SAN or UCI and each after a second. A move that leaves its own king in
    /// check has no SAN, so it needs UCI.
    #[track_caller]
    pub(crate) fn play(&mut self, moves: &str) -> &mut Desk {
        for text in moves.split_whitespace() {
            let mv = self.mv(text);
            self.wait(1_000);
            self.ok(Event::Move(mv));
        }
        self
    }

    /// Finds a pseudo-legal move of the position by its SAN or UCI.
    #[track_caller]
    pub(crate) fn mv(&self, text: &str) -> Move {
        let position = self.game.position();
        if let Ok(mv) = position.parse_san(text) {
            return mv;
        }
        let pseudo_legal = position.pseudo_legal_moves();
        *pseudo_legal
            .iter()
            .find(|mv| mv.uci() == text)
            .unwrap_or_else(|| panic!("{text} in {}", position.to_fen()))
    }

    pub(crate) fn verdict(&mut self, verdict: Verdict) -> GameChanges {
        let question = self.game.question().expect("a question is open").id;
        self.ok(Event::Answer { question, verdict })
    }

    /// Answers the open question, if any, with "winnable".
    #[track_caller]
    pub(crate) fn answer_open_question_winnable(&mut self) -> &mut Desk {
        if self.game.question().is_some() {
            self.verdict(Verdict::Winnable { line: Vec::new() });
        }
        self
    }

    /// Returns score and reason, such as `1/2-1/2 threefold`; `*` for a game that is not over.
    pub(crate) fn outcome(&self) -> String {
        match self.game.outcome() {
            Some(outcome) => format!("{} {}", outcome.score(), outcome.reason.code()),
            None => "*".to_owned(),
        }
    }

    /// Returns the remaining time of `color`, in milliseconds.
    pub(crate) fn left(&self, color: Color) -> u64 {
        let clock = self.game.clock().expect("a clock");
        clock.reading(color, self.now).left.expect("a total").as_millis()
    }
}
