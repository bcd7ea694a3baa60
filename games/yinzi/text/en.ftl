## The game
game-title = Yinzi
game-line = Four provinces along the Yangtze: grow, sell, build, produce, and load the ships that bring silver.
game-goal = have the most points after four rounds, from boats, factories, ships, war, routes, innovations and silver.
game-lesson = 30
game-players = 2–4 players
game-length = 120–240 min
variant-base = The game
about-variant-base = Four rounds, three cards and three groups of workers in each.
option-late_pairs = Late shipping, pairs a round
about-option-late_pairs = How many pairs of goods each may bring to the ships at the end of a round.
option-late_pairs-one = one for each player
option-late_pairs-many = as many as one likes
option-two_for_one = Two cubes for one Food
about-option-two_for_one = Which two cubes of your fields together feed one worker.
option-two_for_one-same_kind = two of the same good
option-two_for_one-any_kind = any two of fruit, cabbage, potatoes
option-own_food = Own food in the feeding phase
about-option-own_food = Whether you may keep crops although Food is missing.
option-own_food-compulsory = must be used
option-own_food-free = may be kept
option-own_food-all_means = must be used, and bought Food and innovations too
option-coin_space = The coin space is shut
about-option-coin_space = When nobody can sell to the coin space of a market any more.
option-coin_space-both_neighbours = when both its neighbours are full
option-coin_space-own_icon = already when the space of the good is full
option-coin_choice = Coin space or icon
about-option-coin_choice = Who says where a cube goes that could be sold to either.
option-coin_choice-seller = the seller chooses
option-coin_choice-coin_first = the coin space comes first
option-personal_routes = Personal route tiles
about-option-personal_routes = Whether they bring copper and silver, like all other route tiles.
option-personal_routes-pay = pay when completed
option-personal_routes-points_only = give points only
option-closing_trade = Buying and selling after the turns
about-option-closing_trade = At the rural market you may either buy or sell; this says for how long that holds.
option-closing_trade-one_occasion = one direction for the whole end of the round
option-closing_trade-each_phase = one direction for each phase
option-bought_pair = Two bought cubes as two different goods
about-option-bought_pair = Whether two cubes from the rural market count as different goods for a ship or a tile.
option-bought_pair-allowed = allowed
option-bought_pair-not_allowed = not allowed
option-river_budget = River capacity is counted
about-option-river_budget = How many borders your goods may cross: all of them together, or each of them.
option-river_budget-action = over a whole action
option-river_budget-piece = for each piece alone
option-ships_docked = Ships at the coast
about-option-ships_docked = How many docks have a ship from the beginning.
option-ships_docked-players = as many as players
option-ships_docked-four = always four
option-first_store = A level I factory holds
about-option-first_store = How many products lie ready in a factory before it is upgraded.
option-first_store-one = one product
option-first_store-two = two products
option-rebuilding = Rebuilding a ruin
about-option-rebuilding = What it takes to put a ruined factory to work again.
option-rebuilding-stone = costs a stone
option-rebuilding-free = costs nothing
option-tiles_removed = Plantation tiles removed with 2 players
about-option-tiles_removed = Two tiles of each of these kinds are put away, so that fewer are left for two.
option-tiles_removed-six_kinds = of six kinds
option-tiles_removed-not_salt = of five kinds, not salt
option-leftover_workers = Workers who could still work
about-option-leftover_workers = Whether a group that works may leave some of its workers idle.
option-leftover_workers-allowed = may be left over
option-leftover_workers-not_allowed = must work
option-leftover_workers-not_in_war = may be left over, but not in War & routes
option-any_cube = Route tiles for any goods cube take
about-option-any_cube = Which cubes complete a tile that takes any goods.
option-any_cube-bought_too = bought Food too
option-any_cube-not_bought = only what you grow
option-phase_a = While you choose a bonus you may use
about-option-phase_a = Innovations otherwise help only in the turns of phase B.
option-phase_a-coins_and_emissaries = Free coins and emissaries
option-phase_a-all = every innovation of your turn

## Places
province-huguang = Huguang
province-nanzhili = Nanzhili
province-jiangxi = Jiangxi
province-zhejiang = Zhejiang
about-province-huguang = Inland: two borders to the coast, two to Zhejiang.
about-province-nanzhili = On the coast: one border to any ship.
about-province-jiangxi = Inland: two borders to the coast, one to every other province.
about-province-zhejiang = On the coast: one border to any ship. The smallest province.
square-hg_r0c1 = Huguang 1-2
square-hg_r0c2 = Huguang 1-3
square-hg_r0c3 = Huguang 1-4
square-hg_r0c4 = Huguang 1-5
square-hg_r1c0 = Huguang 2-1
square-hg_r1c1 = Huguang 2-2
square-hg_r1c2 = Huguang 2-3
square-hg_r1c3 = Huguang 2-4
square-hg_r1c4 = Huguang 2-5
square-hg_r2c0 = Huguang 3-1
square-hg_r2c1 = Huguang 3-2
square-hg_r2c2 = Huguang 3-3
square-hg_r2c3 = Huguang 3-4
square-hg_r2c4 = Huguang 3-5
square-hg_r2c5 = Huguang 3-6
square-hg_r3c0 = Huguang 4-1
square-hg_r3c1 = Huguang 4-2
square-hg_r4c1 = Huguang 5-2
square-nz_r0c0 = Nanzhili 1-1
square-nz_r0c1 = Nanzhili 1-2
square-nz_r0c2 = Nanzhili 1-3
square-nz_r0c3 = Nanzhili 1-4
square-nz_r0c4 = Nanzhili 1-5
square-nz_r0c5 = Nanzhili 1-6
square-nz_r1c0 = Nanzhili 2-1
square-nz_r1c1 = Nanzhili 2-2
square-nz_r1c2 = Nanzhili 2-3
square-nz_r1c3 = Nanzhili 2-4
square-nz_r1c4 = Nanzhili 2-5
square-nz_r1c5 = Nanzhili 2-6
square-nz_r2c0 = Nanzhili 3-1
square-nz_r2c1 = Nanzhili 3-2
square-nz_r2c2 = Nanzhili 3-3
square-nz_r3c0 = Nanzhili 4-1
square-nz_r3c1 = Nanzhili 4-2
square-nz_r4c0 = Nanzhili 5-1
square-nz_r4c1 = Nanzhili 5-2
square-jx_r0c1 = Jiangxi 1-2
square-jx_r0c2 = Jiangxi 1-3
square-jx_r0c3 = Jiangxi 1-4
square-jx_r0c4 = Jiangxi 1-5
square-jx_r1c1 = Jiangxi 2-2
square-jx_r1c2 = Jiangxi 2-3
square-jx_r1c3 = Jiangxi 2-4
square-jx_r2c0 = Jiangxi 3-1
square-jx_r2c1 = Jiangxi 3-2
square-jx_r2c2 = Jiangxi 3-3
square-jx_r3c0 = Jiangxi 4-1
square-jx_r3c1 = Jiangxi 4-2
square-jx_r3c2 = Jiangxi 4-3
square-jx_r4c1 = Jiangxi 5-2
square-jx_r4c2 = Jiangxi 5-3
square-zj_r0c0 = Zhejiang 1-1
square-zj_r0c1 = Zhejiang 1-2
square-zj_r0c2 = Zhejiang 1-3
square-zj_r0c3 = Zhejiang 1-4
square-zj_r1c0 = Zhejiang 2-1
square-zj_r1c1 = Zhejiang 2-2
square-zj_r1c2 = Zhejiang 2-3
square-zj_r1c3 = Zhejiang 2-4
square-zj_r2c1 = Zhejiang 3-2
square-zj_r2c2 = Zhejiang 3-3
about-square-hg_r0c4 = Printed: rice, two cubes.
about-square-hg_r1c0 = Printed: rice, two cubes.
about-square-hg_r1c1 = Printed: fruit, one cube.
about-square-hg_r1c3 = Printed: salt; never covered.
about-square-hg_r1c4 = Printed: cabbage, one cube.
about-square-hg_r2c0 = Printed: wheat, one cube.
about-square-hg_r2c2 = Printed: rice, two cubes.
about-square-hg_r2c4 = Printed: cabbage, one cube.
about-square-hg_r2c5 = Printed: rice, two cubes.
about-square-hg_r3c0 = Printed: rice, two cubes.
about-square-hg_r3c1 = Printed: wheat, one cube.
about-square-nz_r0c1 = Printed: wheat, one cube.
about-square-nz_r0c5 = Printed: rice, two cubes.
about-square-nz_r1c3 = Printed: fruit, one cube.
about-square-nz_r2c2 = Printed: cabbage, one cube.
about-square-nz_r3c1 = Printed: rice, two cubes.
about-square-nz_r4c1 = Printed: salt; never covered.
about-square-jx_r0c3 = Printed: cabbage, one cube.
about-square-jx_r0c4 = Printed: fruit, one cube.
about-square-jx_r1c2 = Printed: rice, two cubes.
about-square-jx_r1c3 = Printed: rice, two cubes.
about-square-jx_r2c0 = Printed: salt; never covered.
about-square-jx_r2c2 = Printed: rice, two cubes.
about-square-jx_r3c0 = Printed: wheat, one cube.
about-square-zj_r0c0 = Printed: rice, two cubes.
about-square-zj_r1c0 = Printed: fruit, one cube.
about-square-zj_r2c1 = Printed: wheat, one cube.
count-hg_r0c1 = 1-2
count-hg_r0c2 = 1-3
count-hg_r0c3 = 1-4
count-hg_r0c4 = 1-5
count-hg_r1c0 = 2-1
count-hg_r1c1 = 2-2
count-hg_r1c2 = 2-3
count-hg_r1c3 = 2-4
count-hg_r1c4 = 2-5
count-hg_r2c0 = 3-1
count-hg_r2c1 = 3-2
count-hg_r2c2 = 3-3
count-hg_r2c3 = 3-4
count-hg_r2c4 = 3-5
count-hg_r2c5 = 3-6
count-hg_r3c0 = 4-1
count-hg_r3c1 = 4-2
count-hg_r4c1 = 5-2
count-nz_r0c0 = 1-1
count-nz_r0c1 = 1-2
count-nz_r0c2 = 1-3
count-nz_r0c3 = 1-4
count-nz_r0c4 = 1-5
count-nz_r0c5 = 1-6
count-nz_r1c0 = 2-1
count-nz_r1c1 = 2-2
count-nz_r1c2 = 2-3
count-nz_r1c3 = 2-4
count-nz_r1c4 = 2-5
count-nz_r1c5 = 2-6
count-nz_r2c0 = 3-1
count-nz_r2c1 = 3-2
count-nz_r2c2 = 3-3
count-nz_r3c0 = 4-1
count-nz_r3c1 = 4-2
count-nz_r4c0 = 5-1
count-nz_r4c1 = 5-2
count-jx_r0c1 = 1-2
count-jx_r0c2 = 1-3
count-jx_r0c3 = 1-4
count-jx_r0c4 = 1-5
count-jx_r1c1 = 2-2
count-jx_r1c2 = 2-3
count-jx_r1c3 = 2-4
count-jx_r2c0 = 3-1
count-jx_r2c1 = 3-2
count-jx_r2c2 = 3-3
count-jx_r3c0 = 4-1
count-jx_r3c1 = 4-2
count-jx_r3c2 = 4-3
count-jx_r4c1 = 5-2
count-jx_r4c2 = 5-3
count-zj_r0c0 = 1-1
count-zj_r0c1 = 1-2
count-zj_r0c2 = 1-3
count-zj_r0c3 = 1-4
count-zj_r1c0 = 2-1
count-zj_r1c1 = 2-2
count-zj_r1c2 = 2-3
count-zj_r1c3 = 2-4
count-zj_r2c1 = 3-2
count-zj_r2c2 = 3-3
site-hg_r0c1_se = Huguang 1-2, arms down and right
site-hg_r0c2_se = Huguang 1-3, arms down and right
site-hg_r0c2_sw = Huguang 1-3, arms down and left
site-hg_r0c3_se = Huguang 1-4, arms down and right
site-hg_r0c3_sw = Huguang 1-4, arms down and left
site-hg_r0c4_sw = Huguang 1-5, arms down and left
site-hg_r1c0_se = Huguang 2-1, arms down and right
site-hg_r1c1_ne = Huguang 2-2, arms up and right
site-hg_r1c1_se = Huguang 2-2, arms down and right
site-hg_r1c1_sw = Huguang 2-2, arms down and left
site-hg_r1c1_nw = Huguang 2-2, arms up and left
site-hg_r1c2_ne = Huguang 2-3, arms up and right
site-hg_r1c2_se = Huguang 2-3, arms down and right
site-hg_r1c2_sw = Huguang 2-3, arms down and left
site-hg_r1c2_nw = Huguang 2-3, arms up and left
site-hg_r1c3_ne = Huguang 2-4, arms up and right
site-hg_r1c3_se = Huguang 2-4, arms down and right
site-hg_r1c3_sw = Huguang 2-4, arms down and left
site-hg_r1c3_nw = Huguang 2-4, arms up and left
site-hg_r1c4_sw = Huguang 2-5, arms down and left
site-hg_r1c4_nw = Huguang 2-5, arms up and left
site-hg_r2c0_ne = Huguang 3-1, arms up and right
site-hg_r2c0_se = Huguang 3-1, arms down and right
site-hg_r2c1_ne = Huguang 3-2, arms up and right
site-hg_r2c1_se = Huguang 3-2, arms down and right
site-hg_r2c1_sw = Huguang 3-2, arms down and left
site-hg_r2c1_nw = Huguang 3-2, arms up and left
site-hg_r2c2_ne = Huguang 3-3, arms up and right
site-hg_r2c2_nw = Huguang 3-3, arms up and left
site-hg_r2c3_ne = Huguang 3-4, arms up and right
site-hg_r2c3_nw = Huguang 3-4, arms up and left
site-hg_r2c4_ne = Huguang 3-5, arms up and right
site-hg_r2c4_nw = Huguang 3-5, arms up and left
site-hg_r3c0_ne = Huguang 4-1, arms up and right
site-hg_r3c1_sw = Huguang 4-2, arms down and left
site-hg_r3c1_nw = Huguang 4-2, arms up and left
site-nz_r0c0_se = Nanzhili 1-1, arms down and right
site-nz_r0c1_se = Nanzhili 1-2, arms down and right
site-nz_r0c1_sw = Nanzhili 1-2, arms down and left
site-nz_r0c2_se = Nanzhili 1-3, arms down and right
site-nz_r0c2_sw = Nanzhili 1-3, arms down and left
site-nz_r0c3_se = Nanzhili 1-4, arms down and right
site-nz_r0c3_sw = Nanzhili 1-4, arms down and left
site-nz_r0c4_se = Nanzhili 1-5, arms down and right
site-nz_r0c4_sw = Nanzhili 1-5, arms down and left
site-nz_r0c5_sw = Nanzhili 1-6, arms down and left
site-nz_r1c0_ne = Nanzhili 2-1, arms up and right
site-nz_r1c0_se = Nanzhili 2-1, arms down and right
site-nz_r1c1_ne = Nanzhili 2-2, arms up and right
site-nz_r1c1_se = Nanzhili 2-2, arms down and right
site-nz_r1c1_sw = Nanzhili 2-2, arms down and left
site-nz_r1c1_nw = Nanzhili 2-2, arms up and left
site-nz_r1c2_ne = Nanzhili 2-3, arms up and right
site-nz_r1c2_se = Nanzhili 2-3, arms down and right
site-nz_r1c2_sw = Nanzhili 2-3, arms down and left
site-nz_r1c2_nw = Nanzhili 2-3, arms up and left
site-nz_r1c3_ne = Nanzhili 2-4, arms up and right
site-nz_r1c3_nw = Nanzhili 2-4, arms up and left
site-nz_r1c4_ne = Nanzhili 2-5, arms up and right
site-nz_r1c4_nw = Nanzhili 2-5, arms up and left
site-nz_r1c5_nw = Nanzhili 2-6, arms up and left
site-nz_r2c0_ne = Nanzhili 3-1, arms up and right
site-nz_r2c0_se = Nanzhili 3-1, arms down and right
site-nz_r2c1_ne = Nanzhili 3-2, arms up and right
site-nz_r2c1_se = Nanzhili 3-2, arms down and right
site-nz_r2c1_sw = Nanzhili 3-2, arms down and left
site-nz_r2c1_nw = Nanzhili 3-2, arms up and left
site-nz_r2c2_nw = Nanzhili 3-3, arms up and left
site-nz_r3c0_ne = Nanzhili 4-1, arms up and right
site-nz_r3c0_se = Nanzhili 4-1, arms down and right
site-nz_r3c1_sw = Nanzhili 4-2, arms down and left
site-nz_r3c1_nw = Nanzhili 4-2, arms up and left
site-nz_r4c0_ne = Nanzhili 5-1, arms up and right
site-nz_r4c1_nw = Nanzhili 5-2, arms up and left
site-jx_r0c1_se = Jiangxi 1-2, arms down and right
site-jx_r0c2_se = Jiangxi 1-3, arms down and right
site-jx_r0c2_sw = Jiangxi 1-3, arms down and left
site-jx_r0c3_se = Jiangxi 1-4, arms down and right
site-jx_r0c3_sw = Jiangxi 1-4, arms down and left
site-jx_r1c1_ne = Jiangxi 2-2, arms up and right
site-jx_r1c1_se = Jiangxi 2-2, arms down and right
site-jx_r1c2_ne = Jiangxi 2-3, arms up and right
site-jx_r1c2_se = Jiangxi 2-3, arms down and right
site-jx_r1c2_sw = Jiangxi 2-3, arms down and left
site-jx_r1c2_nw = Jiangxi 2-3, arms up and left
site-jx_r1c3_nw = Jiangxi 2-4, arms up and left
site-jx_r2c0_se = Jiangxi 3-1, arms down and right
site-jx_r2c1_ne = Jiangxi 3-2, arms up and right
site-jx_r2c1_se = Jiangxi 3-2, arms down and right
site-jx_r2c1_sw = Jiangxi 3-2, arms down and left
site-jx_r2c1_nw = Jiangxi 3-2, arms up and left
site-jx_r2c2_sw = Jiangxi 3-3, arms down and left
site-jx_r2c2_nw = Jiangxi 3-3, arms up and left
site-jx_r3c0_ne = Jiangxi 4-1, arms up and right
site-jx_r3c1_ne = Jiangxi 4-2, arms up and right
site-jx_r3c1_se = Jiangxi 4-2, arms down and right
site-jx_r3c1_sw = Jiangxi 4-2, arms down and left
site-jx_r3c1_nw = Jiangxi 4-2, arms up and left
site-jx_r3c2_sw = Jiangxi 4-3, arms down and left
site-jx_r3c2_nw = Jiangxi 4-3, arms up and left
site-jx_r4c1_ne = Jiangxi 5-2, arms up and right
site-jx_r4c2_nw = Jiangxi 5-3, arms up and left
site-zj_r0c0_se = Zhejiang 1-1, arms down and right
site-zj_r0c1_se = Zhejiang 1-2, arms down and right
site-zj_r0c1_sw = Zhejiang 1-2, arms down and left
site-zj_r0c2_se = Zhejiang 1-3, arms down and right
site-zj_r0c2_sw = Zhejiang 1-3, arms down and left
site-zj_r0c3_sw = Zhejiang 1-4, arms down and left
site-zj_r1c0_ne = Zhejiang 2-1, arms up and right
site-zj_r1c1_ne = Zhejiang 2-2, arms up and right
site-zj_r1c1_se = Zhejiang 2-2, arms down and right
site-zj_r1c1_sw = Zhejiang 2-2, arms down and left
site-zj_r1c1_nw = Zhejiang 2-2, arms up and left
site-zj_r1c2_ne = Zhejiang 2-3, arms up and right
site-zj_r1c2_se = Zhejiang 2-3, arms down and right
site-zj_r1c2_sw = Zhejiang 2-3, arms down and left
site-zj_r1c2_nw = Zhejiang 2-3, arms up and left
site-zj_r1c3_nw = Zhejiang 2-4, arms up and left
site-zj_r2c1_ne = Zhejiang 3-2, arms up and right
site-zj_r2c2_nw = Zhejiang 3-3, arms up and left
space-huguang_cm_r0c0 = Huguang market, upper left
space-huguang_cm_r0c1 = Huguang market, upper middle
space-huguang_cm_r0c2 = Huguang market, upper right
space-huguang_cm_r1c0 = Huguang market, lower left
space-huguang_cm_r1c1 = Huguang market, lower middle
space-huguang_cm_r1c2 = Huguang market, lower right
space-nanzhili_cm_r0c0 = Nanzhili market, upper left
space-nanzhili_cm_r0c1 = Nanzhili market, upper middle
space-nanzhili_cm_r0c2 = Nanzhili market, upper right
space-nanzhili_cm_r1c0 = Nanzhili market, lower left
space-nanzhili_cm_r1c1 = Nanzhili market, lower middle
space-nanzhili_cm_r1c2 = Nanzhili market, lower right
space-jiangxi_cm_r0c0 = Jiangxi market, upper left
space-jiangxi_cm_r0c1 = Jiangxi market, upper middle
space-jiangxi_cm_r0c2 = Jiangxi market, upper right
space-jiangxi_cm_r1c0 = Jiangxi market, lower left
space-jiangxi_cm_r1c1 = Jiangxi market, lower middle
space-jiangxi_cm_r1c2 = Jiangxi market, lower right
space-zhejiang_cm_r0c0 = Zhejiang market, upper left
space-zhejiang_cm_r0c1 = Zhejiang market, upper middle
space-zhejiang_cm_r0c2 = Zhejiang market, upper right
space-zhejiang_cm_r1c0 = Zhejiang market, lower left
space-zhejiang_cm_r1c1 = Zhejiang market, lower middle
space-zhejiang_cm_r1c2 = Zhejiang market, lower right
citymarket-cm_all_1 = bamboo, sugar cane, ramie / cotton, salt, tea
citymarket-cm_all_2 = bamboo, sugar cane, ramie / cotton, salt, tea
citymarket-cm_no_bamboo = sugar cane, ramie, coin / cotton, salt, tea
citymarket-cm_no_sugarcane = bamboo, ramie, coin / cotton, salt, tea
citymarket-cm_no_ramie = bamboo, sugar cane, coin / cotton, salt, tea
citymarket-cm_no_cotton = bamboo, sugar cane, ramie / coin, salt, tea
citymarket-cm_no_salt = bamboo, sugar cane, ramie / coin, cotton, tea
citymarket-cm_no_tea = bamboo, sugar cane, ramie / coin, cotton, salt
dock-dock_1 = dock 1
dock-dock_2 = dock 2
dock-dock_3 = dock 3
dock-dock_4 = dock 4
hold-dock_1_1 = dock 1, first space
hold-dock_1_2 = dock 1, second space
hold-dock_1_3 = dock 1, third space
hold-dock_2_1 = dock 2, first space
hold-dock_2_2 = dock 2, second space
hold-dock_2_3 = dock 2, third space
hold-dock_3_1 = dock 3, first space
hold-dock_3_2 = dock 3, second space
hold-dock_3_3 = dock 3, third space
hold-dock_4_1 = dock 4, first space
hold-dock_4_2 = dock 4, second space
hold-dock_4_3 = dock 4, third space

## Goods, products, factories
good-rice = rice
good-wheat = wheat
good-cabbage = cabbage
good-fruit = fruit
good-salt = salt
good-tea = tea
good-cotton = cotton
good-sugarcane = sugar cane
good-ramie = ramie
good-bamboo = bamboo
good-potatoes = potatoes
good-corn = corn
about-good-rice = Two cubes on a printed space. One cube is one Food; never goes to the rural market.
about-good-wheat = One cube is one Food. Sells for 1 copper at the rural market.
about-good-cabbage = Two cubes are one Food. Sells for 1 copper at the rural market.
about-good-fruit = Two cubes are one Food. Sells for 1 copper at the rural market.
about-good-salt = Sells at city markets. Two cubes fill any space of a ship. A mine is never covered.
about-good-tea = Sells at city markets. One cube fills a tea space of a ship.
about-good-cotton = Sells at city markets.
about-good-sugarcane = Sells at city markets.
about-good-ramie = Sells at city markets.
about-good-bamboo = Sells at city markets.
about-good-potatoes = Come with the first European ship. Two cubes are one Food.
about-good-corn = Comes with the first European ship. One cube is one Food.
product-silk = silk
product-porcelain = porcelain
product-refined_sugar = refined sugar
product-paper = paper
bought-wheat = wheat
bought-cabbage = cabbage
bought-fruit = fruit
bought-potatoes = potatoes
bought-corn = corn
bought-any = any goods cube
item-silk = silk
item-porcelain = porcelain
item-refined_sugar = refined sugar
item-paper = paper
item-any_product = any product
item-rice = rice
item-wheat = wheat
item-cabbage = cabbage
item-fruit = fruit
item-salt = salt
item-tea = tea
item-cotton = cotton
item-sugarcane = sugar cane
item-ramie = ramie
item-bamboo = bamboo
item-potatoes = potatoes
item-corn = corn
item-any_good = any goods cube
item-envoy = a Diplomacy disc
frame-blue = { $blue }
frame-green = { $green }
frame-yellow = { $yellow }
frame-red = { $red }
factory-fac_paper_blue = the { $blue }-framed paper factory
factory-fac_paper_green = the { $green }-framed paper factory
factory-fac_paper_yellow = the { $yellow }-framed paper factory
factory-fac_paper_red = the { $red }-framed paper factory
factory-fac_porcelain_blue = the { $blue }-framed porcelain factory
factory-fac_porcelain_green = the { $green }-framed porcelain factory
factory-fac_porcelain_yellow = the { $yellow }-framed porcelain factory
factory-fac_porcelain_red = the { $red }-framed porcelain factory
factory-fac_silk_blue = the { $blue }-framed silk factory
factory-fac_silk_green = the { $green }-framed silk factory
factory-fac_silk_yellow = the { $yellow }-framed silk factory
factory-fac_silk_red = the { $red }-framed silk factory
factory-fac_refined_sugar_blue = the { $blue }-framed refined sugar factory
factory-fac_refined_sugar_green = the { $green }-framed refined sugar factory
factory-fac_refined_sugar_yellow = the { $yellow }-framed refined sugar factory
factory-fac_refined_sugar_red = the { $red }-framed refined sugar factory
about-factory-fac_paper_blue = Makes paper out of { $blue } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_paper_green = Makes paper out of { $green } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_paper_yellow = Makes paper out of { $yellow } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_paper_red = Makes paper out of { $red } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_porcelain_blue = Makes porcelain out of { $blue } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_porcelain_green = Makes porcelain out of { $green } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_porcelain_yellow = Makes porcelain out of { $yellow } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_porcelain_red = Makes porcelain out of { $red } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_silk_blue = Makes silk out of { $blue } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_silk_green = Makes silk out of { $green } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_silk_yellow = Makes silk out of { $yellow } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_silk_red = Makes silk out of { $red } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_refined_sugar_blue = Makes refined sugar out of { $blue } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_refined_sugar_green = Makes refined sugar out of { $green } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_refined_sugar_yellow = Makes refined sugar out of { $yellow } cubes in city markets. Level I, II, III: 2, 3, 5 points.
about-factory-fac_refined_sugar_red = Makes refined sugar out of { $red } cubes in city markets. Level I, II, III: 2, 3, 5 points.

## Bonuses, innovations, cards
bonus-bonus_innovation = free innovation
bonus-bonus_better_sale = better sale
bonus-bonus_feed = fed workers
bonus-bonus_no_tax = no tax
bonus-bonus_boat = better boats
bonus-bonus_factory = better factory
about-bonus-bonus_innovation = Place one disc on a free innovation space at once.
about-bonus-bonus_better_sale = This round each cube you sell brings 1 copper more.
about-bonus-bonus_feed = Your workers need no Food this round.
about-bonus-bonus_no_tax = You pay no tax this round.
about-bonus-bonus_boat = One step on the boats track, free and at once.
about-bonus-bonus_factory = One of your factories gains a level, free and at once.
section-diplomacy = Diplomacy
section-economy = Economy
section-imperial = Imperial duties
section-war = War & routes
innovation-inn_em_brunei = emissary to Brunei
innovation-inn_em_korea = emissary to Korea
innovation-inn_em_japan = emissary to Japan
innovation-inn_em_portugal = emissary to Portugal
innovation-inn_em_spain = emissary to Spain
innovation-inn_em_netherlands = emissary to the Netherlands
innovation-inn_rice = free rice
innovation-inn_wood = free wood
innovation-inn_stone = free stone
innovation-inn_raw = free raw material
innovation-inn_river = free river capacity
innovation-inn_coins = free coins
innovation-inn_salt = free salt
innovation-inn_city_sale = extra city sale
innovation-inn_plantation = extra plantation
innovation-inn_same_duty = same duty
innovation-inn_extra_worker = extra worker
innovation-inn_immigrants = wave of immigrants
innovation-inn_wheat = free wheat
innovation-inn_route_tile = personal route tile
innovation-inn_fruitful_war = fruitful war
innovation-inn_veterans = veterans
innovation-inn_recruit = extra recruit
innovation-inn_weak_enemy = weak enemies
about-innovation-inn_em_brunei = Goes aboard a ship of Brunei that carries something of yours, in your turn or when it sails: 1 point in the foreign market.
about-innovation-inn_em_korea = Goes aboard a ship of Korea that carries something of yours, in your turn or when it sails: 1 point in the foreign market.
about-innovation-inn_em_japan = Goes aboard a ship of Japan that carries something of yours, in your turn or when it sails: 1 point in the foreign market.
about-innovation-inn_em_portugal = Goes aboard a ship of Portugal that carries something of yours, in your turn or when it sails: 1 point in the foreign market.
about-innovation-inn_em_spain = Goes aboard a ship of Spain that carries something of yours, in your turn or when it sails: 1 point in the foreign market.
about-innovation-inn_em_netherlands = Goes aboard a ship of the Netherlands that carries something of yours, in your turn or when it sails: 1 point in the foreign market.
about-innovation-inn_rice = Spend 2 rice that you need not have, for feeding, late shipping or route tiles.
about-innovation-inn_wood = Spend 1 wood that you need not have.
about-innovation-inn_stone = Spend 1 stone that you need not have.
about-innovation-inn_raw = One raw material of any colour, already in the province of the factory.
about-innovation-inn_river = One more capacity for one action.
about-innovation-inn_coins = Spend 2 copper that you need not have, in any payment of copper. No change.
about-innovation-inn_salt = Spend 1 salt that you need not have, for a ship or a route tile.
about-innovation-inn_city_sale = Sell one of your cubes to a city market, with its own river capacity.
about-innovation-inn_plantation = Buy a plantation tile, pay for it and place it with two cubes.
about-innovation-inn_same_duty = Take a duty that rivals occupy.
about-innovation-inn_extra_worker = The disc counts as one worker of a duty.
about-innovation-inn_immigrants = Recruit for a duty from the upper migration space too.
about-innovation-inn_wheat = Spend 1 wheat that you need not have, for feeding, late shipping or route tiles.
about-innovation-inn_route_tile = Take any tile of the discard pile and supply it later.
about-innovation-inn_fruitful_war = 1 copper for each of your workers in War & routes.
about-innovation-inn_veterans = After war glory up to two of your workers stay there for the next round.
about-innovation-inn_recruit = The disc counts as one worker in the war.
about-innovation-inn_weak_enemy = The enemy is 2 weaker, for everybody.
card-card_01 = card 1 (value 1, 1 worker)
card-card_02 = card 2 (value 1, 2 workers)
card-card_03 = card 3 (value 1, 3 workers)
card-card_04 = card 4 (value 1, 3 workers)
card-card_05 = card 5 (value 2, 1 worker)
card-card_06 = card 6 (value 2, 2 workers)
card-card_07 = card 7 (value 2, 2 workers)
card-card_08 = card 8 (value 2, 3 workers)
card-card_09 = card 9 (value 3, 1 worker)
card-card_10 = card 10 (value 3, 1 worker)
card-card_11 = card 11 (value 3, 2 workers)
card-card_12 = card 12 (value 3, 3 workers)
fortune-develop_boats = Develop boats
fortune-cultivate = Cultivate
fortune-sell_city = Sell to a city market
fortune-develop_factories = Develop factories
fortune-innovations = Innovations
about-fortune-develop_boats = Each resolution: 1 wood, one step on the boats track.
about-fortune-cultivate = Each resolution: cubes on one square, or once a tile bought from the track.
about-fortune-sell_city = Each resolution: one cube for 2 copper, 3 on a coin. It becomes raw material for everybody.
about-fortune-develop_factories = Each resolution: build or rebuild for 1 stone, or upgrade for 3 or 5 copper.
about-fortune-innovations = Each resolution: one disc on a free space, all in different sections.
work-war_routes = War & routes
work-produce = Produce
work-take_resources = Take resources
work-imperial_duties = Imperial duties
work-supply_ships = Supply ships
about-work-war_routes = Workers go to war; then you may satisfy one route tile.
about-work-produce = Workers turn raw material into products, also in rivals’ factories for a fee.
about-work-take_resources = Each worker takes 1 wood or stone for 1 copper.
about-work-imperial_duties = An exact number of workers; the reward comes at the end of the round.
about-work-supply_ships = Each worker makes one delivery for 1 silver.
duty-duty_palace = palace upkeep (1 worker)
duty-duty_roads = road building (2 workers)
duty-duty_canal = river canal (3 workers)
duty-duty_bridges = bridge building (4 workers)
about-duty-duty_palace = 2 copper. Room for four players.
about-duty-duty_roads = 3 copper and a route tile from the discard pile; 5 copper if there is none.
about-duty-duty_canal = 4 copper and one step on the boats track.
about-duty-duty_bridges = 1 silver and one free factory upgrade.

## Ships, routes, disasters
nation-brunei = Brunei
nation-korea = Korea
nation-japan = Japan
nation-portugal = Portugal
nation-spain = Spain
nation-netherlands = the Netherlands
foreign-asia = Asia
foreign-europe = Europe
about-foreign-asia = 2 points for a product on a nation space, 1 in the general area.
about-foreign-europe = 3 points for a product on a nation space, 2 in the general area.
ship-ship_portugal_1 = the Portuguese ship (porcelain, tea, silk)
ship-ship_portugal_2 = the Portuguese ship (silk, refined sugar, paper)
ship-ship_spain_1 = the Spanish ship (porcelain, tea, refined sugar)
ship-ship_spain_2 = the Spanish ship (silk, tea, paper)
ship-ship_netherlands_1 = the Dutch ship (silk, tea, porcelain)
ship-ship_netherlands_2 = the Dutch ship (porcelain, paper, refined sugar)
ship-ship_japan_1 = the Japanese ship (porcelain, tea)
ship-ship_japan_2 = the Japanese ship (refined sugar, tea)
ship-ship_japan_3 = the Japanese ship (paper, porcelain)
ship-ship_japan_4 = the Japanese ship (silk, refined sugar)
ship-ship_korea_1 = the Korean ship (silk, tea)
ship-ship_korea_2 = the Korean ship (paper, tea)
ship-ship_korea_3 = the Korean ship (porcelain, refined sugar)
ship-ship_korea_4 = the Korean ship (silk, paper)
ship-ship_brunei_1 = the Brunei ship (refined sugar, tea)
ship-ship_brunei_2 = the Brunei ship (paper, tea)
ship-ship_brunei_3 = the Brunei ship (porcelain, silk)
ship-ship_brunei_4 = the Brunei ship (refined sugar, paper)
route-route_01 = the route for silk, 3 points
route-route_02 = the route for porcelain
route-route_03 = the route for silk, 2 points
route-route_04 = the route for refined sugar
route-route_05 = the route for paper
route-route_06 = the route for wheat and rice
route-route_07 = the route for cabbage and fruit
route-route_08 = the route for cabbage
route-route_09 = the route for fruit
route-route_10 = the route for cotton
route-route_11 = the route for salt
route-route_12 = the route for ramie
route-route_13 = the route for sugar cane
route-route_14 = the route for bamboo
route-route_15 = the route for any product and any cube
route-route_16 = the route for any product
route-route_17 = the route for any two products
route-route_18 = the route for any product and any two cubes
route-route_19 = the route for a Diplomacy disc, enemy 2
route-route_20 = the route for a Diplomacy disc, enemy 3
about-route-route_01 = Pays 3 copper, worth 3 points. Enemy strength 3.
about-route-route_02 = Pays 3 copper, worth 3 points. Enemy strength 3, fire.
about-route-route_03 = Pays 2 copper, worth 2 points. Enemy strength 2.
about-route-route_04 = Pays 2 copper, worth 2 points. Enemy strength 2, flood.
about-route-route_05 = Pays 2 copper, worth 2 points. Enemy strength 2.
about-route-route_06 = Pays 2 copper, worth 2 points. Enemy strength 2, drought.
about-route-route_07 = Pays 2 copper, worth 2 points. Enemy strength 2.
about-route-route_08 = Pays 1 copper, worth 1 point. Enemy strength 1.
about-route-route_09 = Pays 1 copper, worth 1 point. Enemy strength 1.
about-route-route_10 = Pays 1 copper, worth 1 point. Enemy strength 2.
about-route-route_11 = Pays 1 copper, worth 1 point. Enemy strength 1.
about-route-route_12 = Pays 1 copper, worth 1 point. Enemy strength 1.
about-route-route_13 = Pays 1 copper, worth 1 point. Enemy strength 1, fire.
about-route-route_14 = Pays 1 copper, worth 1 point. Enemy strength 1, drought.
about-route-route_15 = Pays 3 copper, worth 2 points. Enemy strength 3.
about-route-route_16 = Pays 2 copper, worth 2 points. Enemy strength 2.
about-route-route_17 = Pays 1 silver, worth 2 points. Enemy strength 3.
about-route-route_18 = Pays 1 silver, worth 3 points. Enemy strength 3.
about-route-route_19 = Pays nothing, worth 2 points. Enemy strength 2.
about-route-route_20 = Pays nothing, worth 2 points. Enemy strength 3, flood.
disaster-fire = Fire
about-disaster-fire = Every owner loses one level of a factory of choice.
disaster-flood = Flood
about-disaster-flood = Every boat goes back one space.
disaster-drought = Drought
about-disaster-drought = Everybody loses one cube in each province where they grow something.
resource-wood = wood
resource-stone = stone
means-wood = a wood
means-stone = a stone
means-inn_wood = the free wood
means-inn_stone = the free stone
start-first_factory = a first factory
start-first_resource = a first wood or stone
money-copper = copper
money-silver = silver
count-copper = { $n } copper
count-silver = { $n } silver
count-wood = { $n } wood
count-stone = { $n } stone
count-salt = { $n ->
    [one] salt
   *[other] { $n } × salt
  }
count-tea = { $n ->
    [one] tea
   *[other] { $n } × tea
  }
count-cotton = { $n ->
    [one] cotton
   *[other] { $n } × cotton
  }
count-sugarcane = { $n ->
    [one] sugar cane
   *[other] { $n } × sugar cane
  }
count-ramie = { $n ->
    [one] ramie
   *[other] { $n } × ramie
  }
count-bamboo = { $n ->
    [one] bamboo
   *[other] { $n } × bamboo
  }
count-potatoes = { $n ->
    [one] potatoes
   *[other] { $n } × potatoes
  }
count-corn = { $n ->
    [one] corn
   *[other] { $n } × corn
  }

## What is asked
phase-setup_turn = The set-up goes on with the next player.
phase-first_factory = Which factory do you start with?
phase-new_display = New factories are turned up.
phase-first_resource = Do you start with wood or stone?
phase-round = A round begins.
phase-bonus_turn = A bonus is to be chosen.
phase-bonus = Which bonus do you take? Its column is your place in the turn order.
phase-bonus_rest = Use your bonus, buy the tile of the same column if you like, then go on.
phase-new_order = The new turn order takes effect.
phase-first_hands = Hands are drawn.
phase-turns = The next turn begins.
phase-turn = Your turn: play a card or send a group.
phase-develop_boats = Develop boats.
phase-cultivate = Cultivate: plant on a square, or buy a tile.
phase-sell_city = Sell to a city market: which cube, on which space?
phase-develop_factories = Develop factories: build, rebuild or upgrade.
phase-innovations = Innovations: where does the disc go?
phase-lay = Where does the plantation tile go?
phase-site = Where does the factory stand?
phase-pay = How do you pay?
ask-turn = { $choice ->
    [0] Your turn: play a card.
    [1] Your turn: send a group.
   *[other] Your turn: play a card or send a group.
  }
ask-pay = Due: { $copper } copper{ $silver ->
    [0] .
   *[other] , { $silver } silver.
  } How do you pay?
phase-extra_sale = Extra sale: which cube, on which space?
phase-extra_tile = Extra plantation: which tile?
phase-take_route = Which route tile do you take from the discard pile?
phase-take_resources = Take resources: wood or stone?
phase-produce = Produce: in which factory, with which cube?
phase-supply_ships = Supply ships: what goes aboard?
phase-imperial_duties = Which imperial duty do you take?
phase-war_routes = War & routes: how many workers go to war?
phase-war_route = War & routes: satisfy one route tile, or end your turn.
phase-rest = Anything else before your turn ends?
phase-reaction = A ship with your cargo is about to sail. Does your emissary go along?
phase-sail = A ship sails.
phase-demand = What do you put on the route tile?
phase-closing = The turns are over.
phase-feed_start = Workers are hungry.
phase-feed = What do your workers eat?
phase-new_occasion = A new phase begins.
phase-war_glory = War glory.
phase-recruit = Does your extra recruit go to war?
phase-stand_up = Veterans stand up.
phase-spoils = Do you use your fruitful war now?
phase-weaken = Do you weaken the enemy?
phase-battle = The war is decided.
phase-veterans = Do veterans stay in the war area?
phase-disasters = Disasters.
phase-fire = Fire: which of your factories loses a level?
phase-rubble = The store is too small now: whose product is removed?
phase-flood = Flood.
phase-drought = Drought: which cube do you lose in this province?
phase-routes_won = Routes are won.
phase-personal = Do you supply your personal route tiles?
phase-duty = Imperial duties are rewarded.
phase-free_upgrade = Which factory do you upgrade for free?
phase-tax = You lack silver for the tax. Sell food first, or pay what you can?
phase-late = Late shipping: one pair of different foods for 1 silver?
phase-pair = Late shipping: what is the next half of the pair?
phase-pair_done = The pair is aboard.
phase-administration = Administration.
phase-last_turn = The final chance.
phase-final = The final chance: sell food or supply your route tiles.

## Verbs and moves
verb-found = First factory
verb-gather = First resource
verb-bonus = Choosing a bonus
verb-sell_food = Selling to the rural market
verb-embark = Sending an emissary
verb-innovate = Placing an innovation
verb-upgrade = Upgrading a factory
verb-buy_tile = Buying a plantation tile
verb-done = Going on
verb-card = Playing a card
verb-send = Sending a group
verb-strand = Sending a group to migration
verb-use = Using an innovation
verb-advance = Developing boats
verb-tax = Taxing the people
verb-cultivate = Cultivating
verb-sell_city = Selling to a city market
verb-river = Free river capacity
verb-build = Building a factory
verb-rebuild = Rebuilding a ruin
verb-lay = Placing the tile
verb-place = Placing the factory
verb-pay = Paying
verb-pay_inn = Paying with free coins
verb-take_route = Taking a route tile
verb-take = Taking a resource
verb-produce = Producing
verb-produce_inn = Producing with free raw material
verb-double = A second product
verb-double_inn = A second product with free raw material
verb-ship = Loading a product
verb-ship_tea = Loading tea
verb-ship_salt = Loading salt
verb-ship_salt_inn = Loading salt with the free salt
verb-serve = Taking a duty
verb-call = Calling on an innovation
verb-enlist = Going to war
verb-route = Satisfying a route tile
verb-send_envoy = Sending the emissary along
verb-keep_envoy = Keeping the emissary
verb-lay_product = Supplying a product
verb-lay_good = Supplying a cube
verb-lay_food = Supplying bought Food
verb-lay_disc = Supplying a disc
verb-eat = Feeding with a cube
verb-eat_pair = Feeding with two cubes
verb-eat_food = Buying Food
verb-eat_disc = Feeding with an innovation
verb-starve = Doing without
verb-recruit = Sending the recruit
verb-keep = Keeping the disc
verb-spoils = Fruitful war
verb-weaken = Weakening the enemy
verb-veterans = Leaving veterans
verb-burn = Losing a level
verb-remove_product = Removing a product
verb-wither = Losing a cube
verb-pay_tax = Paying the tax
verb-pay_tax_inn = Paying the tax with free coins
verb-late = Late shipping
verb-give = Giving a cube
verb-give_food = Giving bought Food
verb-give_disc = Giving with an innovation
move-found = Start with { $factory }
move-gather = Take 1 { $resource }
move-bonus = Take the bonus { $bonus }
move-sell_food = Sell the cube on { $square } to the rural market
move-embark = Send the { $innovation } aboard at { $dock }
move-innovate = Place a disc on { $innovation }
move-upgrade = Upgrade { $factory }
move-buy_tile = Buy the plantation tile in column { $column }
move-done = Go on
move-card = Play { $card } on { $fortune }
move-send = Send the group under { $fortune } to { $work }
move-strand = No work for the group under { $fortune }: to migration
move-use = Use { $innovation }
move-advance = One step on the boats track with { $means }
move-tax = Tax your people for one more resolution
move-cultivate = Cultivate { $square }
move-sell_city = Sell the cube on { $square } to { $space }
move-river = Use free river capacity
move-build = Build { $factory } with { $means }
move-rebuild = Rebuild { $factory } with { $means }
move-lay = Put the tile on { $square }
move-place = Place it on { $site }
move-pay = Pay with coins and silver
move-pay_inn = Use the free coins, pay the rest
move-take_route = Take { $route }
move-take = Take 1 { $resource } for 1 copper
move-produce = Produce in { $factory } with the cube at { $space }
move-produce_inn = Produce in { $factory } with free raw material
move-double = Make a second product with the cube at { $space }
move-double_inn = Make a second product with free raw material
move-ship = Load a product of { $factory } onto the ship at { $dock }
move-ship_tea = Load tea of { $square } onto the ship at { $dock }
move-ship_salt = Load salt of { $square } and { $square2 }: { $hold }
move-ship_salt_inn = Load salt of { $square } and the free salt: { $hold }
move-serve = Take { $duty }
move-call = Call on { $innovation }
move-enlist = Send { $count ->
    [one] one worker
   *[other] { $count } workers
  } to war
move-route = Satisfy { $route }
move-send_envoy = Your emissary goes aboard
move-keep_envoy = Your emissary stays
move-lay_product = A product of { $factory } for { $route }
move-lay_good = The cube on { $square } for { $route }
move-lay_food = Buy Food, a cube of { $seat }, as { $bought } for { $route }
move-lay_disc = The disc { $innovation } for { $route }
move-eat = Eat the cube on { $square }
move-eat_pair = Eat the cubes on { $square } and { $square2 }
move-eat_food = Buy Food, a cube of { $seat }, for 2 copper
move-eat_disc = Eat { $innovation }
move-starve = Do without: a misfortune for each missing Food
move-recruit = The recruit goes to war
move-keep = Keep the disc where it is
move-spoils = Take 1 copper for each of your workers in the war
move-weaken = The enemy is 2 weaker
move-veterans = Leave { $count ->
    [one] one worker as a veteran
   *[other] { $count } workers as veterans
  }
move-burn = Give up a level of { $factory }
move-remove_product = Remove a product of { $seat }
move-wither = Lose the cube on { $square }
move-pay_tax = Pay the tax as far as you can
move-pay_tax_inn = Pay the tax with the help of free coins
move-late = Load a pair of foods: { $hold }
move-give = The cube on { $square }
move-give_food = Bought Food, a cube of { $seat }
move-give_disc = Use { $innovation }

## Why not
no-all-must-work = Workers who can work must work at this table.
no-bonus-used = There is nothing more to do for your bonus.
no-coast-too-far = There is a space for it on a ship, but the coast is beyond your river capacity.
no-coins-useless = The Free coins would not buy any more silver, and your copper is lost all the same.
no-food-left = At this table you must also buy Food and use innovations while that helps.
no-icon-full = At this table the coin space is shut while the space of the good is full.
no-immigrants-wasted = You have workers enough for that without the Wave of immigrants.
no-no-emissary = You have no disc on a Diplomacy space.
no-no-factories = There is no factory on the board that could produce.
no-no-hold = That ship has no such space.
no-no-raw-left = No city market holds a cube of the colour that is needed.
no-no-ship-space = No docked ship has a free space for what you have.
no-no-tile-here = There is no tile in your column.
no-none-usable = You have no disc on an innovation that is used by itself.
no-not-in-phase-a = While you choose a bonus you can use only Free coins and emissaries.
no-one-cube = There is only one cube on that square.
no-raw-too-far = The cubes that are needed lie beyond your river capacity.
no-river-useless = There is nothing more to move in this action.
no-same-wasted = Nobody occupies that duty: Same duty would be used for nothing.
no-already-called = You have called on that innovation already.
no-area-used = You have used that worker action this round.
no-at-least-one = At least one worker must go.
no-boats-end = Your boat is on the last space.
no-bonus-first = First carry out your bonus.
no-bonus-taken = Somebody has taken that bonus.
no-cannot-supply = You cannot bring everything that this tile asks for.
no-coin-first = At this table the coin space comes first.
no-coin-shut = The coin space is shut: both spaces beside it are full.
no-disc-fresh = That disc was placed in this very turn.
no-discard-empty = There is no route tile in the discard pile.
no-duty-needs-worker = At least one real worker must serve.
no-duty-occupied = A rival occupies that duty.
no-factory-not-built = That factory is not on the board.
no-factory-not-own = That factory is not yours.
no-factory-not-shown = That factory is not face up beside the board.
no-factory-ruin = A ruin produces nothing.
no-factory-top = That factory has level III already.
no-factory-used = Each factory can be used only once in a turn.
no-has-bought = You have bought at the rural market on this occasion, so you cannot sell there.
no-has-sold = You have sold at the rural market on this occasion, so you cannot buy there.
no-hold-full = That space of the ship is full.
no-innovation-not-now = That innovation is not for this moment.
no-innovation-taken = There is a disc on that innovation.
no-innovation-useless = That innovation would not help you to a duty now.
no-needs-one = One cube of that is one Food already.
no-needs-two = Two cubes of that make one Food.
no-no-card = You do not hold that card.
no-no-cargo = Nothing of yours is aboard.
no-no-column = The track has six columns.
no-no-cubes = You have no cubes left.
no-no-disc-there = You have no disc on that innovation.
no-no-discs = You have no discs left.
no-no-double = Only an own level III factory just used, with room in its store, makes a second product.
no-no-duty = No duty can be taken with these workers.
no-no-food-there = There is no such cube at the rural market.
no-no-group = There is no group of workers.
no-no-markers = All your product markers are in use.
no-no-pair = You cannot bring two different foods to the coast.
no-no-partner = No second, different food would go with it.
no-no-product-there = There is no such product there.
no-no-resolutions = No resolution is left.
no-no-resources = None is left.
no-no-ship = There is no ship there.
no-no-site = No three free squares are left for a factory.
no-no-square = No square is free for a tile.
no-no-stone = You have no stone.
no-no-tile = There is no tile to buy.
no-no-warriors = You have no workers in War & routes.
no-no-wood = You have no wood.
no-no-workers = No workers are left for this action.
no-not-a-pair = A pair is two equal cubes of fruit, cabbage or potatoes.
no-not-beside-coin = That good is not shown beside the coin.
no-not-city-good = City markets do not take that.
no-not-edible = Nobody can eat that.
no-not-in-discard = That tile is not in the discard pile.
no-not-late-good = Late shipping takes rice, wheat, corn, fruit, cabbage and potatoes.
no-not-needed = That tile does not ask for it.
no-not-ruin = That is not a ruin.
no-not-rural = The rural market takes wheat, corn, fruit, cabbage and potatoes only.
no-not-salt = That is not salt.
no-not-tea = That is not tea.
no-not-this-bonus = Your bonus does not allow that.
no-not-yours = You have no cube there.
no-nothing-grows = Nothing grows there.
no-nothing-to-produce = No factory you may use has room, workers and raw material for a product.
no-nothing-to-sell = You can sell nothing to a city market.
no-nothing-to-ship = You have no product, no tea and no pair of salt.
no-one-pair = One pair a round, and you have shipped it.
no-one-route = One route tile a turn.
no-one-tile = One tile in an action.
no-other-column = In this phase only the tile of your own column is for sale.
no-other-province = That square is in another province.
no-own-food-left = You still have food on your plantations.
no-rival-level-one = A rival’s level I factory works for its owner only.
no-route-not-open = That tile cannot be supplied now.
no-route-not-shown = That tile does not lie face up beside the board.
no-route-satisfied = That tile is satisfied already.
no-same-good = The two foods must be different.
no-same-section = Discs of one action go to different sections.
no-ship-wants-not = That ship does not ask for it.
no-slot-used = That fortune action has a card this round.
no-space-taken = There is a cube on that space.
no-spoils-rest = Then the rest of the demand could not be met.
no-square-cubes = There are cubes on that square.
no-square-factory = There is a factory on that square.
no-square-salt = A salt mine is never covered.
no-square-taken = There are cubes there already.
no-taxed-already = You have taxed your people in this action.
no-two-salt = There is only one cube of salt on that square.
no-veterans-few = Up to two of your workers in War & routes may stay.
no-work-first = First one worker must work.
no-wrong-icon = That space shows something else.
no-wrong-means = That cannot be paid with it.
no-wrong-nation = That emissary goes to another nation.
no-wrong-raw = There is no cube of the factory’s colour on that space.
no-capacity = That crosses { $need ->
    [one] one border
   *[other] { $need } borders
  }, and you have { $have } river capacity left.
no-copper = This costs { $need } copper. You could pay { $have }.
no-silver = This costs { $need } silver. You could pay { $have }.
no-few-workers = { $need ->
    [one] One worker is needed.
   *[other] { $need } workers are needed.
  } You have { $have } for it.
no-store-full = The store is full: { $inside ->
    [one] one product
   *[other] { $inside } products
  } in it.
no-work-possible = There is work for them: { $work }.
no-work-for-silver = There is work for them if you change silver: { $work }.
no-work-after-sale = Sell food at the rural market, then there is work for them: { $work }.

## The log
event-earns = { $who } gets { $mix }.
event-pays = { $who } pays { $mix }.
event-buys_silver = { $who } changes { $copper } copper into { $silver } silver.
event-breaks_silver = { $who } changes { $silver } silver into { $copper } copper.
event-pays_tax = { $who } pays { $silver } silver of tax.
event-misfortune = { $who } takes { $count ->
    [one] one misfortune tile
   *[other] { $count } misfortune tiles
  }.
event-factory_shown = Face up now: { $factory }.
event-tiles_shown = New plantation tiles: { $mix }.
event-route_shown = Face up now: { $route }.
event-announced = Sighted: { $ship }.
event-docks = Docking at { $dock }: { $ship }.
event-dock_empty = No ship is left for { $dock }.
event-new_crops = The first European ship brings potatoes and corn.
event-draws = { $who } draws { $card }.
event-round = Round { $round } begins.
event-order_of_two = Turn order: { $who }, { $seat }.
event-order_of_three = Turn order: { $who }, { $seat }, { $seat2 }.
event-order_of_four = Turn order: { $who }, { $seat }, { $seat2 }, { $seat3 }.
event-rolled = The die shows { $face }: { $rate } copper for 1 silver.
event-bonus = { $who } takes the bonus { $bonus }.
event-plays = { $who } plays { $card } on { $fortune }.
event-small_group = { $who } is short of workers: { $workers ->
    [0] there is no group
    [one] the group is one worker
   *[other] the group is { $workers } workers
  }.
event-taxes = { $who } taxes the people for one more resolution.
event-untaxed = { $who } takes the tax disc back.
event-sends = { $who } sends { $count ->
    [one] one worker
   *[other] a group of { $count }
  } to { $work }.
event-migrates = { $who } leaves { $count ->
    [one] one worker
   *[other] { $count } workers
  } in the upper migration space.
event-uses = { $who } uses { $innovation }.
event-innovates = { $who } places a disc on { $innovation }.
event-boats = The boat of { $who } is on space { $place }: capacity { $capacity }.
event-cultivates = { $who } cultivates { $good } at { $square }: { $count ->
    [one] one cube
   *[other] { $count } cubes
  }.
event-buys_tile = { $who } buys a plantation tile: { $good }.
event-sells_city = { $who } sells { $good }: { $space }.
event-sells_food = { $who } sells { $good } to the rural market.
event-buys_food = { $who } buys Food, a cube of { $seat }.
event-builds = { $who } builds { $factory } at { $site }.
event-rebuilds = { $who } rebuilds { $factory }.
event-upgrades = { $who } upgrades { $factory } to level { $level ->
    [1] I
    [2] II
   *[other] III
  }.
event-takes = { $who } takes 1 { $resource }.
event-produces = { $who } makes a product in { $factory }.
event-delivers_product = { $who } delivers { $product } to { $ship } at { $dock }.
event-delivers_tea = { $who } delivers tea to { $ship } at { $dock }.
event-delivers_salt = { $who } delivers a pair of salt to { $ship } at { $dock }.
event-delivers_pair = { $who } delivers a pair of foods to { $ship } at { $dock }.
event-gives = { $who } gives { $good } from { $square }.
event-embarks = An emissary of { $who } boards { $ship } at { $dock }.
event-sails = Sailing to { $nation }: { $ship }.
event-exports = A product of { $who } reaches a nation in { $foreign }: { $product }.
event-exports_general = A product of { $who } goes to the general area of { $foreign }: { $product }.
event-serves = { $who } takes { $duty }.
event-enlists = { $who } has { $count ->
    [one] one worker
   *[other] { $count } workers
  } in the war, on space { $place }.
event-lays_product = { $who } puts { $product } on { $route }.
event-lays_good = { $who } puts { $good } from { $square } on { $route }.
event-lays_food = { $who } puts bought Food on { $route }, as { $bought }.
event-lays_disc = { $who } puts { $innovation } on { $route }.
event-satisfies = { $who } has satisfied { $route }.
event-completes = { $who } completes { $route }.
event-takes_route = { $who } takes { $route }.
event-hunger = { $who } has { $workers ->
    [one] one worker
   *[other] { $workers } workers
  } on the board and needs { $food } Food.
event-eats = The workers of { $who } eat { $good }.
event-stand_up = { $count ->
    [one] One veteran of { $who } stands up.
   *[other] { $count } veterans of { $who } stand up.
  }
event-war_won = The war is won: { $china } against { $enemy }.
event-war_lost = The war is lost: { $china } against { $enemy }.
event-glory = { $who } wins war glory, { $place ->
    [1] 4 points
   *[other] 2 points
  }.
event-disaster = Disaster: { $disaster }.
event-burns = Fire takes a level of { $who }: { $factory } is now { $level ->
    [0] a ruin
    [1] of level I
   *[other] of level II
  }.
event-loses_product = { $who } loses a product: { $product }.
event-withers = { $who } loses { $good } at { $square }.
event-wins_route = { $who } wins { $route }.
event-rewarded = { $who } is rewarded for { $duty }.

## The table in words
table-rate = { $rate } copper for 1 silver, the die shows { $face }
table-resources = In the resource area: { $mix }
table-column = Plantation tile { $column }: { $good } for { $cost } copper
table-factory_shown = To build: { $factory }
table-market = { $province } market: { $citymarket }
table-raw = Raw material of { $seat }: { $space }
table-rural = Rural market: { $count ->
    [one] one cube of { $seat }
   *[other] { $count } cubes of { $seat }
  }
table-field = { $square }: { $good }, { $count ->
    [one] one cube
   *[other] { $count } cubes
  }
table-bare = { $province }, blank squares: { $mix }
table-fallow = { $province }, { $good } free to cultivate: { $mix }
table-factory = { $factory } at { $site }: level { $level ->
    [1] I
    [2] II
   *[other] III
  }, room for { $room ->
    [one] one product
   *[other] { $room } products
  }
table-ruin = A ruin at { $site }: { $factory }
table-stored = { $factory } holds { $count ->
    [one] one product
   *[other] { $count } products
  }
table-ship = { $dock }: { $ship }
table-load_product = { $hold }: { $product } of { $who }
table-load_cubes = { $hold }: cubes of { $who }
table-aboard = { $dock }: an emissary of { $who }
table-announced = Sighted: { $ship }
table-route = Open: { $route }
table-route_taken = Satisfied by { $who }: { $route }
table-threat = This round threatens: { $disaster }
table-enemy = The enemy has strength { $strength }, China { $china } so far
table-colour = plays { $frame }
table-order = number { $place } in turn order
table-warriors = in the war on space { $place }: { $count ->
    [one] one worker
   *[other] { $count } workers
  }
table-goods = { $who }: { $mix }
table-misfortune = misfortune: { $count }
table-boat = boat on space { $place }, capacity { $capacity }
table-supply = in supply: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }, { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
  }, { $markers ->
    [one] 1 product marker
   *[other] { $markers } product markers
  }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  }
table-bonus = bonus: { $bonus }
table-hand = cards in hand: { $count }
table-held = { $card }
table-slot = { $fortune }: { $card }, { $count ->
    [0] nobody waits
    [one] one worker waits
   *[other] { $count } workers wait
  }
table-tax = tax discs: { $count }
table-area = { $work }: { $count ->
    [one] one worker
   *[other] { $count } workers
  }
table-duty = duty: { $duty }
table-migration = migration: { $upper } above, { $lower } below; lying veterans: { $lying }
table-innovation = disc on { $innovation }
table-exported = { $count ->
    [one] one product
   *[other] { $count } products
  } in { $nation }
table-general = { $count ->
    [one] one product
   *[other] { $count } products
  } in the general area of { $foreign }
table-envoys = { $count ->
    [one] one emissary
   *[other] { $count } emissaries
  } in { $foreign }
table-glory = war glory: { $first } × 4 and { $second } × 2
table-personal = personal tile: { $route }
table-personal_open = { $route } still asks for { $item }
table-won = won: { $route }

## The judge
about-way-trader = Loves ships, and what they pay.
about-way-builder = Loves factories, and what they make.
about-way-general = Loves war and routes, and the glory they bring.
feature-points = points that are safe
feature-silver = silver
feature-copper = copper
feature-purse = coins to spend
feature-tax_due = the tax of this round
feature-tax_missing = silver missing for the tax
feature-food_missing = Food missing for the workers
feature-food_ready = food for the workers
feature-food_spare = food to spare
feature-wood = wood
feature-stone = stone
feature-boat_step = a boat step that pays
feature-reach = river capacity
feature-crops = cubes for city markets
feature-tea = tea that a ship wants
feature-salt_pairs = pairs of salt
feature-late_pair = a pair for late shipping
feature-raw_material = raw material for own factories
feature-works = useful factories
feature-cargo = products that a ship wants
feature-products = products without a ship
feature-discs = innovations at hand
feature-majorities = majorities of innovations
feature-emissaries = emissaries on the way
feature-war = hope of war glory
feature-routes_ahead = route tiles under way
feature-duties = imperial rewards to come
feature-workers = workers waiting
feature-cards = cards to play
feature-migrants = migrants to call on
feature-levels_ahead = factory levels that can be paid
feature-ship_now = deliveries ready for this round
feature-make_now = production ready for this round
feature-fed_rivals = raw material for rivals' factories
feature-disasters = disasters of this round
feature-route_now = a route tile ready for this round
feature-turn_left = the rest of this turn
feature-rivals = what rivals get out of it

## The score sheet
line-boats = Boats
line-factories = Factories
line-products = Products
line-war_glory = War glory
line-routes = Routes
line-innovations = Innovations
line-yinzi = Yinzi (silver)
line-misfortune = Misfortune
tie-turn_order = the earlier place in the turn order of round 4

## The board
board-columns = Plantation tiles and bonuses
board-columns-use = Each player moves to one of the six bonuses; the tile above it may be bought. From left to right the columns are the new turn order.
board-column = Column { $n }
board-column-empty = No tile here until the track is filled up.
board-tile = A plantation tile: { $good }
board-tile-costs = Costs { $n } copper and brings two cubes. Drag it to the tray, then to any square that is free.
board-stack-plantations = Stack of plantation tiles
board-stack-factories = Stack of factories
board-tiles-left = Face down in the stack: { $n }
board-bonus-free = Free. Who takes it is number { $n } of six columns in the new turn order.
board-taken-by = Taken by { $who } this round.
board-order = Turn order
board-order-now = { $who } is number { $n } in turn order.
board-order-how = The bonuses chosen in phase A, from left to right, make the new order.
board-cylinder = The bonus of { $who }
board-majority = Most discs here at the end: { $alone ->
    [one] 1 point
   *[other] { $alone } points
  }, { $tied } each when tied.
board-discs-here = Discs: { $mix }
board-lead = As it stands { $who }: { $n } { $n ->
    [one] point
   *[other] points
  }.
board-of = { $who } { $n }
board-innovation-free = Free: a disc from your supply goes here.
board-disc-of = Disc of { $who }. It may be taken back for its effect, or stay and count at the end.
board-disc-fresh = Disc of { $who }, placed in this very turn: usable from the next.
board-work-open = { $who } has not done this yet in this round. Drag a group here.
board-work-used = { $who } has done this already in this round.
board-modes = Own factory: level I takes two workers, II and III one; III can make two products. At a rival’s level II: two workers and 3 copper; at level III: one worker and 1 silver.
board-workers-of = Workers of { $who }: { $n }
board-war-space = Space { $n } of the war is free. The next group that goes to war stands on the leftmost free space.
board-war-ties = Further left wins ties.
board-warriors = { $who } has { $n } in the war, on space { $place }.
board-strength = China against the enemy
board-war-holds = { $china } against { $enemy }: the war would be won.
board-war-fails = { $china } against { $enemy }: the war would be lost.
board-war-prizes = Won: { $first } points for the most workers, { $second } for the next. Lost: { $lost } for the most.
board-lying = Veterans
board-lying-use = Veterans lie here until the next war.
board-glory = War glory
board-glory-use = Each disc here is worth { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
board-disasters = Disasters of this round
board-no-disaster = None of the open route tiles brings one.
board-discard = Discard pile
board-discard-use = Tiles of closed routes. Road building and the innovation for a personal route tile let you choose one.
board-discard-unknown = Not known to you: { $n }
board-route-space = A space for a route tile
board-route-none = No tile lies here any more.
board-route-pile = Face down below it: { $n }
board-route-taken = Supplied by { $who } with { $n ->
    [one] one piece
   *[other] { $n } pieces
  }.
board-pile = In the resource area: { $what }
board-wood-use = One wood moves your boat one space forward.
board-stone-use = One stone builds a factory or rebuilds a ruin.
board-duty-free = Nobody serves here yet.
board-duty-taken = Serving here: { $who }
board-produce = Produce
board-migration = Migration
board-migration-upper = Above: workers left over this round. They come down at its end.
board-migration-lower = Below: workers who may join one of your groups.
board-boats = Boats
board-boats-use = The number is how many borders your goods may cross in one action. At the end each is worth { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
board-boat-space = Capacity { $capacity }, worth { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
board-space-of-boats = Space { $n } of the boats track
board-boats-here = Here: { $who }
board-boat-of = The boat of { $who }
board-general-here = In the general area: { $mix }
board-envoys-here = Emissaries: { $mix }
board-nation-room = Room for { $n } more. The cargo of one ship is never split.
board-nation-full = Full: the next cargo goes to the general area.
board-nation-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  } for each product here.
board-exchange = Copper for 1 silver
board-rate = { $n } copper for 1 silver, both ways, only for a payment.
board-rate-moves = The die shows { $face }. At the end of the round a higher roll moves it right, a lower one left.
board-clock = Round { $n } of 4
board-phases = A bonuses, B actions, C feeding, D resolution, E late shipping, F administration.
board-phase-bonus = Phase A: bonus and turn order.
board-phase-actions = Phase B: one card or one group a turn.
board-phase-food = Phase C: workers on the board are fed.
board-phase-resolution = Phase D: war, disasters, routes, duties, tax.
board-phase-late = Phase E: one pair of different foods for 1 silver.
board-phase-end = Phase F: the die, workers come home, new cards.
board-dock-empty = No ship lies here.
board-ship-free = Free spaces: { $n }. The ship sails when it is full.
board-ship-next = Announced: it docks when a ship of its pile sails.
board-ship-points = A product that sails with it now would be worth { $n ->
    [one] 1 point
   *[other] { $n } points
  }, and 1 silver at once.
board-ship-salt = Two salt cubes fit on any space.
board-no-hold = This ship is shorter.
board-load = { $who }: { $what }
board-hold-wants = Takes { $what } for 1 silver.
board-ship-pile = Ships to come
board-pile-docks = They dock at { $docks }.
board-next-ship = Next: { $ship }
board-pile-left = Face down behind it: { $n }
board-way = { $where } { $n }
board-ways = Borders to the others: { $ways }
board-capacity = Your river capacity: { $n } in one action.
board-capacity-left = River capacity left in this action: { $n } of { $all }.
board-coast = the sea
board-border = Between { $one } and { $other }
board-border-costs = Each cube or product that crosses here takes 1 river capacity.
board-blank = Nothing grows here by itself. A plantation tile or a factory may be put here.
board-yields = Cultivating here brings { $n ->
    [one] one cube
   *[other] { $n } cubes
  }.
board-tile-here = A plantation tile: { $good }. Without cubes another tile or a factory may cover it, but not salt.
board-cube = { $n } × { $good } of { $who }
board-sold-becomes = Sold to a city market it becomes raw material of { $who }’s colour, for everybody.
board-to-coast = Borders to a ship: { $n }
board-market = City market of { $province }
board-market-pays = { $price } copper for a cube on its own space, { $coin } on a coin.
board-raw-here = Raw material here: { $mix }
board-raw = Raw material of { $who }’s colour. Everybody may use it in a factory with that frame.
board-eater = { $factory }: { $n ->
    [one] one border away
   *[other] { $n } borders away
  }
board-no-eater = No working factory uses this colour yet.
board-coin = { $coin } copper. Takes { $goods }, the goods beside it, unless both their spaces are full.
board-sells-here = Takes { $good } for { $price } copper.
board-becomes-raw = What is sold here becomes raw material for everybody.
board-rural = Rural market
board-rural-sale = Takes wheat, cabbage, fruit, corn and potatoes, { $price } copper a cube, whenever it is your turn.
board-rural-price = Food costs { $price } copper and is used at once. Nobody buys and sells on one occasion.
board-rural-stock = Food here: { $mix }
board-site-free = A factory fits here.
board-factory-of = { $who }’s { $product } factory in { $province }
board-ruin-of = a ruined { $product } factory in { $province }
board-display = Factories to build
board-display-first = Your first one is free: drag it to the tray, then to three free squares.
board-display-cost = Building costs 1 stone: drag it to the tray, then to three free squares.
board-plan-title = A { $product } factory to build
board-plan = Makes { $product }. Level I, II, III: 2, 3, 5 points.
board-eats = Its frame: it eats raw material of { $who }’s colour.
board-store = Level { $level }. Its store holds { $full } of { $room }.
board-stored = Products inside: { $mix }
board-rival-only = At level I only its owner produces here.
board-mode = You: { $men ->
    [one] one worker
   *[other] { $men } workers
  }, { $n ->
    [one] one product
   *[other] up to { $n } products
  }.
board-fee = And a fee for { $who }: { $mix }.
board-no-raw = No raw material of its colour lies in any market.
board-raw-away = { $n } at { $borders ->
    [0] no border
    [one] one border
   *[other] { $borders } borders
  }
board-raw-reach = Raw material: { $what }. You can cross { $n }.
board-upgrade = Level { $level }: { $copper } copper, then { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
board-ruin = A ruin: anybody may rebuild it for 1 stone.
board-product-in = It lies in { $factory }.
board-product = { $product } of { $who }
board-wanted-at = Wanted at { $docks }.
board-not-wanted = No ship has a free space for it.
board-peg = The middle of four squares: the factory covers three of them.
board-turn-it = R, the wheel or a right click turn it while you hold it.
board-lay-it = Drag it to a free square; two cubes come with it.
board-bench = Tray
board-bench-use = What you are about to build or to plant waits here.
board-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  } if the game ended now
board-owns = { $mix }
board-cards-left = Cards in hand: { $n }
board-open-tiles = Open tiles: { $what }
board-stock = { $who }: { $what }
board-stock-copper = Pays for tiles, levels, resources, fees and Food.
board-stock-silver = Pays the tax. At the end each is worth 1 point.
board-stock-cubes = Cubes to plant. What is used up comes back to its owner.
board-stock-discs = Discs for factory levels, innovations, tax and war glory.
board-stock-markers = Markers for products. Those in foreign markets never come back.
board-stock-men = Workers for the next cards.
board-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }
board-discs = { $n ->
    [one] 1 disc
   *[other] { $n } discs
  }
board-markers = { $n ->
    [one] 1 product marker
   *[other] { $n } product markers
  }
board-men = { $n ->
    [one] 1 worker
   *[other] { $n } workers
  }
board-slot-free = No card here yet in this round. Drag one here.
board-card-here = A card of value { $value } lies here. Workers waiting: { $men }
board-group-use = Drag them to a worker action. If nothing can be done, to migration.
board-group-none = The workers of a card wait here for their action.
board-hand = Hand of { $who }
board-hand-use = Drag a card to one of the five slots.
board-card = Value { $value }, workers { $men }
board-card-value = The fortune action is resolved up to { $n ->
    [one] once
   *[other] { $n } times
  }.
board-card-men = Then a group waits for a worker action: { $n }.
board-card-price = Its value counts for the tax, its workers for the Food.
board-tax = Tax of { $who }
board-tax-base = Values of the cards played and tax discs: { $n }. Discs: { $discs }
board-tax-steps = 3 to 5: nothing. 6 to 8: 1 silver. 9 and more: 2 silver.
board-tax-disc = Once in a fortune action a disc here buys one more resolution.
board-bill = Tax of this round
board-bill-tax = { $now } silver for what has been played, { $later } once the hand is played.
board-meal = Food for this round
board-bill-food = Workers on the board: { $men }. They need { $now } Food now, { $later } once all are sent.
board-meal-use = Rice, wheat, corn: one cube is one Food. Cabbage, fruit, potatoes: two equal cubes. Drag them here in phase C.
board-misfortune = Misfortunes of { $who }: { $n }
board-misfortune-use = At the end: { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
board-won = Routes of { $who }
board-won-points = Worth { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
board-won-tiles = Won: { $what }
board-personal = Personal route tiles
board-personal-use = Supplied at the end of a round or in the final chance, also in parts.
board-mine-of = Personal route tile of { $who }
board-mine-done = On it: { $n } of { $all }
board-slot-boats = Boats
board-slot-cultivate = Cultivate
board-slot-sell = Sell
board-slot-factories = Factories
board-slot-innovations = Innovations
board-head-points = Points if the game ended now
board-head-silver = Silver
board-head-copper = Copper
board-head-food = Food to find at the end of the round
board-head-tax = Silver of tax at the end of the round
