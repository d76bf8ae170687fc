//! Fields of the position editor for everything except the pieces: side to move, castling rights,
//! en passant square, FEN.

use crate::app::dialogs::editor::Editor;
use crate::rules::{CastlingSide, Color, Square};
use crate::ui::dialogs::fields::select_field;
use crate::ui::names::side_name;
use crate::words::{Words, choice};
use yew::prelude::*;

/// Renders the fields of the edited position other than its pieces: side to move, castling rights,
/// en passant square, and FEN.
pub(super) fn position_fields(editor: &Editor, words: &Words) -> Html {
    let turns = Color::ALL.map(|color| (side_name(color), words.side(color)));
    let fault = editor.misread.as_ref().map(|(_, fault)| words.fen_fault(fault));
    let described = match (&fault, &editor.note) {
        (Some(_), _) => Some("position-fault"),
        (None, Some(_)) => Some("position-note"),
        (None, None) => None,
    };
    let fen = editor.misread.as_ref().map_or_else(|| editor.set_up.fen(), |(text, _)| text.clone());
    html! {
        <>
            { select_field("turn", words.editor_turn(), "", side_name(editor.set_up.turn), &turns) }
            <fieldset class="castlings">
                <legend>{ words.editor_castling() }</legend>
                { for Color::ALL.into_iter().flat_map(|color| CastlingSide::ALL.map(|to| castling_field(color, to, editor, words))) }
            </fieldset>
            { en_passant_field(editor, words) }
            <label class="cell wide">
                <small>{ words.editor_fen() }</small>
                <input name="position" value={fen} maxlength="1000" autocomplete="off" spellcheck="false"
                    aria-invalid={fault.is_some().then_some("true")}
                    aria-describedby={described} />
                if let Some(fault) = fault {
                    <em class="fault" id="position-fault">{ fault }</em>
                }
                if let Some(note) = &editor.note {
                    <em class="hint" id="position-note" data-notice={note.code()}>{ words.fen_loose() }</em>
                }
            </label>
        </>
    }
}

/// Renders the checkbox of one castling right. The checkbox is disabled if the king or the rook is
/// not in place. `to` is the side to which the king castles.
fn castling_field(color: Color, to: CastlingSide, editor: &Editor, words: &Words) -> Html {
    let wing = if to == CastlingSide::KingSide { choice::Wing::King } else { choice::Wing::Queen };
    html! {
        <label class="field">
            <span>{ words.editor_castles(color, wing) }</span>
            <input type="checkbox" name={Editor::castling_field(color, to)} checked={editor.set_up.has_castling(color, to)}
                disabled={!editor.set_up.can_castle(color, to)} />
        </label>
    }
}

/// En passant squares if Black is to move.
const THIRD_RANK: [&str; 8] = ["a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3"];
/// En passant squares if White is to move.
const SIXTH_RANK: [&str; 8] = ["a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6"];

/// Renders the choice of the en passant square. Renders nothing if the pieces allow no en passant
/// square.
fn en_passant_field(editor: &Editor, words: &Words) -> Html {
    let squares = editor.set_up.en_passant_choices();
    if squares.is_empty() {
        return Html::default();
    }
    let named = |square: Square| {
        let names = editor.set_up.turn.by_color(SIXTH_RANK, THIRD_RANK);
        names[square.file().index()]
    };
    let none = ("", words.editor_nowhere().to_owned());
    let options: Vec<_> = [none]
        .into_iter()
        .chain(squares.into_iter().map(|square| (named(square), square.to_string())))
        .collect();
    let chosen = editor.set_up.en_passant.map_or("", named);
    select_field("en-passant-square", words.editor_en_passant(), "", chosen, &options)
}
