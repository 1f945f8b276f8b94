"""Tables whose last column is code: what a row shows must be in what is run."""
import re, subprocess

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


def unparsed(codes):
    """Why one of these pieces of Swift can't be read; None if all can."""
    text = "\n".join(f"let row = {code}" for code in codes)
    run = subprocess.run(["swiftc", "-frontend", "-parse", "-"], input=text, text=True,
                         capture_output=True)
    return run.stderr if run.returncode else None


def unrun(root, block):
    """Why a table shows code that nothing runs.

    Code of the first column is of the file that the mark names, or Swift that is only parsed.
    """
    file, found = block.mark("rows"), rows(block)
    if not found:
        raise Wrong(f"{block.place}: the mark “rows” is for a table")
    ours = bare(swift(block.page))
    for code in (code for row in found for code in codes(row[-1])):
        if bare(code) not in ours:
            return f"no block of the page runs {code}"
    theirs = [code for row in found for code in codes(row[0])]
    if file == "swift":
        return unparsed(theirs)
    text = bare((root / file).read_text()) if file else ""
    missing = [code for code in theirs if file and bare(code) not in text]
    return f"{file} doesn't run {missing[0]}" if missing else None
