//! The players' choices of the appearance and behaviour of the board.

use super::own_colors::{OwnColor, Rgb};
use serde::{Deserialize, Serialize};

/// Contrast ratio between light and dark squares below which the settings show a warning.
const MIN_SQUARE_CONTRAST: f64 = 1.3;

/// Contrast ratio between White's and Black's pieces below which the settings show a warning (WCAG
/// 2.2, 1.4.11).
const MIN_PIECE_CONTRAST: f64 = 3.0;

/// The players' choices of appearance and handling, as words separated by spaces. Each choice that
/// differs from the default has one word, such as `dark` or `confirm`, in the order of
/// [`APPEARANCE_CHOICES`]. After these, each colour that the players have chosen has one word, such
/// as `dark-squares-ad7a51`, even if that colour is not in use.
///
/// The HTML contains the words, so that CSS can select by them. Without words the page has its
/// default appearance.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Appearance(String);

impl Appearance {
    /// Word of the choice that a piece is moved only by dragging it.
    pub const DRAG_ONLY: &str = "by-drag";
    /// Word of the choice that a piece is moved only by a press of its square and a press of the
    /// target square.
    pub const PRESS_ONLY: &str = "by-click";
    /// Word of the choice that an arrow alone shows the last move.
    pub const ARROW: &str = "arrow";
    /// Word of the choice that an arrow and two coloured squares show the last move.
    pub const ARROW_AND_SQUARES: &str = "arrow-and-squares";
    /// Word of the choice that each move must be confirmed.
    pub const CONFIRM_MOVES: &str = "confirm";
    /// Word of the choice that a pawn is promoted to a queen without a question.
    pub const AUTO_QUEEN: &str = "auto-queen";
    /// Word of the choice that a touched piece must move.
    pub const TOUCH_MOVE: &str = "touch-move";
    /// Word of the choice that adapts the app to children: notices in gentle words, and a short
    /// menu in larger type.
    pub const CHILDREN: &str = "children";
    /// Word of the choice that the screen may turn off while a clock runs.
    pub const NO_WAKE_LOCK: &str = "no-wake-lock";
    /// Word of the choice that the device vibrates at each event that can have a sound.
    pub const VIBRATION: &str = "vibration";
    /// Word of the choice that notices and questions stay until a player answers or closes them.
    pub const LASTING_NOTICES: &str = "lasting";
    /// Word of the choice that the squares to which a piece can move are not shown.
    pub const NO_TARGETS: &str = "no-targets";
    /// Word of the choice that moves are written with the English letters of the pieces.
    pub const ENGLISH_LETTERS: &str = "english-letters";
    /// Word of the choice that moves are written with figurines such as ♘.
    pub const FIGURINES: &str = "figurines";
    /// Word of the choice that numbers are written in the digits of the language's own script.
    pub const OWN_DIGITS: &str = "own-digits";
    /// Word of the choice that the score sheet shows the time used for each move.
    pub const MOVE_TIMES: &str = "move-times";

    /// Whether the players have made the choice that `word` represents, such as `dark` for a dark
    /// theme.
    pub fn has(&self, word: &str) -> bool {
        self.words().split(' ').any(|known| known == word)
    }

    /// Returns the words of all choices of appearance that differ from the default, and of the
    /// colours that the players have chosen, separated by spaces.
    pub fn words(&self) -> &str {
        &self.0
    }

    /// Whether all choices of appearance have their default value, and the players have chosen no
    /// colours.
    pub fn is_default(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether there is a choice of appearance with this name, such as `theme`.
    pub fn is_choice(name: &str) -> bool {
        APPEARANCE_CHOICES.iter().any(|choice| choice.name == name)
    }

    /// Returns the chosen value of the choice of appearance with this name, such as `dark` for
    /// `theme`; `None` if there is no such choice.
    pub fn value_of(&self, name: &str) -> Option<&'static str> {
        let choice = APPEARANCE_CHOICES.iter().find(|choice| choice.name == name)?;
        let chosen = choice.values.iter().skip(1).find(|(_, word)| self.has(word));
        chosen.or(choice.values.first()).map(|(value, _)| *value)
    }

    /// Returns a copy in which the choice of appearance `name` has another value; `None` if there
    /// is no such choice or value.
    #[must_use]
    pub fn with_value(&self, name: &str, value: &str) -> Option<Appearance> {
        let choice = APPEARANCE_CHOICES.iter().find(|choice| choice.name == name)?;
        let (_, word) = choice.values.iter().find(|(known, _)| *known == value)?;
        let others = |word: &&str| choice.values.iter().all(|(_, own)| own != word);
        let mut chosen: Vec<&str> = self.words().split(' ').filter(others).chain([*word]).collect();
        let order = APPEARANCE_CHOICES.iter().flat_map(|choice| choice.values).map(|(_, word)| *word);
        let order: Vec<&str> = order.collect();
        // Words of colours, and words that only a later version of the page knows, go to the end.
        chosen.sort_by_key(|word| order.iter().position(|known| known == word).unwrap_or(order.len()));
        chosen.retain(|word| !word.is_empty());
        Some(Appearance(chosen.join(" ")))
    }

    /// Returns the colour that the players have chosen for these squares or pieces, or the default
    /// colour if they have chosen none.
    pub fn own_color(&self, of: OwnColor) -> Rgb {
        let chosen = |word: &str| Rgb::from_hex(word.strip_prefix(of.name())?.strip_prefix('-')?);
        self.words().split(' ').find_map(chosen).unwrap_or(of.default_color())
    }

    /// Returns a copy in which these squares or pieces have another colour. The colour is visible
    /// only if the choice `board` (for squares) or `pieces` has the value `own`.
    #[must_use]
    pub fn with_own_color(&self, of: OwnColor, color: Rgb) -> Appearance {
        let others = self.words().split(' ').filter(|word| !word.starts_with(of.name()));
        let word = format!("{}-{}", of.name(), color.to_string().trim_start_matches('#'));
        let words: Vec<&str> = others.chain([word.as_str()]).filter(|word| !word.is_empty()).collect();
        Appearance(words.join(" "))
    }

    /// Whether light and dark squares in the colours that the players chose are hard to tell apart.
    pub fn has_similar_squares(&self) -> bool {
        self.own_contrast(OwnColor::LightSquares, OwnColor::DarkSquares) < MIN_SQUARE_CONTRAST
    }

    /// Whether White's and Black's pieces in the colours that the players chose are hard to tell
    /// apart, for example for people who do not see hues.
    pub fn has_similar_pieces(&self) -> bool {
        self.own_contrast(OwnColor::WhitePieces, OwnColor::BlackPieces) < MIN_PIECE_CONTRAST
    }

    /// Returns the contrast ratio of two of the players' own colours, from 1 to 21.
    fn own_contrast(&self, one: OwnColor, other: OwnColor) -> f64 {
        self.own_color(one).contrast(self.own_color(other))
    }
}

/// A choice of appearance or handling in the settings, such as the colour theme, with its possible
/// values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AppearanceChoice {
    /// The name, such as `theme`; also the name of its field in the settings.
    pub name: &'static str,
    /// The possible values, the default first, each with its word. The default has no word.
    pub values: &'static [(&'static str, &'static str)],
}

/// All choices of appearance and handling, in the order of the words of an [`Appearance`].
pub const APPEARANCE_CHOICES: [AppearanceChoice; 20] = [
    choice("theme", &[("auto", ""), ("light", "light"), ("dark", "dark"), ("contrast", "contrast")]),
    choice(
        "board",
        &[("wood", ""), ("meadow", "meadow"), ("lake", "lake"), ("stone", "stone"), ("own", "own-board")],
    ),
    choice("pieces", &[("classic", ""), ("simple", "simple"), ("clear", "clear"), ("own", "own-pieces")]),
    choice("coordinates", &[("inside", ""), ("outside", "outside"), ("none", "no-coordinates")]),
    choice("coordinate-size", &[("small", ""), ("large", "large-coordinates")]),
    choice(
        "last-move",
        &[
            ("squares", ""),
            ("arrow", Appearance::ARROW),
            ("arrow-and-squares", Appearance::ARROW_AND_SQUARES),
        ],
    ),
    choice(
        "notation",
        &[("letters", ""), ("english", Appearance::ENGLISH_LETTERS), ("figurines", Appearance::FIGURINES)],
    ),
    choice("move-times", &[("off", ""), ("on", Appearance::MOVE_TIMES)]),
    choice("targets", &[("on", ""), ("off", Appearance::NO_TARGETS)]),
    choice("move-by", &[("both", ""), ("drag", Appearance::DRAG_ONLY), ("click", Appearance::PRESS_ONLY)]),
    choice("confirm", &[("off", ""), ("on", Appearance::CONFIRM_MOVES)]),
    choice("animation", &[("usual", ""), ("off", "still"), ("fast", "fast"), ("slow", "slow")]),
    choice("auto-queen", &[("off", ""), ("on", Appearance::AUTO_QUEEN)]),
    choice("touch-move", &[("off", ""), ("on", Appearance::TOUCH_MOVE)]),
    choice("children", &[("off", ""), ("on", Appearance::CHILDREN)]),
    choice("wake-lock", &[("on", ""), ("off", Appearance::NO_WAKE_LOCK)]),
    choice("hand", &[("by-language", ""), ("left", "left-hand"), ("right", "right-hand")]),
    choice("vibration", &[("off", ""), ("on", Appearance::VIBRATION)]),
    choice("lasting", &[("off", ""), ("on", Appearance::LASTING_NOTICES)]),
    choice("digits", &[("european", ""), ("own", Appearance::OWN_DIGITS)]),
];

/// Makes a choice of appearance with this name. Each pair in `values` is the name of a value and
/// the word that represents it in the HTML; the word of the default value is empty.
const fn choice(name: &'static str, values: &'static [(&'static str, &'static str)]) -> AppearanceChoice {
    AppearanceChoice { name, values }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_takes_every_value_it_names_and_no_other() {
        let mut all = Appearance::default();
        for choice in &APPEARANCE_CHOICES {
            assert_eq!(all.value_of(choice.name), Some(choice.values[0].0), "{} is as usual", choice.name);
            for (value, word) in choice.values.iter().rev() {
                let one = all.with_value(choice.name, value).expect("a value of it");
                assert_eq!(one.value_of(choice.name), Some(*value));
                assert!(word.is_empty() || one.has(word), "{value}");
            }
            assert_eq!(all.with_value(choice.name, "perhaps"), None);
            all = all.with_value(choice.name, choice.values[1].0).expect("a value of it");
        }
        assert_eq!(all.words().split(' ').count(), APPEARANCE_CHOICES.len());
        for choice in APPEARANCE_CHOICES.iter().rev() {
            assert_eq!(all.value_of(choice.name), Some(choice.values[1].0), "{}", choice.name);
            all = all.with_value(choice.name, choice.values[0].0).expect("a value of it");
        }
        assert!(all.is_default(), "{all:?}");
        assert_eq!((all.value_of("sounds"), all.with_value("sounds", "on")), (None, None));
    }

    #[test]
    fn no_two_values_have_one_word_and_none_has_a_gap() {
        let words = APPEARANCE_CHOICES.iter().flat_map(|choice| &choice.values[1..]).map(|(_, word)| *word);
        let mut words: Vec<&str> = words.collect();
        assert!(words.iter().all(|word| word.chars().all(|c| c.is_ascii_lowercase() || c == '-')));
        let count = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), count);
    }

    #[test]
    fn order_of_choosing_does_not_matter() {
        let one =
            Appearance::default().with_value("pieces", "clear").and_then(|it| it.with_value("theme", "dark"));
        let other =
            Appearance::default().with_value("theme", "dark").and_then(|it| it.with_value("pieces", "clear"));
        assert_eq!(one, other);
        assert_eq!(one.as_ref().map(Appearance::words), Some("dark clear"));
    }

    #[test]
    fn own_colors_stay_while_another_board_is_chosen() {
        let looks = Appearance::default().with_own_color(OwnColor::DarkSquares, Rgb::new(0, 0, 0x80));
        let looks = looks.with_own_color(OwnColor::LightSquares, Rgb::WHITE);
        let looks = looks.with_own_color(OwnColor::DarkSquares, Rgb::BLACK);
        let looks = looks.with_value("board", "own").expect("a value");
        assert_eq!(looks.words(), "own-board light-squares-ffffff dark-squares-000000");
        let looks = looks.with_value("board", "lake").expect("a value");
        assert_eq!(looks.value_of("board"), Some("lake"));
        assert_eq!(looks.own_color(OwnColor::LightSquares), Rgb::WHITE);
        assert_eq!(looks.own_color(OwnColor::DarkSquares), Rgb::BLACK);
        assert_eq!(looks.own_color(OwnColor::WhitePieces), OwnColor::WhitePieces.default_color());
    }

    #[test]
    fn a_damaged_color_is_the_default_one() {
        for word in ["dark-squares-", "dark-squares", "dark-squares-12345z", "dark-squares-red}"] {
            let looks: Appearance = serde_json::from_value(word.into()).expect("a text");
            assert_eq!(looks.own_color(OwnColor::DarkSquares), OwnColor::DarkSquares.default_color());
            let looks = looks.with_own_color(OwnColor::DarkSquares, Rgb::BLACK);
            assert_eq!(looks.words(), "dark-squares-000000", "{word}");
        }
    }

    #[test]
    fn similar_colors_are_found() {
        let usual = Appearance::default();
        assert!(!usual.has_similar_squares() && !usual.has_similar_pieces());
        let (grey, light_grey) = (Rgb::new(0x80, 0x80, 0x80), Rgb::new(0x88, 0x88, 0x88));
        let squares = usual.with_own_color(OwnColor::LightSquares, light_grey);
        assert!(squares.with_own_color(OwnColor::DarkSquares, grey).has_similar_squares());
        // Two hues that are equally dark.
        let pieces = usual.with_own_color(OwnColor::WhitePieces, Rgb::new(0xb0, 0, 0));
        let pieces = pieces.with_own_color(OwnColor::BlackPieces, Rgb::new(0, 0x60, 0));
        assert!(pieces.has_similar_pieces() && !pieces.has_similar_squares());
    }

    #[test]
    fn words_of_a_later_version_stay() {
        let looks: Appearance = serde_json::from_str("\"dark marble\"").expect("a text");
        assert_eq!(looks.value_of("theme"), Some("dark"));
        let looks = looks
            .with_value("theme", "auto")
            .and_then(|it| it.with_value("vibration", "on"))
            .expect("values");
        assert_eq!(serde_json::to_string(&looks).expect("a text"), "\"vibration marble\"");
    }
}
