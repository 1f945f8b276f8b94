import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// An instrumented target, and the files of a campaign that the target reads and writes.
struct FuzzTargetFiles {
  let folder: CampaignFolder
  private let binary: String
  private let corpus: Corpus
  private let isSanitized: Bool
  /// The names of the laws whose kept inputs have been unpacked to files.
  private var unpacked: Set<String> = []

  /// The size, in bytes, above which a log is replaced.
  private static let largestLog = 4 << 20

  init(
    binary: String, folder: CampaignFolder, corpus: Corpus, isSanitized: Bool = false
  ) throws(CorpusError) {
    (self.binary, self.folder, self.corpus) = (binary, folder, corpus)
    self.isSanitized = isSanitized
    try Corpus.write(Array(ChoiceDictionary.text.utf8), to: folder.dictionaryPath)
  }

  /// The modes in which this target can be fuzzed, fastest first.
  var modes: [FuzzMode] {
    let hasOther = !isSanitized && Self.sanitized(binary) != nil
    return FuzzMode.allCases.filter { $0 != .address || hasOther }
  }

  /// Starts a process that writes to a log that isn't one of the logs of running processes.
  mutating func fuzz(
    _ property: PropertyName, _ mode: FuzzMode, isIsolated: Bool, besides logs: [String]
  ) throws -> FuzzProcess {
    let work = folder.corpus(of: property)
    for path in [work, folder.found(of: property)] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let first = folder.law(property) + "/log"
    let log = ([first] + (2...256).map { "\(first)-\($0)" }).first { !logs.contains($0) } ?? first
    trim(log)
    let options =
      [
        "-artifact_prefix=\(folder.found(of: property))/", "-max_len=\(mode == .short ? 32 : 512)",
        // LeakSanitizer is off, because it reports the objects that Swift's globals own as leaks;
        // see `HeapGrowth`.
        "-dict=\(folder.dictionaryPath)", "-detect_leaks=0", "-len_control=0", "-reduce_inputs=0",
        "--found=\(folder.found(of: property))",
      ] + limits(mode, isIsolated: isIsolated) + mode.options
    let path = mode == .address ? Self.sanitized(binary) ?? binary : binary
    return try FuzzProcess(
      property.name, binary: path, arguments: options + [work, try unpack(property)], log: log)
  }

  /// Creates a folder that contains a file for each kept input, and returns its path.
  ///
  /// The fuzzer only reads this folder.
  mutating func unpack(_ property: PropertyName) throws -> String {
    let kept = folder.law(property) + "/kept"
    guard unpacked.insert(property.name).inserted else { return kept }
    try? FileManager.default.removeItem(atPath: kept)
    try Corpus.unpack(try corpus.entries(of: property), into: kept)
    return kept
  }

  func clean(_ properties: [PropertyName]) {
    for property in properties {
      try? FileManager.default.removeItem(atPath: folder.law(property) + "/kept")
    }
  }

  /// The reason a failing input of a law can't be kept, or `nil` if it can.
  func keepingProblem(of property: PropertyName) -> String? {
    let path = folder.lostInput(of: property)
    defer { unlink(path) }
    do throws(CorpusError) {
      try Corpus.write([0], to: path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The options that limit the time (in seconds) and the memory (in megabytes) for each input.
  ///
  /// If inputs are checked in child processes, those processes have lower limits, because libFuzzer
  /// would otherwise keep the wrong input.
  private func limits(_ mode: FuzzMode, isIsolated: Bool) -> [String] {
    let isSlow = mode == .address || isSanitized
    let own = isIsolated ? ["--isolated=\(isSlow ? 4 : 1)"] : []
    let (seconds, megabytes) = isIsolated ? (120, 1 << 20) : (isSlow ? 20 : 5, 1024)
    return own + ["-timeout=\(seconds)", "-rss_limit_mb=2048", "-malloc_limit_mb=\(megabytes)"]
  }

  private func trim(_ log: String) {
    if SystemFile.size(of: log) > Self.largestLog { unlink(log) }
  }

  /// The path of the build with AddressSanitizer, or `nil` if it is missing or outdated.
  ///
  /// A build that is older than the plain target may contain different code.
  /// - Parameter binary: the plain target's path, such as `.build/fuzz/debug/fuzz`; the other
  ///   target is then `.build/fuzz-address/debug/fuzz`.
  private static func sanitized(_ binary: String) -> String? {
    var parts = binary.components(separatedBy: "/")
    guard parts.count >= 3 else { return nil }
    parts[parts.count - 3] += "-address"
    let other = parts.joined(separator: "/")
    let dates = [binary, other].compactMap { path in
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    return dates.count == 2 && dates[1] >= dates[0] ? other : nil
  }
}

extension FuzzMode {
  /// The options for libFuzzer and for this program that determine which inputs are new.
  fileprivate var options: [String] {
    switch self {
    case .edges: ["-use_counters=0"]
    case .counts, .short, .address: []
    case .values: ["-use_value_profile=1"]
    case .plain: ["--plain"]
    }
  }
}

extension FailureKind {
  /// Creates the kind of failure from a file name that libFuzzer chose, or returns `nil` for any
  /// other name.
  ///
  /// A crash is recorded as a trap until the claim is checked again; the claim may turn out to be
  /// false.
  init?(artifact path: String) {
    let name = path.split(separator: "/").last ?? ""
    let kinds: [FailureKind] = [.trap, .hang, .memory, .leak]
    guard let kind = kinds.first(where: { name.hasPrefix($0.artifact) }) else { return nil }
    self = kind
  }

  var artifact: String {
    switch self {
    case .claim, .trap: "crash-"
    case .hang: "timeout-"
    case .memory: "oom-"
    case .leak: "leak-"
    }
  }
}
