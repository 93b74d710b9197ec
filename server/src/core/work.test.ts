import { expect, it } from 'vitest';
import { createWork } from './work.ts';

it('finishes once all that was accepted has ended, and accepts nothing meanwhile', async () => {
  const work = createWork();
  expect([work.begin(), work.begin()]).toEqual([true, true]);
  let isFinished = false;
  const finished = work.finish().then(() => {
    isFinished = true;
  });
  expect(work.isFinishing()).toBe(true);
  expect(work.begin()).toBe(false);
  work.end();
  await Promise.resolve();
  expect(isFinished).toBe(false);
  work.end();
  await finished;
  expect(isFinished).toBe(true);
});

it('finishes at once when nothing was accepted', async () => {
  await createWork().finish();
});
