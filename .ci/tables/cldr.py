"""Writes the tables of CLDR 49 from Tests/InputRulesTests/CLDR: number symbols, locale identifiers and date formats."""
import re, subprocess, textwrap, unicodedata
from literals import fill, rows


def escaped(text, isEscaped=lambda character: not character.isascii()):
    return "".join(f"\\u{{{ord(c):X}}}" if isEscaped(c) else c for c in text)


def wrapped(line): return " \\\n    ".join(textwrap.wrap(line, 94, break_on_hyphens=False))


def numbers():
    """The sets of symbols, and the sets of each locale; ten consecutive digits are written as the first digit."""
    sets, systems, locales = {}, {}, {}
    for locale, system, is_default, *symbols, minimum, pattern, _ in rows("CLDR/number_symbols.tsv"):
        sizes = [str(len(group)) for group in pattern.split(".")[0].split(",")[:0:-1]]  # last first
        call = ", ".join([*(f'"{escaped(text)}"' for text in symbols), sizes[0], sizes[-1], minimum])
        name = f"{system}={sets.setdefault(call, len(sets))}"
        systems.setdefault(locale, []).append((is_default != "1", name))
    for locale, its in systems.items():
        locales.setdefault(" ".join(name for _, name in sorted(its)), []).append(locale)
    digits = [f"{name}={escaped(ten[0] if ord(ten[9]) - ord(ten[0]) == 9 else ten)}"
              for name, ten in rows("CLDR/numbering_system_digits.tsv")]
    file = fill("InputRules/Numbers/Symbols/LocaleTable+CLDR.swift", digits=[wrapped(" ".join(digits))],
                locales=[wrapped(f"{its}: " + " ".join(ids)) for its, ids in locales.items()])
    calls = "".join(f"set({call}),\n" for call in sets)
    file.write_text(re.sub(r"(= \[\n).*?(  \]\n)", lambda match: match[1] + calls + match[2], file.read_text(), count=1, flags=re.S))
    subprocess.run(["swift", "format", "-i", file], check=True)


def tags():
    scripts = {}
    for language, region, script in rows("CLDR/likely_scripts.tsv"):
        scripts.setdefault(f"{language} {script}", []).append(region)
    aliases = " ".join("=".join(row) for row in rows("CLDR/language_aliases.tsv")).lower()
    fill("InputRules/Numbers/Symbols/LocaleTag+CLDR.swift", aliases=[wrapped(aliases)],
         scripts=[f"{key} {' '.join(regions)}".lower() for key, regions in scripts.items()])


def dates():
    groups = {}
    for locale, *row in rows("CLDR/date_formats.tsv"): groups.setdefault(tuple(row), []).append(locale)
    def line(ids, row, above):
        cells = ("" if text == same else "=" if text == left else text for text, same, left in zip(row, above, ("", *row)))
        return ";".join([" ".join(ids), *cells])
    isHidden = lambda character: unicodedata.category(character) in ("Cf", "Zs") and character != " "
    fill("InputRules/Dates/Formats/DateLocaleTable+CLDR.swift", text=[escaped(line(ids, row, above), isHidden)
         for (row, ids), above in zip(groups.items(), [[""] * 12, *groups])])


def write():
    for table in (numbers, tags, dates): table()
