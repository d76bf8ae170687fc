//! The whole page: the model, the way in and the way out.

use super::board::Board;
use super::clock::Hands;
use super::dialogs::{claim_dialog, clocks_dialog, elsewhere_dialog, settings_dialog};
use super::halted::{halted, pause_button};
use super::icon::icon_button;
use super::names::side;
use super::player::player;
use super::renders;
use super::score_sheet::ScoreSheet;
use super::status::status;
use super::toast::toast;
use crate::app::{self, BoardView, Dialog, Effect, Focus, Model, Msg};
use crate::browser::{self, Address, Outside};
use crate::game::Halt;
use crate::rules::Color;
use crate::text;
use std::rc::Rc;
use yew::prelude::*;

/// The root component. Holds the [`Model`], gives every message to [`app::update`] and every effect to
/// [`Outside::perform`].
pub struct Page {
    model: Model,
    on: Callback<Msg>,
    outside: Outside,
    /// What writes the time on the clocks.
    hands: Hands,
    /// Where the focus goes once the page is drawn: it may be to something that is not there yet.
    focus: Option<Focus>,
    _address: Address,
}

impl Component for Page {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Page>) -> Page {
        let on = ctx.link().callback(|msg| msg);
        let (address, fragment) = Address::watch(on.reform(Msg::OpenAddress));
        browser::watch_version(on.clone());
        let outside = Outside::new(on.clone());
        let mut page = Page {
            model: Model::new(),
            on,
            outside,
            hands: Hands::default(),
            focus: None,
            _address: address,
        };
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
        let hidden = model.settings.hide_board && model.game.halt() == Halt::Paused;
        html! {
            <main class="table" data-turn={turn} data-hidden={hidden.then_some("")} onkeydown={escape(on)}>
                <header class="bar">
                    <h1 class="brand">{ text::BRAND }</h1>
                    <div class="actions">
                        { pause_button(model, on) }
                        { icon_button("flip", "flip", text::FLIP, on.reform(|_| Msg::Flip)) }
                        { icon_button("settings", "settings", text::SETTINGS, on.reform(|_| Msg::OpenSettings)) }
                        <button class="button" data-action="new-game" onclick={on.reform(|_| Msg::NewGame)}>
                            { text::NEW_GAME }
                        </button>
                    </div>
                </header>
                { player(model, !model.orientation, true, on) }
                <Board view={Rc::new(BoardView::of(model))} on={on.clone()} />
                { halted(model, on) }
                { player(model, model.orientation, false, on) }
                <aside class="side">
                    { status(&model.game) }
                    <ScoreSheet {sans} first_number={start.fullmove_number()}
                        black_first={start.turn() == Color::Black} />
                </aside>
                if let Some(notice) = &model.notice {
                    { toast(notice, on) }
                }
                <p role="status" class="visually-hidden">{ &model.status }</p>
                { match model.dialog {
                    None => Html::default(),
                    Some(Dialog::Settings) => settings_dialog(model, on),
                    Some(Dialog::Clocks(_)) => clocks_dialog(model, on),
                    Some(Dialog::Claim(_)) => claim_dialog(&model.game, on),
                    Some(Dialog::Elsewhere) => elsewhere_dialog(on),
                } }
            </main>
        }
    }

    fn rendered(&mut self, _ctx: &Context<Page>, _first: bool) {
        self.hands.show(self.model.game.clock());
        if let Some(place) = self.focus.take() {
            browser::focus(place);
        }
    }
}

impl Page {
    fn handle(&mut self, msg: Msg) {
        for effect in app::update(&mut self.model, msg, browser::now()) {
            match effect {
                Effect::Focus(place) => self.focus = Some(place),
                effect => self.outside.perform(effect),
            }
        }
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
