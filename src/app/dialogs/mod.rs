//! What lies over the page: one dialog at a time, each with its own data inside its variant.
//!
//! | file | dialog |
//! |---|---|
//! | `new_game` | what the next game begins with, and the button that begins it |
//! | `settings/` | the rules of the next game, what holds at once, and the fields that `new_game` has too |
//! | `sheet` | the head of the score sheet, and the ways in which the game goes out |
//! | `import` | games and positions from elsewhere |
//! | `paper` | the score sheet on paper |
//! | `clocks` | the arbiter sets the clocks, puts a position right, ends the game |
//! | `games` | all that is saved on this device |
//! | `club/` | the tournaments of this device |
//! | `learn/` | the rules to read, and a course of tasks to play |
//! | `link` | a game that a link has brought |
//! | `code` | a link as a code for cameras |
//! | `same` | what several of them hold and none changes |
//! | `editor` | a position is set up by hand |
//! | `typed` | a move is typed |
//! | `about` | what this is, what it stores, and whose work is in it |

pub mod about;
pub mod clocks;
pub mod club;
pub mod code;
pub mod editor;
pub mod games;
pub mod import;
pub mod learn;
pub mod link;
pub mod new_game;
pub mod paper;
pub mod same;
pub mod sealed;
pub mod settings;
pub mod sheet;
pub mod typed;
pub mod view;

pub use view::DialogView;

use super::context::Context;
use super::effect::{Focus, Shared};
use super::upshot::Upshot;

/// The dialog that is open.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// What the next game begins with.
    NewGame(settings::Form),
    /// The settings.
    Settings(settings::Form),
    /// The head of the score sheet, and the ways in which the game goes out.
    Sheet(sheet::Sheet),
    /// Games and positions from elsewhere.
    Import(import::Incoming),
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
    Typed(typed::Typed),
    /// What the keys on the board do.
    Keys,
    /// What the symbols mean where there is no room for words beside them.
    More,
    /// The tournaments of this device.
    Club(club::Club),
    /// A game that a link has brought.
    Link(link::Link),
}

/// A dialog that can be opened from the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What the next game begins with.
    NewGame,
    /// The settings.
    Settings,
    /// The score sheet, and the ways in which the game goes out.
    Sheet,
    /// Games and positions from elsewhere.
    Import,
    /// The arbiter sets the clocks.
    Clocks,
    /// All that is saved on this device.
    Games,
    /// What this is.
    About,
    /// The rules to read, and tasks to play.
    Learn,
    /// A position is set up by hand.
    Editor,
    /// A move is typed.
    Typed,
    /// What the keys on the board do.
    Keys,
    /// What the symbols mean where there is no room for words beside them.
    More,
    /// The tournaments of this device.
    Club,
}

/// What happens in the open dialog. A message to any other dialog does nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A player asks why the game is over. No dialog hears of it: what answers comes with the dialogs.
    Why,
    /// The players close it.
    Close,
    /// Somebody presses beside it, which closes it.
    Beside,
    /// In the sheet for a new game.
    NewGame(new_game::Msg),
    /// In the settings, or in a field that the sheet for a new game has too.
    Settings(settings::Msg),
    /// In the dialog with the score sheet.
    Sheet(sheet::Msg),
    /// In the dialog in which games come in.
    Import(import::Msg),
    /// In the arbiter's dialog.
    Clocks(clocks::Msg),
    /// In the list of games.
    Games(games::Msg),
    /// In the dialog that says what this is.
    About(about::Msg),
    /// In the rules and tasks.
    Learn(learn::Msg),
    /// In the dialog in which a position is set up.
    Editor(editor::Msg),
    /// In the dialog in which a move is typed.
    Typed(typed::Msg),
    /// In the club.
    Club(club::Msg),
    /// In the dialog with a game that a link has brought.
    Link(link::Msg),
    /// Outcome of something that went to the clipboard or to a file.
    Shared(Shared),
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// Close the dialog.
    Close,
    /// From the sheet for a new game.
    NewGame(new_game::Done),
    /// From the settings.
    Settings(settings::Done),
    /// From the dialog with the score sheet.
    Sheet(sheet::Done),
    /// From the dialog in which games come in.
    Import(import::Done),
    /// The arbiter changes a clock.
    Clocks(clocks::Done),
    /// From the list of games.
    Games(games::Done),
    /// From the dialog in which a position is set up.
    Editor(editor::Done),
    /// From the dialog in which a move is typed.
    Typed(typed::Done),
    /// From the club.
    Club(club::Done),
    /// From the dialog with a game that a link has brought.
    Link(link::Done),
    /// Something went to the clipboard or to a file, or did not.
    Shared {
        /// Which of these.
        shared: Shared,
        /// Whether the dialog shows it.
        shown: bool,
    },
}

/// Changes the dialog as the message asks.
pub fn update(dialog: &mut Dialog, msg: Msg, ctx: &Context<'_>) -> Upshot<Done> {
    match (dialog, msg) {
        (_, Msg::Close | Msg::Beside) => Upshot::done(Done::Close),
        (Dialog::NewGame(form), Msg::NewGame(msg)) => new_game::update(form, msg, ctx).map(Done::NewGame),
        (Dialog::Settings(form) | Dialog::NewGame(form), Msg::Settings(msg)) => {
            settings::update(form, msg, ctx).map(Done::Settings)
        }
        (dialog, Msg::Shared(shared)) => {
            let shown = dialog.show_shared(shared);
            Upshot::done(Done::Shared { shared, shown })
        }
        (Dialog::Sheet(sheet), Msg::Sheet(msg)) => sheet::update(sheet, msg).map(Done::Sheet),
        (Dialog::Import(incoming), Msg::Import(msg)) => import::update(incoming, msg).map(Done::Import),
        // What a game against a partner does to a rating is known to the club.
        (Dialog::Sheet(sheet), Msg::Club(msg)) => club::look_up(&mut sheet.club, msg, ctx).map(Done::Club),
        (Dialog::Clocks(clocks), Msg::Clocks(msg)) => clocks::update(clocks, msg).map(Done::Clocks),
        (Dialog::Games(games), Msg::Games(msg)) => games::update(games, msg, ctx).map(Done::Games),
        // What is said of games lies among the journals of the club.
        (Dialog::Games(games), Msg::Club(club::Msg::Read(read))) => {
            let club::Read { of, lines, .. } = *read;
            games::update(games, games::Msg::Said(of, lines), ctx).map(Done::Games)
        }
        (Dialog::About(about), Msg::About(msg)) => {
            about::update(about, msg);
            Upshot::none()
        }
        (Dialog::Learn(learn), Msg::Learn(msg)) => learn::update(learn, msg),
        (Dialog::Editor(editor), Msg::Editor(msg)) => editor::update(editor, msg, ctx).map(Done::Editor),
        (Dialog::Club(club), Msg::Club(msg)) => club::update(club, msg, ctx).map(Done::Club),
        (Dialog::Typed(typed), Msg::Typed(msg)) => typed::update(typed, msg).map(Done::Typed),
        (Dialog::Link(link), Msg::Link(msg)) => link::update(link, msg).map(Done::Link),
        _ => Upshot::none(),
    }
}

impl Dialog {
    /// The dialog in which a move is typed, if it is that one.
    pub(super) fn typed(&self) -> Option<&typed::Typed> {
        if let Dialog::Typed(typed) = self { Some(typed) } else { None }
    }

    /// Shows the outcome of something that went out of the dialog. Whether it has a place for that.
    fn show_shared(&mut self, shared: Shared) -> bool {
        match (self, shared) {
            (Dialog::Sheet(sheet), shared) => sheet.said = Some(shared.into()),
            (Dialog::NewGame(form) | Dialog::Settings(form), Shared::Copied(done)) => {
                form.copied = Some(done);
            }
            _ => return false,
        }
        true
    }

    /// Whether the dialog has games read from the disk for as long as it is open.
    pub(super) fn reads_much(&self) -> bool {
        matches!(self, Dialog::Games(_) | Dialog::Club(_) | Dialog::Sheet(_))
    }

    /// Where the focus goes when it is closed.
    pub(super) fn opener(&self) -> Focus {
        match self {
            Dialog::NewGame(_) | Dialog::Editor(_) => Focus::NewGameButton,
            Dialog::Settings(_) | Dialog::Games(_) | Dialog::Club(_) | Dialog::About(_) => {
                Focus::SettingsButton
            }
            Dialog::Sheet(_) | Dialog::Import(_) => Focus::SheetButton,
            Dialog::Clocks(_) => Focus::ResumeButton,
            Dialog::Learn(_) => Focus::LearnButton,
            Dialog::Typed(_) | Dialog::Keys | Dialog::More | Dialog::Link(_) => Focus::Board,
        }
    }
}
