//! Connection to Firefox by WebDriver BiDi, for functions that classic WebDriver lacks in Firefox,
//! such as narrow windows.

use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// Time limit of a BiDi command.
const PATIENCE: Duration = Duration::from_secs(60);

/// Open WebDriver BiDi connection to the browser, with the events received so far.
pub(crate) struct Bidi {
    socket: RefCell<WebSocket<MaybeTlsStream<TcpStream>>>,
    last: Cell<u64>,
    events: RefCell<Vec<Value>>,
}

impl Bidi {
    /// Connects to the BiDi address of a WebDriver session, and subscribes to these kinds of
    /// events.
    ///
    /// # Panics
    /// If the connection fails.
    #[track_caller]
    pub(crate) fn connect(url: &str, events: &[&str]) -> Bidi {
        let socket = match tungstenite::connect(url) {
            Ok((socket, _)) => socket,
            Err(error) => panic!("cannot open the BiDi connection to Firefox: {error}"),
        };
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            // Without a time limit a test would hang instead of failing.
            let _ = stream.set_read_timeout(Some(PATIENCE));
        }
        let bidi =
            Bidi { socket: RefCell::new(socket), last: Cell::new(0), events: RefCell::new(Vec::new()) };
        if !events.is_empty() {
            bidi.ask("session.subscribe", json!({ "events": events }));
        }
        bidi
    }

    /// Sends a WebDriver BiDi command to the browser, and waits for its answer.
    ///
    /// # Panics
    /// If the browser refuses the command or does not answer in time, or the connection fails.
    #[track_caller]
    pub(crate) fn ask(&self, method: &str, params: Value) -> Value {
        let id = self.last.get() + 1;
        self.last.set(id);
        let command = json!({ "id": id, "method": method, "params": params }).to_string();
        let mut socket = self.socket.borrow_mut();
        if let Err(error) = socket.send(Message::text(command)) {
            panic!("{method}: {error}");
        }
        loop {
            let text = match socket.read() {
                Ok(Message::Text(text)) => text,
                Ok(_) => continue,
                Err(error) => panic!("{method}: {error}"),
            };
            let said: Value = serde_json::from_str(&text).unwrap_or_default();
            if said["id"] != id {
                self.events.borrow_mut().push(said);
            } else if said["type"] == "success" {
                return said["result"].clone();
            } else {
                panic!("{method}: {}", said["message"]);
            }
        }
    }

    /// Returns the parameters of the WebDriver BiDi events called `name` that have arrived since
    /// the last call.
    #[track_caller]
    pub(crate) fn events(&self, name: &str) -> Vec<Value> {
        // Earlier events arrive before the answer to a later command.
        self.ask("session.status", json!({}));
        let mut events = self.events.borrow_mut();
        let (wanted, rest) = events.drain(..).partition(|event| event["method"] == name);
        *events = rest;
        let wanted: Vec<Value> = wanted;
        wanted.into_iter().map(|event| event["params"].clone()).collect()
    }
}
