import { randomUUID } from 'node:crypto';
import { accountOf, checkInvariants, createUser, rollUpStats } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFarWallet, type CallbackFields } from '../../providers/slotegrator/sandbox/far-wallet.ts';
import type { CallbackAnswer } from '../../providers/slotegrator/slotegrator.contract.ts';
import { openProcessPair, type ProcessPair } from '../../testing/process-pair.ts';
import { CASINO_ENVIRONMENT, MERCHANT, openSession, supplyGames } from './testing/casino-fixtures.ts';

const isLong = process.env['LONG_TESTS'] === '1';
const RUNS = isLong ? 12 : 1;
const ROUNDS = 30;
const LANES = 8;
const CREDIT = 1_000_000n;

let db: TestDatabase;
let pair: ProcessPair;
beforeAll(async () => {
  db = await createTestDatabase();
  await supplyGames(db);
  pair = await openProcessPair({ ...CASINO_ENVIRONMENT, DATABASE_URL: db.url });
});
afterAll(async () => {
  await pair.close();
  await db.drop();
});

/** Seeded pseudo-random numbers. */
const randomOf = (seed: number): (() => number) => {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const shuffled = <T>(values: readonly T[], random: () => number): T[] =>
  values
    .map((value) => [random(), value] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, value]) => value);

interface Order {
  fields: CallbackFields;
  minor: number; // net change once all have arrived
}

/** Rounds with wins, refunds and rollbacks, whose result does not depend on the order. */
const ordersOf = (base: CallbackFields, random: () => number): Order[] =>
  Array.from({ length: ROUNDS }, (_, index): Order[] => {
    const round = { ...base, round_id: `round-${index}` };
    const [bet, win, undo] = [randomUUID(), randomUUID(), randomUUID()];
    const stake = 100 + Math.floor(random() * 900);
    const amount = (stake / 100).toFixed(2);
    const staked = { ...round, action: 'bet', type: 'bet', transaction_id: bet, amount };
    const kind = index % 3;
    if (kind === 0) {
      const refund = { ...round, action: 'refund', type: 'bet', transaction_id: undo, bet_transaction_id: bet, amount };
      return [
        { fields: staked, minor: 0 },
        { fields: refund, minor: 0 },
      ];
    }
    const won = { ...round, action: 'win', type: 'win', transaction_id: win, amount: '2.50' };
    if (kind === 1)
      return [
        { fields: staked, minor: -stake },
        { fields: won, minor: 250 },
      ];
    const listed = [
      ['bet', bet, amount],
      ['win', win, '2.50'],
    ].flatMap(([action = '', id = '', sum = ''], place) => [
      [`rollback_transactions[${place}][action]`, action] as const,
      [`rollback_transactions[${place}][transaction_id]`, id] as const,
      [`rollback_transactions[${place}][amount]`, sum] as const,
    ]);
    const rollback = { ...round, action: 'rollback', type: 'rollback', transaction_id: undo };
    return [
      { fields: staked, minor: 0 },
      { fields: won, minor: 0 },
      { fields: { ...rollback, ...Object.fromEntries(listed) }, minor: 0 },
    ];
  }).flat();

const idOf = (answer: CallbackAnswer | undefined): string | undefined =>
  answer && 'transaction_id' in answer ? answer.transaction_id : undefined;

it.each(Array.from({ length: RUNS }, (_, index) => index + 1))(
  'callbacks that come three times and in any order, to two processes of which one is killed, count once: seed %i',
  async (seed) => {
    const random = randomOf(seed);
    const { victim, survivor } = await pair.pick(seed);
    const login = `crash${seed}${randomUUID().slice(0, 6)}`;
    const userId = await createUser(db.pool, { login, passwordHash: null, demoCreditMinor: CREDIT, at: Date.now() });
    const { playerId, currency, sessionId, gameUuid } = await openSession(db, userId);
    const base = { player_id: playerId, currency, session_id: sessionId, game_uuid: gameUuid };
    const orders = ordersOf(base, random);
    const answers = new Map<string, Set<string>>();
    const hear = (order: Order, answer: CallbackAnswer | undefined): void => {
      const id = idOf(answer);
      if (id === undefined) return;
      const sent = order.fields['transaction_id'] ?? '';
      answers.set(sent, (answers.get(sent) ?? new Set()).add(id));
    };
    const wallets = [victim, survivor].map(({ url }) => createFarWallet(MERCHANT, `${url}/api/slotegrator/callback`));
    const queue = shuffled(
      [...orders, ...orders, ...orders].map((order) => [order, wallets[random() < 0.5 ? 0 : 1]] as const),
      random,
    );
    const killAt = queue.length * (0.3 + random() * 0.4);
    let sent = 0;
    const lane = async (): Promise<void> => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        sent += 1;
        if (sent === Math.ceil(killAt)) await victim.kill();
        const [order, wallet] = next;
        hear(order, await wallet?.send(order.fields));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    // unanswered calls are sent again, as the aggregator does
    for (const order of orders) hear(order, await wallets[1]?.send(order.fields));
    for (const { fields } of orders) expect(answers.get(fields['transaction_id'] ?? '')?.size).toBe(1);
    const change = orders.reduce((sum, { minor }) => sum + minor, 0);
    expect((await accountOf(db.pool, userId, 'real')).balanceMinor).toBe(CREDIT + BigInt(change));
    await rollUpStats(db.pool, [userId]);
    expect(await checkInvariants(db.pool)).toEqual([]);
  },
  120_000,
);
