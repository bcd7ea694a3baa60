"""What each kind of place and piece ever serves for, by the first word of its name."""

USES: dict[str, tuple[str, ...]] = {
    "ambassador": ("travel",),
    "chamber": ("intrigue",),
    "cog": ("night_shift",),
    "cube": ("intrigue",),
    "deal": ("buy",),
    "disc": ("modify", "activate", "inspect", "upgrade", "place_disc"),
    "factory": ("build",),
    "on-stock": ("start_with",),
    "rep": ("free_level", "invest"),
    "ship": ("take_ship",),
    "ships": ("take_ship",),
    "stock-disc": ("market",),
    "turn": ("night_shift",),
    "ware": ("sell",),
}
