//! The accessibility tree, as screen readers read it. Chromium only: no other driver exposes it.

use crate::Page;
use crate::keyboard::Key;
use serde_json::{Value, json};
use std::collections::HashMap;

/// Node of the accessibility tree: an element of the page as the browser describes it to screen
/// readers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Role: `button`, `gridcell`, `status` …
    pub role: String,
    /// Accessible name.
    pub name: String,
    /// Text content.
    pub text: String,
    /// Whether the node has the focus.
    pub focused: bool,
    /// Whether the node is disabled.
    pub disabled: bool,
    /// The browser's id of the element.
    element: i64,
}

impl Page {
    /// Returns the page's accessibility tree, as a list without the nodes that screen readers skip.
    ///
    /// # Panics
    /// If the browser does not expose the tree.
    #[track_caller]
    pub fn tree(&self) -> Vec<Node> {
        let tree = self.browser().devtools("Accessibility.getFullAXTree", json!({}));
        let Some(nodes) = tree["nodes"].as_array() else { panic!("no accessibility tree: {tree}") };
        let by_id: HashMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let is_read = |node: &&Value| node["ignored"] != true;
        nodes.iter().filter(is_read).map(|node| read(node, &by_id)).collect()
    }

    /// Returns the only element of the page with this role and accessible name.
    ///
    /// # Panics
    /// If no element or more than one element matches.
    #[track_caller]
    pub fn find_in_tree(&self, role: &str, name: &str) -> Node {
        let tree = self.tree();
        let mut found = tree.iter().filter(|node| node.role == role && node.name == name);
        match (found.next(), found.next()) {
            (Some(node), None) => node.clone(),
            (Some(_), Some(_)) => panic!("more than one {role} is called {name:?}"),
            (None, _) => {
                let alike: Vec<_> =
                    tree.iter().filter(|node| node.role == role).map(|node| &node.name).collect();
                panic!("no {role} is called {name:?}; there are {alike:?}")
            }
        }
    }

    /// Whether the page has an element with this role and accessible name.
    #[track_caller]
    pub fn tree_has(&self, role: &str, name: &str) -> bool {
        self.tree().iter().any(|node| node.role == role && node.name == name)
    }

    /// Waits for the only element with this role and accessible name, focuses it and presses a key.
    ///
    /// # Panics
    /// If the element does not appear, or is disabled.
    #[track_caller]
    pub fn press_in_tree(&self, role: &str, name: &str, key: Key) {
        self.until(&format!("the {role} {name:?}"), || self.tree_has(role, name));
        let node = self.find_in_tree(role, name);
        assert!(!node.disabled, "the {role} {name:?} cannot be pressed");
        self.focus_node(&node);
        self.press_key(key);
    }

    /// Focuses an element, as a screen reader does.
    ///
    /// # Panics
    /// If the element cannot be focused.
    #[track_caller]
    pub fn focus_node(&self, node: &Node) {
        self.browser().devtools("DOM.focus", json!({ "backendNodeId": node.element }));
        self.let_it_draw();
    }
}

/// Converts a node of Chromium's accessibility tree; `by_id` holds all nodes of the tree.
fn read(node: &Value, by_id: &HashMap<&str, &Value>) -> Node {
    let text = |of: &str| node[of]["value"].as_str().unwrap_or_default().to_owned();
    let is = |name: &str| {
        let properties = node["properties"].as_array().into_iter().flatten();
        properties
            .filter(|property| property["name"] == name)
            .any(|property| property["value"]["value"] == true)
    };
    let mut words = String::new();
    say(node, by_id, &mut words);
    Node {
        role: text("role"),
        name: text("name"),
        text: words.trim().to_owned(),
        focused: is("focused"),
        disabled: is("disabled"),
        element: node["backendDOMNodeId"].as_i64().unwrap_or_default(),
    }
}

/// Appends the texts below a node of Chromium's accessibility tree to `words`, in order; `by_id`
/// holds all nodes of the tree.
fn say(node: &Value, by_id: &HashMap<&str, &Value>, words: &mut String) {
    if node["role"]["value"] == "StaticText" && node["ignored"] != true {
        *words += node["name"]["value"].as_str().unwrap_or_default();
        return;
    }
    let children = node["childIds"].as_array().into_iter().flatten().filter_map(Value::as_str);
    for child in children.filter_map(|id| by_id.get(id)) {
        say(child, by_id, words);
    }
}
