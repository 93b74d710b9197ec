import fc from 'fast-check';
import { countedBet, games, type SharedBet } from 'games-engine';
import { initialVipStatuses } from 'db';
import { describe, expect, it } from 'vitest';
import {
  cashbackMinor,
  dicReleaseMinor,
  MIN_DIC_CONVERSION_MINOR,
  rakebackAccruedMinor,
  vipRewards,
} from '../../../contract/features/bonus-values.ts';
import { CRYPTO_BONUS_PPM } from '../../../contract/features/cashbox-values.ts';
import { NEWYEAR_TICKET_MINOR } from '../../../contract/features/newyear-values.ts';
import { MIN_STAKE_TIMES } from '../../../contract/features/tournament-values.ts';
import { DEPOSIT_WAGER_TIMES } from '../../../contract/features/wagering.ts';

const PPM = 1_000_000n;
const TICKET_MINOR = 650n; // more than a ticket of the drum gives on average, things included
const MAX_CASHBACK_PERCENT = 20n; // most that a campaign may give
const levels = initialVipStatuses.map(({ id, needsCompoints }) => ({ id, needsMinor: needsCompoints }));

interface Played {
  countedMinor: bigint;
  lostMinor: bigint; // as it counts
}

/** Everything that one account can be given for what it played, base hundredths. */
const givenFor = ({ countedMinor, lostMinor }: Played): bigint => {
  const cashback = cashbackMinor(
    { stakedMinor: countedMinor, paidMinor: countedMinor - lostMinor, providerStakedMinor: 0n },
    MAX_CASHBACK_PERCENT,
  );
  const rewards = levels
    .filter(({ needsMinor }) => needsMinor <= countedMinor)
    .reduce((sum, { id }) => sum + BigInt(vipRewards[id] ?? 0) * 100n, 0n);
  const locked = dicReleaseMinor({ readingMinor: 0n, remainder: 0n }, countedMinor, PPM * PPM).releasedMinor;
  const dic = rewards + locked < MIN_DIC_CONVERSION_MINOR ? 0n : rewards + locked;
  const prize = countedMinor / BigInt(MIN_STAKE_TIMES.min);
  // the greatest deposit that these stakes play through, with its addition and its tickets
  const deposit = (countedMinor * PPM) / (DEPOSIT_WAGER_TIMES * (PPM + BigInt(CRYPTO_BONUS_PPM)));
  const addition = (deposit * BigInt(CRYPTO_BONUS_PPM)) / PPM;
  const tickets = (deposit * TICKET_MINOR) / NEWYEAR_TICKET_MINOR;
  return cashback + rakebackAccruedMinor(countedMinor, levels) + dic + prize + addition + tickets;
};

const stake = fc.bigInt(100n, 2_000_000n);
const round = fc.record({
  game: fc.constantFrom('battle', 'coinflip', 'classic'),
  stakes: fc.tuple(stake, stake),
  isFirstWinner: fc.boolean(),
  times: fc.bigInt(1n, 20_000n), // played so often
});

/** Plays two accounts against each other: returns the house's earnings and what each round counts for them. */
const play = ({
  game,
  stakes: [first, second],
  isFirstWinner,
}: Omit<typeof round extends fc.Arbitrary<infer R> ? R : never, 'times'>) => {
  const stakes = game === 'coinflip' ? [first, first] : [first, second];
  const choices =
    { battle: ['red', 'blue'], coinflip: ['heads', 'tails'], classic: [undefined, undefined] }[game] ?? [];
  const bets = stakes.map((stakeMinor, index) => ({
    id: `${index}`,
    player: `${index}`,
    stakeMinor,
    choice: game === 'battle' ? { team: choices[index] } : game === 'coinflip' ? { side: choices[index] } : {},
  })) as unknown as SharedBet<never>[];
  const winner = isFirstWinner ? 0 : 1;
  const outcome = {
    battle: { number: winner === 0 ? 1 : 1000 },
    coinflip: { winner: winner === 0 ? 'creator' : 'joiner' },
    classic: { ticket: winner === 0 ? 1 : Number(first) + 1 },
  }[game];
  const found = games[game as 'battle'];
  const payouts = found.payouts(found.defaultConfig, bets, outcome as never);
  const sums = {
    stakesMinor: stakes.reduce((sum, one) => sum + one, 0n),
    payoutsMinor: payouts.reduce((sum, one) => sum + one, 0n),
  };
  const counted = stakes.map((stakeMinor, index) =>
    countedBet({ stakeMinor, payoutMinor: payouts[index] ?? 0n }, sums),
  );
  return { earnedMinor: sums.stakesMinor - sums.payoutsMinor, counted };
};

describe('two accounts of one person that play against each other', () => {
  it('are never given more than the house has earned on them, whatever they stake and whoever wins', () => {
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 30 }), (history) => {
        const accounts: [Played, Played] = [
          { countedMinor: 0n, lostMinor: 0n },
          { countedMinor: 0n, lostMinor: 0n },
        ];
        let earned = 0n;
        for (const { times, ...played } of history) {
          const { earnedMinor, counted } = play(played);
          earned += earnedMinor * times;
          for (const [index, account] of accounts.entries()) {
            const { stakeMinor = 0n, payoutMinor = 0n } = counted[index] ?? {};
            account.countedMinor += stakeMinor * times;
            account.lostMinor += (stakeMinor - payoutMinor) * times;
          }
        }
        expect(givenFor(accounts[0]) + givenFor(accounts[1])).toBeLessThanOrEqual(earned);
      }),
      { numRuns: 500 },
    );
  });

  it('count nothing where the house takes no commission', () => {
    expect(countedBet({ stakeMinor: 500n, payoutMinor: 1000n }, { stakesMinor: 1000n, payoutsMinor: 1000n })).toEqual({
      stakeMinor: 0n,
      payoutMinor: 0n,
    });
  });

  it('never count more than they staked, and a bet against the house counts as it is', () => {
    const round = { stakesMinor: 1000n, payoutsMinor: 0n };
    expect(countedBet({ stakeMinor: 500n, payoutMinor: 0n }, round)).toEqual({ stakeMinor: 500n, payoutMinor: 0n });
    expect(countedBet({ stakeMinor: 500n, payoutMinor: 900n })).toEqual({ stakeMinor: 500n, payoutMinor: 900n });
  });
});
