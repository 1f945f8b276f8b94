extension String {
  /// The text in quotes, for a person, followed by the escaped text if that shows more.
  var shown: String {
    if let (character, count) = repeated { return "\(count) times \(character.shown)" }
    let isPlain = unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 32 && $0.value != 127 }
    if isPlain { return quoted }
    if unicodeScalars.allSatisfy(\.isVisible) { return "\(quoted) (\(literal))" }
    let shown = unicodeScalars.map { scalar in
      scalar.isASCII || !scalar.isVisible ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "\"" + shown.joined() + "\""
  }

  /// The text as Swift code in ASCII: a literal, or a call that creates a long text.
  var literal: String {
    if let (character, count) = repeated {
      return "String(repeating: \(character.literal), count: \(count))"
    }
    return "\"" + unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  /// The character that a long text repeats, and the number of repetitions, or `nil` for other
  /// texts.
  private var repeated: (String, Int)? {
    guard let first, utf8.count > 100, allSatisfy({ $0 == first }), count > 100 else { return nil }
    return (String(first), count)
  }

  private var quoted: String { "\"\(self)\"" }

  /// The UTF-16 offset of the boundary `distance` characters before the end.
  func offset(fromEnd distance: Int) -> Int {
    let place = index(endIndex, offsetBy: -Swift.min(distance, count))
    return utf16.distance(from: startIndex, to: place)
  }
}

extension Unicode.Scalar {
  /// Whether a report can show the scalar without escaping it.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    default: true
    }
  }
}
