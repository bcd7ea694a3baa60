game-title = Agra
game-line = Serve the notables, the guilds and the Emperor of 1572: grow, refine and deliver goods, and be the richest landowner of Agra.
game-goal = be the richest at the end. Rupees are money and points in one.
game-lesson = 20
game-players = 2–4 players
game-length = 60–120 min
variant-base = The game
about-variant-base = For two to four players; with two or three, neutral markers close some bowls and orders.
option-purses = Purses
about-option-purses = Whether everybody sees how many Rupees the others have.
option-purses-hidden = Rupees stay hidden
option-purses-open = Rupees lie open
option-merchant_coin_on_destination = The Merchant also leaves a coin where he stops
about-option-merchant_coin_on_destination = He always leaves a coin on each building that he passes; with this, on the one he reaches too.
option-merchant_coin_on_destination-yes = Yes
option-merchant_coin_on_destination-no = No
option-peon_collects_coins_and_merchant = The Peon collects coins and the Merchant’s favours
about-option-peon_collects_coins_and_merchant = Whether a worker who is used again takes what a placed one would: the coins there, and the Merchant’s favours.
option-peon_collects_coins_and_merchant-yes = Yes
option-peon_collects_coins_and_merchant-no = No
option-french_trader_needs_values_1_2_3 = The French Trader wants one good each of value 1, 2 and 3
about-option-french_trader_needs_values_1_2_3 = Otherwise any three goods of value 1 to 3 will do.
option-french_trader_needs_values_1_2_3-yes = Yes
option-french_trader_needs_values_1_2_3-no = No
option-production_bonus_with_zero = Mahout and Khatib help even when the farm yields nothing
about-option-production_bonus_with_zero = They add 1 good to what the farm yields; with this, also to nothing.
option-production_bonus_with_zero-yes = Yes
option-production_bonus_with_zero-no = No
option-meditation_generate_after_spending = Workers may be laid down after points were spent
about-option-meditation_generate_after_spending = Otherwise all workers are laid down before the first point is spent.
option-meditation_generate_after_spending-yes = Yes
option-meditation_generate_after_spending-no = No
option-builder_start_counts_first_tile_as_1 = A 1 starts the Builder on the first tile
about-option-builder_start_counts_first_tile_as_1 = Otherwise a 1 means the plank mill, and every other number one tile further too.
option-builder_start_counts_first_tile_as_1-yes = Yes
option-builder_start_counts_first_tile_as_1-no = No
option-jagirdar_reacts_after_influence = The Jagirdar delivers after the active player’s influence
about-option-jagirdar_reacts_after_influence = Otherwise he delivers first, and then the active player takes influence.
option-jagirdar_reacts_after_influence-yes = Yes
option-jagirdar_reacts_after_influence-no = No

## Things
good-sandstone = Sandstone
about-good-sandstone = Paid for buildings (worth 1). Becomes cement or bricks.
good-wood = Wood
about-good-wood = Paid for buildings (worth 1). Becomes planks or paper.
good-turmeric = Turmeric
about-good-turmeric = Becomes curry or dye.
good-cotton = Cotton
about-good-cotton = Becomes oil or cloth. Piers 3 and 5 reward owning it.
good-cement = Cement
about-good-cement = Paid for buildings (worth 2).
good-planks = Planks
about-good-planks = Paid for buildings (worth 2).
good-curry = Curry
about-good-curry = Stands up one of your workers, or three together with oil.
good-oil = Oil
about-good-oil = Stands up one of your workers, or three together with curry.
good-bricks = Bricks
about-good-bricks = Become statues.
good-paper = Paper
about-good-paper = Becomes books.
good-dye = Dye
about-good-dye = Becomes paintings.
good-cloth = Cloth
about-good-cloth = Becomes clothes.
good-statues = Statues
about-good-statues = Luxury. One of them gives you one more main action, once per turn.
good-books = Books
about-good-books = Luxury. One of them stands up three of your workers and gives 1 favour, once per turn.
good-paintings = Paintings
about-good-paintings = Luxury. One of them gives one influence step on two different tracks, once per turn.
good-clothes = Clothes
about-good-clothes = Luxury. One set sells for the value of clothes, once per turn; 1 Rupee more from pier 6 on.
piece-sandstone = 1 sandstone
piece-wood = 1 wood
piece-turmeric = 1 turmeric
piece-cotton = 1 cotton
piece-cement = 1 cement
piece-planks = 1 plank
piece-curry = 1 curry
piece-oil = 1 oil
piece-bricks = 1 brick
piece-paper = 1 paper
piece-dye = 1 dye
piece-cloth = 1 cloth
piece-statues = 1 statue
piece-books = 1 book
piece-paintings = 1 painting
piece-clothes = 1 set of clothes
stuff-sandstone = sandstone
stuff-wood = wood
stuff-turmeric = turmeric
stuff-cotton = cotton
stuff-cement = cement
stuff-planks = planks
stuff-curry = curry
stuff-oil = oil
stuff-bricks = bricks
stuff-paper = paper
stuff-dye = dye
stuff-cloth = cloth
stuff-statues = statues
stuff-books = books
stuff-paintings = paintings
stuff-clothes = clothes
luxury-books = a book
luxury-paintings = a painting
luxury-clothes = a set of clothes
space-quarry = Quarry
about-space-quarry = Gives as much sandstone as your farm yields.
space-woodcutter = Woodcutter
about-space-woodcutter = Gives as much wood as your farm yields.
space-turmeric_farm = Turmeric farm
about-space-turmeric_farm = Gives as much turmeric as your farm yields.
space-cotton_farm = Cotton farm
about-space-cotton_farm = Gives as much cotton as your farm yields.
space-cement_works = Cement works
about-space-cement_works = Level 2. Turns up to 3 sandstone into cement; the others may follow with one each. Costs 3 to build.
space-plank_mill = Plank mill
about-space-plank_mill = Level 2. Turns up to 3 wood into planks; the others may follow with one each. Costs 3 to build.
space-curry_kitchen = Curry kitchen
about-space-curry_kitchen = Level 2. Turns up to 3 turmeric into curry; the others may follow with one each. Costs 3 to build.
space-oil_press = Oil press
about-space-oil_press = Level 2. Turns up to 3 cotton into oil; the others may follow with one each. Costs 3 to build.
space-brickyard = Brickyard
about-space-brickyard = Level 3. Turns up to 3 sandstone into bricks; the others may follow with one each. Costs 4 to build.
space-paper_factory = Paper factory
about-space-paper_factory = Level 3. Turns up to 3 wood into paper; the others may follow with one each. Costs 4 to build.
space-dye_works = Dye works
about-space-dye_works = Level 3. Turns up to 3 turmeric into dye; the others may follow with one each. Costs 4 to build.
space-weaving_mill = Weaving mill
about-space-weaving_mill = Level 3. Turns up to 3 cotton into cloth; the others may follow with one each. Costs 4 to build.
space-sculptor = Sculptor
about-space-sculptor = Level 4. Turns up to 3 bricks into statues; the others may follow with one each. Costs 5 to build.
space-bookbinder = Bookbinder
about-space-bookbinder = Level 4. Turns up to 3 paper into books; the others may follow with one each. Costs 5 to build.
space-painters_studio = Painter’s studio
about-space-painters_studio = Level 4. Turns up to 3 dye into paintings; the others may follow with one each. Costs 5 to build.
space-tailor = Tailor
about-space-tailor = Level 4. Turns up to 3 cloth into clothes; the others may follow with one each. Costs 5 to build.
space-architect = Architect
about-space-architect = One influence step, or build a building: pay materials, take a bonus tile, put a second worker there and process.
space-sailor = Sailor
about-space-sailor = Deliver goods to notables, and one guild order. One delivery is free; one good paid brings as many more as it is worth.
space-trader = Trader
about-space-trader = Give up to 3 goods for goods worth one less in all, and move one price token.
space-botanist = Botanist
about-space-botanist = Two of three: tracker forward for goods, remove a cover tile, move farmers.
notable-portuguese_trader = Portuguese Trader
about-notable-portuguese_trader = Pay the Sailor with several goods, worth 4 at most. 1 Rupee for each cloth you deliver.
notable-sufi = Sufi
about-notable-sufi = At once: tracker one space forward. 1 Rupee for each curry you deliver.
notable-takshaka = Takshaka
about-notable-takshaka = When you build: 1 more building value and 1 Rupee. Not on the Builder’s tile.
notable-mahout = Mahout
about-notable-mahout = One more whenever you produce sandstone or wood.
notable-khatib = Khatib
about-notable-khatib = One more whenever you produce turmeric or cotton.
notable-french_trader = French Trader
about-notable-french_trader = Once per turn put a good of value 1 to 3 here; the third one brings 5 Rupees and frees all three markers.
notable-dyer = Dyer
about-notable-dyer = When you produce, two of the goods may become one of the same row, worth 2 at most. 1 Rupee for each dye you deliver.
notable-cook = Cook
about-notable-cook = Keeps up to two of your kicked-out standing workers for your meditation. 1 Rupee for each oil you deliver.
notable-muezzin = Muezzin
about-notable-muezzin = 1 more meditation point in each phase in which you gain any.
notable-jagirdar = Jagirdar
about-notable-jagirdar = After another player’s Sailor action deliver one good, and that player gains 1 favour. One more free delivery in your own.
notable-caliph = Caliph
about-notable-caliph = Once per turn pay 1 cotton to stand up one of your workers.
notable-calligrapher = Calligrapher
about-notable-calligrapher = The Peon costs you 1 Rupee. 1 Rupee for each paper you deliver.
notable-mullah = Mullah
about-notable-mullah = Your first favour action of a turn costs 1 favour less, at least 1. 1 Rupee for each brick you deliver.
notable-english_trader = English Trader
about-notable-english_trader = Once per turn swap a good for another of the same value.
notable-mosaic_maker = Mosaic Maker
about-notable-mosaic_maker = At once: any favour tile. Once per turn 1 meditation point for 1 favour, or 3 for 2.
notable-mujtahida = Mujtahida
about-notable-mujtahida = At once: the first unbuilt building on the path is built for you, free. 2 Rupees for each statue you deliver.
notable-dutch_trader = Dutch Trader
about-notable-dutch_trader = At the end 1, 3 or 6 Rupees for own orders in 1, 2 or 3 guilds. 2 Rupees for each set of clothes you deliver.
notable-painter = Painter
about-notable-painter = At once: stand up to 3 workers and take one influence step. 2 Rupees for each painting you deliver.
notable-subadar = Subadar
about-notable-subadar = At the end 1 Rupee for each of your orders. 2 Rupees for each book you deliver.
notable-sadr_us_sudur = Sadr us-Sudur
about-notable-sadr_us_sudur = At once: one good into a free bowl of the same value. At the end 1 Rupee for each of your gifts to Akbar.
notable-grand_mufti = Grand Mufti
about-notable-grand_mufti = At once: 3 favours. At the end 3 Rupees for each set of the three guilds among your orders and contracts.
notable-grand_imam = Grand Imam
about-notable-grand_imam = At once: 3 favours. At the end 1 Rupee for each of your contracts and orders of the Scholars.
notable-court_artist = Court Artist
about-notable-court_artist = At once: 3 favours. At the end 1 Rupee for each of your contracts and orders of the Artisans.
notable-dewan = Dewan
about-notable-dewan = At once: 3 favours. At the end 1 Rupee for each of your contracts and orders of the Merchants.
client-portuguese_trader = the Portuguese Trader
client-sufi = the Sufi
client-takshaka = the Takshaka
client-mahout = the Mahout
client-khatib = the Khatib
client-french_trader = the French Trader
client-dyer = the Dyer
client-cook = the Cook
client-muezzin = the Muezzin
client-jagirdar = the Jagirdar
client-caliph = the Caliph
client-calligrapher = the Calligrapher
client-mullah = the Mullah
client-english_trader = the English Trader
client-mosaic_maker = the Mosaic Maker
client-mujtahida = the Mujtahida
client-dutch_trader = the Dutch Trader
client-painter = the Painter
client-subadar = the Subadar
client-sadr_us_sudur = the Sadr us-Sudur
client-grand_mufti = the Grand Mufti
client-grand_imam = the Grand Imam
client-court_artist = the Court Artist
client-dewan = the Dewan
guild-artisans = Artisans
guild-merchants = Merchants
guild-scholars = Scholars
action-fa_basic_good = Basic good
about-action-fa_basic_good = Spend 2 favours: gain 1 sandstone, wood, turmeric or cotton.
action-fa_process = Process
about-action-fa_process = Spend 3 favours: process 1 good along any arrow.
action-fa_influence = Influence
about-action-fa_influence = Own 4, spend 3 favours: one influence step on any track.
action-ft_stand_worker = Stand up
about-action-ft_stand_worker = Spend 2 favours: stand up one of your workers.
action-ft_extra_process = Extra process
about-action-ft_extra_process = Spend 2 favours: one good more along the same arrow, only together with another processing step, also when you follow.
action-ft_meditation_point = Meditation point
about-action-ft_meditation_point = Own 2, spend 1 favour: 1 meditation point, in the Meditation Phase only.
action-ft_sell_good = Sale
about-action-ft_sell_good = Own 3, spend 2 favours: sell 1 good for its value.
action-ft_remove_cover = Cover tile
about-action-ft_remove_cover = Own 3, spend 2 favours: remove one of your cover tiles.
action-ft_deliver_notable = Delivery
about-action-ft_deliver_notable = Own 4, spend 2 favours: deliver 1 good to a notable, with Rupees and influence.
action-ft_deliver_imperial = Imperial gift
about-action-ft_deliver_imperial = Own 4, spend 2 favours: one good to Akbar, or one guild order.
action-ft_move_farmers = Farmers
about-action-ft_move_farmers = Own 2, spend 1 favour: one farmer two spaces, or two farmers one space each.
action-ft_price_token = Price
about-action-ft_price_token = Own 3, spend 2 favours: place, move or flip one price token.
action-ft_exchange_good = Exchange
about-action-ft_exchange_good = Spend 2 favours: swap 1 good for another of the same value.
action-ft_gain_value_2 = Good of value 2
about-action-ft_gain_value_2 = Own 4, spend 3 favours: gain 1 good of value 2.
action-ft_meditation_step = Meditation step
about-action-ft_meditation_step = Spend 4 favours: tracker one space forward without goods.
action-ft_process_1_to_2 = From 1 to 2
about-action-ft_process_1_to_2 = Own 3, spend 2 favours: process 1 good of value 1 into one of value 2.
action-ft_free_peon = Free Peon
about-action-ft_free_peon = Spend 3 favours: use the Peon without Rupees, in the Action Phase.
bonus-bb2_artisans = 3 Rupees and 1 step with the Artisans
bonus-bb2_cover = 2 Rupees and a cover tile off
bonus-bb2_merchants = 3 Rupees and 1 step with the Merchants
bonus-bb2_favour = 3 Rupees and 1 favour
bonus-bb3_artisans = 4 Rupees and 1 step with the Artisans
bonus-bb3_favour = 4 Rupees and 1 favour
bonus-bb3_scholars = 4 Rupees and 1 step with the Scholars
bonus-bb3_rupees = 5 Rupees
bonus-bb4_scholars = 5 Rupees and 1 step with the Scholars
bonus-bb4_favour = 5 Rupees and 1 favour
bonus-bb4_merchants = 5 Rupees and 1 step with the Merchants
bonus-bb4_rupees = 6 Rupees
token-pt_12 = 1–2
token-pt_23 = 2–3
token-pt_34 = 3–4
plot-top_sandstone = sandstone, top track
plot-top_wood = wood, top track
plot-left_sandstone = sandstone, left track
plot-left_turmeric = turmeric, left track
plot-right_wood = wood, right track
plot-right_cotton = cotton, right track
plot-bottom_turmeric = turmeric, bottom track
plot-bottom_cotton = cotton, bottom track
order-go_artisans_1 = Artisans 1: bricks and dye
order-go_artisans_2 = Artisans 2: turmeric and statues
order-go_artisans_3 = Artisans 3: cement and cloth
order-go_artisans_4 = Artisans 4: wood and clothes
order-go_artisans_5 = Artisans 5: planks and oil
order-go_artisans_6 = Artisans 6: cotton and statues
order-go_merchants_1 = Merchants 1: planks and curry
order-go_merchants_2 = Merchants 2: sandstone and clothes
order-go_merchants_3 = Merchants 3: paper and cloth
order-go_merchants_4 = Merchants 4: cotton and paintings
order-go_merchants_5 = Merchants 5: oil and dye
order-go_merchants_6 = Merchants 6: wood and statues
order-go_scholars_1 = Scholars 1: wood and paintings
order-go_scholars_2 = Scholars 2: bricks and paper
order-go_scholars_3 = Scholars 3: sandstone and books
order-go_scholars_4 = Scholars 4: cement and curry
order-go_scholars_5 = Scholars 5: turmeric and books
order-go_scholars_6 = Scholars 6: cement and dye
circle-ma_trade = Trade a Good
about-circle-ma_trade = Swap a good for another of the same value, for that many points.
circle-ma_deliver = Deliver a Good
about-circle-ma_deliver = 3 points: one good to a notable.
circle-ma_process = Process a Good
about-circle-ma_process = One good along an arrow, for the value of what it becomes.
circle-ma_cover = Remove a Cover tile
about-circle-ma_cover = 2 points: one of your cover tiles.
circle-ma_farmer = Move a Farmer
about-circle-ma_farmer = 1 point: one farmer one space. Never blocked.
remedy-oil = oil
remedy-curry = curry
remedy-both = oil and curry
count-sandstone = { $n } sandstone
count-wood = { $n } wood
count-turmeric = { $n } turmeric
count-cotton = { $n } cotton
count-cement = { $n } cement
count-planks = { $n ->
    [one] 1 plank
   *[other] { $n } planks
  }
count-curry = { $n } curry
count-oil = { $n } oil
count-bricks = { $n ->
    [one] 1 brick
   *[other] { $n } bricks
  }
count-paper = { $n } paper
count-dye = { $n } dye
count-cloth = { $n } cloth
count-statues = { $n ->
    [one] 1 statue
   *[other] { $n } statues
  }
count-books = { $n ->
    [one] 1 book
   *[other] { $n } books
  }
count-paintings = { $n ->
    [one] 1 painting
   *[other] { $n } paintings
  }
count-clothes = { $n ->
    [one] 1 set of clothes
   *[other] { $n } sets of clothes
  }
count-bowl_cement = cement
count-bowl_planks = planks
count-bowl_curry = curry
count-bowl_oil = oil
count-bowl_bricks = bricks
count-bowl_paper = paper
count-bowl_dye = dye
count-bowl_cloth = cloth
count-bowl_statues = statues
count-bowl_books = books
count-bowl_paintings = paintings
count-bowl_clothes = clothes
count-site_cement_works = cement works (3)
count-site_plank_mill = plank mill (3)
count-site_curry_kitchen = curry kitchen (3)
count-site_oil_press = oil press (3)
count-site_brickyard = brickyard (4)
count-site_paper_factory = paper factory (4)
count-site_dye_works = dye works (4)
count-site_weaving_mill = weaving mill (4)
count-site_sculptor = sculptor (5)
count-site_bookbinder = bookbinder (5)
count-site_painters_studio = painter’s studio (5)
count-site_tailor = tailor (5)
count-bonus_bb2_artisans = [3 Rupees and 1 step with the Artisans]
count-bonus_bb2_cover = [2 Rupees and a cover tile off]
count-bonus_bb2_merchants = [3 Rupees and 1 step with the Merchants]
count-bonus_bb2_favour = [3 Rupees and 1 favour]
count-bonus_bb3_artisans = [4 Rupees and 1 step with the Artisans]
count-bonus_bb3_favour = [4 Rupees and 1 favour]
count-bonus_bb3_scholars = [4 Rupees and 1 step with the Scholars]
count-bonus_bb3_rupees = [5 Rupees]
count-bonus_bb4_scholars = [5 Rupees and 1 step with the Scholars]
count-bonus_bb4_favour = [5 Rupees and 1 favour]
count-bonus_bb4_merchants = [5 Rupees and 1 step with the Merchants]
count-bonus_bb4_rupees = [6 Rupees]
count-plot_top_sandstone = sandstone (top)
count-plot_top_wood = wood (top)
count-plot_left_sandstone = sandstone (left)
count-plot_left_turmeric = turmeric (left)
count-plot_right_wood = wood (right)
count-plot_right_cotton = cotton (right)
count-plot_bottom_turmeric = turmeric (bottom)
count-plot_bottom_cotton = cotton (bottom)

## What is asked
phase-round = A round begins.
phase-turn = A turn begins.
phase-meditation = Meditation: lay workers down, spend points, or go on.
phase-action = Action: choose a space.
phase-produce = How many goods do you take?
phase-dyer = Dyer: turn two of the new goods into one of the same row?
phase-process = How many goods do you process?
phase-follow = Do you follow along the same arrow?
phase-merchant = Take the Merchant’s favours and move him.
phase-merchant_walks = The Merchant walks on.
phase-builder = Move the Builder.
phase-architect = Architect: one influence step, or which building?
phase-pay = Which materials do you pay?
phase-claim = Which bonus tile do you take?
phase-settle = The second worker goes to the new building.
phase-sailor = Sailor: deliver, pay a fare, or land.
phase-honours = Which influence steps do you take?
phase-sailed = The voyage is over.
phase-jagirdar = Jagirdar: do you deliver one good?
phase-favours_due = Favours are gained.
phase-trader = Trader: exchange goods, use a price token, or leave.
phase-giving = Give another good, or take goods.
phase-taking = Which goods do you take?
phase-tokens = Which price token?
phase-token = Onto which good, with how many flags?
phase-botanist = Botanist: two different things.
phase-order = Order Phase: serve Akbar, fulfil an order, or end your turn.
phase-imperial = A good to Akbar or an order?
phase-gain = Which good do you gain?
phase-convert = Which good do you process?
phase-raise = On which track do you take a step?
phase-rise = Which worker stands up?
phase-sell = Which good do you sell?
phase-uncover = Which cover tile do you remove?
phase-ship = Which good goes to which notable?
phase-farmers = Which farmer walks where?
phase-swap = Which good do you swap for which?
phase-french = Which good goes to the French Trader?
phase-boat = The Boat.
phase-mujtahida = Mujtahida’s building.
phase-track_bonus = Favours or a favour tile?
phase-search = Which favour tile do you take?
phase-surplus = Which of your four favour tiles goes back?
phase-cook = Does the worker stay with the Cook?
phase-sadr = Sadr us-Sudur: a gift to Akbar?
phase-shortage = You have too few markers: free some, or do without?
ask-process = { $good }: how many do you process?
ask-produce = { $good }: how many do you take?
ask-follow = { $seat } processes { $good }: do you follow along the same arrow?
ask-taking = Which goods do you take? { $left } of their value is left.
ask-pay = Materials worth { $needs } are due. Which do you pay?
ask-farmers = { $left ->
    [one] One farmer may walk. Which one, and where?
   *[other] { $left } farmers may walk. Which one, and where?
  }
ask-rise = { $left ->
    [one] One more worker may stand up. Which one?
   *[other] { $left } more workers may stand up. Which one?
  }
ask-raise = { $left ->
    [one] One step is left. On which track?
   *[other] { $left } steps are left. On which track is the next?
  }

## Verbs and moves
verb-lay = Laying down
verb-fetch = Fetching from the Cook
verb-mosaic = Mosaic Maker
verb-act = Ending the meditation
verb-place = Placing a worker
verb-free_peon = Free Peon
verb-produce = Producing
verb-dye = Dyer
verb-process = Processing
verb-process_extra = Processing one more
verb-follow = Following
verb-follow_two = Following with two
verb-stay = Not following
verb-move_merchant = Moving the Merchant
verb-move_builder = Moving the Builder
verb-raise = Influence step
verb-build = Building
verb-pay = Paying
verb-claim = Bonus tile
verb-fare = Fare
verb-deliver = Delivering
verb-double = Double delivery
verb-fulfil = Fulfilling an order
verb-land = Landing
verb-decline = Declining
verb-take_token = Taking a price token
verb-price = Laying a price token
verb-give = Giving
verb-take = Taking
verb-enough = Enough
verb-leave = Leaving
verb-study = Tracker forward
verb-uncover = Removing a cover tile
verb-farmer = Moving a farmer
verb-serve = Serving Akbar
verb-statue = Statue
verb-finish = Ending the turn
verb-favour = Favour action
verb-refresh = Oil and curry
verb-luxury = Luxury action
verb-ability = Contract
verb-refine = Processing one good
verb-refine_two = Processing two goods
verb-swap = Swapping
verb-rise = Standing up
verb-sell = Selling
verb-entrust = To the French Trader
verb-take_tile = Taking a favour tile
verb-take_favours = Taking favours
verb-search = Searching for a favour tile
verb-give_up = Giving up a favour tile
verb-store = Keeping with the Cook
verb-offer = Gift to Akbar
verb-free_good = Freeing a marker
verb-free_favour = Freeing a favour
move-lay = Lay down your worker at the { $space }
move-fetch = Fetch a worker from the Cook
move-mosaic = Mosaic Maker: { $favours ->
    [one] 1 favour for 1 point
   *[other] { $favours } favours for 3 points
  }
move-act = Go on to your action
move-place = Use the { $space }
move-free_peon = Use the { $space } with the Peon, for favours
move-produce = Take { $count }
move-dye = Make { $piece } of two
move-process = Process { $count }
move-process_extra = Process 4, with your favour tile
move-follow = Follow with 1
move-follow_two = Follow with 2, with your favour tile
move-stay = Do not follow
move-move_merchant = Take 2 favours and roll for the Merchant
move-move_builder = Roll for the Builder
move-raise = One step with the { $guild }
move-build = Build the { $space }
move-pay = Pay { $mix }
move-claim = Take { $bonus }
move-fare = Pay the Sailor { $piece }
move-deliver = Deliver { $piece } to { $client }
move-double = Double delivery of { $stuff } to { $client }
move-fulfil = Fulfil the marked order of the { $guild }
move-land = End the voyage
move-decline = No, thank you
move-take_token = Take the price token { $token }
move-price = Set the value of { $stuff } to { $value }
move-give = Give { $piece }
move-take = Take { $piece }
move-enough = No more, go on
move-leave = Nothing more here
move-study = Pay goods for one step of the tracker
move-uncover = Remove the cover tile: { $plot }
move-farmer = Move a farmer: towards { $plot }
move-serve = Give Akbar { $piece }
move-statue = Statue: one more main action
move-finish = End your turn
move-favour = Favour action: { $action }
move-refresh = Stand workers up with { $remedy }
move-luxury = Use { $luxury }
move-ability = Use the { $notable }
move-refine = Process one good into { $stuff }
move-refine_two = Process two goods into { $stuff }, with your favour tile
move-swap = Swap { $piece } for { $piece2 }
move-rise = Stand up your worker at the { $space }
move-sell = Sell { $piece }
move-entrust = Give the French Trader { $piece }
move-take_tile = Take the tile { $action }
move-take_favours = Take the favours
move-search = Take the tile { $action }
move-give_up = Give up the tile { $action }
move-store = Keep the worker with the Cook
move-offer = Put { $piece } into the bowl for { $stuff }
move-free_good = Give up { $piece } for its marker
move-free_favour = Give up 1 favour for its marker

## Why not
no-not-your-turn = That can be done in your own turn only.
no-no-good = You have no { $stuff }.
no-few-goods = You need { $mix }.
no-few-favours = You must own { $need } { $need ->
    [one] favour
   *[other] favours
  }; you have { $have }.
no-no-favour-action = Every favour action takes at least { $need ->
    [one] 1 favour
   *[other] { $need } favours
  }; you have { $have }.
no-few-rupees = The Peon costs { $need } { $need ->
    [one] Rupee
   *[other] Rupees
  }; you have { $have }.
no-few-mp = That costs { $need } meditation { $need ->
    [one] point
   *[other] points
  }; you have { $have }.
no-no-mp = You have no meditation points.
no-no-tile = You do not have the favour tile { $action }.
no-action-used = You have used { $action } this turn.
no-in-vain = That favour action would do nothing now: { $action }.
no-only-with-processing = This tile works only together with another processing step.
no-only-with-peon = This tile works only when you choose a space with your own worker.
no-only-in-meditation = That gives points in the Meditation Phase only.
no-oil-curry-used = Oil and curry work once per turn.
no-nobody-lies = None of your workers is lying down.
no-no-remedy = You have neither oil nor curry.
no-no-luxuries = You have no luxury good.
no-luxury-used = You have used { $luxury } this turn.
no-statue-used = You have used a statue this turn.
no-statue-later = A statue gives its action after your main action and before your Order Phase.
no-statue-too-late = Your Order Phase has begun; a statue comes before it.
no-no-contract = You do not hold the contract of the { $notable }.
no-no-abilities = None of your contracts has an ability to use once per turn.
no-no-ability = The { $notable } has no ability to use once per turn.
no-ability-used = The { $notable } has helped you this turn.
no-ability-in-vain = The { $notable } cannot help you now.
no-nobody-stands = None of your standing workers is there: { $space }.
no-points-spent = Points have been spent; no more workers can be laid down this turn.
no-cook-empty = You have no worker with the Cook.
no-blocked = The marker blocks this action: { $circle }.
no-mosaic-amount = The Mosaic Maker gives 1 or 2 favours.
no-unbuilt = Not built yet: { $space }.
no-no-worker = You have no worker in supply, so a space with your own worker must be used.
no-not-own-space = None of your workers is there: { $space }.
no-too-much = You produce { $most } at most.
no-wrong-row = Not a processed good of that row: { $good }.
no-too-dear = { $good }: the value is above { $most }.
no-process-limit = At most { $most ->
    [one] 1 good is
   *[other] { $most } goods are
  } processed at once.
no-no-arrow = No arrow leads there: { $good }.
no-not-1-to-2 = That arrow does not lead from value 1 to value 2: { $good }.
no-unequal = Not two kinds of the same value: { $good } and { $good2 }.
no-no-site = That cannot be built: { $space }.
no-second-worker = Building takes a second worker, and your supply has none.
no-few-materials = Your materials do not reach { $need }, the price of the { $space }.
no-pays-too-little = That makes { $have } of { $need }.
no-bonus-gone = That bonus tile is gone: { $bonus }.
no-wrong-level = You take a tile of level { $level }, not { $bonus }.
no-notable-gone = The { $notable } is not at the river.
no-level-closed = The { $notable } is of level { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }; the Boat has not opened it.
no-not-ordered = The { $notable } does not want this: { $good }.
no-spot-taken = The { $notable } has this already: { $good }.
no-fare-paid = The Sailor has been paid.
no-fare-limit = All goods paid may be worth { $most } at most.
no-few-deliveries = That takes { $need } { $need ->
    [one] delivery
   *[other] deliveries
  }; you have { $have } left.
no-doubles-done = You have made { $most } double deliveries this turn.
no-order-done = One voyage fulfils one order.
no-no-honour = No influence step left here: { $guild }.
no-track-at-top = Your marker is on the top step already: { $guild }.
no-french-refuses = The French Trader does not take that now: { $good }.
no-token-done = You have used a price token in this action.
no-exchange-done = You have made your exchange.
no-token-there = A price token lies there: { $good }.
no-price-too-far = { $value } is more than 1 away from the printed value: { $good }.
no-no-such-side = That token has no such side.
no-token-unmoved = That would change nothing.
no-given-enough = At most { $most ->
    [one] 1 good is
   *[other] { $most } goods are
  } given.
no-few-value = { $good }: worth more than the { $have } you have left.
no-farmer-at-edge = The farmer stands at the very end: { $plot }.
no-cover-in-the-way = A cover tile is in the way: { $plot }.
no-no-cover = No cover tile of yours is there: { $plot }.
no-tracker-at-end = Your tracker is on the last space, { $most }.
no-option-done = The Botanist does each of the three things once.
no-order-phase-done = Your Order Phase has had its one choice.
no-no-bowl = Akbar has no bowl for this: { $good }.
no-bowl-served = No free bowl for this: { $good }.
no-column-full = All orders of this column are fulfilled: { $guild }.
no-order-limit = The order limit is { $most }, and the column has reached it: { $guild }.
no-no-influence = You need at least step 1 with this guild: { $guild }.
no-not-basic = Not a basic good: { $good }.
no-not-worth = { $good }: the value is not { $value } now.
no-same-track = The second step goes to a different track than { $guild }.
no-not-lying = None of your laid-down workers is there: { $space }.
no-none-yet = Choose at least one.
no-tile-not-open = That favour tile does not lie open: { $action }.
no-tile-not-there = Somebody holds that favour tile: { $action }.
no-same-kind = You would only get back what you give up: { $good }.
no-favour-for-favour = A favour given up for a favour changes nothing.

## The log
event-turn = { $who } is up.
event-last-round = The last round begins.
event-end-triggered = The end is near: this round is finished, then one more is played.
event-game-over = The game is over.
event-rupees = { $who } gains { $count ->
    [one] 1 Rupee
   *[other] { $count } Rupees
  }.
event-favours = { $who } gains { $count ->
    [one] 1 favour
   *[other] { $count } favours
  }.
event-goods = { $who } gains { $mix }.
event-paid = { $who } pays { $mix }.
event-lost = { $who } has no markers left: { $count ->
    [one] 1 gain is lost
   *[other] { $count } gains are lost
  }.
event-freed = { $who } gives up { $piece } for its marker.
event-freed-favour = { $who } gives up 1 favour for its marker.
event-mp = { $who } gains { $count ->
    [one] 1 meditation point
   *[other] { $count } meditation points
  }.
event-mp-spent = { $who } spends { $count ->
    [one] 1 meditation point
   *[other] { $count } meditation points
  }.
event-laid = { $who } lays down a worker: { $space }.
event-fetched = { $who } fetches a worker from the Cook.
event-circle = { $who } leaves this action blocked: { $circle }.
event-placed = { $who } places a worker: { $space }.
event-peon = { $who } uses the same worker again for { $count ->
    [one] 1 Rupee
   *[other] { $count } Rupees
  }: { $space }.
event-kicked = A worker of { $who } is sent home.
event-stored = { $who } keeps the worker with the Cook.
event-rose = A worker of { $who } stands up: { $space }.
event-converted = { $who } turns { $mix } into { $stuff }.
event-dyed = { $who } turns { $mix } into { $piece }.
event-followed = { $who } follows { $seat }.
event-built = Built: { $space }.
event-claimed = { $who } takes the bonus tile: { $bonus }.
event-merchant-rolled = The Merchant’s die shows { $eyes }.
event-merchant-moved = The Merchant stops here: { $space }.
event-builder-rolled = The Builder’s die shows { $eyes }.
event-builder-moved = The Builder stops here: { $space }.
event-builder-left = Everything is built; the Builder leaves.
event-fare = { $who } pays the Sailor { $piece }, worth { $value }.
event-delivered = { $who } delivers { $piece } to { $client }.
event-doubled = { $who } delivers { $mix } to { $client }.
event-contract = { $who } wins the contract of the { $notable }.
event-boat = The Boat reaches pier { $pier }.
event-influence = { $who } climbs to step { $step }: { $guild }.
event-tracker = The tracker of { $who } reaches space { $step }.
event-farmer = { $who } moves a farmer towards { $plot }.
event-uncovered = { $who } removes a cover tile: { $plot }.
event-priced = The value of { $stuff } is { $value } now.
event-gave = { $who } gives the Trader { $piece }.
event-sold = { $who } sells { $piece }.
event-entrusted = { $who } gives the French Trader { $piece }.
event-served = { $who } serves Akbar { $piece }.
event-offered = { $who } puts { $piece } into Akbar’s bowl for { $stuff }.
event-fulfilled = { $who } fulfils an order: { $order }.
event-favour-action = { $who } spends { $count ->
    [one] 1 favour
   *[other] { $count } favours
  }: { $action }.
event-luxury = { $who } uses { $luxury }.
event-statue = { $who } uses a statue for one more main action.
event-ability = { $who } uses the { $notable }.
event-tile = { $who } takes the favour tile { $action }.
event-tile-back = { $who } gives up the favour tile { $action }.
event-tile-opened = A favour tile is turned up: { $action }.

## The table in words
table-ending = The end is near: after this round one more is played.
table-final = This is the last round.
table-points = Meditation points left: { $count }
table-deliveries = Deliveries left on this voyage: { $count }
table-exchange = Value left to take from the Trader: { $count }
table-boat = The Boat lies at pier { $pier }; the order limit is { $limit }.
table-merchant = Merchant: { $space }
table-builder = Builder: { $space }
table-unbuilt = Not built yet, with the price: { $mix }
table-bonuses = Bonus tiles of level { $level }: { $mix }
table-coins = { $space }: { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
table-price = Price token: { $good } is worth { $value }
table-blocked = Blocked in the meditation circle: { $circle }
table-open_tile = Open favour tile: { $action }
table-card = { $notable } (level { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }, { $guild })
table-card_closed = { $notable } (level { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }, { $guild }), not open yet
table-spot_free = · { $place }. wants { $stuff }
table-spot_taken = · { $place }. has { $stuff }: { $count } from { $seat }
table-marked = Marked order: { $order } ({ $count } of { $limit } in the column)
table-full = Column full: { $guild }
table-bowls = Akbar still wants: { $mix }
table-seat = { $who }: markers { $supply }, favours { $favours }, workers in supply { $workers }
table-purse = { $who }: { $count ->
    [one] 1 Rupee
   *[other] { $count } Rupees
  }
table-purse_hidden = { $who }: a purse nobody sees into
table-goods = { $who }: { $mix }
table-farm = { $who } would produce sandstone { $yield }, wood { $yield2 }, turmeric { $yield3 }, cotton { $yield4 }
table-farmers = { $who }: farmers on space { $place } (top), { $place2 } (left), { $place3 } (right), { $place4 } (bottom)
table-covers = { $who }: cover tiles beside { $mix }
table-tracker = { $who }: tracker on space { $step }, the next one costs { $mix }
table-tracker_last = { $who }: tracker on space { $step }, the last one
table-influence = { $who }: Artisans { $step }, Merchants { $step2 }, Scholars { $step3 }
table-stands = { $who }: worker on { $space }
table-lies = { $who }: laid-down worker on { $space }
table-cook = { $who }: { $count } with the Cook
table-french = { $who }: { $count ->
    [one] 1 good
   *[other] { $count } goods
  } with the French Trader
table-tile = { $who }: favour tile { $action }
table-contract = { $who }: contract of the { $notable }
table-order = { $who }: order { $order }
table-gifts = { $who }: { $count ->
    [one] 1 gift
   *[other] { $count } gifts
  } to Akbar
table-used = { $who }: used this turn, { $action }
table-used_luxury = { $who }: used this turn, { $good }

## What counts, for hints
feature-rupees = Rupees
feature-goods = goods
feature-wanted_goods = goods that are wanted
feature-voyage = what you could deliver next
feature-errands = orders and gifts you could fulfil next
feature-favours = favours
feature-tiles = favour tiles
feature-workers = workers
feature-farm = the yield of your farm
feature-covers = removed cover tiles
feature-tracker = the meditation tracker
feature-influence = influence
feature-orders = your order markers
feature-contracts = contracts
feature-end_contracts = what contracts pay at the end
feature-started_cards = your markers at the river
feature-akbar = gifts to Akbar
feature-markers = free markers
feature-closing = coming closer to the end
feature-coming = what is about to come
feature-rivals = what the others gain

## The score sheet
line-coins = Coins in the bag
line-notable_end_effects = Contracts
line-influence_artisans = Artisans track
line-influence_merchants = Merchants track
line-influence_scholars = Scholars track
line-meditation_last_space = Tracker on the last space
line-removed_covers = Removed cover tiles
line-akbar = Gifts to Akbar
tie-goods_and_favours = value of the goods and favours left

## The board
board-meditation = Meditate
board-action = Act
board-order = Order
board-track = Meditation
board-contracts = Contracts
board-head-total = Rupees if the game ended now: the purse and what the end would pay
board-head-rupees = Rupees in the purse
board-head-favours = Favours
board-head-workers = Workers in supply
board-head-goods = Goods
board-head-contracts = Contracts
board-phase-meditation = Meditation Phase
board-phase-meditation-is = Lay workers down for meditation points and spend them in the circle. Optional.
board-phase-action = Action Phase
board-phase-action-is = Use one space: drag a worker to it.
board-phase-order = Order Phase
board-phase-order-is = One good to Akbar or one marked order. Optional; then the turn ends.
board-points = Meditation points left: { $n }
board-next-lay = The next worker laid down gives { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
board-could-buy = Enough for: { $what }.
board-blocked = The marker blocks it now.
board-unbuilt = Not built. It costs you building material worth { $cost }.
board-builder-here = The Builder is here: whoever places a worker has it built for free.
board-merchant-here = The Merchant is here: { $n ->
    [one] 1 favour
   *[other] { $n } favours
  } for a placed worker, then he moves on.
board-coins-here = { $n ->
    [one] 1 Rupee lies
   *[other] { $n } Rupees lie
  } here for whoever places a worker next.
board-space-free = Free.
board-stands = A worker of { $who } stands here.
board-lies = A worker of { $who } lies here.
board-peon = { $n ->
    [0] You may use it again without paying, because your supply is empty.
    [one] Using it again costs 1 Rupee.
   *[other] Using it again costs { $n } Rupees.
  }
board-sent-home = { $n ->
    [0] Sending it home gives { $who } nothing.
    [one] Sending it home gives { $who } 1 favour.
   *[other] Sending it home gives { $who } { $n } favours.
  }
board-deliveries = Deliveries left: { $n }. Free in this voyage: { $free }, paid: { $paid }.
board-exchange = Value left to take: { $n }
board-merchant = The Merchant
board-merchant-is = Whoever places a worker on his building gets { $n ->
    [one] 1 favour
   *[other] { $n } favours
  } after the action and rolls for him. He leaves 1 Rupee on each building he passes.
board-builder = The Builder
board-builder-is = A worker may be placed on his tile: it is built for free, without a bonus tile. Then he moves by die.
board-token = Price token { $token }
board-token-is = Replaces the printed value of the good it lies on, by 1 at most. The Trader moves or turns it.
board-token-on = It lies here: { $good }.
board-token-home = It lies with the Trader.
board-banner = Drag one of yours here to use it, in your own turn.
board-banner-used = Used this turn.
board-bonus = Bonus tile
board-bonus-is = For whoever pays for a building of level { $level }.
board-bonus-gone = Taken already.
board-worth = Value { $value }.
board-worth-token = Value { $value } by a price token, printed { $printed }.
board-building-value = Building value { $n }.
board-made-from = Comes from: { $good }.
board-has = { $who } { $n }
board-holders = Held by: { $who }
board-wanted-by = Wanted now by: { $who }
board-akbar = Akbar
board-gifts = { $n ->
    [0] No gift of yours so far; the first adds { $more } at the end.
   *[other] Your gifts: { $n }, worth { $rupees } at the end; one more adds { $more }.
  }
board-round = Round
board-round-now = Round { $n }
board-round-first = { $who } begins every round.
board-end-far = The end has not been triggered.
board-end-near = The end is triggered: this round is finished, then one more is played.
board-last-round = This is the last round.
board-end-comes = The end is triggered by a level IV contract, a marker on step 9, or a full order column.
board-bowl = Akbar’s bowl: { $good }
board-bowl-free = Free.
board-bowl-closed = Closed by a neutral marker.
board-bowl-served = Served by { $who }.
board-tiles = Favour tiles
board-tiles-is = Place for three favour tiles, from steps 3 and 6 of the staircases.
board-tile-of = Held by { $who }.
board-tile-open = To be had on steps 3 and 6 of the staircases.
board-used = Used this turn.
board-pile = Pile of favour tiles
board-pile-left = Face-down tiles: { $n }
board-limit = Order limit
board-limit-is = At most { $n ->
    [one] 1 marker
   *[other] { $n } markers
  } in each column, neutral ones counted.
board-step = { $who }: step { $step }, { $rupees ->
    [one] 1 Rupee
   *[other] { $rupees } Rupees
  } for an order
board-step-plain = Your next step is { $step }: { $rupees ->
    [one] 1 Rupee
   *[other] { $rupees } Rupees
  } for an order.
board-step-favours = Your next step is { $step }: { $rupees ->
    [one] 1 Rupee
   *[other] { $rupees } Rupees
  } for an order, and { $favours ->
    [one] 1 favour
   *[other] { $favours } favours
  } or a favour tile.
board-step-last = Your next step is { $step }, the last: it triggers the end.
board-step-top = You stand on the last step.
board-track-end = At the end as it stands: { $rate ->
    [one] 1 Rupee
   *[other] { $rate } Rupees
  } { $n ->
    [one] for your one order here.
   *[other] for each of your { $n } orders here.
  }
board-order-closed = Closed by a neutral marker.
board-order-done = Fulfilled by { $who }.
board-order-waits = Waits for the marker.
board-order-no-influence = Marked now. You need step 1 with this guild.
board-order-pays = Marked now. It would pay you { $n ->
    [one] 1 Rupee
   *[other] { $n } Rupees
  }.
board-order-pays-step = Marked now. It would pay you { $n ->
    [one] 1 Rupee
   *[other] { $n } Rupees
  } and one step.
board-column = Markers in this column: { $n } of { $limit } allowed now
board-notable = { $who } ({ $guild }, level { $level })
board-contract-of = Contract of { $who }.
board-not-open = Not open yet: the boat waits for { $n ->
    [one] 1 more contract
   *[other] { $n } more contracts
  } of level { $level } to reach the next pier.
board-would-win = As it stands { $who } would win the contract.
board-spot-taken = { $good }: { $who }, { $n ->
    [one] 1 marker
   *[other] { $n } markers
  }
board-spot-free = { $good }: free, would pay you { $n ->
    [one] 1 Rupee
   *[other] { $n } Rupees
  } now
board-pier = Pier { $n }
board-pier-one = Here the boat begins.
board-pier-two = On arrival the building with the Builder is built, and the Builder moves by die.
board-pier-three = On arrival the Merchant moves by die; everybody gains 1 favour for each cotton, at most 3.
board-pier-four = On arrival all price tokens go back to the Trader; everybody gains 1 favour.
board-pier-five = On arrival everybody gains a good of value 1; of value 2 with one cotton, of value 3 with more.
board-pier-six = On arrival the end is triggered; from then on clothes sell for 1 Rupee more.
board-opens = Notables up to level { $level } are open here.
board-boat-waits = The boat sails on after { $n ->
    [one] 1 more contract
   *[other] { $n } more contracts
  } of level { $level }.
board-boat-rests = The boat has arrived.
board-has-goods = Goods: { $mix }
board-total = Rupees if the game ended now: { $n }
board-decides = Decides now.
board-starts = Begins every round.
board-farm-yields = Production now: { $mix }
board-covers = Cover tiles left: { $n }
board-cover-is = Without this tile the good beside it yields 1 more, and you have 1 Rupee more at the end.
board-farmer-there = On space { $n }: { $mix }
board-farm-track = From { $good } to { $good2 }: the farmer stands on space { $n } of { $of }. Covered ends: { $covers }.
board-farm = Farm of { $who }
board-workers-of = Workers of { $who }
board-workers = In supply: { $n }. Standing: { $up }, laid down: { $down }.
board-cook = With the Cook: { $n }. Click here in your meditation to fetch one.
board-markers-of = Markers of { $who }
board-markers = In supply: { $n } of { $of }. Goods, favours, deliveries and orders all take one.
board-purse-of = Purse of { $who }
board-purse = Rupees: { $n }
board-purse-closed = Nobody else sees into this purse.
board-favours-of = Favours of { $who }
board-favours = Favours: { $n }
board-favours-are = Drag one onto a favour action to use it, or click the action.
board-refresh = Once per turn: drag oil or curry here to stand up 1 worker. Click here to pay both for 3.
board-contracts-of = Contracts of { $who }
board-contracts-are = Won so far: { $who }
board-track-of = Meditation track of { $who }
board-tracker = On space { $n }: the first worker laid down gives { $mp ->
    [one] 1 point
   *[other] { $mp } points
  }, each further one the value of the space before.
board-tracker-next = The next space costs { $mix } and is worth { $mp }.
board-tracker-last = The last space brings { $n ->
    [one] 1 Rupee
   *[other] { $n } Rupees
  } at the end.
board-payable = You have { $n ->
    [one] 1 favour
   *[other] { $n } favours
  }: enough.
board-not-payable = You have { $n ->
    [one] 1 favour
   *[other] { $n } favours
  }: not enough, or it has been used.
