/// The number of cases of each kind in a run, and the values that the claim recorded.
public struct Statistics: Hashable, Sendable, Codable {
  /// A kind, with the number of its cases and its required share.
  public struct Kind: Hashable, Sendable, Codable {
    /// The kind's label.
    public let label: String
    /// The share of cases that must be of the kind, from 0 to 1.
    public let minimum: Double
    /// The number of cases of the kind.
    public internal(set) var hits = 0
    /// The number of possible inputs of the kind, or `nil` if not every input was checked.
    public internal(set) var inputs: Int?

    /// Whether the kind is required, but no possible input is of this kind.
    var isAbsent: Bool { minimum > 0 && inputs == 0 }
  }

  /// The number of counted cases.
  public private(set) var cases = 0
  /// The number of possible inputs that the claim applies to, or `nil` if some weren't checked.
  public private(set) var inputs: Int?
  /// The kinds, in the order in which they were first observed.
  public private(set) var kinds: [Kind] = []
  /// The values that the claim collected (`collect`), by label.
  public internal(set) var tables: [Table] = []
  /// The largest number that each target of the claim reached (`target`).
  public internal(set) var targets: [Reached] = []

  /// Returns the share of cases that are of a kind, from 0 to 1.
  /// - Parameter kind: one of `kinds`.
  public func share(of kind: Kind) -> Double {
    cases == 0 ? 0 : Double(kind.hits) / Double(cases)
  }

  /// The required kinds without any possible input, and kinds whose share is certainly below the
  /// minimum.
  public var missed: [Kind] {
    kinds.filter { $0.isAbsent || Self.isCertainly($0.hits, of: cases, below: $0.minimum) }
  }

  /// Returns a sentence about a kind that misses its minimum, or `nil` if the kind is unknown.
  func shortfall(of label: String) -> String? {
    guard let kind = kinds.first(where: { $0.label == label }) else { return nil }
    let found =
      if let inputs, kind.isAbsent {
        "of \(inputs) inputs that the claim applies to, 0 are of the kind “\(label)”"
      } else {
        "\(kind.hits) of \(cases) inputs were of the kind “\(label)”"
      }
    let advice =
      kind.isAbsent
      ? ""
      : ". By chance, this happens once in 100,000 runs: generate it more often, or lower the share"
    return "\(found); its share must be at least \(kind.minimum)\(advice)"
  }

  /// Whether the share of each kind is certainly below its minimum, or certainly not far below it.
  ///
  /// “Not far” means at most a tenth; deciding a share exactly at its minimum would take forever.
  public var isDecided: Bool {
    kinds.allSatisfy { kind in
      Self.isCertainly(kind.hits, of: cases, below: kind.minimum)
        || Self.isCertainly(cases - kind.hits, of: cases, below: 1 - 0.9 * kind.minimum)
        || kind.minimum == 0 || kind.isAbsent
    }
  }

  /// Returns whether `hits` events in `count` cases are certainly a smaller share than `share`.
  ///
  /// Uses the score test, which at 4.4 standard deviations is wrong once in 100,000 runs. Compares
  /// squares, because a square root would require the C library, which the engine doesn't use.
  static func isCertainly(
    _ hits: Int, of count: Int, below share: Double, sigmas: Double = 4.4
  ) -> Bool {
    let gap = share * Double(count) - Double(hits)
    return gap > 0 && gap * gap > sigmas * sigmas * share * (1 - share) * Double(count)
  }

  /// A bar chart of the shares of kinds and collected values, in rows of at most 80 columns; empty
  /// if there are none.
  ///
  ///     empty     ██                         8.1 %
  ///     sorted    █████████                 37.0 %, at least 10.0 %
  public var chart: String {
    let kinds = kinds.map { kind in
      let least = kind.minimum > 0 ? ", at least \(Self.percent(kind.minimum))" : ""
      return (kind.label, share(of: kind), least)
    }
    return (Self.bars(kinds) + tableLines).joined(separator: "\n")
  }

  var tableLines: [String] { tables.flatMap(Self.lines) }

  private static func lines(of table: Table) -> [String] {
    let rows = table.summary
    let all = max(1, rows.reduce(0) { $0 + $1.hits })
    return [table.label] + bars(rows.map { ("  \($0.label)", Double($0.hits) / Double(all), "") })
  }

  private static func bars(_ rows: [(label: String, share: Double, note: String)]) -> [String] {
    let width = rows.map(\.label.count).max().map { min($0, 24) } ?? 0
    return rows.map { row in
      let label = row.label.count > width ? row.label.prefix(width - 1) + "…" : row.label[...]
      let bar = String(repeating: "█", count: Int((row.share * 24).rounded()))
      let number = percent(row.share)
      return label + blank(width + 2 - label.count) + bar
        + blank(24 - bar.count + 8 - number.count) + number + row.note
    }
  }

  private static func blank(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1_000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// Counts the observations of one case; a kind observed several times counts once.
  mutating func count(_ observations: [Observation]) {
    cases += 1
    var hits: [Int] = []
    for (place, observation) in observations.enumerated() {
      let index = index(of: observation.label, atLeast: observation.minimum, near: place)
      if !observation.isHit || hits.contains(index) { continue }
      hits.append(index)
      kinds[index].hits += 1
    }
  }

  /// Adds the number of possible inputs of each kind.
  mutating func note(_ domain: Statistics) {
    inputs = domain.cases
    for kind in domain.kinds {
      kinds[index(of: kind.label, atLeast: kind.minimum)].inputs = kind.hits
    }
  }

  /// Returns the index of a kind, which is usually also the index of its observation.
  private mutating func index(
    of label: String, atLeast minimum: Double, near place: Int = 0
  ) -> Int {
    if place < kinds.count && kinds[place].label == label { return place }
    if let index = kinds.firstIndex(where: { $0.label == label }) { return index }
    kinds.append(Kind(label: label, minimum: minimum))
    return kinds.count - 1
  }
}
