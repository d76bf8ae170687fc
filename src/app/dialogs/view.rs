//! What the dialogs show: values that are compared, so that an open dialog is drawn again only when it has changed.

use super::Dialog;
use super::about::About;
use super::clocks::Clocks;
use super::club::Club;
use super::editor::Editor;
use super::import::Incoming;
use super::learn::Learn;
use super::link::Link;
use super::sealed::Opaque;
use super::settings::Form;
use super::sheet::Sheet;
use super::typed::Typed;
use crate::app::kept::{Device, GameId, Restored};
use crate::app::settings::Settings;
use crate::game::{ClockEdit, Game, Headers, HouseRules, NumberedSan, Span, TimeControl};
use crate::rules::{Color, Position};
use std::rc::Rc;

/// What the open dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub enum DialogView {
    /// What the next game begins with.
    NewGame(Box<NewGameView>),
    /// The settings.
    Settings(Box<SettingsView>),
    /// The score sheet, and the ways in which the game goes out.
    Sheet(Box<SheetDialogView>),
    /// Games and positions from elsewhere.
    Import(Incoming),
    /// The arbiter sets the clocks.
    Clocks(ClocksView),
    /// What this is, what it stores, and whose work is in it.
    About(About),
    /// All that is saved on this device.
    Games(GamesView),
    /// The rules to read, and tasks to play.
    Learn(Box<LearnView>),
    /// A position is set up by hand.
    Editor(Box<Editor>),
    /// A move is typed.
    Typed(Typed),
    /// What the keys on the board do.
    Keys,
    /// What the symbols mean; whether the arbiter can act.
    More {
        /// Whether the game goes on, so that the arbiter can end it.
        goes_on: bool,
    },
    /// The tournaments of this device.
    Club(Club),
    /// A game that a link has brought.
    Link(LinkView),
    /// Another tab has the game.
    Elsewhere,
}

/// What the list of games shows.
#[derive(Clone, Debug, PartialEq)]
pub struct GamesView {
    /// The list, once its code is here.
    pub shown: Option<Opaque>,
    /// The game on the board.
    pub current: Option<GameId>,
    /// What was done with each game of the last backup.
    pub restored: Option<Rc<Restored>>,
    /// What this device stores.
    pub device: Device,
    /// The position shown on the board, as FEN.
    pub fen: String,
}

/// What the dialog with a game from a link shows.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkView {
    /// What the link says.
    pub link: Link,
    /// Whether a game on the board would be put aside.
    pub playing: bool,
}

/// What the sheet for a new game shows.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGameView {
    /// What the players have chosen.
    pub settings: Settings,
    /// The fields that are not yet settings.
    pub form: Form,
}

/// What the settings show.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingsView {
    /// What the players have chosen.
    pub settings: Settings,
    /// The fields that are not yet settings.
    pub form: Form,
    /// Whether the game on the board keeps the rules and clocks it began with.
    pub under_way: bool,
    /// The rules and the clock of that game.
    pub in_force: (HouseRules, TimeControl),
    /// What this device stores.
    pub device: Device,
    /// Whether everything has gone to a file.
    pub saved: bool,
    /// Whether the players are asked if everything is to be erased.
    pub erasing: bool,
    /// How many games of a backup have been written or read so far, while that lasts.
    pub progress: Option<u64>,
    /// The unfinished games that were put aside: who plays, and the last move.
    pub put_aside: Vec<(Headers, Option<NumberedSan>)>,
    /// Whether a new version of the page is ready, and if so whether it can be taken now.
    pub update: Option<bool>,
}

/// What the dialog with the score sheet shows.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetDialogView {
    /// Who plays, where and when.
    pub headers: Headers,
    /// Whether the game goes on, so that the arbiter can end it.
    pub goes_on: bool,
    /// The game as PGN.
    pub pgn: String,
    /// What was made of it there, and what was said of that.
    pub sheet: Sheet,
}

/// What the arbiter's dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ClocksView {
    /// The clocks that can be set, with what they have left.
    pub clocks: Vec<(Color, Span)>,
    /// What the arbiter has typed wrongly, or is asked to confirm.
    pub dialog: Clocks,
    /// The position shown, as FEN: the arbiter puts right what it says.
    pub fen: String,
    /// Every change so far, with the half-move it came after.
    pub edits: Vec<(ClockEdit, Option<NumberedSan>)>,
}

/// What the rules to read and the tasks show.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnView {
    /// The task on the board.
    pub learn: Learn,
    /// The rules of the game at this table.
    pub rules: HouseRules,
    /// Its clock.
    pub clock: TimeControl,
}

impl ClocksView {
    fn of(dialog: Clocks, game: &Game, shown: &Position) -> ClocksView {
        let left = |color| Some((color, game.clock()?.reading(color, game.last_change()).left?));
        let after = |edit: &ClockEdit| (*edit, game.numbered_san(edit.ply));
        ClocksView {
            clocks: Color::ALL.into_iter().filter_map(left).collect(),
            dialog,
            fen: shown.to_fen(),
            edits: game.clock_edits().iter().map(after).collect(),
        }
    }
}

/// What lies around a dialog.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    /// The game on the board.
    pub game: &'a Game,
    /// The position shown.
    pub shown: &'a Position,
    /// Its name, if it is saved.
    pub current: Option<GameId>,
    /// What the players have chosen.
    pub settings: &'a Settings,
    /// What this device stores.
    pub device: &'a Device,
    /// Whether everything has gone to a file.
    pub saved: bool,
    /// Whether the players are asked if everything is to be erased.
    pub erasing: bool,
    /// How many games of a backup have been written or read so far, while that lasts.
    pub progress: Option<u64>,
    /// What was done with each game of the last backup.
    pub restored: Option<&'a Rc<Restored>>,
    /// Whether the game on the board keeps the rules and clocks it began with.
    pub under_way: bool,
    /// The unfinished games that were put aside: who plays, and the last move.
    pub put_aside: &'a [(Headers, Option<NumberedSan>)],
    /// Whether a new version of the page is ready, and if so whether it can be taken now.
    pub update: Option<bool>,
}

impl DialogView {
    /// What a dialog shows.
    pub fn of(dialog: &Dialog, around: Around<'_>) -> DialogView {
        match dialog {
            Dialog::NewGame(form) => DialogView::NewGame(Box::new(NewGameView {
                settings: around.settings.clone(),
                form: form.clone(),
            })),
            Dialog::Settings(form) => DialogView::Settings(Box::new(SettingsView {
                settings: around.settings.clone(),
                form: form.clone(),
                under_way: around.under_way,
                in_force: in_force(around.game),
                device: *around.device,
                saved: around.saved,
                erasing: around.erasing,
                progress: around.progress,
                put_aside: around.put_aside.to_vec(),
                update: around.update,
            })),
            Dialog::Sheet(sheet) => DialogView::Sheet(Box::new(SheetDialogView {
                headers: around.game.headers().clone(),
                goes_on: around.game.outcome().is_none(),
                pgn: around.game.pgn(),
                sheet: sheet.clone(),
            })),
            Dialog::Import(incoming) => DialogView::Import(incoming.clone()),
            Dialog::Clocks(clocks) => DialogView::Clocks(ClocksView::of(*clocks, around.game, around.shown)),
            Dialog::Games(games) => DialogView::Games(GamesView {
                shown: games.shown.clone(),
                current: around.current,
                restored: around.restored.cloned(),
                device: *around.device,
                fen: around.shown.to_fen(),
            }),
            Dialog::About(about) => DialogView::About(about.clone()),
            Dialog::Learn(learn) => {
                let (rules, clock) = in_force(around.game);
                DialogView::Learn(Box::new(LearnView { learn: learn.clone(), rules, clock }))
            }
            Dialog::Editor(editor) => DialogView::Editor(editor.clone()),
            Dialog::Typed(typed) => DialogView::Typed(typed.clone()),
            Dialog::Keys => DialogView::Keys,
            Dialog::More => DialogView::More { goes_on: around.game.outcome().is_none() },
            Dialog::Club(club) => DialogView::Club(club.clone()),
            Dialog::Link(link) => {
                let begun = !around.game.moves().is_empty() || !around.game.corrections().is_empty();
                let playing = begun && around.game.outcome().is_none();
                DialogView::Link(LinkView { link: link.clone(), playing })
            }
        }
    }
}

fn in_force(game: &Game) -> (HouseRules, TimeControl) {
    (game.rules().clone(), game.clock().map(|clock| clock.control().clone()).unwrap_or_default())
}
