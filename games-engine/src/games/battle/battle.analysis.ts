import { defineAnalysis, type StakeClass } from '../../core/analysis/define-analysis.ts';
import { edgesFor } from '../../core/analysis/edges.ts';
import { potBounds } from '../../core/analysis/guard-bounds.ts';
import { potMisfits } from '../../core/analysis/pot-misfits.ts';
import { capPayout } from '../../core/payout-cap.ts';
import { betsOf, playShared, stakeWithin, tableOf, type Seat } from '../../core/analysis/play.ts';
import { playedByClass, type PlayedBets } from '../../core/analysis/played.ts';
import { fraction } from '../../core/fraction.ts';
import type { BattleConfig } from './battle.config.ts';
import { battleChance } from './battle.maths.ts';
import {
  BATTLE_NUMBERS,
  battleBanks,
  battleRanges,
  battleTeams,
  battleWinPayout,
  type BattleChoice,
  type BattleTeam,
} from './battle.rules.ts';
import { battle } from './index.ts';

const seats = (team: BattleTeam, count: number, stakeMinor: bigint): Seat<BattleChoice>[] =>
  Array.from({ length: count }, () => ({ choice: { team }, stakeMinor }));

/** Tables that show how a bet depends on the banks. The bet that is looked at is the first one, and on red. */
const scenarios = {
  equal: (stake) => [...seats('red', 1, stake), ...seats('blue', 1, stake)],
  'great-bank': (stake) => [...seats('red', 9, stake), ...seats('blue', 1, stake)],
  'small-bank': (stake) => [...seats('red', 1, stake), ...seats('blue', 9, stake)],
  crowd: (stake) => [...seats('red', 50, stake), ...seats('blue', 50, stake)],
  'small-against-many': (stake, min) => [...seats('red', 1, min), ...seats('blue', 20, stake)],
} as const satisfies Record<string, (stakeMinor: bigint, leastMinor: bigint) => Seat<BattleChoice>[]>;

type Scenario = keyof typeof scenarios;

const scenarioNames = Object.keys(scenarios) as Scenario[];

const groups = battleTeams.map((team) => ({
  chance: battleChance(team),
  outcome: { number: battleRanges[team].low },
}));

const classOf = (config: BattleConfig, stakeMinor: bigint, scenario: Scenario): StakeClass => {
  const bets = betsOf(scenarios[scenario](stakeMinor, BigInt(config.minStakeMinor)));
  const { red, blue } = battleBanks(bets);
  return {
    id: scenario,
    parameters: { scenario, bets: bets.length, ownBankMinor: red.toString(), otherBankMinor: blue.toString() },
    ...tableOf(battle, config, bets, groups),
    promisedRtp: battle.promisedRtp(config),
    drawRange: BATTLE_NUMBERS,
    play: playShared(battle, config, bets),
  };
};

const everyClass = (config: BattleConfig, stakeMinor?: bigint): StakeClass[] => {
  const stake = stakeWithin(config, stakeMinor);
  return scenarioNames.map((scenario) => classOf(config, stake, scenario));
};

const CROWD = 50; // bets of a round
const GREAT = 0.75; // share of all stakes on one side: nearer to nine parts of ten than to a half

/** The table that is nearest to the one at which bets were placed. */
const scenarioOf = ({ betsOfRound, share, sideShare }: PlayedBets): Scenario => {
  if (sideShare > GREAT) return 'great-bank';
  if (sideShare < 1 - GREAT) return share === 0 && betsOfRound > 2 ? 'small-against-many' : 'small-bank';
  return betsOfRound >= CROWD ? 'crowd' : 'equal';
};

/** The exact analysis of battle. A class is a bet at a table: the others' stakes decide what it is worth. */
export const battleAnalysis = defineAnalysis<BattleConfig>({
  id: 'battle',
  configSchema: battle.configSchema,
  defaultConfig: battle.defaultConfig,
  stakeClasses: everyClass,
  displayClasses: everyClass,
  findClass(config, id, stakeMinor) {
    const scenario = scenarioNames.find((each) => each === id);
    return scenario && classOf(config, stakeWithin(config, stakeMinor), scenario);
  },
  playedClasses: (_, bets) => playedByClass(bets, scenarioOf),
  promisedRtp: battle.promisedRtp,
  defaultBounds: {
    ...potBounds,
    maxRtpPpm: 995_000,
    minFlooredRtpPpm: 890_000,
    maxBetPayoutMinor: 200_000_000,
    timings: {
      countdownMs: { min: 5000, max: 60_000 },
      spinMs: { min: 1000, max: 20_000 },
      resultMs: { min: 1000, max: 20_000 },
    },
  },
  ordered: [['minStakeMinor', 'maxStakeMinor']],
  misfits: potMisfits,
  /** Equal banks stand for all: the promised share of a table does not depend on them, and each win loses below one. */
  *guardedBets(config) {
    yield {
      id: 'equal',
      chance: battleChance('red'),
      multiplier: fraction(BigInt(2_000_000 - config.commissionPpm), 1_000_000n),
      minStakeMinor: BigInt(config.minStakeMinor),
      maxStakeMinor: BigInt(config.maxStakeMinor),
      paidBy: 'pot',
    };
  },
  /** One bet against all others takes most; whatever the banks, no more is paid than was staked. */
  exposure(config, betsPerRound) {
    const stakeMinor = BigInt(config.maxStakeMinor);
    const banks = { red: stakeMinor, blue: stakeMinor * BigInt(betsPerRound - 1) };
    const bet = { choice: { team: 'red' }, stakeMinor } as const;
    return {
      betPayoutMinor: capPayout(config, battleWinPayout(config, banks, bet)),
      roundPayoutMinor: capPayout(config, banks.red + banks.blue),
      roundLossMinor: 0n,
    };
  },
  reached: (config) => ({
    rtp: battle.promisedRtp(config),
    hitFrequency: battleChance('red'),
    topMultiplier: undefined,
  }),
  goals: ['rtp'],
  *candidates(config, { rtp }) {
    const halved = rtp === undefined ? undefined : 2 * rtp - 1; // the commission is of one bank of the two
    for (const commissionPpm of edgesFor(halved, config.commissionPpm, 1_000_000)) yield { ...config, commissionPpm };
  },
});
