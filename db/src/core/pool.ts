import { AsyncLocalStorage } from 'node:async_hooks';
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

const BUSY = 'BUSY';

/** The database has no time: all clients are busy, and too many wait for one or have waited too long. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly code = BUSY; // an ORM makes an error of its own of this one, and keeps the code
}

const MAX_CAUSES = 4;
const LOCK_TIMEOUT = '55P03';
const STATEMENT_TIMEOUT = '57014';
const CONNECTION_TIMEOUT = /timeout exceeded when trying to connect|due to connection timeout/; // pg-pool has no codes

/**
 * True when work failed because there was no client, a row stayed locked, or a statement took too long; an ORM wraps
 * these.
 */
export const isBusy = (error: unknown): boolean => {
  for (let cause = error, depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth += 1) {
    const { code } = cause as { code?: unknown };
    if (code === BUSY || code === LOCK_TIMEOUT || code === STATEMENT_TIMEOUT) return true;
    ({ cause } = cause);
  }
  return false;
};

/** Work that need not begin once nobody waits for its answer. */
interface Droppable {
  isGone(): boolean;
  hasBegun: boolean;
}
const droppable = new AsyncLocalStorage<Droppable>();

/** Runs `work`, which fails with BusyError instead of using its first database client if by then `isGone`. */
export const unlessGone = <T>(isGone: () => boolean, work: () => T): T =>
  droppable.run({ isGone, hasBegun: false }, work);

type Taken = Parameters<Parameters<Pool['connect']>[0]>;

/** Limits of a pool. */
export interface PoolLimits {
  maxWaiting?: number; // for a client; left out: any number
  waitMs?: number; // for a client; left out: for ever
  elsewhere?: () => Pool | undefined; // another pool that is asked first, while there is one
}

class BoundedPool extends Pool {
  readonly #maxWaiting: number;
  readonly #elsewhere: (() => Pool | undefined) | undefined;

  constructor(config: PoolConfig, { maxWaiting = Infinity, waitMs = 0, elsewhere }: PoolLimits) {
    super({ ...config, connectionTimeoutMillis: waitMs });
    this.#maxWaiting = maxWaiting;
    this.#elsewhere = elsewhere;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: (...taken: Taken) => void): void;
  override connect(callback?: (...taken: Taken) => void): Promise<PoolClient> | void {
    if (callback) return this.#takeAnywhere(callback);
    return new Promise((resolve, reject) => {
      this.#takeAnywhere((error, client) => (client ? resolve(client) : reject(error ?? new BusyError('no client'))));
    });
  }

  #takeAnywhere(callback: (...taken: Taken) => void): void {
    const other = this.#elsewhere?.();
    if (!other) return this.#take(callback);
    other.connect((error, client, release) => (error ? this.#take(callback) : callback(error, client, release)));
  }

  #take(callback: (...taken: Taken) => void): void {
    if (this.waitingCount >= this.#maxWaiting) {
      process.nextTick(callback, new BusyError('too many wait for a database client'), undefined, () => undefined);
      return;
    }
    const work = droppable.getStore();
    super.connect((error, client, release) => {
      if (error)
        return callback(CONNECTION_TIMEOUT.test(error.message) ? new BusyError(error.message) : error, client, release);
      if (work && !work.hasBegun && work.isGone()) {
        release();
        return callback(new BusyError('nobody waits for the answer'), undefined, () => undefined);
      }
      if (work) work.hasBegun = true;
      callback(error, client, release);
    });
  }
}

/** A `pg` pool whose int8 and xid8 columns arrive as bigint. The parsers belong to this pool, not to `pg`. */
export const createPool = (config: PoolConfig, limits: PoolLimits = {}): Pool => {
  const pool = new BoundedPool({ types: bigIntTypes(), ...config }, limits);
  // an idle connection that the server closes is replaced by the pool; without a listener it would end the process
  pool.on('error', () => undefined);
  // the same for one that is in use: its query is refused, or its next one, and that is where the fault is handled
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};

/** Connection settings of the application's role. */
export const asApplication = { options: `-c role=${APP_ROLE}` } as const;

/**
 * Throws when connections do not act under the application's role: a pooler in between has dropped their options, and nothing that
 * must not change would be kept from changing.
 */
export const assertApplicationRole = async (client: Queryable): Promise<void> => {
  const { rows } = await client.query<{ role: string }>('SELECT current_user AS role');
  const role = rows[0]?.role;
  if (role !== APP_ROLE)
    throw new Error(
      `connections to the database act as ${role}, not as ${APP_ROLE}: what stands before it drops their options (PgBouncer in server/OPERATIONS.md)`,
    );
};

/** The role that auditors read under: no table it can write, no secret it can read. */
export const AUDITOR_ROLE = 'glasshouse_auditor';

/** Settings of a connection on which no statement runs, and no lock is waited for, for ever. */
export const withTimeouts = (options: string, { lockMs, statementMs }: { lockMs: number; statementMs: number }) =>
  ({ options: `${options} -c lock_timeout=${lockMs} -c statement_timeout=${statementMs}` }) as const;

/** Connection settings of the auditors' role: read-only whatever is sent. */
export const asAuditor = {
  options: `-c role=${AUDITOR_ROLE} -c default_transaction_read_only=on -c work_mem=64MB -c jit=off`,
} as const;
