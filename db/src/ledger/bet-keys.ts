import type { Queryable } from '../core/pool.ts';

/** Answer to a repeated bet. `sameRequest`: the request under the key is the same. */
export interface RepeatedBet {
  status: 'repeated';
  id: string;
  sameRequest: boolean;
}

/** The columns of a statement's row that tell a repetition. */
export interface RepetitionColumns {
  repeated_id: string | null;
  repeated_hash: Buffer | null;
}

/** The scope of a game's idempotency keys. */
export const betScope = (game: string, userId: bigint): string => `game.${game}:${userId}`;

/** SQL: the same of a bet `i`. */
export const betScopeSql = `'game.' || i.game || ':' || i.user_id`;

/** SQL: the bets of `input` whose key was taken before, with what was taken (ord, id, request_hash). */
export const repeatedSql = `
  SELECT i.ord, t.id, t.request_hash FROM input i
  JOIN ledger_transaction t ON t.scope = ${betScopeSql} AND t.key = i.key
  WHERE i.key IS NOT NULL`;

/** The repetition that a bet is, or undefined when its key is new. */
export const repetitionOf = (
  { requestHash }: { requestHash: Buffer | null },
  row: RepetitionColumns | undefined,
): RepeatedBet | undefined => {
  if (row?.repeated_id == null) return undefined;
  const sameRequest = row.repeated_hash !== null && requestHash?.equals(row.repeated_hash) === true;
  return { status: 'repeated', id: row.repeated_id, sameRequest };
};

/** The round of a solo bet that was taken under a key, with the hash of what was asked. */
export const findTakenBet = async (
  client: Queryable,
  { game, userId, key }: { game: string; userId: bigint; key: string },
): Promise<{ id: string; requestHash: Buffer | null } | undefined> => {
  const { rows } = await client.query<{ id: string; requestHash: Buffer | null }>(
    'SELECT id, request_hash AS "requestHash" FROM ledger_transaction WHERE scope = $1 AND key = $2',
    [betScope(game, userId), key],
  );
  return rows[0];
};
