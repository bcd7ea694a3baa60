game-title = Noria
game-line = Gira gli anelli della tua ruota, manda l'ambasciatore sulle isole volanti e guida la politica che decide quanto è valso tutto.
game-goal = avere più punti alla fine: ogni Livello su un Percorso vale quanto è arrivata a valere la sua Sala.
game-lesson = 15
game-players = 2–4 giocatori
game-length = 70–120 min

variant-base = Il gioco base
about-variant-base = Le isole sono coperte e ogni Ruota parte con gli stessi spazi occupati. Giusto per le prime partite.
variant-expert = Il gioco per esperti
about-variant-expert = Ognuno costruisce la propria Ruota. Le isole sono scoperte, in cerchio, e si parte con tre navi soltanto.
option-market = Mercato
about-option-market = Quanto costa un disco di ogni tipo per tutta la partita.
option-market-first_game = Come in una prima partita
option-market-random = Prezzi a caso
option-wheels = Ruote di partenza
about-option-wheels = Dove stanno i sei dischi con cui tutti cominciano.
option-wheels-usual = Gli spazi consueti
option-wheels-built = Ognuno costruisce la propria
option-first_player = Primo giocatore
about-option-first_player = Chi comincia il primo round; gli altri seguono in senso orario.
option-first_player-random = A sorte
option-first_player-1 = Posto 1
option-first_player-2 = Posto 2
option-first_player-3 = Posto 3
option-first_player-4 = Posto 4

## Cose
resource-energy = Energia
resource-mycelium = Micelio
resource-obsidian = Ossidiana
about-resource-energy = Luce rosa. Paga Miglioramento, Insediamento, dischi e beni.
about-resource-mycelium = Radice verde di fungo. Paga Miglioramento, Insediamento, dischi e beni.
about-resource-obsidian = Vetro nero. Paga Miglioramento, Insediamento, dischi e beni.
good-propeller = Elica
good-sail = Vela
good-compass = Bussola
good-lamp = Lampada
good-piston = Pistone
about-good-propeller = Bene semplice, fatto con 1 Energia e 1 Ossidiana. Paga l'Esplorazione o si vende per 2 Conoscenza.
about-good-sail = Bene semplice, fatto con 1 Energia e 1 Micelio. Paga l'Esplorazione o si vende per 2 Conoscenza.
about-good-compass = Bene semplice, fatto con 1 Micelio e 1 Ossidiana. Paga l'Esplorazione o si vende per 2 Conoscenza.
about-good-lamp = Bene complesso, fatto con una risorsa di ogni tipo. Paga la Ricerca o si vende per 3 Conoscenza.
about-good-piston = Bene complesso, fatto con una risorsa di ogni tipo. Paga la Ricerca o si vende per 3 Conoscenza.
disc-energy = Energia
disc-mycelium = Micelio
disc-obsidian = Ossidiana
disc-journey = Viaggio
disc-city = Città
disc-tool = Utensili
disc-bonus = Bonus
about-disc-energy = Prendi 1 Energia per ogni tua nave energia.
about-disc-mycelium = Prendi 1 Micelio per ogni tua nave micelio.
about-disc-obsidian = Prendi 1 Ossidiana per ogni tua nave ossidiana.
about-disc-journey = Manda l'Ambasciatore su un'altra isola, poi prendi lì una nave o costruisci una fabbrica.
about-disc-city = Prendi un disco dal mercato, oppure investi: sali di un Livello su un Percorso.
about-disc-tool = Gira un tuo disco sul lato avanzato, oppure produci beni nei tuoi magazzini vuoti.
about-disc-bonus = Esegui un'azione di un disco che hai già attivato in questo turno.
mode-normal = come normale
mode-advanced = come avanzato
about-mode-normal = Un'azione.
about-mode-advanced = Due azioni di fila. Una volta per turno, annunciandolo prima.
space-large_right = grande a destra
space-large_centre = grande al centro
space-large_left = grande a sinistra
space-large_upper_left = grande in alto a sinistra
space-large_upper_centre = grande in cima
space-large_upper_right = grande in alto a destra
space-medium_right = medio a destra
space-medium_left = medio a sinistra
space-medium_upper_left = medio in alto a sinistra
space-medium_upper_right = medio in alto a destra
space-small_bottom = piccolo in basso
space-small_top = piccolo in alto
ring-large = Anello grande
ring-medium = Anello medio
ring-small = Anello piccolo
path-refinement = Miglioramento
path-settlement = Insediamento
path-exploration = Esplorazione
path-research = Ricerca
about-path-refinement = Si paga con risorse di un solo tipo.
about-path-settlement = Si paga con risorse di almeno due tipi.
about-path-exploration = Si paga con beni semplici; dal prezzo 2 in su, di almeno due tipi.
about-path-research = Si paga con beni complessi di un solo tipo.
chamber-refinement = Miglioramento
chamber-settlement = Insediamento
chamber-exploration = Esplorazione
chamber-research = Ricerca
chamber-specialization = Specializzazione
chamber-division = Divisione
about-chamber-refinement = Alla fine moltiplica il tuo Livello di Miglioramento.
about-chamber-settlement = Alla fine moltiplica il tuo Livello di Insediamento.
about-chamber-exploration = Alla fine moltiplica il tuo Livello di Esplorazione.
about-chamber-research = Alla fine moltiplica il tuo Livello di Ricerca.
about-chamber-specialization = Alla fine moltiplica il tuo Livello più alto.
about-chamber-division = Alla fine moltiplica il tuo Livello più basso. Un Percorso mai iniziato conta come Livello 0.
island-isle_1 = Rocca di Brace
island-isle_2 = Selva delle Spore
island-isle_3 = Vetronero
island-isle_4 = Palude dei Bagliori
island-isle_5 = Rupe delle Radici
island-isle_6 = Guglia di Selce
island-isle_7 = Muschio Lanterna
island-isle_8 = Giardino di Schegge
island-isle_9 = Forgia dei Tuoni
island-face_down = un'isola coperta
about-island-face_down = Girala e approda. Nessuno sa che cosa offre.
payment-any = di qualsiasi tipo
payment-same = di un solo tipo
payment-different = di almeno due tipi
face-empty = –
face-energy = Energia
face-mycelium = Micelio
face-obsidian = Ossidiana
face-journey = Viaggio
face-city = Città
face-tool = Utensili
face-bonus = Bonus
face-energy_advanced = Energia★
face-mycelium_advanced = Micelio★
face-obsidian_advanced = Ossidiana★
face-journey_advanced = Viaggio★
face-city_advanced = Città★
face-tool_advanced = Utensili★
face-bonus_advanced = Bonus★

count-energy = { $n } Energia
count-mycelium = { $n } Micelio
count-obsidian = { $n } Ossidiana
count-knowledge = { $n } Conoscenza
count-propeller = { $n ->
    [one] 1 Elica
   *[other] { $n } Eliche
  }
count-sail = { $n ->
    [one] 1 Vela
   *[other] { $n } Vele
  }
count-compass = { $n ->
    [one] 1 Bussola
   *[other] { $n } Bussole
  }
count-lamp = { $n ->
    [one] 1 Lampada
   *[other] { $n } Lampade
  }
count-piston = { $n ->
    [one] 1 Pistone
   *[other] { $n } Pistoni
  }
count-ships_energy = { $n } energia
count-ships_mycelium = { $n } micelio
count-ships_obsidian = { $n } ossidiana
count-warehouse_propeller = { $n } per Eliche
count-warehouse_sail = { $n } per Vele
count-warehouse_compass = { $n } per Bussole
count-warehouse_lamp = { $n } per Lampade
count-warehouse_piston = { $n } per Pistoni
count-site_propeller = { $n } per Eliche
count-site_sail = { $n } per Vele
count-site_compass = { $n } per Bussole
count-site_lamp = { $n } per Lampade
count-site_piston = { $n } per Pistoni

## Che cosa si chiede
phase-start_resource = Con quale risorsa parti?
phase-free_level = Su quale Percorso parte, gratis, il tuo primo Delegato?
phase-build_wheel = Costruisci la Ruota: un disco nell'Anello piccolo, due nel medio, tre nel grande; due nella metà attiva, quattro nell'altra.
phase-round = Comincia un round.
phase-turn = Comincia un turno.
phase-influence = Influenza: cambia la tua Ruota, o vai avanti.
phase-actions = Azioni: usa un disco della Ruota, o nessun altro in questo turno.
phase-journey = Viaggio: dove va il tuo Ambasciatore?
phase-city = Città: prendi un disco o investi.
phase-tool = Utensili: migliora un disco o produci beni.
phase-bonus = Bonus: quale disco agisce di nuovo?
phase-landing = Sei approdato. Prendi una nave o costruisci una fabbrica.
phase-pay = Con quali risorse paghi?
phase-pay_goods = Con quali beni paghi?
ask-pay = { $needs ->
    [one] È dovuta 1 risorsa
   *[other] Sono dovute { $needs } risorse
  } ({ $payment }). Con che cosa paghi?
ask-pay_goods = { $needs ->
    [one] È dovuto 1 bene
   *[other] Sono dovuti { $needs } beni, { $payment },
  } tra quelli { $first ->
    [0] semplici
   *[other] complessi
  }. Con che cosa paghi?
phase-politics = Politica: trama un Intrigo, o termina il turno.
phase-administration = Amministrazione.
phase-place_discs = Dove vanno i dischi che hai preso?
phase-final_scoring = Si contano i punti.

## Verbi e mosse
verb-start_with = Risorsa iniziale
verb-free_level = Livello gratuito
verb-set_disc = Mettere un disco
verb-night_shift = Turno di Notte
verb-modify = Modificare
verb-end_influence = Terminare l'Influenza
verb-activate = Attivare un disco
verb-inspect = Ispezionare
verb-sell = Vendere un bene
verb-buy = Comprare una risorsa
verb-end_actions = Terminare le Azioni
verb-market = Prendere un disco
verb-invest = Investire
verb-travel = Viaggiare
verb-take_ship = Prendere una nave
verb-build = Costruire una fabbrica
verb-upgrade = Migliorare
verb-produce = Produzione
verb-repeat = Ripetere un disco
verb-forgo = Rinunciare
verb-pay = Pagare
verb-pay_goods = Pagare con beni
verb-intrigue = Intrigo
verb-end_politics = Terminare il turno
verb-place_disc = Mettere un disco

move-start_with = Parti con 1 { $resource }
move-free_level = Parti dal Livello 1 di { $path }
move-set_disc = Metti { $disc } sullo spazio { $space }
move-night_shift = Turno di Notte: gira di un passo l'{ $ring }
move-modify = Modificare: scambia ciò che sta sugli spazi { $space } e { $space2 }
move-end_influence = Passa alle azioni
move-activate = Attiva il disco sullo spazio { $space }, { $mode }
move-inspect = Ispeziona il disco sullo spazio { $space } per 1 Conoscenza
move-sell = Mercato Nero: vendi 1 { $good }
move-buy = Mercato Nero: compra 1 { $resource } per 3 Conoscenza
move-end_actions = Nessun altro disco in questo turno
move-market = Prendi dal mercato il disco { $disc }
move-invest = Investi in { $path }
move-travel = Viaggia verso { $island }
move-take_ship = Prendi una nave { $resource }
move-build = Costruisci una fabbrica per { $good }
move-upgrade = Gira sul lato avanzato il disco sullo spazio { $space }
move-produce = Produci { $mix }
move-repeat = Ripeti il disco sullo spazio { $space }
move-forgo = Rinuncia all'azione
move-pay = Paga { $mix }
move-pay_goods = Paga { $mix }
move-intrigue = Intrigo: fai sedere uno in { $chamber }, togli uno da { $chamber2 }
move-end_politics = Termina il turno
move-place_disc = Metti il nuovo disco { $disc } sullo spazio { $space }

## Perché no
no-advanced-spent = In questo turno hai già usato un disco come avanzato.
no-all-revealed = Tutte le isole sono già scoperte.
no-already-advanced = Il disco sullo spazio { $space } mostra già il lato avanzato.
no-already-there = Il tuo Ambasciatore è già su { $island }; un Viaggio porta su un'altra isola.
no-bonus-first = Un Bonus ha bisogno di un disco da ripetere: attivane prima un altro.
no-bonus-on-bonus = Un Bonus non può ripetere un Bonus.
no-chamber-empty = In { $chamber } non aspetta più nessun Politico.
no-disc-not-bought = Non hai un nuovo disco { $disc } da mettere.
no-disc-placed = { $disc } non è tra i dischi che devi ancora mettere.
no-active-half-full = Nella metà attiva vanno solo { $count } dei tuoi dischi iniziali, e ci sono già.
no-other-half-full = Nella metà inattiva vanno solo { $count } dei tuoi dischi iniziali, e ci sono già.
no-island-unknown = { $island } non è ancora stata scoperta.
no-just-upgraded = Il disco sullo spazio { $space } è stato migliorato in questo turno: si può attivare dal prossimo. Ispezionarlo si può.
no-knowledge-short = Costa { $needs } Conoscenza. Tu ne hai { $have }.
no-landing-short = Devi 1 risorsa per ogni Ambasciatore rivale che è lì: { $needs }. Tu ne hai { $have }.
no-line-closed = Nessuna linea unisce lo spazio { $space } a { $space2 }, che hai usato in questo turno.
no-last-waiting = In { $chamber } aspetta un solo Politico: non può sedersi e anche essere tolto.
no-mix-any = Paga esattamente { $needs }.
no-mix-different = Paga { $needs } di almeno due tipi.
no-mix-same = Paga { $needs } di un solo tipo.
no-mix-short = Non hai tutto questo.
no-no-factory = Tutte le tue fabbriche sono costruite.
no-no-goods = Non hai beni pronti.
no-no-ship = Qui non restano navi { $resource }.
no-no-site = { $island } non ha spazi liberi per questa fabbrica: { $good }.
no-no-such-good = Non hai questo bene: { $good }.
no-not-activated = In questo turno non hai attivato il disco sullo spazio { $space }.
no-not-active = Lo spazio { $space } è nella metà inattiva.
no-not-advanced = Il disco sullo spazio { $space } mostra il lato normale.
no-not-neighbour = { $island } non è vicina a { $island2 }, dove sta il tuo Ambasciatore.
no-nothing-to-do = Adesso il disco { $disc } non può fare nulla, a meno che aiuti il Mercato Nero. Puoi ispezionarlo.
no-odd-batch = Una Produzione fa quanti beni vuoi di un tipo, oppure uno di ciascuno di più tipi.
no-one-action-due = Hai attivato il disco, quindi una sua azione va eseguita.
no-own-tool = Un disco Utensili non può girare se stesso.
no-path-top = Su { $path } sei già in cima.
no-price-different-resource = Il prossimo Livello costa { $needs } risorse di almeno due tipi. Le tue sono tutte di uno.
no-price-different-simple_good = Il prossimo Livello costa { $needs } beni semplici di almeno due tipi. I tuoi sono tutti di uno.
no-price-same-complex_good = Il prossimo Livello costa { $needs } beni complessi di un solo tipo. Di nessun tipo ne hai così tanti.
no-price-same-resource = Il prossimo Livello costa { $needs } risorse di un solo tipo. Di nessun tipo ne hai così tante.
no-price-short-complex_good = Il prossimo Livello costa { $needs ->
    [one] 1 bene complesso
   *[other] { $needs } beni complessi
  }. Tu ne hai { $have }.
no-price-short-resource = Il prossimo Livello costa { $needs ->
    [one] 1 risorsa
   *[other] { $needs } risorse
  }. Tu ne hai { $have }.
no-price-short-simple_good = Il prossimo Livello costa { $needs ->
    [one] 1 bene semplice
   *[other] { $needs } beni semplici
  }. Tu ne hai { $have }.
no-recipe-short = Per questo ti mancano: { $mix }.
no-resources-short = Costa { $needs ->
    [one] 1 risorsa
   *[other] { $needs } risorse
  }. Tu ne hai { $have }.
no-ring-full = Dei tuoi dischi iniziali { $count ->
    [one] solo 1 va nell'{ $ring }, e c'è già
   *[other] solo { $count } vanno nell'{ $ring }, e ci sono già
  }.
no-ring-used = In questo turno hai già usato l'{ $ring }: { $space }.
no-same-space = Scegli due spazi diversi.
no-ship-never = Su { $island } non ci sono mai navi { $resource }.
no-small-ring-fixed = L'Anello piccolo non si può girare.
no-space-empty = Non c'è nessun disco sullo spazio { $space }.
no-space-taken = C'è già un disco sullo spazio { $space }.
no-stack-empty = Il mercato non ha più dischi { $disc }.
no-surcharge-short = { $ahead ->
    [one] Un rivale è davanti a te
   *[other] { $ahead } rivali sono davanti a te
  }, quindi { $needs ->
    [one] serve 1 risorsa
   *[other] servono { $needs } risorse
  } in tutto. Tu ne hai { $have }.
no-warehouses-full = Non hai magazzini vuoti.
no-warehouses-short = { $room ->
    [0] Non hai più posto
    [one] Hai posto solo per 1 altro bene
   *[other] Hai posto solo per altri { $room } beni
  } di questo tipo: { $good }.

## Il diario
event-activated = { $who } attiva { $disc }, { $mode }.
event-bought_resource = { $who } compra 1 { $resource } al Mercato Nero.
event-built = { $who } costruisce una fabbrica: { $count ->
    [one] un magazzino
   *[other] { $count } magazzini
  } per { $good }.
event-built_wheel = { $who } ha costruito la Ruota.
event-climbed = { $who } sale al Livello { $level } di { $path }.
event-gained = { $who } riceve { $count } { $resource }.
event-game_ended = La partita è finita. I Politici in attesa lasciano le Sale.
event-income = { $who } prende { $count } Conoscenza dalle fabbriche.
event-inspected = { $who } ispeziona il disco sullo spazio { $space }: 1 Conoscenza.
event-intrigued = { $who } paga { $price } Conoscenza, fa sedere un Politico in { $chamber } e ne toglie uno da { $chamber2 }.
event-modified = { $who } paga { $price } Conoscenza e scambia ciò che sta sugli spazi { $space } e { $space2 }.
event-paid = { $who } paga { $mix }.
event-paid_goods = { $who } paga { $mix }.
event-placed_disc = { $who } mette { $disc } sullo spazio { $space }.
event-produced = { $who } produce { $mix }.
event-repeated = { $who } ripete { $disc }.
event-replaced_disc = { $who } mette { $disc } sullo spazio { $space }, al posto di { $disc2 }.
event-revealed = { $who } scopre { $island }.
event-round_began = Round { $round } di { $rounds }.
event-sold = { $who } vende 1 { $good } al Mercato Nero per { $price } Conoscenza.
event-started_with = { $who } parte con 1 { $resource }.
event-took_disc = { $who } prende { $disc } dal mercato.
event-took_ship = { $who } prende una nave { $resource } e ora ne ha { $count }.
event-travelled = { $who } viaggia verso { $island }.
event-turned_ring = { $who } paga { $price } Conoscenza per girare l'{ $ring }.
event-upgraded = { $who } gira sul lato avanzato il disco sullo spazio { $space }.

## Il tavolo a parole
table-prices = Prezzi in Conoscenza: Turno di Notte { $night_shift }, Modificare { $modify }, Intrigo { $intrigue }
table-stack = Mercato: { $disc }, ne { $left ->
    [one] resta 1
   *[other] restano { $left }
  }, { $price ->
    [0] gratis
   *[other] prezzo { $price }
  }
table-chamber = { $chamber }: valore { $value }, seduti { $seated }, in attesa { $unseated }
table-island_ships = { $island }, navi: { $mix }
table-island_sites = { $island }, spazi liberi per fabbriche: { $mix }
table-covered = { $count ->
    [one] un'isola è coperta
   *[other] { $count } isole sono coperte
  }
table-seat = { $who }: fabbriche costruite { $built }, dischi sulla Ruota { $count }
table-stock = riserva: { $mix }
table-ships = navi: { $mix }
table-goods = beni: { $mix }
table-warehouses = magazzini: { $mix }
table-levels = Miglioramento { $level }, Insediamento { $level2 }, Esplorazione { $level3 }, Ricerca { $level4 }
table-at_island = Ambasciatore su { $island }
table-at_home = Ambasciatore sull'isolotto di partenza
table-wheel_active = attivi: Anello grande a sinistra { $face3 }, al centro { $face2 }, a destra { $face } · medio a sinistra { $face5 }, a destra { $face4 } · piccolo { $face6 }
table-wheel_idle = fermi: Anello grande { $face }, { $face2 }, { $face3 } · medio { $face4 }, { $face5 } · piccolo { $face6 }

## Punteggio
line-refinement = Miglioramento
line-settlement = Insediamento
line-exploration = Esplorazione
line-research = Ricerca
line-specialization = Specializzazione
line-division = Divisione
tie-burden = vince chi ha meno navi e magazzini

## Che cosa conta per il futuro
feature-refinement = i Livelli di Miglioramento e quanto varranno
feature-settlement = i Livelli di Insediamento e quanto varranno
feature-exploration = i Livelli di Esplorazione e quanto varranno
feature-research = i Livelli di Ricerca e quanto varranno
feature-highest = il tuo Livello più alto
feature-lowest = il tuo Livello più basso
feature-progress = essere più in alto
feature-ships = le navi
feature-factories = le fabbriche
feature-warehouses = i magazzini
feature-resources = le risorse in mano
feature-simple_goods = i beni semplici in mano
feature-complex_goods = i beni complessi in mano
feature-knowledge = la Conoscenza in mano
feature-discs = i dischi sulla Ruota
feature-advanced = i dischi avanzati
feature-next_turn = il prossimo turno
feature-turn_left = il resto di questo turno
feature-rivals = quello che ne ricavano i rivali

## Il tabellone
board-market = Mercato
board-free = gratis
board-black-market = Mercato Nero
board-factories = Fabbriche
board-factories-of = Fabbriche di { $who }
board-level = { $path }, Livello { $level }
board-cave = La Caverna sotto { $path }
board-costs-resource = Costa { $n } risorse { $rule ->
    [same] di un solo tipo
   *[different] di almeno due tipi
  }.
board-costs-simple = { $rule ->
    [single] Costa 1 bene semplice.
    [same] Costa { $n } beni semplici di un solo tipo.
   *[different] Costa { $n } beni semplici di almeno due tipi.
  }
board-costs-complex = { $rule ->
    [single] Costa 1 bene complesso.
    [same] Costa { $n } beni complessi di un solo tipo.
   *[different] Costa { $n } beni complessi di almeno due tipi.
  }
board-level-free = Gratis: da qui comincia la partita.
board-next-level = Il prossimo Livello:
board-surcharge = { $n ->
    [one] Un rivale è più avanti: 1 risorsa qualsiasi in più.
   *[other] { $n } rivali sono più avanti: { $n } risorse qualsiasi in più.
  }
board-level-worth = Stare qui vale { $now ->
    [one] 1 punto
   *[other] { $now } punti
  } adesso, { $best } al massimo.
board-representative = { $who }: Delegato su { $path }
board-rep-at = Livello { $level } × valore { $value }: { $now ->
    [one] 1 punto
   *[other] { $now } punti
  } adesso, { $best } al massimo.
board-chamber = Sala: { $chamber }
board-chamber-value = Ogni Livello vale { $value } adesso, { $best } al massimo.
board-chamber-points = { $who }, Livello { $level }: { $now ->
    [one] 1 punto
   *[other] { $now } punti
  } adesso, { $best } al massimo.
board-chamber-cubes = { $n ->
    [0] Qui non aspetta più nessuno: il valore è definitivo.
    [one] Qui aspetta ancora un Politico.
   *[other] Qui aspettano ancora { $n } Politici.
  }
board-intrigue = Nella fase Politica: trascina un Politico in attesa al prossimo seggio della Sala, poi scegli chi viene tolto. Oppure trascina qui chi viene tolto, poi scegli chi si siede.
board-left = restano
board-intrigues-left = { $n ->
    [one] In questa partita è possibile ancora un Intrigo.
   *[other] In questa partita sono possibili ancora { $n } Intrighi.
  }
board-price-doubles = { $price } Conoscenza adesso; un'altra volta in questo turno { $next }.
board-track = A ogni round si apre uno spazio. I simboli Conoscenza aperti sono il prezzo di un Intrigo.
board-track-symbol = Da quando questo spazio è aperto, un Intrigo costa 1 Conoscenza in più.
board-track-rise = Da quando questo spazio è aperto, Turno di Notte e Modificare costano 1 Conoscenza in più.
board-track-unused = Aperto dall'inizio
board-track-round = Round { $round } di { $rounds }
board-disc = Disco { $disc }
board-disc-on = { $disc }
board-disc-price = { $price ->
    [0] Gratis
   *[other] Prezzo { $price }, in risorse qualsiasi
  }; disponibili: { $left }.
board-sell = Un bene semplice si vende per { $simple } Conoscenza, uno complesso per { $complex }: trascinalo qui.
board-buy = { $price } Conoscenza comprano 1 risorsa: trascina la moneta sulla risorsa. Aperto nella tua fase Azioni, quante volte vuoi.
board-isle-ships = Navi: { $mix }
board-isle-sites = Spazi liberi per fabbriche: { $mix }
board-isle-here = Ambasciatori qui: { $names }
board-landing = { $n ->
    [0] { $who } approda qui senza pagare.
    [one] { $who } paga 1 risorsa per approdare qui.
   *[other] { $who } paga { $n } risorse per approdare qui.
  }
board-site-of = Spazio per fabbrica su { $island }
board-site = Una fabbrica qui porta { $n ->
    [one] 1 magazzino vuoto
   *[other] { $n } magazzini vuoti
  } per { $good } e 1 Conoscenza a ogni turno.
board-site-free = Libero.
board-site-taken = Qui ha costruito { $who }.
board-home-islet = Isolotto di partenza
board-home = Tutti gli Ambasciatori partono da qui. Nessuno torna indietro.
board-ambassador-of = Ambasciatore di { $who }
board-ambassador = Viaggia con un disco Viaggio, poi prende una nave o costruisce una fabbrica.
board-circle = Il primo Viaggio porta ovunque, i successivi a un'isola vicina nel cerchio.
board-owns = { $who }: { $what }
board-ships = { $who }: { $n ->
    [one] 1 nave
   *[other] { $n } navi
  }, { $resource }
board-ship-gain = Il disco di questo tipo dà { $n } { $resource }, una per ogni nave.
board-knowledge = Paga Intrighi, Turni di Notte e Modificare; al Mercato Nero { $price } comprano una risorsa.
board-income = { $n ->
    [0] Le fabbriche non danno ancora Conoscenza.
   *[other] Alla fine di ogni turno: { $n } Conoscenza dalle fabbriche.
  }
board-warehouses = { $n ->
    [0] Ancora nessun magazzino per questo bene.
    [one] Magazzini pieni: { $full } su 1.
   *[other] Magazzini pieni: { $full } su { $n }.
  }
board-built = Costruite { $n }, ancora qui { $left }. La prima in alto va su un'isola.
board-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
  } se la partita finisse adesso.
board-stock = { $mix }
board-wheel = La metà inferiore è attiva. A ogni turno: al massimo un disco per anello, tutti sulla stessa linea.
board-wheel-ahead = In alto: la stessa Ruota fra uno e due turni.
board-wheel-of = Ruota di { $who }
board-active = Nella metà attiva.
board-idle = Nella metà attiva, ma adesso non può fare nulla. Ispezionalo per 1 Conoscenza.
board-resting = Nella metà inattiva.
board-back-in = { $n ->
    [one] Fermo. Torna attivo fra 1 turno.
   *[other] Fermo. Torna attivo fra { $n } turni.
  }
board-empty = Uno spazio vuoto.
board-waits = Aspetta uno spazio al centro della Ruota.
board-gains = Adesso: { $what }.
board-bought-of = Nuovi dischi di { $who }
board-bought = I dischi presi in questo turno aspettano qui. Alla fine del turno vanno sulla Ruota.
board-night-shift = Nella fase Influenza: trascina per il bordo l'{ $ring }, o fai clic, per girarlo di un passo.
board-modify = Nella fase Influenza: trascina un disco su un altro spazio della Ruota; se lì c'è un disco, i due si scambiano.
board-inspect = Trascina qui un disco attivo invece di usarlo: 1 Conoscenza.
board-head-points = Punti se la partita finisse adesso
board-head-knowledge = Conoscenza
board-head-ships = Navi
board-head-factories = Fabbriche costruite
board-head-goods = Beni pronti
board-smokestack = Ciminiera
board-first = { $who } comincia ogni round.
board-parts = Dischi iniziali
