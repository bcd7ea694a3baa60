"""What a game teaches: a card for every question, words for all of it, conditions that come true, goals that can be reached."""

from collections import Counter
from typing import Any

import pytest

from app.bots.levels import LEVELS, make_bot
from app.framework.game import Game, installed
from app.framework.match import Match
from app.framework.players import HUMAN
from app.framework.teaching import Card, Goal, Teaching, lesson_words, teaching_of
from app.play.coach import LEARNER, RIVAL, Coach, guided_players, guided_setup
from app.text import LANGUAGES
from app.text.speaker import Speaker
from tests.learner import Learner, guided_match, rival_of
from tests.sentences import SIMPLE, amiss, pairs
from tests.texts import check_plain_reading, messages

TAUGHT = [(game, teaching) for game in installed().values() if (teaching := teaching_of(game.id))]
each_taught = pytest.mark.parametrize(("game", "teaching"), TAUGHT, ids=[game.id for game, _ in TAUGHT])


@each_taught
def test_every_question_that_people_meet_has_one_card(game: Game[Any], teaching: Teaching) -> None:
    asked = Counter(kind for card in teaching.cards for kind in card.asked)
    assert asked == Counter(phase.kind for phase in game.phases if phase.offers)


@each_taught
def test_a_card_is_due_by_a_question_or_by_a_condition(game: Game[Any], teaching: Teaching) -> None:
    assert all(bool(card.asked) != bool(card.when) for card in teaching.cards)
    ids = [card.id for card in teaching.cards]
    assert len(set(ids)) == len(ids)


@each_taught
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_goals_have_words_and_name_nothing_but_colours(game: Game[Any], teaching: Teaching, lang: str) -> None:
    """No number in them could give away what the reader cannot know."""
    found = messages(lesson_words(game.folder) / f"{lang}.ftl")
    parts = [*(f"card-{card.id}" for card in teaching.cards), *(f"goal-{goal.id}" for goal in teaching.guided.goals)]
    assert found.keys() == {"learnt", *parts, *(f"about-{part}" for part in parts)}
    assert set().union(*found.values()) <= {colour.id for colour in game.colours}
    check_plain_reading(lesson_words(game.folder), lang)


@each_taught
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_the_lessons_agrees(game: Game[Any], teaching: Teaching, lang: str) -> None:
    nouns = pairs(lang, [one for one, _ in TAUGHT]) | SIMPLE[lang]
    speaker = Speaker(lang, game, more=[lesson_words(game.folder)])
    said = {key: speaker.say(key) for key in messages(lesson_words(game.folder) / f"{lang}.ftl")}
    assert {key: found for key, text in said.items() if (found := amiss(lang, text, nouns))} == {}


@each_taught
def test_every_condition_comes_true_in_play_but_not_at_once(game: Game[Any], teaching: Teaching) -> None:
    waiting = {card.id: card for card in teaching.cards if card.when}
    for seed in range(6):
        for number, (seen, seat) in enumerate(moments(game, str(seed))):
            for card in [card for card in waiting.values() if holds(card, seen, seat)]:
                assert number, f"{card.id} is due before anything has happened"
                del waiting[card.id]
        if not waiting:
            break
    assert sorted(waiting) == []


def moments(game: Game[Any], seed: str) -> Any:
    """What each seat sees when it is asked, in a game of bots."""
    match = Match(game, game.setup(game.players[int(seed) % len(game.players)]), seed)
    bot = make_bot(RIVAL, game, seed)
    while match.frame:
        seat = match.frame.seat
        seen = match.observe(seat)
        yield seen, seat
        match.submit(bot.choose(seen, seat))


def holds(card: Card, seen: Any, seat: int) -> bool:
    assert card.when
    return card.when(seen, seat)


@each_taught
def test_goals_name_moves_and_news_of_the_game(game: Game[Any], teaching: Teaching) -> None:
    for goal in teaching.guided.goals:
        assert goal.moves or goal.news, goal.id
        for text in goal.moves:
            check_words(game, text, {verb: step.params for verb, step in game.verbs.items()})
        for text in goal.news:
            check_words(game, text, game.events)


def check_words(game: Game[Any], text: str, known: Any) -> None:
    kind, *words = text.split()
    assert kind in known, text
    for family, word in zip(known[kind], words, strict=False):
        assert word.isdecimal() if family not in game.things else word in game.things[family], text
    assert len(words) <= len(known[kind]), text


@each_taught
def test_whoever_follows_the_goals_reaches_them_all_well_before_the_end(game: Game[Any], teaching: Teaching) -> None:
    match = guided_match(game, teaching.guided)
    coach = Coach(teaching, match, guided_players(game, ("A", "B")))
    learner, rival = Learner(match, coach), rival_of(match)
    reached: list[Goal] = []
    while coach.progress().left:
        assert match.frame, f"the game is over without {[goal.id for goal in coach.progress().left]}"
        seat = match.frame.seat
        assert match.submit(learner.choose() if seat == LEARNER else rival.choose(match.observe(seat), seat)) is None
        done = coach.progress().done
        assert list(done[: len(reached)]) == reached, "what has been reached stays reached"
        reached = list(done)
    assert set(reached) == set(teaching.guided.goals)
    assert match.frame


@each_taught
def test_the_guided_game_is_told_by_its_seed_and_set_up_alone(game: Game[Any], teaching: Teaching) -> None:
    guided = teaching.guided
    match, players = guided_match(game, guided), guided_players(game, ("A", "B"))
    assert [player.control for player in players] == [HUMAN, RIVAL]
    assert RIVAL in LEVELS
    assert Coach(teaching, match, players).goals == guided.goals
    others = Match(game, guided_setup(game, guided), "another"), Match(game, game.setup(game.players[-1]), guided.seed)
    assert all(Coach(teaching, other, players).goals == () for other in others)
    assert Coach(teaching, match, players[::-1]).goals == ()
