//! What the screen shows and what may happen next, as a pure function.
//!
//! One way in, a [`Msg`]; one way out, a list of [`Effect`]s. [`update`] is the only thing that changes a
//! [`Model`]; [`BoardView`] is what a board needs to draw it. Nothing here knows a browser, a clock or a disk:
//! the time is an argument and effects are data, so all of it is tested natively.

mod address;
mod captured;
mod clock_draft;
mod cursor;
mod device;
mod effect;
mod look;
mod model;
mod msg;
mod notice;
mod pieces;
pub mod records;
mod selection;
mod settings;
mod sharing;
mod stored;
mod update;
mod view;

pub use address::{Address, AddressError};
pub use captured::Captured;
pub use clock_draft::{ClockDraft, FieldFault, SideDraft, StageDraft};
pub use cursor::Step;
pub use cursor::{place, square_at};
pub use device::Device;
pub use effect::{Effect, Focus, Sound};
pub use look::{About, Look, Looking};
pub use model::{Dialog, Keeping, Model, PutAside, Resigning};
pub use msg::Msg;
pub use notice::{Notice, Tone};
pub use pieces::{PieceId, TrackedPiece};
pub use selection::{Promotion, Selection};
pub use settings::Settings;
pub use sharing::{Import, Sharing};
pub use stored::{GameId, Keep, Stored, StoredGame, Trouble};
pub use update::update;
pub use view::{BoardView, PieceView};
