import { createFlatInterpreter, type AnySharedGame, type FlatState } from 'games-engine';
import { unpackEvent, type PublicUser, type RoundUpdate, type SharedRound } from 'server/contract';

/** What a replica needs of a game. */
export type ReplicaGame = Pick<AnySharedGame, 'machine'>;

/** A shared round as this client runs it beside the server. Replaced by every event, never changed. */
export interface Replica {
  readonly round: SharedRound; // as it was told last; `state`, `view`, `users` and `seq` are of the start
  readonly snapshot: FlatState;
  readonly users: ReadonlyMap<string, PublicUser>; // everyone with a bet, by public id
}

export interface Replicas {
  start: (round: SharedRound) => Replica;
  /** The round after a broadcast; undefined when it is of another round or the machine refuses one of its events. */
  apply: (replica: Replica, update: RoundUpdate) => Replica | undefined;
}

const withUsers = (
  users: ReadonlyMap<string, PublicUser>,
  newcomers: readonly PublicUser[],
): ReadonlyMap<string, PublicUser> =>
  newcomers.length === 0 ? users : new Map([...users, ...newcomers.map((user) => [user.id, user] as const)]);

/**
 * Runs rounds of a game as the server does: the engine's flat interpreter on plain data. What is broadcast as a state
 * is a state of it, so nothing is restored or converted, and the game's own `view`, `due` and `refusal` read it as it is.
 */
export const createReplicas = (game: ReplicaGame): Replicas => {
  const machine = createFlatInterpreter(game.machine);
  return {
    start: (round) => ({ round, snapshot: round.state, users: withUsers(new Map(), round.users) }),
    apply({ round, snapshot, users }, update) {
      if (update.roundId !== round.roundId) return undefined;
      let state: FlatState | undefined = snapshot;
      for (const event of update.events) {
        state = machine.step(state, unpackEvent(event));
        if (!state) return undefined;
      }
      return { round: { ...round, seed: update.seed }, snapshot: state, users: withUsers(users, update.users) };
    },
  };
};
