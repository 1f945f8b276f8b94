import Foundation
import PropertyTesting

/// A file with a line of JSON for each case of a run, in the format of Hypothesis, which Tyche
/// reads.
final class ObservationFile: @unchecked Sendable {
  private let file: FileHandle
  private let property: String
  private let start = Date().timeIntervalSince1970
  private let lock = NSLock()
  private var phase = RunProgress.Phase.searching

  /// A new file in a folder, named after the property, in place of that of its last run.
  ///
  /// - Throws: if it can't be written.
  init(in folder: String, of property: PropertyName) throws {
    self.property = "\(property)"
    let name = self.property.replacingOccurrences(of: "/", with: ".").unicodeScalars.prefix(60)
    let path = "\(folder)/\(String(name)).jsonl"
    try Corpus.write([], to: path)
    file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  /// The claim, of which each case becomes a line.
  func observing(_ claim: Claim) -> Claim {
    claim.observed { shown in
      self.lock.withLock {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        let line = try? JSONSerialization.data(
          withJSONObject: self.line(about: shown), options: options)
        try? self.file.write(contentsOf: (line ?? Data()) + [UInt8(ascii: "\n")])
      }
    }
  }

  /// Hears what the run does, for the lines to come.
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
    for value in shown.told.values { features[value.label] = value.number ?? value.text }
    for target in shown.told.targets { features["target:\(target.label)"] = target.number }
    return [
      "type": "test_case", "property": property, "run_start": start, "status": status,
      "status_reason": reason, "representation": shown.input, "arguments": [String: String](),
      "how_generated": phase.rawValue, "features": features, "coverage": NSNull(),
      "timing": ["generate:input": shown.making, "execute:test": shown.checking],
      "metadata": ["choices": shown.choices, "notes": shown.told.notes] as [String: Any],
    ]
  }
}
