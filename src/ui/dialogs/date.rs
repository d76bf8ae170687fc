//! Dates in the form of the page's language.

use crate::words::Words;
use js_sys::{Date, Object, Reflect};

/// Converts a PGN date, such as `2025.07.14`, to the form of the page's language, with the digits
/// that the players have chosen. If a part of the date is unknown, the day does not exist, or the
/// text is not a date, returns the text unchanged.
pub(super) fn date_text(date: &str, words: &Words) -> String {
    let mut parts = date.split('.').map(|part| part.parse::<u32>().ok());
    let (Some(Some(year)), Some(Some(month @ 1..=12)), Some(Some(day @ 1..=31)), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return date.to_owned();
    };
    let options = Object::new();
    // If this call fails, the date has the default style.
    let _ = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    let moment = Date::new_with_year_month_day(year, month as i32 - 1, day as i32);
    // JavaScript turns 31 February into a day in March, and the year 25 into 1925.
    if (moment.get_full_year(), moment.get_date()) != (year, day) {
        return date.to_owned();
    }
    String::from(moment.to_locale_date_string(&words.intl_locale(), &options))
}
