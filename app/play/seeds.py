"""What bots think with."""

from random import SystemRandom

from app.framework.fingerprint import fingerprint


def thinking_seed(seed: str | None) -> str:
    """For the bots of one sitting. The same seed gives the same game, but what bots get does not tell the chance to come."""
    return SystemRandom().randbytes(16).hex() if seed is None else fingerprint(f"thinking/{seed}".encode())
