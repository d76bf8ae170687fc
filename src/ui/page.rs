//! The whole page: the model, the way in and the way out.

use super::board::Board;
use super::clock::Hands;
use super::dialogs::{claim_dialog, clocks_dialog, elsewhere_dialog, game_dialog, settings_dialog};
use super::halted::{halted, pause_button};
use super::icon::icon_button;
use super::looking::{looking, steps};
use super::names::side;
use super::player::player;
use super::proof::proof;
use super::renders;
use super::score_sheet::ScoreSheet;
use super::status::status;
use super::toast::toast;
use crate::app::{self, About, BoardView, Dialog, Effect, Focus, Looking, Model, Msg};
use crate::browser::{self, Address, Keys, Outside};
use crate::game::{Halt, Instant};
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
    _keys: Keys,
}

/// A message, and the moment of what it tells of.
pub struct Told {
    at: Instant,
    msg: Msg,
}

impl Component for Page {
    type Message = Told;
    type Properties = ();

    fn create(ctx: &Context<Page>) -> Page {
        // Yew may deal with a message later than in the event that brings it, where much is to be drawn.
        let on = ctx.link().callback(|msg| Told { at: browser::moment(), msg });
        let (address, fragment) = Address::watch(on.reform(Msg::OpenAddress));
        browser::watch_version(on.clone());
        let outside = Outside::new(on.clone());
        let keys = Keys::watch(on.clone());
        let mut page = Page {
            model: Model::new(),
            on,
            outside,
            hands: Hands::default(),
            focus: None,
            _address: address,
            _keys: keys,
        };
        browser::listen(page.on.clone()).into_iter().for_each(|msg| page.handle(msg, browser::now()));
        page.handle(Msg::OpenAddress(fragment), browser::now());
        page
    }

    fn update(&mut self, _ctx: &Context<Page>, Told { at, msg }: Told) -> bool {
        self.handle(msg, at);
        true
    }

    fn view(&self, _ctx: &Context<Page>) -> Html {
        renders::note();
        let model = &self.model;
        let on = &self.on;
        let position = model.game.position();
        let shown = model.shown();
        let sans: Rc<[AttrValue]> =
            shown.moves.iter().map(|played| AttrValue::from(played.san.to_string())).collect();
        let unplayed =
            matches!(&model.looking, Some(Looking::Aside { about: About::Mate | About::Intended, .. }));
        let turn = side(position.turn());
        let hidden = model.settings.hide_board && model.game.halt() == Halt::Paused;
        html! {
            <main class="table" data-turn={turn} data-hidden={hidden.then_some("")}>
                <header class="bar">
                    <h1 class="brand">{ text::BRAND }</h1>
                    <div class="actions">
                        { pause_button(model, on) }
                        { icon_button("flip", "flip", text::FLIP, on.reform(|_| Msg::Flip)) }
                        { icon_button("game", "sheet", text::GAME, on.reform(|_| Msg::OpenGame)) }
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
                    { proof(&model.game, on) }
                    { looking(model, on) }
                    <ScoreSheet {sans} first_number={shown.start.fullmove_number()}
                        black_first={shown.start.turn() == Color::Black} at={shown.at} game={!unplayed}
                        on={on.clone()} />
                    { steps(model, on) }
                </aside>
                if let Some(notice) = model.notice_shown() {
                    { toast(notice, on) }
                }
                <p role="status" class="visually-hidden">{ &model.status }</p>
                { match model.dialog {
                    None => Html::default(),
                    Some(Dialog::Settings) => settings_dialog(model, on),
                    Some(Dialog::Clocks(_)) => clocks_dialog(model, on),
                    Some(Dialog::Game) => game_dialog(model, on),
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
    fn handle(&mut self, msg: Msg, at: Instant) {
        if let Some(new_day) = self.outside.new_day() {
            app::update(&mut self.model, new_day, browser::now());
        }
        for effect in app::update(&mut self.model, msg, at) {
            match effect {
                Effect::Focus(place) => self.focus = Some(place),
                effect => self.outside.perform(effect),
            }
        }
    }
}
