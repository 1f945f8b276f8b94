import Foundation
import PropertyConsole
import PropertyFuzzing

extension ProgramCommand {
  /// Repeats what the laws found in other people's software.
  static let found = ProgramCommand(
    "found", "[ID…]", "Repeats what the laws found in Foundation, in Swift and in packages.",
    discussion: """
      Each finding is repeated in a process of its own, and is still so, is fixed in this version,
      or has changed. The page Found shows them all; ID is a finding's name there.

      What is repeated is built first, in Tests/Examples; the packages take minutes to build, and
      --platform leaves them out. Exits 1 if an answer is neither the recorded nor the right one.
      """,
    options: [
      CommandOption("--platform", help: "Only what Foundation and Swift do."), .json,
    ]
  ) { words, _ in
    try FoundProgram.repeated(words.names, FoundProgram.chosen(words), isJSON: words.has("--json"))
  }
}

/// A program that repeats findings, in a package of its own that no user builds.
private struct FoundProgram {
  let folder: String
  let product: String
  let records: [String]

  /// Whether it depends on nothing but this package.
  private var isOurs: Bool { product == Self.platform.product }

  static let platform = FoundProgram(
    folder: "Tests/Examples/Found", product: "found", records: ["numbers", "texts", "dates"])
  static let packages = FoundProgram(
    folder: "Tests/Examples/FoundPackages", product: "found-packages", records: ["packages"])

  static func chosen(_ words: CommandWords) -> [FoundProgram] {
    words.has("--platform") ? [platform] : [platform, packages]
  }

  /// Repeats the findings of those names, or all.
  ///
  /// - Throws: `UsageError` for a name that no record has, and where a program isn't built.
  static func repeated(
    _ names: [String], _ programs: [FoundProgram], isJSON: Bool
  ) throws -> Int32 {
    let known = try programs.map { try $0.names() }
    if let name = names.first(where: { name in !known.contains { $0.contains(name) } }) {
      throw UsageError("there is no finding “\(name)”; the page Found lists them")
    }
    var (code, texts): (Int32, [String]) = (0, [])
    for (program, known) in zip(programs, known) {
      let asked = names.filter(known.contains)
      if asked.isEmpty && !names.isEmpty { continue }
      let (ended, text) = try program.run(asked + (isJSON ? ["--json"] : []), isHeard: isJSON)
      code = max(code, ended)
      texts.append(text)
    }
    if isJSON { try Output.print("[\(texts.map(\.elements).joined(separator: ","))]") }
    return code
  }

  /// The names of its findings.
  private func names() throws -> Set<String> {
    struct Record: Decodable { let id: String }
    return try Set(
      records.flatMap { name in
        let path = "\(FoundProgram.platform.folder)/Records/\(name).json"
        guard let data = FileManager.default.contents(atPath: path) else {
          throw UsageError("there is no \(path) here; run this in the package's folder")
        }
        return try JSONDecoder().decode([Record].self, from: data).map(\.id)
      })
  }

  /// Builds and runs it.
  ///
  /// - Returns: its exit code, and what it printed if that is heard rather than shown.
  private func run(_ words: [String], isHeard: Bool) throws -> (code: Int32, output: String) {
    // From what is built already, but for what has other dependencies; the program alone writes to
    // standard output.
    let place = ["--package-path", folder] + (isOurs ? ["--scratch-path", ".build"] : [])
    let build = ["bash", "-c", "exec swift build \"$@\" >&2", "found"] + place
    if try Self.start(build + ["--product", product], isHeard: false).code != 0 {
      throw UsageError("\(product) wasn't built")
    }
    let run = ["swift", "run"] + place + ["--skip-build", product] + words
    return try Self.start(run, isHeard: isHeard)
  }

  private static func start(
    _ words: [String], isHeard: Bool
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    if isHeard { process.standardOutput = pipe }
    try process.run()
    let heard = isHeard ? try pipe.fileHandleForReading.readToEnd() : nil
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: heard ?? Data(), as: UTF8.self))
  }
}

extension String {
  /// The elements of an array of JSON, without its brackets.
  fileprivate var elements: String {
    trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "[]")))
  }
}
