import Foundation
import PropertyCorpus
import PropertyTesting
import RuleTesting
import Testing

/// A system that starts no process breaks no law.
@Suite struct FieldInProcessTests {
  private static let four = TestedField.delegate("PIN") { text, range, replacement in
    (text as NSString).replacingCharacters(in: range, with: replacement).count <= 4
  }
  private static let quick = RunSettings(cases: 50, shrinkLimit: 20)

  /// What `body` says in a process that can open no more files, and so start no process.
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
    #expect(failure.origin == "here", "\(failure)")
    return failure.message
  }

  @Test func `A right field keeps the laws, and the report says where it ran`() {
    let text = alone {
      "\(Self.four.examined(meaning: [.atMost(4), .backspaceEmpties], settings: Self.quick))"
    }
    #expect(text.contains("“PIN”: 5 of the 5 laws"), "\(text)")
    let place = "\n  in the test's own process, which a trap or hang ends: Too many open files"
    #expect(text.contains(place), "\(text)")
    #expect(text.contains(" edits ") && text.contains(" were accepted"), "\(text)")
  }

  @Test func `A wrong field breaks its law`() {
    let text = alone {
      let report = Self.four.examined(meaning: [.atMost(3)], settings: RunSettings(cases: 300))
      return report.failures.map(\.law).joined(separator: ", ")
    }
    #expect(text == "StaysWithinTheLimit")
  }

  @Test func `Code beside a field keeps its laws as well`() {
    let text = alone {
      "\(TestedMask("any") { String($0.prefix(4)) }.examined(meaning: MaskMeaning("####")))"
    }
    #expect(text.contains("“any”: 6 of the 6 laws"), "\(text)")
    #expect(text.contains("in the test's own process"))
  }

  /// What `body` prints, in a process of its own.
  private func printed(_ body: @escaping @Sendable () -> Void) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let claim = Claim(forAll: .just(0)) { _ in
      dup2(open(file.path, O_WRONLY | O_CREAT, 0o600), 1)
      body()
      fflush(nil)
    }.isolated(cpuSeconds: 10, seconds: 60)
    var source = ChoiceSource(bytes: [])
    _ = claim.judge(&source)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `A report is printed if little was tested, and else it isn't`() throws {
    let word = TestedField.delegate("word") { text, range, new in
      let text = text.replacing(range, with: new)
      return text.isEmpty || text == "Donaudampfschiff"
    }
    let hardly = try printed {
      _ = try? requireKeepsLaws(
        of: word, meaning: .onlyCharacters("Donaudmpfschi"), typing: ["Donaudampfschiff"],
        settings: RunSettings(cases: 20))
    }
    #expect(hardly.contains("“word”: ") && hardly.contains("\n  hardly tested: only "), "\(hardly)")
    let well = try printed {
      _ = try? requireKeepsLaws(of: Self.four, meaning: .atMost(4), settings: Self.quick)
    }
    #expect(!well.contains("“PIN”"), "\(well)")
  }

  @Test func `Where processes start, nothing is said of it`() {
    let report = Self.four.examined(meaning: [.atMost(4)], settings: Self.quick)
    #expect(report.unconfined == nil)
    #expect(!"\(report)".contains("own process"))
  }
}
