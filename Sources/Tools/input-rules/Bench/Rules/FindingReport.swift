import Foundation
import PropertyConsole

/// What the rows of all mutants say of the arms.
struct FindingReport {
  let rows: [FindingRow]
  let arms: [FindingArm]

  /// A line for each mutant: the median executions of each arm, and how many runs found it if not
  /// all did.
  var table: Table { table(of: rows) }

  /// The same, only of those that take chance and libFuzzer alone so many executions.
  func table(over executions: Int) -> Table {
    table(
      of: rows.filter { row in
        [FindingArm.chance, .plain].allSatisfy { (row.median($0) ?? .max) > executions }
      })
  }

  private static let columns = [
    "arm", "found", "sum of medians", "processor time, s", "times chance", "sooner", "later",
    "over twice",
  ]

  private func table(of rows: [FindingRow]) -> Table {
    var table = Table(["mutant", "law"] + arms.map(\.rawValue))
    for row in rows { table.add([row.mutant, row.law] + arms.map { cell(row, $0) }) }
    return table
  }

  private func cell(_ row: FindingRow, _ arm: FindingArm) -> String {
    let (found, all) = (row.found(arm), row.runs(arm).count)
    guard let median = row.median(arm), found > 0 else { return "–" }
    let isWhole = found == all
    return (median > row.limit ? "over " + row.limit.grouped : median.grouped)
      + (isWhole ? "" : " (\(found)/\(all))")
  }

  /// A line for each arm: how many runs found their mutant, and how it compares with chance.
  var summary: Table {
    var table = Table(Self.columns)
    for arm in arms {
      let found = rows.map { $0.found(arm) }.reduce(0, +)
      let all = rows.map { $0.runs(arm).count }.reduce(0, +)
      let medians = rows.compactMap { $0.median(arm) }.reduce(0, +)
      let seconds = rows.compactMap { $0.seconds(arm) }.reduce(0, +)
      table.add([
        arm.rawValue, "\(found.grouped) of \(all.grouped)", medians.grouped,
        String(format: "%.1f", seconds), ratio(arm, .chance),
        "\(count(arm) { $0 > 0.5 })", "\(count(arm) { $0 < 0.5 })", "\(overTwice(arm))",
      ])
    }
    return table
  }

  /// The geometric mean of an arm's medians as multiples of another one's.
  private func ratio(_ arm: FindingArm, _ other: FindingArm) -> String {
    let logarithms = rows.compactMap { row -> Double? in
      guard let one = row.median(arm), let two = row.median(other) else { return nil }
      return log(Double(one) / Double(two))
    }
    if logarithms.isEmpty { return "–" }
    return String(format: "%.2f", exp(logarithms.reduce(0, +) / Double(logarithms.count)))
  }

  /// On how many mutants an arm differs from chance, by a rank test at one in a hundred.
  private func count(_ arm: FindingArm, where isSuch: (Double) -> Bool) -> Int {
    rows.count { row in
      let test = RankTest(row.executions(arm), row.executions(.chance))
      return test.probability < 0.01 && isSuch(test.smaller)
    }
  }

  /// On how many mutants an arm's median is more than twice that of chance.
  private func overTwice(_ arm: FindingArm) -> Int {
    rows.count { row in
      guard let one = row.median(arm), let two = row.median(.chance) else { return false }
      return one > 2 * two
    }
  }
}
