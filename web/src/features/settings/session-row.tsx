import { Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SessionInfo } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { isHandheld, momentOf, placeOf, providerOf } from './session-facts.ts';
import { readSessions } from './sessions.ts';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './settings.module.css';
import { securityMessages } from './security.messages.ts';
import { useSaving } from './use-saving.ts';

const useMethod = (method: string): string => {
  const t = useMessages(securityMessages);
  const provider = providerOf(method);
  return provider ?? t(method === 'registration' ? 'sessions.method.registration' : 'sessions.method.password');
};

const EndButton = ({ id, device }: { id: string; device: string }): ReactNode => {
  const t = useMessages(securityMessages);
  const saving = useSaving();
  const errorText = useErrorText();
  const end = async (): Promise<void> => {
    await saving.run(async () => {
      try {
        await call('sessions.end', { id });
        toast.success(t('sessions.ended'));
      } catch (error) {
        toast.error(errorText(error));
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
export const SessionRow = ({ session }: { session: SessionInfo }): ReactNode => {
  const t = useMessages(securityMessages);
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
