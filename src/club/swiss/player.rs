//! Data of a Swiss player for the pairing of the next round, computed from the finished rounds
//! (FIDE C.04.3, articles 1 and 2.1).
//!
//! See section 2 of `docs/algorithms/swiss.md`.

use std::cmp::Reverse;

use crate::club::record::{PlayerRound, PointSystem};
use crate::rules::Color;

/// Strength of a player's colour preference in a Swiss (FIDE C.04.3, 1.7). The colour difference is
/// the number of games with White minus the number of games with Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PreferenceStrength {
    /// Colour difference zero: the player prefers to alternate colours (1.7.3).
    Mild,
    /// Colour difference of one, in either direction (1.7.2).
    Strong,
    /// Colour difference of more than one in either direction, or the same colour in the last two
    /// games (1.7.1).
    Absolute,
}

/// Direction of a float in a Swiss (FIDE C.04.3, 1.4). A float is a game against a player with
/// another score, or points without a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FloatDirection {
    /// A game against a player with a lower score, or points without a game.
    Down,
    /// A game against a player with a higher score.
    Up,
}

/// A player of a Swiss, with the data for the pairing of the next round.
#[derive(Clone, Debug)]
pub(super) struct SwissPlayer {
    /// Half-points so far. In an accelerated Swiss, plus the virtual half-points for the round to
    /// be paired.
    pub(super) score: u32,
    /// Number of players with a smaller pairing number (TPN) who are to be paired in this round or
    /// were paired in an earlier round. The last rule for the colours of a pair uses this count: if
    /// it is even for the higher-ranked player, that player gets the initial colour (5.2.5).
    pub(super) participants_before: usize,
    /// Colours of the games played, in order.
    pub(super) colors: Vec<Color>,
    /// Colour difference: games with White minus games with Black (1.6).
    pub(super) difference: i32,
    /// Colour preference and its strength; `None` if the player has played no game (1.7.4).
    pub(super) preference: Option<(Color, PreferenceStrength)>,
    /// Colour of the last two games; `None` if their colours differ, or if the player has played
    /// fewer than two games.
    pub(super) repeated: Option<Color>,
    /// Numbers of the opponents in games played (C1).
    pub(super) opponents: Vec<usize>,
    /// Whether the player may get the pairing-allocated bye (C2): the player has had no
    /// pairing-allocated bye, no full-point bye and no win by forfeit.
    pub(super) may_have_bye: bool,
    /// Number of games played.
    pub(super) games: usize,
    /// Floats in the last round (index 0) and in the round before it (index 1); `None` if the
    /// player did not float.
    pub(super) floats: [Option<FloatDirection>; 2],
}

impl SwissPlayer {
    /// Returns the colour for which the player has an absolute preference, if any.
    pub(super) fn absolutely_preferred_color(&self) -> Option<Color> {
        self.preference
            .filter(|&(_, strength)| strength == PreferenceStrength::Absolute)
            .map(|(color, _)| color)
    }

    /// Returns the colour that the player prefers, if any.
    pub(super) fn preferred_color(&self) -> Option<Color> {
        self.preference.map(|(color, _)| color)
    }
}

/// Computes the data of all players for the pairing of the next round.
///
/// `cards` contains what each player did in each round, and `present` says which players take part
/// in the next round. `virtual_points` returns the virtual half-points of an accelerated Swiss, by
/// player and round.
pub(super) fn swiss_players(
    cards: &[Vec<PlayerRound>],
    present: &[bool],
    points: PointSystem,
    virtual_points: impl Fn(usize, usize) -> u32,
) -> Vec<SwissPlayer> {
    let scores: Vec<Vec<u32>> = cards
        .iter()
        .enumerate()
        .map(|(player, card)| running_scores(card, points, |round| virtual_points(player, round)))
        .collect();
    let mut participants_before = 0;
    let mut players = Vec::with_capacity(cards.len());
    for (who, card) in cards.iter().enumerate() {
        let colors: Vec<Color> = card
            .iter()
            .filter_map(|entry| if let PlayerRound::Game { color, .. } = entry { Some(*color) } else { None })
            .collect();
        let met = card.iter().filter_map(|entry| {
            if let PlayerRound::Game { opponent, .. } = entry { Some(*opponent) } else { None }
        });
        let met: Vec<usize> = met.collect();
        let difference = colors.iter().map(|color| color.by_color(1, -1)).sum();
        let repeated = match colors[..] {
            [.., one, other] if one == other => Some(one),
            _ => None,
        };
        players.push(SwissPlayer {
            score: scores[who][card.len()],
            participants_before,
            difference,
            preference: color_preference(difference, repeated, colors.last().copied()),
            repeated,
            games: met.len(),
            opponents: met,
            colors,
            may_have_bye: !card
                .iter()
                .any(|entry| !matches!(entry, PlayerRound::Game { .. }) && entry.half_points() >= 2),
            floats: [1, 2].map(|back| float_of_round(who, card, &scores, back)),
        });
        participants_before += usize::from(present[who] || card.iter().any(|entry| entry.is_paired()));
    }
    players
}

/// Returns the indices of `players`, highest-ranked player first: by score, then by pairing number,
/// which is the order of `players` (FIDE C.04.3, 1.2).
pub(super) fn ranking_order(players: &[SwissPlayer]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|&player| Reverse(players[player].score));
    order
}

/// Returns a player's scores before each round and after the last round, in half-points. The scores
/// include the virtual half-points of an accelerated Swiss, which `virtual_points` returns for a
/// round.
fn running_scores(
    card: &[PlayerRound],
    points: PointSystem,
    virtual_points: impl Fn(usize) -> u32,
) -> Vec<u32> {
    let mut sums = vec![virtual_points(0)];
    let mut sum = 0;
    for (round, entry) in card.iter().enumerate() {
        sum += points.points_of_round(*entry);
        sums.push(sum + virtual_points(round + 1));
    }
    sums
}

/// Returns a player's colour preference and its strength (FIDE C.04.3, 1.7). Returns `None` if the
/// player has played no game.
///
/// `difference` is the number of games with White minus the number of games with Black. `repeated`
/// is the colour of the last two games if both had the same colour. `last` is the colour of the
/// last game.
fn color_preference(
    difference: i32,
    repeated: Option<Color>,
    last: Option<Color>,
) -> Option<(Color, PreferenceStrength)> {
    let rarer = if difference > 0 { Color::Black } else { Color::White };
    match (difference.abs(), repeated, last) {
        (2.., ..) => Some((rarer, PreferenceStrength::Absolute)),
        (_, Some(repeated), _) => Some((!repeated, PreferenceStrength::Absolute)),
        (1, ..) => Some((rarer, PreferenceStrength::Strong)),
        (_, _, Some(last)) => Some((!last, PreferenceStrength::Mild)),
        _ => None,
    }
}

/// Returns the float of a player in one of the last rounds (FIDE C.04.3, 1.4): down after a game
/// against an opponent with a lower score or after points without a game, up after a game against
/// an opponent with a higher score, otherwise `None`.
///
/// `who` is the player's index. `back` is 1 for the last round, and 2 for the round before it.
/// `card` contains what the player did in each round. `scores` contains all players' scores before
/// each round.
fn float_of_round(
    who: usize,
    card: &[PlayerRound],
    scores: &[Vec<u32>],
    back: usize,
) -> Option<FloatDirection> {
    let round = card.len().checked_sub(back)?;
    match card[round] {
        PlayerRound::Game { opponent, .. } => match scores[who][round].cmp(&scores[opponent][round]) {
            std::cmp::Ordering::Greater => Some(FloatDirection::Down),
            std::cmp::Ordering::Less => Some(FloatDirection::Up),
            std::cmp::Ordering::Equal => None,
        },
        unplayed => (unplayed.half_points() > 0).then_some(FloatDirection::Down),
    }
}
