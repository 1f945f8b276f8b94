extension Implementation {
  /// The phone fields of chapter K, as functions of plain data; the defaults are the package's
  /// functions.
  package struct Phones: Sendable {
    package var problem: @Sendable (String) -> PhoneRegionError? = { name in
      refusal { () throws(PhoneRegionError) in try PhoneField(region: name) }
    }
    package var fieldOfRegion: @Sendable (String) -> (any TextRule)? = {
      made[$0] ?? (try? .phone(region: $0))
    }
    package var formattedText: @Sendable (String, _ region: String) -> String? = {
      made[$1]?.formatted($0)
    }
    package var valueOfText: @Sendable (String, _ region: String) -> String? = {
      made[$1]?.value(of: $0)
    }
    package var regionOfText: @Sendable (String, _ region: String) -> String? = {
      made[$1]?.region(of: $0)
    }
  }
}

/// The field of each region, created only once because laws use each field several times per case.
private let made = PhoneField.regions.reduce(into: [String: PhoneField]()) {
  $0[$1] = try? .phone(region: $1)
}

extension Implementation.Phones {
  static let model = Self(
    problem: { number("", $0) == nil ? .unknown($0) : nil },
    fieldOfRegion: { name in modelTable(name).map { ModelPrefixField($0) } },
    formattedText: { text, name in modelTable(name).map { ModelPrefixField($0).formatted(text) } },
    valueOfText: { text, name in modelNumber(text, name)?.value },
    regionOfText: { text, name in
      modelNumber(text, name).flatMap { $0.region.isEmpty ? nil : $0.region }
    })

  private static let phones = ModelPhones(PhoneTable.text)

  private static func number(_ content: String, _ region: String) -> ModelPhoneNumber? {
    ModelPhoneNumber(content, region, phones)
  }

  private static func modelNumber(_ text: String, _ region: String) -> ModelPhoneNumber? {
    modelTable(region).flatMap { table in
      number(String(scalars: ModelPrefixField(table).content(of: text)), region)
    }
  }

  /// The prefix table that the model computes for a region.
  package static func modelTable(_ region: String) -> PrefixTable? {
    guard number("", region) != nil else { return nil }
    let literals: [Unicode.Scalar] = [" ", "-", "(", ")", "."]
    let pattern = Pattern([.slot(.digit)] + literals.map { .literal($0) })
    let row = PrefixTable.Row("", [pattern])
    var table = PrefixTable(unchecked: [row], lead: "+")
    table.label = "TEL"
    table.keepsStrays = true
    let check = ContentCheck("possible phone number in \(region)") { content in
      number(content, region)?.isPossible ?? false
    }
    let international: @Sendable ([Unicode.Scalar]) -> [Unicode.Scalar]? = { content in
      let readings = number(String(scalars: content), region)?.readings ?? []
      let possible = readings.filter { number($0, region)?.isPossible ?? false }
      return possible.count == 1 ? possible[0].unicodeScalars.map { $0 } : nil
    }
    let doubt: PrefixChoice.Doubt = { content, groups in
      ModelPastedPhone(
        String(scalars: content), groups,
        reading: international(content).map { String(scalars: $0) }, region, phones)?.doubt
    }
    table.choice = PrefixChoice(
      "phone numbers in \(region)", international: international, doubt: doubt
    ) { content in
      guard let number = number(String(scalars: content), region) else { return row }
      let pattern = Pattern(number.elements)
      return PrefixTable.Row("", [pattern], name: number.region, check: check)
    }
    return table
  }
}
