import type { PastRound, RoundLoad, RoundUpdate, SharedLoad } from 'server/contract';
import { createStore, type Store } from '../store/store.ts';
import { createPushOrder, type NumberedPush, type OrderStatus } from './push-order.ts';
import { createReplicas, type Replica, type ReplicaGame } from './round-replica.ts';

const ROWS = 10; // of the strip: as many as the server loads

/** What the server pushes on a channel. */
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

/** What of a push counts in the channel's numbering; undefined: it is of another kind. */
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
