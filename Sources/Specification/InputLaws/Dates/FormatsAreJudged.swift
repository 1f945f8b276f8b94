extension Law {
  package static let formatsAreJudged = Law(
    "Parts that don't form a picker's format are refused for the first reason that applies.",
    about: .dates, clauses: ["D6.15"],
    Property(forAll: .dateFormatParts) { subject, parts in
      let problem = subject.datePickers.problemOfFormat(parts)
      if let known = parts.knownProblem { return try requireEqual(problem, known) }
      if case .dateFormat = problem { return }
      try requireEqual(problem, parts.missingPart.map { .missing($0) }, "what is missing")
    })
}

extension DateFormatParts {
  /// The first mistake outside the date format.
  fileprivate var knownProblem: DateWheelFormatError? {
    if order.sorted(by: { "\($0)" < "\($1)" }) != [.day, .month, .year] { return .order }
    if months.count != 12 || !months.areDifferent { return .months }
    if names.halfDays.count != 2 || !names.halfDays.areDifferent { return .halfDays }
    let digits = names.digits.map { String($0) }
    return digits.count != 10 || !digits.areDifferent ? .digits : nil
  }

  /// The first part whose letter the date format lacks; the generator quotes no texts.
  fileprivate var missingPart: DateWheelFormat.Part? {
    let words = dateFormat.split(separator: " ")
    if !words.contains("y") && !words.contains("yyyy") { return .year }
    if !words.contains(where: { $0.first == "M" }) { return .month }
    return words.contains { $0.first == "d" } ? nil : .day
  }
}

extension [String] {
  /// Whether no two texts are equal, code unit by code unit.
  fileprivate var areDifferent: Bool {
    enumerated().allSatisfy { index, text in
      !prefix(index).contains { $0.utf8.elementsEqual(text.utf8) }
    }
  }
}
