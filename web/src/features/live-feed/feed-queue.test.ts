import * as fc from 'fast-check';
import { LIVE_FEED_ROWS, type LiveBet } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { emptyFeed, feedReducer, HOLD_MS, type FeedAction, type FeedQueue } from './feed-store.ts';

const bet = (id: number, at = id * 10): LiveBet => ({
  id: `round-${id}`,
  game: 'dice',
  nick: 'ann',
  bet: 1000,
  multiplierPpm: 0,
  amount: 0,
  at,
});
const later = 1_000_000_000;
const play = (actions: readonly FeedAction[], from: FeedQueue = emptyFeed): FeedQueue =>
  actions.reduce(feedReducer, from);
const push = (id: number): FeedAction => ({ type: 'pushed', bet: bet(id) });
const tick: FeedAction = { type: 'tick', now: later };
const ids = (bets: readonly LiveBet[]): string[] => bets.map(({ id }) => id);
const filled = play([{ type: 'loaded', rows: Array.from({ length: LIVE_FEED_ROWS }, (_, i) => bet(100 - i)) }]);

describe('the queue of the live feed', () => {
  it('lets a pushed bet wait for the next second', () => {
    const feed = play([push(1)]);
    expect(feed.rows).toEqual([]);
    expect(ids(feed.waiting)).toEqual(['round-1']);
  });

  it('shows one bet a second at the top, in the order of arrival', () => {
    const first = play([push(1), push(2), tick]);
    expect(ids(first.rows)).toEqual(['round-1']);
    expect(ids(play([tick], first).rows)).toEqual(['round-2', 'round-1']);
  });

  it('drops the last row when the table is full', () => {
    const feed = play([push(101), tick], filled);
    expect(feed.rows).toHaveLength(LIVE_FEED_ROWS);
    expect(ids(feed.rows)[0]).toBe('round-101');
    expect(ids(feed.rows)).not.toContain('round-91');
  });

  it('holds a bet back until its scene has told the result', () => {
    const waiting = play([push(5)]);
    expect(play([{ type: 'tick', now: bet(5).at + HOLD_MS - 1 }], waiting)).toBe(waiting);
    expect(ids(play([{ type: 'tick', now: bet(5).at + HOLD_MS }], waiting).rows)).toEqual(['round-5']);
  });

  it('shows the same round once, however often it is pushed or loaded', () => {
    expect(play([push(100)], filled)).toBe(filled);
    expect(play([push(200), push(200)], filled).waiting).toHaveLength(1);
    expect(play([push(100), { type: 'loaded', rows: filled.rows }]).waiting).toEqual([]);
  });

  it('keeps waiting bets that are newer than a loaded table and forgets the older ones', () => {
    const feed = play([push(3), push(500), { type: 'loaded', rows: filled.rows }]);
    expect(ids(feed.waiting)).toEqual(['round-500']);
  });

  it('keeps the newest when more is pushed than could soon be shown', () => {
    const { waiting } = play(Array.from({ length: LIVE_FEED_ROWS + 5 }, (_, id) => push(id)));
    expect(waiting).toHaveLength(LIVE_FEED_ROWS);
    expect(ids(waiting).at(-1)).toBe(`round-${LIVE_FEED_ROWS + 4}`);
  });

  it('forgets what waits when nobody looks', () => {
    expect(play([push(1), { type: 'paused' }])).toEqual(emptyFeed);
  });

  it('gives back the same object when a second changes nothing', () => {
    expect(play([tick], filled)).toBe(filled);
    expect(play([{ type: 'paused' }], filled)).toBe(filled);
  });

  it('stays bounded and without repeats under any history', () => {
    const action = fc.oneof(
      fc.nat(60).map(push),
      fc.constant(tick),
      fc.constant<FeedAction>({ type: 'paused' }),
      fc
        .uniqueArray(fc.nat(60), { maxLength: 14 })
        .map((list): FeedAction => ({ type: 'loaded', rows: list.map((id) => bet(id)) })),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 200 }), (history) => {
        const { rows, waiting } = play(history);
        expect(rows.length).toBeLessThanOrEqual(LIVE_FEED_ROWS);
        expect(waiting.length).toBeLessThanOrEqual(LIVE_FEED_ROWS);
        const all = ids([...rows, ...waiting]);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
