import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBus, type Bus } from '../bus/bus.ts';
import { createLogger } from '../observability/logger.ts';
import { CallError } from '../realtime/call-error.ts';
import type { BetOrder, PlacedOrder } from './bet-order.ts';
import { OrderDesk } from './order-desk.ts';
import { placedToWire, refusalOf, requestFromWire, type OrderRequest } from './order-wire.ts';

const order: BetOrder = {
  userId: 7n,
  player: 'anna',
  account: 'real',
  accountId: 70n,
  heldAccountId: 71n,
  currencyId: 2,
  stakeMinor: 1000n,
  choice: { team: 'red' },
  clientSeed: 'seed',
  salt: null,
  key: null,
};
const request: OrderRequest = { do: 'place', order };
const placed: PlacedOrder = { betId: 'bet', roundId: 'round', stakeMinor: 1000n, balanceMinor: 9000n, at: 1 };
const gone = new CallError(503);

let db: TestDatabase;
let buses: Bus[];

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => {
  buses = [];
});
afterEach(async () => {
  for (const bus of buses) await bus.close();
});
afterAll(() => db.drop());

const openProcess = async (): Promise<Bus> => {
  const bus = await openBus({ url: db.url, pool: db.pool, log: createLogger('silent') });
  buses.push(bus);
  return bus;
};

/** A process that leads and notes what it is asked; it answers with `outcome`, or not at all without one. */
const openLeader = async (outcome?: PlacedOrder | Error): Promise<{ bus: Bus; asked: OrderRequest[] }> => {
  const bus = await openProcess();
  const asked: OrderRequest[] = [];
  bus.serve('round', async (message) => {
    asked.push(requestFromWire(message));
    if (outcome === undefined) return new Promise(() => undefined);
    return outcome instanceof Error ? refusalOf(outcome) : placedToWire(outcome);
  });
  return { bus, asked };
};

/** The desk of a process; `state.leads` decides whether it leads. */
const openDesk = async (answerMs?: number) => {
  const state = { leads: false, performed: [] as OrderRequest[] };
  const desk: OrderDesk = new OrderDesk({
    bus: await openProcess(),
    topic: 'round',
    leads: () => state.leads,
    async perform(asked) {
      state.performed.push(asked);
      return placed;
    },
    ...(answerMs !== undefined && { answerMs }),
  });
  return { desk, state };
};

const keyOf = (asked: OrderRequest | undefined): string | null | undefined =>
  asked?.do === 'place' ? asked.order.key : undefined;

describe('an order', () => {
  it('is performed here while this process leads, as it is', async () => {
    const { desk, state } = await openDesk();
    state.leads = true;
    expect(await desk.ask(request)).toEqual(placed);
    expect(state.performed).toEqual([request]);
  });

  it('goes to the process that leads, and its refusal comes back', async () => {
    const { asked } = await openLeader(new CallError(6, { limit: '2.00' }));
    const { desk } = await openDesk();
    await expect(desk.ask(request)).rejects.toMatchObject({ code: 6, details: { limit: '2.00' } });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['does not answer', undefined],
    ['says that it leads no more', gone],
  ])('is asked of the next leader under the same key when the one before %s', async (_what, outcome) => {
    const before = await openLeader(outcome);
    const { desk } = await openDesk();
    const answer = desk.ask(request);
    await expect.poll(() => before.asked).toHaveLength(1);
    before.bus.serve('round', undefined);
    const next = await openLeader(placed);
    desk.leaderChanged();
    expect(await answer).toEqual(placed);
    expect(next.asked).toEqual([expect.objectContaining({ isAgain: true })]);
    expect(keyOf(before.asked[0])).toMatch(/^[\da-f-]{36}$/);
    expect(keyOf(next.asked[0])).toBe(keyOf(before.asked[0]));
  });

  it('is performed here under the same key once this process has taken over', async () => {
    const { asked } = await openLeader();
    const { desk, state } = await openDesk();
    const answer = desk.ask(request);
    await expect.poll(() => asked).toHaveLength(1);
    state.leads = true;
    desk.leaderChanged();
    expect(await answer).toEqual(placed);
    expect(state.performed.map(keyOf)).toEqual([keyOf(asked[0])]);
  });

  it('keeps the key that its caller gave', async () => {
    const { asked } = await openLeader(placed);
    await (await openDesk()).desk.ask({ do: 'place', order: { ...order, key: 'own' } });
    expect(keyOf(asked[0])).toBe('own');
  });

  it.each([
    ['nobody answers', undefined],
    ['nobody leads', gone],
  ])('is refused with the code that asks to be asked again when %s in time', async (_what, outcome) => {
    await openLeader(outcome);
    const { desk } = await openDesk(100);
    await expect(desk.ask(request)).rejects.toMatchObject({ code: 504 });
  });

  it('is refused so in time although the database takes no message, and harms nobody else', async () => {
    const { desk } = await openDesk(100);
    const clients = await Promise.all(Array.from({ length: db.pool.options.max }, () => db.pool.connect()));
    try {
      await expect(desk.ask(request)).rejects.toMatchObject({ code: 504 });
    } finally {
      for (const client of clients) client.release();
    }
  });
});
