import InputRules

/// A field for phone numbers from all regions, which are written as dialed in one region, or with a
/// plus and the calling code (K11 to K16).
public struct PhoneField: TextRule {
  /// The region in which numbers without a plus are dialed.
  public let region: String
  let field: PrefixField
  private let home: PhoneHome

  /// Creates a field that accepts numbers as dialed in a region (K12).
  ///
  ///     try PhoneField(region: "DE").value(of: "030 123456")  // "+4930123456"
  /// - Parameter region: a two-letter ISO 3166 code in uppercase, such as a locale's region.
  /// - Throws: `PhoneRegionError` if no phone numbers are known for the region.
  public init(region: String) throws(PhoneRegionError) {
    guard let home = PhoneCodes.all.home(of: region) else { throw .unknown(region) }
    self.region = region
    self.home = home
    let row = PrefixTable.Row("", [Pattern([.slot(.digit)] + literals.map { .literal($0) })])
    var table = PrefixTable(unchecked: [row], lead: "+")
    table.choice = PrefixChoice(home)
    table.label = "TEL"
    table.keepsStrays = true
    field = PrefixField(table)
  }

  /// The names of the regions for which a field can be created.
  package static var regions: [String] { PhoneCodes.all.regions }

  package var table: PrefixTable { field.table }

  /// Accepts or refuses `edit`, and groups the digits in the result (K5).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    field.decide(edit, on: state)
  }

  /// The state after `edit`, or `state` if the edit is refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    field.apply(edit, to: state)
  }

  /// The reason the field would refuse or change `text` as a paste, or `nil` if it wouldn't (K7).
  public func objection(to text: String) -> Reason? { field.objection(to: text) }

  /// The reason the number isn't complete or isn't possible in its region, or `nil` if it is valid
  /// or empty (K16).
  public func finalObjection(to text: String) -> Reason? { field.finalObjection(to: text) }

  /// The state, with its text changed to the field's form, if possible (K7).
  public func repaired(_ state: FieldState) -> FieldState { field.repaired(state) }

  /// Whether the scalar is a literal in a pattern, or the plus (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { field.isOwn(scalar) }
}

// The value, the region and the content of a phone field's text.
extension PhoneField {
  /// The number in E.164 form, or `nil` until a digit follows the calling code (K15).
  /// - Parameter text: the text in the field, such as `030 12345` for `+493012345`.
  public func value(of text: String) -> String? {
    PhoneNumber(Array(content(of: text).unicodeScalars), home).value
  }

  /// The region of the number typed so far, which an app may show, or `nil` if it is unknown (K16).
  /// - Parameter text: the text in the field. The region is unknown as long as the calling code
  ///   isn't complete, or if the code doesn't belong to a region.
  public func region(of text: String) -> String? {
    let name = field.row(of: text).name
    return name.isEmpty ? nil : name
  }

  /// The digits and the plus that were typed, without literals (K2).
  /// - Parameter text: the text in the field.
  public func content(of text: String) -> String { field.content(of: text) }

  /// The text in the field's form, or the unchanged text if the field refuses it (K7).
  /// - Parameter text: any text, which is read as if it were pasted into an empty field.
  public func formatted(_ text: String) -> String { field.formatted(text) }

  /// An example of a number in the region, as dialed there if possible (K12).
  package var example: String {
    let examples = home.region.examples
    let number = (examples.first { $0.hasPrefix("m") } ?? examples.first ?? "").dropFirst()
    let code = String(decoding: home.code.digits.map { $0 + 48 }, as: UTF8.self)
    let prefix = String(decoding: home.region.prefix.map { $0 + 48 }, as: UTF8.self)
    let national = [String(number), prefix + number].first { content in
      let isGrouped = PhoneNumber(Array(content.unicodeScalars), home).pattern != nil
      return isGrouped && value(of: content) == "+" + code + number
    }
    return formatted(national ?? "+" + code + number)
  }
}

extension PhoneField: Hashable {
  /// Whether both fields have the same region.
  public static func == (one: PhoneField, other: PhoneField) -> Bool { one.table == other.table }

  /// Feeds the region to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(table) }
}

extension TextRule where Self == PhoneField {
  /// A field for phone numbers (K12).
  ///
  ///     try PhoneField.phone(region: "DE").formatted("+12015550123")  // "+1 201-555-0123"
  /// - Parameter region: a two-letter ISO 3166 code in uppercase.
  /// - Throws: `PhoneRegionError` if no phone numbers are known for the region.
  public static func phone(region: String) throws(PhoneRegionError) -> PhoneField {
    try PhoneField(region: region)
  }
}

/// The reason a phone field can't be created (K12).
public enum PhoneRegionError: Error, Hashable, Sendable {
  /// No phone numbers are known for this region.
  case unknown(String)
}

extension PhoneRegionError: CustomStringConvertible {
  /// A sentence about the problem, followed by advice on what to do.
  public var description: String {
    switch self {
    case .unknown(let region):
      "the phone numbers of the region \(region.debugDescription) aren't known; "
        + "give a region code from ISO 3166, such as US"
    }
  }
}

private let literals: [Unicode.Scalar] = [" ", "-", "(", ")", "."]

extension PrefixChoice {
  /// Creates the choice of a row for phone numbers as dialed in a region (K12 to K16).
  fileprivate convenience init(_ home: PhoneHome) {
    let dialed = home.region.prefix.count + home.region.lengths.greatestBit
    let room = max(dialed, home.code.mostDialed)
    @Sendable func slots(_ isLed: Bool) -> Int { isLed ? 16 : room }
    let check = ContentCheck("possible phone number in \(home.region.name)") { content in
      PhoneNumber(Array(content.unicodeScalars), home).isPossible
    }
    let quick = Quick(room: slots) { content in
      PhoneNumber(content, home).literals(upTo: slots(content.first == "+"))
    }
    self.init(
      "phone numbers in \(home.region.name)", quick: quick,
      international: { PhoneNumber.international($0, home) },
      doubt: { PastedPhone($0, $1, home).doubt }
    ) { content in
      let number = PhoneNumber(content, home)
      let owner = number.owner
      let room = slots(number.isInternational)
      let missing = owner.map { $0.lengths.leastBit - number.national.count } ?? 1
      let filled = min(content.count, room)
      let required = max(0, min(missing, room - filled))
      let optional = PatternSlot(.digit, occurrence: .optional)
      let pattern = Pattern(
        number.literals(upTo: room).map { $0.map { .literal($0) } ?? .slot(.digit) }
          + Array(repeating: .slot(.digit), count: required)
          + Array(repeating: .slot(optional), count: room - filled - required))
      let name = owner.map { $0.name == PhoneRegion.none ? "" : $0.name } ?? ""
      return PrefixTable.Row("", [pattern], name: name, check: check)
    }
  }
}
