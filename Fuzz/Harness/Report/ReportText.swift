import PropertyConsole

// Numbers as a report writes them.

extension Int {
  /// The number and a noun, such as `1 law` or `1,200 laws`.
  func of(_ noun: String) -> String { of(noun, "\(noun)s") }

  /// The same with a plural of its own, such as `2 properties`.
  func of(_ noun: String, _ nouns: String) -> String { "\(grouped) \(self == 1 ? noun : nouns)" }
}

extension Double {
  /// A share as a percentage, with one digit after the point; 100 only for all of it.
  var asPercentage: String {
    let tenths = Int((max(0, min(self, 1)) * 1000).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
