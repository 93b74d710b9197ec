import type { Queryable } from '../../core/pool.ts';

/** Facts of an account that a program would leave. No bets: the house's auto-play is a program that may play. */
export interface AccountAutomation {
  airdropMs: number[]; // from the start of an airdrop to the account's take
  quizMs: number[]; // from a question to the account's winning answer
  inStep: number; // sign-ins and takes with an account of the same device or address, closer than two people are
  userAgents: readonly string[];
  signInsInHour: number; // in the busiest hour
  captchaFailures: number; // in a week
}

/** Facts of a network, of the last 20 minutes. */
export interface NetworkAutomation {
  captchaFailures: number;
  failedLogins: number; // different logins
}

const DAYS = 30; // after which an address may be somebody else's
const TAKES_IN_STEP_MS = 300;
const SIGN_INS_IN_STEP_S = 2;
const MAX_SESSIONS = 200; // the last ones of an account that are looked at
const MAX_PEERS = 50;

/** Window in which failed captchas of a network are counted, as its failed sign-ins are. */
export const NETWORK_WINDOW_MS = 20 * 60_000;

/** Key that failed captchas are counted under. Those of logins are in lower case. */
export const CAPTCHA_KEY = 'CAPTCHA FAILED';

/** Place that an account's failed captchas are counted at. */
export const captchaPlaceOf = (userId: bigint): string => `user ${userId}`;

const accountsSql = `
SELECT q.id AS "userId",
  coalesce((SELECT array_agg(least(t.at - a.started_at, 86400000)::int) FROM airdrop_take t JOIN airdrop a ON a.uid = t.uid
    WHERE t.user_id = q.id AND t.at > $2), '{}') AS "airdropMs",
  coalesce((SELECT array_agg(least(r.ended_at - r.started_at, 86400000)::int) FROM quiz_round r
    WHERE r.winner_id = q.id AND r.started_at > $2), '{}') AS "quizMs",
  (SELECT count(DISTINCT t.uid)::int FROM airdrop_take t JOIN airdrop_take o
      ON o.uid = t.uid AND o.user_id <> t.user_id AND abs(o.at - t.at) <= ${TAKES_IN_STEP_MS}
    WHERE t.user_id = q.id AND t.at > $2 AND o.user_id = ANY (p.peers)) +
  (SELECT count(DISTINCT s.id)::int FROM own s JOIN session o ON o.address = s.address AND o.user_id <> q.id
    WHERE o.created_at BETWEEN s.created_at - interval '${SIGN_INS_IN_STEP_S} s' AND s.created_at + interval '${SIGN_INS_IN_STEP_S} s'
      AND s.user_id = q.id) AS "inStep",
  coalesce((SELECT array_agg(DISTINCT s.user_agent) FROM own s WHERE s.user_id = q.id AND s.user_agent IS NOT NULL), '{}') AS "userAgents",
  coalesce((SELECT max(n)::int FROM (SELECT count(*) OVER (ORDER BY s.created_at RANGE BETWEEN interval '1 hour' PRECEDING AND CURRENT ROW) AS n
    FROM own s WHERE s.user_id = q.id) h), 0) AS "signInsInHour",
  coalesce((SELECT count FROM sign_in_failure f WHERE f.login_key = $3 AND f.address = 'user ' || q.id
    AND f.window_started_at > now() - interval '7 days'), 0)::int AS "captchaFailures"
FROM unnest($1::bigint[]) AS q (id), LATERAL (
  SELECT array(
    SELECT user_id FROM (
      SELECT o.user_id FROM known_device d JOIN known_device o ON o.device_hash = d.device_hash WHERE d.user_id = q.id
      UNION SELECT o.user_id FROM own s JOIN session o ON o.address = s.address
      WHERE s.user_id = q.id AND o.created_at > now() - interval '${DAYS} days'
    ) shared WHERE user_id <> q.id LIMIT ${MAX_PEERS}) AS peers
) p`;

const withOwn = `
WITH own AS (
  SELECT s.* FROM unnest($1::bigint[]) AS u (id), LATERAL (
    SELECT id, user_id, address, user_agent, created_at FROM session
    WHERE user_id = u.id AND created_at > now() - interval '${DAYS} days' ORDER BY created_at DESC LIMIT ${MAX_SESSIONS}
  ) s
)${accountsSql}`;

/** Reads what accounts did in the last 30 days, in one statement. */
export const accountAutomation = async (
  client: Queryable,
  userIds: readonly bigint[],
  at: number,
): Promise<Map<bigint, AccountAutomation>> => {
  const since = at - DAYS * 86_400_000;
  const { rows } = await client.query<AccountAutomation & { userId: bigint }>(withOwn, [
    [...new Set(userIds)],
    since,
    CAPTCHA_KEY,
  ]);
  return new Map(rows.map(({ userId, ...facts }) => [userId, facts]));
};

/** Reads what a network did. `network`: an address as attempts are counted by. */
export const networkAutomation = async (client: Queryable, network: string): Promise<NetworkAutomation> => {
  const { rows } = await client.query<NetworkAutomation>(
    `SELECT coalesce(sum(count) FILTER (WHERE login_key = $2), 0)::int AS "captchaFailures",
       (count(*) FILTER (WHERE login_key <> $2))::int AS "failedLogins"
     FROM sign_in_failure WHERE address = $1 AND count > 0 AND window_started_at > now() - make_interval(secs => $3)`,
    [network, CAPTCHA_KEY, NETWORK_WINDOW_MS / 1000],
  );
  return rows[0] ?? { captchaFailures: 0, failedLogins: 0 };
};
