"""Writes the literals in generated Swift files, which keep their head, comments and declarations."""
import pathlib, re

root = pathlib.Path(__file__).resolve().parent.parent.parent


def rows(path):
    """The cells of a tab-separated file, without its heading."""
    text = (root / "Tests/InputRulesTests" / path).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.split("\n")[1:] if line]


def fill(path, **literals):
    """Replaces the lines of the literals with the given names."""
    file = root / "Sources/Rules" / path
    text = file.read_text(encoding="utf-8")
    for name, lines in literals.items():
        body = "".join(f"    {line}\n" for line in lines)
        text, count = re.subn(rf'(static let {name} = """\n).*?(    """\n)', lambda match: match[1] + body + match[2], text, flags=re.S)
        assert count == 1, f"{path} has no literal {name}"
    file.write_text(text, encoding="utf-8")
    return file
