import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CREDIT, DONE, newId, openCasino, REFUSED, type TestCasino } from './testing/casino-fixtures.ts';

let casino: TestCasino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close()); // no law of the ledger is broken

/** Histories of a bet of 10, a win of 25 and what takes them back: by how much the player is richer after them, in hundredths. */
type Step = readonly [action: 'bet' | 'win' | 'refund' | 'rollback', id: string, ...undone: string[]];
const histories: readonly (readonly [what: string, steps: readonly Step[], changeMinor: bigint])[] = [
  ['a win without a bet is a prize', [['win', 'w']], 2_500n],
  [
    'a refund after the win gives the stake back, and leaves the win',
    [
      ['bet', 'b'],
      ['win', 'w'],
      ['refund', 'f', 'b'],
    ],
    2_500n,
  ],
  [
    'two refunds of one bet give it back once',
    [
      ['bet', 'b'],
      ['refund', 'f', 'b'],
      ['refund', 'g', 'b'],
    ],
    0n,
  ],
  [
    'two rollbacks of one bet give it back once',
    [
      ['bet', 'b'],
      ['rollback', 'x', 'b'],
      ['rollback', 'y', 'b'],
    ],
    0n,
  ],
  [
    'a rollback of a bet that was refunded gives nothing more',
    [
      ['bet', 'b'],
      ['refund', 'f', 'b'],
      ['rollback', 'x', 'b'],
    ],
    0n,
  ],
  [
    'a refund of a bet that was rolled back gives nothing more',
    [
      ['bet', 'b'],
      ['rollback', 'x', 'b'],
      ['refund', 'f', 'b'],
    ],
    0n,
  ],
  [
    'a rollback of a bet and of its refund leaves nothing of both',
    [
      ['bet', 'b'],
      ['refund', 'f', 'b'],
      ['rollback', 'x', 'b', 'f'],
    ],
    0n,
  ],
  [
    'a rollback of a refund lets its bet stand',
    [
      ['bet', 'b'],
      ['refund', 'f', 'b'],
      ['rollback', 'x', 'f'],
    ],
    -1_000n,
  ],
  [
    'a refund of a bet that stands again gives it back',
    [
      ['bet', 'b'],
      ['refund', 'f', 'b'],
      ['rollback', 'x', 'f'],
      ['refund', 'g', 'b'],
    ],
    0n,
  ],
  [
    'of two refunds one stands when the other is rolled back',
    [
      ['bet', 'b'],
      ['refund', 'f', 'b'],
      ['refund', 'g', 'b'],
      ['rollback', 'x', 'f'],
    ],
    0n,
  ],
  [
    'a bet stands when both of its refunds are rolled back',
    [
      ['bet', 'b'],
      ['refund', 'f', 'b'],
      ['refund', 'g', 'b'],
      ['rollback', 'x', 'f'],
      ['rollback', 'y', 'g'],
    ],
    -1_000n,
  ],
  [
    'a rolled back refund of a bet that never came leaves it untaken',
    [
      ['refund', 'f', 'b'],
      ['rollback', 'x', 'f'],
      ['bet', 'b'],
    ],
    0n,
  ],
  [
    'a refund that comes after it was rolled back gives nothing',
    [
      ['bet', 'b'],
      ['rollback', 'x', 'f'],
      ['refund', 'f', 'b'],
    ],
    -1_000n,
  ],
  [
    'a win that comes after it was rolled back is not paid',
    [
      ['bet', 'b'],
      ['rollback', 'x', 'w'],
      ['win', 'w'],
    ],
    -1_000n,
  ],
  [
    'a round that is rolled back before it comes never takes place',
    [
      ['rollback', 'x', 'b', 'w'],
      ['win', 'w'],
      ['bet', 'b'],
    ],
    0n,
  ],
];

const amounts = { b: '10', w: '25', f: '10', g: '10' } as Readonly<Record<string, string>>;
const kinds = { b: 'bet', w: 'win', f: 'refund', g: 'refund' } as Readonly<Record<string, string>>;

it.each(histories)('%s, however often each is sent', async (_what, steps, changeMinor) => {
  const seat = await casino.bareSeat();
  const suffix = randomUUID();
  const named = (id: string): string => `${id}-${suffix}`;
  const take = ([action, id, ...undone]: Step) => {
    if (action === 'bet' || action === 'win') return casino[action](seat, named(id), amounts[id] ?? '');
    if (action === 'refund') return casino.refund(seat, named(id), named(undone[0] ?? ''), '10');
    const list = undone.map((each) => [kinds[each] ?? '', named(each), amounts[each] ?? ''] as const);
    return casino.rollback(seat, named(id), list);
  };
  for (const step of steps) for (let times = 0; times < 2; times += 1) expect(await take(step)).toEqual(DONE);
  for (const step of steps) expect(await take(step)).toEqual(DONE);
  expect(await casino.balance(seat)).toBe(CREDIT + changeMinor);
});

it('a refund of more than its bet gives back the bet', async () => {
  const seat = await casino.bareSeat();
  const bet = newId();
  await casino.bet(seat, bet, '10');
  expect(await casino.refund(seat, newId(), bet, '9999')).toEqual(DONE);
  expect(await casino.balance(seat)).toBe(CREDIT);
});

it('a rollback that lists one thing twice, or as what it is not, takes it back once, or not', async () => {
  const seat = await casino.bareSeat();
  const bet = newId();
  await casino.bet(seat, bet, '10');
  expect(await casino.rollback(seat, newId(), [['win', bet, '10']])).toEqual(REFUSED);
  const twice = [
    ['bet', bet, '10'],
    ['bet', bet, '10'],
  ] as const;
  expect(await casino.rollback(seat, newId(), twice)).toEqual(DONE);
  expect(await casino.balance(seat)).toBe(CREDIT);
});
