//! What lies over the page: one dialog at a time, each with its own data inside its variant.
//!
//! A dialog is a file or a folder here, which says all that the page needs of it: it is a [`Screen`]. From the list below
//! the enums are made and what hands each call on, so that a dialog is named here once, and once more where `ui` draws it.
//!
//! | file | dialog |
//! |---|---|
//! | `new_game` | what the next game begins with, and the button that begins it |
//! | `settings/` | the rules of the next game, what holds at once, and the fields that `new_game` has too |
//! | `sheet/` | the head of the score sheet, the ways in which the game goes out, and the sheet on paper |
//! | `import` | games and positions from elsewhere |
//! | `clocks` | the arbiter sets the clocks, puts a position right, ends the game |
//! | `games/` | all that is saved on this device |
//! | `club/` | the tournaments of this device |
//! | `learn/` | the rules to read, and a course of tasks to play |
//! | `link/` | a game that a link has brought |
//! | `code` | a link as a code for cameras |
//! | `screen`, `list`, `context` | what every dialog has, the enums of all of them, and what they may know of the page |
//! | `same` | what several of them hold and none changes |
//! | `editor/` | a position is set up by hand |
//! | `typed/`, `keys` | a move is typed; what the keys on the board do |
//! | `more` | what the symbols mean |
//! | `about` | what this is, what it stores, and whose work is in it |

pub mod about;
pub mod clocks;
pub mod club;
pub mod code;
mod context;
pub mod editor;
pub mod games;
pub mod import;
pub mod keys;
pub mod lazy_screen;
pub mod learn;
pub mod link;
mod list;
pub mod more;
pub mod new_game;
pub mod same;
mod screen;
pub mod settings;
pub mod sheet;
pub mod typed;

pub use context::DialogContext;
pub use screen::Screen;

use super::action::PageAction;
use super::context::Context;
use super::effect::{FocusTarget, ShareResult};
use super::update::Update;
use list::dialogs;

dialogs! {
    /// What the next game begins with.
    NewGame(new_game::NewGame),
    /// The settings.
    Settings(settings::Form),
    /// The head of the score sheet, and the ways in which the game goes out.
    SheetDialog(sheet::SheetDialog),
    /// Games and positions from elsewhere.
    Import(import::ImportDialog),
    /// The arbiter sets the clocks.
    Clocks(clocks::Clocks),
    /// All that is saved on this device.
    Games(games::Games),
    /// What this is, what it stores, and whose work is in it.
    About(about::About),
    /// The rules to read, and tasks to play.
    Learn(learn::Learn),
    /// A position is set up by hand.
    Editor(Box<editor::Editor>),
    /// A move is typed.
    TypedMoveDialog(typed::TypedMoveDialog),
    /// What the keys on the board do.
    KeysDialog(keys::KeysDialog),
    /// What the symbols mean where there is no room for words beside them.
    MoreDialog(more::MoreDialog),
    /// The tournaments of this device.
    Club(club::Club),
    /// A game that a link has brought.
    Link(link::Link),
}

impl Dialog {
    /// The dialog in which a move is typed, if it is that one.
    pub(super) fn typed(&self) -> Option<&typed::TypedMoveDialog> {
        if let Dialog::TypedMoveDialog(typed) = self { Some(typed) } else { None }
    }
}

/// Changes the dialog as the message asks.
pub fn update(dialog: &mut Dialog, msg: Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
    match (dialog, msg) {
        (dialog, Msg::Shared(shared)) => {
            let shown = dialog.show_shared(shared);
            PageAction::AnnounceShared { shared, shown }.into()
        }
        // The sheet for a new game has fields of the settings.
        (Dialog::NewGame(sheet), Msg::Settings(msg)) => settings::update(&mut sheet.form, msg, ctx),
        // A rating beside the score sheet is left out without a word.
        (Dialog::SheetDialog(_), Msg::Club(club::Msg::NotRead)) => Update::none(),
        (Dialog::Games(games), Msg::Club(club::Msg::NotRead)) => games.hear(games::Msg::NotRead, ctx),
        // What a game against a partner does to a rating is known to the club.
        (Dialog::SheetDialog(sheet), Msg::Club(msg)) => club::look_up(&mut sheet.club, msg, ctx),
        // What is said of games lies among the journals of the club.
        (Dialog::Games(games), Msg::Club(club::Msg::Read(read))) => {
            let club::Read { of, lines, .. } = *read;
            games.hear(games::Msg::Said(of, lines), ctx)
        }
        (dialog, msg) => dialog.update(msg, page, ctx),
    }
}
