import { defineAnalysis, type StakeClass } from '../../core/analysis/define-analysis.ts';
import { edgesFor } from '../../core/analysis/edges.ts';
import { potBounds } from '../../core/analysis/guard-bounds.ts';
import { potMisfits } from '../../core/analysis/pot-misfits.ts';
import { betsOf, keptOf, playShared, stakeWithin, tableOf } from '../../core/analysis/play.ts';
import { playedByClass } from '../../core/analysis/played.ts';
import { fraction } from '../../core/fraction.ts';
import type { CoinflipConfig } from './coinflip.config.ts';
import { coinflipMultiplier } from './coinflip.maths.ts';
import {
  coinflipMaxStake,
  coinflipPot,
  coinflipSeats,
  outcomeOfTicket,
  winnerPayout,
  type CoinflipSeat,
} from './coinflip.rules.ts';
import { coinflip } from './index.ts';

const half = fraction(1n, 2n);

/** Plays the seat that is looked at: the rules know the creator as the first bet. */
const classOf = (config: CoinflipConfig, stakeMinor: bigint, seat: CoinflipSeat): StakeClass => {
  const bets = betsOf([
    { choice: { side: 'heads' as const }, stakeMinor },
    { choice: { side: 'tails' as const }, stakeMinor },
  ]);
  const place = coinflipSeats.indexOf(seat);
  const seen = {
    payouts: (...args: Parameters<typeof coinflip.payouts>) => seatFirst(coinflip.payouts(...args), place),
  };
  const potMinor = Number(coinflipPot(bets));
  const groups = [1, potMinor].map((ticket) => ({ chance: half, outcome: outcomeOfTicket(bets, ticket) }));
  return {
    id: seat,
    parameters: { seat },
    ...tableOf(seen, config, bets, groups),
    promisedRtp: coinflip.promisedRtp(config),
    drawRange: potMinor,
    play: playShared({ ...seen, draw: coinflip.draw }, config, bets),
  };
};

const seatFirst = (payouts: readonly bigint[], place: number): bigint[] =>
  payouts.map((_, index) => payouts[(index + place) % payouts.length] ?? 0n);

const everyClass = (config: CoinflipConfig, stakeMinor?: bigint): StakeClass[] => {
  const stake = stakeWithin(config, stakeMinor);
  return coinflipSeats.map((seat) => classOf(config, stake, seat));
};

/** The exact analysis of coinflip. A class is a seat: both are worth the same. */
export const coinflipAnalysis = defineAnalysis<CoinflipConfig>({
  id: 'coinflip',
  configSchema: coinflip.configSchema,
  defaultConfig: coinflip.defaultConfig,
  stakeClasses: everyClass,
  displayClasses: everyClass,
  findClass(config, id, stakeMinor) {
    const seat = coinflipSeats.find((each) => each === id);
    return seat && classOf(config, stakeWithin(config, stakeMinor), seat);
  },
  playedClasses: (_, bets) => playedByClass(bets, ({ isFirst }) => (isFirst ? 'creator' : 'joiner')),
  promisedRtp: coinflip.promisedRtp,
  defaultBounds: {
    ...potBounds,
    minFlooredRtpPpm: 890_000,
    maxBetPayoutMinor: 4_000_000,
    betsPerRound: 2,
    timings: { flipMs: { min: 500, max: 10_000 }, resultMs: { min: 1000, max: 60_000 } },
  },
  ordered: [['minStakeMinor', 'maxStakeMinor']],
  misfits: potMisfits,
  *guardedBets(config) {
    yield {
      id: 'creator',
      chance: half,
      multiplier: coinflipMultiplier(config),
      minStakeMinor: BigInt(config.minStakeMinor),
      maxStakeMinor: coinflipMaxStake(config),
      paidBy: 'pot',
    };
  },
  exposure(config) {
    const payoutMinor = winnerPayout(config, 2n * coinflipMaxStake(config));
    return { betPayoutMinor: payoutMinor, roundPayoutMinor: payoutMinor, roundLossMinor: 0n };
  },
  reached: (config) => ({
    rtp: keptOf(config.commissionPpm),
    hitFrequency: half,
    topMultiplier: coinflipMultiplier(config),
  }),
  goals: ['rtp'],
  *candidates(config, { rtp }) {
    for (const commissionPpm of edgesFor(rtp, config.commissionPpm, 500_000)) yield { ...config, commissionPpm };
  },
});
