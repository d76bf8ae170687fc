//! All dialogs of the page. Their code is loaded later than the page; only the module `elsewhere`
//! is loaded with the page.

mod about;
mod arbiter;
mod arrow;
mod chess_clock;
mod club;
mod coach;
mod copy_link;
mod curve;
mod date;
mod editor;
mod elsewhere;
mod empty;
mod fields;
mod games;
mod icon;
mod import;
mod last_move_arrow;
mod learn;
mod link;
mod lock;
mod menu;
mod modal;
mod new_game;
mod opening_names;
mod paste;
mod qr_code;
mod review;
mod settings;
mod sheet;
mod spoken_text;
mod typed;
mod use_lazy;
mod wording;

pub use club::{Camera, ClubScreen, StopScanning};
pub(super) use elsewhere::elsewhere_dialog;
pub use games::ArchiveScreen;
pub use opening_names::load_opening_names;
pub use review::ReviewScreen;
pub use spoken_text::spoken_text;

use super::announcements::status_region;
use super::dialogs_part::{BesideScoreSheet, DialogSurroundings, Dialogs, DialogsPart, EndOfGame};
use super::names::side_name;
use super::renders;
use super::result_card::{far_result_card, result_card};
use super::result_proof::result_proof;
use super::wording::numbered_move;
use crate::app::dialogs::DialogView;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::table::view::BoardView;
use crate::app::{AnnouncementItem, DialogCode, Msg, NoticeContent};
use crate::game::Game;
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::words::{DigitWriter, Language, OwnDigits, PlayerName, Words};
use std::rc::Rc;
use yew::prelude::*;

/// Handles to the code and files that some dialogs load on demand.
#[derive(Clone, Debug)]
pub struct DialogParts {
    /// Code that renders the club dialog (players and tournaments).
    pub club: Lazy<ClubScreen>,
    /// Code that renders the list of saved games.
    pub archive: Lazy<ArchiveScreen>,
    /// Code that renders the review of a game.
    pub review: Lazy<ReviewScreen>,
    /// Names of openings.
    pub book: Lazy<PtrEqRc<Openings>>,
}

/// Creates a handle to the code that renders all dialogs. `parts` are the code and files that some
/// dialogs load on demand.
pub fn all_dialogs(parts: DialogParts) -> Dialogs {
    Dialogs::of(LoadedDialogsPart(parts))
}

/// The code that renders all dialogs, and handles to the code and files that some dialogs load on
/// demand. Implements [`DialogsPart`].
struct LoadedDialogsPart(DialogParts);

impl DialogsPart for LoadedDialogsPart {
    /// Returns a handle to the code that updates the dialogs when they receive messages.
    fn code(&self) -> DialogCode {
        DialogCode::all()
    }

    /// Renders the open dialog. See [`DialogSurroundings`] for `around`.
    fn draw(
        &self,
        view: &DialogView,
        around: DialogSurroundings<'_>,
        words: &Words,
        on: &Callback<Msg>,
    ) -> Html {
        open_dialog(view, around, self, words, on)
    }

    /// Returns the text of a notice (short message over the page).
    fn notice_text(&self, words: &Words, what: &NoticeContent, names: &[PlayerName; 2]) -> String {
        wording::notice_text(words, what, names)
    }

    /// Returns the sentence that a screen reader reads for an announcement.
    fn announcement_text(&self, words: &Words, said: &AnnouncementItem, names: &[PlayerName; 2]) -> String {
        wording::announcement_text(words, said, names)
    }

    /// Returns the explanation of a game's result; `None` if the result needs none.
    fn result_explanation(&self, words: &Words, game: &Game) -> Option<String> {
        words.result_explanation(game)
    }

    /// Renders what is beside the score sheet: the name of the opening, and the coach (hints and
    /// reviews).
    fn draw_beside_score_sheet(
        &self,
        shown: BesideScoreSheet<'_>,
        words: &Words,
        on: &Callback<Msg>,
    ) -> Html {
        beside_score_sheet(shown, &self.0, words, on)
    }

    /// Renders the card with the next steps at the end of a game, or the explanation of the result.
    fn draw_end_of_game(&self, shown: &EndOfGame, words: &Words, on: &Callback<Msg>) -> Html {
        match shown {
            EndOfGame::Card(view) => result_card(&view.0, &view.1, words, on),
            EndOfGame::FarCard(view) => far_result_card(view, words, on),
            EndOfGame::Explanation(view) => result_proof(view, words, on),
        }
    }

    /// Renders the arrow of the last move on the board, if the players have switched it on.
    fn draw_last_move_arrow(&self, view: &BoardView) -> Html {
        last_move_arrow::last_move_arrow(view)
    }

    /// Returns the writer of numbers in the digits of a language's own script, such as Arabic.
    /// `None` if the language has no digits of its own.
    fn own_digits(&self, language: Language) -> Option<&'static dyn DigitWriter> {
        OwnDigits::of(language).map(OwnDigits::writer)
    }
}

/// Renders what is beside the score sheet: the name of the opening and the coach.
///
/// The coach (hints and reviews) appears only for a person who plays against the computer.
fn beside_score_sheet(
    shown: BesideScoreSheet<'_>,
    parts: &DialogParts,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    html! {
        <>
            <coach::Coach view={shown.coach.clone()} book={parts.book.clone()} at={coach::CoachPlace::Board} words={words.clone()} on={on.clone()} />
            { opening_names::opening_name(shown.sheet, &parts.book) }
        </>
    }
}

/// Renders the open dialog.
///
/// `told` are the announcements for screen readers, `coach` is the state of hints and reviews,
/// `not_read` says whether some saved data could not be read, and `parts` is code that dialogs load
/// on demand.
fn open_dialog(
    view: &DialogView,
    (told, coach, not_read): DialogSurroundings<'_>,
    LoadedDialogsPart(parts): &LoadedDialogsPart,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    renders::count_render("dialog");
    let mut drawn = match view {
        // The lock is not a modal dialog, so the status region of the page announces its texts.
        DialogView::Lock(view) => return lock::lock_button(*view, words, on),
        DialogView::NewGame(view) => new_game::new_game_dialog(view, words, on),
        DialogView::Settings(view) => settings::settings_dialog(view, words, on),
        DialogView::Sheet(view) => sheet::sheet_dialog(view, coach, (&parts.club, &parts.book), words, on),
        DialogView::Import(view) => import::import_dialog(view, words, on),
        DialogView::ChessClock(view) => chess_clock::chess_clock(view, words, on),
        DialogView::Arbiter(view) => arbiter::arbiter_dialog(view, words, on),
        DialogView::About(view) => about::about_dialog(view, words, on),
        DialogView::Games(view) => games::games_dialog(view, &parts.archive, &parts.book, words, on),
        DialogView::Learn(view) => learn::learn_dialog(view, words, on),
        DialogView::Editor(view) => editor::editor_dialog(view, words, on),
        DialogView::Typed(view) => typed::typed_dialog(view, words, on),
        DialogView::Menu(view) => menu::menu_dialog(view, words, on),
        DialogView::Keys(()) => typed::keys_dialog(words, on),
        DialogView::Club(view) => club::club_dialog(view, &parts.club, &parts.book, words, on),
        DialogView::Link(view) => link::link_dialog(view, words, on),
        DialogView::Review(view) => review::review_dialog(view, &parts.review, words, on),
        DialogView::Elsewhere => elsewhere_dialog(words, on),
    };
    // While a modal dialog is open, screen readers ignore the page's own status region, so the
    // dialog contains another status region.
    if let Html::VTag(tag) = &mut drawn {
        let tag = Rc::make_mut(tag);
        // A player who types several moves, as from a score sheet, needs the move numbers.
        let numbers_moves = matches!(view, DialogView::Typed(typed) if typed.dialog.takes_several);
        let text = |said: &AnnouncementItem| match said {
            AnnouncementItem::Moved(moved) if numbers_moves => numbered_move(words, moved),
            said => wording::announcement_text(words, said, &Default::default()),
        };
        tag.add_child(status_region(told, None, text, words));
        if not_read {
            tag.add_child(
                html! { <p class="fault" role="alert" data-notice="not-read">{ words.not_read() }</p> },
            );
        }
    }
    drawn
}
