//! Types of storage format version 1, the format of the first release. Stored games, settings,
//! tournaments, links and fingerprints (hashes of games) use these types.
//!
//! | file | contents |
//! |---|---|
//! | `headers` | the headers of a game |
//! | `edition` | editions of the program's rulings |
//! | `rules` | names and numbers of house rules |
//! | `time` | time controls |
//! | `event` | events |
//! | `question` | questions about possible mates, as sent to a web worker; never stored |
//! | `reason` | reasons why a game ended |
//! | `values` | colours, moves and positions |

mod edition;
mod event;
mod headers;
mod question;
mod reason;
pub mod rules;
mod time;
pub(in crate::game) mod values;

pub use edition::Edition;
pub use event::{EventV1, VerdictV1};
pub use headers::{HeadersV1, seat, ticket, ticket_in_pgn};
pub use question::{MatingSideV1, QuestionV1};
pub use reason::EndReason;
pub use rules::HouseRulesV1;
pub use time::{AllowanceV1, BonusV1, ClockPress, FirstIncrement, FirstMove, StageV1, TimeControlV1};
