game-title = Agra
game-line = Servi i notabili, le gilde e l’Imperatore nel 1572: coltiva, trasforma e consegna merci, e diventa il più ricco di Agra.
game-goal = essere il più ricco alla fine. Le Rupie sono denaro e punti insieme.
game-lesson = 20
game-players = 2–4 giocatori
game-length = 60–120 min
variant-base = Il gioco
about-variant-base = Per due, tre o quattro giocatori; in due o tre, marcatori neutrali chiudono alcune ciotole e alcuni ordini.
option-purses = Sacchetti
about-option-purses = Se tutti vedono quante Rupie hanno gli altri.
option-purses-hidden = Le Rupie restano segrete
option-purses-open = Le Rupie sono scoperte
option-merchant_coin_on_destination = Il Mercante lascia una moneta anche dove si ferma
about-option-merchant_coin_on_destination = Lascia sempre una moneta su ogni edificio che supera; così anche su quello che raggiunge.
option-merchant_coin_on_destination-yes = Sì
option-merchant_coin_on_destination-no = No
option-peon_collects_coins_and_merchant = Il Manovale raccoglie le monete e i favori del Mercante
about-option-peon_collects_coins_and_merchant = Se un lavoratore usato di nuovo prende ciò che prenderebbe uno piazzato: le monete del posto e i favori del Mercante.
option-peon_collects_coins_and_merchant-yes = Sì
option-peon_collects_coins_and_merchant-no = No
option-french_trader_needs_values_1_2_3 = Il Commerciante Francese vuole una merce di valore 1, una di 2 e una di 3
about-option-french_trader_needs_values_1_2_3 = Altrimenti vanno bene tre merci qualsiasi di valore da 1 a 3.
option-french_trader_needs_values_1_2_3-yes = Sì
option-french_trader_needs_values_1_2_3-no = No
option-production_bonus_with_zero = Mahout e Khatib aiutano anche se la fattoria non produce nulla
about-option-production_bonus_with_zero = Aggiungono 1 merce a ciò che rende la fattoria; così anche a nulla.
option-production_bonus_with_zero-yes = Sì
option-production_bonus_with_zero-no = No
option-meditation_generate_after_spending = Si possono esaurire lavoratori anche dopo aver speso punti
about-option-meditation_generate_after_spending = Altrimenti tutti i lavoratori si esauriscono prima di spendere il primo punto.
option-meditation_generate_after_spending-yes = Sì
option-meditation_generate_after_spending-no = No
option-builder_start_counts_first_tile_as_1 = Con 1 il Costruttore parte dalla prima tessera
about-option-builder_start_counts_first_tile_as_1 = Altrimenti l’1 indica la segheria, e ogni altro numero una tessera più avanti.
option-builder_start_counts_first_tile_as_1-yes = Sì
option-builder_start_counts_first_tile_as_1-no = No
option-jagirdar_reacts_after_influence = Il Jagirdar consegna dopo l’influenza del giocatore di turno
about-option-jagirdar_reacts_after_influence = Altrimenti prima consegna lui, e poi chi è di turno avanza di influenza.
option-jagirdar_reacts_after_influence-yes = Sì
option-jagirdar_reacts_after_influence-no = No

## Cose
good-sandstone = arenaria
about-good-sandstone = Paga gli edifici (vale 1). Diventa cemento o mattoni.
good-wood = legno
about-good-wood = Paga gli edifici (vale 1). Diventa assi di legno o carta.
good-turmeric = curcuma
about-good-turmeric = Diventa curry o pigmenti.
good-cotton = cotone
about-good-cotton = Diventa olio o tessuti. I pontili 3 e 5 premiano chi ne ha.
good-cement = cemento
about-good-cement = Paga gli edifici (vale 2).
good-planks = assi di legno
about-good-planks = Pagano gli edifici (valgono 2).
good-curry = curry
about-good-curry = Ripristina un tuo lavoratore, o tre insieme all’olio.
good-oil = olio
about-good-oil = Ripristina un tuo lavoratore, o tre insieme al curry.
good-bricks = mattoni
about-good-bricks = Diventano statue.
good-paper = carta
about-good-paper = Diventa libri.
good-dye = pigmenti
about-good-dye = Diventano dipinti.
good-cloth = tessuti
about-good-cloth = Diventano abiti.
good-statues = statue
about-good-statues = Merce di Lusso. Una dà un’altra azione principale, una volta per turno.
good-books = libri
about-good-books = Merce di Lusso. Uno ripristina tre tuoi lavoratori e dà 1 favore, una volta per turno.
good-paintings = dipinti
about-good-paintings = Merce di Lusso. Uno fa avanzare di 1 spazio su due tracciati Influenza diversi, una volta per turno.
good-clothes = abiti
about-good-clothes = Merce di Lusso. Uno si vende al valore degli abiti, una volta per turno; 1 Rupia in più dal pontile 6.
piece-sandstone = 1 arenaria
piece-wood = 1 legno
piece-turmeric = 1 curcuma
piece-cotton = 1 cotone
piece-cement = 1 cemento
piece-planks = 1 asse di legno
piece-curry = 1 curry
piece-oil = 1 olio
piece-bricks = 1 mattone
piece-paper = 1 carta
piece-dye = 1 pigmento
piece-cloth = 1 tessuto
piece-statues = 1 statua
piece-books = 1 libro
piece-paintings = 1 dipinto
piece-clothes = 1 abito
stuff-sandstone = arenaria
stuff-wood = legno
stuff-turmeric = curcuma
stuff-cotton = cotone
stuff-cement = cemento
stuff-planks = assi di legno
stuff-curry = curry
stuff-oil = olio
stuff-bricks = mattoni
stuff-paper = carta
stuff-dye = pigmenti
stuff-cloth = tessuti
stuff-statues = statue
stuff-books = libri
stuff-paintings = dipinti
stuff-clothes = abiti
luxury-books = un libro
luxury-paintings = un dipinto
luxury-clothes = un abito
space-quarry = cava
about-space-quarry = Dà tanta merce quanta ne produce la tua fattoria: arenaria.
space-woodcutter = falegname
about-space-woodcutter = Dà tanta merce quanta ne produce la tua fattoria: legno.
space-turmeric_farm = fabbrica di curcuma
about-space-turmeric_farm = Dà tanta merce quanta ne produce la tua fattoria: curcuma.
space-cotton_farm = fabbrica di cotone
about-space-cotton_farm = Dà tanta merce quanta ne produce la tua fattoria: cotone.
space-cement_works = cementificio
about-space-cement_works = Livello 2. Trasforma fino a 3 merci, da arenaria a cemento; gli altri possono seguire con una a testa. Costruirlo costa 3.
space-plank_mill = segheria
about-space-plank_mill = Livello 2. Trasforma fino a 3 merci, da legno ad assi di legno; gli altri possono seguire con una a testa. Costruirlo costa 3.
space-curry_kitchen = cucina del curry
about-space-curry_kitchen = Livello 2. Trasforma fino a 3 merci, da curcuma a curry; gli altri possono seguire con una a testa. Costruirlo costa 3.
space-oil_press = frantoio
about-space-oil_press = Livello 2. Trasforma fino a 3 merci, da cotone a olio; gli altri possono seguire con una a testa. Costruirlo costa 3.
space-brickyard = fornace
about-space-brickyard = Livello 3. Trasforma fino a 3 merci, da arenaria a mattoni; gli altri possono seguire con una a testa. Costruirlo costa 4.
space-paper_factory = fabbrica di carta
about-space-paper_factory = Livello 3. Trasforma fino a 3 merci, da legno a carta; gli altri possono seguire con una a testa. Costruirlo costa 4.
space-dye_works = fabbrica di pigmenti
about-space-dye_works = Livello 3. Trasforma fino a 3 merci, da curcuma a pigmenti; gli altri possono seguire con una a testa. Costruirlo costa 4.
space-weaving_mill = fabbrica di tessuti
about-space-weaving_mill = Livello 3. Trasforma fino a 3 merci, da cotone a tessuti; gli altri possono seguire con una a testa. Costruirlo costa 4.
space-sculptor = scultore
about-space-sculptor = Livello 4. Trasforma fino a 3 merci, da mattoni a statue; gli altri possono seguire con una a testa. Costruirlo costa 5.
space-bookbinder = rilegatore
about-space-bookbinder = Livello 4. Trasforma fino a 3 merci, da carta a libri; gli altri possono seguire con una a testa. Costruirlo costa 5.
space-painters_studio = studio del pittore
about-space-painters_studio = Livello 4. Trasforma fino a 3 merci, da pigmenti a dipinti; gli altri possono seguire con una a testa. Costruirlo costa 5.
space-tailor = sarto
about-space-tailor = Livello 4. Trasforma fino a 3 merci, da tessuti ad abiti; gli altri possono seguire con una a testa. Costruirlo costa 5.
space-architect = Architetto
about-space-architect = Uno spazio di influenza, oppure costruisci: paga materiali, prendi una tessera Bonus, piazza lì un secondo lavoratore e trasforma.
space-sailor = Marinaio
about-space-sailor = Consegna merci ai notabili, e un Ordine di Gilda. Una consegna è gratuita; una merce pagata ne porta quante ne vale.
space-trader = Commerciante
about-space-trader = Dai fino a 3 merci per merci che valgono in tutto 1 in meno, e usa una tessera Prezzo.
space-botanist = Botanico
about-space-botanist = Due cose su tre: Pietra avanti pagando merci, rimuovi una tessera Copertura, muovi contadini.
notable-portuguese_trader = Commerciante Portoghese
about-notable-portuguese_trader = Paghi il Marinaio con più merci, fino a un valore di 4. 1 Rupia per ogni tessuto che consegni.
notable-sufi = Sufi
about-notable-sufi = Subito: Pietra avanti di 1 spazio. 1 Rupia per ogni curry che consegni.
notable-takshaka = Takshaka
about-notable-takshaka = Quando costruisci: 1 in più per pagare e 1 Rupia. Non sulla tessera del Costruttore.
notable-mahout = Mahout
about-notable-mahout = Una in più quando produci arenaria o legno.
notable-khatib = Khatib
about-notable-khatib = Una in più quando produci curcuma o cotone.
notable-french_trader = Commerciante Francese
about-notable-french_trader = Una volta per turno piazza qui una merce di valore da 1 a 3; la terza porta 5 Rupie e libera i tre marcatori.
notable-dyer = Colorista
about-notable-dyer = Quando produci, due delle merci possono diventare una della stessa riga, di valore 2 al massimo. 1 Rupia per ogni pigmento che consegni.
notable-cook = Cuoco
about-notable-cook = Tiene fino a due tuoi lavoratori scalzati in piedi per la tua meditazione. 1 Rupia per ogni olio che consegni.
notable-muezzin = Muezzin
about-notable-muezzin = 1 PM in più in ogni fase in cui ne ottieni.
notable-jagirdar = Jagirdar
about-notable-jagirdar = Dopo il Marinaio di un altro consegna una merce, e quel giocatore guadagna 1 favore. Una consegna gratuita in più nel tuo.
notable-caliph = Califfo
about-notable-caliph = Una volta per turno paga 1 cotone e ripristina un tuo lavoratore.
notable-calligrapher = Calligrafo
about-notable-calligrapher = Il Manovale ti costa 1 Rupia. 1 Rupia per ogni carta che consegni.
notable-mullah = Mullah
about-notable-mullah = La tua prima azione Favore del turno costa 1 favore in meno, almeno 1. 1 Rupia per ogni mattone che consegni.
notable-english_trader = Commerciante Inglese
about-notable-english_trader = Una volta per turno cambia una merce con un’altra dello stesso valore.
notable-mosaic_maker = Mosaicista
about-notable-mosaic_maker = Subito: una tessera Favore qualsiasi. Una volta per turno 1 PM per 1 favore, o 3 per 2.
notable-mujtahida = Mujtahida
about-notable-mujtahida = Subito: il primo edificio non costruito del percorso viene costruito per te, gratis. 2 Rupie per ogni statua che consegni.
notable-dutch_trader = Commerciante Olandese
about-notable-dutch_trader = Alla fine 1, 3 o 6 Rupie per ordini tuoi in 1, 2 o 3 gilde. 2 Rupie per ogni abito che consegni.
notable-painter = Pittore
about-notable-painter = Subito: ripristina fino a 3 lavoratori e avanza di 1 spazio di influenza. 2 Rupie per ogni dipinto che consegni.
notable-subadar = Subadar
about-notable-subadar = Alla fine 1 Rupia per ogni tuo ordine. 2 Rupie per ogni libro che consegni.
notable-sadr_us_sudur = Sadr us-Sudur
about-notable-sadr_us_sudur = Subito: una merce in una ciotola libera dello stesso valore. Alla fine 1 Rupia per ogni tuo dono ad Akbar.
notable-grand_mufti = Gran Mufti
about-notable-grand_mufti = Subito: 3 favori. Alla fine 3 Rupie per ogni serie delle tre gilde tra i tuoi ordini e contratti.
notable-grand_imam = Gran Imam
about-notable-grand_imam = Subito: 3 favori. Alla fine 1 Rupia per ogni tuo contratto e ordine degli Studiosi.
notable-court_artist = Artista di Corte
about-notable-court_artist = Subito: 3 favori. Alla fine 1 Rupia per ogni tuo contratto e ordine degli Artigiani.
notable-dewan = Consigliere
about-notable-dewan = Subito: 3 favori. Alla fine 1 Rupia per ogni tuo contratto e ordine dei Mercanti.
client-portuguese_trader = al Commerciante Portoghese
client-sufi = al Sufi
client-takshaka = al Takshaka
client-mahout = al Mahout
client-khatib = al Khatib
client-french_trader = al Commerciante Francese
client-dyer = al Colorista
client-cook = al Cuoco
client-muezzin = al Muezzin
client-jagirdar = al Jagirdar
client-caliph = al Califfo
client-calligrapher = al Calligrafo
client-mullah = al Mullah
client-english_trader = al Commerciante Inglese
client-mosaic_maker = al Mosaicista
client-mujtahida = alla Mujtahida
client-dutch_trader = al Commerciante Olandese
client-painter = al Pittore
client-subadar = al Subadar
client-sadr_us_sudur = al Sadr us-Sudur
client-grand_mufti = al Gran Mufti
client-grand_imam = al Gran Imam
client-court_artist = all’Artista di Corte
client-dewan = al Consigliere
guild-artisans = Artigiani
guild-merchants = Mercanti
guild-scholars = Studiosi
action-fa_basic_good = Merce principale
about-action-fa_basic_good = Spendi 2 favori: ricevi 1 arenaria, legno, curcuma o cotone.
action-fa_process = Trasformazione
about-action-fa_process = Spendi 3 favori: trasforma 1 merce lungo una freccia qualsiasi.
action-fa_influence = Influenza
about-action-fa_influence = Possiedi 4, spendi 3 favori: avanza di 1 spazio su un tracciato Influenza qualsiasi.
action-ft_stand_worker = Ripristino
about-action-ft_stand_worker = Spendi 2 favori: ripristina un tuo lavoratore.
action-ft_extra_process = Trasformazione in più
about-action-ft_extra_process = Spendi 2 favori: una merce in più lungo la stessa freccia, solo insieme a un’altra trasformazione, anche quando segui.
action-ft_meditation_point = Punto Meditazione
about-action-ft_meditation_point = Possiedi 2, spendi 1 favore: 1 PM, solo nella Fase Meditazione.
action-ft_sell_good = Vendita
about-action-ft_sell_good = Possiedi 3, spendi 2 favori: vendi 1 merce al suo valore.
action-ft_remove_cover = Copertura
about-action-ft_remove_cover = Possiedi 3, spendi 2 favori: rimuovi una tua tessera Copertura.
action-ft_deliver_notable = Consegna
about-action-ft_deliver_notable = Possiedi 4, spendi 2 favori: consegna 1 merce a un notabile, con Rupie e influenza.
action-ft_deliver_imperial = Dono imperiale
about-action-ft_deliver_imperial = Possiedi 4, spendi 2 favori: una merce ad Akbar, o un Ordine di Gilda.
action-ft_move_farmers = Contadini
about-action-ft_move_farmers = Possiedi 2, spendi 1 favore: un contadino di 2 spazi, o due contadini di 1 spazio ciascuno.
action-ft_price_token = Prezzo
about-action-ft_price_token = Possiedi 3, spendi 2 favori: piazza, muovi o volta una tessera Prezzo.
action-ft_exchange_good = Scambio
about-action-ft_exchange_good = Spendi 2 favori: cambia 1 merce con un’altra dello stesso valore.
action-ft_gain_value_2 = Merce di valore 2
about-action-ft_gain_value_2 = Possiedi 4, spendi 3 favori: ricevi 1 merce di valore 2.
action-ft_meditation_step = Passo Meditazione
about-action-ft_meditation_step = Spendi 4 favori: Pietra avanti di 1 spazio senza merci.
action-ft_process_1_to_2 = Da 1 a 2
about-action-ft_process_1_to_2 = Possiedi 3, spendi 2 favori: trasforma 1 merce di valore 1 in una di valore 2.
action-ft_free_peon = Manovale gratuito
about-action-ft_free_peon = Spendi 3 favori: chiama il Manovale senza Rupie, nella Fase Azioni.
bonus-bb2_artisans = 3 Rupie e 1 spazio con gli Artigiani
bonus-bb2_cover = 2 Rupie e una tessera Copertura in meno
bonus-bb2_merchants = 3 Rupie e 1 spazio con i Mercanti
bonus-bb2_favour = 3 Rupie e 1 favore
bonus-bb3_artisans = 4 Rupie e 1 spazio con gli Artigiani
bonus-bb3_favour = 4 Rupie e 1 favore
bonus-bb3_scholars = 4 Rupie e 1 spazio con gli Studiosi
bonus-bb3_rupees = 5 Rupie
bonus-bb4_scholars = 5 Rupie e 1 spazio con gli Studiosi
bonus-bb4_favour = 5 Rupie e 1 favore
bonus-bb4_merchants = 5 Rupie e 1 spazio con i Mercanti
bonus-bb4_rupees = 6 Rupie
token-pt_12 = 1–2
token-pt_23 = 2–3
token-pt_34 = 3–4
plot-top_sandstone = arenaria, tracciato in alto
plot-top_wood = legno, tracciato in alto
plot-left_sandstone = arenaria, tracciato a sinistra
plot-left_turmeric = curcuma, tracciato a sinistra
plot-right_wood = legno, tracciato a destra
plot-right_cotton = cotone, tracciato a destra
plot-bottom_turmeric = curcuma, tracciato in basso
plot-bottom_cotton = cotone, tracciato in basso
order-go_artisans_1 = Artigiani 1: mattoni e pigmenti
order-go_artisans_2 = Artigiani 2: curcuma e statue
order-go_artisans_3 = Artigiani 3: cemento e tessuti
order-go_artisans_4 = Artigiani 4: legno e abiti
order-go_artisans_5 = Artigiani 5: assi di legno e olio
order-go_artisans_6 = Artigiani 6: cotone e statue
order-go_merchants_1 = Mercanti 1: assi di legno e curry
order-go_merchants_2 = Mercanti 2: arenaria e abiti
order-go_merchants_3 = Mercanti 3: carta e tessuti
order-go_merchants_4 = Mercanti 4: cotone e dipinti
order-go_merchants_5 = Mercanti 5: olio e pigmenti
order-go_merchants_6 = Mercanti 6: legno e statue
order-go_scholars_1 = Studiosi 1: legno e dipinti
order-go_scholars_2 = Studiosi 2: mattoni e carta
order-go_scholars_3 = Studiosi 3: arenaria e libri
order-go_scholars_4 = Studiosi 4: cemento e curry
order-go_scholars_5 = Studiosi 5: curcuma e libri
order-go_scholars_6 = Studiosi 6: cemento e pigmenti
circle-ma_trade = Scambiare una Merce
about-circle-ma_trade = Cambia una merce con un’altra dello stesso valore, per altrettanti punti.
circle-ma_deliver = Consegnare una Merce
about-circle-ma_deliver = 3 punti: una merce a un notabile.
circle-ma_process = Trasformare una Merce
about-circle-ma_process = Una merce lungo una freccia, per il valore di ciò che diventa.
circle-ma_cover = Rimuovere una tessera Copertura
about-circle-ma_cover = 2 punti: una tua tessera Copertura.
circle-ma_farmer = Muovere un Contadino
about-circle-ma_farmer = 1 punto: un contadino di 1 spazio. Mai bloccata.
remedy-oil = olio
remedy-curry = curry
remedy-both = olio e curry
count-sandstone = { $n } arenaria
count-wood = { $n } legno
count-turmeric = { $n } curcuma
count-cotton = { $n } cotone
count-cement = { $n } cemento
count-planks = { $n ->
    [one] 1 asse di legno
   *[other] { $n } assi di legno
  }
count-curry = { $n } curry
count-oil = { $n } olio
count-bricks = { $n ->
    [one] 1 mattone
   *[other] { $n } mattoni
  }
count-paper = { $n } carta
count-dye = { $n ->
    [one] 1 pigmento
   *[other] { $n } pigmenti
  }
count-cloth = { $n ->
    [one] 1 tessuto
   *[other] { $n } tessuti
  }
count-statues = { $n ->
    [one] 1 statua
   *[other] { $n } statue
  }
count-books = { $n ->
    [one] 1 libro
   *[other] { $n } libri
  }
count-paintings = { $n ->
    [one] 1 dipinto
   *[other] { $n } dipinti
  }
count-clothes = { $n ->
    [one] 1 abito
   *[other] { $n } abiti
  }
count-bowl_cement = cemento
count-bowl_planks = assi di legno
count-bowl_curry = curry
count-bowl_oil = olio
count-bowl_bricks = mattoni
count-bowl_paper = carta
count-bowl_dye = pigmenti
count-bowl_cloth = tessuti
count-bowl_statues = statue
count-bowl_books = libri
count-bowl_paintings = dipinti
count-bowl_clothes = abiti
count-site_cement_works = cementificio (3)
count-site_plank_mill = segheria (3)
count-site_curry_kitchen = cucina del curry (3)
count-site_oil_press = frantoio (3)
count-site_brickyard = fornace (4)
count-site_paper_factory = fabbrica di carta (4)
count-site_dye_works = fabbrica di pigmenti (4)
count-site_weaving_mill = fabbrica di tessuti (4)
count-site_sculptor = scultore (5)
count-site_bookbinder = rilegatore (5)
count-site_painters_studio = studio del pittore (5)
count-site_tailor = sarto (5)
count-bonus_bb2_artisans = [3 Rupie e 1 spazio con gli Artigiani]
count-bonus_bb2_cover = [2 Rupie e una tessera Copertura in meno]
count-bonus_bb2_merchants = [3 Rupie e 1 spazio con i Mercanti]
count-bonus_bb2_favour = [3 Rupie e 1 favore]
count-bonus_bb3_artisans = [4 Rupie e 1 spazio con gli Artigiani]
count-bonus_bb3_favour = [4 Rupie e 1 favore]
count-bonus_bb3_scholars = [4 Rupie e 1 spazio con gli Studiosi]
count-bonus_bb3_rupees = [5 Rupie]
count-bonus_bb4_scholars = [5 Rupie e 1 spazio con gli Studiosi]
count-bonus_bb4_favour = [5 Rupie e 1 favore]
count-bonus_bb4_merchants = [5 Rupie e 1 spazio con i Mercanti]
count-bonus_bb4_rupees = [6 Rupie]
count-plot_top_sandstone = arenaria (in alto)
count-plot_top_wood = legno (in alto)
count-plot_left_sandstone = arenaria (a sinistra)
count-plot_left_turmeric = curcuma (a sinistra)
count-plot_right_wood = legno (a destra)
count-plot_right_cotton = cotone (a destra)
count-plot_bottom_turmeric = curcuma (in basso)
count-plot_bottom_cotton = cotone (in basso)

## Che cosa si chiede
phase-round = Comincia un round.
phase-turn = Comincia un turno.
phase-meditation = Meditazione: esaurisci lavoratori, spendi punti, o prosegui.
phase-action = Azione: scegli uno spazio.
phase-produce = Quante merci prendi?
phase-dyer = Colorista: trasformi due delle nuove merci in una della stessa riga?
phase-process = Quante merci trasformi?
phase-follow = Segui lungo la stessa freccia?
phase-merchant = Prendi i favori del Mercante e muovilo.
phase-merchant_walks = Il Mercante prosegue.
phase-builder = Muovi il Costruttore.
phase-architect = Architetto: uno spazio di influenza, o quale edificio?
phase-pay = Quali materiali paghi?
phase-claim = Quale tessera Bonus prendi?
phase-settle = Il secondo lavoratore va sul nuovo edificio.
phase-sailor = Marinaio: consegna, paga, o approda.
phase-honours = Quali spazi di influenza prendi?
phase-sailed = Il viaggio è finito.
phase-jagirdar = Jagirdar: consegni una merce?
phase-favours_due = Si ottengono favori.
phase-trader = Commerciante: baratta, usa una tessera Prezzo, o vattene.
phase-giving = Dai un’altra merce, o prendi merci.
phase-taking = Quali merci prendi?
phase-tokens = Quale tessera Prezzo?
phase-token = Su quale merce, con quante bandiere?
phase-botanist = Botanico: due cose diverse.
phase-order = Fase Ordini: dona ad Akbar, completa un ordine, o finisci il turno.
phase-imperial = Una merce ad Akbar o un ordine?
phase-gain = Quale merce ricevi?
phase-convert = Quale merce trasformi?
phase-raise = Su quale tracciato avanzi?
phase-rise = Quale lavoratore si rialza?
phase-sell = Quale merce vendi?
phase-uncover = Quale tessera Copertura rimuovi?
phase-ship = Quale merce va a quale notabile?
phase-farmers = Quale contadino va dove?
phase-swap = Quale merce cambi con quale?
phase-french = Quale merce va al Commerciante Francese?
phase-boat = La Barca.
phase-mujtahida = L’edificio della Mujtahida.
phase-track_bonus = Favori o una tessera Favore?
phase-search = Quale tessera Favore prendi?
phase-surplus = Quale delle tue quattro tessere Favore torna nella pila?
phase-cook = Il lavoratore resta dal Cuoco?
phase-sadr = Sadr us-Sudur: un dono ad Akbar?
phase-shortage = I marcatori non bastano: ne liberi, o rinunci?
ask-process = Quante merci trasformi: { $good }?
ask-produce = Quante merci prendi: { $good }?
ask-follow = { $seat } trasforma { $good }: segui lungo la stessa freccia?
ask-taking = Quali merci prendi? Resta un valore di { $left }.
ask-pay = Servono materiali per un valore di { $needs }. Quali paghi?
ask-farmers = { $left ->
    [one] Un contadino può camminare. Quale, e dove?
   *[other] { $left } contadini possono camminare. Quale, e dove?
  }
ask-rise = { $left ->
    [one] Può rialzarsi ancora un lavoratore. Quale?
   *[other] Possono rialzarsi ancora { $left } lavoratori. Quale?
  }
ask-raise = { $left ->
    [one] Resta un passo. Su quale tracciato?
   *[other] Restano { $left } passi. Su quale tracciato il prossimo?
  }

## Verbi e mosse
verb-lay = Esaurire
verb-fetch = Riprendere dal Cuoco
verb-mosaic = Mosaicista
verb-act = Finire la meditazione
verb-place = Piazzare un lavoratore
verb-free_peon = Manovale gratuito
verb-produce = Produrre
verb-dye = Colorista
verb-process = Trasformare
verb-process_extra = Trasformarne una in più
verb-follow = Seguire
verb-follow_two = Seguire con due
verb-stay = Non seguire
verb-move_merchant = Muovere il Mercante
verb-move_builder = Muovere il Costruttore
verb-raise = Spazio di influenza
verb-build = Costruire
verb-pay = Pagare
verb-claim = Tessera Bonus
verb-fare = Pagare il Marinaio
verb-deliver = Consegnare
verb-double = Consegna Doppia
verb-fulfil = Completare un ordine
verb-land = Approdare
verb-decline = Rinunciare
verb-take_token = Prendere una tessera Prezzo
verb-price = Mettere una tessera Prezzo
verb-give = Dare
verb-take = Prendere
verb-enough = Basta così
verb-leave = Andare via
verb-study = Pietra avanti
verb-uncover = Rimuovere una tessera Copertura
verb-farmer = Muovere un contadino
verb-serve = Donare ad Akbar
verb-statue = Statua
verb-finish = Finire il turno
verb-favour = Azione Favore
verb-refresh = Olio e Curry
verb-luxury = Azione di Lusso
verb-ability = Contratto
verb-refine = Trasformare una merce
verb-refine_two = Trasformare due merci
verb-swap = Scambiare
verb-rise = Ripristinare
verb-sell = Vendere
verb-entrust = Al Commerciante Francese
verb-take_tile = Prendere una tessera Favore
verb-take_favours = Prendere favori
verb-search = Cercare una tessera Favore
verb-give_up = Rinunciare a una tessera Favore
verb-store = Tenere dal Cuoco
verb-offer = Dono ad Akbar
verb-free_good = Liberare un marcatore
verb-free_favour = Liberare un favore
move-lay = Esaurisci il tuo lavoratore: { $space }
move-fetch = Riprendi un lavoratore dal Cuoco
move-mosaic = Mosaicista: { $favours ->
    [one] 1 favore per 1 PM
   *[other] { $favours } favori per 3 PM
  }
move-act = Passa alla tua azione
move-place = Usa: { $space }
move-free_peon = Usa con il Manovale, pagando favori: { $space }
move-produce = Prendine { $count }
move-dye = Fai di due merci { $piece }
move-process = Trasformane { $count }
move-process_extra = Trasformane 4, con la tessera Favore
move-follow = Segui con 1
move-follow_two = Segui con 2, con la tessera Favore
move-stay = Non seguire
move-move_merchant = Prendi 2 favori e lancia per il Mercante
move-move_builder = Lancia per il Costruttore
move-raise = Avanza di 1 spazio: { $guild }
move-build = Costruisci: { $space }
move-pay = Paga { $mix }
move-claim = Prendi { $bonus }
move-fare = Paga il Marinaio con { $piece }
move-deliver = Consegna { $piece } { $client }
move-double = Consegna Doppia { $client }: { $stuff }
move-fulfil = Completa l’ordine indicato: { $guild }
move-land = Finisci il viaggio
move-decline = No, grazie
move-take_token = Prendi la tessera Prezzo { $token }
move-price = Porta il valore a { $value }: { $stuff }
move-give = Dai { $piece }
move-take = Prendi { $piece }
move-enough = Basta, avanti
move-leave = Nient’altro qui
move-study = Paga merci per far avanzare la Pietra
move-uncover = Rimuovi la tessera Copertura: { $plot }
move-farmer = Muovi un contadino: verso { $plot }
move-serve = Dona ad Akbar { $piece }
move-statue = Statua: un’altra azione principale
move-finish = Finisci il turno
move-favour = Azione Favore: { $action }
move-refresh = Ripristina lavoratori con { $remedy }
move-luxury = Usa { $luxury }
move-ability = Usa il contratto: { $notable }
move-refine = Trasforma una merce in { $stuff }
move-refine_two = Trasforma due merci in { $stuff }, con la tessera Favore
move-swap = Cambia { $piece } con { $piece2 }
move-rise = Ripristina il tuo lavoratore: { $space }
move-sell = Vendi { $piece }
move-entrust = Dai al Commerciante Francese { $piece }
move-take_tile = Prendi la tessera { $action }
move-take_favours = Prendi i favori
move-search = Prendi la tessera { $action }
move-give_up = Rinuncia alla tessera { $action }
move-store = Tieni il lavoratore dal Cuoco
move-offer = Metti { $piece } nella ciotola: { $stuff }
move-free_good = Rinuncia a { $piece } per il marcatore
move-free_favour = Rinuncia a 1 favore per il marcatore

## Perché no
no-not-your-turn = Si può fare solo nel proprio turno.
no-no-good = Non hai { $stuff }.
no-few-goods = Devi avere { $mix }.
no-few-favours = Devi avere { $need } { $need ->
    [one] favore
   *[other] favori
  }; ne hai { $have }.
no-no-favour-action = Ogni azione Favore richiede almeno { $need ->
    [one] 1 favore
   *[other] { $need } favori
  }; ne hai { $have }.
no-few-rupees = Il Manovale costa { $need } { $need ->
    [one] Rupia
   *[other] Rupie
  }; ne hai { $have }.
no-few-mp = Costa { $need } PM; ne hai { $have }.
no-no-mp = Non hai PM.
no-no-tile = Non hai la tessera Favore { $action }.
no-action-used = Hai già usato { $action } in questo turno.
no-in-vain = Questa azione Favore ora non servirebbe a nulla: { $action }.
no-only-with-processing = Questa tessera vale solo insieme a un’altra trasformazione.
no-only-with-peon = Questa tessera vale solo quando scegli uno spazio con un tuo lavoratore.
no-only-in-meditation = Dà punti solo nella Fase Meditazione.
no-oil-curry-used = Olio e Curry si usa una volta per turno.
no-nobody-lies = Nessun tuo lavoratore è esaurito.
no-no-remedy = Non hai né olio né curry.
no-no-luxuries = Non hai Merci di Lusso.
no-luxury-used = In questo turno hai già usato { $luxury }.
no-statue-used = In questo turno hai già usato una statua.
no-statue-later = Una statua dà la sua azione dopo la tua azione principale e prima della tua Fase Ordini.
no-statue-too-late = La tua Fase Ordini è cominciata; la statua viene prima.
no-no-contract = Non hai il contratto: { $notable }.
no-no-abilities = Nessun tuo contratto ha un’abilità da usare una volta per turno.
no-no-ability = { $notable }: nessuna abilità da usare una volta per turno.
no-ability-used = { $notable }: già usato in questo turno.
no-ability-in-vain = { $notable }: ora non può aiutarti.
no-nobody-stands = Lì non c’è un tuo lavoratore in piedi: { $space }.
no-points-spent = Hai già speso punti; in questo turno non puoi più esaurire lavoratori.
no-cook-empty = Non hai lavoratori dal Cuoco.
no-blocked = Il disco blocca questa azione: { $circle }.
no-mosaic-amount = Il Mosaicista dà 1 o 2 favori.
no-unbuilt = Non ancora costruito: { $space }.
no-no-worker = Non hai lavoratori nella riserva: devi usare uno spazio con un tuo lavoratore.
no-not-own-space = Lì non c’è un tuo lavoratore: { $space }.
no-too-much = Ne produci al massimo { $most }.
no-wrong-row = { $good }: non è una merce trasformata di quella riga.
no-too-dear = { $good }: il valore supera { $most }.
no-process-limit = { $most ->
    [one] Si trasforma 1 merce alla volta.
   *[other] Si trasformano al massimo { $most } merci insieme.
  }
no-no-arrow = Nessuna freccia porta a: { $good }.
no-not-1-to-2 = Quella freccia non porta da valore 1 a valore 2: { $good }.
no-unequal = Non sono due tipi dello stesso valore: { $good } e { $good2 }.
no-no-site = Non si può costruire: { $space }.
no-second-worker = Per costruire serve un secondo lavoratore, e la tua riserva è vuota.
no-few-materials = I tuoi materiali non arrivano a { $need }, il prezzo di questo edificio: { $space }.
no-pays-too-little = Così fa { $have } su { $need }.
no-bonus-gone = Quella tessera Bonus non c’è più: { $bonus }.
no-wrong-level = Prendi una tessera di Livello { $level }, non { $bonus }.
no-notable-gone = { $notable }: non è lungo il fiume.
no-level-closed = Di Livello { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }, che la Barca non ha ancora aperto: { $notable }.
no-not-ordered = { $notable }: non vuole { $good }.
no-spot-taken = { $notable }: ha già { $good }.
no-fare-paid = Hai già pagato il Marinaio.
no-fare-limit = Le merci pagate possono valere al massimo { $most }.
no-few-deliveries = { $need ->
    [one] Serve 1 consegna
   *[other] Servono { $need } consegne
  }; te ne { $have ->
    [one] resta 1
   *[other] restano { $have }
  }.
no-doubles-done = Hai già fatto { $most } Consegne Doppie in questo turno.
no-order-done = Un viaggio completa un solo ordine.
no-no-honour = Nessuno spazio di influenza qui: { $guild }.
no-track-at-top = Il tuo segnalino è già sullo spazio più alto: { $guild }.
no-french-refuses = Il Commerciante Francese ora non lo prende: { $good }.
no-token-done = Hai già usato una tessera Prezzo in questa azione.
no-exchange-done = Hai già fatto il tuo baratto.
no-token-there = Lì c’è già una tessera Prezzo: { $good }.
no-price-too-far = { $value } si scosta di più di 1 dal valore stampato: { $good }.
no-no-such-side = Quella tessera non ha un lato così.
no-token-unmoved = Così non cambierebbe nulla.
no-given-enough = { $most ->
    [one] Si dà al massimo 1 merce.
   *[other] Si danno al massimo { $most } merci.
  }
no-few-value = { $good }: il valore supera { $have }, quanto ti resta.
no-farmer-at-edge = Il contadino è già in fondo: { $plot }.
no-cover-in-the-way = C’è di mezzo una tessera Copertura: { $plot }.
no-no-cover = Lì non hai tessere Copertura: { $plot }.
no-tracker-at-end = La tua Pietra è sull’ultimo spazio, il { $most }.
no-option-done = Il Botanico fa una volta ciascuna delle tre cose.
no-order-phase-done = Hai già fatto la scelta della tua Fase Ordini.
no-no-bowl = Akbar non ha ciotole per: { $good }.
no-bowl-served = Nessuna ciotola libera per: { $good }.
no-column-full = Tutti gli ordini di questa colonna sono completi: { $guild }.
no-order-limit = Il limite degli ordini è { $most }, e la colonna lo ha raggiunto: { $guild }.
no-no-influence = Devi essere almeno sullo spazio 1 di questa gilda: { $guild }.
no-not-basic = { $good }: non è una merce principale.
no-not-worth = { $good }: ora il valore non è { $value }.
no-same-track = Il secondo spazio va su un tracciato diverso da { $guild }.
no-not-lying = Lì non c’è un tuo lavoratore esaurito: { $space }.
no-none-yet = Scegline almeno uno.
no-tile-not-open = Quella tessera Favore non è scoperta: { $action }.
no-tile-not-there = Quella tessera Favore è di qualcuno: { $action }.
no-same-kind = Riavresti solo ciò a cui rinunci: { $good }.
no-favour-for-favour = Un favore per un favore non cambia nulla.

## Il diario
event-turn = Tocca a { $who }.
event-last-round = Comincia l’ultimo round.
event-end-triggered = La fine è vicina: si finisce questo round, poi se ne gioca un altro.
event-game-over = La partita è finita.
event-rupees = { $who } guadagna { $count ->
    [one] 1 Rupia
   *[other] { $count } Rupie
  }.
event-favours = { $who } guadagna { $count ->
    [one] 1 favore
   *[other] { $count } favori
  }.
event-goods = { $who } riceve { $mix }.
event-paid = { $who } paga { $mix }.
event-lost = { $who } non ha marcatori: { $count ->
    [one] va perso 1 guadagno
   *[other] vanno persi { $count } guadagni
  }.
event-freed = { $who } rinuncia a { $piece } per il marcatore.
event-freed-favour = { $who } rinuncia a 1 favore per il marcatore.
event-mp = { $who } ottiene { $count } PM.
event-mp-spent = { $who } spende { $count } PM.
event-laid = { $who } esaurisce un lavoratore: { $space }.
event-fetched = { $who } riprende un lavoratore dal Cuoco.
event-circle = { $who } lascia bloccata questa azione: { $circle }.
event-placed = { $who } piazza un lavoratore: { $space }.
event-peon = { $who } riusa il proprio lavoratore per { $count ->
    [one] 1 Rupia
   *[other] { $count } Rupie
  }: { $space }.
event-kicked = Un lavoratore di { $who } torna a casa.
event-stored = { $who } tiene il lavoratore dal Cuoco.
event-rose = Un lavoratore di { $who } si rialza: { $space }.
event-converted = { $who } trasforma { $mix } in { $stuff }.
event-dyed = { $who } trasforma { $mix } in { $piece }.
event-followed = { $who } segue { $seat }.
event-built = Costruito: { $space }.
event-claimed = { $who } prende la tessera Bonus: { $bonus }.
event-merchant-rolled = Il dado del Mercante mostra { $eyes }.
event-merchant-moved = Il Mercante si ferma qui: { $space }.
event-builder-rolled = Il dado del Costruttore mostra { $eyes }.
event-builder-moved = Il Costruttore si ferma qui: { $space }.
event-builder-left = Tutto è costruito; il Costruttore se ne va.
event-fare = { $who } paga il Marinaio con { $piece }, valore { $value }.
event-delivered = { $who } consegna { $piece } { $client }.
event-doubled = { $who } consegna { $mix } { $client }.
event-contract = { $who } vince il contratto: { $notable }.
event-boat = La Barca arriva al pontile { $pier }.
event-influence = { $who } sale allo spazio { $step }: { $guild }.
event-tracker = La Pietra di { $who } arriva allo spazio { $step }.
event-farmer = { $who } muove un contadino verso { $plot }.
event-uncovered = { $who } rimuove una tessera Copertura: { $plot }.
event-priced = Ora il valore è { $value }: { $stuff }.
event-gave = { $who } dà al Commerciante { $piece }.
event-sold = { $who } vende { $piece }.
event-entrusted = { $who } dà al Commerciante Francese { $piece }.
event-served = { $who } dona ad Akbar { $piece }.
event-offered = { $who } mette { $piece } nella ciotola di Akbar: { $stuff }.
event-fulfilled = { $who } completa un ordine: { $order }.
event-favour-action = { $who } spende { $count ->
    [one] 1 favore
   *[other] { $count } favori
  }: { $action }.
event-luxury = { $who } usa { $luxury }.
event-statue = { $who } usa una statua per un’altra azione principale.
event-ability = { $who } usa il contratto: { $notable }.
event-tile = { $who } prende la tessera Favore { $action }.
event-tile-back = { $who } rinuncia alla tessera Favore { $action }.
event-tile-opened = Si scopre una tessera Favore: { $action }.

## Il tavolo a parole
table-ending = La fine è vicina: dopo questo round se ne gioca un altro.
table-final = Questo è l’ultimo round.
table-points = PM rimasti: { $count }
table-deliveries = Consegne rimaste in questo viaggio: { $count }
table-exchange = Valore ancora da prendere dal Commerciante: { $count }
table-boat = La Barca è al pontile { $pier }; il limite degli ordini è { $limit }.
table-merchant = Mercante: { $space }
table-builder = Costruttore: { $space }
table-unbuilt = Non ancora costruiti, con il prezzo: { $mix }
table-bonuses = Tessere Bonus di Livello { $level }: { $mix }
table-coins = { $space }: { $count ->
    [one] 1 moneta
   *[other] { $count } monete
  }
table-price = Tessera Prezzo: { $good }, valore { $value }
table-blocked = Bloccata nel Ciclo di Meditazione: { $circle }
table-open_tile = Tessera Favore scoperta: { $action }
table-card = { $notable } (Livello { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }, { $guild })
table-card_closed = { $notable } (Livello { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }, { $guild }), non ancora aperto
table-spot_free = · { $place }. vuole { $stuff }
table-spot_taken = · { $place }. ha { $stuff }: { $count } di { $seat }
table-marked = Ordine indicato: { $order } ({ $count } di { $limit } nella colonna)
table-full = Colonna completa: { $guild }
table-bowls = Akbar vuole ancora: { $mix }
table-seat = { $who }: marcatori { $supply }, favori { $favours }, lavoratori nella riserva { $workers }
table-purse = { $who }: { $count ->
    [one] 1 Rupia
   *[other] { $count } Rupie
  }
table-purse_hidden = { $who }: un sacchetto in cui nessuno guarda
table-goods = { $who }: { $mix }
table-farm = { $who } produrrebbe arenaria { $yield }, legno { $yield2 }, curcuma { $yield3 }, cotone { $yield4 }
table-farmers = { $who }: contadini sullo spazio { $place } (in alto), { $place2 } (a sinistra), { $place3 } (a destra), { $place4 } (in basso)
table-covers = { $who }: tessere Copertura accanto a { $mix }
table-tracker = { $who }: Pietra sullo spazio { $step }, il prossimo costa { $mix }
table-tracker_last = { $who }: Pietra sullo spazio { $step }, l’ultimo
table-influence = { $who }: Artigiani { $step }, Mercanti { $step2 }, Studiosi { $step3 }
table-stands = { $who }: lavoratore in piedi, { $space }
table-lies = { $who }: lavoratore esaurito, { $space }
table-cook = { $who }: { $count } dal Cuoco
table-french = { $who }: { $count ->
    [one] 1 merce
   *[other] { $count } merci
  } dal Commerciante Francese
table-tile = { $who }: tessera Favore { $action }
table-contract = { $who }: contratto { $notable }
table-order = { $who }: ordine { $order }
table-gifts = { $who }: { $count ->
    [one] 1 dono
   *[other] { $count } doni
  } ad Akbar
table-used = { $who }: in questo turno ha usato { $action }
table-used_luxury = { $who }: in questo turno ha usato { $good }

## Che cosa conta, per i consigli
feature-rupees = Rupie
feature-goods = merci
feature-wanted_goods = merci richieste
feature-voyage = ciò che potresti consegnare poi
feature-errands = ordini e doni che potresti fare poi
feature-favours = favori
feature-tiles = tessere Favore
feature-workers = lavoratori
feature-farm = il raccolto della tua fattoria
feature-covers = tessere Copertura rimosse
feature-tracker = la Pietra Meditazione
feature-influence = influenza
feature-orders = i tuoi marcatori sugli ordini
feature-contracts = contratti
feature-end_contracts = ciò che i contratti pagano alla fine
feature-started_cards = i tuoi marcatori lungo il fiume
feature-akbar = doni ad Akbar
feature-markers = marcatori liberi
feature-closing = avvicinarsi alla fine
feature-coming = ciò che sta per arrivare
feature-rivals = ciò che guadagnano gli altri

## Il foglio dei punti
line-coins = Monete nel sacchetto
line-notable_end_effects = Contratti
line-influence_artisans = Tracciato Artigiani
line-influence_merchants = Tracciato Mercanti
line-influence_scholars = Tracciato Studiosi
line-meditation_last_space = Pietra sull’ultimo spazio
line-removed_covers = Tessere Copertura rimosse
line-akbar = Doni ad Akbar
tie-goods_and_favours = valore delle merci e dei favori rimasti

## The board
board-meditation = Medita
board-action = Agisci
board-order = Ordini
board-track = Meditazione
board-contracts = Contratti
board-head-total = Rupie se la partita finisse ora: la borsa e quanto renderebbe la fine
board-head-rupees = Rupie nella borsa
board-head-favours = Favori
board-head-workers = Lavoratori nella riserva
board-head-goods = Merci
board-head-contracts = Contratti
board-phase-meditation = Fase di meditazione
board-phase-meditation-is = Fai sdraiare lavoratori per ottenere punti meditazione e spendili nel cerchio. Facoltativa.
board-phase-action = Fase delle azioni
board-phase-action-is = Usa uno spazio: trascinaci un lavoratore.
board-phase-order = Fase degli ordini
board-phase-order-is = Una merce ad Akbar o un ordine segnato. Facoltativa; poi il turno finisce.
board-points = Punti meditazione rimasti: { $n }
board-next-lay = Il prossimo lavoratore sdraiato dà { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }.
board-could-buy = Bastano per: { $what }.
board-blocked = Ora il segnalino la blocca.
board-unbuilt = Non costruito. Ti costa materiale da costruzione di valore { $cost }.
board-builder-here = Il Costruttore è qui: chi piazza un lavoratore lo fa costruire gratis.
board-merchant-here = Il Mercante è qui: { $n ->
    [one] 1 favore
   *[other] { $n } favori
  } per un lavoratore piazzato, poi prosegue.
board-coins-here = { $n ->
    [one] Qui c’è 1 Rupia
   *[other] Qui ci sono { $n } Rupie
  } per il prossimo che piazza un lavoratore.
board-space-free = Libero.
board-stands = Qui c’è un lavoratore di { $who } in piedi.
board-lies = Qui c’è un lavoratore di { $who } sdraiato.
board-peon = { $n ->
    [0] Puoi usarlo di nuovo senza pagare, perché la tua riserva è vuota.
    [one] Usarlo di nuovo costa 1 Rupia.
   *[other] Usarlo di nuovo costa { $n } Rupie.
  }
board-sent-home = { $n ->
    [0] Scalzarlo non dà nulla a { $who }.
    [one] Scalzarlo dà 1 favore a { $who }.
   *[other] Scalzarlo dà { $n } favori a { $who }.
  }
board-deliveries = Consegne rimaste: { $n }. Gratuite in questo viaggio: { $free }, pagate: { $paid }.
board-exchange = Valore ancora da prendere: { $n }
board-merchant = Il Mercante
board-merchant-is = Chi piazza un lavoratore sul suo edificio ottiene { $n ->
    [one] 1 favore
   *[other] { $n } favori
  } dopo l’azione e tira il dado per lui. Lascia 1 Rupia su ogni edificio che supera.
board-builder = Il Costruttore
board-builder-is = Sulla sua tessera si può piazzare un lavoratore: viene costruita gratis, senza tessera bonus. Poi si sposta col dado.
board-token = Segnalino prezzo { $token }
board-token-is = Sostituisce il valore stampato della merce su cui si trova, di 1 al massimo. Il Commerciante lo sposta o lo gira.
board-token-on = Si trova qui: { $good }.
board-token-home = Si trova dal Commerciante.
board-banner = Trascina qui una delle tue per usarla, nel tuo turno.
board-banner-used = Usata in questo turno.
board-bonus = Tessera bonus
board-bonus-is = Per chi paga un edificio di livello { $level }.
board-bonus-gone = Già presa.
board-worth = Valore { $value }.
board-worth-token = Valore { $value } per un segnalino prezzo, stampato { $printed }.
board-building-value = Valore di costruzione { $n }.
board-made-from = Viene da: { $good }.
board-has = { $who } { $n }
board-holders = In possesso di: { $who }
board-wanted-by = Ora la vuole: { $who }
board-akbar = Akbar
board-gifts = { $n ->
    [0] Ancora nessun tuo dono; il primo aggiunge { $more } alla fine.
   *[other] I tuoi doni: { $n }, alla fine valgono { $rupees }; uno in più aggiunge { $more }.
  }
board-round = Round
board-round-now = Round { $n }
board-round-first = Ogni round comincia con { $who }.
board-end-far = La fine non è stata innescata.
board-end-near = La fine è innescata: si finisce questo round, poi se ne gioca un altro.
board-last-round = Questo è l’ultimo round.
board-end-comes = Innescano la fine un contratto di livello IV, un segnalino sul gradino 9 o una colonna di ordini completa.
board-bowl = La ciotola di Akbar: { $good }
board-bowl-free = Libera.
board-bowl-closed = Chiusa da un segnalino neutrale.
board-bowl-served = Servita da { $who }.
board-tiles = Tessere favore
board-tiles-is = Posto per tre tessere favore, dai gradini 3 e 6 delle scale.
board-tile-of = È di { $who }.
board-tile-open = Si ottiene sui gradini 3 e 6 delle scale.
board-used = Usata in questo turno.
board-pile = Pila delle tessere favore
board-pile-left = Tessere coperte: { $n }
board-limit = Limite degli ordini
board-limit-is = Al massimo { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
  } per colonna, compresi i neutrali.
board-step = { $who }: gradino { $step }, { $rupees ->
    [one] 1 Rupia
   *[other] { $rupees } Rupie
  } per un ordine
board-step-plain = Il tuo prossimo gradino è il { $step }: { $rupees ->
    [one] 1 Rupia
   *[other] { $rupees } Rupie
  } per un ordine.
board-step-favours = Il tuo prossimo gradino è il { $step }: { $rupees ->
    [one] 1 Rupia
   *[other] { $rupees } Rupie
  } per un ordine e { $favours ->
    [one] 1 favore
   *[other] { $favours } favori
  } o una tessera favore.
board-step-last = Il tuo prossimo gradino è il { $step }, l’ultimo: innesca la fine.
board-step-top = Sei sull’ultimo gradino.
board-track-end = Alla fine, per come stanno le cose: { $rate ->
    [one] 1 Rupia
   *[other] { $rate } Rupie
  } { $n ->
    [one] per il tuo unico ordine qui.
   *[other] per ognuno dei tuoi { $n } ordini qui.
  }
board-order-closed = Chiuso da un segnalino neutrale.
board-order-done = Evaso da { $who }.
board-order-waits = Aspetta il segnalino.
board-order-no-influence = Ora è segnato. Ti serve il gradino 1 con questa gilda.
board-order-pays = Ora è segnato. Ti frutterebbe { $n ->
    [one] 1 Rupia
   *[other] { $n } Rupie
  }.
board-order-pays-step = Ora è segnato. Ti frutterebbe { $n ->
    [one] 1 Rupia
   *[other] { $n } Rupie
  } e un gradino.
board-column = Segnalini in questa colonna: { $n }, per ora al massimo { $limit }
board-notable = { $who } ({ $guild }, livello { $level })
board-contract-of = Contratto di { $who }.
board-not-open = Non ancora aperto: la barca aspetta { $n ->
    [one] ancora 1 contratto
   *[other] ancora { $n } contratti
  } di livello { $level } per il prossimo molo.
board-would-win = Per come stanno le cose il contratto andrebbe a { $who }.
board-spot-taken = { $good }: { $who }, { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
  }
board-spot-free = { $good }: libero, ora ti frutterebbe { $n ->
    [one] 1 Rupia
   *[other] { $n } Rupie
  }
board-pier = Molo { $n }
board-pier-one = Qui comincia la barca.
board-pier-two = All’arrivo si costruisce l’edificio con il Costruttore, e il Costruttore si sposta col dado.
board-pier-three = All’arrivo il Mercante si sposta col dado; ognuno ottiene 1 favore per ogni cotone, al massimo 3.
board-pier-four = All’arrivo tutti i segnalini prezzo tornano al Commerciante; ognuno ottiene 1 favore.
board-pier-five = All’arrivo ognuno ottiene una merce di valore 1; di valore 2 con un cotone, di valore 3 con di più.
board-pier-six = All’arrivo s’innesca la fine; da allora i vestiti si vendono a 1 Rupia in più.
board-opens = Qui sono aperti i notabili fino al livello { $level }.
board-boat-waits = La barca riparte dopo { $n ->
    [one] ancora 1 contratto
   *[other] ancora { $n } contratti
  } di livello { $level }.
board-boat-rests = La barca è arrivata.
board-has-goods = Merci: { $mix }
board-total = Rupie se la partita finisse ora: { $n }
board-decides = Ora decide.
board-starts = Comincia ogni round.
board-farm-yields = Produzione ora: { $mix }
board-covers = Tessere di copertura rimaste: { $n }
board-cover-is = Senza questa tessera la merce accanto rende 1 in più, e alla fine hai 1 Rupia in più.
board-farmer-there = Sullo spazio { $n }: { $mix }
board-farm-track = Da { $good } a { $good2 }: il contadino sta sullo spazio { $n } di { $of }. Lati coperti: { $covers }.
board-farm = Fattoria di { $who }
board-workers-of = Lavoratori di { $who }
board-workers = Nella riserva: { $n }. In piedi: { $up }, sdraiati: { $down }.
board-cook = Dal Cuoco: { $n }. Clicca qui nella tua meditazione per prenderne uno.
board-markers-of = Segnalini di { $who }
board-markers = Nella riserva: { $n } su { $of }. Merci, favori, consegne e ordini ne usano uno ciascuno.
board-purse-of = Borsa di { $who }
board-purse = Rupie: { $n }
board-purse-closed = Nessun altro vede in questa borsa.
board-favours-of = Favori di { $who }
board-favours = Favori: { $n }
board-favours-are = Trascinane uno su un’azione favore per usarla, o clicca l’azione.
board-refresh = Una volta per turno: trascina qui olio o curry per rialzare 1 lavoratore. Clicca qui per pagarli entrambi e rialzarne 3.
board-contracts-of = Contratti di { $who }
board-contracts-are = Vinti finora: { $who }
board-track-of = Tracciato meditazione di { $who }
board-tracker = Sullo spazio { $n }: il primo lavoratore sdraiato dà { $mp ->
    [one] 1 punto
   *[other] { $mp } punti
  }, ogni altro il valore dello spazio precedente.
board-tracker-next = Lo spazio seguente costa { $mix } e vale { $mp }.
board-tracker-last = L’ultimo spazio porta { $n ->
    [one] 1 Rupia
   *[other] { $n } Rupie
  } alla fine.
board-payable = Hai { $n ->
    [one] 1 favore
   *[other] { $n } favori
  }: bastano.
board-not-payable = Hai { $n ->
    [one] 1 favore
   *[other] { $n } favori
  }: non bastano, o è già stata usata.
