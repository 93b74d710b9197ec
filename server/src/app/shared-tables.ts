import { paidPlayers, type Database } from 'db';
import type { Server } from 'socket.io';
import type { Bus } from '../core/bus/bus.ts';
import type { Clock } from '../core/clock.ts';
import type { DrawSources, SharedServerGame } from '../core/games/server-game.ts';
import type { ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { LiveRound } from '../core/hosts/live-round.ts';
import { multipliersByPlayer } from '../core/hosts/multipliers.ts';
import type { PlayGuard } from '../core/hosts/play-guard.ts';
import type { TableSink } from '../core/hosts/round-board.ts';
import type { Drawing } from '../core/hosts/round-drawing.ts';
import { SharedTable } from '../core/hosts/shared-table.ts';
import { createUserDirectory } from '../core/hosts/user-directory.ts';
import type { Logger } from '../core/observability/logger.ts';
import type { Metrics } from '../core/observability/metrics.ts';
import { playerRoom, userRoom } from '../core/realtime/connection.ts';
import { DOCUMENT_ROOM, eachDocumentClient, hasDocumentClients } from '../core/realtime/document-clients.ts';
import type { BalancePushes } from '../core/realtime/balance-pushes.ts';
import type { TellFeatures } from '../core/features/events.ts';
import { createTellSettled, type TellSettled } from './settled-bets.ts';

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
  tell: TellFeatures;
  voidAfterMs: number;
  drawing: Drawing;
  drawSources: DrawSources;
  onCommitted(): void;
}

/** The sockets that watch one room of a game. */
export const watchRoom = (channel: string, roundId: string): string => `${channel}:${roundId}`;

/** Sends what our own pages keep their replica by, and whole states to document clients. */
const sinkOf = ({ channel, document }: SharedServerGame, calls: Server): TableSink => {
  const toReplicas = document ? calls.except(DOCUMENT_ROOM) : calls;
  const sendState: TableSink['sendState'] = (type, round, before) => {
    const to = calls.to(DOCUMENT_ROOM);
    to.emit(channel, { type, payload: document?.state(round, before) });
    if (document?.before && type === 'load')
      to.emit(channel, { type: document.before.type, payload: document.before.of(before) });
  };
  return {
    send: (type, payload, room) => {
      const to = room === undefined ? toReplicas : calls.to(watchRoom(channel, room));
      to.emit(channel, { type, payload });
    },
    sendOwn: (player, type, payload) => void calls.local.to(playerRoom(player)).emit(channel, { type, payload }),
    isHere: (player) => calls.of('/').adapter.rooms.has(playerRoom(player)),
    get sendState() {
      return document && hasDocumentClients(calls) ? sendState : undefined;
    },
  };
};

/** The tables of the shared games of this process, by game, started. */
export const openSharedTables = async (
  games: readonly SharedServerGame[],
  dependencies: Dependencies,
): Promise<ReadonlyMap<string, SharedTable>> => {
  const { db, calls, balances, tell: tellFeatures, metrics, drawSources, onCommitted, ...rest } = dependencies;
  const directory = createUserDirectory(db.pool);

  /** Tells everyone who had a bet what became of it, in whatever process they are connected. */
  const tell = async (tellSettled: TellSettled, served: SharedServerGame, round: LiveRound): Promise<void> => {
    const { channel, document } = served;
    onCommitted();
    const multipliers = multipliersByPlayer(round.told.game, round.pinned.config, round.events);
    for (const paid of await paidPlayers(db.pool, round.id)) {
      balances.changed(paid.userId, paid.account, paid.balanceMinor);
      if (paid.isVoid) continue;
      balances.won(paid.userId, paid.payoutMinor, paid.balanceMinor);
      const { account, stakeMinor, payoutMinor, at, placedAt } = paid;
      const multiplierPpm = multipliers.get(paid.publicId) ?? 0;
      const bet = { id: round.id, account, stakeMinor, payoutMinor, multiplierPpm, at, placedAt };
      tellSettled(paid, bet); // once for all of a player
      if (paid.payoutMinor === 0n) continue;
      const payload = { roundId: round.id, amount: Number(paid.payoutMinor), balance: Number(paid.balanceMinor) };
      const room = userRoom(paid.userId);
      calls.to(room).emit(channel, { type: 'win', payload });
      const { balance } = payload;
      if (document?.tellsBalance)
        eachDocumentClient(calls, room, (socket) => socket.emit(channel, { type: 'balance', payload: { balance } }));
    }
  };

  const open = async (served: SharedServerGame): Promise<SharedTable> => {
    const { game, refusals, updateName } = served;
    const failed = (error: unknown): void => rest.log.error({ err: error, game: game.id }, 'bettors could not be told');
    const tellSettled = createTellSettled(game.id, { metrics, tell: tellFeatures });
    const table = new SharedTable({
      ...rest,
      ...refusals,
      metrics,
      updateName,
      db,
      directory,
      game,
      sink: sinkOf(served, calls),
      drawElsewhere: served.drawElsewhere?.(drawSources),
      onFinished: (round) => void tell(tellSettled, served, round).catch(failed),
    });
    await table.start();
    return table;
  };

  return new Map(await Promise.all(games.map(async (each) => [each.game.id, await open(each)] as const)));
};
