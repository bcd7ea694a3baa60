"""What lies on disk, without Qt: folders, saved games, installed games, and the one door through which games are opened."""
