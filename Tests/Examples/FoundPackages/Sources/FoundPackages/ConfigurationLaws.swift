import Configuration
import Dispatch
import Foundation
import FoundFrame
import PropertyTesting
import Synchronization
import SystemPackage

/// Laws about swift-configuration.
enum ConfigurationLaws {
  static let all: [Law] = [readsLines]

  static let readsLines = Law(
    "configuration-reads-lines", .oracle,
    forAll: zip(
      .array(of: .string(of: "ab1", 1...3), 1...3), .element(of: "\n", "\r\n"), .bool()),
    causes: ["configuration-files-with-crlf": { $0.1 == "\r\n" }]
  ) { values, ending, isFinished in
    let lines = values.enumerated().map { "K\($0.offset)=\($0.element)" }
    let text = lines.joined(separator: ending) + (isFinished ? ending : "")
    try requireGives("\(values)") {
      "\(try environment(of: text, values.indices.map { "K\($0)" }).map { $0 ?? "nil" })"
    }
  }

  /// The values of `names` in a file `.env` with `text`.
  static func environment(of text: String, _ names: [String]) throws -> [String?] {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).env")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let path = FilePath(file.path)
    let answer = Answer()
    Task.detached {
      let provider = try? await EnvironmentVariablesProvider(environmentFilePath: path)
      answer.values.withLock { values in
        values = names.map { name in (try? provider?.environmentValue(forName: name)) ?? nil }
      }
      answer.done.signal()
    }
    answer.done.wait()
    return answer.values.withLock { $0 }
  }

  /// What a task answers.
  private final class Answer: Sendable {
    let values = Mutex<[String?]>([])
    let done = DispatchSemaphore(value: 0)
  }
}
