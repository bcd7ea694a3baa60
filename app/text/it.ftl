# Quello che dice l'app, qualunque sia il gioco. I messaggi di un gioco stanno accanto alle sue regole.

and = { $first } e { $last }
nothing = niente

## Livelli di gioco
level-human = una persona
level-random = Dado
about-level-random = una mossa qualsiasi
level-newcomer = Nuovo arrivato
about-level-newcomer = dimentica metà di quel che si può fare
level-novice = Principiante
about-level-novice = guarda un passo avanti
level-regular = Pratico
about-level-regular = pianifica tutto il suo turno
level-expert = Esperto
about-level-expert = pensa anche al turno dopo
level-master = Maestro
about-level-master = confronta molti piani su due turni
level-line = { $level }: { $about }
bot-name = { $level } { $number }
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
file-future = { $file } è stato scritto da un Caravanserai più recente: aggiorna il tuo per giocarci.
file-odd-setup = { $file } è preparato in un modo che questo gioco non conosce.
file-no-snapshot = { $file } viene da altre regole e non contiene posizioni da cui continuare.
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
file-from-snapshot = { $file }: buono per { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
  }, ma comincia con un’istantanea dopo la mossa { $number }. Ciò che la precede non si può rigiocare, quindi nessuno sa dire se è in ordine.
cli-bot-is-asked = Tocca a { $who }, un bot. Ciò che può fare direbbe che cosa ha in mano. Apri la partita nella finestra o nel terminale, e gioca da solo.
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
ui-show-refused = Anche le rifiutate
ui-timeline = Linea del tempo
ui-time-start = All'inizio
ui-time-back = Una mossa indietro
ui-time-play = Riproduci da qui
ui-time-on = Una mossa avanti
ui-time-now = Ad adesso
ui-thinking = sta pensando …
ui-to-move = di turno
ui-bot-thinks = { $who } sta pensando.
ui-past = Stai guardando il passato: dopo la mossa { $number } di { $last }.
ui-back-to-now = Torna ad adesso
ui-try = Stai provando qualcosa. La partita vera aspetta e resta com’è.
ui-try-imagined = Ciò che gli altri ti nascondono è immaginato.
ui-try-lucky = Nella partita la sorte può andare diversamente.
ui-try-from-here = Prova da qui
ui-choose-from-list = Tutte le { $count } scelte …
ui-what-for = { $move }. { $asked }
ui-pay = D'accordo
ui-confirm-turn = { $move }: così finisce il tuo turno.
ui-confirm-yes-turn = Termina il turno
ui-confirm-no = Indietro
ui-hint = Consiglio
ui-hint-thinking = Ci penso …
ui-hint-where = Guarda ciò che è segnato: { $verb }.
ui-hint-more = Dimmi di più
ui-hint-play = Giocala
ui-hint-then = Poi:
ui-hint-others = Buone anche, e diverse:
ui-hint-none = Adesso non c'è niente da consigliare.
ui-aim = Per vincere: { $aim }
ui-coach-understood = Capito
ui-coach-hint = Mostrami una mossa
ui-guide = Obiettivo { $number } di { $of }
ui-guide-done = Tutti gli obiettivi raggiunti
ui-guide-practice = Fai pratica
ui-guide-play-on = Continua qui
ui-close = Chiudi
ui-change = { $who }: { $what } { $before } → { $after }
ui-open-rule = Apri la regola { $rule }
ui-uncertain = Che cosa uscirà è aperto.
ui-more-reasons = { $n ->
    [one] un altro motivo
   *[other] altri { $n } motivi
  }
ui-only-looking = Adesso non c'è niente da giocare.
ui-not-asked-lit = { $what }: non c'entra con questa domanda. Ciò che puoi usare è illuminato.
ui-not-asked-below = { $what }: non c'entra con questa domanda. Scegli qui sotto.
ui-nothing-here-lit = Qui non c'è niente da fare. Ciò che puoi usare è illuminato.
ui-nothing-here-below = Qui non c'è niente da fare. Scegli qui sotto.
ui-goes-to = Può andare a: { $places }
ui-goes-where-lit = Può andare solo dove è illuminato.
ui-done = Fatto: { $move }
ui-done-by = { $who }: { $move }
ui-warn = { $move }: così si perdono circa { $points } punti. Meglio: “{ $better }”.
ui-warn-yes = Fallo lo stesso
ui-confirm-part = { $move }: con questo la domanda si chiude.
ui-confirm-yes-part = Fallo
ui-news = Dopo la tua ultima mossa
ui-do-news = Che cosa hanno fatto gli altri
ui-do-replay = Mostralo di nuovo
ui-do-take-backs = Accordatevi sulle mosse ritirate (segnate nel diario)
ui-taken-back = { $n ->
    [one] Ritirata dopo aver visto qualcosa di nuovo: una mossa.
   *[other] Ritirate dopo aver visto qualcosa di nuovo: { $n } mosse.
  }
ui-usable = Si può usare adesso.
ui-one-of-several = { $what }, { $i } di { $n }
ui-curtain = { $who }, tocca a te. Tutti gli altri guardano altrove.
ui-curtain-ready = Sono { $who }
ui-paused = In pausa. Tocca a { $who }.
ui-go-on = Continua
ui-skip = Salta
ui-try-again = Riprova
stuck-disk-full = Il disco è pieno, quindi la mossa non si può salvare. Non si è perso niente.
stuck-disk = La mossa non si può salvare: { $why }. Non si è perso niente.
ui-chart = Come stavano tutti, round per round
ui-place = Posto
ui-tie-stands = Pari in tutto: la vittoria è condivisa.
ui-score = Punteggio
ui-rematch = Rivincita
ui-look-at-board = Guarda il tabellone
ui-lobby = All'ingresso
ui-do-undo = Annulla
ui-do-redo = Rifai
ui-do-restart-turn = Ricomincia il turno
ui-do-hint = Consiglio
ui-do-coach = Di che cosa tratta questa domanda?
ui-do-teach = Insegnami mentre gioco
ui-do-moves = Elenco delle mosse
ui-do-log = Diario
ui-do-side = Mostra o nascondi il pannello laterale
ui-do-pause = Ferma i bot
ui-do-step = Una mossa dei bot
ui-do-try = Prova
ui-do-let-bots = Rispondono i bot
ui-do-try-again = Di nuovo da qui
ui-do-try-keep = Tieni come nuova partita …
ui-do-try-leave = Torna alla partita
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
term-hide = Invio nasconde tutto questo a chi viene dopo, q esce:
term-curtain = Poi premi Invio, o q per uscire:
term-try-again = Invio riprova, s FILE salva altrove, q esce:
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
hint-gains = Rende circa { $points } punti più del miglior turno che ne fa a meno e comincia così: “{ $other }”
hint-costs = Circa { $points } punti meno della migliore
hint-equal = Non fa differenza: “{ $other }” vale altrettanto
hint-only = Non c'è altro modo
hint-rest = tutto il resto
decimal-mark = ,
hint-chance = Il caso vi ha la sua parte; i numeri sono la media di più modi in cui può andare.
hint-shows = Dopo qualcuno saprà più di prima, perciò non si può annullare.
hint-opens = Lascia a { $who } un turno che vale circa { $points } punti in più.
hint-closes = Lascia a { $who } un turno che vale circa { $points } punti in meno.
hint-line = Poi: { $line }.

## Riga di comando
help-all = Giochi da tavolo impegnativi intorno a un solo tavolo. Senza comando si apre la finestra.
help-terminal = Gioca una partita intera nel terminale.
help-new = Comincia una partita e la salva in un file.
help-moves = Elenca le mosse possibili di una partita salvata.
help-move = Gioca una mossa in una partita salvata.
help-hint = Consiglia chi deve decidere in una partita salvata.
help-show = Mostra il tavolo di una partita salvata.
help-verify = Controlla partite salvate.
help-simulate = Fa giocare i bot e controlla ogni invariante dopo ogni mossa.
help-arena = Confronta i bot in partite con posti a rotazione.
help-tune = Cerca pesi migliori per il giudizio di un gioco, giocando contro se stesso.
help-demo = Scrive immagini di ogni gioco sul tavolo vero, senza schermo.
help-games = Elenca i giochi installati.
help-levels = Elenca i livelli di gioco, dal più debole.
help-lang = lingua delle parole
help-terminal-game = quale gioco; se manca, viene chiesto
help-terminal-file = la partita salvata da continuare, o da scrivere
help-terminal-learn = la prima partita guidata di un gioco
help-new-out = il file da scrivere; uno che c’è già non si tocca
help-demo-out = la cartella in cui scrivere
help-option-game = quale gioco
help-option-file = una partita salvata
help-option-files = partite salvate
help-option-seats = chi siede dove: you per una persona, o il livello di un bot
help-option-seed = fissa tutto ciò che decide il caso
help-option-take-back = permette di annullare oltre ciò che si è saputo; il file lo segna
help-option-variant = variante del gioco
help-option-option = un’opzione del tavolo; si può ripetere
help-option-json = scrive JSON
help-option-all = anche ciò che non si può, con il motivo
help-option-verb = che cosa fare
help-option-args = con che cosa, e dove
help-option-at = dopo N mosse
help-option-players = quanti giocatori
help-option-games = quante partite
help-option-bots = livelli dei bot, ripetuti intorno al tavolo
help-option-jobs = quante partite alla volta
help-option-keep = un file per le partite, una per riga; quelle che ci sono già non si rigiocano
help-option-minutes = dopo tanti minuti non comincia altre partite
help-option-trials = quanti pesi provare
cli-misused = Il comando non è completo. «{ $command } --help» elenca ciò che si può dire.
cli-seats-misfit = { $game } è per { $players } giocatori; hai indicato { $given } posti.
cli-no-level = Non c'è un bot “{ $level }”. Ci sono: { $levels }.
cli-no-lesson = { $game } non ha una prima partita guidata.
cli-no-game = Non c'è un gioco “{ $game }”. Installati: { $games }.
cli-bad-number = { $what } dev'essere un numero intero, almeno { $least }.
cli-over = La partita è finita.
cli-no-move-number = Non c'è la mossa { $number }; la partita ha le mosse da { $first } a { $last }.
cli-stopped = Interrotto.
misfit-players = { $game } è per { $players } giocatori, non { $given }.
misfit-variant = { $game } ha le varianti { $variants }, non { $given }.
misfit-option = { $game } non ha l’opzione { $option }. Ha { $options }.
misfit-value = L’opzione { $option } è una tra { $values }, non { $given }.
misfit-missing = Non è detto: { $options }.
misfit-colour = { $game } ha i colori { $colours }, non { $given }.
misfit-colours = Due posti hanno lo stesso colore.
misfit-first = Il posto { $seat } non può cominciare in una partita a { $players }.

## La finestra
app-name = Caravanserai
app-line = Grandi giochi economici a un solo tavolo
window-title = { $game } – Caravanserai
banner-close = Chiudi questo messaggio
cancel = Annulla
back = Indietro
back-to-lobby = Torna all’ingresso
no-display = Caravanserai non trova uno schermo su cui aprire la finestra. Su Linux avvialo da un desktop grafico, oppure imposta DISPLAY o WAYLAND_DISPLAY. Senza schermo, «caravanserai terminal» gioca nel terminale.
needs-lacking = A Caravanserai servono alcune cose del sistema che qui mancano: { $what }. Su Debian e Ubuntu le porta questo comando: { $command }. Altrove installa i pacchetti che le contengono, poi riprova.
needs-installing = Installo ciò che a Caravanserai serve del sistema: { $packages }

## Menu
menu-game = &Partita
menu-edit = &Modifica
menu-play = &Gioco
menu-view = &Vista
menu-help = &Aiuto
do-new = &Nuova partita
do-open = &Apri un file…
do-import = &Importa nella raccolta…
do-lobby = &Ingresso
do-settings = I&mpostazioni
do-quit = &Esci
do-text-larger = Testo più &grande
do-text-smaller = Testo più &piccolo
do-full = &Schermo intero
do-learn = &Impara questo gioco giocando
do-rules = &Regole
do-keys = &Scorciatoie da tastiera
do-about = &Informazioni su Caravanserai
about-text = Tre giochi da tavolo impegnativi a un solo tavolo: per un solo schermo, contro i bot, o per impararli. Niente lascia questo computer. I giochi sono opera dei loro autori; parole, disegni e codice qui sono tutti nostri.
about-notes = Novità
about-licences = Licenze
about-licences-text = Caravanserai è software libero con licenza MIT. Poggia sul lavoro di altri, ciascuno con la propria licenza; un clic ne mostra il testo:
about-licences-back = Tutte le licenze
keys-title = Scorciatoie da tastiera
keys-board = Sul tabellone
keys-walk = Al prossimo pezzo o posto
keys-with-walk = Frecce
keys-click = Cliccarlo
keys-with-click = Invio
keys-carry = Prenderlo, posarlo
keys-with-carry = Spazio
keys-turn = Ruotare quel che si tiene
keys-with-turn = R / Rotella / Tasto destro
keys-cancel = Rimetterlo a posto
keys-with-cancel = Esc
keys-rule = Leggere la sua regola
keys-with-rule = Tasto destro / Menu
keys-zoom = Ingrandire
keys-with-zoom = Rotella
keys-pan = Spostare il tabellone
keys-with-pan = Tasto centrale
keys-close = Chiudi

## L’ingresso
lobby-go-on = Continua a giocare
lobby-continue = Continua
lobby-continue-name = Continua { $game }
lobby-new = Nuova partita
lobby-play = Gioca
lobby-play-name = Gioca subito a { $game }
lobby-play-tip = Tu contro i bot, subito
lobby-together-name = { $game }: in più persone a questo schermo
lobby-learn = Imparalo, circa { $minutes } min
lobby-learn-name = Impara { $game }
lobby-learn-tip = Una prima partita guidata contro un bot
lobby-newcomer = È la prima volta?
lobby-newcomer-learn = Impara { $game } giocando: una prima partita guidata di circa { $minutes } minuti. Puoi smettere quando vuoi e continuare dopo.
lobby-set-up = Prepara…
lobby-set-up-name = Prepara una partita di { $game }
lobby-rules-name = Regole di { $game }
lobby-no-games = Nessun gioco è installato.
saved-heading = Partite salvate
saved-empty = Ogni partita che giochi resta qui, mossa per mossa. Trascina un file di partita su questa finestra per aggiungerlo.
saved-import = Importa
saved-import-name = Importa una partita salvata
saved-import-tip = Aggiungi un file di partita all’elenco, o trascinalo sulla finestra
saved-open = Apri
saved-rename = Rinomina
saved-rename-ask = Nuovo nome:
saved-copy = Duplica
saved-export = Esporta
saved-delete = Elimina
saved-undo = Annulla
saved-deleted = «{ $name }» è eliminata.
try-keep = Tieni come nuova partita
try-name = { $game }, per prova
try-keep-ask = Nome:
try-kept = «{ $name }» è ora tra le tue partite salvate, con tutto ciò che è successo fin qui.
try-kept-imagined = «{ $name }» è ora tra le tue partite salvate. Comincia dove hai cominciato a provare, con ciò che è stato immaginato; quel che c’era prima resta nella partita vera.
try-cannot = Da qui non si può provare: si sa troppo poco di ciò che gli altri nascondono.
saved-exported = Una copia è in { $file }.
saved-imported = { $file } è ora tra le tue partite salvate.
saved-numbered = { $name } ({ $number })
saved-today = oggi, { $time }
saved-only-yesterday = ieri
saved-yesterday = ieri, { $time }
saved-undated = data sconosciuta
saved-round = Round { $round } · tocca a { $who }
saved-over = Finita · vince { $who }
saved-bad-foreign = Non è una partita di Caravanserai.
saved-bad-future = Scritta da un Caravanserai più nuovo.
saved-bad-closed = Il file non si può aprire.
opening-file = Apro { $file } …
file-one-at-a-time = Si sta ancora aprendo un’altra partita. Apri { $file } dopo.
save-elsewhere = Salva altrove…
open-copy = Apri una copia
file-kind = Partite di Caravanserai
file-any = Tutti i file
file-busy = { $file } è in gioco altrove. A una partita si gioca da un posto solo alla volta.
file-busy-window = { $file } è aperta in un’altra finestra (processo { $pid }, dalle { $since }).
file-busy-terminal = { $file } è in gioco in un terminale (processo { $pid }, dalle { $since }).
file-busy-command = Un comando sta lavorando su { $file } (processo { $pid }, dalle { $since }).
file-changed = { $file } è appena stato cambiato da qualcun altro. Aprilo di nuovo.
file-left-alone = { $file } è danneggiato o viene da altre regole, quindi resta com'è. Si può continuare in una copia.
file-unlocked = Questa cartella non può impedire ad altri di scrivere { $file }. Gioca da un posto solo alla volta.
file-was-gone = { $was } non c’è più. Tutta la partita è stata scritta in { $file } e continua lì.
file-was-replaced = Qualcos’altro ha preso il posto di { $was }. Tutta la partita è ora in { $file } e continua lì.
file-was-changed = { $was } è stato cambiato da qualcun altro. Tutta la partita è ora in { $file } e continua lì.
file-refuses = Non è stato possibile scrivere { $file }. Non si è perso niente. Riprova, o salva la partita altrove.
file-unsure = Non è certo che tutto { $file } sia arrivato sul disco.
file-too-long = { $file } contiene più di quanto contenga qualsiasi partita, quindi non viene letto.
file-bad-name = «{ $name }» non può essere il nome di un file.
file-name-taken = C’è già una partita di nome «{ $name }».
file-in-copy = La partita continua in una copia: { $file }.
file-unknown-level = { $file } ha bisogno di un bot di livello «{ $level }», che non è installato.
helper-unstarted = Un programma di servizio non parte: { $why }.
helper-killed = Un programma di servizio si è guastato o è stato chiuso dal sistema.
helper-ended = Un programma di servizio si è fermato da solo (stato { $status }).
helper-endless = Un programma di servizio parla senza mai finire.
thinking-silent = Nessuna risposta entro { $seconds } secondi.
thinking-nonsense = La risposta arrivata non si capisce.
thinking-illegal = La risposta arrivata non è possibile in questa partita.
pictures-given-up = Alcune partite salvate restano senza immagine: il programma che le dipinge si è guastato due volte.
why-disk-full = il disco è pieno
why-read-only = il disco o la cartella è di sola lettura
why-not-allowed = non hai il permesso di scrivere lì
why-gone = non c’è
why-exists = c’è già un file con quel nome

## Preparare una partita
setup-seats = Posti
setup-table = Tavolo
together-title = { $game } insieme
together-add = Un’altra persona
setup-add = Aggiungi un posto
setup-begin = Comincia la partita
setup-variant = Variante
setup-seed = Seme
setup-seed-none = decide il caso
setup-seed-tip = Partite con lo stesso seme e le stesse mosse incontrano lo stesso caso
setup-take-back = Mosse ritirate
setup-take-back-no = Solo se niente di nuovo è noto
setup-take-back-yes = Sempre, segnate nel diario
setup-wrong-names = Due posti hanno lo stesso nome.
setup-wrong-empty = Un posto non ha nome.
seat-name = Nome del posto { $number }
seat-control = Chi gioca al posto { $number }
seat-colour = Colore del posto { $number }
seat-remove = Togli il posto { $number }

## Impostazioni
settings-title = Impostazioni
settings-look = Aspetto
settings-play = Gioco
settings-where = Le impostazioni stanno in { $file }.
settings-damaged = Le impostazioni in { $file } non si possono leggere: valgono quelle solite. Il file resta com’è; quando cambi un’impostazione, viene messo da parte con un altro nome.
settings-odd = Le impostazioni in { $file } contengono qualcosa di sconosciuto ({ $keys }): lì valgono i valori soliti. Quando cambi un’impostazione, il file viene messo da parte con un altro nome.
settings-unread = Le impostazioni in { $file } non si possono aprire: valgono quelle solite.
settings-unsaved = Le impostazioni non si possono conservare in { $file }: { $why }. Valgono finché non chiudi la finestra.
switched-on = Sì
switched-off = No
set-language = Lingua
set-language-en = English
set-language-it = Italiano
set-theme = Tema
set-theme-system = Come il sistema
set-theme-light = Chiaro
set-theme-dark = Scuro
set-theme-contrast = Contrasto elevato
set-text-size = Dimensione del testo
set-text-size-100 = 100%
set-text-size-115 = 115%
set-text-size-130 = 130%
set-text-size-150 = 150%
set-animation = Animazioni
set-animation-off = No
set-animation-fast = Veloci
set-animation-normal = Normali
set-animation-slow = Lente
about-set-animation = Quanto in fretta si muovono i pezzi.
set-bot-pace = Ritmo dei bot
set-bot-pace-off = Subito
set-bot-pace-fast = Veloce
set-bot-pace-normal = Normale
set-bot-pace-slow = Lento
about-set-bot-pace = Quanto si può guardare ogni mossa di un bot prima della successiva.
set-confirm-turn = Conferma la fine del turno
about-set-confirm-turn = Chiede ancora prima che un turno, o una sua parte, finisca da sé, finché si può ancora tornare indietro.
set-curtain = Sipario tra i giocatori
set-curtain-auto = Se ci sono segreti
set-curtain-always = Sempre
set-curtain-never = Mai
about-set-curtain = Nasconde il tavolo mentre lo schermo passa da una persona all’altra.
set-hints = Consigli
about-set-hints = Offre il parere di un buon giocatore, con le sue ragioni.
set-warnings = Avvisi
about-set-warnings = Chiede conferma prima di una mossa che butta via parecchio.
set-coach = Insegnami mentre gioco
about-set-coach = Spiega in poche parole ciò che capita per la prima volta.
set-coach-again = Mostra di nuovo tutte le spiegazioni
set-goal = Come si vince
about-set-goal = Una riga accanto al tabellone che dice che cosa conta.

## Il regolamento
rules-title = Regole di { $game }
rules-search = Cerca nelle regole
rules-contents = Indice
rules-text = Testo delle regole
rules-hits = { $n ->
    [0] non trovato
    [one] trovato una volta
   *[other] trovato { $n } volte
  }
rules-hit = { $number } di { $n }
rules-previous = Punto precedente
rules-next = Punto successivo
rules-close = Chiudi le regole

## Quando qualcosa si rompe
crash-now = Qualcosa è andato storto dentro Caravanserai. La partita è salva fino all’ultima mossa. Un rapporto è in { $file }; niente è stato inviato.
crash-last-time = L’ultima volta Caravanserai si è chiuso all’improvviso. La partita è salva fino all’ultima mossa. Un rapporto è in { $file }; niente è stato inviato.
crash-again = Riapri la partita
crash-resume = Continua quella partita
crash-show = Mostra il rapporto
broken-short = Qui manca qualcosa
broken-not-shown = Qui qualcosa non si può mostrare. La partita continua lo stesso e niente va perso: annulla una mossa, guarda un altro giocatore o riapri la partita.
