import Foundation

/// A compiled module, as described by the symbols in its object files.
///
/// Only debug builds keep all calls, so tests that use this type exist only in debug builds.
struct BuiltModule {
  /// The names that the module defines for use by other modules.
  let defined: Set<String>
  /// The names that the module's files use but don't define.
  let needed: Set<String>

  /// Reads the module with this name; all of the module's files in Sources must have been built.
  ///
  /// - Throws: `Finding` if a file isn't built; an error from `Process` if `env` can't be run.
  init(_ name: String) throws {
    let folder = try Self.folder(of: name)
    let place = Repository.folder(of: name) + "/"
    let sources = Repository.swiftFiles.map(\.path).filter { $0.hasPrefix(place) }
    let objects = sources.map { folder.appendingPathComponent(Self.name(of: $0) + ".o").path }
    for (source, object) in zip(sources, objects)
    where !FileManager.default.fileExists(atPath: object) {
      throw Finding(path: source, problem: "not built in \(folder.path); build the tests in debug")
    }
    let lines = try Self.output(of: ["nm", "-P"] + objects).split(separator: "\n")
    let symbols = lines.map { $0.split(separator: " ") }.filter { $0.count > 1 }
    defined = Self.names(of: symbols.filter { $0[1] != "U" })
    needed = Self.names(of: symbols.filter { $0[1] == "U" })
  }

  /// The Swift names among the symbols, in a form that is the same for ELF and Mach-O.
  private static func names(of symbols: [[Substring]]) -> Set<String> {
    let names = symbols.map { $0[0].hasPrefix("_$s") ? $0[0].dropFirst() : $0[0] }
    return Set(names.filter { $0.hasPrefix("$s") }.map(String.init))
  }

  /// The folder of the module's object files, which is next to the test bundle or above it.
  private static func folder(of module: String) throws -> URL {
    var folder = Bundle(for: Place.self).bundleURL
    while folder.path != "/" {
      let objects = folder.appendingPathComponent("\(module).build")
      if FileManager.default.fileExists(atPath: objects.path) { return objects }
      folder.deleteLastPathComponent()
    }
    throw Finding(
      path: Repository.folder(of: module), problem: "not built; build the tests in debug")
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func output(of command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// A class in the test bundle, through which the bundle is found.
  private final class Place {}
}
