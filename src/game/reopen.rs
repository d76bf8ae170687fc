//! A kept game is played again, as far as its records make sense.

use super::{Entry, Game, Setup};

/// A game made from its records.
#[derive(Clone, Debug, PartialEq)]
pub struct Reopened {
    /// The game as far as its records make sense.
    pub game: Game,
    /// How many records that are, from the first.
    pub good: u32,
    /// What is wrong with the first bad one, and where it is; nothing from there on was used.
    pub fault: Option<String>,
}

/// Plays a game again from its records, in the order of their place in the store. A record counts if it can be
/// read, has the next number, is accepted by the game, and leaves the game as it was when the record was written.
pub fn reopen(setup: Setup, records: Vec<Result<Entry, String>>) -> Reopened {
    let mut game = Game::new(setup.clone());
    let mut good: Vec<Entry> = Vec::with_capacity(records.len());
    for record in records {
        let number = good.len() as u32;
        match record.and_then(|entry| again(&mut game, &entry, number).map(|()| entry)) {
            Ok(entry) => good.push(entry),
            Err(fault) => {
                let fault = Some(format!("record {}: {fault}", number + 1));
                // The bad event may have been applied: what was good is played once more.
                let mut game = Game::new(setup);
                let played = good.into_iter().all(|entry| game.apply(entry.at, entry.event).is_ok());
                debug_assert!(played, "the same events make the same game");
                return Reopened { game, good: number, fault };
            }
        }
    }
    Reopened { game, good: good.len() as u32, fault: None }
}

fn again(game: &mut Game, entry: &Entry, number: u32) -> Result<(), String> {
    if entry.number != number {
        return Err(format!("is numbered {}", entry.number));
    }
    game.apply(entry.at, entry.event.clone()).map_err(|refusal| refusal.to_string())?;
    if game.fingerprint() != entry.after {
        return Err("leads to another game than it did when it was written".to_owned());
    }
    Ok(())
}
