import Foundation
import PropertyConsole

/// Where a new package takes InputRules from.
struct PackageSource: Hashable {
  /// The dependency, as a package description has it.
  let dependency: String
  /// The name by which products refer to the dependency.
  let identity: String
  /// Whether it is a folder of this machine.
  let isFolder: Bool

  /// An address, or the folder of a clone.
  /// - Throws: `UsageError` if it is neither.
  init(_ text: String) throws(UsageError) {
    if text.contains("\"") || text.contains("\\") || text.contains(where: \.isNewline) {
      throw UsageError("--package has an invalid character; give a URL or a folder")
    }
    if text.contains("://") || text.hasPrefix("git@") {
      let last = text.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
      identity = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      isFolder = false
      dependency = ".package(url: \"\(text)\", branch: \"main\")"
      return
    }
    let url = URL(fileURLWithPath: text).standardizedFileURL
    guard Self.isInputRules(url) else {
      throw UsageError(
        "\(text) isn't the folder of InputRules, which has a Package.swift; give --package its "
          + "folder or its address")
    }
    identity = "InputRules"
    isFolder = true
    dependency = ".package(name: \"InputRules\", path: \"\(url.path)\")"
  }

  /// The folder in which the command was started.
  /// - Throws: `UsageError` if that isn't the one of InputRules.
  static func inThisFolder() throws(UsageError) -> PackageSource {
    let folder = FileManager.default.currentDirectoryPath
    guard isInputRules(URL(fileURLWithPath: folder)) else {
      throw UsageError("this isn't the folder of InputRules; name it with --package")
    }
    return try PackageSource(folder)
  }

  private static func isInputRules(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    let text = try? String(contentsOf: manifest, encoding: .utf8)
    return text?.contains("name: \"InputRules\",") ?? false
  }
}
