import { useState, type ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { Switch } from '../../core/ui/switch.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import styles from './choices.module.css';
import { canPush, isPushDenied, subscribeHere, unsubscribeHere } from './push-here.ts';

interface PushCardProps {
  choices: CallAnswer<'notices.choices'>;
  reread(): void;
}

/** Pushes to this browser: the permission is asked for by a press alone. */
export const PushCard = ({ choices: { isPushed, isDetailed, pushKey }, reread }: PushCardProps): ReactNode => {
  const t = useMessages('notices', 'choices');
  const { busy, problem, run } = useAct(reread);
  const [refused, setRefused] = useState<string>();
  const begin = async (): Promise<void> => {
    setRefused(undefined);
    try {
      const subscription = await subscribeHere(pushKey);
      if (subscription) await run((call) => call('notices.subscribe', subscription));
      else setRefused(t('device.denied'));
    } catch (error) {
      console.warn('this browser cannot be pushed to', error);
      setRefused(t('device.failed'));
    }
  };
  const end = async (): Promise<void> => {
    await unsubscribeHere();
    await run((call) => call('notices.unsubscribe', {}));
  };
  if (!canPush()) return <p className={styles.hint}>{t('device.unsupported')}</p>;
  return (
    <div className={styles.device}>
      <p>{t(isPushed ? 'device.isOn' : 'device.isOff')}</p>
      {isPushed ? (
        <Button loading={busy} onClick={() => void end()}>
          {t('device.end')}
        </Button>
      ) : (
        <Button loading={busy} disabled={isPushDenied()} onClick={() => void begin()}>
          {t('device.begin')}
        </Button>
      )}
      <div role="alert">
        {isPushDenied() ? <p>{t('device.denied')}</p> : refused !== undefined && <p>{refused}</p>}
        {problem !== undefined && <p>{problem}</p>}
      </div>
      <Switch
        className={classNames(styles.detailed)}
        checked={isDetailed}
        onChange={(chosen) => void run((call) => call('notices.chooseDetailed', { isDetailed: chosen }))}
        label={
          <span className={styles.label}>
            <span>{t('detailed')}</span>
            <span>{t('detailed.hint')}</span>
          </span>
        }
      />
    </div>
  );
};
