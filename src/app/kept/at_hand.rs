//! Which games are at hand: the one on the board, and the unfinished one that it has put aside.

use super::stored::GameId;

/// The game on the board and the one that was put aside, as far as either is saved.
pub type AtHand = (Option<GameId>, Option<GameId>);

/// Which games are at hand where the record of that is lost: the one that began last is on the board. `names` are those
/// of all the saved games, as the numbers that their records hold.
pub fn last_begun(names: impl IntoIterator<Item = Option<f64>>) -> AtHand {
    (names.into_iter().flatten().filter_map(GameId::from_number).max(), None)
}

/// Which games are at hand where the page has gone on with an untouched board because the storage opened too late: the
/// game that was on the board can be had back.
pub fn gone_on_without((game, aside): AtHand) -> AtHand {
    (None, game.or(aside))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_game_is_on_the_board_where_the_record_is_lost() {
        let names = [Some(3.0), Some(7.0), None, Some(5.0)];
        assert_eq!(last_begun(names), (Some(GameId(7)), None));
        assert_eq!(last_begun([]), (None, None));
    }

    #[test]
    fn what_is_no_name_is_no_game() {
        assert_eq!(last_begun([Some(f64::NAN), Some(-4.0), Some(0.0), None]), (None, None));
        assert_eq!(last_begun([Some(f64::NAN), Some(2.0), Some(-4.0)]), (Some(GameId(2)), None));
    }

    #[test]
    fn a_late_storage_pushes_no_game_onto_the_board() {
        let (one, other) = (Some(GameId(1)), Some(GameId(2)));
        assert_eq!(gone_on_without((one, other)), (None, one), "the one on the board goes before");
        assert_eq!(gone_on_without((None, other)), (None, other));
        assert_eq!(gone_on_without((None, None)), (None, None));
    }
}
