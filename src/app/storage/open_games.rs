//! The open games: the game on the board and the unfinished games that were put aside.

use super::stored::GameId;

/// The ids of the saved open games: the game on the board, if any, and the unfinished games that
/// were put aside from the board. The game that was put aside last comes first.
pub type OpenGames = (Option<GameId>, Vec<GameId>);

/// Maximum number of games put aside that are read when the page opens. Games that were put aside
/// earlier are read on request.
pub const MAX_ASIDE_READ: usize = 20;

/// Returns the open games to assume if the record of the open games is lost. The game that began
/// last is on the board, and no other game is open. `ids` are the ids of all saved games; `None`
/// and invalid ids are ignored.
pub fn newest_game_on_board(ids: impl IntoIterator<Item = Option<f64>>) -> OpenGames {
    let names = ids.into_iter().flatten().filter_map(GameId::from_number);
    // An id in the range that this app assigns is usually the instant at which its game began. Any
    // other id does not tell when its game began, so ids in this range take precedence.
    (names.max_by_key(|name| (name.could_be_assigned(), *name)), Vec::new())
}

/// Returns the open games after the game on the board is put aside. This game becomes the first of
/// the games put aside. Used if the storage opens so late that the players have already begun
/// another game.
pub fn put_board_aside((game, aside): OpenGames) -> OpenGames {
    (None, game.into_iter().chain(aside).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_game_is_on_the_board_where_the_record_is_lost() {
        let names = [Some(3.0), Some(7.0), None, Some(5.0)];
        assert_eq!(newest_game_on_board(names), (Some(GameId(7)), vec![]));
        assert_eq!(newest_game_on_board([]), (None, vec![]));
    }

    #[test]
    fn invalid_ids_are_ignored() {
        assert_eq!(newest_game_on_board([Some(f64::NAN), Some(-4.0), Some(0.0), None]), (None, vec![]));
        assert_eq!(newest_game_on_board([Some(f64::NAN), Some(2.0), Some(-4.0)]), (Some(GameId(2)), vec![]));
        assert_eq!(
            newest_game_on_board([Some(2.0), Some(9_007_199_254_740_991.0)]),
            (Some(GameId(2)), vec![])
        );
    }

    #[test]
    fn a_late_storage_pushes_no_game_onto_the_board() {
        let (one, other) = (GameId(1), GameId(2));
        let both = put_board_aside((Some(one), vec![other]));
        assert_eq!(both, (None, vec![one, other]), "the one on the board goes before");
        assert_eq!(put_board_aside((None, vec![other])), (None, vec![other]));
        assert_eq!(put_board_aside((None, vec![])), (None, vec![]));
    }
}
