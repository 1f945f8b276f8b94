import Foundation
import PropertyTesting

/// The call in a test that checks a claim.
package struct TestPlace: Sendable {
  /// The name of the running test, or `nil` if it is unknown.
  private let test: PropertyName?
  private let fileID: String
  /// The path of the test's file (`#filePath`).
  package let file: String
  let line: Int
  let column: Int
  /// Whether the test runs several times with different arguments.
  package var isParameterized = false

  /// - Parameters:
  ///   - test: the name of the running test, or `nil` if it is unknown.
  ///   - fileID: the test's file, as in `#fileID`.
  ///   - file: the path of the test's file, as in `#filePath`.
  ///   - line: the line of the call, starting at 1.
  ///   - column: the column of the call, starting at 1.
  package init(test: PropertyName?, fileID: String, file: String, line: Int, column: Int = 1) {
    (self.test, self.fileID, self.file, self.line, self.column) = (test, fileID, file, line, column)
  }

  package var module: String { fileID.split(separator: "/").first.map(String.init) ?? "" }

  /// Returns the title of a claim: its name, or the test's name if the claim is named after its
  /// file.
  func title(of claim: PropertyName) -> PropertyName {
    guard let test, claim == PropertyName(filePath: file) else { return claim }
    return TestNames.name(test.name, in: test.chapter, fileID: fileID, line: line, column: column)
  }

  /// Returns the name under which the failures of a claim are kept.
  ///
  /// It combines the claim's name and the test's name, because all unnamed claims in a file have
  /// the file's name.
  ///
  /// The name doesn't contain a line number, so failures are found again after lines move. If a
  /// test has several claims, they are numbered in the order in which the test creates them.
  func name(of claim: PropertyName) -> PropertyName {
    guard let test, !claim.isNamed(after: test) else { return claim }
    return TestNames.name(
      "\(claim.name) in \(test.chapter).\(test.name)", in: claim.chapter, fileID: fileID,
      line: line, column: column)
  }
}

extension PropertyName {
  /// Returns whether this is a test's name, or the numbered name of another property in the test.
  fileprivate func isNamed(after test: PropertyName) -> Bool {
    guard chapter == test.chapter && name.hasPrefix(test.name) else { return false }
    let rest = name.dropFirst(test.name.count)
    return rest.isEmpty || rest.first == " " && Int(rest.dropFirst()) != nil
  }
}

/// The names of the properties in this process's tests, and their source locations.
///
/// Properties in a test have the test's name, with a number added for every property after the
/// first: `packing`, `packing 2`. So their reports and kept inputs are distinct.
package enum TestNames {
  private struct Place: Hashable {
    let fileID: String
    let line: Int
    let column: Int
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var places: [PropertyName: [Place]] = [:]

  /// Returns the name of the property at a source location; the name is the same each time.
  /// - Parameters:
  ///   - function: the value of `#function`, or a name that the test passes.
  ///   - suite: the test's suite, as the name's chapter, or `nil` to use the test's file.
  ///   - fileID: the file of the call, as in `#fileID`.
  ///   - line: the line of the call, starting at 1.
  ///   - column: the column of the call, starting at 1.
  package static func name(
    _ function: String, in suite: String?, fileID: String, line: Int, column: Int
  ) -> PropertyName {
    let name = PropertyName(test: function, in: suite ?? fileID)
    let number = number(of: Place(fileID: fileID, line: line, column: column), among: name)
    return number == 1
      ? name : PropertyName(chapter: name.chapter, name: "\(name.name) \(number)")
  }

  /// Returns the position of a source location among the locations with this name, starting at 1.
  private static func number(of place: Place, among name: PropertyName) -> Int {
    lock.withLock {
      let known = places[name, default: []]
      if let index = known.firstIndex(of: place) { return index + 1 }
      places[name] = known + [place]
      return known.count + 1
    }
  }
}
