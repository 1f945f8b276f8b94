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
  /// - Parameters:
  ///   - name: the wheels' name in reports.
  ///   - rows: how many rows each wheel has, at least one.
  ///   - select: returns the value after a row of each wheel is selected, counted from 0.
  ///   - show: the row of each wheel that a value is shown at.
  public init(
    _ name: String, rows: [Int], select: @escaping @Sendable ([Int]) -> Value,
    show: @escaping @Sendable (Value) -> [Int]
  ) {
    (self.name, self.rows, self.select, self.show) = (name, rows, select, show)
  }

  /// Checks the wheels against its laws.
  /// - Parameters:
  ///   - meaning: what the wheels are meant to do.
  ///   - settings: how many cases each law has, and the random seed.
  ///   - choices: a replay code from a report; if given, only its input is checked.
  /// - Returns: the laws that were checked, and the failures.
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

/// The requirements of wheels.
public struct WheelsMeaning<Value: Equatable & Sendable>: Sendable {
  let value: (@Sendable ([Int]) -> Value)?
  let isBefore: (@Sendable (Value, Value) -> Bool)?

  /// Each position has a value of its own.
  public static var rows: WheelsMeaning { WheelsMeaning(value: nil, isBefore: nil) }

  /// The value of each position, computed in another way than the code does.
  /// - Parameter value: returns the value of a row of each wheel, counted from 0.
  public static func value(_ value: @escaping @Sendable ([Int]) -> Value) -> WheelsMeaning {
    WheelsMeaning(value: value, isBefore: nil)
  }
}

extension WheelsMeaning where Value: Comparable {
  /// Larger rows have larger values; the first wheel counts the most.
  public static var ordered: WheelsMeaning {
    WheelsMeaning(value: nil, isBefore: { $0 < $1 })
  }
}
