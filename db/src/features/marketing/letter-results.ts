import type { Queryable } from '../../core/pool.ts';

const WEEK_MS = 7 * 86_400_000;

/** Players who got a letter, or were held out of it, and what they did in the seven days after. */
export interface GroupResult {
  players: number;
  opened: number; // were at the site
  deposited: number; // made a deposit: players, never amounts
  left: number; // wanted no more such letters
}

/** Results of letters, by letter: of those who got it and of those who were held out. */
export const resultsOfLetters = async (
  client: Queryable,
  letterIds: readonly number[],
): Promise<Map<number, { sent: GroupResult; control: GroupResult }>> => {
  const { rows } = await client.query<GroupResult & { letterId: number; isControl: boolean }>(
    `SELECT s.letter_id AS "letterId", s.is_control AS "isControl", count(*)::int AS players,
       count(s.opened_at)::int AS opened, count(s.left_at)::int AS left,
       count(*) FILTER (WHERE EXISTS (SELECT FROM payment p WHERE p.user_id = s.user_id AND p.code = 1 AND p.state = 2
         AND p.done_at BETWEEN s.at AND s.at + ${WEEK_MS}))::int AS deposited
     FROM marketing_send s WHERE s.letter_id = ANY ($1::int[]) GROUP BY 1, 2`,
    [letterIds],
  );
  const none: GroupResult = { players: 0, opened: 0, deposited: 0, left: 0 };
  return new Map(
    letterIds.map((id) => {
      const groupOf = (isControl: boolean): GroupResult => {
        const row = rows.find((each) => each.letterId === id && each.isControl === isControl);
        return row ? { players: row.players, opened: row.opened, deposited: row.deposited, left: row.left } : none;
      };
      return [id, { sent: groupOf(false), control: groupOf(true) }];
    }),
  );
};

/** Notes who was at the site within seven days: a session says when it was last used, and forgets the time before. */
export const noteOpened = async (client: Queryable, at: number): Promise<void> => {
  await client.query(
    `UPDATE marketing_send m SET opened_at = o.at FROM (
       SELECT s.letter_id, s.user_id, min(floor(extract(epoch FROM e.last_used_at) * 1000)::bigint) AS at
       FROM marketing_send s JOIN session e ON e.user_id = s.user_id
       WHERE s.opened_at IS NULL AND s.at > $1 AND e.last_used_at > to_timestamp(s.at / 1000.0)
         AND e.last_used_at <= to_timestamp((s.at + ${WEEK_MS}) / 1000.0)
       GROUP BY 1, 2) o
     WHERE (m.letter_id, m.user_id) = (o.letter_id, o.user_id)`,
    [at - WEEK_MS - 86_400_000], // a day of grace: the job may have stood still
  );
};
