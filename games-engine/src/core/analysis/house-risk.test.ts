import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '../fraction.ts';
import { betExposure, isRuinAbove, ruinBound, type RepeatedBet } from './house-risk.ts';

describe('the bound of ruin', () => {
  // a walk that loses one or wins one: the chance of ever losing n is (p / (1 - p)) ** n exactly
  it.each([1, 5, 40])('is exact for a walk of single steps and a bankroll of %i', (bankroll) => {
    const bet = { chance: fraction(2n, 5n), stakeMinor: 1n, payoutMinor: 2n };
    expect(ruinBound(bet, bankroll)).toBeCloseTo((2 / 3) ** bankroll, 10);
  });

  it('is certain without an edge, and nothing where the house cannot lose', () => {
    expect(ruinBound({ chance: fraction(1n, 2n), stakeMinor: 1n, payoutMinor: 2n }, 100)).toBe(1);
    expect(ruinBound({ chance: fraction(1n, 2n), stakeMinor: 5n, payoutMinor: 5n }, 100)).toBe(0);
  });

  it('is judged without being found, alike', () => {
    const bets = fc.record({
      chance: fc.integer({ min: 1, max: 999 }).map((wins) => fraction(BigInt(wins), 1000n)),
      stakeMinor: fc.bigInt({ min: 1n, max: 10_000n }),
      payoutMinor: fc.bigInt({ min: 0n, max: 500_000n }),
    });
    fc.assert(
      fc.property(
        bets,
        fc.integer({ min: 1, max: 10 ** 8 }),
        fc.double({ min: 1e-6, max: 0.9, noNaN: true }),
        (bet, bankroll, chance) => {
          const exact = ruinBound(bet satisfies RepeatedBet, bankroll);
          if (Math.abs(exact - chance) > 1e-9) expect(isRuinAbove(bet, bankroll, chance)).toBe(exact > chance);
        },
      ),
    );
  });
});

it('a bet costs the house most at the least stake that is paid most', () => {
  const stakes = fc.record({
    minStakeMinor: fc.integer({ min: 1, max: 50 }),
    span: fc.nat(200),
    cap: fc.integer({ min: 1, max: 3000 }),
  });
  fc.assert(
    fc.property(
      stakes,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 30 }),
      ({ minStakeMinor, span, cap }, num, den) => {
        const config = {
          minStakeMinor,
          maxStakeMinor: minStakeMinor + span,
          payoutCap: { betMinor: cap, roundMinor: cap },
        };
        const paid = Array.from({ length: span + 1 }, (_, n) => {
          const stake = minStakeMinor + n;
          return { stake, payout: Math.min(cap, Math.floor((stake * num) / den)) };
        });
        const { payoutMinor, lossMinor } = betExposure(config, fraction(BigInt(num), BigInt(den)));
        expect(Number(payoutMinor)).toBe(Math.max(...paid.map(({ payout }) => payout)));
        expect(Number(lossMinor)).toBe(Math.max(0, ...paid.map(({ stake, payout }) => payout - stake)));
      },
    ),
  );
});
