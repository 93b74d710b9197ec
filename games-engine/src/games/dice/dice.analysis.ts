import { defineAnalysis, type Goal, type GuardedBet, type StakeClass } from '../../core/analysis/define-analysis.ts';
import { winOrNothing } from '../../core/analysis/distribution.ts';
import { edgesFor } from '../../core/analysis/edges.ts';
import { soloBounds } from '../../core/analysis/guard-bounds.ts';
import { betExposure } from '../../core/analysis/house-risk.ts';
import { keptOf, playSolo, stakeWithin } from '../../core/analysis/play.ts';
import { playedByClass } from '../../core/analysis/played.ts';
import { fraction } from '../../core/fraction.ts';
import type { DiceConfig } from './dice.config.ts';
import { diceChoices } from './dice.maths.ts';
import {
  diceMultiplier,
  diceSides,
  isSideOpen,
  ROLLS,
  winningRolls,
  winPayout,
  type DiceChoice,
} from './dice.rules.ts';
import { dice } from './index.ts';

const shownPercentsBp = [100, 500, 1000, 2500, 3333, 4750, 5000, 7500, 9000, 9500];

const isOpen = (config: DiceConfig, choice: DiceChoice): boolean =>
  choice.percentBp >= config.minPercentBp && choice.percentBp <= config.maxPercentBp && isSideOpen(config, choice);

const chanceOf = (choice: DiceChoice): GuardedBet['chance'] => fraction(BigInt(winningRolls(choice)), BigInt(ROLLS));

const idOf = ({ percentBp, side }: DiceChoice): string => `${side}-${percentBp}`;

const classOf = (config: DiceConfig, stakeMinor: bigint, choice: DiceChoice): StakeClass => {
  const distribution = winOrNothing(stakeMinor, chanceOf(choice), winPayout(config, stakeMinor, choice));
  return {
    id: idOf(choice),
    parameters: { percentBp: choice.percentBp, side: choice.side },
    stakeMinor,
    distribution,
    tableMinor: stakeMinor,
    table: distribution,
    promisedRtp: dice.promisedRtp(config),
    drawRange: ROLLS,
    play: playSolo(dice, config, stakeMinor, choice),
  };
};

const choiceOf = (id: string): DiceChoice | undefined => {
  const [side = '', percent = ''] = id.split('-');
  const choice = dice.choiceSchema.safeParse({ percentBp: Number(percent), side });
  return choice.success && idOf(choice.data) === id ? choice.data : undefined;
};

/** One choice for each number of winning rolls that can be bet on, the rarest first: both sides are alike. */
const distinctChoices = function* (config: DiceConfig): Generator<DiceChoice> {
  for (let wins = 1; wins < ROLLS; wins += 1) {
    const sides: readonly DiceChoice[] = [
      { percentBp: wins, side: 'less' },
      { percentBp: ROLLS - wins, side: 'more' },
    ];
    const choice = sides.find((each) => isOpen(config, each));
    if (choice) yield choice;
  }
};

const candidates = function* (config: DiceConfig, { rtp, hitFrequency, topMultiplier }: Goal): Generator<DiceConfig> {
  for (const houseEdgePpm of edgesFor(rtp, config.houseEdgePpm, 500_000)) {
    const kept = ((1_000_000 - houseEdgePpm) / 1_000_000) * ROLLS;
    const rarest = topMultiplier === undefined ? [undefined] : around(kept / topMultiplier, 1, ROLLS / 2 - 1);
    const likeliest = hitFrequency === undefined ? [undefined] : around(hitFrequency * ROLLS, 1, ROLLS - 1);
    for (const wins of rarest)
      for (const most of likeliest) {
        yield {
          ...config,
          houseEdgePpm,
          ...(wins !== undefined && { minPercentBp: wins, maxPercentBp: ROLLS - wins }),
          chanceLimitBp: most === undefined ? Math.min(config.chanceLimitBp, payingBp(houseEdgePpm) + 1) : most + 1,
        };
      }
  }
};

/** The greatest chance at which a win pays its stake back, hundredths of a percent: what the house leaves of 100 %. */
const payingBp = (houseEdgePpm: number): number => Math.floor((1_000_000 - houseEdgePpm) / 100);

const around = (value: number, min: number, max: number): number[] =>
  [...new Set([Math.floor(value), Math.ceil(value)])].filter((each) => each >= min && each <= max);

/** The exact analysis of dice. A class is a percent and a side; the return does not depend on who else plays. */
export const diceAnalysis = defineAnalysis<DiceConfig>({
  id: 'dice',
  configSchema: dice.configSchema,
  defaultConfig: dice.defaultConfig,
  *stakeClasses(config, stakeMinor) {
    const stake = stakeWithin(config, stakeMinor);
    for (const choice of diceChoices(config)) yield classOf(config, stake, choice);
  },
  displayClasses(config, stakeMinor) {
    const stake = stakeWithin(config, stakeMinor);
    return diceSides.flatMap((side) =>
      shownPercentsBp
        .map((percentBp): DiceChoice => ({ percentBp, side }))
        .filter((choice) => isOpen(config, choice))
        .map((choice) => classOf(config, stake, choice)),
    );
  },
  findClass(config, id, stakeMinor) {
    const choice = choiceOf(id);
    return choice && isOpen(config, choice) ? classOf(config, stakeWithin(config, stakeMinor), choice) : undefined;
  },
  playedClasses: (config, bets) =>
    playedByClass(bets, ({ choice }) => {
      const { data } = dice.choiceSchema.safeParse(choice);
      return data && isOpen(config, data) ? idOf(data) : undefined;
    }),
  promisedRtp: dice.promisedRtp,
  defaultBounds: {
    ...soloBounds,
    timings: { revealMs: { min: 100, max: 3000 }, turboRevealMs: { min: 0, max: 1000 } },
  },
  ordered: [
    ['minStakeMinor', 'maxStakeMinor'],
    ['minPercentBp', 'maxPercentBp'],
    ['turboRevealMs', 'revealMs'],
  ],
  *guardedBets(config) {
    const [minStakeMinor, maxStakeMinor] = [BigInt(config.minStakeMinor), BigInt(config.maxStakeMinor)];
    for (const choice of distinctChoices(config)) {
      const multiplier = diceMultiplier(config, choice);
      yield {
        id: idOf(choice),
        chance: chanceOf(choice),
        multiplier,
        minStakeMinor,
        maxStakeMinor,
        paidBy: 'house',
      };
    }
  },
  exposure(config) {
    const [rarest] = distinctChoices(config);
    if (!rarest) return { betPayoutMinor: 0n, roundPayoutMinor: 0n, roundLossMinor: 0n };
    const { payoutMinor, lossMinor } = betExposure(config, diceMultiplier(config, rarest));
    return { betPayoutMinor: payoutMinor, roundPayoutMinor: payoutMinor, roundLossMinor: lossMinor };
  },
  reached(config) {
    const choices = [...distinctChoices(config)];
    const [rarest, likeliest] = [choices[0], choices.at(-1)];
    return {
      rtp: keptOf(config.houseEdgePpm),
      hitFrequency: likeliest && chanceOf(likeliest),
      topMultiplier: rarest && diceMultiplier(config, rarest),
    };
  },
  goals: ['rtp', 'hitFrequency', 'topMultiplier'],
  candidates,
});
