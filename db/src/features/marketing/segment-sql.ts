import { dayOf } from '../../core/calendar.ts';
import { isClosedSql } from '../exclusion/closures.ts';
import { vipStatusSql } from '../statistics/vip-statuses.ts';
import type { Bounds, SegmentConditions } from './segment.entity.ts';

const DAY_MS = 86_400_000;

/** Losses after which a player is left alone, in the days before. Base hundredths. */
export const chasedLosses = [
  { days: 7, lostMinor: 500_000 },
  { days: 30, lostMinor: 1_500_000 },
] as const;

/** After an act of the staff upon signs of harm, a player is left alone for so many days. */
const CARE_DAYS = 90;

/** Parameters of a statement, by the place that each is given. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value. Gives its name in the statement. */
  put(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** SQL: the country of the user `u`, as of the last sign-in; null where it is unknown. */
export const countrySql = `(SELECT s.country FROM session s WHERE s.user_id = u.id ORDER BY s.last_used_at DESC LIMIT 1)`;

const within = (value: string, { from, to }: Bounds, type: string, parameters: Parameters): string[] => [
  ...(from === undefined ? [] : [`${value} >= ${parameters.put(from, type)}`]),
  ...(to === undefined ? [] : [`${value} <= ${parameters.put(to, type)}`]),
];

const playedSince = (days: number, at: number, parameters: Parameters): string =>
  `EXISTS (SELECT FROM played_day d WHERE d.user_id = u.id AND d.day > ${parameters.put(dayOf(at) - days, 'int')})`;

const deposited = (
  { days, count = {}, sumMinor = {} }: NonNullable<SegmentConditions['deposits']>,
  at: number,
  parameters: Parameters,
): string => {
  const since = parameters.put(at - days * DAY_MS, 'bigint');
  const bounds = [
    ...within('count(*)', count, 'bigint', parameters),
    ...within('coalesce(sum(base_minor), 0)', sumMinor, 'bigint', parameters),
  ];
  return `(SELECT ${bounds.join(' AND ') || 'count(*) > 0'} FROM payment
    WHERE user_id = u.id AND code = 1 AND state = 2 AND done_at >= ${since})`;
};

/** SQL conditions of a segment on the user `u` at the time `at`, all with parameters. */
export const segmentSql = (conditions: SegmentConditions, at: number, parameters: Parameters): string => {
  const { level, played, deposits, countries, languages, signedUp } = conditions;
  const before = (days: number): string => parameters.put(new Date(at - days * DAY_MS), 'timestamptz');
  const parts: string[] = [];
  if (languages) parts.push(`u.lang = ANY (${parameters.put(languages, 'text[]')})`);
  if (signedUp?.withinDays !== undefined) parts.push(`u.created_at >= ${before(signedUp.withinDays)}`);
  if (signedUp?.beforeDays !== undefined) parts.push(`u.created_at < ${before(signedUp.beforeDays)}`);
  if (level) {
    const reached = vipStatusSql('(SELECT t.total_bet FROM user_stats t WHERE t.user_id = u.id)');
    parts.push(...within(reached, level, 'int', parameters));
  }
  if (played?.withinDays !== undefined) parts.push(playedSince(played.withinDays, at, parameters));
  if (played?.notForDays !== undefined) parts.push(`NOT ${playedSince(played.notForDays, at, parameters)}`);
  if (countries) parts.push(`${countrySql} = ANY (${parameters.put(countries, 'text[]')})`);
  if (deposits) parts.push(deposited(deposits, at, parameters));
  return parts.length === 0 ? 'true' : parts.join(' AND ');
};

// `played_day` counts bets among players by what the house earned on them; `aml_play_day` counts them whole, without providers
const lostSql = (days: number, at: number, parameters: Parameters): string => {
  const day = parameters.put(dayOf(at) - days, 'int');
  const sum = (table: string): string =>
    `(SELECT coalesce(sum(d.staked - d.paid), 0) FROM ${table} d WHERE d.user_id = u.id AND d.day > ${day})`;
  return `greatest(${sum('played_day')}, ${sum('aml_play_day')})`;
};

/**
 * SQL: why the user `u` gets no advertising at the time `at`, whatever a segment says; null: nothing is against it. Reasons
 * that would tell of a player's state are one, 'protected': a break, an exclusion, a block, signs of harm, losses.
 */
export const leftOutSql = (
  { at, blockedCountries }: { at: number; blockedCountries: readonly string[] },
  parameters: Parameters,
): string => {
  const moment = parameters.put(new Date(at), 'timestamptz');
  const care = parameters.put(at - CARE_DAYS * DAY_MS, 'bigint');
  const losses = chasedLosses.map(
    ({ days, lostMinor }) => `${lostSql(days, at, parameters)} >= ${parameters.put(lostMinor, 'bigint')}`,
  );
  return `CASE WHEN cardinality(u.roles) > 0 THEN 'staff'
    WHEN NOT u.marketing THEN 'consent'
    WHEN coalesce(${countrySql} = ANY (${parameters.put(blockedCountries, 'text[]')}), false) THEN 'country'
    WHEN u.blocked_at IS NOT NULL OR ${isClosedSql('u', moment)}
      OR EXISTS (SELECT FROM care_state c WHERE c.user_id = u.id AND c.level > 0)
      OR EXISTS (SELECT FROM care_intervention i WHERE i.user_id = u.id AND i.at > ${care})
      OR ${losses.join(' OR ')} THEN 'protected' END`;
};
