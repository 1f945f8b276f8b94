/// The best coverage that each law has reached so far, for comparison with a slice's coverage.
///
/// A comparison with the slice's initial corpus isn't enough, because a slice in `short` mode reads
/// only part of the corpus, and known coverage would then count as new. Features are compared only
/// between similar modes. Edges are compared only within the same build, because the
/// AddressSanitizer build has different edges.
struct BestCoverage {
  /// The maximum number of edges for each law and build, and the maximum number of features for
  /// each law and kind of mode.
  private var edges: [String: Int] = [:]
  private var features: [String: Int] = [:]

  init(_ slices: [JournalLine.Slice]) {
    for slice in slices { add(slice) }
  }

  mutating func add(_ slice: JournalLine.Slice) {
    edges[slice.build, default: 0] = max(edges[slice.build] ?? 0, slice.edges)
    features[slice.kind, default: 0] = max(features[slice.kind] ?? 0, slice.features)
  }

  /// The new part of a slice's coverage; zero if the slice hasn't read its corpus.
  func new(
    _ slice: JournalLine.Slice, from initial: FuzzStatus.Coverage?
  ) -> FuzzStatus.Coverage {
    guard let initial else { return .init() }
    return .init(
      edges: max(0, slice.edges - max(initial.edges, edges[slice.build] ?? 0)),
      features: max(0, slice.features - max(initial.features, features[slice.kind] ?? 0)))
  }
}

extension JournalLine.Slice {
  fileprivate var build: String { mode == .address ? "\(property) address" : property }

  fileprivate var kind: String {
    switch mode {
    case .edges, .values, .address: "\(property) \(mode)"
    case .counts, .short, .plain: "\(property) counts"
    }
  }
}
