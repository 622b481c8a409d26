#!/usr/bin/env python3
"""Prints how wide words are in Inter, read from the font file itself: the numbers the tests expect.

    python3 Tools/word_widths.py inter/usr/share/fonts/opentype/inter Regular 17 "Hello" "two words"

Needs no packages and shares nothing with advances.py. Widths are in units of the em (2816 a em) and in points.
"""
import pathlib
import struct
import sys


def tables(data):
    count = struct.unpack(">H", data[4:6])[0]
    records = (struct.unpack(">4sIII", data[12 + 16 * k:28 + 16 * k]) for k in range(count))
    return {tag.decode(): data[offset:offset + length] for tag, _, offset, length in records}


def character_map(cmap):
    """Code points to glyph numbers, by the subtable of format 12."""
    for k in range(struct.unpack(">H", cmap[2:4])[0]):
        offset = struct.unpack(">HHI", cmap[4 + 8 * k:12 + 8 * k])[2]
        if struct.unpack(">H", cmap[offset:offset + 2])[0] == 12:
            groups = struct.unpack(">I", cmap[offset + 12:offset + 16])[0]
            found = {}
            for g in range(groups):
                first, last, glyph = struct.unpack(">III", cmap[offset + 16 + 12 * g:offset + 28 + 12 * g])
                found.update({code: glyph + code - first for code in range(first, last + 1)})
            return found
    sys.exit("no cmap of format 12")


def main(folder, weight, size, *words):
    font = tables((pathlib.Path(folder) / f"Inter-{weight}.otf").read_bytes())
    em = struct.unpack(">H", font["head"][18:20])[0]
    metrics = struct.unpack(">H", font["hhea"][34:36])[0]
    glyphs = character_map(font["cmap"])
    for word in words:
        units = [struct.unpack(">H", font["hmtx"][4 * g:4 * g + 2])[0]
                 for g in (min(glyphs[ord(c)], metrics - 1) for c in word)]
        print(f"{word!r}: {' + '.join(map(str, units))} = {sum(units)} of {em}, {sum(units) * float(size) / em!r} pt")


main(*sys.argv[1:])
