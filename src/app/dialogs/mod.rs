//! Dialogs over the page. At most one dialog is open.
//!
//! Each dialog is a file or folder of this module, and implements [`Screen`]. The macro call
//! `dialogs!` in this file lists all dialogs. The macro generates the enums of dialogs, kinds,
//! messages and views, and the methods that call the open dialog. A new dialog therefore needs its
//! module, a line in the macro call, and a line where `ui` draws the dialog.
//!
//! | file | dialog |
//! |---|---|
//! | `new_game` | players, clock and rules of the next game, and the button that starts it |
//! | `settings/` | settings, and the fields for the next game that `new_game` also shows |
//! | `sheet/` | headers of the score sheet, export of the game, printing |
//! | `import` | import of games and positions |
//! | `chess_clock` | chess clock for a game on a wooden board |
//! | `arbiter` | the arbiter sets the clocks, corrects the position, ends the game |
//! | `games/` | list of the saved games |
//! | `club/` | tournaments of the club |
//! | `learn/` | the rules to read, and a course of exercises to play |
//! | `link/` | game opened from a link |
//! | `editor/` | position editor |
//! | `typed/` | entry of typed or spoken moves |
//! | `keys` | list of the keyboard commands of the board |
//! | `review/` | a game with its variations and comments |
//! | `menu` | menu of all screens and of actions for the game on the board |
//! | `lock` | lock against accidental touches, beside the board |
//! | `about` | about the app: purpose, stored data, licences |
//! | `screen`, `list`, `context` | trait and enums of all dialogs; the page state that they read |
//! | `lazy_screen` | contents of dialogs whose code is loaded on demand |
//! | `qr_code` | QR code of a link |

pub mod about;
pub mod arbiter;
pub mod chess_clock;
pub mod club;
mod context;
pub mod editor;
pub mod games;
pub mod import;
pub mod keys;
pub mod lazy_screen;
pub mod learn;
pub mod link;
mod list;
pub mod lock;
pub mod menu;
pub mod new_game;
pub mod qr_code;
pub mod review;
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
    /// Players, clock and rules of the next game.
    NewGame(new_game::NewGameDialog),
    /// The settings.
    Settings(settings::SettingsForm),
    /// Headers of the score sheet, and export of the game.
    Sheet(sheet::SheetDialog),
    /// Import of games and positions.
    Import(import::ImportDialog),
    /// Clocks, position and result, changed by the arbiter.
    Arbiter(arbiter::ArbiterDialog),
    /// List of the saved games.
    Games(games::GamesDialog),
    /// About the app: purpose, stored data, licences.
    About(about::About),
    /// The rules to read, and exercises to play.
    Learn(learn::Learn),
    /// Position editor.
    Editor(Box<editor::Editor>),
    /// Entry of a typed or spoken move.
    Typed(typed::TypedMoveDialog),
    /// Keyboard commands of the board.
    Keys(keys::KeysDialog),
    /// Menu of all screens, and of actions for the game on the board.
    Menu(menu::Menu),
    /// Tournaments of the club.
    Club(club::ClubDialog),
    /// Chess clock for a game on a wooden board.
    ChessClock(chess_clock::ChessClock),
    /// Game opened from a link.
    Link(link::LinkDialog),
    /// A game with its variations and comments.
    Review(review::ReviewDialog),
    /// Lock against accidental touches.
    Lock(lock::Lock),
}

impl Dialog {
    /// Returns the form of the settings or of the next game; `None` for any other dialog.
    pub fn form(&self) -> Option<&settings::SettingsForm> {
        match self {
            Dialog::Settings(form) => Some(form),
            Dialog::NewGame(new_game) => Some(&new_game.form),
            _ => None,
        }
    }

    /// Returns the dialog for typed or spoken moves; `None` for any other dialog.
    pub(super) fn typed(&self) -> Option<&typed::TypedMoveDialog> {
        if let Dialog::Typed(typed) = self { Some(typed) } else { None }
    }
}

/// Applies a message to the open `dialog`. `page` is the part of the page's state that dialogs can
/// read.
///
/// A message to another kind of dialog is ignored, unless the open dialog uses the same data. For
/// example, the review accepts `games::Msg::Whole`, which contains a saved game.
pub fn update(dialog: &mut Dialog, msg: Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
    match (dialog, msg) {
        (dialog, Msg::Shared(shared)) => {
            let shown = dialog.show_shared(shared);
            PageAction::AnnounceShared { shared, shown }.into()
        }
        (Dialog::Club(club), Msg::Escape) => match club.way_back() {
            Some(command) => club.update(club::Msg::Do(command), page, ctx),
            None => PageAction::CloseDialog.into(),
        },
        (_, Msg::Escape) => PageAction::CloseDialog.into(),
        // The dialog for a new game contains fields of the settings.
        (Dialog::NewGame(new_game), Msg::Settings(msg)) => new_game.update_field(msg),
        // If ratings cannot be read, the score sheet shows no rating and no error.
        (Dialog::Sheet(_), Msg::Club(club::Msg::NotRead)) => Update::none(),
        (Dialog::Games(games), Msg::Club(club::Msg::NotRead)) => games.update_list(games::Msg::NotRead, ctx),
        // The score sheet has its own state of the club dialog, to show how a game against the
        // computer changes a rating.
        (Dialog::Sheet(sheet), Msg::Club(msg)) => club::update_club_state(&mut sheet.club, msg, ctx),
        // Notes on games are read with the same effect as tournaments. The message that answers
        // this effect is therefore a message to the club dialog.
        (Dialog::Games(games), Msg::Club(club::Msg::Read(read))) => {
            let club::ReadClubData { of, lines, .. } = *read;
            games.update_list(games::Msg::NotesRead(of, lines), ctx)
        }
        // The review reads a game with an effect of the games list, and notes with an effect of the
        // club dialog. It therefore gets the messages that answer these effects.
        (Dialog::Review(review), Msg::Games(games::Msg::Whole(found))) => {
            review.update(review::Msg::Whole(found), page, ctx)
        }
        (Dialog::Review(review), Msg::Club(club::Msg::Read(read))) => {
            review.update(review::Msg::Notes(read.of, read.lines), page, ctx)
        }
        (Dialog::Review(review), Msg::Games(games::Msg::NotRead) | Msg::Club(club::Msg::NotRead)) => {
            review.update(review::Msg::NotRead, page, ctx)
        }
        (dialog, msg) => dialog.update(msg, page, ctx),
    }
}
