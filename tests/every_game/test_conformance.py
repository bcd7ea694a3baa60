"""What every game must hold, by being registered: a random game of each set-up, checked after every move."""

import json
import random
from typing import Any

from app.framework.codec import digest, read_state, written
from app.framework.dice import Effects, live
from app.framework.game import SHARED_REFUSALS, Game, Setup
from app.framework.match import Match
from app.framework.moves import Move
from app.framework.players import Player
from app.framework.record import Recorder, load
from tests.every_game.random_games import a_random_game, played_out
from tests.plugins import each_setup, find


@each_setup
def test_random_game_holds_after_every_move(game: Game[Any], setup: Setup) -> None:
    match = a_random_game(game, setup)
    for number in range(match.number + 1):
        state = match.at(number)
        assert list(game.broken(state)) == []
        assert state.clone() == state
        if number % 3 and state.stack:
            continue  # files take longer
        text = json.dumps(written(game, state))
        back = read_state(game, json.loads(text))
        assert back == state
        assert written(game, back) == json.loads(text)


@each_setup
def test_clones_do_not_share(game: Game[Any], setup: Setup) -> None:
    """Older states are as they were when they were reached, whatever was played on their clones."""
    rng = random.Random(2)
    fx = Effects(live(rng))
    state = game.start(setup, fx)
    kept = []
    while state.stack:
        if not rng.randrange(3):
            kept.append((state, digest(game, state)))
        state = state.clone()
        game.play(state, rng.choice(game.legal(state)), fx)
    assert [digest(game, s) for s, _ in kept] == [d for _, d in kept]


@each_setup
def test_legal_is_what_nobody_refuses(game: Game[Any], setup: Setup) -> None:
    match = a_random_game(game, setup)
    rng = random.Random(3)
    for number in range(match.number):
        state = match.at(number)
        legal = game.legal(state)
        tried = [m for m, _ in game.tried(state)]
        assert len(set(tried)) == len(tried), "a candidate is offered twice"
        assert legal == [m for m in tried if game.refuse(state, m) is None]
        strangers = rng.sample(list(match.game.verbs), min(3, len(match.game.verbs)))
        for m in [*tried, *(Move(v) for v in strangers), *(e.move for e in match.entries[:: max(1, match.number // 5)])]:
            refusal = game.refuse(state, m)
            if refusal is None:
                fx = Effects(live(rng))
                after = state.clone()
                game.play(after, m, fx)
            else:
                assert refusal.rule
                assert refusal.reason in {*game.refusals, *SHARED_REFUSALS}
                if refusal.reason in game.refusals:
                    assert len(refusal.params) == len(game.refusals[refusal.reason])


@each_setup
def test_ill_formed_moves_are_refused(game: Game[Any], setup: Setup) -> None:
    match = a_random_game(game, setup)
    rng = random.Random(4)
    for number in range(0, match.number, 7):
        state = match.at(number)
        for step in game.offers(state):
            for args in ((), ("nonsense",), (-1,), (10**9,), (0, 0, 0, 0, 0, 0, 0, 0), tuple("x" for _ in step.params)):
                m = Move(step.verb, args)
                if m not in game.legal(state):
                    assert game.refuse(state, m) is not None
    assert match.explain(Move(rng.choice(list(game.verbs)))) is not None, "nothing is legal after the end"


@each_setup
def test_observation_hides_and_imagination_fits(game: Game[Any], setup: Setup) -> None:
    match = a_random_game(game, setup)
    rng = random.Random(5)
    for number in range(0, match.number + 1, 3):
        state = match.at(number)
        for seat in range(setup.players):
            seen = game.observe(state, seat)
            assert game.observe(seen, seat) == seen
            fx = Effects(live(rng))
            full = game.imagine(seen, seat, fx)
            assert list(game.broken(full)) == []
            assert game.observe(full, seat) == seen
            if state.stack and state.stack[-1].seat == seat:
                assert game.legal(seen) == game.legal(state), "a player must see all that bears on the own choice"
                assert game.legal(full) == game.legal(state)


@each_setup
def test_undo_to_the_start_and_forward_again(game: Game[Any], setup: Setup) -> None:
    match = played_out(game, setup, 6)
    match.take_back = True
    known = [match.at(n) for n in range(match.number + 1)]
    for state in reversed(known[:-1]):
        assert match.undo() is None
        assert match.at(match.number) == state
    refusal = match.undo()
    assert refusal is not None
    assert refusal.reason == "nothing-to-undo"
    for state in known[1:]:
        assert match.redo() is None
        assert match.at(match.number) == state
    assert match.redo() is not None


@each_setup
def test_undo_stops_at_what_became_known(game: Game[Any], setup: Setup) -> None:
    match = played_out(game, setup, 7)
    while match.entries and not match.entries[-1].barrier:
        assert match.undo() is None
    if match.entries:
        refusal = match.undo()
        assert refusal is not None
        assert refusal.reason == "undo-barrier"


@each_setup
def test_same_seed_same_moves_same_game(game: Game[Any], setup: Setup) -> None:
    one, two = played_out(game, setup, 8), played_out(game, setup, 8)
    assert one.digest() == two.digest()
    assert one.entries == two.entries


@each_setup
def test_record_replays_to_the_same_end(game: Game[Any], setup: Setup, tmp_path: Any) -> None:
    rng = random.Random(9)
    match = Match(game, setup)
    players = tuple(Player(f"P{i}", game.colours[i].id) for i in range(setup.players))
    recorder = Recorder.begin(tmp_path / "game.caravan", match, players)
    while not match.over:
        match.submit(rng.choice(match.legal()))
        if rng.random() < 0.05:
            match.undo()
    recorder.close()
    loaded = load(tmp_path / "game.caravan", find)
    assert loaded.notes == ()
    assert loaded.continuable
    assert loaded.match.digest() == match.digest()
    assert loaded.match.entries == match.entries
    assert loaded.players == players


@each_setup
def test_standing_and_value(game: Game[Any], setup: Setup) -> None:
    match = a_random_game(game, setup)
    for number in range(0, match.number + 1, 5):
        state = match.at(number)
        standing = game.standing(state)
        assert len(standing.totals) == setup.players
        for _, values in (*standing.lines, *standing.ties):
            assert len(values) == setup.players
        assert tuple(sum(column) for column in zip(*(v for _, v in standing.lines), strict=True)) == standing.totals
        assert 1 in standing.places()
        for seat in range(setup.players):
            seen = game.imagine(game.observe(state, seat), seat, Effects(live(random.Random(0))))
            assert len(game.judge.measure(seen, seat)) == len(game.judge.features) == len(game.judge.weights)
            game.judge.value(seen, seat)
