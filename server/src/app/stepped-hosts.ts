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
import { toPpm, type StakeAccount } from 'games-engine';
import type { Player, PlayerSeeds } from '../core/auth/players.ts';
import type { Clock } from '../core/clock.ts';
import type { SteppedServerGame } from '../core/games/server-game.ts';
import type { ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { PlayGuard } from '../core/hosts/play-guard.ts';
import { createSteppedHost, type SteppedHost } from '../core/hosts/stepped-host.ts';
import type { Logger } from '../core/observability/logger.ts';
import type { Metrics } from '../core/observability/metrics.ts';
import type { Receipts } from '../core/settlement/receipts.ts';
import { createStatementQueue } from '../core/settlement/statement-queue.ts';
import type { TellFeatures } from '../core/features/events.ts';
import { createTellSettled } from './settled-bets.ts';

interface Dependencies {
  db: Database;
  log: Logger;
  metrics: Metrics;
  configs: ActiveConfigs;
  clock: Clock;
  guard: PlayGuard;
  receipts: Receipts;
  tell: TellFeatures;
  houseAccount(account: StakeAccount): bigint;
  loadSeeds(userId: bigint): Promise<PlayerSeeds | undefined>;
  onCommitted(player: Player, account: StakeAccount, balanceMinor: bigint, winMinor?: bigint): void;
}

/** The statements that make the steps of all games durable. */
const createStepQueues = ({ db: { settlement }, log, metrics }: Pick<Dependencies, 'db' | 'log' | 'metrics'>) => {
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

  return { openings, moves, finishes };
};

/** The hosts of the solo games of several steps, by game; `drain` answers what was accepted. */
export const createSteppedHosts = (
  games: readonly SteppedServerGame[],
  dependencies: Dependencies,
): { hosts: ReadonlyMap<string, SteppedHost>; drain(): Promise<void> } => {
  const { db, onCommitted } = dependencies;
  const { settlement } = db;
  const queues = createStepQueues(dependencies);

  const hostOf = ({ game, refusals, moveRefusal }: SteppedServerGame): SteppedHost => {
    const tellSettled = createTellSettled(game.id, dependencies);
    return createSteppedHost({
      ...dependencies,
      ...queues,
      game,
      codes: refusals,
      moveRefusal,
      loadOpen: (userId, id) => loadOpenRound(settlement, userId, id),
      balanceOf: (accountId) => balanceOf(settlement, accountId),
      findRound: (id) => findSoloRound(settlement, id),
      findTaken: (userId, key) => findTakenBet(settlement, { game: game.id, userId, key }),
      onOpened: (player, { bet, balanceMinor }) => onCommitted(player, bet.account, balanceMinor),
      onSettled(player, { bet, config, outcome, moves, payoutMinor, balanceMinor, events }) {
        const { id, account, stakeMinor, choice } = bet;
        onCommitted(player, account, balanceMinor, payoutMinor);
        const multiplierPpm = toPpm(game.multiplier(config, stakeMinor, choice, outcome, moves));
        const at = events.at(-1)?.at ?? bet.at;
        tellSettled(player, { id, account, stakeMinor, payoutMinor, multiplierPpm, at, placedAt: bet.at });
      },
    });
  };
  return {
    hosts: new Map(games.map((each) => [each.game.id, hostOf(each)])),
    async drain() {
      await Promise.all(Object.values(queues).map((queue) => queue.drain()));
    },
  };
};
