import { fraction } from 'games-engine';
import type { DicePlayAnswer } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../../core/connection/call-error.ts';
import { problemOf, createDiceTable, type DiceBet, type DiceTableDeps } from './table.ts';

const answer: DicePlayAnswer = {
  success: true,
  win: true,
  winAmount: 190,
  number: 1234,
  transaction_id: 'round-1',
  balance: 1090,
  stakeMinor: 100,
  nonce: 4,
  serverSeedHash: 'ab',
  at: 10_000,
  receipt: {
    account: 'real',
    clientSeed: 'seed',
    config: { hash: 'cd', version: 1 },
    index: 0,
    bets: 1,
    path: [],
    signature: '',
  },
};
const bet: DiceBet = {
  units: '1.00',
  choice: { percentBp: 5050, side: 'less' },
  turbo: false,
  calm: false,
  revealMs: 700,
  multiplier: fraction(19n, 10n),
  sounds: { roll: 40 },
};

/** A table in a world where time passes only by waiting, with a server that answers as told. */
const sitDown = (...answers: (DicePlayAnswer | Error | (() => Promise<DicePlayAnswer>))[]) => {
  const sent: Parameters<DiceTableDeps['call']>[0][] = [];
  const story: string[] = [];
  let now = 10_050;
  let ids = 0;
  const table = createDiceTable({
    async call(payload) {
      sent.push(payload);
      const next = answers[sent.length - 1];
      if (next === undefined) throw new Error('no answer was given for this call');
      if (next instanceof Error) throw next;
      return typeof next === 'function' ? next() : next;
    },
    now: () => now,
    async wait(ms) {
      now += ms;
    },
    async online() {
      story.push('online');
    },
    newId: () => `id-${(ids += 1)}`,
    onSent: () => story.push('sent'),
    onAnswer: () => story.push('answer'),
    onBalance: (minor) => story.push(`balance ${minor} at ${now}`),
    onRevealed: () => story.push(`revealed at ${now}`),
    onProblem: ({ code }) => story.push(`refused ${code}`),
  });
  return { table, sent, story };
};

describe('a bet at the dice table', () => {
  test('is sent as the wire wants it and shown before the balance tells it', async () => {
    const { table, sent, story } = sitDown(answer);
    expect(await table.play(bet)).toEqual({ kind: 'settled', won: true, stakeMinor: 100n, payoutMinor: 190n });
    expect(sent).toEqual([{ bet: '1.00', percent: '50.50', bet_type: 'less', requestId: 'id-1' }]);
    expect(story).toEqual(['sent', 'answer', 'balance 1090 at 10700', 'revealed at 10700']);
  });

  test('shows the balance at once in turbo', async () => {
    const { table, story } = sitDown(answer);
    await table.play({ ...bet, turbo: true, revealMs: 150 });
    expect(story).toEqual(['sent', 'answer', 'balance 1090 at 10050', 'revealed at 10150']);
  });

  test('is repeated with the same id for as long as the connection is lost', async () => {
    const lost = new CallError({ code: 'offline' });
    const { table, sent, story } = sitDown(lost, new CallError({ code: 'timeout' }), lost, lost, lost, answer);
    expect(await table.play(bet)).toMatchObject({ kind: 'settled' });
    expect(new Set(sent.map(({ requestId }) => requestId))).toEqual(new Set(['id-1']));
    expect(sent).toHaveLength(6);
    expect(story.filter((line) => line === 'online')).toHaveLength(5);
  });

  test('says that it is finding out while it repeats', async () => {
    const seen: boolean[] = [];
    const { table } = sitDown(new CallError({ code: 'offline' }), async () => {
      seen.push(table.store.get().recovering);
      return answer;
    });
    await table.play(bet);
    expect(seen).toEqual([true]);
    expect(table.store.get().recovering).toBe(false);
  });

  test('a bet whose answer was lost is never called refused: it may have been settled before', async () => {
    const lost = new CallError({ code: 'offline' });
    const signedOut = sitDown(lost, new CallError({ code: 0 }));
    expect(await signedOut.table.play(bet)).toEqual({ kind: 'failed', reason: 'unknown' });
    const restarting = sitDown(lost, new CallError({ code: 503 }), new CallError({ code: 7 }), answer);
    expect(await restarting.table.play(bet)).toMatchObject({ kind: 'settled' });
  });

  test('a bet whose outcome a faulty server never tells ends as unknown', async () => {
    const fault = new CallError({ code: 500, requestId: 'ref-7', msg: 'fault ref-7' });
    const { table, sent, story } = sitDown(fault, fault, fault);
    expect(await table.play(bet)).toEqual({ kind: 'failed', reason: 'unknown' });
    expect(sent).toHaveLength(3);
    expect(story.at(-1)).toBe('refused 500');
    expect(table.store.get().problem?.msg).toBe('fault ref-7');
  });

  test('a refused bet is not repeated and leaves the last round as it was', async () => {
    const { table, sent } = sitDown(answer, new CallError({ code: 5, msg: 'At least 0.10 RUB.' }));
    await table.play(bet);
    expect(await table.play(bet)).toEqual({ kind: 'failed', reason: 'refused' });
    expect(sent).toHaveLength(2);
    expect(table.store.get()).toMatchObject({
      phase: 'idle',
      round: { answer },
      problem: { code: 5, msg: 'At least 0.10 RUB.' },
    });
  });

  test('a bet during another one is not sent', async () => {
    const { table, sent } = sitDown(answer, answer);
    const [first, second] = await Promise.all([table.play(bet), table.play(bet)]);
    expect([first.kind, second.kind]).toEqual(['settled', 'delayed']);
    expect(sent).toHaveLength(1);
  });
});

describe('the meaning of a refusal', () => {
  test.each([
    [0, 'signed-out'],
    [1, 'insufficient'],
    [3, 'refused'],
    [4, 'refused'],
    [5, 'refused'],
    [6, 'insufficient'],
    [7, 'delayed'],
    [400, 'refused'],
    [409, 'refused'],
    [429, 'delayed'],
    [500, 'refused'],
    [503, 'refused'],
    ['MAX_BET', 'refused'],
    ['WAIT_CANCEL_ROUND', 'refused'],
    ['timeout', 'unknown'],
  ])('code %s is %s', (code, failure) => {
    expect(problemOf(new CallError({ code })).failure).toBe(failure);
  });

  test('500 with a reference is a fault of the server, after which nobody knows yet', () => {
    expect(problemOf(new CallError({ code: 500, requestId: 'x' })).failure).toBe('unknown');
    expect(problemOf(new Error('a bug')).failure).toBe('unknown');
  });

  test('waits as long as the server says', () => {
    expect(problemOf(new CallError({ code: 429, retryAfterMs: 1200 })).retryAfterMs).toBe(1200);
  });
});
