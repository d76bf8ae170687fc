//! Helpers that read and rewrite the page's HTML, by CSS selectors.

use std::borrow::Cow;
use std::cell::RefCell;

use anyhow::{Result, anyhow};
use lol_html::{ElementContentHandlers, RewriteStrSettings, Selector, element, rewrite_str, text};

/// CSS selector, and the functions that read or change each matching HTML element. The macro
/// `element!` creates a handler.
type Handler<'h> = (Cow<'h, Selector>, ElementContentHandlers<'h>);

/// Returns the HTML after each of these handlers has changed the elements that it selects.
pub(super) fn rewrite<'h>(html: &str, handlers: impl IntoIterator<Item = Handler<'h>>) -> Result<String> {
    let settings = RewriteStrSettings::new();
    let settings = handlers.into_iter().fold(settings, RewriteStrSettings::append_element_content_handler);
    rewrite_str(html, settings).map_err(|fault| anyhow!("the page: {fault}"))
}

/// Returns the values of the attribute `name` of all elements that match a CSS selector.
pub(super) fn attributes(html: &str, selector: &str, name: &str) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let read = element!(selector, |element| {
        found.extend(element.get_attribute(name));
        Ok(())
    });
    rewrite(html, [read])?;
    Ok(found)
}

/// Returns the text content of each element that matches a CSS selector. The selector must match
/// only elements without child elements, such as `script` or `style`.
pub(super) fn contents(html: &str, selector: &str) -> Result<Vec<String>> {
    let found = RefCell::new(Vec::new());
    let begin = element!(selector, |_| {
        found.borrow_mut().push(String::new());
        Ok(())
    });
    let read = text!(selector, |part| {
        found.borrow_mut().iter_mut().last().into_iter().for_each(|text| text.push_str(part.as_str()));
        Ok(())
    });
    rewrite(html, [begin, read])?;
    Ok(found.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_those_of_every_element() {
        let found = attributes("<link href=./a.css><p href='#x'><a title='/c'>", "[href]", "href").unwrap();
        assert_eq!(found, ["./a.css", "#x"]);
    }

    #[test]
    fn contents_are_those_of_each_element() {
        let html = "<style>a{}</style><script type=module>a()</script><script>b(\"<\")</script>";
        assert_eq!(contents(html, "script:not([type])").unwrap(), ["b(\"<\")"]);
        assert_eq!(contents(html, "script").unwrap(), ["a()", "b(\"<\")"]);
        assert_eq!(contents(html, "style").unwrap(), ["a{}"]);
    }
}
