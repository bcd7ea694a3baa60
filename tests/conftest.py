"""Slow or busy machines fail no test: what is checked is what comes out, not how long it took."""

from hypothesis import settings

settings.register_profile("table", deadline=None)
settings.load_profile("table")
