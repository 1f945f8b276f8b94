"""Framed messages; see FrameWorkload.swift."""

from hypothesis import strategies as st

from inputs import up_to, weighted


def encode(bug, messages):
    data, former = b"", None
    for message in messages:
        count = len(message)
        is_short = count < 253 or bug == "boundary" and count == 253
        if bug != "repeated" or message != former:
            data += bytes([count] if is_short else [253, *divmod(count, 256)]) + message
        former = message
    return data


def decode(bug, data):
    messages = []
    while data:
        if data[0] > 253 or data[0] == 253 and len(data) < 3:
            return None
        size = 1 if data[0] < 253 else 3
        high, low = (0, data[0]) if size == 1 else (data[1], data[2])
        count = low * 256 + high if bug == "swapped" and size == 3 else high * 256 + low
        if size == 3 and count < 253 and bug != "overlong" or count > len(data) - size:
            return None
        message = data[size : size + count]
        messages.append(message.rstrip(b"\0") if bug == "zerosLost" else message)
        data = data[size + count :]
        if bug == "endsEmpty" and count == 0:
            break
    return messages


@st.composite
def made_message(draw):
    count = draw(weighted((3, st.integers(0, 4)), (1, st.integers(250, 260))))
    return bytes(draw(st.sampled_from([0, 1, 253])) for _ in range(count))


def claims(bug, by_hand):
    message = made_message() if by_hand else st.binary(max_size=300)
    one = st.integers(0, 4).map(lambda count: bytes([count]))
    head = one | one.map(lambda data: bytes([253, 0]) + data)
    data = st.tuples(head, message).map(b"".join) if by_hand else st.binary(max_size=300)
    messages = up_to(5, message) if by_hand else st.lists(message, max_size=10)

    def read_is_written(found):
        read = decode(bug, found)
        return read is None or encode(bug, read) == found

    return {
        "roundTrip": ((messages,), lambda found: decode(bug, encode(bug, found)) == found),
        "readIsWritten": ((data,), read_is_written),
    }
