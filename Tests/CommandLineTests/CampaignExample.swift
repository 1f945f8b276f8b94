import Foundation

@testable import PropertyFuzzing

/// A campaign that never ran: a folder with an order and a journal.
struct CampaignExample {
  let name: String
  var order: CampaignOrder
  var lines: [JournalLine] = []
  private var slices = 0

  init(
    _ name: String = "2026-11-22-220000", laws: [String] = ["Editing/First", "Editing/Second"]
  ) {
    self.name = name
    order = CampaignOrder(
      started: name + "Z", seconds: 3600, jobs: 2, properties: laws, corpus: "Corpus",
      program: "fuzz")
    add(at: 0, .begin(.init(resumed: false)))
  }

  /// Adds a line.
  mutating func add(at: Double, _ event: JournalLine.Event) {
    lines.append(JournalLine(at: at, event: event))
  }

  /// Adds a slice of a law: a sample in its middle and, unless it was killed, its end.
  ///
  /// - Parameters:
  ///   - at: its beginning, in seconds.
  ///   - edges: how many it began with and ended with.
  ///   - features: the same.
  mutating func addSlice(
    of law: String = "First", at: Double, runs: Int = 1000, edges: (Int, Int) = (100, 100),
    features: (Int, Int) = (400, 400), mode: FuzzMode = .counts, isKilled: Bool = false
  ) {
    slices += 1
    let middle = (features.0 + features.1) / 2
    add(
      at: at + 5,
      .sample(
        .init(
          property: law, mode: mode, slice: slices, runs: runs / 2, seconds: 5, edges: edges.0,
          features: isKilled ? features.0 : middle, corpus: 7)))
    if isKilled { return }
    add(
      at: at + 10,
      .slice(
        .init(
          property: law, mode: mode, slice: slices, runs: runs, seconds: 10, edges: edges.1,
          features: features.1, corpus: 9, newEdges: edges.1 - edges.0,
          newFeatures: features.1 - features.0, end: .asked)))
  }

  /// Adds a failure of the first law.
  mutating func addFailure(
    _ message: String = "the values differ", origin: String = "First: 1", artifact: String = "a",
    shrunk: Bool = true, regression: String? = nil, known: String? = nil
  ) {
    add(
      at: 20,
      .failure(
        .init(
          property: "First", artifact: artifact, what: .claim, origin: origin, message: message,
          choices: "1-AAEB", shrunk: shrunk, regression: regression, known: known)))
  }

  /// The campaign as a report reads it, without a folder.
  var record: CampaignRecord { CampaignRecord(CampaignFolder(path: "none/\(name)"), order, lines) }

  /// The text of its page.
  var page: String { CampaignReport(record, coverage: nil).page }

  /// Writes its folder, and what comes after the last line of the journal.
  func write(below parent: URL, tail: String = "") throws -> String {
    let folder = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    try encoder.encode(order).write(to: folder.appendingPathComponent("campaign.json"))
    let text = try lines.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
    try Data((text.joined() + tail).utf8)
      .write(to: folder.appendingPathComponent("journal.jsonl"))
    return folder.path
  }
}
