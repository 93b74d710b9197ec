import type { Fraction } from 'games-engine';
import {
  maxMultiplierPlan,
  minesExact,
  minesPayout,
  minesPromisedRtp,
  safeCells,
  type MinesConfig,
  minesConfigSchema,
  minesDefaultConfig,
} from 'games-engine/mines';
import type { ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { useCapRules, RulesBody, type ExactFigure, type RulesText } from '../../../core/game-kit/screen/rules.tsx';
import { useGameConfig } from '../../../core/game-kit/screen/use-game-config.ts';
import type { RulesProps } from '../../../core/games/web-game.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';

const EXACT_PLACES = 4;

/** Greatest payout of the game: the greatest stake on the rarest way to play. */
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
  const t = useMessages('mines', 'main');
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
  const t = useMessages('mines', 'main');
  const { format, stakeLimits } = useMoney();
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
        value: t('figure.rangeValue', stakeLimits(config)),
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

/** Hands on the rules of the config in force. */
export const MinesRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('mines', minesConfigSchema, minesDefaultConfig);
  return children({ ...useMinesRules(config), status, retry });
};
