import Foundation
import Testing

enum Repository {
  /// The root folder of the repository, with symbolic links resolved.
  static let root: URL = {
    let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    return (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
  }()

  /// The paths of all files, except those that builds, Git and fuzzing create.
  static let files: [String] = files(in: "")

  static let swiftFiles: [SourceFile] = sources(in: ["Sources", "Tests", "Fuzz"])

  /// The Swift files that users and fuzzers run, with those of the benchmarks and of the program
  /// that checks outside data.
  static let productFiles: [SourceFile] = sources(
    in: ["Sources", "Fuzz", "Tests/Vectors/Sources", "Tests/Bench/Sources"])

  /// The names in a folder, sorted; empty if the folder doesn't exist.
  static func names(in folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }

  static func files(in folder: String) -> [String] {
    names(in: folder).filter { !isLeftover($0) }.flatMap { name in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      return isFolder(path) ? files(in: path) : [path]
    }
  }

  /// The folder of a module in Sources, or of a test target.
  static func folder(of module: String) -> String {
    if module.hasSuffix("Tests") { return "Tests/\(module)" }
    let parts = names(in: "Sources")
    return parts.map { "Sources/\($0)/\(module)" }.first(where: exists) ?? "Sources/\(module)"
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let full = root.appendingPathComponent(path).path
    return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  static func text(_ path: String) throws -> String {
    guard exists(path) else { throw Finding(path: path, problem: "the file is missing") }
    return String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Whether an entry with this name is created by builds, Git or fuzzing.
  static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(".build") || [".git", ".swiftpm", ".DS_Store", "Campaigns"].contains(name)
  }

  private static func sources(in folders: [String]) -> [SourceFile] {
    folders.flatMap(files(in:)).filter { $0.hasSuffix(".swift") }.compactMap { path in
      (try? text(path)).map { SourceFile(path: path, text: $0) }
    }
  }
}

/// A violation of a rule, and its place.
struct Finding: Error, Hashable, CustomStringConvertible {
  let path: String
  var line: Int?
  let problem: String

  var description: String { path + (line.map { ":\($0)" } ?? "") + ": " + problem }
}

/// Records each finding as an issue of the test that calls this function.
func expectNone(_ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation) {
  for finding in findings {
    Issue.record(Comment(rawValue: finding.description), sourceLocation: sourceLocation)
  }
}
