extension Law {
  package static let layoutsAreChecked = Law(
    """
    The notation of a date layout is read as its parts. A date field with an invalid layout, \
    separator, text or policy is refused for the model's reason.
    """, clauses: ["D13.3", "D13.4", "D13.5", "D13.7", "D13.8"],
    Property(comparing: .layoutText, .layoutParts, .looseField) { subject, text, parts, field in
      let fields = subject.dateFields
      let problem = refusal { () throws(DateFieldError) in try fields.fieldOfDescription(field) }
      return [
        "parts": DateLayoutAnswer(try fields.partsOfText(text)),
        "problem of parts": fields.problemOfParts(parts), "problem of a field": problem,
      ]
    })
}

extension Generator<[DateLayout.Part]> {
  /// The parts of a layout, often with a part removed or added.
  fileprivate static let layoutParts = Generator { source in
    var parts = source.draw(.dateSample()).field.layout.parts
    switch source.choose(upTo: 3) {
    case 0: break
    case 1: parts.remove(at: source.int(upTo: parts.count - 1))
    case 2: parts.append(.segment(source.element(of: DateSegment.allCases)))
    default: parts.append(.literal(source.element(of: ["7", "e", "/"])))
    }
    return parts
  }
}

extension Generator<String> {
  /// The notation of a layout with escaped literals, often followed by invalid notation.
  fileprivate static let layoutText = Generator { source in
    let notation = source.draw(.dateSample()).field.layout.parts.map { part in
      switch part {
      case .segment(let segment): segment.letters
      case .literal(let scalar): "\\" + String(scalar)
      }
    }
    return notation.joined() + source.element(of: ["", "\\", "/ddd", "/xX\\"])
  }
}

extension Generator<DateFieldDescription> {
  /// A date field, often with one invalid part.
  fileprivate static let looseField = Generator { source in
    var field = source.draw(.dateSample()).field
    switch source.choose(upTo: 5) {
    case 0: field.separator = source.flip() ? [] : ["-", "x"]
    case 1:
      let digits: [Unicode.Scalar] = source.flip() ? ["0"] : field.texts.digits.reversed()
      field.texts = DateFieldTexts(digits: digits)
    case 2:
      let texts = ["", "AM", "aM2", "a2", "a" + String(field.literals.first ?? "b")]
      let morning = source.element(of: texts), afternoon = source.element(of: texts)
      field.texts = DateFieldTexts(morning: morning, afternoon: afternoon)
    case 3: field.policies.pivot = source.element(of: [-1, 0, 9_901, .max])
    case 4: field.policies.padding = false
    default: (field.policies.minimum, field.policies.maximum) = (source.bound(), source.bound())
    }
    return field
  }
}

extension ChoiceSource {
  /// `nil`, or a bound that may have components missing from the layout.
  fileprivate mutating func bound() -> DateFieldValue? {
    let dates = [(2000, 1, 1), (1999, 1, 1), (2000, 2, 1), (2000, 1, 2), (1, 1, 1), (9999, 12, 31)]
    let (year, month, day) = element(of: dates)
    let (hour, minute, second) = element(of: [(0, 0, 0), (23, 0, 0), (0, 1, 0), (0, 0, 59)])
    guard flip(0.8), let time = try? TimeOfDay(hour: hour, minute: minute, second: second) else {
      return nil
    }
    return DateFieldValue(CivilDate(known: year, month, day), time)
  }
}
