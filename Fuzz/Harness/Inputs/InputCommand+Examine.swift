import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension InputCommand {
  /// Shrinking is deep recursion; a thread has half a megabyte by default.
  private static let stackSize = 64 << 20

  /// Prints what a fuzzer's failing input is, as a line of JSON; always 1, because it failed.
  ///
  /// A campaign starts this in a process of its own, so that nothing that an input does ends the
  /// campaign.
  func examine() throws -> Int32 {
    let words = try CommandWords(
      words, options: ["--property"], flags: ["--quick", "--ends-with-stdin"])
    guard words.names.count == 1, let path = words.names.first else {
      throw UsageError("name one file that the fuzzer kept")
    }
    if words.has("--ends-with-stdin") { Self.endWithStandardInput() }
    let input = try KeptInput(path, property: words["--property"], among: program.targets)
    let result = Self.onLargeStack {
      Examination(
        input.bytes, FailureKind(artifact: path) ?? .trap, of: input.claim,
        isQuick: words.has("--quick"))
    }
    try JSON.printLine(result)
    return 1
  }

  /// Ends this process when the campaign that started it has ended, however it did.
  private static func endWithStandardInput() {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) != 0 {}
      _exit(1)
    }
  }

  private static func onLargeStack(_ work: @escaping @Sendable () -> Examination) -> Examination? {
    let answer = Answer()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      answer.value = work()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    return answer.value
  }

  /// What one thread writes before it signals another.
  private final class Answer: @unchecked Sendable {
    var value: Examination?
  }
}
