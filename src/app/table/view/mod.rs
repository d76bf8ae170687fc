//! Views of the board and its game: values that say what the screen shows. A comparison with the
//! last view shows what to draw again.

mod board;
mod card;
mod claim;
mod clock;
mod edge;
mod halt;
mod question;
mod review;
mod sheet;
mod status;

pub(in crate::app) use board::PositionHighlights;
pub use board::{BoardView, PieceView, PointerMode};
pub use card::ResultCardView;
pub use claim::ClaimView;
pub use clock::ClockView;
pub use edge::{ClaimStatus, EdgeActions, EdgeButton, EdgeButtonKind, PlayerEdgeView};
pub use halt::{PauseButtonView, StoppedOverlayView};
pub use question::QuestionView;
pub use review::{ReviewKind, ReviewView, StepButtonsView};
pub use sheet::{ScoreSheetView, SheetSection};
pub use status::{ResultExplanationView, StatusChips, StatusView};
