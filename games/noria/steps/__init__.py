"""The decisions of Noria in rulebook order, one a file."""
