import type { CallAnswer, RoundUpdate } from 'server/contract';
import { createPushOrder, type NumberedPush, type OrderStatus } from '../../../core/game-kit/round/push-order.ts';
import type { ChannelPush } from '../../../core/game-kit/round/store.ts';
import { createStore, type Store } from '../../../core/store/store.ts';
import {
  emptyLobby,
  lookOver,
  roomOf,
  withLoaded,
  withoutRoom,
  withRoom,
  withUpdate,
  type Lobby,
  type Room,
  type ToldRoom,
} from './rooms.ts';

export interface LobbyDeps {
  load: () => Promise<CallAnswer<'coinflip.load'>>;
  wait: (ms: number) => Promise<void>;
}

/** The rooms of coinflip in this client: fed by answers and pushes, in whatever order they come. */
export interface LobbyStore {
  store: Store<Lobby>;
  status: Store<OrderStatus>;
  /** Takes whatever comes on the channel. */
  receive: (push: ChannelPush) => void;
  /** Takes a room that an answer has told. */
  tell: (room: ToldRoom) => void;
  /** Reads all again: at first, and whenever the connection was away. */
  load: () => Promise<void>;
  /** Drops what has been shown; reads all again when something that was due has not come. */
  check: (now: number) => void;
}

type Numbered = NumberedPush &
  ({ kind: 'updated'; update: RoundUpdate } | { kind: 'load'; room: Room } | { kind: 'closed'; roundId: string });

/** Part of a push that the channel's numbering counts; undefined: it is of another kind. */
const numbered = ({ type, payload }: ChannelPush): Numbered | undefined => {
  switch (type) {
    case 'updated': {
      const update = payload as RoundUpdate;
      return { kind: 'updated', seq: update.seq, update };
    }
    case 'load': {
      const room = payload as ToldRoom;
      return { kind: 'load', seq: room.seq, room: roomOf(room) };
    }
    case 'closed': {
      const { seq, roundId } = payload as { seq: number; roundId: string };
      return { kind: 'closed', seq, roundId };
    }
  }
  return undefined;
};

const after = (lobby: Lobby, push: Numbered): Lobby | undefined => {
  switch (push.kind) {
    case 'updated':
      return withUpdate(lobby, push.update);
    case 'load':
      return withRoom(lobby, push.room);
    case 'closed':
      return withoutRoom(lobby, push.roundId);
  }
  return lobby;
};

/** Keeps the lobby in step with the server: broadcasts in their order, private rooms and answers as they come. */
export const createLobbyStore = ({ load, wait }: LobbyDeps): LobbyStore => {
  const store = createStore<Lobby>(emptyLobby);
  const tell = (room: ToldRoom): void => store.set(withRoom(store.get(), roomOf(room)));

  const order = createPushOrder<Numbered, CallAnswer<'coinflip.load'>>({
    load,
    wait,
    seqOf: ({ seq }) => seq,
    onLoaded: (answer) => store.set(withLoaded(store.get(), answer)),
    onPush: (push) => {
      const next = after(store.get(), push);
      if (next) store.set(next);
      return next !== undefined;
    },
  });

  return {
    store,
    status: order.status,
    tell,
    receive(push) {
      if (push.type === 'room') tell(push.payload as ToldRoom);
      const known = numbered(push);
      if (known) order.receive(known);
    },
    load: order.load,
    check(now) {
      const { lobby, late } = lookOver(store.get(), now);
      store.set(lobby);
      if (late) void order.load();
    },
  };
};
