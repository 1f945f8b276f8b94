"""The tables of the ready fields, from Tests/InputRulesTests/FieldTables."""
import pathlib

root = pathlib.Path(__file__).resolve().parent.parent.parent
# Of each file: the license, the abstract, and its members with their sources and how many columns these keep.
TABLES = {
    "IBANTable+Structures": ("MIT", """\
The IBANs of each country: its code, the length, and the parts after the check digits.

Each part has a width, and digits (n), letters (a) or either (c).""", {"text": ("iban_structures", 3)}),
    "CardTable+Brands": ("MIT", """\
The brands of payment cards: name, prefixes, lengths, groups, digits of the security code, check.

Of the prefixes of all brands, the longest counts; a place of one is a digit or a class of digits.
A group is a letter, a for one digit, or two, for the least and the most. The check is 1 if the
last digit is one (Luhn), and 0 if it may be another.""", {"text": ("card_brands", 7)}),
    "PostalTable+Forms": ("CC-BY-4.0, MIT", """\
The postal codes of each region: its code, the forms, and an example; forty regions a line.

In a form, `#` is a digit, `@` a letter, `*` either, and any other letter or digit itself.""", {"text": ("postal_codes", 3)}),
    "CurrencyTable+CLDR": ("Unicode-3.0", """\
The currencies of ISO 4217: the code, how many decimals there are, and the symbol.

Then the symbols that locales have of their own; where each has the symbol (`¤`), before the number (`#`) or after
it, with a no-break space (`_`) or without, and a minus first or beside the number; and amounts' own separators.""", {
        "text": ("currencies", 3), "symbols": ("currency_symbols", 3), "places": ("currency_places", 2),
        "numbers": ("currency_numbers", 4)}),
}
HEAD = """\
// A generated table, made by scripts/tables from Tests/InputRulesTests/FieldTables, whose README
// names the sources and their versions ({}). Change the script, not this file.
// swift-format-ignore-file

"""


def lines(source, columns):
    rows = (root / f"Tests/InputRulesTests/FieldTables/{source}.tsv").read_text(encoding="utf-8").split("\n")[1:-1]
    cells, width = ["|".join(row.split("\t")[:columns]) for row in rows], 40 if source == "postal_codes" else 1
    return "".join(f"    {','.join(cells[at:at + width])}\n" for at in range(0, len(cells), width))


def write():
    for file, (license, abstract, members) in TABLES.items():
        text = HEAD.format(license) + "".join(f"/// {line}".rstrip() + "\n" for line in abstract.split("\n"))
        text += f"package enum {file.split('+')[0]} {{\n" + "".join(
            f'  package static let {name} = """\n{lines(*source)}    """\n' for name, source in members.items()) + "}\n"
        (root / f"Sources/Rules/ReadyFields/Tables/{file}.swift").write_text(text, encoding="utf-8")
