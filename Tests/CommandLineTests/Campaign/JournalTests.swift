import Foundation
import PropertyConsole
import Testing

@testable import PropertyFuzzing

/// The journal of a campaign, which never loses a written line.
@Suite(.waiting) struct JournalTests {
  private static let sample = JournalLine.Sample(
    "A", runs: 100, seconds: 9.5, edges: 431, features: 2020)

  /// A disk with space for `room` bytes.
  private final class Disk {
    var room: Int
    var bytes: [UInt8] = []

    init(room: Int) { self.room = room }

    func write(_ data: UnsafeRawBufferPointer) -> Int {
      let count = min(room, data.count)
      if count == 0 {
        errno = ENOSPC
        return -1
      }
      bytes += data.prefix(count)
      room -= count
      return count
    }
  }

  private func line(_ number: Int) -> JournalLine {
    JournalLine(at: Double(number), event: .plateau(.init(property: "A", since: 300)))
  }

  @Test func `Every kind of line is read as it was written`() throws {
    var finding = JournalLine.Finding("A", "laws/A/found/crash-1", origin: "A at b:1")
    (finding.regression, finding.known) = ("regressions/B/A/regressions/x", "earlier")
    finding.executions = 4_098
    let events: [JournalLine.Event] = [
      .begin(.init(resumed: true)), .sample(Self.sample),
      .slice(.init(Self.sample, new: .init(edges: 2, features: 11), .killed)), .failure(finding),
      .plateau(.init(property: "A", since: 300)), .end(.init(reason: .stopped)),
    ]
    let lines = events.map { JournalLine(at: 61.5, event: $0) }
    let disk = Disk(room: .max)
    let journal = JournalFile(file: -1, write: disk.write)
    for line in lines { try journal.append(line) }
    #expect(JournalText(Data(disk.bytes)).lines == lines)
    let text = String(decoding: disk.bytes, as: UTF8.self)
    #expect(text.hasPrefix(#"{"at":61.5,"kind":"begin","resumed":true}"# + "\n"))
    #expect(text.contains(#""what":"false""#) && text.contains(#""end":"killed""#))
  }

  @Test func `An incomplete last line is ignored`() throws {
    let disk = Disk(room: .max)
    let journal = JournalFile(file: -1, write: disk.write)
    for number in 1...3 { try journal.append(line(number)) }
    let whole = Data(disk.bytes)
    for length in 0...whole.count {
      let read = JournalText(whole.prefix(length)).lines
      #expect(read == (1...3).map(line).prefix(read.count).map(\.self))
      #expect(read.count == whole.prefix(length).count { $0 == UInt8(ascii: "\n") })
    }
  }

  @Test(arguments: [0, 1, 20, 70, 100])
  func `Lines that don't fit a full disk are kept and written later`(room: Int) throws {
    let disk = Disk(room: room)
    let journal = JournalFile(file: -1, write: disk.write)
    for number in 1...3 { try journal.append(line(number)) }
    #expect(journal.problem == "no space left on device")
    #expect(disk.bytes.count == room)
    disk.room = .max
    try journal.append(line(4))
    #expect(journal.problem == nil)
    #expect(JournalText(Data(disk.bytes)).lines == (1...4).map(line))
  }

  @Test func `A written line reaches the disk within a second`() throws {
    let disk = Disk(room: .max)
    var (now, count) = (5.0, 0)
    let journal = JournalFile(file: -1) {
      now
    } write: {
      disk.write($0)
    } settle: {
      count += 1
    }
    journal.sync()
    #expect(count == 0, "no line is written yet")
    for time in [5.0, 5.9] {
      now = time
      try journal.append(line(1))
      #expect(count == 1)
    }
    now = 6
    for _ in 1...2 { journal.flush() }
    #expect(count == 2, "all lines are on the disk")
    now = 9
    for number in 2...3 { try journal.append(line(number)) }
    for _ in 1...2 { journal.sync() }
    #expect(count == 4)
    disk.room = 0
    now = 99
    try journal.append(line(4))
    journal.sync()
    #expect(count == 4, "a line that isn't written isn't synchronized")
  }
}
