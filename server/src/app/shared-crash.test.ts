import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInvariants, createUser, ensureConfig, sessionRepository } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { contentHash, houseGames, simulationSource } from 'games-engine';
import { runCommand } from 'games-engine/audit';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearsChanges } from '../../contract/broadcast.ts';
import { generalCodes } from '../../contract/general-codes.ts';
import type { PlacedBet } from '../../contract/shared-round.contract.ts';
import { newToken, tokenHash } from '../core/auth/session-tokens.ts';
import { quickDraw } from '../testing/publish-configs.ts';
import { SharedRobot } from '../testing/robots.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { callOver } from '../testing/test-server.ts';

// Each run is decided by its seed: which game, at which step, with a second process or without. `npm run test:long`
// makes two hundred of them; a seed that failed is run again with CRASH_SEED.
const RUNS = Number(process.env['CRASH_RUNS'] ?? 1);
const FIRST_SEED = Number(process.env['CRASH_SEED'] ?? 1);
const ROBOTS = 6;
const TEAMS = ['red', 'blue']; // sides of the first robots: a battle in which all took the same one would never end
const TIMINGS = { countdownMs: 300, bettingMs: 300, spinMs: 300, flipMs: 300, resultMs: 200, aloneMs: 2000 };
// opened without a bet; with bets; closed while its beacon is unknown; when it is known; drawn; paid
const STEPS = ['opened', 'bet', 'closed', 'lit', 'drawn', 'settled'] as const;
type Step = (typeof STEPS)[number];

let db: TestDatabase;
let dataDir: string;
let tokens: string[];

const start = (): Promise<ServerProcess> =>
  startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: db.url, LOG_LEVEL: 'silent', VOID_AFTER: '5' });

/** A player with money, signed in. */
const createPlayer = async (login: string): Promise<[userId: bigint, token: string]> => {
  const credit = { passwordHash: null, demoCreditMinor: 10_000_000n, at: Date.now() };
  const userId = await createUser(db.pool, { login, ...credit });
  const token = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await sessionRepository(db.orm.em.fork()).create({ userId, tokenHash: tokenHash(token), expiresAt });
  return [userId, token];
};

beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-crash-'));
  for (const { id: game, defaultConfig, configSchema } of houseGames.shared) {
    const timings = Object.fromEntries(Object.entries(TIMINGS).filter(([key]) => key in defaultConfig));
    const config = { ...defaultConfig, ...timings, draw: quickDraw };
    configSchema.parse(config);
    await ensureConfig(db.pool, { game, hash: contentHash(config), config, at: Date.now() });
  }
  await (await start()).stop(); // reference data
  tokens = [];
  for (let i = 0; i < ROBOTS; i += 1) tokens.push((await createPlayer(`crash${i}`))[1]);
});
afterAll(async () => {
  await db.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** True when a process runs the rounds of a game. */
const leads = async ({ metricsUrl }: ServerProcess, game: string): Promise<boolean> => {
  const metrics = await (await fetch(metricsUrl)).text();
  return metrics.includes(`glasshouse_leads{game="${game}"} 1`);
};

/** Steps that count as reached in place of one that lasts only a moment. */
const orNext = (game: string, step: Step): readonly Step[] => {
  if (step === 'lit') return ['lit', 'drawn'];
  return step === 'opened' && game === 'coinflip' ? ['opened', 'bet'] : [step]; // a room's first bet comes with it
};

/** Waits until one of the newest rounds of a game is at a step, for `settled` since a time. Rooms stand open side by side. */
const untilStep = async (game: string, step: Step, since: number): Promise<void> => {
  await expect
    .poll(
      async () => {
        const { rows } = await db.pool.query<{ at: Step }>(
          `SELECT CASE WHEN state = 'open' THEN CASE WHEN EXISTS (SELECT FROM shared_bet WHERE round_id = r.id) THEN 'bet' ELSE 'opened' END
             WHEN state = 'closed' AND ${beaconAt} <= extract(epoch FROM clock_timestamp()) THEN 'lit' ELSE state END AS at
           FROM shared_round r WHERE game = $1 AND (state <> 'settled' OR finished_at >= $2) ORDER BY number DESC LIMIT 50`,
          [game, since],
        );
        return rows.some(({ at }) => orNext(game, step).includes(at));
      },
      { timeout: 30_000, interval: 5 },
    )
    .toBe(true);
};

/** When the beacon of a closed round may be known, seconds since epoch. */
const beaconAt = `(
  SELECT (opened.event #>> '{draw,beacon,genesisTime}')::bigint
    + ((closed.event ->> 'beaconRound')::bigint - 1) * (opened.event #>> '{draw,beacon,periodSeconds}')::bigint
  FROM shared_event opened JOIN shared_event closed ON closed.round_id = opened.round_id
  WHERE opened.round_id = r.id AND opened.seq = 0 AND closed.event ->> 'type' = 'betting.closed')`;

/** Rounds that cannot stay as they are: whose betting is over, or whose deadline runs. */
const stuck = async (before: number): Promise<string[]> => {
  const { rows } = await db.pool.query<{ id: string }>(
    `SELECT r.id FROM shared_round r WHERE r.opened_at < $1 AND (r.state IN ('closed', 'drawn') OR r.state = 'open' AND EXISTS (
       SELECT FROM shared_bet b WHERE b.round_id = r.id
       HAVING count(DISTINCT b.choice::text) = 2 OR r.game IN ('wheel', 'classic') AND count(*) > 0))`,
    [before],
  );
  return rows.map(({ id }) => id);
};

const crash = async (seed: number): Promise<void> => {
  const random = simulationSource(`crash ${seed}`);
  const game = houseGames.shared[random.int(houseGames.shared.length)]?.id ?? '';
  const step = STEPS[seed % STEPS.length] ?? 'bet';
  const isTakeover = random.int(2) === 0;
  const servers = [await start(), ...(isTakeover ? [await start()] : [])];
  let alive = servers[0] as ServerProcess;
  const robots = tokens.map(
    (token, index) => new SharedRobot(`${seed} ${index}`, { token, find: () => alive.url, team: TEAMS[index] }),
  );
  const playing = Promise.all(robots.map((robot) => robot.play()));
  try {
    await untilStep(game, step, Date.now());
    let flags: boolean[] = [];
    const leaders = async (): Promise<number> => {
      flags = await Promise.all(servers.map((server) => leads(server, game)));
      return flags.filter(Boolean).length;
    };
    await expect.poll(leaders).toBe(1);
    const leader = servers[flags.indexOf(true)] as ServerProcess;
    const killedAt = Date.now();
    await leader.kill();
    servers.splice(servers.indexOf(leader), 1);
    const survivor = servers[0] ?? (await start());
    if (servers.length === 0) servers.push(survivor);
    alive = survivor;
    await expect.poll(() => leads(survivor, game)).toBe(true);
    await expect.poll(() => stuck(killedAt)).toEqual([]);
    await untilStep(game, 'settled', killedAt);
  } finally {
    for (const robot of robots) robot.stop();
    await playing;
    await Promise.all(servers.map((server) => server.stop()));
  }
  const acknowledged = robots.flatMap((robot) => robot.acknowledged);
  const { rows } = await db.pool.query<{ id: string }>('SELECT id FROM shared_bet WHERE id = ANY ($1::uuid[])', [
    acknowledged,
  ]);
  expect(rows).toHaveLength(new Set(acknowledged).size); // nothing acknowledged was lost
  expect(acknowledged.length).toBe(new Set(acknowledged).size); // nothing was placed under two answers
  expect(await checkInvariants(db.pool)).toEqual([]);
};

/** Backends that wait for a lock while they place bets. */
const placing = async (): Promise<number> => {
  const { rowCount } = await db.owner.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%input AS%held_id, currency_id%'`,
  );
  return rowCount ?? 0;
};

/** Bets as a client does: under one id for as long as the server says that it does not know. */
const betUntilAnswered = async (socket: Socket): ReturnType<typeof callOver> => {
  const payload = { bet: 1000, team: 'red', requestId: randomUUID() };
  for (;;) {
    const reply = await callOver(socket, 'battle.bet', payload);
    if (reply[0]?.code !== generalCodes.noAnswer) return reply;
  }
};

describe('kill -9 of the process that leads while it places the bet of another process', () => {
  it('places that bet once, and its player is told', async () => {
    const leader = await start();
    await expect.poll(() => leads(leader, 'battle')).toBe(true);
    const follower = await start();
    const [userId, token] = await createPlayer('takeover');
    const cookie = `token=${token}`;
    const options = { path: '/micro/socket', transports: ['websocket'], extraHeaders: { cookie }, forceNew: true };
    const socket = io(follower.url, { ...options, auth: hearsChanges });
    const blocker = await db.pool.connect();
    try {
      await blocker.query('BEGIN');
      await blocker.query('SELECT FROM ledger_account WHERE user_id = $1 FOR UPDATE', [userId]);
      const answer = betUntilAnswered(socket);
      await expect.poll(placing).toBe(1);
      await leader.kill();
      await expect.poll(placing).toBe(2); // the dead leader's request, and the one that the next leader repeats
      await blocker.query('ROLLBACK');
      const [error, placed] = await answer;
      expect(error).toBeNull();
      const { rows } = await db.pool.query<{ id: string }>('SELECT id FROM shared_bet WHERE user_id = $1', [userId]);
      expect(rows).toEqual([{ id: (placed as PlacedBet).betId }]);
      expect(await betUntilAnswered(socket)).toMatchObject([null, {}]); // the round goes on
    } finally {
      blocker.release(true);
      socket.disconnect();
      await leader.kill();
      await follower.stop();
    }
    expect(await checkInvariants(db.pool)).toEqual([]);
  });
});

describe('kill -9 of the process that leads a shared game', () => {
  it.each(Array.from({ length: RUNS }, (_, run) => [FIRST_SEED + run]))(
    'loses, doubles and blocks nothing (seed %i)',
    (seed) => crash(seed),
    60_000,
  );

  it('leaves a log in which every round is as it should be', async () => {
    const server = await start();
    let text = '';
    const say = (line: string): void => void (text += `${line}\n`);
    const output = { print: say, complain: say, progress: undefined };
    try {
      const status = await runCommand(['log', '--server', server.url], output);
      expect([status, text]).toEqual([0, expect.stringContaining('OK: nothing wrong was found')]);
      expect(text).toMatch(/\d+ rounds? drawn with a beacon/);
    } finally {
      await server.stop();
    }
  });
});
