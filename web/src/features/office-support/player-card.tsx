import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallAnswer, SupportCard } from 'server/contract';
import { languageNames } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { formatUnitsMinor } from '../../core/format/format.ts';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Section } from '../../core/office/section.tsx';
import { Trail } from '../../core/office/trail.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Facts } from '../../core/ui/facts.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { ComplaintAct } from './complaint-act.tsx';
import styles from './office-support.module.css';

type Opened = CallAnswer<'officeSupport.open'>;

/** The thing that a conversation is about, with the way to it. */
const Subject = ({ card }: { card: SupportCard }): ReactNode => {
  const t = useMessages('office-support', 'main');
  const language = useLanguage();
  const moment = useMoment();
  const { onAccount } = useDeskFormat();
  switch (card.kind) {
    case 'payment': {
      const amount = formatUnitsMinor(BigInt(card.amount), { name: card.currency }, language);
      const title = t(card.isWithdrawal ? 'card.withdrawal' : 'card.deposit', { ref: card.ref });
      return (
        <>
          {card.isWithdrawal ? <Link to={`/office/withdrawals/${card.ref}`}>{title}</Link> : title}
          <span className={styles.faint}>{[amount, card.payway, moment(card.at)].join(' · ')}</span>
        </>
      );
    }
    case 'round':
      return (
        <>
          <Link to={`/fairness/${card.game}/${card.ref}`}>{t('card.round')}</Link>
          <span className={styles.faint}>{[card.game, moment(card.at)].join(' · ')}</span>
        </>
      );
    case 'bonus':
      return (
        <>
          {t('card.bonus', { ref: card.ref })}
          <span className={styles.faint}>
            {[card.bonus, onAccount(card.account, card.amount), moment(card.at)].join(' · ')}
          </span>
        </>
      );
    case 'error':
      return <>{t('card.error', { ref: card.ref })}</>;
  }
};

/** The player beside the conversation, its subject, and what staff did with it. */
export const PlayerCard = ({ opened: { conversation, player, events } }: { opened: Opened }): ReactNode => {
  const t = useMessages('office-support', 'main');
  const moment = useMoment();
  const { base } = useDeskFormat();
  const { card, rating, ratingComment, email, language } = conversation;
  return (
    <aside className={styles.aside} aria-label={t('player')}>
      <Section title={player ? <PlayerLink player={player} /> : t('guest')}>
        {player && (
          <p className={styles.marks}>
            {player.isBlocked && <Badge tone="bad">{t('player.blocked')}</Badge>}
            {player.isOnBreak && <Badge tone="wait">{t('player.break')}</Badge>}
          </p>
        )}
        <Facts
          facts={[
            [t('player.language'), languageNames[player?.language ?? language]],
            [t('player.email'), email],
            [t('player.vip'), player?.vip],
            [t('player.kyc'), player && t(`kyc.${player.kyc}`)],
            [t('player.since'), player && moment(player.createdAt)],
            [t('player.balance'), player?.balanceMinor == null ? null : base(player.balanceMinor)],
            [t('player.conversations'), player?.conversations],
          ]}
        />
        {player && <ComplaintAct conversation={conversation} />}
      </Section>
      {card && (
        <Section title={t('subject')}>
          <p className={styles.subject}>
            <Subject card={card} />
          </p>
        </Section>
      )}
      {player && player.payments.length > 0 && (
        <Section title={t('payments')}>
          <ul className={styles.payments}>
            {player.payments.map((payment) => (
              <li key={payment.ref} className={styles.subject}>
                <Subject card={payment} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {rating !== null && (
        <Section title={t('rating', { rating })}>{ratingComment !== '' && <p>{ratingComment}</p>}</Section>
      )}
      {events.length > 0 && (
        <Section title={t('trail')}>
          <Trail
            events={events.map(({ kind, by, to, at }, key) => ({
              key,
              title: t(`event.${kind}`),
              facts: [moment(at), by, kind === 'handedOver' ? t(`queue.${to as 'support'}`) : to],
            }))}
          />
        </Section>
      )}
    </aside>
  );
};
