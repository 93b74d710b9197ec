import { dayStart } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import type { EarningParts } from './earnings.ts';
import { playerPartsSql } from './ledger-parts.ts';

const parts = ['staked', 'paid', 'bonuses', 'fees', 'partners', 'other'] as const;
const sumOf = (name: (typeof parts)[number]): string =>
  name === 'staked' || name === 'paid' ? `sum(c.${name})` : `sum(c.amount) FILTER (WHERE c.figure = '${name}')`;

/** The first day that is not counted for good; 0: none is. */
const openDaySql = `
SELECT coalesce(min(day) FILTER (WHERE NOT (is_final AND has_players)), max(day) + 1, 0)::int AS day FROM finance_count`;

const lifeSql = `
WITH ${playerPartsSql}
SELECT ${parts.map((name) => `coalesce(sum(${name}), 0)::bigint AS ${name}`).join(', ')} FROM (
  SELECT ${parts.join(', ')} FROM finance_player_day WHERE user_id = $3 AND day < $4
  UNION ALL
  SELECT ${parts.map(sumOf).join(', ')} FROM counted c WHERE c.user_id = $3
) all_of_them`;

/** Earnings of the house from a player: counted days, and since then what the ledger says at this moment. */
export const playerFigures = async (client: Queryable, userId: bigint): Promise<EarningParts> => {
  const { rows: open } = await client.query<{ day: number }>(openDaySql);
  const day = open[0]?.day ?? 0;
  const from = day === 0 ? 0 : dayStart(day);
  const { rows } = await client.query<EarningParts>(lifeSql, [from, Number.MAX_SAFE_INTEGER, userId, day]);
  if (!rows[0]) throw new Error(`the figures of user ${userId} have no row`);
  return rows[0];
};
