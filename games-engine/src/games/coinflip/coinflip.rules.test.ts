import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../core/fairness.vectors.json' with { type: 'json' };
import { simulationSource } from '../../core/simulation.ts';
import { commitmentOf, FairStream, type IntSource } from '../../core/stream.ts';
import { chiSquare } from '../../core/statistics/chi-square.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { coinflipDefaultConfig, type CoinflipConfig } from './coinflip.config.ts';
import { coinflip } from './index.ts';
import {
  coinflipPayouts,
  coinflipPot,
  coinflipRefusal,
  drawCoinflip,
  otherSide,
  outcomeOfTicket,
  winnerPayout,
  type CoinflipStake,
  type CoinSide,
} from './coinflip.rules.ts';

const bet = (player: string, side: CoinSide, stakeMinor: bigint): CoinflipStake => ({
  player,
  choice: { side },
  stakeMinor,
});

/** A full room: Ann created it on heads, Bob joined on tails. */
const room = (stakeMinor: bigint, side: CoinSide = 'heads'): CoinflipStake[] => [
  bet('ann', side, stakeMinor),
  bet('bob', otherSide(side), stakeMinor),
];

const stake = fc.bigInt({ min: 1n, max: 1_000_000_000n });
const side = fc.constantFrom('heads' as const, 'tails' as const);
const config = fc
  .integer({ min: 0, max: 500_000 })
  .map((commissionPpm): CoinflipConfig => ({ ...coinflipDefaultConfig, commissionPpm }));

describe('coinflip rules', () => {
  it.each<[bigint, number, 'creator' | 'joiner', CoinSide]>([
    [100n, 1, 'creator', 'heads'],
    [100n, 100, 'creator', 'heads'], // the last ticket of the first half
    [100n, 101, 'joiner', 'tails'],
    [100n, 200, 'joiner', 'tails'],
    [2_000_000n, 2_000_000, 'creator', 'heads'],
    [2_000_000n, 2_000_001, 'joiner', 'tails'],
  ])('at a stake of %s give ticket %i to the %s', (stakeMinor, ticket, winner, face) => {
    expect(outcomeOfTicket(room(stakeMinor), ticket)).toEqual({ side: face, ticket, winner });
  });

  it('show the face that the winner holds, whichever face the creator chose', () => {
    expect(outcomeOfTicket(room(100n, 'tails'), 1).side).toBe('tails');
    expect(outcomeOfTicket(room(100n, 'tails'), 200).side).toBe('heads');
  });

  it('give each bettor as many tickets as the other, by enumeration', () => {
    for (let stakeMinor = 1; stakeMinor <= 300; stakeMinor += 1) {
      const bets = room(BigInt(stakeMinor));
      const tickets = Array.from({ length: stakeMinor * 2 }, (_, index) => index + 1);
      const first = tickets.filter((ticket) => outcomeOfTicket(bets, ticket).winner === 'creator');
      expect(first).toEqual(tickets.slice(0, stakeMinor));
    }
  });

  it.each<[bigint, bigint]>([
    [100n, 190n],
    [101n, 191n], // 191.9 floored
    [109n, 207n], // 207.1 floored
    [2_000_000n, 3_800_000n],
  ])('pay the winner of two stakes of %s: %s', (stakeMinor, payout) => {
    const bets = room(stakeMinor);
    expect(winnerPayout(coinflipDefaultConfig, 2n * stakeMinor)).toBe(payout);
    expect(coinflipPayouts(coinflipDefaultConfig, bets, outcomeOfTicket(bets, 1))).toEqual([payout, 0n]);
    const last = outcomeOfTicket(bets, Number(2n * stakeMinor));
    expect(coinflipPayouts(coinflipDefaultConfig, bets, last)).toEqual([0n, payout]);
  });

  it('keep the commission and less than a hundredth more', () => {
    fc.assert(
      fc.property(config, stake, side, fc.nat(), (under, stakeMinor, face, pick) => {
        const bets = room(stakeMinor, face);
        const pot = coinflipPot(bets);
        const outcome = outcomeOfTicket(bets, 1 + (pick % Number(pot)));
        const paid = coinflipPayouts(under, bets, outcome).reduce((sum, each) => sum + each, 0n);
        const kept = (pot - paid) * 1_000_000n - pot * BigInt(under.commissionPpm); // beyond the commission, ppm
        expect(kept >= 0n && kept < 1_000_000n).toBe(true);
        const winner = bets[outcome.winner === 'creator' ? 0 : 1];
        expect(winner?.choice.side).toBe(outcome.side);
      }),
    );
  });

  it('cannot flip for one', () => {
    expect(() => outcomeOfTicket([bet('ann', 'heads', 100n)], 1)).toThrow(RangeError);
  });

  const ann = bet('ann', 'heads', 500n);
  it.each<[string, readonly CoinflipStake[], CoinflipStake, string | number | undefined]>([
    ['accept the least stake', [], bet('ann', 'heads', 100n), undefined],
    ['refuse less than it', [], bet('ann', 'heads', 99n), 6],
    ['accept the greatest stake', [], bet('ann', 'tails', 2_000_000n), undefined],
    ['refuse more than it', [], bet('ann', 'tails', 2_000_001n), 5],
    ['accept who joins', [ann], bet('bob', 'tails', 500n), undefined],
    ['refuse one’s own room', [ann], bet('ann', 'tails', 500n), 2],
    ['refuse the side that is taken', [ann], bet('bob', 'heads', 500n), 3],
    ['refuse less than the creator’s stake', [ann], bet('bob', 'tails', 499n), 6],
    ['refuse more than the creator’s stake', [ann], bet('bob', 'tails', 501n), 5],
    ['refuse a third player', room(500n), bet('eve', 'heads', 500n), 4],
    ['refuse a second bet of the same player', room(500n), bet('bob', 'tails', 500n), 3],
    ['refuse a second bet of the creator', room(500n), bet('ann', 'heads', 500n), 3],
  ])('%s', (_, bets, next, code) => {
    expect(coinflipRefusal(coinflipDefaultConfig, bets, next)).toBe(code);
  });

  it('let a stake that is no longer offered be matched: the room asks what its creator staked', () => {
    const dearer = { ...coinflipDefaultConfig, minStakeMinor: 1000 };
    expect(coinflipRefusal(dearer, [ann], bet('bob', 'tails', 500n))).toBeUndefined();
  });

  it('refuse everything while the game is switched off', () => {
    const off = { ...coinflipDefaultConfig, enabled: false };
    expect(coinflipRefusal(off, [], ann)).toBe('WAIT_CANCEL_ROUND');
  });
});

describe('the draw', () => {
  it.each(vectors.tickets.map((row) => [row.totalTickets, row] as const))(
    'the draw of %i tickets is the published one',
    (_, row) => {
      const source = new FairStream({ serverSeed: row.roundSeed, clientSeed: row.entropy, nonce: row.round });
      const half = BigInt(Math.floor(row.totalTickets / 2));
      const bets = [bet('ann', 'heads', half), bet('bob', 'tails', BigInt(row.totalTickets) - half)];
      expect(drawCoinflip(source, coinflipDefaultConfig, bets).ticket).toBe(row.winningTicket);
    },
  );

  it('asks once for an integer below the number of tickets', () => {
    const asked: number[] = [];
    const source: IntSource = { int: (n) => asked.push(n) - 1 };
    expect(drawCoinflip(source, coinflipDefaultConfig, room(250n))).toEqual({
      side: 'heads',
      ticket: 1,
      winner: 'creator',
    });
    expect(asked).toEqual([500]);
  });

  it('has an outcome that its schema takes', () => {
    const source = simulationSource('schema');
    for (let n = 0; n < 100; n += 1) {
      const outcome = drawCoinflip(source, coinflipDefaultConfig, room(100n));
      expect(coinflip.outcomeSchema.parse(outcome)).toEqual(outcome);
    }
  });
});

describe('many draws', () => {
  const bets = room(5000n);
  const DRAWS = MANY_DRAWS;
  const BINS = 100;

  /** Counts of the winning tickets in a hundred equal bins. */
  const spread = (source: (nonce: number) => IntSource): number[] => {
    const counts = Array.from({ length: BINS }, () => 0);
    for (let n = 0; n < DRAWS; n += 1) {
      const { ticket } = drawCoinflip(source(n), coinflipDefaultConfig, bets);
      const bin = Math.floor((ticket - 1) / 100);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return counts;
  };
  const even = Array.from({ length: BINS }, () => DRAWS / BINS);

  it('draws of the fairness stream fall evenly on the tickets and on the two faces', () => {
    const serverSeed = commitmentOf('coinflip');
    const counts = spread((nonce) => new FairStream({ serverSeed, clientSeed: 'even', nonce }));
    expect(chiSquare(counts, even).p).toBeGreaterThan(0.001);
    const half = counts.slice(0, BINS / 2).reduce((sum, count) => sum + count, 0);
    expect(chiSquare([half, DRAWS - half], [DRAWS / 2, DRAWS / 2]).p).toBeGreaterThan(0.001);
  });

  it('draws that never reach the last hundred tickets are not even', () => {
    const source = simulationSource('uneven');
    const counts = spread(() => ({ int: (n) => source.int(n - 100) }));
    expect(chiSquare(counts, even).p).toBeLessThan(0.001);
  });
});
