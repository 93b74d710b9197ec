import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classicShares, holderOfTicket } from 'games-engine/classic';
import { edgesPassed, placeOfTicket, reelOf, travelTo, ticketAt, tileIndexAt, type HeldTickets } from './reel.ts';

const bets = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 2_000_000 })), { minLength: 1, maxLength: 40 });
type Bets = readonly (readonly [number, number])[];

const heldOf = (list: Bets): HeldTickets[] => {
  const shares = classicShares(
    list.map(([player, stake], n) => ({ betId: `b${n}`, player: `p${player}`, stakeMinor: BigInt(stake) })),
  );
  return shares.flatMap(({ tickets }, place) => tickets.map(({ from, to }) => ({ place, from, to })));
};
const potOf = (list: Bets): number => list.reduce((sum, [, stake]) => sum + stake, 0);

describe('the reel', () => {
  it('has every ticket once, each on a place of the same width', () => {
    fc.assert(
      fc.property(bets, fc.uuid(), (list, id) => {
        const reel = reelOf(heldOf(list), id);
        const pot = potOf(list);
        const byTicket = reel.tiles.toSorted((a, b) => a.from - b.from);
        byTicket.forEach(({ from, to, width }, n) => {
          expect(from).toBe(n === 0 ? 1 : (byTicket[n - 1]?.to ?? 0) + 1);
          expect(width).toBeCloseTo((to - from + 1) / pot, 9);
        });
        expect(byTicket.at(-1)?.to).toBe(pot);
        expect((reel.tiles.at(-1)?.x ?? 0) + (reel.tiles.at(-1)?.width ?? 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('stops on the very ticket that was drawn, in a tile of its holder', () => {
    fc.assert(
      fc.property(bets, fc.uuid(), fc.nat(), (list, id, pick) => {
        const held = heldOf(list);
        const reel = reelOf(held, id);
        const ticket = 1 + (pick % potOf(list));
        const end = reel.start + travelTo(reel, ticket);
        expect(ticketAt(reel, end)).toBe(ticket);
        const stakes = list.map(([, stake]) => ({ stakeMinor: BigInt(stake) }));
        const holder = list[holderOfTicket(stakes, ticket)]?.[0];
        const players = [...new Set(list.map(([player]) => player))];
        expect(players[reel.tiles[tileIndexAt(reel, end)]?.place ?? -1]).toBe(holder);
        expect(end - reel.start).toBeGreaterThanOrEqual(2);
        expect(end - reel.start).toBeLessThan(3 + 1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same for the same round and another for another', () => {
    const held = heldOf([
      [0, 700],
      [1, 400],
      [2, 900],
    ]);
    expect(reelOf(held, 'one')).toEqual(reelOf(held, 'one'));
    expect(reelOf(held, 'one')).not.toEqual(reelOf(held, 'two'));
  });

  it('runs one way only and passes every edge once', () => {
    const reel = reelOf(
      heldOf([
        [0, 700],
        [1, 400],
      ]),
      'run',
    );
    let [last, edges] = [reel.start, edgesPassed(reel, reel.start)];
    for (let step = 1; step <= 1000; step += 1) {
      const position = reel.start + (travelTo(reel, 555) * step) / 1000;
      expect(position).toBeGreaterThan(last);
      expect(edgesPassed(reel, position) - edges).toBeGreaterThanOrEqual(0);
      [last, edges] = [position, edgesPassed(reel, position)];
    }
    expect(edges - edgesPassed(reel, reel.start)).toBeGreaterThan(2 * reel.tiles.length - 1);
  });

  it('puts other players between a player’s tiles while there are any', () => {
    const { tiles } = reelOf(
      heldOf([
        [0, 500],
        [1, 500],
      ]),
      'mixed',
    );
    const neighbours = tiles.filter(({ place }, n) => n > 0 && tiles[n - 1]?.place === place);
    expect(tiles.length).toBe(26);
    expect(neighbours.length).toBeLessThan(8);
  });

  it('gives a single ticket its place beside a million', () => {
    const reel = reelOf(
      heldOf([
        [0, 2_000_000],
        [1, 1],
      ]),
      'tiny',
    );
    expect(ticketAt(reel, placeOfTicket(reel, 2_000_001))).toBe(2_000_001);
  });
});
