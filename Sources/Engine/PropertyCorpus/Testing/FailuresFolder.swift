import Foundation

/// Where the failures of a package's tests are kept between two runs: `.property-failures`.
///
/// The folder is next to the manifest of the package, or in the root of the repository, that the
/// test's file belongs to. It ignores itself in git. A file of that name, in place of the folder,
/// says that nothing is kept.
package enum FailuresFolder {
  static let name = ".property-failures"

  private static let lock = NSLock()
  /// The folders of the packages with tests, by the folder of a file.
  nonisolated(unsafe) private static var known: [String: String?] = [:]

  /// The folder for the tests in the file at `path`; nil if nothing is to be kept.
  package static func path(forTestsIn path: String) -> String? {
    let folder = parent(of: path)
    return lock.withLock {
      if let answer = known[folder] { return answer }
      let answer = search(from: folder)
      known[folder] = answer
      return answer
    }
  }

  /// Makes the folder, unless it exists.
  static func prepare(_ folder: String) throws(CorpusError) {
    let file = "\(folder)/.gitignore"
    if !FileManager.default.fileExists(atPath: file) {
      try Corpus.write(Array("*\n".utf8), to: file)
    }
  }

  private static func search(from start: String) -> String? {
    var folder = start
    while folder.count > 1 {
      if ["Package.swift", ".git"].contains(where: { exists("\(folder)/\($0)") }) {
        let path = "\(folder)/\(name)"
        return isFile(path) ? nil : path
      }
      folder = parent(of: folder)
    }
    return nil
  }

  private static func parent(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
