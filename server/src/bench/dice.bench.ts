import { createUser, openDatabase, sessionRepository, type Database } from 'db';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newToken, tokenHash } from '../core/auth/session-tokens.ts';
import { embeddedUrl, startServerProcess } from '../testing/server-process.ts';
import { pgbench } from './pgbench.ts';

const PLAYERS = 100;
const SECONDS = 10;
const LANGUAGE_OF_OUTPUT = 'en-GB';

const players = fileURLToPath(new URL('./players.ts', import.meta.url));

interface Figures {
  settled: number;
  refused: number;
  seconds: number;
  p50: number;
  p95: number;
  p99: number;
}

const createPlayers = async (db: Database): Promise<string[]> => {
  const sessions = sessionRepository(db);
  const tokens: string[] = [];
  for (let i = 0; i < PLAYERS; i += 1) {
    const login = `bench${i}`;
    const userId = await createUser(db.pool, {
      login,
      passwordHash: null,
      demoCreditMinor: 1_000_000_000n,
      at: Date.now(),
    });
    const token = newToken();
    await sessions.create({ userId, tokenHash: tokenHash(token), expiresAt: new Date(Date.now() + 3_600_000) });
    tokens.push(token);
  }
  return tokens;
};

const playAll = async (url: string, tokens: string[]): Promise<Figures> => {
  const child = spawn(process.execPath, [players, JSON.stringify({ url, tokens, seconds: SECONDS })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  return JSON.parse(output) as Figures;
};

/** What the server says of its settlement statements: how many bets each took on average, and how long. */
const settlementFigures = async (url: string): Promise<string> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  const bets = value('glasshouse_settlement_batch_sum') / value('glasshouse_settlement_batch_count');
  const ms = (value('glasshouse_settlement_seconds_sum') / value('glasshouse_settlement_seconds_count')) * 1000;
  return `${bets.toFixed(1)} bets a statement, ${ms.toFixed(1)} ms each`;
};

const number = (value: number): string => Math.round(value).toLocaleString(LANGUAGE_OF_OUTPUT);

/** Settled dice bets per second over real sockets against `pgbench -N` on the same server, with the same connections. */
export const benchDice = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-bench-'));
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const database = await embeddedUrl(dataDir);
  const db = await openDatabase({ url: database, max: 4 });
  try {
    const tokens = await createPlayers(db);
    await pgbench.prepare(database);
    const before = await pgbench.run(database, PLAYERS, SECONDS);
    const dice = await playAll(server.url, tokens);
    const settlement = await settlementFigures(server.url);
    const after = await pgbench.run(database, PLAYERS, SECONDS);
    const tps = (before + after) / 2;
    const rate = dice.settled / dice.seconds;
    const { rows } = await db.pool.query<{ size: bigint }>('SELECT size FROM log_cursor');
    console.log(`dice.play, ${PLAYERS} players over sockets: ${number(rate)} settled/s, ${dice.refused} refused`);
    console.log(
      `  latency p50 ${dice.p50.toFixed(1)} ms, p95 ${dice.p95.toFixed(1)} ms, p99 ${dice.p99.toFixed(1)} ms`,
    );
    console.log(`  ${settlement}`);
    console.log(`  pgbench -N, ${PLAYERS} connections: ${number(before)} and ${number(after)} tps (before and after)`);
    console.log(
      `  ratio ${(rate / tps).toFixed(2)} (wanted: at least 3); log has ${number(Number(rows[0]?.size ?? 0n))} entries so far`,
    );
  } finally {
    await db.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
