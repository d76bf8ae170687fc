//! Tests of the `adjudicate` command, which judges the games of a PGN file under a set of house
//! rules.

#[path = "../../examples/adjudicate.rs"]
#[allow(dead_code)]
mod command;

use tabiya::game::{HouseRules, pgn};
use tabiya::rules::winnability::Budget;
use tabiya::rules::{Laws, Position};

use super::desk::Desk;

/// Output of the command for the first game of `text`, without the final FEN.
fn judged(rules: &HouseRules, text: &str) -> String {
    let record = pgn::games(text, rules.laws()).next().expect("a game").expect("a whole one");
    let line = command::judgement(rules, &record, &Budget::default());
    line.split(" fen=").next().unwrap_or_default().to_owned()
}

#[test]
fn every_rule_set_judges_for_itself() {
    let knights = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 ";
    let more = "5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *";
    let fifty = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"]\n\n1. Ra2 *";
    let seventy_five = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 149 80\"]\n\n1. Ra2 *";
    // 1. a4 locks the pawns: afterwards neither king can pass them.
    let closed = "[FEN \"8/5k2/8/p1p1p1p1/2P1P1P1/8/P4K2/8 w - - 0 1\"]\n\n1. a4 Ke6 2. Kf3 Kd6 *";
    let stalemate = "[FEN \"7k/5K2/8/8/6Q1/8/8/8 w - - 0 1\"]\n\n1. Qg6 *";
    let bishops = "[FEN \"8/8/4k3/8/8/3K4/3B1B1p/8 w - - 0 1\"]\n\n1. Bg3 h1=B *";
    let (fide, club) = (HouseRules::fide(), HouseRules::fp_club());
    let (fly, lobby) = (HouseRules::fly_or_die(), HouseRules::lobby());
    for (rules, text, expected) in [
        (&fide, "1. f3 e5 2. g4 Qh4# 0-1", "plies=4 result=0-1 reason=checkmate claims=-"),
        (&fide, "1. e4 e5 1-0", "plies=2 result=* reason=- claims=-"),
        (&fide, "*", "plies=0 result=* reason=- claims=-"),
        (&fide, knights, "plies=8 result=* reason=- claims=threefold"),
        (&club, knights, "plies=8 result=* reason=- claims=threefold"),
        (&fly, knights, "plies=8 result=* reason=- claims=threefold"),
        (&lobby, knights, "plies=8 result=1/2-1/2 reason=threefold claims=-"),
        (&fide, &format!("{knights}{more}"), "plies=16 result=1/2-1/2 reason=fivefold claims=-"),
        (&club, &format!("{knights}{more}"), "plies=17 result=* reason=- claims=-"),
        (&fide, fifty, "plies=1 result=* reason=- claims=fifty-moves"),
        (&lobby, fifty, "plies=1 result=1/2-1/2 reason=fifty-moves claims=-"),
        (&fide, seventy_five, "plies=1 result=1/2-1/2 reason=seventy-five-moves claims=-"),
        (&club, seventy_five, "plies=1 result=* reason=- claims=fifty-moves"),
        (&fide, closed, "plies=1 result=1/2-1/2 reason=dead-position claims=-"),
        (&lobby, closed, "plies=1 result=1/2-1/2 reason=dead-position claims=-"),
        (&club, closed, "plies=4 result=* reason=- claims=-"),
        (&fide, stalemate, "plies=1 result=1/2-1/2 reason=stalemate claims=-"),
        (&fly, bishops, "plies=2 result=* reason=- claims=-"),
    ] {
        assert_eq!(judged(rules, text), expected, "{rules}: {text}");
    }
}

/// Replays the games of the file `../shared/data/rules/threefold.tsv`. At the end of a game, a draw
/// can be claimed exactly if the file says that the last position has occurred three times.
#[test]
fn collected_repetitions_are_counted_right() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/rules/threefold.tsv");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("skipped: {path} is not there");
        return;
    };
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [threefold, moves, source] = fields[..] else { panic!("{line}") };
        let mut position = Position::initial();
        let mut desk = Desk::new(HouseRules::fide());
        for uci in moves.split(' ') {
            let mv = position.parse_uci(uci).unwrap_or_else(|fault| panic!("{uci}: {fault}"));
            position = position.play(mv).unwrap();
            desk.ok(tabiya::game::Event::Move(mv));
        }
        let claims = desk.game.draw_claims(desk.game.turn());
        let found = claims.iter().any(|proof| proof.reason().code() == "threefold");
        assert_eq!(found, threefold == "true", "{source}");
        let text = desk.game.pgn();
        let record = pgn::games(&text, Laws::default()).next().unwrap().unwrap();
        let expected = if found { "threefold" } else { "-" };
        let said = command::judgement(&HouseRules::fide(), &record, &Budget::default());
        assert!(said.contains(&format!(" claims={expected} ")), "{source}: {said}");
    }
}
