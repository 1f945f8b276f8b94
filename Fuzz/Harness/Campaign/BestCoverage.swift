/// The greatest coverage of each law so far, by which a slice's new coverage is measured.
///
/// A slice's initial corpus isn't enough for this purpose: a slice in the mode `short` reads only a
/// part of the corpus, and would count known coverage as new. Features depend on the mode, so only
/// those from similar modes are compared. The target with AddressSanitizer is another build, with
/// other edges.
struct BestCoverage {
  /// A law in one build of the target.
  private struct Build: Hashable {
    let property: String
    let isSanitized: Bool

    init(_ property: String, _ mode: FuzzMode) {
      (self.property, isSanitized) = (property, mode == .address)
    }
  }

  private var edges: [Build: Int] = [:]
  private var features: [String: Int] = [:]

  /// The number of edges of all laws together, without AddressSanitizer.
  var allEdges: Int { edges.reduce(0) { $1.key.isSanitized ? $0 : $0 &+ $1.value } }

  /// The greatest coverage, including the running slices.
  func adding(_ samples: [JournalLine.Sample]) -> BestCoverage {
    var best = self
    for sample in samples { _ = best.add(sample, from: nil) }
    return best
  }

  /// Creates the greatest coverage from earlier slices.
  init(_ slices: [JournalLine.Slice]) {
    for slice in slices {
      raise(slice.property, slice.mode, .init(edges: slice.edges, features: slice.features))
    }
  }

  /// Adds a slice's coverage, and returns the new part.
  /// - Parameters:
  ///   - sample: the slice's coverage.
  ///   - initial: the coverage of the slice's initial corpus, or `nil` if the corpus wasn't read.
  mutating func add(
    _ sample: JournalLine.Sample, from initial: FuzzStatus.Coverage?
  ) -> FuzzStatus.Coverage {
    let fresh = new(sample, from: initial)
    raise(sample.property, sample.mode, .init(edges: sample.edges, features: sample.features))
    return fresh
  }

  /// The part of a slice's coverage that wasn't known before.
  func new(
    _ sample: JournalLine.Sample, from initial: FuzzStatus.Coverage?
  ) -> FuzzStatus.Coverage {
    guard let initial else { return .init() }
    let known = (
      edges: edges[Build(sample.property, sample.mode)] ?? 0,
      features: features[Self.key(sample.property, sample.mode)] ?? 0
    )
    return .init(
      edges: max(0, sample.edges - max(initial.edges, known.edges)),
      features: max(0, sample.features - max(initial.features, known.features)))
  }

  private mutating func raise(
    _ property: String, _ mode: FuzzMode, _ coverage: FuzzStatus.Coverage
  ) {
    let build = Build(property, mode)
    edges[build] = max(edges[build] ?? 0, coverage.edges)
    let key = Self.key(property, mode)
    features[key] = max(features[key] ?? 0, coverage.features)
  }

  private static func key(_ property: String, _ mode: FuzzMode) -> String {
    switch mode {
    case .edges: "\(property) edges"
    case .values: "\(property) values"
    case .counts, .short, .plain: "\(property) counts"
    case .address: "\(property) address"
    }
  }
}
