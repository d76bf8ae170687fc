//! The game's questions whether a side can still mate, in the form in which they are sent to a web
//! worker. These questions are never stored.

use serde::{Deserialize, Serialize};

use super::values;
use crate::game as today;
use crate::game::wire::frozen::stored_as;
use crate::rules::{Color, Position};

/// The game's question whether a side can still mate, in the form sent to a web worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QuestionV1 {
    id: u32,
    #[serde(with = "values::lawful")]
    position: Position,
    who: MatingSideV1,
}

/// The side or sides whose possible mate is in question, in the form sent to a web worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MatingSideV1 {
    /// Either side.
    #[serde(rename = "either")]
    Either,
    /// The side of this colour.
    #[serde(rename = "side")]
    Side(#[serde(with = "values::color")] Color),
}

impl From<today::Question> for QuestionV1 {
    /// Converts a question of the game to the form in which it is sent to a web worker.
    fn from(today::Question { id, position, mating_side }: today::Question) -> QuestionV1 {
        let who = match mating_side {
            today::MatingSide::Either => MatingSideV1::Either,
            today::MatingSide::Side(color) => MatingSideV1::Side(color),
        };
        QuestionV1 { id, position, who }
    }
}

impl From<QuestionV1> for today::Question {
    /// Converts a question that a web worker received to the type with which the program works.
    fn from(QuestionV1 { id, position, who }: QuestionV1) -> today::Question {
        let mating_side = match who {
            MatingSideV1::Either => today::MatingSide::Either,
            MatingSideV1::Side(color) => today::MatingSide::Side(color),
        };
        today::Question { id, position, mating_side }
    }
}

stored_as!(today::Question => QuestionV1);
