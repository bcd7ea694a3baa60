"""What every game shares. Pure Python: no Qt, no clock, no global random."""
