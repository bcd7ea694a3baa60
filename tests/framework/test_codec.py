import json
from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from app.framework.codec import Damaged, decode, digest, encode, read_state, written
from app.framework.game import Game
from app.framework.phases import Frame, Row, State, slot_names
from tests.plugins import GAMES, find
from tests.tables import states_of

SAMPLES = [(game, state) for game in GAMES.values() for state in states_of(game, game.players[-1])[::40]]
each_sample = pytest.mark.parametrize(("game", "state"), SAMPLES, ids=[f"{g.id}-{i}" for i, (g, _) in enumerate(SAMPLES)])


def data_of(state: Row) -> Any:
    return json.loads(json.dumps(encode(state)))


def rows_in(value: Any) -> list[Row]:
    if isinstance(value, Row):
        return [value] + [row for name in slot_names(type(value)) for row in rows_in(getattr(value, name))]
    return [row for v in value for row in rows_in(v)] if isinstance(value, list | tuple) else []


@each_sample
def test_every_row_comes_back(game: Game[Any], state: State) -> None:
    for row in rows_in(state):
        back = decode(type(row), data_of(row))
        assert back == row
        for name in slot_names(type(row)):
            assert type(getattr(back, name)) is type(getattr(row, name))


def test_the_rows_of_both_games_are_tried() -> None:
    kinds = {f"{game.id}.{type(row).__name__}" for game, state in SAMPLES for row in rows_in(state)}
    assert {"toll.Toll", "toll.Seat", "noria.Noria", "noria.Seat"} <= kinds


@each_sample
def test_a_missing_field_is_named_with_its_place(game: Game[Any], state: State) -> None:
    for name in slot_names(type(state)):
        data = data_of(state)
        del data[name]
        with pytest.raises(Damaged, match=f"{type(state).__name__}: the fields .*{name}"):
            decode(game.state_type, data)


@each_sample
def test_an_extra_field_is_refused(game: Game[Any], state: State) -> None:
    data = data_of(state)
    data["seats"][1]["luck"] = 1
    with pytest.raises(Damaged, match=r"seats\[1\]: the fields"):
        decode(game.state_type, data)


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(data, dict | list):
        keys = data if isinstance(data, dict) else range(len(data))
        return [leaf for k in keys for leaf in leaves(data[k], (*path, k))]
    return [path]


def place_of(path: tuple[Any, ...]) -> str:
    return "".join(f"[{k}]" if isinstance(k, int) else f".{k}" for k in path)


@pytest.mark.parametrize("wrong", [1.0, float("nan"), float("inf"), None, [], {}], ids=repr)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_wrong_leaf_is_named_with_its_place(game: Game[Any], wrong: object) -> None:
    state = states_of(game, 2)[5]
    good = data_of(state)
    for path in leaves(good):
        data = deepcopy(good)
        inside = data
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = wrong
        with pytest.raises(Damaged) as caught:
            decode(game.state_type, data)
        assert str(caught.value).startswith(f"{game.state_type.__name__}{place_of(path)}: ")


def test_true_is_not_a_number() -> None:
    data = data_of(states_of(find("toll"), 2)[0])
    data["seats"][1]["coins"] = True
    with pytest.raises(Damaged, match=r"Toll\.seats\[1\]\.coins: int expected, bool found"):
        decode(find("toll").state_type, data)


def test_a_number_is_not_true() -> None:
    data = data_of(states_of(find("noria"), 2)[0])
    data["circle"] = 1
    with pytest.raises(Damaged, match=r"Noria\.circle: bool expected, int found"):
        decode(find("noria").state_type, data)


@pytest.mark.parametrize("data", [None, 3, "x", [], [["turn", 0, []]], {}])
def test_what_is_no_row_at_all_is_refused(data: object) -> None:
    with pytest.raises(Damaged):
        decode(find("toll").state_type, data)


@pytest.mark.parametrize("data", [["turn", 0], ["turn", 0, [], 1], ["turn", "0", []], ["turn", 0, [None]], {"kind": "turn"}])
def test_a_frame_must_have_its_shape(data: object) -> None:
    with pytest.raises(Damaged):
        decode(Frame, data)


def test_a_frame_comes_back() -> None:
    frame = Frame("toll", 1, (3, 2))
    back = decode(Frame, json.loads(json.dumps(encode(frame))))
    assert back == frame
    assert type(back) is Frame
    assert type(back.args) is tuple


def asked_for_toll() -> Any:
    state = states_of(find("toll"), 2)[0]
    state.push(Frame("toll", 1, (2,)))
    return state


def test_what_a_frame_is_about_is_written_by_name() -> None:
    data = written(find("toll"), asked_for_toll())
    assert data["stack"][-1] == ["toll", 1, ["three"]]
    assert read_state(find("toll"), data) == asked_for_toll()


def test_older_files_have_its_number() -> None:
    data = written(find("toll"), asked_for_toll())
    data["stack"][-1][2] = [2]
    assert read_state(find("toll"), data) == asked_for_toll()


@pytest.mark.parametrize(
    "frame",
    [
        ["toll", 1, ["six"]],
        ["toll", 1, [5]],
        ["toll", 1, [-1]],
        ["toll", 1, []],
        ["toll", 1, ["one", "two"]],
        ["toll", 2, ["one"]],
        ["toll", -1, ["one"]],
        ["tax", 1, ["one"]],
        ["wages", 1, ["one"]],
        ["wages", 1, [-1]],
    ],
    ids=str,
)
def test_a_frame_that_this_game_cannot_owe_is_refused(frame: list[Any]) -> None:
    data = written(find("toll"), asked_for_toll())
    data["stack"][-1] = frame
    with pytest.raises(Damaged, match=r"^Toll\.stack\["):
        read_state(find("toll"), data)


class Odd(NamedTuple):
    either: int | None
    named: dict[str, int]
    pair: tuple[str, bool]


def test_unions_mappings_and_fixed_tuples() -> None:
    odd = Odd(None, {"a": 1}, ("x", True))
    assert decode(Odd, encode(odd)) == odd
    with pytest.raises(Damaged, match=r"Odd\[1\]\.a"):
        decode(Odd, [3, {"a": "1"}, ["x", True]])
    with pytest.raises(Damaged, match=r"Odd\[1\]: an object"):
        decode(Odd, [3, [], ["x", True]])
    with pytest.raises(Damaged, match=r"Odd\[2\]: a list of 2"):
        decode(Odd, [3, {}, ["x"]])


@pytest.mark.parametrize("value", [1.5, float("nan"), {1}, pytest.param(object(), id="object"), b"x"], ids=repr)
def test_only_plain_data_is_written(value: object) -> None:
    with pytest.raises(TypeError, match="plain data"):
        encode([value])


@pytest.mark.parametrize("kind", [float, set[int], bytes, dict[int, int]], ids=repr)
def test_only_plain_types_are_read(kind: Any) -> None:
    with pytest.raises(TypeError, match="plain data"):
        decode(kind, 1)


def test_a_digest_notices_every_leaf() -> None:
    state = states_of(find("toll"), 2)[3]
    game = find("toll")
    marks = {digest(game, state)}
    for change in ("round", "active", "rounds"):
        other = state.clone()
        setattr(other, change, getattr(other, change) + 1)
        marks.add(digest(game, other))
    other = state.clone()
    other.seats[1].coins += 1
    marks.add(digest(game, other))
    assert len(marks) == 5
    assert digest(game, state.clone()) == digest(game, state)
