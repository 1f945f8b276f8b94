import Foundation
import RuleTesting
import Testing

/// A report of the gallery, which says what the recorded one says.
///
/// So a change of what is asked, in how many cases, or of a word, is seen; its commit shows it.
///
/// `RECORD_REPORTS=1 swift test --filter GalleryLawsTests` records them anew.
struct RecordedReport {
  private static let folder = URL(filePath: #filePath).appending(path: "../../Reports").standardized

  private let file: URL
  private let text: String

  init(_ name: String, _ report: FieldReport) {
    file = Self.folder.appending(path: "\(name).txt")
    let laws = zip(report.asked, report.casesOfLaws).map { "\($0): \($1)" }
    let lines = ["asked in cases", laws.joined(separator: ", "), "not asked"] + report.left
    text = "\(report)\n\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Examines, and records an issue if the report differs from what was recorded on this platform.
  ///
  /// How much is asked of slow code follows the time of a call. Where other processes have the
  /// cores, that is longer; so what differs is examined again, twice at most.
  static func check(_ name: String, _ examine: () -> FieldReport) throws -> FieldReport {
    var report = examine()
    for _ in 0..<2 where !RecordedReport(name, report).isRecorded { report = examine() }
    try RecordedReport(name, report).check()
    return report
  }

  private var isRecorded: Bool { text == recorded }

  private var recorded: String? { try? String(contentsOf: file, encoding: .utf8) }

  private func check() throws {
    if ProcessInfo.processInfo.environment["RECORD_REPORTS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    // Foundation's answers may differ in another version, or elsewhere.
    #if os(Linux) && compiler(>=6.3) && compiler(<6.3.2)
      #expect(text == recorded, "\(text)")
    #endif
  }
}
