import Foundation

/// Whether one sample tends to be smaller than another: the test of Mann and Whitney, with the
/// normal approximation and the correction for ties.
struct RankTest {
  /// How probable so large a difference of ranks would be, in either direction, if the samples were
  /// of one distribution.
  let probability: Double
  /// How often an element of the first sample is smaller than one of the second, ties counted as
  /// half: from 0 to 1.
  let smaller: Double

  init(_ first: [Int], _ second: [Int]) {
    let pairs = Double(first.count * second.count)
    var wins = 0.0
    for one in first {
      for other in second { wins += one < other ? 1 : one == other ? 0.5 : 0 }
    }
    smaller = pairs == 0 ? 0.5 : wins / pairs
    let count = Double(first.count + second.count)
    let ties = Dictionary(grouping: first + second) { $0 }.values
      .map { Double($0.count * $0.count * $0.count - $0.count) }.reduce(0, +)
    let variance = count < 2 ? 0 : pairs / 12 * (count + 1 - ties / (count * (count - 1)))
    let distance = max(0, abs(wins - pairs / 2) - 0.5)
    probability = variance > 0 ? erfc(distance / variance.squareRoot() / 2.0.squareRoot()) : 1
  }
}
