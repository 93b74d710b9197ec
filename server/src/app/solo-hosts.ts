import { findRound, findTakenBet, type Database, type PlayedBet } from 'db';
import { toPpm, type StakeAccount } from 'games-engine';
import type { Player, PlayerSeeds } from '../core/auth/players.ts';
import type { Clock } from '../core/clock.ts';
import type { SoloServerGame } from '../core/games/server-game.ts';
import type { ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { PlayGuard } from '../core/hosts/play-guard.ts';
import { createSoloHost, type PlayedRound, type SoloHost } from '../core/hosts/solo-host.ts';
import type { Metrics } from '../core/observability/metrics.ts';
import type { Receipts } from '../core/settlement/receipts.ts';
import type { SettlementQueue } from '../core/settlement/statement-queue.ts';
import type { TellFeatures } from '../core/features/events.ts';
import { createTellSettled } from './settled-bets.ts';

interface Dependencies {
  db: Database;
  configs: ActiveConfigs;
  clock: Clock;
  guard: PlayGuard;
  settlement: SettlementQueue;
  receipts: Receipts;
  metrics: Metrics;
  tell: TellFeatures;
  houseAccount(account: StakeAccount): bigint;
  loadSeeds(userId: bigint): Promise<PlayerSeeds | undefined>;
  onCommitted(player: Player, account: StakeAccount, balanceMinor: bigint, winMinor?: bigint): void;
}

/** The play that a stored round was: what a repeated request is answered with. */
const playOf = (round: PlayedBet, balanceMinor: bigint): PlayedRound<object, object> & { configId: number } => ({
  bet: {
    id: round.id,
    player: round.publicId,
    account: round.accountKind as StakeAccount,
    stakeMinor: round.stakeMinor,
    choice: round.choice,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    at: round.at,
  },
  outcome: round.outcome,
  payoutMinor: round.payoutMinor,
  balanceMinor,
  commitment: round.commitment,
  configId: round.configId,
});

/**
 * The hosts of the solo games of one step, by game. A settled bet feeds the live feed, the log and the balance shown, off
 * the hot path.
 */
export const createSoloHosts = (
  games: readonly SoloServerGame[],
  dependencies: Dependencies,
): ReadonlyMap<string, SoloHost<object, object>> => {
  const { db, onCommitted } = dependencies;

  const findPlay = async (id: string): Promise<ReturnType<typeof playOf>> => {
    const found = await findRound(db.pool, id);
    if (!found) throw new Error(`round ${id} was settled and is not there`);
    return playOf(found.round, found.balanceMinor);
  };

  const hostOf = ({ game, refusals }: SoloServerGame): SoloHost<object, object> => {
    const tellSettled = createTellSettled(game.id, dependencies);
    return createSoloHost<object, object>({
      ...dependencies,
      game,
      refusals,
      findPlay,
      findTaken: (userId, key) => findTakenBet(db.settlement, { game: game.id, userId, key }),
      onSettled(player, { bet, outcome, payoutMinor, balanceMinor }, config) {
        const { id, account, stakeMinor, choice, at } = bet;
        onCommitted(player, account, balanceMinor, payoutMinor);
        const multiplierPpm = toPpm(game.multiplier(config, stakeMinor, choice, outcome, []));
        tellSettled(player, { id, account, stakeMinor, payoutMinor, multiplierPpm, at });
      },
    });
  };
  return new Map(games.map((each) => [each.game.id, hostOf(each)]));
};
