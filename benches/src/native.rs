//! Benchmark of move generation: compares the speed of the chess libraries, natively on this
//! machine.

use cpu_time::ThreadTime;

use crate::{peers, positions, table};

/// Measures and prints the speed of move generation of all libraries, each as the median of
/// `rounds` measurements.
///
/// There are two tables. For the first, a library only counts the moves to the leaves of the tree
/// (in bulk); for the second, it also makes them.
///
/// # Panics
/// If a library counts wrong.
pub fn run(rounds: usize) {
    println!("native, median of {rounds} interleaved rounds, million nodes a second\n");
    let names: Vec<&str> = positions::ALL.iter().map(|position| position.name).collect();
    for making in [false, true] {
        let nodes: Vec<u64> = positions::ALL.iter().map(|position| position.walk(making).1).collect();
        let mut times = vec![vec![Vec::new(); positions::ALL.len()]; peers::ALL.len()];
        for _ in 0..rounds {
            for (p, position) in positions::ALL.iter().enumerate() {
                for (times, peer) in times.iter_mut().zip(peers::ALL) {
                    let (depth, nodes) = position.walk(making);
                    let start = ThreadTime::now();
                    let counted = (peer.count)(position.fen, depth, making);
                    times[p].push(start.elapsed().as_secs_f64());
                    assert_eq!(counted, nodes, "{} on {}", peer.name, position.fen);
                }
            }
        }
        let medians: Vec<Vec<f64>> =
            times.into_iter().map(|peer| peer.into_iter().map(table::median).collect()).collect();
        table::print(table::title(making), &names, &nodes, &medians);
    }
}
