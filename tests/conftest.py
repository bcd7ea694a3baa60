"""No test needs a screen, and slow or busy machines fail none: what comes out is checked, not how long it took."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("table", deadline=None)
settings.load_profile("table")
