"""Checks of option values that every game's class uses; knows no game."""


def check_number(options, name, lowest, highest):
    value = options[name]
    if type(value) is not int or not lowest <= value <= highest:
        raise ValueError(f"option {name} must be a whole number from {lowest} to {highest}")


def check_word(options, name, words):
    if options[name] not in words or not isinstance(options[name], str):
        raise ValueError(f"option {name} must be one of: {', '.join(words)}")
