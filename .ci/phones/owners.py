"""Which region of a calling code a national number belongs to: the first whose kinds of numbers have it."""
from phonenumbers import PhoneNumber, PhoneNumberFormat, format_number
from formats import leaves, sequences

KINDS = ["fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip", "pager",
    "uan", "voicemail"]


def numbers(metadata):
    """The national numbers of a region, as sequences of digit classes."""
    kinds = (getattr(metadata, kind) for kind in KINDS)
    return {row for kind in kinds if kind and kind.national_number_pattern
        for row in sequences(kind.national_number_pattern)}


def ungrouped(regions, code):
    """The national numbers of a calling code's kinds whose example libphonenumber writes without groups, by length."""
    found = {}
    for kind in (getattr(metadata, kind) for metadata in regions for kind in KINDS):
        if not kind or not kind.example_number: continue
        number = PhoneNumber(code, int(kind.example_number), None, kind.example_number.startswith("0"))
        if format_number(number, PhoneNumberFormat.INTERNATIONAL) == f"+{code} {kind.example_number}":
            for row in sequences(kind.national_number_pattern): found.setdefault(len(row), set()).add(row)
    return found


def owner(rest, main):
    """The first region that has all that are left; None if it takes more digits to say."""
    alive = [(name, its) for name, its in rest if its]
    if not alive: return main
    name, its = alive[0]
    return name if () in its or all(other <= its for _, other in alive) else None


def tree(rest, main):
    found = owner(rest, main)
    if found is not None: return found
    trees = [tree([(name, {row[1:] for row in its if row and digit in row[0]}) for name, its in rest], main)
        for digit in "0123456789"]
    return trees[0] if all(t == trees[0] for t in trees) and isinstance(trees[0], str) else trees


def owners(names, metadata):
    """The prefixes of each region but the first: {region: prefixes}."""
    if len(names) < 2: return {}
    rest = [(name, set(sequences(one.leading_digits)) if one.leading_digits else numbers(one))
        for name, one in zip(names, metadata)]
    found = {}
    for prefix, name in leaves(tree(rest, names[0])):
        if name != names[0]: found.setdefault(name, []).append(prefix)
    return found
