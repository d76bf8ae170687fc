//! Rulings that judge a game: what the house rules leave open, settled once for each edition.

/// The edition of the rulings that judges a game. A journal is always played again under the edition it was written
/// under, so that it opens as the same game whatever has been put right since; a new game has the latest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    /// That of the first records, which do not name one.
    First,
    /// After an arbiter's audit of the first.
    Second,
    /// After a second audit.
    #[default]
    Third,
}

/// Rulings that editions differ in, one field for each. A game looks them up when it is loaded, and asks them instead
/// of its edition. What an edition only accepts where an earlier one refused needs none: no journal holds a refusal.
#[derive(Debug, PartialEq, Eq)]
pub struct Rulings {
    /// The player whose clock ran bears the time of a gap, whatever is taken back before it is settled.
    pub time_away_has_an_owner: bool,
    /// The flag of a limit for each move can fall in time away that is charged after a takeback, and a total of zero
    /// with a delay is not spent before the delay is.
    pub time_away_is_charged_in_full: bool,
    /// Time that the arbiter sets survives takeback and redo (FIDE 7.1).
    pub set_time_survives_takeback: bool,
    /// A free first move earns its increment.
    pub free_first_move_earns: bool,
    /// Taking the first move back leaves a timed clock as it was before its start.
    pub takeback_undoes_the_start: bool,
    /// A turn lasts until the clock is tapped, and the opponent may reply before (FIDE 6.2.2).
    pub turn_lasts_until_tap: bool,
    /// A press by the opponent of the player to move starts the clock (FIDE 6.6).
    pub opponent_starts_clock: bool,
    /// A wrong claim with a penalty is an offer, and its declared move must be made (FIDE 9.1.2.3, 9.5.3).
    pub wrong_claim_binds: bool,
    /// A claim that was right under FIDE's articles is not withdrawn (FIDE 9.5.1).
    pub right_claim_is_final: bool,
    /// Both players must have moved before they agree to a draw (FIDE 5.2.3).
    pub agreement_needs_moves: bool,
    /// An offer that is not delivered yet is not declined by a reply.
    pub secret_offer_survives_reply: bool,
    /// Offers stand on the score sheet (FIDE 9.1.2.2).
    pub offers_are_written: bool,
    /// What would end the game waits while it is asked whether the position is dead, and so does a fallen flag.
    pub ends_wait_for_dead_position: bool,
    /// The usual start is not asked about.
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
    /// The edition of a record that does not name one.
    pub fn unnamed() -> Edition {
        Edition::First
    }

    /// The rulings of this edition.
    pub const fn rulings(self) -> &'static Rulings {
        match self {
            Edition::First => &FIRST,
            Edition::Second => &SECOND,
            Edition::Third => &THIRD,
        }
    }
}
