//! Writer of HTML documents, for the exported web page of a tournament.

/// Writer of an HTML document. Texts and table cells are escaped; tags and [`raw`](Self::raw)
/// markup are written unchanged.
pub(super) struct HtmlWriter(String);

/// Content security policy of the document: it loads nothing, and only inline scripts and styles
/// work.
const CONTENT_POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'";

impl HtmlWriter {
    /// Starts an HTML document: writes everything before the content of its body. `language` is a
    /// tag such as `de`.
    pub(super) fn new(title: &str, language: &str, is_right_to_left: bool) -> HtmlWriter {
        let direction = if is_right_to_left { "rtl" } else { "ltr" };
        HtmlWriter(format!(
            "<!doctype html>\n<html lang=\"{}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{CONTENT_POLICY}\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n\
             <style>{}</style>\n</head>\n<body>\n",
            escaped(language),
            escaped(title),
            include_str!("page.css"),
        ))
    }

    /// Ends the document with the script that replays games. Returns the text of the document.
    pub(super) fn into_document(self) -> String {
        format!("{}<script>{}</script>\n</body>\n</html>\n", self.0, include_str!("page.js"))
    }

    /// Appends the start tag of an element. `element` is the element's name, optionally with
    /// attributes.
    pub(super) fn start_tag(&mut self, element: &str) -> &mut HtmlWriter {
        self.raw(&format!("<{element}>"))
    }

    /// Appends the end tag of an element, and a line break.
    pub(super) fn end_tag(&mut self, element: &str) -> &mut HtmlWriter {
        self.raw(&format!("</{element}>\n"))
    }

    /// Appends an escaped text. Its writing direction does not affect the text around it.
    pub(super) fn text(&mut self, text: &str) -> &mut HtmlWriter {
        self.raw(&format!("<bdi>{}</bdi>", escaped(text)))
    }

    /// Starts a table: writes its start tag and a row of headings.
    pub(super) fn table(&mut self, headings: impl IntoIterator<Item = String>) {
        self.start_tag("table").start_tag("tr");
        for heading in headings {
            self.start_tag("th").text(&heading).raw("</th>");
        }
        self.end_tag("tr");
    }

    /// Appends a row of cells to the table.
    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.start_tag("tr");
        for cell in cells {
            self.start_tag("td").text(&cell).raw("</td>");
        }
        self.end_tag("tr");
    }

    /// Appends markup without escaping it.
    pub(super) fn raw(&mut self, markup: &str) -> &mut HtmlWriter {
        self.0.push_str(markup);
        self
    }
}

/// Escapes a text for HTML content and attribute values. Replaces control characters by spaces.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}
