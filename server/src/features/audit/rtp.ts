import {
  auditedConfigs,
  openRounds,
  paidRounds,
  sampledChoices,
  soloReturns,
  type AlikeRounds,
  type AuditedConfigRow,
  type BetTerms,
  type PaidRound,
  type ReturnsQuery,
  type SummedRounds,
} from 'db';
import type { AnyGame } from 'games-engine';
import { confidenceBand, departureOf, returnShares } from 'games-engine/statistics';
import type { Pool } from 'pg';
import type { AuditUnit } from '../../../contract/audit.contract.ts';
import type { RtpAnswer, RtpBucket } from '../../../contract/audit-statistics.contract.ts';
import type { Moments } from '../../core/games/game-audit.ts';
import type { ServerGame } from '../../core/games/server-game.ts';
import type { ServerGames } from '../../core/games/server-games.ts';
import { accountsOfUnit, shownConfig } from './views.ts';

/** Sums of rounds. */
interface Sums extends Moments {
  rounds: number;
  stakes: bigint;
  payouts: bigint;
}

const nothing = (): Sums => ({ rounds: 0, stakes: 0n, payouts: 0n, mean: 0, variance: 0 });

const add = (sums: Sums, { rounds, stakes, payouts, mean, variance }: Sums): void => {
  sums.rounds += rounds;
  sums.stakes += stakes;
  sums.payouts += payouts;
  sums.mean += mean;
  sums.variance += variance;
};

type GameQuery = ReturnsQuery & { game: string };
type ConfigOf = (id: number) => object | undefined;

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
  ...(row.configId === null ? { mean: row.mean, variance: row.variance } : alikeSums(served, row, configOf)),
});

const sharedSums = ({ audit: { moments } }: ServerGame, { bets, configId }: PaidRound, configOf: ConfigOf): Sums => {
  const config = configOf(configId);
  const staked = bets.map(({ choice, stake }) => ({ choice, stakeMinor: BigInt(stake) }));
  const one = config && moments.hosting === 'shared' ? moments.of(config, staked) : unknown;
  return {
    rounds: 1,
    stakes: staked.reduce((total, { stakeMinor }) => total + stakeMinor, 0n),
    payouts: bets.reduce((total, { payout }) => total + BigInt(payout ?? 0), 0n),
    ...one,
  };
};

const bucketSums = async (pool: Pool, served: ServerGame, query: GameQuery, configOf: ConfigOf): Promise<Sums[]> => {
  const buckets = Array.from({ length: query.buckets }, nothing);
  const put = (bucket: number, sums: Sums): void => add(buckets[bucket] ?? nothing(), sums);
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

const known = (value: number | undefined): number | null => (value === undefined || Number.isNaN(value) ? null : value);

const sharesOf = ({ stakes, payouts, mean, variance }: Sums) =>
  returnShares({ stakes: Number(stakes), payouts: Number(payouts), mean, variance });

const shownReturns = (
  sums: Sums,
): Pick<RtpBucket, 'rounds' | 'stakesMinor' | 'payoutsMinor' | 'realised' | 'expected' | 'standardError'> => {
  const shares = sharesOf(sums);
  return {
    rounds: sums.rounds,
    stakesMinor: Number(sums.stakes),
    payoutsMinor: Number(sums.payouts),
    realised: known(shares?.realised),
    expected: known(shares?.expected),
    standardError: known(shares?.standardError),
  };
};

const bandOf = (sums: Sums, confidence: number): { low: number; high: number } | null => {
  const shares = sharesOf(sums);
  return shares && !Number.isNaN(shares.expected) ? confidenceBand(shares, confidence) : null;
};

/** Pieces of time with what was returned in each, and up to its end. */
const shownBuckets = (buckets: readonly Sums[], { from, to }: ReturnsQuery): { shown: RtpBucket[]; total: Sums } => {
  const total = nothing();
  const begin = (bucket: number): number => from + Math.ceil((bucket * (to - from)) / buckets.length);
  const shown = buckets.map((sums, bucket) => {
    add(total, sums);
    return {
      from: begin(bucket),
      to: begin(bucket + 1),
      ...shownReturns(sums),
      cumulative: { ...shownReturns(total), band95: bandOf(total, 0.95), band999: bandOf(total, 0.999) },
    };
  });
  return { shown, total };
};

/** Query for a measured RTP. */
export interface RtpQuestion {
  game: string;
  from: number;
  to: number;
  version?: number | undefined;
  unit: AuditUnit;
  buckets: number;
}

/** Realised against expected returns over time. */
export const answerRtp = async (
  pool: Pool,
  games: ServerGames,
  { unit, ...question }: RtpQuestion,
): Promise<RtpAnswer> => {
  const computedAt = Date.now();
  const { game, from, to } = question;
  const served = games.get(game);
  const shown = (row: AuditedConfigRow) => shownConfig(games.engine, row);
  const configs = await auditedConfigs(pool, game);
  const parsed = new Map(configs.map(({ id, config }) => [id, served.game.configSchema.safeParse(config)]));
  const configOf: ConfigOf = (id) => parsed.get(id)?.data as object | undefined;
  const query = { ...question, accounts: accountsOfUnit(unit) };
  const { shown: buckets, total } = shownBuckets(await bucketSums(pool, served, query, configOf), query);
  const shares = sharesOf(total);
  const departure = shares && departureOf(shares);
  const before = configs.find(({ at, isCandidate }) => at < from && !isCandidate);
  return {
    method: served.audit.moments.method,
    buckets,
    z: known(departure?.z),
    p: known(departure?.p),
    open: await openRounds(pool, question),
    computedAt,
    before: before ? shown(before) : null,
    changes: configs
      .filter(({ at }) => at >= from && at < to)
      .toReversed()
      .map(shown),
  };
};
