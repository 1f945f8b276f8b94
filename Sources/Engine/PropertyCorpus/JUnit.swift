import Foundation
import PropertyTesting

/// Results as XML for build servers, with one suite per chapter and one test case per result.
public struct JUnit: Hashable, Sendable {
  fileprivate struct Case: Hashable, Sendable {
    let chapter, group, name: String
    var seconds: Double?
    /// The full text of the failure, or `nil` for a success.
    let failure: String?
    /// The short text of the failure; by default, the first line of the full text.
    var message: String?
  }

  private let cases: [Case]

  /// Creates a test case for each run.
  /// - Parameter reports: the reports of the runs.
  public init(_ reports: [Report]) {
    cases = reports.map { report in
      let (chapter, name) = (report.property.chapter, report.property.name)
      let isLong = report.counterexamples.contains { $0.choices.count > ChoicesFile.longest }
      return Case(
        chapter: chapter, group: chapter,
        name: report.subject.isEmpty ? name : "\(name) about \(report.subject)",
        seconds: report.seconds,
        failure: report.passed ? nil : isLong ? report.text() : report.description,
        message: report.counterexample?.message)
    }
  }

  /// Creates a test case for each named result, with the reason for its failure, if any.
  package init(_ chapter: String, _ results: [(name: String, failure: String?)]) {
    cases = results.map {
      Case(chapter: chapter, group: chapter, name: $0.name, failure: $0.failure)
    }
  }

  /// Creates a test case for each replayed input.
  /// - Parameter replays: the results of the inputs.
  public init(_ replays: [Replay]) {
    cases = replays.map { replay in
      let failure = replay.passed ? nil : replay.description
      return Case(
        chapter: replay.property.chapter, group: "\(replay.property)", name: replay.path,
        failure: failure, message: failure)
    }
  }
}

extension JUnit: CustomStringConvertible {
  /// The XML document; it is well-formed for any results.
  public var description: String {
    let suites = suites.flatMap { name, cases in
      ["  <testsuite name=\"\(name.xmlAttribute)\"\(Self.figures(of: cases))>"]
        + cases.map(\.xml) + ["  </testsuite>"]
    }
    let document =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(Self.figures(of: cases))>"]
      + suites + ["</testsuites>", ""]
    return document.joined(separator: "\n")
  }

  /// The cases grouped by chapter, in the order in which the chapters first occur.
  private var suites: [(name: String, cases: [Case])] {
    var names: [String] = []
    for one in cases where !names.contains(one.chapter) { names.append(one.chapter) }
    return names.map { name in (name, cases.filter { $0.chapter == name }) }
  }

  private static func figures(of cases: [Case]) -> String {
    let failures = cases.count { $0.failure != nil }
    let seconds = cases.compactMap(\.seconds)
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
      + time(seconds.isEmpty ? nil : seconds.reduce(0, +))
  }

  /// Returns a time without an exponent, because some other programs can't read `1e-05`.
  fileprivate static func time(_ seconds: Double?) -> String {
    seconds.map { " time=\"\(String(format: "%.6f", $0))\"" } ?? ""
  }
}

extension JUnit.Case {
  fileprivate var xml: String {
    let names =
      "classname=\"\(group.xmlAttribute)\" name=\"\(name.xmlAttribute)\"\(JUnit.time(seconds))"
    guard let failure else { return "    <testcase \(names)/>" }
    let message = message ?? failure.split(separator: "\n").first.map(String.init) ?? ""
    return """
          <testcase \(names)>
            <failure message="\(message.xmlAttribute)">\(failure.xmlContent)</failure>
          </testcase>
      """
  }
}

extension String {
  /// The text, escaped for use between XML tags.
  ///
  /// Hidden characters are written as in Swift, such as `\u{1B}`, because XML 1.0 can't represent
  /// most such characters.
  package var xmlContent: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.isHidden && scalar != "\n" && scalar != "\t": result += scalar.numbered
      default: result.unicodeScalars.append(scalar)
      }
    }
    // A build server would interpret `::error::` and `##[error]` in a log as commands.
    return result.replacing("::", with: ":&#58;").replacing("##", with: "#&#35;")
  }

  /// The text, escaped for use in an XML attribute; line breaks and tabs are also escaped, because
  /// parsers replace them with spaces.
  fileprivate var xmlAttribute: String {
    xmlContent.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
