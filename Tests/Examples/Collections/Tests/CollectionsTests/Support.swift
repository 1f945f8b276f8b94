import Foundation
import PropertyExpectations

/// An element that equality compares by its key alone, and that hashes badly if its key is small.
struct Item: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  var key: Int
  var tag: Int

  var description: String { "\(key)\(tag == 0 ? "a" : "b")" }
  static func == (one: Item, other: Item) -> Bool { one.key == other.key }
  static func < (one: Item, other: Item) -> Bool { one.key < other.key }
  func hash(into hasher: inout Hasher) {
    hasher.combine((0..<64).contains(key) ? key % 3 : key)
  }

  /// An item of few, of some, or of all keys.
  static let any = zip(.oneOf(.int(in: 0...7), .int(in: 0...63), .int()), .int(in: 0...1))
    .map { Item(key: $0, tag: $1) }
}

/// A value, and a copy of it that was put aside.
struct Versions<Value> {
  var now: Value
  var aside: Value

  init(_ value: Value) { (now, aside) = (value, value) }
}

/// Commands that put a copy aside and take it up again: whatever is done to one of two copies must
/// not show in the other.
func copying<Model, System>() -> [Command<Versions<Model>, Versions<System>>] {
  [
    Command("copy", weight: 3, model: { $0.aside = $0.now }, system: { $0.aside = $0.now }),
    Command("swap", model: { swap(&$0.now, &$0.aside) }, system: { swap(&$0.now, &$0.aside) }),
  ]
}

extension Generator where Value: Sendable {
  /// An element of `list`, or another value.
  static func element(of list: [Value], or other: Generator) -> Generator {
    guard let element = try? Generator.element(of: list) else { return other }
    return .oneOf(element, other)
  }
}

extension Generator where Value == Int {
  /// An index of an element, if there is one.
  static func index(of list: some Collection) -> Generator { .int(in: 0...max(0, list.count - 1)) }

  /// A place before, between or after elements.
  static func place(in list: some Collection) -> Generator { .int(in: 0...list.count) }
}

extension Generator where Value == Range<Int> {
  /// Indices in a row of at most `most` elements.
  static func range(in list: some Collection, most: Int = .max) -> Generator {
    let count = list.count
    return Generator<Int>.place(in: list).flatMap { first in
      Generator<Int>.int(in: 0...min(most, count - first)).map { first..<first + $0 }
    }
  }
}

/// Prints at once, so that the lines of one test stay together in a log.
func show(_ text: some CustomStringConvertible) {
  print(text)
  fflush(nil)
}
