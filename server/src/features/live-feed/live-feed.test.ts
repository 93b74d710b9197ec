import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveBet } from '../../../contract/features/live-feed.contract.ts';
import { createLiveFeed } from './live-feed.ts';

const bet = (id: number, amount = 0): LiveBet => ({
  id: String(id),
  game: 'dice',
  nick: 'nick',
  bet: 100,
  multiplierPpm: 0,
  amount,
  at: id,
});

const buildFeed = () => {
  const sent: string[] = [];
  const feed = createLiveFeed({
    sink: {
      toAll: (type, { id }) => sent.push(`${type} ${id}`),
      toUser: (userId, { id }) => sent.push(`user${userId} ${id}`),
    },
    bigWinMinor: 1000n,
    initial: { all: [], big: [], wins: [] },
  });
  return { feed, sent };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('sends one row per second and tab, however many bets come', () => {
  const { feed, sent } = buildFeed();
  for (let id = 0; id < 3; id += 1) feed.add(7n, bet(id));
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['all 0', 'user7 0']);
  vi.advanceTimersByTime(2000);
  expect(sent.filter((row) => row.startsWith('all'))).toEqual(['all 0', 'all 1', 'all 2']);
});

it('keeps no more waiting than the table has rows, and those the newest', () => {
  const { feed, sent } = buildFeed();
  for (let id = 0; id < 100; id += 1) feed.add(7n, bet(id));
  vi.advanceTimersByTime(60_000);
  expect(sent.filter((row) => row.startsWith('all'))).toEqual(
    Array.from({ length: 10 }, (_, row) => `all ${90 + row}`),
  );
  expect(feed.recent().all.map(({ id }) => id)).toEqual(['99', '98', '97', '96', '95', '94', '93', '92', '91', '90']);
});

it('shows a win among the big ones from the configured amount on', () => {
  const { feed, sent } = buildFeed();
  feed.add(7n, bet(1, 999));
  feed.add(7n, bet(2, 1000));
  feed.add(7n, { ...bet(3, 1000), bet: 1000 }); // paid back, and nothing won
  vi.advanceTimersByTime(1000);
  expect(sent.filter((row) => row.startsWith('big'))).toEqual(['big 2']);
  expect(feed.recent().big.map(({ id }) => id)).toEqual(['2']);
});

it('remembers wins in own games apart, however many losses follow', () => {
  const { feed } = buildFeed();
  feed.add(7n, bet(1, 101));
  feed.add(7n, bet(2, 100));
  feed.add(7n, { ...bet(3, 500), provided: { title: 'A slot', identifier: 'slot' } });
  for (let id = 4; id < 50; id += 1) feed.add(7n, bet(id));
  expect(feed.recent().wins.map(({ id }) => id)).toEqual(['1']);
});

it('has no timer while nothing waits', () => {
  const { feed } = buildFeed();
  expect(vi.getTimerCount()).toBe(0);
  feed.add(7n, bet(1));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(vi.getTimerCount()).toBe(0);
});
