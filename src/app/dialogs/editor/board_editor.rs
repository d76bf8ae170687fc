//! State of the position editor, and how players change the position.

use super::edited_position::EditedPosition;
use crate::rules::pgn::ReadNote;
use crate::rules::{CastlingSide, Color, FenError, Laws, PastedFen, Piece, Position, Square};

/// State of the position editor.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    /// The edited position.
    pub set_up: EditedPosition,
    /// Chosen tool, which decides what a tap on a square does.
    pub tool: EditorTool,
    /// Square of the piece that the next tap moves, if a piece is held.
    pub held: Option<Square>,
    /// Square of the keyboard cursor.
    pub cursor: Square,
    /// Typed FEN that could not be read, and the error.
    pub misread: Option<(String, FenError)>,
    /// Note about a typed FEN that deviates from the standard but could be read.
    pub note: Option<ReadNote>,
    /// Why no game can begin from the edited position.
    pub fault: Option<FenError>,
}

/// A tool of the position editor, which decides what a tap on a square does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EditorTool {
    /// The first tap picks up a piece, the second tap puts it down.
    #[default]
    Hand,
    /// A tap puts this piece on the square, or removes it if it is already there.
    Put(Piece),
    /// A tap empties the square.
    Remove,
}

impl Editor {
    /// Returns the name of the form field for this castling right.
    pub fn castling_field(color: Color, side: CastlingSide) -> &'static str {
        match (color, side) {
            (Color::White, CastlingSide::KingSide) => "castling-white-king-side",
            (Color::White, CastlingSide::QueenSide) => "castling-white-queen-side",
            (Color::Black, CastlingSide::KingSide) => "castling-black-king-side",
            (Color::Black, CastlingSide::QueenSide) => "castling-black-queen-side",
        }
    }

    /// Returns a position editor that shows this position.
    pub fn new(position: &Position) -> Editor {
        Editor {
            set_up: position.into(),
            tool: EditorTool::Hand,
            held: None,
            cursor: Square::E4,
            misread: None,
            note: None,
            fault: None,
        }
    }

    /// Replaces the edited position by the initial position of chess. The chosen tool stays.
    pub(super) fn reset(&mut self) {
        *self = Editor { tool: self.tool, ..Editor::new(&Position::initial()) };
    }

    /// Removes all pieces from the position editor's board.
    pub(super) fn clear(&mut self) {
        self.set_up.clear();
        self.held = None;
        self.clear_outdated();
    }

    /// Puts a piece on the square `on` of the edited position.
    pub(super) fn put_piece(&mut self, piece: Piece, on: Square) {
        self.set_up.put_piece(piece, on);
        self.clear_outdated();
    }

    /// Removes the piece on a square of the edited position, if there is one.
    pub(super) fn remove_piece(&mut self, square: Square) {
        self.set_up.remove_piece(square);
        self.clear_outdated();
    }

    /// Moves the piece on the square `from` of the edited position to the square `to`. The move
    /// need not be legal.
    pub(super) fn move_piece(&mut self, from: Square, to: Square) {
        self.held = None;
        if from != to
            && let Some(piece) = self.set_up.remove_piece(from)
        {
            self.set_up.put_piece(piece, to);
            self.clear_outdated();
        }
    }

    /// Clears data that became outdated by a change of the edited position: the error or note about
    /// a typed FEN, and an en passant square that is impossible after the change.
    fn clear_outdated(&mut self) {
        self.misread = None;
        self.note = None;
        self.set_up.drop_stale_en_passant();
    }

    /// Applies the chosen tool to a pressed square.
    pub(super) fn press_square(&mut self, square: Square) {
        self.cursor = square;
        match self.tool {
            EditorTool::Put(piece) if self.set_up.piece_at(square) == Some(piece) => {
                self.remove_piece(square)
            }
            EditorTool::Put(piece) => self.put_piece(piece, square),
            EditorTool::Remove => self.remove_piece(square),
            EditorTool::Hand => match self.held.take() {
                Some(from) => self.move_piece(from, square),
                None => self.held = self.set_up.piece_at(square).map(|_| square),
            },
        }
    }

    /// Changes the form field `name`, for example `turn`. Ignores unknown names. A typed FEN is
    /// read under `laws`, which say whether en passant exists.
    pub(super) fn set_field(&mut self, name: &str, value: &str, laws: Laws) {
        match name {
            "turn" => {
                self.set_up.turn = if value == "black" { Color::Black } else { Color::White };
                self.clear_outdated();
            }
            "en-passant-square" => {
                self.set_up.en_passant = value.parse().ok();
                self.clear_outdated();
            }
            "position" => self.read_fen(value, laws),
            _ => {
                for color in Color::ALL {
                    for side in CastlingSide::ALL {
                        if Editor::castling_field(color, side) == name {
                            self.set_up.set_castling(color, side, value == "on");
                        }
                    }
                }
            }
        }
    }

    /// Replaces the edited position by the position of a typed FEN. If the FEN cannot be read,
    /// stores the error, and the board does not change. `laws` say whether en passant exists.
    fn read_fen(&mut self, fen: &str, laws: Laws) {
        let pasted = PastedFen::new(fen);
        match Position::from_fen_with(pasted.fen(), laws) {
            Ok(position) => {
                let (tool, cursor, note) = (self.tool, self.cursor, pasted.note());
                *self = Editor { tool, cursor, note, ..Editor::new(&position) };
            }
            Err(fault) => {
                self.misread = Some((fen.to_owned(), fault));
                self.note = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Bitboard;

    /// Returns the piece with this FEN letter.
    fn piece(letter: char) -> Piece {
        Piece::from_char(letter).expect("a piece")
    }

    /// Returns the code of the fault of the edited position; `None` if a game can begin from the
    /// position.
    fn fault(editor: &Editor) -> Option<&'static str> {
        editor.set_up.position(Laws::default()).err().map(|fault| fault.code())
    }

    #[test]
    fn a_position_that_comes_in_goes_out_again() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "r3k3/8/8/8/8/8/8/4K2R b Kq - 12 40",
            "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        ] {
            let position = Position::from_fen(fen).expect("a position");
            let editor = Editor::new(&position);
            assert_eq!(editor.set_up.fen(), fen);
            assert_eq!(editor.set_up.position(Laws::default()), Ok(position));
        }
    }

    #[test]
    fn what_is_wrong_is_said_as_it_arises() {
        let mut editor = Editor::new(&Position::initial());
        editor.remove_piece(Square::E1);
        assert_eq!(fault(&editor), Some("fen-kings"));
        editor.put_piece(piece('K'), Square::E3);
        assert_eq!(fault(&editor), None, "and no one castles: {}", editor.set_up.fen());
        assert!(!editor.set_up.can_castle(Color::White, CastlingSide::KingSide));
        editor.put_piece(piece('P'), Square::E1);
        assert_eq!(fault(&editor), Some("fen-pawn-on-back-rank"));
        assert_eq!(
            editor.set_up.fault_squares(&editor.set_up.position(Laws::default()).unwrap_err()),
            Bitboard::of(Square::E1)
        );
        editor.remove_piece(Square::E1);
        editor.move_piece(Square::D8, Square::E5);
        for square in [Square::E2, Square::E7] {
            editor.remove_piece(square);
        }
        editor.set_field("turn", "black", Laws::default());
        assert_eq!(fault(&editor), Some("fen-opponent-in-check"));
    }

    #[test]
    fn a_king_that_is_put_elsewhere_leaves_where_it_stood() {
        let mut editor = Editor::new(&Position::initial());
        editor.put_piece(piece('k'), Square::E5);
        assert_eq!(editor.set_up.piece_at(Square::E8), None);
        assert_eq!(editor.set_up.pieces().filter(|(_, it)| *it == piece('k')).count(), 1);
    }

    #[test]
    fn a_tap_with_a_piece_puts_it_and_takes_it_away() {
        let mut editor = Editor::new(&Position::initial());
        editor.tool = EditorTool::Put(piece('N'));
        editor.press_square(Square::E5);
        assert_eq!(editor.set_up.piece_at(Square::E5), Some(piece('N')));
        editor.press_square(Square::E5);
        assert_eq!(editor.set_up.piece_at(Square::E5), None);
        editor.tool = EditorTool::Hand;
        editor.press_square(Square::G1);
        editor.press_square(Square::F3);
        assert_eq!(
            (editor.set_up.piece_at(Square::G1), editor.set_up.piece_at(Square::F3)),
            (None, Some(piece('N')))
        );
    }

    #[test]
    fn only_a_pawn_that_can_be_taken_has_just_passed() {
        let mut editor = Editor::new(&Position::initial());
        editor.set_field("position", "4k3/8/8/1p1pP3/8/8/8/4K3 w - - 0 1", Laws::default());
        assert_eq!(editor.set_up.en_passant_choices(), [Square::D6]);
        editor.set_field("en-passant-square", "d6", Laws::default());
        assert!(editor.set_up.fen().ends_with("w - d6 0 1"), "{}", editor.set_up.fen());
        editor.remove_piece(Square::E5);
        assert_eq!(editor.set_up.en_passant, None);
    }

    #[test]
    fn a_fen_that_was_read_loosely_has_a_note_until_something_changes() {
        let mut editor = Editor::new(&Position::initial());
        let code = |editor: &Editor| editor.note.as_ref().map(|note| note.code());
        for (text, note) in [
            ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", None),
            (" 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 ", None),
            ("4k3/8/8/8/8/8/4P3/4K3 w - - bm Kd2;", None),
            ("4k3/8/8/8/8/8/4P3/4K3\tw\t-\t-\t0\t1", Some("loose-fen")),
            ("4k3/8/8/8/8/8/4P3/4K3\u{a0}w - - 0 1", Some("loose-fen")),
            ("\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"", Some("loose-fen")),
            ("FEN: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Some("loose-fen")),
            ("4k3/8/8/8/8/8/4Р3/4К3 w - - 0 1", Some("loose-fen")),
            ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 0", Some("loose-fen")),
            ("4k3/8/8/8/8/8/4P3/4K3 w - - - -", Some("loose-fen")),
            ("8/8/8 w", None),
        ] {
            editor.set_field("position", text, Laws::default());
            assert_eq!(code(&editor), note, "{text}");
        }
        editor.set_field("position", "4k3/8/8/8/8/8/4P3/4K3 White - - 0 1", Laws::default());
        assert_eq!(code(&editor), Some("loose-fen"));
        editor.remove_piece(Square::E2);
        assert_eq!(code(&editor), None);
    }

    #[test]
    fn a_text_that_is_no_position_changes_nothing() {
        let mut editor = Editor::new(&Position::initial());
        let before = editor.set_up.fen();
        editor.set_field("position", "8/8/8 w", Laws::default());
        assert_eq!(editor.set_up.fen(), before);
        assert_eq!(editor.misread.as_ref().map(|(_, fault)| fault.code()), Some("fen-field-count"));
        editor.set_field("position", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Laws::default());
        assert!(
            editor.misread.is_none() && editor.set_up.has_castling(Color::White, CastlingSide::QueenSide)
        );
        editor.set_field("castling-white-queen-side", "off", Laws::default());
        assert_eq!(editor.set_up.fen(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    }
}
