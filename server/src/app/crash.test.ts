import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInvariants, createUser, listRounds, openDatabase, sessionRepository, type Database } from 'db';
import { rotateTestSeeds } from 'db/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DicePlayAnswer } from '../../contract/games/dice.contract.ts';
import type { CallErrorBody } from '../../contract/errors.ts';
import { newToken, tokenHash } from '../core/auth/session-tokens.ts';
import { embeddedUrl, postmasterPid, startServerProcess, type ServerProcess } from '../testing/server-process.ts';

const [PLAYERS, KILLS] = process.env['LONG_TESTS'] ? [100, 2] : [40, 1];
let dataDir: string;
let server: ServerProcess;
let db: Database;
let port: string;
let robots: Robot[];

const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' ? address?.port : 0)));
    });
  });

const start = (): Promise<ServerProcess> => startServerProcess({ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'silent' });

/** A player that never stops betting and repeats a bet, under its own id, until it has an answer. */
class Robot {
  readonly userId: bigint;
  readonly answers: DicePlayAnswer[] = [];
  readonly #socket: Socket;
  #isPlaying = true;

  constructor(userId: bigint, token: string) {
    this.userId = userId;
    this.#socket = io(`http://127.0.0.1:${port}`, {
      path: '/micro/socket',
      transports: ['websocket'],
      extraHeaders: { cookie: `token=${token}` },
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
      forceNew: true,
    });
  }

  async play(): Promise<void> {
    while (this.#isPlaying) this.answers.push(await this.#bet());
    this.#socket.disconnect();
  }

  stop(): void {
    this.#isPlaying = false;
  }

  async #bet(): Promise<DicePlayAnswer> {
    const bet = { bet: 1, percent: 50, bet_type: 'more', requestId: randomUUID() };
    for (;;) {
      const [error, answer] = await this.#send(bet);
      if (answer) return answer;
      if (error && ![7, 500, 503, 504].includes(Number(error.code)))
        throw new Error(`refused: ${JSON.stringify(error)}`);
    }
  }

  /** One try: ends with an answer, or when the connection does. */
  #send(bet: object): Promise<[CallErrorBody | null, DicePlayAnswer | undefined]> {
    return new Promise((resolve) => {
      const lost = (): void => resolve([null, undefined]);
      const send = (): void => {
        this.#socket.once('disconnect', lost);
        this.#socket.emit('call', 'dice.play', bet, (error: CallErrorBody | null, answer?: DicePlayAnswer) => {
          this.#socket.off('disconnect', lost);
          resolve([error, answer]);
        });
      };
      if (this.#socket.connected) send();
      else this.#socket.once('connect', send);
    });
  }
}

const answered = (): number => robots.reduce((sum, robot) => sum + robot.answers.length, 0);

/** Waits until every robot has had some more answers: everybody plays, not only the lucky ones. */
const everybodyPlays = (): Promise<unknown> => {
  const before = robots.map((robot) => robot.answers.length);
  return expect
    .poll(() => robots.every((robot, index) => robot.answers.length >= (before[index] ?? 0) + 3), { timeout: 60_000 })
    .toBe(true);
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-crash-'));
  port = await freePort();
  server = await start();
  db = await openDatabase({ url: await embeddedUrl(dataDir), max: 4 });
  robots = [];
  for (let i = 0; i < PLAYERS; i += 1) {
    const userId = await createUser(db.pool, {
      login: `robot${i}`,
      passwordHash: null,
      demoCreditMinor: 10_000_000n,
      at: Date.now(),
    });
    await rotateTestSeeds(db, userId);
    const token = newToken();
    await sessionRepository(db.orm.em.fork()).create({
      userId,
      tokenHash: tokenHash(token),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    robots.push(new Robot(userId, token));
  }
}, 120_000);

afterAll(async () => {
  await db?.close();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('loses no answered bet and settles none twice when the server and the database are killed under play', async () => {
  const playing = Promise.all(robots.map((robot) => robot.play()));
  await everybodyPlays();

  for (let kill = 0; kill < KILLS; kill += 1) {
    await server.kill();
    server = await start();
    await everybodyPlays();
  }

  process.kill(await postmasterPid(dataDir), 'SIGKILL');
  await everybodyPlays();

  for (const robot of robots) robot.stop();
  await playing;
  await expect.poll(() => checkInvariants(db.pool), { timeout: 30_000 }).toEqual([]);

  for (const { userId, answers } of robots) {
    const rounds = await listRounds(db.pool, { userId, limit: answers.length + 10 });
    const stored = rounds.map(({ id, nonce, payoutMinor }) => ({ id, nonce, payoutMinor })).reverse();
    const said = answers.map(({ transaction_id, nonce, winAmount }) => ({
      id: transaction_id,
      nonce,
      payoutMinor: BigInt(winAmount),
    }));
    expect(stored).toEqual(said); // every answered bet once, none besides, nonces without a gap
    expect(stored.map(({ nonce }) => nonce)).toEqual(stored.map((_, nonce) => nonce));
  }
  expect(answered()).toBeGreaterThan(PLAYERS * 12);
}, 240_000);
