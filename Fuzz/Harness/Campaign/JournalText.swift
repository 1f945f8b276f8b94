import Foundation
import PropertyCorpus

/// A journal as it was read: its lines, and what can't be read.
struct JournalText: Hashable, Sendable {
  /// The lines that can be read, in order.
  private(set) var lines: [JournalLine] = []
  /// The numbers of the others, from 1.
  private(set) var damaged: [Int] = []
  /// Whether there is a file.
  private(set) var exists = false
  /// Whether its last line was never completed.
  private(set) var isTorn = false

  /// The lines of a journal's text.
  ///
  /// A line that was never completed is skipped: it is the last one.
  init(_ text: Data) {
    exists = true
    isTorn = text.last.map { $0 != UInt8(ascii: "\n") } ?? false
    let decoder = JSONDecoder()
    let end = text.lastIndex(of: UInt8(ascii: "\n")) ?? text.startIndex
    let parts = text[..<end].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where !part.isEmpty {
      if let line = try? decoder.decode(JournalLine.self, from: part) {
        lines.append(line)
      } else {
        damaged.append(index + 1)
      }
    }
  }

  /// The journal at `path`.
  init(at path: String) {
    if let text = try? Corpus.read(path, upTo: .max) {
      self.init(Data(text))
    } else {
      self.init([])
      exists = false
    }
  }

  /// A journal that was never written.
  init(_ lines: [JournalLine]) { (self.lines, exists) = (lines, true) }
}

/// What a journal can't say of its campaign.
struct JournalCondition: Hashable, Sendable, Encodable {
  /// How much of it there is.
  enum State: String, Hashable, Sendable, Encodable {
    /// There is no journal.
    case missing
    /// No line of it can be read.
    case empty
    /// The last part of the campaign has no end.
    case open
    /// The last part has an end.
    case ended
  }

  /// How much of it there is.
  let state: State
  /// The numbers of the lines that can't be read, from 1.
  let damagedLines: [Int]
  /// Whether its last line was never completed, which loses nothing that counted.
  let isTorn: Bool

  /// How many damaged lines a sentence names.
  private static let mostNamed = 10

  init(_ text: JournalText) {
    (damagedLines, isTorn) = (text.damaged, text.isTorn)
    guard text.exists, !text.lines.isEmpty else {
      state = text.exists ? .empty : .missing
      return
    }
    let last = text.lines.last { line in
      switch line.event {
      case .begin, .end: true
      case .sample, .slice, .failure, .plateau: false
      }
    }
    if case .end = last?.event { state = .ended } else { state = .open }
  }

  /// Whether it says all of its campaign.
  var isWhole: Bool { state == .ended && damagedLines.isEmpty }

  /// What is missing, in sentences; empty if nothing is.
  var sentences: [String] {
    let known = "its work and its findings aren't known."
    let stateSentence: String? =
      switch state {
      case .missing: "Its journal is missing: \(known)"
      case .empty: "Its journal is empty: \(known)"
      case .open:
        "Its journal has no end: the campaign still runs or was killed, or the journal was cut."
      case .ended: nil
      }
    let tail = isTorn ? "Its last line is incomplete, and is ignored." : nil
    return [stateSentence, tail, Self.sentence(damaged: damagedLines)].compactMap(\.self)
  }

  /// What is said of lines that can't be read; nil if there is none.
  static func sentence(damaged damagedLines: [Int]) -> String? {
    if damagedLines.isEmpty { return nil }
    let named = damagedLines.prefix(mostNamed).map { "\($0)" }.joined(separator: ", ")
    let more = damagedLines.count - mostNamed
    let rest = more > 0 ? " and \(more) more" : ""
    let isOne = damagedLines.count == 1
    return "Line\(isOne ? "" : "s") \(named)\(rest) of its journal can't be read: "
      + "\(isOne ? "its" : "their") content is missing here."
  }
}
