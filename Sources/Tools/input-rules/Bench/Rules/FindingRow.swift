import Mutants

/// How soon each arm finds a mutant, over all seeds.
struct FindingRow: Encodable {
  let mutant: String
  let law: String
  /// The runs of each arm, by its name, in order of their seeds.
  let runs: [String: [FindingRun]]
  /// The most inputs of a run.
  let limit: Int

  /// The runs of an arm.
  func runs(_ arm: FindingArm) -> [FindingRun] { runs[arm.rawValue] ?? [] }

  /// How many runs found the mutant.
  func found(_ arm: FindingArm) -> Int { runs(arm).count { $0.executions != nil } }

  /// The executions of each run; one that found nothing counts as the limit and one more.
  func executions(_ arm: FindingArm) -> [Int] {
    runs(arm).map { $0.executions ?? limit + 1 }
  }

  /// The median of the executions; of two in the middle, the lower one.
  func median(_ arm: FindingArm) -> Int? { executions(arm).median }

  /// The median of the processor time, in seconds.
  func seconds(_ arm: FindingArm) -> Double? { runs(arm).map(\.seconds).median }
}

extension Array where Element: Comparable {
  /// The middle element in order; of two, the lower one.
  var median: Element? { isEmpty ? nil : sorted()[(count - 1) / 2] }
}
