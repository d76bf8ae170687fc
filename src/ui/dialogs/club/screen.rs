//! What draws the club. Only whoever makes one names the code for it, so that a program can load that when it is wanted.

use super::codes::CameraDesk;
use super::draft::new_event;
use super::event::event;
use super::list::list;
use super::paper::on_paper;
use super::profiles::profiles;
use super::wall::wall;
use crate::app::dialogs::club::{Inside, Screen, Sealed};
use crate::app::{GameId, Msg};
use crate::ui::dialogs::book::FetchBook;
use crate::words::Words;
use yew::prelude::*;

/// Draws the club.
#[derive(Clone, Copy, Debug)]
pub struct ClubScreen {
    begin: fn() -> Sealed,
    draw: fn(&Sealed, CameraDesk, FetchBook, &Words, &Callback<Msg>) -> Html,
    practised: fn(&Sealed, GameId, &Words) -> Html,
    camera: CameraDesk,
}

impl ClubScreen {
    /// What draws all of it, and the ways to a camera.
    pub fn new(camera: CameraDesk) -> ClubScreen {
        ClubScreen { begin: Inside::sealed, draw: screen, practised, camera }
    }

    /// A club in which nothing has happened.
    pub(in crate::ui::dialogs) fn begin(self) -> Sealed {
        (self.begin)()
    }

    /// Draws the screen that is open.
    pub(super) fn draw(self, inside: &Sealed, book: FetchBook, words: &Words, on: &Callback<Msg>) -> Html {
        (self.draw)(inside, self.camera, book, words, on)
    }

    /// Draws what a game against a partner has done to the rating of who played it, as soon as that is known.
    pub(in crate::ui::dialogs) fn practised(self, inside: &Sealed, game: GameId, words: &Words) -> Html {
        (self.practised)(inside, game, words)
    }
}

fn screen(inside: &Sealed, camera: CameraDesk, book: FetchBook, words: &Words, on: &Callback<Msg>) -> Html {
    let shown = inside.shown();
    let Some(inside) = shown.get::<Inside>() else { return Html::default() };
    match &inside.screen {
        Screen::List => list(inside, camera, words, on),
        Screen::New(draft) => new_event(draft, words, on),
        Screen::Reading(_) => html! {
            <div class="dialog-body"><p class="hint" role="status">{ words.club_reading() }</p></div>
        },
        Screen::Players(players) => profiles(players, book, words, on),
        Screen::Event(running) => html! {
            <>
                { if running.is_wall { wall(running, words, on) } else { event(running, camera, words, on) } }
                { on_paper(running, inside.paper, words) }
            </>
        },
    }
}

fn practised(inside: &Sealed, game: GameId, words: &Words) -> Html {
    let shown = inside.shown();
    let Some(Screen::Players(players)) = shown.get::<Inside>().map(|inside| &inside.screen) else {
        return Html::default();
    };
    let Some(step) = players.practised(game) else { return Html::default() };
    let (before, after) = (step.before.round() as i64, step.after.round() as i64);
    html! {
        <p class="practice" data-practice={after.to_string()}>{ words.coach_practice(&after, &before) }</p>
    }
}
