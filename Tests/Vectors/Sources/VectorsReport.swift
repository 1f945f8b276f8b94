/// The results of several vector files.
struct VectorsReport: Encodable {
  let files: [VectorFileReport]
  let passed: Int
  let failed: Int
  let excepted: Int
  let unsupported: Int

  init(_ files: [VectorFileReport]) {
    self.files = files
    passed = files.reduce(0) { $0 + $1.passed }
    failed = files.reduce(0) { $0 + $1.failed }
    excepted = files.reduce(0) { $0 + $1.excepted }
    unsupported = files.reduce(0) { $0 + $1.unsupported }
  }

  /// Each file, separate counts, and the total.
  var lines: [String] { files.flatMap(\.lines) + apart + ["\(passed) passed, \(failed) failed"] }

  private var apart: [String] {
    let counts = [(excepted, "excepted"), (unsupported, "unsupported")].filter { $0.0 > 0 }
    return counts.isEmpty ? [] : [counts.map { "\($0) \($1)" }.joined(separator: ", ")]
  }
}
