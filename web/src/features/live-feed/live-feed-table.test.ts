import { expect, it } from 'vitest';
import { betTime } from './live-feed-table.tsx';

const at = new Date(2026, 10, 20, 9, 5, 7).getTime();

it('shows seconds within a day and the date beyond it', () => {
  expect(betTime(at, at + 5000, 'ru')).toBe('09:05:07');
  expect(betTime(at, at + 86_400_000, 'ru')).toBe('20.11, 09:05');
});
