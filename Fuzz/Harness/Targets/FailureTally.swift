import Foundation

/// How many inputs of a slice have failed like others before, by origin.
///
/// It is a file with a line for each: a number of fixed width, and the origin.
///
/// A number is written over in place as soon as it grows, which takes a microsecond, so that it
/// survives a fuzzer that is killed.
struct FailureTally {
  private let file: Int32
  /// The numbers by origin, and where in the file they are.
  private var counts: [String: (count: Int, place: off_t)] = [:]
  private var end: off_t = 0

  /// The digits of a number.
  private static let width = 12

  /// A new tally in the file at `path`; if it can't be written, it counts for nobody.
  init(path: String) { file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }

  /// How many inputs of an origin were counted.
  func count(of origin: String) -> Int { counts[origin]?.count ?? 0 }

  /// Counts an input, or several.
  mutating func count(_ origin: String, by number: Int = 1) {
    let known = counts[origin]
    let (count, place) = ((known?.count ?? 0) + number, known?.place ?? end)
    let digits = "\(count)"
    var text = String(repeating: "0", count: max(0, Self.width - digits.count)) + digits
    if known == nil { text += " \(origin)\n" }
    let bytes = Array(text.utf8)
    guard pwrite(file, bytes, bytes.count, place) == bytes.count else { return }
    counts[origin] = (count, place)
    if known == nil { end += off_t(bytes.count) }
  }

  /// The numbers in the file at `path`, by origin; empty if there is none.
  static func counts(at path: String) -> [String: Int] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").compactMap { line -> (String, Int)? in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let count = Int(parts[0]) else { return nil }
      return (String(parts[1]), count)
    }
    return Dictionary(lines) { $1 }
  }
}
