import InputRules
import PropertyTesting

extension Law {
  package static let everyCompleteNumberCanBeTyped = Law(
    "A complete number is accepted as a whole, and every beginning of it while it is typed.",
    about: .numbers, clauses: ["N1", "N2", "N3", "N4"],
    Property(forAll: .writtenNumber()) { subject, number in
      var typed = String.UnicodeScalarView()
      for scalar in [""] + number.text.unicodeScalars.map({ String($0) }) {
        typed.append(contentsOf: scalar.unicodeScalars)
        let problem = subject.numbers.problem(
          of: String(typed), as: .partial, in: number.format)
        try require(problem == nil, "\(String(typed).escaped) can't be typed: \(problem.words)")
      }
      let problem = subject.numbers.problem(of: number.text, as: .complete, in: number.format)
      try require(problem == nil, "is not complete: \(problem.words)")
    })
}
