//! What the address says, both ways.

use super::{Address, AddressError};
use crate::app::dialogs::Kind;
use crate::app::settings::Settings;

/// A screen of the page that has an address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The game.
    #[default]
    Table,
    /// A dialog.
    Dialog(Kind),
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
pub(in crate::app) enum Wanted {
    /// A screen.
    Route(Route),
    /// A new game.
    Start(Box<Address>),
    /// The game in this link, or what another device says of one: the whole fragment.
    Game(String),
}

impl Route {
    /// The route while this dialog is open.
    pub(in crate::app) fn of_dialog(kind: Kind) -> Route {
        [Route::Table, Route::Open]
            .into_iter()
            .find(|route| route.fragment() == kind.fragment())
            .unwrap_or(Route::Dialog(kind))
    }

    /// The route with this fragment.
    pub fn from_fragment(fragment: &str) -> Option<Route> {
        let dialogs = Kind::ALL.iter().map(|kind| Route::of_dialog(*kind));
        [Route::Table, Route::Open].into_iter().chain(dialogs).find(|route| route.fragment() == fragment)
    }

    /// The fragment of its address, without the `#`.
    pub fn fragment(self) -> &'static str {
        match self {
            Route::Table => "",
            Route::Open => "open",
            Route::Dialog(kind) => kind.fragment(),
        }
    }
}

impl Wanted {
    /// Reads a fragment without its `#`.
    pub(in crate::app) fn read(fragment: &str, settings: &Settings) -> Result<Wanted, AddressError> {
        if let Some(route) = Route::from_fragment(fragment) {
            return Ok(Wanted::Route(route));
        }
        if [GAME, BOARD, RESULT].iter().any(|kind| fragment.starts_with(kind)) {
            return Ok(Wanted::Game(fragment.to_owned()));
        }
        let start = Address::parse(fragment, settings)?;
        Ok(start.map_or(Wanted::Route(Route::Table), |start| Wanted::Start(Box::new(start))))
    }
}
