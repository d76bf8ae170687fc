//! Compares how `tabiya` and the library `chasolver` answer whether a side can still mate
//! (winnability). Each program answers for both colours in every position of a suite.
//!
//! ```text
//! cargo xtask bench winnability [--data FOLDER] [--seed N] [--methods] [suite …]
//! ```
//!
//! With `--methods`, only `tabiya` runs, and a table shows how many answers each method of proof
//! gave. `docs/algorithms/winnability.md` describes these methods.
//!
//! The suites are:
//!
//! - `composed`, `games` and `flagged`: a few hundred positions each, from `benches/data`. `--data`
//!   names another folder, which may hold more positions.
//! - `minors`: two thousand random positions in which a side with only a bishop or knight must mate
//!   an opponent with up to twelve pieces and pawns, and one fixed position.
//! - `closed`: ten thousand positions with closed pawn chains, for `tabiya` alone. `--seed` selects
//!   other positions.
//!
//! Without suite names, all suites except `closed` run.
//!
//! `tabiya` is called once in each position, for both colours; `chasolver` is called once for each
//! colour. Times are processor time of this thread, so other load on the machine affects them
//! little. An answer is wrong if it contradicts the suite.

use std::alloc::{GlobalAlloc, Layout, System};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use cpu_time::ThreadTime;
use tabiya::rules::winnability::{
    Budget, NoMateProof, ProofMethod, Winnability, can_mate_counted, winnability,
};
use tabiya::rules::{Color, Position};
use tabiya_bench::closed::closed;
use tabiya_bench::minors::minors;
use tabiya_bench::questions::{Question, SUITES, questions};

/// Name of the suite of random positions in which a side with only a bishop or knight must mate.
const MINORS: &str = "minors";

/// Name of the suite of closed positions. `chasolver` would take too long to answer them.
const CLOSED: &str = "closed";

/// Processor time above which a call is slow. If a call for both colours is slow, each colour is
/// measured alone, and the slow colours are printed.
const LONG: Duration = Duration::from_millis(150);

/// Allocator that counts the allocated bytes, to measure the memory that a program uses.
struct Counting;

/// Number of currently allocated bytes.
static HELD: AtomicUsize = AtomicUsize::new(0);
/// Maximum of [`HELD`] since the start of the measured call.
static MOST: AtomicUsize = AtomicUsize::new(0);

// SAFETY: all calls are passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let held = HELD.fetch_add(layout.size(), Relaxed) + layout.size();
        MOST.fetch_max(held, Relaxed);
        // SAFETY: the caller upholds the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Relaxed);
        // SAFETY: the caller upholds the contract of `dealloc`.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Answers of one program in a suite of positions, with the times and the memory of its calls.
#[derive(Default)]
struct Score {
    /// Number of answers that do not contradict the suite.
    right: u32,
    /// Number of answers that contradict the suite.
    wrong: u32,
    /// Number of questions without an answer.
    undetermined: u32,
    /// Number of nodes that `tabiya` searched in all calls; 0 for `chasolver`.
    nodes: u64,
    /// Processor time of each call.
    times: Vec<Duration>,
    /// Maximum memory of a call, in bytes.
    memory: usize,
    /// Numbers of the answers "cannot mate" whose [`NoMateProof`] is `Material`, `Static` and
    /// `Closure`.
    proofs: [u32; 3],
    /// Answers in the order of the questions: whether the side can still mate; `None` if undecided.
    verdicts: Vec<Option<bool>>,
}

impl Score {
    /// Records the answer of a program to the question whether `color` can still win from `fen`.
    /// Prints a wrong or missing answer.
    ///
    /// `known` is the right answer, or `None` if the suite does not know it. `verdict` is the
    /// program's answer, or `None` if it is undecided.
    fn verdict(&mut self, known: Option<bool>, verdict: Option<bool>, fen: &str, color: &str) {
        self.verdicts.push(verdict);
        match (known, verdict) {
            (_, None) => {
                self.undetermined += 1;
                println!("    undetermined: {fen} {color}");
            }
            (Some(known), Some(verdict)) if known != verdict => {
                self.wrong += 1;
                println!("    wrong: {fen} {color}");
            }
            _ => self.right += 1,
        }
    }

    /// Returns the processor time of all calls together.
    fn total(&self) -> Duration {
        self.times.iter().sum()
    }

    /// Prints the results of the program `name` on one line. `per` is the number of questions that
    /// one call of the program answers.
    fn row(&mut self, name: &str, per: f64) {
        self.times.sort();
        let at = |share: f64| micros(self.times[((self.times.len() - 1) as f64 * share) as usize]);
        println!(
            "  {name:<10} right {:>6}  wrong {}  undetermined {:>2}  mean {:>9.1}  p50 {:>7.1}  p99 {:>9.1}  max {:>10.1} µs  {:>6.1} MB  nodes {:.0}",
            self.right,
            self.wrong,
            self.undetermined,
            micros(self.total()) / self.times.len() as f64 / per,
            at(0.5),
            at(0.99),
            at(1.0),
            self.memory as f64 / 1e6,
            self.nodes as f64 / self.times.len() as f64,
        );
    }
}

/// Returns a duration in microseconds.
fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// Asks `tabiya` in every position whether each side can still win, and records the answers in
/// `score`.
fn ask_tabiya(questions: &[Question], score: &mut Score) {
    let budget = Budget::default();
    for (fen, known) in questions {
        let Ok(position) = Position::from_fen(fen) else { continue };
        MOST.store(HELD.load(Relaxed), Relaxed);
        let held = HELD.load(Relaxed);
        let start = ThreadTime::now();
        let both = winnability(&position, &budget);
        let time = start.elapsed();
        if time > LONG {
            print_slow_colors(&position, &budget);
        }
        score.times.push(time);
        score.memory = score.memory.max(MOST.load(Relaxed) - held);
        score.nodes += both.nodes;
        for color in Color::ALL {
            let verdict = match both.of(color) {
                Winnability::Winnable(_) => Some(true),
                Winnability::Unwinnable(proof) => {
                    score.proofs[match proof {
                        NoMateProof::Material => 0,
                        NoMateProof::Static => 1,
                        NoMateProof::Closure(_) => 2,
                    }] += 1;
                    Some(false)
                }
                Winnability::Undetermined => None,
            };
            score.verdict(known[color as usize], verdict, fen, color.by_color("white", "black"));
        }
    }
}

/// Asks for each colour alone whether it can still mate. Prints the time of each answer that takes
/// longer than [`LONG`].
fn print_slow_colors(position: &Position, budget: &Budget) {
    for color in Color::ALL {
        let start = ThreadTime::now();
        let (_, work) = can_mate_counted(position, color, budget);
        let time = start.elapsed();
        if time > LONG {
            let side = color.by_color("white", "black");
            println!("    {} ms, {} nodes: {} {side}", time.as_millis(), work.nodes, position.to_fen());
        }
    }
}

/// Answers of one method of proof: their numbers by kind, the nodes of each answer, and the total
/// time.
#[derive(Default)]
struct Answered {
    winnable: u32,
    unwinnable: u32,
    undetermined: u32,
    nodes: Vec<u64>,
    time: Duration,
}

/// Prints a Markdown table that shows how many questions of a suite each method of proof answered,
/// and how fast.
fn print_methods(questions: &[Question]) {
    let mut by_method: BTreeMap<ProofMethod, Answered> = BTreeMap::new();
    for (fen, _) in questions {
        let Ok(position) = Position::from_fen(fen) else { continue };
        for color in Color::ALL {
            let start = ThreadTime::now();
            let (answer, work) = can_mate_counted(&position, color, &Budget::default());
            let answered = by_method.entry(work.method).or_default();
            answered.time += start.elapsed();
            answered.nodes.push(work.nodes);
            match answer {
                Winnability::Winnable(_) => answered.winnable += 1,
                Winnability::Unwinnable(_) => answered.unwinnable += 1,
                Winnability::Undetermined => answered.undetermined += 1,
            }
        }
    }
    println!("| method | winnable | unwinnable | undetermined | nodes, mean | nodes, most | µs, mean |");
    println!("|---|--:|--:|--:|--:|--:|--:|");
    for (method, Answered { winnable, unwinnable, undetermined, nodes, time }) in by_method {
        let count = nodes.len() as f64;
        println!(
            "| {method:?} | {winnable} | {unwinnable} | {undetermined} | {:.0} | {} | {:.1} |",
            nodes.iter().sum::<u64>() as f64 / count,
            nodes.iter().max().unwrap_or(&0),
            micros(time) / count,
        );
    }
}

/// Asks `chasolver` in every position whether each side can still win, and records the answers in
/// `score`.
fn ask_chasolver(questions: &[Question], score: &mut Score) {
    for (fen, known) in questions {
        let Ok(board) = fen.parse::<chess::Board>() else { continue };
        for (i, color) in [chess::Color::White, chess::Color::Black].into_iter().enumerate() {
            let held = HELD.load(Relaxed);
            MOST.store(held, Relaxed);
            let start = ThreadTime::now();
            let answer = chasolver::winnability(&board, color);
            score.times.push(start.elapsed());
            score.memory = score.memory.max(MOST.load(Relaxed).saturating_sub(held));
            let verdict = answer.map(|answer| matches!(answer, chasolver::Winnability::Winnable { .. }));
            score.verdict(known[i], verdict, fen, if i == 0 { "white" } else { "black" });
        }
    }
}

/// Runs the benchmark on the suites that the command line names.
fn main() -> ExitCode {
    let (mut folder, mut seed, mut methods, mut suites) = (None, 0, false, Vec::new());
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--methods" => methods = true,
            "--data" => folder = words.next().map(PathBuf::from),
            "--seed" => match words.next().and_then(|word| word.parse().ok()) {
                Some(number) => seed = number,
                None => {
                    eprintln!("--seed: a whole number");
                    return ExitCode::FAILURE;
                }
            },
            _ => suites.push(word),
        }
    }
    if suites.is_empty() {
        suites = SUITES.into_iter().chain([MINORS]).map(str::to_owned).collect();
    }
    for suite in &suites {
        let found = match suite.as_str() {
            MINORS => Ok(minors()),
            CLOSED => Ok(closed(seed)),
            _ => questions(suite, folder.as_deref()),
        };
        let questions = match found {
            Ok(questions) => questions,
            Err(fault) => {
                eprintln!("{fault}");
                return ExitCode::FAILURE;
            }
        };
        println!("{suite}: {} positions, both colours", questions.len());
        if methods {
            print_methods(&questions);
            continue;
        }
        let (mut ours, mut theirs) = (Score::default(), Score::default());
        ask_tabiya(&questions, &mut ours);
        if suite == CLOSED {
            ours.row("tabiya", 2.0);
            continue;
        }
        ask_chasolver(&questions, &mut theirs);
        ours.row("tabiya", 2.0);
        theirs.row("chasolver", 1.0);
        let [material, reach, closure] = ours.proofs;
        println!("  unwinnable by material {material}, statically {reach}, by closure {closure}");
        let contradict =
            |(one, other): (&Option<bool>, &Option<bool>)| one.is_some() && other.is_some() && one != other;
        let differ = ours.verdicts.iter().zip(&theirs.verdicts).filter(|both| contradict(*both)).count();
        println!("  answers that contradict each other {differ}");
        println!(
            "  time against chasolver: {:.3}",
            ours.total().as_secs_f64() / theirs.total().as_secs_f64()
        );
    }
    println!(
        "mean: for one question; p50, p99, max: for one call, which answers two questions (tabiya) or one (chasolver)"
    );
    ExitCode::SUCCESS
}
