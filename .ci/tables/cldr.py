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
    lists, groups = {}, {}
    for locale, *sign, date, standalone, months, short, days, shorts, halves, system in rows("CLDR/date_formats.tsv"):
        texts = [date, standalone, months, short, days, shorts, halves]
        indices = [str(lists.setdefault(text, len(lists))) for text in texts]
        groups.setdefault(" ".join([*sign, *indices, system]), []).append(locale)
    isHidden = lambda character: unicodedata.category(character) in ("Cf", "Zs") and character != " "
    fill("InputRules/Dates/Formats/DateLocaleTable+CLDR.swift", lists=[escaped(names, isHidden) for names in lists],
         locales=[escaped(f"{row} : {' '.join(ids)}", isHidden) for row, ids in groups.items()])


def write():
    for table in (numbers, tags, dates): table()
