import Foundation
import PropertyTesting

/// One result in a JUnit document.
struct JUnitCase: Hashable, Sendable {
  /// A failure: in one line, and in full.
  struct Failure: Hashable, Sendable {
    let message: String
    let text: String
  }

  let chapter: String
  let group: String
  let name: String
  /// How long it took, if that was measured.
  let seconds: Double?
  let failure: Failure?

  init(_ report: Report) {
    let property = report.property
    chapter = property.chapter
    group = property.chapter
    name = report.subject.isEmpty ? property.name : "\(property.name) about \(report.subject)"
    seconds = report.seconds
    let text = report.description
    let line = report.counterexample?.message ?? text.split(separator: "\n").first.map(String.init)
    failure = report.isFine ? nil : Failure(message: line ?? "", text: text)
  }

  init(_ replay: Replay) {
    chapter = replay.property.chapter
    group = "\(replay.property)"
    name = replay.path
    seconds = nil
    failure =
      replay.isFine ? nil : Failure(message: replay.description, text: replay.description)
  }

  /// The case as XML.
  var lines: [String] {
    let time = seconds.map { " time=\"\(Self.decimal($0))\"" } ?? ""
    let names =
      "classname=\"\(XMLText(group).attribute)\" name=\"\(XMLText(name).attribute)\"\(time)"
    guard let failure else { return ["    <testcase \(names)/>"] }
    let message = XMLText(failure.message).attribute
    return [
      "    <testcase \(names)>",
      "      <failure message=\"\(message)\">\(XMLText(failure.text).content)</failure>",
      "    </testcase>",
    ]
  }

  /// Seconds in plain digits: readers don't understand `1e-05`.
  static func decimal(_ seconds: Double) -> String { String(format: "%.6f", seconds) }
}
