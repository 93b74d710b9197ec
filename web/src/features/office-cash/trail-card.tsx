import type { ReactNode } from 'react';
import type { WithdrawalFacts } from 'server/contract';
import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Section } from '../../core/staff/facts.tsx';
import { looseMessages } from './loose.messages.ts';
import styles from '../../core/staff/desk.module.css';
import { actorKey, eventKey, trailDetails, type TrailDetail } from './trail-details.ts';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { useReason } from './use-reason.ts';
import { factMessages } from './withdrawal-facts.messages.ts';

type Trail = WithdrawalFacts['trail'];

const useDetail = (): ((detail: TrailDetail) => string) => {
  const t = useMessages(factMessages);
  const says = useMessages(looseMessages);
  const reason = useReason();
  const { base, decimal } = useDeskFormat();
  return ({ key, value }) => {
    const said = `says.${value}`;
    switch (key) {
      case 'debit':
        return t('detail.debit', { value: base(Number(value)) });
      case 'arrives':
        return t('detail.arrives', { value: decimal(value) });
      case 'says':
        return t('detail.says', { value: hasMessage(looseMessages, said) ? says(said) : value });
      case 'why':
        return reason(value);
      default:
        return t(`detail.${key}`, { value });
    }
  };
};

const Event = ({ event }: { event: Trail[number] }): ReactNode => {
  const t = useMessages(factMessages);
  const moment = useMoment();
  const detail = useDetail();
  const key = eventKey(event);
  const details = trailDetails(event.details);
  return (
    <li className={styles.event}>
      <p className={styles.strong}>{hasMessage(factMessages, key) ? t(key, { value: '' }) : event.kind}</p>
      <p className={styles.muted}>
        {moment(event.at)} · {event.actor ?? t(actorKey(event.kind))}
      </p>
      {details.length > 0 && <p className={styles.faint}>{details.map(detail).join(' · ')}</p>}
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
