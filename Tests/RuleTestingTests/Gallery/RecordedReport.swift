import Foundation
import RuleTesting
import Testing

/// The text of a report, compared with the recorded one where there is one.
///
/// `RECORD_REPORTS=1 swift test --filter GalleryLawsTests` writes the recorded ones again.
enum RecordedReport {
  private static let folder = URL(filePath: #filePath).appending(path: "../../Reports").standardized

  /// Records an issue if the report of an entry differs from the recorded text.
  static func check(_ name: String, _ report: FieldReport) throws {
    let file = folder.appending(path: "\(name).txt")
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else { return }
    let text = "\(report)\n"
    if ProcessInfo.processInfo.environment["RECORD_REPORTS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text == recorded, "\(text)")
    }
  }
}
