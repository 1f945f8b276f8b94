import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// The folder of a campaign: what was asked for, what happened, and what was found.
struct CampaignFolder: Hashable, Sendable {
  /// The folder's path.
  let path: String

  /// Its last part, by which reports call the campaign.
  var name: String { URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent }
  var orderPath: String { "\(path)/campaign.json" }
  var journalPath: String { "\(path)/journal.jsonl" }
  var dictionaryPath: String { "\(path)/choices.dict" }
  /// Shrunk failures, in the form of a corpus.
  var regressions: Corpus { Corpus(root: "\(path)/regressions") }

  /// The folder of a law.
  func law(_ property: PropertyName) -> String { "\(path)/laws/\(property.name)" }
  /// libFuzzer's working corpus of a law.
  func corpus(of property: PropertyName) -> String { law(property) + "/corpus" }
  /// The failing inputs of a law, as libFuzzer kept them.
  func found(of property: PropertyName) -> String { law(property) + "/found" }

  /// A path in the folder, relative to it.
  func relative(_ path: String) -> String {
    path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : path
  }

  /// How much room its disk has, in bytes; nil if the system doesn't say.
  var room: UInt64? {
    var system = statvfs()
    guard statvfs(path, &system) == 0 else { return nil }
    return UInt64(system.f_bavail) * UInt64(system.f_frsize)
  }

  /// Makes the folder of a new campaign.
  ///
  /// - Parameters:
  ///   - path: where; nil for a folder in `Campaigns` that is named after the time.
  ///   - order: what was asked for.
  /// - Throws: `UsageError` if something is there, `CorpusError` if it can't be written.
  static func create(at path: String?, _ order: CampaignOrder) throws -> CampaignFolder {
    let folder = CampaignFolder(path: path ?? freePath())
    try folder.requireEmpty()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Corpus.write(Array(try encoder.encode(order)), to: folder.orderPath)
    return folder
  }

  /// Makes sure that a new campaign can have this folder.
  ///
  /// - Throws: `UsageError` if there is something in its place.
  func requireEmpty() throws(UsageError) {
    let files = FileManager.default
    guard files.fileExists(atPath: path) else { return }
    if files.fileExists(atPath: orderPath) {
      throw UsageError(
        "\(path) is a campaign already; continue it with --resume, or name a new folder")
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

  /// What was asked of a campaign that isn't finished.
  ///
  /// - Throws: `UsageError` if there is no such campaign in the folder, or it is finished.
  func unfinishedOrder() throws(UsageError) -> CampaignOrder {
    let order = try order()
    if let reason = CampaignHistory(order, JournalFile.lines(at: journalPath)).end,
      reason != .stopped
    {
      throw UsageError("the campaign in \(path) is finished; begin a new one without --resume")
    }
    return order
  }

  /// What was asked of the campaign.
  ///
  /// - Throws: `UsageError` if the folder has none, or it can't be read.
  func order() throws(UsageError) -> CampaignOrder {
    var text: [UInt8] = []
    do throws(SystemError) {
      text = try SystemFile.read(orderPath)
    } catch {
      if error.code == ENOENT {
        throw UsageError("there is no campaign in \(path); name the folder of one")
      }
      throw UsageError("\(orderPath) can't be read (\(error)); check the path")
    }
    guard let order = try? JSONDecoder().decode(CampaignOrder.self, from: Data(text)),
      order.version == CampaignOrder.currentVersion, order.isPossible
    else {
      throw UsageError("\(orderPath) is damaged or of another version; begin a new campaign")
    }
    return order
  }

  /// The other campaigns in the same folder, by name.
  var siblings: [CampaignFolder] {
    let parent = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    return Self.all(in: parent).filter { $0.name != name }
  }

  /// The campaigns in the default folder, by name.
  static var all: [CampaignFolder] { all(in: defaultParent) }

  /// Where campaigns are that nobody gave another folder.
  private static let defaultParent = "Campaigns"

  private static func all(in parent: String) -> [CampaignFolder] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.sorted().map { CampaignFolder(path: "\(parent)/\($0)") }
      .filter { FileManager.default.fileExists(atPath: $0.orderPath) }
  }

  /// A path that is named after the time, and that nothing has.
  private static func freePath() -> String {
    let path = "\(defaultParent)/" + time("yyyy-MM-dd-HHmmss", in: .current)
    let others = (2...99).map { "\(path)-\($0)" }
    return ([path] + others).first { !FileManager.default.fileExists(atPath: $0) } ?? path
  }

  /// The time of the wall clock; a campaign uses it for names only.
  static func time(_ format: String, in zone: TimeZone) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = format
    return formatter.string(from: Date())
  }
}
