import { inArena, runClients, shown, valueOf } from './arena.ts';
import { pgbench } from './pgbench.ts';

const PLAYERS = 100;
const SECONDS = 10;

interface Figures {
  settled: number;
  refused: number;
  seconds: number;
  p50: number;
  p95: number;
  p99: number;
}

const games = { dice: { call: 'dice.play', wanted: 3 }, mines: { call: 'mines calls', wanted: 2 } } as const;

/** Settled calls per second over real sockets against `pgbench -N` on the same server, with the same connections. */
export const benchSolo = (game: keyof typeof games): Promise<void> =>
  inArena(async ({ url, databaseUrl, db, players, metrics }) => {
    const tokens = await players(PLAYERS);
    await pgbench.prepare(databaseUrl);
    const before = await pgbench.run(databaseUrl, PLAYERS, SECONDS);
    const played = await runClients<Figures>('./players.ts', { url, tokens, seconds: SECONDS, game });
    const text = await metrics();
    const after = await pgbench.run(databaseUrl, PLAYERS, SECONDS);
    const rate = played.settled / played.seconds;
    const ratio = rate / ((before + after) / 2);
    const batch = valueOf(text, 'glasshouse_settlement_batch_sum') / valueOf(text, 'glasshouse_settlement_batch_count');
    const { rows } = await db.pool.query<{ size: bigint }>('SELECT size FROM log_cursor');
    const { call, wanted } = games[game];
    console.log(`${call}, ${PLAYERS} players over sockets: ${shown(rate)} settled/s, ${played.refused} refused`);
    console.log(
      `  latency p50 ${played.p50.toFixed(1)} ms, p95 ${played.p95.toFixed(1)} ms, p99 ${played.p99.toFixed(1)} ms; ${batch.toFixed(1)} a statement`,
    );
    console.log(`  pgbench -N, ${PLAYERS} connections: ${shown(before)} and ${shown(after)} tps (before and after)`);
    console.log(
      `  ratio ${ratio.toFixed(2)} (wanted: at least ${wanted}); log has ${shown(Number(rows[0]?.size ?? 0n))} entries so far`,
    );
  });
