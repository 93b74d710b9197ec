import type { Fraction } from 'games-engine';
import {
  maxMultiplierPlan,
  minesExact,
  minesPayout,
  minesPromisedRtp,
  safeCells,
  type MinesConfig,
} from 'games-engine/mines';
import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useCapRules } from '../../core/game-kit/use-cap-rules.ts';
import { RulesBody, type ExactFigure, type RulesText } from '../../core/game-kit/rules-body.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { minesMessages } from './mines.messages.ts';

const EXACT_PLACES = 4;

/** What the game pays at most: the greatest stake on the rarest way to play. */
const maxPayout = (config: MinesConfig): bigint => {
  const { minesLength, safe } = maxMultiplierPlan(config);
  return minesPayout(config, BigInt(config.maxStakeMinor), minesLength, safe);
};

/** Places of a chance in percent, more the rarer it is: the least of all is 0.00003698 %. */
const placesOf = (chance: Fraction): number => (chance.num * 10_000n < chance.den ? 8 : EXACT_PLACES);

/** The bet in the form. */
export interface MinesBetChoice {
  minesLength: number;
  stakeMinor: bigint; // base hundredths
}

/** The exact figures of every way to play one bet. */
const useStepFigures = (config: MinesConfig, bet: MinesBetChoice | undefined): ExactFigure[] => {
  const t = useMessages(minesMessages);
  const { percent, multiplier } = useFormat();
  if (!bet || bet.stakeMinor <= 0n) return [];
  const { minesLength, stakeMinor } = bet;
  return Array.from({ length: safeCells(minesLength) }, (_, n) => {
    const exact = minesExact(config, { minesLength, safe: n + 1 }, stakeMinor);
    const chance = percent(exact.reachProbability, placesOf(exact.reachProbability));
    return {
      name: t('figure.after', { count: n + 1, multiplier: multiplier(exact.multiplier), chance }),
      value: percent(exact.rtp, EXACT_PLACES),
    };
  });
};

/** The rules with exact figures: of the game and, where there is one, of every way to play a bet. */
export const useMinesRules = (config: MinesConfig, bet?: MinesBetChoice): RulesText => {
  const t = useMessages(minesMessages);
  const { format } = useMoney();
  const cap = useCapRules('steps', config.payoutCap);
  const { percent } = useFormat();
  const steps = useStepFigures(config, bet);
  const rtp = percent(minesPromisedRtp(config));
  return {
    title: t('rules.title'),
    paragraphs: [
      t('rules.field', { min: config.minMines, max: config.maxMines }),
      t('rules.open'),
      t('rules.take'),
      t('rules.multiplier', { rtp }),
      ...cap,
      t('rules.fair'),
      ...(bet ? [t('rules.same', { mines: bet.minesLength, stake: format(bet.stakeMinor) })] : []),
    ],
    figures: [
      { name: t('figure.rtp'), value: rtp },
      {
        name: t('figure.range'),
        value: t('figure.rangeValue', { min: format(config.minStakeMinor), max: format(config.maxStakeMinor) }),
      },
      { name: t('figure.max'), value: format(maxPayout(config)) },
      ...steps,
    ],
  };
};

/** The rules for the very bet that stands in the form. */
export const MinesRules = ({ config, ...bet }: MinesBetChoice & { config: MinesConfig }): ReactNode => (
  <RulesBody {...useMinesRules(config, bet)} />
);
