extension Law {
  package static let layoutsAreJudged = Law(
    """
    The notation of a date layout gives its parts. Layouts, separators, texts and policies that a \
    field can't have are refused for the first reason that applies.
    """, about: .dates, clauses: ["D13.3", "D13.4", "D13.5", "D13.7", "D13.8"],
    Property(forAll: .dateSample(), .element(of: 0, -1, 9901, .max)) { subject, sample, pivot in
      let (fields, field) = (subject.dateFields, sample.field)
      let notation = field.notation
      try requireEqual(
        DateLayoutAnswer(try fields.partsOfText(notation)), .value(field.layout.parts),
        notation.escaped)
      let offset = notation.utf16.count
      for (rest, error) in [
        ("\\", DateLayoutError.nothingEscaped(offset: offset)),
        ("/ddd", .noSegment(offset: offset + 1)), ("/xX\\", .noSegment(offset: offset + 1)),
      ] {
        try requireEqual(
          DateLayoutAnswer(try fields.partsOfText(notation + rest)), .refused(error), rest)
      }
      try requireEqual(fields.problemOfParts(field.layout.parts), nil, "the parts")
      for (parts, error) in field.wrongParts {
        try requireEqual(fields.problemOfParts(parts), error, "\(parts)")
      }
      for (wrong, error) in field.wrongFields(pivot: pivot) {
        let problem = problem(of: wrong, fields)
        try requireEqual(problem, error, wrong.words)
      }
      for (bounded, error) in try field.fieldsWithBounds {
        try requireEqual(problem(of: bounded, fields), error, bounded.words)
      }
    })
}

/// The reason the field can't exist, or `nil` if it can.
private func problem(of field: DateFieldDescription, _ fields: Implementation.DateFields)
  -> DateFieldError?
{ refusal { () throws(DateFieldError) in try fields.fieldOfDescription(field) } }

extension DateFieldDescription {
  /// The layout's notation, with each literal escaped.
  fileprivate var notation: String {
    layout.parts.map { part in
      switch part {
      case .segment(let segment): segment.letters
      case .literal(let scalar): "\\" + String(scalar)
      }
    }.joined()
  }

  /// Lists of parts that aren't layouts, and the reasons.
  fileprivate var wrongParts: [([DateLayout.Part], DateLayoutError)] {
    let parts = layout.parts
    let first = segments[0]
    let twin: [DateSegment: DateSegment] = [
      .year: .shortYear, .shortYear: .year, .hour: .hour12, .hour12: .hour,
    ]
    let other = twin[first] ?? first
    var wrong: [([DateLayout.Part], DateLayoutError)] = [
      ([], .noSegments), (literals.map { .literal($0) }, .noSegments),
      (parts + [.segment(first)], .repeated(first)), (parts + [.segment(other)], .repeated(other)),
      (parts + [.literal("7")], .literal("7")), ([.literal("e")] + parts, .literal("e")),
    ]
    if segments.contains(.halfDay) {
      wrong.append((parts.filter { $0 != .segment(.hour12) }, .halfDayWithoutHour))
      wrong.append((parts.filter { $0 != .segment(.halfDay) }, .hourWithoutHalfDay))
    }
    return wrong
  }

  /// The field with a bound that differs from the meaning of a missing component; and the reason
  /// there is none, if a finer component is shown (D13.8).
  fileprivate var fieldsWithBounds: [(DateFieldDescription, DateFieldError?)] {
    get throws {
      let day = try CivilDate(year: 2000, month: 1, day: 1)
      let bounds: [(DateSegment, DateFieldValue)] = [
        (.year, DateFieldValue(try CivilDate(year: 1999, month: 1, day: 1))),
        (.month, DateFieldValue(try CivilDate(year: 2000, month: 2, day: 1))),
        (.day, DateFieldValue(try CivilDate(year: 2000, month: 1, day: 2))),
        (.hour, DateFieldValue(day, try TimeOfDay(hour: 23))),
        (.minute, DateFieldValue(day, try TimeOfDay(hour: 0, minute: 1))),
        (.second, DateFieldValue(day, try TimeOfDay(hour: 0, second: 59))),
      ]
      let twin: [DateSegment: DateSegment] = [.year: .shortYear, .hour: .hour12]
      let shown = (bounds.map(\.0) + [.millisecond]).map { part in
        segments.contains(part) || twin[part].map(segments.contains) ?? false
      }
      return bounds.enumerated().map { index, bound in
        var field = self
        (field.policies.minimum, field.policies.maximum) = (nil, bound.1)
        let isHidden = !shown[index] && shown[index...].contains(true)
        return (field, isHidden ? .boundBeyondLayout(bound.0) : nil)
      }
    }
  }

  /// Fields that can't exist, and the reasons.
  fileprivate func wrongFields(pivot: Int) -> [(DateFieldDescription, DateFieldError)] {
    func changed(_ change: (inout DateFieldDescription) -> Void) -> DateFieldDescription {
      var field = self
      change(&field)
      return field
    }
    var wrong: [(DateFieldDescription, DateFieldError)] = [
      (changed { $0.separator = [] }, .emptySeparator),
      (changed { $0.separator = ["-", "x"] }, .separator("x")),
      (changed { $0.texts = DateFieldTexts(digits: ["0"]) }, .digits),
      (changed { $0.texts = DateFieldTexts(digits: texts.digits.reversed()) }, .digits),
      (changed { $0.texts = DateFieldTexts(afternoon: "") }, .emptyHalfDay),
      (changed { $0.texts = DateFieldTexts(morning: "aM2", afternoon: "AM") }, .equalHalfDays),
      (changed { $0.texts = DateFieldTexts(morning: "a2") }, .halfDay("2")),
      (changed { $0.policies.pivot = pivot }, .pivot(pivot)),
    ]
    if let early = try? CivilDate(year: 1, month: 1, day: 1),
      let late = try? CivilDate(year: 9999, month: 12, day: 31)
    {
      let bounds = (DateFieldValue(late), DateFieldValue(early))
      let reversed = changed { ($0.policies.minimum, $0.policies.maximum) = bounds }
      wrong.append((reversed, .reversedBounds))
    }
    if hasNeighbours { wrong.append((changed { $0.policies.padding = false }, .needsPadding)) }
    if let literal = literals.first {
      let text = "a" + String(literal)
      wrong.append((changed { $0.texts = DateFieldTexts(morning: text) }, .halfDay(literal)))
    }
    return wrong
  }
}
