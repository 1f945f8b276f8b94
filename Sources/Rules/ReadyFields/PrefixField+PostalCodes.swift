import InputRules

extension TextRule where Self == PrefixField {
  /// A field for a region's postal codes, which are written in uppercase and with the region's
  /// spaces and hyphens (K17).
  ///
  ///     try PrefixField.postalCode(region: "GB").formatted("m11aa")  // "M1 1AA"
  /// - Parameter region: a two-letter ISO 3166 code in uppercase, such as a locale's region.
  /// - Throws: `PostalRegionError` if the form of the region's postal codes isn't known.
  public static func postalCode(region: String) throws(PostalRegionError) -> PrefixField {
    guard let field = PrefixField.postalCodes[region] else { throw .unknown(region) }
    return field
  }
}

/// The reason a postal code field can't be created (K17).
public enum PostalRegionError: Error, Hashable, Sendable {
  /// The form of this region's postal codes isn't known.
  case unknown(String)
}

extension PostalRegionError: CustomStringConvertible {
  /// A sentence about the problem, followed by advice on what to do.
  public var description: String {
    switch self {
    case .unknown(let region):
      "the postal code format of the region \(region.debugDescription) isn't known; "
        + "give a region code from ISO 3166, such as US, or create your own table"
    }
  }
}

extension PrefixField {
  /// The regions for which the form of postal codes is known, sorted (K17).
  package static var postalRegions: [String] { postalCodes.keys.sorted() }

  static let postalCodes: [String: PrefixField] = {
    let fields = PostalTable.text.split { $0 == "\n" || $0 == "," }.map { region in
      let parts = region.split(separator: "|")
      let forms = parts[1].split(separator: ";").map { Array($0.unicodeScalars) }
      return (String(parts[0]), PrefixField(forms, region: parts[0], example: parts[2]))
    }
    return Dictionary(fields) { first, _ in first }
  }()

  /// Creates a field for codes in these forms (K17).
  private init(_ forms: [[Unicode.Scalar]], region: Substring, example: Substring) {
    let isNumber = forms.allSatisfy { form in
      form.allSatisfy { $0 == "#" || !$0.isPlace || "0"..."9" ~= $0 }
    }
    let slot: PatternSlot = isNumber ? .digit : .capitalOrDigit
    let patterns = forms.map { form in
      Pattern(form.map { $0.isPlace ? .slot(slot) : .literal($0) })
    }
    let check = ContentCheck.filling(
      forms.map { form in form.filter(\.isPlace).map(PatternSlot.init(form:)) })
    let row = PrefixTable.Row("", patterns, name: String(region), check: check)
    self.init(
      PrefixTable(unchecked: [row], lead: nil).with(keepsGroups: true),
      InputTraits(
        example: String(example), keyboard: isNumber ? .digits : .capitals,
        contentType: .postalCode))
  }
}

extension Unicode.Scalar {
  /// Whether the scalar stands for a place in a form; a space or a hyphen doesn't, because it is a
  /// literal.
  fileprivate var isPlace: Bool { self != " " && self != "-" }
}

extension PatternSlot {
  /// Creates the slot for a place in a form.
  fileprivate init(form scalar: Unicode.Scalar) {
    switch scalar {
    case "#": self = .digit
    case "@": self = .capital
    case "*": self = .capitalOrDigit
    default: self = PatternSlot(.set([scalar]), letterCase: .upper)
    }
  }
}
