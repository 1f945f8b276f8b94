import PropertyTesting

/// The code of wheels that select a value: an hour and a minute, or three digits.
public struct TestedWheels<Value: Equatable & Sendable>: TestedCode {
  /// The wheels' name in reports.
  public let name: String
  /// How many rows each wheel has.
  let rows: [Int]
  let select: @Sendable ([Int]) -> Value
  let show: @Sendable (Value) -> [Int]

  /// Wheels with some rows each.
  ///
  /// - Parameters:
  ///   - name: the wheels' name in reports.
  ///   - rows: how many rows each wheel has, at least one.
  ///   - select: the value after a row of each wheel is selected, counted from 0.
  ///   - show: the row of each wheel that a value is shown at.
  public init(
    _ name: String, rows: [Int], select: @escaping @Sendable ([Int]) -> Value,
    show: @escaping @Sendable (Value) -> [Int]
  ) {
    (self.name, self.rows, self.select, self.show) = (name, rows, select, show)
  }

  /// Asks the laws about the wheels.
  ///
  /// - Parameters:
  ///   - meaning: what the wheels are meant to do.
  ///   - settings: how many cases each law has, and the random seed.
  ///   - choices: an input that a report names; if given, only that is checked.
  /// - Returns: which laws were asked, and what was found.
  public func examined(
    meaning: WheelsMeaning<Value>, settings: RunSettings = RunSettings(cases: 2_000),
    choices: String? = nil
  ) -> FieldReport {
    if rows.isEmpty || rows.contains(where: { $0 < 1 }) {
      return FieldReport(field: name, problem: .emptyWheel)
    }
    return FieldExamination.report(on: subject(meaning), settings, choices: choices)
  }

  private func subject(_ meaning: WheelsMeaning<Value>) -> ValueSubject<[Int]> {
    ValueSubject(
      name: name, functions: "select and show", counted: "selections", inputs: selections,
      step: { ("select rows \($0)", "select(\($0))") },
      effects: { [show(select($0)) == $0 ? .accepted : .rewritten] },
      laws: (laws(meaning), meaning.leftOut))
  }

  /// A row of each wheel, often the first or the last.
  var selections: Generator<[Int]> {
    Generator { [rows] source in
      rows.map { count in
        source.draw(.oneOf(.int(in: 0...(count - 1)), .just(count - 1)))
      }
    }
  }
}

/// What wheels are meant to do.
public struct WheelsMeaning<Value: Equatable & Sendable>: Sendable {
  let value: (@Sendable ([Int]) -> Value)?
  let isBefore: (@Sendable (Value, Value) -> Bool)?

  /// Each row stands for a value of its own; nothing is said of the values.
  public static var rows: WheelsMeaning { WheelsMeaning(value: nil, isBefore: nil) }

  /// The value of the rows, by another reckoning than the code's.
  public static func value(_ value: @escaping @Sendable ([Int]) -> Value) -> WheelsMeaning {
    WheelsMeaning(value: value, isBefore: nil)
  }
}

extension WheelsMeaning where Value: Comparable {
  /// Larger rows stand for larger values; the first wheel counts the most.
  public static var ordered: WheelsMeaning {
    WheelsMeaning(value: nil, isBefore: { $0 < $1 })
  }
}
