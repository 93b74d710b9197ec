import { defineAnalysis, type StakeClass } from '../../core/analysis/define-analysis.ts';
import { winOrNothing } from '../../core/analysis/distribution.ts';
import { edgesFor } from '../../core/analysis/edges.ts';
import { soloBounds } from '../../core/analysis/guard-bounds.ts';
import { betExposure } from '../../core/analysis/house-risk.ts';
import { keptOf, playSolo, stakeWithin } from '../../core/analysis/play.ts';
import { playedByClass } from '../../core/analysis/played.ts';
import { fraction } from '../../core/fraction.ts';
import { parity, parityMultiplier, paritySides, parityWin, type ParityChoice, type ParityConfig } from './index.ts';

const half = fraction(1n, 2n);

const classOf = (config: ParityConfig, stakeMinor: bigint, side: ParityChoice['side']): StakeClass => {
  const distribution = winOrNothing(stakeMinor, half, parityWin(config, stakeMinor));
  return {
    id: side,
    parameters: { side },
    stakeMinor,
    distribution,
    tableMinor: stakeMinor,
    table: distribution,
    promisedRtp: parity.promisedRtp(config),
    drawRange: config.faces,
    play: playSolo(parity, config, stakeMinor, { side }),
  };
};

const classes = (config: ParityConfig, stakeMinor?: bigint): StakeClass[] =>
  paritySides.map((side) => classOf(config, stakeWithin(config, stakeMinor), side));

/** The exact analysis of odd or even. A class is a side: both are worth the same. */
export const parityAnalysis = defineAnalysis<ParityConfig>({
  id: 'parity',
  configSchema: parity.configSchema,
  defaultConfig: parity.defaultConfig,
  stakeClasses: classes,
  displayClasses: classes,
  findClass: (config, id, stakeMinor) => classes(config, stakeMinor).find((each) => each.id === id),
  playedClasses: (_, bets) => playedByClass(bets, ({ choice }) => parity.choiceSchema.safeParse(choice).data?.side),
  promisedRtp: parity.promisedRtp,
  defaultBounds: { ...soloBounds, timings: {} },
  ordered: [['minStakeMinor', 'maxStakeMinor']],
  *guardedBets(config) {
    yield {
      id: 'odd',
      chance: half,
      multiplier: parityMultiplier(config),
      minStakeMinor: BigInt(config.minStakeMinor),
      maxStakeMinor: BigInt(config.maxStakeMinor),
      paidBy: 'house',
    };
  },
  exposure(config) {
    const { payoutMinor, lossMinor } = betExposure(config, parityMultiplier(config));
    return { betPayoutMinor: payoutMinor, roundPayoutMinor: payoutMinor, roundLossMinor: lossMinor };
  },
  reached: (config) => ({
    rtp: keptOf(config.houseEdgePpm),
    hitFrequency: half,
    topMultiplier: parityMultiplier(config),
  }),
  goals: ['rtp'],
  *candidates(config, { rtp }) {
    for (const houseEdgePpm of edgesFor(rtp, config.houseEdgePpm, 500_000)) yield { ...config, houseEdgePpm };
  },
});
