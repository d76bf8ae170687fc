//! Parser of player lists without columns: names, optionally with ratings.

use crate::club::event::Entrant;
use crate::rules::characters::is_invisible;

use super::heading;
use super::list::{ListNote, ListNoteKind, ListedPlayer, PlayerList};

/// Maximum length of a player's name, in characters.
const MAX_NAME_CHARS: usize = 60;

/// Parses a list of players without columns. Each line is a player. If the list has only one line,
/// this line can contain several players, separated by semicolons. A comma is part of a name.
pub(super) fn read_names(text: &str) -> PlayerList {
    let mut lines: Vec<(usize, &str)> = (1..)
        .zip(text.lines())
        .map(|(number, line)| (number, line.trim()))
        .filter(|(_, line)| !line.is_empty())
        .collect();
    // A column of names copied from a spreadsheet may start with a heading.
    if lines.len() > 1 && heading::is_heading(&[lines[0].1.to_owned()]) {
        lines.remove(0);
    }
    remove_bare_numbers(&mut lines);
    let names: Vec<(usize, &str)> = match lines[..] {
        [(number, line)] if line.contains(';') => line.split(';').map(|name| (number, name)).collect(),
        _ => lines,
    };
    let player = |(line, text): (usize, &str)| {
        Some(ListedPlayer { line, entrant: parse_entrant(text)?, ..ListedPlayer::default() })
    };
    let (mut players, mut notes) = (Vec::new(), Vec::new());
    for one in names {
        match player(one) {
            Some(player) => players.push(player),
            None if one.1.trim().is_empty() => {}
            None => notes.push(ListNote { line: one.0, kind: ListNoteKind::NoName, text: one.1.to_owned() }),
        }
    }
    PlayerList { players, notes, ..PlayerList::default() }
}

/// Parses a line with a player's name and optionally a rating. Returns `None` if there is no name.
///
/// Drops a list number before the name. A number from 100 to 3999 after the name is the rating. A
/// comma is part of the name. Invisible characters are removed, and a name of more than 60
/// characters is cut.
pub fn read_name(line: &str) -> Option<Entrant> {
    let mut player = ListedPlayer { entrant: parse_entrant(line)?, ..ListedPlayer::default() };
    tidy_name(&mut player, &mut Vec::new()).then_some(player.entrant)
}

/// Parses a line with a player's name and optionally a rating. Does not remove invisible
/// characters. Returns `None` if there is no name.
fn parse_entrant(line: &str) -> Option<Entrant> {
    let line = without_number(line.trim());
    let is_separator = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';');
    let is_gap = |letter: char| is_separator(letter) || matches!(letter, '(' | ')');
    let rated = line.trim_end_matches(is_gap).rsplit_once(is_gap).and_then(|(name, last)| {
        let rating = super::cell::read_number(last).filter(|rating| (100..4000).contains(rating))?;
        // In `Name ( 1850)`, the part before the rating still ends with the opening parenthesis.
        Some((name.trim_end().trim_end_matches('('), rating))
    });
    let (name, rating) = rated.unwrap_or((line, 0));
    let name = name.trim_matches(is_separator).to_owned();
    let is_name = name.chars().any(|letter| !is_removed_from_names(letter) && !is_gap(letter));
    is_name.then(|| Entrant { name, rating, ..Entrant::default() })
}

/// Removes list numbers without a point, such as `12 `, from the start of the players' `lines`.
/// Does so only if there are at least two lines and each number is the number on the line before
/// plus 1.
fn remove_bare_numbers(lines: &mut [(usize, &str)]) {
    let split = |line: &str| {
        let (number, name) = line.split_once(char::is_whitespace)?;
        Some((super::cell::read_number(number)?, name.trim_start().len()))
    };
    let Some((first, _)) = lines.first().and_then(|(_, line)| split(line)) else { return };
    let counts = |(number, (_, line)): (u32, &(usize, &str))| split(line).is_some_and(|one| one.0 == number);
    if lines.len() > 1 && (first..).zip(&*lines).all(counts) {
        for (_, line) in lines {
            let name = split(line).map_or(0, |(_, length)| length);
            *line = &line[line.len() - name..];
        }
    }
}

/// Removes a list number such as `12. ` or `12) ` from the start of a player's line.
fn without_number(line: &str) -> &str {
    let rest = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match rest.strip_prefix(['.', ')']) {
        Some(name) if rest.len() < line.len() => name.trim_start(),
        _ => line,
    }
}

/// Whether the app removes this character from players' names: a control character or an invisible
/// character. `false` for the two invisible characters that join or separate letters in Hindi and
/// Arabic.
fn is_removed_from_names(letter: char) -> bool {
    letter.is_control() || is_invisible(letter) && !matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Removes invisible characters and extra blanks from a player's name, and cuts the name to
/// [`MAX_NAME_CHARS`].
///
/// Adds a note if the name is cut, contains invisible characters or becomes empty. Returns `false`
/// if the name becomes empty.
pub(super) fn tidy_name(player: &mut ListedPlayer, notes: &mut Vec<ListNote>) -> bool {
    let words = player.entrant.name.split_whitespace().collect::<Vec<_>>().join(" ");
    let visible: String = words.chars().filter(|letter| !is_removed_from_names(*letter)).collect();
    let name: String = visible.trim().chars().take(MAX_NAME_CHARS).collect();
    let kind = match () {
        () if name.is_empty() => Some(ListNoteKind::NoName),
        () if name != visible.trim() => Some(ListNoteKind::LongName),
        () if visible != words => Some(ListNoteKind::InvisibleCharacters),
        () => None,
    };
    notes.extend(kind.map(|kind| ListNote { line: player.line, kind, text: visible }));
    player.entrant.name = name.trim_end().to_owned();
    !name.is_empty()
}
