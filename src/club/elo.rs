//! FIDE ratings (B.02): expected scores, performance and rating changes.

/// FIDE B.02, table 8.1.1: rating differences for scores of 50 %, 51 %, … 100 %.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
];

/// FIDE B.02, table 8.1.2: the largest rating differences for which the stronger player's expected
/// score is 50 %, 51 %, … 99 %.
const EXPECTED_SCORES: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
    484, 517, 559, 619, 735,
];

/// For players with at least this rating, rating differences above 400 points count in full. For
/// others they count as 400 points (FIDE B.02, 8.3.1).
const FULL_DIFFERENCE_FROM: u32 = 2650;

/// Returns the rating difference for a score in a tournament (FIDE B.02, table 8.1.1), to compute a
/// rating performance. `hundredths` is the score in hundredths of the maximum score; it is clamped
/// to 0–100.
pub fn rating_difference(hundredths: i64) -> i64 {
    let hundredths = hundredths.clamp(0, 100);
    let of_stronger = DIFFERENCES[hundredths.max(100 - hundredths) as usize - 50];
    if hundredths < 50 { -of_stronger } else { of_stronger }
}

/// Returns a player's expected score in one game, in hundredths of a point (FIDE B.02, table
/// 8.1.2). `difference` is the player's rating minus the opponent's rating.
pub fn expected_score(difference: i64) -> i64 {
    let of_stronger = 50 + EXPECTED_SCORES.partition_point(|&most| most < difference.abs()) as i64;
    if difference < 0 { 100 - of_stronger } else { of_stronger }
}

/// Returns a player's FIDE rating performance in a tournament: the opponents' mean rating plus the
/// rating difference for the score. `half_points` is the player's score in half-points; `opponents`
/// lists the opponents' ratings. Returns `None` without opponents.
///
/// # Examples
///
/// ```
/// use tabiya::club::elo;
///
/// assert_eq!(elo::performance_rating(5, &[2000, 2100, 2200]), Some(2373));
/// ```
pub fn performance_rating(half_points: u32, opponents: &[u32]) -> Option<i64> {
    let games = opponents.len() as i64;
    let sum: i64 = opponents.iter().map(|&rating| i64::from(rating)).sum();
    let mean = (2 * sum + games).checked_div(2 * games)?;
    // The score in hundredths of the maximum score; halves are rounded up.
    let hundredths = (100 * i64::from(half_points) + games) / (2 * games);
    Some(mean + rating_difference(hundredths))
}

/// Returns a player's FIDE rating performance in these games. Each item contains the opponent's
/// rating and the half-points that the player scored. Returns `None` without games.
pub fn performance_of_games(games: &[(u32, u32)]) -> Option<i64> {
    let opponents: Vec<u32> = games.iter().map(|(opponent, _)| *opponent).collect();
    performance_rating(games.iter().map(|(_, half_points)| half_points).sum(), &opponents)
}

/// Returns a player's perfect tournament performance: the lowest rating whose expected score
/// against these opponents is at least the player's score (FIDE C.07, 10.3). Rating differences
/// above 400 points count in full.
///
/// `half_points` is the player's score in half-points; `opponents` lists the opponents' ratings.
/// For a score of 0, returns the weakest opponent's rating minus 800. Returns `None` without
/// opponents.
pub fn perfect_performance_rating(half_points: u32, opponents: &[u32]) -> Option<i64> {
    let (lowest, highest) = (i64::from(*opponents.iter().min()?), i64::from(*opponents.iter().max()?));
    if half_points == 0 {
        return Some(lowest - 800);
    }
    let is_enough = |rating: i64| {
        let games = opponents.iter().map(|&opponent| expected_score(rating - i64::from(opponent)));
        games.sum::<i64>() >= 50 * i64::from(half_points)
    };
    let (mut below, mut enough) = (lowest - 801, highest + 800);
    while enough - below > 1 {
        let middle = below + (enough - below) / 2;
        if is_enough(middle) {
            enough = middle;
        } else {
            below = middle;
        }
    }
    Some(enough)
}

/// Returns the change of a player's FIDE rating, in hundredths of a rating point (FIDE B.02, 8.3).
///
/// `own` is the player's rating, and `coefficient` is the K factor. Each item of `games` contains
/// the opponent's rating and the half-points that the player scored. Games against unrated
/// opponents (rating 0) do not count.
///
/// # Examples
///
/// ```
/// use tabiya::club::elo;
///
/// // The expected score is 0.64 points. A win is 0.36 more: 0.36 × 20 = 7.20 rating points.
/// assert_eq!(elo::rating_change(1600, 20, &[(1500, 2)]), 720);
/// ```
pub fn rating_change(own: u32, coefficient: u32, games: &[(u32, u32)]) -> i64 {
    let gain = |&(opponent, half_points): &(u32, u32)| {
        let limit = if own >= FULL_DIFFERENCE_FROM { i64::MAX } else { 400 };
        let difference = (i64::from(own) - i64::from(opponent)).clamp(-limit, limit);
        50 * i64::from(half_points) - expected_score(difference)
    };
    let rated = games.iter().filter(|(opponent, _)| *opponent > 0);
    i64::from(coefficient) * rated.map(gain).sum::<i64>()
}

/// Maximum age of a junior, in years. A player is a junior until the end of the year in which the
/// player reaches this age.
const JUNIOR_AGE: u32 = 18;

/// Returns the coefficient (K factor) of a player with at least 30 rated games: 40 for a junior
/// below 2300, 20 below 2400, otherwise 10 (FIDE B.02, 8.3.3).
///
/// `own` is the player's rating, `birth_year` the year of birth (`None` if unknown), and `year` the
/// current year. Does not consider players with fewer games, or whether the player has ever reached
/// 2400.
///
/// # Examples
///
/// ```
/// use tabiya::club::elo;
///
/// assert_eq!(elo::coefficient(1800, Some(2010), 2026), 40);
/// assert_eq!(elo::coefficient(1800, None, 2026), 20);
/// ```
pub fn coefficient(own: u32, birth_year: Option<u32>, year: u32) -> u32 {
    let is_junior = birth_year.is_some_and(|birth| year.saturating_sub(birth) <= JUNIOR_AGE);
    match own {
        ..2300 if is_junior => 40,
        ..2400 => 20,
        _ => 10,
    }
}

/// Limits a coefficient (K factor) for a rating period with many games: the result times the number
/// of games is at most 700 (FIDE B.02, 8.3.3).
///
/// # Examples
///
/// ```
/// use tabiya::club::elo;
///
/// assert_eq!(elo::limited_coefficient(40, 17), 40);
/// assert_eq!(elo::limited_coefficient(40, 20), 35);
/// ```
pub fn limited_coefficient(coefficient: u32, games: usize) -> u32 {
    match 700usize.checked_div(games) {
        Some(most) => coefficient.min(u32::try_from(most).unwrap_or(u32::MAX)),
        None => coefficient,
    }
}
