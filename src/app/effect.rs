//! The one way out.

use super::address::Route;
use super::kept::{GameId, Keep, Saved};
use super::settings::{Looks, SpokenLine};
use crate::game::link::SharedGame;
use crate::game::{Game, Instant, Question};
use crate::partner::Level;
use crate::rules::{Color, Square};
use crate::words::Language;

/// Something for the world outside to do, one variant for each of its helpers. Data only: `browser` carries it out.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// For the clock.
    Time(TimeEffect),
    /// For the storage.
    Store(StoreEffect),
    /// For the worker.
    Job(Job),
    /// For the worker of the computer opponent.
    Opponent(OpponentEffect),
    /// For the workers of the coach.
    Coach(CoachEffect),
    /// For the clipboard and for files.
    Share(Share),
    /// For the voices and the ears of the device.
    Speech(SpeechEffect),
    /// Let the page look so; [`PageMsg::PartMissing`](super::PageMsg::PartMissing) says that a file for it cannot be had.
    Appearance(Looks),
    /// Keep the screen on, or no longer.
    KeepAwake(bool),
    /// Get ready to make sounds.
    PrepareSounds,
    /// Make a sound.
    Sound(Sound),
    /// Let the device be felt to move, as it would be heard.
    Feel(Sound),
    /// Move the keyboard focus.
    Focus(Focus),
    /// For the page around the app.
    Page(PageEffect),
}

/// Something for the clock to do.
#[derive(Clone, Debug, PartialEq)]
pub enum TimeEffect {
    /// Send [`table::Msg::Wake`](super::table::Msg::Wake) at this instant; replaces an earlier `WakeAt`.
    WakeAt(Instant),
    /// From now on, write down that the page is alive, for this game: its clock runs. `None`: stop that.
    Heartbeat(Option<GameId>),
}

/// Something for the storage to do.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreEffect {
    /// Write this to the disk, in the order of the effects.
    Keep(Keep),
    /// Take the game over from the other tab; [`DiskMsg::Opened`](super::DiskMsg::Opened) brings it.
    TakeOver,
    /// Find out how much this device stores; [`device::Msg::Measured`](super::device::Msg::Measured) says it.
    Measure,
    /// Read pages of the list of all that is saved;
    /// [`games::Msg::Listed`](super::dialogs::games::Msg::Listed) brings it, or
    /// [`games::Msg::NotRead`](super::dialogs::games::Msg::NotRead) says that it cannot be read.
    List {
        /// The place in the list, from 0.
        from: usize,
        /// How many pages of it.
        pages: usize,
        /// Whether games played on this device are read whole: their summaries are enough to show and to search them.
        whole: bool,
        /// The unfinished games: they come first.
        unfinished: Vec<GameId>,
    },
    /// Read all of this; [`games::Msg::Whole`](super::dialogs::games::Msg::Whole) brings it, or `NotRead` as above.
    ReadSaved(Saved),
    /// Save these lines as games from elsewhere, each under its name;
    /// [`games::Msg::Added`](super::dialogs::games::Msg::Added) says that it is done.
    Add(Vec<(GameId, String)>),
    /// Delete this. What it was stays at hand until the page is closed. Where nothing can be written,
    /// [`device::Msg::Failed`](super::device::Msg::Failed) says so, and after the next two effects.
    Delete(Saved),
    /// Save again what was deleted.
    Undelete(Saved),
    /// Read this event of the club, or the first line of each;
    /// [`club::Msg::Read`](super::dialogs::club::Msg::Read) brings it, or
    /// [`club::Msg::NotRead`](super::dialogs::club::Msg::NotRead) says that it cannot be read.
    ReadClub(Option<GameId>),
    /// Read these games for the club; the same messages answer.
    ReadGames(Vec<GameId>),
    /// Read the summaries of all games played on this device, some at a time; the same messages answer.
    ReadSummaries,
    /// Read no further for a dialog: it has been closed.
    StopReading,
    /// Derive the summary of this game: it is over.
    Summarize(GameId),
    /// Delete this event of the club.
    DeleteClub(GameId),
    /// Save everything to one file.
    Export,
    /// Restore everything from the file that was chosen, game by game.
    Import,
    /// Save or restore no further.
    Stop,
}

/// Something for the worker to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// Answer this; [`table::Msg::Answer`](super::table::Msg::Answer) brings the verdict.
    Ask {
        /// The game it came up in.
        game: GameId,
        /// The question.
        question: Box<Question>,
    },
    /// Read the games in this text; [`import::Msg::Read`](super::dialogs::import::Msg::Read) brings them. An earlier text is
    /// read no further.
    Read(String),
    /// The same with the file that has been chosen.
    ReadFile,
    /// Read no further.
    StopReading,
    /// Begin to read the file that has been chosen for the archive; [`games::Msg::Batch`](super::dialogs::games::Msg::Batch)
    /// brings its first games.
    BringIn,
    /// Read on there; the same message brings the next ones.
    BringMore,
    /// Draw a number that cannot be guessed; [`club::Msg::Key`](super::dialogs::club::Msg::Key) brings it, or says that there
    /// is none.
    DrawKey,
    /// Read the game in this fragment of an address; [`link::Msg::Read`](super::dialogs::link::Msg::Read) brings it.
    ReadLink(String),
}

/// Something for the worker of the computer opponent.
#[derive(Clone, Debug, PartialEq)]
pub enum OpponentEffect {
    /// Decide what the computer does; [`opponent::Msg`](super::opponent::Msg) answers.
    Think {
        /// The game on the board.
        game: Box<Game>,
        /// The level at which it plays.
        level: Level,
        /// Seed of its choices.
        seed: u64,
        /// The colour whose draw offer is to be answered; `None`: the computer is to move.
        offered_to: Option<Color>,
        /// How many milliseconds it may think.
        millis: u32,
    },
    /// End the worker: what it thinks of is no longer asked.
    Stop,
}

/// Something for the workers of the coach.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachEffect {
    /// Look for the best move in a position; [`coach::Msg::Studied`](super::coach::Msg::Studied) answers, or
    /// [`coach::Msg::Failed`](super::coach::Msg::Failed).
    Study {
        /// The game that the position is of.
        game: Box<Game>,
        /// After how many half-moves.
        plies: usize,
        /// How many positions may be looked at.
        nodes: u64,
        /// How many milliseconds that may take.
        millis: u32,
    },
    /// End that worker.
    EndStudy,
    /// Have the arbiter's worker answer this; [`coach::Msg::Judged`](super::coach::Msg::Judged) brings the verdict.
    Prove(Box<Question>),
    /// End that worker.
    EndProof,
}

/// What goes to other programs and comes from them.
#[derive(Clone, Debug, PartialEq)]
pub enum Share {
    /// Put this text on the clipboard; [`Shared::Copied`] answers.
    Copy(String),
    /// Save this text as a file; [`Shared::Downloaded`] answers.
    Download {
        /// The file's name.
        name: String,
        /// What is in it.
        text: String,
    },
    /// Save this picture, which is SVG, as a file, or as PNG if that is asked for; [`Shared::Downloaded`] answers.
    Picture {
        /// The file's name, without what it ends with.
        name: String,
        /// The picture.
        svg: String,
        /// Whether it becomes a PNG.
        png: bool,
    },
    /// Make the code that moves this game of an event to another device; it comes as a link does.
    Board(Box<SharedGame>),
    /// Make a link to this page that holds this game; [`sheet::Msg::Linked`](super::dialogs::sheet::Msg::Linked) brings it.
    Link(Box<SharedGame>),
    /// Hand this link to another program that the players choose.
    Send(String),
}

/// Outcome of a [`Share`], as [`dialogs::Msg::Shared`](super::dialogs::Msg::Shared) brings it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// Whether the text is on the clipboard.
    Copied(bool),
    /// Whether the browser has taken the file.
    Downloaded(bool),
}

/// Something for the voices and the ears of the device.
#[derive(Clone, Debug, PartialEq)]
pub enum SpeechEffect {
    /// Say these lines, one after the other, each to a player.
    Say {
        /// Whether what is still being said gives way.
        interrupts: bool,
        /// The lines.
        lines: Vec<(Color, SpokenLine)>,
    },
    /// Announce a check, as the house rules want it.
    AnnounceCheck,
    /// Say what the keyboard is on, or no longer.
    FollowFocus(bool),
    /// Find out whether this device understands speech by itself;
    /// [`typed::Msg::CanListen`](super::dialogs::typed::Msg::CanListen) says so.
    CanListen,
    /// Listen until a move was said; [`typed::Msg::Heard`](super::dialogs::typed::Msg::Heard) brings it.
    Listen,
    /// Listen no more.
    StopListening,
}

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece comes down.
    Move,
    /// A player takes a piece.
    Capture,
    /// A move gives check.
    Check,
    /// A player's time runs low.
    LowTime,
    /// The game is over.
    End,
}

/// Where the keyboard focus can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// A square of the board.
    Square(Square),
    /// A square of the board in the dialog that is open.
    Lesson(Square),
    /// The choice of a promotion in the dialog that is open.
    Picker,
    /// The button that opens the rules and tasks.
    LearnButton,
    /// The square on the board that has the keyboard.
    Board,
    /// The first thing in what a player is asked on the board.
    Question,
    /// The button that opens the settings.
    SettingsButton,
    /// The button that opens the sheet for a new game.
    NewGameButton,
    /// The button that starts the clocks again.
    ResumeButton,
    /// The first field with a fault.
    Fault,
    /// The button that opens the score sheet's dialog.
    SheetButton,
}

/// Something for the page around the app to do.
#[derive(Clone, Debug, PartialEq)]
pub enum PageEffect {
    /// Take the start of a game out of the page's address: it no longer says what is on the board.
    ClearAddress,
    /// Write this route into the address; going there is a step that the back button takes back.
    Go(Route),
    /// Hold the PGN of this game ready, so that a crash of the page does not lose it.
    HoldPgn(Box<Game>),
    /// Fetch the licences; [`about::Msg`](super::dialogs::about::Msg) brings them.
    LoadLicences,
    /// Open the dialog that is drawn over the page; it takes the focus.
    ShowDialog,
    /// Print what is on the screen.
    Print,
    /// Fill the screen with the page, or no longer.
    FillScreen,
    /// Put the new version of the page in force, and start with it.
    TakeUpdate,
    /// Erase all that this browser holds of ours; nothing of the page goes on after it.
    EraseEverything,
    /// Show the page in this language; `None`: in the one that the browser asks for.
    Speak(Option<Language>),
    /// Speak to White and to Black in these languages; `None`: in that of the page.
    /// [`PageMsg::PartMissing`](super::PageMsg::PartMissing) says that the words of one cannot be had.
    SpeakTo([Option<Language>; 2]),
}

impl Effect {
    /// Whether this brings something that would be a loss to lose: a game, a tournament, a result, games from elsewhere, a
    /// backup. The browser is then asked not to clear it by itself.
    pub fn is_worth_keeping(&self) -> bool {
        let Effect::Store(effect) = self else { return false };
        matches!(
            effect,
            StoreEffect::Keep(Keep::Begin { .. } | Keep::Club { .. })
                | StoreEffect::Add(_)
                | StoreEffect::Import
        )
    }
}

impl Sound {
    /// Makes it, for those who want to hear it, and lets those feel it who want to.
    pub(super) fn cue(self, heard: bool, looks: &Looks) -> Vec<Effect> {
        let sound = heard.then_some(Effect::Sound(self));
        sound.into_iter().chain(looks.has(Looks::VIBRATION).then_some(Effect::Feel(self))).collect()
    }
}

impl From<TimeEffect> for Effect {
    fn from(effect: TimeEffect) -> Effect {
        Effect::Time(effect)
    }
}

impl From<StoreEffect> for Effect {
    fn from(effect: StoreEffect) -> Effect {
        Effect::Store(effect)
    }
}

impl From<Keep> for Effect {
    fn from(keep: Keep) -> Effect {
        Effect::Store(StoreEffect::Keep(keep))
    }
}

impl From<Job> for Effect {
    fn from(job: Job) -> Effect {
        Effect::Job(job)
    }
}

impl From<OpponentEffect> for Effect {
    fn from(effect: OpponentEffect) -> Effect {
        Effect::Opponent(effect)
    }
}

impl From<CoachEffect> for Effect {
    fn from(effect: CoachEffect) -> Effect {
        Effect::Coach(effect)
    }
}

impl From<SpeechEffect> for Effect {
    fn from(effect: SpeechEffect) -> Effect {
        Effect::Speech(effect)
    }
}

impl From<Share> for Effect {
    fn from(share: Share) -> Effect {
        Effect::Share(share)
    }
}

impl From<Sound> for Effect {
    fn from(sound: Sound) -> Effect {
        Effect::Sound(sound)
    }
}

impl From<Focus> for Effect {
    fn from(focus: Focus) -> Effect {
        Effect::Focus(focus)
    }
}

impl From<PageEffect> for Effect {
    fn from(effect: PageEffect) -> Effect {
        Effect::Page(effect)
    }
}
