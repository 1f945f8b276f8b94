import Foundation
import PropertyConsole
import PropertyCorpus

/// The report of a campaign, which is `report.html` and `report.json` in its folder.
///
/// The report is generated from `campaign.json` and `journal.jsonl`, and can be regenerated at any
/// time. With a `coverage.json` in the folder, it also shows the reached lines of the library.
struct CampaignReport: Sendable {
  let content: ReportContent
  private let campaign: CampaignRecord

  /// Reads a campaign.
  /// - Parameters:
  ///   - folder: the campaign's folder.
  ///   - program: the program that repeats a failure, or `nil` for the program that the campaign
  ///     names.
  /// - Throws: `UsageError` if the folder contains no campaign, or the campaign can't be read.
  init(folder: String, program: FuzzProgram? = nil) throws(UsageError) {
    let campaign = try CampaignRecord(CampaignFolder(path: folder))
    try self.init(campaign, coverage: SourceCoverage(folder: folder), program: program)
  }

  init(_ campaign: CampaignRecord, coverage: SourceCoverage?, program: FuzzProgram? = nil) {
    self.campaign = campaign
    let command = "swift run \(ShellWord.quoted(campaign.order.program))"
    content = ReportContent(
      campaign, coverage: coverage,
      program: program ?? FuzzProgram([], command: command, own: command))
  }

  var path: String { "\(campaign.folder.path)/report.html" }

  /// Writes both files, and each failure's issue text next to its regression.
  ///
  /// Each file is written completely or not at all.
  /// - Throws: `CorpusError.unwritable` if a file can't be written.
  func write() throws {
    try Corpus.write(Array(json().utf8), to: "\(campaign.folder.path)/report.json")
    try Corpus.write(Array(page.utf8), to: path)
    for failure in content.failures {
      if let path = failure.issuePath { try Corpus.write(Array(failure.issue.utf8), to: path) }
    }
  }

  func json() throws -> String {
    try JSON.text(of: content) + "\n"
  }

  var page: String {
    ReportPage(content: content, charts: ReportCharts(campaign)).html.source
  }
}

extension ProgramCommand {
  package static let report = ProgramCommand(
    "report", "FOLDER", "Regenerates a campaign's report, or makes a page of a test's cases.",
    discussion: """
      Writes report.html and report.json into the campaign's folder. Exits 1 if the campaign found
      something, and 2 if it didn't fuzz or its journal is incomplete.

      Instead of a folder, you can name a file that a test wrote with PROPERTY_OBSERVATIONS; a page
      next to the file then shows the property's inputs.
      """
  ) { words, program in
    guard words.names.count == 1 else {
      throw UsageError("name one campaign's folder, such as Campaigns/2026-11-22-220000")
    }
    if words.names[0].hasSuffix(".jsonl") {
      let path = "\(words.names[0].dropLast(6)).html"
      let page = try ObservationPage(path: words.names[0]).html.source
      try Corpus.write(Array(page.utf8), to: path)
      try Output.print(path.visibleInLine)
      return 0
    }
    let report = try CampaignReport(folder: words.names[0], program: program)
    try report.write()
    try Output.print("\(report.content.summary)\n\(report.path.visibleInLine)")
    return report.content.exitCode
  }
}

/// The lines in the library that a campaign's inputs reach, read from the output of `llvm-cov
/// export`.
struct SourceCoverage: Hashable, Sendable, Encodable {
  struct File: Hashable, Sendable, Encodable {
    let path: String
    let lines: Int
    let covered: Int
    /// The ranges of lines that were never reached, or `nil` if the export contains only a summary.
    let unreached: [ClosedRange<Int>]?
  }

  /// The files, sorted by the covered share, with the smallest first.
  let files: [File]

  var lines: Int { files.map(\.lines).reduce(0, +) }
  var covered: Int { files.map(\.covered).reduce(0, +) }

  /// Reads an export, which may have been created with `-summary-only`.
  /// - Throws: an error if the data isn't an export.
  init(export: Data) throws {
    let export = try JSONDecoder().decode(Export.self, from: export)
    let files = export.data.flatMap(\.files)
    let folder = Self.commonFolder(files.map(\.filename))
    self.files = files.map { file in
      let lines = file.summary.lines
      return File(
        path: String(file.filename.dropFirst(folder.count)),
        lines: max(0, min(lines.count, 1 << 40)),
        covered: max(0, min(lines.covered, lines.count, 1 << 40)),
        unreached: file.segments.map(Self.unreached))
    }.sorted { ($0.share, $0.path) < ($1.share, $1.path) }
  }

  /// Reads the coverage from a campaign's folder; returns `nil` if the folder contains none.
  /// - Throws: `UsageError` if the file can't be read.
  init?(folder: String) throws(UsageError) {
    guard let path = CampaignFolder(path: folder).file("coverage.json") else { return nil }
    do {
      try self.init(export: Data(Corpus.read(path, upTo: .max)))
    } catch {
      throw UsageError("\(path) isn't output from `llvm-cov export`; export it again or remove it")
    }
  }

  private static func commonFolder(_ paths: [String]) -> String {
    guard let first = paths.first else { return "" }
    let common = paths.reduce(first) { $0.commonPrefix(with: $1) }
    let end = common.lastIndex(of: "/").map { common.index(after: $0) } ?? common.startIndex
    return String(common[..<end])
  }

  /// The lines that no execution reached, counted as in LLVM: a line's count is the largest count
  /// among the region around the line's start and the regions that begin in the line.
  private static func unreached(_ segments: [Segment]) -> [ClosedRange<Int>] {
    let byLine = Dictionary(grouping: segments, by: \.line)
    let numbers = byLine.keys.sorted()
    var result: [ClosedRange<Int>] = []
    var wrapping: Segment?
    for (place, number) in numbers.enumerated() {
      let starts = byLine[number] ?? []
      if isUnreached(starts, in: wrapping) { result.append(number...number) }
      wrapping = starts.last
      let next = place + 1 < numbers.count ? numbers[place + 1] : number + 1
      if let segment = wrapping, segment.hasCount, segment.count == 0, next > number + 1 {
        result.append(number + 1...next - 1)
      }
    }
    return result.joined()
  }

  private static func isUnreached(_ starts: [Segment], in wrapping: Segment?) -> Bool {
    if let first = starts.first, !first.hasCount, first.isEntry { return false }
    let regions = starts.filter { $0.isEntry && $0.hasCount && !$0.isGap }
    let outer = wrapping.flatMap { $0.hasCount ? $0.count : nil }
    if regions.isEmpty { return outer == 0 }
    return (outer ?? 0) == 0 && regions.allSatisfy { $0.count == 0 }
  }
}

extension SourceCoverage.File {
  /// The covered share of the lines, or 1 if there are none.
  var share: Double { lines > 0 ? Double(covered) / Double(lines) : 1 }

  private enum Key: String, CodingKey { case path, lines, covered, unreached }

  func encode(to encoder: any Encoder) throws {
    var file = encoder.container(keyedBy: Key.self)
    try file.encode(path, forKey: .path)
    try file.encode(lines, forKey: .lines)
    try file.encode(covered, forKey: .covered)
    try file.encodeIfPresent(
      unreached?.map { [$0.lowerBound, $0.upperBound] }, forKey: .unreached)
  }
}

extension [ClosedRange<Int>] {
  /// The ranges in order, with adjacent ranges joined.
  fileprivate func joined() -> Self {
    reduce(into: []) { result, range in
      if let last = result.last, last.upperBound + 1 >= range.lowerBound {
        result[result.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
  }
}

/// The part of `llvm-cov export` that is used.
private struct Export: Decodable {
  struct Part: Decodable { let files: [File] }
  struct Lines: Decodable { let count: Int, covered: Int }
  struct Summary: Decodable { let lines: Lines }
  struct File: Decodable {
    let filename: String
    let summary: Summary
    let segments: [Segment]?
  }
  let data: [Part]
}

/// A place where the count changes.
private struct Segment: Decodable {
  let line: Int
  let count: Double
  let hasCount: Bool
  let isEntry: Bool
  let isGap: Bool

  /// Reads a list: the line, the column, the count, whether there is a count, whether a region
  /// begins here, and whether it is a gap, such as the space between two statements.
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    line = max(0, min(try list.decode(Int.self), 1 << 30))
    _ = try list.decode(Int.self)
    count = try list.decode(Double.self)
    hasCount = try list.decode(Bool.self)
    isEntry = try list.decode(Bool.self)
    isGap = list.isAtEnd ? false : try list.decode(Bool.self)
  }
}
