extension Statistics {
  /// The values that a claim collected under one label (`collect`).
  public struct Table: Hashable, Sendable, Codable {
    /// The name of the values.
    public let label: String
    /// At most 2,000 different values as text, in the order in which they were collected.
    public internal(set) var rows: [Kind] = []
    /// The number of values that no row contains.
    public internal(set) var others = 0

    /// The approximate number of rows in a chart.
    private static let shown = 10

    mutating func count(_ value: String) {
      let index = rows.firstIndex { $0.label == value } ?? rows.count
      if index == 2_000 { return others += 1 }
      if index == rows.count { rows.append(Kind(label: value, minimum: 0)) }
      rows[index].hits += 1
    }

    /// Returns the rows of a chart of `values`.
    package static func summary(of values: [String]) -> [(label: String, hits: Int)] {
      var table = Table(label: "")
      values.forEach { table.count($0) }
      return table.summary
    }

    /// The rows of a chart: for numbers, each number or, if there are many, ranges of numbers;
    /// otherwise, the most frequent values.
    var summary: [(label: String, hits: Int)] {
      let numbers = rows.compactMap { Double($0.label) }.filter(\.isFinite)
      var shown = rows.map { ($0.label, $0.hits) }.sorted { $0.1 > $1.1 }
      if numbers.count == rows.count {
        shown =
          numbers.count > Self.shown
          ? ranges(of: numbers) : shown.sorted { Double($0.0) ?? 0 < Double($1.0) ?? 0 }
      }
      let most = numbers.count == rows.count ? shown.count : Self.shown
      let rest = shown.dropFirst(most).reduce(others) { $0 + $1.1 }
      let others = rest > 0 ? [("others", rest)] : []
      return (shown.prefix(most) + others).map { ($0.0, $0.1) }
    }

    private func ranges(of numbers: [Double]) -> [(String, Int)] {
      let (least, most) = (numbers.min() ?? 0, numbers.max() ?? 0)
      // The bounds are divided first, because the difference of two large numbers may be infinite.
      var width = most / Double(Self.shown) - least / Double(Self.shown)
      if width >= 0.5 { width.round(.up) }
      let start = width >= 0.5 ? (least / width).rounded(.down) * width : least
      let place = { (number: Double) in min(Self.shown + 1, Int(number / width - start / width)) }
      var hits = Array(repeating: 0, count: place(most) + 1)
      for (row, number) in zip(rows, numbers) { hits[max(0, place(number))] += row.hits }
      return hits.indices.map { ("from \((start + Double($0) * width).short)", hits[$0]) }
    }
  }

  /// The largest number that a claim's target reached (`target`).
  public struct Reached: Hashable, Sendable, Codable {
    /// The name of the number; empty for a target without a label.
    public let label: String
    /// The largest number.
    public let value: Double
    /// The number of cases checked until the number was reached, including that case.
    public let cases: Int
  }

  /// Adds the claim's notes about a case.
  /// - Parameter cases: the number of cases checked so far, including this case.
  mutating func count(_ recorded: CaseLog.Content, isCollecting: Bool, after cases: Int) {
    for value in isCollecting ? recorded.values : [] {
      let index = tables.firstIndex { $0.label == value.label } ?? tables.count
      if index == tables.count { tables.append(Table(label: value.label)) }
      tables[index].count(value.text)
    }
    for target in recorded.targets {
      guard let number = target.number else { continue }
      let reached = Reached(label: target.label, value: number, cases: cases)
      if let index = targets.firstIndex(where: { $0.label == target.label }) {
        if number > targets[index].value { targets[index] = reached }
      } else {
        targets.append(reached)
      }
    }
  }
}

extension Statistics.Reached: CustomStringConvertible {
  /// A sentence with the largest number, and the number of cases until it was reached.
  public var description: String {
    let name = label.isEmpty ? "" : " (\(label))"
    return "reached \(value.short)\(name) after \(cases) \(cases == 1 ? "case" : "cases")"
  }
}

extension Double {
  /// The number as text, without a fraction if the fraction is zero.
  package var short: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
