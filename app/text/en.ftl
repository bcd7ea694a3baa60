# What the app itself says, whatever the game. Messages of a game stand beside its rules.

and = { $first } and { $last }
nothing = nothing

## Levels of play
level-human = a person
level-random = Dice
about-level-random = any legal move
level-newcomer = Newcomer
about-level-newcomer = forgets half of what could be done
level-novice = Novice
about-level-novice = looks one step ahead
level-regular = Regular
about-level-regular = plans its whole turn
level-expert = Expert
about-level-expert = thinks of its next turn, too
level-master = Master
about-level-master = weighs many plans over two turns
level-line = { $level }: { $about }
bot-name = { $level } { $number }
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
file-future = { $file } was written by a newer Caravanserai; update yours to play it.
file-odd-setup = { $file } was set up in a way this game does not know.
file-no-snapshot = { $file } comes from other rules and holds no position that can be played on.
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
file-from-snapshot = { $file }: good for { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, but it begins with a snapshot after move { $number }. What came before cannot be played again, so nobody can say whether it is in order.
cli-bot-is-asked = { $who }, a bot, is asked. What it may do would tell what it holds. Open the game in the window or in the terminal, and it plays by itself.
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
ui-show-refused = Refused moves too
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
ui-try = You are trying something out. The game itself waits and stays as it is.
ui-try-imagined = What others hide from you is imagined.
ui-try-lucky = Chance may turn out otherwise in the game.
ui-try-from-here = Try it out from here
ui-choose-from-list = All { $count } choices …
ui-what-for = { $move }. { $asked }
ui-pay = Agreed
ui-confirm-turn = { $move }: this ends your turn.
ui-confirm-yes-turn = End the turn
ui-confirm-no = Back
ui-hint = Hint
ui-hint-thinking = Thinking it over …
ui-hint-where = Look at what is marked: { $verb }.
ui-hint-more = Tell me more
ui-hint-play = Play it
ui-hint-then = Then:
ui-hint-others = Also good, and different:
ui-hint-none = There is nothing to advise now.
ui-aim = To win: { $aim }
ui-coach-understood = Got it
ui-coach-hint = Show me a move
ui-guide = Goal { $number } of { $of }
ui-guide-done = All goals reached
ui-guide-practice = Practise
ui-guide-play-on = Play on here
ui-close = Close
ui-change = { $who }: { $what } { $before } → { $after }
ui-open-rule = Open rule { $rule }
ui-uncertain = What comes up is open.
ui-more-reasons = { $n ->
    [one] one more reason
   *[other] { $n } more reasons
  }
ui-only-looking = There is nothing to play right now.
ui-not-asked-lit = { $what }: not part of this question. What you can use is lit.
ui-not-asked-below = { $what }: not part of this question. Choose below.
ui-nothing-here-lit = Nothing to do here. What you can use is lit.
ui-nothing-here-below = Nothing to do here. Choose below.
ui-goes-to = It can go to: { $places }
ui-goes-where-lit = It can only go where it is lit.
ui-done = Done: { $move }
ui-done-by = { $who }: { $move }
ui-warn = { $move }: this gives away about { $points } points. Better: “{ $better }”.
ui-warn-yes = Do it all the same
ui-confirm-part = { $move }: with this, the question is closed.
ui-confirm-yes-part = Do it
ui-news = Since your last move
ui-do-news = What the others did
ui-do-replay = Show it again
ui-do-take-backs = Agree on take-backs (marked in the log)
ui-taken-back = { $n ->
    [one] Taken back although something new was known: one move.
   *[other] Taken back although something new was known: { $n } moves.
  }
ui-usable = Can be used now.
ui-one-of-several = { $what }, { $i } of { $n }
ui-curtain = { $who }, it is your turn. Everybody else looks away.
ui-curtain-ready = I am { $who }
ui-paused = Paused. { $who } is next.
ui-go-on = Go on
ui-skip = Skip
ui-try-again = Try again
stuck-disk-full = The disk is full, so the move cannot be saved. Nothing is lost.
stuck-disk = The move cannot be saved: { $why }. Nothing is lost.
ui-chart = How everybody stood, round by round
ui-place = Place
ui-tie-stands = Equal in everything: the win is shared.
ui-score = Score sheet
ui-rematch = Rematch
ui-look-at-board = Look at the board
ui-lobby = To the lobby
ui-do-undo = Undo
ui-do-redo = Redo
ui-do-restart-turn = Restart the turn
ui-do-hint = Hint
ui-do-coach = What is this question about?
ui-do-teach = Teach me as I play
ui-do-moves = List of moves
ui-do-log = Log
ui-do-side = Show or hide the side panel
ui-do-pause = Pause the bots
ui-do-step = One bot move
ui-do-try = Try it out
ui-do-let-bots = Let the bots answer
ui-do-try-again = From here again
ui-do-try-keep = Keep as a new game …
ui-do-try-leave = Back to the game
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
term-hide = Enter hides all this from the next player, q quits:
term-curtain = Then press Enter, or q to quit:
term-try-again = Enter tries again, s FILE saves elsewhere, q quits:
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
hint-gains = It brings about { $points } points more than the best turn without it, which begins: “{ $other }”
hint-costs = About { $points } points less than the best
hint-equal = It makes no difference: “{ $other }” is just as good
hint-only = There is no other way
hint-rest = all the rest
decimal-mark = .
hint-chance = Chance has a say in this; the numbers are the mean of several ways it may fall.
hint-shows = After this somebody knows more than before, so it cannot be taken back.
hint-opens = It leaves { $who } a turn worth about { $points } points more.
hint-closes = It leaves { $who } a turn worth about { $points } points less.
hint-line = Then: { $line }.

## Command line
help-all = Heavy board games at one table. Without a command, the window opens.
help-terminal = Play a whole game in the terminal.
help-new = Begin a game and save it to a file.
help-moves = List the legal moves of a saved game.
help-move = Play one move in a saved game.
help-hint = Advise whoever has to decide in a saved game.
help-show = Show the table of a saved game.
help-verify = Check saved games.
help-simulate = Let bots play and check every invariant after every move.
help-arena = Compare bots over games with rotated seats.
help-tune = Look for better weights of a game’s judge by self-play.
help-demo = Write pictures of every game on the real table, without a display.
help-games = List the installed games.
help-levels = List the levels of play, weakest first.
help-lang = language of the words
help-terminal-game = which game; asked for when missing
help-terminal-file = the saved game to go on with, or to write
help-terminal-learn = the guided first game of a game
help-new-out = the file to write; an existing one is left alone
help-demo-out = the folder to write to
help-option-game = which game
help-option-file = a saved game
help-option-files = saved games
help-option-seats = who sits where: you, or a bot’s level
help-option-seed = fixes everything that chance decides
help-option-take-back = allow undo behind what became known, marked in the file
help-option-variant = variant of the game
help-option-option = a table option; may be repeated
help-option-json = print JSON
help-option-all = also what is not possible, with the reason
help-option-verb = what to do
help-option-args = with what, and where
help-option-at = after N moves
help-option-players = how many players
help-option-games = how many games
help-option-bots = levels of the bots, repeated around the table
help-option-jobs = how many games at a time
help-option-keep = a file for the games, one line each; those in it are not played again
help-option-minutes = begin no more games after so many minutes
help-option-trials = how many weights to try
cli-misused = That is no complete command. “{ $command } --help” lists what may be said.
cli-seats-misfit = { $game } takes { $players } players; { $given } seats were given.
cli-no-level = There is no bot “{ $level }”. There are: { $levels }.
cli-no-lesson = { $game } has no guided first game.
cli-no-game = There is no game “{ $game }”. Installed: { $games }.
cli-bad-number = { $what } must be a whole number of at least { $least }.
cli-over = The game is over.
cli-no-move-number = There is no move { $number }; the game has moves { $first } to { $last }.
cli-stopped = Stopped.
misfit-players = { $game } is for { $players } players, not { $given }.
misfit-variant = { $game } has the variants { $variants }, not { $given }.
misfit-option = { $game } has no option { $option }. It has { $options }.
misfit-value = The option { $option } is one of { $values }, not { $given }.
misfit-missing = Not said: { $options }.
misfit-colour = { $game } has the colours { $colours }, not { $given }.
misfit-colours = Two seats have the same colour.
misfit-first = Seat { $seat } cannot begin in a game of { $players }.

## The window
app-name = Caravanserai
app-line = Great economic board games at one table
window-title = { $game } – Caravanserai
banner-close = Close this message
cancel = Cancel
back = Back
back-to-lobby = Back to the lobby
no-display = Caravanserai has no screen to open its window on. On Linux, start it from a graphical desktop, or set DISPLAY or WAYLAND_DISPLAY. Without a screen, “caravanserai terminal” plays in the terminal.
needs-lacking = Caravanserai needs a few things of the system that are not here: { $what }. On Debian and Ubuntu this brings them: { $command }. Elsewhere, install the packages that hold them, then try again.
needs-installing = Installing what Caravanserai needs of the system: { $packages }

## Menus
menu-game = &Game
menu-edit = &Edit
menu-play = &Play
menu-view = &View
menu-help = &Help
do-new = &New game
do-open = &Open a file…
do-import = &Import into the library…
do-lobby = &Lobby
do-settings = &Settings
do-quit = &Quit
do-text-larger = &Larger text
do-text-smaller = &Smaller text
do-full = &Full screen
do-learn = &Learn this game by playing
do-rules = &Rules
do-keys = &Keyboard shortcuts
do-about = &About Caravanserai
about-text = Three heavy board games at one table, for one screen, against bots, or to learn them. Nothing leaves this computer. The games are the work of their designers; all words, drawings and code here are our own.
about-notes = What is new
about-licences = Licences
about-licences-text = Caravanserai is free software under the MIT licence. It stands on the work of others, each under a licence of its own; a click shows its words:
about-licences-back = All licences
keys-title = Keyboard shortcuts
keys-board = On the board
keys-walk = To the next piece or place
keys-with-walk = Arrows
keys-click = Click it
keys-with-click = Enter
keys-carry = Take it up, put it down
keys-with-carry = Space
keys-turn = Turn what you hold
keys-with-turn = R / Wheel / Right click
keys-cancel = Put it back
keys-with-cancel = Esc
keys-rule = Read its rule
keys-with-rule = Right click / Menu
keys-zoom = Zoom
keys-with-zoom = Wheel
keys-pan = Move the board
keys-with-pan = Middle button
keys-close = Close

## The lobby
lobby-go-on = Go on playing
lobby-continue = Continue
lobby-continue-name = Continue { $game }
lobby-new = New game
lobby-play = Play
lobby-play-name = Play { $game } now
lobby-play-tip = You against bots, at once
lobby-together-name = { $game }: several people at this screen
lobby-learn = Learn it, about { $minutes } min
lobby-learn-name = Learn { $game }
lobby-learn-tip = A guided first game against one bot
lobby-newcomer = New here?
lobby-newcomer-learn = Learn { $game } by playing it: a guided first game of about { $minutes } minutes. You can stop at any time and go on later.
lobby-set-up = Set up…
lobby-set-up-name = Set up { $game }
lobby-rules-name = Rules of { $game }
lobby-no-games = No games are installed.
saved-heading = Saved games
saved-empty = Every game you play is kept here, move by move. Drop a game file onto this window to add it.
saved-import = Import
saved-import-name = Import a saved game
saved-import-tip = Add a game file to this list, or drop it onto the window
saved-open = Open
saved-rename = Rename
saved-rename-ask = New name:
saved-copy = Duplicate
saved-export = Export
saved-delete = Delete
saved-undo = Undo
saved-deleted = “{ $name }” is deleted.
try-keep = Keep as a new game
try-name = { $game }, tried out
try-keep-ask = Name:
try-kept = “{ $name }” is among your saved games now, with all that has happened up to here.
try-kept-imagined = “{ $name }” is among your saved games now. It begins where you began to try, with what was imagined; what came before stays in the game itself.
try-cannot = Nothing can be tried from here: too little is known of what others hide.
saved-exported = A copy is in { $file }.
saved-imported = { $file } is now among your saved games.
saved-numbered = { $name } ({ $number })
saved-today = today, { $time }
saved-only-yesterday = yesterday
saved-yesterday = yesterday, { $time }
saved-undated = date unknown
saved-round = Round { $round } · { $who } to move
saved-over = Over · { $who } won
saved-bad-foreign = This is not a Caravanserai game.
saved-bad-future = Written by a newer Caravanserai.
saved-bad-closed = This file cannot be opened.
opening-file = Opening { $file } …
file-one-at-a-time = Another game is still being opened. Please open { $file } after that.
save-elsewhere = Save somewhere else…
open-copy = Open a copy
file-kind = Caravanserai games
file-any = All files
file-busy = { $file } is being played elsewhere. Only one may play a game at a time.
file-busy-window = { $file } is open in another window (process { $pid }, since { $since }).
file-busy-terminal = { $file } is being played in a terminal (process { $pid }, since { $since }).
file-busy-command = A command is working on { $file } (process { $pid }, since { $since }).
file-changed = { $file } has just been changed by somebody else. Please open it again.
file-left-alone = { $file } is damaged or comes from other rules, so it is left as it is. It can be played on in a copy.
file-unlocked = This folder cannot keep others from writing { $file }. Please play it in one place at a time.
file-was-gone = { $was } is gone. The whole game has been written to { $file }, and goes on there.
file-was-replaced = Something else has taken the place of { $was }. The whole game is now in { $file }, and goes on there.
file-was-changed = { $was } was changed by somebody else. The whole game is now in { $file }, and goes on there.
file-refuses = { $file } could not be written. Nothing is lost. Try again, or save the game somewhere else.
file-unsure = It is not certain that all of { $file } has reached the disk.
file-too-long = { $file } holds more than any game does, so it is not read.
file-bad-name = “{ $name }” cannot be the name of a file.
file-name-taken = There is already a game called “{ $name }”.
file-in-copy = The game goes on in a copy: { $file }.
file-unknown-level = { $file } needs a bot of the level “{ $level }”, which is not installed.
helper-unstarted = A helper program cannot be started: { $why }.
helper-killed = A helper program broke down or was ended by the system.
helper-ended = A helper program stopped by itself (status { $status }).
helper-endless = A helper program talks on and on without an end.
thinking-silent = There was no answer within { $seconds } seconds.
thinking-nonsense = The answer that came cannot be understood.
thinking-illegal = The answer that came is not possible in this game.
pictures-given-up = Some saved games stay without a picture: the program that paints them broke down twice.
why-disk-full = the disk is full
why-read-only = the disk or folder is read-only
why-not-allowed = you are not allowed to write there
why-gone = it is not there
why-exists = a file of that name is already there

## Setting up a game
setup-seats = Seats
setup-table = Table
together-title = { $game } together
together-add = One more person
setup-add = Add a seat
setup-begin = Begin the game
setup-variant = Variant
setup-seed = Seed
setup-seed-none = chance decides
setup-seed-tip = Games with the same seed and the same moves meet the same chance
setup-take-back = Take-backs
setup-take-back-no = Only while nothing new is known
setup-take-back-yes = Always, marked in the log
setup-wrong-names = Two seats have the same name.
setup-wrong-empty = A seat has no name.
seat-name = Name of seat { $number }
seat-control = Who plays seat { $number }
seat-colour = Colour of seat { $number }
seat-remove = Remove seat { $number }

## Settings
settings-title = Settings
settings-look = Look
settings-play = Play
settings-where = Settings are kept in { $file }.
settings-damaged = The settings in { $file } cannot be read, so the usual ones are in use. The file stays as it is; when you change a setting, it is moved aside under another name.
settings-odd = The settings in { $file } hold something unknown ({ $keys }), so the usual values are in use there. When you change a setting, the file is moved aside under another name.
settings-unread = The settings in { $file } cannot be opened, so the usual ones are in use.
settings-unsaved = The settings cannot be kept in { $file }: { $why }. They hold until you close the window.
switched-on = On
switched-off = Off
set-language = Language
set-language-en = English
set-language-it = Italiano
set-theme = Theme
set-theme-system = As the system
set-theme-light = Light
set-theme-dark = Dark
set-theme-contrast = High contrast
set-text-size = Text size
set-text-size-100 = 100%
set-text-size-115 = 115%
set-text-size-130 = 130%
set-text-size-150 = 150%
set-animation = Animation
set-animation-off = Off
set-animation-fast = Fast
set-animation-normal = Normal
set-animation-slow = Slow
about-set-animation = How fast pieces travel.
set-bot-pace = Pace of the bots
set-bot-pace-off = At once
set-bot-pace-fast = Fast
set-bot-pace-normal = Normal
set-bot-pace-slow = Slow
about-set-bot-pace = How long each bot move can be looked at before the next.
set-confirm-turn = Confirm the end of a turn
about-set-confirm-turn = Ask once more before a turn, or a part of it, ends by itself, as long as it can still be undone.
set-curtain = Curtain between players
set-curtain-auto = When there are secrets
set-curtain-always = Always
set-curtain-never = Never
about-set-curtain = Hides the table while the screen goes from one person to the next.
set-hints = Hints
about-set-hints = Offer the advice of a good player, with its reasons.
set-warnings = Warnings
about-set-warnings = Ask again before a move that throws away a good deal.
set-coach = Teach me as I play
about-set-coach = Explain in a few words whatever comes up for the first time.
set-coach-again = Show all explanations again
set-goal = How one wins
about-set-goal = One line beside the board that says what counts.

## The rulebook
rules-title = Rules of { $game }
rules-search = Search the rules
rules-contents = Contents
rules-text = Text of the rules
rules-hits = { $n ->
    [0] not found
    [one] found once
   *[other] found { $n } times
  }
rules-hit = { $number } of { $n }
rules-previous = Previous place
rules-next = Next place
rules-close = Close the rules

## When something breaks
crash-now = Something went wrong inside Caravanserai. Your game is saved up to its last move. A report is in { $file }; nothing was sent anywhere.
crash-last-time = Caravanserai stopped unexpectedly last time. Your game is saved up to its last move. A report is in { $file }; nothing was sent anywhere.
crash-again = Open the game again
crash-resume = Go on with that game
crash-show = Show the report
broken-short = This could not be shown
broken-not-shown = This could not be shown. The game goes on without it, and nothing is lost: take a move back, look at another player, or open the game again.
