import Foundation
import PropertyConsole
import PropertyCorpus

/// A campaign's append-only journal.
///
/// A line is written immediately, so that it isn't lost when this process exits. It reaches the
/// disk within a second, so that it survives a crash of the machine. Lines that can't be written
/// because the disk is full are kept in memory and written later.
final class JournalFile {
  private let file: Int32
  private let encoder = JSONEncoder()
  private var pending: [UInt8] = []
  private var isSynced = true
  private var syncs = Pace(every: JournalFile.longestDelay, from: -.infinity)

  /// The longest time before a line reaches the disk, in seconds.
  private static let longestDelay = 1.0

  /// Opens the journal at `path`, or creates it if it is missing.
  /// - Throws: `UsageError` if the file can't be opened, or if another process has opened the
  ///   journal.
  init(path: String) throws(UsageError) {
    file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard file >= 0 else {
      throw UsageError(
        "\(path) can't be opened (\(SystemError.last)); check the folder's permissions")
    }
    // `flock` locks this open file. A lock from `fcntl` would end as soon as the process closed the
    // file anywhere else, even under another path.
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      throw UsageError("another process is running the campaign in \(path); stop it first")
    }
    try dropTornLine(of: path)
  }

  deinit {
    // Unlock the file explicitly, because a process that was forked while the file was open would
    // keep the lock.
    _ = flock(file, LOCK_UN)
    close(file)
  }

  var text: JournalText { JournalText(content) }

  private var content: Data {
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    try? handle.seek(toOffset: 0)
    return ((try? handle.readToEnd()) ?? nil) ?? Data()
  }

  /// The reason some lines aren't written, or `nil` if all lines are.
  private(set) var problem: String?

  @discardableResult func append(_ line: JournalLine) throws -> String {
    let text = try encoder.encode(line)
    pending += text + [UInt8(ascii: "\n")]
    isSynced = false
    flush()
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes as many of the remaining lines as possible.
  func flush() {
    problem = nil
    while !pending.isEmpty {
      let count = pending.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        problem = "\(SystemError.last)"
        return
      }
      pending.removeFirst(count)
    }
    if syncs.isDue(at: MonotonicClock.now) { sync() }
  }

  /// Waits until everything written has reached the disk.
  func sync() {
    guard !isSynced, pending.isEmpty else { return }
    _ = fsync(file)
    isSynced = true
    syncs.restart(at: MonotonicClock.now)
  }

  /// Removes the last line if an earlier process didn't complete it; such a line was never counted.
  private func dropTornLine(of path: String) throws(UsageError) {
    let content = content
    let end = content.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    if end == content.count { return }
    Terminal.note("the last line of \(path.visibleInLine) is incomplete; it is ignored\n")
    guard ftruncate(file, off_t(end)) == 0 else {
      throw UsageError(
        "\(path) can't be written (\(SystemError.last)); check the folder's permissions")
    }
  }
}

struct JournalText: Hashable, Sendable, Encodable {
  enum State: String, Hashable, Sendable, Encodable {
    case missing
    /// No line of the journal is readable.
    case empty
    /// The end of the campaign's last part isn't recorded.
    case open
    /// The end of the campaign's last part is recorded.
    case ended
  }

  private enum CodingKeys: CodingKey { case state, damagedLines, isTorn }

  private(set) var lines: [JournalLine] = []
  private var state = State.missing
  /// The line numbers of unreadable lines, starting at 1.
  private(set) var damagedLines: [Int] = []
  /// Whether the last line is incomplete; no counted event is lost with it.
  private var isTorn = false

  /// The maximum number of damaged lines that a message lists.
  private static let mostNamed = 10

  /// Reads the lines in a journal's text, which is `nil` if the journal is missing; an incomplete
  /// last line is ignored.
  init(_ text: Data?) {
    guard let text else { return }
    isTorn = text.last.map { $0 != UInt8(ascii: "\n") } ?? false
    let decoder = JSONDecoder()
    let end = text.lastIndex(of: UInt8(ascii: "\n")) ?? text.startIndex
    let parts = text[..<end].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where !part.isEmpty {
      if let line = try? decoder.decode(JournalLine.self, from: part) {
        lines.append(line)
      } else {
        damagedLines.append(index + 1)
      }
    }
    state = Self.state(of: lines)
  }

  init(at path: String) {
    self.init((try? Corpus.read(path, upTo: .max)).map { Data($0) })
  }

  init(_ lines: [JournalLine]) { (self.lines, state) = (lines, Self.state(of: lines)) }

  private static func state(of lines: [JournalLine]) -> State {
    for line in lines.reversed() {
      switch line.event {
      case .begin: return .open
      case .end: return .ended
      case .slice, .failure: continue
      }
    }
    return lines.isEmpty ? .empty : .open
  }

  var isOpen: Bool { state == .open }
  var isWhole: Bool { state == .ended && damagedLines.isEmpty }

  /// Sentences about the missing parts; empty if none is missing.
  var sentences: [String] {
    let known = "the campaign's work and findings are unknown."
    let stateSentence: String? =
      switch state {
      case .missing: "Its journal is missing: \(known)"
      case .empty: "Its journal is empty: \(known)"
      case .open:
        "Its journal has no end: the campaign is running or was killed, or the file was cut."
      case .ended: nil
      }
    let tail = isTorn ? "The journal's last line is incomplete and is ignored." : nil
    return [stateSentence, tail, damage].compactMap(\.self)
  }

  /// The note about unreadable lines, or `nil` if there are none.
  var damage: String? {
    if damagedLines.isEmpty { return nil }
    let named = damagedLines.prefix(Self.mostNamed).map { "\($0)" }.joined(separator: ", ")
    let more = damagedLines.count - Self.mostNamed
    let rest = more > 0 ? " and \(more) more" : ""
    let isOne = damagedLines.count == 1
    return "Line\(isOne ? "" : "s") \(named)\(rest) of the journal can't be read, so "
      + "\(isOne ? "its" : "their") content is missing here."
  }
}
