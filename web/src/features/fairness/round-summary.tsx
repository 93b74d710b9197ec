import type { GameId, SoloLog } from 'games-engine';
import type { ReactNode } from 'react';
import { useGameName } from '../../core/games/use-game-name.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import type { Explained } from './round-explainer.ts';
import { roundMessages } from './round.messages.ts';
import { Facts } from './facts.tsx';
import styles from './round.module.css';

interface SummaryProps {
  game: GameId;
  log: SoloLog<object, object>;
  explained: Explained;
}

/** What happened in the round. */
export const RoundSummary = ({ game, log, explained }: SummaryProps): ReactNode => {
  const t = useMessages(roundMessages);
  const nameOf = useGameName();
  const { format } = useMoney();
  const locale = localeOf[useLanguage()];
  const { bet, payoutMinor } = log;
  const facts = [
    [t('summary.choice'), t(explained.choice.key, explained.choice.params)],
    [t('summary.stake'), format(bet.stakeMinor)],
    [t('summary.payout'), format(payoutMinor)],
    [t('summary.player'), bet.player],
    [t('summary.nonce'), String(bet.nonce)],
    [t('summary.time'), new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(bet.at)],
  ] as const;
  return (
    <>
      <div className={styles.result}>
        <div>
          <div className={styles.game}>
            {nameOf(game)} · {t('summary.outcome')}
          </div>
          <div className={styles.outcome}>{explained.outcome}</div>
        </div>
        <div className={classNames(styles.badge, explained.wins && styles.won)}>
          {t(explained.wins ? 'summary.win' : 'summary.loss')}
        </div>
      </div>
      <Facts facts={facts} />
    </>
  );
};
