import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CREDIT,
  DONE,
  newId,
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

type Named = readonly [action: 'bet' | 'win' | 'refund', id: string, amount: string];

/** The bet of a round, named as a rollback does. */
const betOn = async (seat: Seat, round: string, amount: string, finished?: '0' | '1'): Promise<Named> => {
  const id = newId();
  expect(await casino.bet(seat, id, amount, { round_id: round, ...(finished && { finished }) })).toEqual(DONE);
  return ['bet', id, amount];
};
const winOn = async (seat: Seat, round: string, amount: string): Promise<Named> => {
  const id = newId();
  expect(await casino.win(seat, id, amount, { round_id: round })).toEqual(DONE);
  return ['win', id, amount];
};
const refundOf = async (seat: Seat, [, bet, amount]: Named): Promise<Named> => {
  const id = newId();
  expect(await casino.refund(seat, id, bet, amount)).toEqual(DONE);
  return ['refund', id, amount];
};

/** A player's rounds, in the order in which they began. */
const roundsOf = async ({ player: { userId } }: Seat): Promise<object[]> => {
  const { rows } = await casino.server.db.pool.query<object>(
    'SELECT sent_id AS round, stake::int, payout::int, state FROM slot_round WHERE user_id = $1 ORDER BY id',
    [userId],
  );
  return rows;
};

/** The same player in a session that follows, as on another device. */
const nextSession = async ({ player }: Seat, options: Parameters<typeof openSession>[2]): Promise<Seat> => ({
  player,
  session: await openSession(casino.server.db, player.userId, options),
});

const idOf = (answer: unknown): unknown => (answer as { transaction_id: unknown }).transaction_id;

describe('a rollback of several rounds', () => {
  it('takes back what it names, refunded or not yet here, and nothing else of them', async () => {
    const seat = await casino.bareSeat();
    const [first, win, other] = [
      await betOn(seat, 'r1', '10', '0'),
      await winOn(seat, 'r1', '25'),
      await betOn(seat, 'r1', '7'),
    ];
    const refunded = await betOn(seat, 'r2', '20');
    await refundOf(seat, refunded);
    await betOn(seat, 'r3', '5', '0');
    const [lateWin, lateBet] = [newId(), newId()];
    const named: Named[] = [first, win, refunded, ['win', lateWin, '40'], ['bet', lateBet, '3']];
    const answer = await casino.rollback(seat, newId(), named);
    expect(answer).toMatchObject({ balance: 988, rollback_transactions: named.map(([, id]) => id) });
    expect(await casino.win(seat, lateWin, '40', { round_id: 'r3' })).toEqual(DONE);
    expect(await casino.bet(seat, lateBet, '3', { round_id: 'r4' })).toEqual(DONE);
    expect(await casino.balance(seat)).toBe(CREDIT - 700n - 500n);
    expect(await roundsOf(seat)).toEqual([
      { round: 'r1', stake: 700, payout: 0, state: 'settled' },
      { round: 'r2', stake: 0, payout: 0, state: 'void' },
      { round: 'r3', stake: 500, payout: 0, state: 'open' },
    ]);
    expect(await casino.rollback(seat, newId(), [other])).toMatchObject({ balance: 995 });
  });

  it('is done once, however often and in whatever order it names them', async () => {
    const seat = await casino.bareSeat();
    const named = [await betOn(seat, 'r1', '10'), await betOn(seat, 'r2', '20'), await winOn(seat, 'r2', '50')];
    const id = newId();
    const lists = [named, named.toReversed(), [named[1], named[2], named[0]] as Named[], named];
    const answers = await Promise.all(lists.map((list) => casino.rollback(seat, id, list)));
    answers.push(await casino.rollback(seat, id, named.toReversed()));
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ balance: 1_000 }) as object));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await casino.rollback(seat, id, named.slice(1))).toEqual(REFUSED); // another one under its id
    expect(await casino.rollback(seat, id, [...named, ['bet', newId(), '1']])).toEqual(REFUSED);
    expect(await casino.balance(seat)).toBe(CREDIT);
  });

  it('gives each bet back once beside others that name it too, all at once', async () => {
    const seat = await casino.bareSeat();
    const [one, two, three] = [
      await betOn(seat, 'r1', '10'),
      await betOn(seat, 'r2', '20'),
      await betOn(seat, 'r3', '30'),
    ];
    const win = await winOn(seat, 'r1', '70');
    const lists: Named[][] = [
      [one, two, win],
      [win, three, two],
      [three, one],
    ];
    const answers = await Promise.all([
      ...lists.flatMap((list) => [casino.rollback(seat, newId(), list), casino.rollback(seat, newId(), list)]),
      casino.refund(seat, newId(), two[1], '20'),
      casino.refund(seat, newId(), three[1], '30'),
    ]);
    expect(answers).toEqual(answers.map(() => DONE));
    expect(await casino.balance(seat)).toBe(CREDIT);
    expect(await roundsOf(seat)).toEqual(
      ['r1', 'r2', 'r3'].map((round) => ({ round, stake: 0, payout: 0, state: 'void' })),
    );
  });

  it.each([
    ['in their order', (named: readonly Named[]) => named],
    ['in reverse', (named: readonly Named[]) => named.toReversed()],
  ])('holds when a refund of one of its bets is rolled back: %s', async (_how, listed) => {
    const seat = await casino.bareSeat();
    const bets = [await betOn(seat, 'r1', '10'), await betOn(seat, 'r2', '20')];
    const refunds = [];
    for (const bet of bets) refunds.push(await refundOf(seat, bet));
    expect(await casino.rollback(seat, newId(), listed(bets))).toEqual(DONE);
    for (const refund of refunds) expect(await casino.rollback(seat, newId(), [refund])).toEqual(DONE);
    expect(await casino.balance(seat)).toBe(CREDIT);
  });

  it('leaves a round open in which another bet stands again', async () => {
    const seat = await casino.bareSeat();
    const [first, second] = [await betOn(seat, 'r1', '10', '0'), await betOn(seat, 'r1', '20', '0')];
    const refund = await refundOf(seat, second);
    expect(await casino.rollback(seat, newId(), [first, refund])).toMatchObject({ balance: 980 });
    expect(await roundsOf(seat)).toEqual([{ round: 'r1', stake: 2_000, payout: 0, state: 'open' }]);
  });
});

describe('a rollback of two sessions', () => {
  it.each(['the ended one', 'the open one'])('is taken under %s, in base money of each', async (which) => {
    const seat = await casino.bareSeat();
    const inRoubles = await betOn(seat, 'r1', '100');
    const next = await nextSession(seat, { game: 'g2', currencyId: 1 });
    const inDollars = await betOn(next, 'r1', '2'); // a round of the same name, in another game
    const left = await casino.balance(seat);
    const under = which === 'the open one' ? next : seat;
    expect(await casino.rollback(under, newId(), [inRoubles, inDollars])).toEqual(DONE);
    expect([left < CREDIT - 10_000n, await casino.balance(seat)]).toEqual([true, CREDIT]);
    expect(await casino.bet(seat, newId(), '1')).toEqual(REFUSED); // nothing opens the first again
    expect(await casino.bet(next, newId(), '1')).toEqual(DONE);
  });

  it('takes from each account what was paid to it, and tells the player’s pages of both', async () => {
    const seat = await casino.seat();
    const balances = new Map<string, number>();
    seat.player.calls.on('slots', ({ payload }: { payload: { account: string; balance: number } }) =>
      balances.set(payload.account, payload.balance),
    );
    const bet = await betOn(seat, 'r1', '10');
    const next = await nextSession(seat, { game: 'g2', account: 'bonus' });
    const win = await winOn(next, 'r1', '25');
    await expect.poll(() => Object.fromEntries(balances)).toEqual({ real: 99_000, bonus: 2_500 });
    expect(await casino.rollback(next, newId(), [win, bet])).toMatchObject({ balance: 0 });
    expect([await casino.balance(seat), await casino.balance(seat, 'bonus')]).toEqual([CREDIT, 0n]);
    await expect.poll(() => Object.fromEntries(balances)).toEqual({ real: 100_000, bonus: 0 });
  });
});

describe('a rollback that names another player’s bet', () => {
  it('is refused as a whole, and reserves no name', async () => {
    const [seat, other] = [await casino.bareSeat(), await casino.bareSeat()];
    const betId = await betOn(seat, 'r1', '10');
    const foreign = await betOn(other, 'r1', '10');
    const unknown = newId();
    const id = newId();
    expect(await casino.rollback(seat, id, [['bet', unknown, '5'], betId, foreign])).toEqual(REFUSED);
    expect([await casino.balance(seat), await casino.balance(other)]).toEqual([CREDIT - 1_000n, CREDIT - 1_000n]);
    expect(await casino.bet(seat, unknown, '5', { round_id: 'r2' })).toEqual(DONE);
    expect(await casino.rollback(seat, id, [betId])).toMatchObject({ balance: 995 }); // the refused one left no trace
    expect(await casino.balance(seat)).toBe(CREDIT - 500n);
  });

  it('is refused in whatever order two players’ bets come', async () => {
    const [seat, other] = [await casino.bareSeat(), await casino.bareSeat()];
    const shared = newId();
    const betId = await betOn(seat, 'r1', '10');
    const [taken, rolledBack] = await Promise.all([
      casino.bet(other, shared, '10'),
      casino.rollback(seat, newId(), [betId, ['bet', shared, '10']]),
    ]);
    const isFirst = (await casino.balance(other)) < CREDIT;
    expect([taken, rolledBack]).toEqual(isFirst ? [DONE, REFUSED] : [REFUSED, DONE]);
    expect(await casino.balance(seat)).toBe(isFirst ? CREDIT - 1_000n : CREDIT);
  });
});
