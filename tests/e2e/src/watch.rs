//! Watching over time: scripts that write down what they see and touch nothing.

use crate::page::Page;
use serde::Deserialize;
use serde_json::json;

/// A piece's box in one frame.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Frame {
    /// The frame's time, in milliseconds of the page.
    pub at: f64,
    /// The left edge, in CSS pixels of the window.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// How long the animation that is under way takes from its start to its end, in milliseconds; 0 without one.
    pub animation: f64,
}

/// How a piece went, frame by frame.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Motion {
    /// When a pointer was last let go, in milliseconds of the page.
    pub released: Option<f64>,
    /// How long the longest animation took by its own account that has ended since then, in milliseconds; 0 without one. It is told even
    /// where a busy machine draws no frame of it.
    pub animation: f64,
    /// The frames.
    pub frames: Vec<Frame>,
}

/// An event as the browser sent it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Heard {
    /// Its type.
    pub name: String,
    /// Whether it came from the browser itself and not from a script.
    pub trusted: bool,
    /// Which kind of pointer it speaks of.
    pub pointer: Option<String>,
}

/// A change of the document.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct Mutation {
    /// `attributes`, `childList` or `characterData`.
    pub kind: String,
    /// Which attribute.
    pub attribute: Option<String>,
    /// Where: the tag with its marks of the contract.
    pub on: String,
}

impl Page {
    /// From now on writes down, frame by frame, where the piece of a square is drawn.
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

    /// What [`Page::watch_piece`] has seen so far.
    ///
    /// # Panics
    /// If nothing was watched.
    #[track_caller]
    pub fn motion(&self) -> Motion {
        let seen = self.browser().read("return window.__motion", vec![]);
        match serde_json::from_value(seen) {
            Ok(motion) => motion,
            Err(error) => panic!("no motion was watched: {error}"),
        }
    }

    /// From now on writes down events of these types, wherever they go.
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

    /// What [`Page::listen`] has heard so far.
    ///
    /// # Panics
    /// If nobody listened.
    #[track_caller]
    pub fn heard(&self) -> Vec<Heard> {
        let heard = self.browser().read("return window.__heard", vec![]);
        match serde_json::from_value(heard) {
            Ok(heard) => heard,
            Err(error) => panic!("nobody listened: {error}"),
        }
    }

    /// From now on writes down every change of the document.
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

    /// What [`Page::watch_document`] has seen; the watch ends.
    ///
    /// # Panics
    /// If nothing was watched.
    #[track_caller]
    pub fn document_changes(&self) -> Vec<Mutation> {
        let seen = self.browser().read("window.__unwatch(); return window.__mutations", vec![]);
        match serde_json::from_value(seen) {
            Ok(seen) => seen,
            Err(error) => panic!("no changes were watched: {error}"),
        }
    }

    /// From now on writes down the legal targets shown each time a pointer goes up.
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

    /// What [`Page::watch_targets`] has seen since it was last asked, one set for each press.
    ///
    /// # Panics
    /// If nothing was watched.
    #[track_caller]
    pub fn targets_seen(&self) -> Vec<std::collections::BTreeMap<String, crate::Target>> {
        let seen = self.browser().read("return window.__targets.splice(0)", vec![]);
        match serde_json::from_value(seen) {
            Ok(seen) => seen,
            Err(error) => panic!("no targets were watched: {error}"),
        }
    }
}
