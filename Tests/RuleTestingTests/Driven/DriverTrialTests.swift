import Foundation
import RuleTesting
import Testing

/// What is a driver's fault is told as such before any law is asked, and a field's isn't.
@Suite struct DriverTrialTests {
  private static let lies = ((try? OddDriver.text("lies.tsv")) ?? "").split(separator: "\n")
    .filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t").map(String.init) }

  @Test(arguments: lies) func `A driver that lies is told from a field`(lie: [String]) throws {
    let flag = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: flag) }
    // A driver that falls silent is waited for; one that is only slow must not be.
    let isSilent = ["silent", "late", "end", "stops"].contains { lie[0].contains($0) }
    let limits =
      isSilent ? DriverLimits(answer: 1, start: 3, new: 3) : DriverLimits(answer: 20, new: 20)
    let command = ["python3", OddDriver.file("liar.py"), lie[0], flag]
    let checks = DriverCheck.all(of: command, limits: limits)
    #expect(checks.first(where: \.hasFailed)?.name ?? "-" == lie[1], "\(checks)")
  }

  @Test func `There are lies`() { #expect(Self.lies.count > 50) }
}
