//! Texts of the app about chess moves, in writing and in speech, and about pieces and squares.

use super::notation::Notation;
use super::visible_names::runs_from_right;
use super::{TextDirection, Words, choice};
use crate::game::{Game, NumberedSan, PlayedHalfMove};
use crate::rules::{CheckSign, Color, Move, MoveKind, Piece, Position, Role, San, Square};

/// English piece letters. In each language, the message `piece-letters` has the letters of that
/// language in the same order.
pub(super) const LETTERS: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];
/// The letters of [`LETTERS`] as texts.
const LETTERS_AS_TEXT: [&str; 5] = ["K", "Q", "R", "B", "N"];
/// Figurines of the pieces, in the order of [`LETTERS`].
const FIGURINES: [&str; 5] = ["♔", "♕", "♖", "♗", "♘"];

impl From<Color> for choice::Color {
    /// Returns the argument that selects White or Black in a message (translated text).
    fn from(color: Color) -> choice::Color {
        color.by_color(choice::Color::White, choice::Color::Black)
    }
}

impl From<Role> for choice::Role {
    /// Returns the argument that selects the name of a chess piece in a message (translated text).
    fn from(role: Role) -> choice::Role {
        match role {
            Role::Pawn => choice::Role::Pawn,
            Role::Knight => choice::Role::Knight,
            Role::Bishop => choice::Role::Bishop,
            Role::Rook => choice::Role::Rook,
            Role::Queen => choice::Role::Queen,
            Role::King => choice::Role::King,
        }
    }
}

impl Words {
    /// Returns a chess move in the chosen notation, usually with the piece letters of the app's
    /// language: `Nf3` gives `Sf3` in German.
    pub fn san_text(&self, san: San) -> String {
        let letter = |role: Role| {
            let place = LETTERS.iter().position(|own| *own == role.upper_char());
            let own = |place: usize| match self.notation {
                Notation::Letters => self.piece_letter(place),
                Notation::EnglishLetters => LETTERS_AS_TEXT.get(place).copied(),
                Notation::Figurines => FIGURINES.get(place).copied(),
            };
            // A pawn has no letter.
            place.and_then(own).unwrap_or_default()
        };
        let mut written = String::with_capacity(8);
        // Writing to a string cannot fail.
        let _ = san.write_with(&mut written, letter);
        if self.language().direction() == TextDirection::RightToLeft {
            // Moves are written from left to right. Directly after a right-to-left letter, a digit
            // would be displayed before the letter. A direction mark prevents this.
            return written
                .chars()
                .flat_map(|c| [Some(c), runs_from_right(&c).then_some('\u{200e}')])
                .flatten()
                .collect();
        }
        written
    }

    /// Returns the letter of a chess piece in the app's language; `None` for a `place` above 4.
    ///
    /// `place` is the index of the piece in the order king, queen, rook, bishop, knight. The
    /// message `piece-letters` has the letters in this order. If one of the letters has two
    /// characters, blanks separate the letters: `Кр Ф Т С К`.
    pub(super) fn piece_letter(&self, place: usize) -> Option<&str> {
        let letters = self.piece_letters();
        if letters.contains(' ') {
            return letters.split(' ').nth(place);
        }
        let (at, letter) = letters.char_indices().nth(place)?;
        letters.get(at..at + letter.len_utf8())
    }

    /// Returns a chess move with its number, in the chosen notation: `12. Nf3`, `12… Nf6`.
    pub fn numbered_move_text(&self, numbered: NumberedSan) -> String {
        self.numbered_move(numbered.color, u64::from(numbered.number), &self.san_text(numbered.san))
    }

    /// Returns a line of moves with their numbers as text, in the chosen notation:
    /// `12… Nf6 13. Bd3`.
    pub fn line_text(&self, moves: &[NumberedSan]) -> String {
        let texts = moves.iter().enumerate().map(|(at, mv)| match mv.color {
            Color::Black if at > 0 => self.san_text(mv.san),
            _ => self.numbered_move_text(*mv),
        });
        texts.collect::<Vec<_>>().join(" ")
    }

    /// Returns the half-move `ply` of a game, counted from 1, with its move number in the chosen
    /// notation: `12. Nf3`.
    ///
    /// `None` if the game has no such half-move.
    pub fn numbered_san(&self, game: &Game, ply: usize) -> Option<String> {
        game.numbered_san(ply).map(|numbered| self.numbered_move_text(numbered))
    }

    /// Returns a move of a game in words for speech, in the app's language:
    /// `White: knight g1 to f3, check.`
    ///
    /// `before` is the position before the move.
    pub fn spoken_move_text(&self, before: &Position, played: &PlayedHalfMove) -> String {
        // Uses the check sign of the score sheet. A move that leaves the mover's own king in check
        // has no sign on the score sheet, even if the move gives check.
        self.spoken_move_with(before, played.mv, played.san.sign)
    }

    /// Returns a legal move that was not played in the game, such as a move of an analysed line, in
    /// words for speech, in the app's language.
    ///
    /// `before` is the position before the move.
    pub fn spoken_line_move(&self, before: &Position, mv: Move) -> String {
        self.spoken_move_with(before, mv, before.san(mv).sign)
    }

    /// Returns the first move of a variation in few words for speech, in the app's language:
    /// `knight c3`; castling as `O-O` or `O-O-O`.
    pub fn spoken_begin(&self, san: San) -> String {
        match san.to() {
            Some(to) => self.review_begin(san.role(), &to),
            None => self.san_text(san),
        }
    }

    /// Returns a chess move in words for speech, in the app's language:
    /// `White: knight g1 to f3, check.`
    ///
    /// `before` is the position before the move; `sign` says whether the move gives check or mate.
    fn spoken_move_with(&self, before: &Position, mv: Move, sign: Option<CheckSign>) -> String {
        let (color, from, to) = (before.turn(), mv.from(), mv.to());
        let check = match sign {
            Some(CheckSign::Mate) => choice::Check::Mate,
            Some(CheckSign::Check) => choice::Check::Check,
            None => choice::Check::None,
        };
        let taken = before.captured_by(mv).map(|(_, piece)| piece.role);
        match (mv.kind(), taken) {
            (MoveKind::CastleKingSide, _) => self.spoken_castling(check, color, choice::Wing::King),
            (MoveKind::CastleQueenSide, _) => self.spoken_castling(check, color, choice::Wing::Queen),
            (MoveKind::EnPassant, _) => self.spoken_en_passant(check, color, &from, &to),
            (MoveKind::Promotion(role), None) => self.spoken_promotion(check, color, &from, role, &to),
            (MoveKind::Promotion(role), Some(taken)) => {
                self.spoken_promotion_capture(check, color, &from, role, taken, &to)
            }
            (MoveKind::Normal | MoveKind::DoublePush, taken) => {
                let role = before.piece_at(from).map_or(Role::Pawn, |piece| piece.role);
                match taken {
                    Some(taken) => self.spoken_capture(check, color, &from, role, taken, &to),
                    None => self.spoken_move(check, color, &from, role, &to),
                }
            }
        }
    }

    /// Returns a move of a game in words for speech, together with a draw offer made with the move,
    /// in the app's language.
    ///
    /// `before` is the position before the move.
    pub fn spoken_sheet_move(&self, before: &Position, played: &PlayedHalfMove) -> String {
        let spoken = self.spoken_move_text(before, played);
        played.offered_by.map_or_else(|| spoken.clone(), |by| self.sentences(&spoken, &self.offers_draw(by)))
    }

    /// Returns the name of a square of the chessboard for screen readers: `e4, white pawn`, or `e4`
    /// for an empty square.
    pub fn square_name(&self, square: Square, piece: Option<Piece>) -> String {
        match piece {
            Some(piece) => self.square_with_piece(piece.color, piece.role, &square),
            None => square.to_string(),
        }
    }

    /// Returns the name of a chess piece with its colour, in the app's language: `white knight`.
    pub fn piece_name(&self, piece: Piece) -> String {
        self.piece(piece.color, piece.role)
    }

    /// Returns a list of the pieces that one side has captured, for screen readers:
    /// `Black has captured: queen, pawn`.
    pub fn captures_text(&self, by: Color, roles: &[Role]) -> String {
        if roles.is_empty() {
            return self.captured_nothing(by);
        }
        self.captured(by, &self.comma_list(roles.iter().map(|taken| self.role(*taken))))
    }
}
