"""Words: every sentence that people read, found by key, in English and Italian."""

LANGUAGES = ("en", "it")
