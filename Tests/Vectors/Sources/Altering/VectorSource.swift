import Foundation
import PropertyTesting

/// One row of a file, as it is written.
enum VectorSource {
  /// A line of columns.
  case columns([String])
  /// A line with an object.
  case object([String: Any])
  /// An element of a list.
  case caseObject([String: Any])

  /// A file that contains only the row.
  var bytes: [UInt8] {
    switch self {
    case .columns(let columns): Array(columns.joined(separator: "\t").utf8)
    case .object(let members): Self.json(members)
    case .caseObject(let members): Self.json([members])
    }
  }

  private static func json(_ value: Any) -> [UInt8] {
    [UInt8]((try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)) ?? Data())
  }

  /// The row with another answer; unchanged if the alteration doesn't apply to it.
  ///
  /// - Parameter other: a row whose answer may be used.
  func altered(
    _ alteration: VectorAlteration, keys: [String], other: VectorSource,
    with bits: inout RandomBits
  ) -> VectorSource {
    switch (self, other) {
    case (.columns(let columns), .columns(let others)):
      switch columns.count {
      case 2: return .columns(Self.cuts(columns, alteration, &bits))
      case 3: return .columns(Self.bits(columns, alteration, others, &bits))
      default: return .columns(ZoneChangeRow.altered(columns, alteration, others))
      }
    case (.object(let members), .object(let others)):
      return .object(Self.members(members, keys, alteration, others, &bits))
    case (.caseObject(let members), .caseObject(let others)):
      return .caseObject(Self.members(members, keys, alteration, others, &bits))
    case (.columns, _), (.object, _), (.caseObject, _): return self
    }
  }

  /// The bits of another double.
  private static func bits(
    _ columns: [String], _ alteration: VectorAlteration, _ others: [String],
    _ random: inout RandomBits
  ) -> [String] {
    let value = UInt64(columns[0], radix: 16) ?? 0
    let altered: UInt64 =
      switch alteration {
      case .otherRow: UInt64(others[0], radix: 16) ?? 0
      case .otherValue: value &+ 1
      case .nonsense: 0x7FF8_0000_0000_0001
      case .failure: value == 0x7FF0_0000_0000_0000 ? 0 : 0x7FF0_0000_0000_0000
      case .movedCaret: value &- 1
      case .changedCharacter: value ^ (1 << UInt64.random(in: 0..<64, using: &random))
      }
    let digits = String(altered, radix: 16, uppercase: true)
    return [String(repeating: "0", count: 16 - digits.count) + digits] + columns.dropFirst()
  }

  /// The clusters with one cut more, or one less.
  private static func cuts(
    _ columns: [String], _ alteration: VectorAlteration, _ random: inout RandomBits
  ) -> [String] {
    var scalars = columns[1].split(separator: " ").map(String.init)
    let marks = scalars.indices.filter { scalars[$0] == "|" }
    if let mark = marks.randomElement(using: &random), alteration != .otherValue {
      scalars.remove(at: mark)
    } else {
      let gaps = scalars.indices.dropFirst().filter { scalars[$0] != "|" && scalars[$0 - 1] != "|" }
      if let gap = gaps.randomElement(using: &random) { scalars.insert("|", at: gap) }
    }
    return [columns[0], scalars.joined(separator: " ")]
  }

  private static func members(
    _ members: [String: Any], _ keys: [String], _ alteration: VectorAlteration,
    _ others: [String: Any], _ bits: inout RandomBits
  ) -> [String: Any] {
    var altered = members
    for key in keys {
      guard let value = Self.answer(members[key], key) else { continue }
      altered[key] =
        alteration == .otherRow
        ? Self.taken(value, others[key]) : Self.altered(value, alteration, &bits)
    }
    // A text that Babel refuses has no value; one that it reads has a value.
    if altered["ok"] as? Bool == true && altered["value"] == nil { altered["value"] = "13" }
    return altered
  }

  /// The expected value; null means the source in Android's rows, and nothing elsewhere.
  private static func answer(_ value: Any?, _ key: String) -> Any? {
    value is NSNull && key == "expected" ? "the source" : value
  }

  /// The value of another row, if it has one.
  private static func taken(_ value: Any, _ other: Any?) -> Any {
    guard let other, !(other is NSNull), !(value is NSNull) else { return value }
    return other
  }

  private static func altered(
    _ value: Any, _ alteration: VectorAlteration, _ bits: inout RandomBits
  ) -> Any {
    switch value {
    case let text as String: return altered(text, alteration, &bits)
    case let list as [Any]: return list.map { altered($0, alteration, &bits) }
    case let members as [String: Any]:
      return members.mapValues { altered($0, alteration, &bits) }
    case let number as NSNumber where String(cString: number.objCType) == "c":
      return alteration == .failure ? !number.boolValue : number.boolValue
    case let number as Int: return alteration.altered(number)
    default: return value
    }
  }

  private static func altered(
    _ text: String, _ alteration: VectorAlteration, _ bits: inout RandomBits
  ) -> String {
    switch text {
    // A verdict has one opposite.
    case "accept", "y", "implementation", "i": "reject"
    case "reject", "n": "accept"
    // The peer says that the question doesn't apply to it.
    case let text where text.hasPrefix("#init:"): text
    default: alteration.altered(text, with: &bits)
    }
  }
}
