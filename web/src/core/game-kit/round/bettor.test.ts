import type { PlacedBet, RoundSummary } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../connection/call-error.ts';
import { createStore } from '../../store/store.ts';
import { createProblemOf } from '../bet/problem.ts';
import { createBetSender } from '../bet/sender.ts';
import { createSharedBettor, type BettorRound } from './bettor.ts';

const placed = (roundId: string): PlacedBet => ({
  success: true,
  betId: `bet-in-${roundId}`,
  roundId,
  stakeMinor: 100,
  balance: 900,
  at: 1,
});

const problemOf = createProblemOf({ 3: 'closed', 5: 'refused' });
const turn = (): Promise<unknown> => new Promise(setImmediate);

/** A bettor at a table whose round is as the test says. */
const sitDown = (...answers: (PlacedBet | Error)[]) => {
  const round = createStore<BettorRound>({
    roundId: 'a',
    open: true,
    over: undefined,
    payoutOf: () => undefined,
  });
  let sent = 0;
  let rows: Partial<RoundSummary>[] = [];
  const balances: number[] = [];
  const bettor = createSharedBettor<{ bet: number }>({
    sender: createBetSender({
      async call() {
        const next = answers[sent];
        sent += 1;
        if (!next || next instanceof Error) throw next ?? new Error('no answer was given for this call');
        return next;
      },
      problemOf,
      wait: async () => undefined,
      online: async () => undefined,
      newId: () => 'id',
    }),
    round: round.get,
    onRound: round.subscribe,
    history: async () => rows as RoundSummary[],
    onPlaced: ({ balance }) => balances.push(balance),
  });
  const stop = new AbortController();
  return {
    bettor,
    stop,
    balances,
    sent: () => sent,
    play: () => bettor.play({ bet: 100 }, stop.signal),
    turn(change: Partial<BettorRound>) {
      round.set({ ...round.get(), ...change });
    },
    remember(row: Partial<RoundSummary>) {
      rows = [row];
    },
  };
};

describe('a bet by hand', () => {
  test('is placed at once, and the balance told', async () => {
    const table = sitDown(placed('a'));
    expect(await table.bettor.place({ bet: 100 })).toMatchObject({ betId: 'bet-in-a' });
    expect(table.balances).toEqual([900]);
  });

  test('a refused bet by hand is none', async () => {
    const table = sitDown(new CallError({ code: 5 }));
    expect(await table.bettor.place({ bet: 100 })).toBeUndefined();
  });
});

describe('a bet of auto play', () => {
  test('is answered when its round is settled, with its own payout', async () => {
    const table = sitDown(placed('a'));
    const result = table.play();
    await turn();
    table.turn({ open: false });
    table.turn({ over: 'settled', payoutOf: (betId) => (betId === 'bet-in-a' ? 190n : undefined) });
    expect(await result).toEqual({ kind: 'settled', won: true, stakeMinor: 100n, payoutMinor: 190n });
  });

  test('waits until bets are taken', async () => {
    const table = sitDown(placed('b'));
    table.turn({ open: false, over: 'settled' });
    const result = table.play();
    await turn();
    expect(table.sent()).toBe(0);
    table.turn({ roundId: 'b', open: true, over: undefined });
    await turn();
    table.turn({ over: 'settled', payoutOf: () => 0n });
    expect(await result).toMatchObject({ kind: 'settled', won: false, payoutMinor: 0n });
  });

  test('is withdrawn when the run is stopped while it waits', async () => {
    const table = sitDown();
    table.turn({ open: false });
    const result = table.play();
    table.stop.abort();
    expect(await result).toEqual({ kind: 'withdrawn' });
    expect(table.sent()).toBe(0);
  });

  test('is seen to its end when the run is stopped after it was placed', async () => {
    const table = sitDown(placed('a'));
    const result = table.play();
    await turn();
    table.stop.abort();
    table.turn({ over: 'settled', payoutOf: () => 0n });
    expect(await result).toMatchObject({ kind: 'settled' });
  });

  test('a bet that comes too late is placed in the next round', async () => {
    const table = sitDown(new CallError({ code: 3 }), placed('b'));
    const result = table.play();
    await turn();
    expect(table.sent()).toBe(1);
    table.turn({ open: false });
    table.turn({ roundId: 'b', open: true });
    await turn();
    table.turn({ over: 'settled', payoutOf: () => 500n });
    expect(await result).toMatchObject({ kind: 'settled', payoutMinor: 500n });
  });

  test('a bet whose round ended unseen is looked up in the history', async () => {
    const table = sitDown(placed('a'));
    table.remember({ id: 'a', stakeMinor: 100, payoutMinor: 250 });
    const result = table.play();
    await turn();
    table.turn({ roundId: 'b' });
    expect(await result).toMatchObject({ kind: 'settled', payoutMinor: 250n });
  });

  test('a bet of which nothing is known ends as unknown', async () => {
    const table = sitDown(placed('a'));
    const result = table.play();
    await turn();
    table.turn({ roundId: 'b' });
    expect(await result).toEqual({ kind: 'failed', reason: 'unknown' });
  });

  test('a refused bet of auto play says so', async () => {
    const table = sitDown(new CallError({ code: 5 }));
    expect(await table.play()).toEqual({ kind: 'failed', reason: 'refused' });
  });

  test('in a void round was not played: the same is bet again', async () => {
    const table = sitDown(placed('a'));
    const result = table.play();
    await turn();
    table.turn({ over: 'voided', payoutOf: () => 100n });
    expect(await result).toMatchObject({ kind: 'delayed' });
  });
});
