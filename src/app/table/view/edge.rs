//! View of the strip beside the board for one player.

use super::ClockView;
use crate::app::table::answers::refusal_while_open;
use crate::app::table::{BoardReview, CapturedMaterial, LineKind, Msg, PlayerQuestion, Table};
use crate::game::{DrawRule, Event, Game, Headers, Refusal, WrongClaim};
use crate::rules::Color;
use crate::words::PlayerName;

/// What the screen shows in the strip beside the board for one player: name, clock, captured
/// pieces, and buttons or a question, such as whether to accept a draw.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerEdgeView {
    /// The player.
    pub color: Color,
    /// The player's name.
    pub name: PlayerName,
    /// The name of the opponent, for questions such as a draw offer.
    pub opponent: PlayerName,
    /// Whether the player is to move.
    pub is_to_move: bool,
    /// The material that the player has captured.
    pub captured: CapturedMaterial,
    /// What the player can do besides moving pieces.
    pub actions: EdgeActions,
    /// Whether this player waits for the opponent's answer, for example to a draw offer.
    pub awaits_answer: bool,
    /// The player's clock; `None` if the board screen shows no clock.
    pub clock: Option<ClockView>,
}

/// What a player can do in the strip beside the board: answer a question, or press a button.
#[derive(Clone, Debug, PartialEq)]
pub enum EdgeActions {
    /// Nothing. Possible reasons: the game is over, its result is not final yet, a question to this
    /// player is shown on the board, the board shows an imported game, or another browser tab has
    /// taken the game over.
    None,
    /// Answer this question. Other actions are not possible before the answer.
    Answer(PlayerQuestion),
    /// Press one of these buttons.
    Choose(Vec<EdgeButton>),
    /// Choose between a draw offer and a draw claim with these buttons. The status says whether the
    /// player can claim.
    ChooseDraw(ClaimStatus, Vec<EdgeButton>),
}

/// Whether a player can now claim a draw by repetition or by the 50-move rule, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimStatus {
    /// The position on the board justifies a claim.
    Now,
    /// The position on the board justifies no claim. But the player can claim with an intended move
    /// (FIDE 9.2.1.1, 9.3.1).
    WithMove,
    /// The player cannot claim yet: the position has not occurred often enough, and too few moves
    /// have passed without a capture or a pawn move. Contains these counts.
    NotYet(WrongClaim),
    /// The player cannot claim now, because only the player to move may claim.
    NotOnTurn,
}

/// A button in one player's strip beside the board, such as to offer a draw.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgeButton {
    /// The kind of the button.
    pub kind: EdgeButtonKind,
    /// Whether the action is possible now. If not, a press shows the reason.
    pub is_enabled: bool,
    /// The message that a press sends.
    pub msg: Msg,
}

/// What a button in a player's strip beside the board does or shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeButtonKind {
    /// Asks the opponent to agree that the taken-back moves are made again.
    Redo,
    /// Asks the opponent for a takeback.
    Takeback,
    /// Opens the choice between a draw offer and a draw claim.
    Draw,
    /// Claims a draw.
    ClaimDraw,
    /// Offers a draw.
    OfferDraw,
    /// Shows that the player's draw offer will be made with the next move.
    OfferGoesWithMove,
    /// Withdraws the player's request to take moves back, or to make taken-back moves again.
    WithdrawRequest,
    /// Closes the choice between a draw offer and a draw claim.
    CloseDrawChoices,
    /// Resigns.
    Resign,
}

impl PlayerEdgeView {
    /// Returns the content of the strip beside the board for one player.
    ///
    /// While the board shows an imported game, the strip shows that game's player.
    pub fn of_table(table: &Table, color: Color) -> PlayerEdgeView {
        let game = table.session.game();
        if let Some(BoardReview::OtherLine { about: LineKind::ImportedGame(opened), .. }) =
            &table.board_review
        {
            let captured = CapturedMaterial::up_to(table.shown(), color);
            return PlayerEdgeView::of_imported_game(&opened.game.headers, captured, color);
        }
        let headers = game.headers();
        let actions = match table.question_to(color) {
            Some(ask) if ask.is_asked_in_strip() => EdgeActions::Answer(ask),
            Some(_) => EdgeActions::None,
            None if game.outcome().is_some() || game.pending_result().is_some() => EdgeActions::None,
            None if table.has_draw_choices(color) => {
                EdgeActions::ChooseDraw(claim_status(game, color), draw_choices(game, color))
            }
            None => EdgeActions::Choose(edge_buttons(game, color)),
        };
        PlayerEdgeView {
            color,
            name: PlayerName::of(headers, color),
            opponent: PlayerName::of(headers, !color),
            is_to_move: game.outcome().is_none() && game.turn() == color,
            captured: CapturedMaterial::up_to(table.shown(), color),
            actions,
            awaits_answer: table.awaits_answer(color),
            clock: ClockView::of_table(table, color),
        }
    }

    /// Returns the content of the strip beside the board for one player of an imported game: the
    /// name in its `headers` and the captured material. There are no buttons and no clock, because
    /// these belong to the game in progress.
    fn of_imported_game(headers: &Headers, captured: CapturedMaterial, color: Color) -> PlayerEdgeView {
        PlayerEdgeView {
            color,
            name: PlayerName::of(headers, color),
            opponent: PlayerName::of(headers, !color),
            is_to_move: false,
            captured,
            actions: EdgeActions::None,
            awaits_answer: false,
            clock: None,
        }
    }

    /// Returns this strip without buttons, questions and clock presses, because another browser tab
    /// has taken the game over.
    pub(in crate::app) fn without_actions(self) -> PlayerEdgeView {
        let clock = self.clock.map(|clock| ClockView { tap_event: None, ..clock });
        PlayerEdgeView { actions: EdgeActions::None, clock, ..self }
    }
}

/// Returns the buttons in one player's strip beside the board, in the order of the screen:
/// takebacks, draws, resignation.
fn edge_buttons(game: &Game, color: Color) -> Vec<EdgeButton> {
    let act = |kind, enabled, event| EdgeButton { kind, is_enabled: enabled, msg: Msg::ApplyEvent(event) };
    let mut buttons = Vec::new();
    if game.open_request().is_some_and(|request| request.by == color) {
        buttons.push(act(EdgeButtonKind::WithdrawRequest, true, Event::DeclineRequest(color)));
    } else {
        let may_ask = |event: &Event| refusal_while_open(game, event).is_none();
        if game.can_redo() {
            let redo = Event::AskRedo(color);
            buttons.push(act(EdgeButtonKind::Redo, may_ask(&redo), redo));
        }
        let takeback = Event::AskTakeback(color);
        let is_possible = game.takeback_plies(color).is_some() && may_ask(&takeback);
        buttons.push(act(EdgeButtonKind::Takeback, is_possible, takeback));
    }
    match offer_button(game, color) {
        offer if !has_claims(game) => buttons.extend(offer),
        offer => {
            let kind = offer.map(|offer| offer.kind).filter(|kind| *kind != EdgeButtonKind::OfferDraw);
            let kind = kind.unwrap_or(EdgeButtonKind::Draw);
            // Always enabled: the choice that this button opens shows what is not possible, and
            // why.
            let msg = Msg::ToggleDrawChoices(color);
            buttons.push(EdgeButton { kind, is_enabled: true, msg });
        }
    }
    buttons.push(EdgeButton { kind: EdgeButtonKind::Resign, is_enabled: true, msg: Msg::Resign(color) });
    buttons
}

/// Returns the buttons in one player's strip beside the board while the player chooses between a
/// draw offer and a draw claim.
fn draw_choices(game: &Game, color: Color) -> Vec<EdgeButton> {
    let act = |kind, msg| EdgeButton { kind, is_enabled: true, msg };
    let close = act(EdgeButtonKind::CloseDrawChoices, Msg::ToggleDrawChoices(color));
    let claim = act(EdgeButtonKind::ClaimDraw, Msg::ClaimDraw(color));
    [close].into_iter().chain(offer_button(game, color)).chain([claim]).collect()
}

/// Returns a player's button for draw offers. The button offers a draw, or shows that the offer
/// will be made with the next move. `None` while an offer of this player waits for the opponent's
/// answer.
fn offer_button(game: &Game, color: Color) -> Option<EdgeButton> {
    let kind = match game.draw_offer().filter(|offer| offer.by == color) {
        Some(offer) if offer.is_delivered => return None,
        Some(_) => EdgeButtonKind::OfferGoesWithMove,
        None => EdgeButtonKind::OfferDraw,
    };
    let event = Event::OfferDraw(color);
    let is_enabled = game.may_offer_draw(color) && refusal_while_open(game, &event).is_none();
    Some(EdgeButton { kind, is_enabled, msg: Msg::ApplyEvent(event) })
}

/// Returns whether a player can claim a draw now, or why not.
fn claim_status(game: &Game, color: Color) -> ClaimStatus {
    match game.check_draw_claim(color, None) {
        Ok(_) => ClaimStatus::Now,
        Err(Refusal::WrongClaim(_)) if !game.draw_claims_with_move(color).is_empty() => ClaimStatus::WithMove,
        Err(Refusal::WrongClaim(counts)) => ClaimStatus::NotYet(counts),
        Err(_) => ClaimStatus::NotOnTurn,
    }
}

/// Whether the rules of this game let a player claim a draw by repetition or by the 50-move rule.
/// Under other rules, such a draw ends the game at once, or does not exist.
fn has_claims(game: &Game) -> bool {
    let rules = game.rules();
    let claimed = |rule: &DrawRule| !matches!(rule, DrawRule::Off | DrawRule::AtOnce);
    [rules.threefold, rules.fifty_moves].iter().any(claimed)
}
