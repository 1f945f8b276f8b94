import Foundation
import Testing

@testable import RuleTesting

/// The driver Tests/Drivers/odd.sh, which takes every text, but misbehaves in one way.
struct OddDriver: ~Copyable {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of a file in Tests/Drivers.
  static func file(_ name: String) -> String {
    URL(filePath: #filePath).appending(path: "../../../Drivers/\(name)").standardized.path
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// The command that starts a driver that misbehaves in the given way.
  func command(_ way: String) -> [String] {
    ["/bin/sh", Self.file("odd.sh"), way, folder.appending(path: "pids").path]
  }

  /// The field of an unchecked driver that misbehaves in the given way.
  func field(
    _ way: String, _ limits: DriverLimits = DriverLimits(), named name: String? = nil
  ) throws(DriverProblem) -> TestedField {
    let driver = Driver(command(way), limits)
    let hello = try driver.hello()
    return TestedField(driver, try FieldAbilities(hello), name ?? hello.name ?? "odd")
  }

  /// The requests that the driver received, without their ids, which are counted from 1.
  func requests() throws -> [String] {
    let text = try String(contentsOf: folder.appending(path: "pids.lines"), encoding: .utf8)
    return text.split(separator: "\n").enumerated().map { index, line in
      let start = "{\"id\":\(index + 1),\"do\":"
      return line.hasPrefix(start) && line.hasSuffix("}")
        ? String(line.dropFirst(start.count).dropLast()) : "\(index + 1)? \(line)"
    }
  }

  /// The started processes that are still running, without zombies.
  func left() throws -> [pid_t] {
    let text = try String(contentsOf: folder.appending(path: "pids"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { pid_t($0) }.filter { id in
      let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      return kill(id, 0) == 0 && status?.contains(") Z ") != true
    }
  }

  /// Waits until all processes have ended.
  func expectNoneLeft() throws {
    for _ in 0..<1_000 where try !left().isEmpty { usleep(2_000) }
    let ids = try left()
    #expect(ids == [])
  }
}
