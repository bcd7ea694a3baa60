"""The contents of the rulebook: every kind of frame in its order."""

from typing import Any

from app.framework.phases import Phase
from games.yinzi.steps.boats import DevelopBoats
from games.yinzi.steps.bonus import Bonus, BonusRest, NewOrder, PhaseATurn
from games.yinzi.steps.city_sale import CitySalePhase, ExtraSalePhase
from games.yinzi.steps.cultivate import CultivatePhase, ExtraTilePhase
from games.yinzi.steps.disasters import Disasters, Drought, Fire, Flood, Rubble
from games.yinzi.steps.discard import TakeRoutePhase
from games.yinzi.steps.duties import ImperialDuties
from games.yinzi.steps.factories import DevelopFactories
from games.yinzi.steps.feeding import Feed, FeedStart
from games.yinzi.steps.final import FinalChance, LastTurn
from games.yinzi.steps.glory import Battle, RecruitPhase, SpoilsPhase, StandUp, VeteransPhase, WarGlory, WeakenPhase
from games.yinzi.steps.innovations import InnovationsPhase
from games.yinzi.steps.late import LateShipping, Pair, PairDone
from games.yinzi.steps.lay import LayPhase
from games.yinzi.steps.levels import FreeUpgradePhase
from games.yinzi.steps.pay import Pay
from games.yinzi.steps.personal import Personal, RoutesWon
from games.yinzi.steps.place import PlacePhase
from games.yinzi.steps.produce import ProducePhase
from games.yinzi.steps.resources import TakeResources
from games.yinzi.steps.rewards import DutyReward
from games.yinzi.steps.rounds import Administration, Closing, FirstHands, NewOccasion, Round
from games.yinzi.steps.routes import Demand
from games.yinzi.steps.sailing import Reaction, Sail
from games.yinzi.steps.setup import FirstFactory, FirstResource, NewDisplay, SetupTurn
from games.yinzi.steps.ships import SupplyShips
from games.yinzi.steps.tax import Tax
from games.yinzi.steps.turn import Turn, Turns
from games.yinzi.steps.war import WarRoute, WarRoutes
from games.yinzi.steps.work import Rest

PHASES: tuple[Phase[Any], ...] = (
    # YZ-3 set-up
    SetupTurn(),
    FirstFactory(),
    NewDisplay(),
    FirstResource(),
    # YZ-1 the round
    Round(),
    # YZ-7 phase A
    PhaseATurn(),
    Bonus(),
    BonusRest(),
    NewOrder(),
    FirstHands(),
    # YZ-8 phase B
    Turns(),
    Turn(),
    # YZ-9 fortune actions
    DevelopBoats(),
    CultivatePhase(),
    CitySalePhase(),
    DevelopFactories(),
    InnovationsPhase(),
    # what they may ask in between
    LayPhase(),
    PlacePhase(),
    Pay(),
    # YZ-10 innovations that stand by themselves
    ExtraSalePhase(),
    ExtraTilePhase(),
    TakeRoutePhase(),
    # YZ-11 worker actions
    TakeResources(),
    ProducePhase(),
    SupplyShips(),
    ImperialDuties(),
    WarRoutes(),
    WarRoute(),
    Rest(),
    # YZ-11.12 ships
    Reaction(),
    Sail(),
    # YZ-12 routes
    Demand(),
    # YZ-13 phase C
    Closing(),
    FeedStart(),
    Feed(),
    NewOccasion(),
    # YZ-14 phase D
    WarGlory(),
    RecruitPhase(),
    StandUp(),
    SpoilsPhase(),
    WeakenPhase(),
    Battle(),
    VeteransPhase(),
    Disasters(),
    Fire(),
    Rubble(),
    Flood(),
    Drought(),
    RoutesWon(),
    Personal(),
    DutyReward(),
    FreeUpgradePhase(),
    Tax(),
    # YZ-15 phase E
    LateShipping(),
    Pair(),
    PairDone(),
    # YZ-16 phase F
    Administration(),
    # YZ-17 the end
    LastTurn(),
    FinalChance(),
)
