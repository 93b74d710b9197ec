import type { ReactNode } from 'react';
import type { WithdrawalFacts } from 'server/contract';
import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Section } from './facts.tsx';
import styles from './office-cash.module.css';
import { factMessages } from './withdrawal-facts.messages.ts';

type Trail = WithdrawalFacts['trail'];

const detailsText = (details: Trail[number]['details']): string =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' · ');

const Event = ({ event: { kind, actor, details, at } }: { event: Trail[number] }): ReactNode => {
  const t = useMessages(factMessages);
  const moment = useMoment();
  const key = `event.${kind}`;
  const text = detailsText(details);
  return (
    <li className={styles.event}>
      <p className={styles.strong}>{hasMessage(factMessages, key) ? t(key) : kind}</p>
      <p className={styles.muted}>
        {moment(at)} · {actor ?? t('trail.player')}
      </p>
      {text !== '' && <p className={styles.faint}>{text}</p>}
    </li>
  );
};

/** Everything that happened to a request, in order. */
export const TrailCard = ({ trail }: Pick<WithdrawalFacts, 'trail'>): ReactNode => {
  const t = useMessages(factMessages);
  return (
    <Section title={t('trail')}>
      {trail.length === 0 && <p className={styles.muted}>{t('trail.none')}</p>}
      <ol>
        {trail.map((event, at) => (
          <Event key={at} event={event} />
        ))}
      </ol>
    </Section>
  );
};
