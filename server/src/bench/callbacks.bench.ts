import type { Database } from 'db';
import { inArena, runClients, shown, valueOf, type Arena } from './arena.ts';
import type { CallbackFigures, CallbackOrder } from './callbacks.ts';
import { pgbench } from './pgbench.ts';

const PLAYERS = 100;
const LANES = 32; // callbacks at a time
const SECONDS = 8;
const WARM_SECONDS = 2;
const PAYMENTS = 30_000; // more than are paid
const SECRET = 'of the bench, and of nothing else';
const FIAT = { FIAT_URL: 'https://127.0.0.1:9', FIAT_API_KEY: 'bench', FIAT_SECRET: SECRET }; // nobody is asked for anything

/** Deposits that wait to be paid, one player after the other. Gives what their callbacks name. */
const askForDeposits = async (db: Database): Promise<string[]> => {
  const { rows } = await db.pool.query<{ ref: string }>(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
       base_minor, created_at, updated_at)
     SELECT gen_random_uuid(), u.ids[1 + n % $1], 1, 1, 4, 4, 'fiat', 2, 1000000, 100000, 0, $2, $2
     FROM generate_series(1, $3) n, (SELECT array_agg(id) AS ids FROM app_user WHERE login LIKE 'bench%') u
     RETURNING ref`,
    [PLAYERS, Date.now(), PAYMENTS],
  );
  return rows.map(({ ref }) => ref);
};

const creditedBy = async (db: Database): Promise<number> => {
  const { rows } = await db.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM provider_payment WHERE credited_by IS NOT NULL',
  );
  return rows[0]?.count ?? 0;
};

const bench = async ({ url, databaseUrl, db, players, metrics }: Arena): Promise<void> => {
  await players(PLAYERS);
  const refs = await askForDeposits(db);
  await pgbench.prepare(databaseUrl);
  const before = await pgbench.run(databaseUrl, LANES, SECONDS);
  const order = { url: `${url}/api/cash/callbacks/fiat`, secret: SECRET, amount: '1000.00', lanes: LANES };
  const half = refs.length / 2;
  const busy = async (): Promise<number> => valueOf(await metrics(), 'process_cpu_seconds_total');
  const run = (seconds: number, ids: string[]): Promise<CallbackFigures> =>
    runClients<CallbackFigures>('./callbacks.ts', { ...order, refs: ids, seconds } satisfies CallbackOrder);
  await run(WARM_SECONDS, refs.slice(0, half));
  const creditedBefore = await creditedBy(db);
  const busyBefore = await busy();
  const called = await run(SECONDS, refs.slice(half));
  const busyMs = ((await busy()) - busyBefore) * 1000;
  const credited = (await creditedBy(db)) - creditedBefore;
  const after = await pgbench.run(databaseUrl, LANES, SECONDS);
  if (credited !== called.taken)
    throw new Error(`${called.taken} callbacks were taken and ${credited} deposits credited`);
  const rate = credited / called.seconds;
  console.log(
    `signed callbacks, ${PLAYERS} players, ${LANES} at a time: ${shown(rate)} deposits credited/s, ${called.refused} refused`,
  );
  console.log(`  latency p50 ${called.p50.toFixed(1)} ms, p95 ${called.p95.toFixed(1)} ms`);
  console.log(`  pgbench -N, ${LANES} connections: ${shown(before)} and ${shown(after)} tps (before and after)`);
  console.log(
    `  ratio ${(rate / ((before + after) / 2)).toFixed(2)}; each is a transaction of its own, ${(busyMs / credited).toFixed(1)} ms of the server's processor time`,
  );
};

/** Deposits credited per second by signed callbacks, against `pgbench -N` on the same server. */
export const benchCallbacks = (): Promise<void> => inArena(bench, {}, FIAT);
