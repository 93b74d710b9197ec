import { findRound, findTakenBet, type Database, type PlayedBet } from 'db';
import { soloGames, type StakeAccount } from 'games-engine';
import type { DiceChoice, DiceOutcome } from 'games-engine/dice';
import type { Player, PlayerSeeds } from '../core/auth/players.ts';
import type { Clock } from '../core/clock.ts';
import type { ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { PlayGuard } from '../core/hosts/play-guard.ts';
import { createSoloHost, type SettledPlay, type SoloHost } from '../core/hosts/solo-host.ts';
import type { Metrics } from '../core/observability/metrics.ts';
import type { SettlementQueue } from '../core/settlement/settlement-queue.ts';
import type { LiveFeed } from '../features/live-feed/live-feed.ts';
import { diceRefusals } from '../games/dice/dice.host.ts';
import { houseGames } from './house-games.ts';
import { createTellSettled } from './settled-bets.ts';

interface Dependencies {
  db: Database;
  configs: ActiveConfigs;
  clock: Clock;
  guard: PlayGuard;
  settlement: SettlementQueue;
  metrics: Metrics;
  feed: LiveFeed;
  loadSeeds(userId: bigint): Promise<PlayerSeeds>;
  onCommitted(player: Player, account: StakeAccount, balanceMinor: bigint): void;
}

/** The play that a stored round was: what a repeated request is answered with. */
const playOf = <Choice, Outcome>(round: PlayedBet, balanceMinor: bigint): SettledPlay<Choice, Outcome> => ({
  bet: {
    id: round.id,
    player: round.publicId,
    account: round.accountKind as StakeAccount,
    stakeMinor: round.stakeMinor,
    choice: round.choice as Choice,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    at: round.at,
  },
  outcome: round.outcome as Outcome,
  payoutMinor: round.payoutMinor,
  balanceMinor,
  commitment: round.commitment,
});

/** Hosts of the solo games. A settled bet feeds the live feed, the log and the balance shown, off the hot path. */
export const createSoloHosts = async (
  dependencies: Dependencies,
): Promise<{ dice: SoloHost<DiceChoice, DiceOutcome> }> => {
  const { db, configs, clock, guard, settlement, loadSeeds, onCommitted } = dependencies;
  const houseAccount = await houseGames(db);
  const tellSettled = createTellSettled('dice', dependencies);

  const publish = (player: Player, { bet, payoutMinor, balanceMinor }: SettledPlay<unknown, unknown>): void => {
    onCommitted(player, bet.account, balanceMinor);
    tellSettled(player, { id: bet.id, stakeMinor: bet.stakeMinor, payoutMinor, at: bet.at });
  };

  const findPlay = async <Choice, Outcome>(id: string): Promise<SettledPlay<Choice, Outcome>> => {
    const found = await findRound(db.pool, id);
    if (!found) throw new Error(`round ${id} was settled and is not there`);
    return playOf(found.round, found.balanceMinor);
  };

  return {
    dice: createSoloHost<DiceChoice, DiceOutcome>({
      game: soloGames.dice,
      configs,
      clock,
      guard,
      settlement,
      houseAccount,
      loadSeeds,
      findPlay,
      findTaken: (userId, key) => findTakenBet(db.settlement, { game: 'dice', userId, key }),
      refusals: diceRefusals,
      onSettled: publish,
    }),
  };
};
