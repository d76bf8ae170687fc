//! View of a chessboard, with or without a game.

use crate::app::settings::Appearance;
use crate::app::settings::seating::Orientation;
use crate::app::table::input::castling_side;
use crate::app::table::{PieceId, Table};
use crate::game::{Explanation, LineCursor};
use crate::rules::{Bitboard, Color, Move, Piece, Position, Square};

/// What the screen shows of one piece on the board: which piece it is, and where it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceView {
    /// The id that the piece keeps while it is on the board.
    pub id: PieceId,
    /// The colour and role.
    pub piece: Piece,
    /// The square of the piece.
    pub square: Square,
    /// The square on which the piece is drawn; differs from `square` while a promotion waits for
    /// its choice, or a move for confirmation.
    pub drawn_square: Square,
}

/// The squares to highlight in a position on the board: those of the last move and of a king in
/// check.
pub(in crate::app) struct PositionHighlights {
    /// The squares of the last move, from and to.
    pub(in crate::app) last_move: Bitboard,
    /// The square of a king in check, or of a king that its player left in check, which ended the
    /// game.
    pub(in crate::app) check: Option<Square>,
}

impl PositionHighlights {
    /// Returns the squares to highlight in the position at `cursor`: those of its last move and of
    /// a king in check. `is_end` says whether this is the last position of the game; if so, a king
    /// that was left in check, which ended the game, is highlighted, too.
    pub(in crate::app) fn of_place(
        table: &Table,
        cursor: &LineCursor<'_>,
        is_end: bool,
    ) -> PositionHighlights {
        let king_lost = match table.session.game().explanation() {
            Some(Explanation::KingLeftInCheck { king, .. }) if is_end => Some(*king),
            _ => None,
        };
        let (position, last) = (cursor.position(), cursor.last_move());
        // The sign of the move (`+` or `#`) decides, not the position: a move that leaves the
        // mover's own king in check has no sign, even if it attacks the other king.
        let checked = last.map_or_else(|| position.is_check(), |played| played.san.sign.is_some());
        let last_move = last.map_or(Bitboard::EMPTY, |played| {
            Bitboard::from(played.mv.from()) | Bitboard::from(played.mv.to())
        });
        PositionHighlights {
            last_move,
            check: king_lost.or_else(|| checked.then(|| position.king(position.turn()))),
        }
    }
}

/// How a player moves a piece on the board with the mouse or a finger: by dragging, by pressing
/// both squares, or both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointerMode {
    /// By a drag, or by presses of both squares.
    #[default]
    Both,
    /// By a drag only.
    Drag,
    /// By presses only.
    Press,
}

impl PointerMode {
    /// Returns how a player moves a piece with the mouse or a finger, as chosen in the settings
    /// `looks`.
    pub fn of_settings(looks: &Appearance) -> PointerMode {
        match () {
            () if looks.has(Appearance::DRAG_ONLY) => PointerMode::Drag,
            () if looks.has(Appearance::PRESS_ONLY) => PointerMode::Press,
            () => PointerMode::Both,
        }
    }
}

/// What the screen shows of a chessboard, with or without a game, and which pieces can be moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The orientation of the board.
    pub orientation: Orientation,
    /// The player whose pieces are turned by 180°, because that player reads the screen from its
    /// top edge; `None` if both players read it upright.
    pub turned_player: Option<Color>,
    /// The position shown, as FEN.
    pub fen: String,
    /// The side to move.
    pub turn: Color,
    /// The pieces, in an order that does not change while they are on the board.
    pub pieces: Vec<PieceView>,
    /// Squares whose piece may be picked up.
    pub movable: Bitboard,
    /// The square of the held or selected piece.
    pub selected: Option<Square>,
    /// The squares to which the held or selected piece can move.
    pub targets: Bitboard,
    /// Further squares on which the selected piece may be dropped: to castle, the rook's square (in
    /// Chess960, where the rook's square is the target, the king's destination); in the position
    /// editor, all squares.
    pub extra_targets: Bitboard,
    /// The targets that are captures, en passant included.
    pub captures: Bitboard,
    /// The squares of the last move, from and to.
    pub last_move: Bitboard,
    /// The square of a king in check, or of a king that its player left in check, which ended the
    /// game.
    pub check: Option<Square>,
    /// Squares that a notice, the explanation of the result, or a fault of an edited position is
    /// about.
    pub explained_squares: Bitboard,
    /// The square of a piece whose move was refused, and the squares to which the piece can go;
    /// marked briefly.
    pub refused: Bitboard,
    /// The origin and destination of a move that is chosen for a draw claim or waits for
    /// confirmation; in an analysis, the square where a drawing by keyboard begins.
    pub declared: Bitboard,
    /// The squares that a hint of the coach is about.
    pub hinted: Bitboard,
    /// The keyboard cursor: the one square in the tab order.
    pub cursor: Square,
    /// The square of a promotion that waits for its choice.
    pub promotion: Option<Square>,
    /// How a pointer moves a piece.
    pub pointer_mode: PointerMode,
    /// Whether an arrow shows the last move, as the players have chosen.
    pub has_last_move_arrow: bool,
}

impl PieceView {
    /// Returns the view of a piece on a board without a game, for example in the position editor.
    /// The id is the number of the square.
    pub fn on_square(square: Square, piece: Piece) -> PieceView {
        PieceView { id: square.index() as u32, piece, square, drawn_square: square }
    }
}

impl BoardView {
    /// Returns the view of a board without a game that shows these pieces, White at the bottom, and
    /// accepts no moves. `fen` describes the same position, and `turn` is to move.
    pub fn of_pieces(fen: String, turn: Color, pieces: Vec<PieceView>) -> BoardView {
        BoardView {
            orientation: Orientation::White,
            turned_player: None,
            fen,
            turn,
            pieces,
            movable: Bitboard::EMPTY,
            selected: None,
            targets: Bitboard::EMPTY,
            extra_targets: Bitboard::EMPTY,
            captures: Bitboard::EMPTY,
            last_move: Bitboard::EMPTY,
            check: None,
            explained_squares: Bitboard::EMPTY,
            refused: Bitboard::EMPTY,
            declared: Bitboard::EMPTY,
            hinted: Bitboard::EMPTY,
            cursor: Square::E4,
            promotion: None,
            pointer_mode: PointerMode::Both,
            has_last_move_arrow: false,
        }
    }

    /// Returns the view of a board without a game that shows a position, and highlights its last
    /// move `last`.
    pub fn of_position(position: &Position, last: Option<Move>) -> BoardView {
        let pieces = position.pieces().map(|(on, piece)| PieceView::on_square(on, piece)).collect();
        BoardView {
            last_move: last.into_iter().flat_map(|mv| [mv.from(), mv.to()]).collect(),
            check: position.is_check().then(|| position.king(position.turn())),
            ..BoardView::of_pieces(position.to_fen(), position.turn(), pieces)
        }
    }

    /// Returns the view of the board with the game, or with the earlier position or other line that
    /// is shown in its place, with the chosen appearance `looks`.
    pub fn of_table(table: &Table, looks: &Appearance) -> BoardView {
        let shown = table.shown();
        let position = shown.position();
        let accepts = table.accepts_moves();
        let PositionHighlights { last_move, check } =
            PositionHighlights::of_place(table, &shown, table.board_review.is_none());
        let selection = table.input.selection.as_ref();
        let promotion = table.input.promotion;
        let pending = table.input.pending.map(|pending| pending.mv);
        // An unconfirmed move is drawn as made, and its squares are marked like those of a move
        // chosen for a draw claim. The pawn of a pending promotion is drawn on the promotion
        // square.
        let begun = pending.map(|mv| (mv.from(), mv.to())).or(promotion.map(|it| (it.from, it.to)));
        let declared = table.pending_claim.and_then(|claiming| claiming.chosen).or(pending);
        let mut view = BoardView {
            orientation: table.orientation(),
            turned_player: table.seats.turned_player(),
            selected: selection.map(|selection| selection.from),
            last_move,
            check,
            explained_squares: table.notices.squares() | table.explained_squares(),
            refused: table.notices.reach(),
            declared: declared.into_iter().flat_map(|mv| [mv.from(), mv.to()]).collect(),
            cursor: table.cursor(),
            promotion: promotion.map(|promotion| promotion.to),
            pointer_mode: PointerMode::of_settings(looks),
            has_last_move_arrow: looks.has(Appearance::ARROW) || looks.has(Appearance::ARROW_AND_SQUARES),
            ..BoardView::of_pieces(position.to_fen(), position.turn(), Vec::with_capacity(32))
        };
        for tracked in table.pieces.iter() {
            let on = tracked.square;
            if pending.is_some_and(|mv| mv.to() == on) && tracked.piece.color != position.turn() {
                // The unconfirmed move would capture this piece.
                continue;
            }
            let at = begun.filter(|(from, _)| *from == on).map_or(on, |(_, to)| to);
            view.pieces.push(PieceView {
                id: tracked.id,
                piece: tracked.piece,
                square: on,
                drawn_square: at,
            });
            if accepts && promotion.is_none() && tracked.piece.color == position.turn() {
                view.movable |= Bitboard::from(on);
            }
        }
        view.mark_targets(table, position);
        view
    }

    /// Adds to the view of the board the squares to which the selected piece can move, with
    /// captures and castling.
    fn mark_targets(&mut self, table: &Table, position: &Position) {
        let selection = table.input.selection.as_ref();
        let by_rook = selection.is_some() && position.is_chess960();
        for mv in selection.into_iter().flat_map(|selection| &selection.moves) {
            let to = Bitboard::from(mv.to());
            let rook = castling_side(*mv).and_then(|side| position.castling_rights().rook(self.turn, side));
            let (target, also) = match rook {
                Some(rook) if by_rook => {
                    (rook.into(), if mv.to() == mv.from() { Bitboard::EMPTY } else { to })
                }
                Some(rook) => (to, rook.into()),
                None => (to, Bitboard::EMPTY),
            };
            self.targets |= target;
            self.extra_targets |= also;
            if position.captured_by(*mv).is_some() {
                self.captures |= Bitboard::from(mv.to());
            }
        }
    }

    /// Returns the same view of the board, on which no piece can be picked up.
    pub(in crate::app) fn without_moves(self) -> BoardView {
        BoardView { movable: Bitboard::EMPTY, ..self }
    }
}
