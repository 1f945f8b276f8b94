/// The best coverage of each law so far, with which a slice's coverage is compared.
///
/// A slice's initial corpus isn't enough for this purpose. A slice in the mode `short` reads only a
/// part of the corpus, so known coverage would count as new. Only features from similar modes are
/// compared, because features depend on the mode. The target with AddressSanitizer is a different
/// build, with different edges.
struct BestCoverage {
  /// The largest numbers of edges, by law and build, and of features, by law and kind of mode.
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
