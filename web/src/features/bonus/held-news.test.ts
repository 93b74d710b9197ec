import { expect, test } from 'vitest';
import { areBonusNewsHeld, createHeldNews } from './held-news.ts';

test('news are kept while a picture of chance is shown, once, and let through when it has told them', () => {
  const news = createHeldNews();
  news.show();
  news.hold();
  news.hold();
  expect(areBonusNewsHeld()).toBe(true);
  news.release();
  news.release();
  expect(areBonusNewsHeld()).toBe(false);
});

test('a picture that is closed keeps none, also not of what it still waits for', () => {
  const news = createHeldNews();
  const close = news.show();
  news.hold();
  close();
  expect([areBonusNewsHeld(), news.isGone()]).toEqual([false, true]);
  news.hold();
  expect(areBonusNewsHeld()).toBe(false);
});
