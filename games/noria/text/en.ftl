game-title = Noria
game-line = Turn the rings of your action wheel, send your ambassador to the flying islands, and steer the politics that decide what it was all worth.
game-goal = have the most points at the end: each Level on a Path is worth what its Chamber has become worth.
game-lesson = 15
game-players = 2–4 players
game-length = 70–120 min

variant-base = The base game
about-variant-base = Islands lie face down, every wheel starts with the same spaces filled. Right for the first games.
variant-expert = The expert game
about-variant-expert = Everybody builds their own wheel. The islands lie open in a circle, and you start with nothing but three ships.
option-market = Market
about-option-market = What a disc of each kind costs throughout the game.
option-market-first_game = As in a first game
option-market-random = Prices at random
option-wheels = Starting wheels
about-option-wheels = Where the six discs lie that everybody starts with.
option-wheels-usual = The usual spaces
option-wheels-built = Everybody builds their own wheel
option-first_player = First player
about-option-first_player = Who begins the first round; the others follow clockwise.
option-first_player-random = Drawn at random
option-first_player-1 = Seat 1
option-first_player-2 = Seat 2
option-first_player-3 = Seat 3
option-first_player-4 = Seat 4

## Things
resource-energy = Energy
resource-mycelium = Mycelium
resource-obsidian = Obsidian
about-resource-energy = Rose light. Pays for Refinement, Settlement, discs and goods.
about-resource-mycelium = Green fungus root. Pays for Refinement, Settlement, discs and goods.
about-resource-obsidian = Black glass. Pays for Refinement, Settlement, discs and goods.
good-propeller = Propeller
good-sail = Sail
good-compass = Compass
good-lamp = Lamp
good-piston = Piston
about-good-propeller = A simple good, made of 1 Energy and 1 Obsidian. Pays for Exploration or sells for 2 Knowledge.
about-good-sail = A simple good, made of 1 Energy and 1 Mycelium. Pays for Exploration or sells for 2 Knowledge.
about-good-compass = A simple good, made of 1 Mycelium and 1 Obsidian. Pays for Exploration or sells for 2 Knowledge.
about-good-lamp = A complex good, made of one of each resource. Pays for Research or sells for 3 Knowledge.
about-good-piston = A complex good, made of one of each resource. Pays for Research or sells for 3 Knowledge.
disc-energy = Energy
disc-mycelium = Mycelium
disc-obsidian = Obsidian
disc-journey = Journey
disc-city = City
disc-tool = Tool
disc-bonus = Bonus
about-disc-energy = Take 1 Energy for each of your energy ships.
about-disc-mycelium = Take 1 Mycelium for each of your mycelium ships.
about-disc-obsidian = Take 1 Obsidian for each of your obsidian ships.
about-disc-journey = Send your Ambassador to another island, then take a ship or build a factory there.
about-disc-city = Take a disc from the market, or invest: climb one Level on a Path.
about-disc-tool = Turn one of your discs to its advanced side, or produce goods in your empty warehouses.
about-disc-bonus = Carry out an action of a disc that you activated earlier this turn.
mode-normal = as normal
mode-advanced = as advanced
about-mode-normal = One action.
about-mode-advanced = Two actions in a row. Once per turn, and announced first.
space-large_right = outer right
space-large_centre = outer centre
space-large_left = outer left
space-large_upper_left = outer upper left
space-large_upper_centre = outer top
space-large_upper_right = outer upper right
space-medium_right = middle right
space-medium_left = middle left
space-medium_upper_left = middle upper left
space-medium_upper_right = middle upper right
space-small_bottom = inner bottom
space-small_top = inner top
ring-large = outer ring
ring-medium = middle ring
ring-small = inner ring
path-refinement = Refinement
path-settlement = Settlement
path-exploration = Exploration
path-research = Research
about-path-refinement = Paid with resources of one kind.
about-path-settlement = Paid with resources of at least two kinds.
about-path-exploration = Paid with simple goods; from a price of 2 on, at least two kinds.
about-path-research = Paid with complex goods of one kind.
chamber-refinement = Refinement
chamber-settlement = Settlement
chamber-exploration = Exploration
chamber-research = Research
chamber-specialization = Specialization
chamber-division = Division
about-chamber-refinement = Multiplies your Level on Refinement at the end.
about-chamber-settlement = Multiplies your Level on Settlement at the end.
about-chamber-exploration = Multiplies your Level on Exploration at the end.
about-chamber-research = Multiplies your Level on Research at the end.
about-chamber-specialization = Multiplies your highest Level at the end.
about-chamber-division = Multiplies your lowest Level at the end. A Path you never entered counts as Level 0.
island-isle_1 = Ember Rock
island-isle_2 = Sporewood
island-isle_3 = Blackglass
island-isle_4 = Glimmer Fen
island-isle_5 = Rootcliff
island-isle_6 = Flint Spire
island-isle_7 = Lantern Moss
island-isle_8 = Shard Garden
island-isle_9 = Stormforge
island-face_down = a face-down island
about-island-face_down = Turn it over and land there. What it holds is anybody's guess.
payment-any = of any kind
payment-same = all of one kind
payment-different = of at least two kinds
face-empty = –
face-energy = Energy
face-mycelium = Mycelium
face-obsidian = Obsidian
face-journey = Journey
face-city = City
face-tool = Tool
face-bonus = Bonus
face-energy_advanced = Energy★
face-mycelium_advanced = Mycelium★
face-obsidian_advanced = Obsidian★
face-journey_advanced = Journey★
face-city_advanced = City★
face-tool_advanced = Tool★
face-bonus_advanced = Bonus★

count-energy = { $n } Energy
count-mycelium = { $n } Mycelium
count-obsidian = { $n } Obsidian
count-knowledge = { $n } Knowledge
count-propeller = { $n -> 
    [one] 1 Propeller
   *[other] { $n } Propellers
  }
count-sail = { $n ->
    [one] 1 Sail
   *[other] { $n } Sails
  }
count-compass = { $n ->
    [one] 1 Compass
   *[other] { $n } Compasses
  }
count-lamp = { $n ->
    [one] 1 Lamp
   *[other] { $n } Lamps
  }
count-piston = { $n ->
    [one] 1 Piston
   *[other] { $n } Pistons
  }
count-ships_energy = { $n } energy
count-ships_mycelium = { $n } mycelium
count-ships_obsidian = { $n } obsidian
count-warehouse_propeller = { $n } for Propellers
count-warehouse_sail = { $n } for Sails
count-warehouse_compass = { $n } for Compasses
count-warehouse_lamp = { $n } for Lamps
count-warehouse_piston = { $n } for Pistons
count-site_propeller = { $n } for Propellers
count-site_sail = { $n } for Sails
count-site_compass = { $n } for Compasses
count-site_lamp = { $n } for Lamps
count-site_piston = { $n } for Pistons

## What is asked
phase-start_resource = Which resource do you start with?
phase-free_level = On which Path does your first Representative start, for free?
phase-build_wheel = Build your wheel: one disc in the inner ring, two in the middle, three in the outer; two in the active half, four in the other.
phase-round = A round begins.
phase-turn = A turn begins.
phase-influence = Influence: change your wheel, or go on.
phase-actions = Actions: use a disc of your wheel, or no more discs this turn.
phase-journey = Journey: where does your Ambassador go?
phase-city = City: take a disc or invest.
phase-tool = Tool: improve a disc or produce goods.
phase-bonus = Bonus: which disc acts again?
phase-landing = You have landed. Take a ship or build a factory.
phase-pay = Which resources do you pay with?
phase-pay_goods = Which goods do you pay with?
ask-pay = { $needs ->
    [one] 1 resource is
   *[other] { $needs } resources are
  } due ({ $payment }). What do you pay with?
ask-pay_goods = { $needs ->
    [one] 1 good is
   *[other] { $needs } goods, { $payment }, are
  } due, out of the { $first ->
    [0] simple
   *[other] complex
  } ones. What do you pay with?
phase-politics = Politics: start an Intrigue, or end your turn.
phase-administration = Administration.
phase-place_discs = Where do the discs you took go?
phase-final_scoring = The points are counted.

## Verbs and moves
verb-start_with = Starting resource
verb-free_level = Free Level
verb-set_disc = Placing a disc
verb-night_shift = Night Shift
verb-modify = Modify
verb-end_influence = Ending Influence
verb-activate = Activating a disc
verb-inspect = Inspect
verb-sell = Selling a good
verb-buy = Buying a resource
verb-end_actions = Ending Actions
verb-market = Taking a disc
verb-invest = Invest
verb-travel = Travelling
verb-take_ship = Taking a ship
verb-build = Building a factory
verb-upgrade = Upgrade
verb-produce = Production
verb-repeat = Repeating a disc
verb-forgo = Doing without
verb-pay = Paying
verb-pay_goods = Paying with goods
verb-intrigue = Intrigue
verb-end_politics = Ending the turn
verb-place_disc = Placing a disc

move-start_with = Start with 1 { $resource }
move-free_level = Start on Level 1 of { $path }
move-set_disc = Put { $disc } on { $space }
move-night_shift = Night Shift: turn the { $ring } one step
move-modify = Modify: swap what lies on { $space } and { $space2 }
move-end_influence = Go on to your actions
move-activate = Activate the disc on { $space }, { $mode }
move-inspect = Inspect the disc on { $space } for 1 Knowledge
move-sell = Black Market: sell 1 { $good }
move-buy = Black Market: buy 1 { $resource } for 3 Knowledge
move-end_actions = No more discs this turn
move-market = Take the disc { $disc } from the market
move-invest = Invest in { $path }
move-travel = Travel to { $island }
move-take_ship = Take 1 { $resource } ship
move-build = Build a factory for { $good }
move-upgrade = Turn the disc on { $space } to its advanced side
move-produce = Produce { $mix }
move-repeat = Repeat the disc on { $space }
move-forgo = Do without the action
move-pay = Pay { $mix }
move-pay_goods = Pay { $mix }
move-intrigue = Intrigue: seat one in { $chamber }, remove one from { $chamber2 }
move-end_politics = End your turn
move-place_disc = Put the new disc { $disc } on { $space }

## Why not
no-advanced-spent = You have already used a disc as advanced this turn.
no-all-revealed = All islands lie face up already.
no-already-advanced = The disc on { $space } shows its advanced side already.
no-already-there = Your Ambassador is on { $island } now; a Journey goes to another island.
no-bonus-first = A Bonus needs a disc to repeat: activate another disc first.
no-bonus-on-bonus = A Bonus cannot repeat a Bonus.
no-chamber-empty = No Politician waits in { $chamber } any more.
no-disc-not-bought = You have no new disc { $disc } to place.
no-disc-placed = { $disc } is not among the discs you still have to place.
no-active-half-full = Only { $count } of your starting discs go into the active half, and they are there already.
no-other-half-full = Only { $count } of your starting discs go into the resting half, and they are there already.
no-island-unknown = { $island } has not been discovered.
no-just-upgraded = The disc on { $space } was upgraded this turn: it may be activated from your next turn on. Inspecting it is allowed.
no-knowledge-short = This costs { $needs } Knowledge. You have { $have }.
no-landing-short = You owe 1 resource for each rival Ambassador there: { $needs }. You have { $have }.
no-line-closed = No line joins { $space } and { $space2 }, which you used this turn.
no-last-waiting = Only one Politician waits in { $chamber }: it cannot be both seated and removed.
no-mix-any = Pay exactly { $needs }.
no-mix-different = Pay { $needs } of at least two kinds.
no-mix-same = Pay { $needs } of one kind.
no-mix-short = You do not have all of that.
no-no-factory = All your factories are built.
no-no-goods = You have no finished goods.
no-no-ship = No { $resource } ship is left here.
no-no-site = { $island } has no free { $good } space.
no-no-such-good = You have no { $good }.
no-not-activated = You have not activated the disc on { $space } this turn.
no-not-active = The space { $space } is in the resting half.
no-not-advanced = The disc on { $space } shows its normal side.
no-not-neighbour = { $island } is no neighbour of { $island2 }, where your Ambassador stands.
no-nothing-to-do = The disc { $disc } can do nothing now, unless the Black Market helps. You may inspect it instead.
no-odd-batch = One Production makes any number of one good, or one each of several.
no-one-action-due = You activated the disc, so one of its actions must be carried out.
no-own-tool = A Tool cannot turn itself over.
no-path-top = You have reached the top of { $path }.
no-price-different-resource = The next Level costs { $needs } resources of at least two kinds. Yours are all of one.
no-price-different-simple_good = The next Level costs { $needs } simple goods of at least two kinds. Yours are all of one.
no-price-same-complex_good = The next Level costs { $needs } complex goods of one kind. You do not have that many of any one kind.
no-price-same-resource = The next Level costs { $needs } resources of one kind. You do not have that many of any one kind.
no-price-short-complex_good = The next Level costs { $needs ->
    [one] 1 complex good
   *[other] { $needs } complex goods
  }. You have { $have }.
no-price-short-resource = The next Level costs { $needs ->
    [one] 1 resource
   *[other] { $needs } resources
  }. You have { $have }.
no-price-short-simple_good = The next Level costs { $needs ->
    [one] 1 simple good
   *[other] { $needs } simple goods
  }. You have { $have }.
no-recipe-short = For that you still need { $mix }.
no-resources-short = This costs { $needs ->
    [one] 1 resource
   *[other] { $needs } resources
  }. You have { $have }.
no-ring-full = { $count ->
    [one] Only 1 of your starting discs goes into the { $ring }, and it is there already.
   *[other] Only { $count } of your starting discs go into the { $ring }, and they are there already.
  }
no-ring-used = You have used the { $ring } this turn: { $space }.
no-same-space = Choose two different spaces.
no-ship-never = { $island } never has { $resource } ships.
no-small-ring-fixed = The inner ring cannot be turned.
no-space-empty = There is no disc on { $space }.
no-space-taken = There is a disc on { $space } already.
no-stack-empty = The market has no { $disc } disc left.
no-surcharge-short = { $ahead ->
    [one] One rival is ahead of you
   *[other] { $ahead } rivals are ahead of you
  } here, so { $needs ->
    [one] 1 resource is
   *[other] { $needs } resources are
  } needed in all. You have { $have }.
no-warehouses-full = You have no empty warehouse.
no-warehouses-short = { $room ->
    [0] You have no room for another good
    [one] You have room for only 1 more good
   *[other] You have room for only { $room } more goods
  } of that kind: { $good }.

## The log
event-activated = { $who } activates { $disc }, { $mode }.
event-bought_resource = { $who } buys 1 { $resource } on the Black Market.
event-built = { $who } builds a factory: { $count ->
    [one] one warehouse
   *[other] { $count } warehouses
  } for { $good }.
event-built_wheel = { $who } has finished building a wheel.
event-climbed = { $who } climbs to Level { $level } of { $path }.
event-gained = { $who } gains { $count } { $resource }.
event-game_ended = The game is over. The waiting Politicians leave the Chambers.
event-income = { $who } takes { $count } Knowledge from factories.
event-inspected = { $who } inspects the disc on { $space }: 1 Knowledge.
event-intrigued = { $who } pays { $price } Knowledge, seats a Politician in { $chamber } and removes one from { $chamber2 }.
event-modified = { $who } pays { $price } Knowledge to swap what lies on { $space } and { $space2 }.
event-paid = { $who } pays { $mix }.
event-paid_goods = { $who } pays { $mix }.
event-placed_disc = { $who } puts { $disc } on { $space }.
event-produced = { $who } produces { $mix }.
event-repeated = { $who } repeats { $disc }.
event-replaced_disc = { $who } puts { $disc } on { $space }, in place of { $disc2 }.
event-revealed = { $who } discovers { $island }.
event-round_began = Round { $round } of { $rounds }.
event-sold = { $who } sells 1 { $good } on the Black Market for { $price } Knowledge.
event-started_with = { $who } starts with 1 { $resource }.
event-took_disc = { $who } takes { $disc } from the market.
event-took_ship = { $who } takes 1 { $resource } ship and has { $count } now.
event-travelled = { $who } travels to { $island }.
event-turned_ring = { $who } pays { $price } Knowledge to turn the { $ring }.
event-upgraded = { $who } turns the disc on { $space } to its advanced side.

## The table in words
table-prices = Knowledge prices: Night Shift { $night_shift }, Modify { $modify }, Intrigue { $intrigue }
table-stack = Market: { $disc }, { $left } left, { $price ->
    [0] free
   *[other] price { $price }
  }
table-chamber = { $chamber }: value { $value }, { $seated } seated, { $unseated } waiting
table-island_ships = { $island }, ships: { $mix }
table-island_sites = { $island }, free factory spaces: { $mix }
table-covered = { $count ->
    [one] one island lies
   *[other] { $count } islands lie
  } face down
table-seat = { $who }: { $built ->
    [one] 1 factory built
   *[other] { $built } factories built
  }, { $count ->
    [one] 1 disc on the wheel
   *[other] { $count } discs on the wheel
  }
table-stock = stock: { $mix }
table-ships = ships: { $mix }
table-goods = goods: { $mix }
table-warehouses = warehouses: { $mix }
table-levels = Refinement { $level }, Settlement { $level2 }, Exploration { $level3 }, Research { $level4 }
table-at_island = Ambassador on { $island }
table-at_home = Ambassador on the home islet
table-wheel_active = active: outer left { $face3 }, centre { $face2 }, right { $face } · middle left { $face5 }, right { $face4 } · inner { $face6 }
table-wheel_idle = resting: outer { $face }, { $face2 }, { $face3 } · middle { $face4 }, { $face5 } · inner { $face6 }

## Scoring
line-refinement = Refinement
line-settlement = Settlement
line-exploration = Exploration
line-research = Research
line-specialization = Specialization
line-division = Division
tie-burden = fewer ships and warehouses win

## What counts for the future
feature-refinement = Levels on Refinement and what they will be worth
feature-settlement = Levels on Settlement and what they will be worth
feature-exploration = Levels on Exploration and what they will be worth
feature-research = Levels on Research and what they will be worth
feature-highest = your highest Level
feature-lowest = your lowest Level
feature-progress = being further up
feature-ships = ships
feature-factories = factories
feature-warehouses = warehouses
feature-resources = resources in hand
feature-simple_goods = simple goods in hand
feature-complex_goods = complex goods in hand
feature-knowledge = Knowledge in hand
feature-discs = discs on your wheel
feature-advanced = advanced discs
feature-next_turn = your next turn
feature-turn_left = the rest of this turn
feature-rivals = what rivals gain by it

## The board
board-market = Market
board-free = free
board-black-market = Black Market
board-factories = Factories
board-factories-of = { $who }'s factories
board-level = { $path }, Level { $level }
board-cave = The Cave below { $path }
board-costs-resource = Costs { $n } resources { $rule ->
    [same] of one kind
   *[different] of at least two kinds
  }.
board-costs-simple = { $rule ->
    [single] Costs 1 simple good.
    [same] Costs { $n } simple goods of one kind.
   *[different] Costs { $n } simple goods of at least two kinds.
  }
board-costs-complex = { $rule ->
    [single] Costs 1 complex good.
    [same] Costs { $n } complex goods of one kind.
   *[different] Costs { $n } complex goods of at least two kinds.
  }
board-level-free = Free: here a game begins.
board-next-level = The next Level:
board-surcharge = { $n ->
    [one] One rival is ahead: 1 more resource of any kind.
   *[other] { $n } rivals are ahead: { $n } more resources of any kind.
  }
board-level-worth = Standing here is worth { $now ->
    [one] 1 point
   *[other] { $now } points
  } now, { $best } at best.
board-representative = { $who }: Representative on { $path }
board-rep-at = Level { $level } × value { $value }: { $now ->
    [one] 1 point
   *[other] { $now } points
  } now, { $best } at best.
board-chamber = Chamber of { $chamber }
board-chamber-value = Each Level is worth { $value } now, { $best } at best.
board-chamber-points = { $who }, Level { $level }: { $now ->
    [one] 1 point
   *[other] { $now } points
  } now, { $best } at best.
board-chamber-cubes = { $n ->
    [0] Nobody waits here any more: this value is final.
    [one] One Politician still waits here.
   *[other] { $n } Politicians still wait here.
  }
board-intrigue = In the Politics phase: drag a waiting Politician to the next seat of the Chamber, then choose who is removed. Or drag the one who is removed here, then choose who is seated.
board-left = left
board-intrigues-left = { $n ->
    [one] One more Intrigue is possible in this game.
   *[other] { $n } more Intrigues are possible in this game.
  }
board-price-doubles = { $price } Knowledge now; once more this turn { $next }.
board-track = One space opens each round. The Knowledge symbols that are open are the price of an Intrigue.
board-track-symbol = As long as this space is open, an Intrigue costs 1 Knowledge more.
board-track-rise = As long as this space is open, Night Shift and Modify cost 1 Knowledge more.
board-track-unused = Open from the start
board-track-round = Round { $round } of { $rounds }
board-disc = { $disc } disc
board-disc-on = { $disc }
board-disc-price = { $price ->
    [0] Free
   *[other] Price { $price }, in any resources
  }; { $left } left.
board-sell = A simple good sells for { $simple } Knowledge, a complex one for { $complex }: drag it here.
board-buy = { $price } Knowledge buy 1 resource: drag the coin to it. Open in your Action phase, as often as you like.
board-isle-ships = Ships: { $mix }
board-isle-sites = Free factory spaces: { $mix }
board-isle-here = Ambassadors here: { $names }
board-landing = { $n ->
    [0] { $who } lands here without paying.
    [one] { $who } pays 1 resource to land here.
   *[other] { $who } pays { $n } resources to land here.
  }
board-site-of = Factory space on { $island }
board-site = A factory here brings { $n ->
    [one] 1 empty warehouse
   *[other] { $n } empty warehouses
  } for { $good }, and 1 Knowledge each turn.
board-site-free = Free.
board-site-taken = { $who } has built here.
board-home-islet = Home islet
board-home = All Ambassadors set out from here. Nobody comes back.
board-ambassador-of = { $who }'s Ambassador
board-ambassador = Travels with a Journey disc, then takes a ship or builds a factory.
board-circle = The first Journey goes anywhere, every later one to a neighbour on the circle.
board-owns = { $who }: { $what }
board-ships = { $who }: { $n ->
    [one] 1 ship
   *[other] { $n } ships
  }, { $resource }
board-ship-gain = The disc of this kind gains { $n } { $resource }, one for each ship.
board-knowledge = Pays for Intrigues, Night Shifts and Modify; { $price } buy a resource on the Black Market.
board-income = { $n ->
    [0] The factories bring no Knowledge yet.
   *[other] { $n } Knowledge from factories at the end of each turn.
  }
board-warehouses = { $n ->
    [0] No warehouse for it yet.
    [one] { $full } of 1 warehouse is full.
   *[other] { $full } of { $n } warehouses are full.
  }
board-built = { $n } built, { $left } still here. The topmost goes to an island.
board-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  } if the game ended now.
board-stock = { $mix }
board-wheel = The lower half is active. Each turn: at most one disc of each ring, all of them on one line.
board-wheel-ahead = Above: the same wheel one and two turns on.
board-wheel-of = { $who }'s wheel
board-active = In the active half.
board-idle = In the active half, but nothing it could do is possible now. Inspect it for 1 Knowledge.
board-resting = In the resting half.
board-back-in = { $n ->
    [one] Rests. Active again in 1 turn.
   *[other] Rests. Active again in { $n } turns.
  }
board-empty = An empty space.
board-waits = Waits in the centre of the wheel for a space.
board-gains = Now: { $what }.
board-bought-of = { $who }'s new discs
board-bought = Discs taken this turn wait here. At the end of the turn they come to the wheel.
board-night-shift = In the Influence phase: drag the { $ring } around by its rim, or click, to turn it one step.
board-modify = In the Influence phase: drag a disc to another space of the wheel; a disc lying there changes places with it.
board-inspect = Drag an active disc here instead of using it: 1 Knowledge.
board-head-points = Points if the game ended now
board-head-knowledge = Knowledge
board-head-ships = Ships
board-head-factories = Factories built
board-head-goods = Finished goods
board-smokestack = Smokestack
board-first = { $who } begins every round.
board-parts = Starting discs
