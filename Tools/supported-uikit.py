#!/usr/bin/env python3
"""Writes Docs/SupportedUIKit.md: every type and member the targets UIKit and SnapKit offer, read from the sources.

    python3 Tools/supported-uikit.py           writes it
    python3 Tools/supported-uikit.py --check   fails if it is not what would be written
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "Docs" / "SupportedUIKit.md"
MODIFIERS = (
    r"(?:(?:nonisolated(?:\(unsafe\))?|final|static|class|override|convenience|required|mutating|nonmutating|weak|unowned|lazy"
    r"|(?:public|package|internal|private|fileprivate)\(set\)|indirect)\s+)*"
)
TYPE = re.compile(rf"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:nonisolated\s+)?(?P<access>public|open|package|internal|private|fileprivate)?\s*"
                  rf"{MODIFIERS}(?P<kind>class|struct|enum|protocol|extension)\s+(?P<name>[A-Z_][\w.]*)(?P<rest>[^{{]*)")
MEMBER = re.compile(rf"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:nonisolated\s+)?(?P<access>public|open)\s+(?P<modifiers>{MODIFIERS})"
                    r"(?P<kind>var|let|func|init|subscript|typealias)\b\s*(?P<rest>.*)$")
REQUIREMENT = re.compile(r"^\s*(?:@\w+\s+)*(?:static\s+)?(?P<kind>var|func|init)\b\s*(?P<rest>.*)$")
ALIAS = re.compile(r"^\s*public typealias ([A-Z]\w+) = ([\w.]+)$")


class Type:
    def __init__(self):
        self.kind, self.parents, self.members = None, [], {}


def without_comments_and_strings(line):
    line = re.sub(r'"(?:\\.|[^"\\])*"', '""', line)
    return line.split("//")[0]


def label_list(parameters):
    depth, part, parts = 0, "", []
    for character in parameters.replace("->", "  "):
        depth += (character in "([<{") - (character in ")]>}")
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    if part.strip():
        parts.append(part)
    labels = []
    for one in parts:
        words = one.strip().split(":")[0].split()
        labels.append((words[0] if words else "_") + ":")
    return "".join(labels)


def balanced(lines, index, text):
    """The text of a declaration from its first parenthesis to the one that closes it."""
    while text.count("(") > text.count(")") and index + 1 < len(lines):
        index += 1
        text += " " + without_comments_and_strings(lines[index]).strip()
    start = text.index("(")
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == "(") - (text[place] == ")")
        if depth == 0:
            return text[start + 1 : place]
    return ""


def read(path, types, aliases):
    lines = path.read_text().split("\n")
    stack, depth = [], 0  # (depth of the body, name, whether it is a protocol, whether it is seen outside)
    for index, raw in enumerate(lines):
        line = without_comments_and_strings(raw)
        alias = ALIAS.match(line)
        if alias and not stack:
            aliases[alias.group(1)] = alias.group(2).removeprefix("LayoutDSL.")
        outer = stack[-1] if stack else None
        match = TYPE.match(line)
        if match and "{" in " ".join(lines[index : index + 4]) and (outer is None or depth == outer[0]):
            name = match.group("name").removeprefix("LayoutDSL.")
            if outer:
                name = f"{outer[1]}.{name}"
            kind = match.group("kind")
            visible = kind == "extension" or match.group("access") in ("public", "open")
            entry = types.setdefault(name, Type())
            if kind != "extension" and visible:
                entry.kind = kind
                parents = match.group("rest").split(" where ")[0]
                entry.parents = [one.strip() for one in parents.split(":", 1)[1].split(",")] if ":" in parents else []
            stack.append((depth + 1, name, kind, visible))
        elif outer and depth == outer[0] and outer[3]:
            add_member(lines, index, line, outer, types[outer[1]])
        depth += line.count("{") - line.count("}")
        # A body that has not begun yet, where the declaration goes over several lines, stays.
        while stack and depth < stack[-1][0] and not (match and "{" not in line):
            stack.pop()


def add_member(lines, index, line, outer, entry):
    member = MEMBER.match(line)
    if outer[2] == "protocol":
        member = REQUIREMENT.match(line)
    if outer[2] == "enum" and re.match(r"^\s*(indirect )?case ", line):
        for name in re.sub(r"\([^)]*\)", "", re.sub(r"^\s*(indirect )?case ", "", line)).split(","):
            entry.members["." + name.split("=")[0].strip().strip("`")] = "case"
        return
    if not member or "override " in line.split(member.group("kind"))[0]:
        return
    kind, rest = member.group("kind"), member.group("rest")
    if kind in ("var", "let", "typealias"):
        name = re.match(r"`?(\w+)", rest)
        if name:
            entry.members[name.group(1)] = kind
        return
    name = "init" if kind == "init" else "subscript" if kind == "subscript" else re.match(r"([^\s(<]+|<=?)", rest).group(1)
    text = line[line.index(kind) :]
    if "(" not in text or not (name[0].isalpha() or name[0] == "_"):
        return
    if kind == "init":
        name = "init" + ("?" if rest.startswith("?") else "")
    entry.members[f"{name}({label_list(balanced(lines, index, text))})"] = kind


def main():
    types, aliases = {}, {}
    for target in ("LayoutDSL", "UIKit"):
        for path in sorted((ROOT / "Sources" / target).rglob("*.swift")):
            read(path, types, aliases if target == "UIKit" else {})
    dsl_aliases = {}
    for path in sorted((ROOT / "Sources" / "SnapKit").rglob("*.swift")):
        read(path, types, dsl_aliases)
    for path in sorted((ROOT / "Sources" / "LayoutDSL" / "Maker").rglob("*.swift")):
        read(path, {}, maker_aliases := {})
        for name, target in maker_aliases.items():
            if name in dsl_aliases:
                dsl_aliases[name] = target
    own = {
        name: name for name, entry in types.items()
        if entry.kind and "." not in name and (name.startswith("UI") or name.startswith("NS") or name == "Selector")
    }
    text = TEXT + table({**aliases, **own}, types, aliases)
    text += "\n## SnapKit\n\n" + table(dsl_aliases, types, aliases)
    for name in sorted(aliases):
        outer, _, member = aliases[name].rpartition(".")
        if outer in types and types[outer].members.get(member) == "typealias":
            continue
        if aliases[name] not in types or not types[aliases[name]].kind:
            sys.exit(f"nothing is known of {aliases[name]}, which {name} stands for")
    if "--check" in sys.argv:
        if not OUTPUT.exists() or OUTPUT.read_text() != text:
            sys.exit("Docs/SupportedUIKit.md is not up to date: run python3 Tools/supported-uikit.py")
        return
    OUTPUT.write_text(text)


def table(names, types, aliases):
    called = {}
    for name, target in sorted(aliases.items(), reverse=True):
        called[target] = name
    nested = {}
    for name, target in names.items():
        if name.startswith("Constraint") and target in called:
            continue
        for other, entry in types.items():
            if entry.kind and other.startswith(target + ".") and "." not in other[len(target) + 1 :]:
                if other not in names.values():
                    nested[f"{name}.{other[len(target) + 1:]}"] = other
    rows = ["| type | members |", "|---|---|"]
    for name, target in sorted({**names, **nested}.items()):
        if name.startswith("Constraint") and target in called:
            rows.append(f"| `{name}` | is `{called[target]}` |")
            continue
        entry = types.get(target, Type())
        parents = [called.get(parent, parent) for parent in entry.parents]
        parents = [parent for parent in parents if parent in aliases or parent in types and parent.startswith("UI")]
        members = ", ".join(f"`{member}`" for member in sorted(entry.members, key=lambda one: (one.lstrip("."), one)))
        title = f"`{name}`" + (f" : {', '.join(f'`{one}`' for one in parents)}" if parents else "")
        rows.append(f"| {title} | {members} |")
    return "\n".join(rows) + "\n"


TEXT = """# What is offered of UIKit and SnapKit

Every type of the targets `UIKit` and `SnapKit` with its members, inherited ones at the type they come from. Written from the
sources by `python3 Tools/supported-uikit.py`; members that UIKit does not have, such as `userTap(at:)`, are for tests. What
cannot be there, and what to write instead, is in [FromUIKit.md](FromUIKit.md). Foundation comes along.

## UIKit

"""

main()
