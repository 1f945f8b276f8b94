/// An edit of a date field.
typealias DateQuestion = FieldQuestion<DateFieldDescription>

extension DateQuestion {
  /// Whether a digit is typed.
  var isDigit: Bool { isKey && "0"..."9" ~= edit.replacement }

  /// The model's decision under other policies.
  func decision(by change: (inout DatePolicies) -> Void) -> Decision {
    var changed = field
    change(&changed.policies)
    return ModelDateFields().field(changed).decide(edit, on: state)
  }

  /// The digits and letters of a text.
  func content(of text: String) -> [Unicode.Scalar] {
    let letters = (field.texts.morning + field.texts.afternoon).unicodeScalars
    return text.unicodeScalars.filter { field.texts.digits.contains($0) || letters.contains($0) }
  }

  /// The texts of the segments of a text, as long as each follows the one before; in a range, those
  /// of the first date.
  func segments(of text: String) -> [DateSegment: String] {
    var (rest, texts) = (text.unicodeScalars[...], [DateSegment: String]())
    for part in field.layout.parts {
      switch part {
      case .literal(let literal):
        guard rest.first == literal else { return texts }
        rest = rest.dropFirst()
      case .segment(let segment):
        let digits = rest.prefix(segment.width).prefix { field.texts.digits.contains($0) }
        if digits.isEmpty { return texts }
        texts[segment] = digits.map { digit in String(field.texts.digits.firstIndex(of: digit) ?? 0)
        }.joined()
        rest = rest.dropFirst(digits.count)
      }
    }
    return texts
  }
}

extension DateSegment {
  /// The number of digits in the segment.
  fileprivate var width: Int {
    switch self {
    case .halfDay: 0
    case .year: 4
    case .millisecond: 3
    default: 2
    }
  }
}

extension DateFieldDescription {
  func has(_ segment: DateSegment) -> Bool { layout.parts.contains(.segment(segment)) }
}
