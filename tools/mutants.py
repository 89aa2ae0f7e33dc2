"""Takes the code of each clause out, one change at a time, and demands that its examples fail."""

import os
import re
import subprocess
import sys

from project import TREE, files

COPY = TREE / "build/mutants/tree"
BUILD = TREE / "build/mutants/build"


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def parse(path):
    """Yields (clause, file, old, new)."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines()
             if line and line[0] not in "#="]
    if len(lines) % 3:
        sys.exit(f"{path}: every mutant has three lines")
    for head, old, new in zip(lines[0::3], lines[1::3], lines[2::3]):
        clause, file = head.split()
        yield clause, file, old[1:], new[1:]


def exempt(path):
    """Clauses without a change, each with its reason: "= CLAUSE: reason"."""
    return set(re.findall(r"(?m)^= (\S+): .+", path.read_text(encoding="utf-8")))


def copy_tree():
    COPY.mkdir(parents=True, exist_ok=True)
    for source in files():
        target, content = COPY / source.relative_to(TREE), source.read_bytes()
        # Untouched files keep their time, so that little is built again.
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def build():
    configured = run("cmake", "-G", "Ninja", "-S", COPY, "-B", BUILD, "-DORDINAL_TESTS=ON",
                     "-DCMAKE_CXX_COMPILER_LAUNCHER=" + os.environ.get("ORDINAL_LAUNCHER", ""),
                     "-DCMAKE_CXX_FLAGS=-O0 -DNDEBUG -w")
    if configured.returncode:
        sys.exit(configured.stdout + configured.stderr)
    return run("cmake", "--build", BUILD, "--target", "examples_test")


def failing_examples(clause):
    """How many of the clause's examples fail; a crash counts as one."""
    # In a filter `-` and `:` mean something else; `?` is any character.
    name = clause.replace("-", "?") + "? *"
    tests = run(BUILD / "tests/examples_test", f"--gtest_filter=*.{name}", timeout=120)
    if "Running 0 tests" in tests.stdout:
        sys.exit(f"{clause}: no example was run")
    failed = len(re.findall(r"(?m)^\[  FAILED  \] .*ms\)$", tests.stdout))
    return failed if failed or tests.returncode == 0 else 1


def check(clause, file, old, new):
    path = COPY / file
    original = path.read_text(encoding="utf-8")
    lines = original.split("\n")
    # The formatter may move a comment; white space is not what is meant.
    places = [i for i, line in enumerate(lines) if line.split() == old.split()]
    if len(places) != 1:
        sys.exit(f"{clause}: this line must stand once in {file}:\n{old}")
    lines[places[0]] = new
    path.write_text("\n".join(lines), encoding="utf-8")
    try:
        built = build()
        if built.returncode:
            sys.exit(f"{clause}: the mutant does not build\n{built.stdout[-3000:]}")
        return failing_examples(clause)
    finally:
        path.write_text(original, encoding="utf-8")


def clauses_of(game):
    rules = (TREE / "engine/games" / game / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^- \*\*([A-Z]+-\d+[a-z]?)\*\*", rules))


def main():
    copy_tree()
    survivors = 0
    for path in sorted((TREE / "tests/engine/games").glob("*/mutants.txt")):
        mutants = list(parse(path))
        without = clauses_of(path.parent.name) - {clause for clause, *_ in mutants} - exempt(path)
        if without:
            sys.exit(f"{path}: no mutant for {sorted(without)}")
        for clause, file, old, new in mutants:
            failed = check(clause, file, old, new)
            survivors += failed == 0
            verdict = f"{failed} examples fail" if failed else "SURVIVES"
            print(f"{clause}: {verdict}: {new.strip()}", flush=True)
    if survivors:
        sys.exit(f"{survivors} mutants survive")


if __name__ == "__main__":
    main()
