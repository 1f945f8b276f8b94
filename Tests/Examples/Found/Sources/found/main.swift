import Foundation
import FoundFrame
import FoundLaws

let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
let records = Record.loaded(["numbers", "texts", "dates"], of: package)
let command = FoundCommand(records, laws: Laws.all)
exit(command.run(Array(CommandLine.arguments.dropFirst())))
