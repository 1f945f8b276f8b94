"""Tables whose last column is code: what a row shows must be in what is run."""
import re

from pages import Wrong


def codes(cell):
    """The pieces of code in a cell."""
    return [code.replace("\\|", "|") for code in re.findall(r"`([^`]+)`", cell)]


def rows(block):
    """The cells of each row below the title."""
    cells = [re.split(r"(?<!\\)\|", line.strip().strip("|")) for line in block.lines]
    return [[cell.strip() for cell in row] for row in cells[2:]]


def bare(text):
    return re.sub(r"\s+", "", text)


def swift(page):
    """The page's Swift that is run, shown or not."""
    hidden = [mark.rest for block in page.blocks for mark in block.marks
              if mark.kind in ("given", "check")]
    shown = [block.text for block in page.blocks
             if block.language == "swift" and block.mark("foreign") is None]
    return "\n".join(hidden + shown)


def unrun(root, block):
    """Why a table shows code that nothing runs; its first column is code of the marked file."""
    file = block.mark("rows")
    theirs = bare((root / file).read_text()) if file else ""
    ours = bare(swift(block.page))
    found = rows(block)
    if not found:
        raise Wrong(f"{block.place}: the mark “rows” is for a table")
    for row in found:
        for code in codes(row[-1]):
            if bare(code) not in ours:
                return f"no block of the page runs {code}"
        for code in codes(row[0]) if file else []:
            if bare(code) not in theirs:
                return f"{file} doesn't run {code}"
    return None
