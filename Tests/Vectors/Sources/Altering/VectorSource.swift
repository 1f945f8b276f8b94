import Foundation
import PropertyTesting

/// One line of a file, as it is written.
struct VectorSource {
  private let format: VectorFormat
  private let members: [String: Any]

  init(_ line: VectorText.Line) throws(MalformedVector) {
    format = try VectorCase(line).format
    members = try JSONNode(line).object("a line")
  }

  private init(_ format: VectorFormat, _ members: [String: Any]) {
    (self.format, self.members) = (format, members)
  }

  private var expected: [String: Any] { members["expected"] as? [String: Any] ?? [:] }

  private func text(_ key: String) -> String { expected[key] as? String ?? "" }

  /// A file that contains only the line.
  var bytes: [UInt8] {
    [UInt8]((try? JSONSerialization.data(withJSONObject: members, options: .sortedKeys)) ?? Data())
  }

  /// The line with another answer; unchanged if the alteration doesn't apply to it.
  ///
  /// - Parameter other: a line whose answer may be used.
  func altered(
    _ alteration: VectorAlteration, other: VectorSource, with bits: inout RandomBits
  ) -> VectorSource {
    var answer = expected
    switch format {
    case .graphemeBreaks: answer["clusters"] = Self.cuts(text("clusters"), alteration, &bits)
    case .nearestDoubles:
      answer["bits"] = Self.bits(text("bits"), alteration, other.text("bits"), &bits)
    case .zoneChanges: answer = Self.change(answer, alteration, other.expected)
    default: answer = Self.members(answer, alteration, other.expected, &bits)
    }
    return VectorSource(format, members.merging(["expected": answer]) { $1 })
  }

  /// Another change of a zone: offsets, kind or local times.
  private static func change(
    _ answer: [String: Any], _ alteration: VectorAlteration, _ other: [String: Any]
  ) -> [String: Any] {
    var altered = answer
    func move(_ key: String, by difference: Int) {
      altered[key] = (answer[key] as? Int).map { $0 + difference }
    }
    switch alteration {
    case .otherRow: altered = other
    case .otherValue: move("after", by: 1_800)
    case .nonsense: move("before", by: -86_400)
    case .failure: altered["change"] = answer["change"] as? String == "gap" ? "fold" : "gap"
    case .movedCaret: altered["start"] = answer["end"]
    case .changedCharacter: altered["end"] = answer["start"]
    }
    return altered
  }

  /// The bits of another double.
  private static func bits(
    _ digits: String, _ alteration: VectorAlteration, _ other: String,
    _ random: inout RandomBits
  ) -> String {
    let value = UInt64(digits, radix: 16) ?? 0
    let altered: UInt64 =
      switch alteration {
      case .otherRow: UInt64(other, radix: 16) ?? 0
      case .otherValue: value &+ 1
      case .nonsense: 0x7FF8_0000_0000_0001
      case .failure: value == 0x7FF0_0000_0000_0000 ? 0 : 0x7FF0_0000_0000_0000
      case .movedCaret: value &- 1
      case .changedCharacter: value ^ (1 << UInt64.random(in: 0..<64, using: &random))
      }
    let digits = String(altered, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The clusters with one cut more, or one less.
  private static func cuts(
    _ clusters: String, _ alteration: VectorAlteration, _ random: inout RandomBits
  ) -> String {
    var scalars = clusters.split(separator: " ").map(String.init)
    let marks = scalars.indices.filter { scalars[$0] == "|" }
    if let mark = marks.randomElement(using: &random), alteration != .otherValue {
      scalars.remove(at: mark)
    } else {
      let gaps = scalars.indices.dropFirst().filter { scalars[$0] != "|" && scalars[$0 - 1] != "|" }
      if let gap = gaps.randomElement(using: &random) { scalars.insert("|", at: gap) }
    }
    return scalars.joined(separator: " ")
  }

  private static func members(
    _ members: [String: Any], _ alteration: VectorAlteration, _ others: [String: Any],
    _ bits: inout RandomBits
  ) -> [String: Any] {
    var altered = members
    // How far peers agree is no answer.
    for (key, value) in members.sorted(by: { $0.key < $1.key }) where key != "agreed" {
      altered[key] =
        alteration == .otherRow
        ? Self.taken(value, others[key]) : Self.altered(value, alteration, &bits)
    }
    // A text that Babel refuses has no value; one that it reads has a value.
    if altered["ok"] as? Bool == true && altered["value"] == nil { altered["value"] = "13" }
    return altered
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
