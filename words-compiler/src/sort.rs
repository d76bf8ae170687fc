//! Groups of messages in a Fluent file: finds the screens on which a group is shown, and sorts a
//! translation like the English file.

/// One message of a Fluent file, with the comments and terms before it.
struct Block<'a> {
    /// The message's identifier.
    name: &'a str,
    lines: Vec<&'a str>,
}

/// Group of messages in a Fluent file, below the lines of a heading (`## The board`). Messages
/// before the first heading form a group without a heading.
struct MessageGroup<'a> {
    heading: Vec<&'a str>,
    blocks: Vec<Block<'a>>,
}

/// Beginning of a heading line that names the screens on which the group is shown.
const SHOWN: &str = "## Shown: ";

/// Returns the messages of the Fluent text `english`, each with the screens on which its group is
/// shown: the rest of the line `## Shown: …` in its heading. `None` if there is no such line.
#[must_use]
pub fn screens(english: &str) -> Vec<(&str, Option<&str>)> {
    let mut screens = Vec::new();
    for group in split(english).1 {
        let screen = group.heading.iter().find_map(|line| line.strip_prefix(SHOWN));
        screens.extend(group.blocks.iter().map(|block| (block.name, screen)));
    }
    screens
}

/// Returns the Fluent text `translation` with its messages in the order and the groups of
/// `english`, below the headings of `english`. Each message keeps its comments and the terms before
/// it. Messages that English lacks come last.
#[must_use]
pub fn sorted_like_english(english: &str, translation: &str) -> String {
    let (head, mut rest) = split(translation);
    let mut text = lines_to_text(&head);
    for group in split(english).1 {
        let names: Vec<&str> = group.blocks.iter().map(|block| block.name).collect();
        let blocks: Vec<Block<'_>> = names.iter().filter_map(|name| take(&mut rest, name)).collect();
        push_group(&mut text, &group.heading, &blocks);
    }
    let unknown: Vec<Block<'_>> = rest.into_iter().flat_map(|group| group.blocks).collect();
    push_group(&mut text, &[], &unknown);
    text
}

/// Removes the message `name` from the groups and returns it; `None` if no group has this message.
fn take<'a>(groups: &mut [MessageGroup<'a>], name: &str) -> Option<Block<'a>> {
    groups.iter_mut().find_map(|group| {
        let place = group.blocks.iter().position(|block| block.name == name)?;
        Some(group.blocks.remove(place))
    })
}

/// Splits a Fluent text into the comments about the whole file and its groups of messages.
fn split(text: &str) -> (Vec<&str>, Vec<MessageGroup<'_>>) {
    let mut head = Vec::new();
    let mut groups = vec![MessageGroup { heading: Vec::new(), blocks: Vec::new() }];
    // Comments and terms that belong to the next message.
    let mut before = Vec::new();
    let mut in_message = false;
    for line in text.lines() {
        let is_indented = line.starts_with(' ');
        if line.starts_with("###") {
            head.push(line);
        } else if line.starts_with("## ") {
            in_message = false;
            match groups.last_mut() {
                Some(group) if group.blocks.is_empty() => group.heading.push(line),
                _ => groups.push(MessageGroup { heading: vec![line], blocks: Vec::new() }),
            }
        } else if let Some(name) = message_name(line) {
            in_message = true;
            before.push(line);
            if let Some(group) = groups.last_mut() {
                group.blocks.push(Block { name, lines: std::mem::take(&mut before) });
            }
        } else if let Some(block) =
            groups.last_mut().and_then(|group| group.blocks.last_mut()).filter(|_| in_message && is_indented)
        {
            block.lines.push(line);
        } else if !line.trim().is_empty() {
            in_message = false;
            before.push(line);
        }
    }
    if let Some(block) = groups.iter_mut().rev().find_map(|group| group.blocks.last_mut()) {
        block.lines.append(&mut before);
    }
    (head, groups)
}

/// Returns the name of the message that a line begins; `None` for a term, a comment and every other
/// line.
fn message_name(line: &str) -> Option<&str> {
    let name = line.split_once('=')?.0.trim_end();
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    is_name.then_some(name)
}

/// Appends messages to a Fluent text, below their heading.
fn push_group(text: &mut String, heading: &[&str], blocks: &[Block<'_>]) {
    if blocks.is_empty() {
        return;
    }
    if !text.is_empty() {
        text.push('\n');
    }
    if !heading.is_empty() {
        text.push_str(&lines_to_text(heading));
        text.push('\n');
    }
    for block in blocks {
        text.push_str(&lines_to_text(&block.lines));
    }
}

/// Returns a text with these lines, each of which ends with a line break.
fn lines_to_text(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "### English.\n\n## Names\n## Shown: everywhere.\n\n-brand = T\na = A\n\n## More\n\nb = B\n    .hint = H\nc =\n    { $n ->\n        [one] C\n       *[other] Cs\n    }\n";

    #[test]
    fn a_sorted_file_stays_as_it_is() {
        assert_eq!(sorted_like_english(ENGLISH, ENGLISH), ENGLISH);
    }

    #[test]
    fn messages_go_to_the_places_of_english_with_all_that_is_theirs() {
        let german = "### Deutsch.\n\n## Mehr\n\n# Von c.\n-term = T\nc =\n    { $n ->\n        [one] C\n       *[other] Cs\n    }\nx = X\n\n## Namen\n\na = A\nb = B\n    .hint = H\n";
        let sorted = "### Deutsch.\n\n## Names\n## Shown: everywhere.\n\na = A\n\n## More\n\nb = B\n    .hint = H\n# Von c.\n-term = T\nc =\n    { $n ->\n        [one] C\n       *[other] Cs\n    }\n\nx = X\n";
        assert_eq!(sorted_like_english(ENGLISH, german), sorted);
        assert_eq!(sorted_like_english(ENGLISH, sorted), sorted);
    }

    #[test]
    fn a_message_is_shown_where_its_group_is() {
        assert_eq!(screens(ENGLISH), [("a", Some("everywhere.")), ("b", None), ("c", None)]);
    }
}
