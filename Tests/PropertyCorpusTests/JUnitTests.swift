import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitTests {
  private static func report(
    _ chapter: String, _ name: String, about subject: String = "", _ failure: String? = nil
  ) -> Report {
    let property = Property<Void>(
      forAll: .int(in: 0...9), named: PropertyName(chapter: chapter, name: name)
    ) { _, number in
      if let failure, number > 4 { throw Failure(failure, at: "here") }
    }
    return Run.check(property.about((), named: subject), RunSettings(cases: 100))
  }

  /// The texts at an XPath, as read by an independent parser.
  private func texts(_ path: String, in junit: JUnit) throws -> [String] {
    try #require(XMLParser(data: Data("\(junit)".utf8)).parse())
    return try XMLDocument(xmlString: "\(junit)", options: .nodePreserveAll)
      .nodes(forXPath: path).map { $0.stringValue ?? "" }
  }

  @Test func `A JUnit document has a suite per chapter and a test case per report`() throws {
    let junit = JUnit([
      Self.report("Editing", "One"), Self.report("Texts", "Two", about: "rule", "it is wrong"),
      Self.report("Editing", "Three"),
    ])
    #expect(try texts("//testsuite/@name", in: junit) == ["Editing", "Texts"])
    #expect(try texts("//testsuite/@tests", in: junit) == ["2", "1"])
    #expect(try texts("//testsuite/@failures", in: junit) == ["0", "1"])
    #expect(try texts("//testcase/@name", in: junit) == ["One", "Three", "Two about rule"])
    #expect(try texts("//testcase/@classname", in: junit) == ["Editing", "Editing", "Texts"])
    #expect(try texts("//testcase/@time", in: junit).compactMap(Double.init).count == 3)
    #expect(try texts("//failure/@message", in: junit) == ["it is wrong"])
    #expect(try texts("/testsuites/@tests", in: junit) == ["3"])
  }

  @Test(arguments: [
    "<&>\"'", "]]>", "a\nb\tc\nd", "é 👍🏽 👨‍👩‍👦 ❤️", "&#10;", "&amp;", "<![CDATA[x]]>", " \n ",
  ])
  func `JUnit output keeps visible text unchanged`(text: String) throws {
    let report = Self.report(text, text, about: text, text)
    let junit = JUnit([report])
    #expect(try texts("//testsuite/@name | //failure/@message", in: junit) == [text, text])
    #expect(try texts("//failure", in: junit) == [report.description])
  }

  @Test func `A JUnit document is well-formed and shows hidden scalars by number`() throws {
    for plane in 0...0x10 {
      let scalars = (plane << 16..<(plane + 1) << 16).compactMap { Unicode.Scalar(UInt32($0)) }
      let text = String(String.UnicodeScalarView(scalars))
      _ = try texts("//failure", in: JUnit([Self.report("Texts", "All", text)]))
    }
    let nasty = "\u{0}\u{8}\u{1B}\u{7F}\u{9B}\u{200E}\u{2028}\u{202E}\u{FEFF}\u{FFFE}\u{E0041}\r"
    let shown = nasty.unicodeScalars.map {
      "\\u{\(String($0.value, radix: 16, uppercase: true))}"
    }.joined()
    let junit = JUnit([Self.report(nasty, nasty, about: nasty, nasty)])
    #expect(try texts("//testsuite/@name | //failure/@message", in: junit) == [shown, shown])
    #expect(try texts("//failure", in: junit)[0].contains("found  \(shown)"))
  }
}
