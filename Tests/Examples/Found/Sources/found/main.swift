import Foundation
import FoundFrame
import FoundLaws

let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 2, arguments[0] == "--samples", let count = Int(arguments[1]), count > 0 {
  Samples.print(count, seed: 1)
  exit(0)
}
let records = try ["numbers", "texts", "dates"].flatMap { try Record.load($0, of: package) }
let command = FoundCommand(records, lines: Lines.all, laws: Laws.all)
exit(command.run(arguments))
