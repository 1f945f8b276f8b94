import Foundation
import PropertyConsole
import PropertyCorpus

/// The report of a campaign, written to `report.html` and `report.json` in its folder.
///
/// The report is generated from `campaign.json` and `journal.jsonl`, and can be regenerated at any
/// time. If the folder contains `coverage.lcov`, it also shows the reached lines of the library.
struct CampaignReport {
  let content: ReportContent
  private let folder: CampaignFolder

  /// Reads a campaign; the report's commands run `program`, by default the campaign's program.
  init(folder path: String, program: FuzzProgram? = nil) throws(UsageError) {
    let folder = CampaignFolder(path: path)
    try self.init(
      folder, folder.order(), folder.journal, SourceCoverage(folder: folder), program: program)
  }

  init(
    _ folder: CampaignFolder, _ order: CampaignOrder, _ journal: JournalText,
    _ coverage: SourceCoverage? = nil, program: FuzzProgram? = nil
  ) {
    self.folder = folder
    let command = "swift run \(ShellWord.quoted(order.program))"
    content = ReportContent(
      folder, order, journal, coverage, program ?? FuzzProgram([], command: command, own: command))
  }

  var path: String { "\(folder.path)/report.html" }

  /// Writes both files, and each failure's issue text next to its regression.
  ///
  /// Each file is written completely or not at all.
  /// - Throws: `CorpusError.unwritable` if a file can't be written.
  func write() throws {
    try Corpus.write(Array(json().utf8), to: "\(folder.path)/report.json")
    try Corpus.write(Array(page.utf8), to: path)
    for failure in content.failures {
      if let path = failure.issuePath { try Corpus.write(Array(failure.issue.utf8), to: path) }
    }
  }

  func json() throws -> String { try JSON.text(of: content) + "\n" }

  var page: String { ReportPage(content: content).html.source }
}

extension ProgramCommand {
  package static let report = ProgramCommand(
    "report", "FOLDER", "Regenerates a campaign's report, or creates a page of a test's cases.",
    discussion: """
      Writes report.html and report.json into the campaign's folder. Exits 1 if the campaign found
      something, and 2 if a law wasn't executed, the disk was full or the journal is incomplete.

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

/// The lines that a campaign's inputs reach, from the output of `llvm-cov export -format=lcov`.
struct SourceCoverage: Hashable, Sendable, Encodable {
  struct File: Hashable, Sendable, Encodable {
    var path: String
    var lines = 0
    var covered = 0
    /// The ranges of lines that were never reached.
    var unreached: [ClosedRange<Int>] = []

    var share: Double { lines > 0 ? Double(covered) / Double(lines) : 1 }

    fileprivate mutating func add(line: Int, isReached: Bool) {
      lines += 1
      if isReached {
        covered += 1
      } else if let last = unreached.last, last.upperBound == line - 1 {
        unreached[unreached.count - 1] = last.lowerBound...line
      } else {
        unreached.append(line...line)
      }
    }
  }

  /// The files, sorted by the share of covered lines, with the smallest share first.
  private(set) var files: [File] = []

  var whole: File {
    files.reduce(into: File(path: "")) {
      $0.lines += $1.lines
      $0.covered += $1.covered
    }
  }

  /// Reads an export, or returns `nil` if the text isn't an export.
  init?(export text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(maxSplits: 1) { $0 == ":" }
      guard parts.count == 2 else { continue }
      if parts[0] == "SF" { files.append(File(path: String(parts[1]))) }
      let numbers = parts[1].split(separator: ",").map { Int($0) ?? .max }
      guard parts[0] == "DA", numbers.count == 2, !files.isEmpty else { continue }
      files[files.count - 1].add(line: min(numbers[0], 1 << 30), isReached: numbers[1] > 0)
    }
    if files.isEmpty { return nil }
    let common = files.reduce(files[0].path) { $0.commonPrefix(with: $1.path) }
    let folder = common.lastIndex(of: "/").map { common[...$0].count } ?? 0
    for place in files.indices { files[place].path.removeFirst(folder) }
    files.sort { ($0.share, $0.path) < ($1.share, $1.path) }
  }

  /// Reads the coverage from a campaign's folder; returns `nil` if the folder contains none.
  init?(folder: CampaignFolder) throws(UsageError) {
    guard let path = folder.file("coverage.lcov") else { return nil }
    let text = (try? Corpus.read(path, upTo: .max)).map { String(decoding: $0, as: UTF8.self) }
    guard let coverage = text.flatMap(SourceCoverage.init(export:)) else {
      throw UsageError(
        "\(path) isn't output from `llvm-cov export -format=lcov`; export it again or remove it")
    }
    self = coverage
  }
}
