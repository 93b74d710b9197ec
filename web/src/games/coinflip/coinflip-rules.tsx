import { toNumber, toPercent } from 'games-engine';
import { coinflipExact, coinflipPromisedRtp, winnerPayout, type CoinflipConfig } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import { RulesDialog } from '../../core/game-kit/rules-dialog.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { coinflipMessages } from './coinflip.messages.ts';

const EXACT_PLACES = 4;
const MS = 1000;

export interface CoinflipRulesProps {
  config: CoinflipConfig;
  stakeMinor: bigint; // base hundredths of the bet in the form
}

/** The rules with exact figures, for the game and for the very bet that stands in the form. */
export const CoinflipRules = ({ config, stakeMinor }: CoinflipRulesProps): ReactNode => {
  const t = useMessages(coinflipMessages);
  const { format } = useMoney();
  const exact = coinflipExact(config, stakeMinor > 0n ? stakeMinor : BigInt(config.minStakeMinor));
  const commission = `${config.commissionPpm / 10_000} %`;
  return (
    <RulesDialog
      title={t('rules.title')}
      paragraphs={[
        t('rules.play'),
        t('rules.tickets'),
        t('rules.payout', { commission }),
        t('rules.cancel'),
        t('rules.real'),
        t('rules.fair'),
      ]}
      figures={[
        { name: t('figure.rtp'), value: `${toPercent(coinflipPromisedRtp(config))} %` },
        { name: t('figure.chance'), value: `${toPercent(exact.winProbability)} %` },
        { name: t('figure.multiplier'), value: `× ${toNumber(exact.multiplier)}` },
        { name: t('figure.exact', { stake: format(stakeMinor) }), value: `${toPercent(exact.rtp, EXACT_PLACES)} %` },
        { name: t('figure.house'), value: `${toPercent(exact.houseShare, EXACT_PLACES)} %` },
        { name: t('figure.maxWin'), value: format(exact.maxWinMinor, { sign: true }) },
        {
          name: t('figure.range'),
          value: t('figure.rangeValue', { min: format(config.minStakeMinor), max: format(config.maxStakeMinor) }),
        },
        { name: t('figure.max'), value: format(winnerPayout(config, 2n * BigInt(config.maxStakeMinor))) },
        { name: t('figure.time'), value: t('figure.seconds', { seconds: config.flipMs / MS }) },
      ]}
    />
  );
};
