import Foundation
import PropertyTesting

/// A new folder, which is removed together with this object.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A value that several threads can change.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var content: Value

  init(_ value: Value) { content = value }

  var value: Value { with { $0 } }

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&content) }
  }
}

func claim(
  ofNumbersUpTo most: Int = 10_000, _ body: @escaping @Sendable (Int) throws -> Void
) -> Claim {
  Property<Void>(
    forAll: .int(in: 0...most), named: PropertyName(chapter: "Numbers", name: "AreFine")
  ) { _, number in try body(number) }
  .about((), named: "numbers")
}

/// The failure of `claim` for the case with these options, or `nil` if the claim holds.
func failure(_ claim: Claim, _ options: [UInt64]) -> Failure? {
  var source = ChoiceSource(replaying: options)
  guard case .fails(let failure) = claim.judge(&source) else { return nil }
  return failure
}

/// Returns a value in a way that the optimizer can't predict.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }

/// Ends the process for numbers of 5000 or more; this trap is a separate bug.
@inline(never)
func trapFromFiveThousand(_ number: Int) {
  let narrow = opaque(4_999) - number
  _ = opaque(UInt(opaque(narrow)))
}

/// Calls itself until the stack overflows; the call isn't tail-recursive.
@inline(never)
func recurse(_ number: Int) -> Int { number < 0 ? 0 : opaque(recurse(opaque(number))) &+ 1 }
