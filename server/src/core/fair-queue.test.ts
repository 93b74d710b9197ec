import { BusyError } from 'db';
import { expect, it, vi } from 'vitest';
import { FairQueue, type FairQueueOptions } from './fair-queue.ts';

const busy = expect.any(BusyError) as Error;
const options: FairQueueOptions = { atOnce: 1, maxOfOwner: 10, maxWaiting: 20, maxWaitMs: 60_000 };

/** Work that says when it began, and ends when it is let. */
const stage = (limits: Partial<FairQueueOptions> = {}) => {
  const queue = new FairQueue({ ...options, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (
    owner: string,
    kind: string,
    { request = kind, isGone = (): boolean => false } = {},
  ): Promise<number> => {
    const answer = queue.take({ owner, kind, request, isGone }, async () => {
      const number = begun.push(`${owner} ${request}`);
      await new Promise<void>((resolve) => void ends.push(resolve));
      return number;
    });
    answer.catch(() => undefined); // requests still waiting at the end of the test are refused later, to nobody
    return answer;
  };
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, ask, endOne };
};

it('owners take turns, however much one of them asks for', async () => {
  const { ask, begun, endOne } = stage();
  for (let count = 0; count < 5; count += 1) void ask('greedy', `call ${count}`);
  void ask('modest', 'call');
  await endOne();
  expect(begun).toEqual(['greedy call 0', 'greedy call 1']);
  await endOne();
  expect(begun.at(-1)).toBe('modest call');
});

it('one of a kind is in work at a time of each owner', () => {
  const { ask, begun } = stage({ atOnce: 9 });
  for (const request of ['first', 'second']) void ask('one', 'history', { request });
  void ask('one', 'overview');
  void ask('another', 'history');
  expect(begun).toEqual(['one first', 'one overview', 'another history']);
});

it('work asked for while the same is in progress is done once more for all', async () => {
  const { ask, begun, endOne } = stage({ atOnce: 9 });
  const answers = Array.from({ length: 50 }, () => ask('one', 'overview'));
  await endOne();
  await endOne();
  expect(await Promise.all(answers)).toEqual([1, ...Array.from({ length: 49 }, () => 2)]);
  expect(begun).toHaveLength(2);
});

it('work that nobody waits for any more is not begun, and other work is', async () => {
  const { ask, begun, endOne } = stage();
  let isGone = false;
  const first = ask('one', 'first');
  const dropped = ask('one', 'dropped', { isGone: () => isGone });
  const shared = [ask('one', 'shared', { isGone: () => isGone }), ask('one', 'shared')];
  isGone = true;
  const refused = expect(dropped).rejects.toEqual(busy);
  await endOne();
  await endOne();
  await refused;
  expect(await Promise.all([first, ...shared])).toEqual([1, 2, 2]);
  expect(begun).toEqual(['one first', 'one shared']);
});

it('too much of one owner, or of all, is refused at once', async () => {
  const { queue, ask } = stage({ maxOfOwner: 2, maxWaiting: 3 });
  for (const request of ['in work', 'a', 'b']) void ask('one', 'call', { request });
  await expect(ask('one', 'call', { request: 'c' })).rejects.toEqual(busy);
  void ask('two', 'call');
  await expect(ask('three', 'call')).rejects.toEqual(busy);
  expect(queue.size).toBe(3);
});

it('work that has waited too long is refused', async () => {
  vi.useFakeTimers();
  const { queue, ask } = stage({ maxWaitMs: 1000 });
  void ask('one', 'in work');
  const late = expect(ask('one', 'late')).rejects.toEqual(busy);
  await vi.advanceTimersByTimeAsync(1000);
  await late;
  expect(queue.size).toBe(0);
  vi.useRealTimers();
});

it('a failure is the answer of all who asked, and the next piece of work begins', async () => {
  const queue = new FairQueue(options);
  const asked = { owner: 'one', kind: 'call', request: 'call', isGone: () => false };
  await expect(queue.take(asked, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.take(asked, () => 1)).toBe(1);
});
