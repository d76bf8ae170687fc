//! Keys of the keyboard that tests press, with their codes in WebDriver.

/// Key of the keyboard that a test presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Tab: moves the focus to the next element.
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
    /// Delete.
    Delete,
    /// A character key.
    Char(char),
}

impl Key {
    /// Returns the character that stands for this key in WebDriver's key actions.
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
            Key::Delete => '\u{e017}',
            Key::Char(c) => c,
        }
    }
}
