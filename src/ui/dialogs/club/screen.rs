//! Code that renders the club dialog (players and tournaments), and a handle to that code.
//!
//! Only the constructor of the handle refers directly to the code. Any other direct reference would
//! link the code into the part of the program that is loaded first.

use super::codes::{Camera, CameraAccess};
use super::draft::new_event_form;
use super::event::event_screen;
use super::fields::back_button;
use super::list::event_list;
use super::more::{more_button, more_page};
use super::paper::printed_sheet;
use super::profiles::profile_list;
use super::wall::wall_view;
use super::wording::event_title;
use crate::app::dialogs::club::{ClubCommand, ClubPage, ClubState, EventTab, LoadedClub};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::{GameId, Msg};
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::ui::dialogs::modal::DialogHeader;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// A handle to the code that renders the club dialog (players and tournaments). That code is loaded
/// on demand.
#[derive(Clone)]
pub struct ClubScreen(Rc<dyn ClubPart>);

/// Functions of the code that renders the club dialog (players and tournaments).
///
/// This is a trait because a direct call would link that code into the part of the program that is
/// loaded first.
trait ClubPart {
    /// Creates the state with which the club dialog (players and tournaments) opens.
    fn begin(&self) -> LoadedClub;
    /// Returns the header of the selected screen. `inside` is the dialog's loaded content.
    fn header(&self, inside: &LoadedClub, words: &Words, on: &Callback<Msg>) -> DialogHeader;
    /// Renders the selected screen of the club dialog, such as the list of tournaments. `inside` is
    /// the dialog's loaded content, `book` the names of openings.
    fn draw(
        &self,
        inside: &LoadedClub,
        book: &Lazy<PtrEqRc<Openings>>,
        words: &Words,
        on: &Callback<Msg>,
    ) -> Html;
    /// Renders how a person's rating has changed by the game `game` against the computer. Renders
    /// nothing until `inside`, the content of the club dialog, has computed the change.
    fn practised(&self, inside: &LoadedClub, game: GameId, words: &Words) -> Html;
}

/// The code that renders the club dialog (players and tournaments), with the camera that scans QR
/// codes; implements [`ClubPart`].
struct LoadedClubPart {
    camera: CameraAccess,
}

impl ClubPart for LoadedClubPart {
    /// Creates the content with which the club dialog (players and tournaments) opens, before
    /// anything has been read from storage.
    fn begin(&self) -> LoadedClub {
        ClubState::empty_content()
    }

    /// Returns the header of the selected screen. `inside` is the dialog's loaded content.
    fn header(&self, inside: &LoadedClub, words: &Words, on: &Callback<Msg>) -> DialogHeader {
        screen_header(inside, words, on)
    }

    /// Renders the selected screen of the club dialog, such as the list of tournaments. `inside` is
    /// the dialog's loaded content, `book` the names of openings.
    fn draw(
        &self,
        inside: &LoadedClub,
        book: &Lazy<PtrEqRc<Openings>>,
        words: &Words,
        on: &Callback<Msg>,
    ) -> Html {
        club_screen(inside, self.camera, book, words, on)
    }

    /// Renders how a person's rating has changed by the game `game` against the computer.
    ///
    /// `inside` is the loaded content of the club dialog, which computes the change.
    fn practised(&self, inside: &LoadedClub, game: GameId, words: &Words) -> Html {
        practised(inside, game, words)
    }
}

impl ClubScreen {
    /// Creates a handle to the code that renders the club dialog (players and tournaments).
    /// `camera` is the device's camera, which scans QR codes.
    pub fn new(camera: &'static dyn Camera) -> ClubScreen {
        ClubScreen(Rc::new(LoadedClubPart { camera: CameraAccess(camera) }))
    }

    /// Creates the state with which the club dialog (players and tournaments) opens.
    pub(in crate::ui::dialogs) fn begin(&self) -> LoadedClub {
        self.0.begin()
    }

    /// Returns the header of the selected screen. `inside` is the dialog's loaded content.
    pub(super) fn header(&self, inside: &LoadedClub, words: &Words, on: &Callback<Msg>) -> DialogHeader {
        self.0.header(inside, words, on)
    }

    /// Renders the selected screen of the club dialog, such as the list of tournaments. `inside` is
    /// the dialog's loaded content, `book` the names of openings.
    pub(super) fn draw(
        &self,
        inside: &LoadedClub,
        book: &Lazy<PtrEqRc<Openings>>,
        words: &Words,
        on: &Callback<Msg>,
    ) -> Html {
        self.0.draw(inside, book, words, on)
    }

    /// Renders how a person's rating has changed by one game against the computer.
    ///
    /// `game` is the id of that game, `inside` the loaded content of the club dialog, which
    /// computes the change. Renders nothing until the change is computed.
    pub(in crate::ui::dialogs) fn practised(&self, inside: &LoadedClub, game: GameId, words: &Words) -> Html {
        self.0.practised(inside, game, words)
    }
}

/// Returns the header of the selected screen: the heading, the back button (none on the first
/// screen), and for a tournament the button for rare actions. `inside` is the dialog's loaded
/// content.
fn screen_header(inside: &LoadedClub, words: &Words, on: &Callback<Msg>) -> DialogHeader {
    let to_list = || back_button("to-list", words.club_back().into(), ClubCommand::ToList, on);
    let header = |heading: &str| DialogHeader {
        heading: heading.to_owned(),
        back: to_list(),
        ..DialogHeader::default()
    };
    match inside.get::<ClubState>().map(|inside| &inside.screen) {
        None | Some(ClubPage::List) => {
            DialogHeader { heading: words.club_title().to_owned(), ..DialogHeader::default() }
        }
        Some(ClubPage::New(_)) => header(words.club_new()),
        Some(ClubPage::Reading(_)) => header(words.club_title()),
        Some(ClubPage::Players(_)) => header(words.club_profiles()),
        Some(ClubPage::Event(running)) => {
            let title = event_title(&running.head, words);
            if let Some(to) = ClubCommand::way_back(running) {
                let back = back_button("to-event", title.clone().into(), to, on);
                return DialogHeader { heading: title, back, ..DialogHeader::default() };
            }
            DialogHeader { heading: title, back: to_list(), more: more_button(words, on) }
        }
    }
}

/// Renders the selected screen of the club dialog, such as the list of tournaments. `inside` is the
/// dialog's loaded content, `book` the names of openings; `camera` scans QR codes.
fn club_screen(
    inside: &LoadedClub,
    camera: CameraAccess,
    book: &Lazy<PtrEqRc<Openings>>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let Some(inside) = inside.get::<ClubState>() else { return Html::default() };
    match &inside.screen {
        ClubPage::List => event_list(inside, camera, words, on),
        ClubPage::New(draft) => new_event_form(draft, words, on),
        ClubPage::Reading(_) => html! {
            <div class="dialog-body"><p class="hint" role="status">{ words.club_reading() }</p></div>
        },
        ClubPage::Players(players) => profile_list(players, book, words, on),
        ClubPage::Event(running) => html! {
            <>
                { match running.tab {
                    _ if running.is_wall => wall_view(running, words, on),
                    EventTab::More => more_page(running, camera, words, on),
                    _ => event_screen(running, words, on),
                } }
                { printed_sheet(running, inside.paper, words) }
            </>
        },
    }
}

/// Renders how a person's rating has changed by the game `game` against the computer. Renders
/// nothing until `inside`, the content of the club dialog, has computed the change.
fn practised(inside: &LoadedClub, game: GameId, words: &Words) -> Html {
    let Some(ClubPage::Players(players)) = inside.get::<ClubState>().map(|inside| &inside.screen) else {
        return Html::default();
    };
    let Some(step) = players.practice_rating(game) else { return Html::default() };
    let (before, after) = (step.before.round() as i64, step.after.round() as i64);
    html! {
        <p class="practice" data-practice={after.to_string()}>{ words.coach_practice(&after, &before) }</p>
    }
}
