import { toPercent } from 'games-engine';
import { diceExact, dicePromisedRtp, winPayout, type DiceChoice, type DiceConfig } from 'games-engine/dice';
import type { ReactNode } from 'react';
import { RulesDialog } from '../../core/game-kit/rules-dialog.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { bpText } from './dice-form.reducer.ts';
import { diceMessages } from './dice.messages.ts';

const EXACT_PLACES = 4;

/** What the game pays at most: the greatest stake at the least chance. */
const greatestPayout = (config: DiceConfig): bigint =>
  winPayout(config, BigInt(config.maxStakeMinor), { percentBp: config.minPercentBp, side: 'less' });

export interface DiceRulesProps {
  config: DiceConfig;
  choice: DiceChoice;
  stakeMinor: bigint; // base hundredths of the bet in the form
}

/** The rules with exact figures, for the game and for the very bet that stands in the form. */
export const DiceRules = ({ config, choice, stakeMinor }: DiceRulesProps): ReactNode => {
  const t = useMessages(diceMessages);
  const { format } = useMoney();
  const rtp = toPercent(dicePromisedRtp(config));
  const limit = bpText(config.chanceLimitBp);
  const exact = stakeMinor > 0n ? diceExact(config, choice, stakeMinor) : undefined;
  const side = t(choice.side === 'less' ? 'side.less' : 'side.more', { percent: bpText(choice.percentBp) });
  const forBet = exact
    ? [
        {
          name: t('figure.exact', { stake: format(stakeMinor), side }),
          value: `${toPercent(exact.rtp, EXACT_PLACES)} %`,
        },
        { name: t('figure.edge'), value: `${toPercent(exact.houseEdge, EXACT_PLACES)} %` },
        { name: t('figure.maxWin'), value: format(exact.maxWinMinor, { sign: true }) },
      ]
    : [];
  return (
    <RulesDialog
      title={t('rules.title')}
      paragraphs={[
        t('rules.roll'),
        t('rules.sides'),
        t('rules.payout', { rtp }),
        t('rules.closed', { limit }),
        t('rules.fair'),
      ]}
      figures={[
        { name: t('figure.rtp'), value: `${rtp} %` },
        ...forBet,
        {
          name: t('figure.range'),
          value: t('figure.rangeValue', { min: format(config.minStakeMinor), max: format(config.maxStakeMinor) }),
        },
        { name: t('figure.max'), value: format(greatestPayout(config)) },
      ]}
    />
  );
};
