// A driver of a field that accepts everything, in one file without a library.
// swiftc echo.swift && input-rules judge --backspace-empties -- ./echo
import Foundation

var (text, selection) = ([UInt16](), 0..<0)

/// Replaces the selection with a text, and puts the caret after this text.
func type(_ units: [UInt16]) {
  text.replaceSubrange(selection, with: units)
  selection = selection.lowerBound + units.count..<selection.lowerBound + units.count
}

/// Carries out a request, and returns the resulting state as the answer.
func answer(_ request: [String: Any]) -> [String: Any] {
  let typed = request["text"] as? String ?? ""
  switch request["do"] as? String {
  case "hello":
    return ["version": 1, "name": "echo", "can": ["select", "paste", "cut"], "one_line": false]
  case "new": (text, selection) = ([], 0..<0)
  case "type", "paste": type(Array(typed.utf16))
  case "cut": type([])
  case "backspace":
    if selection.isEmpty,
      let last = String(decoding: text[..<selection.lowerBound], as: UTF16.self).last
    {
      selection = selection.lowerBound - last.utf16.count..<selection.lowerBound
    }
    type([])
  case "select":
    let ends = request["selection"] as? [Int] ?? [0, 0]
    selection = ends[0]..<ends[0] + ends[1]
  case let other:
    return ["error": ["kind": "unsupported", "message": "no \(other ?? "request")"]]
  }
  return [
    "text": String(decoding: text, as: UTF16.self),
    "selection": [selection.lowerBound, selection.count],
  ]
}

while let line = readLine() {
  guard let request = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  else { continue }
  let reply = answer(request).merging(["id": request["id"] ?? 0]) { $1 }
  let data = (try? JSONSerialization.data(withJSONObject: reply)) ?? Data()
  FileHandle.standardOutput.write(data + [10])
}
