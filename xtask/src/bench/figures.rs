//! Statistics of repeated measurements of a benchmark: median, quartiles and ratios.

/// Median and quartiles of a repeated measurement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spread {
    /// First quartile.
    pub(super) low: f64,
    /// Median.
    pub(super) median: f64,
    /// Third quartile.
    pub(super) high: f64,
}

impl Spread {
    /// Computes the median and the quartiles of some measurements; `None` if there are none.
    pub(super) fn of(figures: impl IntoIterator<Item = f64>) -> Option<Self> {
        let mut figures: Vec<f64> = figures.into_iter().collect();
        figures.sort_by(f64::total_cmp);
        // Quantile `part` (0 to 1), interpolated between the two nearest figures.
        let at = |part: f64| {
            let place = part * (figures.len() - 1) as f64;
            let (below, above) = (figures[place.floor() as usize], figures[place.ceil() as usize]);
            below + (above - below) * place.fract()
        };
        (!figures.is_empty()).then(|| Self { low: at(0.25), median: at(0.5), high: at(0.75) })
    }
}

/// Returns the median of some measurements, rounded to an integer, as text; a dash if there are
/// none.
pub(super) fn median(figures: impl IntoIterator<Item = f64>) -> String {
    Spread::of(figures).map_or_else(|| "–".to_owned(), |spread| format!("{:.0}", spread.median))
}

/// Returns `figure` divided by `other` as text. If both are zero, the text is `=`. If only `other`
/// is zero, the text is `+` and the figure.
pub(super) fn ratio(figure: f64, other: f64) -> String {
    match (figure, other) {
        (0.0, 0.0) => "=".to_owned(),
        (figure, 0.0) => format!("+{figure:.1}"),
        (figure, other) => format!("{:.2}", figure / other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_lie_between_figures_in_proportion() {
        let spread = |low, median, high| Some(Spread { low, median, high });
        assert_eq!(Spread::of([]), None);
        assert_eq!(Spread::of([7.0]), spread(7.0, 7.0, 7.0));
        assert_eq!(Spread::of([4.0, 2.0]), spread(2.5, 3.0, 3.5));
        assert_eq!(Spread::of([9.0, 1.0, 5.0, 3.0, 7.0]), spread(3.0, 5.0, 7.0));
    }

    #[test]
    fn a_ratio_to_nothing_is_no_number() {
        assert_eq!(ratio(3.0, 2.0), "1.50");
        assert_eq!(ratio(0.0, 2.0), "0.00");
        assert_eq!(ratio(0.0, 0.0), "=");
        assert_eq!(ratio(3.0, 0.0), "+3.0");
    }
}
