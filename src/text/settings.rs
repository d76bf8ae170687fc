//! What stands in the settings.

use crate::game::{HouseRules, Preset};

/// Heading over what the next game begins with.
pub const NEXT_GAME: &str = "Next game";
/// Said there while a game is under way: it keeps what it began with.
pub const FROM_THE_NEXT_GAME: &str =
    "From the next game on. The game on the board keeps its rules and its clock.";
/// Heading over what holds at once.
pub const AT_ONCE: &str = "At once";
/// The choice of a rule set.
pub const HOUSE_RULES: &str = "House rules";
/// The rule set that is none of the published ones.
pub const CUSTOM: &str = "Custom";
/// What discloses the knobs.
pub const ALL_RULES: &str = "All rules";
/// The choice of a clock.
pub const CLOCK: &str = "Clock";
/// The choice of no clock.
pub const NO_CLOCK: &str = "No clock";
/// The choice of what stops a clock.
pub const PRESS: &str = "The clock is pressed by";
/// The move stops it.
pub const PRESS_MOVE: &str = "the move";
/// A tap stops it.
pub const PRESS_TAP: &str = "a tap on it";
/// The choice whether the first move is timed.
pub const FIRST_MOVE: &str = "The first move is";
/// It is not.
pub const FIRST_MOVE_FREE: &str = "free";
/// It is.
pub const FIRST_MOVE_TIMED: &str = "timed";
/// The switch by which both players have the same time.
pub const SAME_TIME: &str = "The same for both";
/// Heading over the times of both.
pub const BOTH: &str = "White and Black";
/// Field: for how many moves a stage is.
pub const STAGE_MOVES: &str = "Moves";
/// What an empty field of moves means.
pub const ALL_MOVES: &str = "all";
/// Field: the time of a stage.
pub const STAGE_TIME: &str = "Minutes";
/// Field: what a move of the stage brings.
pub const STAGE_BONUS: &str = "Each move";
/// Field: how much of it.
pub const STAGE_AMOUNT: &str = "Seconds";
/// Field: the limit for each move.
pub const PER_MOVE: &str = "Limit for each move, in seconds";
/// What an empty limit means.
pub const NO_LIMIT: &str = "none";
/// Label of the button for another stage.
pub const ADD_STAGE: &str = "Add a stage";
/// Label of the button that takes the last stage away.
pub const REMOVE_STAGE: &str = "Remove the last";
/// Field: the name of the player of the white pieces.
pub const WHITE_NAME: &str = "White";
/// Field: the name of the player of the black pieces.
pub const BLACK_NAME: &str = "Black";
/// What stands in a name's field while it is empty.
pub const NAME: &str = "name";
/// The choice of who sits at the bottom.
pub const ORIENTATION: &str = "At the bottom";
/// The switch for sounds.
pub const SOUNDS: &str = "Sounds";
/// What that switch does.
pub const SOUNDS_HINT: &str = "Moves, the end, an announced check";
/// The switch for the warning.
pub const LOW_TIME_SOUND: &str = "Low-time signal";
/// What that switch does.
pub const LOW_TIME_SOUND_HINT: &str = "Two beeps when a player's time runs low";
/// The switch for hiding the board.
pub const HIDE_BOARD: &str = "Hide the board";
/// What that switch does.
pub const HIDE_BOARD_HINT: &str = "While the clocks are stopped";
/// Label of the button that starts a game with what was chosen.
pub const START_GAME: &str = "New game with these settings";
/// Said when that cannot be done yet.
pub const FIELD_WRONG: &str = "A field of the clock cannot be read yet.";

/// The knobs under their headings, as the dialog shows them.
pub const KNOB_GROUPS: [(&str, &[&str]); 3] = [
    (
        "Repetition and the fifty moves",
        &["threefold", "same-position", "fivefold", "fifty-moves", "seventy-five-moves"],
    ),
    ("When nobody can mate", &["dead-position", "flag-fall"]),
    ("Offers and claims", &["draw-offers", "wrong-claim-penalty"]),
];

/// What a knob is called, and what it does in a few words.
pub fn knob(name: &str) -> (&'static str, &'static str) {
    match name {
        "en-passant" => ("En passant", "A pawn may be taken in passing"),
        "check-warnings" => ("Check warnings", "Off: a move into check is played, and loses"),
        "announce-check" => ("Announce check", "At once; aloud where sounds are on"),
        "threefold" => ("Same position three times", ""),
        "same-position" => ("The same position means", ""),
        "fivefold" => ("Five times", "Draw at once"),
        "fifty-moves" => ("Fifty moves each", "Without a capture or a pawn move"),
        "seventy-five-moves" => ("Seventy-five such moves", "Draw at once, unless it is mate"),
        "dead-position" => ("Draw at once when", ""),
        "flag-fall" => ("A fallen flag loses", ""),
        "draw-offers" => ("A draw is offered", ""),
        "wrong-claim-penalty" => ("A wrong claim costs", "Two minutes for the opponent"),
        _ => ("", ""),
    }
}

/// What a value of a knob means there.
pub fn knob_value(knob: &str, value: &str) -> &'static str {
    match (knob, value) {
        (_, "off") => "no rule",
        (_, "player-to-move") => "the player to move may claim",
        (_, "intended-move-too") => "claim, also with a move",
        (_, "either-player") => "either player may claim",
        (_, "at-once") => "draw at once",
        (_, "same-moves") => "same pieces, same rights",
        (_, "placement") => "same pieces, nothing else",
        ("dead-position", "exact") => "mate is impossible",
        ("dead-position", "material") => "too little material to mate",
        (_, "listed-material") => "one of four bare endings",
        ("flag-fall", "exact") => "unless mate is impossible",
        ("flag-fall", "material") => "unless too little material",
        (_, "lone-king") => "unless to a lone king",
        (_, "loss") => "always",
        (_, "any-time") => "at any time",
        (_, "own-turn") => "in one's own turn",
        (_, "with-move") => "in one's turn, with the move",
        _ => "",
    }
}

/// What a published rule set is called.
pub fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Fide => "FIDE",
        Preset::FpClub => "FP Club",
        Preset::FlyOrDie => "FlyOrDie",
        Preset::Lobby => "Casual lobby",
    }
}

/// House rules in one sentence.
pub fn rules_in_short(rules: &HouseRules) -> String {
    match rules.preset() {
        Some(Preset::Fide) => "The Laws of Chess: draws are claimed, endings judged exactly.".to_owned(),
        Some(Preset::FpClub) => "Either player may ask for the draw; material decides endings.".to_owned(),
        Some(Preset::FlyOrDie) => "The player to move claims; a lone king cannot win on time.".to_owned(),
        Some(Preset::Lobby) => {
            "Repetition and fifty moves draw at once; a fallen flag always loses.".to_owned()
        }
        None => {
            let nearest = rules.nearest_preset();
            let differences = rules.differences(&nearest.rules());
            let names: Vec<_> = differences.iter().map(|(knob, _)| knob.name().replace('-', " ")).collect();
            format!("As {}, but for: {}.", preset(nearest), names.join(", "))
        }
    }
}

/// A clock of the list: minutes and seconds for each move.
pub fn clock_option(name: &str) -> String {
    match name.split_once('/') {
        None => name.replace('+', " + "),
        Some(_) => match name {
            "40/90+30+15/G" => "40 moves in 90, then 15, + 30".to_owned(),
            "40/90+30+30/G" => "40 moves in 90, then 30, + 30".to_owned(),
            _ => name.to_owned(),
        },
    }
}

/// What a move may bring, by its name in the custom clock.
pub fn bonus(name: &str) -> &'static str {
    match name {
        "increment" => "adds",
        "bronstein" => "gives back up to",
        "delay" => "waits first",
        "hourglass" => "hourglass",
        _ => "adds nothing",
    }
}
