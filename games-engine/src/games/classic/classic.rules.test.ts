import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../core/fairness.vectors.json' with { type: 'json' };
import { simulationSource } from '../../core/simulation.ts';
import { commitmentOf, FairStream, type IntSource } from '../../core/stream.ts';
import { chiSquare } from '../../core/statistics/chi-square.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { classicDefaultConfig as config } from './classic.config.ts';
import {
  classicBetRefusal,
  classicPayouts,
  classicPot,
  classicWinPayout,
  drawClassic,
  holderOfTicket,
  type ClassicBetAsked,
  type ClassicCode,
  classicShares,
} from './classic.rules.ts';
import { betBy } from './testing/round.ts';
import { classic } from './index.ts';

const stakes = (...amounts: readonly bigint[]) => amounts.map((stakeMinor) => ({ stakeMinor }));
const amounts = fc.array(fc.bigInt({ min: 1n, max: 1_000_000_000n }), { minLength: 1, maxLength: 30 });

describe('classic tickets', () => {
  it.each<[bigint[], number, number]>([
    [[100n], 1, 0],
    [[100n], 100, 0],
    [[100n], 101, -1],
    [[100n, 1n, 250n], 100, 0], // the last ticket of a bet
    [[100n, 1n, 250n], 101, 1],
    [[100n, 1n, 250n], 102, 2],
    [[100n, 1n, 250n], 351, 2],
    [[100n, 1n, 250n], 352, -1],
    [[100n, 1n, 250n], 0, -1],
    [[100n, 1n, 250n], -5, -1],
    [[100n, 1n, 250n], 1.5, -1],
    [[100n], Number.NaN, -1],
    [[], 1, -1],
  ])('the tickets of %s are contiguous: ticket %i is held by bet %i', (staked, ticket, place) => {
    expect(holderOfTicket(stakes(...staked), ticket)).toBe(place);
  });

  it('are one for each hundredth of a bet, by enumeration', () => {
    const bets = stakes(7n, 1n, 100n, 33n);
    const held = bets.map(() => 0n);
    for (let ticket = 1; ticket <= 141; ticket += 1) {
      const place = holderOfTicket(bets, ticket);
      held[place] = (held[place] ?? 0n) + 1n;
    }
    expect(held).toEqual([7n, 1n, 100n, 33n]);
  });

  it('are shared out without a gap, as the shares say it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.bigInt({ min: 1n, max: 10n ** 12n }))),
        (list) => {
          const bets = list.map(([player, stakeMinor], n) => ({ betId: `b${n}`, player, stakeMinor }));
          const shares = classicShares(bets);
          const ranges = shares.flatMap(({ tickets }) => tickets).toSorted((a, b) => a.from - b.from);
          expect(ranges.map(({ betId }) => betId)).toEqual(bets.map(({ betId }) => betId));
          ranges.forEach(({ betId, from, to }, n) => {
            expect(from).toBe(n === 0 ? 1 : (ranges[n - 1]?.to ?? 0) + 1);
            expect(bets[holderOfTicket(bets, from)]?.betId).toBe(betId);
            expect(bets[holderOfTicket(bets, to)]?.betId).toBe(betId);
          });
          expect(shares.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)).toBe(classicPot(bets));
          const whole = shares.reduce((sum, { chance }) => sum + chance, 0);
          expect(whole).toBe(bets.length > 0 ? 10_000 : 0);
        },
      ),
    );
  });

  it('name every player once, in the order of their first bets', () => {
    const [ann, bob] = classicShares([
      { betId: 'x', player: 'ann', stakeMinor: '100' },
      { betId: 'y', player: 'bob', stakeMinor: '100' },
      { betId: 'z', player: 'ann', stakeMinor: '100' },
    ]);
    expect(ann).toEqual({
      player: 'ann',
      stakeMinor: 200n,
      tickets: [
        { betId: 'x', from: 1, to: 100 },
        { betId: 'z', from: 201, to: 300 },
      ],
      chance: 6_667,
    });
    expect(bob).toMatchObject({ player: 'bob', chance: 3_333 });
  });
});

describe('classic payouts', () => {
  it.each<[bigint, number, bigint]>([
    [200n, 50_000, 190n],
    [201n, 50_000, 190n], // 190.95
    [219n, 50_000, 208n], // 208.05
    [1n, 0, 1n],
    [1n, 1, 0n],
    [9_000_000_000_000n, 50_000, 8_550_000_000_000n],
  ])('the payouts of a pot of %s at %i ppm are %s', (pot, commissionPpm, payout) => {
    expect(classicWinPayout({ ...config, commissionPpm }, pot)).toBe(payout);
  });

  it('are the pot less the commission to one bet, and lose less than a hundredth to the floor', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 500_000 }), fc.nat(), (staked, commissionPpm, pick) => {
        const bets = stakes(...staked);
        const pot = classicPot(bets);
        const ticket = 1 + (pick % Number(pot));
        const payouts = classicPayouts({ ...config, commissionPpm }, bets, { ticket });
        expect(payouts.length).toBe(bets.length);
        expect(payouts.filter((paid) => paid > 0n).length).toBeLessThanOrEqual(1);
        const paid = payouts.reduce((sum, each) => sum + each, 0n);
        expect(payouts[holderOfTicket(bets, ticket)]).toBe(paid);
        const kept = (pot - paid) * 1_000_000n - pot * BigInt(commissionPpm);
        expect(kept >= 0n && kept < 1_000_000n).toBe(true);
      }),
    );
  });
});

describe('classic’s rules for a bet', () => {
  const ann = { player: 'ann', currencyId: 2, stakeMinor: 100n };
  const eur = { ...ann, currencyId: 3 };
  const bob = { ...ann, player: 'bob' };
  it.each<[string, readonly ClassicBetAsked[], ClassicBetAsked, ClassicCode | undefined]>([
    ['accept the least stake', [], ann, undefined],
    ['refuse less', [], { ...ann, stakeMinor: 99n }, 2],
    ['accept the greatest stake', [], { ...ann, stakeMinor: 2_000_000n }, undefined],
    ['refuse more', [], { ...ann, stakeMinor: '2000001' }, 'MAX_BET'],
    ['accept a third bet', [ann, bob, ann], ann, undefined],
    ['refuse a fourth', [ann, bob, ann, ann], ann, 3],
    ['refuse a fourth, too little as it is', [ann, ann, ann], { ...ann, stakeMinor: 1n }, 3],
    ['accept another player’s other currency', [bob], eur, undefined],
    ['refuse one’s own other currency', [ann, bob], eur, 4],
    ['refuse USDIC', [], { ...ann, currencyId: 7 }, 1],
  ])('%s', (_, bets, next, code) => {
    expect(classicBetRefusal(config, bets, next, 0n)).toBe(code);
  });
});

describe('the draw of classic', () => {
  it.each(vectors.tickets.map((row) => [row.totalTickets, row] as const))(
    'the draw of %i tickets is the published one',
    (_, row) => {
      const source = new FairStream({ serverSeed: row.roundSeed, clientSeed: row.entropy, nonce: row.round });
      const pot = BigInt(row.totalTickets);
      const bets = [betBy('ann', { stakeMinor: pot / 2n }), betBy('bob', { stakeMinor: pot - pot / 2n })];
      expect(drawClassic(source, config, bets)).toMatchObject({
        ticket: row.winningTicket,
        player: BigInt(row.winningTicket) <= pot / 2n ? 'ann' : 'bob',
      });
    },
  );

  it('asks once for an integer below the number of tickets and names the holder', () => {
    const asked: number[] = [];
    const source: IntSource = { int: (n) => asked.push(n) - 1 };
    const bets = [betBy('ann'), betBy('bob')];
    expect(drawClassic(source, config, bets)).toEqual({ betId: 'bet-ann', player: 'ann', ticket: 1 });
    expect(asked).toEqual([1000]);
  });

  it('needs a bet', () => {
    expect(() => drawClassic(simulationSource('none'), config, [])).toThrow(RangeError);
  });

  it('has an outcome that its schema takes', () => {
    const outcome = drawClassic(simulationSource('schema'), config, [betBy('ann'), betBy('bob')]);
    expect(classic.outcomeSchema.parse(outcome)).toEqual(outcome);
    expect(classic.outcomeSchema.safeParse({ ...outcome, ticket: 0 }).success).toBe(false);
    expect(classic.choiceSchema.safeParse({ side: 'red' }).success).toBe(false);
  });
});

describe('many draws of classic', () => {
  const shares = [100n, 300n, 600n, 4000n, 5000n];
  const bets = shares.map((stakeMinor, n) => betBy(`p${n}`, { stakeMinor }));
  const pot = Number(classicPot(bets));
  const DRAWS = MANY_DRAWS;
  const BINS = 100;
  const due = shares.map((stake) => (DRAWS * Number(stake)) / pot);
  const even = Array.from({ length: BINS }, () => DRAWS / BINS);

  /** Counts of the winning tickets in a hundred equal bins, and of the wins of each player. */
  const spread = (source: (nonce: number) => IntSource): { tickets: number[]; wins: number[] } => {
    const tickets = even.map(() => 0);
    const wins = shares.map(() => 0);
    for (let n = 0; n < DRAWS; n += 1) {
      const { ticket, player } = drawClassic(source(n), config, bets);
      const bin = Math.floor(((ticket - 1) * BINS) / pot);
      tickets[bin] = (tickets[bin] ?? 0) + 1;
      const place = Number(player.slice(1));
      wins[place] = (wins[place] ?? 0) + 1;
    }
    return { tickets, wins };
  };

  it('draws of the fairness stream fall evenly on the tickets and by stake on the players', () => {
    const serverSeed = commitmentOf('classic');
    const { tickets, wins } = spread((nonce) => new FairStream({ serverSeed, clientSeed: 'even', nonce }));
    expect(chiSquare(tickets, even).p).toBeGreaterThan(0.001);
    expect(chiSquare(wins, due).p).toBeGreaterThan(0.001);
  });

  it('draws that never reach the last ticket in a hundred are not even', () => {
    const source = simulationSource('uneven');
    const { tickets, wins } = spread(() => ({ int: (n) => source.int(n - n / 100) }));
    expect(chiSquare(tickets, even).p).toBeLessThan(0.001);
    expect(chiSquare(wins, due).p).toBeLessThan(0.001);
  });
});
