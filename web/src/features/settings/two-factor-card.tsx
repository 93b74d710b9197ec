import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { OnDemand } from './on-demand.tsx';
import styles from './settings.module.css';
import { securityMessages } from './security.messages.ts';

const TwoFactorWindow = lazy(async () => ({ default: (await import('./two-factor-window.tsx')).TwoFactorWindow }));

const State = ({ isOn }: { isOn: boolean }): ReactNode => {
  const t = useMessages(securityMessages);
  return (
    <Badge tone={isOn ? 'good' : 'wait'} icon={isOn ? ShieldCheck : ShieldAlert}>
      {t(isOn ? 'factor.on' : 'factor.off')}
    </Badge>
  );
};

/** Two-factor sign-in: whether it is on, and the switch. */
export const TwoFactorCard = ({ profile: { FA: isOn, type } }: { profile: Profile }): ReactNode => {
  const t = useMessages(securityMessages);
  const { open, onOpen, onClose } = usePageDialog('twoFactor');
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('factor')}</h2>
        <State isOn={isOn} />
      </div>
      <p className={styles.text}>{t('factor.text')}</p>
      <div className={styles.actions}>
        <Button variant={isOn ? 'secondary' : 'primary'} onClick={onOpen}>
          {t(isOn ? 'factor.disable' : 'factor.enable')}
        </Button>
      </div>
      <OnDemand open={open}>
        <TwoFactorWindow open={open} isOn={isOn} hasPassword={type === 0} onClose={onClose} />
      </OnDemand>
    </Card>
  );
};
