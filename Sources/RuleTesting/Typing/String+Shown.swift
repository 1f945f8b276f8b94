extension String {
  /// The text in quotes, for a person; beside it the escaped text if that says more.
  var shown: String {
    let isPlain = unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 32 && $0.value != 127 }
    if isPlain { return quoted }
    return isVisible ? "\(quoted) (\(literal))" : literal
  }

  /// The text as a Swift literal in ASCII.
  var literal: String {
    "\"" + unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  private var quoted: String { "\"\(self)\"" }

  /// Whether a terminal shows all of it, each character as one sign.
  private var isVisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
        false
      default: true
      }
    }
  }

  /// The offset in UTF-16 units of the boundary so many characters before the end.
  func offset(fromEnd distance: Int) -> Int {
    let place = index(endIndex, offsetBy: -Swift.min(distance, count))
    return utf16.distance(from: startIndex, to: place)
  }
}
