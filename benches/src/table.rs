//! Text table of the benchmark of move generation, and averages of measurements.

use crate::peers;

/// Returns the title of a table. With `making`, the moves to the leaves of the tree of legal moves
/// are also made; otherwise they are only counted (in bulk).
pub fn title(making: bool) -> &'static str {
    if making { "making" } else { "bulk" }
}

/// Returns the median of `values`, or `NaN` if there are none. The median of an even number of
/// values is the greater of the two middle ones.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Returns the geometric mean of `values`, which must be positive.
pub fn geometric_mean(values: &[f64]) -> f64 {
    (values.iter().map(|value| value.ln()).sum::<f64>() / values.len() as f64).exp()
}

/// Prints the table of the benchmark of move generation. The line of a library shows its speed in
/// each position and its mean speed, in million nodes a second, and the factor by which this
/// project is faster.
///
/// `names[i]` and `nodes[i]` are the name and the number of leaves of position `i`. `seconds[p][i]`
/// is the median time of library `peers::ALL[p]` in that position. The last library is this
/// project.
pub fn print(title: &str, names: &[&str], nodes: &[u64], seconds: &[Vec<f64>]) {
    let speeds: Vec<Vec<f64>> = seconds
        .iter()
        .map(|row| row.iter().zip(nodes).map(|(seconds, &nodes)| nodes as f64 / seconds / 1e6).collect())
        .collect();
    let ours = speeds.last().map_or(f64::NAN, |row| geometric_mean(row));
    print!("{title:<16}");
    for name in names {
        print!(" {name:>10}");
    }
    println!(" {:>10} {:>13}", "mean Mn/s", "tabiya is");
    for (peer, row) in peers::ALL.iter().zip(&speeds) {
        print!("{:<16}", peer.name);
        for speed in row {
            print!(" {speed:>10.1}");
        }
        let mean = geometric_mean(row);
        println!(" {mean:>10.1} {:>10.2} ×", ours / mean);
    }
    println!();
}
