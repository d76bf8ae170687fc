//! Methods of [`Page`] that record what happens on the page over time: the motion of a piece, DOM
//! events, changes of the document, and targets of moves. Their scripts change nothing on the page.

use crate::page::Page;
use serde::Deserialize;
use serde_json::json;

/// Position of a chess piece on the screen in one frame.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Frame {
    /// Time of the frame, in milliseconds since the page was opened.
    pub at: f64,
    /// Left edge, in CSS pixels of the window.
    pub left: f64,
    /// Upper edge, in CSS pixels of the window.
    pub top: f64,
    /// Total duration of the longest animation that runs on the piece, in milliseconds; 0 if none
    /// runs.
    pub animation: f64,
}

/// Recorded motion of a chess piece on the screen, frame by frame.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Motion {
    /// Time of the last release of a pointer, in milliseconds since the page was opened.
    pub released: Option<f64>,
    /// Duration of the longest CSS transition of the piece that has ended since the last release of
    /// a pointer, in milliseconds; 0 if none has ended. The browser reports this duration even if a
    /// busy machine draws no frame.
    pub animation: f64,
    /// All recorded frames, in order of time.
    pub frames: Vec<Frame>,
}

/// Recorded DOM event that the page received.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct RecordedEvent {
    /// Event type.
    pub name: String,
    /// Whether the browser, rather than a script, sent the event.
    pub trusted: bool,
    /// Pointer type, such as `mouse`; `None` if the event is no pointer event.
    pub pointer: Option<String>,
}

/// Recorded change of the page's document (DOM).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct Mutation {
    /// Kind of the change: `attributes`, `childList` or `characterData`.
    pub kind: String,
    /// Name of the changed attribute; `None` for the other kinds of changes.
    pub attribute: Option<String>,
    /// Changed node: its tag with the names of its `data-` attributes.
    pub on: String,
}

impl Page {
    /// Makes the page record where the piece on the square `square` is on the screen in each frame,
    /// for [`Page::motion`].
    ///
    /// # Panics
    /// If the browser refuses the script.
    #[track_caller]
    pub fn watch_piece(&self, square: &str) {
        let script = r#"
            const watch = window.__motion = { released: null, animation: 0, frames: [] };
            addEventListener('pointerup', event => {
                watch.released = event.timeStamp;
                watch.animation = 0;
            }, true);
            addEventListener('transitionend', event => {
                if (!event.target.matches(`[data-piece][data-on="${arguments[0]}"]`)) return;
                watch.animation = Math.max(watch.animation, Math.round(1000 * event.elapsedTime));
            }, true);
            const frame = at => {
                const piece = document.querySelector(`[data-piece][data-on="${arguments[0]}"]`);
                const box = piece?.getBoundingClientRect();
                const ends = piece?.getAnimations().map(animation => animation.effect.getComputedTiming().endTime) ?? [];
                if (box) watch.frames.push({ at, left: box.left, top: box.top, animation: Math.max(0, ...ends) });
                requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
        "#;
        self.browser().read(script, vec![json!(square)]);
    }

    /// Returns the motion of the piece that [`Page::watch_piece`] recorded.
    ///
    /// # Panics
    /// If nothing is recorded.
    #[track_caller]
    pub fn motion(&self) -> Motion {
        let seen = self.browser().read("return window.__motion", vec![]);
        match serde_json::from_value(seen) {
            Ok(motion) => motion,
            Err(error) => panic!("no motion was watched: {error}"),
        }
    }

    /// Makes the page record DOM events of these types, for [`Page::heard`].
    ///
    /// # Panics
    /// If the browser refuses the script.
    #[track_caller]
    pub fn listen(&self, names: &[&str]) {
        let script = r#"
            const heard = window.__heard = [];
            for (const name of arguments[0]) {
                addEventListener(name, event => heard.push({
                    name, trusted: event.isTrusted, pointer: event.pointerType ?? null,
                }), true);
            }
        "#;
        self.browser().read(script, vec![json!(names)]);
    }

    /// Returns the events that [`Page::listen`] recorded.
    ///
    /// # Panics
    /// If nothing is recorded.
    #[track_caller]
    pub fn heard(&self) -> Vec<RecordedEvent> {
        let heard = self.browser().read("return window.__heard", vec![]);
        match serde_json::from_value(heard) {
            Ok(heard) => heard,
            Err(error) => panic!("no one listened: {error}"),
        }
    }

    /// Makes the page record every change of its document (DOM), for [`Page::document_changes`].
    ///
    /// # Panics
    /// If the browser refuses the script.
    #[track_caller]
    pub fn watch_document(&self) {
        let script = r#"
            const seen = window.__mutations = [];
            const name = node => {
                const marks = Object.keys(node.dataset ?? {}).filter(key => key !== 'fen');
                return (node.tagName ?? '#text').toLowerCase() + marks.map(key => `[${key}]`).join('');
            };
            const write = records => {
                for (const record of records) {
                    seen.push({ kind: record.type, attribute: record.attributeName, on: name(record.target) });
                }
            };
            const observer = new MutationObserver(write);
            observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
            window.__unwatch = () => { write(observer.takeRecords()); observer.disconnect(); };
        "#;
        self.browser().read(script, vec![]);
    }

    /// Returns the changes that [`Page::watch_document`] recorded, and ends the recording.
    ///
    /// # Panics
    /// If nothing is recorded.
    #[track_caller]
    pub fn document_changes(&self) -> Vec<Mutation> {
        let seen = self.browser().read("window.__unwatch(); return window.__mutations", vec![]);
        match serde_json::from_value(seen) {
            Ok(seen) => seen,
            Err(error) => panic!("no changes were watched: {error}"),
        }
    }

    /// Makes the page record the displayed target squares of the held or selected piece at each
    /// release of a pointer, for [`Page::targets_seen`].
    ///
    /// # Panics
    /// If the browser refuses the script.
    #[track_caller]
    pub fn watch_targets(&self) {
        let script = r#"
            window.__targets = [];
            addEventListener('pointerup', () => window.__targets.push(Object.fromEntries(
                [...document.querySelectorAll('[data-target]')]
                    .map(square => [square.dataset.square, square.dataset.target]))), true);
        "#;
        self.browser().read(script, vec![]);
    }

    /// Returns the target squares that [`Page::watch_targets`] recorded since the last call: for
    /// each release of a pointer, a map of the squares to their kinds.
    ///
    /// # Panics
    /// If nothing is recorded.
    #[track_caller]
    pub fn targets_seen(&self) -> Vec<std::collections::BTreeMap<String, crate::Target>> {
        let seen = self.browser().read("return window.__targets.splice(0)", vec![]);
        match serde_json::from_value(seen) {
            Ok(seen) => seen,
            Err(error) => panic!("no targets were watched: {error}"),
        }
    }
}
