import { defineAnalysis, type StakeClass } from '../../core/analysis/define-analysis.ts';
import { edgesFor } from '../../core/analysis/edges.ts';
import { potBounds } from '../../core/analysis/guard-bounds.ts';
import { potMisfits } from '../../core/analysis/pot-misfits.ts';
import { capPayout } from '../../core/payout-cap.ts';
import { betsOf, keptOf, playShared, stakeWithin, tableOf, type Seat } from '../../core/analysis/play.ts';
import { playedByClass, type PlayedBets } from '../../core/analysis/played.ts';
import { fraction } from '../../core/fraction.ts';
import type { ClassicConfig } from './classic.config.ts';
import { classicPot, classicWinPayout, type ClassicChoice } from './classic.rules.ts';
import { classic } from './index.ts';

const seats = (count: number, stakeMinor: bigint): Seat<ClassicChoice>[] =>
  Array.from({ length: count }, () => ({ choice: {}, stakeMinor }));

/** Tables that show how a bet depends on its share of the pot. The bet that is looked at is the first one. */
const scenarios = {
  pair: (stake) => seats(2, stake),
  'one-of-ten': (stake) => seats(10, stake),
  'great-share': (stake) => [...seats(1, 9n * stake), ...seats(1, stake)],
  'small-share': (stake) => [...seats(1, stake), ...seats(1, 9n * stake)],
  'small-against-many': (stake, min) => [...seats(1, min), ...seats(20, stake)],
} as const satisfies Record<string, (stakeMinor: bigint, leastMinor: bigint) => Seat<ClassicChoice>[]>;

type Scenario = keyof typeof scenarios;

const scenarioNames = Object.keys(scenarios) as Scenario[];

/** The class, or undefined when the config allows no stake that great. */
const classOf = (config: ClassicConfig, stakeMinor: bigint, scenario: Scenario): StakeClass | undefined => {
  const bets = betsOf(scenarios[scenario](stakeMinor, BigInt(config.minStakeMinor)));
  if (bets.some((bet) => bet.stakeMinor > BigInt(config.maxStakeMinor))) return undefined;
  const potMinor = classicPot(bets);
  let ticket = 1;
  const groups = bets.map(({ id, player, stakeMinor: held }) => {
    const outcome = { betId: id, player, ticket };
    ticket += Number(held);
    return { chance: fraction(held, potMinor), outcome };
  });
  return {
    id: scenario,
    parameters: { scenario, bets: bets.length, potMinor: potMinor.toString() },
    ...tableOf(classic, config, bets, groups),
    promisedRtp: classic.promisedRtp(config),
    drawRange: Number(potMinor),
    play: playShared(classic, config, bets),
  };
};

const everyClass = (config: ClassicConfig, stakeMinor?: bigint): StakeClass[] => {
  const stake = stakeWithin(config, stakeMinor);
  return scenarioNames.flatMap((scenario) => classOf(config, stake, scenario) ?? []);
};

/** The table that is nearest to the one at which bets were placed, by the bet's share of the pot. */
const scenarioOf = ({ betsOfRound, share }: PlayedBets): Scenario => {
  if (share > 0.7) return 'great-share';
  if (share > 0.3) return 'pair';
  if (share === 0) return 'small-against-many';
  return betsOfRound > 2 ? 'one-of-ten' : 'small-share';
};

/** The exact analysis of classic. A class is a bet at a table: its share of the pot decides chance and multiplier. */
export const classicAnalysis = defineAnalysis<ClassicConfig>({
  id: 'classic',
  configSchema: classic.configSchema,
  defaultConfig: classic.defaultConfig,
  stakeClasses: everyClass,
  displayClasses: everyClass,
  findClass(config, id, stakeMinor) {
    const scenario = scenarioNames.find((each) => each === id);
    return scenario && classOf(config, stakeWithin(config, stakeMinor), scenario);
  },
  playedClasses: (_, bets) => playedByClass(bets, scenarioOf),
  promisedRtp: classic.promisedRtp,
  defaultBounds: {
    ...potBounds,
    minFlooredRtpPpm: 890_000,
    maxBetPayoutMinor: 200_000_000,
    timings: {
      aloneMs: { min: 10_000, max: 600_000 },
      countdownMs: { min: 5000, max: 60_000 },
      spinMs: { min: 1000, max: 20_000 },
      resultMs: { min: 1000, max: 20_000 },
    },
  },
  ordered: [['minStakeMinor', 'maxStakeMinor']],
  misfits: potMisfits,
  /** The whole pot, one ticket of which is always drawn: every player has the same share of what it pays. */
  *guardedBets(config) {
    yield {
      id: 'pair',
      chance: fraction(1n),
      multiplier: keptOf(config.commissionPpm),
      minStakeMinor: 2n * BigInt(config.minStakeMinor),
      maxStakeMinor: undefined,
      paidBy: 'pot',
    };
  },
  exposure(config, betsPerRound) {
    const potMinor = capPayout(config, BigInt(config.maxStakeMinor) * BigInt(betsPerRound));
    const payoutMinor = classicWinPayout(config, potMinor);
    return { betPayoutMinor: payoutMinor, roundPayoutMinor: payoutMinor, roundLossMinor: 0n };
  },
  reached: (config) => ({
    rtp: keptOf(config.commissionPpm),
    hitFrequency: undefined,
    topMultiplier: undefined,
  }),
  goals: ['rtp'],
  *candidates(config, { rtp }) {
    for (const commissionPpm of edgesFor(rtp, config.commissionPpm, 500_000)) yield { ...config, commissionPpm };
  },
});
