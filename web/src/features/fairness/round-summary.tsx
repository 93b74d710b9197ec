import type { ReactNode } from 'react';
import type { Explained } from '../../core/games/explain.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import type { Dictionary } from '../../core/i18n/i18n.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages, type Messages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import type { SoloRead } from './round-material.ts';
import { roundMessages } from './round.messages.ts';
import { Facts } from './facts.tsx';
import styles from './round.module.css';

interface SummaryProps {
  game: string;
  messages: Messages<Dictionary>; // of the game
  read: SoloRead;
  explained: Explained;
}

/** What happened in the round. */
export const RoundSummary = ({ game, messages, read: { isFree, log }, explained }: SummaryProps): ReactNode => {
  const t = useMessages(roundMessages);
  const words = useMessages(messages);
  const nameOf = useGameName();
  const { format } = useMoney();
  const locale = localeOf[useLanguage()];
  const { bet, payoutMinor } = log;
  const facts = [
    [t('summary.choice'), words(explained.choice.key, explained.choice.params)],
    ...(isFree ? [] : [[t('summary.stake'), format(bet.stakeMinor)] as const]),
    ...(isFree ? [] : [[t('summary.payout'), format(payoutMinor)] as const]),
    [t('summary.player'), bet.player],
    [t('summary.nonce'), String(bet.nonce)],
    [t('summary.time'), new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(bet.at)],
  ] as const;
  return (
    <>
      <div className={styles.result}>
        <div>
          <div className={styles.game}>
            {isFree ? words('name', {}) : nameOf(game)} · {t('summary.outcome')}
          </div>
          <div className={styles.outcome}>{explained.outcome}</div>
        </div>
        {!isFree && (
          <div className={classNames(styles.badge, explained.wins && styles.won)}>
            {t(explained.wins ? 'summary.win' : 'summary.loss')}
          </div>
        )}
      </div>
      <Facts facts={facts} />
    </>
  );
};
