"""Where a frozen build begins."""

from app.__main__ import main

main()
