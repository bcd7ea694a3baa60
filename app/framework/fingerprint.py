"""SHA-256 without the megabytes of OpenSSL that `hashlib` brings along; the standard library's `random` does the same."""

try:
    from _sha2 import sha256  # type: ignore[import-not-found,unused-ignore]  # Python 3.12 and later
except ImportError:
    try:
        from _sha256 import sha256  # type: ignore[import-not-found,no-redef,unused-ignore]  # Python 3.11
    except ImportError:
        from hashlib import sha256


def fingerprint(content: bytes) -> str:
    digits: str = sha256(content).hexdigest()
    return digits
