import Foundation

/// A task and a baseline, which are measured alternately so that other load affects both equally.
struct Comparison {
  private let name: String
  private let baselineName: String
  private let rounds: Int

  init(_ name: String, beside baselineName: String, rounds: Int = 15) {
    self.name = name
    self.baselineName = baselineName
    self.rounds = rounds
  }

  /// Measures the work and the baseline, and prints the ratio of their times and its spread.
  func run(_ work: () -> Int, baseline: () -> Int) {
    let figure = Report.figure {
      let ratios = ratios(work, baseline)
      let ends = [ratios.first, ratios.last].map { Report.tenths($0 ?? 0) }
      return "\(Report.tenths(ratios[ratios.count / 2])) (\(ends[0]) … \(ends[1]))"
    }
    Report.add([name, figure, baselineName])
  }

  /// The median of the ratios of the two times, as text.
  func median(_ work: () -> Int, baseline: () -> Int) -> String {
    Report.figure { Report.tenths(ratios(work, baseline)[rounds / 2]) }
  }

  private func ratios(_ work: () -> Int, _ baseline: () -> Int) -> [Double] {
    (0..<rounds).map { _ in
      let clock = CLOCK_PROCESS_CPUTIME_ID
      return Self.seconds(work, by: clock) / Self.seconds(baseline, by: clock)
    }.sorted()
  }

  /// The mean time of a call, in seconds, over at least two milliseconds of calls.
  ///
  /// The clock is read after 1, 2, 4, … calls, because reading it takes longer than a short call. A
  /// process's clock doesn't run while another process does.
  static func seconds(_ work: () -> Int, by clock: clockid_t = CLOCK_MONOTONIC) -> Double {
    let start = time(clock)
    var (calls, batch, sink) = (0, 1, 0)
    repeat {
      for _ in 0..<batch { sink &+= work() }
      calls += batch
      batch *= 2
    } while time(clock) - start < 0.002
    let seconds = (time(clock) - start) / Double(calls)
    precondition(sink != .min, "The result must be used, or the work would be optimized away.")
    return seconds
  }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The time of one call, for which there is no baseline.
///
/// The time is only a rough guide, because machines differ.
enum Cost {
  /// Measures a call several times, and prints the shortest time.
  static func print(_ name: String, _ work: () -> Int) {
    let figure = Report.figure {
      let seconds = (0..<15).map { _ in Comparison.seconds(work) }.min() ?? 0
      return "\(Int(seconds * 1e9)) ns"
    }
    Report.add([name, figure, ""])
  }
}

/// Prints results as plain lines, or as the Markdown tables of the page *Performance*.
enum Report {
  static let isMarkdown = CommandLine.arguments.contains("--markdown")
  /// Whether to print “…” for each result instead of measuring it.
  static let isLabels = CommandLine.arguments.contains("--labels")

  /// Starts a section that has a title, and headings for all columns except the first.
  static func begin(_ title: String, _ columns: [String] = ["ratio (least … greatest)", "to"]) {
    guard isMarkdown else { return print("\n\(title): " + columns.joined(separator: ", ")) }
    print()
    add([title] + columns)
    add([String](repeating: "---", count: columns.count + 1))
  }

  /// Adds a row for a task that was measured.
  static func add(_ cells: [String]) {
    if isMarkdown { return print("| " + cells.joined(separator: " | ") + " |") }
    let name = cells[0] + String(repeating: " ", count: max(1, 60 - cells[0].count))
    print(name + cells.dropFirst().filter { !$0.isEmpty }.joined(separator: "  "))
  }

  /// The result of a measurement, or “…” if only labels are wanted.
  static func figure(_ measure: () -> String) -> String { isLabels ? "…" : measure() }

  static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
