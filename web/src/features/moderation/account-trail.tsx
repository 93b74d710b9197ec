import type { ReactNode } from 'react';
import type { AccountTrailEvent, ModeratedAccount } from 'server/contract';
import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { trailMessages } from './account-trail.messages.ts';
import desk from '../../core/staff/desk.module.css';
import styles from './moderation.module.css';
import { useCountry, useMoment } from './moment.ts';

const detailsText = (details: AccountTrailEvent['details']): string =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' · ');

const EventRow = ({ event }: { event: AccountTrailEvent }): ReactNode => {
  const t = useMessages(trailMessages);
  const moment = useMoment();
  const key = `event.${event.kind}`;
  const details = detailsText(event.details);
  const facts = [moment(event.at), event.actor && t('event.by', { nick: event.actor }), event.address];
  return (
    <li className={styles.event}>
      <p className={styles.eventName}>{hasMessage(trailMessages, key) ? t(key) : event.kind}</p>
      <p className={desk.muted}>{facts.filter(Boolean).join(' · ')}</p>
      {details !== '' && <p className={styles.details}>{details}</p>}
    </li>
  );
};

const SessionRow = ({ session }: { session: ModeratedAccount['sessions'][number] }): ReactNode => {
  const t = useMessages(trailMessages);
  const moment = useMoment();
  const country = useCountry();
  const place = [session.country && country(session.country), session.address].filter(Boolean).join(' · ');
  return (
    <li className={styles.event}>
      <p className={styles.eventName}>{session.device ?? t('session.unknown')}</p>
      <p className={desk.muted}>
        {[place, t('session.used', { at: moment(session.lastUsedAt) })].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
};

/** Where the account is open now. */
const Sessions = ({ sessions }: Pick<ModeratedAccount, 'sessions'>): ReactNode => {
  const t = useMessages(trailMessages);
  return (
    <Card className={styles.card}>
      <h2>{t('sessions')}</h2>
      {sessions.length === 0 ? (
        <p className={desk.muted}>{t('sessions.none')}</p>
      ) : (
        <ul>
          {sessions.map((session) => (
            <SessionRow key={`${session.createdAt} ${session.address ?? ''}`} session={session} />
          ))}
        </ul>
      )}
    </Card>
  );
};

/** What happened to the account, the newest first. */
const Events = ({ events }: Pick<ModeratedAccount, 'events'>): ReactNode => {
  const t = useMessages(trailMessages);
  return (
    <Card className={styles.card}>
      <h2>{t('trail')}</h2>
      {events.length === 0 ? (
        <p className={desk.muted}>{t('trail.none')}</p>
      ) : (
        <ul>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
    </Card>
  );
};

/** Where the account is open, and what happened to it. Apart: it lies below everything else, and has many texts. */
export const AccountTrail = ({ account: { sessions, events } }: { account: ModeratedAccount }): ReactNode => (
  <>
    <Sessions sessions={sessions} />
    <Events events={events} />
  </>
);
