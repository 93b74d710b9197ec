import type { Queryable } from '../../core/pool.ts';
import { soloEntries, soloEntriesDue } from '../../ledger/invariant-queries.ts';
import { sharedEntries, sharedEntriesDue } from '../../ledger/shared-invariant-queries.ts';
import { idBounds, type AuditRange } from './audit-range.ts';

/** Stakes and payouts of a game and unit, by its rounds and by the ledger. */
export interface MatchedStakes {
  game: string;
  unit: string;
  stakes: bigint; // number of stakes
  stakesMinor: bigint;
  payoutsMinor: bigint; // payouts, the returns of void rounds included
  ledgerStakesMinor: bigint;
  ledgerPayoutsMinor: bigint;
}

/** An entry that is missing (`found` null), that no round asks for (`due` null), or that differs. */
export interface UnmatchedEntry {
  id: string; // id of the stake
  game: string | null;
  line: bigint;
  due: bigint | null;
  found: bigint | null;
}

// $1 and $2: the least and the greatest id of the range that is left; $3: where the next page begins, null on the last one.
const inRange = (id: string): string =>
  `${id} BETWEEN $1::uuid AND $2::uuid AND ($3::uuid IS NULL OR ${id} < $3::uuid)`;
const keyInRange = 'key BETWEEN $1::uuid::text AND $2::uuid::text AND ($3::uuid IS NULL OR key < $3::uuid::text)';

/** Every entry that is due beside the one that was found in its place. */
const pairs = `
  SELECT coalesce(d.id, f.id) AS id, coalesce(d.game, f.game) AS game, coalesce(d.line, f.line) AS line,
    d.account_id AS due_account, d.amount AS due, f.account_id AS account, f.amount AS found
  FROM (
    SELECT round_id AS id, game, line, account_id, amount FROM (${soloEntriesDue(inRange('r.id'))}) solo
    UNION ALL SELECT id::text, game, line, account_id, amount FROM (${sharedEntriesDue(inRange('b.id'))}) shared
  ) d FULL JOIN (
    SELECT round_id AS id, game, line, account_id, amount
    FROM (${soloEntries(inRange('id'), keyInRange)}) solo
    UNION ALL SELECT id::text, game, line, account_id, amount FROM (${sharedEntries(inRange('h.id'))}) shared
  ) f ON f.id = d.id AND f.line = d.line`;

const isUnmatched = 'due_account IS DISTINCT FROM account OR due IS DISTINCT FROM found';

const ledgerSql = `
  SELECT p.game, a.unit, count(*) FILTER (WHERE ${isUnmatched}) AS unmatched,
    coalesce(sum(-p.found) FILTER (WHERE p.found < 0 AND a.user_id IS NOT NULL AND a.kind <> 'held'), 0)::bigint AS "ledgerStakesMinor",
    coalesce(sum(p.found) FILTER (WHERE p.found > 0 AND a.user_id IS NOT NULL AND a.kind <> 'held'), 0)::bigint AS "ledgerPayoutsMinor"
  FROM (${pairs}) p LEFT JOIN ledger_account a ON a.id = p.account GROUP BY 1, 2`;

const roundsSql = `
  SELECT game, CASE account_kind WHEN 'usdicLocked' THEN 'USDIC' ELSE 'BASE' END AS unit, count(*) AS stakes,
    sum(stake)::bigint AS "stakesMinor", sum(paid)::bigint AS "payoutsMinor"
  FROM (
    SELECT game, account_kind, stake, payout AS paid FROM round r WHERE r.account_kind <> 'none' AND ${inRange('r.id')}
    UNION ALL
    SELECT b.game, b.account_kind, b.stake, CASE s.state WHEN 'void' THEN b.stake ELSE coalesce(b.payout, 0) END
    FROM shared_bet b LEFT JOIN shared_round s ON s.id = b.round_id WHERE ${inRange('b.id')}
  ) s GROUP BY 1, 2 ORDER BY 1, 2`;

const unmatchedSql = `SELECT id, game, line, due, found FROM (${pairs}) p WHERE ${isUnmatched} ORDER BY id, line LIMIT $4`;

interface LedgerRow extends Pick<MatchedStakes, 'ledgerStakesMinor' | 'ledgerPayoutsMinor'> {
  game: string | null;
  unit: string | null;
  unmatched: bigint;
}

type RoundsRow = Omit<MatchedStakes, 'ledgerStakesMinor' | 'ledgerPayoutsMinor'>;

const pageTables = ['round', 'shared_bet', 'ledger_transaction', 'ledger_hold'];

// End of a page: everything of a stake has its id or names it, so a page is a piece of their order. It is as long as
// the fullest table lets it be: a row that was deleted from one of them must not make a page of everything.
const nextSql = `SELECT least(${pageTables
  .map((table) => `(SELECT id FROM ${table} WHERE id BETWEEN $1::uuid AND $2::uuid ORDER BY id OFFSET $3 LIMIT 1)`)
  .join(', ')}) AS next`;

/** Result of comparing rounds and ledger. */
export interface Matching {
  games: MatchedStakes[];
  count: bigint; // entries that do not match
  unmatched: UnmatchedEntry[]; // the first of them
  next: string | null; // the id that the next page begins with
}

/** Query for stakes to compare, and the number of rows to answer with. */
export interface MatchingQuery extends AuditRange {
  begin?: string | undefined; // a page's `next`: from there on
  most: number; // stakes of a page, about
  limit: number; // unmatched entries
}

/** Holds the stakes and payouts of a page of a range against the ledger. Run it on one snapshot: bets go on meanwhile. */
export const matchLedger = async (
  client: Queryable,
  { begin, most, limit, ...range }: MatchingQuery,
): Promise<Matching> => {
  const [least, greatest] = idBounds(range);
  const bounds = [begin ?? least, greatest];
  const page = await client.query<{ next: string | null }>(nextSql, [...bounds, most]);
  const next = page.rows[0]?.next ?? null;
  const values = [...bounds, next];
  const { rows: rounds } = await client.query<RoundsRow>(roundsSql, values);
  const { rows: ledger } = await client.query<LedgerRow>(ledgerSql, values);
  const count = ledger.reduce((total, { unmatched }) => total + unmatched, 0n);
  const { rows: unmatched } =
    count > 0n ? await client.query<UnmatchedEntry>(unmatchedSql, [...values, limit]) : { rows: [] };
  const games = rounds.map((row) => {
    const entries = ledger.find(({ game, unit }) => game === row.game && unit === row.unit);
    const { ledgerStakesMinor = 0n, ledgerPayoutsMinor = 0n } = entries ?? {};
    return { ...row, ledgerStakesMinor, ledgerPayoutsMinor };
  });
  return { games, count, unmatched, next };
};
