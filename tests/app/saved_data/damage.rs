//! Random damage to records, as a failing disk or a person may cause it.

use super::disk::Disk;
use super::random::Random;
use serde_json::{Value, json};
use tabiya::app::GameId;

/// Changes a random part of a value, or removes a field.
pub(super) fn alter(value: &mut Value, random: &mut Random) {
    match value {
        Value::Object(fields) if !fields.is_empty() && random.below(8) > 0 => {
            let name = fields.keys().nth(random.below(fields.len())).cloned().unwrap();
            if random.below(6) == 0 {
                fields.remove(&name);
            } else {
                alter(&mut fields[&name], random);
            }
        }
        Value::Array(items) if !items.is_empty() && random.below(8) > 0 => {
            let at = random.below(items.len());
            match random.below(4) {
                0 => items.truncate(at),
                _ => alter(&mut items[at], random),
            }
        }
        // Another number, text or flag.
        Value::Number(number) if random.below(3) > 0 => {
            let number = number.as_u64().unwrap_or(0);
            *value = match random.below(5) {
                0 => json!(number ^ (1 << random.below(63))),
                1 => json!(number.wrapping_add(1)),
                2 => json!(0),
                3 => json!(u64::MAX),
                _ => json!(-1.5),
            };
        }
        Value::String(text) if random.below(3) > 0 && !text.is_empty() => {
            let at = (0..=random.below(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap();
            match random.below(3) {
                0 => text.truncate(at),
                1 => text.insert(at, char::from(b'a' + random.below(26) as u8)),
                _ => text.insert(at, '♞'),
            }
        }
        Value::Bool(set) if random.below(3) > 0 => *set = !*set,
        // A value of another type.
        _ => {
            *value = match random.below(6) {
                0 => Value::Null,
                1 => json!(random.below(1_000_000)),
                2 => json!("w"),
                3 => json!([1, "2", { "move": "e2e4++" }]),
                4 => json!({ "move": "e2e4++" }),
                _ => json!(true),
            };
        }
    }
}

/// Damages bytes of a record, as a failing disk might. If the damaged bytes are not JSON, the
/// record becomes a JSON string with their text.
pub(super) fn alter_bytes(value: &mut Value, random: &mut Random) {
    let mut bytes = serde_json::to_vec(value).unwrap();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len());
        match random.below(3) {
            0 => bytes.truncate(at.max(1)),
            1 => bytes[at] ^= 1 << random.below(8),
            _ => bytes[at] = bytes[random.below(bytes.len())],
        }
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    *value = serde_json::from_slice(&bytes).unwrap_or(Value::String(text));
}

/// Removes records that a store with the key (game, number) cannot hold: records without a key, and
/// the earlier one of two records with the same key.
fn keyed(entries: &mut Vec<Value>, id: GameId) {
    let mut kept: Vec<Value> = Vec::new();
    for entry in std::mem::take(entries) {
        let key = (entry["game"].as_f64() == Some(id.0 as f64)).then(|| entry["number"].clone());
        if key.is_none_or(|key| !(key.is_number() || key.is_string())) {
            continue;
        }
        match kept.iter_mut().find(|other| other["number"] == entry["number"]) {
            Some(other) => *other = entry,
            None => kept.push(entry),
        }
    }
    *entries = kept;
}

/// Damages the records of the game `id`.
pub(super) fn damage(disk: &mut Disk, id: GameId, random: &mut Random) {
    let entries = disk.entries.get_mut(&id).unwrap();
    let (one, other) = (random.below(entries.len()), random.below(entries.len()));
    match random.below(9) {
        0 => drop(entries.remove(one)),
        1 => entries.truncate(one),
        2 => {
            // Inserts a copy of an entry, with the number of another entry.
            let mut again = entries[one].clone();
            again["number"] = json!(other);
            entries.insert(random.below(entries.len()), again);
        }
        3 => {
            for field in ["event", "entry"] {
                let said = entries[one][field].take();
                entries[one][field] = std::mem::replace(&mut entries[other][field], said);
            }
        }
        4 => entries.swap(one, other),
        5 => alter_bytes(&mut entries[one], random),
        6 => {
            let begun = disk.games.get_mut(&id).unwrap();
            if random.below(4) == 0 { alter_bytes(begun, random) } else { alter(begun, random) }
        }
        _ => (0..=random.below(2)).for_each(|_| alter(&mut entries[one], random)),
    }
    keyed(entries_of(disk, id), id);
}

fn entries_of(disk: &mut Disk, id: GameId) -> &mut Vec<Value> {
    disk.entries.get_mut(&id).unwrap()
}
