import Foundation
import FoundFrame
import FoundPackages

let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Found")
let records = try Record.load("packages", of: package)
let command = FoundCommand(records, lines: Lines.packages, laws: PackageLaws.all)
exit(command.run(Array(CommandLine.arguments.dropFirst())))
