# What the app itself says, whatever the game. Messages of a game stand beside its rules.

and = { $first } and { $last }
nothing = nothing

## Levels of play
level-human = a person
level-random = Random: any legal move
level-novice = Novice: looks one step ahead
level-regular = Regular: plans its whole turn
bot-name = { $level ->
    [random] Dice
    [novice] Novice
   *[regular] Regular
  } { $number }
player-name = Player { $number }

## Colours
colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-purple = purple
colour-red = red
colour-green = green
colour-teal = teal
colour-magenta = magenta
colour-orange = orange

## Why not, in any game
no-game-over = The game is over.
no-unknown-verb = Nobody knows the move “{ $word }”.
no-not-now = { $verb } has to wait. Now: { $phase }
no-unknown-thing = { $verb } does not work with that.
no-other-seat = It is not up to { $seat } now.
no-nothing-to-undo = There is nothing to undo.
no-nothing-to-redo = There is nothing to do again.
no-undo-barrier = “{ $verb }” showed something new, so it cannot be undone.

## Files
file-missing = There is no file { $file }.
file-foreign = { $file } is not a Caravanserai game.
file-unopened = { $file } cannot be opened: { $why }.
file-unknown-game = { $file } holds a game of “{ $game }”, which is not installed.
file-future = { $file } was written by a newer Caravanserai. Please update to play it.
file-odd-setup = { $file } was set up in a way this game does not know.
file-no-snapshot = { $file } comes from other rules and holds no position that can be played on.
file-damaged-copy = { $file } is damaged, so it is left as it is. The game goes on in a copy.
file-lost = { $file } is damaged so near its beginning that nothing of the game is left.
file-exists = { $file } is already there and was left alone.
file-unwritable = { $file } cannot be written: { $why }.
file-torn-line = The last line was cut short, so the game goes on one move earlier.
file-damaged = The file is damaged from line { $line } on. The game goes on from what comes before.
file-older-rules = The rules have changed since this game began. It goes on from its last snapshot, after move { $number }.
file-fine = { $file }: { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, all in order.
file-part = { $file }: good for { $moves ->
    [one] one move
   *[other] { $moves } moves
  }. { $note }

## The terminal
term-welcome = { $game }, { $players } players. Give a number, or: ? why not · h hint · u undo · t table · q quit
term-which-game = Which game?
term-choice = >
term-number-needed = Please give a number from 1 to { $last }, or ?, h, u, t or q.
term-why-not = Not possible now:
term-all-possible = Everything you might try is possible.
term-rule = (rule { $rule })
term-saved = The game is saved as { $file }. “caravanserai terminal --file { $file }” goes on.
term-resumed = Going on after move { $number }.
term-undone = Taken back: { $move }.
round-turn = Round { $round } · { $who }
sheet-total = Total
shared-win = { $who } share the win.
sole-win = { $who } wins.
tie-decided = Tie-break: { $tie }

## Hints
hint-first = { $move }
hint-gain = Gain about { $gain } points{ $why ->
    [none] .
   *[other] : { $why }.
  }
hint-part = { $feature } { $change }
hint-line = Then: { $line }.

## Command line
cli-seats-misfit = { $game } takes { $players } players; { $given } seats were given.
cli-no-level = There is no bot “{ $level }”. There are: { $levels }.
cli-no-game = There is no game “{ $game }”. Installed: { $games }.
cli-bad-number = { $what } must be a whole number of at least { $least }.
cli-over = The game is over.
cli-no-move-number = There is no move { $number }; the game has moves { $first } to { $last }.
cli-stopped = Stopped.
cli-setup = That cannot be set up: { $why }.
