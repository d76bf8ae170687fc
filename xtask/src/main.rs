//! What a contributor does, in one place.
fn main() {}
