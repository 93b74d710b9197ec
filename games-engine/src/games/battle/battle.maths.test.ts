import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, fraction, multiply, subtract, toNumber, type Fraction } from '../../core/fraction.ts';
import { simulationSource } from '../../core/simulation.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { battleDefaultConfig, type BattleConfig } from './battle.config.ts';
import { battleExact, battlePromisedRtp, battleTeamRtp } from './battle.maths.ts';
import {
  battleBanks,
  BATTLE_NUMBERS,
  battlePayouts,
  drawBattle,
  type BattleStake,
  type BattleTeam,
} from './battle.rules.ts';

const on = (team: BattleTeam, stakeMinor: bigint): BattleStake => ({ choice: { team }, stakeMinor });
const stakeMinor = fc.bigInt({ min: 1n, max: 2_000_000n });
const stake = fc.record({ choice: fc.record({ team: fc.constantFrom<BattleTeam>('red', 'blue') }), stakeMinor });
/** Bets with one on each team at least: no other round is drawn. */
const bets = fc
  .tuple(stakeMinor, stakeMinor, fc.array(stake, { maxLength: 12 }))
  .map(([red, blue, rest]) => [on('red', red), on('blue', blue), ...rest]);
const config = fc
  .integer({ min: 0, max: 1_000_000 })
  .map((commissionPpm): BattleConfig => ({ ...battleDefaultConfig, commissionPpm }));

const numbers = Array.from({ length: BATTLE_NUMBERS }, (_, index) => index + 1);
const all = BigInt(BATTLE_NUMBERS);
const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

/** The share of a stake that a bet returns over all 1000 numbers, and its variance. */
const enumerate = (under: BattleConfig, placed: readonly BattleStake[], index: number) => {
  const payouts = numbers.map((number) => battlePayouts(under, placed, { number })[index] ?? 0n);
  const staked = placed[index]?.stakeMinor ?? 0n;
  const rtp = fraction(sum(payouts), all * staked);
  const squares = fraction(sum(payouts.map((payout) => payout * payout)), all * staked * staked);
  return {
    rtp,
    variance: subtract(squares, multiply(rtp, rtp)),
    max: payouts.reduce((a, b) => (b > a ? b : a)),
    wins: payouts.filter((payout) => payout > 0n).length,
  };
};

describe('exact battle maths', () => {
  it('the maths of a bet equal the sum over all 1000 numbers', () => {
    fc.assert(
      fc.property(config, bets, fc.nat(), (under, placed, pick) => {
        const index = pick % placed.length;
        const exact = battleExact(under, placed).bets[index];
        const { rtp, variance, max, wins } = enumerate(under, placed, index);
        expect(exact).toEqual({
          winProbability: fraction(BigInt(wins), all),
          payoutMinor: max,
          rtp,
          variance,
          maxWinMinor: max - (placed[index]?.stakeMinor ?? 0n),
        });
      }),
      { numRuns: 20 },
    );
  });

  it('the maths of the house equal what all 1000 numbers leave it', () => {
    fc.assert(
      fc.property(config, bets, (under, placed) => {
        const stakes = sum(placed.map((bet) => bet.stakeMinor));
        const kept = numbers.map((number) => stakes - sum(battlePayouts(under, placed, { number })));
        const { houseMinor, houseShare } = battleExact(under, placed);
        expect(houseMinor).toEqual(fraction(sum(kept), all));
        expect(houseShare).toEqual(fraction(sum(kept), all * stakes));
      }),
      { numRuns: 20 },
    );
  });

  it('leaves the house half its commission, whatever the banks, and what the floors add', () => {
    fc.assert(
      fc.property(config, bets, (under, placed) => {
        const stakes = sum(placed.map((bet) => bet.stakeMinor));
        const promised = subtract(fraction(1n), battlePromisedRtp(under));
        const { houseShare } = battleExact(under, placed);
        expect(compare(houseShare, promised)).toBeGreaterThanOrEqual(0);
        const floors = fraction(BigInt(placed.length), 2n * stakes); // less than a hundredth a bet, in half of the rounds
        expect(compare(subtract(houseShare, promised), floors)).toBeLessThan(0);
      }),
    );
  });

  it('gives the teams together the promised RTP, weighted by their banks', () => {
    fc.assert(
      fc.property(config, bets, (under, placed) => {
        const banks = battleBanks(placed);
        const share = (team: BattleTeam): Fraction =>
          multiply(battleTeamRtp(under, banks, team) ?? fraction(0n), fraction(banks[team], banks.red + banks.blue));
        const [red, blue] = [share('red'), share('blue')];
        expect(fraction(red.num * blue.den + blue.num * red.den, red.den * blue.den)).toEqual(battlePromisedRtp(under));
      }),
    );
  });
});

describe('the RTP of battle', () => {
  it('is promised as 97.5 % at a commission of 5 %', () => {
    expect(battlePromisedRtp(battleDefaultConfig)).toEqual(fraction(975n, 1000n));
  });

  it('is exactly that for every bet while the banks are equal', () => {
    const placed = [on('red', 400n), on('blue', 100n), on('blue', 300n)];
    for (const exact of battleExact(battleDefaultConfig, placed).bets) expect(exact.rtp).toEqual(fraction(975n, 1000n));
    const banks = battleBanks(placed);
    expect(battleTeamRtp(battleDefaultConfig, banks, 'red')).toEqual(battlePromisedRtp(battleDefaultConfig));
  });

  it.each<[bigint, bigint, Fraction, Fraction]>([
    [1000n, 3000n, fraction(77n, 40n), fraction(79n, 120n)], // (1 + 2.85)/2 and (1 + 0.95/3)/2
    [100n, 2_000_000n, fraction(19_001n, 2n), fraction(2_000_095n, 4_000_000n)],
    [1n, 1n, fraction(975n, 1000n), fraction(975n, 1000n)],
  ])('the RTP of red %s against blue %s is %o and %o', (red, blue, ofRed, ofBlue) => {
    expect(battleTeamRtp(battleDefaultConfig, { red, blue }, 'red')).toEqual(ofRed);
    expect(battleTeamRtp(battleDefaultConfig, { red, blue }, 'blue')).toEqual(ofBlue);
  });

  it('the RTP of a team without stakes is not defined', () => {
    expect(battleTeamRtp(battleDefaultConfig, { red: 0n, blue: 5n }, 'red')).toBeUndefined();
  });

  it('agrees with many simulated rounds within five standard errors', () => {
    const placed = [on('red', 1000n), on('red', 250n), on('blue', 700n)];
    const source = simulationSource('battle maths');
    const draws = MANY_DRAWS;
    let paid = 0n;
    for (let n = 0; n < draws; n += 1) paid += battlePayouts(battleDefaultConfig, placed, drawBattle(source))[0] ?? 0n;
    const exact = battleExact(battleDefaultConfig, placed).bets[0];
    if (!exact) throw new Error('no exact maths of the first bet');
    const error = Math.sqrt(toNumber(exact.variance) / draws);
    expect(Math.abs(Number(paid) / (draws * 1000) - toNumber(exact.rtp))).toBeLessThan(5 * error);
  });
});
