import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A campaign's folder, which holds the campaign's request, journal and failing inputs.
struct CampaignFolder: Hashable, Sendable {
  let path: String

  /// The last part of the path, which is the campaign's name in reports.
  var name: String { URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent }
  var orderPath: String { "\(path)/campaign.json" }
  var journalPath: String { "\(path)/journal.jsonl" }
  var dictionaryPath: String { "\(path)/choices.dict" }
  var regressions: Corpus { Corpus(root: "\(path)/regressions") }

  func law(_ property: PropertyName) -> String { "\(path)/laws/\(property.name)" }
  /// libFuzzer's working corpus for a law.
  func corpus(of property: PropertyName) -> String { law(property) + "/corpus" }
  /// The folder of a law's failing inputs, as libFuzzer wrote them.
  func found(of property: PropertyName) -> String { law(property) + "/found" }

  /// The path for a failing input, used to test whether such an input can be written.
  func lostInput(of property: PropertyName) -> String { found(of: property) + "/input" }

  /// The path relative to the folder, or the path itself if it isn't in the folder.
  func relative(_ path: String) -> String {
    path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : path
  }

  /// The absolute or relative path of a file that the journal names, or `nil` if the file isn't in
  /// the folder.
  ///
  /// The journal may come from somebody else, so a path or a link that leads out of the folder
  /// isn't followed.
  func file(_ relative: String) -> String? {
    let named = "\(path)/\(relative)"
    return SystemFile.isInside(named, path) ? named : nil
  }

  /// The path of a file that may be written, or `nil` if the path leads out of the folder.
  func place(_ relative: String) -> String? {
    let parts = relative.split(separator: "/")
    let above = parts.dropLast().joined(separator: "/")
    // The system reads a path only up to a zero byte, so the check must reject zero bytes.
    guard let name = parts.last, name != "..", above.isEmpty || file(above) != nil,
      !relative.utf8.contains(0)
    else { return nil }
    let named = "\(path)/\(relative)"
    return (try? SystemFile.exists(named)) == false ? named : file(relative)
  }

  /// Checks that the folder contains only files, folders, and links to targets inside the folder.
  ///
  /// A campaign writes and removes files anywhere in the folder, and reading a special file may
  /// never end.
  func requireInside() throws(UsageError) {
    let root = SystemFile.resolved(path) ?? path
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      let named = "\(path)/\(name)"
      let status = try? SystemFile.status(of: named, followingLinks: false)
      if status?.kind == .link && file(name) == nil {
        throw UsageError("\(named) is a link that leads out of \(path); remove it")
      }
      if let kind = (try? SystemFile.status(of: named))?.kind, ![.file, .folder].contains(kind) {
        throw UsageError("\(named) isn't a file or a folder; remove it")
      }
    }
  }

  /// The readable part of the journal; empty if the journal's path leads out of the folder.
  var journal: JournalText { JournalText(at: file("journal.jsonl") ?? "") }

  /// The free space on the folder's disk, in bytes, or `nil` if unknown.
  var room: UInt64? {
    var system = statvfs()
    guard statvfs(path, &system) == 0 else { return nil }
    return UInt64(system.f_bavail) * UInt64(system.f_frsize)
  }

  /// Creates a new campaign's folder; the default is in `Campaigns`, named after the current time.
  /// - Throws: `UsageError` if the path isn't free; `CorpusError` if the folder can't be written.
  static func create(at path: String?, _ order: CampaignOrder) throws -> CampaignFolder {
    let folder = CampaignFolder(path: path ?? newPath())
    try folder.requireEmpty()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = Array(try encoder.encode(order))
    do throws(SystemError) {
      try SystemFile.makeFolder(folder.path)
      try SystemFile.create(folder.orderPath, text, isDurable: true)
    } catch {
      // Meanwhile, another campaign may have started in this folder.
      try folder.requireEmpty()
      throw CorpusError.unwritable(path: folder.orderPath, reason: "\(error)")
    }
    return folder
  }

  /// Checks that a new campaign can use this folder.
  func requireEmpty() throws(UsageError) {
    let files = FileManager.default
    guard files.fileExists(atPath: path) else { return }
    if files.fileExists(atPath: orderPath) {
      throw UsageError(
        "\(path) already contains a campaign; continue it with --resume, or name a new folder")
    }
    do throws(SystemError) {
      _ = try SystemFile.status(of: orderPath)
    } catch  where error.code != ENOENT && error.code != ENOTDIR {
      throw UsageError("\(path) can't be read (\(error)); name a new folder with --campaign")
    } catch {}
    guard let entries = try? files.contentsOfDirectory(atPath: path), entries.isEmpty else {
      throw UsageError("\(path) isn't an empty folder; name a new one with --campaign")
    }
  }

  /// The request of an unfinished campaign.
  /// - Throws: `UsageError` if the folder has no campaign, or the campaign is finished.
  func unfinishedOrder() throws(UsageError) -> CampaignOrder {
    let order = try order()
    if CampaignHistory(order, journal.lines).end == .done {
      throw UsageError("the campaign in \(path) is finished; begin a new one without --resume")
    }
    return order
  }

  /// The campaign's request.
  /// - Throws: `UsageError` if the folder has no request, or the request can't be read.
  func order() throws(UsageError) -> CampaignOrder {
    if (try? SystemFile.exists(orderPath)) == false {
      throw UsageError("there is no campaign in \(path); give one such as Campaigns/2026-12-24")
    }
    var text: [UInt8] = []
    do throws(CorpusError) {
      text = try Corpus.read(orderPath)
    } catch {
      throw UsageError("\(error)")
    }
    guard let order = try? JSONDecoder().decode(CampaignOrder.self, from: Data(text)),
      order.version == CampaignOrder.currentVersion, order.isPossible
    else {
      throw UsageError("\(orderPath) is damaged or from another version; begin a new campaign")
    }
    return order
  }

  /// For each failure's origin, the name of the first earlier campaign that found the failure.
  func knownFailures(started: String) -> [String: String] {
    let parent = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    let own = SystemFile.resolved(path)
    // A link is skipped, because it leads to this campaign or to another one in the list.
    let others = Self.all(in: parent).filter { other in
      let kind = try? SystemFile.status(of: other.path, followingLinks: false).kind
      return kind == .folder && SystemFile.resolved(other.path) != own
    }.compactMap { other in (try? other.order()).map { (folder: other, began: $0.started) } }
    // Campaigns that started in the same second are ordered by name.
    let earlier = others.filter { ($0.began, $0.folder.name) < (started, name) }
    var names: [String: String] = [:]
    for other in earlier.sorted(by: { ($0.began, $0.folder.name) < ($1.began, $1.folder.name) }) {
      for line in other.folder.journal.lines {
        guard case .failure(let finding) = line.event, finding.isExamined else { continue }
        names[finding.origin] = names[finding.origin] ?? other.folder.name
      }
    }
    return names
  }

  static var all: [CampaignFolder] { all(in: defaultParent) }

  static let defaultParent = "Campaigns"

  private static func all(in parent: String) -> [CampaignFolder] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.sorted().map { CampaignFolder(path: "\(parent)/\($0)") }
      .filter { FileManager.default.fileExists(atPath: $0.orderPath) }
  }

  /// Creates an empty folder named after the current time, and returns its path; campaigns that
  /// start in the same second create different folders.
  private static func newPath() -> String {
    let path = "\(defaultParent)/\(time("yyyy-MM-dd-HHmmss", in: .current))"
    try? FileManager.default.createDirectory(
      atPath: defaultParent, withIntermediateDirectories: true)
    let others = (2...99).map { "\(path)-\($0)" }
    return ([path] + others).first { mkdir($0, 0o777) == 0 } ?? path
  }

  /// The current wall-clock time as text.
  static func time(_ format: String, in zone: TimeZone) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = format
    return formatter.string(from: Date())
  }
}

extension JournalLine.Finding {
  init(unexamined input: Examiner.Input, _ folder: CampaignFolder) {
    property = input.property.name
    artifact = folder.relative(input.path)
    what = FailureKind(artifact: input.path) ?? .trap
    origin = Self.unexaminedOrigin(property, artifact)
    executions = input.executions
    message = "not checked again yet"
    choices = Blob.encode((try? Corpus.read(input.path)) ?? [])
    shrunk = false
  }

  /// Creates a finding about a failing input that couldn't be kept, with the reason.
  init(lost property: PropertyName, _ folder: CampaignFolder, _ reason: String) {
    self.property = property.name
    artifact = folder.relative(folder.lostInput(of: property))
    (what, choices, shrunk) = (.claim, "", false)
    origin = "\(property.name): an input that wasn't kept"
    message = "its failing input wasn't kept: \(reason)"
  }
}

extension CampaignFolder {
  /// A campaign's failing inputs that the journal doesn't name, because the campaign was killed
  /// before it checked these inputs again.
  func unnamedInputs(
    of order: CampaignOrder, _ findings: [JournalLine.Finding]
  ) -> [JournalLine.Finding] {
    let named = Set(findings.map(\.artifact))
    let laws = order.properties.compactMap { name -> PropertyName? in
      let parts = name.split(separator: "/").map(String.init)
      return parts.count == 2 ? PropertyName(chapter: parts[0], name: parts[1]) : nil
    }
    return laws.flatMap { property in
      let unnamed = artifacts(of: property).filter { path in
        !named.contains(relative(path)) && file(relative(path)) != nil
      }
      return unnamed.map { path in
        JournalLine.Finding(unexamined: .init(path: path, property: property), self)
      }
    }
  }

  /// The paths of a law's failing inputs.
  func artifacts(of property: PropertyName) -> [String] { Self.artifacts(in: found(of: property)) }

  static func artifacts(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { FailureKind(artifact: $0) != nil }.sorted().map { "\(folder)/\($0)" }
  }
}
