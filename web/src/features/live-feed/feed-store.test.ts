import { LIVE_FEED_ROWS, type LiveBet } from 'server/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFeedStore, everySecond } from './feed-store.ts';

const bet = (id: string): LiveBet => ({
  id,
  game: 'dice',
  nick: 'ann',
  bet: 1000,
  multiplierPpm: 0,
  amount: 1900,
  at: 0,
});

/** A clock that the test moves by hand. */
const handClock = () => {
  const ticks = new Set<() => void>();
  return {
    ticks,
    now: () => 1_000_000,
    everySecond(tick: () => void) {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
    second() {
      for (const tick of ticks) tick();
    },
  };
};

describe('the store of the live feed', () => {
  it('shows a queued bet a second after the one before, in a table of ten', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const store = createFeedStore({ now: () => 1_000_000, everySecond });
    const seen = () => store.rows('all').map(({ id }) => id);
    store.push('all', bet('a'));
    store.push('all', bet('b'));
    vi.advanceTimersByTime(999);
    expect(seen()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual(['b', 'a']);
    for (let count = 0; count < 20; count += 1) {
      store.push('all', bet(`more ${count}`));
      vi.advanceTimersByTime(1000);
    }
    expect([seen().length, LIVE_FEED_ROWS, seen()[0]]).toEqual([10, 10, 'more 19']);
  });

  it('costs nothing while idle: its clock runs only while there is something to show', () => {
    const clock = handClock();
    const store = createFeedStore(clock);
    expect(clock.ticks.size).toBe(0);
    store.push('all', bet('a'));
    expect(clock.ticks.size).toBe(1);
    clock.second();
    expect(clock.ticks.size).toBe(0);
  });

  it('shows the first bet at once and the next ones a second apart', () => {
    const clock = handClock();
    const store = createFeedStore(clock);
    const shown = () => store.rows('all').map(({ id }) => id);
    store.push('all', bet('a'));
    expect(shown()).toEqual(['a']);
    store.push('all', bet('b'));
    store.push('all', bet('c'));
    expect(shown()).toEqual(['a']);
    clock.second();
    expect(shown()).toEqual(['b', 'a']);
    clock.second();
    expect(shown()).toEqual(['c', 'b', 'a']);
  });

  it('tells its listeners when rows change, and not when a bet only waits', () => {
    const clock = handClock();
    const store = createFeedStore(clock);
    let calls = 0;
    const off = store.subscribe(() => (calls += 1));
    store.push('all', bet('a'));
    expect(calls).toBe(1);
    store.push('all', bet('b'));
    store.push('my', bet('c'));
    expect(calls).toBe(1);
    clock.second();
    expect(calls).toBe(2);
    off();
    store.load('big', [bet('d')]);
    expect(calls).toBe(2);
  });

  it('starts no clock for a bet that is shown already', () => {
    const clock = handClock();
    const store = createFeedStore(clock);
    store.load('all', [bet('a')]);
    store.push('all', bet('a'));
    expect(clock.ticks.size).toBe(0);
  });

  it('stands still while somebody holds it, and goes on after', () => {
    const clock = handClock();
    const store = createFeedStore(clock);
    store.hold(true);
    store.push('all', bet('a'));
    clock.second();
    expect(store.rows('all')).toEqual([]);
    store.hold(false);
    clock.second();
    expect(store.rows('all')).toHaveLength(1);
  });

  it('counts the rows that came on top since a tab was loaded', () => {
    const clock = handClock();
    const store = createFeedStore(clock);
    store.load('all', [bet('a')]);
    expect(store.shown('all')).toBe(0);
    store.push('all', bet('b'));
    expect(store.shown('all')).toBe(1);
    expect(store.shown('my')).toBe(0);
  });

  it('stops and forgets when it is paused', () => {
    const clock = handClock();
    const store = createFeedStore(clock);
    store.push('all', bet('a'));
    store.push('all', bet('b'));
    store.pause();
    expect(clock.ticks.size).toBe(0);
    store.push('all', bet('c'));
    expect(store.rows('all').map(({ id }) => id)).toEqual(['c', 'a']);
  });
});
