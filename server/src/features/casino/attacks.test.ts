import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { signedHeaders, type Fields, type Merchant } from '../../providers/slotegrator/slotegrator.signature.ts';
import {
  CREDIT,
  DONE,
  MERCHANT,
  newId,
  NO_FUNDS,
  openCasino,
  openSession,
  REFUSED,
  type Seat,
  type TestCasino,
} from './testing/casino-fixtures.ts';

let casino: TestCasino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close()); // no law of the ledger is broken

const fieldsOf = ({ session }: Seat, changes: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  action: 'win',
  type: 'win',
  amount: '10',
  player_id: session.playerId,
  currency: session.currency,
  session_id: session.sessionId,
  game_uuid: session.gameUuid,
  transaction_id: newId(),
  round_id: 'r1',
  ...changes,
});

interface Sent {
  fields: Fields;
  headers: Record<string, string>;
  body?: string; // other than what is signed
}

const signed = (fields: Fields, { as = MERCHANT, at = Date.now() }: { as?: Merchant; at?: number } = {}): Sent => ({
  fields,
  headers: { ...signedHeaders(as, fields, at) },
});

const post = async ({ fields, headers, body }: Sent): Promise<{ status: number; text: string }> => {
  const form = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(casino.callbackUrl, {
    method: 'POST',
    headers: { ...type, ...headers },
    body: body ?? form,
  });
  return { status: response.status, text: await response.text() };
};

const transactionsOf = async ({ player: { userId } }: Seat): Promise<number> => {
  const { rows } = await casino.server.db.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM slot_transaction WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? -1;
};

/** A stranger who has seen a callback, and one whom the aggregator’s key is unknown to. */
const forgeries: Readonly<Record<string, (seat: Seat) => Sent>> = {
  'signed with another key': (seat) =>
    signed(Object.entries(fieldsOf(seat)), { as: { ...MERCHANT, merchantKey: 'a guess' } }),
  'of another merchant': (seat) =>
    signed(Object.entries(fieldsOf(seat)), { as: { ...MERCHANT, merchantId: 'another shop' } }),
  'signed a minute ago': (seat) => signed(Object.entries(fieldsOf(seat)), { at: Date.now() - 60_000 }),
  'signed a minute ahead': (seat) => signed(Object.entries(fieldsOf(seat)), { at: Date.now() + 60_000 }),
  'without a signature': (seat) => {
    const { fields, headers } = signed(Object.entries(fieldsOf(seat)));
    return { fields, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'X-Sign')) };
  },
  'without any header': (seat) => ({ fields: Object.entries(fieldsOf(seat)), headers: {} }),
  'under the nonce of another': (seat) => {
    const { fields, headers } = signed(Object.entries(fieldsOf(seat)));
    return { fields, headers: { ...headers, 'X-Nonce': randomUUID() } };
  },
  'under a later timestamp than was signed': (seat) => {
    const { fields, headers } = signed(Object.entries(fieldsOf(seat)), { at: Date.now() - 60_000 });
    return { fields, headers: { ...headers, 'X-Timestamp': String(Math.floor(Date.now() / 1000)) } };
  },
  'with another amount than was signed': (seat) => {
    const { fields, headers } = signed(Object.entries(fieldsOf(seat)));
    return { fields: fields.map(([name, value]) => [name, name === 'amount' ? '9999' : value]), headers };
  },
  'with an amount added to what was signed': (seat) => {
    const { fields, headers } = signed(Object.entries(fieldsOf(seat)));
    return { fields: [...fields, ['amount', '9999']], headers };
  },
  'with its signed headers among the fields': (seat) => {
    const { fields, headers } = signed(Object.entries(fieldsOf(seat)));
    return { fields: [...fields, ['X-Nonce', headers['X-Nonce'] ?? '']], headers: { ...headers, 'X-Nonce': 'x' } };
  },
  'as JSON': (seat) => {
    const fields = fieldsOf(seat);
    return { ...signed(Object.entries(fields)), body: JSON.stringify(fields) };
  },
};

it.each(Object.entries(forgeries))('a callback %s moves nothing', async (_what, forge) => {
  const seat = await casino.bareSeat();
  const { status, text } = await post(forge(seat));
  expect([status, JSON.parse(text)]).toEqual([200, REFUSED]);
  expect([await casino.balance(seat), await transactionsOf(seat)]).toEqual([CREDIT, 0]);
});

it('a callback that is heard on the way and sent again, under its own nonce, moves nothing more', async () => {
  const seat = await casino.bareSeat();
  const sent = signed(Object.entries(fieldsOf(seat)));
  const answers = await Promise.all([post(sent), post(sent), post(sent)]);
  expect(new Set(answers.map(({ text }) => (JSON.parse(text) as { transaction_id: string }).transaction_id)).size).toBe(
    1,
  );
  expect(await casino.balance(seat)).toBe(CREDIT + 1_000n);
});

it('a body that is too large is not read', async () => {
  const seat = await casino.bareSeat();
  const { status } = await post(signed(Object.entries(fieldsOf(seat, { round_id: 'x'.repeat(70_000) }))));
  expect(status).toBe(400);
  expect(await transactionsOf(seat)).toBe(0);
});

/** Signed callbacks of a dishonest aggregator. */
const nonsense: readonly (readonly [what: string, changes: Readonly<Record<string, string>>, answer: object])[] = [
  ['a negative win', { amount: '-10' }, REFUSED],
  ['a win of no number', { amount: 'NaN' }, REFUSED],
  ['an endless win', { amount: 'Infinity' }, REFUSED],
  ['a win in exponents', { amount: '1e9' }, REFUSED],
  ['a win finer than money', { amount: '0.001' }, REFUSED],
  ['a win of thirteen digits', { amount: '1000000000000' }, REFUSED],
  ['a bet of all there is and a hundredth', { action: 'bet', type: 'bet', amount: '1000.01' }, NO_FUNDS],
  ['the greatest bet there can be', { action: 'bet', type: 'bet', amount: '999999999999.99' }, NO_FUNDS],
  ['a negative bet', { action: 'bet', type: 'bet', amount: '-10' }, REFUSED],
  ['a transfer', { action: 'transfer' }, REFUSED],
  ['another currency', { currency: 'USD' }, REFUSED],
  ['a session of play money', { session_id: 'demo', player_id: 'demo' }, REFUSED],
  ['a session that never was', { session_id: randomUUID() }, REFUSED],
  ['a session that is SQL', { session_id: `x' OR true --` }, REFUSED],
  ['a transaction with a NUL', { transaction_id: 'a\0b' }, REFUSED],
  [
    'a refund of itself',
    { action: 'refund', type: 'bet', transaction_id: 'self', bet_transaction_id: 'self' },
    REFUSED,
  ],
];

it.each(nonsense)('%s moves nothing', async (_what, changes, answer) => {
  const seat = await casino.bareSeat();
  expect(await casino.send(fieldsOf(seat, changes))).toEqual(answer);
  expect([await casino.balance(seat), await transactionsOf(seat)]).toEqual([CREDIT, 0]);
});

describe('another player’s', () => {
  it.each(['player_id', 'session_id'] as const)('%s in a callback moves nothing of either', async (name) => {
    const [one, other] = [await casino.bareSeat(), await casino.bareSeat()];
    expect(await casino.send(fieldsOf(one, { [name]: fieldsOf(other)[name] ?? '' }))).toEqual(REFUSED);
    expect([await casino.balance(one), await casino.balance(other)]).toEqual([CREDIT, CREDIT]);
  });

  it('bet that a refund named beforehand is not taken for free', async () => {
    const [one, other] = [await casino.bareSeat(), await casino.bareSeat()];
    const bet = newId();
    expect(await casino.refund(one, newId(), bet, '10')).toEqual(DONE);
    expect(await casino.bet(other, bet, '10')).toEqual(REFUSED);
    expect(await casino.bet(one, bet, '10')).toEqual(DONE); // answered, and never taken
    expect([await casino.balance(one), await casino.balance(other)]).toEqual([CREDIT, CREDIT]);
  });

  it('refund that a rollback named beforehand is not answered as done', async () => {
    const [one, other] = [await casino.bareSeat(), await casino.bareSeat()];
    const [bet, refund] = [newId(), newId()];
    await casino.bet(other, bet, '10');
    expect(await casino.rollback(one, newId(), [['refund', refund, '10']])).toEqual(DONE);
    expect(await casino.refund(other, refund, bet, '10')).toEqual(REFUSED);
    expect(await casino.balance(other)).toBe(CREDIT - 1_000n);
  });

  it('win cannot be rolled back, not even beside one’s own', async () => {
    const [one, other] = [await casino.bareSeat(), await casino.bareSeat()];
    const [ownId, foreign] = [newId(), newId()];
    await casino.win(one, ownId, '10');
    await casino.win(other, foreign, '10');
    const both = [
      ['win', ownId, '10'],
      ['win', foreign, '10'],
    ] as const;
    expect(await casino.rollback(one, newId(), both)).toEqual(REFUSED);
    expect([await casino.balance(one), await casino.balance(other)]).toEqual([CREDIT + 1_000n, CREDIT + 1_000n]);
  });
});

it('a win without a bet counts towards nothing', async () => {
  const seat = await casino.bareSeat();
  await casino.win(seat, newId(), '25');
  expect(await casino.stats(seat)).toMatchObject({ totalBetMinor: 0n, wagerBetMinor: 0n, totalGames: 0 });
});

it('a bet that was taken before its session ended is not answered as another one', async () => {
  const seat = await casino.bareSeat();
  const bet = newId();
  const first = await casino.bet(seat, bet, '10');
  await openSession(casino.server.db, seat.player.userId, { game: 'g2' });
  expect(await casino.bet(seat, bet, '500')).toEqual(REFUSED);
  expect(await casino.bet(seat, bet, '10')).toEqual(first);
  expect(await casino.balance(seat)).toBe(CREDIT - 1_000n);
});

it.each([
  ['a break', 'limits.timeOut', { for: 'day' }],
  ['self-exclusion', 'limits.selfExclude', { for: 'forever' }],
])('during %s no bet is taken, and wins are paid', async (_what, call, payload) => {
  const seat = await casino.seat();
  await seat.player.call(call, payload);
  expect(await casino.bet(seat, newId(), '10')).toEqual(NO_FUNDS);
  expect(await casino.win(seat, newId(), '10')).toEqual(DONE);
});

describe('at once', () => {
  const many = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const taken = (answers: readonly unknown[]): number =>
    answers.filter((answer) => typeof answer === 'object' && answer !== null && 'transaction_id' in answer).length;

  it('no more bets are taken than the balance covers', async () => {
    const seat = await casino.bareSeat();
    const answers = await many(20, (index) => casino.bet(seat, newId(), '100', { round_id: `r${index}` }));
    expect([taken(answers), await casino.balance(seat)]).toEqual([10, 0n]);
  });

  it('no more bets are taken than the player’s limit leaves', async () => {
    const seat = await casino.seat();
    await seat.player.call('limits.set', { kind: 'wager', period: 'day', amount: 5_000 });
    const answers = await many(20, (index) => casino.bet(seat, newId(), '10', { round_id: `r${index}` }));
    expect([taken(answers), await casino.balance(seat)]).toEqual([5, 95_000n]);
  });

  it('a bet is given back once, under however many ids', async () => {
    const seat = await casino.bareSeat();
    const bet = newId();
    await casino.bet(seat, bet, '100');
    const answers = await many(20, (index) =>
      index % 2 === 0
        ? casino.refund(seat, newId(), bet, '100')
        : casino.rollback(seat, newId(), [['bet', bet, '100']]),
    );
    expect([taken(answers), await casino.balance(seat)]).toEqual([20, CREDIT]);
  });
});
