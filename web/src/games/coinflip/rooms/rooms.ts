import { coinflip, type CoinflipContext, type CoinflipEvent, type CoinflipOutcome } from 'games-engine/coinflip';
import {
  BEFORE_GAMES,
  unpackEvent,
  type CallAnswer,
  type CoinflipRoom,
  type PastRound,
  type RoundUpdate,
} from 'server/contract';
import { createReplicas, type Replica } from '../../../core/game-kit/round/store.ts';

/** A room as this client runs it beside the server. Replaced by every event, never changed. */
export interface Room {
  readonly id: string;
  readonly isPrivate: boolean;
  readonly rematchOf: string | null;
  readonly replica: Replica;
}

/** All rooms that this client knows. */
export interface Lobby {
  readonly rooms: ReadonlyMap<string, Room>;
  readonly gone: ReadonlyMap<string, Room>; // left the lobby lately: one of them may still be looked at
  readonly before: readonly PastRound[]; // finished ones, newest first
}

export const emptyLobby: Lobby = { rooms: new Map(), gone: new Map(), before: [] };

/** Room as the server sends it: an answer or a push. Pushes name private rooms' traits in `meta`. */
export type ToldRoom = Omit<CoinflipRoom, 'id' | 'creator' | 'isPrivate' | 'rematchOf'> &
  Partial<Pick<CoinflipRoom, 'isPrivate' | 'rematchOf'>> & {
    meta?: { isPrivate?: boolean; rematchOf?: string | null } | null;
  };

const MAX_GONE = 8;
const LATE_MS = 3000; // so long after it was due the next event must have been lost
const FRESH_MS = 1000; // told so shortly before an answer, a room may be newer than the answer
const LEAVE_MS = 1000; // so long after its end a room is no longer shown, even if nobody said so

const replicas = createReplicas(coinflip);

/** The stages of a room's life in order: a later one never gives way to an earlier one. */
const stages = ['unopened', 'waiting', 'joined', 'closed', 'flipping', 'finished', 'voided'];

/** The machine's state of a room. */
export const stageOf = ({ replica }: Room): string => replica.snapshot.value;

/** All that is public about a room. */
export const contextOf = ({ replica }: Room): CoinflipContext => replica.snapshot.context as CoinflipContext;

/** True when nothing more happens in a room. */
export const isEnded = (room: Room): boolean => ['finished', 'voided'].includes(stageOf(room));

/** True when the room is waiting for a player. One without a bet was never really opened. */
export const isJoinable = (room: Room): boolean => stageOf(room) === 'waiting' && contextOf(room).bets.length === 1;

/** A player's place in a room: 0 the creator, 1 the joiner, undefined for everybody else. */
export const seatOf = (room: Room, player: string | undefined): number | undefined => {
  const seat = contextOf(room).bets.findIndex((bet) => bet.player === player);
  return seat === -1 ? undefined : seat;
};

/** A room as it was told. */
export const roomOf = (wire: ToldRoom): Room => ({
  id: wire.roundId,
  isPrivate: wire.isPrivate ?? wire.meta?.isPrivate ?? false,
  rematchOf: wire.rematchOf ?? wire.meta?.rematchOf ?? null,
  replica: replicas.start(wire),
});

/** The room of this id, also when it has left the lobby. */
export const findRoom = ({ rooms, gone }: Lobby, id: string): Room | undefined => rooms.get(id) ?? gone.get(id);

/** The same to be looked at: a room that left while nobody told how it ended offers nothing any more. */
export const roomToShow = (lobby: Lobby, id: string): Room | undefined => {
  const room = findRoom(lobby, id);
  return room && (lobby.rooms.has(id) || isEnded(room)) ? room : undefined;
};

const progressOf = (room: Room): number => stages.indexOf(stageOf(room)) * 10 + contextOf(room).bets.length;

const pastOf = ({ id, replica }: Room, { at, bets, outcome }: CoinflipContext): PastRound => ({
  id,
  number: replica.round.number,
  hash: replica.round.hash,
  seed: replica.round.seed ?? '',
  outcome: outcome && { ...outcome },
  bank: bets.reduce((sum, { stakeMinor }) => sum + Number(stakeMinor), 0),
  at,
});

/** The strip of finished rooms with a room that may just have become one. */
const withPast = (before: readonly PastRound[], room: Room): readonly PastRound[] => {
  if (stageOf(room) !== 'finished' || before.some(({ id }) => id === room.id)) return before;
  return [pastOf(room, contextOf(room)), ...before].slice(0, BEFORE_GAMES);
};

const put = (lobby: Lobby, room: Room): Lobby => {
  const gone = new Map(lobby.gone);
  gone.delete(room.id);
  return { rooms: new Map(lobby.rooms).set(room.id, room), gone, before: withPast(lobby.before, room) };
};

/** The lobby with a room as it was just told, unless more is known of it already. One that went missing comes back. */
export const withRoom = (lobby: Lobby, newRoom: Room): Lobby => {
  const known = findRoom(lobby, newRoom.id);
  const room = known && progressOf(newRoom) <= progressOf(known) ? known : newRoom;
  return lobby.rooms.get(room.id) === room ? lobby : put(lobby, room);
};

/** True when a room's state has an event already: an answer may have brought it before its broadcast. */
const isKnown = (room: Room, event: CoinflipEvent): boolean => {
  const { bets, outcome } = contextOf(room);
  const stage = stages.indexOf(stageOf(room));
  switch (event.type) {
    case 'round.opened':
      return stage > 0;
    case 'bet.placed':
      return bets.some(({ betId }) => betId === event.betId);
    case 'round.closed':
    case 'betting.closed':
      return stage >= stages.indexOf('closed') && stageOf(room) !== 'voided';
    case 'outcome.drawn':
      return outcome !== null;
    case 'round.settled':
      return stageOf(room) === 'finished';
    case 'round.voided':
      return stageOf(room) === 'voided';
  }
  return false;
};

/**
 * The lobby after a broadcast about one room; undefined when its events do not fit what is known. A room that is not
 * known is left out: its own `load` is still to come, and includes them.
 */
export const withUpdate = (lobby: Lobby, update: RoundUpdate): Lobby | undefined => {
  const room = lobby.rooms.get(update.roundId);
  if (!room) return lobby;
  const events = update.events.map(unpackEvent).filter((event) => !isKnown(room, event as unknown as CoinflipEvent));
  const replica = replicas.apply(room.replica, { ...update, events });
  return replica && put(lobby, { ...room, replica });
};

/** The lobby without a room, which is kept for those who look at it. */
export const withoutRoom = (lobby: Lobby, id: string): Lobby => {
  const room = lobby.rooms.get(id);
  if (!room) return lobby;
  const rooms = new Map(lobby.rooms);
  rooms.delete(id);
  const gone = [...lobby.gone, [id, room] as const].slice(-MAX_GONE);
  return { ...lobby, rooms, gone: new Map(gone) };
};

/** The lobby as the server just told it. Rooms that it no longer has are gone; what is known better stays. */
export const withLoaded = (lobby: Lobby, answer: CallAnswer<'coinflip.load'>): Lobby => {
  const rooms = answer.rooms.map(roomOf);
  const ids = new Set(rooms.map(({ id }) => id));
  let next: Lobby = { ...lobby, before: answer.before_games };
  for (const room of lobby.rooms.values()) {
    const isFresh = !isEnded(room) && room.replica.round.serverTime > answer.serverTime - FRESH_MS;
    if (!ids.has(room.id) && !room.isPrivate && !isFresh) next = withoutRoom(next, room.id);
  }
  for (const room of rooms) next = withRoom(next, room);
  const before = [...next.rooms.values()].reduce(withPast, next.before);
  return { ...next, before };
};

/** The next time at which the lobby is to be looked over, ms since epoch; undefined while nothing is due. */
export const nextCheck = ({ rooms }: Lobby): number | undefined => {
  const times = [...rooms.values()].flatMap(({ replica }) => {
    const due = coinflip.due(replica.snapshot);
    return due ? [due.at + (due.what === 'end' ? LEAVE_MS : LATE_MS)] : [];
  });
  return times.length === 0 ? undefined : Math.min(...times);
};

/** The lobby without rooms whose result has been shown. `late`: something that was due has not been told. */
export const lookOver = (lobby: Lobby, now: number): { lobby: Lobby; late: boolean } => {
  let late = false;
  let left = lobby;
  for (const [id, { replica }] of lobby.rooms) {
    const due = coinflip.due(replica.snapshot);
    if (!due) continue;
    if (due.what !== 'end') late ||= now >= due.at + LATE_MS;
    else if (now >= due.at + LEAVE_MS) left = withoutRoom(left, id);
  }
  return { lobby: left, late };
};

/** Result of a player's bet in a room that has ended; undefined for somebody else and while it goes on. */
export interface OwnEnd {
  kind: 'settled' | 'voided';
  seat: number;
  stakeMinor: bigint;
  payoutMinor: bigint; // in a void room, the stake
  outcome: CoinflipOutcome | null;
}

export const ownEnd = (room: Room, player: string | undefined): OwnEnd | undefined => {
  const seat = seatOf(room, player);
  const { bets, payoutsMinor, outcome } = contextOf(room);
  const bet = seat === undefined ? undefined : bets[seat];
  if (!bet || seat === undefined || !isEnded(room)) return undefined;
  const stakeMinor = BigInt(bet.stakeMinor);
  if (stageOf(room) === 'voided') return { kind: 'voided', seat, stakeMinor, payoutMinor: stakeMinor, outcome };
  return { kind: 'settled', seat, stakeMinor, payoutMinor: BigInt(payoutsMinor?.[seat] ?? '0'), outcome };
};
