import { createFlatInterpreter, type AnySharedGame, type FlatState } from 'games-engine';
import {
  unpackEvent,
  type PublicUser,
  type RoundUpdate,
  type SharedRound,
  type PastRound,
  type RoundLoad,
  type SharedLoad,
} from 'server/contract';
import { createStore, type Store } from '../../store/store.ts';
import { createPushOrder, type NumberedPush, type OrderStatus } from './push-order.ts';

/** Part of a game that a replica needs. */
type ReplicaGame = Pick<AnySharedGame, 'machine'>;

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

const ROWS = 10; // rows of the strip: as many as the server loads

/** Message that the server pushes on a channel. */
export interface ChannelPush {
  readonly type: string;
  readonly payload: unknown;
}

/** A shared game as this client sees it. */
export interface SharedRoundState {
  readonly replica: Replica | undefined; // the round in play
  readonly before: readonly PastRound[]; // finished ones, newest first
}

export interface SharedRoundDeps {
  game: ReplicaGame;
  load: () => Promise<SharedLoad>;
  wait: (ms: number) => Promise<void>;
}

export interface SharedRoundStore {
  store: Store<SharedRoundState>;
  status: Store<OrderStatus>;
  /** Takes whatever comes on the game's channel. */
  receive: (push: ChannelPush) => void;
  /** Reads the round again: at first, and whenever the connection was away. */
  load: () => Promise<void>;
  close: () => void;
}

type Numbered = NumberedPush & ({ kind: 'update'; update: RoundUpdate } | { kind: 'load'; load: RoundLoad });

/** Part of a push that the channel's numbering counts; undefined: it is of another kind. */
const numbered = ({ type, payload }: ChannelPush): Numbered | undefined => {
  if (type === 'updated' || type === 'update') {
    const update = payload as RoundUpdate;
    return { kind: 'update', seq: update.seq, update };
  }
  if (type !== 'load') return undefined;
  const load = payload as RoundLoad;
  return { kind: 'load', seq: load.seq, load };
};

const withPast = (before: readonly PastRound[], past: PastRound | null): readonly PastRound[] =>
  past ? [past, ...before.filter(({ id }) => id !== past.id)].slice(0, ROWS) : before;

/** One game's round in play: a replica that is fed the channel's broadcasts in their order. */
export const createSharedRoundStore = ({ game, load, wait }: SharedRoundDeps): SharedRoundStore => {
  const store = createStore<SharedRoundState>({ replica: undefined, before: [] });
  const replicas = createReplicas(game);

  const apply = (push: Numbered): boolean => {
    const { replica, before } = store.get();
    if (push.kind === 'load') {
      store.set({ replica: replicas.start(push.load), before: withPast(before, push.load.before) });
      return true;
    }
    const next = replica && replicas.apply(replica, push.update);
    if (next) store.set({ replica: next, before });
    return next !== undefined;
  };

  const order = createPushOrder<Numbered, SharedLoad>({
    load,
    wait,
    seqOf: ({ seq }) => seq,
    onLoaded: (answer) => store.set({ replica: replicas.start(answer), before: answer.before_games }),
    onPush: apply,
  });

  return {
    store,
    status: order.status,
    receive(push) {
      const known = numbered(push);
      if (known) order.receive(known);
    },
    load: order.load,
    close: order.close,
  };
};
