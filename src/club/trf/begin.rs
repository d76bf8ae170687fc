//! Conversion of a FIDE report file into a tournament: its setup and its steps.

use crate::club::event::{
    Entrant, EventFormat, EventSetup, EventStep, GamePlace, PairingNumbers, PairingRules, ReplayError,
    RoundPairings, Tournament,
};
use crate::rules::Color;

use super::tournament::ReportTournament;

impl ReportTournament {
    /// Returns the setup of a tournament that continues the imported FIDE report file. The seed of
    /// its random choices is chosen so that the first player has the same colour in the first round
    /// as in the report.
    pub fn event_setup(&self) -> EventSetup {
        let setup = EventSetup {
            format: self.format.clone(),
            points: self.points,
            tie_breaks: self.tie_breaks.clone(),
            numbering: PairingNumbers::AsEntered,
            seed: 0,
            pairing: PairingRules { is_accelerated: self.is_accelerated(), ..PairingRules::default() },
        };
        let initial = self.initial_color.unwrap_or(Color::White);
        let with = |seed| EventSetup { seed, ..setup.clone() };
        let draws_it =
            |seed: &u64| Tournament::new(with(*seed)).is_ok_and(|event| event.initial_color() == initial);
        with((0..64).find(draws_it).unwrap_or(0))
    }

    /// Returns the steps that bring a new tournament into the state of the imported FIDE report
    /// file: players, forbidden pairs, rounds, results, adjourned games and requested byes.
    ///
    /// Entrants are in the order of the [players](ReportTournament::players).
    pub fn event_steps(&self) -> Vec<EventStep> {
        let entrant = |player: &super::ReportPlayer| Entrant {
            name: player.name.clone(),
            person: None,
            rating: player.rating,
            details: player.details.clone(),
        };
        let mut steps: Vec<EventStep> = self.players.iter().map(entrant).map(EventStep::AddPlayer).collect();
        let is_swiss = matches!(self.format, EventFormat::Swiss { .. });
        for one in self.forbidden.iter().filter(|_| is_swiss) {
            let [first, second] = one.pair;
            steps.push(match one.rounds {
                None => EventStep::Forbid(first, second),
                Some([first, last]) => EventStep::ForbidRounds { pair: one.pair, first, last },
            });
        }
        for (number, round) in self.rounds[..self.paired_rounds].iter().enumerate() {
            let pairs = round.games.iter().map(|game| game.pairing).collect();
            steps.push(EventStep::ImportRound(RoundPairings { pairs, byes: round.byes.clone() }));
            for (board, game) in round.games.iter().enumerate() {
                let place = GamePlace { round: number, board, game: 0 };
                match game.result {
                    Some(score) => steps.push(EventStep::Result { place, score }),
                    // If a later round is paired although this game has no result, the game is
                    // adjourned.
                    None if is_swiss && number + 1 < self.paired_rounds => {
                        steps.push(EventStep::Adjourn(place))
                    }
                    None => {}
                }
            }
        }
        let EventFormat::Swiss { rounds } = self.format else { return steps };
        for (&(round, player), &bye) in self.future_byes.iter().filter(|((round, _), _)| *round < rounds) {
            steps.push(EventStep::RequestBye { player, round, bye: Some(bye) });
        }
        steps
    }

    /// Creates a tournament that continues the imported FIDE report file.
    ///
    /// # Errors
    /// If the tournament refuses a step. This cannot happen with a report from
    /// [`read`](ReportTournament::read).
    pub fn to_event(&self) -> Result<Tournament, ReplayError> {
        Tournament::replay(self.event_setup(), &self.event_steps())
    }
}
