import fc from 'fast-check';
import { games, toNumber } from 'games-engine';
import { battle } from 'games-engine/battle';
import { classic } from 'games-engine/classic';
import { coinflip } from 'games-engine/coinflip';
import { dice, ROLLS, type DiceChoice } from 'games-engine/dice';
import { mines, minesPayout, nextSafeProbability, safeCells } from 'games-engine/mines';
import { wheel, WHEEL_SEGMENTS } from 'games-engine/wheel';
import { describe, expect, it } from 'vitest';
import { gameMoments, type Moments, type SettledBet, type SettledSolo } from './moments.ts';

/** Mean and variance of payouts that are equally likely. */
const enumerated = (payouts: readonly number[]): Moments => {
  const mean = payouts.reduce((total, paid) => total + paid, 0) / payouts.length;
  return { mean, variance: payouts.reduce((total, paid) => total + (paid - mean) ** 2, 0) / payouts.length };
};

const expectSame = (found: Moments, due: Moments): void => {
  expect(found.mean).toBeCloseTo(due.mean, 6);
  expect(found.variance / Math.max(due.variance, 1)).toBeCloseTo(due.variance / Math.max(due.variance, 1), 9);
};

const soloOf = (game: 'dice' | 'mines', config: object, round: SettledSolo): Moments => {
  const moments = gameMoments[game];
  if (moments.hosting !== 'solo') throw new Error('not a solo game');
  return moments.of(config, round);
};

const sharedOf = (game: 'battle' | 'wheel' | 'classic' | 'coinflip', bets: readonly SettledBet[]): Moments => {
  const moments = gameMoments[game];
  if (moments.hosting !== 'shared') throw new Error('not a shared game');
  return moments.of(games[game].defaultConfig, bets);
};

const sum = (payouts: readonly bigint[]): number => Number(payouts.reduce((total, paid) => total + paid, 0n));
const stake = fc.bigInt({ min: 10n, max: 100_000n });

/** Bets as a shared game's payouts take them. */
const asBets = <Choice extends object>(bets: readonly { stakeMinor: bigint; choice: Choice }[]) =>
  bets.map((bet, n) => ({
    ...bet,
    id: `0192f0c1-0000-7000-8000-00000000000${n % 10}`,
    player: `p${n}`,
    account: 'real' as const,
    currencyId: 2,
    clientSeed: 'client',
    at: n,
  }));

describe('the moments of', () => {
  it('dice are those of all its rolls', () => {
    fc.assert(
      fc.property(
        stake,
        fc.integer({ min: 500, max: 9500 }),
        fc.constantFrom('less', 'more'),
        (stakeMinor, percentBp, side) => {
          const choice = { percentBp, side } as DiceChoice;
          const config = dice.defaultConfig;
          const paid = Array.from({ length: ROLLS }, (_, roll) =>
            Number(dice.payout(config, stakeMinor, choice, { roll }, [])),
          );
          const round = { stakeMinor, choice, opened: 0, isLost: false, payoutMinor: 0n };
          expectSame(soloOf('dice', config, round), enumerated(paid));
        },
      ),
      { numRuns: 20 },
    );
  });

  // Whoever stops after `safe` cells ends in one of safe + 1 ways. Over these what is paid departs from its mean by 0 on
  // average, and by the variance in squares: so sums of rounds do too, whatever each player had in mind.
  it('mines are right for every plan, floors included', () => {
    fc.assert(
      fc.property(
        stake,
        fc
          .integer({ min: 2, max: 23 })
          .chain((minesLength) =>
            fc.tuple(fc.constant(minesLength), fc.integer({ min: 1, max: safeCells(minesLength) })),
          ),
        (stakeMinor, [minesLength, safe]) => {
          const config = mines.defaultConfig;
          const round = (opened: number, isLost: boolean): SettledSolo => ({
            stakeMinor,
            choice: { minesLength },
            opened,
            isLost,
            payoutMinor: isLost ? 0n : minesPayout(config, stakeMinor, minesLength, opened),
          });
          let [alive, departure, squares, variance] = [1, 0, 0, 0];
          const end = (p: number, ended: SettledSolo): void => {
            const moments = soloOf('mines', config, ended);
            const off = Number(ended.payoutMinor) - moments.mean;
            departure += p * off;
            squares += p * off * off;
            variance += p * moments.variance;
          };
          for (let opened = 1; opened <= safe; opened += 1) {
            const q = toNumber(nextSafeProbability({ minesLength, safe: opened - 1 }));
            end(alive * (1 - q), round(opened, true));
            alive *= q;
          }
          end(alive, round(safe, false));
          expect(Math.abs(departure) / Number(stakeMinor)).toBeLessThan(1e-6);
          expect(squares / variance).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  it('battle are those of all its numbers', () => {
    const bet = fc.record({
      stakeMinor: stake,
      choice: fc.record({ team: fc.constantFrom('red' as const, 'blue' as const) }),
    });
    fc.assert(
      fc.property(fc.array(bet, { minLength: 1, maxLength: 8 }), (bets) => {
        const paid = [1, 1000].map((number) => sum(battle.payouts(battle.defaultConfig, asBets(bets), { number })));
        expectSame(sharedOf('battle', bets), enumerated(paid)); // each half of the numbers pays one team
      }),
    );
  });

  it('the wheel are those of all its segments', () => {
    const bet = fc.record({ stakeMinor: stake, choice: fc.record({ sector: fc.integer({ min: 0, max: 3 }) }) });
    fc.assert(
      fc.property(fc.array(bet, { minLength: 1, maxLength: 8 }), (bets) => {
        const config = wheel.defaultConfig;
        const paid = Array.from({ length: WHEEL_SEGMENTS }, (_, segment) =>
          sum(wheel.payouts(config, asBets(bets), { segment, sector: config.segments[segment] ?? 0, source: 'chain' })),
        );
        expectSame(sharedOf('wheel', bets), enumerated(paid));
      }),
    );
  });

  it('a pot leave nothing to luck', () => {
    const bets = asBets([
      { stakeMinor: 101n, choice: {} },
      { stakeMinor: 102n, choice: {} },
    ]);
    const { mean, variance } = sharedOf('classic', bets);
    const tickets = Array.from({ length: 203 }, (_, ticket) => ({
      betId: ticket < 101 ? (bets[0]?.id ?? '') : (bets[1]?.id ?? ''),
      player: ticket < 101 ? 'p0' : 'p1',
      ticket: ticket + 1,
    }));
    expect(new Set(tickets.map((outcome) => sum(classic.payouts(classic.defaultConfig, bets, outcome))))).toEqual(
      new Set([mean]),
    );
    expect(variance).toBe(0);
    const room = asBets([
      { stakeMinor: 101n, choice: { side: 'heads' as const } },
      { stakeMinor: 101n, choice: { side: 'tails' as const } },
    ]);
    const flips = [
      { side: 'heads', ticket: 1, winner: 'creator' },
      { side: 'tails', ticket: 202, winner: 'joiner' },
    ] as const;
    for (const outcome of flips) {
      const paid = sum(coinflip.payouts(coinflip.defaultConfig, room, outcome));
      expect(sharedOf('coinflip', room)).toEqual({ mean: paid, variance: 0 });
    }
  });
});
