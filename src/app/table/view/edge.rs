//! View of the strip beside the board for one player: name, clock, captured pieces and buttons.

use super::ClockView;
use crate::app::table::{BoardReview, CapturedMaterial, LineKind, Msg, PlayerQuestion, Table};
use crate::game::{DrawRule, Event, Game, Headers};
use crate::rules::Color;
use crate::words::visible_name;

/// Content of the strip beside the board for one player: name, clock, captured pieces, and buttons
/// or a question, such as whether to accept a draw.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgeView {
    /// The player.
    pub color: Color,
    /// The player's name; empty if unknown.
    pub name: String,
    /// The name of the opponent, who may ask the player something; empty if unknown.
    pub opponent: String,
    /// Whether the player is to move.
    pub is_to_move: bool,
    /// The material that the player has captured.
    pub captured: CapturedMaterial,
    /// The player's actions besides moves.
    pub actions: EdgeActions,
    /// The player's clock; `None` if the board screen shows none.
    pub clock: Option<ClockView>,
}

/// What a player can do in their strip beside the board besides moves: answer a question, or press
/// a button.
#[derive(Clone, Debug, PartialEq)]
pub enum EdgeActions {
    /// No action: the game is over or waits for a verdict, a question to this player is shown on
    /// the board, the board shows an imported game, or another tab has the game.
    None,
    /// The answer to this question, which has to come before other actions.
    Answer(PlayerQuestion),
    /// Any of these buttons.
    Choose(Vec<EdgeButton>),
}

/// Button in one player's strip beside the board, such as to offer a draw.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgeButton {
    /// The kind of the button.
    pub kind: EdgeButtonKind,
    /// Whether the button is enabled.
    pub is_enabled: bool,
    /// The message that a press sends.
    pub msg: Msg,
}

/// What a button in a player's strip beside the board does or shows, such as to offer a draw or to
/// resign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeButtonKind {
    /// Asks to make the moves again that were taken back.
    Redo,
    /// Asks for a takeback.
    Takeback,
    /// Opens the choice between a draw offer and a draw claim.
    Draw,
    /// Claims a draw.
    ClaimDraw,
    /// Offers a draw.
    OfferDraw,
    /// Shows that the player's offer is made with the next move.
    OfferGoesWithMove,
    /// Shows that the opponent has not answered the player's offer.
    OfferOpen,
    /// Closes the choice between a draw offer and a draw claim.
    CloseDrawChoices,
    /// Resigns.
    Resign,
}

impl EdgeView {
    /// Returns the content of the strip beside the board for one player: name, clock, captured
    /// pieces, and buttons or a question, such as whether to accept a draw.
    ///
    /// While the board shows an imported game, the strip shows that game's player.
    pub fn of_table(table: &Table, color: Color) -> EdgeView {
        let game = table.session.game();
        if let Some(BoardReview::OtherLine { about: LineKind::ImportedGame { headers, .. }, .. }) =
            &table.board_review
        {
            let captured = CapturedMaterial::up_to(table.shown(), color);
            return EdgeView::of_imported_game(headers, captured, color);
        }
        let headers = game.headers();
        let actions = match table.question_to(color) {
            Some(ask @ (PlayerQuestion::Draw | PlayerQuestion::Request(_) | PlayerQuestion::ConfirmMove)) => {
                EdgeActions::Answer(ask)
            }
            // Other questions are asked on the board.
            Some(_) => EdgeActions::None,
            None if game.outcome().is_some() || game.pending_result().is_some() => EdgeActions::None,
            None if table.has_draw_choices(color) => EdgeActions::Choose(draw_choices(game, color)),
            None => EdgeActions::Choose(edge_buttons(game, color)),
        };
        EdgeView {
            color,
            name: visible_name(color.by_color(&headers.white, &headers.black)),
            opponent: visible_name(color.by_color(&headers.black, &headers.white)),
            is_to_move: game.outcome().is_none() && game.turn() == color,
            captured: CapturedMaterial::up_to(table.shown(), color),
            actions,
            clock: ClockView::of_table(table, color),
        }
    }

    /// Returns the content of the strip beside the board for one player of an imported game that
    /// the board shows: the name in its `headers` and the captured material. No buttons and no
    /// clock, because these belong to the game in progress.
    fn of_imported_game(headers: &Headers, captured: CapturedMaterial, color: Color) -> EdgeView {
        EdgeView {
            color,
            name: visible_name(color.by_color(&headers.white, &headers.black)),
            opponent: visible_name(color.by_color(&headers.black, &headers.white)),
            is_to_move: false,
            captured,
            actions: EdgeActions::None,
            clock: None,
        }
    }

    /// Returns this strip beside the board without buttons, questions and clock presses, because
    /// another tab has the game.
    pub(in crate::app) fn without_actions(self) -> EdgeView {
        let clock = self.clock.map(|clock| ClockView { tap_event: None, ..clock });
        EdgeView { actions: EdgeActions::None, clock, ..self }
    }
}

/// Returns the buttons in one player's strip beside the board, in the order of the screen: to take
/// back, for draws, to resign.
fn edge_buttons(game: &Game, color: Color) -> Vec<EdgeButton> {
    let asked = game.takeback_request().is_some();
    let act = |kind, enabled, event| EdgeButton { kind, is_enabled: enabled, msg: Msg::ApplyEvent(event) };
    let mut buttons = Vec::new();
    if game.can_redo() {
        buttons.push(act(EdgeButtonKind::Redo, !asked, Event::AskRedo(color)));
    }
    let takeback = game.takeback_plies(color).is_some() && !asked;
    buttons.push(act(EdgeButtonKind::Takeback, takeback, Event::AskTakeback(color)));
    let offer = offer_button(game, color);
    buttons.push(match offer.kind {
        _ if !has_claims(game) => offer,
        EdgeButtonKind::OfferDraw => EdgeButton {
            kind: EdgeButtonKind::Draw,
            is_enabled: !game.moves().is_empty() || offer.is_enabled,
            msg: Msg::ToggleDrawChoices(color),
        },
        kind => EdgeButton { kind, is_enabled: true, msg: Msg::ToggleDrawChoices(color) },
    });
    buttons.push(EdgeButton { kind: EdgeButtonKind::Resign, is_enabled: true, msg: Msg::Resign(color) });
    buttons
}

/// Returns the buttons in one player's strip beside the board while the player chooses between a
/// draw offer and a draw claim.
fn draw_choices(game: &Game, color: Color) -> Vec<EdgeButton> {
    vec![
        offer_button(game, color),
        EdgeButton {
            kind: EdgeButtonKind::ClaimDraw,
            is_enabled: !game.moves().is_empty(),
            msg: Msg::ClaimDraw(color),
        },
        EdgeButton {
            kind: EdgeButtonKind::CloseDrawChoices,
            is_enabled: true,
            msg: Msg::ToggleDrawChoices(color),
        },
    ]
}

/// Returns the button with which a player offers a draw, or that shows the player's open offer.
fn offer_button(game: &Game, color: Color) -> EdgeButton {
    let kind = match game.draw_offer().filter(|offer| offer.by == color) {
        Some(offer) if offer.is_delivered => EdgeButtonKind::OfferOpen,
        Some(_) => EdgeButtonKind::OfferGoesWithMove,
        None => EdgeButtonKind::OfferDraw,
    };
    let msg = Msg::ApplyEvent(Event::OfferDraw(color));
    EdgeButton { kind, is_enabled: game.may_offer_draw(color), msg }
}

/// Whether the rules of this game let a player claim a draw by repetition or by the 50-move rule.
/// Under other rules, such a draw ends the game at once, or there is none.
fn has_claims(game: &Game) -> bool {
    let rules = game.rules();
    let claimed = |rule: &DrawRule| !matches!(rule, DrawRule::Off | DrawRule::AtOnce);
    [rules.threefold, rules.fifty_moves].iter().any(claimed)
}
