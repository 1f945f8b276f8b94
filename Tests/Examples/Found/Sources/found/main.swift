import Foundation
import FoundFrame
import FoundLaws

let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
let records = Record.loaded(["numbers", "texts", "dates"], of: package)
let command = FoundCommand(records, laws: Laws.all) {
  Samples.print($0, seed: 1)
}
exit(command.run(Array(CommandLine.arguments.dropFirst())))
