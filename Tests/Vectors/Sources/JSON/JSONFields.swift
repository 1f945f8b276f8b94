import Foundation
import InputRules

/// The members of a JSON object, by name; a missing member is an error.
struct JSONFields {
  /// The line of the row, counted from 1.
  let line: Int
  private let members: [String: Any]

  /// - Parameter name: the object's name in errors.
  init(_ node: JSONNode, of name: String) throws(MalformedVector) {
    line = node.line
    members = try node.object(name)
  }

  /// Creates an object without members.
  init(line: Int) { (self.line, members) = (line, [:]) }

  func has(_ key: String) -> Bool { members[key] != nil }

  func node(_ key: String) throws(MalformedVector) -> JSONNode {
    guard let value = members[key] else { throw malformed(key, "is missing; add it to the row") }
    return JSONNode(line: line, value: value)
  }

  func object(_ key: String) throws(MalformedVector) -> JSONFields {
    try JSONFields(try node(key), of: "“\(key)”")
  }

  func text(_ key: String) throws(MalformedVector) -> String { try node(key).text("“\(key)”") }

  func flag(_ key: String) throws(MalformedVector) -> Bool { try node(key).flag("“\(key)”") }

  /// The integer at `key`, which must be at least `least`.
  func integer(_ key: String, least: Int = 0) throws(MalformedVector) -> Int {
    let integer = try node(key).integer("“\(key)”")
    guard integer >= least else { throw malformed(key, "is \(integer); write \(least) or more") }
    return integer
  }

  /// The text at `key`, or `nil` if the member is null.
  func optionalText(_ key: String) throws(MalformedVector) -> String? {
    try node(key).isNull ? nil : try text(key)
  }

  /// The two numbers in a list.
  func pair(_ key: String) throws(MalformedVector) -> (Int, Int) {
    let elements = try elements(key, 2)
    return (try elements[0].integer("“\(key)”"), try elements[1].integer("“\(key)”"))
  }

  /// A range of UTF-16 units and the text that replaces it.
  func replacement() throws(MalformedVector) -> Edit {
    let (location, length) = try pair("range")
    return Edit(
      replacing: TextRange(location: location, length: length), with: try text("text"))
  }

  /// The elements of a list, which must have `count` elements.
  func elements(_ key: String, _ count: Int) throws(MalformedVector) -> [JSONNode] {
    let elements = try node(key).list("“\(key)”")
    guard elements.count == count else {
      throw malformed(key, "has \(elements.count) elements; write \(count)")
    }
    return elements
  }

  /// An error about the member `key`.
  func malformed(_ key: String, _ problem: String) -> MalformedVector {
    MalformedVector(line: line, problem: "“\(key)” \(problem)")
  }
}

extension JSONFields {
  /// The state of a field that shows `text` with a selection.
  ///
  /// - Parameter key: the member that contains the selected range.
  func state(
    _ text: String, selecting range: TextRange, of key: String
  ) throws(MalformedVector) -> FieldState {
    do {
      return try FieldState(text: text, selection: range)
    } catch {
      throw malformed(key, "is not inside the text: \(error)")
    }
  }
}

extension JSONFields {
  /// The symbols of a locale with ASCII digits, which Babel uses by default.
  func symbols(_ key: String) throws(MalformedVector) -> NumberSymbols {
    let locale = try text(key)
    guard let symbols = NumberSymbols(locale: locale, numberingSystem: "latn") else {
      throw malformed(key, "is \(locale.escaped), which isn't in CLDR; write one such as “de_CH”")
    }
    return symbols
  }
}

/// A JSON value and its line.
struct JSONNode {
  /// Counted from 1.
  let line: Int
  /// The value, as read by `JSONSerialization`.
  let value: Any

  init(line: Int, value: Any) { (self.line, self.value) = (line, value) }

  init(_ line: VectorText.Line) throws(MalformedVector) {
    // Foundation drops this scalar at the start of a text (swift-foundation, issue 300).
    let json = line.text.replacing("\u{FEFF}", with: "\\ufeff")
    do {
      value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
      self.line = line.number
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
      throw MalformedVector(
        line: line.number, problem: "the JSON is wrong: Foundation says \(words.escaped); fix it")
    }
  }

  /// - Parameter name: the value's name in errors.
  func object(_ name: String) throws(MalformedVector) -> [String: Any] {
    try found(value as? [String: Any], "an object, {…}", name)
  }

  func list(_ name: String) throws(MalformedVector) -> [JSONNode] {
    try found(value as? [Any], "a list, […]", name).map { JSONNode(line: line, value: $0) }
  }

  func text(_ name: String) throws(MalformedVector) -> String {
    try found(value as? String, "a text in quotation marks", name)
  }

  func flag(_ name: String) throws(MalformedVector) -> Bool {
    try found(isFlag ? value as? Bool : nil, "true or false", name)
  }

  func integer(_ name: String) throws(MalformedVector) -> Int {
    try found(isFlag ? nil : value as? Int, "a whole number", name)
  }

  var isNull: Bool { value is NSNull }

  /// Whether the value is a Boolean, which Foundation would also read as 1 or 0.
  private var isFlag: Bool { (value as? NSNumber).map { String(cString: $0.objCType) } == "c" }

  private func found<Value>(
    _ value: Value?, _ kind: String, _ name: String
  ) throws(MalformedVector) -> Value {
    if let value { return value }
    throw MalformedVector(line: line, problem: "\(name) is not \(kind); change it")
  }
}
