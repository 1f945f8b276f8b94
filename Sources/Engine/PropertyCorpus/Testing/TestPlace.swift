import Foundation
import PropertyTesting

/// The place of a test's claim.
package struct TestPlace: Sendable {
  /// The test that is running, in its suite; nil if it isn't known.
  private let test: PropertyName?
  private let fileID: String
  /// The file of the test, as `#filePath` gives it.
  package let file: String
  let line: Int
  let column: Int
  /// Whether the test runs several times, with other arguments.
  package var isParameterized = false

  /// - Parameters:
  ///   - test: the test that is running, in its suite; nil if it isn't known.
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

  /// The module of the test.
  package var module: String { fileID.split(separator: "/").first.map(String.init) ?? "" }

  /// The title of a claim: its name, or the test's if it only has the file's.
  func title(of claim: PropertyName) -> PropertyName {
    guard let test, claim == PropertyName(filePath: file) else { return claim }
    return TestNames.name(test.name, in: test.chapter, fileID: fileID, line: line, column: column)
  }

  /// The name by which the failures of a claim are kept: its own and the test's, because a claim
  /// without a name has that of its file, and the file may have others.
  ///
  /// No line is part of it: failures are kept where lines move. Several claims of a test have
  /// numbers, in the order in which the test makes them.
  func name(of claim: PropertyName) -> PropertyName {
    guard let test, !claim.isNamed(after: test) else { return claim }
    return TestNames.name(
      "\(claim.name) in \(test.chapter).\(test.name)", in: claim.chapter, fileID: fileID,
      line: line, column: column)
  }
}

extension PropertyName {
  /// Whether it is a test's name, or that of a further property of the test, which has a number.
  fileprivate func isNamed(after test: PropertyName) -> Bool {
    guard chapter == test.chapter && name.hasPrefix(test.name) else { return false }
    let rest = name.dropFirst(test.name.count)
    return rest.isEmpty || rest.first == " " && Int(rest.dropFirst()) != nil
  }
}

/// The names of the properties that the tests of this process check, each at its place.
///
/// Several properties of one test have its name and, from the second one on, a number: `packing`,
/// `packing 2`. So neither their reports nor their kept inputs are confused.
package enum TestNames {
  /// The place of a property's code.
  private struct Place: Hashable {
    let fileID: String
    let line: Int
    let column: Int
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var places: [PropertyName: [Place]] = [:]

  /// The name of the property at a place; the same each time.
  /// - Parameters:
  ///   - function: the test function as `#function` gives it, or a name that the test states.
  ///   - suite: the suite that the test belongs to, which is the name's chapter; nil for its file.
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
