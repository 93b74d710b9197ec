import { auditedConfigs, openRounds, type AuditedConfigRow, type ReturnsQuery } from 'db';
import { confidenceBand, departureOf, returnShares } from 'games-engine/statistics';
import type { Pool } from 'pg';
import type { AuditUnit } from '../../../contract/audit.contract.ts';
import type { RtpAnswer, RtpBucket } from '../../../contract/audit-statistics.contract.ts';
import { addSums, measureReturns, nothing, type ConfigOf, type Sums } from '../../core/games/measured-returns.ts';
import type { ServerGames } from '../../core/games/server-games.ts';
import { accountsOfUnit, shownConfig } from './views.ts';

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
    addSums(total, sums);
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
  const { shown: buckets, total } = shownBuckets(await measureReturns(pool, served, query, configOf), query);
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
