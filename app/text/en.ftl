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

## The table on the screen
ui-board = The board
ui-log = Log
ui-moves = Moves
ui-everybody = Everybody
ui-filter-log = Whose moves the log shows
ui-search-moves = Search the moves
ui-show-refused = Also show what is not possible, and why
ui-timeline = Timeline
ui-time-start = To the beginning
ui-time-back = One move back
ui-time-play = Play from here
ui-time-on = One move on
ui-time-now = To now
ui-thinking = thinking …
ui-to-move = to move
ui-bot-thinks = { $who } is thinking.
ui-past = You are looking at the past: after move { $number } of { $last }.
ui-back-to-now = Back to now
ui-choose-from-list = All { $count } choices …
ui-pay = Agreed
ui-confirm = { $move }: this ends your turn.
ui-confirm-yes = End the turn
ui-confirm-no = Back
ui-hint = Hint
ui-hint-thinking = Thinking it over …
ui-hint-where = Look at what is marked: { $verb }.
ui-hint-more = Tell me more
ui-hint-play = Play it
ui-hint-others = Also good:
ui-hint-none = There is nothing to advise now.
ui-close = Close
ui-change = { $who }: { $what } { $before } → { $after }
ui-open-rule = Open rule { $rule }
ui-uncertain = What comes up is open.
ui-curtain = { $who }, it is your turn. Everybody else looks away.
ui-curtain-ready = I am { $who }
ui-broken = That did not work: { $why }. Nothing is lost.
ui-chart = How everybody stood, round by round
ui-place = Place
ui-tie-stands = Equal in everything: the win is shared.
ui-rematch = Rematch
ui-look-at-board = Look at the board
ui-lobby = To the lobby
ui-do-undo = Undo
ui-do-redo = Redo
ui-do-restart-turn = Restart the turn
ui-do-hint = Hint
ui-do-moves = List of moves
ui-do-log = Log
ui-do-side = Show or hide the side panel
ui-do-pause = Pause the bots
ui-do-step = One bot move
ui-do-to-my-turn = On to my turn
ui-do-earlier = One move back in time
ui-do-later = One move on in time
ui-do-now = Back to now
ui-do-fit = Fit the board
ui-do-zoom-in = Zoom in
ui-do-zoom-out = Zoom out
ui-do-next-player = Look at the next player

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
