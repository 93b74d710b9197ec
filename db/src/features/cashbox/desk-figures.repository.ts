import type { Queryable } from '../../core/pool.ts';

/** A provider of payments. */
export interface ProviderFigures {
  provider: string;
  receivedMinor: bigint;
  paidOutMinor: bigint;
  balanceMinor: bigint; // received less paid out, of all time
}

/** A time: from its first to before its last moment, ms since epoch. */
export interface FiguresRange {
  from: number;
  to: number;
}

/** Each provider's receipts and payouts in a time, and its balance by all that was ever booked. */
export const figuresByProvider = async (client: Queryable, { from, to }: FiguresRange): Promise<ProviderFigures[]> => {
  const { rows } = await client.query<ProviderFigures>(
    `SELECT provider,
       coalesce(sum(base_minor) FILTER (WHERE code = 1 AND is_in), 0)::bigint AS "receivedMinor",
       coalesce(sum(sent_minor) FILTER (WHERE code = 2 AND is_in), 0)::bigint AS "paidOutMinor",
       sum(CASE WHEN code = 1 THEN base_minor ELSE -sent_minor END)::bigint AS "balanceMinor"
     FROM (SELECT *, done_at >= $1 AND done_at < $2 AS is_in FROM payment WHERE state = 2) p
     GROUP BY provider ORDER BY provider`,
    [from, to],
  );
  return rows;
};

/** The house's debt to its players now, in base hundredths; accounts of the staff are none of theirs. */
export const liabilities = async (client: Queryable): Promise<Record<'real' | 'bonus' | 'held', bigint>> => {
  const { rows } = await client.query<Record<'real' | 'bonus' | 'held', bigint>>(
    `SELECT coalesce(sum(balance) FILTER (WHERE kind = 'real'), 0)::bigint AS real,
       coalesce(sum(balance) FILTER (WHERE kind = 'bonus'), 0)::bigint AS bonus,
       coalesce(sum(balance) FILTER (WHERE kind = 'held'), 0)::bigint AS held
     FROM ledger_account JOIN app_user u ON u.id = user_id WHERE cardinality(u.roles) = 0`,
  );
  return rows[0] ?? { real: 0n, bonus: 0n, held: 0n };
};
