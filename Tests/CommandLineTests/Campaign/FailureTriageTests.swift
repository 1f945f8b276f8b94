import Foundation
import InputLaws
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// What is told of failing inputs, with a program that prints what the tests say.
@Suite(.waiting) struct FailureTriageTests {
  private static let property = Law.editEqualsModel.name
  let stand: StandIn
  private let folder: CampaignFolder

  init() throws {
    stand = try StandIn()
    folder = CampaignFolder(path: "\(stand.path)/c")
    try FileManager.default.createDirectory(
      atPath: folder.found(of: Self.property), withIntermediateDirectories: true)
    try stand.write(
      """
      #!/bin/sh
      echo started >> "$2.starts"
      echo "what the code under test prints"
      case "$*" in *--quick) cat "$2.quick" ;; *) cat "$2.full" ;; esac
      """, to: "program")
  }

  func triage(_ program: String = "program", knowing findings: [JournalLine.Finding] = [])
    -> FailureTriage
  {
    FailureTriage(binary: "\(stand.path)/\(program)", folder: folder, knowing: findings)
  }

  func examination(
    _ origins: [String], isShrunk: Bool = false, isRepeatable: Bool = true
  ) -> Examination {
    Examination(
      failures: origins.map {
        .init(what: .claim, origin: $0, message: "m", choices: "1-AQ", input: "1")
      }, isShrunk: isShrunk, isRepeatable: isRepeatable)
  }

  /// An input, with what its quick and its full examination print.
  func input(
    _ name: String, quick: Examination? = nil, full: Examination? = nil
  ) throws -> FailureTriage.Input {
    let path = "\(folder.found(of: Self.property))/\(name)"
    try Data([1]).write(to: URL(fileURLWithPath: path))
    for (ending, examination) in [("quick", quick), ("full", full)] {
      let text = try examination.map { try JSONEncoder().encode($0) } ?? Data("nothing".utf8)
      try text.write(to: URL(fileURLWithPath: "\(path).\(ending)"))
    }
    return FailureTriage.Input(path: path, property: Self.property)
  }

  /// All that the triage says of its inputs, and of further ones.
  func results(
    _ triage: inout FailureTriage, adding inputs: [FailureTriage.Input] = []
  ) async throws -> [FailureTriage.Result] {
    let areNew = inputs.map { triage.add($0) }
    #expect(!areNew.contains(false))
    var results = triage.proceed(isStopping: false)
    _ = try await until { () -> Bool? in
      results += triage.proceed(isStopping: false)
      return triage.isBusy ? nil : true
    }
    return results
  }

  func starts(of input: FailureTriage.Input) -> Int {
    (try? String(contentsOfFile: input.path + ".starts", encoding: .utf8))?
      .split(separator: "\n").count ?? 0
  }

  @Test func `All failures that an input led to are known the next time`() async throws {
    var triage = triage()
    let first = try input(
      "crash-1", quick: examination(["a", "x"]), full: examination(["b", "c"], isShrunk: true))
    let again = try ["a", "b", "c"].map { try input("crash-\($0)", quick: examination([$0])) }
    let told = try await results(&triage, adding: [first])
    #expect(told.map(\.failure.origin) == ["b", "c"] && told.allSatisfy(\.isShrunk))
    #expect(!told.contains(where: \.isRepeat) && starts(of: first) == 2)
    #expect(told.map(\.met) == ["a", nil], "others like it are counted by what it was at first")
    let known = try await results(&triage, adding: again)
    #expect(known.map(\.input) == again)
    // What it was at first is told as what it became.
    #expect(known.map(\.failure.origin) == ["b", "b", "c"])
    #expect(known.allSatisfy { $0.isRepeat && !$0.isShrunk })
    #expect(again.map(starts) == [1, 1, 1])
  }

  @Test func `Only a further failure can be a repeat where the first is new`() async throws {
    var triage = triage()
    let inputs = [
      try input("crash-1", quick: examination(["a"]), full: examination(["a"], isShrunk: true)),
      try input(
        "crash-2", quick: examination(["b"]), full: examination(["b", "a"], isShrunk: true)),
    ]
    let told = try await results(&triage, adding: inputs)
    #expect(told.map(\.failure.origin) == ["a", "b", "a"])
    #expect(told.map(\.isRepeat) == [false, false, true] && told.allSatisfy { $0.met == nil })
  }

  @Test func `What an earlier part found is known, and its inputs aren't examined again`()
    async throws
  {
    func finding(_ name: String, _ origin: String) -> JournalLine.Finding {
      .init(
        property: Self.property.name, artifact: "laws/\(Self.property.name)/found/\(name)",
        what: .claim, origin: origin, message: "m", choices: "1-", shrunk: true)
    }
    let left = finding("crash-2", "")
    let unexamined = JournalLine.Finding.unexaminedOrigin(left.property, left.artifact)
    var triage = triage(knowing: [finding("crash-1", "a"), finding("crash-2", unexamined)])
    let inputs = try (1...3).map { try input("crash-\($0)", quick: examination(["a"])) }
    let areNew = (inputs + inputs).map { triage.add($0) }
    #expect(areNew == [false, true, true, false, false, false])
    #expect(triage.left == Array(inputs[1...]))
    let told = try await results(&triage)
    #expect(told.map(\.input) == Array(inputs[1...]) && told.allSatisfy(\.isRepeat))
  }

  @Test func `An input that was only slow once is put aside`() async throws {
    var triage = triage()
    let slow = try input("timeout-1", quick: examination([]))
    #expect(try await results(&triage, adding: [slow]).isEmpty)
    let path = "\(folder.found(of: Self.property))/slow-timeout-1"
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(!FileManager.default.fileExists(atPath: slow.path))
    // If it is slow again, it is checked again.
    _ = try input("timeout-1", quick: examination([]))
    #expect(try await results(&triage, adding: [slow]).isEmpty && starts(of: slow) == 2)
    #expect(!FileManager.default.fileExists(atPath: slow.path))
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func `An input whose examination is killed is left for a resumption`(signal: Int32) async throws {
    try stand.write("#!/bin/sh\nkill -\(signal) $$\n", to: "killed")
    var triage = triage("killed")
    let input = try input("crash-1")
    #expect(try await results(&triage, adding: [input]).isEmpty)
    #expect(triage.left == [input])
  }

  @Test func `What shrinking can't show is told as it was found`() async throws {
    var triage = triage()
    let once = try input("oom-1", quick: examination(["a"], isRepeatable: false))
    let silent = try input("crash-1", quick: examination(["b"]))
    let told = try await results(&triage, adding: [once, silent])
    #expect(told.map(\.failure.origin) == ["a", "b"])
    #expect(!told.contains { $0.isShrunk || $0.isRepeat })
    #expect(starts(of: once) == 1 && starts(of: silent) == 2)
  }

  @Test(arguments: ["program", "none"])
  func `What can't be examined is a failure`(program: String) async throws {
    var triage = triage(program)
    let told = try #require(try await results(&triage, adding: [input("leak-1")]).first)
    #expect(told.failure.what == .leak && told.failure.choices == "1-AQ" && !told.isRepeat)
    #expect(told.failure.message.hasPrefix("it can't be examined: "))
    #expect(told.failure.origin == "EditEqualsModel: examined in vain (leak)")
  }

  @Test func `An examination that takes too long is ended`() async throws {
    try stand.write("#!/bin/sh\nexec sleep 600\n", to: "endless")
    let log = "\(stand.path)/started"
    try stand.write(
      "#!/bin/sh\necho $$ >> '\(log)'\ncase \"$*\" in *--quick) cat \"$2.quick\" ;; "
        + "*) exec sleep 600 ;; esac\n", to: "patient")
    // The second is repeatable, and its full examination never ends.
    for (program, limits) in [("endless", (0.0, 600.0)), ("patient", (600.0, 0.0))] {
      var triage = FailureTriage(
        binary: "\(stand.path)/\(program)", folder: folder, knowing: [], limits: limits)
      let told = try await results(
        &triage, adding: [input("crash-\(program)", quick: examination(["a"]))])
      #expect(told.count == 1 && !told[0].isShrunk)
      #expect(
        told[0].failure.origin
          == (program == "patient" ? "a" : "EditEqualsModel: examined in vain (trap)"))
    }
  }

  @Test func `What is known of an abandoned input is told, and it is still left`() async throws {
    try stand.write(
      """
      #!/bin/sh
      case "$*" in *--quick) cat "$2.quick" ;; *) echo $$ > "$2.full"; exec sleep 600 ;; esac
      """, to: "patient")
    var triage = triage("patient")
    let inputs = try (1...2).map { try input("crash-\($0)", quick: examination(["a", "b"])) }
    for input in inputs { _ = triage.add(input) }
    let path = inputs[0].path + ".full"
    let id = try await until { () -> pid_t? in
      _ = triage.proceed(isStopping: false)
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text.flatMap { pid_t($0.filter(\.isNumber)) }
    }
    #expect(triage.left == inputs)
    let told = triage.abandon()
    #expect(told.map(\.failure.origin) == ["a", "b", "a"])
    #expect(told.map(\.input) == [inputs[0], inputs[0], inputs[1]])
    #expect(told.map(\.isRepeat) == [false, false, true] && !told.contains { $0.isShrunk })
    #expect(triage.left == inputs)
    let again = triage.abandon()
    #expect(again.isEmpty && triage.left == inputs)
    try await untilGone([id])
  }

  @Test func `Nothing is started or told of what is being stopped`() async throws {
    var triage = triage()
    let inputs = try (1...2).map { try input("crash-\($0)", quick: examination(["a"])) }
    for input in inputs { _ = triage.add(input) }
    let early = triage.proceed(isStopping: true)
    #expect(early.isEmpty && starts(of: inputs[0]) == 0)
    let begun = triage.proceed(isStopping: false)
    #expect(begun.isEmpty && triage.isBusy)
    triage.stop()
    let late = triage.proceed(isStopping: true)
    #expect(late.isEmpty && triage.left == inputs)
  }
}
