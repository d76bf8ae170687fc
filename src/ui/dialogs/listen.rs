//! A move is said: the button, where the browser understands speech on this device alone.

use crate::app::dialogs::typed;
use crate::app::{Msg, dialogs};
use crate::words::{Language, Words};
use yew::prelude::*;

/// The ways to whoever listens. Only whoever makes one names what they lead to.
#[derive(Clone, Copy, Debug)]
pub struct Ear {
    /// Tells whether a language is understood here.
    pub can: fn(Language, Callback<bool>),
    /// Listens until something was said, and tells what was understood, the likeliest first.
    pub listen: fn(Language, Callback<Vec<String>>),
    /// Listens no more.
    pub stop: fn(),
}

/// There is only one.
impl PartialEq for Ear {
    fn eq(&self, _: &Ear) -> bool {
        true
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct ListenProps {
    pub(super) ear: Ear,
    pub(super) words: Words,
    pub(super) on: Callback<Msg>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// It is not offered.
    Deaf,
    Ready,
    Listening,
    /// Nothing was understood.
    Nothing,
}

/// The button, and how it goes.
#[component]
pub(super) fn Listen(props: &ListenProps) -> Html {
    let ListenProps { ear, words, on } = props;
    let state = use_state_eq(|| State::Deaf);
    let language = words.language();
    {
        let (state, ear) = (state.clone(), *ear);
        use_effect_with(language, move |language| {
            let can = Callback::from(move |can| state.set(if can { State::Ready } else { State::Deaf }));
            (ear.can)(*language, can);
            move || (ear.stop)()
        });
    }
    let onclick = {
        let (state, ear, words, on) = (state.clone(), *ear, words.clone(), on.clone());
        Callback::from(move |_: MouseEvent| {
            if *state == State::Listening {
                (ear.stop)();
                return state.set(State::Ready);
            }
            state.set(State::Listening);
            let language = words.language();
            let (state, words, on) = (state.clone(), words.clone(), on.clone());
            let heard = Callback::from(move |texts: Vec<String>| {
                state.set(if texts.is_empty() { State::Nothing } else { State::Ready });
                if let Some(text) = texts.first().cloned() {
                    let spellings = texts.iter().flat_map(|text| words.typed(text)).collect();
                    on.emit(dialogs::Msg::Typed(typed::Msg::Play { text, spellings }).into());
                }
            });
            (ear.listen)(language, heard);
        })
    };
    let listening = *state == State::Listening;
    let said = match *state {
        State::Deaf => return html! { <span hidden=true /> },
        State::Ready => "",
        State::Listening => words.typed_listening(),
        State::Nothing => words.typed_heard_nothing(),
    };
    html! {
        <div class="dialog-actions start">
            <button type="button" class="button" data-action="say-move" aria-pressed={listening.to_string()} {onclick}>
                { words.typed_speak() }
            </button>
            <span role="status" data-listening={listening.then_some("")}>{ said }</span>
        </div>
    }
}
