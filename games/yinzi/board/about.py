def about(s, what, focus, speaker):
    return None
