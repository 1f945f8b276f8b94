"""Writes the generated tables in Sources. Their data is in Tests/InputRulesTests; phones.py has the tables of phone numbers.

usage: tables.py TABLE…
"""
import pathlib, re, subprocess, sys, textwrap, unicodedata

root = pathlib.Path(__file__).resolve().parent.parent.parent
# The files of the ready fields, their literals, the sources, and the numbers of the columns that are kept.
FIELDS = [
    ("IBANTable+Structures", "text", "iban_structures", 3), ("CardTable+Brands", "text", "card_brands", 7),
    ("PostalTable+Forms", "text", "postal_codes", 3), ("CurrencyTable+CLDR", "text", "currencies", 2),
    ("CurrencyTable+CLDR", "symbols", "currency_symbols", 99), ("CurrencyTable+CLDR", "places", "currency_places", 2),
    ("CurrencyTable+CLDR", "numbers", "currency_numbers", 4),
]


def rows(path):
    """The cells of a tab-separated file, without its heading."""
    text = (root / "Tests/InputRulesTests" / path).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.split("\n")[1:] if line]


def fill(path, **literals):
    """Replaces the lines of literals, texts or arrays, in a Swift file, which keeps its comments and declarations."""
    file = root / "Sources/Rules" / path
    text = file.read_text(encoding="utf-8")
    for name, lines in literals.items():
        body = "".join(f"    {line}\n" for line in lines)
        literal = rf'(?sm)(static let {name}\b[^\n]*\n).*?(^ +(?:"""|\])\n)'
        text, count = re.subn(literal, lambda match: match[1] + body + match[2], text)
        assert count == 1, f"{path} has no literal {name}"
    file.write_text(text, encoding="utf-8")
    return file


def fields():
    """Writes the tables of the ready fields; a line contains forty postal codes."""
    for file, name, source, count in FIELDS:
        cells, width = ["|".join(row[:count]) for row in rows(f"FieldTables/{source}.tsv")], 40 if source == "postal_codes" else 1
        lines = [",".join(cells[at:at + width]) for at in range(0, len(cells), width)]
        fill(f"ReadyFields/Tables/{file}.swift", **{name: lines})


def cldr():
    """Writes the tables of CLDR 49: number symbols, locale identifiers and date formats."""
    for table in (numbers, tags, dates): table()


def escaped(text, isEscaped=lambda character: not character.isascii()):
    return "".join(f"\\u{{{ord(c):X}}}" if isEscaped(c) else c for c in text)


def wrapped(line): return " \\\n    ".join(textwrap.wrap(line, 94, break_on_hyphens=False))


def grouped(pairs):
    """The values of each key, in order."""
    groups = {}
    for key, value in pairs: groups.setdefault(key, []).append(value)
    return groups


def numbers():
    """The sets of symbols, and the sets of each locale; ten consecutive digits are written as the first digit."""
    sets, systems = {}, []
    for locale, system, is_default, *symbols, minimum, pattern, _ in rows("CLDR/number_symbols.tsv"):
        sizes = [str(len(group)) for group in pattern.split(".")[0].split(",")[:0:-1]]  # last first
        call = ", ".join([*(f'"{escaped(text)}"' for text in symbols), sizes[0], sizes[-1], minimum])
        systems.append((locale, (is_default != "1", f"{system}={sets.setdefault(call, len(sets))}")))
    locales = grouped((" ".join(name for _, name in sorted(its)), locale) for locale, its in grouped(systems).items())
    digits = [f"{name}={escaped(ten[0] if ord(ten[9]) - ord(ten[0]) == 9 else ten)}"
              for name, ten in rows("CLDR/numbering_system_digits.tsv")]
    file = fill("InputRules/Numbers/Symbols/LocaleTable+CLDR.swift", sets=[f"set({call})," for call in sets],
                digits=[wrapped(" ".join(digits))], locales=[wrapped(f"{its}: " + " ".join(ids)) for its, ids in locales.items()])
    subprocess.run(["swift", "format", "-i", file], check=True)


def tags():
    scripts = grouped((f"{language} {script}", region) for language, region, script in rows("CLDR/likely_scripts.tsv"))
    aliases = " ".join("=".join(row) for row in rows("CLDR/language_aliases.tsv")).lower()
    fill("InputRules/Numbers/Symbols/LocaleTag+CLDR.swift", aliases=[wrapped(aliases)],
         scripts=[f"{key} {' '.join(regions)}".lower() for key, regions in scripts.items()])


def dates():
    groups = grouped((tuple(row), locale) for locale, *row in rows("CLDR/date_formats.tsv"))
    def line(ids, row, above):
        cells = ("" if text == same else "=" if text == left else text for text, same, left in zip(row, above, ("", *row)))
        return ";".join([" ".join(ids), *cells])
    isHidden = lambda character: unicodedata.category(character) in ("Cf", "Zs") and character != " "
    fill("InputRules/Dates/Formats/DateLocaleTable+CLDR.swift", text=[escaped(line(ids, row, above), isHidden)
         for (row, ids), above in zip(groups.items(), [[""] * 12, *groups])])


if __name__ == "__main__":
    for name in sys.argv[1:]:
        getattr(__import__("phones" if name.startswith("phone") else "tables"), name.replace("-", "_"))()
