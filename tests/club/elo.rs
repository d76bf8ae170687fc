//! Elo ratings by FIDE's rating regulations (B.02).

use tabiya::club::elo::{
    coefficient, expected_score, limited_coefficient, perfect_performance_rating, performance_of_games,
    performance_rating, rating_change, rating_difference,
};

#[test]
fn tables_are_those_of_the_larger_collection() {
    let (Some(scores), Some(differences)) =
        (super::shared("fide-expected-score.tsv"), super::shared("fide-score-to-difference.tsv"))
    else {
        return;
    };
    let mut values = 0;
    let hundredths = |text: &str| (100.0 * text.parse::<f64>().unwrap()).round() as i64;
    for line in scores.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let from: i64 = cells[0].parse().unwrap();
        for distance in from..=cells[1].parse().unwrap_or(from + 2000) {
            assert_eq!(expected_score(distance), hundredths(cells[2]), "{distance}");
            assert_eq!(expected_score(-distance), hundredths(cells[3]), "-{distance}");
            values += 2;
        }
    }
    for line in differences.lines().skip(1) {
        let (score, points) = line.split_once('\t').unwrap();
        assert_eq!(rating_difference(hundredths(score)), points.parse::<i64>().unwrap(), "{score}");
        values += 1;
    }
    println!("ratings: {values} values of both tables");
    assert!(values > 5000);
}

#[test]
fn tables_are_symmetrical() {
    for hundredths in 0..=100 {
        assert_eq!(rating_difference(hundredths), -rating_difference(100 - hundredths));
    }
    for distance in 4..2000 {
        assert_eq!(expected_score(distance) + expected_score(-distance), 100);
        assert!(expected_score(distance) >= expected_score(distance - 1));
    }
    assert_eq!([-4, -3, 0, 3, 4, 735, 736].map(expected_score), [49, 50, 50, 50, 51, 99, 100]);
    assert_eq!([i64::MIN + 1, i64::MAX].map(expected_score), [0, 100]);
    assert_eq!([-5, 0, 50, 100, 200].map(rating_difference), [-800, -800, 0, 800, 800]);
}

#[test]
fn performance_is_the_mean_rating_and_the_difference_of_the_score() {
    assert_eq!(performance_rating(0, &[]), None);
    // Four half-points from three games: a score of 0.67.
    assert_eq!(performance_rating(4, &[1500, 1600, 1700]), Some(1725));
    assert_eq!(performance_rating(0, &[1500, 1501]), Some(701), "a mean of 1500.5 is 1501");
    assert_eq!(perfect_performance_rating(0, &[1500, 1400]), Some(600));
    assert_eq!(perfect_performance_rating(1, &[1500]), Some(1497), "a difference of 3 expects a half");
    assert_eq!(perfect_performance_rating(2, &[1500]), Some(2236));
    assert_eq!(perfect_performance_rating(2, &[u32::MAX]), Some(i64::from(u32::MAX) + 736));
}

#[test]
fn rating_change_counts_differences_over_400_as_400_below_2650() {
    // A player rated 1600 has an expected score of 0.64 against a player rated 1500.
    assert_eq!(rating_change(1600, 40, &[(1500, 2), (1500, 1), (1500, 0)]), 40 * (36 - 14 - 64));
    // A rating difference above 400 counts as 400, with an expected score of 0.92. For a player
    // rated 2650 or higher, the difference counts in full, with expected scores of 0.99 and 1.
    assert_eq!(rating_change(2649, 10, &[(2000, 2), (1500, 2)]), 10 * (8 + 8));
    assert_eq!(rating_change(2650, 10, &[(2000, 2), (1500, 2)]), 10);
    assert_eq!(rating_change(1500, 20, &[(2500, 2), (0, 2)]), 20 * 92, "no rating, no change");
}

/// Juniors below 2300 have K = 40 to the end of the year in which they become 18 (FIDE B.02,
/// 8.3.3).
#[test]
fn the_coefficient_depends_on_rating_and_age() {
    for (own, birth, expected) in [
        (1500, Some(2008), 40),
        (1500, Some(2007), 20),
        (1500, None, 20),
        (2299, Some(2010), 40),
        (2300, Some(2010), 20),
        (2399, Some(1980), 20),
        (2400, Some(2010), 10),
    ] {
        assert_eq!(coefficient(own, birth, 2026), expected, "{own} {birth:?}");
    }
}

/// The coefficient times the number of games is at most 700 (FIDE B.02, 8.3.3).
#[test]
fn many_games_limit_the_coefficient() {
    for (coefficient, games, expected) in [
        (40, 0, 40),
        (40, 17, 40),
        (40, 18, 38),
        (20, 35, 20),
        (20, 36, 19),
        (10, 70, 10),
        (10, 71, 9),
        (10, 701, 0),
    ] {
        assert_eq!(limited_coefficient(coefficient, games), expected, "{coefficient} × {games}");
    }
}

/// A player rated 1800 scores 3 of 5 against 1750, 1900, 1650, 2000 and 1820. The expected score is
/// 57 + 36 + 70 + 24 + 47 hundredths, so the change is 20 × (3 − 2.34).
#[test]
fn a_tournament_changes_a_rating() {
    let games = [(1750, 2), (1900, 1), (1650, 2), (2000, 0), (1820, 1)];
    assert_eq!(rating_change(1800, 20, &games), 20 * (300 - 234));
    assert_eq!(performance_of_games(&games), Some(1824 + 72));
    assert_eq!(performance_of_games(&[]), None);
}
