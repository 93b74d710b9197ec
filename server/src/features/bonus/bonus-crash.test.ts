import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { accountsOf, bonus, checkInvariants, createUser, loadVipStatuses, sessionRepository, statsOf } from 'db';
import { createTestDatabase, rotateTestSeeds, type TestDatabase } from 'db/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bonusIds, rakebackAccruedMinor, vipRewards } from '../../../contract/features/bonus-values.ts';
import type { DicePlayAnswer } from '../../../contract/games/dice.contract.ts';
import { newToken, tokenHash } from '../../core/auth/session-tokens.ts';
import { openProcessPair, type ProcessPair } from '../../testing/process-pair.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import { callOver } from '../../testing/test-server.ts';

// Each run kills one of two processes while players stake, take and convert. CRASH_SEED repeats a failed seed.
const RUNS = Number(process.env['CRASH_RUNS'] ?? 1);
const FIRST_SEED = Number(process.env['CRASH_SEED'] ?? 1);
const seeds = Array.from({ length: RUNS }, (_, index) => FIRST_SEED + index);
const PLAYERS = RUNS === 1 ? 2 : 4;
const LANES = 3; // per player
const BETS = 10; // per player
const BET_UNITS = 100_000;
const STAKED = BigInt(BETS * BET_UNITS) * 100n;
const START = 100_000_000_000n;
const [FIRST_DEPOSIT, SECOND_DEPOSIT] = [100_000n, 1_000_000n];
const LOCKED = FIRST_DEPOSIT + (SECOND_DEPOSIT * 150n) / 100n; // more than the stakes can release

let db: TestDatabase;
let pair: ProcessPair;
beforeAll(async () => {
  db = await createTestDatabase();
  pair = await openProcessPair({ DATABASE_URL: db.url });
});
afterAll(async () => {
  await pair.close();
  await db.drop();
});

/** Seeded pseudo-random numbers below a bound. */
const randomOf = (seed: number): ((below: number) => number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

/** A server's answer; undefined: it died before. */
type Reply = { refusal: unknown; answer: unknown } | undefined;
type Ask = (site: Site) => Promise<Reply>;

/** One player's sockets at one process. */
interface Site {
  calls: Socket;
  legacy: Socket;
}

const connect = async ({ url }: ServerProcess, path: string, token: string): Promise<Socket> => {
  const cookie = `token=${token}`;
  const socket = io(url, { path, transports: ['websocket'], reconnection: false, extraHeaders: { cookie } });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
};

const siteAt = async (server: ServerProcess, token: string): Promise<Site> => ({
  calls: await connect(server, '/micro/socket', token),
  legacy: await connect(server, '/socket.io', token),
});

const leave = ({ calls, legacy }: Site): void => {
  calls.disconnect();
  legacy.disconnect();
};

/** Waits for the answer or the death of the process. */
const orLost = (socket: Socket, answer: Promise<Reply>): Promise<Reply> =>
  socket.connected
    ? Promise.race([answer, new Promise<undefined>((resolve) => socket.once('disconnect', () => resolve(undefined)))])
    : Promise.resolve(undefined);

const call =
  (name: string, payload: object = {}): Ask =>
  ({ calls }) =>
    orLost(
      calls,
      callOver(calls, name, payload).then(([refusal, answer]) => ({ refusal, answer })),
    );

const request =
  (type: string, payload: object = {}): Ask =>
  ({ legacy }) => {
    const requestId = randomUUID();
    const answered = new Promise<Reply>((resolve) => {
      const hear = (message: { requestId?: string; payload: { success: boolean } }): void => {
        if (message.requestId !== requestId) return;
        legacy.off('bonus', hear);
        resolve({ refusal: message.payload.success ? null : message.payload, answer: message.payload });
      };
      legacy.on('bonus', hear);
      legacy.emit('bonus', { type, payload, requestId });
    });
    return orLost(legacy, answered);
  };

interface Person {
  userId: bigint;
  token: string;
  bets: Ask[];
  rest: Ask[];
}

const levels = Object.keys(vipRewards).map(Number);

/** Bets with request ids, and all bonuses to take: retrying them must be harmless. */
const wishes = (): Pick<Person, 'bets' | 'rest'> => ({
  bets: Array.from({ length: BETS }, () =>
    call('dice.play', { bet: BET_UNITS, percent: 50, bet_type: 'less', requestId: randomUUIDv7() }),
  ),
  rest: [
    ...levels.map((compStatus) => request('takeVipBonus', { compStatus })),
    ...Array.from({ length: 4 }, () => request('takeRakeback')),
    ...Array.from({ length: 4 }, () => call('bonus.introductory.takeAmount')),
    ...Array.from({ length: 2 }, () => call('bonus.overview')), // grants and releases what is due
  ],
});

/** A credited deposit. */
const deposit = (userId: bigint, minor: bigint): Promise<unknown> =>
  db.owner.query(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
       base_minor, transaction_id, created_at, updated_at, done_at)
     VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, $3, $3, $1, $4, $4, $4)`,
    [randomUUIDv7(), userId, minor, Date.now() + 1_000],
  );

/** A player with locked DIC and a due deposit bonus. */
const arrive = async (server: ServerProcess): Promise<Person> => {
  const credit = { passwordHash: null, demoCreditMinor: START, at: Date.now() };
  const userId = await createUser(db.pool, { login: `crash${randomUUID().slice(0, 8)}`, ...credit });
  await rotateTestSeeds(db, userId);
  const token = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await sessionRepository(db.orm.em.fork()).create({ userId, tokenHash: tokenHash(token), expiresAt });
  const site = await siteAt(server, token);
  const choose = async (code: number): Promise<void> =>
    expect(await call('bonus.introductory.takeBonus', { code })(site)).toMatchObject({ refusal: null });
  await choose(1);
  await deposit(userId, FIRST_DEPOSIT);
  await call('bonus.overview')(site);
  await choose(2);
  await deposit(userId, SECOND_DEPOSIT);
  leave(site);
  return { userId, token, ...wishes() };
};

/** Retries until there is an answer. */
const insist = async (ask: Ask, site: Site): Promise<unknown> => {
  for (;;) {
    const reply = await ask(site);
    if (!reply) throw new Error('the process that goes on has died');
    if (!reply.refusal) return reply.answer;
    if (![7, 500, 503, 504].includes(Number((reply.refusal as { code: unknown }).code)))
      throw new Error(`refused: ${JSON.stringify(reply.refusal)}`);
  }
};

/** Sends all of a player's requests in random order to both processes; `sent` counts them. */
const play = async (
  { bets, rest }: Person,
  sites: readonly Site[],
  random: (below: number) => number,
  sent: () => void,
) => {
  const queue = [...bets, ...rest].map((ask) => [random(1_000_000), ask] as const);
  queue.sort(([one], [other]) => one - other);
  const lane = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const site = sites[random(sites.length)];
      sent();
      if (site) await next[1](site);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

/** Repeats everything at the surviving process. Gives the payout of the bets. */
const retry = async ({ bets, rest }: Person, site: Site): Promise<bigint> => {
  let paid = 0n;
  for (const bet of bets) paid += BigInt(((await insist(bet, site)) as DicePlayAnswer).winAmount);
  for (const ask of rest) expect(await ask(site)).toBeDefined();
  return paid;
};

/** Checks that a player's balances are exactly what their bets and bonuses add up to. */
const assertWhole = async ({ userId }: Person, paid: bigint): Promise<void> => {
  const em = db.orm.em.fork();
  const stats = await statsOf(db.pool, userId);
  expect(stats.totalBetMinor).toBe(STAKED);
  const grants = await bonus.bonusGrantRepository(em).newest(userId);
  const periods = (id: string): string[] => grants.filter((grant) => grant.bonus === id).map(({ period }) => period);
  const reached = levels.filter((level) => level <= stats.vipStatus);
  expect(periods(bonusIds.vipReward).toSorted()).toEqual(reached.map(String).toSorted());
  expect(periods(bonusIds.introductory).toSorted()).toEqual(['1', '2']);
  const statuses = await loadVipStatuses(db.pool);
  const rakeback = rakebackAccruedMinor(
    STAKED,
    statuses.map(({ id, needsCompoints }) => ({ id, needsMinor: needsCompoints })),
  );
  expect((await bonus.bonusMeterRepository(em).find(userId))?.rakebackTaken).toBe(rakeback);
  const converted = await bonus.bonusEventRepository(em).convertedMinor(userId, 'dic');
  const accounts = await accountsOf(db.pool, userId);
  const released = (STAKED * 5n) / 10_000n;
  const rewards = reached.reduce((sum, level) => sum + BigInt(vipRewards[level] ?? 0) * 100n, 0n);
  expect(accounts.dicLocked?.balanceMinor).toBe(LOCKED - released);
  expect((accounts.dic?.balanceMinor ?? 0n) + converted).toBe(released + rewards);
  expect(accounts.real?.balanceMinor).toBe(START - STAKED + paid + rakeback + converted);
};

/** The deposits of this test exist at no provider. */
const isOfFixture = (invariant: string): boolean => /deposit|provider/.test(invariant);

it.each(seeds)(
  'a process killed while bonuses are taken, released and converted loses nothing and gives nothing twice: seed %i',
  async (seed) => {
    const random = randomOf(seed);
    const { victim, survivor } = await pair.pick(seed);
    const people = await Promise.all(Array.from({ length: PLAYERS }, () => arrive(survivor)));
    const all = people.reduce((sum, { bets, rest }) => sum + bets.length + rest.length, 0);
    const killAt = Math.ceil(all * 0.2) + random(Math.ceil(all * 0.6));
    let asked = 0;
    const isDead = once(victim.child, 'exit');
    const sent = (): void => {
      asked += 1;
      if (asked === killAt) void victim.kill();
    };
    const sites = await Promise.all(
      people.map(({ token }) => Promise.all([siteAt(victim, token), siteAt(survivor, token)])),
    );
    await Promise.all(
      people.map(async (person, index) => {
        const [first, second] = sites[index] ?? [];
        if (!first || !second) throw new Error('nobody has connected');
        await play(person, [first, second], random, sent);
        leave(first);
        const paid = await retry(person, second);
        leave(second);
        await assertWhole(person, paid);
      }),
    );
    await isDead;
    expect((await checkInvariants(db.pool)).filter(({ invariant }) => !isOfFixture(invariant))).toEqual([]);
  },
  120_000,
);
