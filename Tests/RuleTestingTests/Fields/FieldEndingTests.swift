import Foundation
import PropertyTesting
import RuleTesting
import Testing

/// Code that ends the app, or never answers, is told with what usually does that.
@Suite struct FieldEndingTests {
  private static let quick = RunSettings(cases: 5, shrinkLimit: 0)

  @Test func `A trap is a failure with its input, and the laws after it aren't asked`() throws {
    let field = TestedField.delegate("trap") { text, _, _ in
      text.isEmpty || text.last != "1" || Int(text + "x")! > 0
    }
    let report = field.examined(
      meaning: [.atMost(4)], settings: RunSettings(cases: 100, shrinkLimit: 60))
    let failure = try #require(report.failures.first)
    #expect(report.asked == ["EveryEditIsAnswered"])
    #expect(failure.steps == ["type \"1\"", "type \"1\""])
    #expect(failure.found.contains("trap"))
  }

  @Test func `A hang is a failure with its input, and has another cause than a wrong index`() throws
  {
    let field = TestedField.delegate("loop") { text, _, _ in
      while text.count == 1 {}
      return true
    }
    let report = field.examined(
      meaning: [.atMost(4)], settings: RunSettings(cases: 5, shrinkLimit: 0))
    let failure = try #require(report.failures.first)
    #expect(failure.law == "EveryEditIsAnswered")
    #expect(failure.found.contains("did not end"))
    #expect(failure.cause == "A loop whose end depends on the text.")
    #expect(failure.remedy.hasPrefix("Let each turn of the loop come nearer to its end"))
  }

  /// The first failure of a field that does something with each edit of a text.
  private func failure(_ act: @escaping (String) -> Void) throws -> FieldFailure {
    let field = TestedField.delegate("ends") { text, _, _ in
      if !text.isEmpty { act(text) }
      return true
    }
    let report = field.examined(meaning: [.atMost(4)], settings: Self.quick)
    let failure = try #require(report.failures.first, "\(report)")
    #expect(failure.law == "EveryEditIsAnswered")
    return failure
  }

  @Test func `Code that ends the app by itself is told so`() throws {
    let ended = try failure { _ in exit(0) }
    #expect(ended.found == "the code ended the process with exit code 0")
    #expect(ended.cause == "The code, or what it calls, ends the app with exit(_:).")
    let fatal = try failure { _ in Swift.preconditionFailure("no room") }
    #expect(fatal.cause.hasPrefix("The code ends the app itself, with fatalError"))
    let tried = try failure { _ in
      try! { throw CancellationError() }()
    }
    #expect(tried.cause == fatal.cause)
  }

  @Test func `A forced optional and endless recursion have their own advice`() throws {
    let forced = try failure { text in _ = Int(text + "x")! }
    #expect(forced.cause.hasPrefix("A forced optional, such as Int(text)!"))
    func deep(_ count: Int) -> Int { count < 0 ? 0 : deep(count + 1) + 1 }
    let recursion = try failure { text in
      if deep(text.count) == 7 { exit(1) }
    }
    #expect(recursion.cause.hasPrefix("The code calls itself without an end"))
  }

  @Test func `A task finds a thread where all threads of the test are busy`() throws {
    final class Answer: @unchecked Sendable { var text = "" }
    let field = TestedField.onChange("waits") { new in
      let (answer, isDone) = (Answer(), DispatchSemaphore(value: 0))
      Task.detached {
        answer.text = String(new.prefix(4))
        isDone.signal()
      }
      isDone.wait()
      return answer.text
    }
    let ends = DispatchSemaphore(value: 0)
    let all = ProcessInfo.processInfo.activeProcessorCount + 1
    for _ in 0..<all { DispatchQueue.global().async { ends.wait() } }
    defer { for _ in 0..<all { ends.signal() } }
    let report = field.examined(meaning: [.backspaceEmpties], settings: RunSettings(cases: 30))
    #expect(report.isFine, "\(report)")
  }

  @Test func `A trap on another thread counts, though nobody waits for it`() throws {
    let ended = try failure { _ in
      Thread.detachNewThread { Swift.preconditionFailure("no hint") }
    }
    #expect(ended.found.contains("no hint"), "\(ended)")
    #expect(ended.cause.hasPrefix("The code ends the app itself"))
  }

  @Test func `An index is what the law says`() throws {
    let index = try failure { text in _ = Array(text)[text.count] }
    #expect(index.found.contains("Index out of range"))
    #expect(index.cause.hasPrefix("An index made from a range in UTF-16 units"))
  }

  @Test func `Code beside a field is told the same`() throws {
    let mask = TestedMask("phone") { content in
      if content.count > 2 { exit(3) }
      return content
    }
    let report = mask.examined(meaning: MaskMeaning("####"), settings: Self.quick)
    let failure = try #require(report.failures.first)
    #expect(failure.cause == "The code, or what it calls, ends the app with exit(_:).")
  }
}
