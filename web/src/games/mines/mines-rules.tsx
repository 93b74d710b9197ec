import { toPercent, type Fraction } from 'games-engine';
import {
  greatestPlan,
  minesExact,
  minesPayout,
  minesPromisedRtp,
  multiplierText,
  safeCells,
  type MinesConfig,
} from 'games-engine/mines';
import type { ReactNode } from 'react';
import { RulesDialog } from '../../core/game-kit/rules-dialog.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { minesMessages } from './mines.messages.ts';

const EXACT_PLACES = 4;

/** What the game pays at most: the greatest stake on the rarest way to play. */
const greatestPayout = (config: MinesConfig): bigint => {
  const { minesLength, safe } = greatestPlan(config);
  return minesPayout(config, BigInt(config.maxStakeMinor), minesLength, safe);
};

/** A chance in percent, with more places the rarer it is: the least of all is 0.00003698 %. */
const percentText = (chance: Fraction): string =>
  toPercent(chance, chance.num * 10_000n < chance.den ? 8 : EXACT_PLACES);

export interface MinesRulesProps {
  config: MinesConfig;
  minesLength: number;
  stakeMinor: bigint; // base hundredths of the bet in the form
}

/** The rules with exact figures, for the game and for every way to play the bet that stands in the form. */
export const MinesRules = ({ config, minesLength, stakeMinor }: MinesRulesProps): ReactNode => {
  const t = useMessages(minesMessages);
  const { format } = useMoney();
  const rtp = toPercent(minesPromisedRtp(config));
  const steps = Array.from({ length: stakeMinor > 0n ? safeCells(minesLength) : 0 }, (_, n) => {
    const exact = minesExact(config, { minesLength, safe: n + 1 }, stakeMinor);
    const chance = percentText(exact.reachProbability);
    return {
      name: t('figure.after', { count: n + 1, multiplier: multiplierText(exact.multiplier), chance }),
      value: `${toPercent(exact.rtp, EXACT_PLACES)} %`,
    };
  });
  return (
    <RulesDialog
      title={t('rules.title')}
      paragraphs={[
        t('rules.field', { min: config.minMines, max: config.maxMines }),
        t('rules.open'),
        t('rules.take'),
        t('rules.multiplier', { rtp }),
        t('rules.fair'),
        t('rules.same', { mines: minesLength, stake: format(stakeMinor) }),
      ]}
      figures={[
        { name: t('figure.rtp'), value: `${rtp} %` },
        {
          name: t('figure.range'),
          value: t('figure.rangeValue', { min: format(config.minStakeMinor), max: format(config.maxStakeMinor) }),
        },
        { name: t('figure.max'), value: format(greatestPayout(config)) },
        ...steps,
      ]}
    />
  );
};
