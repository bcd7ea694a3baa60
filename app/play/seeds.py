"""What bots think with."""

import hashlib
import secrets


def thinking_seed(seed: str | None) -> str:
    """For the bots of one sitting. The same seed gives the same game, but what bots get does not tell the chance to come."""
    return secrets.token_hex(16) if seed is None else hashlib.sha256(f"thinking/{seed}".encode()).hexdigest()
