//! Question to one player whether to resign, or to undo the end of the game. The question appears
//! away from the buttons of the player's strip, so that a double press on one of these buttons does
//! not answer the question.

use super::buttons::{answer_button, press_callback};
use super::names::side_name;
use super::renders;
use crate::app::Msg;
use crate::app::table::view::QuestionView;
use crate::app::table::{self, PlayerQuestion};
use crate::game::EndReason;
use crate::words::{Words, choice};
use yew::prelude::*;

/// Renders the question to a player whether to resign, or to undo the end of the game. Renders
/// nothing for other questions, because the player's strip beside the board shows them.
pub(super) fn question_panel(view: &QuestionView, words: &Words, on: &Callback<Msg>) -> Html {
    renders::count_render("question");
    let reply = |class, action, label: AttrValue, yes| {
        let msg = table::Msg::AnswerQuestion { by: view.color, yes };
        answer_button(class, action, view.color, label, press_callback(on, msg))
    };
    let (code, said, no, yes) = match view.ask {
        PlayerQuestion::ConfirmResignation => (
            "resign",
            words.resignation_question(&view.name, view.color),
            reply("button", "keep-playing", words.keep_playing().into(), false),
            reply("button danger", "resign", words.resign().into(), true),
        ),
        PlayerQuestion::UndoEnd(reason) => {
            let what = match reason {
                EndReason::Resignation => choice::Ended::Resigned,
                EndReason::Agreement => choice::Ended::Agreed,
                EndReason::Arbiter => choice::Ended::Decided,
                _ => choice::Ended::Claimed,
            };
            let label = words.undo_end(what).into();
            ("undo", String::new(), Html::default(), reply("button", "undo-end", label, true))
        }
        _ => return Html::default(),
    };
    html! {
        <div class="question" role="group" data-dialog={code} data-side={side_name(view.color)} lang={words.language().tag()}
            data-far={view.is_far.then_some("")}>
            if !said.is_empty() { <strong>{ said }</strong> }
            { no }{ yes }
        </div>
    }
}
