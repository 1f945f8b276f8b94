import InputRules

/// A case of a browser's number input: whether a value is too large, too small, or between steps.
struct NumberBoundRow: VectorRow {
  let line: Int
  let asked: String
  private let input: String
  private let bounds: Result<NumberBounds, NumberError>
  private let expected: Bool

  init(_ vector: VectorCase, _ check: String) throws(MalformedVector) {
    line = vector.line
    input = try vector.edit.text("text")
    expected = try vector.expected.flag("value")
    let attributes = try NumberAttributes(vector.field)
    asked = "\(check) of \(input.escaped) with \(attributes)"
    bounds = Result { () throws(NumberError) in try attributes.bounds(of: check) }
  }

  func answer() -> VectorAnswer { .said(expected: "\(expected)", ours: ours) }

  private var ours: String {
    switch bounds {
    case .success(let bounds): "\(isOutside(bounds))"
    case .failure(let error): "refused: \(error)"
    }
  }

  /// A text that isn't a number violates no bounds.
  private func isOutside(_ bounds: NumberBounds) -> Bool {
    (try? NumberFormat.html.value(of: input)).map { !bounds.contains($0) } ?? false
  }
}
