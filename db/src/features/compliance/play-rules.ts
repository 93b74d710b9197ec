import { HOUSE_OFFSET_MS } from 'games-engine';
import { dayOfSql } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { idFrom, plainArray } from '../../core/sql.ts';
import type { AmlThresholds } from './compliance.entities.ts';

/** Rounds that transactions from `from` until before `to` settled. */
export interface AmlRounds {
  from: string; // xid8
  to: string;
  version: number; // version of the thresholds
  at: number; // ms since epoch
}

const DAY_MS = 86_400_000;
const MAX_EVIDENCE = 50; // rounds that an alert names

/** Settled solo rounds of one player that are alike in all that decides what they pay on average. */
export interface AmlSoloBets {
  userId: bigint;
  day: number;
  game: string;
  configId: number;
  stake: bigint;
  choice: string; // JSON, as it was stored
  opened: number; // moves that opened something
  isLost: boolean;
  bets: number;
  paid: bigint;
}

export const amlSoloBets = async (client: Queryable, { from, to }: AmlRounds): Promise<AmlSoloBets[]> => {
  const { rows } = await client.query<AmlSoloBets>(
    `SELECT user_id AS "userId", ${dayOfSql('at')} AS day, game, config_id AS "configId", stake, choice::text AS choice,
       jsonb_array_length(moves) - CASE WHEN moves->-1 ? 'take' THEN 1 ELSE 0 END AS opened,
       coalesce((moves->-1->>'isMine')::boolean, false) AS "isLost", count(*)::int AS bets, sum(payout)::bigint AS paid
     FROM round WHERE settled_xid >= $1::xid8 AND settled_xid < $2::xid8 AND account_kind = 'real'
     GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`,
    [from, to],
  );
  return rows;
};

/** The bets of one player in a settled shared round. */
export interface AmlSharedBets {
  userId: bigint;
  day: number;
  game: string;
  configId: number;
  bets: { choice: object; stake: string; payout: string }[];
  stakes: bigint | null; // all stakes of the round, where players stake against each other
  payouts: bigint | null;
}

export const amlSharedBets = async (client: Queryable, { from, to }: AmlRounds): Promise<AmlSharedBets[]> => {
  const { rows } = await client.query<AmlSharedBets>(
    `SELECT b.user_id AS "userId", ${dayOfSql('min(b.at)')} AS day, s.game, s.config_id AS "configId", s.stakes, s.payouts,
       json_agg(json_build_object('choice', b.choice, 'stake', b.stake::text, 'payout', b.payout::text) ORDER BY b.seq) AS bets
     FROM shared_round s JOIN shared_bet b ON b.round_id = s.id
     WHERE s.settled_xid >= $1::xid8 AND s.settled_xid < $2::xid8 AND s.state = 'settled' AND b.account_kind = 'real'
     GROUP BY s.id, b.user_id`,
    [from, to],
  );
  return rows;
};

/** Play of a player on a day, to be added to what is known of it. */
export interface AmlPlay {
  userId: bigint;
  day: number;
  bets: number;
  staked: bigint;
  paid: bigint;
  mean: number;
  variance: number;
}

const column = <K extends keyof AmlPlay>(rows: readonly AmlPlay[], key: K): string =>
  plainArray(rows.map((row) => row[key]));

/** Adds play to its days, in the order of players: every lock on several of them is taken in that order. */
export const addAmlPlay = async (client: Queryable, rows: readonly AmlPlay[]): Promise<void> => {
  if (rows.length === 0) return;
  await client.query(
    `INSERT INTO aml_play_day AS d (user_id, day, bets, staked, paid, mean, variance)
     SELECT * FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[], $5::bigint[], $6::float8[], $7::float8[]) ORDER BY 1, 2
     ON CONFLICT (user_id, day) DO UPDATE SET bets = d.bets + excluded.bets, staked = d.staked + excluded.staked,
       paid = d.paid + excluded.paid, mean = d.mean + excluded.mean, variance = d.variance + excluded.variance`,
    (['userId', 'day', 'bets', 'staked', 'paid', 'mean', 'variance'] as const).map((key) => column(rows, key)),
  );
};

// the standard score of what was paid: how many deviations above its expectation
const winsSql = `
WITH judged AS (
  SELECT t.user_id, t.day, sum(d.bets) AS bets, sum(d.staked) AS staked, sum(d.paid) AS paid, sum(d.mean) AS mean, sum(d.variance) AS variance
  FROM unnest($1::bigint[], $2::int[]) t (user_id, day) JOIN aml_play_day d ON d.user_id = t.user_id AND d.day > t.day - $3::int AND d.day <= t.day
  GROUP BY 1, 2
)
INSERT INTO aml_alert (key, rule, user_id, rules_version, facts, evidence, at, raised_at)
SELECT 'unusualWins:' || user_id || ':' || day, 'unusualWins', user_id, $4,
  jsonb_build_object('bets', bets, 'stakedMinor', staked, 'paidMinor', paid, 'expectedMinor', round(mean::numeric),
    'zHundredths', floor((paid - mean) / sqrt(variance) * 100), 'days', $3::int),
  '[]', $5, $5
FROM judged WHERE bets >= $6 AND paid - staked >= $7 AND variance > 0 AND (paid - mean) * 100 >= $8::int * sqrt(variance)
ON CONFLICT (key) DO NOTHING`;

/** Raises alerts about players who won more than chance explains, by their sums over the days up to each of these. */
export const raiseUnusualWins = async (
  client: Queryable,
  { version, at }: Pick<AmlRounds, 'version' | 'at'>,
  played: readonly Pick<AmlPlay, 'userId' | 'day'>[],
  { isOn, days, bets, wonMinor, zHundredths }: AmlThresholds['unusualWins'],
): Promise<void> => {
  if (!isOn || played.length === 0) return;
  const users = plainArray(played.map(({ userId }) => userId));
  const players = [users, plainArray(played.map(({ day }) => day))];
  await client.query(winsSql, [...players, days, version, at, bets, wonMinor, zHundredths]);
};

// An unconfirmed e-mail proves nothing. A source of deposits is the key that its provider reported.
const keysSql = `
  SELECT k.user_id, k.kind, k.key_hash AS hash FROM identity_key k JOIN bettor USING (user_id) WHERE k.kind <> 'email' OR k.is_proven
  UNION SELECT s.user_id, 'funding', s.key FROM deposit_source s JOIN bettor USING (user_id)`;

const ownPlaySql = `
WITH settled AS MATERIALIZED (
  SELECT DISTINCT b.round_id, b.user_id FROM shared_round s JOIN shared_bet b ON b.round_id = s.id
  WHERE s.settled_xid >= $1::xid8 AND s.settled_xid < $2::xid8 AND s.state = 'settled' AND s.stakes IS NOT NULL AND b.account_kind = 'real'
), bettor AS MATERIALIZED (SELECT DISTINCT user_id FROM settled),
key AS MATERIALIZED (${keysSql}),
pair AS MATERIALIZED (
  SELECT a.user_id, b.user_id AS other_id, array_agg(DISTINCT a.kind ORDER BY a.kind) AS kinds
  FROM key a JOIN key b ON b.hash = a.hash AND b.kind = a.kind AND b.user_id <> a.user_id
  WHERE EXISTS (SELECT FROM settled x JOIN settled y USING (round_id) WHERE x.user_id = a.user_id AND y.user_id = b.user_id)
  GROUP BY 1, 2
), judged AS (
  SELECT p.user_id, p.other_id, p.kinds, t.rounds, t.staked, t.last_at, t.evidence
  FROM pair p CROSS JOIN LATERAL (
    SELECT count(*) AS rounds, sum(staked) AS staked, max(at) AS last_at,
      jsonb_agg(jsonb_build_object('kind', 'round', 'ref', round_id, 'game', game) ORDER BY place) FILTER (WHERE place <= ${MAX_EVIDENCE}) AS evidence
    FROM (
      SELECT own.round_id, own.game, sum(own.stake) AS staked, max(own.at) AS at, row_number() OVER (ORDER BY own.round_id DESC) AS place
      FROM shared_bet own JOIN shared_round s ON s.id = own.round_id
      WHERE own.user_id = p.user_id AND own.id >= $3::uuid AND own.account_kind = 'real' AND s.stakes IS NOT NULL AND s.state = 'settled'
        AND s.settled_xid < $2::xid8
        AND EXISTS (SELECT FROM shared_bet b WHERE b.round_id = own.round_id AND b.user_id = p.other_id AND b.account_kind = 'real')
      GROUP BY 1, 2
    ) common
  ) t
)
INSERT INTO aml_alert (key, rule, user_id, rules_version, facts, evidence, at, raised_at)
SELECT 'ownPlay:' || user_id || ':' || other_id || ':' || ${dayOfSql('last_at')}, 'ownPlay', user_id, $4,
  jsonb_build_object('rounds', rounds, 'stakedMinor', staked, 'keys', array_to_string(kinds, ','), 'days', $8::int),
  evidence || jsonb_build_array(jsonb_build_object('kind', 'player', 'ref', other_id::text)), last_at, $5
FROM judged WHERE rounds >= $6 AND staked >= $7 ON CONFLICT (key) DO NOTHING`;

/** Raises alerts about accounts that share a key and staked against each other, one for each side. */
export const raiseOwnPlay = async (
  client: Queryable,
  { from, to, version, at }: AmlRounds,
  { isOn, days, rounds, stakedMinor }: AmlThresholds['ownPlay'],
): Promise<void> => {
  if (!isOn) return;
  const today = Math.floor((at + HOUSE_OFFSET_MS) / DAY_MS) * DAY_MS - HOUSE_OFFSET_MS;
  const since = idFrom(today - (days - 1) * DAY_MS);
  await client.query(ownPlaySql, [from, to, since, version, at, rounds, stakedMinor, days]);
};
