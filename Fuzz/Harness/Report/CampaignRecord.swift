import Foundation
import PropertyConsole
import PropertyCorpus

/// What a campaign's folder says of it: the order and the journal, read for a report.
struct CampaignRecord: Sendable {
  /// The folder's path, and its name.
  let folder: String
  let name: String
  let order: CampaignOrder
  /// How long it has run in all its parts, in seconds.
  private(set) var elapsed = 0.0
  /// The laws, in the order's order; others that the journal names come last.
  private(set) var laws: [LawRecord]
  /// Why the last part ended; nil if it was ended by force, or runs.
  private(set) var end: JournalLine.Reason?
  /// How often the campaign was resumed.
  private(set) var resumptions = 0
  /// A failure of each origin, in the order in which they were found.
  private(set) var failures: [JournalLine.Finding] = []
  private var places: [String: Int] = [:]

  /// Reads a campaign's folder.
  ///
  /// - Throws: `UsageError` if it contains no campaign, or one that can't be read.
  init(folder: String) throws(UsageError) {
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    let order = try Self.order(in: folder)
    let lines = Self.lines(at: "\(folder)/journal.jsonl")
    self.init(folder: folder, name: url.lastPathComponent, order, lines)
  }

  /// - Parameters:
  ///   - folder: the folder's path.
  ///   - name: the folder's name.
  ///   - order: what was asked for.
  ///   - lines: what happened.
  init(folder: String, name: String, _ order: CampaignOrder, _ lines: [JournalLine]) {
    (self.folder, self.name, self.order) = (folder, name, order)
    laws = order.properties.map { LawRecord($0) }
    for (place, law) in laws.enumerated() { places[law.name] = place }
    read(lines)
  }

  /// The law of that name, without its chapter.
  subscript(name: String) -> LawRecord? { places[name].map { laws[$0] } }

  private mutating func read(_ lines: [JournalLine]) {
    var open: [Int: SliceProgress] = [:]
    // What a slice began with is known from its last line; without one, from its first.
    for case .slice(let slice) in lines.map(\.event) {
      open[slice.slice] = .beginning(of: slice)
    }
    for line in lines {
      let at = max(elapsed, min(line.at, 1e9))
      elapsed = at
      switch line.event {
      case .begin(let begin):
        end = nil
        if begin.resumed { resumptions += 1 }
      case .sample(let sample):
        add(at: at, sample.property, sample.slice, SliceProgress(sample), &open)
      case .slice(let slice):
        let law = add(at: at, slice.property, slice.slice, SliceProgress(slice), &open)
        laws[law].slices += 1
      case .failure(let finding): add(finding)
      case .plateau(let plateau): laws[place(of: plateau.property)].isOnPlateau = true
      case .end(let last): end = last.reason
      }
    }
  }

  @discardableResult
  private mutating func add(
    at: Double, _ property: String, _ slice: Int, _ now: SliceProgress,
    _ open: inout [Int: SliceProgress]
  ) -> Int {
    let law = place(of: property)
    let before = open[slice] ?? SliceProgress(edges: now.edges, features: now.features)
    laws[law].add(at: at, now, after: before)
    open[slice] = now
    return law
  }

  private mutating func place(of property: String) -> Int {
    if let place = places[property] { return place }
    places[property] = laws.count
    laws.append(LawRecord(property))
    return laws.count - 1
  }

  /// A line about an input that was examined replaces the one that only says that there is one, and
  /// a shrunk input one of the same origin that isn't.
  private mutating func add(_ finding: JournalLine.Finding) {
    _ = place(of: finding.property)
    failures.removeAll { $0.artifact == finding.artifact && !$0.isChecked }
    guard let same = failures.firstIndex(where: { $0.origin == finding.origin }) else {
      return failures.append(finding)
    }
    if finding.shrunk && !failures[same].shrunk { failures[same] = finding }
  }
}

extension JournalLine.Finding {
  /// Whether the input was checked again; if not, only its file is known, and is in the origin.
  fileprivate var isChecked: Bool { !origin.hasSuffix(artifact) }
}

extension CampaignRecord {
  /// The earlier campaigns in the same folder, the latest first; those that can't be read are
  /// skipped.
  ///
  /// - Parameter most: how many, at most.
  func earlier(atMost most: Int) -> [CampaignRecord] {
    let parent = URL(fileURLWithPath: folder).standardizedFileURL.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    let folders = names.filter { $0 != name }.map { "\(parent)/\($0)" }
    let others = folders.compactMap { path in
      (try? Self.order(in: path)).map { (path: path, started: $0.started) }
    }
    let before = others.filter { ($0.started, $0.path) < (order.started, "\(parent)/\(name)") }
    return before.sorted { ($0.started, $0.path) > ($1.started, $1.path) }.prefix(most)
      .compactMap { try? CampaignRecord(folder: $0.path) }
  }

  private static func order(in folder: String) throws(UsageError) -> CampaignOrder {
    let path = "\(folder)/campaign.json"
    guard let text = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw UsageError("there is no campaign in \(folder); name the folder of one")
    }
    guard let order = try? JSONDecoder().decode(CampaignOrder.self, from: text),
      order.version == CampaignOrder.currentVersion
    else {
      throw UsageError("\(path) is damaged or of another version; name another campaign")
    }
    return order
  }

  /// The complete lines of a journal; a line that was torn is skipped.
  private static func lines(at path: String) -> [JournalLine] {
    let newline = UInt8(ascii: "\n")
    guard let text = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let end = text.lastIndex(of: newline)
    else { return [] }
    let decoder = JSONDecoder()
    return text[..<end].split(separator: newline)
      .compactMap { try? decoder.decode(JournalLine.self, from: $0) }
  }
}
