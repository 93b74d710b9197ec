import { hash } from 'node:crypto';
import type { Queryable } from '../../core/pool.ts';

/** A round that somebody looked for. */
export interface FoundRoundRow {
  game: string;
  id: string;
  number: number; // solo: the nonce
  by: 'id' | 'number' | 'hash' | 'commitment' | 'seed';
  isFinished: boolean;
}

type Row = Omit<FoundRoundRow, 'number' | 'by'> & { number: bigint };

const solo = 'SELECT r.game, r.id, r.nonce AS number, r.settled_xid IS NOT NULL AS "isFinished" FROM round r';
const shared = 'SELECT s.game, s.id, s.number, s.settled_xid IS NOT NULL AS "isFinished" FROM shared_round s';

// an unfinished private room is told to who has its id alone: numbers can be counted through
const isShown = `(s.settled_xid IS NOT NULL OR s.meta->>'isPrivate' IS DISTINCT FROM 'true')`;

// the index holds the first eight bytes
const logged = `SELECT ref::uuid FROM log_entry
  WHERE substring(hash FROM 1 FOR 8) = substring(decode($1, 'hex') FROM 1 FOR 8) AND hash = decode($1, 'hex') AND kind = 'round'`;

const queries = {
  id: `${solo} WHERE r.id = $1::uuid
    UNION ALL ${shared} WHERE s.id = $1::uuid OR s.id = (SELECT round_id FROM shared_bet WHERE id = $1::uuid)`,
  number: `${shared} WHERE s.game = $1 AND s.number = $3::bigint AND ${isShown}`,
  hash: `${solo} WHERE r.id IN (${logged}) UNION ALL ${shared} WHERE s.id IN (${logged})`,
  commitment: `${shared} WHERE s.commitment = $1 AND ${isShown}
    UNION ALL (${solo} JOIN seed_pair p ON p.id = r.seed_pair_id AND p.user_id = r.user_id WHERE p.server_seed_hash = $1
      ORDER BY r.nonce DESC LIMIT $2)`,
} as const;

const find = async (
  client: Queryable,
  by: FoundRoundRow['by'],
  text: string,
  values: readonly unknown[],
): Promise<FoundRoundRow[]> => {
  const { rows } = await client.query<Row>(`SELECT * FROM (${text}) found LIMIT $2`, [...values]);
  return rows.map((row) => ({ ...row, number: Number(row.number), by }));
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const HEX = /^[0-9a-f]{64}$/;
const NUMBERED = /^([a-z]+)[\s#№:/-]*(\d{1,15})$/;

/**
 * Rounds by what somebody holds of them: an id of a round or a bet; a game and a number ("battle 12"); 64 hex digits that
 * are a record's hash, a commitment, or a revealed seed. Text that is none of these finds nothing.
 */
export const findRounds = async (client: Queryable, query: string, limit: number): Promise<FoundRoundRow[]> => {
  const text = query.trim().toLowerCase();
  if (UUID.test(text)) return find(client, 'id', queries.id, [text, limit]);
  const [, game, number] = NUMBERED.exec(text) ?? [];
  if (game !== undefined && number !== undefined) return find(client, 'number', queries.number, [game, limit, number]);
  if (!HEX.test(text)) return [];
  const byHash = await find(client, 'hash', queries.hash, [text, limit]);
  if (byHash.length > 0) return byHash;
  const byCommitment = await find(client, 'commitment', queries.commitment, [text, limit]);
  return byCommitment.length > 0
    ? byCommitment
    : find(client, 'seed', queries.commitment, [hash('sha256', text, 'hex'), limit]);
};
