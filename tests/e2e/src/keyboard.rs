//! Keys.

/// A key of the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Tab: to the next thing that takes keys.
    Tab,
    /// Enter.
    Enter,
    /// The space bar.
    Space,
    /// Escape.
    Escape,
    /// The arrow that points up.
    Up,
    /// The arrow that points down.
    Down,
    /// The arrow that points left.
    Left,
    /// The arrow that points right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// A key with a character on it.
    Char(char),
}

impl Key {
    /// The character by which WebDriver knows the key.
    pub(crate) fn code(self) -> char {
        match self {
            Key::Tab => '\u{e004}',
            Key::Enter => '\u{e007}',
            Key::Space => ' ',
            Key::Escape => '\u{e00c}',
            Key::Up => '\u{e013}',
            Key::Down => '\u{e015}',
            Key::Left => '\u{e012}',
            Key::Right => '\u{e014}',
            Key::Home => '\u{e011}',
            Key::End => '\u{e010}',
            Key::Char(c) => c,
        }
    }
}
