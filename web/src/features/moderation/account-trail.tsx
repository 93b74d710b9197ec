import type { ReactNode } from 'react';
import type { AccountTrailEvent, ModeratedAccount } from 'server/contract';
import { localeOf } from '../../core/i18n/locales.ts';
import { hasMessage, texts, useLanguage, useMessages } from '../../core/i18n/messages.ts';
import type { TrailEvent } from '../../core/office/trail.tsx';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Section } from '../../core/office/section.tsx';
import { Trail } from '../../core/office/trail.tsx';

/** A country's name in the interface's language; its code when that is unknown. */
const useCountry = (): ((code: string) => string) => {
  const locale = localeOf[useLanguage()];
  return (code) => {
    try {
      return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
    } catch {
      return code; // not a code of a country
    }
  };
};

const detailsText = (details: AccountTrailEvent['details']): string =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' · ');

const useEvent = (): ((event: AccountTrailEvent) => TrailEvent) => {
  const t = useMessages('office', 'account-trail');
  const moment = useMoment();
  return ({ id, kind, at, actor, address, details }) => {
    const key = `event.${kind}`;
    return {
      key: id,
      title: hasMessage(texts('office', 'account-trail'), key) ? t(key) : kind,
      text: [moment(at), actor && t('event.by', { nick: actor }), address].filter(Boolean).join(' · '),
      facts: [detailsText(details)],
    };
  };
};

const useSession = (): ((session: ModeratedAccount['sessions'][number]) => TrailEvent) => {
  const t = useMessages('office', 'account-trail');
  const moment = useMoment();
  const country = useCountry();
  return ({ createdAt, device, address, lastUsedAt, ...session }) => ({
    key: `${createdAt} ${address ?? ''}`,
    title: device ?? t('session.unknown'),
    facts: [session.country && country(session.country), address, t('session.used', { at: moment(lastUsedAt) })],
  });
};

/** The account's sessions and events, the newest first. It has many texts, so it loads by itself. */
export const AccountTrail = ({ account: { sessions, events } }: { account: ModeratedAccount }): ReactNode => {
  const t = useMessages('office', 'account-trail');
  return (
    <>
      <Section title={t('sessions')}>
        <Trail events={sessions.map(useSession())} empty={t('sessions.none')} />
      </Section>
      <Section title={t('trail')}>
        <Trail events={events.map(useEvent())} empty={t('trail.none')} />
      </Section>
    </>
  );
};
