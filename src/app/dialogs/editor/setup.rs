//! The position that is being set up: its pieces, the rights that go with them, and its FEN.

use crate::rules::pgn::Note;
use crate::rules::{
    Bitboard, CastlingSide, Color, FenError, File, Laws, PastedFen, Piece, Position, PositionSetup, Rank,
    Role, Square,
};

/// The dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    board: [Option<Piece>; 64],
    /// Who moves first.
    pub turn: Color,
    /// Which castlings are wanted, by colour and side; they count where king and rook stand as they have to.
    wanted: [[bool; 2]; 2],
    /// The square behind a pawn that has just gone two squares.
    pub en_passant: Option<Square>,
    /// Half-moves since a pawn moved or a piece was captured, and the number of the next move.
    counters: [u32; 2],
    /// What a tap on a square does.
    pub tool: Tool,
    /// The piece that is taken up: the next tap says where to.
    pub held: Option<Square>,
    /// The keyboard's place.
    pub cursor: Square,
    /// A FEN that was typed and cannot be read, with what is wrong with it.
    pub misread: Option<(String, FenError)>,
    /// How a FEN that was typed was read, where it is not quite one.
    pub note: Option<Note>,
    /// What keeps a game from beginning here.
    pub fault: Option<FenError>,
}

/// What a tap on a square does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// It takes up a piece, and puts it down.
    #[default]
    Hand,
    /// It puts this piece there, or takes it away where it stands already.
    Put(Piece),
    /// It empties the square.
    Remove,
}

impl Editor {
    /// The name of the field for a right to castle.
    pub fn castling_field(color: Color, side: CastlingSide) -> &'static str {
        match (color, side) {
            (Color::White, CastlingSide::KingSide) => "castling-white-king-side",
            (Color::White, CastlingSide::QueenSide) => "castling-white-queen-side",
            (Color::Black, CastlingSide::KingSide) => "castling-black-king-side",
            (Color::Black, CastlingSide::QueenSide) => "castling-black-queen-side",
        }
    }

    /// A position to begin with.
    pub fn new(position: &Position) -> Editor {
        let PositionSetup { board, turn, castling, en_passant, .. } = position.into();
        Editor {
            board,
            turn,
            wanted: castling.map(|sides| sides.map(|rook| rook.is_some())),
            en_passant,
            counters: [position.halfmove_clock(), position.fullmove_number()],
            tool: Tool::Hand,
            held: None,
            cursor: Square::E4,
            misread: None,
            note: None,
            fault: None,
        }
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// All pieces with their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::ALL.into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    fn is(&self, square: Square, color: Color, role: Role) -> bool {
        self.piece_at(square) == Some(Piece { color, role })
    }

    /// The rook with which that side could still castle: the king stands on the first rank of its player, and the rook beyond
    /// everything on that side of it.
    fn rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let rank = color.fold(Rank::First, Rank::Eighth);
        let row = File::ALL.map(|file| Square::new(file, rank));
        let king = row.into_iter().find(|square| self.is(*square, color, Role::King))?;
        let rook = |square: &Square| self.is(*square, color, Role::Rook);
        match side {
            CastlingSide::KingSide => row.into_iter().rev().take_while(|square| *square != king).find(rook),
            CastlingSide::QueenSide => row.into_iter().take_while(|square| *square != king).find(rook),
        }
    }

    /// Whether that castling can be wanted at all.
    pub fn can_castle(&self, color: Color, side: CastlingSide) -> bool {
        self.rook(color, side).is_some()
    }

    /// Whether that castling is still possible.
    pub fn castles(&self, color: Color, side: CastlingSide) -> bool {
        self.wanted[color.index()][side as usize] && self.can_castle(color, side)
    }

    /// The squares that a pawn can have passed with its last move, where another stands ready to take it.
    pub fn passed(&self) -> Vec<Square> {
        let them = !self.turn;
        let (third, home) = (them.fold(Rank::Third, Rank::Sixth), them.fold(Rank::Second, Rank::Seventh));
        let fourth = them.fold(Rank::Fourth, Rank::Fifth);
        let is_passed = |file: &File| {
            let on = |rank| Square::new(*file, rank);
            let beside = |step: i8| {
                let file = u8::try_from(file.index() as i8 + step).ok().and_then(File::from_index);
                file.is_some_and(|file| self.is(Square::new(file, fourth), self.turn, Role::Pawn))
            };
            self.is(on(fourth), them, Role::Pawn)
                && self.piece_at(on(third)).is_none()
                && self.piece_at(on(home)).is_none()
                && (beside(-1) || beside(1))
        };
        File::ALL.into_iter().filter(is_passed).map(|file| Square::new(file, third)).collect()
    }

    /// What is set up, as FEN, whether it is a position or not.
    pub fn fen(&self) -> String {
        let rank = |rank: Rank| {
            let mut row = String::new();
            let mut gap = 0;
            for file in File::ALL {
                match self.piece_at(Square::new(file, rank)) {
                    None => gap += 1,
                    Some(piece) => {
                        push_gap(&mut row, std::mem::take(&mut gap));
                        row.push(piece.to_char());
                    }
                }
            }
            push_gap(&mut row, gap);
            row
        };
        let placement: Vec<String> = Rank::ALL.into_iter().rev().map(rank).collect();
        let mut rights = String::new();
        for (color, letters) in [(Color::White, ['K', 'Q']), (Color::Black, ['k', 'q'])] {
            let own = CastlingSide::ALL.into_iter().zip(letters);
            rights.extend(own.filter(|(side, _)| self.castles(color, *side)).map(|(_, letter)| letter));
        }
        if rights.is_empty() {
            rights.push('-');
        }
        let passed = self.en_passant.map_or_else(|| "-".to_owned(), |square| square.to_string());
        let turn = self.turn.fold("w", "b");
        // A pawn that has just moved has set the count to 0.
        let [halfmoves, number] = &self.counters;
        let halfmoves = if self.en_passant.is_some() { &0 } else { halfmoves };
        format!("{} {turn} {rights} {passed} {halfmoves} {number}", placement.join("/"))
    }

    /// The position that a game under these laws can begin from.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn position(&self, laws: Laws) -> Result<Position, FenError> {
        Position::from_fen_of_game(&self.fen(), laws)
    }

    /// The squares that a fault speaks of.
    pub fn at_fault(&self, fault: &FenError) -> Bitboard {
        let all_of = |color, role| {
            let own = self.pieces().filter(move |(_, piece)| *piece == Piece { color, role });
            own.map(|(square, _)| square).collect()
        };
        match *fault {
            FenError::PawnOnBackRank { square }
            | FenError::EnPassantSquare { square }
            | FenError::EnPassantQuiet { square } => Bitboard::of(square),
            FenError::EnPassantCheck { checker, .. } => Bitboard::of(checker),
            FenError::Kings { color, .. } | FenError::OpponentInCheck { color } => all_of(color, Role::King),
            FenError::Checkers { .. } | FenError::CheckUnexplained { .. } => all_of(self.turn, Role::King),
            FenError::Pawns { color, .. } => all_of(color, Role::Pawn),
            _ => Bitboard::EMPTY,
        }
    }

    /// Puts all pieces where they stand at the start of every game.
    pub(super) fn reset(&mut self) {
        *self = Editor { tool: self.tool, ..Editor::new(&Position::initial()) };
    }

    /// Takes all pieces away.
    pub(super) fn clear(&mut self) {
        self.board = [None; 64];
        self.held = None;
        self.changed();
    }

    /// Puts a piece on a square.
    pub(super) fn put(&mut self, piece: Piece, on: Square) {
        if piece.role == Role::King {
            // There is only one of each: it comes from where it stood.
            self.board.iter_mut().filter(|other| **other == Some(piece)).for_each(|other| *other = None);
        }
        self.board[on.index()] = Some(piece);
        self.changed();
    }

    /// Empties a square.
    pub(super) fn empty(&mut self, square: Square) {
        self.board[square.index()] = None;
        self.changed();
    }

    /// Moves what stands on a square to another one.
    pub(super) fn carry(&mut self, from: Square, to: Square) {
        self.held = None;
        if from != to
            && let Some(piece) = self.board[from.index()].take()
        {
            self.board[to.index()] = Some(piece);
            self.changed();
        }
    }

    /// What no longer fits goes: nobody asks for it again.
    fn changed(&mut self) {
        self.misread = None;
        self.note = None;
        self.en_passant = self.en_passant.filter(|square| self.passed().contains(square));
    }

    /// Does on a square what the tool does.
    pub(super) fn press(&mut self, square: Square) {
        self.cursor = square;
        match self.tool {
            Tool::Put(piece) if self.piece_at(square) == Some(piece) => self.empty(square),
            Tool::Put(piece) => self.put(piece, square),
            Tool::Remove => self.empty(square),
            Tool::Hand => match self.held.take() {
                Some(from) => self.carry(from, square),
                None => self.held = self.piece_at(square).map(|_| square),
            },
        }
    }

    /// Changes a field.
    pub(super) fn set(&mut self, name: &str, value: &str, laws: Laws) {
        match name {
            "turn" => {
                self.turn = if value == "black" { Color::Black } else { Color::White };
                self.changed();
            }
            "en-passant-square" => {
                self.en_passant = value.parse().ok();
                self.changed();
            }
            "position" => self.read(value, laws),
            _ => {
                for color in Color::ALL {
                    for side in CastlingSide::ALL {
                        if Editor::castling_field(color, side) == name {
                            self.wanted[color.index()][side as usize] = value == "on";
                        }
                    }
                }
            }
        }
    }

    /// Sets up what a FEN says. One that is no position changes nothing.
    fn read(&mut self, fen: &str, laws: Laws) {
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

fn push_gap(row: &mut String, gap: u8) {
    if gap > 0 {
        row.push(char::from(b'0' + gap));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(letter: char) -> Piece {
        Piece::from_char(letter).expect("a piece")
    }

    fn fault(editor: &Editor) -> Option<&'static str> {
        editor.position(Laws::default()).err().map(|fault| fault.code())
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
            assert_eq!(editor.fen(), fen);
            assert_eq!(editor.position(Laws::default()), Ok(position));
        }
    }

    #[test]
    fn what_is_wrong_is_said_as_it_arises() {
        let mut editor = Editor::new(&Position::initial());
        editor.empty(Square::E1);
        assert_eq!(fault(&editor), Some("fen-kings"));
        editor.put(piece('K'), Square::E3);
        assert_eq!(fault(&editor), None, "and nobody castles: {}", editor.fen());
        assert!(!editor.can_castle(Color::White, CastlingSide::KingSide));
        editor.put(piece('P'), Square::E1);
        assert_eq!(fault(&editor), Some("fen-pawn-on-back-rank"));
        assert_eq!(editor.at_fault(&editor.position(Laws::default()).unwrap_err()), Bitboard::of(Square::E1));
        editor.empty(Square::E1);
        editor.carry(Square::D8, Square::E5);
        for square in [Square::E2, Square::E7] {
            editor.empty(square);
        }
        editor.set("turn", "black", Laws::default());
        assert_eq!(fault(&editor), Some("fen-opponent-in-check"));
    }

    #[test]
    fn a_king_that_is_put_elsewhere_leaves_where_it_stood() {
        let mut editor = Editor::new(&Position::initial());
        editor.put(piece('k'), Square::E5);
        assert_eq!(editor.piece_at(Square::E8), None);
        assert_eq!(editor.pieces().filter(|(_, it)| *it == piece('k')).count(), 1);
    }

    #[test]
    fn a_tap_with_a_piece_puts_it_and_takes_it_away() {
        let mut editor = Editor::new(&Position::initial());
        editor.tool = Tool::Put(piece('N'));
        editor.press(Square::E5);
        assert_eq!(editor.piece_at(Square::E5), Some(piece('N')));
        editor.press(Square::E5);
        assert_eq!(editor.piece_at(Square::E5), None);
        editor.tool = Tool::Hand;
        editor.press(Square::G1);
        editor.press(Square::F3);
        assert_eq!((editor.piece_at(Square::G1), editor.piece_at(Square::F3)), (None, Some(piece('N'))));
    }

    #[test]
    fn only_a_pawn_that_can_be_taken_has_just_passed() {
        let mut editor = Editor::new(&Position::initial());
        editor.set("position", "4k3/8/8/1p1pP3/8/8/8/4K3 w - - 0 1", Laws::default());
        assert_eq!(editor.passed(), [Square::D6]);
        editor.set("en-passant-square", "d6", Laws::default());
        assert!(editor.fen().ends_with("w - d6 0 1"), "{}", editor.fen());
        editor.empty(Square::E5);
        assert_eq!(editor.en_passant, None);
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
            editor.set("position", text, Laws::default());
            assert_eq!(code(&editor), note, "{text}");
        }
        editor.set("position", "4k3/8/8/8/8/8/4P3/4K3 White - - 0 1", Laws::default());
        assert_eq!(code(&editor), Some("loose-fen"));
        editor.empty(Square::E2);
        assert_eq!(code(&editor), None);
    }

    #[test]
    fn a_text_that_is_no_position_changes_nothing() {
        let mut editor = Editor::new(&Position::initial());
        let before = editor.fen();
        editor.set("position", "8/8/8 w", Laws::default());
        assert_eq!(editor.fen(), before);
        assert_eq!(editor.misread.as_ref().map(|(_, fault)| fault.code()), Some("fen-field-count"));
        editor.set("position", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Laws::default());
        assert!(editor.misread.is_none() && editor.castles(Color::White, CastlingSide::QueenSide));
        editor.set("castling-white-queen-side", "off", Laws::default());
        assert_eq!(editor.fen(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    }
}
