//! The program's rulings: decisions on questions that the house rules leave open, in several
//! editions (versions).

/// Edition (version) of the program's rulings, its decisions on questions that the house rules
/// leave open.
///
/// A stored game is always replayed under the edition under which it was played, so that every
/// later version of the program opens it as the same game. A new game has the latest edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Edition {
    /// The edition of the oldest stored games, which name no edition.
    First,
    /// The edition after a first review of the program by an arbiter.
    Second,
    /// The edition after a second review by an arbiter.
    #[default]
    Third,
}

/// The program's decisions on questions that the house rules leave open, in one [`Edition`]
/// (version).
///
/// Each field is a decision that differs between editions; `true` means that the statement in the
/// field's comment holds. Play depends on these fields, never on the edition itself.
///
/// An event that only later editions accept needs no field. Earlier editions refused the event, and
/// stored games contain no refused events. So no game of an earlier edition contains the event, and
/// the replay of these games is the same whether or not the event is accepted.
#[derive(Debug, PartialEq, Eq)]
pub struct Rulings {
    /// An interruption, such as a closed page, is charged to the player whose clock ran, even if
    /// moves are taken back before the players decide on the charge.
    pub interruption_is_charged_after_takeback: bool,
    /// Two rules apply to an interruption that is charged after a takeback. With a time limit for
    /// each move, the flag also falls if the interruption lasts at least as long as the time left
    /// for the move. If the clock has no time left, the flag falls only if the interruption lasts
    /// at least as long as the unused delay of the turn.
    pub interruption_is_charged_in_full: bool,
    /// Time that the arbiter sets is kept when moves are taken back or made again (FIDE 7.1).
    pub set_time_survives_takeback: bool,
    /// A first move that is not timed earns its increment.
    pub free_first_move_earns: bool,
    /// If the first move is timed, a takeback of this move restores the clocks to their state
    /// before the first clock was started.
    pub takeback_undoes_the_start: bool,
    /// A player's turn lasts until that player presses the clock, and the opponent may reply before
    /// that (FIDE 6.2.2).
    pub turn_lasts_until_tap: bool,
    /// The opponent of the player to move can start the clock by a press (FIDE 6.6).
    pub opponent_starts_clock: bool,
    /// A wrong draw claim with a penalty is a draw offer, and its declared move must be made (FIDE
    /// 9.1.2.3, 9.5.3).
    pub wrong_claim_binds: bool,
    /// A right draw claim under FIDE's articles cannot be withdrawn (FIDE 9.5.1).
    pub right_claim_is_final: bool,
    /// If draws may be offered at any time, both players must have moved before they agree to one
    /// (FIDE 5.2.3).
    pub agreement_needs_moves: bool,
    /// A move of the opponent does not decline a draw offer that is not delivered yet.
    pub secret_offer_survives_reply: bool,
    /// Draw offers are noted on the score sheet (FIDE 9.1.2.2).
    pub offers_are_written: bool,
    /// The end of a game, and a fallen flag, wait for the answer whether the position is dead.
    pub ends_wait_for_dead_position: bool,
    /// The usual start position is known not to be dead, and no question is asked about it.
    pub usual_start_is_alive: bool,
}

const FIRST: Rulings = Rulings {
    interruption_is_charged_after_takeback: false,
    interruption_is_charged_in_full: false,
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

const SECOND: Rulings =
    Rulings { interruption_is_charged_in_full: false, right_claim_is_final: false, ..THIRD };

const THIRD: Rulings = Rulings {
    interruption_is_charged_after_takeback: true,
    interruption_is_charged_in_full: true,
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
    /// Returns the edition (version) of the program's rulings for stored games that name no
    /// edition: the first, under which they were played.
    pub fn of_unnamed_record() -> Edition {
        Edition::First
    }

    /// Returns the program's decisions in this edition on questions that the house rules leave
    /// open.
    pub const fn rulings(self) -> &'static Rulings {
        match self {
            Edition::First => &FIRST,
            Edition::Second => &SECOND,
            Edition::Third => &THIRD,
        }
    }
}
