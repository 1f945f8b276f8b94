/// The prefixes and example numbers in the table of phone numbers.
struct PhoneSamples: Sendable {
  /// A region, with the index of its calling code.
  typealias Region = (
    name: String, code: Int, prefix: String, abroad: [String], examples: [String]
  )
  var regions: [Region] = []
  var codes: [(digits: String, international: [Substring], national: [Substring])] = []

  static let all = PhoneSamples(PhoneTable.text)

  private init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      let prefixes = parts.dropFirst(2).first?.split(separator: ",") ?? []
      switch line.first {
      case "+": codes[codes.count - 1].international += prefixes
      case "#": codes[codes.count - 1].national += prefixes
      case "*":
        codes[codes.count - 1].international += prefixes
        codes[codes.count - 1].national += prefixes
      case "&":
        codes[codes.count - 1].international += prefixes
        let lead = regions.first { $0.code == codes.count - 1 }?.prefix ?? ""
        let dialed = parts[2].split(separator: ",", omittingEmptySubsequences: false)
        codes[codes.count - 1].national += dialed.map { "\(lead)\($0)" }
      case "@", nil: break
      default: add(line.split(separator: " ").map { String($0) })
      }
    }
  }

  private mutating func add(_ words: [String]) {
    var words = words
    if words[0].allSatisfy(\.isNumber) { codes.append((words.removeFirst(), [], [])) }
    if words[0] != "ZZ" {
      let examples = words.dropFirst(5).map { String($0.dropFirst()) }
      let prefix = words[1] == "-" ? "" : words[1]
      let dialed = words[2].split(separator: ",").map { String($0) }
      let plain = dialed.filter { $0.allSatisfy(\.isNumber) }
      let abroad = plain + dialed.filter { !plain.contains($0) }.flatMap(Self.written)
      regions.append((words[0], codes.count - 1, prefix, abroad, examples))
    }
  }

  /// The texts that match a prefix; a prefix such as `01[3-9]` stands for several texts.
  private static func written(_ prefix: String) -> [String] {
    ModelPhones.places(prefix[...]).reduce([""]) { texts, digits in
      texts.flatMap { text in digits.map { "\(text)\($0)" } }
    }
  }
}

struct PostalSamples: Sendable {
  var regions: [(name: String, forms: [[Unicode.Scalar]])]

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
  /// The scalars allowed by a scalar of a form: digits for `#`, letters for `@`, digits and letters
  /// for `*`, and otherwise only the scalar itself.
  static func postal(_ place: Unicode.Scalar) -> [Unicode.Scalar] {
    let (digits, letters) = ("0123456789".scalars, "ABCDEFGHIJKLMNOPQRSTUVWXYZ".scalars)
    switch place {
    case "#": return digits
    case "@": return letters
    case "*": return digits + letters
    default: return [place]
    }
  }

  /// The form filled with the content, or `nil` if the content doesn't fit it exactly (K17).
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
  /// One or two capital letters, like a region's name; the number must be less than 26 * 27.
  var regionName: String {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".scalars
    let rest = self % 27 < 26 ? [letters[self % 27]] : []
    return String(scalars: [letters[self / 27]] + rest)
  }
}
