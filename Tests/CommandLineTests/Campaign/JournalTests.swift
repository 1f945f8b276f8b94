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

/// The report about a damaged journal.
@Suite struct JournalTextTests {
  private func example(hasFailure: Bool = false) -> CampaignExample {
    var example = CampaignExample(laws: ["Editing/First"])
    example.addSlice(at: 0)
    if hasFailure { example.addFailure() }
    example.add(at: 60, .end(.init(reason: .time)))
    return example
  }

  /// Writes a campaign, changes the lines of its journal, and runs the program's `report` on it.
  private func report(
    _ example: CampaignExample, tail: String = "", _ change: (inout [Substring]) -> Void = { _ in }
  ) throws -> (result: CommandTests.Result, journal: [String: Any], page: String) {
    let parent = try TemporaryFolder()
    let folder = try example.write(below: parent.url)
    let path = "\(folder)/journal.jsonl"
    var lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    change(&lines)
    try (lines + [tail[...]]).joined(separator: "\n")
      .write(toFile: path, atomically: false, encoding: .utf8)
    if lines.isEmpty { try FileManager.default.removeItem(atPath: path) }
    let result = try CommandTests.run(
      ["report", folder], program: RunningCommand.program("fuzz"))
    let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/report.json"))
    let json = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    let page = try String(contentsOfFile: "\(folder)/report.html", encoding: .utf8)
    return (result, json?["journal"] as? [String: Any] ?? [:], page)
  }

  @Test func `A journal is read if it is whole or its last line is incomplete`() throws {
    let (result, journal, page) = try report(example())
    #expect(result.code == 0 && journal["state"] as? String == "ended")
    #expect(!result.output.contains("Its journal") && !page.contains("Its journal"))
    let torn = try report(example(), tail: #"{"at":61,"ki"#)
    #expect(torn.result.code == 0 && torn.journal["isTorn"] as? Bool == true)
  }

  @Test(arguments: [
    #"{"at":1e308,"kind":"begin","resumed":false}"#, #"{"at":-1,"kind":"begin","resumed":false}"#,
    #"{"at":1,"kind":"plateau","property":"First","since":1e300}"#, "garbage", "[]",
    #"{"at":1,"kind":"nonsense"}"#,
  ])
  func `A journal line that can't be read is reported with its number`(line: String) throws {
    let (result, journal, page) = try report(example()) { $0[1] = line[...] }
    #expect(result.code == 2 && journal["damagedLines"] as? [Int] == [2])
    #expect(result.output.contains("Line 2 of its journal") && page.contains("Line 2 of its journ"))
  }

  @Test func `Repeated failures are counted in the journal and the report`() throws {
    var example = example(hasFailure: true)
    let again = ["First: 1": 1200, "First: raw": 34, "First: other": 5]
    let slice = JournalLine.Slice(.init("First", slice: 9), new: .init(), .asked, again: again)
    example.add(at: 61, .slice(slice))
    var finding = JournalLine.Finding("First", "b", origin: "First: 1")
    finding.met = "First: raw"
    example.add(at: 62, .failure(finding))
    #expect(example.report.content.failures.map(\.again) == [1234])
    let history = CampaignHistory(example.order, example.lines)
    #expect(history.failures.map { history.counts[$0.origin] } == [1234])
    #expect(history.results[0].again == 1239 && history.results[0].failures == 1)
  }

  @Test func `A journal line with numbers out of bounds isn't read`() throws {
    let (count, seconds) = (1 << 40, 1e9)
    func isRead(at: Double = 1, _ event: JournalLine.Event) throws -> Bool {
      let text = try JSONEncoder().encode(JournalLine(at: at, event: event)) + Data("\n".utf8)
      return JournalText(text).lines.map(\.event) == [event]
    }
    func areRead(_ change: (inout JournalLine.Sample) -> Void) throws -> [Bool] {
      var sample = JournalLine.Sample("A", seconds: seconds)
      (sample.again, sample.spent) = (count, .init(checked: 1, words: ["1-AA"]))
      change(&sample)
      return [
        try isRead(.sample(sample)), try isRead(.slice(.init(sample, new: .init(), .asked))),
      ]
    }
    #expect(try areRead { _ in } == [true, true])
    for path in [\JournalLine.Sample.slice, \.runs, \.edges, \.features, \.corpus] {
      for (isRight, value) in [(false, -1), (false, count + 1), (true, count)] {
        #expect(try areRead { $0[keyPath: path] = value } == [isRight, isRight])
      }
    }
    #expect(try areRead { $0.seconds = -1 } == [false, false])
    #expect(try !areRead { $0.again = -1 }[0])
    for spent in [
      JournalLine.Spending(checked: -1), .init(reading: -1), .init(words: ["no word"]),
      .init(unstable: 1 << 41),
    ] {
      #expect(try areRead { $0.spent = spent } == [false, false])
    }
    let slice = JournalLine.Slice(
      .init("A"), new: .init(edges: count, features: count), .asked, again: ["a": count])
    #expect(try isRead(at: seconds, .slice(slice)) && !isRead(at: seconds + 1, .slice(slice)))
    for path in [\JournalLine.Slice.newEdges, \.newFeatures] {
      var slice = slice
      slice[keyPath: path] = -1
      #expect(try !isRead(.slice(slice)))
    }
    var last = slice
    last.again = ["a": 1, "b": -1]
    #expect(try !isRead(.slice(last)))
  }
}
