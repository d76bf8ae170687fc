//! Version 2: all tie-breaks of C.07.
//!
//! | file | what it answers |
//! |---|---|
//! | `tie_break` | what parts equals? |

mod tie_break;

pub use tie_break::TieBreak;
