import Foundation
import PropertyTesting

/// The place of a test's claim.
package struct TestPlace: Sendable {
  /// The running test, in its suite, or `nil` if it isn't known.
  private let test: PropertyName?
  private let fileID: String
  /// The file of the test, as `#filePath` gives it.
  package let file: String
  let line: Int
  let column: Int
  /// Whether the test runs several times, with different arguments.
  package var isParameterized = false

  /// - Parameters:
  ///   - test: the running test, in its suite, or `nil` if it isn't known.
  ///   - fileID: the file of the test, as `#fileID` gives it.
  ///   - file: the file of the test, as `#filePath` gives it.
  ///   - line: the line of the call, from 1.
  ///   - column: the column of the call, from 1.
  package init(test: PropertyName?, fileID: String, file: String, line: Int, column: Int = 1) {
    self.test = test
    self.fileID = fileID
    self.file = file
    self.line = line
    self.column = column
  }

  package var module: String { fileID.split(separator: "/").first.map(String.init) ?? "" }

  /// The title of a claim: its name, or the test's name if the claim is only named after its file.
  func title(of claim: PropertyName) -> PropertyName {
    guard let test, claim == PropertyName(filePath: file) else { return claim }
    return TestNames.name(test.name, in: test.chapter, fileID: fileID, line: line, column: column)
  }

  /// The name under which the failures of a claim are kept.
  ///
  /// It combines the claim's name and the test's name, because unnamed claims in a file share the
  /// file's name.
  ///
  /// The name doesn't contain a line, so that failures are found after lines move. Several claims
  /// in a test are numbered in the order in which the test creates them.
  func name(of claim: PropertyName) -> PropertyName {
    guard let test, !claim.isNamed(after: test) else { return claim }
    return TestNames.name(
      "\(claim.name) in \(test.chapter).\(test.name)", in: claim.chapter, fileID: fileID,
      line: line, column: column)
  }
}

extension PropertyName {
  /// Whether this is a test's name, or the numbered name of another property of the test.
  fileprivate func isNamed(after test: PropertyName) -> Bool {
    guard chapter == test.chapter && name.hasPrefix(test.name) else { return false }
    let rest = name.dropFirst(test.name.count)
    return rest.isEmpty || rest.first == " " && Int(rest.dropFirst()) != nil
  }
}

/// The names of the properties in this process's tests, and their places.
///
/// Several properties in one test are named after the test and, except for the first, numbered:
/// `packing`, `packing 2`. This distinguishes the properties' reports and kept inputs.
package enum TestNames {
  private struct Place: Hashable {
    let fileID: String
    let line: Int
    let column: Int
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var places: [PropertyName: [Place]] = [:]

  /// The name of the property at a place, the same each time.
  /// - Parameters:
  ///   - function: the test function as `#function` gives it, or a name from the test.
  ///   - suite: the test's suite, which is the name's chapter, or `nil` for the test's file.
  ///   - fileID: the file of the call, as `#fileID` gives it.
  ///   - line: the line of the call, from 1.
  ///   - column: the column of the call, from 1.
  package static func name(
    _ function: String, in suite: String?, fileID: String, line: Int, column: Int
  ) -> PropertyName {
    let name = PropertyName(test: function, in: suite ?? fileID)
    let number = number(of: Place(fileID: fileID, line: line, column: column), among: name)
    return number == 1
      ? name : PropertyName(chapter: name.chapter, name: "\(name.name) \(number)")
  }

  /// The number, from 1, of a place among the places of a name.
  private static func number(of place: Place, among name: PropertyName) -> Int {
    lock.withLock {
      let known = places[name, default: []]
      if let index = known.firstIndex(of: place) { return index + 1 }
      places[name] = known + [place]
      return known.count + 1
    }
  }
}
