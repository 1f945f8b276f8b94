import FindingTasks
import Foundation

/// What the rows of all tasks tell about the engines.
struct TaskReport {
  let rows: [TaskRow]
  /// This engine and its peers.
  let engines: [String]

  /// A line per task: this engine's figures, and the peers' medians with how many runs found the
  /// failure, if not all did.
  var table: Table {
    let peers = engines.dropFirst()
    var table = Table(
      ["task", "inputs", "found", "median", "mean", "ms a run"] + peers)
    for row in rows {
      guard let own = row.own else { continue }
      table.add(
        [
          row.key.name, row.generator.rawValue, "\(own.found)/\(own.runs)", own.median.grouped,
          Int(own.mean.rounded()).grouped, String(format: "%.2f", own.seconds * 1_000),
        ] + peers.map { cell(row[$0]) })
    }
    return table
  }

  private func cell(_ figures: TaskRow.Figures?) -> String {
    guard let figures else { return "–" }
    let isWhole = figures.found == figures.runs
    return figures.median.grouped + (isWhole ? "" : " (\(figures.found)/\(figures.runs))")
  }

  /// A line per workload and kind of inputs, and one for all: per engine, how many runs found the
  /// failure, and the geometric mean of the tasks' medians and means.
  var summary: Table {
    var table = Table(
      ["workload", "inputs", "tasks"]
        + engines.flatMap { ["\(title($0)): found", "medians", "means", "ms a run"] })
    var workloads: [String] = []
    for row in rows where !workloads.contains(row.workload) { workloads.append(row.workload) }
    for inputs in FindingTask.Inputs.allCases {
      for workload in workloads {
        let part = rows.filter { $0.workload == workload && $0.generator == inputs }
        if !part.isEmpty { table.add([workload, inputs.rawValue] + figures(part)) }
      }
      let part = rows.filter { $0.generator == inputs }
      if workloads.count > 1, !part.isEmpty {
        table.add(["all", inputs.rawValue] + figures(part))
      }
    }
    return table
  }

  /// An engine's name, with the limit of its runs if that is lower than this engine's.
  private func title(_ engine: String) -> String {
    guard let limit = limit(of: engine), limit < self.limit(of: TaskRun.engine) ?? 0 else {
      return engine
    }
    return "\(engine) up to \(limit.grouped)"
  }

  /// The most cases of an engine's runs that found nothing; nil if all found the failure.
  private func limit(of engine: String) -> Int? { rows.compactMap { $0[engine]?.limit }.max() }

  private func figures(_ rows: [TaskRow]) -> [String] {
    ["\(rows.count)"]
      + engines.flatMap { engine in
        let figures = rows.compactMap { $0[engine] }
        if figures.isEmpty { return ["–", "–", "–", "–"] }
        let success = figures.map(\.success).reduce(0, +) / Double(figures.count)
        let seconds = figures.map(\.seconds).reduce(0, +) / Double(figures.count)
        return [
          String(format: "%.1f%%", success * 100),
          Self.mean(figures.map { Double($0.median) }), Self.mean(figures.map(\.mean)),
          String(format: "%.2f", seconds * 1_000),
        ]
      }
  }

  /// The geometric mean, with one decimal.
  private static func mean(_ numbers: [Double]) -> String {
    let logarithms = numbers.map { log($0) }.reduce(0, +)
    return exp(logarithms / Double(max(1, numbers.count))).decimal
  }

  /// A line per peer: on how many tasks this engine has fewer and more cases in the median, and how
  /// many times as many the peer has, as a geometric mean over the tasks that both have.
  ///
  /// Medians count up to the limit of the peer's runs.
  var comparison: Table {
    var table = Table([
      "peer", "inputs", "cases up to", "tasks", "fewer cases", "more cases", "times as many",
    ])
    for peer in engines.dropFirst() {
      let limit = limit(of: peer) ?? .max
      for inputs in FindingTask.Inputs.allCases {
        let pairs = rows.filter { $0.generator == inputs }.compactMap { row in
          row.own.flatMap { own in row[peer].map { (min(own.median, limit), $0.median) } }
        }
        if pairs.isEmpty { continue }
        table.add([
          peer, inputs.rawValue, limit == .max ? "–" : limit.grouped, "\(pairs.count)",
          "\(pairs.count { $0.0 < $0.1 })", "\(pairs.count { $0.0 > $0.1 })",
          String(format: "%.2f", Self.ratio(pairs)),
        ])
      }
    }
    return table
  }

  /// The geometric mean of how many times the first number the second is.
  private static func ratio(_ pairs: [(Int, Int)]) -> Double {
    exp(pairs.map { log(Double($0.1) / Double($0.0)) }.reduce(0, +) / Double(max(1, pairs.count)))
  }

  /// The tables: all tasks, the workloads and, with peers, the comparison.
  var tables: [Table] { [table, summary] + (engines.count > 1 ? [comparison] : []) }
}
