import { poolsOf, type PlayedBet, type Queryable, type RoundPool } from 'db';
import {
  readSharedLog,
  toPpm,
  ZERO,
  type AnySharedGame,
  type Games,
  type StakedBet,
  type SharedEvent,
  type SoloMove,
} from 'games-engine';
import type { ActiveConfigs } from './active-configs.ts';

/** Multipliers of a settled round over all stakes of each player, in millionths, by public id. */
export const multipliersByPlayer = (
  game: AnySharedGame,
  config: object,
  events: readonly SharedEvent[],
): ReadonlyMap<string, number> => {
  const log = readSharedLog(events);
  if (log?.end.kind !== 'settled') return new Map();
  const multipliers = game.multipliers(config, log.bets, log.end.outcome);
  const sums = new Map<string, { staked: bigint; multiplied: bigint }>();
  for (const [index, { player, stakeMinor }] of log.bets.entries()) {
    const { staked, multiplied } = sums.get(player) ?? { staked: 0n, multiplied: 0n };
    const ppm = BigInt(toPpm(multipliers[index] ?? ZERO));
    sums.set(player, { staked: staked + stakeMinor, multiplied: multiplied + stakeMinor * ppm });
  }
  return new Map([...sums].map(([player, { staked, multiplied }]) => [player, Number(multiplied / staked)]));
};

/** The bet first, then all others of its round as one bet for each choice: the rules look at no more of them. */
const asRound = (round: PlayedBet, pools: readonly RoundPool[]): StakedBet<object>[] => {
  const { cursor: id, publicId: player, choice, stakeMinor } = round;
  const text = JSON.stringify(choice);
  const others = pools.map((pool) => ({
    id: '',
    player: '',
    choice: pool.choice,
    stakeMinor: JSON.stringify(pool.choice) === text ? pool.stakeMinor - stakeMinor : pool.stakeMinor,
  }));
  return [{ id, player, choice, stakeMinor }, ...others.filter((other) => other.stakeMinor > 0n)];
};

/** Says what the rules multiplied the stakes of these bets by, in millionths, in their order. */
export type ReadMultipliers = (rounds: readonly PlayedBet[]) => Promise<number[]>;

interface Dependencies {
  db: Queryable;
  games: Games;
  configs: Pick<ActiveConfigs, 'find'>;
}

/** Reads multipliers from the rules that each round was played by: payouts are floored, and say less. */
export const createReadMultipliers =
  ({ db, games, configs }: Dependencies): ReadMultipliers =>
  async (rounds) => {
    const shared = new Set(rounds.filter(({ game }) => games.findShared(game)).map(({ id }) => id));
    const pools = shared.size === 0 ? new Map<string, RoundPool[]>() : await poolsOf(db, [...shared]);
    const multiplierOf = async (round: PlayedBet): Promise<number> => {
      const { game: id, choice, outcome, moves, stakeMinor } = round;
      const game = games.get(id);
      const { config } = await configs.find(game.id, round.configId);
      if (game.hosting === 'solo')
        return toPpm(game.multiplier(config, stakeMinor, choice, outcome, moves as readonly SoloMove[]));
      const bets = asRound(round, pools.get(round.id) ?? []);
      return toPpm(game.multipliers(config, bets, outcome)[0] ?? ZERO);
    };
    return Promise.all(rounds.map(multiplierOf));
  };
