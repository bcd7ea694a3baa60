# Quello che dice l'app, qualunque sia il gioco. I messaggi di un gioco stanno accanto alle sue regole.

and = { $first } e { $last }
nothing = niente

## Livelli di gioco
level-human = una persona
level-random = Casuale: una mossa qualsiasi
level-novice = Principiante: guarda un passo avanti
level-regular = Esperto: pianifica tutto il suo turno
bot-name = { $level ->
    [random] Dado
    [novice] Principiante
   *[regular] Esperto
  } { $number }
player-name = Giocatore { $number }

## Colori
colour-blue = blu
colour-yellow = giallo
colour-white = bianco
colour-purple = viola
colour-red = rosso
colour-green = verde
colour-teal = ottanio
colour-magenta = magenta
colour-orange = arancione

## Perché no, in ogni gioco
no-game-over = La partita è finita.
no-unknown-verb = Nessuno conosce la mossa “{ $word }”.
no-not-now = { $verb } deve aspettare. Adesso: { $phase }
no-unknown-thing = { $verb } non funziona con quello.
no-other-seat = Adesso non tocca a { $seat }.
no-nothing-to-undo = Non c'è niente da annullare.
no-nothing-to-redo = Non c'è niente da rifare.
no-undo-barrier = “{ $verb }” ha mostrato qualcosa di nuovo, quindi non si può annullare.

## File
file-missing = Il file { $file } non c'è.
file-foreign = { $file } non è una partita di Caravanserai.
file-unopened = Non riesco ad aprire { $file }: { $why }.
file-unknown-game = { $file } contiene una partita di “{ $game }”, che non è installato.
file-future = { $file } è stato scritto da un Caravanserai più recente. Aggiornalo per giocarci.
file-odd-setup = { $file } è preparato in un modo che questo gioco non conosce.
file-no-snapshot = { $file } viene da altre regole e non contiene posizioni da cui continuare.
file-damaged-copy = { $file } è danneggiato e resta com'è. La partita continua in una copia.
file-lost = { $file } è danneggiato così vicino all'inizio che della partita non resta niente.
file-exists = { $file } esiste già e non è stato toccato.
file-unwritable = Non riesco a scrivere { $file }: { $why }.
file-torn-line = L'ultima riga è rimasta a metà: la partita continua da una mossa prima.
file-damaged = Il file è danneggiato dalla riga { $line } in poi. La partita continua da ciò che la precede.
file-older-rules = Le regole sono cambiate da quando è iniziata la partita. Continua dall'ultima istantanea, dopo la mossa { $number }.
file-fine = { $file }: { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }, tutto in ordine.
file-part = { $file }: buono per { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }. { $note }

## Il tavolo sullo schermo
ui-board = Il tabellone
ui-log = Diario
ui-moves = Mosse
ui-everybody = Tutti
ui-filter-log = Di chi il diario mostra le mosse
ui-search-moves = Cerca tra le mosse
ui-show-refused = Mostra anche ciò che non si può fare, e perché
ui-timeline = Linea del tempo
ui-time-start = All'inizio
ui-time-back = Una mossa indietro
ui-time-play = Riproduci da qui
ui-time-on = Una mossa avanti
ui-time-now = Ad adesso
ui-thinking = sta pensando …
ui-to-move = tocca a lui
ui-bot-thinks = { $who } sta pensando.
ui-past = Stai guardando il passato: dopo la mossa { $number } di { $last }.
ui-back-to-now = Torna ad adesso
ui-choose-from-list = Tutte le { $count } scelte …
ui-pay = D'accordo
ui-confirm = { $move }: così finisce il tuo turno.
ui-confirm-yes = Termina il turno
ui-confirm-no = Indietro
ui-hint = Consiglio
ui-hint-thinking = Ci penso …
ui-hint-where = Guarda ciò che è segnato: { $verb }.
ui-hint-more = Dimmi di più
ui-hint-play = Giocala
ui-hint-others = Buone anche:
ui-hint-none = Adesso non c'è niente da consigliare.
ui-close = Chiudi
ui-change = { $who }: { $what } { $before } → { $after }
ui-open-rule = Apri la regola { $rule }
ui-uncertain = Che cosa uscirà è aperto.
ui-curtain = { $who }, tocca a te. Tutti gli altri guardano altrove.
ui-curtain-ready = Sono { $who }
ui-broken = Non ha funzionato: { $why }. Non si è perso niente.
ui-chart = Come stavano tutti, round per round
ui-place = Posto
ui-tie-stands = Pari in tutto: la vittoria è condivisa.
ui-rematch = Rivincita
ui-look-at-board = Guarda il tabellone
ui-lobby = All'ingresso
ui-do-undo = Annulla
ui-do-redo = Rifai
ui-do-restart-turn = Ricomincia il turno
ui-do-hint = Consiglio
ui-do-moves = Elenco delle mosse
ui-do-log = Diario
ui-do-side = Mostra o nascondi il pannello laterale
ui-do-pause = Ferma i bot
ui-do-step = Una mossa dei bot
ui-do-to-my-turn = Fino al mio turno
ui-do-earlier = Una mossa indietro nel tempo
ui-do-later = Una mossa avanti nel tempo
ui-do-now = Torna ad adesso
ui-do-fit = Adatta il tabellone
ui-do-zoom-in = Ingrandisci
ui-do-zoom-out = Rimpicciolisci
ui-do-next-player = Guarda il prossimo giocatore

## Il terminale
term-welcome = { $game }, { $players } giocatori. Scrivi un numero, oppure: ? perché no · h consiglio · u annulla · t tavolo · q esci
term-which-game = Quale gioco?
term-choice = >
term-number-needed = Scrivi un numero da 1 a { $last }, oppure ?, h, u, t o q.
term-why-not = Adesso non è possibile:
term-all-possible = Tutto quello che potresti provare è possibile.
term-rule = (regola { $rule })
term-saved = La partita è salvata in { $file }. Continua con “caravanserai terminal --file { $file }”.
term-resumed = Si continua dopo la mossa { $number }.
term-undone = Annullato: { $move }.
round-turn = Round { $round } · { $who }
sheet-total = Totale
shared-win = { $who } vincono insieme.
sole-win = Vince { $who }.
tie-decided = Spareggio: { $tie }

## Consigli
hint-first = { $move }
hint-gain = Circa { $gain } punti in più{ $why ->
    [none] .
   *[other] : { $why }.
  }
hint-part = { $feature } { $change }
hint-line = Poi: { $line }.

## Riga di comando
cli-seats-misfit = { $game } è per { $players } giocatori; hai indicato { $given } posti.
cli-no-level = Non c'è un bot “{ $level }”. Ci sono: { $levels }.
cli-no-game = Non c'è un gioco “{ $game }”. Installati: { $games }.
cli-bad-number = { $what } dev'essere un numero intero, almeno { $least }.
cli-over = La partita è finita.
cli-no-move-number = Non c'è la mossa { $number }; la partita ha le mosse da { $first } a { $last }.
cli-stopped = Interrotto.
cli-setup = Non si può preparare così: { $why }.
