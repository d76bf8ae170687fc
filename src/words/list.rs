//! Puts the things of a list together, as the language does.

use super::Words;

impl Words {
    /// `a`, `a and b`, `a, b and c`.
    pub(super) fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.joined(things, |first, second| self.list_two(&first, &second))
    }

    /// `a`, `a or b`, `a, b or c`.
    pub(super) fn list_or(&self, things: impl IntoIterator<Item = String>) -> String {
        self.joined(things, |first, second| self.list_two_or(&first, &second))
    }

    /// `a, b, c`.
    pub(super) fn row(&self, things: impl IntoIterator<Item = String>) -> String {
        self.joined(things, |first, second| self.list_more(&first, &second))
    }

    /// The last two are put together by `last`, and each before them stands before that.
    fn joined(
        &self,
        things: impl IntoIterator<Item = String>,
        last: impl Fn(String, String) -> String,
    ) -> String {
        let mut things: Vec<String> = things.into_iter().collect();
        let Some(end) = things.pop() else { return String::new() };
        let Some(before) = things.pop() else { return end };
        let end = last(before, end);
        things.into_iter().rev().fold(end, |end, thing| self.list_more(&thing, &end))
    }
}
