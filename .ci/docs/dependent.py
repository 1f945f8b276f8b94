"""Follows the page about fuzzing in a package that depends on a version of this one.

usage: dependent.py FOLDER, with this repository in FOLDER/InputRules and the package in FOLDER/app.
"""
import pathlib, sys

sys.dont_write_bytecode = True
import pages, run

PAGE = "Sources/Engine/PropertyTesting/PropertyTesting.docc/FuzzYourProperty.md"
PLACE = 'url: "https://example.com/InputRules.git", branch: "main"'

# What the page doesn't show: the library that is tested, with a planted bug, and the C file.
GIVEN = {
    "Sources/Packing/Packing.swift": """
        /// Writes repeats of a letter as their number and the letter.
        public func pack(_ text: String) -> String {
          var packed = ""
          var rest = text[...]
          while let letter = rest.first {
            let run = rest.prefix { $0 == letter }
            packed += run.count > 1 ? "\\(run.count)\\(letter)" : "\\(letter)"
            rest = rest.dropFirst(run.count)
          }
          return packed
        }

        /// The text that `packed` was made from.
        public func unpack(_ packed: String) -> String {
          var text = ""
          var count = ""
          for character in withoutMark(Array(packed)) {
            if character.isNumber {
              count.append(character)
            } else {
              text += String(repeating: character, count: Int(count) ?? 1)
              count = ""
            }
          }
          return text
        }

        /// The bug: old files begin with a mark, and so may a text.
        private func withoutMark(_ packed: [Character]) -> ArraySlice<Character> {
          guard packed.count >= 4 else { return packed[...] }
          guard packed[0] == "z" else { return packed[...] }
          guard packed[1] == "i" else { return packed[...] }
          guard packed[2] == "p" else { return packed[...] }
          guard packed[3] == ":" else { return packed[...] }
          return packed[4...]
        }
        """,
    "Sources/fuzz-packing/fuzz.c": """
        // The main function is that of PropertyFuzzing.
        """,
}

root = pathlib.Path(__file__).resolve().parent.parent.parent
folder = pathlib.Path(sys.argv[1])
page = pages.Page(root, PAGE)
page.folder = "app"
for block in page.blocks:
    block.lines = [line.replace(PLACE, f'url: "file://{folder}/InputRules", from: "1.0.0"')
                   for line in block.lines]
page.blocks[:0] = [
    pages.Block(page, 0, "", [line[8:] for line in text.strip("\n").split("\n")[:-1]], [], f"`{path}`:")
    for path, text in GIVEN.items()]
done = run.Done()
run.follow_in_folder(root, folder, page, done)
for problem in done.problems:
    print(f"error: {problem}")
sys.exit(1 if done.problems else 0)
