//! The position editor, in which users set up a position square by square or as FEN.

mod board_editor;
mod edited_position;

pub use board_editor::{Editor, EditorTool};
pub use edited_position::EditedPosition;

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::cursor::CursorMove;
use crate::app::effect::FocusTarget;
use crate::app::settings::StartPosition;
use crate::app::settings::seating::Orientation;
use crate::app::update::Update;
use crate::rules::{Laws, Piece, Position, PositionSetup, Square};

/// A message to the position editor.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Choose a tool. If the tool is already chosen, choose [`EditorTool::Hand`] instead.
    Take(EditorTool),
    /// A square was pressed.
    Press(Square),
    /// A piece was dragged from one square to another.
    Drop {
        /// Origin.
        from: Square,
        /// Destination.
        to: Square,
    },
    /// Empty a square, because a piece was dragged off the board or a key was pressed.
    Empty(Square),
    /// A piece was dragged onto a square from outside the board.
    Put(Piece, Square),
    /// Put a piece on the square of the keyboard cursor, because a key was pressed.
    Type(Piece),
    /// Stop holding a piece. The piece stays on its square.
    Deselect,
    /// Move the keyboard cursor.
    Cursor(CursorMove),
    /// A field has changed: `turn`, `en-passant-square`, `position`, or a castling right.
    Set {
        /// Name of the field.
        name: String,
        /// The field's new value.
        value: String,
    },
    /// Remove all pieces.
    Clear,
    /// Set up the initial position.
    Reset,
    /// Start a game from the edited position at once.
    Play,
    /// Make the edited position the start position of the next game, and open the dialog for a new
    /// game.
    Choose,
}

impl Screen for Editor {
    type Msg = Msg;
    type View = Box<Editor>;

    const FRAGMENT: &'static str = "editor";
    const OPENER: FocusTarget = FocusTarget::NewGameButton;

    /// Opens the position editor with the position that the page's board shows; never `None`.
    fn open(page: &DialogContext<'_>) -> Option<Editor> {
        Some(Editor::new(page.shown.position()))
    }

    /// Applies a message to the position editor, then checks the edited position for faults.
    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        let chosen = page.next_game.map_or(ctx.settings, |(settings, _)| settings);
        let laws = chosen.rules.laws();
        let update = match msg {
            Msg::Play => begin_from_position(self, laws, |position| {
                let settings = ctx.settings.with_next_game_of(chosen);
                Update::action(PageAction::CloseDialog)
                    .then(PageAction::SetSettings(Box::new(settings)))
                    .then(PageAction::StartGameFrom(Box::new(position)))
            }),
            Msg::Choose => begin_from_position(self, laws, |position| {
                let (mut settings, mut form) = page.next_game();
                settings.start = StartPosition::Position(PositionSetup::from(&position).to_string());
                form.not_a_start = None;
                PageAction::ShowNewGame(Box::new((settings, form))).into()
            }),
            msg => change_position(self, msg, laws),
        };
        self.fault = self.set_up.position(laws).err();
        update
    }

    /// Returns a copy of the position editor as its view.
    fn view(&self, _: &DialogContext<'_>) -> Box<Editor> {
        Box::new(self.clone())
    }
}

/// Calls `act` with the edited position, for example to start a game, and returns its update. If no
/// game can begin from the position under `laws`, moves the keyboard focus to the editor's board
/// instead.
fn begin_from_position(editor: &Editor, laws: Laws, act: impl Fn(Position) -> Update) -> Update {
    editor
        .set_up
        .position(laws)
        .map_or_else(|_| Update::effect(FocusTarget::DialogSquare(editor.cursor)), act)
}

/// Applies a message that changes the edited position, the chosen tool or the keyboard cursor.
/// After a message about a square or the cursor, the keyboard focus moves to the cursor's square. A
/// typed FEN is read under `laws`, which say whether en passant exists.
fn change_position(editor: &mut Editor, msg: Msg, laws: Laws) -> Update {
    match msg {
        Msg::Take(tool) => {
            editor.held = None;
            editor.tool = if editor.tool == tool { EditorTool::Hand } else { tool };
            return Update::none();
        }
        Msg::Set { name, value } => {
            editor.set_field(&name, &value, laws);
            return Update::none();
        }
        Msg::Deselect => {
            editor.held = None;
            return Update::none();
        }
        Msg::Clear => {
            editor.clear();
            return Update::none();
        }
        Msg::Reset => {
            editor.reset();
            return Update::none();
        }
        Msg::Play | Msg::Choose => return Update::none(),
        Msg::Press(square) => editor.press_square(square),
        Msg::Drop { from, to } => {
            editor.move_piece(from, to);
            editor.cursor = to;
        }
        Msg::Empty(square) => {
            editor.held = None;
            editor.remove_piece(square);
        }
        Msg::Put(piece, on) => {
            editor.held = None;
            editor.put_piece(piece, on);
            editor.cursor = on;
        }
        Msg::Type(piece) => editor.put_piece(piece, editor.cursor),
        Msg::Cursor(by) => editor.cursor = by.apply_to(editor.cursor, Orientation::White),
    }
    Update::effect(FocusTarget::DialogSquare(editor.cursor))
}
