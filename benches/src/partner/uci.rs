//! Chess engine in a separate process, controlled by the protocol UCI.

use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// Chess engine in a running process, controlled by the protocol UCI. Dropping this value ends the
/// process.
#[derive(Debug)]
pub struct Engine {
    /// Name that the engine reports.
    pub name: String,
    process: Child,
    /// Standard input of the engine.
    to: ChildStdin,
    /// Standard output of the engine.
    from: BufReader<ChildStdout>,
}

/// Answer of a UCI engine to the command `go`: its best move, lines of moves, nodes and time.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// Best move, as the engine writes it; `(none)` or `0000` if there is no move.
    pub best: String,
    /// Latest report on each principal variation, the best variation first.
    pub lines: Vec<Line>,
    /// Number of nodes searched.
    pub nodes: u64,
    /// Duration of the search.
    pub took: Duration,
}

/// Report of a UCI engine on a principal variation: the best line of moves that it has found or,
/// with the option `MultiPV`, one of the best lines.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// Search depth.
    pub depth: u32,
    /// Score in centipawns for the side to move: `100_000 - n` if that side mates in `n` moves,
    /// `n - 100_000` if that side is mated in `n` moves.
    pub score: i32,
    /// First move of the line, in UCI notation.
    pub first: String,
}

impl Engine {
    /// Starts a UCI engine and waits for its answer `uciok` to the command `uci`.
    ///
    /// # Errors
    /// If the engine cannot be started, or exits.
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

    /// Sets an option of the engine by the UCI command `setoption`.
    ///
    /// # Errors
    /// If the engine has exited.
    pub fn set(&mut self, option: &str, value: &str) -> io::Result<()> {
        self.say(&format!("setoption name {option} value {value}"))
    }

    /// Lets the engine search a position, and returns its answer.
    ///
    /// `position` is the argument of the UCI command `position`, with its keyword: `fen <FEN>`,
    /// `startpos`, or `startpos moves e2e4 …`; `limit` are the arguments of `go`, such as
    /// `depth 8`.
    ///
    /// # Errors
    /// If the engine has exited.
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

    /// Makes the engine forget earlier games, by the UCI command `ucinewgame`.
    ///
    /// # Errors
    /// If the engine has exited.
    pub fn begin_anew(&mut self) -> io::Result<()> {
        self.say("ucinewgame")
    }

    /// Returns the processor time that the engine's current threads have used since they started.
    /// Threads that have ended are not counted.
    ///
    /// `None` if the operating system does not report this time.
    pub fn processor_time(&self) -> Option<Duration> {
        let folder = Path::new("/proc").join(self.process.id().to_string()).join("task");
        let threads = std::fs::read_dir(folder).ok()?.flatten();
        let nanos = threads.map(|thread| {
            let text = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
            text.split(' ').next()?.parse::<u64>().ok()
        });
        Some(Duration::from_nanos(nanos.sum::<Option<u64>>()?))
    }

    /// Sends a line to the engine's standard input.
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.to, "{line}")?;
        self.to.flush()
    }

    /// Reads and returns the lines of the engine's output, up to a line that begins with `end`.
    /// Stores the engine's name if a line contains it.
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
    /// Ends the engine's process.
    fn drop(&mut self) {
        // The engine may have exited already, so errors are ignored.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
