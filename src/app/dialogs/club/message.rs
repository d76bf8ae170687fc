//! Messages and commands to the club dialog.

use crate::app::dialogs::lazy_screen::LoadedScreen;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::storage::{GameId, GameSummary, StoredGame};
use crate::club::event::GamePlace;
use crate::club::export::{CsvFormat, PageWords};
use crate::club::player_list::rating_list_file::RatingListMatches;
use crate::club::record::{Bye, Pairing, PairingResult};
use crate::club::tiebreak::TieBreak;
use crate::openings::Openings;
use crate::words::Language;

use super::open_event::{EventTab, OpenEvent};

/// The content of the club dialog (tournaments and saved players), once its program code is loaded.
pub type LoadedClub = LoadedScreen<Msg>;

/// A message to the club dialog, which has tournaments and saved players.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The program code of the club is loaded. Contains the tournament that was open last, and the
    /// content, which is still empty. The loader of the code sends `None` as the tournament;
    /// `ClubDialog` puts the tournament in.
    Loaded(Option<GameId>, LoadedClub),
    /// A command of the user.
    Do(ClubCommand),
    /// A field has changed.
    Set {
        /// Name of the field.
        name: String,
        /// The field's new value.
        value: String,
    },
    /// The opening names have been loaded.
    Names(PtrEqRc<Openings>),
    /// Data has been read from storage.
    Read(Box<ReadClubData>),
    /// A read from storage has failed.
    NotRead,
    /// A game of the open tournament has begun on this device, and is saved under this id.
    Began(GamePlace, GameId),
    /// A random key for the club's QR codes; `None` if the browser has no secure random numbers.
    Key(Option<u64>),
    /// The players found in the next part of a file of FIDE's rating list, which is searched in
    /// parts; `None` if the file is unreadable.
    FoundInRatingList(Option<Box<RatingListMatches>>),
    /// Export the open event as a web page with these texts.
    SavePage(Box<PageWords>),
    /// Export the standings of the open event as CSV in this format.
    SaveTable(Box<CsvFormat>),
}

/// A record of a saved journal: the id of the journal, the number of the record, and its text. A
/// journal belongs to a tournament, to edits to players, or to the notes on a game.
pub type ClubLine = (GameId, u32, String);

/// Data that storage has read for the club.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadClubData {
    /// The journal whose records were requested. `None` for other requests: games, summaries, or
    /// the first record of each journal.
    pub of: Option<GameId>,
    /// Records, in order.
    pub lines: Vec<ClubLine>,
    /// Games, if games were requested.
    pub games: Vec<StoredGame>,
    /// A batch of the summaries of all games played on this device, if summaries were requested.
    pub summaries: Option<Vec<GameSummary>>,
    /// Whether this is the last batch of summaries.
    pub is_last: bool,
}

/// A command of the user in the club dialog. Two signals are handled like commands:
/// [`ClubCommand::NoCamera`] and [`ClubCommand::Tick`].
///
/// A number is an index from 0. The index of a player is an index among the players of the
/// tournament, with two exceptions. On the screen of saved players, it is an index among those. In
/// [`ClubCommand::AddListedPlayer`], it is an index among the players found in the rating list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClubCommand {
    /// Return to the list of tournaments (events).
    ToList,
    /// Show the saved players.
    Players,
    /// Show the fields of a new event.
    New,
    /// Create the event that the fields describe.
    Create,
    /// Open the event with this index in the list.
    Open(usize),
    /// Delete the event with this journal, and show the list.
    Delete(GameId),
    /// Undo the deletion of an event.
    Undelete,
    /// Show this tab of the event.
    Show(EventTab),
    /// Show the round with this index, from 0.
    Round(usize),
    /// Expand or collapse a board of the shown round.
    Board(usize),
    /// Expand or collapse the details of a player.
    Player(usize),
    /// Play the next game on this device.
    Next,
    /// Play this game on this device.
    Play(GamePlace),
    /// Show or hide the game code for this game.
    Code(GamePlace),
    /// Start (`true`) or stop (`false`) scanning for codes with the camera.
    Camera(bool),
    /// The camera is not available.
    NoCamera,
    /// Enter the result of a game.
    Result(GamePlace, PairingResult),
    /// Remove the result of a game, and the results of the later games of its match.
    ClearResult(GamePlace),
    /// Adjourn a game.
    Adjourn(GamePlace),
    /// Pair the next round.
    PairRound,
    /// Pair the latest round again.
    PairRoundAgain,
    /// Cancel the latest round.
    Cancel,
    /// Undo the last step of the tournament, or the last edit to the saved players.
    Undo,
    /// Confirm the step that the dialog asks about.
    Confirm,
    /// Dismiss the confirmation question, or the notice of a refusal.
    DismissQuestion,
    /// Withdraw a player.
    Withdraw(usize),
    /// Let a withdrawn player return.
    Return(usize),
    /// Record the bye that a player requests for the next round; `None` removes the request.
    RequestBye(usize, Option<Bye>),
    /// Add the players whose names are in the field to the tournament.
    AddPlayers,
    /// Search FIDE's rating list for the player in the field.
    SearchRatingList,
    /// Add one of the players found in FIDE's rating list to the tournament.
    AddListedPlayer(usize),
    /// Give a player the typed name. A player of a tournament also gets the typed rating and
    /// personal data.
    Rename(usize),
    /// Forbid the pairing of the two players in the fields, in a Swiss.
    Forbid,
    /// Allow the forbidden pairing of these two players.
    Allow(usize, usize),
    /// Swap the two players chosen in the fields, in the latest round.
    SwapPlayers,
    /// Seat the two chosen players at the chosen board of the latest round.
    SetBoard,
    /// Fix the two chosen players as a pair of the next round.
    FixPair,
    /// Release a fixed pair.
    ReleasePair(Pairing),
    /// Merge this saved player into the player chosen in the field.
    Merge(usize),
    /// Delete a saved player, but not the player's games.
    DeletePlayer(usize),
    /// Hide a saved player from lists (`true`), or show the player again (`false`).
    Hide(usize, bool),
    /// Set the badge colour of a saved player, as an index into
    /// [`AVATAR_COLORS`](super::AVATAR_COLORS); `None` for the default.
    SetBadgeColor(usize, Option<usize>),
    /// Set the language in which the app addresses a saved player; `None` for the language of the
    /// page.
    SetLanguage(usize, Option<Language>),
    /// Set the odds that a stronger opponent gives a saved player, as an index into
    /// `StartPosition::ODDS`; `None` for no odds.
    Odds(usize, Option<usize>),
    /// Set the badge drawing of a saved player, as an index into
    /// [`AVATAR_SYMBOLS`](super::AVATAR_SYMBOLS); `None` for the initials.
    SetBadgeSymbol(usize, Option<usize>),
    /// Start a game between the two players of the last game. They swap colours unless their odds
    /// require other colours.
    Rematch,
    /// Start a game of this saved player. A player of the last game meets the same opponent again.
    /// Any other player meets the winner of the last game, or, after a draw, the player who had
    /// White.
    Challenge(usize),
    /// Start the game of [`ClubCommand::Challenge`] without odds.
    ChallengeWithoutOdds(usize),
    /// Show (`true`) or close (`false`) the wall display: the round in large type, for all in the
    /// room.
    Wall(bool),
    /// Start the clock of the round. If there is no clock, create one with the time in the field.
    StartClock,
    /// Stop the clock of the round.
    StopClock,
    /// Reset the clock of the round to the time in the field.
    ResetClock,
    /// A second has passed while the clock of the round is shown.
    Tick,
    /// Append a tie-break to the list for a new tournament, or remove it from that list.
    TieBreak(TieBreak),
    /// Append a way to decide a tied match to the list for a new tournament, or remove it from that
    /// list. The number is an index into [`TIES`](super::TIES).
    Tie(usize),
    /// Export the event as a file.
    Save(ExportFile),
    /// Print this table of the tournament.
    Print(PrintedTable),
}

/// A file that a tournament exports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFile {
    /// FIDE's tournament report (TRF).
    Trf,
    /// All games as PGN.
    Pgn,
}

/// A table of a tournament that can be printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PrintedTable {
    /// Pairings of the shown round.
    #[default]
    Pairings,
    /// Standings.
    Standings,
    /// Crosstable.
    Crosstable,
}

impl ClubCommand {
    /// Returns the command that leads back: from the wall display to the tab behind it, or from the
    /// tab with rare actions ([`EventTab::More`]) to the rounds. `None` elsewhere in the
    /// tournament.
    pub fn way_back(running: &OpenEvent) -> Option<ClubCommand> {
        match running.tab {
            _ if running.is_wall => Some(ClubCommand::Wall(false)),
            EventTab::More => Some(ClubCommand::Show(EventTab::Round)),
            _ => None,
        }
    }
}
