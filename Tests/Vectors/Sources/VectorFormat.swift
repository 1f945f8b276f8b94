/// The rules of a case, which define the members of its parts.
enum VectorFormat: String, CaseIterable, Encodable {
  /// Formatted edits of AnyFormatKit.
  case anyFormatKit = "anyformatkit"
  /// Edits of digit masks, with the answers of several peers.
  case maskTransitions = "mask-transitions"
  /// Texts that input-mask-ios formats as a whole.
  case inputMask = "input-mask"
  /// Numbers and the bits of the nearest doubles.
  case nearestDoubles = "parse-number-fxx"
  /// Documents that are valid or invalid JSON because of a number.
  case jsonNumbers = "json-test-suite"
  /// The texts that Python's Babel reads, by locale.
  case babelReading = "babel-parse"
  /// The texts that Python's Babel writes, by locale.
  case babelWriting = "babel-format"
  /// A browser's values for inputs and their bounds.
  case inputConstraints = "wpt-constraints"
  /// Changes of zones' offsets.
  case zoneChanges = "zone-changes"
  /// Libphonenumber's text and value of complete numbers.
  case phoneNumbers = "libphonenumber"
}

extension VectorCase {
  /// The rows of the case: one row, or a row for each peer that answers.
  var rows: [any VectorRow] {
    get throws(MalformedVector) {
      switch format {
      case .nearestDoubles: [try NearestDoubleRow(self)]
      case .zoneChanges: [try ZoneChangeRow(self)]
      case .phoneNumbers: [try PhoneNumberRow(self)]
      case .anyFormatKit: [try AnyFormatKitRow(self)]
      case .inputMask: [try InputMaskRow(self)]
      case .maskTransitions: try MaskTransitionRows.rows(self)
      case .jsonNumbers: [try JSONNumberRow(self)]
      case .babelReading: [try BabelReadingRow(self)]
      case .babelWriting: [try BabelWritingRow(self)]
      case .inputConstraints: [try InputConstraintRows.row(self)]
      }
    }
  }
}
