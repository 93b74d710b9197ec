import { Pool, TypeOverrides, type PoolClient, type PoolConfig } from 'pg';

/** The role every connection of the application acts under: it cannot change what must never change. */
export const APP_ROLE = 'glasshouse_app';

/** Whatever runs one statement: a pool of `createPool`, or a client of it that is inside a transaction. */
export type Queryable = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>;

const INT8 = 20;
const INT8_ARRAY = 1016;
const XID8 = 5069;

const parseBigIntArray = (text: string): (bigint | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((part) => (part === 'NULL' ? null : BigInt(part)));

const bigIntTypes = (): TypeOverrides => {
  const types = new TypeOverrides();
  types.setTypeParser(INT8, BigInt);
  types.setTypeParser(XID8, BigInt);
  types.setTypeParser(INT8_ARRAY, parseBigIntArray);
  return types;
};

/** A `pg` pool whose int8 and xid8 columns arrive as bigint. The parsers belong to this pool, not to `pg`. */
export const createPool = (config: PoolConfig): Pool => {
  const pool = new Pool({ ...config, types: bigIntTypes() });
  // an idle connection that the server closes is replaced by the pool; without a listener it would end the process
  pool.on('error', () => undefined);
  // the same for one that is in use: its query is refused, or its next one, and that is where the fault is handled
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};

/** Connection settings of the application's role. */
export const asApplication = { options: `-c role=${APP_ROLE}` } as const;

/** The role that auditors read under: no table it can write, no secret it can read. */
export const AUDITOR_ROLE = 'glasshouse_auditor';

const AUDIT_TIMEOUT_MS = 30_000;

/** Connection settings of the auditors' role: read-only whatever is sent, and no statement takes for ever. */
export const asAuditor = {
  options: `-c role=${AUDITOR_ROLE} -c default_transaction_read_only=on -c statement_timeout=${AUDIT_TIMEOUT_MS} -c jit=off`,
} as const;
