//! An engine in a process of its own, spoken to by UCI.

use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// An engine that waits for what it is asked.
#[derive(Debug)]
pub struct Engine {
    /// What it calls itself.
    pub name: String,
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

/// What an engine answers.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// Its move, as it writes it; `(none)` or `0000` where it has none.
    pub best: String,
    /// What it last said of each of its lines, the best first.
    pub lines: Vec<Line>,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How long it took.
    pub took: Duration,
}

/// What an engine says of one line.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// How deep it looked.
    pub depth: u32,
    /// In hundredths of a pawn for the side to move; a mate in `n` moves is `100_000 - n`.
    pub score: i32,
    /// The first move.
    pub first: String,
}

impl Engine {
    /// Starts one and waits until it is there.
    ///
    /// # Errors
    /// When it cannot be started, or ends.
    pub fn start(command: &mut Command) -> io::Result<Engine> {
        let mut process =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (Some(to), Some(from)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(io::Error::other("a process without pipes"));
        };
        let mut engine = Engine { name: String::new(), process, to, from: BufReader::new(from) };
        engine.say("uci")?;
        engine.until("uciok")?;
        Ok(engine)
    }

    /// Sets one of its options.
    ///
    /// # Errors
    /// When it has ended.
    pub fn set(&mut self, option: &str, value: &str) -> io::Result<()> {
        self.say(&format!("setoption name {option} value {value}"))
    }

    /// What it answers to `go` with this limit, after these moves from the usual start or in the position with that FEN.
    ///
    /// # Errors
    /// When it has ended.
    pub fn ask(&mut self, position: &str, limit: &str) -> io::Result<Answer> {
        self.say("isready")?;
        self.until("readyok")?;
        self.say(&format!("position {position}"))?;
        let watch = Instant::now();
        self.say(&format!("go {limit}"))?;
        let said = self.until("bestmove")?;
        let mut answer = Answer { took: watch.elapsed(), ..Answer::default() };
        for line in said {
            let words: Vec<&str> = line.split_whitespace().collect();
            let after = |name: &str| words.iter().position(|word| *word == name).map(|at| &words[at + 1..]);
            let number = |name: &str| after(name).and_then(|rest| rest.first()?.parse::<i64>().ok());
            match words.first() {
                Some(&"bestmove") => answer.best = words.get(1).map_or_else(String::new, |&word| word.into()),
                Some(&"info") => {
                    answer.nodes = number("nodes").map_or(answer.nodes, |nodes| nodes.unsigned_abs());
                    let score = number("cp").or_else(|| {
                        number("mate").map(|moves| if moves > 0 { 100_000 - moves } else { -100_000 - moves })
                    });
                    let (Some(score), Some(first)) = (score, after("pv").and_then(|rest| rest.first()))
                    else {
                        continue;
                    };
                    let at = number("multipv").unwrap_or(1).max(1) as usize - 1;
                    answer.lines.resize_with(answer.lines.len().max(at + 1), Line::default);
                    answer.lines[at] = Line {
                        depth: number("depth").unwrap_or_default() as u32,
                        score: score as i32,
                        first: (*first).to_owned(),
                    };
                }
                _ => {}
            }
        }
        Ok(answer)
    }

    /// Has it forget what it knows from before.
    ///
    /// # Errors
    /// When it has ended.
    pub fn begin_anew(&mut self) -> io::Result<()> {
        self.say("ucinewgame")
    }

    /// How much time of a processor it has had, where the system tells: other work on the machine does not count.
    pub fn processor_time(&self) -> Option<Duration> {
        let folder = Path::new("/proc").join(self.process.id().to_string()).join("task");
        let threads = std::fs::read_dir(folder).ok()?.flatten();
        let nanos = threads.map(|thread| {
            let text = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
            text.split(' ').next()?.parse::<u64>().ok()
        });
        Some(Duration::from_nanos(nanos.sum::<Option<u64>>()?))
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.to, "{line}")?;
        self.to.flush()
    }

    /// Every line up to the one that begins so.
    fn until(&mut self, end: &str) -> io::Result<Vec<String>> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                return Err(io::Error::other(format!("{} has ended", self.name)));
            }
            let line = line.trim_end().to_owned();
            if let Some(name) = line.strip_prefix("id name ") {
                self.name = name.to_owned();
            }
            let is_last = line.starts_with(end);
            lines.push(line);
            if is_last {
                return Ok(lines);
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
