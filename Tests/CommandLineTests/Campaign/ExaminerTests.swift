import Foundation
import InputLaws
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// The examiner of failing inputs, with a program whose output each test defines.
@Suite(.waiting) struct ExaminerTests {
  private static let property = Law.editEqualsModel.name
  private let stand: StandIn
  private let folder: CampaignFolder

  init() throws {
    stand = try StandIn()
    folder = CampaignFolder(path: "\(stand.path)/c")
    try FileManager.default.createDirectory(
      atPath: folder.found(of: Self.property), withIntermediateDirectories: true)
    try stand.write("#!/bin/sh\necho \"$*\" >> $2.starts\ncat $2.printed\n", to: "program")
  }

  private func examiner(_ program: String = "program", knowing findings: [JournalLine.Finding] = [])
    -> Examiner
  {
    Examiner(binary: "\(stand.path)/\(program)", folder: folder, knowing: findings)
  }

  /// An examination that found failures with `origins`.
  private func found(_ origins: String..., isShrunk: Bool = false) -> Examination {
    Examination(
      failures: origins.map {
        .init(
          what: .claim, origin: "\(Self.property.name) at \($0)", message: "m", choices: "1-AQ",
          input: "1")
      }, isShrunk: isShrunk)
  }

  private func input(_ name: String, _ printed: Examination...) throws -> Examiner.Input {
    let path = "\(folder.found(of: Self.property))/\(name)"
    try Data([1]).write(to: URL(fileURLWithPath: path))
    let lines = try printed.map { try String(decoding: JSONEncoder().encode($0), as: UTF8.self) }
    try (["what the code prints"] + lines + ["and more"]).joined(separator: "\n")
      .write(toFile: "\(path).printed", atomically: true, encoding: .utf8)
    return Examiner.Input(path: path, property: Self.property)
  }

  /// The results of the examiner for its own inputs and the added inputs.
  private func results(
    _ examiner: inout Examiner, adding inputs: [Examiner.Input] = []
  ) async throws -> [Examiner.Result] {
    for input in inputs { examiner.add(input) }
    var results = examiner.proceed(isStopping: false)
    _ = try await until { () -> Bool? in
      results += examiner.proceed(isStopping: false)
      return examiner.isBusy ? nil : true
    }
    return results
  }

  private func starts(of input: Examiner.Input) throws -> [Substring] {
    try String(contentsOfFile: input.path + ".starts", encoding: .utf8).split(separator: "\n")
  }

  private func origins(_ results: [Examiner.Result]) -> [String] {
    results.map { String($0.failure.origin.dropFirst("\(Self.property.name) at ".count)) }
  }

  @Test func `All failures that one input causes are known the next time`() async throws {
    var examiner = examiner()
    let first = try input("crash-1", found("a"), found("b", "c", isShrunk: true))
    let again = try ["b", "c"].map { try input("crash-\($0)", found($0)) }
    let results = try await results(&examiner, adding: [first])
    #expect(origins(results) == ["b", "c"] && results.allSatisfy(\.isShrunk))
    #expect(results.allSatisfy { !$0.isRepeat })
    let known = try await self.results(&examiner, adding: again)
    #expect(known.map(\.input) == again)
    #expect(origins(known) == ["b", "c"])
    #expect(known.allSatisfy { $0.isRepeat && !$0.isShrunk })
    let words = try starts(of: again[0])
    #expect(words.count == 1 && words[0].components(separatedBy: "--known").count == 3)
  }

  @Test(arguments: ["program", "none"])
  func `An input that can't be examined is reported as a failure`(program: String) async throws {
    var examiner = examiner(program)
    let reported = try #require(try await results(&examiner, adding: [input("leak-1")]).first)
    #expect(
      reported.failure.what == .leak && reported.failure.choices == "1-AQ" && !reported.isRepeat)
    #expect(reported.failure.message.hasPrefix("the input can't be checked: "))
    #expect(reported.failure.origin == "EditEqualsModel: not examined (leak)")
  }

  @Test func `Hangs are examined last, and inputs that weren't shrunk are reported`() async throws {
    var examiner = examiner()
    let inputs = [
      try input("timeout-0", found()),
      try input("timeout-1", found("h"), found("h", isShrunk: true)),
      try input("crash-1", found("a"), found("a", isShrunk: true)),
      try input("crash-2", found("a")),
      try input("crash-3", found("c")),
      try input("crash-4", found("d"), found("d", "a", isShrunk: true)),
    ]
    let results = try await results(&examiner, adding: inputs)
    #expect(origins(results) == ["a", "a", "c", "d", "a", "h"])
    #expect(results.map(\.isRepeat) == [false, true, false, false, true, false])
    #expect(results.map(\.isShrunk) == [true, false, false, true, true, true])
    // An input that was slow only once isn't a failure, and isn't kept.
    #expect(!FileManager.default.fileExists(atPath: inputs[0].path))
  }
}
