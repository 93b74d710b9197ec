import type { Queryable } from '../../core/pool.ts';

/** The next rounds that a step judges: a bounded number of transactions, all of them over. */
export interface AmlStep {
  paymentsUntil: number; // ms since epoch
  from: string; // xid8
  to: string;
  isBehind: boolean; // there is more
}

const MAX_TRANSACTIONS = 20_000; // transactions a step looks through

/** Locks the progress: a second process waits, and then begins where this one ended. */
export const lockAmlProgress = async (client: Queryable): Promise<AmlStep> => {
  const { rows } = await client.query<AmlStep>(
    `SELECT payments_until AS "paymentsUntil", horizon::text AS "from", upto::text AS "to", upto < reached AS "isBehind"
     FROM (
       SELECT payments_until::float8, horizon, reached, CASE WHEN reached > limited THEN limited ELSE reached END AS upto
       FROM aml_progress, LATERAL (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS reached,
         (horizon::text::numeric + ${MAX_TRANSACTIONS})::text::xid8 AS limited) bounds
       FOR UPDATE OF aml_progress
     ) step`,
  );
  const [step] = rows;
  if (!step) throw new RangeError('the progress of the rules is missing: migration 092 inserts it');
  return step;
};

/** Notes what was judged, in the transaction that judged it. */
export const moveAmlProgress = async (
  client: Queryable,
  { paymentsUntil, horizon }: { paymentsUntil: number; horizon: string },
): Promise<void> => {
  await client.query('UPDATE aml_progress SET payments_until = $1, horizon = $2::xid8', [paymentsUntil, horizon]);
};

/**
 * Puts alerts that have no case yet into the open cases of their players, and opens those that are missing. A case is locked
 * before, so that none is decided while facts are added to it.
 */
export const fileAlerts = async (
  client: Queryable,
  { at, deadlineAt }: { at: number; deadlineAt: number },
): Promise<void> => {
  const loose = '(SELECT DISTINCT user_id FROM aml_alert WHERE case_id IS NULL)';
  await client.query(
    `SELECT FROM compliance_case WHERE status = 'open' AND user_id IN ${loose} ORDER BY id FOR UPDATE`,
  );
  await client.query(
    `WITH fresh AS (
       INSERT INTO compliance_case (user_id, opened_at, deadline_at) SELECT user_id, $1, $2 FROM ${loose} loose ORDER BY user_id
       ON CONFLICT (user_id) WHERE status = 'open' DO NOTHING RETURNING id)
     INSERT INTO compliance_case_event (case_id, kind, at) SELECT id, 'opened', $1 FROM fresh`,
    [at, deadlineAt],
  );
  await client.query(
    `WITH filed AS (
       UPDATE aml_alert a SET case_id = c.id FROM compliance_case c
       WHERE a.case_id IS NULL AND c.user_id = a.user_id AND c.status = 'open' RETURNING a.id, a.rule, c.id AS case_id)
     INSERT INTO compliance_case_event (case_id, kind, details, at)
     SELECT case_id, 'alerted', jsonb_build_object('alert', id, 'rule', rule), $1 FROM filed ORDER BY id`,
    [at],
  );
};
