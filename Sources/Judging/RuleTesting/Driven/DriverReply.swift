#if os(Linux) || os(macOS)
  import Foundation
  import InputRules
  import PropertyCorpus

  /// A driver's answer: a line with a JSON object.
  struct DriverReply {
    private let members: [String: Any]

    /// Reads a line; returns `nil` for a line that isn't an object, such as a toolkit's message.
    /// - Throws: `DriverProblem.nonsense` if the line begins like an answer but isn't JSON: some
    ///   encoders write `NaN` or half a surrogate pair.
    init?(_ line: Data) throws(DriverProblem) {
      if let members = try? JSONSerialization.jsonObject(with: line) as? [String: Any] {
        self.members = members
        return
      }
      let text = String(decoding: line, as: UTF8.self)
      let isMeant = text.first { !$0.isWhitespace } == "{" && text.contains("\"id\"")
      if !isMeant { return nil }
      throw .nonsense("answered with text that isn't JSON, \(String(text.prefix(100)).shown)")
    }

    /// The number of the answered request, or `nil` if the line has none.
    var id: Int? { members["id"].flatMap(Self.whole) }
    var version: Int? { members["version"].flatMap(Self.whole) }
    var name: String? { members["name"].flatMap(Self.word) }
    var deletes: String { members["deletes"].map(Self.word) ?? DeletionUnit.character.rawValue }
    var deletesForward: String { members["deletes_forward"].map(Self.word) ?? deletes }

    func abilities() throws(DriverProblem) -> [String] {
      guard let can = members["can"] else { return [] }
      if let words = can as? [String] { return words.map(\.visibleInLine) }
      throw .nonsense("returned a “can” that isn't a list of words, such as [\"select\"]")
    }

    func isOneLine() throws(DriverProblem) -> Bool { try flag("one_line") ?? true }

    private static func word(_ value: Any) -> String { "\(value)".visibleInLine }

    /// The problem that the driver reports for a request, or `nil` if it reports none.
    func problem(of request: String) -> DriverProblem? {
      guard let error = members["error"] else { return nil }
      let object = error as? [String: Any]
      if object?["kind"] as? String == "unsupported" { return .unsupported(request) }
      let message = object?["message"] as? String ?? "\(error)"
      return .failed(String(message.prefix(500)).visibleInLine)
    }
  }

  extension DriverReply {
    /// The reply with the state that the field shows.
    /// - Throws: `DriverProblem.nonsense` if a member is missing or has the wrong type.
    func reply() throws(DriverProblem) -> FieldReply {
      let units = try units()
      let text = String(decoding: units, as: UTF16.self)
      let selection = try selection() ?? .caret(at: units.count)
      var reply = FieldReply.showing(text, selection)
      if !text.utf16.elementsEqual(units) { reply.problem = .halfCharacter(units) }
      reply.isComposing = try isMarked()
      reply.value = try value()
      reply.isValid = try flag("valid")
      return reply
    }

    /// The text's UTF-16 units, from the `units` member if a JSON string can't represent them.
    private func units() throws(DriverProblem) -> [UInt16] {
      if let text = members["text"] as? String { return Array(text.utf16) }
      let units = members["units"].flatMap(Self.numbers)
      if let units, units.allSatisfy({ 0..<0x10000 ~= $0 }) { return units.map { UInt16($0) } }
      throw .nonsense("answered without a “text”")
    }

    private func selection() throws(DriverProblem) -> TextRange? {
      guard let selection = members["selection"], !(selection is NSNull) else { return nil }
      if let range = Self.range(selection) { return range }
      throw .nonsense("returned a “selection” that isn't [location, length]")
    }

    private func isMarked() throws(DriverProblem) -> Bool {
      if members["marked"].flatMap(Self.range) != nil { return true }
      do { return try flag("marked") ?? false } catch {
        throw .nonsense("returned a “marked” that isn't true, false or [location, length]")
      }
    }

    private func value() throws(DriverProblem) -> String? {
      switch members["value"] {
      case nil, is NSNull: return nil
      case let text as String: return text
      case let number as NSNumber where !Self.isFlag(number): return "\(number)"
      default: throw .nonsense("returned a “value” that is neither text nor a number")
      }
    }
  }

  // Functions that check types, because Foundation also reads true as a number.
  extension DriverReply {
    /// The Boolean value of a member, or `nil` if it is null or missing.
    private func flag(_ member: String) throws(DriverProblem) -> Bool? {
      guard let value = members[member], !(value is NSNull) else { return nil }
      if Self.isFlag(value), let flag = value as? Bool { return flag }
      throw .nonsense("returned a “\(member)” that is neither true nor false")
    }

    private static func isFlag(_ value: Any) -> Bool {
      (value as? NSNumber)?.objCType.pointee == NSNumber(value: true).objCType.pointee
    }

    private static func whole(_ value: Any) -> Int? { isFlag(value) ? nil : value as? Int }

    private static func numbers(_ value: Any) -> [Int]? {
      guard let values = value as? [Any] else { return nil }
      let numbers = values.compactMap(whole)
      return numbers.count == values.count ? numbers : nil
    }

    private static func range(_ value: Any) -> TextRange? {
      guard let ends = numbers(value), ends.count == 2, ends[1] >= 0 else { return nil }
      return TextRange(location: ends[0], length: ends[1])
    }
  }

  /// A replay, in new processes, of the requests after which a driver's process ended.
  package struct DriverReplay {
    private let command: [String]
    private let limits: DriverLimits

    package init(_ command: [String], limits: DriverLimits) {
      (self.command, self.limits) = (command, limits)
    }

    /// Sends the requests to a new process; returns the process's problem, or `nil` if all are
    /// answered.
    /// - Throws: `DriverProblem` if the process doesn't start.
    package func ending(after requests: [String]) throws(DriverProblem) -> DriverProblem? {
      let driver = Driver(command, limits)
      _ = try driver.hello()
      for request in requests {
        do throws(DriverProblem) {
          _ = request == "\"new\"" ? try driver.begin() : try driver.press([request])
        } catch {
          return error
        }
      }
      return nil
    }

    /// A shorter list of requests after which a process ends in the same way.
    package func shrunk(
      _ requests: [String], ending kind: String, most: Int, progress: (Int, Int) -> Void
    ) -> [String] {
      var (best, started) = (requests, 0)
      var length = (best.count + 1) / 2
      while length > 0 {
        var (end, isShorter) = (best.count, false)
        while end > 0 && started < most {
          let start = max(0, end - length)
          let fewer = Array(best[..<start] + best[end...])
          started += 1
          progress(started, best.count)
          if (try? ending(after: fewer))??.kind == kind { (best, isShorter) = (fewer, true) }
          end = start
        }
        length = length == 1 && isShorter && started < most ? 1 : length / 2
      }
      return best
    }

    /// The request in a line of JSON, or `nil` for “hello” and for lines without a request.
    package static func request(of line: Substring) -> String? {
      let members = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      return (members as? [String: Any]).flatMap(request)
    }

    /// The value of `do` and the other members, as they are sent.
    private static func request(_ members: [String: Any]) -> String? {
      var rest = members
      guard let what = rest.removeValue(forKey: "do") as? String, what != "hello" else {
        return nil
      }
      rest["id"] = nil
      let parts = ([("", what)] + rest.sorted { $0.key < $1.key }).map { name, value in
        (name.isEmpty ? "" : "\(json(name)):") + json(value)
      }
      return parts.joined(separator: ",")
    }

    private static func json(_ value: Any) -> String {
      let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .withoutEscapingSlashes]
      let data = try? JSONSerialization.data(withJSONObject: value, options: options)
      return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
  }
#endif
