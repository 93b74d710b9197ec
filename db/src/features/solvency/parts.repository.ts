import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import type { StatementRow } from './statements.repository.ts';

/** Leaves of a block. */
export const BLOCK_LEAVES = 256;

/** One part of a player's balance. */
export interface PartRow {
  commitment: Buffer; // 32 bytes
  amount: bigint;
  salt: string; // 32 hex characters
}

const hashed = (text: string): string => `sha256($3::bytea || sha256($3::bytea || convert_to(${text}, 'UTF8')))`;

// Numbers of parts, cuts and salts all follow from the statement's secret, so the parts of a day are the same whenever they
// are asked for, and nothing but balances is stored. A player learns the first 16 bytes of hashes, never the rest.
const parts = (ofWhom: string): string => `
  drawn AS (
    SELECT s.user_id, u.public_id, s.amount,
      2 + get_byte(${hashed(`'count:' || s.unit || ':' || s.user_id`)}, 31) % (2 + get_byte(${hashed(`'spread'`)}, 31) % 5) AS parts
    FROM solvency_share s JOIN app_user u ON u.id = s.user_id WHERE s.day = $1 AND s.unit = $2 ${ofWhom}
  ), cut AS (
    SELECT d.user_id, d.public_id, n, encode(substring(h FOR 16), 'hex') AS salt,
      CASE WHEN n = d.parts THEN d.amount
        ELSE floor(d.amount::numeric * ('x' || encode(substring(h FROM 17 FOR 6), 'hex'))::bit(48)::bigint / 281474976710656)::bigint
      END AS upto
    FROM drawn d CROSS JOIN LATERAL generate_series(1, d.parts) AS n
      CROSS JOIN LATERAL ${hashed(`'part:' || $2 || ':' || d.user_id || ':' || n`)} AS h
  ), part AS (
    SELECT sha256(convert_to(public_id || ':' || salt, 'UTF8')) AS commitment, salt,
      upto - lag(upto, 1, 0::bigint) OVER (PARTITION BY user_id ORDER BY upto, n) AS amount
    FROM cut
  )`;

// leaves of nobody: they blur how many players there are, and owe nothing
const allParts = `
WITH ${parts('')}
SELECT commitment, amount FROM part
UNION ALL
SELECT ${hashed(`'nobody:' || $2 || ':' || n`)}, 0::bigint FROM generate_series(1, (
  SELECT 3 + get_byte(${hashed(`'nobodies:' || $2`)}, 31) * (16 + count(*)) / 1024 FROM solvency_share WHERE day = $1 AND unit = $2
)) AS n
ORDER BY commitment`;

const ownParts = `WITH ${parts('AND s.user_id = $4')} SELECT commitment, amount, salt FROM part ORDER BY commitment`;

type Statement = Pick<StatementRow, 'day' | 'secret'>;

/** Units in which a player is owed something, with the amounts. */
export const sharesOf = async (
  client: Queryable,
  day: number,
  userId: bigint,
): Promise<{ unit: string; amount: bigint }[]> => {
  const { rows } = await client.query<{ unit: string; amount: bigint }>(
    'SELECT unit, amount FROM solvency_share WHERE day = $1 AND user_id = $2 ORDER BY unit',
    [day, userId],
  );
  return rows;
};

/** A player's parts, in the order of their leaves. */
export const partsOf = async (
  client: Queryable,
  { day, secret }: Statement,
  { unit, userId }: { unit: string; userId: bigint },
): Promise<PartRow[]> => {
  const { rows } = await client.query<PartRow>(ownParts, [day, unit, secret, userId]);
  return rows;
};

const BLOCKS_A_FETCH = 16;

/** Drops a statement's blocks: of a build that did not come to its end. */
export const dropBlocks = async (client: Queryable, day: number): Promise<void> => {
  await client.query('DELETE FROM solvency_block WHERE day = $1', [day]);
};

/**
 * The leaves of a unit in the order of their commitments, some blocks of them at a time. The database sorts; the
 * transaction only reads, so neither the log nor the ledger's roll-up waits for it.
 */
export const streamParts = async function* (
  pool: Pool,
  { day, secret }: Statement,
  unit: string,
): AsyncGenerator<Pick<PartRow, 'commitment' | 'amount'>[]> {
  const client: PoolClient = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query(`DECLARE solvency_parts NO SCROLL CURSOR FOR ${allParts}`, [day, unit, secret]);
    for (;;) {
      const { rows } = await client.query<Pick<PartRow, 'commitment' | 'amount'>>(
        `FETCH ${BLOCKS_A_FETCH * BLOCK_LEAVES} FROM solvency_parts`,
      );
      if (rows.length === 0) break;
      yield rows;
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
};

/** A block to store. */
export interface BlockRow {
  blockIndex: number;
  first: Uint8Array;
  leaves: Uint8Array;
  node: { hash: Uint8Array; sum: bigint } | null;
}

/** Stores neighbouring blocks. */
export const addBlocks = async (
  client: Queryable,
  { day, unit }: { day: number; unit: string },
  blocks: readonly BlockRow[],
): Promise<void> => {
  await client.query(
    `INSERT INTO solvency_block (day, unit, block_index, first, leaves, hash, sum)
     SELECT $1, $2, * FROM unnest($3::int[], $4::bytea[], $5::bytea[], $6::bytea[], $7::bigint[])`,
    [
      day,
      unit,
      blocks.map(({ blockIndex }) => blockIndex),
      blocks.map(({ first }) => Buffer.from(first)),
      blocks.map(({ leaves }) => Buffer.from(leaves)),
      blocks.map(({ node }) => node && Buffer.from(node.hash)),
      blocks.map(({ node }) => node?.sum ?? null),
    ],
  );
};

/** The block in which a commitment stands, or would. */
export const blockOf = async (
  client: Queryable,
  { day, unit }: { day: number; unit: string },
  commitment: Uint8Array,
): Promise<{ blockIndex: number; leaves: Buffer } | undefined> => {
  const { rows } = await client.query<{ blockIndex: number; leaves: Buffer }>(
    `SELECT block_index AS "blockIndex", leaves FROM solvency_block
     WHERE day = $1 AND unit = $2 AND first <= $3 ORDER BY first DESC LIMIT 1`,
    [day, unit, Buffer.from(commitment)],
  );
  return rows[0];
};

/** The leaves of one block. */
export const blockAt = async (
  client: Queryable,
  { day, unit }: { day: number; unit: string },
  blockIndex: number,
): Promise<Buffer | undefined> => {
  const { rows } = await client.query<{ leaves: Buffer }>(
    'SELECT leaves FROM solvency_block WHERE day = $1 AND unit = $2 AND block_index = $3',
    [day, unit, blockIndex],
  );
  return rows[0]?.leaves;
};

/** The nodes over the full blocks of a tree, in order. */
export const blockNodes = async (
  client: Queryable,
  { day, unit }: { day: number; unit: string },
): Promise<{ hash: Buffer; sum: bigint }[]> => {
  const { rows } = await client.query<{ hash: Buffer; sum: bigint }>(
    'SELECT hash, sum FROM solvency_block WHERE day = $1 AND unit = $2 AND hash IS NOT NULL ORDER BY block_index',
    [day, unit],
  );
  return rows;
};
