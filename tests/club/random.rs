//! Random Swiss tournaments: every pairing is legal and complete.

use std::time::Instant;

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};
use tabiya::club::record::{Bye, PairingResult, PlayedRound, PlayerRound, PointSystem, player_rounds};
use tabiya::club::swiss::{PairingImpossible, SwissPairing, SwissTournament};
use tabiya::rules::Color;

/// Random numbers from a fixed seed.
pub(crate) struct Numbers(SplitMix64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Numbers {
        Numbers(SplitMix64::seed_from_u64(seed))
    }

    /// Returns a number below `end`.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0.next_u64() % end
    }
}

/// The colour that a player must have in the next game, if any. This function computes it from the
/// colour difference and the last two colours.
fn required_color(card: &[PlayerRound]) -> Option<Color> {
    let colors: Vec<Color> = card
        .iter()
        .filter_map(|entry| if let PlayerRound::Game { color, .. } = entry { Some(*color) } else { None })
        .collect();
    let difference: i32 = colors.iter().map(|color| color.by_color(1, -1)).sum();
    match colors[..] {
        _ if difference > 1 => Some(Color::Black),
        _ if difference < -1 => Some(Color::White),
        [.., one, other] if one == other => Some(!one),
        _ => None,
    }
}

/// Asserts that every present player is paired once or has the bye, and that the pairing follows
/// the rules C1 to C3 of the FIDE Dutch system.
fn assert_legal(swiss: &SwissTournament, paired: &SwissPairing) {
    let cards = player_rounds(swiss.players, &swiss.played).unwrap();
    let mut seen = vec![0; swiss.players];
    let score = |player: usize| cards[player].iter().map(|entry| entry.half_points()).sum::<u32>() as usize;
    let is_top = |player: usize| swiss.played.len() + 1 >= swiss.rounds && score(player) > swiss.played.len();
    for board in &paired.boards {
        let (white, black) = (board.white, board.black);
        seen[white] += 1;
        seen[black] += 1;
        let met =
            |entry: &PlayerRound| matches!(entry, PlayerRound::Game { opponent, .. } if *opponent == black);
        assert!(!cards[white].iter().any(met), "C1: {white} and {black} have met");
        assert!(!swiss.forbidden.contains(&[white, black]) && !swiss.forbidden.contains(&[black, white]));
        let clash = required_color(&cards[white]).is_some()
            && required_color(&cards[white]) == required_color(&cards[black]);
        assert!(!clash || is_top(white) || is_top(black), "C3: {white} and {black}");
    }
    if let Some(player) = paired.bye {
        seen[player] += 1;
        let had =
            |entry: &PlayerRound| !matches!(entry, PlayerRound::Game { .. }) && entry.half_points() >= 2;
        assert!(!cards[player].iter().any(had), "C2: {player} had a bye or a win without a game");
    }
    for (player, times) in seen.iter().enumerate() {
        assert_eq!(*times, usize::from(!swiss.absent.contains(&player)), "player {player}");
    }
    assert_eq!(paired.bye.is_some(), (swiss.players - swiss.absent.len()) % 2 == 1);
}

/// Whether a legal pairing of all present players exists. The search tries all pairings, so the
/// number of players must be small.
fn is_possible(swiss: &SwissTournament) -> bool {
    let cards = player_rounds(swiss.players, &swiss.played).unwrap();
    let present: Vec<usize> = (0..swiss.players).filter(|player| !swiss.absent.contains(player)).collect();
    let score = |player: usize| cards[player].iter().map(|entry| entry.half_points()).sum::<u32>() as usize;
    let is_top = |player: usize| swiss.played.len() + 1 >= swiss.rounds && score(player) > swiss.played.len();
    let may_meet = |one: usize, other: usize| {
        let clash = required_color(&cards[one]).is_some()
            && required_color(&cards[one]) == required_color(&cards[other]);
        !cards[one]
            .iter()
            .any(|entry| matches!(entry, PlayerRound::Game { opponent, .. } if *opponent == other))
            && !swiss.forbidden.contains(&[one, other])
            && !swiss.forbidden.contains(&[other, one])
            && (!clash || is_top(one) || is_top(other))
    };
    let may_have_bye = |player: usize| {
        !cards[player]
            .iter()
            .any(|entry| !matches!(entry, PlayerRound::Game { .. }) && entry.half_points() >= 2)
    };
    let mut open = vec![(present, false)];
    while let Some((left, had_bye)) = open.pop() {
        let Some((&first, rest)) = left.split_first() else { return true };
        if left.len() % 2 == 1 && !had_bye && may_have_bye(first) {
            open.push((rest.to_vec(), true));
        }
        for &other in rest.iter().filter(|&&other| may_meet(first, other)) {
            open.push((rest.iter().copied().filter(|&player| player != other).collect(), had_bye));
        }
    }
    false
}

/// Chooses absent players of a round and their byes. `often` is the chance of an absence in
/// percent.
pub(crate) fn away(numbers: &mut Numbers, players: usize, often: u64) -> Vec<(usize, Bye)> {
    let mut away = Vec::new();
    for player in 0..players {
        if numbers.below(100) < often {
            away.push((player, if numbers.below(2) == 0 { Bye::Half } else { Bye::Zero }));
        }
    }
    away
}

pub(crate) fn score(numbers: &mut Numbers, forfeits: u64) -> PairingResult {
    if numbers.below(100) < forfeits {
        return [PairingResult::WhiteByForfeit, PairingResult::BlackByForfeit, PairingResult::BothForfeit]
            [numbers.below(3) as usize];
    }
    [PairingResult::WhiteWins, PairingResult::Draw, PairingResult::BlackWins][numbers.below(3) as usize]
}

/// Adds a round with random results to the tournament. `forfeits` is the chance of a forfeit in
/// percent.
pub(crate) fn play(
    swiss: &mut SwissTournament,
    paired: &SwissPairing,
    away: Vec<(usize, Bye)>,
    numbers: &mut Numbers,
    forfeits: u64,
) {
    let games = paired.boards.iter().map(|&pairing| (pairing, score(numbers, forfeits))).collect();
    let byes = away.into_iter().chain(paired.bye.map(|player| (player, Bye::PairingAllocated))).collect();
    swiss.played.push(PlayedRound { games, byes });
}

pub(crate) fn begin(players: usize, rounds: usize, initial: Color) -> SwissTournament {
    let points = PointSystem::default();
    let accelerated = Vec::new();
    SwissTournament {
        players,
        rounds,
        initial_color: initial,
        played: Vec::new(),
        absent: Vec::new(),
        forbidden: Vec::new(),
        points,
        accelerated,
    }
}

#[test]
fn whatever_happens_every_pairing_is_legal() {
    let mut numbers = Numbers::new(20_260_201);
    let (mut rounds, mut impossible, mut tried) = (0, 0, 0);
    for tournament in 0..1500 {
        let players = 1 + numbers.below(if tournament % 5 == 0 { 60 } else { 14 }) as usize;
        let announced = 1 + numbers.below(12) as usize;
        let initial = if numbers.below(2) == 0 { Color::White } else { Color::Black };
        let mut swiss = begin(players, announced, initial);
        let (often, forfeits) = (numbers.below(3) * 8, numbers.below(3) * 6);
        if players > 4 && numbers.below(4) == 0 {
            swiss.forbidden.push([numbers.below(2) as usize, 2 + numbers.below(3) as usize]);
        }
        for _ in 0..announced {
            let away = away(&mut numbers, players, often);
            swiss.absent = away.iter().map(|&(player, _)| player).collect();
            match swiss.pair_round() {
                Ok(paired) => {
                    assert_legal(&swiss, &paired);
                    assert_eq!(swiss.pair_round(), Ok(paired.clone()));
                    play(&mut swiss, &paired, away, &mut numbers, forfeits);
                    rounds += 1;
                }
                Err(fault) => {
                    assert_eq!(fault, PairingImpossible::NoLegalPairing);
                    if players - swiss.absent.len() <= 9 {
                        assert!(!is_possible(&swiss), "there is a legal pairing: {swiss:?}");
                        tried += 1;
                    }
                    impossible += 1;
                    break;
                }
            }
        }
    }
    println!(
        "{rounds} rounds at random, {impossible} that cannot be paired ({tried} of them shown by trying all)"
    );
    assert!(rounds > 4000 && tried > 100);
}

#[test]
fn two_hundred_players() {
    let mut numbers = Numbers::new(9);
    let mut swiss = begin(200, 9, Color::White);
    let mut longest = 0;
    for _ in 0..9 {
        let before = Instant::now();
        let paired = swiss.pair_round().unwrap();
        longest = before.elapsed().as_millis().max(longest);
        println!("200 players, round {}: {} ms", swiss.played.len() + 1, before.elapsed().as_millis());
        assert_legal(&swiss, &paired);
        play(&mut swiss, &paired, Vec::new(), &mut numbers, 2);
    }
    println!("at most {longest} ms");
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut swiss = begin(2, 3, Color::White);
    swiss.absent = vec![7];
    assert!(matches!(swiss.pair_round(), Err(PairingImpossible::Fault(_))));
    swiss.absent.clear();
    let paired = swiss.pair_round().unwrap();
    let board = paired.boards[0];
    swiss.played.push(PlayedRound {
        games: vec![(board, PairingResult::Draw), (board, PairingResult::Draw)],
        byes: Vec::new(),
    });
    assert!(matches!(swiss.pair_round(), Err(PairingImpossible::Fault(_))));
}
