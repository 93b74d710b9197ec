import { createFlatInterpreter, type AnySharedGame, type FlatState } from 'games-engine';
import {
  unpackEvent,
  type BroadcastEvent,
  type OwnBets,
  type PlainEvent,
  type PublicUser,
  type RoundUpdate,
  type SharedRound,
  type PastRound,
  type RoundLoad,
  type SharedLoad,
} from 'server/contract';
import { createStore, type Store } from '../../store/store.ts';
import { crowdOfLoad, crowdOfUpdate, stateOfCrowd, usersOfCrowd, withOwnBets, type Crowd } from './crowd.ts';
import { createPushOrder, type NumberedPush, type OrderStatus } from './push-order.ts';

/** Part of a game that a replica needs. */
type ReplicaGame = Pick<AnySharedGame, 'machine' | 'payouts'>;

/** A shared round as this client runs it beside the server. Replaced by every event, never changed. */
export interface Replica {
  readonly round: SharedRound; // as it was told last; `state`, `view`, `users` and `seq` are of the start
  readonly snapshot: FlatState;
  readonly users: ReadonlyMap<string, PublicUser>; // everyone with a bet, by public id; of a crowd those in the lists
  readonly crowd: Crowd | undefined; // sums in place of the bets, once the round is crowded
}

export interface Replicas {
  start: (round: SharedRound) => Replica;
  /** The round after a broadcast; undefined when it is of another round or the machine refuses one of its events. */
  apply: (replica: Replica, update: RoundUpdate) => Replica | undefined;
  /** The round with all bets of this player; unchanged when it is another round, or not crowded. */
  withOwn: (replica: Replica, bettor: OwnBets) => Replica;
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
    start(round) {
      const users = withUsers(new Map(), round.users);
      const { crowd: told } = round;
      if (!told) return { round, snapshot: round.state, users, crowd: undefined };
      const crowd = crowdOfLoad(told);
      const before = machine.initial({ config: round.config });
      const snapshot = stateOfCrowd(game, before, round.state, crowd);
      return { round, snapshot, users: usersOfCrowd(users, told), crowd };
    },
    apply({ round, snapshot, users, crowd: known }, update) {
      if (update.roundId !== round.roundId) return undefined;
      const { crowd: told } = update;
      const crowd = told ? crowdOfUpdate(known, told, snapshot) : known;
      let state: FlatState | undefined = told && crowd ? stateOfCrowd(game, snapshot, told.state, crowd) : snapshot;
      for (const event of update.events) {
        state = machine.step(state, crowd ? eventOfCrowd(event, state) : unpackEvent(event));
        if (!state) return undefined;
      }
      const heard = told ? usersOfCrowd(users, told) : withUsers(users, update.users);
      return { round: { ...round, seed: update.seed }, snapshot: state, users: heard, crowd };
    },
    withOwn(replica, { bets, roundId, user }) {
      const { round, snapshot, users, crowd: known } = replica;
      if (!known || roundId !== round.roundId) return replica;
      const crowd = withOwnBets(known, bets);
      const state = stateOfCrowd(game, snapshot, { value: snapshot.value, context: {} }, crowd);
      return { ...replica, snapshot: state, users: withUsers(users, user ? [user] : []), crowd };
    },
  };
};

/** In a crowd nobody is told what each bet is paid: it follows from the draw. */
const eventOfCrowd = (event: BroadcastEvent, { context }: FlatState): PlainEvent => {
  const plain = unpackEvent(event);
  const { payoutsMinor } = context as { payoutsMinor?: unknown };
  return plain.type === 'round.settled' ? { ...plain, payoutsMinor } : plain;
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
  let ownBets: OwnBets | undefined; // the last that was heard: it may come before the round that it is of

  const withOwn = (replica: Replica): Replica => (ownBets ? replicas.withOwn(replica, ownBets) : replica);

  /** A round as it was loaded, with own bets that came while it was on its way; not with those of another account. */
  const started = (round: SharedRound): Replica => {
    const replica = replicas.start(round);
    const [mine] = replica.crowd?.ownBets ?? [];
    return mine && ownBets?.bets[0]?.[2] !== mine.player ? replica : withOwn(replica);
  };

  const apply = (push: Numbered): boolean => {
    const { replica, before } = store.get();
    if (push.kind === 'load') {
      store.set({ replica: started(push.load), before: withPast(before, push.load.before) });
      return true;
    }
    const next = replica && replicas.apply(replica, push.update);
    if (next) store.set({ replica: replica.crowd ? next : withOwn(next), before });
    return next !== undefined;
  };

  const order = createPushOrder<Numbered, SharedLoad>({
    load,
    wait,
    seqOf: ({ seq }) => seq,
    onLoaded: (answer) => store.set({ replica: started(answer), before: answer.before_games }),
    onPush: apply,
  });

  return {
    store,
    status: order.status,
    receive(push) {
      if (push.type === 'bets') {
        ownBets = push.payload as OwnBets;
        const { replica, before } = store.get();
        if (replica) store.set({ replica: withOwn(replica), before });
        return;
      }
      const known = numbered(push);
      if (known) order.receive(known);
    },
    load: order.load,
    close: order.close,
  };
};
