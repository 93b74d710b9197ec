import { firstVersionOf, roundOpened } from 'games-engine';
import { expect, it } from 'vitest';
import { houseGames } from '../../games/registry.ts';
import { BetIntake } from './bet-intake.ts';
import type { BetOrder } from './bet-order.ts';
import { RoundState } from './round-state.ts';

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
  key: 'key',
};

const noStatement = (): never => {
  throw new Error('nothing is read here');
};

const setUp = () => {
  const game = houseGames.engine.findShared('battle');
  if (!game) throw new Error('there is no battle');
  const round = new RoundState(game, firstVersionOf(game.defaultConfig), [roundOpened(1, '0'.repeat(64), 1)]);
  const intake = new BetIntake({
    game,
    roundId: 'round',
    receiptOf: () => undefined,
    findReceipt: noStatement,
    statements: { findByKey: noStatement, findPlaced: noStatement } as never,
    insufficientCode: '6',
    closedCode: '1',
  });
  return { intake, round };
};

it('a bet that is repeated before it has its answer is placed once, and all get that answer', async () => {
  const { intake, round } = setUp();
  const answers = Array.from({ length: 50 }, (_, at) => intake.add(order, 2 + at));
  const accepted = intake.judge(round);
  expect([accepted.length, intake.firstArrivedAt]).toEqual([1, undefined]); // one statement, nothing waits for the next
  await intake.answer(accepted, [{ status: 'placed', balanceMinor: 9000n } as never]);
  const placed = await Promise.all(answers);
  expect(new Set(placed).size).toBe(1);
  expect(placed[0]).toMatchObject({ betId: accepted[0]?.id, balanceMinor: 9000n });
});

it('another request under its key, another player’s and a bet without a key wait for their own turn', () => {
  const { intake, round } = setUp();
  const others = [
    { ...order, stakeMinor: 2000n },
    { ...order, userId: 8n },
    { ...order, key: null },
  ];
  for (const each of [order, ...others]) void intake.add(each, 2);
  expect(intake.judge(round).map(({ order: { userId } }) => userId)).toEqual([7n, 8n]);
  expect(intake.firstArrivedAt).toBe(2);
  expect(intake.judge(round)).toHaveLength(1);
  expect(intake.judge(round)).toHaveLength(1);
});

it('is forgotten with its answer: the next one under its key asks the database', async () => {
  const { intake, round } = setUp();
  const first = intake.add(order, 2);
  intake.rejectAll(new Error('stopped'));
  await expect(first).rejects.toThrow('stopped');
  void intake.add(order, 3);
  expect(intake.judge(round)).toHaveLength(1);
});
