import type { Queryable } from '../../core/pool.ts';
import { leftOutSql, Parameters, segmentSql } from './segment-sql.ts';
import type { SegmentConditions } from './segment.entity.ts';
import type { LetterChannel } from './letter.entity.ts';

const WEEK_MS = 7 * 86_400_000;

/** One of so many players is held out of a letter. */
export const CONTROL_OF = 10;

/** SQL: true for the players who are held out of a letter. It depends on nothing but the two ids. */
export const isControlSql = (letter: string, user: string): string =>
  `('x' || substr(md5(${letter} || ':' || ${user}), 1, 8))::bit(32)::bigint % ${CONTROL_OF} = 0`;

/** A player whom a batch has looked at. */
export interface LookedAt {
  userId: bigint;
  why: string | null; // reason against; null: gets the letter, or is held out
  isControl: boolean;
  nick: string;
  publicId: string;
  email: string | null;
  lang: string;
}

export interface BatchOfLetter {
  letterId: number;
  channel: LetterChannel;
  perWeek: number;
  conditions: SegmentConditions;
  afterUser: bigint;
  at: number; // ms since epoch
  blockedCountries: readonly string[];
  limit: number;
}

/**
 * The next players of a letter's segment, by their ids, with what is against writing to each now: consent and all else is read
 * at this moment. A player who is held out is one who would have got the letter.
 */
export const nextOfLetter = async (client: Queryable, batch: BatchOfLetter): Promise<LookedAt[]> => {
  const { letterId, channel, perWeek, conditions, afterUser, at, blockedCountries, limit } = batch;
  const parameters = new Parameters();
  const why = leftOutSql({ at, blockedCountries }, parameters);
  const matches = segmentSql(conditions, at, parameters);
  const sent = `(SELECT count(*) FROM marketing_send s
    WHERE s.user_id = u.id AND NOT s.is_control AND s.at > ${parameters.put(at - WEEK_MS, 'bigint')})`;
  const unreachable =
    channel === 'email'
      ? `WHEN u.email IS NULL OR NOT u.email_verified THEN 'address'`
      : `WHEN EXISTS (SELECT FROM notice_choice c WHERE c.user_id = u.id AND 'site:news' = ANY (c.switched_off)) THEN 'choice'`;
  const { rows } = await client.query<LookedAt>(
    `SELECT u.id AS "userId", u.nick, u.public_id AS "publicId", u.email, u.lang,
       coalesce(${why}, CASE ${unreachable} WHEN ${sent} >= ${parameters.put(perWeek, 'int')} THEN 'rate' END) AS why,
       ${isControlSql(parameters.put(letterId, 'text'), 'u.id::text')} AS "isControl"
     FROM app_user u WHERE u.id > ${parameters.put(afterUser, 'bigint')} AND ${matches}
     ORDER BY u.id LIMIT ${parameters.put(limit, 'int')}`,
    parameters.values,
  );
  return rows;
};

/** Notes whom a letter goes to. Gives the players who were not noted before: nobody is written to twice. */
export const noteSends = async (
  client: Queryable,
  letterId: number,
  players: readonly Pick<LookedAt, 'userId' | 'isControl'>[],
  at: number,
): Promise<Set<bigint>> => {
  const { rows } = await client.query<{ userId: bigint }>(
    `INSERT INTO marketing_send (letter_id, user_id, is_control, at)
     SELECT $1, p.user_id, p.is_control, $4 FROM unnest($2::bigint[], $3::boolean[]) p (user_id, is_control)
     ON CONFLICT DO NOTHING RETURNING user_id AS "userId"`,
    [letterId, players.map(({ userId }) => String(userId)), players.map(({ isControl }) => isControl), at],
  );
  return new Set(rows.map(({ userId }) => userId));
};
