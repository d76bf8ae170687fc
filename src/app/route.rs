//! What the address says, both ways.

use super::address::{Address, AddressError};
use super::settings::Settings;

/// A screen of the page that has an address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The game.
    #[default]
    Table,
    /// The sheet for a new game.
    NewGame,
    /// The settings.
    Settings,
    /// The score sheet, and the ways in which the game goes out.
    Sheet,
    /// Games and positions from elsewhere.
    Import,
    /// All that is saved on this device.
    Games,
    /// What this is.
    About,
    /// The rules to read, and tasks to play.
    Learn,
    /// The tournaments of this device.
    Club,
    /// A position is set up by hand.
    Editor,
    /// Something is open that no address brings back: a question, a game that is looked at. It has an address all the same,
    /// so that the browser's way back closes it.
    Open,
}

/// How the fragment of a link begins that holds a whole game.
pub const GAME: &str = "game=";

/// How one begins that says what a board of another device's event is to play.
pub const BOARD: &str = "board=";

/// How one begins that says what came of it.
pub const RESULT: &str = "result=";

/// What an address asks for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Wanted {
    /// A screen.
    Route(Route),
    /// A new game.
    Start(Box<Address>),
    /// The game in this link, or what another device says of one: the whole fragment.
    Game(String),
}

impl Route {
    /// Every screen.
    pub const ALL: [Route; 11] = [
        Route::Table,
        Route::NewGame,
        Route::Settings,
        Route::Sheet,
        Route::Import,
        Route::Games,
        Route::About,
        Route::Learn,
        Route::Club,
        Route::Editor,
        Route::Open,
    ];

    /// The fragment of its address, without the `#`.
    pub fn fragment(self) -> &'static str {
        match self {
            Route::Table => "",
            Route::NewGame => "new-game",
            Route::Settings => "settings",
            Route::Sheet => "sheet",
            Route::Import => "import",
            Route::Games => "games",
            Route::About => "about",
            Route::Learn => "learn",
            Route::Club => "club",
            Route::Editor => "editor",
            Route::Open => "open",
        }
    }
}

impl Wanted {
    /// Reads a fragment without its `#`.
    pub(super) fn read(fragment: &str, settings: &Settings) -> Result<Wanted, AddressError> {
        if let Some(route) = Route::ALL.into_iter().find(|route| route.fragment() == fragment) {
            return Ok(Wanted::Route(route));
        }
        if [GAME, BOARD, RESULT].iter().any(|kind| fragment.starts_with(kind)) {
            return Ok(Wanted::Game(fragment.to_owned()));
        }
        let start = Address::parse(fragment, settings)?;
        Ok(start.map_or(Wanted::Route(Route::Table), |start| Wanted::Start(Box::new(start))))
    }
}
