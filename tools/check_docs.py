"""Checks the documents: every cited rule exists, every link leads somewhere, no foreign path."""

import re
import sys

from project import TREE, files


def defined_clauses():
    documents = [*(TREE / "engine/games").glob("*/RULES.md"), TREE / "docs/records.md"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in documents)
    return set(re.findall(r"(?m)^- \*\*([A-Z]+-\d+[a-z]?)\*\*", text))


def unknown_clauses():
    defined = defined_clauses()
    prefixes = "|".join(sorted({clause.split("-")[0] for clause in defined}))
    clause_id = re.compile(rf"\b(?:{prefixes})-\d+[a-z]?\b")
    for path in files("*.h", "*.cpp", "*.ts", "*.txt", "*.md"):
        cited = set(clause_id.findall(path.read_text(encoding="utf-8")))
        for clause in sorted(cited - defined):
            yield f"{path.relative_to(TREE)}: {clause} is in no RULES.md and not in docs/records.md"


def dead_links():
    for path in files("*.md"):
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text(encoding="utf-8")):
            if not target.startswith("http") and not (path.parent / target).exists():
                yield f"{path.relative_to(TREE)}: {target} does not exist"


def missing_documents():
    for name in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "LICENSE", "docs/glossary.md"]:
        if not (TREE / name).exists():
            yield f"{name} is missing"


def foreign_paths():
    """The project speaks of itself alone: no path of a machine, no registry's host."""
    pattern = re.compile(r"(?<![\w.])/(?:root|home)/|registry\.[a-z]+\.(?:org|com)|deb\.debian")
    for path in files("*"):
        if path.name == "check_docs.py":
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        if pattern.search(text):
            yield f"{path.relative_to(TREE)}: {pattern.search(text)[0]}"


def main():
    found = [*missing_documents(), *unknown_clauses(), *dead_links(), *foreign_paths()]
    for line in found:
        print(line)
    if found:
        sys.exit(1)
    print(f"{len(defined_clauses())} clauses, {len(files('*.md'))} documents")


if __name__ == "__main__":
    main()
