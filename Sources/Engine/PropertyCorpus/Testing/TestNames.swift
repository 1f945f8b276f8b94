import Foundation
import PropertyTesting

/// The names of the properties that the tests of this process check, each at its place.
///
/// Several properties of one test have its name and, from the second one on, a number: `packing`,
/// `packing 2`. So neither their reports nor their kept inputs are confused.
package enum TestNames {
  /// Where a property is written.
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

  /// The number of a place among those of a name, from 1.
  private static func number(of place: Place, among name: PropertyName) -> Int {
    lock.withLock {
      let known = places[name, default: []]
      if let index = known.firstIndex(of: place) { return index + 1 }
      places[name] = known + [place]
      return known.count + 1
    }
  }
}
