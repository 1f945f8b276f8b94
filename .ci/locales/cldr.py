"""CLDR's data as scripts/locales reads it, and the part of its tables about identifiers."""
import pathlib, textwrap

CLDR = pathlib.Path(__file__).resolve().parent.parent.parent / "Tests/InputRulesTests/CLDR"


def rows(name):
    text = (CLDR / f"{name}.tsv").read_text(encoding="utf-8")
    return [line.split("\t") for line in text.split("\n")[1:] if line]


def escaped(text):
    return "".join(c if c.isascii() else f"\\u{{{ord(c):X}}}" for c in text)


def wrapped(line):
    return " \\\n    ".join(textwrap.wrap(line, 94, break_on_hyphens=False))


def write_tags(source):
    """Writes the table of identifiers beside the one of locales, and returns its path."""
    scripts, path = {}, source.with_name("LocaleTag+CLDR.swift")
    for language, region, script in rows("likely_scripts"):
        scripts.setdefault(f"{language} {script}", []).append(region)
    lines = "".join(f"    {key} {' '.join(regions)}\n" for key, regions in scripts.items()).lower()
    aliases = " ".join("=".join(row) for row in rows("language_aliases")).lower()
    text = source.read_text().split("extension")[0] + "extension LocaleTag {\n"
    text += f'  static let scripts = """\n{lines}    """\n\n'
    text += f'  static let aliases = """\n    {wrapped(aliases)}\n    """\n}}\n'
    path.write_text(text)
    return path
