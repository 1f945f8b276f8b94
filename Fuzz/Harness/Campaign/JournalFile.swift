import Foundation
import PropertyConsole
import PropertyCorpus

/// A campaign's journal: lines are appended to it, and none is ever rewritten.
///
/// A line is written at once, so that it survives this process, and it reaches the disk within a
/// second, so that it survives the machine. What can't be written, because the disk is full, is
/// kept in memory and tried again.
final class JournalFile {
  /// Writes bytes and returns how many were written; negative, with the reason in `errno`, if none.
  typealias Write = (UnsafeRawBufferPointer) -> Int

  private let file: Int32
  private let write: Write
  /// Waits until the disk has what was written.
  private let settle: () -> Void
  private let clock: () -> Double
  private let encoder = JSONEncoder()
  /// What isn't written yet.
  private var pending: [UInt8] = []
  private var isSynced = true
  private var syncs = Pace(every: JournalFile.longestDelay, from: -.infinity)

  /// How long a line may be only in the system's memory, in seconds.
  private static let longestDelay = 1.0

  /// Opens the journal at `path`, which is made if it is missing.
  /// - Throws: `UsageError` if it can't be opened, or another process has it open.
  convenience init(path: String) throws(UsageError) {
    let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw UsageError("\(path) can't be opened (\(Self.reason)); check the folder's permissions")
    }
    // A lock of the open file, whatever its path is. A lock of `fcntl` would end as soon as this
    // process closes the same file that it has opened by another path.
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw UsageError("another process runs the campaign of \(path); stop it first")
    }
    self.init(file: file) {
      Foundation.write(file, $0.baseAddress, $0.count)
    } settle: {
      _ = fsync(file)
    }
    try dropTornLine(of: path)
  }

  /// A journal in an open file, which is written by `write`, and reaches the disk by `settle`.
  init(
    file: Int32, clock: @escaping () -> Double = { MonotonicClock.now }, write: @escaping Write,
    settle: @escaping () -> Void = {}
  ) {
    self.file = file
    self.clock = clock
    self.write = write
    self.settle = settle
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  deinit {
    // A process that was forked meanwhile has the open file as well, and would keep the lock.
    _ = flock(file, LOCK_UN)
    close(file)
  }

  /// What it has.
  var text: JournalText { JournalText(content) }

  private var content: Data {
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    try? handle.seek(toOffset: 0)
    return ((try? handle.readToEnd()) ?? nil) ?? Data()
  }

  /// Why something isn't written; nil if everything is.
  private(set) var problem: String?

  /// Appends a line and returns its text.
  @discardableResult func append(_ line: JournalLine) throws -> String {
    let text = try encoder.encode(line)
    pending += text + [UInt8(ascii: "\n")]
    isSynced = false
    flush()
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes what isn't written yet, as far as that is possible now.
  func flush() {
    problem = nil
    while !pending.isEmpty {
      let count = pending.withUnsafeBytes(write)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        problem = Self.reason
        return
      }
      pending.removeFirst(count)
    }
    if syncs.isDue(at: clock()) { sync() }
  }

  /// Waits until everything written has reached the disk.
  func sync() {
    guard !isSynced, pending.isEmpty else { return }
    settle()
    isSynced = true
    syncs.restart(at: clock())
  }

  /// Removes a line that an earlier process was about to write when it was ended: it never counted.
  private func dropTornLine(of path: String) throws(UsageError) {
    let content = content
    let end = content.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    if end == content.count { return }
    Terminal.note("the last line of \(path.visibleInLine) is incomplete; it is ignored\n")
    guard ftruncate(file, off_t(end)) == 0 else {
      throw UsageError("\(path) can't be written (\(Self.reason)); check the folder's permissions")
    }
  }

  private static var reason: String { "\(SystemError.last)" }
}
