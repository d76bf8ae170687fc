//! Start positions and en passant squares that a journal and a link must keep.

use tabiya::game::link::SharedGame;
use tabiya::game::{Event, Game, GameSetup, HouseRules, Instant, Journal};
use tabiya::rules::winnability::Budget;
use tabiya::rules::{Position, PositionSetup};

use super::desk::Desk;

/// Restores the game from the text of its journal.
fn reopened(journal: &Journal) -> Game {
    let text = serde_json::to_string(journal).unwrap();
    let replay = serde_json::from_str::<Journal>(&text).unwrap().replay();
    assert_eq!(replay.fault, None, "{text}");
    replay.game
}

/// Restores the game from its link. Then answers, by a search for a mate, every open question
/// whether a side can still mate.
fn linked(game: &Game) -> Game {
    let link = SharedGame::from_game(game, game.last_change()).to_link().unwrap();
    let replay = SharedGame::from_link(&link).unwrap().to_journal().replay();
    assert_eq!(replay.fault, None, "{link}");
    let mut game = replay.game;
    game.answer_open_questions(game.last_change(), &Budget::default());
    game
}

#[test]
fn a_pawn_taken_in_passing_by_a_pinned_one_comes_back() {
    let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
    // The en passant capture leaves the mover's own king in check. In the first and the last
    // position, it empties two squares between the king and a rook. In the other two, the capturing
    // pawn is pinned on a file or on a diagonal.
    for (fen, uci) in [
        ("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5d6"),
        ("4k3/4r3/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"),
        ("4k3/6b1/8/3pP3/8/2K5/8/8 w - d6 0 1", "e5d6"),
        ("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", "e4d3"),
    ] {
        let mut desk = Desk::from_fen(rules.clone(), fen);
        let mv = desk.game.position().pseudo_legal_moves();
        let mv = *mv.iter().find(|mv| mv.uci() == uci).unwrap();
        assert_eq!(linked(&desk.game).position(), desk.game.position(), "{fen}");
        desk.ok(Event::Move(mv));
        let outcome = desk.game.outcome();
        assert_eq!(outcome.map(|end| end.reason.code()), Some("left-king-in-check"), "{fen}");
        assert_eq!(reopened(&desk.journal), desk.game, "{fen}");
        assert_eq!(linked(&desk.game).outcome(), outcome, "{fen}");
    }
}

#[test]
fn a_position_that_the_arbiter_sets_keeps_its_en_passant_square() {
    let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
    let mut desk = Desk::new(rules);
    let fen = "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1".to_owned();
    desk.ok(Event::CorrectPosition { fen, why: String::new() });
    let setup = PositionSetup::from(desk.game.position());
    assert_eq!(setup.en_passant.map(|square| square.to_string()).as_deref(), Some("d6"));
    assert_eq!(reopened(&desk.journal), desk.game);
    assert_eq!(linked(&desk.game).position(), desk.game.position());
}

#[test]
fn a_start_of_other_laws_is_the_same_start() {
    let rules = HouseRules { en_passant: false, ..HouseRules::lobby() };
    let start = Position::from_fen("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1").unwrap();
    let game = Game::new(GameSetup { rules, start, ..GameSetup::default() });
    assert_eq!(PositionSetup::from(game.start()).en_passant, None);
    assert_eq!(linked(&game).start(), game.start());
    assert_eq!(game.last_change(), Instant::default());
}
