import type { SoloLog } from 'games-engine';
import type { ReactNode } from 'react';
import type { Explained } from '../../core/games/explain.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import type { Dictionary } from '../../core/i18n/i18n.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages, type Messages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { roundMessages } from './round.messages.ts';
import { Facts } from './facts.tsx';
import styles from './round.module.css';

interface SummaryProps {
  game: string;
  messages: Messages<Dictionary>; // of the game
  log: SoloLog<object, object>;
  explained: Explained;
}

/** What happened in the round. */
export const RoundSummary = ({ game, messages, log, explained }: SummaryProps): ReactNode => {
  const t = useMessages(roundMessages);
  const words = useMessages(messages);
  const nameOf = useGameName();
  const { format } = useMoney();
  const locale = localeOf[useLanguage()];
  const { bet, payoutMinor } = log;
  const facts = [
    [t('summary.choice'), words(explained.choice.key, explained.choice.params)],
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
