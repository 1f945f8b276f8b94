"""Codecs of numbers, lists, runs and texts; see CodecWorkload.swift.

Inputs from the types are 64-bit integers, bytes, lists and texts.
"""

from hypothesis import strategies as st

from inputs import INTEGERS, up_to, weighted, wrapped


class Codec:
    def __init__(self, bug):
        self.bug = bug

    def encode(self, number):
        found = bytearray()
        while number > 128 if self.bug == "numberOffByOne" else number >= 128:
            found.append(number & 127 | 128)
            number >>= 7
        return bytes(found) + bytes([number])

    def number(self, data):
        """The number at the start of some bytes and the rest, or None."""
        total = 0
        for place, byte in enumerate(data):
            if place == 9 and byte > 1:
                return None
            dropped = place == 9 and self.bug == "numberDropsTopBit"
            total |= 0 if dropped else (byte & 127) << 7 * place
            if byte < 128:
                if byte == 0 and place > 0 and self.bug != "numberOverlong":
                    return None
                found = total & 0xFFFFFFFF if self.bug == "numberNarrow" else total
                return found, data[place + 1 :]
        return None

    def decode(self, data):
        found = self.number(data)
        return found[0] if found and not found[1] else None

    def fold(self, integer):
        if self.bug == "signOfLeast" and integer == -(2**63):
            integer += 1
        sign = integer >> (31 if self.bug == "signNarrow" else 63)
        return ((integer << 1) ^ sign) % 2**64

    def encode_list(self, numbers):
        count = len(numbers) & 255 if self.bug == "countNarrow" else len(numbers)
        return b"".join([self.encode(count), *(self.encode(self.fold(n)) for n in numbers)])

    def decode_list(self, data):
        found = self.number(data)
        if found is None or found[0] > len(found[1]):
            return None
        count, rest = found
        numbers = []
        for _ in range(count):
            found = self.number(rest[:10])
            if found is None:
                return None
            rest = rest[len(rest[:10]) - len(found[1]) :]
            numbers.append(unfold(found[0]))
        return None if rest else numbers

    def differences(self, numbers):
        numbers = sorted(numbers) if self.bug == "differenceSorts" else numbers
        differences = []
        for before, number in zip([0] + numbers, numbers):
            difference = wrapped(number - before)
            saturated = difference != number - before and self.bug == "differenceSaturates"
            differences.append(2**63 - 1 if saturated else difference)
        return differences

    def pack(self, data):
        packed, place = bytearray(), 0
        while place < len(data):
            byte = data[place]
            most = len(data) if self.bug == "runWraps" else 255
            count = 1
            while count < most and data[place + count : place + count + 1] == bytes([byte]):
                count += 1
            place += count
            bare = byte != 0xFE or count == 1 and self.bug == "escapeBare"
            if count < 4 and bare:
                packed += bytes([byte]) * count
            elif self.bug != "runLostAtEnd" or place < len(data) or count < 4:
                packed += bytes([0xFE, count & 255, byte])
        return bytes(packed)

    def encode_text(self, text):
        return b"".join(self.encode_scalar(ord(letter)) for letter in text)

    def encode_scalar(self, value):
        tail = lambda place: 0x80 | value >> place & 0x3F
        if value < 0x80:
            return bytes([value])
        if value < (0x801 if self.bug == "twoByteLimit" else 0x800):
            return bytes([(0xC0 | value >> 6) & 255, tail(0)])
        if value < 0x10000:
            return bytes([0xE0 | value >> 12, tail(6), tail(0)])
        return bytes([0xF0 | value >> 18, tail(12), tail(6), tail(0)])

    def decode_text(self, data):
        text, place = "", 0
        while place < len(data):
            size, value = lead(data[place])
            if size is None or place + size >= len(data):
                return None
            if self.bug == "planeLost" and size == 3:
                value &= 3
            for byte in data[place + 1 : place + 1 + size]:
                value = value << 6 | byte & 0x3F
            place += 1 + size
            if value > 0x10FFFF or 0xD800 <= value < 0xE000:
                return None
            if value != 0xFEFF or text or self.bug != "markDropped":
                text += chr(value)
        return text


def lead(byte):
    """How many bytes follow a first byte, and its own bits."""
    if byte < 0x80:
        return 0, byte
    if 0xC0 <= byte < 0xE0:
        return 1, byte & 0x1F
    if 0xE0 <= byte < 0xF0:
        return 2, byte & 0x0F
    return (3, byte & 0x07) if 0xF0 <= byte < 0xF8 else (None, 0)


def unfold(code):
    return wrapped(code >> 1 ^ -(code & 1))


def sums(differences):
    total, found = 0, []
    for difference in differences:
        total = wrapped(total + difference)
        found.append(total)
    return found


def unpack(data):
    found, place = bytearray(), 0
    while place < len(data):
        if data[place] != 0xFE:
            found.append(data[place])
            place += 1
            continue
        if place + 2 >= len(data):
            return None
        found += bytes([data[place + 2]]) * data[place + 1]
        place += 3
    return bytes(found)


def made_numbers():
    """Numbers of any length in bits, or next to a power of two."""
    random = st.tuples(st.integers(0, 63), INTEGERS).map(lambda pair: pair[1] >> (63 - pair[0]))
    edge = st.tuples(st.integers(0, 63), st.integers(-1, 1), st.sampled_from([1, -1])).map(
        lambda parts: wrapped(parts[2] * 2 ** parts[0] + parts[1])
    )
    return random | edge


def made_bytes():
    length = weighted((4, st.integers(1, 6)), (1, st.integers(250, 260)))
    run = st.tuples(st.sampled_from([0, 1, 0xFE, 0xFF]), length)
    return up_to(8, run).map(lambda runs: b"".join(bytes([byte]) * size for byte, size in runs))


def made_digits():
    rest = st.sampled_from([0x80, 0xFF]) | st.integers(0x80, 0xFF)
    last = st.sampled_from([0, 1, 0x7F]) | st.integers(0, 0x7F)
    return st.tuples(up_to(9, rest), last).map(lambda parts: bytes([*parts[0], parts[1]]))


def made_texts():
    ranges = [(0, 0x7F), (0x80, 0x7FF), (0x800, 0xFFFF), (0x10000, 0x10FFFF)]
    letters = [
        st.characters(min_codepoint=low, max_codepoint=high, exclude_categories=["Cs"])
        for low, high in ranges
    ]
    edges = st.sampled_from("\x7f\x80\u07ff\u0800\ufeff\uffff\U00010000\U0010ffff")
    return up_to(8, st.one_of(*letters, edges)).map("".join)


def claims(bug, by_hand):
    codec, right = Codec(bug), Codec("")
    numbers = made_numbers() if by_hand else INTEGERS
    codes = numbers.map(lambda n: n % 2**64) if by_hand else st.integers(0, 2**64 - 1)
    lists = up_to(300, numbers) if by_hand else st.lists(numbers)
    data = made_bytes() if by_hand else st.binary()
    digits = made_digits() if by_hand else st.binary()
    texts = made_texts() if by_hand else st.text()

    def shortest(found):
        number = codec.decode(found)
        return number is None or right.encode(number) == found

    return {
        "numberRoundTrip": ((codes,), lambda n: codec.decode(codec.encode(n)) == n),
        "numberShortest": ((digits,), shortest),
        "foldRoundTrip": ((numbers,), lambda n: unfold(codec.fold(n)) == n),
        "foldOrder": (
            (numbers, numbers),
            lambda one, other: abs(one) >= abs(other) or codec.fold(one) < codec.fold(other),
        ),
        "listRoundTrip": ((lists,), lambda xs: codec.decode_list(codec.encode_list(xs)) == xs),
        "differenceRoundTrip": ((lists,), lambda xs: sums(codec.differences(xs)) == xs),
        "packRoundTrip": ((data,), lambda found: unpack(codec.pack(found)) == found),
        "textRoundTrip": (
            (texts,),
            lambda text: codec.decode_text(codec.encode_text(text)) == text,
        ),
    }
