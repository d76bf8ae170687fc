//! Colours and their contrast, by the formula of WCAG 2.2.

/// A colour: red, green and blue from 0 to 255, and its opacity from 0 to 1.
pub(super) type Rgba = [f64; 4];

pub(super) fn number(text: &str) -> f64 {
    text.trim().parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
}

/// Reads a colour that a style sheet writes as `#fff`, `#ffffff` or `rgb(0 0 0 / .5)`; `None` for
/// any other form.
pub(super) fn written(value: &str) -> Option<Rgba> {
    if let Some(hex) = value.strip_prefix('#') {
        let pair = |place: usize| {
            let digits = if hex.len() == 3 {
                hex[place..=place].repeat(2)
            } else {
                hex[2 * place..2 * place + 2].to_owned()
            };
            f64::from(u8::from_str_radix(&digits, 16).expect("two digits"))
        };
        return Some([pair(0), pair(1), pair(2), 1.0]);
    }
    let inside = value.strip_prefix("rgb(")?.strip_suffix(')')?;
    let (parts, alpha) = inside.split_once('/').unwrap_or((inside, "1"));
    let parts: Vec<f64> = parts.split_whitespace().map(number).collect();
    Some([parts[0], parts[1], parts[2], number(alpha)])
}

/// The visible colour where `front` covers `back`.
pub(super) fn over(front: Rgba, back: Rgba) -> Rgba {
    let mixed = |part: usize| front[part] * front[3] + back[part] * (1.0 - front[3]);
    [mixed(0), mixed(1), mixed(2), 1.0]
}

fn luminance(color: Rgba) -> f64 {
    let linear = |part: f64| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
}

/// The contrast of two colours, from 1 to 21. `front` covers `back`.
pub(super) fn contrast(front: Rgba, back: Rgba) -> f64 {
    let (one, other) = (luminance(over(front, back)), luminance(back));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn the_measure_is_that_of_wcag() {
    let close = |found: f64, known: f64| assert!((found - known).abs() < 0.005, "{found}, not {known}");
    let white = [255.0, 255.0, 255.0, 1.0];
    close(contrast([0.0, 0.0, 0.0, 1.0], white), 21.0);
    close(contrast([118.0, 118.0, 118.0, 1.0], white), 4.54);
    close(contrast([255.0, 0.0, 0.0, 1.0], white), 4.0);
    assert_eq!(written("#fff"), Some(white));
    assert_eq!(written("rgb(12 60 52 / .55)"), Some([12.0, 60.0, 52.0, 0.55]));
    assert_eq!(written("3px solid"), None);
}
