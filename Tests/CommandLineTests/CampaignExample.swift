import Foundation

@testable import PropertyFuzzing

/// A campaign's folder with an order and a journal, although the campaign never ran.
struct CampaignExample {
  let name: String
  var order: CampaignOrder
  var lines: [JournalLine] = []
  private var slices = 0

  init(
    _ name: String = "2026-11-22-220000", laws: [String] = ["Editing/First", "Editing/Second"]
  ) {
    self.name = name
    order = CampaignOrder(laws, started: name + "Z")
    add(at: 0, .begin(resumed: false))
  }

  mutating func add(at: Double, _ event: JournalLine.Event) {
    lines.append(JournalLine(at: at, event: event))
  }

  /// Adds a slice of a law to the journal: the start, a sample and (unless it was killed) the end,
  /// with the coverage at both.
  mutating func addSlice(
    of law: String = "First", at: Double, runs: Int = 1000, edges: (Int, Int) = (100, 100),
    features: (Int, Int) = (400, 400), mode: FuzzMode = .counts, isKilled: Bool = false
  ) {
    slices += 1
    let sample = JournalLine.Slice(
      law, mode, slice: slices, runs: runs / 2, seconds: 5, edges: edges.0, features: features.0)
    add(at: at + 5, .slice(sample))
    if isKilled { return }
    let slice = JournalLine.Slice(
      law, mode, slice: slices, runs: runs, seconds: 10, edges: edges.1, features: features.1,
      new: features.1 - features.0, .asked)
    add(at: at + 10, .slice(slice))
  }

  mutating func addFailure(
    _ message: String = "the values differ", origin: String = "First: 1", artifact: String = "a",
    regression: String? = nil, known: String? = nil
  ) {
    var finding = JournalLine.Finding("First", artifact, origin: origin, message: message)
    (finding.regression, finding.known) = (regression, known)
    add(at: 20, .failure(finding))
  }

  var report: CampaignReport { report() }

  func report(in folder: CampaignFolder? = nil, by program: FuzzProgram? = nil) -> CampaignReport {
    CampaignReport(
      folder ?? CampaignFolder(path: "none/\(name)"), order, JournalText(lines), program: program)
  }

  func write(below parent: URL) throws -> String {
    let folder = try CampaignFolder.create(at: parent.appendingPathComponent(name).path, order)
    let journal = try JournalFile(path: folder.journalPath)
    for line in lines { try journal.append(line) }
    return folder.path
  }
}

extension CampaignOrder {
  init(
    _ laws: [String], seconds: Double = 3600, jobs: Int = 1,
    started: String = "2026-11-22T22:00:00Z"
  ) {
    self.init(
      started: started, seconds: seconds, jobs: jobs, properties: laws, corpus: "Corpus",
      program: "fuzz")
  }
}

extension JournalLine.Slice {
  init(
    _ property: String, _ mode: FuzzMode = .edges, slice: Int = 1, runs: Int = 1,
    seconds: Double = 1, edges: Int = 1, features: Int = 1, new: Int = 0,
    _ end: JournalLine.SliceEnd? = nil
  ) {
    self.init(
      property: property, mode: mode, slice: slice, runs: runs, seconds: seconds, edges: edges,
      features: features, corpus: 9, newFeatures: new, end: end)
  }
}

extension JournalLine.Finding {
  init(
    _ property: String, _ artifact: String, origin: String, message: String = "m",
    choices: String = "1-AAEB", shrunk: Bool = true
  ) {
    self.init(
      property: property, artifact: artifact, what: .claim, origin: origin, message: message,
      choices: choices, shrunk: shrunk)
  }
}

extension [JournalLine] {
  var slices: [JournalLine.Slice] {
    compactMap { if case .slice(let slice) = $0.event, slice.end != nil { slice } else { nil } }
  }

  var findings: [JournalLine.Finding] {
    compactMap { if case .failure(let finding) = $0.event { finding } else { nil } }
  }
}

/// A new folder, which is deleted when nothing refers to this object anymore.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var path: String { url.path }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
