//! View of a chessboard, with or without a game.

use crate::app::settings::Appearance;
use crate::app::settings::seating::Orientation;
use crate::app::table::input::castling_side;
use crate::app::table::{PieceId, Table};
use crate::game::{Explanation, LineCursor};
use crate::rules::{Bitboard, Color, Move, Piece, Position, Square};

/// What the screen shows of one piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceView {
    /// The id that the piece keeps while it is on the board.
    pub id: PieceId,
    /// The colour and role.
    pub piece: Piece,
    /// The square of the piece.
    pub square: Square,
    /// The square on which the piece is drawn. Differs from `square` while a promotion waits for
    /// the choice of a role, or a move waits for confirmation.
    pub drawn_square: Square,
}

/// The squares to highlight in a position on the board.
pub(in crate::app) struct PositionHighlights {
    /// The two squares of the last move.
    pub(in crate::app) last_move: Bitboard,
    /// The square of the king in check. If the game ended because a player left the king in check,
    /// the square of this king.
    pub(in crate::app) check: Option<Square>,
}

impl PositionHighlights {
    /// Returns the squares to highlight in the position at `cursor`. `is_end` says whether this is
    /// the last position of the game. A game may end because a player left the king in check; this
    /// king is then highlighted in the last position.
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
        // The king of the side to move is highlighted if the last move has a sign (`+` or `#`). A
        // move that leaves the mover's own king in check has no sign, even if it attacks the other
        // king.
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

/// How a player moves a piece on the board with the mouse or a finger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointerMode {
    /// By dragging the piece, or by pressing both squares.
    #[default]
    Both,
    /// Only by dragging the piece.
    Drag,
    /// Only by pressing both squares.
    Press,
}

impl PointerMode {
    /// Returns how a player moves a piece with the mouse or a finger, as the settings `looks` say.
    pub fn of_settings(looks: &Appearance) -> PointerMode {
        match () {
            () if looks.has(Appearance::DRAG_ONLY) => PointerMode::Drag,
            () if looks.has(Appearance::PRESS_ONLY) => PointerMode::Press,
            () => PointerMode::Both,
        }
    }
}

/// What the screen shows of a chessboard, with or without a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The orientation of the board.
    pub orientation: Orientation,
    /// The player whose pieces are turned by 180°, because this player reads the screen from its
    /// top edge; `None` if both players read the screen upright.
    pub turned_player: Option<Color>,
    /// The position shown, as FEN.
    pub fen: String,
    /// The side to move.
    pub turn: Color,
    /// The pieces. Their order does not change while they are on the board.
    pub pieces: Vec<PieceView>,
    /// The squares of the pieces that can be picked up.
    pub movable: Bitboard,
    /// The square of the held or selected piece.
    pub selected: Option<Square>,
    /// The squares to which the held or selected piece can move.
    pub targets: Bitboard,
    /// Further squares on which the selected piece may be dropped. For castling: the rook's square;
    /// in Chess960, the king's destination, because there the rook's square is in `targets`. In the
    /// position editor: all squares.
    pub extra_targets: Bitboard,
    /// The targets of captures, including en passant.
    pub captures: Bitboard,
    /// The two squares of the last move.
    pub last_move: Bitboard,
    /// The square of the king in check. If the game ended because a player left the king in check,
    /// the square of this king.
    pub check: Option<Square>,
    /// The squares to highlight for a notice, for the explanation of the result, or for a fault of
    /// an edited position.
    pub explained_squares: Bitboard,
    /// The square of a piece whose move was refused, and the squares to which this piece can move.
    /// Marked only briefly.
    pub refused: Bitboard,
    /// The two squares of a move that is chosen for a draw claim, or that waits for confirmation.
    /// In an analysis: the first square of an arrow that a player draws by keyboard.
    pub declared: Bitboard,
    /// The squares that a hint of the coach highlights.
    pub hinted: Bitboard,
    /// The square of the keyboard cursor. Only this square is in the tab order.
    pub cursor: Square,
    /// The destination of a pawn that waits for the choice of its new role.
    pub promotion: Option<Square>,
    /// How a pointer moves a piece.
    pub pointer_mode: PointerMode,
    /// Whether an arrow shows the last move.
    pub has_last_move_arrow: bool,
}

impl PieceView {
    /// Returns the view of a piece on a board without a game, for example in the position editor.
    /// The id is the index of the square.
    pub fn on_square(square: Square, piece: Piece) -> PieceView {
        PieceView { id: square.index() as u32, piece, square, drawn_square: square }
    }
}

impl BoardView {
    /// Returns the view of a board that shows these pieces, without a game, with White at the
    /// bottom. The board accepts no moves. `fen` describes the same position, and `turn` is the
    /// side to move.
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

    /// Returns the view of a board that shows a position, without a game. Highlights the squares of
    /// `last`, the move that led to the position.
    pub fn of_position(position: &Position, last: Option<Move>) -> BoardView {
        let pieces = position.pieces().map(|(on, piece)| PieceView::on_square(on, piece)).collect();
        BoardView {
            last_move: last.into_iter().flat_map(|mv| [mv.from(), mv.to()]).collect(),
            check: position.is_check().then(|| position.king(position.turn())),
            ..BoardView::of_pieces(position.to_fen(), position.turn(), pieces)
        }
    }

    /// Returns the view of the board screen's board, which shows the game or a review. `looks` is
    /// the chosen appearance.
    pub fn of_table(table: &Table, looks: &Appearance) -> BoardView {
        let shown = table.shown();
        let position = shown.position();
        let accepts = table.accepts_moves();
        let PositionHighlights { last_move, check } =
            PositionHighlights::of_place(table, &shown, table.board_review.is_none());
        let selection = table.input.selection.as_ref();
        let promotion = table.input.promotion;
        let pending = table.input.pending.map(|pending| pending.mv);
        // An unconfirmed move is drawn as if it were made, and its squares are marked like those of
        // a move chosen for a draw claim. The pawn of a pending promotion is drawn on the promotion
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

    /// Marks in this view the squares to which the selected piece can move, including captures and
    /// castling.
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

    /// Returns the same view, but no piece can be picked up.
    pub(in crate::app) fn without_moves(self) -> BoardView {
        BoardView { movable: Bitboard::EMPTY, ..self }
    }
}
