"""Reads pages as blocks with marks: the comments <!-- docs: KIND REST --> before a block, which CONTRIBUTING.md lists."""
import collections, pathlib, re

KINDS = {"folder", "given", "check", "instead", "elsewhere", "prints", "excerpt", "drawing", "apple", "rows"}
TOKEN = re.compile(r"^<!-- docs: *(?P<kind>\w*) *(?P<rest>.*?) *-->$|^```(?P<language>\w*)\n(?P<code>.*?)^```$"
                   r"|(?P<paragraph>(?:^(?!```|<!-- docs:)[^\n]*\S[^\n]*\n)+)", re.M | re.S)
Mark = collections.namedtuple("Mark", "kind rest line")


class Wrong(Exception):
    """A page can't be read; the message contains the place and the fix."""


class Block:
    """A block of code without its fences, or a table or paragraph with a mark."""

    def __init__(self, page, line, language, text, marks=(), before=""):
        self.page, self.line, self.language, self.marks, self.before = page, line, language, list(marks), before
        self.text, self.lines, self.place = text, text.removesuffix("\n").split("\n"), f"{page.path}:{line}"

    def mark(self, kind):
        return next((mark.rest for mark in self.marks if mark.kind == kind), None)


class Page:
    """The blocks of a page, in order; `folder` is the empty folder in which a tutorial is followed."""

    def __init__(self, root, path):
        self.path, self.name, self.folder, self.blocks = path, re.sub(r"\W", "_", pathlib.Path(path).stem), None, []
        text, marks, before = (root / path).read_text(), [], ""
        for token in TOKEN.finditer(text):
            line, kind = text.count("\n", 0, token.start()) + 1, token["kind"]
            if token["code"] is not None:
                self.blocks.append(Block(self, line + 1, token["language"], token["code"], marks, before))
            elif token["paragraph"]:
                if re.search(r"^ +```", token["paragraph"], re.M):
                    raise Wrong(f"{path}:{line}: an indented block; begin it at the margin")
                if marks:
                    self.blocks.append(Block(self, line, "text", token["paragraph"], marks, before))
                before = token["paragraph"].rstrip("\n").split("\n")[-1]
            elif kind not in KINDS:
                raise Wrong(f"{path}:{line}: there is no mark “{kind}”; take one of {sorted(KINDS)}")
            if kind == "folder": self.folder = token["rest"].strip()
            marks = marks + [Mark(kind, token["rest"].strip(), line)] if kind and kind != "folder" else marks if kind else []
        if marks or len(re.findall("^```", text, re.M)) % 2:
            raise Wrong(f"{path}: a block has no end, or its last mark no block")
