import { useEffect, useState } from 'react';
import type { CoinflipRoom, RoundUpdate } from 'server/contract';
import { call, onOnline, onPush, serverNow } from '../../../core/connection/connection.ts';
import { wait } from '../../../core/connection/waiting.ts';
import { noteClosing, noteLoadedClosing } from '../../../core/evidence/note-evidence.ts';
import { ownNow, watchAttention } from '../../../core/evidence/own-clock.ts';
import { useProfile } from '../../../core/session/session.ts';
import { useStore } from '../../../core/store/store.ts';
import {
  contextOf,
  isEnded,
  isJoinable,
  seatOf,
  stageOf,
  type Lobby,
  type Room,
  findRoom,
  nextCheck,
} from './rooms.ts';
import { createLobbyStore, type LobbyStore } from './store.ts';

/** Stakes that are shown, base hundredths; undefined: no limit. */
export interface StakeFilter {
  min: bigint | undefined;
  max: bigint | undefined;
}

const CREATOR = 0; // seat

/** Most rooms that the list draws: more are counted, not shown. */
export const MAX_ROOMS = 60;

/** Stake of a room for each player, base hundredths. */
export const stakeOf = (room: Room): bigint => BigInt(contextOf(room).bets[0]?.stakeMinor ?? '0');

/** Number of rooms that anybody may join. */
export const countOpen = ({ rooms }: Lobby): number =>
  [...rooms.values()].filter((room) => isJoinable(room) && !room.isPrivate).length;

/** True when a room has been opened by a bet at all. */
const isOpened = (room: Room): boolean => contextOf(room).bets.length > 0;

const fits = (room: Room, { min, max }: StakeFilter): boolean => {
  const stake = stakeOf(room);
  return (min === undefined || stake >= min) && (max === undefined || stake <= max);
};

/** The rooms that the player has opened and that are not over yet, newest first. */
export const ownRooms = ({ rooms }: Lobby, player: string | undefined): readonly Room[] =>
  [...rooms.values()].filter((room) => seatOf(room, player) === CREATOR && !isEnded(room)).toReversed();

/** Everybody else's public rooms within the filter, joined ones too, in the order in which they were heard of. */
export const othersRooms = ({ rooms }: Lobby, player: string | undefined, filter: StakeFilter): readonly Room[] =>
  [...rooms.values()].filter(
    (room) =>
      !room.isPrivate &&
      isOpened(room) &&
      stageOf(room) !== 'voided' &&
      seatOf(room, player) !== CREATOR &&
      fits(room, filter),
  );

/**
 * The order of a list that does not move under a finger: what stood there keeps its place, what is new comes after it.
 * While the list is held, by a pointer or the focus, what has left keeps its place too.
 */
export const arrange = (known: readonly string[], present: readonly string[], isHeld: boolean): readonly string[] => {
  const here = new Set(present);
  const stood = new Set(known);
  const kept = isHeld ? known : known.filter((id) => here.has(id));
  const fresh = present.filter((id) => !stood.has(id));
  return fresh.length === 0 && kept.length === known.length ? known : [...kept, ...fresh];
};

/** The player's room whose coin is in the air or about to be, the latest one. */
export const roomInPlay = ({ rooms }: Lobby, player: string | undefined): Room | undefined =>
  [...rooms.values()]
    .filter((room) => seatOf(room, player) !== undefined && ['joined', 'closed', 'flipping'].includes(stageOf(room)))
    .toSorted((a, b) => contextOf(a).at - contextOf(b).at)
    .at(-1);

const CHANNEL = 'coinflip';
const MIN_MS = 3000; // between two looks at what is late

/** The lobby as a screen holds it. */
export interface LobbyView {
  source: LobbyStore;
  lobby: Lobby;
  status: 'loading' | 'ready' | 'failed';
}

const open = (): LobbyStore => createLobbyStore({ load: () => call('coinflip.load', {}), wait });

/** Looks the lobby over whenever something in it is due. */
const useWatch = (source: LobbyStore, lobby: Lobby): void => {
  const next = nextCheck(lobby);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitFor = (at: number | undefined): void => {
      if (at === undefined) return;
      const late = at <= serverNow();
      timer = setTimeout(
        () => {
          source.check(serverNow());
          waitFor(nextCheck(source.store.get()));
        },
        late ? MIN_MS : at - serverNow(),
      );
    };
    waitFor(next);
    return () => clearTimeout(timer);
  }, [source, next]);
};

/** Feeds a lobby with the channel, and notes when a room's closing came. */
const listen = (source: LobbyStore): (() => void) =>
  onPush(CHANNEL, (push) => {
    const at = ownNow();
    source.receive(push);
    const { roundId = '', events } = Object(push.payload) as Partial<RoundUpdate>;
    noteClosing(CHANNEL, findRoom(source.store.get(), roundId)?.replica, events, at);
  });

/** All rooms, kept in step with the server: loaded at first and after each absence. */
export const useLobby = (): LobbyView => {
  const [source] = useState(open);
  useEffect(() => {
    const offs = [listen(source), watchAttention(), onOnline(() => void source.load())];
    void source.load();
    return () => offs.forEach((off) => off());
  }, [source]);
  const lobby = useStore(source.store);
  const order = useStore(source.status);
  useWatch(source, lobby);
  const player = useProfile()?.profileID;
  useEffect(() => {
    if (player !== undefined) for (const { replica } of lobby.rooms.values()) noteLoadedClosing(CHANNEL, replica);
  }, [lobby, player]);
  return { source, lobby, status: order === 'stale' ? 'ready' : order };
};

/** Hears of each game that the other player of a finished room asks for. `onInvited` must keep its identity. */
export const useInvitations = (onInvited: (room: CoinflipRoom) => void): void => {
  useEffect(
    () =>
      onPush(CHANNEL, ({ type, payload }) => {
        if (type === 'rematch') onInvited((payload as { room: CoinflipRoom }).room);
      }),
    [onInvited],
  );
};
