import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AuthAnswer } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { currentReferer } from '../../core/session/referer.ts';
import { Tabs } from '../../core/ui/tabs.tsx';
import { authMessages } from './auth.messages.ts';
import styles from './auth.module.css';
import { FastRegistrationForm } from './fast-registration-form.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** Who invited: nothing where nobody did, or nobody has that id. */
const Inviter = (): ReactNode => {
  const t = useMessages(authMessages);
  const referer = currentReferer();
  const { data } = useQuery({
    queryKey: ['refererInfo:request', referer],
    queryFn: () => legacy('refererInfo:request', referer ?? {}),
    enabled: referer !== undefined,
  });
  return data ? <p className={styles.invited}>{t('registration.invited', { nick: data.nick })}</p> : null;
};

type Way = 'email' | 'fast';

/** Registration by e-mail or in one click. */
export const RegistrationView = ({ onDone }: { onDone(answer: AuthAnswer): Promise<void> }): ReactNode => {
  const t = useMessages(authMessages);
  const [way, setWay] = useState<Way>('email');
  const tabs = [
    { value: 'email', label: t('registration.email') },
    { value: 'fast', label: t('registration.fast') },
  ] as const;
  return (
    <>
      <Inviter />
      <Tabs<Way>
        label={t('registration.ways')}
        tabs={tabs}
        value={way}
        onChange={setWay}
        look="segmented"
        panelClass={styles.panel}
      >
        {way === 'email' ? <RegistrationForm onDone={onDone} /> : <FastRegistrationForm onDone={onDone} />}
      </Tabs>
    </>
  );
};
