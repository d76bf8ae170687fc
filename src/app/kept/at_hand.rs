//! Which games are at hand: the one on the board, and the unfinished ones that were put aside.

use super::stored::GameId;

/// The game on the board and the unfinished ones that were put aside, the last one first, as far as they are saved.
pub type AtHand = (Option<GameId>, Vec<GameId>);

/// So many games that were put aside are read when the page is opened; those before them are read when they are asked for.
pub const AT_HAND_MOST: usize = 20;

/// Which games are at hand where the record of that is lost: the one that began last is on the board. `names` are those
/// of all the saved games, as the numbers that their records hold.
pub fn last_begun(names: impl IntoIterator<Item = Option<f64>>) -> AtHand {
    let names = names.into_iter().flatten().filter_map(GameId::from_number);
    // A name that this page does not give says nothing of when its game began.
    (names.max_by_key(|name| (name.is_plausible(), *name)), Vec::new())
}

/// Which games are at hand where the page has gone on with an untouched board because the storage opened too late: the
/// game that was on the board can be had back.
pub fn gone_on_without((game, aside): AtHand) -> AtHand {
    (None, game.into_iter().chain(aside).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_game_is_on_the_board_where_the_record_is_lost() {
        let names = [Some(3.0), Some(7.0), None, Some(5.0)];
        assert_eq!(last_begun(names), (Some(GameId(7)), vec![]));
        assert_eq!(last_begun([]), (None, vec![]));
    }

    #[test]
    fn what_is_no_name_is_no_game() {
        assert_eq!(last_begun([Some(f64::NAN), Some(-4.0), Some(0.0), None]), (None, vec![]));
        assert_eq!(last_begun([Some(f64::NAN), Some(2.0), Some(-4.0)]), (Some(GameId(2)), vec![]));
        assert_eq!(last_begun([Some(2.0), Some(9_007_199_254_740_991.0)]), (Some(GameId(2)), vec![]));
    }

    #[test]
    fn a_late_storage_pushes_no_game_onto_the_board() {
        let (one, other) = (GameId(1), GameId(2));
        let both = gone_on_without((Some(one), vec![other]));
        assert_eq!(both, (None, vec![one, other]), "the one on the board goes before");
        assert_eq!(gone_on_without((None, vec![other])), (None, vec![other]));
        assert_eq!(gone_on_without((None, vec![])), (None, vec![]));
    }
}
