import type { Database } from 'db';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/observability/logger.ts';
import { callerOf, userRoom } from '../core/realtime/connection.ts';
import { createPlayMinutes, type PlayMinutes } from '../features/limits/play-minutes.ts';
import type { Sockets } from './sockets.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
}

/** Counts the minutes of the players whose pages are connected to this process. */
export const openPlayMinutes = ({ db, clock, log }: Dependencies, { calls }: Pick<Sockets, 'calls'>): PlayMinutes => {
  const connected = (): bigint[] =>
    [...calls.of('/').sockets.values()].flatMap((socket) => callerOf(socket).player?.userId ?? []);
  const minutes = createPlayMinutes({ db, clock, log, connected });
  calls.on('connection', (socket) => {
    const { player } = callerOf(socket);
    if (player) minutes.seen(player.userId);
  });
  return minutes;
};

/** Tells a player's pages that what they have laid on themselves may have changed. */
export const pushLimitsChanged = ({ calls }: Pick<Sockets, 'calls'>, userId: bigint): void => {
  calls.to(userRoom(userId)).emit('limits', { type: 'changed', payload: {} });
};
