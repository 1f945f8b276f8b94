"""Writes the blocks of pages that must be built separately.

usage: parts.py apple FOLDER     blocks that need UIKit or SwiftUI, each as a function in a file
       parts.py package FOLDER   README's package in FOLDER/app, with version 1.0.0 of FOLDER/InputRules; runs its test,
                                 which must fail as README shows
"""
import pathlib, sys
import pages, run, swift


def apple(folder):
    for path in ["README.md", *(str(page.relative_to(run.root)) for page in run.root.glob("Sources/*/*/*.docc/*.md"))]:
        for block in (block for block in pages.Page(run.root, path).blocks if block.mark("apple") is not None):
            text, name = "\n".join([block.mark("given") or "", block.text]), f"{block.page.name}_{block.line}"
            run.write(folder / f"{name}.swift", swift.within(f"@MainActor func {name}() throws", text))


def package(folder):
    blocks = pages.Page(run.root, "README.md").blocks
    at = next(number for number, block in enumerate(blocks) if swift.is_test(block))
    manifest = next(block.text for block in blocks if "parts.py" in (block.mark("elsewhere") or ""))
    run.write(folder / "app/Package.swift",
              manifest.replace('path: "../InputRules"', f'url: "file://{folder}/InputRules", from: "1.0.0"'))
    run.write(folder / "app/Tests/AppTests/AppTests.swift", blocks[at].text)
    lines = [line.strip().removeprefix("↳ ") for line in run.output("swift test", folder / "app")]
    shown = [line.strip() for line in blocks[at + 1].lines]
    sys.exit(next(run.unprinted(shown, lines, "error: the test of README's package"), 0))


{"apple": apple, "package": package}[sys.argv[1]](pathlib.Path(sys.argv[2]).resolve())
