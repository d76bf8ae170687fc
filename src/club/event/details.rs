//! Place, arbiters and dates of a tournament.

/// Place, arbiters and dates of a tournament, for reports and printed sheets. An empty text means
/// that the value is unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventDetails {
    /// The town.
    pub city: String,
    /// The federation, as a three-letter code.
    pub federation: String,
    /// The name of the chief arbiter.
    pub arbiter: String,
    /// The name of the deputy chief arbiter.
    pub deputy: String,
    /// The dates of the rounds in the format of PGN, such as `2026.11.23`, starting with the first
    /// round.
    pub round_dates: Vec<String>,
}

impl EventDetails {
    /// Returns the date of a tournament round, such as `2026.11.23`; `None` if the date is unknown.
    /// `round` counts from 0.
    pub fn round_date(&self, round: usize) -> Option<&str> {
        self.round_dates.get(round).map(String::as_str).filter(|date| !date.is_empty())
    }

    /// Sets the date of a tournament round. An empty `date` means unknown. `round` counts from 0.
    pub fn set_round_date(&mut self, round: usize, date: String) {
        if self.round_dates.len() <= round {
            self.round_dates.resize(round + 1, String::new());
        }
        self.round_dates[round] = date;
        while self.round_dates.pop_if(|last| last.is_empty()).is_some() {}
    }

    /// Returns the first and the last known date of a round; `None` if no date is known.
    pub fn first_and_last_day(&self) -> Option<[&str; 2]> {
        let known = || self.round_dates.iter().map(String::as_str).filter(|date| !date.is_empty());
        Some([known().min()?, known().max()?])
    }
}
