//! Text field for typed moves.

use crate::app::dialogs::typed::FieldContent;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Greatest length of a single typed move, in characters.
const MAX_MOVE: &str = "80";
/// Greatest length of a typed text with several moves, in characters: a game of some 300 moves.
const MAX_MOVES: &str = "4000";

/// Properties of the text field for typed moves.
#[derive(Properties, PartialEq)]
pub(super) struct MoveFieldProps {
    /// Whether the field takes several moves.
    pub(super) takes_several: bool,
    /// Whether the last text made no move.
    pub(super) is_invalid: bool,
    /// Content that the app has written into the field.
    pub(super) content: FieldContent,
}

/// Renders the text field for typed moves. When the app writes into the field, the field also gets
/// the focus, and the beginning of the text is selected, so that a player types over the fault.
#[component]
pub(super) fn MoveField(MoveFieldProps { takes_several, is_invalid, content }: &MoveFieldProps) -> Html {
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with(content.clone(), move |content: &FieldContent| {
            // A field that the app has not written into keeps what a player types.
            if let Some(field) = field.cast::<HtmlInputElement>().filter(|_| content.writes > 0) {
                field.set_value(&content.text);
                let _ = field.focus();
                let end = u32::try_from(content.selected).unwrap_or(u32::MAX);
                let _ = field.set_selection_range(0, end);
            }
        });
    }
    let length = if *takes_several { MAX_MOVES } else { MAX_MOVE };
    html! {
        <input ref={field} name="move" type="text" maxlength={length} autocomplete="off" autocapitalize="off"
            spellcheck="false" enterkeyhint="go" autofocus=true aria-invalid={is_invalid.then_some("true")} />
    }
}
