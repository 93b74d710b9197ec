import { expect, it } from 'vitest';
import { heldText } from './slots-news.ts';

const lira = { id: 9, name: 'TRY', course: '2.5', image: 'TRY', selectable: true };

it('a held win is told of in the player’s currency', () => {
  const text = heldText({ state: 'waiting', amount: 100_000 }, lira);
  expect(text).toContain('400');
  expect(text).not.toContain('RUB');
});
