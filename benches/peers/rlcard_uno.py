"""UNO between random players with rlcard 1.2.0, for so many seconds of CPU time:
`rlcard_uno.py PLAYERS WAY SECONDS SEED`.

WAY is `loop` for the step loop of its documentation, with an observation for each step, or `bare` for the game alone.
Prints the games, the seconds and the decisions."""
import random
import sys
import time

import numpy as np
import rlcard
from rlcard.agents import RandomAgent
from rlcard.games.uno import Game

PLAYERS, WAY, SECONDS, SEED = int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), int(sys.argv[4])


def step_loop():
    env = rlcard.make("uno", config={"seed": SEED})
    # The environment knows no number of players for UNO; the game does.
    env.game.num_players = env.num_players = PLAYERS
    env.state_shape, env.action_shape = [[4, 4, 15]] * PLAYERS, [None] * PLAYERS
    agents = [RandomAgent(num_actions=env.num_actions) for _ in range(PLAYERS)]
    env.set_agents(agents)

    def game():
        state, player = env.reset()
        decisions = 0
        while not env.is_over():
            state, player = env.step(agents[player].step(state), agents[player].use_raw)
            decisions += 1
        return decisions

    return game


def bare_game():
    table = Game(num_players=PLAYERS)
    table.np_random = np.random.RandomState(SEED)

    def game():
        table.init_game()
        turns, decisions = table.round, 0
        while not turns.is_over:
            legal = turns.get_legal_actions(table.players, turns.current_player)
            turns.proceed_round(table.players, random.choice(legal))
            decisions += 1
        return decisions

    return game


random.seed(SEED)
np.random.seed(SEED)
game = {"loop": step_loop, "bare": bare_game}[WAY]()
games = decisions = 0
start = time.process_time()
while time.process_time() - start < SECONDS:
    try:
        decisions += game()
        games += 1
    except IndexError:
        pass  # Its pile can be empty.
print(games, time.process_time() - start, decisions)
