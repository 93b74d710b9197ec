import type { Queryable } from '../../core/pool.ts';

/** An entry of a player's account. Amounts: hundredths of the account's unit. */
export interface PlayerEntryRow {
  transactionId: string; // UUIDv7
  line: number;
  kind: string; // kind of the transaction
  account: string;
  version: bigint; // number of the entry in its account
  amount: bigint;
  balanceAfter: bigint;
  at: number; // ms since epoch
}

/** Version of each account below which a page goes on; an account that is not named begins at its end. */
export type LedgerMark = Readonly<Record<string, bigint>>;

// An account's entries have no gaps, so each account is read backwards from its mark, and the newest of all are merged.
const entriesSql = `
SELECT e.transaction_id AS "transactionId", e.line, t.kind, a.kind AS account, e.version, e.amount, e.balance_after AS "balanceAfter",
  t.at::float8 AS at
FROM ledger_account a
  LEFT JOIN unnest($2::text[], $3::bigint[]) AS m (kind, version) ON m.kind = a.kind
  CROSS JOIN LATERAL (
    SELECT * FROM ledger_entry e WHERE e.account_id = a.id AND e.version < coalesce(m.version, a.version + 1)
    ORDER BY e.version DESC LIMIT $4
  ) e JOIN ledger_transaction t ON t.id = e.transaction_id
WHERE a.user_id = $1 AND ($5::text IS NULL OR a.kind = $5)`;

const isNewer = (one: PlayerEntryRow, other: PlayerEntryRow): boolean =>
  one.at > other.at || (one.at === other.at && one.transactionId > other.transactionId);

/** Takes the newest of all accounts, each in the order of its versions. */
const merge = (lists: PlayerEntryRow[][], limit: number): PlayerEntryRow[] => {
  const taken: PlayerEntryRow[] = [];
  while (taken.length < limit) {
    let best: PlayerEntryRow[] | undefined;
    for (const list of lists) if (list[0] && (!best?.[0] || isNewer(list[0], best[0]))) best = list;
    const next = best?.shift();
    if (!next) break;
    taken.push(next);
  }
  return taken;
};

/** Entries of a player's accounts, the newest first, from a mark on; and the mark after them, undefined at the end. */
export const playerLedger = async (
  client: Queryable,
  userId: bigint,
  { account, mark, limit }: { account?: string | undefined; mark: LedgerMark; limit: number },
): Promise<{ entries: PlayerEntryRow[]; mark: LedgerMark | undefined }> => {
  const { rows } = await client.query<PlayerEntryRow>(entriesSql, [
    userId,
    Object.keys(mark),
    Object.values(mark),
    limit + 1,
    account ?? null,
  ]);
  const lists = Map.groupBy(rows, (row) => row.account).values();
  const sorted = [...lists].map((list) => list.toSorted((one, other) => Number(other.version - one.version)));
  const entries = merge(sorted, limit);
  const next = { ...mark, ...Object.fromEntries(entries.map((row) => [row.account, row.version])) };
  return { entries, mark: rows.length > entries.length ? next : undefined };
};
