//! The day on the wall.

use js_sys::Date;

/// Today, as PGN writes it: `2026.11.21`.
pub(super) fn today() -> String {
    let now = Date::new_0();
    format!("{:04}.{:02}.{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}
