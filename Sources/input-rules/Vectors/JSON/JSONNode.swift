/// A JSON value, and where it stands.
struct JSONNode {
  /// The line on which the value begins, counted from 1.
  let line: Int
  let value: JSONValue

  /// - Parameter name: what the value is called in a complaint.
  func object(_ name: String) throws(MalformedVector) -> [String: JSONNode] {
    guard case .object(let members) = value else { throw isNo("an object, {…}", name) }
    return members
  }

  func list(_ name: String) throws(MalformedVector) -> [JSONNode] {
    guard case .list(let elements) = value else { throw isNo("a list, […]", name) }
    return elements
  }

  func text(_ name: String) throws(MalformedVector) -> String {
    guard case .text(let text) = value else { throw isNo("a text in quotation marks", name) }
    return text
  }

  func flag(_ name: String) throws(MalformedVector) -> Bool {
    guard case .flag(let flag) = value else { throw isNo("true or false", name) }
    return flag
  }

  func integer(_ name: String) throws(MalformedVector) -> Int {
    guard case .number(let digits) = value, let integer = Int(digits) else {
      throw isNo("a whole number", name)
    }
    return integer
  }

  var isNull: Bool {
    if case .null = value { true } else { false }
  }

  private func isNo(_ kind: String, _ name: String) -> MalformedVector {
    MalformedVector(line: line, problem: "\(name) is not \(kind); change it")
  }
}
