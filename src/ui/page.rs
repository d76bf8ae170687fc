//! The whole page: the model, the way in and the way out.

use super::board::Board;
use super::dialogs::SettingsDialog;
use super::icon::Icon;
use super::names::side;
use super::player::Player;
use super::renders;
use super::score_sheet::ScoreSheet;
use super::status::Status;
use super::toast::Toast;
use crate::app::{self, BoardView, Captured, Dialog, Model, Msg};
use crate::browser::{self, Address};
use crate::rules::Color;
use crate::text;
use std::rc::Rc;
use yew::prelude::*;

/// The root component. Holds the [`Model`], gives every message to [`app::update`] and every effect to
/// [`browser::perform`].
pub struct Page {
    model: Model,
    on: Callback<Msg>,
    _address: Address,
}

impl Component for Page {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Page>) -> Page {
        let on = ctx.link().callback(|msg| msg);
        let (address, fragment) = Address::watch(on.reform(Msg::OpenAddress));
        let mut page = Page { model: Model::new(), on, _address: address };
        page.handle(Msg::OpenAddress(fragment));
        page
    }

    fn update(&mut self, _ctx: &Context<Page>, msg: Msg) -> bool {
        self.handle(msg);
        true
    }

    fn view(&self, _ctx: &Context<Page>) -> Html {
        renders::note();
        let model = &self.model;
        let on = &self.on;
        let position = model.game.position();
        let start = model.game.start();
        let sans: Rc<[AttrValue]> =
            model.game.moves().iter().map(|played| AttrValue::from(played.san.clone())).collect();
        let turn = side(position.turn());
        html! {
            <main class="table" data-turn={turn} onkeydown={escape(on)}>
                <header class="bar">
                    <h1 class="brand">{ text::BRAND }</h1>
                    <div class="actions">
                        { icon_button("flip", text::FLIP, on.reform(|_| Msg::Flip)) }
                        { icon_button("settings", text::SETTINGS, on.reform(|_| Msg::OpenSettings)) }
                        <button class="button" data-action="new-game" onclick={on.reform(|_| Msg::NewGame)}>
                            { text::NEW_GAME }
                        </button>
                    </div>
                </header>
                { self.player(!model.orientation, true) }
                <Board view={Rc::new(BoardView::of(model))} on={on.clone()} />
                { self.player(model.orientation, false) }
                <aside class="side">
                    <Status turn={position.turn()} in_check={position.is_check()}
                        outcome={model.game.outcome()} />
                    <ScoreSheet {sans} first_number={start.fullmove_number()}
                        black_first={start.turn() == Color::Black} />
                </aside>
                if let Some(notice) = &model.notice {
                    <Toast notice={notice.clone()} on={on.clone()} />
                }
                <p role="status" class="visually-hidden">{ &model.status }</p>
                if let Some(Dialog::Settings) = model.dialog {
                    <SettingsDialog settings={model.settings.clone()} on={on.clone()} />
                }
            </main>
        }
    }
}

impl Page {
    fn handle(&mut self, msg: Msg) {
        for effect in app::update(&mut self.model, msg, browser::now()) {
            browser::perform(effect, &self.on);
        }
    }

    fn player(&self, color: Color, top: bool) -> Html {
        let game = &self.model.game;
        let active = game.outcome().is_none() && game.turn() == color;
        html! { <Player {color} {top} {active} captured={Captured::so_far(game, color)} /> }
    }
}

fn icon_button(action: &'static str, label: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="icon-button" data-action={action} aria-label={label} title={label} {onclick}>
            <Icon name={action} />
        </button>
    }
}

fn escape(on: &Callback<Msg>) -> Callback<KeyboardEvent> {
    let on = on.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            on.emit(Msg::Escape);
        }
    })
}
