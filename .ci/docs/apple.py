"""Writes the blocks of pages that need UIKit or SwiftUI, each as a function in a file.

usage: apple.py FOLDER
"""
import pathlib, sys

sys.dont_write_bytecode = True
import pages, run, swift

root = pathlib.Path(__file__).resolve().parent.parent.parent
paths = ["README.md", *(str(page.relative_to(root)) for page in root.glob("Sources/*/*/*.docc/*.md"))]
for page in (pages.Page(root, path) for path in paths):
    for block in page.blocks:
        if block.mark("apple") is None:
            continue
        text = "\n".join([mark.rest for mark in block.marks if mark.kind == "given"] + [block.text])
        name = f"{page.name}_{block.line}"
        run.write(pathlib.Path(sys.argv[1]) / f"{name}.swift", "\n".join([
            *swift.imports(text), f"@MainActor func {name}() throws {{",
            swift.without_imports(text), "}", ""]))
