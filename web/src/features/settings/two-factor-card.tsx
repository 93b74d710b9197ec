import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { lazy, useState, type ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { OnDemand } from './on-demand.tsx';
import styles from './settings.module.css';
import { securityMessages } from './security.messages.ts';
import type { TwoFactorView } from './two-factor-window.tsx';

const TwoFactorWindow = lazy(async () => ({ default: (await import('./two-factor-window.tsx')).TwoFactorWindow }));

const State = ({ isOn }: { isOn: boolean }): ReactNode => {
  const t = useMessages(securityMessages);
  const Icon = isOn ? ShieldCheck : ShieldAlert;
  return (
    <span className={classNames(styles.badge, isOn ? styles.good : styles.wanting)}>
      <Icon aria-hidden="true" size={14} />
      {t(isOn ? 'factor.on' : 'factor.off')}
    </span>
  );
};

/** Two-factor sign-in: whether it is on, and the switch. */
export const TwoFactorCard = ({ profile: { FA: isOn, type } }: { profile: Profile }): ReactNode => {
  const t = useMessages(securityMessages);
  const [view, setView] = useState<TwoFactorView>(null);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('factor')}</h2>
        <State isOn={isOn} />
      </div>
      <p className={styles.text}>{t('factor.text')}</p>
      <div className={styles.actions}>
        <Button variant={isOn ? 'secondary' : 'primary'} onClick={() => setView(isOn ? 'off' : 'on')}>
          {t(isOn ? 'factor.disable' : 'factor.enable')}
        </Button>
      </div>
      <OnDemand open={view !== null}>
        <TwoFactorWindow view={view} hasPassword={type === 0} onView={setView} />
      </OnDemand>
    </Card>
  );
};
