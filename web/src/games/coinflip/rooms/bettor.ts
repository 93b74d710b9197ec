import type { PlacedBet, RoundSummary } from 'server/contract';
import type { BetSender } from '../../../core/game-kit/bet/sender.ts';
import type { PlayResult } from '../../../core/game-kit/result/result.ts';
import type { Store } from '../../../core/store/store.ts';
import { findRoom, isEnded, isJoinable, ownEnd, type Lobby } from './rooms.ts';

export interface RoomBettorDeps<Payload extends object, Opened extends PlacedBet> {
  sender: BetSender<Payload, Opened>; // opens a room
  lobby: Pick<Store<Lobby>, 'get' | 'subscribe'>;
  player: () => string | undefined; // the public id of who plays
  /** Asks for a room to be given up. False: it goes on. */
  cancel: (roomId: string) => Promise<boolean>;
  /** The player's bets of the last rooms, for one whose end was missed. */
  history: () => Promise<readonly RoundSummary[]>;
  onOpened: (opened: Opened) => void;
}

/** Opens a room for auto play and answers when it has ended. Never rejects. */
export type PlayRoom<Payload extends object> = (payload: Payload, signal: AbortSignal) => Promise<PlayResult>;

const BUSY_MS = 300;

/** Plays rooms one after the other: opens one, waits for a player for as long as it takes, answers with the result. */
export const createRoomBettor = <Payload extends object, Opened extends PlacedBet>(
  deps: RoomBettorDeps<Payload, Opened>,
): PlayRoom<Payload> => {
  const { sender, lobby, player, cancel, history, onOpened } = deps;

  /** Resolves once the lobby is as wished. False: `signal` was first. */
  const until = (wished: (now: Lobby) => boolean, signal?: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const finish = (answer: boolean): void => {
        off();
        signal?.removeEventListener('abort', look);
        resolve(answer);
      };
      const look = (): void => {
        if (wished(lobby.get())) finish(true);
        else if (signal?.aborted) finish(false);
      };
      const off = lobby.subscribe(look);
      signal?.addEventListener('abort', look);
      look();
    });

  const isOver = (now: Lobby, id: string): boolean => {
    const room = findRoom(now, id);
    return !room || isEnded(room) || !now.rooms.has(id);
  };

  const fromHistory = async (id: string): Promise<PlayResult> => {
    const row = (await history().catch(() => [])).find((each) => each.id === id);
    if (!row) return { kind: 'failed', reason: 'unknown' };
    const payoutMinor = BigInt(row.payoutMinor);
    return { kind: 'settled', won: payoutMinor > 0n, stakeMinor: BigInt(row.stakeMinor), payoutMinor };
  };

  const resultOf = async (id: string): Promise<PlayResult> => {
    await until((now) => isOver(now, id));
    const room = findRoom(lobby.get(), id);
    const end = room && ownEnd(room, player());
    if (!end) return fromHistory(id);
    if (end.kind === 'voided') return { kind: 'withdrawn' };
    return { kind: 'settled', won: end.payoutMinor > 0n, stakeMinor: end.stakeMinor, payoutMinor: end.payoutMinor };
  };

  return async (payload, signal) => {
    const sent = await sender.send(payload);
    if (sent.kind === 'busy') return { kind: 'delayed', retryAfterMs: BUSY_MS };
    if (sent.kind === 'refused') {
      const { failure, retryAfterMs } = sent.problem;
      if (failure === 'delayed') return { kind: 'delayed', retryAfterMs };
      return { kind: 'failed', reason: failure === 'closed' ? 'refused' : failure };
    }
    onOpened(sent.answer);
    const id = sent.answer.roundId;
    const isStopped = !(await until((now) => !isWaiting(now, id), signal));
    if (isStopped && (await cancel(id).catch(() => false))) return { kind: 'withdrawn' };
    return resultOf(id);
  };
};

/** True while a room is alone with its creator. */
const isWaiting = (lobby: Lobby, id: string): boolean => {
  const room = lobby.rooms.get(id);
  return room !== undefined && isJoinable(room);
};
