private let model = ModelDateFields()

extension Mutant {
  /// Creates a mutant whose date fields use `decide` for edits that change the text.
  static func dateEdit(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (DateQuestion) -> Decision?
  ) -> Mutant {
    replacing(throwing: \.dateFields.fieldOfDescription, id, mistake) {
      (field) throws(DateFieldError) in
      if let problem = model.problem(of: field) { throw problem }
      let rule = model.field(field)
      return MutantRule(model: rule) { DateQuestion(field, rule, $0, $1).flatMap(decide) }
    }
  }

  static func dateInsertion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (DateQuestion) -> Decision?
  ) -> Mutant { dateEdit(id, mistake) { $0.edit.isDeletion ? nil : decide($0) } }

  static func dateDeletion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (DateQuestion) -> Decision?
  ) -> Mutant { dateEdit(id, mistake) { $0.edit.isDeletion ? decide($0) : nil } }

  /// Creates a mutant whose date fields accept a key if `accepts` returns true for the resulting
  /// segments.
  static func dateKey(
    _ id: String, _ mistake: String, _ accepts: @escaping @Sendable ([DateSegment: String]) -> Bool
  ) -> Mutant {
    dateInsertion(id, mistake) { question in
      question.isKey && question.plain.selection.location == question.plain.text.utf16.count
        && accepts(question.segments(of: question.plain.text)) ? .accept(question.plain) : nil
    }
  }

  /// Creates a mutant whose date fields use `object` when editing ends; `object` receives the
  /// model's reason and the text's values.
  static func dateEnd(
    _ id: String, _ mistake: String,
    _ object:
      @escaping @Sendable (Reason?, [DateFieldValue], String, DateFieldDescription) -> Reason?
  ) -> Mutant {
    replacing(throwing: \.dateFields.fieldOfDescription, id, mistake) {
      (field) throws(DateFieldError) in
      if let problem = model.problem(of: field) { throw problem }
      let rule = model.field(field)
      return MutantRule(
        model: rule,
        objectFinally: { text in
          let values = try? model.values(of: text, in: field)
          return object(rule.finalObjection(to: text), values ?? [], text, field)
        })
    }
  }

  static func dateValue(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (inout DateParts, DateFieldDescription) -> Void
  ) -> Mutant {
    result(of: \.dateFields.valuesOfText, id, mistake) { result, _, field in
      result.map {
        $0.map { value in
          var parts = DateParts(value)
          misread(&parts, field)
          return parts.value ?? value
        }
      }
    }
  }

  static func dateText(
    _ id: String, _ mistake: String,
    _ write: @escaping @Sendable (String, [DateFieldValue], DateFieldDescription) -> String
  ) -> Mutant {
    result(of: \.dateFields.textOfValues, id, mistake) { result, values, field in
      result.map { write($0, values, field) }
    }
  }
}

/// The components of a value, any of which may be changed.
struct DateParts {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  let millisecond: Int

  init(_ value: DateFieldValue) {
    (year, month, day) = (value.date.year, value.date.month, value.date.day)
    (hour, minute) = (value.time.hour, value.time.minute)
    (second, millisecond) = (value.time.second, value.time.millisecond)
  }

  /// The value with these components, or `nil` if it doesn't exist.
  var value: DateFieldValue? {
    guard let date = try? CivilDate(year: year, month: month, day: day),
      let time = try? TimeOfDay(
        hour: hour, minute: minute, second: second, millisecond: millisecond)
    else { return nil }
    return DateFieldValue(date, time)
  }
}

/// An edit of a date field, for a mutant to decide about.
typealias DateQuestion = FieldQuestion<DateFieldDescription>

extension DateQuestion {
  var isDigit: Bool { isKey && "0"..."9" ~= edit.replacement }

  /// The model's decision if the field had other policies.
  func decision(by change: (inout DatePolicies) -> Void) -> Decision {
    var changed = field
    change(&changed.policies)
    return ModelDateFields().field(changed).decide(edit, on: state)
  }

  func content(of text: String) -> [Unicode.Scalar] {
    let letters = (field.texts.morning + field.texts.afternoon).unicodeScalars
    return text.unicodeScalars.filter { field.texts.digits.contains($0) || letters.contains($0) }
  }

  /// The text of each segment, up to the first part of the layout that the text doesn't have.
  ///
  /// For a range, these are the segments of the first date only.
  func segments(of text: String) -> [DateSegment: String] {
    var (rest, texts) = (text.unicodeScalars[...], [DateSegment: String]())
    for part in field.layout.parts {
      switch part {
      case .literal(let literal):
        guard rest.first == literal else { return texts }
        rest = rest.dropFirst()
      case .segment(let segment):
        let digits = rest.prefix(segment.digitCount).prefix { field.texts.digits.contains($0) }
        if digits.isEmpty { return texts }
        texts[segment] = digits.map { digit in String(field.texts.digits.firstIndex(of: digit) ?? 0)
        }.joined()
        rest = rest.dropFirst(digits.count)
      }
    }
    return texts
  }
}

extension DateFieldDescription {
  func has(_ segment: DateSegment) -> Bool { layout.parts.contains(.segment(segment)) }
}

extension Mutant {
  static let pastedDates: [Mutant] = [
    .datePaste("PasteWithoutSegments", "A paste loses its separators.") { question in
      question.decision(typing: String(scalars: question.content(of: question.edit.replacement)))
    }
    .killed(by: .pastedSeparatorsForbidPassing, .shownDatesAreThePastedOnes).bug(
      "taiga-family/maskito#593"),
    .datePaste("PastedAsItIs", "A paste is neither formatted nor checked.") { question in
      .accept(question.plain)
    }.killed(by: .typedTextKeepsItsForm, .dateFieldsEqualModel),
    .datePaste("PasteRunsOn", "31 pasted over the month of 01/02/2020 gives 01/03/1020.") {
      let end = $0.edit.range.location + $0.edit.range.length
      return end < $0.state.text.utf16.count ? $0.decision(typingEach: $0.edit.replacement) : nil
    }.killed(by: .pastesLeaveTheRest),
    .datePaste("PastedQuotesRefused", "A quoted date is refused.") { question in
      question.quotes.isEmpty ? nil : .refuse(.notDate(.fitsNoSlot))
    }.killed(by: .pastedDatesMayBeQuoted),
  ]

  /// Creates a mutant whose date fields use `decide` for insertions of several scalars.
  private static func datePaste(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (DateQuestion) -> Decision?
  ) -> Mutant { dateInsertion(id, mistake) { $0.isKey ? nil : decide($0) } }
}

extension DateQuestion {
  /// The text's quotes and brackets, except those in the field's layout.
  fileprivate var quotes: [Unicode.Scalar] {
    let own = field.layout.parts.compactMap { part -> Unicode.Scalar? in
      if case .literal(let scalar) = part { scalar } else { nil }
    }
    return edit.replacement.unicodeScalars.filter {
      "\"'()[]\u{201E}\u{201C}\u{AB}\u{BB}".unicodeScalars.contains($0) && !own.contains($0)
    }
  }
}
