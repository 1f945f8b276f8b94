import Foundation
import PropertyTesting

/// A file with a line of JSON for each case of a run, in the format of Hypothesis and Tyche.
final class ObservationFile: @unchecked Sendable {
  private let file: FileHandle
  private let path: String
  private let property: String
  /// Whether a line couldn't be written.
  private(set) var isFull = false
  private let start = Date().timeIntervalSince1970
  private let lock = NSLock()
  private var phase = RunProgress.Phase.searching

  /// In a folder, creates a file named after the property; replaces the last run's file.
  /// - Throws: an error if the file can't be written.
  convenience init(in folder: String, of property: PropertyName) throws {
    let path = "\(folder)/\(Self.name(of: "\(property)")).jsonl"
    try Corpus.write([], to: path)
    try self.init(writing: path, of: property)
  }

  /// Opens an existing file to write lines about a property.
  init(writing path: String, of property: PropertyName) throws {
    (self.path, self.property) = (path, "\(property)")
    file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  private static let longestName = 60

  /// Returns a file name for a property; a long name is shortened and followed by its hash.
  private static func name(of property: String) -> String {
    let name = property.replacingOccurrences(of: "/", with: ".").unicodeScalars
    if name.count <= longestName { return String(name) }
    let mark = "-" + Corpus.fileName(of: Array(property.utf8))
    return String(name.prefix(longestName - mark.count)) + mark
  }

  /// Writes a line, unless an earlier line couldn't be written.
  private func write(_ line: Data) {
    if isFull { return }
    do throws(SystemError) {
      try SystemFile.write(line + [UInt8(ascii: "\n")], to: file.fileDescriptor)
    } catch {
      isFull = true
      print("properties: \(path) contains only the first cases: \(error)".visible)
    }
  }

  /// Returns a copy of the claim that writes a line for each case.
  func observing(_ claim: Claim) -> Claim {
    claim.observed { shown in
      self.lock.withLock {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        let line = try? JSONSerialization.data(
          withJSONObject: self.line(about: shown), options: options)
        self.write(line ?? Data())
      }
    }
  }

  /// Sets the run's phase, which the next lines contain.
  func follow(_ progress: RunProgress) { lock.withLock { phase = progress.phase } }

  private func line(about shown: Claim.Observed) -> [String: Any] {
    let (status, reason) =
      switch shown.verdict {
      case .holds: ("passed", "")
      case .discarded: ("gave_up", "the claim doesn't apply")
      case .fails(let failure): ("failed", failure.message)
      }
    var features: [String: Any] = [:]
    for kind in shown.kinds { features[kind.label] = kind.isHit }
    for value in shown.recorded.values { features[value.label] = value.number ?? value.text }
    for target in shown.recorded.targets { features["target:\(target.label)"] = target.number }
    return [
      "type": "test_case", "property": property, "run_start": start, "status": status,
      "status_reason": reason, "representation": shown.input, "arguments": [String: String](),
      "how_generated": phase.rawValue, "features": features, "coverage": NSNull(),
      "timing": ["generate:input": shown.making, "execute:test": shown.checking],
      "metadata": ["choices": shown.choices, "notes": shown.recorded.notes] as [String: Any],
    ]
  }
}

extension Claim {
  /// A checked case, and the claim's notes about it.
  package struct Observed: Sendable {
    /// The input, one line per argument, and its replay code.
    package let input, choices: String
    package let verdict: Verdict
    package let recorded: CaseLog.Content
    package let kinds: [Observation]
    /// The times for generating and for checking the input, in seconds.
    package let making, checking: Double
  }

  /// Returns a copy of the claim that calls `show` with each checked case, even while shrinking.
  package func observed(by show: @escaping @Sendable (Observed) -> Void) -> Claim {
    judged { source in
      var (start, copy, choices) = (source, source, [Choice]())
      copy.isClassifying = true
      let making = ContinuousClock().measure { choices = copy.choices(madeBy: generate) }
      let (log, began) = (CaseLog(), ContinuousClock.now)
      let (verdict, recorded) = log.written { log.observing { judge(&source) } }
      let all = ContinuousClock.now - began
      CaseLog.own?.add(recorded)
      show(
        Observed(
          input: describe(&start), choices: Blob.encode(ChoiceBytes.encode(choices)),
          verdict: verdict, recorded: recorded, kinds: copy.observations,
          making: making / .seconds(1), checking: max(.zero, all - making) / .seconds(1)))
      return verdict
    }
  }

  /// Returns a copy of the claim that reports each input and its verdict.
  /// - Parameter report: the function that is called with a line for each input, even while
  ///   shrinking.
  public func traced(by report: @escaping @Sendable (String) -> Void) -> Claim {
    observed { shown in
      let input = shown.input.split(separator: "\n").joined(separator: ", ")
      switch shown.verdict {
      case .holds: report("holds for \(input)")
      case .discarded: report("discards \(input)")
      case .fails(let failure): report("fails for \(input); \(failure.message)")
      }
    }
  }
}
