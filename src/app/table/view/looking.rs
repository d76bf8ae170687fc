//! What is on the board in place of the game in progress, and the ways through it and back.

use crate::app::announcements::Place;
use crate::app::table::{About, Looking, Table, review};
use crate::game::Headers;
use crate::game::pgn::Score;
use crate::rules::Color;

/// What is on the board in place of the game in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct LookingView {
    /// What it is.
    pub kind: LookingKind,
    /// Where in it one is.
    pub place: Place,
}

/// What is looked at.
#[derive(Clone, Debug, PartialEq)]
pub enum LookingKind {
    /// An earlier position of the game.
    Back,
    /// The mate that this player could still have given when a flag fell.
    Mate(Color),
    /// The move that was declared with a claim.
    Intended,
    /// A game from elsewhere, from which one can play on.
    Record {
        /// Who played, where and when.
        headers: Box<Headers>,
        /// How it ended.
        score: Score,
    },
}

impl LookingKind {
    /// Its name on the page.
    pub fn code(&self) -> &'static str {
        match self {
            LookingKind::Back => "back",
            LookingKind::Mate(_) => "mate",
            LookingKind::Intended => "intended",
            LookingKind::Record { .. } => "record",
        }
    }
}

impl LookingView {
    /// What is looked at; `None` while the game in progress is on the board.
    pub fn of(table: &Table) -> Option<LookingView> {
        LookingView::at(table.looking.as_ref()?, table)
    }

    fn at(looking: &Looking, table: &Table) -> Option<LookingView> {
        let kind = match looking {
            Looking::Back(_) => LookingKind::Back,
            Looking::Aside { about: About::Mate, .. } => {
                LookingKind::Mate(table.session.game().outcome()?.winner()?)
            }
            Looking::Aside { about: About::Intended, .. } => LookingKind::Intended,
            Looking::Aside { about: About::Record { headers, score }, .. } => {
                LookingKind::Record { headers: headers.clone(), score: *score }
            }
        };
        Some(LookingView { kind, place: review::place(&table.shown()) })
    }
}

/// Which of the buttons that step have somewhere to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepsView {
    /// Back, and to the start.
    pub back: bool,
    /// On, and to the end.
    pub on: bool,
}

impl StepsView {
    /// The steps from where this table's board is.
    pub fn of(table: &Table) -> StepsView {
        let shown = table.shown();
        StepsView { back: shown.at > 0, on: shown.at < shown.moves.len() }
    }
}
