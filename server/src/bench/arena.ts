import { createPool, createUser, openDatabase, pairsOf, rotateSeeds, sessionRepository, type Database } from 'db';
import { contentHash, houseGames } from 'games-engine';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newToken, tokenHash } from '../core/auth/session-tokens.ts';
import { embeddedUrl, startServerProcess } from '../testing/server-process.ts';

/** A server on a database of its own, with signed-in players, for as long as a figure takes. */
export interface Arena {
  url: string;
  metricsUrl: string;
  dataDir: string; // opens further processes of the same house
  databaseUrl: string;
  db: Database;
  players(count: number): Promise<string[]>;
  metrics(): Promise<string>;
}

/**
 * Runs `work` in an arena; `timings` take the place of what the shared games' configs have under the same names, `environment`
 * of the server's own variables, `program` of the one that opens it.
 */
export const inArena = async (
  work: (arena: Arena) => Promise<void>,
  timings: Readonly<Record<string, number>> = {},
  environment: Readonly<Record<string, string>> = {},
  program?: string,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-bench-'));
  let server = await startServerProcess({ DATA_DIR: dataDir, ...environment }, program);
  let databaseUrl = await embeddedUrl(dataDir);
  let db = await openDatabase({ url: databaseUrl, max: 4 });
  if (Object.keys(timings).length > 0) {
    await publishTimings(databaseUrl, timings);
    await db.close();
    await server.stop();
    server = await startServerProcess({ DATA_DIR: dataDir, ...environment }, program);
    databaseUrl = await embeddedUrl(dataDir);
    db = await openDatabase({ url: databaseUrl, max: 4 });
  }
  try {
    await work({
      url: server.url,
      metricsUrl: server.metricsUrl,
      dataDir,
      databaseUrl,
      db,
      players: (count) => createPlayers(db, count),
      metrics: async () => (await fetch(server.metricsUrl)).text(),
    });
  } finally {
    await db.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** In the place of the defaults, as the owner: the application may activate only what was approved. */
const publishTimings = async (databaseUrl: string, timings: Readonly<Record<string, number>>): Promise<void> => {
  const owner = createPool({ connectionString: databaseUrl, max: 1 });
  for (const { id: game, defaultConfig } of houseGames.shared) {
    const wanted = Object.entries(timings).filter(([key]) => key in defaultConfig);
    const config = { ...defaultConfig, ...Object.fromEntries(wanted) };
    await owner.query(`UPDATE game_config SET status = 'retired' WHERE game = $1 AND status = 'active'`, [game]);
    await owner.query(
      `INSERT INTO game_config (game, version, hash, config, status, created_at, published_xid)
       SELECT $1, max(version) + 1, $2, $3, 'active', $4, pg_current_xact_id() FROM game_config WHERE game = $1`,
      [game, contentHash(config), JSON.stringify(config), Date.now()],
    );
  }
  await owner.end();
};

const createPlayers = async (db: Database, count: number): Promise<string[]> => {
  const sessions = sessionRepository(db.orm.em.fork());
  const tokens: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const account = { login: `bench${i}`, passwordHash: null, demoCreditMinor: 1_000_000_000n, at: Date.now() };
    const userId = await createUser(db.pool, account);
    const { next } = await pairsOf(db.orm.em.fork(), userId);
    await rotateSeeds(db, userId, { clientSeed: `bench${i}`, commitment: next.serverSeedHash, at: Date.now() });
    const token = newToken();
    await sessions.create({ userId, tokenHash: tokenHash(token), expiresAt: new Date(Date.now() + 3_600_000) });
    tokens.push(token);
  }
  return tokens;
};

/** Runs a client program of this folder with an order; what it prints is its result. */
export const runClients = async <T>(program: string, order: object): Promise<T> => {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(order));
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  return JSON.parse(output) as T;
};

/** A number as it is printed. */
export const shown = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** A metric's value; NaN when it is not there. */
export const valueOf = (metrics: string, name: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? Number.NaN,
  );
