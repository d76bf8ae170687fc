//! What the arbiter says: offers, claims, flags, and why a game ended as it did.

use super::color;
use crate::game::{Changes, Event, Explanation, Finding, Game, Grounds, Refusal, Wish};
use crate::rules::Color;

/// Label of the button by which a player resigns.
pub const RESIGN: &str = "Resign";
/// The same button once it was tapped.
pub const RESIGN_SURE: &str = "Resign? Tap again";
/// Label of the button by which a player offers a draw.
pub const OFFER_DRAW: &str = "Offer a draw";
/// Label of the button by which a player claims a draw, and heading of the dialog behind it.
pub const CLAIM_DRAW: &str = "Claim a draw";
/// Label of the button by which a player asks for a move back.
pub const UNDO: &str = "Ask to take back";
/// Label of the button by which a player asks to play again what was taken back.
pub const REDO: &str = "Ask to redo";
/// Label of the button that accepts a draw.
pub const ACCEPT_DRAW: &str = "Accept";
/// Label of the button that declines a draw.
pub const DECLINE_DRAW: &str = "Decline";
/// Label of the button that consents to a request.
pub const CONSENT: &str = "Allow";
/// Label of the button that does not.
pub const DISSENT: &str = "Refuse";
/// What a player is asked who was offered a draw.
pub const DRAW_OFFERED: &str = "Draw offered";
/// What the strip of a player says whose offer goes with the next move.
pub const OFFER_GOES_WITH_MOVE: &str = "Draw offer goes with your move";
/// What the strip of a player says whose offer is not answered yet.
pub const OFFER_OPEN: &str = "Draw offered…";
/// What the strip of a player says who has asked and was not answered yet.
pub const REQUEST_OPEN: &str = "Asked…";
/// What is said in the dialog in which a claimant names the move.
pub const CLAIM_HINT: &str =
    "Choose the move you intend to make. It is not played: it is written down, and the claim is judged.";
/// Name of the choice of that move.
pub const INTENDED_MOVE: &str = "Intended move";
/// Label of the button that makes the claim.
pub const CLAIM: &str = "Claim";
/// Label of buttons that leave things as they are.
pub const CANCEL: &str = "Cancel";

/// What a player is asked whose opponent wants something.
pub fn request(what: Wish) -> &'static str {
    match what {
        Wish::Takeback(1) => "Take the last move back?",
        Wish::Takeback(_) => "Take two moves back?",
        Wish::Redo => "Play it again?",
    }
}

/// Said when a player has tapped to resign once.
pub fn confirm_resignation(by: Color) -> String {
    format!("{}: tap once more to resign.", color(by))
}

/// Said while it is being settled what a fallen flag costs.
pub fn flag_fell(fallen: Color) -> String {
    format!("{}'s flag has fallen. Can {} still mate?", color(fallen), color(!fallen))
}

/// What an event has changed between the players, if it is worth a message.
pub fn changes(changes: &Changes, event: &Event) -> Option<String> {
    if let Some(wrong) = changes.wrong_claim {
        return Some(format!("No draw: {wrong}. The opponent is given time."));
    }
    if let Some(declined) = changes.declined {
        return Some(format!("{} declines the draw.", color(!declined.by)));
    }
    if let Some(offer) = changes.offered {
        return Some(match offer.delivered {
            true => format!("{} offers a draw.", color(offer.by)),
            false => format!("{} offers a draw with the next move.", color(offer.by)),
        });
    }
    if let Some(request) = changes.requested {
        let what = match request.what {
            Wish::Takeback(1) => "to take the last move back",
            Wish::Takeback(_) => "to take the last two moves back",
            Wish::Redo => "to play again what was taken back",
        };
        return Some(format!("{} asks {what}.", color(request.by)));
    }
    if let Some(request) = changes.not_granted {
        return Some(format!("{} does not allow it.", color(!request.by)));
    }
    Some(match event {
        Event::Pause => "The clocks are stopped.".to_owned(),
        Event::Resume | Event::Return { .. } => "The game goes on.".to_owned(),
        Event::Consent(by) => format!("{} allows it.", color(*by)),
        Event::GiveTime { to, .. } => format!("{} is given time.", color(*to)),
        Event::SetClock { color: whose, .. } => format!("{}'s clock is set by the arbiter.", color(*whose)),
        _ => return None,
    })
}

/// Why something was refused, as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    let words = refusal.to_string();
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => words,
    }
}

/// What lies behind a result, as a sentence.
pub fn explanation(explanation: &Explanation, game: &Game) -> String {
    match explanation {
        Explanation::KingLeftInCheck { king, .. } => format!("The king on {king} could be taken."),
        Explanation::FlagFall { fallen, finding } => flag(*fallen, finding),
        Explanation::Claim { by, intended, proof } => {
            let with =
                intended.map(|mv| format!(", intending {}", game.position().san(mv))).unwrap_or_default();
            format!("Claimed by {}{with}: {}.", color(*by), self::proof(proof, game, intended.is_some()))
        }
        Explanation::Automatic(proof) => {
            let words = self::proof(proof, game, false);
            format!("Proof: {words}.")
        }
    }
}

fn flag(fallen: Color, finding: &Finding) -> String {
    let (fallen, other) = (color(fallen), color(!fallen));
    match finding {
        Finding::NotAsked => format!("{fallen}'s time ran out."),
        Finding::MoreThanKing => format!("{other} had more than the king."),
        Finding::LoneKing => format!("{other} had only the king."),
        Finding::EnoughMaterial => format!("{other} had enough material to mate."),
        Finding::NotEnoughMaterial => format!("{other} has no way to mate: not enough material."),
        Finding::CanMate(_) => format!("{other} could still mate."),
        Finding::CannotMate => {
            format!("{other} has no way to mate: no series of legal moves ends in it.")
        }
        Finding::Undetermined => {
            format!("It could not be settled whether {other} could still mate; so it counts as possible.")
        }
    }
}

fn proof(proof: &Grounds, game: &Game, intended: bool) -> String {
    match proof {
        Grounds::Threefold(occurrences) => {
            let plies = game.moves().len();
            let places: Vec<String> = occurrences
                .iter()
                .map(|occurrence| match game.numbered_san(occurrence.ply) {
                    Some(san) => format!("after {san}"),
                    None if intended && occurrence.ply > plies => "after the intended move".to_owned(),
                    None => "at the start".to_owned(),
                })
                .collect();
            format!("the same position {}", places.join(", "))
        }
        Grounds::FiftyMoves(halfmoves) => {
            let half = if halfmoves % 2 == 1 { "½" } else { "" };
            format!("{}{half} moves without a capture or a pawn move", halfmoves / 2)
        }
    }
}
