import InputRules

/// A case of `DigitsKeyListener.filter`: digits, perhaps a sign, perhaps a decimal point.
struct AndroidDigitsRow: VectorRow {
  let line: Int
  let sign: Bool
  let decimal: Bool
  let insertion: AndroidInsertion

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    sign = try vector.field.flag("sign")
    decimal = try vector.field.flag("decimal")
    insertion = try AndroidInsertion(vector)
  }

  var asked: String {
    "digits\(sign ? ", sign" : "")\(decimal ? ", decimal point" : ""): \(insertion)"
  }

  /// Outside the range Android looks only at signs and points, so the rest is omitted there.
  func answer() -> VectorAnswer {
    let kept = insertion.kept(
      by: rule, head: admitted(insertion.head), tail: admitted(insertion.tail))
    return .said(expected: insertion.expected.escaped, ours: kept.escaped)
  }

  private var allowed: AllowedCharacters {
    AllowedCharacters("0123456789" + (sign ? "+-" : "") + (decimal ? "." : ""))
  }

  private func admitted(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter(allowed.admits))
    return String(scalars)
  }

  private var rule: FieldRule {
    let shape = TextPredicate("a sign in front, one point") { text in
      let scalars = text.unicodeScalars
      return !scalars.dropFirst().contains { $0 == "+" || $0 == "-" }
        && scalars.filter { $0 == "." }.count <= 1
    }
    return FieldRule([allowed, shape], insertion: .filtered)
  }
}

/// The answers that `DigitsKeyListener` documents and that E8.3 requires, predicted without the
/// reference.
extension AndroidDigitsRow {
  /// Both answers if several points are inserted.
  ///
  /// The text around the insertion must be editable: its sign in front, and at most one point.
  var predictionOfSeveralPoints: VectorPrediction? {
    let around = accepted(insertion.head) + accepted(insertion.tail)
    guard accepted(insertion.source).count(where: { $0 == "." }) > 1,
      !around.dropFirst().contains(where: \.isSign), around.count(where: { $0 == "." }) <= 1
    else { return nil }
    return VectorPrediction(peers: filtered.text.escaped, ours: typed.text.escaped)
  }

  /// The scalars of a text that the filter accepts at all.
  private func accepted(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      "0" <= $0 && $0 <= "9" || sign && $0.isSign || decimal && $0 == "."
    }
  }

  /// What Android keeps of the source: nothing before a sign; a sign before everything, if the
  /// range starts the text; and of several points the last, if there is none outside.
  private var filtered: [Unicode.Scalar] {
    let (head, tail) = (accepted(insertion.head), accepted(insertion.tail))
    if tail.contains(where: \.isSign) { return [] }
    let source = accepted(insertion.source)
    let point = (head + tail).contains(".") ? nil : source.lastIndex(of: ".")
    return source.indices.filter { place in
      if source[place].isSign { return place == 0 && insertion.head.isEmpty }
      return source[place] != "." || place == point
    }.map { source[$0] }
  }

  /// The result of typing the source: each scalar that leaves a sign only in front and only one
  /// point.
  private var typed: [Unicode.Scalar] {
    let (head, tail) = (accepted(insertion.head), accepted(insertion.tail))
    return accepted(insertion.source).reduce(into: []) { kept, scalar in
      let text = head + kept + [scalar] + tail
      let isFit =
        !text.dropFirst().contains(where: \.isSign) && text.count(where: { $0 == "." }) <= 1
      if isFit { kept.append(scalar) }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSign: Bool { self == "+" || self == "-" }
}
