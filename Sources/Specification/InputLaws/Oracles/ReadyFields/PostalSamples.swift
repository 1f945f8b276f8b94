/// The forms of postal codes, from the lines of the table.
struct PostalSamples: Sendable {
  var regions: [(name: String, forms: [[Unicode.Scalar]])]

  /// The forms from the whole table.
  static let all = PostalSamples(
    regions: PostalTable.text.split { $0 == "\n" || $0 == "," }.map { region in
      let parts = region.split(separator: "|")
      return (String(parts[0]), parts[1].split(separator: ";").map { $0.unicodeScalars.map { $0 } })
    })

  func forms(of region: String) -> [[Unicode.Scalar]] {
    regions.first { $0.name == region }?.forms ?? []
  }
}

extension [Unicode.Scalar] {
  /// The scalars that may replace one in a form: digits (`#`), letters (`@`), either (`*`) or
  /// itself.
  static func postal(_ place: Unicode.Scalar) -> [Unicode.Scalar] {
    let (digits, letters) = ("0123456789".scalars, "ABCDEFGHIJKLMNOPQRSTUVWXYZ".scalars)
    switch place {
    case "#": return digits
    case "@": return letters
    case "*": return digits + letters
    default: return [place]
    }
  }

  /// The text if the content fills this form, or `nil` if it doesn't (K17).
  func filled(by content: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var rest = content[...]
    for place in self where place != " " && place != "-" {
      guard let scalar = rest.popFirst(), Self.postal(place).contains(scalar) else { return nil }
    }
    if !rest.isEmpty { return nil }
    rest = content[...]
    return map { $0 == " " || $0 == "-" ? $0 : rest.removeFirst() }
  }
}

extension Int {
  /// One or two capital letters, as a region's name may be, by a number below 26 * 27.
  var regionName: String {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".scalars
    let rest = self % 27 < 26 ? [letters[self % 27]] : []
    return String(scalars: [letters[self / 27]] + rest)
  }
}
