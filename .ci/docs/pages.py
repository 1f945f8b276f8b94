"""The pages as blocks, each with the marks that stand before it.

A mark is a comment that no reader sees: <!-- docs: KIND REST -->. CONTRIBUTING.md lists the kinds.
"""
import pathlib, re


class Wrong(Exception):
    """A page that can't be read: the message says where, and what to write."""


class Mark:
    KINDS = {"folder", "given", "check", "instead", "elsewhere", "prints", "figures", "count",
             "foreign", "excerpt", "drawing", "apple", "rows"}

    def __init__(self, place, kind, rest):
        if kind not in self.KINDS:
            raise Wrong(f"{place}: no mark is called “{kind}”; take one of {sorted(self.KINDS)}")
        self.place, self.kind, self.rest = place, kind, rest


class Block:
    """Code, a table or a paragraph: its lines without the fences, and its marks."""

    def __init__(self, page, line, language, lines, marks, before):
        self.page, self.line, self.language, self.lines = page, line, language, lines
        self.marks, self.before = marks, before
        self.place = f"{page.path}:{line}"

    @property
    def text(self):
        return "".join(line + "\n" for line in self.lines)

    def mark(self, kind):
        return next((mark.rest for mark in self.marks if mark.kind == kind), None)


class Page:
    """What a page has to show: `blocks`, in order; `folder` where it is followed in a folder."""

    def __init__(self, root, path):
        self.root, self.path = root, path
        self.name = re.sub(r"\W", "_", pathlib.Path(path).stem)
        self.folder, self.blocks = None, []
        lines = (root / path).read_text().split("\n")
        marks, at, before = [], 0, ""
        while at < len(lines):
            line, number = lines[at], at + 1
            at += 1
            if match := re.match(r"<!-- docs: *(\S*) *(.*)", line):
                kind, rest = match.groups()
                while not rest.endswith("-->"):
                    if at == len(lines):
                        raise Wrong(f"{path}:{number}: the mark has no end; write -->")
                    rest, at = rest + "\n" + lines[at], at + 1
                mark = Mark(f"{path}:{number}", kind, rest[:-3].strip())
                if kind == "folder":
                    self.folder = mark.rest
                else:
                    marks.append(mark)
            elif line.startswith("```"):
                end = next((i for i in range(at, len(lines)) if lines[i] == "```"), None)
                if end is None:
                    raise Wrong(f"{path}:{number}: the block has no end; write ```")
                self.add(number + 1, line[3:], lines[at:end], marks, before)
                marks, at = [], end + 1
            elif line.strip():
                # A line that is indented may open a block of a list, which nothing here follows.
                if line.lstrip().startswith("```"):
                    raise Wrong(f"{path}:{number}: an indented block; begin it at the margin")
                if marks:
                    end = next((i for i in range(at, len(lines)) if not lines[i].strip()), at)
                    self.add(number, "text", lines[at - 1:end], marks, before)
                    marks, at = [], end
                before = line
        if marks:
            raise Wrong(f"{marks[0].place}: nothing follows the mark; put it before a block")

    def add(self, *parts):
        self.blocks.append(Block(self, *parts))
