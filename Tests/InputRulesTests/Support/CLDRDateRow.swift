import Foundation

/// The rows of CLDR's formats of dates.
enum CLDRDateRow {
  /// The fields of every line after the first.
  static let all: [[String]] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../CLDR/cldr47_date_formats.tsv").path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }()
}
