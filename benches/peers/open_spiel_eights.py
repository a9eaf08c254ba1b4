"""Crazy Eights between two random players with OpenSpiel 2.0.2, for so many seconds of CPU time:
`open_spiel_eights.py SECONDS SEED`.

The games that are timed run inside its C++, one call each. Then some are played step by step to count their decisions.
Prints the games, the seconds, the decisions, and how many of these come no later than the second pass in a row, with
which a game is over here, while there it is over with the third; both are reckoned from the games that are counted."""
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
decisions = alike = 0
for _ in range(COUNTED):
    state = game.new_initial_state()
    passes, over = 0, False
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(actions, odds)[0])
        else:
            action = chance.choice(state.legal_actions())
            decisions += 1
            alike += not over
            passes = passes + 1 if state.action_to_string(action) == "Pass" else 0
            over = over or passes == 2
            state.apply_action(action)
print(games, seconds, decisions * games // COUNTED, alike * games // COUNTED)
