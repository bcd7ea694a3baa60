"""Toll: a tiny game that exists only to prove the framework, and to be copied by whoever writes another.

It has what many games have: private hands, a face-down pile, dice in the middle of a turn, decisions of other players out of
turn, something allowed at any time, and a turn order that changes every round.

T-1  Cards have the values 1 to 5, four of each; they lie face down as one pile. Everybody holds two.
T-2  Three rounds. In each, players take turns, the poorest first; ties go to the lower seat.
T-3  In a turn, work or play one card.
T-3.1  Work: roll a die, then take that many coins, or take one coin and draw a card.
T-3.2  Play a card: take its value in coins. Each other player clockwise may discard a card of that value: the toll, one coin
       from the active player.
T-4  At any time in the own turn two cards of the same value may be swapped for three coins.
T-5  Most coins win; fewer cards break ties.
"""

from tests.toll.game import TollGame

GAME = TollGame()
