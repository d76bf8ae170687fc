//! Reads tournaments from lines of JSON. Tests and examples share this file.

use serde_json::Value;
use tabiya::club::record::{Bye, Pairing, PairingResult, PlayedRound};
use tabiya::rules::Color;

pub(crate) fn number(line: &Value, field: &str) -> Result<usize, String> {
    let number = line[field].as_u64().ok_or_else(|| format!("'{field}' is not a whole number"))?;
    usize::try_from(number).map_err(|fault| fault.to_string())
}

pub(crate) fn color(line: &Value, field: &str) -> Result<Color, String> {
    match line[field].as_str() {
        Some("w") => Ok(Color::White),
        Some("b") => Ok(Color::Black),
        _ => Err(format!("'{field}' is neither w nor b")),
    }
}

/// Reads the rounds in the field `played`.
pub(crate) fn rounds(line: &Value) -> Result<Vec<PlayedRound>, String> {
    line["played"].as_array().ok_or("'played' is not a list")?.iter().map(round).collect()
}

/// Reads the pairs of a round. Players are numbered from 1; 0 means no opponent.
pub(crate) fn pairs(round: &Value) -> Result<Vec<[usize; 2]>, String> {
    let pair = |pair: &Value| {
        let side = |index: usize| pair[index].as_u64().and_then(|number| usize::try_from(number).ok());
        Some([side(0)?, side(1)?])
    };
    let pairs = round["pairs"].as_array().ok_or("'pairs' is not a list")?;
    pairs.iter().map(|one| pair(one).ok_or_else(|| format!("no pair: {one}"))).collect()
}

/// Reads the absent players of a round with their byes. Players are numbered from 1 in the line,
/// from 0 in the result.
pub(crate) fn absent(round: &Value) -> Result<Vec<(usize, Bye)>, String> {
    let Some(absent) = round["absent"].as_object() else { return Ok(Vec::new()) };
    let read = |(who, why): (&String, &Value)| {
        let who = who.parse::<usize>().ok().and_then(|who| who.checked_sub(1));
        let why = match why.as_str() {
            Some("H") => Some(Bye::Half),
            Some("Z") => Some(Bye::Zero),
            _ => None,
        };
        who.zip(why).ok_or_else(|| "who is absent is a number and H or Z".to_owned())
    };
    absent.iter().map(read).collect()
}

fn round(round: &Value) -> Result<PlayedRound, String> {
    let mut read = PlayedRound { games: Vec::new(), byes: absent(round)? };
    for (index, [white, black]) in pairs(round)?.into_iter().enumerate() {
        let white = white.checked_sub(1).ok_or("players are counted from 1")?;
        let Some(black) = black.checked_sub(1) else {
            read.byes.push((white, Bye::PairingAllocated));
            continue;
        };
        let score = match round["res"][index].as_str() {
            Some("1") => PairingResult::WhiteWins,
            Some("=") => PairingResult::Draw,
            Some("0") => PairingResult::BlackWins,
            Some("+") => PairingResult::WhiteByForfeit,
            Some("-") => PairingResult::BlackByForfeit,
            Some("x") => PairingResult::BothForfeit,
            _ => return Err(format!("no result of board {}", index + 1)),
        };
        read.games.push((Pairing { white, black }, score));
    }
    Ok(read)
}

pub(crate) fn ratings(line: &Value) -> Result<Vec<u32>, String> {
    let ratings = line["ratings"].as_array().ok_or("'ratings' is not a list")?;
    let read = |rating: &Value| rating.as_u64().and_then(|rating| u32::try_from(rating).ok());
    ratings.iter().map(|rating| read(rating).ok_or_else(|| format!("no rating: {rating}"))).collect()
}
