import { dayOf, dayOfSql } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { idFrom } from '../../core/sql.ts';

/** Money of one Moscow day, in base hundredths. */
export interface DayFigures {
  day: number; // 0 is 1 January 1970
  depositsMinor: bigint;
  withdrawalsMinor: bigint;
  feesMinor: bigint;
  ggrMinor: bigint; // stakes less payouts of settled bets of real money
}

/** One game of ours, or all games of providers, on one Moscow day. */
export interface GameFigures {
  day: number;
  game: string | null; // null: games of providers
  stakedMinor: bigint;
  paidMinor: bigint;
}

/** All games of one provider. */
export interface GameProviderFigures {
  provider: string;
  stakedMinor: bigint;
  paidMinor: bigint;
}

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

const bets = `
  SELECT game, stake, payout, at FROM round
  WHERE id >= $3 AND id < $4 AND account_kind = 'real' AND settled_xid IS NOT NULL
  UNION ALL
  SELECT b.game, b.stake, b.payout, b.at FROM shared_bet b JOIN shared_round r ON r.id = b.round_id
  WHERE b.id >= $3 AND b.id < $4 AND b.account_kind = 'real' AND r.state = 'settled'
  UNION ALL
  SELECT NULL, stake, payout, started_at FROM slot_round
  WHERE id >= $3 AND id < $4 AND account_kind = 'real' AND state = 'settled'`;

/** As they were booked: the fee, and what a network costs. */
const feesOfPayment = `
  SELECT coalesce(sum(e.amount), 0) FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
  WHERE e.transaction_id = p.transaction_id AND a.kind = 'house.fees'`;

const daysSql = `
SELECT day, sum(deposits)::bigint AS "depositsMinor", sum(withdrawals)::bigint AS "withdrawalsMinor",
  sum(fees)::bigint AS "feesMinor", sum(ggr)::bigint AS "ggrMinor"
FROM (
  SELECT ${dayOfSql('done_at')} AS day, CASE WHEN code = 1 THEN base_minor ELSE 0 END AS deposits,
    CASE WHEN code = 2 THEN base_minor ELSE 0 END AS withdrawals, (${feesOfPayment}) AS fees, 0 AS ggr
  FROM payment p WHERE state = 2 AND done_at >= $1 AND done_at < $2
  UNION ALL
  SELECT ${dayOfSql('at')}, 0, 0, 0, stake - coalesce(payout, 0) FROM (${bets}) b
) f GROUP BY day ORDER BY day`;

const empty = { depositsMinor: 0n, withdrawalsMinor: 0n, feesMinor: 0n, ggrMinor: 0n };

/** Every day of a time, also those on which nothing happened. Bets count on the day they were made. */
export const figuresByDay = async (client: Queryable, { from, to }: FiguresRange): Promise<DayFigures[]> => {
  const { rows } = await client.query<DayFigures>(daysSql, [from, to, idFrom(from), idFrom(to)]);
  const found = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: dayOf(to - 1) - dayOf(from) + 1 }, (_, index) => dayOf(from) + index);
  return days.map((day) => found.get(day) ?? { day, ...empty });
};

/** Stakes and payouts of each game by day, where there were bets. */
export const figuresByGame = async (client: Queryable, { from, to }: FiguresRange): Promise<GameFigures[]> => {
  const { rows } = await client.query<GameFigures>(
    `SELECT ${dayOfSql('at')} AS day, game, sum(stake)::bigint AS "stakedMinor", coalesce(sum(payout), 0)::bigint AS "paidMinor"
     FROM (${bets}) b, (SELECT $1::bigint, $2::bigint) unused GROUP BY 1, game ORDER BY 1, game`,
    [from, to, idFrom(from), idFrom(to)],
  );
  return rows;
};

/** Stakes and payouts of each provider's games: the most staked first. */
export const figuresByGameProvider = async (
  client: Queryable,
  { from, to }: FiguresRange,
): Promise<GameProviderFigures[]> => {
  const { rows } = await client.query<GameProviderFigures>(
    `SELECT p.title AS provider, sum(r.stake)::bigint AS "stakedMinor", sum(r.payout)::bigint AS "paidMinor"
     FROM slot_round r JOIN provider_game g ON g.id = r.game_id JOIN provider p ON p.id = g.provider_id
     WHERE r.id >= $1 AND r.id < $2 AND r.account_kind = 'real' AND r.state = 'settled'
     GROUP BY p.id ORDER BY 2 DESC, p.title`,
    [idFrom(from), idFrom(to)],
  );
  return rows;
};

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
