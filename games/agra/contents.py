"""The contents of the rulebook: every kind of frame in its order."""

from typing import Any

from app.framework.phases import Phase
from games.agra.steps.action import Action
from games.agra.steps.architect import Architect
from games.agra.steps.botanist import Botanist
from games.agra.steps.convert import Convert
from games.agra.steps.cook import Cook
from games.agra.steps.covers import Uncover
from games.agra.steps.dyer import Dyer
from games.agra.steps.farmers import Farmers
from games.agra.steps.favours_due import FavoursDue
from games.agra.steps.figures import Builder, Merchant, MerchantWalks
from games.agra.steps.follow import Follow
from games.agra.steps.french_trader import FrenchTrader
from games.agra.steps.gain_good import Gain
from games.agra.steps.honours import Honours
from games.agra.steps.influence_step import RaiseInfluence
from games.agra.steps.jagirdar import Jagirdar, Sailed
from games.agra.steps.meditation import Meditation
from games.agra.steps.new_building import Claim, Mujtahida, Settle
from games.agra.steps.order import Imperial, Order
from games.agra.steps.payment import Payment
from games.agra.steps.price_token import Token, Tokens
from games.agra.steps.process import Processing
from games.agra.steps.produce import Production
from games.agra.steps.river import Boat
from games.agra.steps.rounds import Round, Turn
from games.agra.steps.sadr import Sadr
from games.agra.steps.sailor import Sailor
from games.agra.steps.sell import Sell
from games.agra.steps.shortage import Shortage
from games.agra.steps.single_delivery import Ship
from games.agra.steps.stand_up import Rise
from games.agra.steps.swap import Swap
from games.agra.steps.tiles import SearchPile, Surplus, TrackBonus
from games.agra.steps.trader import Giving, Taking, Trader

PHASES: tuple[Phase[Any], ...] = (
    # AG-4 the round
    Round(),
    Turn(),
    # AG-6.1 Meditation Phase
    Meditation(),
    # AG-6.2 Action Phase: the space
    Action(),
    Merchant(),
    MerchantWalks(),
    Builder(),
    # AG-6.2.2.1 the main characters
    Architect(),
    Payment(),
    Claim(),
    Settle(),
    Sailor(),
    Trader(),
    Giving(),
    Taking(),
    Tokens(),
    Token(),
    Botanist(),
    Farmers(),
    Uncover(),
    # AG-6.2.2.2 production, AG-6.2.2.3 processing
    Production(),
    Processing(),
    Follow(),
    # AG-5.5, AG-6.2.3 what favours and luxury goods bring
    FavoursDue(),
    Gain(),
    Convert(),
    Sell(),
    Swap(),
    Ship(),
    Imperial(),
    Rise(),
    RaiseInfluence(),
    TrackBonus(),
    Surplus(),
    # AG-6.3 Order Phase
    Order(),
    # AG-7 notables and the river
    Honours(),
    Boat(),
    # AG-A1 contracts
    FrenchTrader(),
    Dyer(),
    Cook(),
    Sailed(),
    Jagirdar(),
    SearchPile(),
    Mujtahida(),
    Sadr(),
    # AG-9 the limit of the markers
    Shortage(),
)
