/// A JSON value; numbers are kept as they are written.
enum JSONValue {
  case null
  case flag(Bool)
  case number(String)
  case text(String)
  case list([JSONNode])
  case object([String: JSONNode])
}
