import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

@testable import RuleTesting

/// Code that ends the app or never returns, and systems that can't start a process for it.
@Suite struct FieldEndingTests {
  private static let four = TestedField.takes("PIN") { $0.count <= 4 }
  private static let quick = RunSettings(cases: 5, shrinkLimit: 0)

  @Test func `A field that traps is reported with its input, and later laws are skipped`() throws {
    let field = TestedField.delegate("trap") { text, _, _ in
      text.isEmpty || text.last != "1" || Int(text + "x")! > 0
    }
    let report = field.examined(
      meaning: [.atMost(4)], settings: RunSettings(cases: 100, shrinkLimit: 60))
    #expect(report.checked == ["EveryEditIsAnswered"])
    #expect(report.failures.map(\.steps) == [[#"type "1""#, #"type "1""#]])
  }

  /// The advice about a field that calls `act` for each edit of a text.
  private func advice(_ act: @escaping (String) -> Void) -> String {
    let field = TestedField.delegate("ends") { text, _, _ in
      if !text.isEmpty { act(text) }
      return true
    }
    let report = field.examined(meaning: [.atMost(4)], settings: Self.quick)
    #expect(report.failures.map(\.law) == ["EveryEditIsAnswered"], "\(report)")
    return report.failures.first?.cause ?? ""
  }

  @Test func `A field that ends the app gets advice about the way it ends`() {
    func deep(_ count: Int) -> Int { count < 0 ? 0 : deep(count + 1) + 1 }
    let fatal = advice { _ in Swift.preconditionFailure("no room") }
    let others = [
      advice { text in while text.count == 1 {} }, advice { _ in exit(0) },
      advice { text in _ = Int(text + "x")! }, advice { if deep($0.count) == 7 { exit(1) } },
      advice { text in _ = Array(text)[text.count] },
    ]
    #expect(Set(others + [fatal]).count == 6)
    #expect(others[4] == FieldLaw.everyEditIsAnswered.cause)
    #expect(fatal == advice { _ in try! { throw CancellationError() }() })
    #expect(
      fatal == advice { _ in Thread.detachNewThread { Swift.preconditionFailure("no hint") } })
    let mask = TestedMask("phone") { content in
      if content.count > 2 { exit(3) }
      return content
    }
    let ended = mask.examined(meaning: MaskMeaning("####"), settings: Self.quick).failures
    #expect(ended.map(\.cause) == [others[1]])
  }

  /// The result of `body` in a process that can't open files and therefore can't start a process.
  private func alone(_ body: @escaping @Sendable () -> String) -> String {
    let claim = Claim(forAll: .just(0)) { _ in
      var none = rlimit()
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
      #else
        setrlimit(RLIMIT_NOFILE, &none)
      #endif
      throw Failure(body(), at: "here")
    }.isolated(cpuSeconds: 10, seconds: 20)
    var source = ChoiceSource(bytes: [])
    guard case .fails(let failure) = claim.judge(&source) else { return "" }
    return failure.message
  }

  private static func words(_ report: FieldReport) -> String {
    let laws = report.failures.map(\.law).joined(separator: ", ")
    return "\(report.checked.count) checked, broken: \(laws), alone: \(report.unconfined != nil)"
  }

  @Test func `A field is checked in the test's process if no child process can start`() {
    let right = alone {
      Self.words(Self.four.examined(meaning: [.atMost(4)], settings: RunSettings(cases: 50)))
    }
    #expect(right == "4 checked, broken: , alone: true")
    let wrong = alone {
      Self.words(Self.four.examined(meaning: [.atMost(3)], settings: RunSettings(cases: 300)))
    }
    #expect(wrong == "4 checked, broken: StaysWithinTheLimit, alone: true")
    let mask = alone {
      Self.words(TestedMask("any") { String($0.prefix(4)) }.examined(meaning: MaskMeaning("####")))
    }
    #expect(mask == "6 checked, broken: , alone: true")
    #expect(Self.four.examined(meaning: [.atMost(4)], settings: Self.quick).unconfined == nil)
  }
}
