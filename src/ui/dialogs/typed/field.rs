//! Text field for typed moves.

use crate::app::dialogs::typed::FieldContent;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Maximum length of a single typed move, in UTF-16 units.
const MAX_MOVE: &str = "80";
/// Maximum length of a typed text with several moves, in UTF-16 units: a game of some 300 moves.
const MAX_MOVES: &str = "4000";

/// Properties of the text field for typed moves.
#[derive(Properties, PartialEq)]
pub(super) struct MoveFieldProps {
    /// Whether the field takes several moves.
    pub(super) takes_several: bool,
    /// Whether the app has refused the last text.
    pub(super) is_invalid: bool,
    /// Content that the app has written into the field.
    pub(super) content: FieldContent,
}

/// Renders the text field for typed moves. When the app writes into the field, the field also gets
/// the focus, and the first `content.selected` UTF-16 units of the text are selected, so that the
/// player's typing replaces this faulty part.
#[component]
pub(super) fn MoveField(MoveFieldProps { takes_several, is_invalid, content }: &MoveFieldProps) -> Html {
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with(content.clone(), move |content: &FieldContent| {
            // Until the app writes into the field, this effect does not touch what a player types.
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
