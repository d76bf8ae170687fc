//! Rulings: questions that the house rules leave open, decided once for each edition.

/// Edition of the program's rulings: its decisions on questions that the house rules leave open.
///
/// A stored game is always replayed under the edition it was played under, so that it opens as the
/// same game in every later version. A new game has the latest edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Edition {
    /// The edition of the first records, which name no edition.
    First,
    /// The edition after an arbiter's audit of the first.
    Second,
    /// The edition after a second audit.
    #[default]
    Third,
}

/// The program's decisions on questions that the house rules leave open, in one [`Edition`].
///
/// Each field is a decision that differs between editions; `true` means that the sentence at the
/// field holds. A game consults these fields instead of its edition. An event that only a later
/// edition accepts needs no field: stored games contain no refused events.
#[derive(Debug, PartialEq, Eq)]
pub struct Rulings {
    /// The player whose clock ran is charged for a gap in which the game could not be played, even
    /// if moves are taken back before the players decide on the charge.
    pub time_away_has_an_owner: bool,
    /// A gap that is charged after a takeback can also exceed the limit for a move; and a player
    /// who has no time left but a delay loses only if the gap uses up the delay.
    pub time_away_is_charged_in_full: bool,
    /// Time that the arbiter sets survives takeback and redo (FIDE 7.1).
    pub set_time_survives_takeback: bool,
    /// A free first move earns its increment.
    pub free_first_move_earns: bool,
    /// Taking back the first move restores a timed clock to its state before the start.
    pub takeback_undoes_the_start: bool,
    /// A turn lasts until the player presses the clock, and the opponent may reply before that
    /// (FIDE 6.2.2).
    pub turn_lasts_until_tap: bool,
    /// The opponent of the player to move can start the clock by a press (FIDE 6.6).
    pub opponent_starts_clock: bool,
    /// A wrong claim with a penalty is a draw offer, and its declared move must be made (FIDE
    /// 9.1.2.3, 9.5.3).
    pub wrong_claim_binds: bool,
    /// A right claim under FIDE's articles cannot be withdrawn (FIDE 9.5.1).
    pub right_claim_is_final: bool,
    /// Both players must have moved before they agree to a draw (FIDE 5.2.3).
    pub agreement_needs_moves: bool,
    /// A reply does not decline a draw offer that is not delivered yet.
    pub secret_offer_survives_reply: bool,
    /// Draw offers are noted on the score sheet (FIDE 9.1.2.2).
    pub offers_are_written: bool,
    /// Ends of the game, and fallen flags, wait for the answer whether the position is dead.
    pub ends_wait_for_dead_position: bool,
    /// The usual start position is known to be alive and needs no question.
    pub usual_start_is_alive: bool,
}

const FIRST: Rulings = Rulings {
    time_away_has_an_owner: false,
    time_away_is_charged_in_full: false,
    set_time_survives_takeback: false,
    free_first_move_earns: false,
    takeback_undoes_the_start: false,
    turn_lasts_until_tap: false,
    opponent_starts_clock: false,
    wrong_claim_binds: false,
    right_claim_is_final: false,
    agreement_needs_moves: false,
    secret_offer_survives_reply: false,
    offers_are_written: false,
    ends_wait_for_dead_position: false,
    usual_start_is_alive: false,
};

const SECOND: Rulings = Rulings { time_away_is_charged_in_full: false, right_claim_is_final: false, ..THIRD };

const THIRD: Rulings = Rulings {
    time_away_has_an_owner: true,
    time_away_is_charged_in_full: true,
    set_time_survives_takeback: true,
    free_first_move_earns: true,
    takeback_undoes_the_start: true,
    turn_lasts_until_tap: true,
    opponent_starts_clock: true,
    wrong_claim_binds: true,
    right_claim_is_final: true,
    agreement_needs_moves: true,
    secret_offer_survives_reply: true,
    offers_are_written: true,
    ends_wait_for_dead_position: true,
    usual_start_is_alive: true,
};

impl Edition {
    /// Returns the edition of the program's rulings for stored games that name no edition: the
    /// first. They were played under it.
    pub fn of_unnamed_record() -> Edition {
        Edition::First
    }

    /// Returns the decisions of this edition on questions that the house rules leave open.
    pub const fn rulings(self) -> &'static Rulings {
        match self {
            Edition::First => &FIRST,
            Edition::Second => &SECOND,
            Edition::Third => &THIRD,
        }
    }
}
