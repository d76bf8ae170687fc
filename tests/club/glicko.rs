//! Glicko-2 ratings.

use tabiya::club::glicko::{GlickoRating, RatedGame, update_rating};

/// The example of Glickman's paper (2013), within the rounding of the printed numbers.
#[test]
fn the_example_of_the_paper() {
    let before = GlickoRating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
    let games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
        .map(|(opponent, deviation, points)| RatedGame { opponent, deviation, points });
    let after = update_rating(before, &games, 0.5);
    assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
}

#[test]
fn without_a_game_only_the_deviation_grows() {
    let before = GlickoRating::default();
    let after = update_rating(before, &[], 0.5);
    assert_eq!((after.rating, after.volatility), (before.rating, before.volatility));
    assert!(after.deviation > before.deviation);
}

#[test]
fn updates_of_the_larger_collection() {
    let Some(text) = super::shared("glicko2.tsv") else { return };
    let (mut rows, mut worst) = (0, [0.0f64; 3]);
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let number = |field: usize| fields[field].parse::<f64>().unwrap();
        let games = fields[5].split_whitespace().map(|game| {
            let [opponent, deviation, points] =
                game.split(':').map(|field| field.parse::<f64>().unwrap()).collect::<Vec<_>>()[..]
            else {
                panic!("{line}");
            };
            RatedGame { opponent, deviation, points }
        });
        let before = GlickoRating { rating: number(2), deviation: number(3), volatility: number(4) };
        let after = update_rating(before, &games.collect::<Vec<_>>(), number(1));
        let off = [after.rating - number(6), after.deviation - number(7), after.volatility - number(8)];
        assert!(off[0].abs() < 1e-4 && off[1].abs() < 1e-4 && off[2].abs() < 1e-6, "{line}: {after:?}");
        worst.iter_mut().zip(off).for_each(|(worst, off)| *worst = worst.max(off.abs()));
        rows += 1;
    }
    println!("Glicko-2: {rows} rows, off by at most {worst:?}");
    assert!(rows >= 50);
}
