import { Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, lazy } from 'react';
import type { SessionInfo } from 'server/contract';
import { dateFormat } from '../../core/i18n/dates.ts';
import { call } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { useSaving, OnDemand } from './saving.tsx';
import { readSessions } from './sessions.ts';
import styles from './settings.module.css';

const providers = new Map([
  ['telegram', 'Telegram'],
  ['twitter', 'X'],
  ['vkontakte', 'VK ID'],
  ['google', 'Google'],
  ['steam', 'Steam'],
]);

/** The name of the provider by which a session was opened; undefined for one of our own ways. */
export const providerOf = (method: string): string | undefined => providers.get(method);

/** The country's name in a language; undefined where it is not known. */
export const countryName = (country: string | null, locale: string): string | undefined => {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return undefined;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country);
};

/** Place of a session, as far as it is known: "Germany · 192.0.2.*". */
export const placeOf = ({ country, address }: Pick<SessionInfo, 'country' | 'address'>, locale: string): string =>
  [countryName(country, locale), address].filter((part) => part !== undefined && part !== '').join(' · ');

/** A moment as a person says it: "3 Nov 2026, 14:05". */
export const momentOf = (at: number, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** True for a hand-held device, by its name. */
export const isHandheld = (device: string): boolean => /\b(?:Android|iOS|iPadOS|Mobile)\b/i.test(device);

const useMethod = (method: string): string => {
  const t = useMessages('settings', 'security');
  const provider = providerOf(method);
  return provider ?? t(method === 'registration' ? 'sessions.method.registration' : 'sessions.method.password');
};

const EndButton = ({ id, device }: { id: string; device: string }): ReactNode => {
  const t = useMessages('settings', 'security');
  const saving = useSaving();
  const errorText = useErrorText();
  const end = async (): Promise<void> => {
    await saving.run(async () => {
      try {
        await call('sessions.end', { id });
        toast.success(t('sessions.ended'));
      } catch (error) {
        toast.error(errorText(error), error);
      }
      await readSessions();
    });
  };
  return (
    <Button
      variant="ghost"
      aria-label={t('sessions.endOf', { device })}
      loading={saving.saving}
      onClick={() => void end()}
    >
      {t('sessions.end')}
    </Button>
  );
};

/** One browser in which the account is open. */
const SessionRow = ({ session }: { session: SessionInfo }): ReactNode => {
  const t = useMessages('settings', 'security');
  const locale = localeOf[useLanguage()];
  const method = useMethod(session.method);
  const device = session.device === '' ? t('sessions.unknown') : session.device;
  const Icon = isHandheld(device) ? Smartphone : Monitor;
  const used = t('sessions.used', { at: momentOf(session.lastUsedAt, locale) });
  const facts = [placeOf(session, locale), t('sessions.method', { method }), used];
  return (
    <li className={styles.session}>
      <Icon aria-hidden="true" size={20} />
      <div>
        <p className={styles.device}>
          {device}
          {session.isCurrent && <Badge tone="good">{t('sessions.current')}</Badge>}
        </p>
        <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      {!session.isCurrent && <EndButton id={session.id} device={device} />}
    </li>
  );
};

const ROW_PX = 68;

const EndOthersDialog = lazy(async () => ({ default: (await import('./end-others-dialog.tsx')).EndOthersDialog }));

const EndOthers = (): ReactNode => {
  const t = useMessages('settings', 'security');
  const { open, onOpen, onClose } = usePageDialog('endSessions');
  return (
    <div className={styles.actions}>
      <Button onClick={onOpen}>{t('sessions.endOthers')}</Button>
      <OnDemand open={open}>
        <EndOthersDialog open={open} onClose={onClose} />
      </OnDemand>
    </div>
  );
};

const List = (): ReactNode => {
  const t = useMessages('settings', 'security');
  const { data: sessions, error, refetch } = useCallQuery('sessions.list', {});
  if (error && !sessions)
    return (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('sessions.retry')}</Button>}>
        {t('sessions.failed')}
      </ErrorState>
    );
  if (!sessions)
    return (
      <div aria-busy="true">
        <Skeleton height={ROW_PX} />
      </div>
    );
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers />}
    </>
  );
};

/** Every browser in which the account is open: end one of them, or all but this one. */
export const SessionsCard = (): ReactNode => {
  const t = useMessages('settings', 'security');
  return (
    <Card className={styles.card}>
      <h2>{t('sessions')}</h2>
      <p className={styles.text}>{t('sessions.text')}</p>
      <List />
    </Card>
  );
};
