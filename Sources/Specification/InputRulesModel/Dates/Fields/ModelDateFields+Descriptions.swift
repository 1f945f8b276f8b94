// Layouts and descriptions (D13.3 to D13.8).
extension ModelDateFields {
  private static let notation: [String: DateSegment] = [
    "dd": .day, "mm": .month, "yy": .shortYear, "yyyy": .year, "HH": .hour, "hh": .hour12,
    "MM": .minute, "SS": .second, "mmm": .millisecond, "aa": .halfDay,
  ]

  /// The parts that a layout's notation describes (D13.3, D13.4).
  package func parts(of text: String) throws(DateLayoutError) -> [DateLayout.Part] {
    let scalars = Array(text.unicodeScalars)
    var parts: [DateLayout.Part] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let offset = scalars[..<index].map { $0.utf16.count }.reduce(0, +)
      let run = scalars[index...].prefix { $0 == scalar }
      if scalar == "\\" {
        if index + 1 == scalars.count { throw .nothingEscaped(offset: offset) }
        parts.append(.literal(scalars[index + 1]))
        index += 2
      } else if !isASCIILetter(scalar) {
        parts.append(.literal(scalar))
        index += 1
      } else {
        guard let segment = Self.notation[String(scalars: Array(run))] else {
          throw .noSegment(offset: offset)
        }
        parts.append(.segment(segment))
        index += run.count
      }
    }
    if let problem = problem(of: parts) { throw problem }
    return parts
  }

  private func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    "a" <= scalar && scalar <= "z" || "A" <= scalar && scalar <= "Z"
  }

  /// The reason the parts don't form a layout, or `nil` if they do (D13.4).
  package func problem(of parts: [DateLayout.Part]) -> DateLayoutError? {
    var segments: [DateSegment] = []
    for case .segment(let segment) in parts {
      if segments.contains(where: { isSameComponent($0, segment) }) && !segments.isEmpty {
        return .repeated(segment)
      }
      segments.append(segment)
    }
    if segments.isEmpty { return .noSegments }
    let hasHalfDay = segments.contains(.halfDay)
    if segments.contains(.hour12) && !hasHalfDay { return .hourWithoutHalfDay }
    if hasHalfDay && !segments.contains(.hour12) { return .halfDayWithoutHour }
    for case .literal(let scalar) in parts where isDigitOrLetter(scalar) { return .literal(scalar) }
    return nil
  }

  private func isSameComponent(_ one: DateSegment, _ other: DateSegment) -> Bool {
    let components: [Set<DateSegment>] = [[.year, .shortYear], [.hour, .hour12]]
    return one == other || components.contains { $0 == [one, other] }
  }

  private func isDigitOrLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
      .otherLetter:
      true
    default: false
    }
  }

  /// The reason the description is refused, or `nil` if it isn't (D13.5, D13.7, D13.8).
  package func problem(of description: DateFieldDescription) -> DateFieldError? {
    if let separator = description.separator {
      if separator.isEmpty { return .emptySeparator }
      if let scalar = separator.first(where: isDigitOrLetter) { return .separator(scalar) }
    }
    let groups = DateGroups(description)
    return problem(of: groups) ?? problem(of: description.policies, groups)
  }

  /// The reason the field's texts are refused, or `nil` if they aren't (D13.7).
  private func problem(of groups: DateGroups) -> DateFieldError? {
    let values = groups.description.texts.digits.map { scalar -> Int? in
      let properties = scalar.properties
      guard properties.generalCategory == .decimalNumber else { return nil }
      return properties.numericValue.flatMap { Int(exactly: $0) }
    }
    if values != Array(0...9) { return .digits }
    let texts = groups.halfDays
    if texts.contains([]) { return .emptyHalfDay }
    let same = zip(texts[0], texts[1]).allSatisfy { $0.folded == $1.folded }
    if same { return .equalHalfDays }
    for scalar in texts.joined() {
      let isDigit = scalar.properties.generalCategory == .decimalNumber
      if isDigit || groups.literals.contains(where: { $0.contains(scalar) }) {
        return .halfDay(scalar)
      }
    }
    return nil
  }

  /// The reason the policies don't suit the field, or `nil` if they do (D13.8).
  private func problem(of policies: DatePolicies, _ groups: DateGroups) -> DateFieldError? {
    if let minimum = policies.minimum, let maximum = policies.maximum,
      isBefore(maximum.components, minimum.components)
    {
      return .reversedBounds
    }
    for bound in [policies.minimum, policies.maximum] {
      if let bound, let part = groups.firstUnseen(of: bound) { return .boundBeyondLayout(part) }
    }
    if policies.pivot < 1 || policies.pivot > 9900 { return .pivot(policies.pivot) }
    let hasLongGroup = groups.segments.contains { $0.count > 1 }
    return hasLongGroup && !policies.padding ? .needsPadding : nil
  }
}

extension DateGroups {
  private func has(_ segment: DateSegment) -> Bool { segments.joined().contains(segment) }

  /// The first component of a bound that isn't the default, and that the field doesn't show
  /// although it shows a finer component (D13.8).
  fileprivate func firstUnseen(of bound: DateFieldValue) -> DateSegment? {
    let parts: [(name: DateSegment, isSeen: Bool, otherwise: Int)] = [
      (.year, has(.year) || has(.shortYear), 2000), (.month, has(.month), 1), (.day, has(.day), 1),
      (.hour, has(.hour) || has(.hour12), 0), (.minute, has(.minute), 0),
      (.second, has(.second), 0), (.millisecond, has(.millisecond), 0),
    ]
    var unseen: DateSegment?
    for (part, number) in zip(parts, bound.components) {
      if part.isSeen {
        if let unseen { return unseen }
      } else if number != part.otherwise {
        unseen = unseen ?? part.name
      }
    }
    return nil
  }
}
