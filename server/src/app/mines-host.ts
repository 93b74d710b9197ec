import {
  appendSoloMoves,
  balanceOf,
  findSoloRound,
  findTakenBet,
  finishSoloRounds,
  loadOpenRound,
  openSoloRounds,
  type Database,
  type SoloFinish,
  type SoloFinishResult,
  type SoloMoveInput,
  type SoloMoveResult,
  type SoloOpening,
  type SoloOpeningResult,
} from 'db';
import { soloGames, type StakeAccount } from 'games-engine';
import type { Player, PlayerSeeds } from '../core/auth/players.ts';
import type { Clock } from '../core/clock.ts';
import type { ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { PlayGuard } from '../core/hosts/play-guard.ts';
import { createSteppedHost, type SteppedHost } from '../core/hosts/stepped-host.ts';
import type { Logger } from '../core/observability/logger.ts';
import type { Metrics } from '../core/observability/metrics.ts';
import { createStatementQueue } from '../core/settlement/statement-queue.ts';
import type { LiveFeed } from '../features/live-feed/live-feed.ts';
import { minesMoveRefusal, minesRefusals } from '../games/mines/mines.host.ts';
import { houseGames } from './house-games.ts';
import { createTellSettled } from './settled-bets.ts';

interface Dependencies {
  db: Database;
  log: Logger;
  metrics: Metrics;
  configs: ActiveConfigs;
  clock: Clock;
  guard: PlayGuard;
  feed: LiveFeed;
  loadSeeds(userId: bigint): Promise<PlayerSeeds>;
  onCommitted(player: Player, account: StakeAccount, balanceMinor: bigint): void;
}

/** The host of mines with the statements that make its steps durable; `drain` answers what was accepted. */
export const createMinesHost = async (
  dependencies: Dependencies,
): Promise<{ host: SteppedHost; drain(): Promise<void> }> => {
  const { db, log, metrics, configs, clock, guard, loadSeeds, onCommitted } = dependencies;
  const { settlement } = db;
  const tellSettled = createTellSettled('mines', dependencies);
  const tools = { statements: 1, log, metrics }; // three queues share the connections: larger batches serve all better

  const openings = createStatementQueue<SoloOpening, SoloOpeningResult>({
    run: (batch) => openSoloRounds(settlement, batch),
    async find({ id, accountId }) {
      const known = await findSoloRound(settlement, id);
      return known && { status: 'settled', balanceMinor: await balanceOf(settlement, accountId) };
    },
    ...tools,
  });
  const moves = createStatementQueue<SoloMoveInput, SoloMoveResult>({
    run: (batch) => appendSoloMoves(settlement, batch),
    async find({ roundId, known, move }) {
      const stored = (await findSoloRound(settlement, roundId))?.moves[known];
      return stored && JSON.stringify(stored) === JSON.stringify(JSON.parse(move)) ? { status: 'moved' } : undefined;
    },
    ...tools,
  });
  const finishes = createStatementQueue<SoloFinish, SoloFinishResult>({
    run: (batch) => finishSoloRounds(settlement, batch),
    async find({ roundId, accountId }) {
      const stored = await findSoloRound(settlement, roundId);
      return stored?.isOver ? { status: 'settled', balanceMinor: await balanceOf(settlement, accountId) } : undefined;
    },
    ...tools,
  });

  const host = createSteppedHost({
    game: soloGames.mines,
    configs,
    clock,
    guard,
    codes: minesRefusals,
    openings,
    moves,
    finishes,
    houseAccount: await houseGames(db),
    loadSeeds,
    loadOpen: (userId, game) => loadOpenRound(settlement, userId, game),
    balanceOf: (accountId) => balanceOf(settlement, accountId),
    findRound: (id) => findSoloRound(settlement, id),
    findTaken: (userId, key) => findTakenBet(settlement, { game: 'mines', userId, key }),
    moveRefusal: minesMoveRefusal,
    onOpened: (player, { bet, balanceMinor }) => onCommitted(player, bet.account, balanceMinor),
    onSettled(player, { bet, payoutMinor, balanceMinor, events }) {
      onCommitted(player, bet.account, balanceMinor);
      tellSettled(player, { id: bet.id, stakeMinor: bet.stakeMinor, payoutMinor, at: events.at(-1)?.at ?? bet.at });
    },
  });
  return {
    host,
    async drain() {
      await Promise.all([openings.drain(), moves.drain(), finishes.drain()]);
    },
  };
};
