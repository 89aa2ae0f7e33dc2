"""Takes the code of each clause out, one change at a time, and demands that its examples fail."""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from project import TREE, files


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


class Workbench:
    """A copy of the tree where one change at a time is tried."""

    def __init__(self, number):
        self.tree = TREE / f"build/mutants/{number}/tree"
        self.build_folder = TREE / f"build/mutants/{number}/build"
        for source in files():
            target, content = self.tree / source.relative_to(TREE), source.read_bytes()
            # Untouched files keep their time, so that little is built again.
            if not target.exists() or target.read_bytes() != content:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)

    def configure(self):
        configured = run("cmake", "-G", "Ninja", "-S", self.tree, "-B", self.build_folder,
                         "-DORDINAL_TESTS=ON",
                         "-DCMAKE_CXX_COMPILER_LAUNCHER=" + os.environ.get("ORDINAL_LAUNCHER", ""),
                         "-DCMAKE_CXX_FLAGS=-O0 -DNDEBUG -w")
        if configured.returncode:
            sys.exit(configured.stdout + configured.stderr)

    def build(self):
        return run("cmake", "--build", self.build_folder, "--parallel", "2",
                   "--target", "examples_test")

    def failing_examples(self, clause):
        """How many of the clause's examples fail; a crash counts as one."""
        # In a filter `-` and `:` mean something else; `?` is any character.
        name = clause.replace("-", "?") + "? *"
        tests = run(self.build_folder / "tests/examples_test", f"--gtest_filter=*.{name}",
                    timeout=120)
        if "Running 0 tests" in tests.stdout:
            sys.exit(f"{clause}: no example was run")
        failed = len(re.findall(r"(?m)^\[  FAILED  \] .*ms\)$", tests.stdout))
        return failed if failed or tests.returncode == 0 else 1

    def try_mutant(self, clause, file, old, new):
        path = self.tree / file
        original = path.read_text(encoding="utf-8")
        lines = original.split("\n")
        # The formatter may move a comment; white space is not what is meant.
        places = [i for i, line in enumerate(lines) if line.split() == old.split()]
        if len(places) != 1:
            sys.exit(f"{clause}: this line must stand once in {file}:\n{old}")
        lines[places[0]] = new
        path.write_text("\n".join(lines), encoding="utf-8")
        try:
            built = self.build()
            if built.returncode:
                sys.exit(f"{clause}: the mutant does not build\n{built.stdout[-3000:]}")
            return self.failing_examples(clause)
        finally:
            path.write_text(original, encoding="utf-8")


def clauses_of(game):
    rules = (TREE / "engine/games" / game / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^- \*\*([A-Z]+-\d+[a-z]?)\*\*", rules))


def all_mutants():
    for path in sorted((TREE / "tests/engine/games").glob("*/mutants.txt")):
        mutants = list(parse(path))
        without = clauses_of(path.parent.name) - {clause for clause, *_ in mutants} - exempt(path)
        if without:
            sys.exit(f"{path}: no mutant for {sorted(without)}")
        yield from mutants


def main():
    count = os.cpu_count() or 1
    free = SimpleQueue()
    for number in range(count):
        bench = Workbench(number)
        bench.configure()
        free.put(bench)

    def failing(mutant):
        bench = free.get()
        try:
            return bench.try_mutant(*mutant)
        finally:
            free.put(bench)

    survivors = 0
    mutants = list(all_mutants())
    with ThreadPoolExecutor(count) as pool:
        for (clause, _, _, new), failed in zip(mutants, pool.map(failing, mutants)):
            survivors += failed == 0
            verdict = f"{failed} examples fail" if failed else "SURVIVES"
            print(f"{clause}: {verdict}: {new.strip()}", flush=True)
    if survivors:
        sys.exit(f"{survivors} mutants survive")


if __name__ == "__main__":
    main()
