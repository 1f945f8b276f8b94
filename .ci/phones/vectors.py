#!/usr/bin/env python3
# usage: .ci/phones/vectors.py > Tests/Vectors/Data/libphonenumber_examples.jsonl
"""Prints the example numbers of each region and kind as the package phonenumbers writes them: complete, and while
each key is typed; as they are dialled in the region, and with the calling code. A case is a line."""
import json, re, sys
from phonenumbers import AsYouTypeFormatter, COUNTRY_CODE_TO_REGION_CODE, PhoneMetadata, PhoneNumber
from phonenumbers import PhoneNumberFormat, format_number
sys.dont_write_bytecode = True
from owners import KINDS


def typed(region, keys):
    formatter = AsYouTypeFormatter(region)
    return [formatter.input_digit(key) for key in keys]


def case(region, kind, text, value):
    keys = re.sub("[^+0-9]", "", text)
    name = re.sub("_(.)", lambda match: match[1].upper(), kind)
    return {"field": {"rules": "libphonenumber", "region": region, "kind": name}, "state": None, "edit": {"text": keys},
        "expected": {"text": text, "value": value, "typed": typed(region, keys)}, "peer": "libphonenumber"}


for code, regions in sorted(COUNTRY_CODE_TO_REGION_CODE.items()):
    for region in regions:
        metadata = PhoneMetadata.metadata_for_region_or_calling_code(code, region)
        for kind in KINDS:
            example = getattr(metadata, kind) and getattr(metadata, kind).example_number
            if not example: continue
            zeros = len(example) - len(example.lstrip("0"))
            number = PhoneNumber(code, int(example), None, zeros > 0, None, zeros or None)
            styles = [PhoneNumberFormat.NATIONAL, PhoneNumberFormat.INTERNATIONAL][region == "001":]
            for style in styles:
                text, value = format_number(number, style), format_number(number, PhoneNumberFormat.E164)
                print(json.dumps(case(region, kind, text, value), ensure_ascii=False))
