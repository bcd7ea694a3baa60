"""The table: a picture of a state. Qt, and no game."""
