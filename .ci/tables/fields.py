"""Writes the tables of the ready fields from Tests/InputRulesTests/FieldTables."""
from literals import fill, rows

# For each file, the literals with their sources and the numbers of the columns that are kept; a line contains forty postal
# codes.
TABLES = {
    "IBANTable+Structures": {"text": ("iban_structures", 3)}, "CardTable+Brands": {"text": ("card_brands", 7)},
    "PostalTable+Forms": {"text": ("postal_codes", 3)},
    "CurrencyTable+CLDR": {"text": ("currencies", 2), "symbols": ("currency_symbols", 99), "places": ("currency_places", 2),
                           "numbers": ("currency_numbers", 4)},
}


def lines(source, columns):
    cells, width = ["|".join(row[:columns]) for row in rows(f"FieldTables/{source}.tsv")], 40 if source == "postal_codes" else 1
    return [",".join(cells[at:at + width]) for at in range(0, len(cells), width)]


def write():
    for file, literals in TABLES.items():
        fill(f"ReadyFields/Tables/{file}.swift", **{name: lines(*source) for name, source in literals.items()})
