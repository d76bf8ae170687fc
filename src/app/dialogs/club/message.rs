//! What the page may know of the club: what goes in.

use crate::app::dialogs::lazy_screen::LoadedScreen;
use crate::app::dialogs::same::PtrEqRc;
use crate::app::kept::{GameId, GameSummary, StoredGame};
use crate::club::event::GamePlace;
use crate::club::export::{CsvDialect, PageWords};
use crate::club::record::{Bye, Pairing, PairingResult};
use crate::club::tiebreak::TieBreak;
use crate::openings::Openings;
use crate::words::Language;

use super::running::EventTab;

/// The club, once its code is loaded.
pub type LoadedClub = LoadedScreen<Msg>;

/// What happens in the club.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Its code is here, with a club in which nothing has happened; the event that was open before.
    Here(Option<GameId>, LoadedClub),
    /// The players do something.
    Do(ClubCommand),
    /// Something is chosen or typed in a field.
    Set {
        /// The field.
        name: String,
        /// What is in it now.
        value: String,
    },
    /// The names of openings have been loaded.
    Names(PtrEqRc<Openings>),
    /// The disk gives something back.
    Read(Box<ReadLines>),
    /// The disk could not give back what was asked for.
    NotRead,
    /// A game of the event has begun on the board of this device, under this name.
    Began(GamePlace, GameId),
    /// A number that nobody can guess has been drawn.
    Key(Option<u64>),
    /// Saves the open event as a web page, in these words.
    SavePage(Box<PageWords>),
}

/// A line of a journal as it lies on the disk: of which journal, which one, and its text.
pub type ClubLine = (GameId, u32, String);

/// What the disk gives back.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadLines {
    /// The event that was asked for; `None`: the first line of each.
    pub of: Option<GameId>,
    /// Lines, in order.
    pub lines: Vec<ClubLine>,
    /// The games that were asked for, where there are any.
    pub games: Vec<StoredGame>,
    /// Summaries of games played on this device, where all were asked for: some at a time.
    pub summaries: Option<Vec<GameSummary>>,
    /// Whether these are the last ones.
    pub is_last: bool,
}

/// Something that the players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClubCommand {
    /// Back to the list of events.
    ToList,
    /// Who has played on this device.
    Players,
    /// The fields of a new event.
    New,
    /// The event of these fields begins.
    Create,
    /// Open this event, by its row.
    Open(usize),
    /// Delete this one.
    Delete(usize),
    /// Take that back.
    Undelete,
    /// Show this of the event.
    Show(EventTab),
    /// Show this round, from 0.
    Round(usize),
    /// Unfold what can be entered at a board of the round that is shown; once more folds it.
    Board(usize),
    /// Unfold a player; once more folds it.
    Player(usize),
    /// Play the next game on this device.
    Next,
    /// Play this game on this device.
    Play(GamePlace),
    /// Show the code by which another device plays this game, or no more.
    Code(GamePlace),
    /// Have the camera look for codes, or no more.
    Camera(bool),
    /// It cannot be used.
    NoCamera,
    /// A game has this result.
    Result(GamePlace, PairingResult),
    /// A game has no result after all.
    Clear(GamePlace),
    /// A game is finished later.
    Adjourn(GamePlace),
    /// The next round is drawn.
    Draw,
    /// The last round is drawn anew.
    Redraw,
    /// The last round was not drawn.
    Cancel,
    /// The last step is taken back.
    Undo,
    /// What was asked about happens.
    Confirm,
    /// It does not.
    Leave,
    /// Somebody plays no more.
    Withdraw(usize),
    /// Somebody plays again.
    Return(usize),
    /// Somebody does not play the next round, and has asked for this; `None` takes it back.
    Ask(usize, Option<Bye>),
    /// Those whose names stand in the field come in.
    Enter,
    /// This player has the name that stands in the field.
    Rename(usize),
    /// These two of a Swiss are not to be paired with each other; those that stand in the fields.
    Forbid,
    /// They may be again.
    Allow(usize, usize),
    /// Swaps the two players who are chosen in the fields, in the last round.
    SwapPlayers,
    /// Seats the two chosen players at the chosen board of the last round.
    SetBoard,
    /// Fixes the two chosen players as a pair of the next round.
    FixPair,
    /// Lets a fixed pair be paired as the others.
    ReleasePair(Pairing),
    /// This player of the device is the one who is chosen in the field.
    Merge(usize),
    /// This one is deleted; the games stay.
    Forget(usize),
    /// Lists leave this one out, or no longer.
    Hide(usize, bool),
    /// The sign of this one has the colour of this number in [`COLORS`](super::COLORS), or none.
    Paint(usize, Option<usize>),
    /// This one is spoken to in this language when they play; `None`: in that of the page.
    Speak(usize, Option<Language>),
    /// A stronger opponent gives this one the odds of this number in `StartPosition::ODDS`, or none.
    Odds(usize, Option<usize>),
    /// This one has the drawn sign of this number in [`OFFERED_SIGNS`](super::SIGNS), or their initials.
    Sign(usize, Option<usize>),
    /// A game between those who played last begins.
    Quick,
    /// A game with this one begins.
    Challenge(usize),
    /// The same without odds, whatever the two are used to.
    Even(usize),
    /// The round is shown as it hangs on the wall, or no longer.
    Wall(bool),
    /// The clock of the round runs from now on; where there is none yet, with as much on it as stands in the field.
    StartClock,
    /// It stands still.
    StopClock,
    /// It is new, with as much on it as stands in the field.
    ResetClock,
    /// A second has gone by while the clock of the round is in sight.
    Tick,
    /// A tie-break comes into the order, or leaves it.
    TieBreak(TieBreak),
    /// A way to break a tie comes into the order, or leaves it, by its number in [`TIES`](super::TIES).
    Tie(usize),
    /// This goes to a file.
    Save(ExportFile),
    /// This goes to paper.
    Print(PrintedTable),
}

/// What goes to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFile {
    /// FIDE's report.
    Trf,
    /// All games.
    Pgn,
    /// The standings as a table, as spreadsheets of the page's language read it.
    Csv(CsvDialect),
}

/// What goes to paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PrintedTable {
    /// The pairings of the round that is shown.
    #[default]
    Pairings,
    /// The standings.
    Standings,
    /// Who played whom.
    Crosstable,
}
