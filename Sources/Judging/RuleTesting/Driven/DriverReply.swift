#if os(Linux) || os(macOS)
  import Foundation
  import InputRules
  import PropertyCorpus

  /// A line that a driver answered: a JSON object.
  struct DriverReply {
    private let members: [String: Any]

    /// Reads a line; nil if it is no JSON object.
    init?(_ line: Data) {
      guard let members = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else {
        return nil
      }
      self.members = members
    }

    /// The request that it answers; nil if it names none.
    var id: Int? { members["id"] as? Int }
    /// The version of the protocol, the driver's name, and what can be done with its field.
    var version: Int? { members["version"] as? Int }
    var name: String? { word("name") }
    var abilities: [String] { (members["can"] as? [String] ?? []).map(\.visibleInLine) }
    var isOneLine: Bool { members["one_line"] as? Bool ?? true }
    var deletes: String { word("deletes") ?? DeletionUnit.character.rawValue }
    var deletesForward: String { word("deletes_forward") ?? deletes }

    /// What the driver calls something, in one line: a report has it within its own.
    private func word(_ member: String) -> String? { (members[member] as? String)?.visibleInLine }

    /// What the driver couldn't do; nil if it did it.
    var problem: DriverProblem? {
      guard let error = members["error"] else { return nil }
      let said = error as? [String: Any]
      let message = said?["message"] as? String ?? "\(error)"
      return .failed(String(message.prefix(500)).visibleInLine)
    }

    /// The state that the field shows.
    ///
    /// - Throws: `DriverProblem.nonsense` if a member is missing or of another kind.
    func reply() throws(DriverProblem) -> FieldReply {
      let units = try units()
      let text = String(decoding: units, as: UTF16.self)
      let selection = try selection() ?? .caret(at: units.count)
      var reply = FieldReply.showing(text, selection)
      if !text.utf16.elementsEqual(units) { reply.trouble = .halfCharacter(units) }
      reply.isComposing = members["marked"].map { !($0 is NSNull) } ?? false
      reply.value = try value()
      reply.isValid = members["valid"] as? Bool
      return reply
    }

    /// The text's UTF-16 units, which `units` writes where JSON can't.
    private func units() throws(DriverProblem) -> [UInt16] {
      if let text = members["text"] as? String { return Array(text.utf16) }
      if let units = members["units"] as? [Int], units.allSatisfy({ 0..<0x10000 ~= $0 }) {
        return units.map { UInt16($0) }
      }
      throw .nonsense("answered without a “text”")
    }

    private func selection() throws(DriverProblem) -> TextRange? {
      guard let selection = members["selection"], !(selection is NSNull) else { return nil }
      guard let ends = selection as? [Int], ends.count == 2, ends[1] >= 0 else {
        throw .nonsense("answered a “selection” that isn't [location, length]")
      }
      return TextRange(location: ends[0], length: ends[1])
    }

    private func value() throws(DriverProblem) -> String? {
      switch members["value"] {
      case nil, is NSNull: return nil
      case let text as String: return text
      // A number is told apart from true and false by its text.
      case let number as NSNumber: return "\(number)"
      default: throw .nonsense("answered a “value” that is neither a text nor a number")
      }
    }
  }
#endif
