//! Joins texts to lists in the grammar of the app's language.

use super::Words;

impl Words {
    /// Joins texts into a list with "and" in the grammar of the app's language: `a`, `a and b`,
    /// `a, b and c`.
    pub(super) fn and_list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.join_list(things, |first, second| self.list_two(&first, &second))
    }

    /// Joins texts into a list with "or" in the grammar of the app's language: `a`, `a or b`,
    /// `a, b or c`.
    pub(super) fn or_list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.join_list(things, |first, second| self.list_two_or(&first, &second))
    }

    /// Joins texts into a list with commas in the grammar of the app's language: `a, b, c`.
    pub(super) fn comma_list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.join_list(things, |first, second| self.list_more(&first, &second))
    }

    /// Joins texts into a list in the grammar of the app's language, such as `a, b and c`.
    ///
    /// `last` joins the last two texts, for example with "and"; commas join the earlier texts.
    fn join_list(
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
