"""Writes what a server leaves behind, as far as the program looks at it without one."""

import sqlite3

DATA = """
    CREATE TABLE event(card INTEGER, number INTEGER, content BLOB);
    INSERT INTO event VALUES(1, 0, x'7b7d');
    PRAGMA application_id = 1332896873;
    PRAGMA user_version = 1;
"""


def write_data(path, before="", after=""):
    """`before` and `after` are SQL around it."""
    connection = sqlite3.connect(path)
    connection.executescript(before + DATA + after)
    connection.close()
