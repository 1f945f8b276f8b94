import Foundation
import InputRules

/// A JSON value, and the line on which it is.
struct JSONNode {
  /// Counted from 1.
  let line: Int
  /// As `JSONSerialization` read it.
  let value: Any

  init(line: Int, value: Any) { (self.line, self.value) = (line, value) }

  init(_ line: VectorText.Line) throws(MalformedVector) {
    // Foundation drops this scalar from the start of a text: swift-foundation, issue 300.
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

  /// Foundation would also read true as 1, and false as 0.
  private var isFlag: Bool { (value as? NSNumber).map { String(cString: $0.objCType) } == "c" }

  private func found<Value>(
    _ value: Value?, _ kind: String, _ name: String
  ) throws(MalformedVector) -> Value {
    if let value { return value }
    throw MalformedVector(line: line, problem: "\(name) is not \(kind); change it")
  }
}
