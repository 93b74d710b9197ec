import { defineAnalysis, type StakeClass } from '../../core/analysis/define-analysis.ts';
import { commonBounds } from '../../core/analysis/guard-bounds.ts';
import { betExposure } from '../../core/analysis/house-risk.ts';
import { betsOf, playShared, stakeWithin, tableOf } from '../../core/analysis/play.ts';
import { playedByClass } from '../../core/analysis/played.ts';
import { readClassWins } from '../../core/analysis/table-import.ts';
import { fraction } from '../../core/fraction.ts';
import { wheel } from './index.ts';
import { WHEEL_SEGMENTS, type WheelConfig } from './wheel.config.ts';
import { wheelSectorRtp } from './wheel.maths.ts';
import { multiplierOf, wheelChance, wheelSectors } from './wheel.rules.ts';
import { wheelOf, wheelsWithWins, wheelTables } from './wheel.tables.ts';

const idOf = (sector: number): string => `sector-${sector}`;

const classOf = (config: WheelConfig, stakeMinor: bigint, sector: number): StakeClass => {
  const bets = betsOf([{ choice: { sector }, stakeMinor }]);
  const stops = config.segments.map((stop, segment) => ({
    chance: fraction(1n, BigInt(WHEEL_SEGMENTS)),
    outcome: { sector: stop, segment, source: 'chain' } as const,
  }));
  return {
    id: idOf(sector),
    parameters: { sector, multiplier: multiplierOf(config, sector) },
    ...tableOf(wheel, config, bets, stops),
    promisedRtp: wheelSectorRtp(config, sector),
    drawRange: WHEEL_SEGMENTS,
    play: playShared(wheel, config, bets),
  };
};

const everyClass = (config: WheelConfig, stakeMinor?: bigint): StakeClass[] => {
  const stake = stakeWithin(config, stakeMinor);
  return wheelSectors.map((sector) => classOf(config, stake, sector));
};

/** The exact analysis of the wheel. A class is a sector: its return depends on no other bet. */
export const wheelAnalysis = defineAnalysis<WheelConfig>({
  id: 'wheel',
  configSchema: wheel.configSchema,
  defaultConfig: wheel.defaultConfig,
  stakeClasses: everyClass,
  displayClasses: everyClass,
  findClass(config, id, stakeMinor) {
    const sector = wheelSectors.find((each) => idOf(each) === id);
    return sector === undefined ? undefined : classOf(config, stakeWithin(config, stakeMinor), sector);
  },
  playedClasses: (_, bets) =>
    playedByClass(bets, ({ choice }) => {
      const { data } = wheel.choiceSchema.safeParse(choice);
      return data && idOf(data.sector);
    }),
  promisedRtp: wheel.promisedRtp,
  defaultBounds: {
    ...commonBounds,
    minFlooredRtpPpm: 900_000, // multipliers are whole numbers: a floor takes nothing
    maxBetPayoutMinor: 16_000_000,
    maxRoundLossMinor: 1_000_000_000,
    betsPerRound: 100,
    roundsAtOnce: 1,
    maxConcurrentLossMinor: 1_000_000_000,
    timings: {
      bettingMs: { min: 5000, max: 60_000 },
      spinMs: { min: 1000, max: 20_000 },
      resultMs: { min: 1000, max: 20_000 },
    },
  },
  ordered: [['minStakeMinor', 'maxStakeMinor']],
  *guardedBets(config) {
    const [minStakeMinor, maxStakeMinor] = [BigInt(config.minStakeMinor), BigInt(config.maxStakeMinor)];
    for (const sector of wheelSectors) {
      const multiplier = fraction(BigInt(multiplierOf(config, sector)));
      yield {
        id: idOf(sector),
        chance: wheelChance(config, sector),
        multiplier,
        minStakeMinor,
        maxStakeMinor,
        paidBy: 'house',
      };
    }
  },
  exposure(config, betsPerRound) {
    const multiplier = BigInt(Math.max(...config.multipliers));
    const { payoutMinor, lossMinor } = betExposure(config, fraction(multiplier));
    const bets = BigInt(betsPerRound);
    const [together, lost] = [payoutMinor * bets, lossMinor * bets];
    const most = config.payoutCap && BigInt(config.payoutCap.roundMinor);
    if (most === undefined || together <= most)
      return { betPayoutMinor: payoutMinor, roundPayoutMinor: together, roundLossMinor: lost };
    // stakes that are paid so much together are at least a part of it
    return { betPayoutMinor: payoutMinor, roundPayoutMinor: most, roundLossMinor: most - most / multiplier };
  },
  reached(config) {
    const segments = wheelSectors.map((sector) => config.segments.filter((each) => each === sector).length);
    return {
      rtp: wheel.promisedRtp(config),
      hitFrequency: fraction(BigInt(Math.max(...segments)), BigInt(WHEEL_SEGMENTS)),
      topMultiplier: fraction(BigInt(Math.max(...config.multipliers))),
    };
  },
  goals: ['rtp', 'hitFrequency', 'topMultiplier'],
  candidates: wheelTables,
  tables: {
    candidates: wheelsWithWins,
    winClasses: (config) => everyClass(config),
    fromRows(config, rows) {
      const { value, faults } = readClassWins(rows, {
        classIds: wheelSectors.map(idOf),
        parts: WHEEL_SEGMENTS,
        minMultiple: 2,
        maxMultiple: WHEEL_SEGMENTS,
      });
      return value ? { value: wheelOf(config, value) } : { faults };
    },
  },
});
