extension Law {
  package static let stepsStayOnTheirGrid = Law(
    """
    Stepping by N moves a value on the grid by N steps, and any other value to the nearest grid \
    value in that direction. Beyond a bound, the result is the last value before the bound. \
    Stepping up never gives a smaller value, and stepping down never a greater one.
    """, about: .dates, clauses: ["D17.10", "D17.11", "D17.12", "D17.13", "D17.14", "D17.15"],
    Property(forAll: .dateInputQuestion.reachingValues) { subject, question in
      let (input, text) = (question.input, question.text)
      let answer = DateInputAnswer(try subject.dateInputs.stepped(text, question.count, input))
      guard let size = question.size else { return try requireEqual(answer, .refused(.noStep)) }
      guard let number = question.target(size) else {
        return try requireEqual(answer, .value(text), "nothing changes")
      }
      try requireEqual(input.reading(answer.value), number, "the number of \(answer)")
      try requireEqual(answer.value, input.kind.written(number), "the text")
    })
}

extension DateInputQuestion {
  private var isUp: Bool { count >= 0 }

  /// The number to which stepping leads, or `nil` if nothing changes.
  fileprivate func target(_ size: Int) -> Int? {
    let ((low, high), base, old) = (input.ends, input.stepBase, number ?? 0)
    // The first and the last number on the grid within the bounds.
    let first = low + (base - low).modulo(size), last = high - (high - base).modulo(size)
    guard first <= last else { return nil }
    let (way, isTooFar) = count.multipliedReportingOverflow(by: size)
    let below = old - (old - base).modulo(size)
    var wanted = below == old ? old : isUp ? below + size : below
    if below == old { wanted = isTooFar ? (isUp ? high : low) : old + min(max(way, -span), span) }
    let new = min(max(first, wanted), last)
    return (isUp ? new < old : new > old) ? nil : new
  }

  /// More than the distance of any two values.
  private var span: Int { 1 << 60 }
}

extension Int {
  /// The remainder, which isn't negative.
  fileprivate func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}

extension Generator<DateInputQuestion> {
  fileprivate var reachingValues: Generator {
    cover("to another value", atLeast: 0.2) { question in
      question.size.flatMap { question.target($0) }.map { $0 != question.number } ?? false
    }
    .cover("nothing changes", atLeast: 0.05) { question in
      question.size.map { question.target($0) == nil } ?? false
    }
  }
}
