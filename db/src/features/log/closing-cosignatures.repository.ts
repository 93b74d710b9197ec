import type { Queryable } from '../../core/pool.ts';

/** A witness's line under a closing. */
export interface ClosingCosignatureRow {
  witness: string; // its verifier key
  line: string; // as a round's record holds it: name, space, base64
}

/** The ids of rounds that take no more bets and wait for their draw, oldest first. */
export const closedRoundIds = async (client: Queryable): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM shared_round WHERE settled_xid IS NULL AND state = 'closed' ORDER BY closed_at LIMIT 100`,
  );
  return rows.map(({ id }) => id);
};

/** Stores lines under a round's closing; gives how many of them are of witnesses that had none there. */
export const addClosingCosignatures = async (
  client: Queryable,
  roundId: string,
  rows: readonly ClosingCosignatureRow[],
  at: number,
): Promise<number> => {
  const { rowCount } = await client.query(
    `INSERT INTO closing_cosignature (round_id, witness, line, at)
     SELECT $1, witness, line, $4 FROM unnest($2::text[], $3::text[]) AS t (witness, line)
     ON CONFLICT (round_id, witness) DO NOTHING`,
    [roundId, rows.map(({ witness }) => witness), rows.map(({ line }) => line), at],
  );
  return rowCount ?? 0;
};

const MAX_LINES = 64; // most lines that a record holds

/** The lines under a round's closing. */
export const closingCosignatures = async (client: Queryable, roundId: string): Promise<string[]> => {
  const { rows } = await client.query<{ line: string }>(
    'SELECT line FROM closing_cosignature WHERE round_id = $1 ORDER BY witness LIMIT $2',
    [roundId, MAX_LINES],
  );
  return rows.map(({ line }) => line);
};
