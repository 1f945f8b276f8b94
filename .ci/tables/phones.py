"""Writes the table of phone numbers and their vectors from libphonenumber's metadata.

A row of a calling code has a prefix of digits, lengths, and a pattern. The content alone determines its row: of the rows with
the content's length, the row with the longest prefix. In libphonenumber's list of formats, the first match counts; a trie of
the digits that distinguish formats converts the list to rows. At each place, a prefix has a digit or a class of digits:
`3[02]`.
"""
import json, re
from collections import Counter
from re import _parser as parser
import phonenumbers
from phonenumbers import AsYouTypeFormatter, COUNTRY_CODE_TO_REGION_CODE, PhoneMetadata, PhoneNumber, PhoneNumberFormat, format_number
from literals import fill, root

NONE = "-"
KINDS = ["fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip", "pager",
    "uan", "voicemail"]


def sequences(pattern):
    """The sequences of digit classes that a regular expression of digits matches; classes are frozensets."""
    def walk(items):
        found = [()]
        for operation, value in items:
            name = str(operation)
            if name == "LITERAL": parts = [(frozenset(chr(value)),)]
            elif name == "IN": parts = [(frozenset("".join(map(span, value))),)]
            elif name == "BRANCH": parts = [part for branch in value[1] for part in walk(branch)]
            elif name == "SUBPATTERN": parts = walk(value[3])
            elif name == "MAX_REPEAT":
                parts = [p for k in range(value[0], value[1] + 1) for p in powers(walk(value[2]), k)]
            else: raise ValueError(f"{name} in {pattern}")
            found = [left + right for left in found for right in parts]
        return found
    def span(item):
        name, value = str(item[0]), item[1]
        if name == "LITERAL": return chr(value)
        if name == "CATEGORY": return "0123456789"
        return "".join(map(chr, range(value[0], value[1] + 1)))
    def powers(parts, count):
        found = [()]
        for _ in range(count): found = [left + right for left in found for right in parts]
        return found
    return walk(parser.parse(pattern))


class Format:
    """One of libphonenumber's formats, with its pattern in the table."""
    def __init__(self, source, pattern):
        self.leading = [sequences(text) for text in source.leading_digits_pattern]
        widths = [(int(a or 1), int(b or a or 1)) for a, b in
            re.findall(r"\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)", source.pattern)]
        self.least, self.most = sum(a for a, _ in widths), min(sum(b for _, b in widths), 15)
        self.pattern = re.sub(r"\\(\d)", lambda match: letters(*widths[int(match[1]) - 1]), pattern)
        self.typed = re.fullmatch(r"[-() ./]*\\1([-() ./]|\\\d)*", source.format) is not None

    def matches(self, prefix, length, whole):
        """Whether the numbers with a length and a prefix have this format; None if only some have."""
        if not self.leading: return True
        at = -1 if whole else max(0, min(length - 3, len(self.leading) - 1))
        some = False
        for sequence in self.leading[at]:
            if len(sequence) > length or any(a not in b for a, b in zip(prefix, sequence)): continue
            if len(sequence) <= len(prefix): return True
            some = True
        return None if some else False


def letters(least, most):
    """The widths of a group as one or two letters, a for 1 to o for 15."""
    return "".join(chr(96 + width) for width in ([least] if least == most else [least, most]))


class Choices:
    """An ordered list of formats, and the complete numbers without groups, by length."""
    def __init__(self, formats, numbers):
        self.formats, self.numbers = formats, numbers

    def complete(self, prefix, length):
        """Whether the numbers with a length and a prefix are complete numbers without groups; None if only some are."""
        some = False
        for number in self.numbers.get(length, ()):
            if any(digit not in place for digit, place in zip(prefix, number)): continue
            if all(len(place) == 10 for place in number[len(prefix):]): return True
            some = True
        return None if some else False

    def choice(self, prefix, length, typed):
        """The pattern of all numbers with a length and a prefix, or None if they have several patterns.

        The first format that fits all digits counts. If not all digits are typed yet, the first format that may fit counts.
        """
        for whole in (True, False) if typed else (True,):
            for one in self.formats:
                if length > one.most or (length < one.least if whole else not one.typed): continue
                matched = one.matches(prefix, length, whole)
                if matched is None: return None
                if not matched: continue
                complete = not whole and self.complete(prefix, length)
                return None if complete is None else NONE if complete else one.pattern
        return NONE

    def tree(self, length, typed=True, prefix=""):
        """The pattern of a prefix, or the trees of its ten next digits; only for complete numbers unless `typed`."""
        found = self.choice(prefix, length, typed)
        if found is not None: return found
        return joined([self.tree(length, typed, prefix + digit) for digit in "0123456789"])


def joined(trees):
    """Joins ten trees to one tree; ten equal patterns become one pattern."""
    return trees[0] if isinstance(trees[0], str) and all(t == trees[0] for t in trees) else trees


def classes(tree):
    """The different trees after the next digit, each with its digits."""
    found = {}
    for digit, part in enumerate(tree): found.setdefault(repr(part), (part, []))[1].append(str(digit))
    return [(part, "".join(digits)) for part, digits in found.values()]


def under(tree, digits):
    for digit in digits: tree = tree if isinstance(tree, str) else tree[int(digit)]
    return tree


def planted(tree, digits, part):
    """The tree with `part` after the given digits."""
    if not digits: return part
    parts = [under(tree, digit) for digit in "0123456789"]
    parts[int(digits[0])] = planted(parts[int(digits[0])], digits[1:], part)
    return joined(parts)


def over(first, second):
    """The first tree, completed with the second tree where the first has no pattern."""
    if first == NONE or second == NONE or isinstance(first, str): return second if first == NONE else first
    return joined([over(under(first, digit), under(second, digit)) for digit in "0123456789"])


def grown(rows):
    """The tree of rows (prefix, pattern); each number has at most one row."""
    if not rows: return NONE
    if not rows[0][0]: return rows[0][1]
    return joined([grown([(row[1:], pattern) for row, pattern in rows if digit in row[0]]) for digit in "0123456789"])


def candidates(tree, cache):
    """The best patterns for a prefix itself: the patterns of most of its next digits."""
    if isinstance(tree, str): return {tree}
    if id(tree) not in cache:
        count = Counter(pattern for part, _ in classes(tree) for pattern in candidates(part, cache))
        cache[id(tree)] = {pattern for pattern in count if count[pattern] == max(count.values())}
    return cache[id(tree)]


def rows(tree, prefix, above, cache, order):
    """The rows (prefix, pattern) of a tree; a prefix is a tuple of strings of digits."""
    best = candidates(tree, cache)
    pattern = above if above in best else min(best, key=order)
    if pattern != above: yield prefix, pattern
    for part, digits in [] if isinstance(tree, str) else classes(tree):
        yield from rows(part, prefix + (digits,), pattern, cache, order)


def leaves(tree, prefix=()):
    """The rows of a tree in which each number has at most one row."""
    if isinstance(tree, list):
        for part, digits in classes(tree): yield from leaves(part, prefix + (digits,))
    elif tree != NONE: yield prefix, tree


def table(formats, trees):
    """The rows of the trees for all lengths: {(prefix, pattern): lengths}."""
    names, found = {one.pattern: index for index, one in reversed(list(enumerate(formats)))}, {}
    for length in range(3, 18):
        for row in rows(trees(length), (), NONE, {}, lambda name: (names.get(name, 99), name)):
            found.setdefault(row, []).append(length)
    return found


def international(metadata, numbers):
    """The rows after a calling code; prefixes and lengths refer to the national number."""
    formats = [Format(one, one.format) for one in metadata.intl_number_format or metadata.number_format]
    return table(formats, Choices(formats, numbers).tree)


def national(metadata, numbers):
    """The rows of a region's national numbers; prefixes and lengths refer to all digits, with the national prefix."""
    prefixed, bare, mobile = {}, [], []
    for one in metadata.number_format:
        rule = one.national_prefix_formatting_rule or r"\1"
        digits = re.sub(r"\\1|[^0-9]", "", rule)
        optional = one.national_prefix_optional_when_formatting
        text = re.sub(r"(\\\d)", lambda match: rule.replace(r"\1", match[1]), one.format, count=1)
        if "15" in text:
            mobile.append(Format(one, text))
            continue
        if not digits or optional: bare.append(Format(one, text if not digits else one.format))
        prefix = digits or metadata.national_prefix
        if prefix and (digits or optional or one.domestic_carrier_code_formatting_rule):
            text = text if digits else prefix + (" " if metadata.country_code == 1 else "") + one.format
            prefixed.setdefault(prefix, []).append(Format(one, text))
    without = Choices(bare, numbers)
    def trees(length):
        whole = without.tree(length)
        for prefix in sorted(prefixed, key=len):
            if not metadata.national_prefix and length < 9: continue  # Gabon has an old prefix for some numbers.
            left = length - len(prefix)
            part = Choices(prefixed[prefix], numbers).tree(left) if left > 2 else NONE
            rest = without.tree(length, typed=False) if len(prefix) == 1 else whole
            whole = planted(whole, prefix, over(part, under(rest, prefix)))
        return over(grown(list(dialed_mobile(mobile, length))), whole)
    return table(bare + [one for formats in prefixed.values() for one in formats], trees)


def dialed_mobile(formats, length):
    """Argentina's mobile numbers: 9 11 2345 6789 is dialed as 011 15-2345-6789. Area codes begin with 1, 2 or 3."""
    for row, pattern in leaves(Choices(formats, {}).tree(11)):
        width = ord(pattern[1]) - 96
        first, *rest = (row[1:] + ("0123456789",) * width)[:width]
        first = "".join(digit for digit in first if digit in "123")
        if first and length > width + 2: yield ("0", first, *rest, "1", "5"), "9>" + pattern


def numbers(metadata):
    """The national numbers of a region, as sequences of digit classes."""
    kinds = (getattr(metadata, kind) for kind in KINDS)
    return {row for kind in kinds if kind and kind.national_number_pattern
        for row in sequences(kind.national_number_pattern)}


def ungrouped(regions, code):
    """The national numbers, by length, of the kinds whose example libphonenumber writes without groups."""
    found = {}
    for kind in (getattr(metadata, kind) for metadata in regions for kind in KINDS):
        if not kind or not kind.example_number: continue
        number = PhoneNumber(code, int(kind.example_number), None, kind.example_number.startswith("0"))
        if format_number(number, PhoneNumberFormat.INTERNATIONAL) == f"+{code} {kind.example_number}":
            for row in sequences(kind.national_number_pattern): found.setdefault(len(row), set()).add(row)
    return found


def owner(rest, main):
    """The first region that has all remaining numbers, or None if more digits must decide."""
    alive = [(name, its) for name, its in rest if its]
    if not alive: return main
    name, its = alive[0]
    return name if () in its or all(other <= its for _, other in alive) else None


def owned(rest, main):
    """The region of a prefix, or the trees of its ten next digits."""
    found = owner(rest, main)
    return joined([owned([(name, {row[1:] for row in its if row and digit in row[0]}) for name, its in rest], main)
        for digit in "0123456789"]) if found is None else found


def owners(names, metadata):
    """The prefixes of each region except the first: {region: prefixes}."""
    if len(names) < 2: return {}
    rest, found = [(name, set(sequences(one.leading_digits)) if one.leading_digits else numbers(one))
        for name, one in zip(names, metadata)], {}
    for prefix, name in leaves(owned(rest, names[0])):
        if name != names[0]: found.setdefault(name, []).append(prefix)
    return found


def spans(numbers):
    """Numbers as ranges: 3, 4, 5, 9 becomes “3-5,9”."""
    found = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1: found[-1][1] = number
        else: found.append([number, number])
    return ",".join(f"{a}" if a == b else f"{a}-{b}" for a, b in found)


def place(digits):
    """Digits as a class: “123479” becomes “[1-479]”."""
    return digits if len(digits) == 1 else f"[{spans(map(int, digits)).replace(',', '')}]"


def prefixes(found): return ",".join("".join(map(place, prefix)) for prefix in found)


def shown(name): return "ZZ" if name == "001" else name


def region(name, metadata):
    dialed = [["".join(sorted(digits)) for digits in row] for row in sequences(metadata.international_prefix or "")]
    kinds = ((letter, getattr(metadata, kind)) for letter, kind in zip("fmtpsnvguo", KINDS))
    examples = (letter + kind.example_number for letter, kind in kinds if kind and kind.example_number)
    lengths = spans(metadata.general_desc.possible_length)
    code = str(metadata.country_code)
    doubled = spans({len(row) for row in numbers(metadata) if all(a in b for a, b in zip(code, row))}) or "0"
    return " ".join([shown(name), metadata.national_prefix or "-", prefixes(dialed) or "-", lengths, doubled, *examples])


def grouped(sign, found):
    groups = {}
    for (prefix, pattern), lengths in found.items():
        groups.setdefault(f"{sign}{spans(lengths)}|{pattern}|", []).append(prefix)
    return [key + prefixes(found) for key, found in groups.items()]


def lines():
    for code, names in sorted(COUNTRY_CODE_TO_REGION_CODE.items()):
        its = [PhoneMetadata.metadata_for_region_or_calling_code(code, name) for name in names]
        plain = ungrouped(its, code)
        yield " ".join([str(code), *map(shown, names)])
        yield from map(region, names, its)
        yield from (f"@{name} {prefixes(found)}" for name, found in owners(names, its).items())
        yield from grouped("+", international(its[0], plain))
        yield from grouped("#", national(its[0], plain))


def write():
    """Writes the table of the metadata's regions."""
    file = fill("ReadyFields/Phones/PhoneTable+Metadata.swift", text=lines())
    file.write_text(re.sub(r"phonenumbers \d\S*", f"phonenumbers {phonenumbers.__version__}", file.read_text(), count=1))


def case(region, kind, text, value):
    keys, formatter = re.sub("[^+0-9]", "", text), AsYouTypeFormatter(region)
    name = re.sub("_(.)", lambda match: match[1].upper(), kind)
    return {"field": {"rules": "libphonenumber", "region": region, "kind": name}, "state": None, "edit": {"text": keys},
        "expected": {"text": text, "value": value, "typed": [formatter.input_digit(key) for key in keys]}, "peer": "libphonenumber"}


def vectors():
    """Writes the example numbers of each region and kind, complete and after each key, dialed in the region and with
    the calling code."""
    for code, regions in sorted(COUNTRY_CODE_TO_REGION_CODE.items()):
        for region, kind in ((region, kind) for region in regions for kind in KINDS):
            its = getattr(PhoneMetadata.metadata_for_region_or_calling_code(code, region), kind)
            if not its or not its.example_number: continue
            zeros = len(its.example_number) - len(its.example_number.lstrip("0"))
            number = PhoneNumber(code, int(its.example_number), None, zeros > 0, None, zeros or None)
            for style in [PhoneNumberFormat.NATIONAL, PhoneNumberFormat.INTERNATIONAL][region == "001":]:
                yield case(region, kind, format_number(number, style), format_number(number, PhoneNumberFormat.E164))


def write_vectors():
    (root / "Tests/Vectors/Data/libphonenumber_examples.jsonl").write_text(
        "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in vectors()), encoding="utf-8")
