/// Reads the numbers that options have, and says which ones there may be.
package enum Number {
  /// A whole number from 1.
  package static func count(_ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw UsageError("give a whole number from 1 on, such as 100")
    }
    return number
  }

  /// How many workers there may be: more than any machine has, and no more than it can start.
  package static let mostWorkers = 256

  /// How many work at a time.
  package static func workers(_ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), (1...mostWorkers).contains(number) else {
      throw UsageError("give a whole number from 1 to \(mostWorkers), in digits alone")
    }
    return number
  }

  /// A whole number from 0.
  package static func countOrNone(_ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw UsageError("give a whole number from 0 on, such as 100")
    }
    return number
  }

  /// A random seed.
  package static func seed(_ text: String) throws(UsageError) -> UInt64 {
    guard let number = UInt64(text) else {
      throw UsageError("give a whole number from 0 to \(UInt64.max), in digits alone")
    }
    return number
  }

  /// A number of seconds.
  package static func seconds(_ text: String) throws(UsageError) -> Double {
    guard let number = Double(text), number > 0, number <= 1e9 else {
      throw UsageError("give a number of seconds above 0, such as 5 or 0.5")
    }
    return number
  }
}
