import {
  paidRounds,
  sampledChoices,
  soloReturns,
  type AlikeRounds,
  type BetTerms,
  type PaidRound,
  type ReturnsQuery,
  type SummedRounds,
} from 'db';
import type { AnyGame } from 'games-engine';
import type { Pool } from 'pg';
import type { Moments } from './game-audit.ts';
import type { ServerGame } from './server-game.ts';

/** Sums of rounds. */
export interface Sums extends Moments {
  rounds: number;
  stakes: bigint;
  payouts: bigint;
  greatestStake: bigint; // greatest of a round
  greatestPayout: bigint;
}

export const nothing = (): Sums => ({
  rounds: 0,
  stakes: 0n,
  payouts: 0n,
  greatestStake: 0n,
  greatestPayout: 0n,
  mean: 0,
  variance: 0,
});

const greater = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Adds rounds to a sum. */
export const addSums = (sums: Sums, { rounds, stakes, payouts, mean, variance, ...greatest }: Sums): void => {
  sums.rounds += rounds;
  sums.stakes += stakes;
  sums.payouts += payouts;
  sums.mean += mean;
  sums.variance += variance;
  sums.greatestStake = greater(sums.greatestStake, greatest.greatestStake);
  sums.greatestPayout = greater(sums.greatestPayout, greatest.greatestPayout);
};

/** Settled rounds of a game. */
export type GameQuery = ReturnsQuery & { game: string };
/** A config by its id, as its game reads it. */
export type ConfigOf = (id: number) => object | undefined;

const unknown: Moments = { mean: Number.NaN, variance: Number.NaN }; // for a round whose config is gone, or whose choice is invalid

/** A choice as its game reads it; undefined when it is none of the game's. */
const choiceOf = (game: AnyGame, text: string): object | undefined =>
  game.choiceSchema.safeParse(JSON.parse(text)).data as object | undefined;

/**
 * Wins and probabilities of the bets of a range, each computed once. None for a game in which more than the bet
 * decides.
 */
const termsOf = async (
  pool: Pool,
  { game, audit: { moments } }: ServerGame,
  query: GameQuery,
  configOf: ConfigOf,
): Promise<BetTerms[]> => {
  if (moments.hosting !== 'solo' || !moments.terms) return [];
  const { terms } = moments;
  return (await sampledChoices(pool, query)).flatMap(({ configId, choice }) => {
    const [config, chosen] = [configOf(configId), choiceOf(game, choice)];
    if (!config || !chosen) return [];
    const { multiplier, capMinor, p } = terms(config, chosen);
    return { configId, choice, ...multiplier, capMinor, p };
  });
};

const alikeSums = ({ game, audit: { moments } }: ServerGame, row: AlikeRounds, configOf: ConfigOf): Moments => {
  const rounds = Number(row.rounds);
  const [config, choice] = [configOf(row.configId), choiceOf(game, row.choice)];
  const { stake: stakeMinor, opened, isLost } = row;
  const payoutMinor = row.payouts / row.rounds; // alike rounds are paid alike
  const one =
    config && choice && moments.hosting === 'solo'
      ? moments.of(config, { stakeMinor, choice, opened, isLost, payoutMinor })
      : unknown;
  return { mean: one.mean * rounds, variance: one.variance * rounds };
};

const soloSums = (served: ServerGame, row: SummedRounds | AlikeRounds, configOf: ConfigOf): Sums => ({
  rounds: Number(row.rounds),
  stakes: row.stakes,
  payouts: row.payouts,
  greatestStake: row.greatestStake,
  greatestPayout: row.greatestPayout,
  ...(row.configId === null ? { mean: row.mean, variance: row.variance } : alikeSums(served, row, configOf)),
});

const sharedSums = ({ audit: { moments } }: ServerGame, { bets, configId }: PaidRound, configOf: ConfigOf): Sums => {
  const config = configOf(configId);
  const staked = bets.map(({ choice, stake }) => ({ choice, stakeMinor: BigInt(stake) }));
  const one = config && moments.hosting === 'shared' ? moments.of(config, staked) : unknown;
  const stakes = staked.reduce((total, { stakeMinor }) => total + stakeMinor, 0n);
  const payouts = bets.reduce((total, { payout }) => total + BigInt(payout ?? 0), 0n);
  return { rounds: 1, stakes, payouts, greatestStake: stakes, greatestPayout: payouts, ...one };
};

/** Sums of a range's settled rounds in its pieces of time, with what their rules return on average and how far around it. */
export const measureReturns = async (
  pool: Pool,
  served: ServerGame,
  query: GameQuery,
  configOf: ConfigOf,
): Promise<Sums[]> => {
  const buckets = Array.from({ length: query.buckets }, nothing);
  const put = (bucket: number, sums: Sums): void => addSums(buckets[bucket] ?? nothing(), sums);
  if (served.game.hosting === 'solo') {
    const terms = await termsOf(pool, served, query, configOf);
    for await (const rows of soloReturns(pool, query, terms))
      for (const row of rows) put(row.bucket, soloSums(served, row, configOf));
  } else {
    for await (const rows of paidRounds(pool, query))
      for (const row of rows) if (row.bets.length > 0) put(row.bucket, sharedSums(served, row, configOf));
  }
  return buckets;
};
