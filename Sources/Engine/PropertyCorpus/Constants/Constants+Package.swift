import Foundation
import PropertyTesting

extension Constants {
  /// Finds the constants in a test's file and in the sources of the test's package.
  ///
  /// The first group contains the test's file and the sources that this file names. A test that
  /// contains the word `Invoice` names `Invoice.swift` and `Invoice+Totals.swift`. The second group
  /// contains the sources in modules that the test names, and the third group contains all other
  /// sources. Only Swift files in the `Sources` folder next to the nearest `Package.swift` are
  /// read, up to 2,000 files and half a megabyte in total. Links to folders aren't followed. A file
  /// that can't be read is skipped.
  /// - Parameter path: the path of the test's file, such as `#filePath`; if the file can't be read,
  ///   there are no constants.
  public init(ofCodeTestedBy path: String) { self = SourceConstants.shared.constants(path) }
}

/// A cache of the constants in sources, so that this process searches each file only once.
private final class SourceConstants: Sendable {
  static let shared = SourceConstants()

  private let lock = NSLock()
  nonisolated(unsafe) private var answers: [String: Constants] = [:]
  nonisolated(unsafe) private var files: [String: SwiftLiterals] = [:]
  nonisolated(unsafe) private var folders: [String: [String]] = [:]

  /// The maximum number of files to list, and the maximum number of bytes to read.
  private static let (mostFiles, mostBytes) = (2_000, 1 << 19)

  func constants(_ path: String) -> Constants {
    lock.withLock {
      if let answer = answers[path] { return answer }
      let answer = read(path)
      answers[path] = answer
      return answer
    }
  }

  private func read(_ path: String) -> Constants {
    guard let text = Self.content(path, upTo: Self.mostBytes) else { return .none }
    var (left, leftOut) = (Self.mostBytes, 0)
    let root = SystemFile.folder(from: SystemFile.folder(of: path), with: ["Package.swift"])
    let sources = root.map { paths(below: "\($0)/Sources") } ?? []
    let words = Set(Self.words(text))
    var groups: [[String]] = [[path], [], []]
    for source in sources where source != path {
      let parts = source.dropFirst((root?.count ?? 0) + 9).split(separator: "/")
      let name = parts.last?.prefix { $0 != "." && $0 != "+" } ?? ""
      let isNamed = words.contains(String(name)) || words.contains("\(name)Tests")
      let isOfModule = parts.dropLast().contains { words.contains(String($0)) }
      groups[isNamed ? 0 : isOfModule ? 1 : 2].append(source)
    }
    let files = groups.map { $0.compactMap { file($0, of: root, &left, &leftOut) } }
    return Constants(files, leftOut: leftOut)
  }

  /// Returns the constants in a file, or `nil` if the file can't be read or is larger than the
  /// remaining number of bytes.
  private func file(
    _ path: String, of root: String?, _ left: inout Int, _ leftOut: inout Int
  ) -> Constants.File? {
    let name = root.map { String(path.dropFirst($0.count + 1)) } ?? path
    guard let size = try? SystemFile.status(of: path).size else { return nil }
    if size > left {
      leftOut += 1
      return nil
    }
    left -= size
    let literals = files[path] ?? SwiftLiterals(Self.content(path, upTo: size) ?? [])
    files[path] = literals
    return Constants.File(name, literals.constants, of: literals.functions)
  }

  /// Returns the sorted paths of the sources below a folder; stops after `mostFiles` files.
  private func paths(below folder: String) -> [String] {
    if let known = folders[folder] { return known }
    var (paths, rest) = ([String](), [folder])
    while let folder = rest.popLast(), paths.count < Self.mostFiles {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for path in names.sorted().map({ "\(folder)/\($0)" }) {
        if path.hasSuffix(".swift") {
          paths.append(path)
        } else if Self.kind(path) == .folder {
          rest.append(path)
        }
      }
    }
    folders[folder] = Array(paths.sorted().prefix(Self.mostFiles))
    return folders[folder] ?? []
  }

  private static func kind(_ path: String) -> SystemFile.Status.Kind? {
    try? SystemFile.status(of: path, followingLinks: false).kind
  }

  /// Returns the content of a file, or `nil` if it can't be read or is larger than `most` bytes.
  private static func content(_ path: String, upTo most: Int) -> [UInt8]? {
    try? Corpus.read(path, upTo: most)
  }

  private static func words(_ source: [UInt8]) -> [String] {
    source.split { isalnum(Int32($0)) == 0 && $0 != UInt8(ascii: "_") && $0 < 0x80 }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
