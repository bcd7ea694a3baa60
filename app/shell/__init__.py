"""The app around the table: window, lobby, saved games, settings, rulebook."""
