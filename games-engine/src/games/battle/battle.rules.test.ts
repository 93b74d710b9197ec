import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../core/fairness.vectors.json' with { type: 'json' };
import { simulationSource } from '../../core/simulation.ts';
import { FairStream, type IntSource } from '../../core/stream.ts';
import { chiSquare } from '../../core/statistics/chi-square.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { battleDefaultConfig, type BattleConfig } from './battle.config.ts';
import {
  battleBanks,
  battleBetRefusal,
  battleMaxStake,
  battleMultiplier,
  BATTLE_NUMBERS,
  battlePayouts,
  battleRanges,
  battleWinPayout,
  drawBattle,
  opponentOf,
  winningTeam,
  type BattleCode,
  type BattlePlayer,
  type BattleStake,
  type BattleTeam,
} from './battle.rules.ts';

const on = (team: BattleTeam, stakeMinor: bigint): BattleStake => ({ choice: { team }, stakeMinor });
const team = fc.constantFrom<BattleTeam>('red', 'blue');
const stake = fc.record({
  choice: fc.record({ team }),
  stakeMinor: fc.bigInt({ min: 1n, max: 2_000_000n }),
});
const bets = fc.array(stake, { minLength: 2, maxLength: 40 });
const config = fc
  .integer({ min: 0, max: 1_000_000 })
  .map((commissionPpm): BattleConfig => ({ ...battleDefaultConfig, commissionPpm }));
const outcome = fc.integer({ min: 1, max: BATTLE_NUMBERS }).map((number) => ({ number }));

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

describe('the numbers of battle', () => {
  it('belong to one team each, half of them to either', () => {
    const numbers = Array.from({ length: BATTLE_NUMBERS }, (_, index) => index + 1);
    const winners = numbers.map((number) => winningTeam({ number }));
    expect(winners.filter((winner) => winner === 'red')).toHaveLength(500);
    for (const number of numbers) {
      const { low, top } = battleRanges[winningTeam({ number })];
      expect(number >= low && number <= top).toBe(true);
    }
  });

  it('change teams between 500 and 501', () => {
    expect([1, 500, 501, 1000].map((number) => winningTeam({ number }))).toEqual(['red', 'red', 'blue', 'blue']);
  });

  it.each(vectors.battle)('the fairness vectors agree: round $round draws $number', (vector) => {
    const { roundSeed, entropy, round, number } = vector;
    const stream = new FairStream({ serverSeed: roundSeed, clientSeed: entropy, nonce: round });
    expect(drawBattle(stream)).toEqual({ number });
  });

  it('are the first word that is not skipped, modulo 1000, plus 1', () => {
    const source: IntSource = { int: (n) => n - 1 };
    expect(drawBattle(source)).toEqual({ number: BATTLE_NUMBERS });
    expect(drawBattle({ int: () => 0 })).toEqual({ number: 1 });
  });
});

describe('battle payouts', () => {
  it.each<[string, BattleStake[], number, bigint[]]>([
    ['equal banks: 1.95 of the stake', [on('red', 1000n), on('blue', 1000n)], 1, [1950n, 0n]],
    ['the other side of it', [on('red', 1000n), on('blue', 1000n)], 1000, [0n, 1950n]],
    ['the losing bank in proportion', [on('red', 100n), on('red', 300n), on('blue', 400n)], 500, [195n, 585n, 0n]],
    [
      'a floor of every payout',
      [on('red', 100n), on('red', 100n), on('red', 100n), on('blue', 100n)],
      1,
      [131n, 131n, 131n, 0n],
    ],
    ['a small bank that beats a great one', [on('red', 100n), on('blue', 2_000_000n)], 7, [1_900_100n, 0n]],
    ['a great bank that beats a small one', [on('red', 100n), on('blue', 2_000_000n)], 700, [0n, 2_000_095n]],
    [
      'several bets of one player by each bet',
      [on('blue', 100n), on('red', 100n), on('blue', 100n)],
      501,
      [147n, 0n, 147n],
    ],
  ])('are %s', (_, placed, number, payouts) => {
    expect(battlePayouts(battleDefaultConfig, placed, { number })).toEqual(payouts);
  });

  it('never pay a winner less than the stake, nor all of them more than both banks less the commission', () => {
    fc.assert(
      fc.property(config, bets, outcome, (under, placed, drawn) => {
        const payouts = battlePayouts(under, placed, drawn);
        const winner = winningTeam(drawn);
        const banks = battleBanks(placed);
        placed.forEach(({ choice, stakeMinor }, index) => {
          const payout = payouts[index] ?? -1n;
          if (choice.team === winner) expect(payout >= stakeMinor).toBe(true);
          else expect(payout).toBe(0n);
        });
        if (banks[winner] === 0n) return;
        // in millionths, and short of it by less than one hundredth a winner
        const most = banks[winner] * 1_000_000n + banks[opponentOf(winner)] * BigInt(1_000_000 - under.commissionPpm);
        const winners = BigInt(placed.filter(({ choice }) => choice.team === winner).length);
        expect(sum(payouts) * 1_000_000n <= most).toBe(true);
        expect((sum(payouts) + winners) * 1_000_000n > most).toBe(true);
      }),
    );
  });

  it('are the stake times the multiplier, floored', () => {
    fc.assert(
      fc.property(config, bets, team, (under, placed, side) => {
        const banks = battleBanks(placed);
        const multiplier = battleMultiplier(under, banks, side);
        expect(multiplier === undefined).toBe(banks[side] === 0n);
        if (!multiplier) return;
        for (const bet of placed.filter(({ choice }) => choice.team === side)) {
          const payout = battleWinPayout(under, banks, bet);
          expect(payout).toBe((bet.stakeMinor * multiplier.num) / multiplier.den);
        }
      }),
    );
  });

  it('do not depend on the order of the bets', () => {
    fc.assert(
      fc.property(bets, outcome, (placed, drawn) => {
        const forwards = battlePayouts(battleDefaultConfig, placed, drawn);
        const backwards = battlePayouts(battleDefaultConfig, placed.toReversed(), drawn);
        expect(backwards.toReversed()).toEqual(forwards);
      }),
    );
  });
});

describe('a bet of battle', () => {
  const known: BattlePlayer = { bets: 1, currencyId: 2, stakeMinor: '100', team: 'red' };
  const bet = (side: BattleTeam, stakeMinor: bigint, currencyId = 2) => ({ ...on(side, stakeMinor), currencyId });
  const noBanks = { red: 0n, blue: 0n };

  it.each<[string, BattlePlayer | undefined, ReturnType<typeof bet>, BattleCode | undefined]>([
    ['at the least stake is taken', undefined, bet('red', 100n), undefined],
    ['below it is refused', undefined, bet('red', 99n), 2],
    ['at the greatest stake is taken', undefined, bet('blue', 2_000_000n), undefined],
    ['above it is refused', undefined, bet('blue', 2_000_001n), 7],
    ['again on the own team is taken', known, bet('red', 2_000_000n), undefined],
    ['on the other team is refused', known, bet('blue', 100n), 5],
    ['in another currency is refused', known, bet('red', 100n, 3), 8],
    ['in another currency first is taken', undefined, bet('red', 100n, 3), undefined],
    ['in USDIC is refused', undefined, bet('red', 100n, 7), 9],
    ['in USDIC is refused before all else', known, bet('blue', 1n, 7), 9],
    ['on the other team is refused before its stake', known, bet('blue', 1n), 5],
  ])('%s', (_, player, placed, code) => {
    expect(battleBetRefusal(battleDefaultConfig, player, placed, noBanks)).toBe(code);
  });

  it('is refused while the game is switched off', () => {
    const off = { ...battleDefaultConfig, enabled: false };
    expect(battleBetRefusal(off, undefined, bet('red', 100n), noBanks)).toBe('WAIT_CANCEL_ROUND');
  });
});

describe('a pot that is nearly full', () => {
  const config = { ...battleDefaultConfig, payoutCap: { betMinor: 1000, roundMinor: 1000 } };

  it.each<[BattleTeam, bigint, bigint, bigint]>([
    ['red', 0n, 0n, 900n],
    ['red', 850n, 0n, 50n], // less than a bet may be: the rest is kept for blue
    ['blue', 850n, 0n, 150n],
    ['blue', 900n, 0n, 100n],
    ['red', 700n, 100n, 200n],
  ])('has room on %s beside %i and %i for %i: a team alone leaves its opponent a stake', (team, red, blue, most) => {
    expect(battleMaxStake(config, { red, blue }, team)).toBe(most);
  });
});

describe('many draws', () => {
  const bins = 100;
  const draws = MANY_DRAWS;
  const expected = Array.from({ length: bins }, () => draws / bins);

  const spread = (numberOf: (n: number) => number): number => {
    const counts = Array.from({ length: bins }, () => 0);
    for (let n = 0; n < draws; n += 1) {
      const bin = Math.floor((numberOf(n) - 1) / (BATTLE_NUMBERS / bins));
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return chiSquare(counts, expected).p;
  };

  it('draws of the fairness stream are spread evenly', () => {
    const serverSeed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
    const draw = (nonce: number): number =>
      drawBattle(new FairStream({ serverSeed, clientSeed: 'even', nonce })).number;
    expect(spread(draw)).toBeGreaterThan(0.001);
  });

  it('draws of the simulation are spread evenly', () => {
    const source = simulationSource('battle');
    expect(spread(() => drawBattle(source).number)).toBeGreaterThan(0.001);
  });

  it('draws that never reach 1000 are not spread evenly', () => {
    const source = simulationSource('battle');
    expect(spread(() => Math.min(990, drawBattle(source).number))).toBeLessThan(0.001);
  });
});
