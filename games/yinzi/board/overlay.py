def paint_overlay(*a):
    return None
