//! Seeded knockout brackets, and tie-break games of matches.

use tabiya::club::event::{
    EventFormat, EventRefusal, EventSetup, EventStep, MatchState, PairingRules, TieResolution, Tournament,
};
use tabiya::club::record::PairingResult;

use super::{begin, enter, pair_next_round};

fn seeded(players: usize, ties: Vec<TieResolution>) -> Tournament {
    let setup = begin(EventFormat::Knockout { games: 1, ties }, 0, 1).setup().clone();
    let pairing = PairingRules { is_seeded: true, ..PairingRules::default() };
    let mut event = Tournament::new(EventSetup { pairing, ..setup }).unwrap();
    (0..players).for_each(|player| enter(&mut event, player));
    event
}

#[test]
fn the_best_meet_last_and_byes_come_first() {
    for players in 2..70 {
        let mut event = seeded(players, vec![TieResolution::RandomChoice]);
        let mut rounds = 0;
        while let Ok(drawing) = event.pair_round() {
            if rounds > 0 {
                assert_eq!(drawing.byes, [], "byes are in the first round only");
            }
            // Seeds are numbered from 0. The seeds of a pair add up to `full - 1`: the first seed
            // meets the last.
            let left = players.min(players.next_power_of_two() >> rounds);
            let full = players.next_power_of_two() >> rounds;
            for pair in &drawing.pairs {
                assert_eq!(pair.white + pair.black, full - 1, "{players} players, {left} left");
            }
            event.apply(EventStep::PairRound(drawing)).unwrap();
            while let Some(next) = event.next_game() {
                let white = next.pairing.white < next.pairing.black;
                let score = if white { PairingResult::WhiteWins } else { PairingResult::BlackWins };
                event.apply(EventStep::Result { place: next.place, score }).unwrap();
            }
            rounds += 1;
        }
        assert_eq!(event.pair_round(), Err(EventRefusal::NoMoreRounds));
        assert_eq!(1 << rounds, players.next_power_of_two());
        assert_eq!(event.standings_table()[0].player, 0);
    }
}

#[test]
fn the_bracket_stays_when_a_round_is_drawn_again_or_changed_by_hand() {
    let mut event = seeded(6, vec![TieResolution::RandomChoice]);
    pair_next_round(&mut event);
    let first = event.rounds()[0].clone();
    let again = event.pair_last_round_again().unwrap();
    event.apply(EventStep::PairRoundAgain(again)).unwrap();
    assert_eq!(event.rounds()[0], first);
    // Players 2 and 3 swap their places in the bracket.
    event.apply(EventStep::SwapPlayers(2, 3)).unwrap();
    while let Some(next) = event.next_game() {
        let white = next.pairing.white < next.pairing.black;
        let score = if white { PairingResult::WhiteWins } else { PairingResult::BlackWins };
        event.apply(EventStep::Result { place: next.place, score }).unwrap();
    }
    pair_next_round(&mut event);
    let pairs = event.rounds()[1].boards.iter().map(|board| {
        let pair = board.pairing;
        [pair.white.min(pair.black), pair.white.max(pair.black)]
    });
    assert_eq!(pairs.collect::<Vec<_>>(), [[0, 2], [1, 3]]);
}

#[test]
fn ties_are_broken_by_rapid_games_and_then_by_an_armageddon_game() {
    let armageddon = TieResolution::TimedArmageddon { white: 300, black: 240, increment: 0 };
    let rapid = TieResolution::Games { games: 2, seconds: 600, increment: 10 };
    let mut event = seeded(2, vec![rapid, armageddon]);
    pair_next_round(&mut event);
    let mut ties = Vec::new();
    let mut whites = Vec::new();
    let play = |event: &mut Tournament, score| {
        let next = event.next_game().unwrap();
        event.apply(EventStep::Result { place: next.place, score }).unwrap();
        (next.tie_resolution, next.pairing.white)
    };
    // The match game is drawn, and each player wins one rapid game. A draw in the Armageddon game
    // then wins the match for Black.
    for score in
        [PairingResult::Draw, PairingResult::WhiteWins, PairingResult::WhiteWins, PairingResult::Draw]
    {
        let (tie, white) = play(&mut event, score);
        ties.push(tie);
        whites.push(white);
    }
    assert_eq!(ties, [None, Some(rapid), Some(rapid), Some(armageddon)]);
    assert!(whites.windows(2).all(|two| two[0] != two[1]));
    let black = 1 - whites[3];
    assert_eq!(event.match_state(0, 0), Some(MatchState::Over { winner: Some(black), is_random: false }));
    // After a drawn match game, a win in the first of two rapid games does not decide the match. A
    // draw in the second rapid game does.
    let mut event = seeded(2, vec![rapid, armageddon]);
    pair_next_round(&mut event);
    play(&mut event, PairingResult::Draw);
    play(&mut event, PairingResult::WhiteWins);
    assert!(
        matches!(event.match_state(0, 0), Some(MatchState::Open(_))),
        "one point behind with a game to come"
    );
    play(&mut event, PairingResult::Draw);
    assert!(matches!(event.match_state(0, 0), Some(MatchState::Over { winner: Some(_), is_random: false })));
    for games in [0, 21] {
        let format = EventFormat::Knockout {
            games: 1,
            ties: vec![TieResolution::Games { games, seconds: 60, increment: 0 }],
        };
        assert!(Tournament::new(EventSetup { format, ..event.setup().clone() }).is_err());
    }
}
