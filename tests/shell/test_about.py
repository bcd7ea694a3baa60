"""Help, About: whose work it is, and in their own words what they allow."""

import pytest
from PySide6.QtCore import QUrl

from app.shell.about import About, Licences
from app.shell.context import Context
from app.shell.licences import works
from app.shell.window import MainWindow


@pytest.fixture
def page(context: Context, window: MainWindow) -> Licences:
    shown = About(window, context).tabs.widget(1)
    assert isinstance(shown, Licences)
    return shown


def test_every_name_leads_to_its_words_and_back(page: Licences) -> None:
    names = [work.name for work in works()]
    listed = page.toPlainText()
    assert all(name in listed for name in names)
    page.anchorClicked.emit(QUrl(f"#{names.index('fluent.runtime')}"))
    assert "Apache License" in page.toPlainText()
    assert "END OF TERMS AND CONDITIONS" in page.toPlainText()
    page.anchorClicked.emit(QUrl("list"))
    assert page.toPlainText() == listed


def test_words_are_shown_as_they_are(page: Licences) -> None:
    """Angle brackets are part of a licence, not of the page."""
    names = [work.name for work in works()]
    page.anchorClicked.emit(QUrl(f"#{names.index('Qt')}"))
    assert "<https://fsf.org/>" in page.toPlainText()
    assert "\n\n" in page.toPlainText()


def test_what_only_packages_bring_is_named_only_there() -> None:
    assert {work.name for work in works(packed=True)} - {work.name for work in works(packed=False)} >= {"Python", "PyInstaller"}
