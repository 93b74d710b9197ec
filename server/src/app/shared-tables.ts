import { paidPlayers, type Database } from 'db';
import { sharedGames } from 'games-engine';
import type { Server } from 'socket.io';
import type { Bus } from '../core/bus.ts';
import type { Clock } from '../core/clock.ts';
import type { ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { LiveRound } from '../core/hosts/live-round.ts';
import type { DrawElsewhere } from '../core/hosts/round-runner.ts';
import type { PlayGuard } from '../core/hosts/play-guard.ts';
import { SharedTable } from '../core/hosts/shared-table.ts';
import { createUserDirectory } from '../core/hosts/user-directory.ts';
import type { Logger } from '../core/observability/logger.ts';
import type { Metrics } from '../core/observability/metrics.ts';
import { userRoom } from '../core/realtime/connection.ts';
import type { BalancePushes } from '../core/realtime/balance-pushes.ts';
import type { LiveFeed } from '../features/live-feed/live-feed.ts';
import { battleRefusals } from '../games/battle/battle.host.ts';
import { classicRefusals } from '../games/classic/classic.host.ts';
import { coinflipRefusals } from '../games/coinflip/coinflip.host.ts';
import { wheelRefusals } from '../games/wheel/wheel.host.ts';
import { createTellSettled, type TellSettled } from './settled-bets.ts';

export type SharedGameId = keyof typeof sharedGames;

interface Dependencies {
  db: Database;
  databaseUrl: string;
  bus: Bus;
  clock: Clock;
  guard: PlayGuard;
  log: Logger;
  metrics: Metrics;
  configs: ActiveConfigs;
  calls: Server;
  balances: BalancePushes;
  feed: LiveFeed;
  voidAfterMs: number;
  drawWheel: DrawElsewhere | undefined;
  onCommitted(): void;
}

/** How each shared game speaks: its channel, the name of its updates, its refusals. */
export const sharedChannels = {
  battle: { channel: 'battle', updateName: 'updated', ...battleRefusals },
  wheel: { channel: 'wheelOfFortune', updateName: 'update', ...wheelRefusals },
  classic: { channel: 'classic', updateName: 'updated', ...classicRefusals },
  coinflip: { channel: 'coinflip', updateName: 'updated', ...coinflipRefusals },
} as const satisfies Record<SharedGameId, object>;

/** The sockets that watch one room of a game. */
export const watchRoom = (channel: string, roundId: string): string => `${channel}:${roundId}`;

/** The shared games of this process, started. */
export const openSharedTables = async (dependencies: Dependencies): Promise<Record<SharedGameId, SharedTable>> => {
  const { db, calls, balances, feed, metrics, drawWheel, onCommitted, ...rest } = dependencies;
  const directory = createUserDirectory(db.pool);

  /** Tells everyone who had a bet what became of it, in whatever process they are connected. */
  const tell = async (tellSettled: TellSettled, channel: string, round: LiveRound): Promise<void> => {
    onCommitted();
    for (const paid of await paidPlayers(db.pool, round.id)) {
      balances.changed(paid.userId, paid.account, paid.balanceMinor);
      if (paid.isVoid) continue;
      tellSettled(paid, { ...paid, id: round.id }); // one line in the feed for all bets of a player
      if (paid.payoutMinor === 0n) continue;
      const payload = { roundId: round.id, amount: Number(paid.payoutMinor), balance: Number(paid.balanceMinor) };
      calls.to(userRoom(paid.userId)).emit(channel, { type: 'win', payload });
    }
  };

  const open = async (id: SharedGameId): Promise<SharedTable> => {
    const { channel, ...words } = sharedChannels[id];
    const failed = (error: unknown): void => rest.log.error({ err: error, game: id }, 'bettors could not be told');
    const tellSettled = createTellSettled(id, { metrics, feed });
    const table = new SharedTable({
      ...rest,
      metrics,
      ...words,
      db,
      directory,
      game: sharedGames[id],
      sink: {
        send: (type, payload, room) => {
          const to = room === undefined ? calls : calls.to(watchRoom(channel, room));
          to.emit(channel, { type, payload });
        },
      },
      drawElsewhere: id === 'wheel' ? drawWheel : undefined,
      onFinished: (round) => void tell(tellSettled, channel, round).catch(failed),
    });
    await table.start();
    return table;
  };

  const [battle, wheel, classic, coinflip] = await Promise.all([
    open('battle'),
    open('wheel'),
    open('classic'),
    open('coinflip'),
  ]);
  return { battle, wheel, classic, coinflip };
};
