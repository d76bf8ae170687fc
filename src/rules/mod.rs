//! The laws of chess.
