"""The files of the project, for the checks beside this file."""

import subprocess
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent


def files(*patterns):
    """Tracked files and new ones that are not ignored, by git's patterns."""
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns],
        cwd=TREE, capture_output=True, text=True, check=True,
    ).stdout.splitlines()
    return [TREE / name for name in names if (TREE / name).exists()]
