//! What a partner is asked and what it answers, as lines of text: it thinks in a worker, beside the page.

use super::choose::Partner;
use super::level::Level;
use super::record::{self, playable};
use crate::game::{Event, Game};
use crate::rules::{Color, Move};
use std::fmt::Write as _;

/// Something that a partner is to decide.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Who decides.
    partner: Partner,
    /// The game, without its clocks.
    game: Game,
    /// Whose draw offer is to be answered; `None`: it is to move.
    offered_to: Option<Color>,
    /// How long it may think, in milliseconds.
    pub millis: u32,
}

/// What a partner has decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It plays this move, and offers a draw with it or does not.
    Move {
        /// The move.
        mv: Move,
        /// Whether it offers a draw.
        offers: bool,
    },
    /// It claims a draw as the position stands.
    Claim,
    /// It resigns.
    Resign,
    /// It accepts the draw that is offered, or does not.
    Draw(bool),
}

/// What a partner of this level is to decide, as text. `offered_to`: it answers an offer of a draw; else it is to move. It
/// may think for so many milliseconds.
///
/// The lines: level, seed and time; the rules; the position that the game goes on from; its moves; the offer, if one is.
pub fn task(game: &Game, level: Level, seed: u64, offered_to: Option<Color>, millis: u32) -> String {
    let mut text = format!("{} {seed} {millis}\n{}", level.number, record::write(game, game.moves().len()));
    // Writing to memory does not fail.
    let _ = write!(text, "\n{}", offered_to.map_or(' ', Color::char));
    text
}

impl Task {
    /// Reads a [`task`]; `None` if the text is none.
    pub fn read(text: &str) -> Option<Task> {
        let mut lines = text.split('\n');
        let mut numbers = lines.next()?.split(' ');
        let level = Level::from_number(numbers.next()?.parse().ok()?)?;
        let partner = Partner::new(level, numbers.next()?.parse().ok()?);
        let millis = numbers.next()?.parse().ok()?;
        let game = record::read(&mut lines)?;
        let offered_to = lines.next()?.chars().next().and_then(Color::from_char);
        Some(Task { partner, game, offered_to, millis })
    }

    /// What the partner decides, as text; `None` where nothing can be done. `stop` is as for [`Partner::choose`].
    pub fn decide(&self, stop: &mut dyn FnMut() -> bool) -> Option<String> {
        let Task { partner, game, .. } = self;
        if let Some(us) = self.offered_to {
            return Some(if partner.agrees(game, us, stop)? { "accept" } else { "decline" }.to_owned());
        }
        let choice = partner.choose(game, stop)?;
        Some(match &choice.event {
            Event::Move(mv) => {
                let offer = if partner.offers_draw(game, &choice) { " draw" } else { "" };
                format!("{}{offer}", game.position().uci(*mv))
            }
            Event::Claim { .. } => "claim".to_owned(),
            _ => "resign".to_owned(),
        })
    }
}

impl Decision {
    /// Reads what a partner has decided in this game; `None` if it is nothing that can be done in it.
    pub fn read(text: &str, game: &Game) -> Option<Decision> {
        Some(match text {
            "accept" => Decision::Draw(true),
            "decline" => Decision::Draw(false),
            "claim" => Decision::Claim,
            "resign" => Decision::Resign,
            text => {
                let (uci, offers) = text.strip_suffix(" draw").map_or((text, false), |uci| (uci, true));
                Decision::Move { mv: playable(game, uci)?, offers }
            }
        })
    }
}
