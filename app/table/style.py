"""How the panels around a board look. Whatever the state of a card, border and padding add up: nothing beside it may move."""

from app.table.theme import Theme


def table_style(theme: Theme) -> str:
    return f"""
    #prompt, #bar, #hint, #news, #guide, #coach, #playerCard, #score {{
        background: {theme.panel}; border: 1px solid {theme.line}; border-radius: 8px; }}
    #hint {{ border: 2px solid {theme.hint}; }}
    #coach {{ border: 2px solid {theme.accent}; }}
    #playerCard {{ padding: 1px 1px 3px 1px; }}
    #playerCard[active="true"] {{ border: 2px solid {theme.accent}; padding: 0 0 2px 0; background: {theme.raised}; }}
    #playerCard[shown="true"] {{ border-bottom: 4px solid {theme.accent}; padding-bottom: 0; }}
    #playerCard:focus {{ border: 2px solid {theme.focus}; padding: 0 0 2px 0; }}
    #about {{ background: {theme.raised}; border: 1px solid {theme.accent}; border-radius: 8px; }}
    #trial {{ background: {theme.panel}; border: 2px dashed {theme.trial}; border-radius: 8px; }}
    #curtain {{ background: {theme.window}; }}
    #score QScrollArea, #score QScrollArea > QWidget > QWidget {{ background: transparent; }}
    QTabWidget::pane {{ border: 1px solid {theme.line}; border-radius: 8px; background: {theme.panel}; }}
    QListView#moves::item {{ padding: 4px 2px; border-bottom: 1px solid {theme.line}; }}
    QListView#moves::item:selected {{ background: {theme.accent}; color: {theme.accent_ink}; }}
    """


def time_style(theme: Theme, past: bool, tried: bool) -> str:
    """The past, and what is only tried out, have a colour and a line of their own around the board."""
    bar, words = (theme.past, theme.window) if past else (theme.panel, theme.ink)
    line = f"solid {theme.past}" if past else f"dashed {theme.trial}" if tried else f"solid {theme.window}"
    return f"""
    #prompt {{ background: {bar}; }}
    #prompt QLabel {{ color: {words}; }}
    QGraphicsView {{ border: 3px {line}; }}
    """
