"""Crazy Eights between two random players with OpenSpiel 2.0.2, for so many seconds of CPU time:
`open_spiel_eights.py SECONDS SEED`.

The games that are timed run inside its C++, one call each. Then some are played step by step to count their decisions.
Prints the games, the seconds and the decisions, reckoned from those."""
import random
import sys
import time

import pyspiel

SECONDS, SEED = float(sys.argv[1]), int(sys.argv[2])
COUNTED = 2000

game = pyspiel.load_game("crazy_eights(players=2,max_draw_cards=52)")
bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(2)]
games = 0
start = time.process_time()
while time.process_time() - start < SECONDS:
    for _ in range(100):
        games += 1
        pyspiel.evaluate_bots(game.new_initial_state(), bots, SEED * 1_000_000 + games)
seconds = time.process_time() - start

chance = random.Random(SEED)
decisions = 0
for _ in range(COUNTED):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(actions, odds)[0])
        else:
            decisions += 1
            state.apply_action(chance.choice(state.legal_actions()))
print(games, seconds, decisions * games // COUNTED)
