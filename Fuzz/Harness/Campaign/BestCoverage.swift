/// The most features that each law has reached so far, for comparison with a slice's features.
///
/// A comparison with the slice's initial corpus isn't enough, because a slice in `short` mode reads
/// only part of the corpus, and known features would then count as new. Features are compared only
/// between similar modes.
struct BestCoverage {
  /// The maximum number of features for each law and kind of mode.
  private var features: [String: Int] = [:]

  init(_ slices: [JournalLine.Slice]) {
    for slice in slices { add(slice) }
  }

  mutating func add(_ slice: JournalLine.Slice) {
    features[slice.kind, default: 0] = max(features[slice.kind] ?? 0, slice.features)
  }

  /// The number of a slice's new features; zero if the slice hasn't read its corpus.
  func new(_ slice: JournalLine.Slice, from initial: Int?) -> Int {
    guard let initial else { return 0 }
    return max(0, slice.features - max(initial, features[slice.kind] ?? 0))
  }
}

extension JournalLine.Slice {
  fileprivate var kind: String {
    switch mode {
    case .edges, .values, .address: "\(property) \(mode)"
    case .counts, .short, .plain: "\(property) counts"
    }
  }
}
