/// The notes that a claim records about a case.
///
/// Only the task that checks the case writes to the log, so no lock is needed. Notes from other
/// tasks are ignored, because their order would differ between runs.
package final class CaseLog: @unchecked Sendable {
  package struct Content: Hashable, Sendable, Codable {
    package var notes: [String] = []
    package var values: [RecordedValue] = []
    package var targets: [RecordedValue] = []

    package init() {}

    package var isEmpty: Bool { notes.isEmpty && values.isEmpty && targets.isEmpty }
  }

  /// A log, and the task that may write to the log.
  private struct Access: Sendable {
    let log: CaseLog
    var writer = CaseLog.task
  }

  @TaskLocal private static var access: Access?
  /// A number for the current task, or 0 outside of tasks.
  private static var task: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }
  /// The maximum number of notes of each kind, to limit the memory that a loop in a claim uses.
  private static let most = 100

  private var content = Content()
  /// Whether notes are currently recorded.
  private var isObserved = false

  package init() {}

  /// The log of the case that this task checks, or `nil` if notes aren't recorded.
  package static var own: CaseLog? {
    guard let access, access.writer == task else { return nil }
    return access.log.isObserved ? access.log : nil
  }

  /// Performs `work`; while it runs, only this task can write to the log.
  package func written<Result>(by work: () throws -> Result) rethrows -> Result {
    try Self.$access.withValue(Access(log: self), operation: work)
  }

  /// Performs asynchronous work, and lets its task write to `log`, unless `log` is `nil`.
  package static func written(to log: CaseLog?, by work: () async throws -> Void) async rethrows {
    guard let log else { return try await work() }
    try await $access.withValue(Access(log: log), operation: work)
  }

  /// Returns the result of `work`, and the notes recorded while it runs.
  package func observing<Result>(_ work: () -> Result) -> (Result, Content) {
    isObserved = true
    let result = work()
    isObserved = false
    if content.isEmpty { return (result, Content()) }
    defer { content = Content() }
    return (result, content)
  }

  /// Adds notes recorded elsewhere, such as in a child process.
  package func add(_ more: Content) {
    content.notes += more.notes
    content.values += more.values
    content.targets += more.targets
  }

  fileprivate static func record<Recorded>(
    _ place: WritableKeyPath<Content, [Recorded]>, _ value: () -> Recorded
  ) {
    guard let log = own, log.content[keyPath: place].count < most else { return }
    log.content[keyPath: place].append(value())
  }
}

/// A value that a claim recorded under a label, as one line of text.
package struct RecordedValue: Hashable, Sendable, Codable {
  package let label: String
  package let text: String

  init(_ value: Any, as label: String) {
    (self.label, text) = (label.inLine(upTo: 100), inLine(value, upTo: 100))
  }

  /// The value as a number, or `nil` if it isn't a finite number.
  package var number: Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
}

/// Records a line for the report of a failure; the report shows the lines of the shrunk input.
///
/// Has no effect outside of a run, or in tasks that the claim starts.
/// - Parameter value: a text, or another value to describe; evaluated only if it is recorded.
public func note<Value>(_ value: @autoclosure () -> Value) {
  CaseLog.record(\.notes) { inLine(value()) }
}

/// Counts a value in the run's statistics, in a histogram of numbers or a table of other values.
///
/// Usually, a few hundred plain random cases are counted. Has no effect outside of a run, or in
/// tasks that the claim starts.
/// - Parameters:
///   - value: a number, a text, or another value whose description is used.
///   - label: the name of this kind of value, if the claim collects several kinds.
public func collect<Value>(_ value: @autoclosure () -> Value, as label: String = "value") {
  CaseLog.record(\.values) { RecordedValue(value(), as: label) }
}

/// Reports a number that the run tries to increase, such as the length of a queue.
///
/// Every other case is a variation of the input that has reported the largest number so far; the
/// remaining cases are drawn as usual. Has no effect outside of a run, or in tasks that the claim
/// starts.
/// - Parameters:
///   - value: an integer or a floating-point number; a number that isn't finite is ignored.
///   - label: the target's name, if the claim has several targets; each is pursued separately.
public func target(_ value: some Numeric, as label: String = "") {
  CaseLog.record(\.targets) { RecordedValue(value, as: label) }
}

/// Returns a value as one line; only control characters and line breaks of a text are escaped.
private func inLine(_ value: Any, upTo most: Int = String.mostShown) -> String {
  ((value as? String) ?? describe(value)).inLine(upTo: most)
}

extension String {
  fileprivate func inLine(upTo most: Int) -> String {
    shortened(to: most).unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }.joined()
  }
}
