//! Applies, undoes and replays the steps of a tournament, such as entering a player or pairing a
//! round. The journal of a tournament lists its steps.

use thiserror::Error;

use crate::club::record::{Bye, Pairing, PairingResult};

use super::match_play::{Match, MatchState};
use super::setup::{EventFormat, EventSetup, EventSetupError, MAX_PLAYERS};
use super::state::{EventRound, ForbiddenPair, ROUND_OF_FINAL_NUMBERS, Tournament};
use super::step::{Entrant, EventRefusal, EventStep, GamePlace, RoundPairings};

/// Reason why the journal of a tournament cannot be replayed to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// The setup of the tournament is invalid.
    #[error("bad event: {0}")]
    Setup(EventSetupError),
    /// The tournament refuses a step of the journal.
    #[error("bad event: step {}: {why}", .number + 1)]
    Step {
        /// The index of the refused step in the journal.
        number: usize,
        /// The reason why the step is refused.
        why: EventRefusal,
        /// The tournament before the refused step.
        before: Box<Tournament>,
    },
}

impl Tournament {
    /// Replays the journal of a tournament, and returns the tournament after all its steps.
    ///
    /// # Errors
    /// If the setup is invalid or a step is refused. [`ReplayError::Step`] contains the tournament
    /// before the refused step.
    pub fn replay(setup: EventSetup, journal: &[EventStep]) -> Result<Tournament, ReplayError> {
        let mut event = Tournament::new(setup).map_err(ReplayError::Setup)?;
        for (number, step) in journal.iter().enumerate() {
            if let Err(why) = event.apply(step.clone()) {
                return Err(ReplayError::Step { number, why, before: Box::new(event) });
            }
        }
        Ok(event)
    }

    /// Applies a step to the tournament and records it in the journal. A refused step changes
    /// nothing.
    ///
    /// # Errors
    /// If the tournament refuses the step.
    pub fn apply(&mut self, step: EventStep) -> Result<(), EventRefusal> {
        if step == EventStep::Undo {
            self.undo_step()?;
        } else {
            self.change_state(&step)?;
            self.steps_in_force.push(step.clone());
        }
        self.journal.push(step);
        Ok(())
    }

    /// Returns the step that [`EventStep::Undo`] would undo: the last step that has not been
    /// undone. Returns `None` if there is no such step.
    pub fn last_step(&self) -> Option<&EventStep> {
        self.steps_in_force.last()
    }

    /// Undoes the last step that has not been undone, by replaying the other steps that have not
    /// been undone. Refuses if there is no step to undo.
    fn undo_step(&mut self) -> Result<(), EventRefusal> {
        let (_, kept) = self.steps_in_force.split_last().ok_or(EventRefusal::NothingToUndo)?;
        let before = Tournament::replay(self.setup.clone(), kept).map_err(|_| EventRefusal::NothingToUndo)?;
        *self = Tournament { journal: std::mem::take(&mut self.journal), ..before };
        Ok(())
    }

    /// Applies a step other than [`EventStep::Undo`] to the tournament, without recording it in the
    /// journal.
    fn change_state(&mut self, step: &EventStep) -> Result<(), EventRefusal> {
        match step {
            EventStep::AddPlayer(entrant) => self.add_entrant(entrant),
            EventStep::CorrectPlayer { player, entrant } => self.correct_entrant(*player, entrant),
            EventStep::Withdraw(player) => self.set_withdrawn(*player, true),
            EventStep::Return(_)
                if matches!(self.setup.format, EventFormat::Knockout { .. }) && !self.rounds.is_empty() =>
            {
                Err(EventRefusal::FirstRoundPaired)
            }
            EventStep::Return(player) => self.set_withdrawn(*player, false),
            EventStep::RequestBye { player, round, bye } => self.set_bye_request(*player, *round, *bye),
            EventStep::Forbid(one, other) => self.forbid_pair([*one, *other], None),
            EventStep::Allow(one, other) => self.allow_pair([*one, *other]),
            EventStep::ForbidRounds { pair, first, last } => self.forbid_pair(*pair, Some([*first, *last])),
            EventStep::PairRound(pairings) => {
                self.check_pairings(pairings)?;
                self.add_round(pairings);
                Ok(())
            }
            EventStep::ImportRound(pairings) => {
                self.check_import(pairings)?;
                self.add_round(pairings);
                Ok(())
            }
            EventStep::PairRoundAgain(pairings) => {
                let mut before = self.without_last_round()?;
                before.check_pairings(pairings)?;
                before.add_round(pairings);
                *self = before;
                Ok(())
            }
            EventStep::CancelRound => {
                *self = self.without_last_round()?;
                Ok(())
            }
            EventStep::Result { place, score } => self.set_result(*place, *score),
            EventStep::ClearResult(place) => self.clear_result(*place),
            EventStep::Adjourn(place) => self.adjourn(*place),
            EventStep::SwapPlayers(one, other) => self.swap_players(*one, *other),
            EventStep::SetBoard { board, pairing } => self.set_board(*board, *pairing),
            EventStep::FixPair(pairing) => self.fix_pair(*pairing),
            EventStep::ReleasePair(pairing) => self.release_pair(*pairing),
            EventStep::Undo => Err(EventRefusal::NothingToUndo),
        }
    }

    /// Replaces the data of a tournament player, such as the name and the rating. Refuses an
    /// invalid name.
    fn correct_entrant(&mut self, player: usize, entrant: &Entrant) -> Result<(), EventRefusal> {
        check_name(entrant)?;
        *self.entrants.get_mut(player).ok_or(EventRefusal::NoSuchPlayer)? = entrant.clone();
        Ok(())
    }

    /// Adds a player to the tournament. A late entrant of a Swiss gets half-point byes for the last
    /// paired rounds; the setup limits their number. Refuses an invalid name and more than
    /// [`MAX_PLAYERS`] players. In formats other than a Swiss, refuses new players after the first
    /// round is paired.
    fn add_entrant(&mut self, entrant: &Entrant) -> Result<(), EventRefusal> {
        check_name(entrant)?;
        if self.entrants.len() >= MAX_PLAYERS {
            return Err(EventRefusal::TooManyPlayers);
        }
        if !self.rounds.is_empty() && !matches!(self.setup.format, EventFormat::Swiss { .. }) {
            return Err(EventRefusal::FirstRoundPaired);
        }
        let player = self.entrants.len();
        self.entrants.push(entrant.clone());
        self.withdrawn.push(false);
        let late = self.setup.pairing.late_half_byes;
        for round in self.rounds.iter_mut().rev().take(late) {
            round.byes.push((player, Bye::Half));
        }
        Ok(())
    }

    /// Marks a player of the tournament as withdrawn or as returned. Refuses if this changes
    /// nothing.
    fn set_withdrawn(&mut self, player: usize, withdrawn: bool) -> Result<(), EventRefusal> {
        let now = self.withdrawn.get_mut(player).ok_or(EventRefusal::NoSuchPlayer)?;
        if std::mem::replace(now, withdrawn) == withdrawn {
            return Err(EventRefusal::NoChange);
        }
        Ok(())
    }

    /// Records a bye that a player requests for a future round of a Swiss. `None` cancels the
    /// request. Refuses a pairing-allocated bye, and a round that is already paired or comes after
    /// the last planned round. `round` counts from 0.
    fn set_bye_request(&mut self, player: usize, round: usize, bye: Option<Bye>) -> Result<(), EventRefusal> {
        let EventFormat::Swiss { rounds } = self.setup.format else { return Err(EventRefusal::OtherFormat) };
        if player >= self.entrants.len() {
            return Err(EventRefusal::NoSuchPlayer);
        }
        if round < self.rounds.len() {
            return Err(EventRefusal::RoundPaired);
        }
        if round >= rounds {
            return Err(EventRefusal::NoSuchGame);
        }
        let before = match bye {
            Some(Bye::PairingAllocated) => return Err(EventRefusal::ByeNotRequestable),
            Some(bye) => self.bye_requests.insert((round, player), bye),
            None => self.bye_requests.remove(&(round, player)),
        };
        if before == bye { Err(EventRefusal::NoChange) } else { Ok(()) }
    }

    /// Forbids two players to meet in a Swiss. `rounds` contains the first and the last forbidden
    /// round, from 0; `None` forbids all rounds. Refuses if this changes nothing.
    fn forbid_pair(&mut self, pair: [usize; 2], rounds: Option<[usize; 2]>) -> Result<(), EventRefusal> {
        let one = ForbiddenPair { pair: self.swiss_players_in_order(pair)?, rounds };
        if rounds.is_some_and(|[first, last]| first > last) {
            return Err(EventRefusal::NoSuchGame);
        }
        if self.forbidden.contains(&one) {
            return Err(EventRefusal::NoChange);
        }
        self.forbidden.push(one);
        Ok(())
    }

    /// Lifts all bans on the pairing of two players in a Swiss. Refuses if there is no ban.
    fn allow_pair(&mut self, pair: [usize; 2]) -> Result<(), EventRefusal> {
        let (pair, before) = (self.swiss_players_in_order(pair)?, self.forbidden.len());
        self.forbidden.retain(|one| one.pair != pair);
        if self.forbidden.len() == before { Err(EventRefusal::NoChange) } else { Ok(()) }
    }

    /// Returns two players of a Swiss, given by number, with the lower number first.
    ///
    /// # Errors
    /// If the tournament is not a Swiss, or the players do not exist or are the same.
    pub(super) fn swiss_players_in_order(&self, mut pair: [usize; 2]) -> Result<[usize; 2], EventRefusal> {
        if !matches!(self.setup.format, EventFormat::Swiss { .. }) {
            return Err(EventRefusal::OtherFormat);
        }
        pair.sort_unstable();
        if pair[0] == pair[1] || pair[1] >= self.entrants.len() {
            return Err(EventRefusal::NoSuchPlayer);
        }
        Ok(pair)
    }

    /// Adds a round with these pairings to the tournament.
    ///
    /// The first round also fixes data that must not change later: the players of a round robin,
    /// the last player who gets virtual points in an accelerated Swiss, or the bracket of a seeded
    /// knockout. The fourth round of a Swiss fixes the pairing numbers.
    fn add_round(&mut self, pairings: &RoundPairings) {
        let is_everyone = matches!(self.setup.format, EventFormat::RoundRobin { .. } | EventFormat::MostWins);
        if is_everyone && self.berger_order.is_empty() {
            self.berger_order = self.players_to_pair();
        }
        self.accelerated = self.accelerated_players();
        if matches!(self.setup.format, EventFormat::Knockout { .. }) && self.setup.pairing.is_seeded {
            self.bracket = self.bracket_places();
        }
        let match_ = |pairing: &Pairing| {
            let mut match_ = Match::new(*pairing);
            // A player who has withdrawn from a round robin loses the remaining games by forfeit.
            let gone = [pairing.white, pairing.black].map(|player| self.withdrawn[player]);
            if is_everyone {
                match_.results.extend(match gone {
                    [false, false] => None,
                    [false, true] => Some(PairingResult::WhiteByForfeit),
                    [true, false] => Some(PairingResult::BlackByForfeit),
                    [true, true] => Some(PairingResult::BothForfeit),
                });
            }
            match_
        };
        let boards = pairings.pairs.iter().map(match_).collect();
        self.rounds.push(EventRound { boards, byes: pairings.byes.clone() });
        let is_swiss = matches!(self.setup.format, EventFormat::Swiss { .. });
        if is_swiss && self.rounds.len() == ROUND_OF_FINAL_NUMBERS {
            self.numbers = self.pairing_order();
        }
    }

    /// Enters or changes the result of a tournament game. If the change ends a knockout match
    /// earlier, deletes the results after the new end.
    fn set_result(&mut self, place: GamePlace, score: PairingResult) -> Result<(), EventRefusal> {
        let entered = self.match_of_game(place)?.results.get(place.game).copied();
        match entered {
            Some(before) if before == score => return Err(EventRefusal::NoChange),
            Some(_) => self.match_of_game(place)?.results[place.game] = score,
            None => {
                self.check_is_next_game(place)?;
                let match_ = self.match_of_game(place)?;
                match_.results.push(score);
                match_.is_adjourned = false;
            }
        }
        let match_ = self.match_of_game(place)?.clone();
        let length = self.match_length(place.round, place.board);
        let lasting = match_.results_to_keep(length);
        let is_over = matches!(match_.state(length), MatchState::Over { .. });
        let match_ = self.match_of_game(place)?;
        match_.is_adjourned &= lasting == match_.results.len() && !is_over;
        match_.results.truncate(lasting);
        Ok(())
    }

    /// Deletes the result of a tournament game, and the results of later games in the same match.
    /// Also marks the match as not adjourned. Refuses if the game has no result.
    fn clear_result(&mut self, place: GamePlace) -> Result<(), EventRefusal> {
        let match_ = self.match_of_game(place)?;
        if place.game >= match_.results.len() {
            return Err(EventRefusal::NoSuchGame);
        }
        match_.results.truncate(place.game);
        match_.is_adjourned = false;
        Ok(())
    }

    /// Marks a tournament game as adjourned. Refuses if the game is already adjourned, or is not
    /// the next game of its match.
    fn adjourn(&mut self, place: GamePlace) -> Result<(), EventRefusal> {
        self.check_is_next_game(place)?;
        let match_ = self.match_of_game(place)?;
        if std::mem::replace(&mut match_.is_adjourned, true) {
            return Err(EventRefusal::NoChange);
        }
        Ok(())
    }

    /// Returns the match to which a tournament game belongs. Refuses if the match does not exist.
    fn match_of_game(&mut self, place: GamePlace) -> Result<&mut Match, EventRefusal> {
        let round = self.rounds.get_mut(place.round);
        round.and_then(|round| round.boards.get_mut(place.board)).ok_or(EventRefusal::NoSuchGame)
    }

    /// Refuses if a tournament game is not the next game of its match.
    fn check_is_next_game(&self, place: GamePlace) -> Result<(), EventRefusal> {
        let is_this = self.next_games_of_round(place.round).any(|(open, ..)| open == place);
        if is_this { Ok(()) } else { Err(EventRefusal::NoSuchGame) }
    }
}

/// Refuses a player's name that is blank or has more than 200 characters.
fn check_name(entrant: &Entrant) -> Result<(), EventRefusal> {
    let is_good = !entrant.name.trim().is_empty() && entrant.name.chars().count() <= 200;
    if is_good { Ok(()) } else { Err(EventRefusal::InvalidName) }
}
