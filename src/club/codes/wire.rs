//! Binary encoding of a game's place in a tournament, for tickets and result codes.

use crate::club::event::{GamePlace, MAX_GAMES, MAX_PLAYERS, MAX_ROUNDS};
use crate::club::record::Pairing;
use crate::game::link::LinkError;

/// Appends the identity of a tournament game to `bytes`: the place of the game, its players, and
/// the ID `event` of the tournament. Each number is encoded in LEB128.
pub(super) fn write_place(event: u64, place: GamePlace, pairing: Pairing, bytes: &mut Vec<u8>) {
    let GamePlace { round, board, game } = place;
    for number in [round, board, game, pairing.white, pairing.black] {
        write_number(number as u64, bytes);
    }
    write_number(event, bytes);
}

/// Parses the identity of a tournament game, as [`write_place`] encodes it, at the start of
/// `bytes`, and removes it from `bytes`. Returns the ID of the tournament, the place of the game,
/// and the players.
pub(super) fn read_place(bytes: &mut &[u8]) -> Result<(u64, GamePlace, Pairing), LinkError> {
    let mut next = |most: usize| {
        let number = read_number(bytes)? as usize;
        if number < most { Ok(number) } else { Err(LinkError::Meaningless) }
    };
    // `MAX_ROUNDS` is the limit for a Swiss; a round robin can have more rounds. A match can have
    // more than `MAX_GAMES` games, because tie-break games can repeat.
    let place = GamePlace {
        round: next(MAX_ROUNDS.max(MAX_PLAYERS * 2))?,
        board: next(MAX_PLAYERS)?,
        game: next(10 * MAX_GAMES)?,
    };
    let pairing = Pairing { white: next(MAX_PLAYERS)?, black: next(MAX_PLAYERS)? };
    Ok((read_number(bytes)?, place, pairing))
}

/// Appends a number to `bytes` in the variable-length encoding LEB128.
fn write_number(number: u64, bytes: &mut Vec<u8>) {
    // Writing to a `Vec` cannot fail.
    let _ = leb128::write::unsigned(bytes, number);
}

/// Parses a number in the variable-length encoding LEB128 at the start of `bytes`, and removes it
/// from `bytes`. Rejects a number that is not in its shortest form.
fn read_number(bytes: &mut &[u8]) -> Result<u64, LinkError> {
    let before = bytes.len();
    let number = leb128::read::unsigned(bytes).map_err(|_| LinkError::Meaningless)?;
    // Each code must have exactly one encoding, so that equal codes have equal texts.
    let is_shortest = before - bytes.len() == leb128::write::unsigned_len(number);
    if is_shortest { Ok(number) } else { Err(LinkError::Meaningless) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_an_event_comes_back() {
        for shift in 0..64 {
            for number in [1 << shift, (1 << shift) - 1, u64::MAX >> shift] {
                let mut bytes = Vec::new();
                write_number(number, &mut bytes);
                assert_eq!(read_number(&mut &bytes[..]), Ok(number));
            }
        }
        let too_much = [[0xff; 9].as_slice(), &[2]].concat();
        assert_eq!(read_number(&mut &too_much[..]), Err(LinkError::Meaningless));
        assert_eq!(read_number(&mut &[0x80, 0][..]), Err(LinkError::Meaningless), "written in one way only");
    }
}
