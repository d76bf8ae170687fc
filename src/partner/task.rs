//! What a partner is asked and what it answers, as lines of text: it thinks in a worker, beside the page.

use super::choose::Partner;
use super::level::Level;
use crate::game::{Event, Game, HouseRules, Instant, Preset, Setup, TimeControl};
use crate::rules::{Color, Move, Position, Square};
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
    let rules = game.rules();
    let preset = rules.nearest_preset();
    let mut text = format!("{} {seed} {millis}\n{}", level.number, preset.name());
    for (knob, value) in rules.differences(&preset.rules()) {
        // Writing to memory does not fail.
        let _ = write!(text, " {}={value}", knob.name());
    }
    let from = game.goes_on_from();
    let start = game.position_at(from).unwrap_or(game.position());
    let _ = write!(text, "\n{}\n", start.to_fen());
    for (ply, played) in game.moves().iter().enumerate().skip(from) {
        let position = game.position_at(ply).unwrap_or(start);
        let _ = write!(text, "{} ", position.uci(played.mv));
    }
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
        let mut knobs = lines.next()?.split(' ');
        let mut rules: HouseRules = Preset::from_name(knobs.next()?)?.rules();
        for knob in knobs {
            let (name, value) = knob.split_once('=')?;
            rules.set_knob(name, value).ok()?;
        }
        let start = Position::from_fen_with(lines.next()?, rules.laws()).ok()?;
        // The page keeps the time.
        let mut game = Game::new(Setup { rules, start, time: TimeControl::none(), ..Setup::default() });
        for uci in lines.next()?.split_whitespace() {
            let mv = playable(&game, uci)?;
            game.apply(Instant::default(), Event::Move(mv)).ok()?;
        }
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

/// The move that this means among those that may be played now, also one that leaves the king to be taken.
fn playable(game: &Game, uci: &str) -> Option<Move> {
    let from: Square = uci.get(..2)?.parse().ok()?;
    game.playable_from(from).into_iter().find(|&mv| game.position().uci(mv) == uci)
}
