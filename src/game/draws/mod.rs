//! Draws that the players bring about: offers, claims and what proves them.
//!
//! | file | what it answers |
//! |---|---|
//! | `offer`, `offers` | has a draw been offered, and what comes of it? |
//! | `occurrence`, `repetition` | how often has this position been on the board? |
//! | `grounds`, `claims` | may a draw be claimed, and what proves it? |

mod claims;
mod grounds;
mod occurrence;
mod offer;
mod offers;
mod repetition;

pub(in crate::game) use grounds::FIFTY;
pub use grounds::Grounds;
pub use occurrence::Occurrence;
pub use offer::Offer;
