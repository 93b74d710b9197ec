import { useEffect, useState } from 'react';
import type { CoinflipRoom, RoundUpdate } from 'server/contract';
import { call, onOnline, onPush, serverNow } from '../../core/connection/connection.ts';
import { noteClosing, noteLoadedClosing } from '../../core/evidence/note-evidence.ts';
import { ownNow, watchAttention } from '../../core/evidence/own-clock.ts';
import { wait } from '../../core/connection/waiting.ts';
import { useProfile } from '../../core/session/session.ts';
import { useStore } from '../../core/store/store.ts';
import { findRoom, nextCheck, type Lobby } from './coinflip-rooms.ts';
import { createLobbyStore, type LobbyStore } from './coinflip-store.ts';

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
