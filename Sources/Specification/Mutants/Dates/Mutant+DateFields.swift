private let model = ModelDateFields()

extension Mutant {
  /// Date fields whose decisions about edits that change the text are those of `decide`.
  static func dateEdit(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (DateQuestion) -> Decision
  ) -> Mutation {
    replacing(\.dateFields.fieldOfDescription, id, mistake) { (field) throws(DateFieldError) in
      if let problem = model.problem(of: field) { throw problem }
      let rule = model.field(field)
      return MutantRule(rule) { DateQuestion(field, rule, $0, $1).map(decide) }
    }
  }

  /// Date fields whose decisions about insertions are those of `decide`.
  static func dateInsertion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (DateQuestion) -> Decision
  ) -> Mutation { dateEdit(id, mistake) { $0.edit.isDeletion ? $0.decision : decide($0) } }

  /// Date fields whose decisions about deletions are those of `decide`.
  static func dateDeletion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (DateQuestion) -> Decision
  ) -> Mutation { dateEdit(id, mistake) { $0.edit.isDeletion ? decide($0) : $0.decision } }

  /// Date fields that accept a key if `accepts` is true for the resulting segments.
  static func dateKey(
    _ id: String, _ mistake: String, _ accepts: @escaping @Sendable ([DateSegment: String]) -> Bool
  ) -> Mutation {
    dateInsertion(id, mistake) { question in
      question.isKey && question.plain.selection.location == question.plain.text.utf16.count
        && accepts(question.segments(of: question.plain.text))
        ? .accept(question.plain) : question.decision
    }
  }

  /// At the end, `object` gives date fields' objections, from the model's reason, the text and its
  /// values.
  static func dateEnd(
    _ id: String, _ mistake: String,
    _ object:
      @escaping @Sendable (Reason?, [DateFieldValue], String, DateFieldDescription) -> Reason?
  ) -> Mutation {
    replacing(\.dateFields.fieldOfDescription, id, mistake) { (field) throws(DateFieldError) in
      if let problem = model.problem(of: field) { throw problem }
      let rule = model.field(field)
      return MutantRule(
        rule,
        finalObjection: { text in
          let values = try? model.values(of: text, in: field)
          return object(rule.finalObjection(to: text), values ?? [], text, field)
        })
    }
  }

  /// Date fields whose values `read` computes from the model's.
  static func dateValue(
    _ id: String, _ mistake: String,
    _ read: @escaping @Sendable (DateParts, DateFieldDescription) -> DateParts
  ) -> Mutation {
    result(of: \.dateFields.valuesOfText, id, mistake) { result, _, field in
      result.map { $0.map { read(DateParts($0), field).value ?? $0 } }
    }
  }

  /// Date fields whose texts `write` computes from the model's.
  static func dateText(
    _ id: String, _ mistake: String,
    _ write: @escaping @Sendable (String, [DateFieldValue], DateFieldDescription) -> String
  ) -> Mutation {
    result(of: \.dateFields.textOfValues, id, mistake) { result, values, field in
      result.map { write($0, values, field) }
    }
  }
}

/// The components of a value.
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

  /// The value, or `nil` if it doesn't exist.
  var value: DateFieldValue? {
    guard let date = try? CivilDate(year: year, month: month, day: day),
      let time = try? TimeOfDay(
        hour: hour, minute: minute, second: second, millisecond: millisecond)
    else { return nil }
    return DateFieldValue(date, time)
  }
}
