import PropertyConsole
import PropertyTesting

/// What a merge changes in a law's seeds.
struct SeedChange {
  let target: FuzzTarget
  /// The seeds as they were, and as they will be.
  let before: Set<[UInt8]>
  let after: Set<[UInt8]>
  /// How many seeds the generator reads otherwise than when they were saved: too long by now, or
  /// with choices out of their bounds.
  let stale: Int

  /// By how many bytes the corpus grows.
  var growth: Int { Self.size(after) - Self.size(before) }

  /// What is said of it.
  var line: String {
    let (came, went) = (after.subtracting(before).count, before.subtracting(after).count)
    let changes = [
      ("came", came), ("went because others reach their edges", went - stale), ("stale", stale),
    ]
    let words = changes.filter { $0.1 > 0 }.map { ", \($0.1) \($0.0)" }.joined()
    return "\(target.name.name): \(after.count.of("seed"))\(words)"
  }

  /// The size of a file of seeds, in bytes.
  private static func size(_ seeds: Set<[UInt8]>) -> Int {
    seeds.reduce(0) { $0 + Blob.encode($1).utf8.count + 1 }
  }
}
