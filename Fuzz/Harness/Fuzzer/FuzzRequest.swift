import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A user's request for a campaign or a merge, read from the command line.
struct FuzzRequest {
  /// The kind of request: to fuzz properties, or to merge the inputs that campaigns found into the
  /// seeds.
  enum Kind {
    case fuzz, merge
  }

  static let options: [CommandOption] = [
    CommandOption(
      "--for", "TIME", help: "The total time, such as 90s, 10m or 8h; 60s by default."),
    jobs,
    CommandOption("--sanitizer", "address", help: "The sanitizer that the program is built with."),
    .corpus,
    CommandOption(
      "--campaign", "FOLDER", help: "The campaign's folder; Campaigns/<date> by default."),
  ]

  static let jobs = CommandOption(
    "--jobs", "N", help: "The properties to process at a time; by default, one per core.")

  let program: FuzzProgram
  private let kind: Kind
  let isJSON: Bool
  /// Whether a merge only prints its changes.
  let isDryRun: Bool
  /// The folder of the campaign to resume, or `nil` for a new campaign.
  private let resumed: CampaignFolder?
  private let order: CampaignOrder
  /// The path of the new campaign's folder or of the campaign to merge, or `nil` for the default.
  private let campaign: String?
  private let namesCorpus: Bool

  var jobs: Int { order.jobs }
  var corpus: Corpus { Corpus(root: order.corpus) }
  var folder: String { ".build/fuzz" + (order.sanitizer.map { "-\($0)" } ?? "") }

  /// Reads the arguments after the command's name.
  init(_ kind: Kind, _ words: CommandArguments, _ program: FuzzProgram) throws(UsageError) {
    (self.kind, self.program) = (kind, program)
    resumed = try Self.resumed(words)
    if let resumed {
      order = try resumed.unfinishedOrder()
    } else {
      order = CampaignOrder(
        started: "", seconds: try Self.seconds(words["--for"] ?? "60s"),
        jobs: try words.value("--jobs", Number.workers)
          ?? min(Number.mostWorkers, ProcessInfo.processInfo.processorCount),
        properties: words.names, corpus: words.corpus.root,
        sanitizer: words["--sanitizer"], program: Terminal.program)
    }
    (isJSON, isDryRun) = (words.has("--json"), words.has("--dry-run"))
    (campaign, namesCorpus) = (words["--campaign"], words["--corpus"] != nil)
    if let name = words["--sanitizer"], name != "address" {
      throw UsageError("--sanitizer takes address, not “\(name)”")
    }
    if campaign == "" {
      throw UsageError("--campaign takes a folder, not “”; write --campaign Campaigns/night")
    }
  }

  /// The campaign's folder, which is created if the campaign is new, and the campaign's request.
  func campaignFolder(
    of targets: [FuzzTarget]
  ) throws -> (folder: CampaignFolder, order: CampaignOrder) {
    if let resumed {
      try resumed.requireInside()
      guard order.properties == targets.map({ "\($0.name)" }) else {
        throw UsageError("\(resumed.orderPath) names the wrong properties; begin a new campaign")
      }
      if (try? SystemFile.exists(order.corpus)) == false {
        Terminal.note(
          "there is no folder \(order.corpus.visibleInLine) here, so no kept inputs are read\n")
      }
      return (resumed, order)
    }
    var order = order
    let zone = TimeZone(secondsFromGMT: 0) ?? .current
    order.started = CampaignFolder.time("yyyy-MM-dd'T'HH:mm:ss'Z'", in: zone)
    order.properties = targets.map { "\($0.name)" }
    return (try CampaignFolder.create(at: campaign, order), order)
  }

  /// The requested properties.
  /// - Throws: an error about the names, the corpus or the campaign's folder. A missing default
  ///   folder, `Corpus`, isn't an error: no inputs have been kept yet.
  @discardableResult func targets() throws -> [FuzzTarget] {
    let targets = try program.targets.elements(named: order.properties)
    if namesCorpus || FileManager.default.fileExists(atPath: corpus.root) {
      try corpus.requireFolder()
    }
    for target in targets { _ = try corpus.entries(of: target.name) }
    switch kind {
    case .fuzz: if let campaign { try CampaignFolder(path: campaign).requireEmpty() }
    case .merge: _ = try mergedCampaigns()
    }
    return targets
  }

  /// Checks the request, and then replaces this process with a script that builds the fuzz program.
  /// - Throws: `UsageError`, or an error about the corpus. Such errors are found before the build,
  ///   which takes minutes.
  func become(_ script: String, _ words: CommandArguments) throws -> Never {
    try targets()
    guard FileManager.default.isExecutableFile(atPath: script) else {
      throw UsageError("there is no \(script) here; run the command in the package's folder")
    }
    let arguments = ([script] + words.all).map { strdup($0) } + [nil]
    execv(script, arguments)
    throw UsageError("\(script) can't be started (\(SystemError.last))")
  }

  /// The campaigns to merge: the named campaign, or all campaigns in the default folder.
  /// - Throws: `UsageError` if the named campaign is missing, or a link in the folder leads out of
  ///   it.
  func mergedCampaigns() throws(UsageError) -> [CampaignFolder] {
    guard let campaign else {
      try CampaignFolder(path: CampaignFolder.defaultParent).requireInside()
      return CampaignFolder.all
    }
    let folder = CampaignFolder(path: campaign)
    _ = try folder.order()
    try folder.requireInside()
    return [folder]
  }

  /// Whether a property's seeds are merged: the campaigns fuzzed the property, or the command names
  /// properties but no campaign.
  func merges(_ property: PropertyName, of campaigns: [CampaignFolder]) -> Bool {
    campaign == nil && !order.properties.isEmpty
      || campaigns.contains { !Corpus.paths(below: $0.corpus(of: property)).isEmpty }
  }

  /// The campaign that the arguments resume, or `nil` for a new campaign.
  private static func resumed(_ words: CommandArguments) throws(UsageError) -> CampaignFolder? {
    guard let path = words["--resume"] else { return nil }
    let others = words.names + Self.options.map(\.name).filter(words.has)
    if let other = others.first {
      throw UsageError("--resume keeps the campaign's options; omit \(other)")
    }
    return CampaignFolder(path: path)
  }

  private static func seconds(_ text: String) throws(UsageError) -> Double {
    guard let duration = Double(duration: text) else {
      let most = "from 1s to a year"
      throw UsageError("“\(text)” isn't a valid time; write 90s, 10m, 8h or 1h30m, \(most)")
    }
    return duration
  }
}
