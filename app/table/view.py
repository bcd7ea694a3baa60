"""The window onto the scene: fits by itself, zooms by wheel, keys and gesture, pans by dragging the empty table."""

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QNativeGestureEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from app.framework.mishap import unfailing
from app.table.scene import REST, TableScene

STEP, LARGEST = 1.15, 5.0
NOTCH = 120
"""Of the wheel, in eighths of a degree."""


class TableView(QGraphicsView):
    escaped = Signal()
    menu_wanted = Signal(str, QPoint)
    """A right click, or the menu key, on this thing."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table_scene = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._fitted = True
        self._pan: QPoint | None = None
        self._spun = 0
        """How far the wheel has been turned since what is held was last turned by it."""
        self._resizing = QTimer(self)
        """Runs for a moment after a change of size; when another comes by then, more will follow."""
        self._resizing.setSingleShot(True)
        scene.pointed.connect(self._shape_cursor)
        scene.hand.changed.connect(self._shape_cursor)

    def _shape_cursor(self) -> None:
        """An open hand over what can be taken, a pointing one over what a click does, a closed one while it is held."""
        hand, what = self.table_scene.hand, self.table_scene.hovered
        shape = Qt.CursorShape.ArrowCursor
        if hand.dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif what in (hand.targets() if hand.held else hand.may_start()):
            shape = Qt.CursorShape.OpenHandCursor if hand.drags(what) else Qt.CursorShape.PointingHandCursor
        if self._pan is None and self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def fit(self) -> None:
        self._fitted = True
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def zoom(self, factor: float) -> None:
        smallest = self._fit_scale()
        scale = min(max(self.transform().m11() * factor, smallest), smallest * LARGEST)
        if scale <= smallest * 1.001:
            if not self._fitted:
                self.table_scene.hurry()
            self.fit()
            return
        self._fitted = False
        self.table_scene.hurry()
        now = self.transform().m11()
        self.scale(scale / now, scale / now)

    def zoom_in(self) -> None:
        self.zoom(STEP)

    def zoom_out(self) -> None:
        self.zoom(1 / STEP)

    def _fit_scale(self) -> float:
        rect = self.sceneRect()
        return min(self.viewport().width() / rect.width(), self.viewport().height() / rect.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._resizing.isActive():
            self.table_scene.hurry()
        self._resizing.start(REST)
        if self._fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        if self.table_scene.hand.held and self.table_scene.hand.turns():
            self._turn_by(event.angleDelta().y())
        else:
            self.zoom(STEP ** (event.angleDelta().y() / NOTCH))
        event.accept()

    def _turn_by(self, angle: int) -> None:
        """One turn for each notch, however finely a touchpad counts."""
        self._spun += angle
        while abs(self._spun) >= NOTCH:
            step = 1 if self._spun > 0 else -1
            self._spun -= NOTCH * step
            self.table_scene.hand.turn(-step)

    @unfailing(bool)
    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom(1 + event.value())
            return True
        if event.type() == QEvent.Type.Leave:
            self.table_scene.leave()
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        empty = not self.table_scene.what_at(self.mapToScene(event.position().toPoint()), touchable=True)
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle or (event.button() == Qt.MouseButton.LeftButton and empty and not self._fitted):
            self._pan = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._pan is not None:
            moved = event.position().toPoint() - self._pan
            self._pan = event.position().toPoint()
            self.table_scene.hurry()
            for bar, delta in ((self.horizontalScrollBar(), moved.x()), (self.verticalScrollBar(), moved.y())):
                bar.setValue(bar.value() - delta)
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._pan is not None:
            self._pan = None
            self.viewport().unsetCursor()
            return
        super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        scene = self.table_scene
        if scene.hand.held and scene.hand.turn():
            return
        keys = event.reason() == QContextMenuEvent.Reason.Keyboard
        what = scene.hand.focus if keys else scene.what_at(self.mapToScene(event.pos()))
        if what:
            at = self.mapFromScene(scene.centre(what)) if keys else event.pos()
            self.menu_wanted.emit(what, self.mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        hand, scene = self.table_scene.hand, self.table_scene
        where = {s: scene.centre(s) for s in hand.stops()}
        match event.key():
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                hand.walk(1, where)
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                hand.walk(-1, where)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                hand.press_focus()
            case Qt.Key.Key_Space:
                hand.press_focus(carry=True)
            case Qt.Key.Key_R if hand.held:
                hand.turn()
            case Qt.Key.Key_Escape:
                if not hand.cancel():
                    self.escaped.emit()
            case _:
                super().keyPressEvent(event)
                return
        if hand.focus:
            scene.pointed.emit(hand.focus)
