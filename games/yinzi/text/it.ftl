## Il gioco
game-title = Yinzi
game-line = Quattro province lungo lo Yangtze: coltiva, vendi, costruisci, produci e carica le navi che portano argento.
game-goal = avere più punti dopo quattro round: da Imbarcazioni, fabbriche, navi, guerra, rotte, innovazioni e argento.
game-lesson = 30
game-players = 2–4 giocatori
game-length = 120–240 min
variant-base = Il gioco
about-variant-base = Quattro round, in ciascuno tre carte e tre gruppi di lavoratori.
option-late_pairs = Spedizioni Tardive, coppie per round
about-option-late_pairs = Quante coppie di merci ognuno può portare alle navi alla fine del round.
option-late_pairs-one = una per giocatore
option-late_pairs-many = quante se ne vogliono
option-two_for_one = Due cubetti per un Cibo
about-option-two_for_one = Quali due cubetti dei tuoi campi sfamano insieme un lavoratore.
option-two_for_one-same_kind = due della stessa merce
option-two_for_one-any_kind = due qualsiasi tra frutta, cavolo e patate
option-own_food = Cibo proprio quando si sfama
about-option-own_food = Se puoi tenere i raccolti anche se manca Cibo.
option-own_food-compulsory = va usato
option-own_food-free = si può tenere
option-own_food-all_means = va usato, e così il Cibo in vendita e le innovazioni
option-coin_space = Lo spazio Moneta è chiuso
about-option-coin_space = Quando non si può più vendere allo spazio Moneta di un mercato.
option-coin_space-both_neighbours = quando entrambi gli spazi vicini sono pieni
option-coin_space-own_icon = già quando è pieno lo spazio della merce
option-coin_choice = Spazio Moneta o spazio della merce
about-option-coin_choice = Chi dice dove va un cubetto che si potrebbe vendere a entrambi.
option-coin_choice-seller = sceglie chi vende
option-coin_choice-coin_first = prima lo spazio Moneta
option-personal_routes = Tessere Rotta personali
about-option-personal_routes = Se danno rame e argento, come tutte le altre tessere Rotta.
option-personal_routes-pay = pagano quando sono complete
option-personal_routes-points_only = danno solo punti
option-closing_trade = Comprare e vendere dopo i turni
about-option-closing_trade = Al mercato rurale si compra o si vende; questo dice per quanto tempo vale.
option-closing_trade-one_occasion = una sola direzione per tutta la fine del round
option-closing_trade-each_phase = una direzione per ogni fase
option-bought_pair = Due cubetti comprati come due merci diverse
about-option-bought_pair = Se due cubetti del mercato rurale valgono come merci diverse per una nave o una tessera.
option-bought_pair-allowed = permesso
option-bought_pair-not_allowed = non permesso
option-river_budget = La capacità di trasporto fluviale si conta
about-option-river_budget = Quanti confini possono attraversare le tue merci: tutte insieme o ognuna.
option-river_budget-action = su tutta l’azione
option-river_budget-piece = per ogni singolo pezzo
option-ships_docked = Navi alla costa
about-option-ships_docked = Quanti moli hanno una nave fin dall’inizio.
option-ships_docked-players = tante quanti i giocatori
option-ships_docked-four = sempre quattro
option-first_store = Una fabbrica di livello I contiene
about-option-first_store = Quanti prodotti aspettano in una fabbrica prima che sia migliorata.
option-first_store-one = un prodotto
option-first_store-two = due prodotti
option-rebuilding = Ricostruire una rovina
about-option-rebuilding = Che cosa serve per rimettere al lavoro una fabbrica in rovina.
option-rebuilding-stone = costa una pietra
option-rebuilding-free = non costa nulla
option-tiles_removed = Tessere Piantagione tolte in 2 giocatori
about-option-tiles_removed = Si mettono via due tessere di ognuno di questi tipi, così in due ne restano meno.
option-tiles_removed-six_kinds = di sei tipi
option-tiles_removed-not_salt = di cinque tipi, non il sale
option-leftover_workers = Lavoratori che potrebbero ancora lavorare
about-option-leftover_workers = Se un gruppo che lavora può lasciare inattivi alcuni dei suoi lavoratori.
option-leftover_workers-allowed = possono avanzare
option-leftover_workers-not_allowed = devono lavorare
option-leftover_workers-not_in_war = possono avanzare, ma non in Guerra & Rotte
option-any_cube = Le tessere Rotta per una merce qualsiasi accettano
about-option-any_cube = Quali cubetti completano una tessera che accetta qualsiasi merce.
option-any_cube-bought_too = anche Cibo comprato
option-any_cube-not_bought = solo i propri raccolti
option-phase_a = Mentre si sceglie il bonus si possono usare
about-option-phase_a = Altrimenti le innovazioni aiutano solo nei turni della fase B.
option-phase_a-coins_and_emissaries = Monete gratuite ed emissari
option-phase_a-all = tutte le innovazioni del proprio turno

## Luoghi
province-huguang = Huguang
province-nanzhili = Nanzhili
province-jiangxi = Jiangxi
province-zhejiang = Zhejiang
about-province-huguang = Nell’interno: due confini fino alla costa, due fino a Zhejiang.
about-province-nanzhili = Sulla costa: un confine fino a ogni nave.
about-province-jiangxi = Nell’interno: due confini fino alla costa, uno fino a ogni altra provincia.
about-province-zhejiang = Sulla costa: un confine fino a ogni nave. La provincia più piccola.
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
about-square-hg_r0c4 = Stampato: riso, due cubetti.
about-square-hg_r1c0 = Stampato: riso, due cubetti.
about-square-hg_r1c1 = Stampato: frutta, un cubetto.
about-square-hg_r1c3 = Stampato: sale; non si copre mai.
about-square-hg_r1c4 = Stampato: cavolo, un cubetto.
about-square-hg_r2c0 = Stampato: grano, un cubetto.
about-square-hg_r2c2 = Stampato: riso, due cubetti.
about-square-hg_r2c4 = Stampato: cavolo, un cubetto.
about-square-hg_r2c5 = Stampato: riso, due cubetti.
about-square-hg_r3c0 = Stampato: riso, due cubetti.
about-square-hg_r3c1 = Stampato: grano, un cubetto.
about-square-nz_r0c1 = Stampato: grano, un cubetto.
about-square-nz_r0c5 = Stampato: riso, due cubetti.
about-square-nz_r1c3 = Stampato: frutta, un cubetto.
about-square-nz_r2c2 = Stampato: cavolo, un cubetto.
about-square-nz_r3c1 = Stampato: riso, due cubetti.
about-square-nz_r4c1 = Stampato: sale; non si copre mai.
about-square-jx_r0c3 = Stampato: cavolo, un cubetto.
about-square-jx_r0c4 = Stampato: frutta, un cubetto.
about-square-jx_r1c2 = Stampato: riso, due cubetti.
about-square-jx_r1c3 = Stampato: riso, due cubetti.
about-square-jx_r2c0 = Stampato: sale; non si copre mai.
about-square-jx_r2c2 = Stampato: riso, due cubetti.
about-square-jx_r3c0 = Stampato: grano, un cubetto.
about-square-zj_r0c0 = Stampato: riso, due cubetti.
about-square-zj_r1c0 = Stampato: frutta, un cubetto.
about-square-zj_r2c1 = Stampato: grano, un cubetto.
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
site-hg_r0c1_se = Huguang 1-2, bracci in giù e a destra
site-hg_r0c2_se = Huguang 1-3, bracci in giù e a destra
site-hg_r0c2_sw = Huguang 1-3, bracci in giù e a sinistra
site-hg_r0c3_se = Huguang 1-4, bracci in giù e a destra
site-hg_r0c3_sw = Huguang 1-4, bracci in giù e a sinistra
site-hg_r0c4_sw = Huguang 1-5, bracci in giù e a sinistra
site-hg_r1c0_se = Huguang 2-1, bracci in giù e a destra
site-hg_r1c1_ne = Huguang 2-2, bracci in su e a destra
site-hg_r1c1_se = Huguang 2-2, bracci in giù e a destra
site-hg_r1c1_sw = Huguang 2-2, bracci in giù e a sinistra
site-hg_r1c1_nw = Huguang 2-2, bracci in su e a sinistra
site-hg_r1c2_ne = Huguang 2-3, bracci in su e a destra
site-hg_r1c2_se = Huguang 2-3, bracci in giù e a destra
site-hg_r1c2_sw = Huguang 2-3, bracci in giù e a sinistra
site-hg_r1c2_nw = Huguang 2-3, bracci in su e a sinistra
site-hg_r1c3_ne = Huguang 2-4, bracci in su e a destra
site-hg_r1c3_se = Huguang 2-4, bracci in giù e a destra
site-hg_r1c3_sw = Huguang 2-4, bracci in giù e a sinistra
site-hg_r1c3_nw = Huguang 2-4, bracci in su e a sinistra
site-hg_r1c4_sw = Huguang 2-5, bracci in giù e a sinistra
site-hg_r1c4_nw = Huguang 2-5, bracci in su e a sinistra
site-hg_r2c0_ne = Huguang 3-1, bracci in su e a destra
site-hg_r2c0_se = Huguang 3-1, bracci in giù e a destra
site-hg_r2c1_ne = Huguang 3-2, bracci in su e a destra
site-hg_r2c1_se = Huguang 3-2, bracci in giù e a destra
site-hg_r2c1_sw = Huguang 3-2, bracci in giù e a sinistra
site-hg_r2c1_nw = Huguang 3-2, bracci in su e a sinistra
site-hg_r2c2_ne = Huguang 3-3, bracci in su e a destra
site-hg_r2c2_nw = Huguang 3-3, bracci in su e a sinistra
site-hg_r2c3_ne = Huguang 3-4, bracci in su e a destra
site-hg_r2c3_nw = Huguang 3-4, bracci in su e a sinistra
site-hg_r2c4_ne = Huguang 3-5, bracci in su e a destra
site-hg_r2c4_nw = Huguang 3-5, bracci in su e a sinistra
site-hg_r3c0_ne = Huguang 4-1, bracci in su e a destra
site-hg_r3c1_sw = Huguang 4-2, bracci in giù e a sinistra
site-hg_r3c1_nw = Huguang 4-2, bracci in su e a sinistra
site-nz_r0c0_se = Nanzhili 1-1, bracci in giù e a destra
site-nz_r0c1_se = Nanzhili 1-2, bracci in giù e a destra
site-nz_r0c1_sw = Nanzhili 1-2, bracci in giù e a sinistra
site-nz_r0c2_se = Nanzhili 1-3, bracci in giù e a destra
site-nz_r0c2_sw = Nanzhili 1-3, bracci in giù e a sinistra
site-nz_r0c3_se = Nanzhili 1-4, bracci in giù e a destra
site-nz_r0c3_sw = Nanzhili 1-4, bracci in giù e a sinistra
site-nz_r0c4_se = Nanzhili 1-5, bracci in giù e a destra
site-nz_r0c4_sw = Nanzhili 1-5, bracci in giù e a sinistra
site-nz_r0c5_sw = Nanzhili 1-6, bracci in giù e a sinistra
site-nz_r1c0_ne = Nanzhili 2-1, bracci in su e a destra
site-nz_r1c0_se = Nanzhili 2-1, bracci in giù e a destra
site-nz_r1c1_ne = Nanzhili 2-2, bracci in su e a destra
site-nz_r1c1_se = Nanzhili 2-2, bracci in giù e a destra
site-nz_r1c1_sw = Nanzhili 2-2, bracci in giù e a sinistra
site-nz_r1c1_nw = Nanzhili 2-2, bracci in su e a sinistra
site-nz_r1c2_ne = Nanzhili 2-3, bracci in su e a destra
site-nz_r1c2_se = Nanzhili 2-3, bracci in giù e a destra
site-nz_r1c2_sw = Nanzhili 2-3, bracci in giù e a sinistra
site-nz_r1c2_nw = Nanzhili 2-3, bracci in su e a sinistra
site-nz_r1c3_ne = Nanzhili 2-4, bracci in su e a destra
site-nz_r1c3_nw = Nanzhili 2-4, bracci in su e a sinistra
site-nz_r1c4_ne = Nanzhili 2-5, bracci in su e a destra
site-nz_r1c4_nw = Nanzhili 2-5, bracci in su e a sinistra
site-nz_r1c5_nw = Nanzhili 2-6, bracci in su e a sinistra
site-nz_r2c0_ne = Nanzhili 3-1, bracci in su e a destra
site-nz_r2c0_se = Nanzhili 3-1, bracci in giù e a destra
site-nz_r2c1_ne = Nanzhili 3-2, bracci in su e a destra
site-nz_r2c1_se = Nanzhili 3-2, bracci in giù e a destra
site-nz_r2c1_sw = Nanzhili 3-2, bracci in giù e a sinistra
site-nz_r2c1_nw = Nanzhili 3-2, bracci in su e a sinistra
site-nz_r2c2_nw = Nanzhili 3-3, bracci in su e a sinistra
site-nz_r3c0_ne = Nanzhili 4-1, bracci in su e a destra
site-nz_r3c0_se = Nanzhili 4-1, bracci in giù e a destra
site-nz_r3c1_sw = Nanzhili 4-2, bracci in giù e a sinistra
site-nz_r3c1_nw = Nanzhili 4-2, bracci in su e a sinistra
site-nz_r4c0_ne = Nanzhili 5-1, bracci in su e a destra
site-nz_r4c1_nw = Nanzhili 5-2, bracci in su e a sinistra
site-jx_r0c1_se = Jiangxi 1-2, bracci in giù e a destra
site-jx_r0c2_se = Jiangxi 1-3, bracci in giù e a destra
site-jx_r0c2_sw = Jiangxi 1-3, bracci in giù e a sinistra
site-jx_r0c3_se = Jiangxi 1-4, bracci in giù e a destra
site-jx_r0c3_sw = Jiangxi 1-4, bracci in giù e a sinistra
site-jx_r1c1_ne = Jiangxi 2-2, bracci in su e a destra
site-jx_r1c1_se = Jiangxi 2-2, bracci in giù e a destra
site-jx_r1c2_ne = Jiangxi 2-3, bracci in su e a destra
site-jx_r1c2_se = Jiangxi 2-3, bracci in giù e a destra
site-jx_r1c2_sw = Jiangxi 2-3, bracci in giù e a sinistra
site-jx_r1c2_nw = Jiangxi 2-3, bracci in su e a sinistra
site-jx_r1c3_nw = Jiangxi 2-4, bracci in su e a sinistra
site-jx_r2c0_se = Jiangxi 3-1, bracci in giù e a destra
site-jx_r2c1_ne = Jiangxi 3-2, bracci in su e a destra
site-jx_r2c1_se = Jiangxi 3-2, bracci in giù e a destra
site-jx_r2c1_sw = Jiangxi 3-2, bracci in giù e a sinistra
site-jx_r2c1_nw = Jiangxi 3-2, bracci in su e a sinistra
site-jx_r2c2_sw = Jiangxi 3-3, bracci in giù e a sinistra
site-jx_r2c2_nw = Jiangxi 3-3, bracci in su e a sinistra
site-jx_r3c0_ne = Jiangxi 4-1, bracci in su e a destra
site-jx_r3c1_ne = Jiangxi 4-2, bracci in su e a destra
site-jx_r3c1_se = Jiangxi 4-2, bracci in giù e a destra
site-jx_r3c1_sw = Jiangxi 4-2, bracci in giù e a sinistra
site-jx_r3c1_nw = Jiangxi 4-2, bracci in su e a sinistra
site-jx_r3c2_sw = Jiangxi 4-3, bracci in giù e a sinistra
site-jx_r3c2_nw = Jiangxi 4-3, bracci in su e a sinistra
site-jx_r4c1_ne = Jiangxi 5-2, bracci in su e a destra
site-jx_r4c2_nw = Jiangxi 5-3, bracci in su e a sinistra
site-zj_r0c0_se = Zhejiang 1-1, bracci in giù e a destra
site-zj_r0c1_se = Zhejiang 1-2, bracci in giù e a destra
site-zj_r0c1_sw = Zhejiang 1-2, bracci in giù e a sinistra
site-zj_r0c2_se = Zhejiang 1-3, bracci in giù e a destra
site-zj_r0c2_sw = Zhejiang 1-3, bracci in giù e a sinistra
site-zj_r0c3_sw = Zhejiang 1-4, bracci in giù e a sinistra
site-zj_r1c0_ne = Zhejiang 2-1, bracci in su e a destra
site-zj_r1c1_ne = Zhejiang 2-2, bracci in su e a destra
site-zj_r1c1_se = Zhejiang 2-2, bracci in giù e a destra
site-zj_r1c1_sw = Zhejiang 2-2, bracci in giù e a sinistra
site-zj_r1c1_nw = Zhejiang 2-2, bracci in su e a sinistra
site-zj_r1c2_ne = Zhejiang 2-3, bracci in su e a destra
site-zj_r1c2_se = Zhejiang 2-3, bracci in giù e a destra
site-zj_r1c2_sw = Zhejiang 2-3, bracci in giù e a sinistra
site-zj_r1c2_nw = Zhejiang 2-3, bracci in su e a sinistra
site-zj_r1c3_nw = Zhejiang 2-4, bracci in su e a sinistra
site-zj_r2c1_ne = Zhejiang 3-2, bracci in su e a destra
site-zj_r2c2_nw = Zhejiang 3-3, bracci in su e a sinistra
space-huguang_cm_r0c0 = mercato di Huguang, in alto a sinistra
space-huguang_cm_r0c1 = mercato di Huguang, in alto al centro
space-huguang_cm_r0c2 = mercato di Huguang, in alto a destra
space-huguang_cm_r1c0 = mercato di Huguang, in basso a sinistra
space-huguang_cm_r1c1 = mercato di Huguang, in basso al centro
space-huguang_cm_r1c2 = mercato di Huguang, in basso a destra
space-nanzhili_cm_r0c0 = mercato di Nanzhili, in alto a sinistra
space-nanzhili_cm_r0c1 = mercato di Nanzhili, in alto al centro
space-nanzhili_cm_r0c2 = mercato di Nanzhili, in alto a destra
space-nanzhili_cm_r1c0 = mercato di Nanzhili, in basso a sinistra
space-nanzhili_cm_r1c1 = mercato di Nanzhili, in basso al centro
space-nanzhili_cm_r1c2 = mercato di Nanzhili, in basso a destra
space-jiangxi_cm_r0c0 = mercato di Jiangxi, in alto a sinistra
space-jiangxi_cm_r0c1 = mercato di Jiangxi, in alto al centro
space-jiangxi_cm_r0c2 = mercato di Jiangxi, in alto a destra
space-jiangxi_cm_r1c0 = mercato di Jiangxi, in basso a sinistra
space-jiangxi_cm_r1c1 = mercato di Jiangxi, in basso al centro
space-jiangxi_cm_r1c2 = mercato di Jiangxi, in basso a destra
space-zhejiang_cm_r0c0 = mercato di Zhejiang, in alto a sinistra
space-zhejiang_cm_r0c1 = mercato di Zhejiang, in alto al centro
space-zhejiang_cm_r0c2 = mercato di Zhejiang, in alto a destra
space-zhejiang_cm_r1c0 = mercato di Zhejiang, in basso a sinistra
space-zhejiang_cm_r1c1 = mercato di Zhejiang, in basso al centro
space-zhejiang_cm_r1c2 = mercato di Zhejiang, in basso a destra
citymarket-cm_all_1 = bamboo, canna da zucchero, ramie / cotone, sale, tè
citymarket-cm_all_2 = bamboo, canna da zucchero, ramie / cotone, sale, tè
citymarket-cm_no_bamboo = canna da zucchero, ramie, moneta / cotone, sale, tè
citymarket-cm_no_sugarcane = bamboo, ramie, moneta / cotone, sale, tè
citymarket-cm_no_ramie = bamboo, canna da zucchero, moneta / cotone, sale, tè
citymarket-cm_no_cotton = bamboo, canna da zucchero, ramie / moneta, sale, tè
citymarket-cm_no_salt = bamboo, canna da zucchero, ramie / moneta, cotone, tè
citymarket-cm_no_tea = bamboo, canna da zucchero, ramie / moneta, cotone, sale
dock-dock_1 = molo 1
dock-dock_2 = molo 2
dock-dock_3 = molo 3
dock-dock_4 = molo 4
hold-dock_1_1 = molo 1, primo spazio
hold-dock_1_2 = molo 1, secondo spazio
hold-dock_1_3 = molo 1, terzo spazio
hold-dock_2_1 = molo 2, primo spazio
hold-dock_2_2 = molo 2, secondo spazio
hold-dock_2_3 = molo 2, terzo spazio
hold-dock_3_1 = molo 3, primo spazio
hold-dock_3_2 = molo 3, secondo spazio
hold-dock_3_3 = molo 3, terzo spazio
hold-dock_4_1 = molo 4, primo spazio
hold-dock_4_2 = molo 4, secondo spazio
hold-dock_4_3 = molo 4, terzo spazio

## Merci, prodotti, fabbriche
good-rice = riso
good-wheat = grano
good-cabbage = cavolo
good-fruit = frutta
good-salt = sale
good-tea = tè
good-cotton = cotone
good-sugarcane = canna da zucchero
good-ramie = ramie
good-bamboo = bamboo
good-potatoes = patate
good-corn = mais
about-good-rice = Due cubetti su uno spazio stampato. Un cubetto è un Cibo; non va mai al Mercato Rurale.
about-good-wheat = Un cubetto è un Cibo. Al Mercato Rurale si vende a 1 rame.
about-good-cabbage = Due cubetti sono un Cibo. Al Mercato Rurale si vende a 1 rame.
about-good-fruit = Due cubetti sono un Cibo. Al Mercato Rurale si vende a 1 rame.
about-good-salt = Si vende ai Mercati Urbani. Due cubetti riempiono qualsiasi spazio di una nave. Una miniera non si copre mai.
about-good-tea = Si vende ai Mercati Urbani. Un cubetto riempie uno spazio tè di una nave.
about-good-cotton = Si vende ai Mercati Urbani.
about-good-sugarcane = Si vende ai Mercati Urbani.
about-good-ramie = Si vende ai Mercati Urbani.
about-good-bamboo = Si vende ai Mercati Urbani.
about-good-potatoes = Arrivano con la prima nave europea. Due cubetti sono un Cibo.
about-good-corn = Arriva con la prima nave europea. Un cubetto è un Cibo.
product-silk = seta
product-porcelain = porcellana
product-refined_sugar = zucchero raffinato
product-paper = carta
bought-wheat = grano
bought-cabbage = cavolo
bought-fruit = frutta
bought-potatoes = patate
bought-corn = mais
bought-any = merce qualsiasi
item-silk = seta
item-porcelain = porcellana
item-refined_sugar = zucchero raffinato
item-paper = carta
item-any_product = un prodotto qualsiasi
item-rice = riso
item-wheat = grano
item-cabbage = cavolo
item-fruit = frutta
item-salt = sale
item-tea = tè
item-cotton = cotone
item-sugarcane = canna da zucchero
item-ramie = ramie
item-bamboo = bamboo
item-potatoes = patate
item-corn = mais
item-any_good = un cubetto Merce qualsiasi
item-envoy = un dischetto della Diplomazia
frame-blue = { $blue }
frame-green = { $green }
frame-yellow = { $yellow }
frame-red = { $red }
factory-fac_paper_blue = la fabbrica di carta incorniciata di { $blue }
factory-fac_paper_green = la fabbrica di carta incorniciata di { $green }
factory-fac_paper_yellow = la fabbrica di carta incorniciata di { $yellow }
factory-fac_paper_red = la fabbrica di carta incorniciata di { $red }
factory-fac_porcelain_blue = la fabbrica di porcellana incorniciata di { $blue }
factory-fac_porcelain_green = la fabbrica di porcellana incorniciata di { $green }
factory-fac_porcelain_yellow = la fabbrica di porcellana incorniciata di { $yellow }
factory-fac_porcelain_red = la fabbrica di porcellana incorniciata di { $red }
factory-fac_silk_blue = la fabbrica di seta incorniciata di { $blue }
factory-fac_silk_green = la fabbrica di seta incorniciata di { $green }
factory-fac_silk_yellow = la fabbrica di seta incorniciata di { $yellow }
factory-fac_silk_red = la fabbrica di seta incorniciata di { $red }
factory-fac_refined_sugar_blue = la fabbrica di zucchero raffinato incorniciata di { $blue }
factory-fac_refined_sugar_green = la fabbrica di zucchero raffinato incorniciata di { $green }
factory-fac_refined_sugar_yellow = la fabbrica di zucchero raffinato incorniciata di { $yellow }
factory-fac_refined_sugar_red = la fabbrica di zucchero raffinato incorniciata di { $red }
about-factory-fac_paper_blue = Produce carta dai cubetti di colore { $blue } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_paper_green = Produce carta dai cubetti di colore { $green } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_paper_yellow = Produce carta dai cubetti di colore { $yellow } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_paper_red = Produce carta dai cubetti di colore { $red } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_porcelain_blue = Produce porcellana dai cubetti di colore { $blue } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_porcelain_green = Produce porcellana dai cubetti di colore { $green } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_porcelain_yellow = Produce porcellana dai cubetti di colore { $yellow } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_porcelain_red = Produce porcellana dai cubetti di colore { $red } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_silk_blue = Produce seta dai cubetti di colore { $blue } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_silk_green = Produce seta dai cubetti di colore { $green } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_silk_yellow = Produce seta dai cubetti di colore { $yellow } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_silk_red = Produce seta dai cubetti di colore { $red } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_refined_sugar_blue = Produce zucchero raffinato dai cubetti di colore { $blue } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_refined_sugar_green = Produce zucchero raffinato dai cubetti di colore { $green } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_refined_sugar_yellow = Produce zucchero raffinato dai cubetti di colore { $yellow } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.
about-factory-fac_refined_sugar_red = Produce zucchero raffinato dai cubetti di colore { $red } dei mercati urbani. Livello I, II, III: 2, 3, 5 punti.

## Bonus, innovazioni, carte
bonus-bonus_innovation = Innovazione Gratuita
bonus-bonus_better_sale = Vendita Migliore
bonus-bonus_feed = Sfamare i Lavoratori
bonus-bonus_no_tax = Nessuna Tassa
bonus-bonus_boat = Migliorare le Imbarcazioni
bonus-bonus_factory = Migliorare le Fabbriche
about-bonus-bonus_innovation = Piazza subito un dischetto su uno spazio Innovazione libero.
about-bonus-bonus_better_sale = In questo round ogni cubetto che vendi rende 1 rame in più.
about-bonus-bonus_feed = In questo round i tuoi lavoratori non hanno bisogno di Cibo.
about-bonus-bonus_no_tax = In questo round non paghi tasse.
about-bonus-bonus_boat = Un passo sul tracciato Imbarcazioni, gratis e subito.
about-bonus-bonus_factory = Una tua fabbrica sale di un livello, gratis e subito.
section-diplomacy = Diplomazia
section-economy = Economia
section-imperial = Impegni Imperiali
section-war = Guerra & Rotte
innovation-inn_em_brunei = emissario per il Brunei
innovation-inn_em_korea = emissario per la Corea
innovation-inn_em_japan = emissario per il Giappone
innovation-inn_em_portugal = emissario per il Portogallo
innovation-inn_em_spain = emissario per la Spagna
innovation-inn_em_netherlands = emissario per i Paesi Bassi
innovation-inn_rice = riso gratuito
innovation-inn_wood = legno gratuito
innovation-inn_stone = pietra gratuita
innovation-inn_raw = materia grezza gratuita
innovation-inn_river = capacità di trasporto fluviale gratuita
innovation-inn_coins = monete gratuite
innovation-inn_salt = sale gratuito
innovation-inn_city_sale = vendita addizionale
innovation-inn_plantation = piantagione addizionale
innovation-inn_same_duty = stesso impegno
innovation-inn_extra_worker = lavoratore addizionale
innovation-inn_immigrants = arrivo di immigrati
innovation-inn_wheat = grano gratuito
innovation-inn_route_tile = tessera Rotta personale
innovation-inn_fruitful_war = guerra fruttuosa
innovation-inn_veterans = veterani
innovation-inn_recruit = reclutamento addizionale
innovation-inn_weak_enemy = nemici deboli
about-innovation-inn_em_brunei = Sale su una nave del Brunei che porta qualcosa di tuo, nel tuo turno o quando salpa: 1 punto nel Mercato Estero.
about-innovation-inn_em_korea = Sale su una nave della Corea che porta qualcosa di tuo, nel tuo turno o quando salpa: 1 punto nel Mercato Estero.
about-innovation-inn_em_japan = Sale su una nave del Giappone che porta qualcosa di tuo, nel tuo turno o quando salpa: 1 punto nel Mercato Estero.
about-innovation-inn_em_portugal = Sale su una nave del Portogallo che porta qualcosa di tuo, nel tuo turno o quando salpa: 1 punto nel Mercato Estero.
about-innovation-inn_em_spain = Sale su una nave della Spagna che porta qualcosa di tuo, nel tuo turno o quando salpa: 1 punto nel Mercato Estero.
about-innovation-inn_em_netherlands = Sale su una nave dei Paesi Bassi che porta qualcosa di tuo, nel tuo turno o quando salpa: 1 punto nel Mercato Estero.
about-innovation-inn_rice = Vale 2 cubetti di riso, anche se non ne hai: per sfamare, per le Spedizioni Tardive o per le rotte.
about-innovation-inn_wood = Vale 1 legno, anche se non ne hai.
about-innovation-inn_stone = Vale 1 pietra, anche se non ne hai.
about-innovation-inn_raw = Una materia grezza di qualsiasi colore, già nella provincia della fabbrica.
about-innovation-inn_river = Una capacità di trasporto in più per una sola azione.
about-innovation-inn_coins = Vale 2 monete di rame, anche se non ne hai, in qualsiasi pagamento in rame. Niente resto.
about-innovation-inn_salt = Vale 1 cubetto di sale, anche se non ne hai, per una nave o una rotta.
about-innovation-inn_city_sale = Vendi un tuo cubetto a un Mercato Urbano, con una capacità di trasporto a parte.
about-innovation-inn_plantation = Compra una tessera Piantagione, pagala e piazzala con due cubetti.
about-innovation-inn_same_duty = Prendi un impegno già occupato da altri.
about-innovation-inn_extra_worker = Il dischetto vale come un lavoratore in un impegno.
about-innovation-inn_immigrants = Per un impegno recluti anche dallo spazio Migrazione in alto.
about-innovation-inn_wheat = Vale 1 cubetto di grano, anche se non ne hai: per sfamare, per le Spedizioni Tardive o per le rotte.
about-innovation-inn_route_tile = Prendi una tessera dalla pila degli scarti e soddisfala più avanti.
about-innovation-inn_fruitful_war = 1 rame per ogni tuo lavoratore in Guerra & Rotte.
about-innovation-inn_veterans = Dopo le glorie di guerra fino a due tuoi lavoratori restano lì per il round dopo.
about-innovation-inn_recruit = Il dischetto vale come un lavoratore in guerra.
about-innovation-inn_weak_enemy = Il nemico è più debole di 2, per tutti.
card-card_01 = carta 1 (valore 1, 1 lavoratore)
card-card_02 = carta 2 (valore 1, 2 lavoratori)
card-card_03 = carta 3 (valore 1, 3 lavoratori)
card-card_04 = carta 4 (valore 1, 3 lavoratori)
card-card_05 = carta 5 (valore 2, 1 lavoratore)
card-card_06 = carta 6 (valore 2, 2 lavoratori)
card-card_07 = carta 7 (valore 2, 2 lavoratori)
card-card_08 = carta 8 (valore 2, 3 lavoratori)
card-card_09 = carta 9 (valore 3, 1 lavoratore)
card-card_10 = carta 10 (valore 3, 1 lavoratore)
card-card_11 = carta 11 (valore 3, 2 lavoratori)
card-card_12 = carta 12 (valore 3, 3 lavoratori)
fortune-develop_boats = Sviluppare le Imbarcazioni
fortune-cultivate = Coltivare
fortune-sell_city = Vendere al Mercato Urbano
fortune-develop_factories = Sviluppare le Fabbriche
fortune-innovations = Innovazioni
about-fortune-develop_boats = Ogni risoluzione: 1 legno, un passo sul tracciato Imbarcazioni.
about-fortune-cultivate = Ogni risoluzione: cubetti su uno spazio, oppure, una volta sola, una tessera comprata dal tracciato.
about-fortune-sell_city = Ogni risoluzione: un cubetto per 2 rame, 3 sulla moneta. Diventa materia grezza per tutti.
about-fortune-develop_factories = Ogni risoluzione: costruisci o ricostruisci per 1 pietra, oppure migliora per 3 o 5 rame.
about-fortune-innovations = Ogni risoluzione: un dischetto su uno spazio libero, tutti in sezioni diverse.
work-war_routes = Guerra & Rotte
work-produce = Produrre Prodotti Lavorati
work-take_resources = Prendere Risorse
work-imperial_duties = Impegni Imperiali
work-supply_ships = Rifornire le Navi
about-work-war_routes = I lavoratori vanno in guerra; poi puoi soddisfare una tessera Rotta.
about-work-produce = I lavoratori trasformano materie grezze in prodotti, anche nelle fabbriche altrui a pagamento.
about-work-take_resources = Ogni lavoratore prende 1 legno o pietra per 1 rame.
about-work-imperial_duties = Un numero esatto di lavoratori; la ricompensa arriva a fine round.
about-work-supply_ships = Ogni lavoratore fa una consegna per 1 argento.
duty-duty_palace = Manutenzione Palazzo (1 lavoratore)
duty-duty_roads = Costruzione Strade (2 lavoratori)
duty-duty_canal = Canale Fluviale (3 lavoratori)
duty-duty_bridges = Costruzione Ponti (4 lavoratori)
about-duty-duty_palace = 2 rame. C’è posto per quattro giocatori.
about-duty-duty_roads = 3 rame e una tessera Rotta dagli scarti; 5 rame se non ce ne sono.
about-duty-duty_canal = 4 rame e un passo sul tracciato Imbarcazioni.
about-duty-duty_bridges = 1 argento e un miglioramento gratuito di una fabbrica.

## Navi, rotte, disastri
nation-brunei = Brunei
nation-korea = Corea
nation-japan = Giappone
nation-portugal = Portogallo
nation-spain = Spagna
nation-netherlands = Paesi Bassi
foreign-asia = Asia
foreign-europe = Europa
about-foreign-asia = 2 punti per un prodotto su uno spazio Nazione, 1 nella riserva generale.
about-foreign-europe = 3 punti per un prodotto su uno spazio Nazione, 2 nella riserva generale.
ship-ship_portugal_1 = la nave portoghese (porcellana, tè, seta)
ship-ship_portugal_2 = la nave portoghese (seta, zucchero raffinato, carta)
ship-ship_spain_1 = la nave spagnola (porcellana, tè, zucchero raffinato)
ship-ship_spain_2 = la nave spagnola (seta, tè, carta)
ship-ship_netherlands_1 = la nave olandese (seta, tè, porcellana)
ship-ship_netherlands_2 = la nave olandese (porcellana, carta, zucchero raffinato)
ship-ship_japan_1 = la nave giapponese (porcellana, tè)
ship-ship_japan_2 = la nave giapponese (zucchero raffinato, tè)
ship-ship_japan_3 = la nave giapponese (carta, porcellana)
ship-ship_japan_4 = la nave giapponese (seta, zucchero raffinato)
ship-ship_korea_1 = la nave coreana (seta, tè)
ship-ship_korea_2 = la nave coreana (carta, tè)
ship-ship_korea_3 = la nave coreana (porcellana, zucchero raffinato)
ship-ship_korea_4 = la nave coreana (seta, carta)
ship-ship_brunei_1 = la nave del Brunei (zucchero raffinato, tè)
ship-ship_brunei_2 = la nave del Brunei (carta, tè)
ship-ship_brunei_3 = la nave del Brunei (porcellana, seta)
ship-ship_brunei_4 = la nave del Brunei (zucchero raffinato, carta)
route-route_01 = la rotta per seta, 3 punti
route-route_02 = la rotta per porcellana
route-route_03 = la rotta per seta, 2 punti
route-route_04 = la rotta per zucchero raffinato
route-route_05 = la rotta per carta
route-route_06 = la rotta per grano e riso
route-route_07 = la rotta per cavolo e frutta
route-route_08 = la rotta per cavolo
route-route_09 = la rotta per frutta
route-route_10 = la rotta per cotone
route-route_11 = la rotta per sale
route-route_12 = la rotta per ramie
route-route_13 = la rotta per canna da zucchero
route-route_14 = la rotta per bamboo
route-route_15 = la rotta per un prodotto qualsiasi e un cubetto qualsiasi
route-route_16 = la rotta per un prodotto qualsiasi
route-route_17 = la rotta per due prodotti qualsiasi
route-route_18 = la rotta per un prodotto qualsiasi e due cubetti qualsiasi
route-route_19 = la rotta per un dischetto della Diplomazia, nemico 2
route-route_20 = la rotta per un dischetto della Diplomazia, nemico 3
about-route-route_01 = Paga 3 rame, vale 3 punti. Forza del nemico 3.
about-route-route_02 = Paga 3 rame, vale 3 punti. Forza del nemico 3, incendio.
about-route-route_03 = Paga 2 rame, vale 2 punti. Forza del nemico 2.
about-route-route_04 = Paga 2 rame, vale 2 punti. Forza del nemico 2, alluvione.
about-route-route_05 = Paga 2 rame, vale 2 punti. Forza del nemico 2.
about-route-route_06 = Paga 2 rame, vale 2 punti. Forza del nemico 2, siccità.
about-route-route_07 = Paga 2 rame, vale 2 punti. Forza del nemico 2.
about-route-route_08 = Paga 1 rame, vale 1 punto. Forza del nemico 1.
about-route-route_09 = Paga 1 rame, vale 1 punto. Forza del nemico 1.
about-route-route_10 = Paga 1 rame, vale 1 punto. Forza del nemico 2.
about-route-route_11 = Paga 1 rame, vale 1 punto. Forza del nemico 1.
about-route-route_12 = Paga 1 rame, vale 1 punto. Forza del nemico 1.
about-route-route_13 = Paga 1 rame, vale 1 punto. Forza del nemico 1, incendio.
about-route-route_14 = Paga 1 rame, vale 1 punto. Forza del nemico 1, siccità.
about-route-route_15 = Paga 3 rame, vale 2 punti. Forza del nemico 3.
about-route-route_16 = Paga 2 rame, vale 2 punti. Forza del nemico 2.
about-route-route_17 = Paga 1 argento, vale 2 punti. Forza del nemico 3.
about-route-route_18 = Paga 1 argento, vale 3 punti. Forza del nemico 3.
about-route-route_19 = Non paga, vale 2 punti. Forza del nemico 2.
about-route-route_20 = Non paga, vale 2 punti. Forza del nemico 3, alluvione.
disaster-fire = Incendio
about-disaster-fire = Ogni proprietario perde un livello di una fabbrica a scelta.
disaster-flood = Alluvione
about-disaster-flood = Ogni imbarcazione torna indietro di uno spazio.
disaster-drought = Siccità
about-disaster-drought = Ognuno perde un cubetto in ogni provincia in cui coltiva.
resource-wood = legno
resource-stone = pietra
means-wood = un legno
means-stone = una pietra
means-inn_wood = il legno gratuito
means-inn_stone = la pietra gratuita
start-first_factory = la prima fabbrica
start-first_resource = il primo legno o la prima pietra
money-copper = rame
money-silver = argento
count-copper = { $n } rame
count-silver = { $n } argento
count-wood = { $n } legno
count-stone = { $n } pietra
count-salt = { $n ->
    [one] sale
   *[other] { $n } × sale
  }
count-tea = { $n ->
    [one] tè
   *[other] { $n } × tè
  }
count-cotton = { $n ->
    [one] cotone
   *[other] { $n } × cotone
  }
count-sugarcane = { $n ->
    [one] canna da zucchero
   *[other] { $n } × canna da zucchero
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
    [one] patate
   *[other] { $n } × patate
  }
count-corn = { $n ->
    [one] mais
   *[other] { $n } × mais
  }

## Che cosa si chiede
phase-setup_turn = La preparazione passa al prossimo giocatore.
phase-first_factory = Con quale fabbrica cominci?
phase-new_display = Si scoprono nuove fabbriche.
phase-first_resource = Cominci con legno o pietra?
phase-round = Comincia un round.
phase-bonus_turn = Si sceglie un bonus.
phase-bonus = Quale bonus prendi? La colonna è il tuo posto nell’ordine di turno.
phase-bonus_rest = Usa il bonus, compra se vuoi la tessera della stessa colonna, poi prosegui.
phase-new_order = Vale il nuovo ordine di turno.
phase-first_hands = Si pescano le carte.
phase-turns = Comincia il prossimo turno.
phase-turn = Tocca a te: gioca una carta o manda un gruppo.
phase-develop_boats = Sviluppare le Imbarcazioni.
phase-cultivate = Coltivare: pianta su uno spazio o compra una tessera.
phase-sell_city = Vendere al Mercato Urbano: quale cubetto, su quale spazio?
phase-develop_factories = Sviluppare le Fabbriche: costruisci, ricostruisci o migliora.
phase-innovations = Innovazioni: dove va il dischetto?
phase-lay = Dove va la tessera Piantagione?
phase-site = Dove sorge la fabbrica?
phase-pay = Come paghi?
ask-turn = { $choice ->
    [0] Tocca a te: gioca una carta.
    [1] Tocca a te: manda un gruppo.
   *[other] Tocca a te: gioca una carta o manda un gruppo.
  }
ask-pay = Da pagare: { $copper } di rame{ $silver ->
    [0] .
   *[other] , { $silver } d’argento.
  } Come paghi?
phase-extra_sale = Vendita addizionale: quale cubetto, su quale spazio?
phase-extra_tile = Piantagione addizionale: quale tessera?
phase-take_route = Quale tessera Rotta prendi dagli scarti?
phase-take_resources = Prendere Risorse: legno o pietra?
phase-produce = Produrre Prodotti Lavorati: in quale fabbrica, con quale cubetto?
phase-supply_ships = Rifornire le Navi: che cosa va a bordo?
phase-imperial_duties = Quale impegno imperiale prendi?
phase-war_routes = Guerra & Rotte: quanti lavoratori vanno in guerra?
phase-war_route = Guerra & Rotte: soddisfa una tessera Rotta o termina il turno.
phase-rest = C’è altro prima che finisca il tuo turno?
phase-reaction = Sta per salpare una nave con un tuo carico. Parte anche il tuo emissario?
phase-sail = Una nave salpa.
phase-demand = Che cosa metti sulla tessera Rotta?
phase-closing = I turni sono finiti.
phase-feed_start = I lavoratori hanno fame.
phase-feed = Che cosa mangiano i tuoi lavoratori?
phase-new_occasion = Comincia una nuova fase.
phase-war_glory = Glorie di guerra.
phase-recruit = Il tuo reclutamento addizionale va in guerra?
phase-stand_up = I veterani si rialzano.
phase-spoils = Usi adesso la guerra fruttuosa?
phase-weaken = Indebolisci il nemico?
phase-battle = La guerra si decide.
phase-veterans = Restano dei veterani nell’area Guerra & Rotte?
phase-disasters = Disastri.
phase-fire = Incendio: quale tua fabbrica perde un livello?
phase-rubble = Il magazzino ora è troppo piccolo: di chi è il prodotto da togliere?
phase-flood = Alluvione.
phase-drought = Siccità: quale cubetto perdi in questa provincia?
phase-routes_won = Si vincono le rotte.
phase-personal = Metti qualcosa sulle tue tessere Rotta personali?
phase-duty = Gli Impegni Imperiali vengono ricompensati.
phase-free_upgrade = Quale fabbrica migliori gratis?
phase-tax = Ti manca argento per la tassa. Vendi prima del cibo o paghi quello che puoi?
phase-late = Spedizioni Tardive: una coppia di cibi diversi per 1 argento?
phase-pair = Spedizioni Tardive: qual è la prossima metà della coppia?
phase-pair_done = La coppia è a bordo.
phase-administration = Amministrazione.
phase-last_turn = L’ultima opportunità.
phase-final = Ultima opportunità: vendi cibo o soddisfa le tue tessere Rotta.

## Verbi e mosse
verb-found = Prima fabbrica
verb-gather = Prima risorsa
verb-bonus = Scegliere un bonus
verb-sell_food = Vendere al Mercato Rurale
verb-embark = Mandare un emissario
verb-innovate = Piazzare un’innovazione
verb-upgrade = Migliorare una fabbrica
verb-buy_tile = Comprare una tessera Piantagione
verb-done = Proseguire
verb-card = Giocare una carta
verb-send = Mandare un gruppo
verb-strand = Mandare un gruppo in migrazione
verb-use = Usare un’innovazione
verb-advance = Far avanzare l’imbarcazione
verb-tax = Tassare la gente
verb-cultivate = Coltivare
verb-sell_city = Vendere al Mercato Urbano
verb-river = Capacità di trasporto fluviale gratuita
verb-build = Costruire una fabbrica
verb-rebuild = Ricostruire una rovina
verb-lay = Piazzare la tessera
verb-place = Piazzare la fabbrica
verb-pay = Pagare
verb-pay_inn = Pagare con monete gratuite
verb-take_route = Prendere una tessera Rotta
verb-take = Prendere una risorsa
verb-produce = Produrre Prodotti Lavorati
verb-produce_inn = Produrre con materia grezza gratuita
verb-double = Un secondo prodotto
verb-double_inn = Un secondo prodotto con materia grezza gratuita
verb-ship = Caricare un prodotto
verb-ship_tea = Caricare tè
verb-ship_salt = Caricare sale
verb-ship_salt_inn = Caricare sale con il sale gratuito
verb-serve = Prendere un impegno
verb-call = Ricorrere a un’innovazione
verb-enlist = Andare in guerra
verb-route = Soddisfare una tessera Rotta
verb-send_envoy = Far partire l’emissario
verb-keep_envoy = Trattenere l’emissario
verb-lay_product = Fornire un prodotto
verb-lay_good = Fornire un cubetto
verb-lay_food = Fornire Cibo comprato
verb-lay_disc = Fornire un dischetto
verb-eat = Sfamare con un cubetto
verb-eat_pair = Sfamare con due cubetti
verb-eat_food = Comprare Cibo
verb-eat_disc = Sfamare con un’innovazione
verb-starve = Restare senza
verb-recruit = Mandare il dischetto in guerra
verb-keep = Tenere il dischetto
verb-spoils = Guerra fruttuosa
verb-weaken = Indebolire il nemico
verb-veterans = Lasciare veterani
verb-burn = Perdere un livello
verb-remove_product = Togliere un prodotto
verb-wither = Perdere un cubetto
verb-pay_tax = Pagare la tassa
verb-pay_tax_inn = Pagare la tassa con monete gratuite
verb-late = Spedizione tardiva
verb-give = Dare un cubetto
verb-give_food = Dare Cibo comprato
verb-give_disc = Dare con un’innovazione
move-found = Comincia con { $factory }
move-gather = Prendi 1 { $resource }
move-bonus = Prendi il bonus { $bonus }
move-sell_food = Vendi al Mercato Rurale il cubetto su { $square }
move-embark = Manda a bordo, { $dock }: { $innovation }
move-innovate = Piazza un dischetto su { $innovation }
move-upgrade = Migliora { $factory }
move-buy_tile = Compra la tessera Piantagione della colonna { $column }
move-done = Prosegui
move-card = Gioca { $card } su { $fortune }
move-send = Manda il gruppo sotto { $fortune } a { $work }
move-strand = Nessun lavoro per il gruppo sotto { $fortune }: in migrazione
move-use = Usa { $innovation }
move-advance = Un passo sul tracciato Imbarcazioni con { $means }
move-tax = Tassa la tua gente per una risoluzione in più
move-cultivate = Coltiva { $square }
move-sell_city = Vendi il cubetto su { $square }: { $space }
move-river = Usa la capacità di trasporto fluviale gratuita
move-build = Costruisci { $factory } con { $means }
move-rebuild = Ricostruisci { $factory } con { $means }
move-lay = Metti la tessera su { $square }
move-place = Piazzala su { $site }
move-pay = Paga con monete e argento
move-pay_inn = Usa le monete gratuite, paga il resto
move-take_route = Prendi { $route }
move-take = Prendi 1 { $resource } per 1 rame
move-produce = Produci: { $factory }, cubetto: { $space }
move-produce_inn = Produci con materia grezza gratuita: { $factory }
move-double = Fai un secondo prodotto, cubetto: { $space }
move-double_inn = Fai un secondo prodotto con materia grezza gratuita
move-ship = Carica sulla nave, { $dock }, un prodotto: { $factory }
move-ship_tea = Carica sulla nave, { $dock }, tè da { $square }
move-ship_salt = Carica sale da { $square } e { $square2 }: { $hold }
move-ship_salt_inn = Carica sale da { $square } e il sale gratuito: { $hold }
move-serve = Prendi { $duty }
move-call = Ricorri a: { $innovation }
move-enlist = Manda { $count ->
    [one] un lavoratore
   *[other] { $count } lavoratori
  } in guerra
move-route = Soddisfa { $route }
move-send_envoy = Il tuo emissario sale a bordo
move-keep_envoy = Il tuo emissario resta
move-lay_product = Un prodotto per { $route }: { $factory }
move-lay_good = Un cubetto per { $route }: { $square }
move-lay_food = Compra Cibo, cubetto di { $seat }, come { $bought } per { $route }
move-lay_disc = Il dischetto { $innovation } per { $route }
move-eat = Mangia il cubetto su { $square }
move-eat_pair = Mangia i cubetti su { $square } e { $square2 }
move-eat_food = Compra Cibo, cubetto di { $seat }, per 2 rame
move-eat_disc = Mangia: { $innovation }
move-starve = Resta senza: una sventura per ogni Cibo mancante
move-recruit = Il dischetto va in guerra
move-keep = Lascia il dischetto dov’è
move-spoils = Prendi 1 rame per ogni tuo lavoratore in guerra
move-weaken = Il nemico è più debole di 2
move-veterans = Lascia { $count ->
    [one] un lavoratore come veterano
   *[other] { $count } lavoratori come veterani
  }
move-burn = Perde un livello: { $factory }
move-remove_product = Togli un prodotto di { $seat }
move-wither = Perdi il cubetto su { $square }
move-pay_tax = Paga la tassa fin dove puoi
move-pay_tax_inn = Paga la tassa con l’aiuto delle monete gratuite
move-late = Carica una coppia di cibi: { $hold }
move-give = Il cubetto su { $square }
move-give_food = Cibo comprato, cubetto di { $seat }
move-give_disc = Usa { $innovation }

## Perché no
no-all-must-work = A questo tavolo chi può lavorare deve lavorare.
no-bonus-used = Per il tuo bonus non c’è altro da fare.
no-coast-too-far = Su una nave c’è posto, ma la costa è oltre la tua capacità di trasporto.
no-coins-useless = Le Monete gratuite non farebbero comprare altro argento, e il rame va perso lo stesso.
no-food-left = A questo tavolo devi anche comprare Cibo e usare le innovazioni, finché serve.
no-icon-full = A questo tavolo lo spazio Moneta è chiuso finché lo spazio della merce è pieno.
no-immigrants-wasted = Per quello hai già abbastanza lavoratori senza l’arrivo di immigrati.
no-no-emissary = Non hai dischetti sugli spazi Diplomazia.
no-no-factories = Sul tabellone non c’è una fabbrica che possa produrre.
no-no-hold = Quella nave non ha quello spazio.
no-no-raw-left = In nessun Mercato Urbano c’è un cubetto del colore che serve.
no-no-ship-space = Nessuna nave attraccata ha uno spazio libero per ciò che hai.
no-no-tile-here = Nella tua colonna non c’è una tessera.
no-none-usable = Non hai dischetti su un’innovazione che si usa da sola.
no-not-in-phase-a = Mentre scegli un bonus puoi usare solo Monete gratuite ed emissari.
no-one-cube = Su quello spazio c’è un solo cubetto.
no-raw-too-far = I cubetti che servono sono oltre la tua capacità di trasporto.
no-river-useless = In questa azione non c’è più niente da spostare.
no-same-wasted = Quell’impegno non è occupato: lo stesso impegno sarebbe usato per niente.
no-already-called = Hai già fatto ricorso a quell’innovazione.
no-area-used = Hai già usato quell’azione lavoratore in questo round.
no-at-least-one = Deve andare almeno un lavoratore.
no-boats-end = La tua imbarcazione è sull’ultimo spazio.
no-bonus-first = Prima usa il bonus.
no-bonus-taken = Quel bonus è già stato preso.
no-cannot-supply = Non puoi fornire tutto ciò che la tessera chiede.
no-coin-first = A questo tavolo viene prima lo spazio Moneta.
no-coin-shut = Lo spazio Moneta è chiuso: entrambi gli spazi accanto sono pieni.
no-disc-fresh = Quel dischetto è stato piazzato in questo stesso turno.
no-discard-empty = Nella pila degli scarti non ci sono tessere Rotta.
no-duty-needs-worker = Deve servire almeno un vero lavoratore.
no-duty-occupied = Quell’impegno è occupato da un avversario.
no-factory-not-built = Quella fabbrica non è sul tabellone.
no-factory-not-own = Quella fabbrica non è tua.
no-factory-not-shown = Quella fabbrica non è scoperta accanto al tabellone.
no-factory-ruin = Una rovina non produce nulla.
no-factory-top = Quella fabbrica è già di livello III.
no-factory-used = Ogni fabbrica si usa una sola volta per turno.
no-has-bought = In questa occasione hai comprato al Mercato Rurale, quindi non puoi vendere.
no-has-sold = In questa occasione hai venduto al Mercato Rurale, quindi non puoi comprare.
no-hold-full = Quello spazio della nave è pieno.
no-innovation-not-now = Quell’innovazione non serve in questo momento.
no-innovation-taken = Su quell’innovazione c’è già un dischetto.
no-innovation-useless = Quell’innovazione adesso non ti aiuterebbe a prendere un impegno.
no-needs-one = Di quello basta un cubetto per un Cibo.
no-needs-two = Di quello servono due cubetti per un Cibo.
no-no-card = Non hai quella carta in mano.
no-no-cargo = A bordo non c’è nulla di tuo.
no-no-column = Il tracciato ha sei colonne.
no-no-cubes = Non hai più cubetti.
no-no-disc-there = Non hai dischetti su quell’innovazione.
no-no-discs = Non hai più dischetti.
no-no-double = Un secondo prodotto lo fa solo una tua fabbrica di livello III appena usata, se c’è posto nel magazzino.
no-no-duty = Con questi lavoratori non si può prendere alcun impegno.
no-no-food-there = Al Mercato Rurale non c’è un cubetto così.
no-no-group = Non c’è alcun gruppo di lavoratori.
no-no-markers = Tutti i tuoi tasselli Prodotto Lavorato sono in uso.
no-no-pair = Non puoi portare alla costa due cibi diversi.
no-no-partner = Non ci sarebbe un secondo cibo diverso da abbinare.
no-no-product-there = Lì non c’è un prodotto così.
no-no-resolutions = Non restano risoluzioni.
no-no-resources = Non ce ne sono più.
no-no-ship = Lì non c’è una nave.
no-no-site = Non restano tre spazi liberi per una fabbrica.
no-no-square = Nessuno spazio è libero per una tessera.
no-no-stone = Non hai pietra.
no-no-tile = Non ci sono tessere da comprare.
no-no-warriors = Non hai lavoratori in Guerra & Rotte.
no-no-wood = Non hai legno.
no-no-workers = Non restano lavoratori per questa azione.
no-not-a-pair = Una coppia sono due cubetti uguali di frutta, cavolo o patate.
no-not-beside-coin = Quella merce non è raffigurata accanto alla moneta.
no-not-city-good = I Mercati Urbani non lo prendono.
no-not-edible = Quello non si mangia.
no-not-in-discard = Quella tessera non è negli scarti.
no-not-late-good = Le Spedizioni Tardive accettano riso, grano, mais, frutta, cavolo e patate.
no-not-needed = Quella tessera non lo chiede.
no-not-ruin = Quella non è una rovina.
no-not-rural = Il Mercato Rurale prende solo grano, mais, frutta, cavolo e patate.
no-not-salt = Quello non è sale.
no-not-tea = Quello non è tè.
no-not-this-bonus = Il tuo bonus non lo permette.
no-not-yours = Lì non hai cubetti.
no-nothing-grows = Lì non cresce nulla.
no-nothing-to-produce = Nessuna fabbrica che puoi usare ha posto, lavoratori e materia grezza per un prodotto.
no-nothing-to-sell = Non puoi vendere nulla a un Mercato Urbano.
no-nothing-to-ship = Non hai né prodotti, né tè, né coppie di sale.
no-one-pair = Una coppia per round, e l’hai già spedita.
no-one-route = Una tessera Rotta per turno.
no-one-tile = Una tessera per azione.
no-other-column = In questa fase puoi comprare solo la tessera della tua colonna.
no-other-province = Quello spazio è in un’altra provincia.
no-own-food-left = Hai ancora cibo nelle tue piantagioni.
no-rival-level-one = La fabbrica di livello I di un avversario lavora solo per il proprietario.
no-route-not-open = Adesso su quella tessera non puoi mettere niente.
no-route-not-shown = Quella tessera non è scoperta accanto al tabellone.
no-route-satisfied = Quella tessera è già soddisfatta.
no-same-good = I due cibi devono essere diversi.
no-same-section = I dischetti di un’azione vanno in sezioni diverse.
no-ship-wants-not = Quella nave non lo chiede.
no-slot-used = Su quell’azione fortuna c’è già una carta in questo round.
no-space-taken = Su quello spazio c’è già un cubetto.
no-spoils-rest = Poi non si potrebbe fornire il resto della richiesta.
no-square-cubes = Su quello spazio ci sono cubetti.
no-square-factory = Su quello spazio c’è una fabbrica.
no-square-salt = Una miniera di sale non si copre mai.
no-square-taken = Lì ci sono già cubetti.
no-taxed-already = In questa azione hai già tassato la tua gente.
no-two-salt = Su quello spazio c’è un solo cubetto di sale.
no-veterans-few = Possono restare fino a due dei tuoi lavoratori in Guerra & Rotte.
no-work-first = Prima deve lavorare un lavoratore.
no-wrong-icon = Quello spazio mostra altro.
no-wrong-means = Con quello non si può pagare.
no-wrong-nation = Quell’emissario va in un’altra nazione.
no-wrong-raw = Su quello spazio non c’è un cubetto del colore della fabbrica.
no-capacity = Attraversa { $need ->
    [one] un confine
   *[other] { $need } confini
  } e ti resta { $have } di capacità di trasporto.
no-copper = Costa { $need } rame. Ne puoi pagare { $have }.
no-silver = Costa { $need } argento. Ne puoi pagare { $have }.
no-few-workers = { $need ->
    [one] Serve un lavoratore.
   *[other] Servono { $need } lavoratori.
  } Ne hai { $have }.
no-store-full = Il magazzino è pieno: contiene { $inside ->
    [one] un prodotto
   *[other] { $inside } prodotti
  }.
no-work-possible = Per loro c’è lavoro: { $work }.
no-work-for-silver = Per loro c’è lavoro, se cambi argento: { $work }.
no-work-after-sale = Vendi prima cibo al Mercato Rurale, poi per loro c’è lavoro: { $work }.

## Il diario
event-earns = { $who } riceve { $mix }.
event-pays = { $who } paga { $mix }.
event-buys_silver = { $who } cambia { $copper } rame in { $silver } argento.
event-breaks_silver = { $who } cambia { $silver } argento in { $copper } rame.
event-pays_tax = { $who } paga { $silver } argento di tassa.
event-misfortune = { $who } prende { $count ->
    [one] una tessera Sventura
   *[other] { $count } tessere Sventura
  }.
event-factory_shown = Si scopre { $factory }.
event-tiles_shown = Nuove tessere Piantagione: { $mix }.
event-route_shown = Si scopre { $route }.
event-announced = È avvistata { $ship }.
event-docks = Attracca { $ship }: { $dock }.
event-dock_empty = Non ci sono più navi per { $dock }.
event-new_crops = La prima nave europea porta patate e mais.
event-draws = { $who } pesca { $card }.
event-round = Comincia il round { $round }.
event-order_of_two = Ordine di turno: { $who }, { $seat }.
event-order_of_three = Ordine di turno: { $who }, { $seat }, { $seat2 }.
event-order_of_four = Ordine di turno: { $who }, { $seat }, { $seat2 }, { $seat3 }.
event-rolled = Il dado mostra { $face }: { $rate } rame per 1 argento.
event-bonus = { $who } prende il bonus { $bonus }.
event-plays = { $who } gioca { $card } su { $fortune }.
event-small_group = A { $who } mancano lavoratori: { $workers ->
    [0] non c’è un gruppo
    [one] il gruppo è di un solo lavoratore
   *[other] il gruppo è di { $workers } lavoratori
  }.
event-taxes = { $who } tassa la propria gente per una risoluzione in più.
event-untaxed = { $who } riprende il dischetto delle tasse.
event-sends = { $who } manda { $count ->
    [one] un lavoratore
   *[other] un gruppo di { $count }
  } a { $work }.
event-migrates = { $who } lascia { $count ->
    [one] un lavoratore
   *[other] { $count } lavoratori
  } nello spazio Migrazione in alto.
event-uses = { $who } usa { $innovation }.
event-innovates = { $who } piazza un dischetto su { $innovation }.
event-boats = L’imbarcazione di { $who } è sullo spazio { $place }: capacità { $capacity }.
event-cultivates = { $who } coltiva { $good } a { $square }: { $count ->
    [one] un cubetto
   *[other] { $count } cubetti
  }.
event-buys_tile = { $who } compra una tessera Piantagione: { $good }.
event-sells_city = { $who } vende { $good }: { $space }.
event-sells_food = { $who } vende { $good } al Mercato Rurale.
event-buys_food = { $who } compra Cibo, un cubetto di { $seat }.
event-builds = { $who } costruisce { $factory }: { $site }.
event-rebuilds = { $who } ricostruisce { $factory }.
event-upgrades = { $who } porta { $factory } al livello { $level ->
    [1] I
    [2] II
   *[other] III
  }.
event-takes = { $who } prende 1 { $resource }.
event-produces = { $who } crea un prodotto: { $factory }.
event-delivers_product = { $who } consegna { $product }: { $ship }, { $dock }.
event-delivers_tea = { $who } consegna tè: { $ship }, { $dock }.
event-delivers_salt = { $who } consegna una coppia di sale: { $ship }, { $dock }.
event-delivers_pair = { $who } consegna una coppia di cibi: { $ship }, { $dock }.
event-gives = { $who } dà { $good } da { $square }.
event-embarks = Un emissario di { $who } sale a bordo: { $ship }, { $dock }.
event-sails = Salpa { $ship }, destinazione: { $nation }.
event-exports = Un prodotto di { $who } arriva su uno spazio Nazione, { $foreign }: { $product }.
event-exports_general = Un prodotto di { $who } va nella riserva generale, { $foreign }: { $product }.
event-serves = { $who } prende { $duty }.
event-enlists = { $who } ha { $count ->
    [one] un lavoratore
   *[other] { $count } lavoratori
  } in guerra, spazio { $place }.
event-lays_product = { $who } mette { $product } per { $route }.
event-lays_good = { $who } mette { $good } da { $square } per { $route }.
event-lays_food = { $who } mette Cibo comprato per { $route }, come { $bought }.
event-lays_disc = { $who } mette { $innovation } per { $route }.
event-satisfies = { $who } ha soddisfatto { $route }.
event-completes = { $who } completa { $route }.
event-takes_route = { $who } prende { $route }.
event-hunger = { $who } ha { $workers ->
    [one] un lavoratore
   *[other] { $workers } lavoratori
  } sul tabellone e ha bisogno di { $food } Cibo.
event-eats = I lavoratori di { $who } mangiano { $good }.
event-stand_up = { $count ->
    [one] Si rialza un veterano di { $who }.
   *[other] Si rialzano { $count } veterani di { $who }.
  }
event-war_won = La guerra è vinta: { $china } contro { $enemy }.
event-war_lost = La guerra è persa: { $china } contro { $enemy }.
event-glory = { $who } ottiene gloria di guerra, { $place ->
    [1] 4 punti
   *[other] 2 punti
  }.
event-disaster = Disastro: { $disaster }.
event-burns = L’incendio toglie un livello a { $who }: { $factory } è ora { $level ->
    [0] una rovina
    [1] di livello I
   *[other] di livello II
  }.
event-loses_product = { $who } perde un prodotto: { $product }.
event-withers = { $who } perde { $good } a { $square }.
event-wins_route = { $who } vince { $route }.
event-rewarded = { $who } riceve la ricompensa per { $duty }.

## Il tavolo a parole
table-rate = { $rate } rame per 1 argento, il dado mostra { $face }
table-resources = Nell’area risorse: { $mix }
table-column = Tessera Piantagione { $column }: { $good } per { $cost } rame
table-factory_shown = Da costruire: { $factory }
table-market = Mercato di { $province }: { $citymarket }
table-raw = Materia grezza di { $seat }: { $space }
table-rural = Mercato Rurale: { $count ->
    [one] un cubetto di { $seat }
   *[other] { $count } cubetti di { $seat }
  }
table-field = { $square }: { $good }, { $count ->
    [one] un cubetto
   *[other] { $count } cubetti
  }
table-bare = { $province }, spazi senza simbolo: { $mix }
table-fallow = { $province }, { $good } da coltivare: { $mix }
table-factory = { $factory }, { $site }: livello { $level ->
    [1] I
    [2] II
   *[other] III
  }, posto per { $room ->
    [one] un prodotto
   *[other] { $room } prodotti
  }
table-ruin = Una rovina, { $site }: { $factory }
table-stored = { $factory } contiene { $count ->
    [one] un prodotto
   *[other] { $count } prodotti
  }
table-ship = { $dock }: { $ship }
table-load_product = { $hold }: { $product } di { $who }
table-load_cubes = { $hold }: cubetti di { $who }
table-aboard = { $dock }: un emissario di { $who }
table-announced = Avvistata: { $ship }
table-route = Aperta: { $route }
table-route_taken = Soddisfatta da { $who }: { $route }
table-threat = In questo round minaccia: { $disaster }
table-enemy = Il nemico ha forza { $strength }, la Cina finora { $china }
table-colour = gioca con il { $frame }
table-order = numero { $place } nell’ordine di turno
table-warriors = in guerra, spazio { $place }: { $count ->
    [one] un lavoratore
   *[other] { $count } lavoratori
  }
table-goods = { $who }: { $mix }
table-misfortune = tessere Sventura: { $count }
table-boat = imbarcazione sullo spazio { $place }, capacità { $capacity }
table-supply = nella riserva: { $cubes ->
    [one] 1 cubetto
   *[other] { $cubes } cubetti
  }, { $discs ->
    [one] 1 dischetto
   *[other] { $discs } dischetti
  }, { $markers ->
    [one] 1 tassello Prodotto Lavorato
   *[other] { $markers } tasselli Prodotto Lavorato
  }, { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
  }
table-bonus = bonus: { $bonus }
table-hand = carte in mano: { $count }
table-held = { $card }
table-slot = { $fortune }: { $card }, { $count ->
    [0] nessuno attende
    [one] un lavoratore attende
   *[other] { $count } lavoratori attendono
  }
table-tax = dischetti tassa: { $count }
table-area = { $work }: { $count ->
    [one] un lavoratore
   *[other] { $count } lavoratori
  }
table-duty = impegno: { $duty }
table-migration = migrazione: { $upper } in alto, { $lower } in basso; veterani stesi: { $lying }
table-innovation = dischetto su { $innovation }
table-exported = { $count ->
    [one] un prodotto
   *[other] { $count } prodotti
  } sullo spazio Nazione: { $nation }
table-general = { $count ->
    [one] un prodotto
   *[other] { $count } prodotti
  } nella riserva generale: { $foreign }
table-envoys = { $count ->
    [one] un emissario
   *[other] { $count } emissari
  }: { $foreign }
table-glory = gloria di guerra: { $first } × 4 e { $second } × 2
table-personal = tessera personale: { $route }
table-personal_open = { $route } chiede ancora { $item }
table-won = vinta: { $route }

## Il giudizio
about-way-trader = Ama le navi e quello che pagano.
about-way-builder = Ama le fabbriche e quello che producono.
about-way-general = Ama la guerra e le rotte, e la gloria che portano.
feature-points = punti al sicuro
feature-silver = argento
feature-copper = rame
feature-purse = monete da spendere
feature-tax_due = la tassa di questo round
feature-tax_missing = argento che manca per la tassa
feature-food_missing = Cibo che manca ai lavoratori
feature-food_ready = cibo per i lavoratori
feature-food_spare = cibo di scorta
feature-wood = legno
feature-stone = pietra
feature-boat_step = un passo che rende sul tracciato Imbarcazioni
feature-reach = capacità di trasporto fluviale
feature-crops = cubetti per i Mercati Urbani
feature-tea = tè che una nave chiede
feature-salt_pairs = coppie di sale
feature-late_pair = una coppia per le Spedizioni Tardive
feature-raw_material = materia grezza per le proprie fabbriche
feature-works = fabbriche utili
feature-cargo = prodotti che una nave chiede
feature-products = prodotti senza nave
feature-discs = innovazioni a disposizione
feature-majorities = maggioranze di innovazioni
feature-emissaries = emissari in viaggio
feature-war = speranza di gloria di guerra
feature-routes_ahead = tessere Rotta in corso
feature-duties = ricompense imperiali in arrivo
feature-workers = lavoratori in attesa
feature-cards = carte da giocare
feature-migrants = migranti disponibili
feature-levels_ahead = livelli di fabbrica che si possono pagare
feature-ship_now = consegne pronte per questo round
feature-make_now = produzione pronta per questo round
feature-fed_rivals = materia grezza per le fabbriche altrui
feature-disasters = disastri di questo round
feature-route_now = una tessera Rotta pronta per questo round
feature-turn_left = il resto di questo turno
feature-rivals = quello che ne ricavano gli avversari

## Il foglio segnapunti
line-boats = Imbarcazioni
line-factories = Fabbriche
line-products = Prodotti lavorati
line-war_glory = Glorie di guerra
line-routes = Rotte
line-innovations = Innovazioni
line-yinzi = Yinzi (argento)
line-misfortune = Sventure
tie-turn_order = il posto più avanti nell’ordine di turno del round 4

## Il tabellone
board-columns = Tessere piantagione e bonus
board-columns-use = Ognuno va su uno dei sei bonus e può comprare la tessera sopra di esso. Da sinistra a destra le colonne sono il nuovo ordine di turno.
board-column = Colonna { $n }
board-column-empty = Qui non c’è una tessera finché il tracciato non si riempie.
board-tile = Una tessera piantagione: { $good }
board-tile-costs = Costa { $n } rame e porta due cubetti. Trascinala sul vassoio, poi su una casella libera.
board-stack-plantations = Pila delle tessere piantagione
board-stack-factories = Pila delle fabbriche
board-tiles-left = Coperte nella pila: { $n }
board-bonus-free = Libero. Chi lo prende è sulla colonna { $n } di sei del nuovo ordine di turno.
board-taken-by = In questo round è di { $who }.
board-order = Turno
board-order-now = { $who } è al posto { $n } dell’ordine di turno.
board-order-how = I bonus scelti nella fase A, da sinistra a destra, fanno il nuovo ordine.
board-cylinder = Il bonus di { $who }
board-majority = Più dischetti qui alla fine: { $alone ->
    [one] 1 punto
   *[other] { $alone } punti
  }, { $tied } a testa in parità.
board-discs-here = Dischetti: { $mix }
board-lead = Per ora { $who }: { $n } { $n ->
    [one] punto
   *[other] punti
  }.
board-of = { $who } { $n }
board-innovation-free = Libera: qui va un dischetto della tua riserva.
board-disc-of = Dischetto di { $who }. Si riprende per il suo effetto, o resta e conta alla fine.
board-disc-fresh = Dischetto di { $who }, messo proprio in questo turno: si usa dal prossimo.
board-work-open = { $who } non l’ha ancora fatto in questo round. Trascina qui un gruppo.
board-work-used = { $who } l’ha già fatto in questo round.
board-modes = Fabbrica propria: il livello I vuole due lavoratori, II e III uno; il III può fare due prodotti. Da un rivale di livello II: due lavoratori e 3 rame; di livello III: un lavoratore e 1 argento.
board-workers-of = Lavoratori di { $who }: { $n }
board-war-space = Lo spazio { $n } della guerra è libero. Il prossimo gruppo va sullo spazio libero più a sinistra.
board-war-ties = Chi è più a sinistra vince le parità.
board-warriors = { $who } ha { $n } in guerra, sullo spazio { $place }.
board-strength = La Cina contro il nemico
board-war-holds = { $china } contro { $enemy }: la guerra sarebbe vinta.
board-war-fails = { $china } contro { $enemy }: la guerra sarebbe persa.
board-war-prizes = Vinta: { $first } punti a chi ha più lavoratori, { $second } al secondo. Persa: { $lost } a chi ne ha di più.
board-lying = Veterani
board-lying-use = Qui i veterani restano distesi fino alla prossima guerra.
board-glory = Gloria di guerra
board-glory-use = Ogni dischetto qui vale { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }.
board-disasters = Disastri di questo round
board-no-disaster = Nessuna tessera rotta scoperta ne porta.
board-discard = Pila degli scarti
board-discard-use = Tessere delle rotte chiuse. La costruzione di strade e l’innovazione per una tessera rotta personale ne fanno scegliere una.
board-discard-unknown = Non le conosci: { $n }
board-route-space = Uno spazio per una tessera rotta
board-route-none = Qui non ci sono più tessere.
board-route-pile = Coperte sotto di essa: { $n }
board-route-taken = Rifornita da { $who } con { $n ->
    [one] un pezzo
   *[other] { $n } pezzi
  }.
board-pile = Nell’area delle risorse: { $what }
board-wood-use = Un legno porta la tua barca avanti di uno spazio.
board-stone-use = Una pietra costruisce una fabbrica o ne ricostruisce una in rovina.
board-duty-free = Ancora nessuno serve qui.
board-duty-taken = Qui serve: { $who }
board-produce = Produrre
board-migration = Migrazione
board-migration-upper = Sopra: i lavoratori rimasti in questo round. Alla fine scendono.
board-migration-lower = Sotto: i lavoratori che possono unirsi a un tuo gruppo.
board-boats = Barche
board-boats-use = Il numero dice quanti confini possono attraversare le tue merci in un’azione. Alla fine ognuno vale { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }.
board-boat-space = Capacità { $capacity }, vale { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }.
board-space-of-boats = Spazio { $n } del tracciato delle barche
board-boats-here = Qui: { $who }
board-boat-of = La barca di { $who }
board-general-here = Nell’area generale: { $mix }
board-envoys-here = Emissari: { $mix }
board-nation-room = Posto per altri { $n }. Il carico di una nave non si divide mai.
board-nation-full = Piena: il prossimo carico va nell’area generale.
board-nation-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
  } per ogni prodotto qui.
board-exchange = Rame per 1 argento
board-rate = { $n } rame per 1 argento, nei due sensi, solo per un pagamento.
board-rate-moves = Il dado mostra { $face }. A fine round un tiro più alto lo sposta a destra, uno più basso a sinistra.
board-clock = Round { $n } di 4
board-phases = A bonus, B azioni, C cibo, D risoluzione, E spedizione tardiva, F amministrazione.
board-phase-bonus = Fase A: bonus e ordine di turno.
board-phase-actions = Fase B: una carta o un gruppo per turno.
board-phase-food = Fase C: si sfamano i lavoratori sul tabellone.
board-phase-resolution = Fase D: guerra, disastri, rotte, impegni, tasse.
board-phase-late = Fase E: una coppia di cibi diversi per 1 argento.
board-phase-end = Fase F: il dado, i lavoratori tornano, nuove carte.
board-dock-empty = Qui non c’è una nave.
board-ship-free = Spazi liberi: { $n }. La nave salpa quando è piena.
board-ship-next = Annunciata: attracca quando salpa una nave della sua pila.
board-ship-points = Un prodotto che salpa ora con essa varrebbe { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }, e 1 argento subito.
board-ship-salt = Due cubetti di sale vanno su ogni spazio.
board-no-hold = Questa nave è più corta.
board-load = { $who }: { $what }
board-hold-wants = Prende { $what } per 1 argento.
board-ship-pile = Navi in arrivo
board-pile-docks = Attraccano a { $docks }.
board-next-ship = La prossima: { $ship }
board-pile-left = Coperte dietro di essa: { $n }
board-way = { $where } { $n }
board-ways = Confini verso le altre: { $ways }
board-capacity = La tua capacità fluviale: { $n } per azione.
board-capacity-left = Capacità fluviale rimasta in questa azione: { $n } di { $all }.
board-coast = il mare
board-border = Tra { $one } e { $other }
board-border-costs = Ogni cubetto o prodotto che passa qui usa 1 capacità fluviale.
board-blank = Qui non cresce nulla da solo. Ci si può mettere una tessera piantagione o una fabbrica.
board-yields = Coltivare qui porta { $n ->
    [one] un cubetto
   *[other] { $n } cubetti
  }.
board-tile-here = Una tessera piantagione: { $good }. Senza cubetti può coprirla un’altra tessera o una fabbrica, ma non il sale.
board-cube = { $n } × { $good } di { $who }
board-sold-becomes = Venduto a un mercato urbano diventa materia grezza del colore di { $who }, per tutti.
board-to-coast = Confini fino a una nave: { $n }
board-market = Mercato urbano di { $province }
board-market-pays = { $price } rame per un cubetto sul suo spazio, { $coin } su una moneta.
board-raw-here = Materia grezza qui: { $mix }
board-raw = Materia grezza del colore di { $who }. Tutti possono usarla in una fabbrica con quella cornice.
board-eater = { $factory }: { $n ->
    [one] a un confine
   *[other] a { $n } confini
  }
board-no-eater = Nessuna fabbrica attiva usa ancora questo colore.
board-coin = { $coin } rame. Prende { $goods }, le merci accanto, se i loro spazi non sono pieni tutti e due.
board-sells-here = Prende { $good } per { $price } rame.
board-becomes-raw = Quel che si vende qui diventa materia grezza per tutti.
board-rural = Mercato rurale
board-rural-sale = Prende grano, cavolo, frutta, mais e patate, { $price } rame a cubetto, quando è il tuo turno.
board-rural-price = Il cibo costa { $price } rame e si usa subito. Nella stessa occasione nessuno compra e vende.
board-rural-stock = Cibo qui: { $mix }
board-site-free = Qui sta una fabbrica.
board-factory-of = fabbrica di { $product } di { $who } in { $province }
board-ruin-of = fabbrica di { $product } in rovina in { $province }
board-display = Fabbriche da costruire
board-display-first = La prima è gratis: trascinala sul vassoio, poi su tre caselle libere.
board-display-cost = Costruirla costa 1 pietra: trascinala sul vassoio, poi su tre caselle libere.
board-plan-title = Una fabbrica di { $product } da costruire
board-plan = Fa { $product }. Livello I, II, III: 2, 3, 5 punti.
board-eats = La sua cornice: usa materia grezza del colore di { $who }.
board-store = Livello { $level }. Nel magazzino: { $full } di { $room }.
board-stored = Prodotti dentro: { $mix }
board-rival-only = Al livello I vi produce solo il proprietario.
board-mode = Tu: { $men ->
    [one] un lavoratore
   *[other] { $men } lavoratori
  }, { $n ->
    [one] un prodotto
   *[other] fino a { $n } prodotti
  }.
board-fee = E una tariffa per { $who }: { $mix }.
board-no-raw = In nessun mercato c’è materia grezza del suo colore.
board-raw-away = { $n } a { $borders ->
    [0] nessun confine
    [one] un confine
   *[other] { $borders } confini
  }
board-raw-reach = Materia grezza: { $what }. Puoi attraversarne { $n }.
board-upgrade = Livello { $level }: { $copper } rame, poi { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
board-ruin = Una rovina: chiunque può ricostruirla per 1 pietra.
board-product-in = Si trova in: { $factory }.
board-product = { $product } di { $who }
board-wanted-at = Richiesto a: { $docks }.
board-not-wanted = Nessuna nave ha uno spazio libero per esso.
board-peg = Il centro di quattro caselle: la fabbrica ne copre tre.
board-turn-it = R, la rotella o il tasto destro la ruotano mentre la tieni.
board-lay-it = Trascinala su una casella libera; porta due cubetti.
board-bench = Vassoio
board-bench-use = Qui aspetta quel che stai per costruire o piantare.
board-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
  } se la partita finisse ora
board-owns = { $mix }
board-cards-left = Carte in mano: { $n }
board-open-tiles = Tessere aperte: { $what }
board-stock = { $who }: { $what }
board-stock-copper = Paga tessere, livelli, risorse, tariffe e cibo.
board-stock-silver = Paga le tasse. Alla fine ognuno vale 1 punto.
board-stock-cubes = Cubetti da piantare. Quel che si usa torna al proprietario.
board-stock-discs = Dischetti per livelli delle fabbriche, innovazioni, tasse e gloria di guerra.
board-stock-markers = Segnalini per i prodotti. Quelli nei mercati esteri non tornano mai.
board-stock-men = Lavoratori per le prossime carte.
board-cubes = { $n ->
    [one] 1 cubetto
   *[other] { $n } cubetti
  }
board-discs = { $n ->
    [one] 1 dischetto
   *[other] { $n } dischetti
  }
board-markers = { $n ->
    [one] 1 segnalino prodotto
   *[other] { $n } segnalini prodotto
  }
board-men = { $n ->
    [one] 1 lavoratore
   *[other] { $n } lavoratori
  }
board-slot-free = In questo round non c’è ancora una carta. Trascinane una qui.
board-card-here = Qui c’è una carta di valore { $value }. Lavoratori in attesa: { $men }
board-group-use = Trascinali su un’azione dei lavoratori. Se non c’è nulla da fare, nella migrazione.
board-group-none = Qui i lavoratori di una carta aspettano la loro azione.
board-hand = Mano di { $who }
board-hand-use = Trascina una carta su uno dei cinque spazi.
board-card = Valore { $value }, lavoratori { $men }
board-card-value = L’azione fortuna si risolve fino a { $n ->
    [one] una volta
   *[other] { $n } volte
  }.
board-card-men = Poi un gruppo aspetta un’azione dei lavoratori: { $n }.
board-card-price = Il valore conta per le tasse, i lavoratori per il cibo.
board-tax = Tasse di { $who }
board-tax-base = Valori delle carte giocate e dischetti delle tasse: { $n }. Dischetti: { $discs }
board-tax-steps = Da 3 a 5: nulla. Da 6 a 8: 1 argento. Da 9 in su: 2 argento.
board-tax-disc = Una volta per azione fortuna un dischetto qui compra una risoluzione in più.
board-bill = Tasse di questo round
board-bill-tax = { $now } argento per quel che si è giocato, { $later } a mano finita.
board-meal = Cibo per questo round
board-bill-food = Lavoratori sul tabellone: { $men }. Vogliono { $now } cibo ora, { $later } quando tutti saranno inviati.
board-meal-use = Riso, grano, mais: un cubetto è un cibo. Cavolo, frutta, patate: due cubetti uguali. Trascinali qui nella fase C.
board-misfortune = Sfortune di { $who }: { $n }
board-misfortune-use = Alla fine: { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }.
board-won = Rotte di { $who }
board-won-points = Valgono { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }.
board-won-tiles = Vinte: { $what }
board-personal = Tessere rotta personali
board-personal-use = Si riforniscono alla fine di un round o nell’ultima occasione, anche in parte.
board-mine-of = Tessera rotta personale di { $who }
board-mine-done = Sopra: { $n } di { $all }
board-slot-boats = Barche
board-slot-cultivate = Coltivare
board-slot-sell = Vendere
board-slot-factories = Fabbriche
board-slot-innovations = Innovazioni
board-head-points = Punti se la partita finisse ora
board-head-silver = Argento
board-head-copper = Rame
board-head-food = Cibo da trovare alla fine del round
board-head-tax = Argento di tasse alla fine del round
