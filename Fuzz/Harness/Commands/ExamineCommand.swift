import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension ProgramCommand {
  /// A campaign starts this in a process of its own, so that nothing that an input does ends the
  /// campaign.
  static let examine = ProgramCommand(
    "examine", KeptInput.words, "Prints a fuzzer's failing input and its shrunk form as JSON.",
    discussion: KeptInput.discussion + "\nAlways exits 1, because the input failed.",
    options: [
      .property, CommandOption("--quick", help: "Don't shrink it."),
      CommandOption("--ends-with-stdin", help: "End when standard input ends."),
    ]
  ) { words, program in
    if words.has("--ends-with-stdin") { endWithStandardInput() }
    let input = try KeptInput(words, in: program)
    let result = onLargeStack {
      Examination(
        input.bytes, FailureKind(artifact: input.name) ?? .trap, of: input.claim,
        isQuick: words.has("--quick"))
    }
    try JSON.printLine(result)
    return 1
  }

  /// Shrinking is deep recursion; a thread has half a megabyte by default.
  private static let stackSize = 64 << 20

  /// Ends this process when the campaign that started it has ended, however it did.
  private static func endWithStandardInput() {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) != 0 {}
      // With the child processes in which an input may hang.
      if getpgrp() == getpid() { kill(0, SIGKILL) }
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
