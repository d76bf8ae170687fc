//! What the model looks like: Yew components that draw it and send messages. No rules of chess live here.

mod board;
mod captured;
mod clock;
mod desk;
mod dialogs;
mod halted;
mod icon;
mod looking;
mod names;
mod page;
mod player;
mod proof;
mod renders;
mod score_sheet;
mod status;
mod toast;

pub use page::Page;
pub use renders::renders;
