//! Random tournaments (events) with corrections, withdrawals, late entries, undone steps and
//! crashes. In a Swiss, no pair plays twice, and colours follow the rules. Points add up, no result
//! is lost, and the journal restores the event.
//!
//! The environment variable `TABIYA_EVENTS` sets the number of events (default: 400), and
//! `TABIYA_EVENTS_FROM` the number of the first event. `cargo xtask test --long events` runs
//! 100,000 events.

use std::collections::{BTreeMap, BTreeSet};
use std::env;

use tabiya::club::event::{
    Consequence, Entrant, EventFormat, EventRefusal, EventSetup, EventStep, GamePlace, Match, MatchState,
    PairingNumbers, PairingRules, PointSystem, TieResolution, Tournament,
};
use tabiya::club::record::{Bye, Pairing, PairingResult};
use tabiya::club::tiebreak::{TieBreak, TieBreakValue};
use tabiya::rules::Color;

use super::super::random::{Numbers, score};

/// How often each kind of step or incident has occurred. The test asserts that each kind occurs
/// more than ten times.
#[derive(Debug, Default)]
struct Seen {
    steps: usize,
    refused: usize,
    games: usize,
    corrected: usize,
    undone: usize,
    withdrawn: usize,
    late: usize,
    redrawn: usize,
    adjourned: usize,
    swiss_rounds: usize,
    impossible: usize,
    killed: usize,
    champions: usize,
    by_hand: usize,
    fixed: usize,
}

fn setup(numbers: &mut Numbers) -> EventSetup {
    let mut ties = Vec::new();
    for _ in 0..numbers.below(3) {
        let all = [
            TieResolution::Rematch,
            TieResolution::Shorter { seconds: 60 },
            TieResolution::Armageddon,
            TieResolution::RandomChoice,
            TieResolution::Games { games: 2, seconds: 600, increment: 10 },
            TieResolution::TimedArmageddon { white: 300, black: 240, increment: 2 },
        ];
        ties.push(all[numbers.below(6) as usize]);
    }
    let format = match numbers.below(6) {
        0 => EventFormat::RoundRobin { double: false },
        1 => EventFormat::RoundRobin { double: true },
        2 => EventFormat::MostWins,
        3 => EventFormat::Knockout { games: 1 + numbers.below(3) as usize, ties },
        _ => EventFormat::Swiss { rounds: 3 + numbers.below(4) as usize },
    };
    let points = [PointSystem::default(), PointSystem { win: 6, draw: 3, loss: 1, ..PointSystem::default() }]
        [numbers.below(2) as usize];
    let pairing = PairingRules {
        late_half_byes: numbers.below(3) as usize,
        is_accelerated: numbers.below(3) == 0,
        is_seeded: numbers.below(2) == 0,
    };
    let numbering = [PairingNumbers::ByRating, PairingNumbers::AsEntered, PairingNumbers::Random]
        [numbers.below(3) as usize];
    EventSetup {
        format,
        points,
        tie_breaks: TieBreak::all().collect(),
        numbering,
        seed: numbers.below(1 << 40),
        pairing,
    }
}

/// Results by game.
type Book = BTreeMap<GamePlace, PairingResult>;

/// All results of the event, by game.
fn book(event: &Tournament) -> Book {
    let mut book = Book::new();
    for (round, drawn) in event.rounds().iter().enumerate() {
        for (board, match_) in drawn.boards.iter().enumerate() {
            for (game, &score) in match_.results.iter().enumerate() {
                book.insert(GamePlace { round, board, game }, score);
            }
        }
    }
    book
}

/// Pairs who have played against each other, or whose game is adjourned. Each pair has the lower
/// number first.
fn met(event: &Tournament) -> BTreeSet<[usize; 2]> {
    let boards = event.rounds().iter().flat_map(|round| &round.boards);
    let is_game = |board: &&Match| board.is_adjourned || board.results.iter().any(|score| score.is_game());
    boards.filter(is_game).map(pair).collect()
}

fn pair(match_: &Match) -> [usize; 2] {
    let (one, other) = (match_.pairing.white, match_.pairing.black);
    [one.min(other), one.max(other)]
}

/// The colour that a player must have after `rounds` rounds (FIDE C.04.3, 1.7.1), if any, and the
/// player's score in half-points.
fn required_color_and_score(event: &Tournament, player: usize, rounds: usize) -> (Option<Color>, u32) {
    let scale = event.setup().points;
    let (mut colors, mut half_points) = (Vec::new(), 0);
    for round in &event.rounds()[..rounds] {
        for match_ in round.boards.iter().filter(|match_| match_.has_player(player)) {
            let color = if match_.pairing.white == player { Color::White } else { Color::Black };
            // Adjourned games count as draws.
            let score = match_.results.first().copied().unwrap_or(PairingResult::Draw);
            half_points += scale.points_of_result(score, color);
            colors.extend(score.is_game().then_some(color));
        }
        let byes = round.byes.iter().filter(|&&(free, _)| free == player);
        half_points += byes.map(|&(_, bye)| scale.points_of_bye(bye)).sum::<u32>();
    }
    let difference: i32 = colors.iter().map(|color| color.by_color(1, -1)).sum();
    let must = match colors[..] {
        _ if difference > 1 => Some(Color::Black),
        _ if difference < -1 => Some(Color::White),
        [.., one, other] if one == other => Some(!one),
        _ => None,
    };
    (must, half_points)
}

/// Asserts that the last round of `event`, which `before` lacks, follows the rules of the Swiss
/// system. Pairs that the arbiter fixed are exempt. `rounds` is the planned number of rounds.
fn assert_swiss(before: &Tournament, event: &Tournament, rounds: usize) {
    let played = before.rounds().len();
    let met = met(before);
    let drawn = event.rounds().last().unwrap();
    let mut times = vec![0; event.entrants().len()];
    for match_ in &drawn.boards {
        let both = [match_.pairing.white, match_.pairing.black];
        both.iter().for_each(|&player| times[player] += 1);
        if before.fixed_pairs().contains(&match_.pairing) {
            continue;
        }
        assert!(!met.contains(&pair(match_)), "C1: {both:?} have met");
        let [(white, white_score), (black, black_score)] =
            both.map(|player| required_color_and_score(before, player, played));
        let win = event.setup().points.win as usize;
        let top = |score: u32| played + 1 >= rounds && 2 * score as usize > win * played;
        let is_top = top(white_score) || top(black_score);
        assert!(white.is_none() || white != black || is_top, "C3: {both:?}");
        if !is_top {
            assert_ne!(white, Some(Color::Black), "White must not have White");
            assert_ne!(black, Some(Color::White), "Black must not have Black");
        }
    }
    for &(player, bye) in &drawn.byes {
        times[player] += 1;
        let had = before
            .rounds()
            .iter()
            .flat_map(|round| &round.byes)
            .any(|&(other, bye)| other == player && bye == Bye::PairingAllocated);
        assert!(bye != Bye::PairingAllocated || !had, "C2: {player} had a bye");
    }
    for (player, times) in times.iter().enumerate() {
        assert_eq!(*times, i32::from(!event.has_withdrawn(player)), "player {player}");
    }
}

/// Asserts that standings, crosstable and results agree, and that the points add up.
fn assert_whole(event: &Tournament) {
    let scale = event.setup().points;
    let is_knockout = matches!(event.setup().format, EventFormat::Knockout { .. });
    let mut sum = 0;
    let annulled = event.annulled_players();
    let mut counting = book(event);
    counting.retain(|place, _| {
        let match_ = &event.rounds()[place.round].boards[place.board];
        assert!(place.game < match_.results.len());
        !annulled[match_.pairing.white] && !annulled[match_.pairing.black]
    });
    for &score in counting.values() {
        sum += match score {
            PairingResult::Draw => 2 * scale.draw,
            PairingResult::BothForfeit => 0,
            score if score.is_game() => scale.win + scale.loss,
            _ => scale.win,
        };
    }
    if !is_knockout {
        let byes = event.rounds().iter().flat_map(|round| &round.byes);
        sum += byes
            .map(|(_, bye)| match bye {
                Bye::PairingAllocated | Bye::Full => scale.win,
                Bye::Half => scale.draw,
                Bye::Zero => 0,
            })
            .sum::<u32>();
    }
    let table = event.standings_table();
    assert_eq!(table.iter().map(|row| row.half_points).sum::<u32>(), sum, "points add up");
    let mut players: Vec<usize> = table.iter().map(|row| row.player).collect();
    players.sort_unstable();
    assert!(players.into_iter().eq(0..event.entrants().len()), "everyone stands once");
    assert!(table.windows(2).all(|two| two[0].place <= two[1].place));
    let [won, drawn, lost] =
        [0, 1, 2].map(|of| table.iter().map(|row| row.wins_draws_losses[of]).sum::<usize>());
    let games = counting.values().filter(|score| score.is_game()).count();
    assert_eq!((won, won + drawn + lost), (lost, 2 * games));
    let cells: usize = (0..event.entrants().len()).map(|player| event.crosstable_row(player).len()).sum();
    assert_eq!(cells, 2 * (book(event).len() + event.next_games().len()), "each game stands in two rows");
    // The value of a tie-break is the sum or the mean of the contributions that are not cut. This is
    // not checked for the tie-breaks in the first arm of the `match`. For performance ratings, only
    // the presence of contributions is checked.
    for row in &table {
        for (column, (one, value)) in event.setup().tie_breaks.iter().zip(&row.tie_break_values).enumerate() {
            let parts = event.tie_break_contributions(row.player, column);
            let kept: Vec<_> = parts.iter().filter(|part| !part.is_cut).map(|part| part.value).collect();
            match (one.without_forfeits(), value) {
                (
                    TieBreak::DirectEncounter
                    | TieBreak::PairingNumber
                    | TieBreak::PairingNumberReversed
                    | TieBreak::Rating
                    | TieBreak::RatingReversed,
                    _,
                )
                | (_, None) => {}
                (TieBreak::Performance | TieBreak::PerfectPerformance, _) => assert!(!kept.is_empty()),
                (TieBreak::AverageBuchholz | TieBreak::AverageForeBuchholz, _) => {
                    assert_eq!(TieBreakValue::mean(&kept), *value)
                }
                (_, Some(value)) if one.acronym().starts_with('A') => {
                    let mean = TieBreakValue::mean(&kept).unwrap().to_f64();
                    assert_eq!((mean + 0.5).floor(), value.to_f64(), "{one:?} of {}", row.player);
                }
                (_, Some(value)) => {
                    assert_eq!(TieBreakValue::sum(&kept), *value, "{one:?} of {}", row.player)
                }
            }
        }
    }
}

/// Performs a random step. If no further round is possible, returns `false` one time in six, and
/// the event ends.
fn step(numbers: &mut Numbers, event: &mut Tournament, seen: &mut Seen) -> bool {
    let players = event.entrants().len();
    let any = |numbers: &mut Numbers| numbers.below(players.max(1) as u64) as usize;
    let before = event.clone();
    let written: Vec<GamePlace> = book(event).into_keys().collect();
    let missing = event.next_games();
    let step = match numbers.below(100) {
        0..60 if !missing.is_empty() => {
            let place = missing[numbers.below(missing.len() as u64) as usize].place;
            EventStep::Result { place, score: score(numbers, 6) }
        }
        60..66 if !written.is_empty() => {
            let place = written[numbers.below(written.len() as u64) as usize];
            EventStep::Result { place, score: score(numbers, 10) }
        }
        66..68 if !missing.is_empty() => EventStep::Adjourn(missing[0].place),
        68..70 if !written.is_empty() => {
            EventStep::ClearResult(written[numbers.below(written.len() as u64) as usize])
        }
        70..76 => EventStep::Undo,
        76 => EventStep::Withdraw(any(numbers)),
        77 => EventStep::Return(any(numbers)),
        78 => EventStep::AddPlayer(Entrant {
            name: "Late".to_owned(),
            rating: any(numbers) as u32 * 100,
            ..Entrant::default()
        }),
        79 => {
            let bye = [Some(Bye::Half), Some(Bye::Zero), None][numbers.below(3) as usize];
            EventStep::RequestBye {
                player: any(numbers),
                round: event.rounds().len() + numbers.below(2) as usize,
                bye,
            }
        }
        80 => EventStep::Forbid(any(numbers), any(numbers)),
        81 => EventStep::Allow(any(numbers), any(numbers)),
        82 => EventStep::CancelRound,
        83 => EventStep::SwapPlayers(any(numbers), any(numbers)),
        84 => {
            let boards = event.rounds().last().map_or(0, |round| round.boards.len()) as u64;
            let pairing = Pairing { white: any(numbers), black: any(numbers) };
            EventStep::SetBoard { board: numbers.below(boards + 2) as usize, pairing }
        }
        85 => EventStep::FixPair(Pairing { white: any(numbers), black: any(numbers) }),
        86 => match event.fixed_pairs().first() {
            Some(pair) => EventStep::ReleasePair(*pair),
            None => return true,
        },
        87 => match event.pair_last_round_again() {
            Ok(drawing) => EventStep::PairRoundAgain(drawing),
            Err(_) => return true,
        },
        _ => match event.pair_round() {
            Ok(drawing) => EventStep::PairRound(drawing),
            Err(EventRefusal::NoMoreRounds | EventRefusal::TooFew) => return numbers.below(6) > 0,
            Err(EventRefusal::NoLegalPairing) => {
                seen.impossible += 1;
                return numbers.below(6) > 0;
            }
            Err(_) => return true,
        },
    };
    let follows = event.consequences(&step);
    let answer = event.apply(step.clone());
    assert_eq!(follows.is_ok(), answer.is_ok(), "consequences are known for the same steps");
    let Ok(follows) = follows else {
        seen.refused += 1;
        assert_eq!(*event, before, "what is refused changes nothing");
        return true;
    };
    seen.steps += 1;
    assert_same_book(&before, event, &step, &follows);
    match step {
        EventStep::Result { place, .. } if written.contains(&place) => seen.corrected += 1,
        EventStep::Result { .. } => seen.games += 1,
        EventStep::Undo => seen.undone += 1,
        EventStep::Withdraw(_) => seen.withdrawn += 1,
        EventStep::AddPlayer(_) => seen.late += usize::from(!event.rounds().is_empty()),
        EventStep::Adjourn(_) => seen.adjourned += 1,
        EventStep::SwapPlayers(..) | EventStep::SetBoard { .. } => seen.by_hand += 1,
        EventStep::FixPair(_) => seen.fixed += 1,
        EventStep::PairRound(_) => {
            if let EventFormat::Swiss { rounds } = event.setup().format {
                seen.swiss_rounds += 1;
                assert_swiss(&before, event, rounds);
            }
        }
        EventStep::PairRoundAgain(_) => {
            seen.redrawn += 1;
            if let EventFormat::Swiss { rounds } = event.setup().format {
                let mut without = before.clone();
                without.apply(EventStep::CancelRound).unwrap();
                assert_swiss(&without, event, rounds);
            }
        }
        _ => {}
    }
    if step != EventStep::Undo && numbers.below(8) == 0 {
        let mut back = event.clone();
        back.apply(EventStep::Undo).unwrap();
        assert_eq!(
            (back.rounds(), back.standings_table()),
            (before.rounds(), before.standings_table()),
            "undone is as before"
        );
    }
    true
}

/// Asserts that a step changes no results except its own, and deletes exactly as many results as
/// its consequences say. `Undo` is not checked.
fn assert_same_book(before: &Tournament, event: &Tournament, step: &EventStep, follows: &[Consequence]) {
    let (old, mut new) = (book(before), book(event));
    if matches!(step, EventStep::Undo) {
        return;
    }
    let told: usize = follows
        .iter()
        .map(|one| if let Consequence::ResultsDeleted { games, .. } = one { *games } else { 0 })
        .sum();
    if let EventStep::PairRoundAgain(_) | EventStep::CancelRound = step {
        let last = before.rounds().len() - 1;
        assert_eq!(told, old.keys().filter(|place| place.round == last).count());
        assert!(
            old.iter().filter(|(place, _)| place.round < last).all(|(place, score)| new[place] == *score)
        );
        return;
    }
    if let EventStep::Result { place, score } = step {
        assert_eq!(new.get(place), Some(score));
        new.remove(place);
    }
    let gone = old.iter().filter(|&(place, score)| match step {
        EventStep::Result { place: this, .. } if this == place => false,
        _ => new.get(place) != Some(score),
    });
    assert_eq!(gone.count(), told, "the loss was announced: {step:?}");
}

/// Runs the random event with this seed.
fn run(seed: u64, seen: &mut Seen) {
    let mut numbers = Numbers::new(seed.wrapping_mul(0x2545_F491_4F6C_DD1D));
    let mut event = Tournament::new(setup(&mut numbers)).unwrap();
    for player in 0..2 + numbers.below(9) {
        let rating = [0, 1000 + numbers.below(900) as u32][numbers.below(2) as usize];
        let entrant = Entrant { name: format!("P{player}"), rating, ..Entrant::default() };
        event.apply(EventStep::AddPlayer(entrant)).unwrap();
    }
    let length = 20 + numbers.below(120);
    for _ in 0..length {
        if !step(&mut numbers, &mut event, seen) {
            break;
        }
        if numbers.below(40) == 0 {
            // The app crashes: only the journal is left.
            seen.killed += 1;
            assert_whole(&event);
            event = again(&event);
        }
    }
    assert_whole(&event);
    assert_eq!(again(&event), event, "the journal gives the same event");
    if let (EventFormat::Knockout { .. }, Err(EventRefusal::NoMoreRounds)) =
        (&event.setup().format, event.pair_round())
    {
        let last = event.rounds().len() - 1;
        let is_over = (0..event.rounds()[last].boards.len())
            .all(|board| matches!(event.match_state(last, board), Some(MatchState::Over { .. })));
        assert!(is_over && event.next_games().is_empty());
        seen.champions += 1;
    }
}

/// The event, restored from the text of its journal.
fn again(event: &Tournament) -> Tournament {
    let text = serde_json::to_string(&(event.setup(), event.journal())).unwrap();
    let (setup, journal): (EventSetup, Vec<EventStep>) = serde_json::from_str(&text).unwrap();
    Tournament::replay(setup, &journal).unwrap()
}

#[test]
fn random_events_keep_to_the_rules_and_lose_nothing() {
    let number = |variable: &str| env::var(variable).ok().and_then(|number| number.parse::<u64>().ok());
    let count = number("TABIYA_EVENTS").unwrap_or(400);
    let first = number("TABIYA_EVENTS_FROM").unwrap_or(0);
    let mut seen = Seen::default();
    for seed in first..first + count {
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run(seed, &mut seen)));
        assert!(result.is_ok(), "event {seed}");
    }
    println!("{count} events: {seen:?}");
    let all = [
        seen.games,
        seen.corrected,
        seen.undone,
        seen.withdrawn,
        seen.late,
        seen.redrawn,
        seen.adjourned,
        seen.swiss_rounds,
        seen.impossible,
        seen.killed,
        seen.champions,
        seen.by_hand,
        seen.fixed,
        seen.refused,
    ];
    assert!(all.iter().all(|&times| times > 10), "{seen:?}");
}
