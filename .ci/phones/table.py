"""The lines of the table of phone numbers, from libphonenumber's metadata."""
from phonenumbers import COUNTRY_CODE_TO_REGION_CODE, PhoneMetadata
from formats import international, national, sequences
from owners import KINDS, numbers, owners, ungrouped

HEAD = '''\
// A generated table, made by scripts/phone-regions from libphonenumber's metadata, as the package
// phonenumbers VERSION has it (Apache-2.0, The Libphonenumber Authors).
// Change the script, not this file.
// swift-format-ignore-file

/// What is known about the phone numbers of each region.
package enum PhoneTable {
  /// A line for each fact. The lines of a calling code follow its first line.
  ///
  /// - `49 DE`: a calling code and its regions, the main one first; `ZZ` is no region.
  /// - `DE 0 00 4-15 6-13 f30123456 …`: a region, its national prefix or `-`, what is dialled before
  ///   a calling code, the lengths of a national number, those of numbers that begin with the calling
  ///   code or 0, and examples: of a number of a fixed line (f), mobile (m), toll-free (t),
  ///   premium-rate (p), shared-cost (s), personal (n), of voice over IP (v), a pager (g), a company
  ///   (u) and voice mail (o).
  /// - `@IM 1624,7624`: national numbers with these prefixes are of that region, not of the main one.
  /// - `+3-9|a b b b b|[1-79]`: the pattern of the national numbers after a calling code that have
  ///   these lengths and one of these prefixes. Of the rows that have a number's length, the one
  ///   with the longest prefix counts. A number without a row, or with `-`, has no pattern.
  /// - `#4-10|0a b b b b|0[1-79]`: the same for numbers as they are dialled in the region. Their
  ///   lengths and prefixes are those of all digits.
  ///
  /// A letter of a pattern is a group of digits: `a` of one, `b` of two. A group of two letters
  /// varies: `cf` has three to six digits. A digit is dialled, but isn't part of the national number.
  /// What precedes `>` is part of the national number, but isn't dialled.
  package static let text = """
'''


def spans(numbers):
    """3, 4, 5, 9: “3-5,9”."""
    found = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1: found[-1][1] = number
        else: found.append([number, number])
    return ",".join(f"{a}" if a == b else f"{a}-{b}" for a, b in found)


def place(digits):
    """“123479”: “[1-479]”."""
    return digits if len(digits) == 1 else f"[{spans(map(int, digits)).replace(',', '')}]"


def prefixes(found):
    return ",".join("".join(map(place, prefix)) for prefix in found)


def shown(name):
    return "ZZ" if name == "001" else name


def region(name, metadata):
    dialled = [["".join(sorted(digits)) for digits in row] for row in sequences(metadata.international_prefix or "")]
    kinds = ((letter, getattr(metadata, kind)) for letter, kind in zip("fmtpsnvguo", KINDS))
    examples = (letter + kind.example_number for letter, kind in kinds if kind and kind.example_number)
    lengths = spans(metadata.general_desc.possible_length)
    code = str(metadata.country_code)
    doubled = spans({len(row) for row in numbers(metadata) if all(a in b for a, b in zip(code, row))}) or "0"
    return " ".join([shown(name), metadata.national_prefix or "-", prefixes(dialled) or "-", lengths, doubled, *examples])


def rows(sign, table):
    groups = {}
    for (prefix, pattern), lengths in table.items():
        groups.setdefault(f"{sign}{spans(lengths)}|{pattern}|", []).append(prefix)
    return [key + prefixes(found) for key, found in groups.items()]


def lines():
    for code, names in sorted(COUNTRY_CODE_TO_REGION_CODE.items()):
        its = [PhoneMetadata.metadata_for_region_or_calling_code(code, name) for name in names]
        plain = ungrouped(its, code)
        yield " ".join([str(code), *map(shown, names)])
        yield from map(region, names, its)
        yield from (f"@{name} {prefixes(found)}" for name, found in owners(names, its).items())
        yield from rows("+", international(its[0], plain))
        yield from rows("#", national(its[0], plain))
