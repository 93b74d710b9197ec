import type { ReactNode } from 'react';
import { REALITY_CHECK_MINUTES } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { breaksMessages } from './breaks.messages.ts';
import styles from './limits.module.css';
import { useLimitsChange } from './use-limits.ts';

const OFF = 'off';

/** How often the player is told how long they have been here. */
export const RealityCard = ({ minutes }: { minutes: number | null }): ReactNode => {
  const t = useMessages(breaksMessages);
  const { change } = useLimitsChange();
  const choose = async (value: string): Promise<void> => {
    const chosen = REALITY_CHECK_MINUTES.find((count) => String(count) === value) ?? null;
    const state = await change('limits.setRealityCheck', { minutes: chosen });
    if (state) toast.success(t('reality.saved'));
  };
  return (
    <Card className={styles.card}>
      <h2>{t('reality.title')}</h2>
      <p className={styles.text}>{t('reality.text')}</p>
      <SegmentedControl
        className={styles.choice ?? ''}
        label={t('reality.label')}
        value={minutes === null ? OFF : String(minutes)}
        onChange={(value) => void choose(value)}
        options={[
          { value: OFF, label: t('reality.off') },
          ...REALITY_CHECK_MINUTES.map((count) => ({ value: String(count), label: t('reality.every', { count }) })),
        ]}
      />
    </Card>
  );
};
