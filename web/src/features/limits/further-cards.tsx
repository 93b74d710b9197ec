import type { ReactNode } from 'react';
import { REALITY_CHECK_MINUTES, type LimitsState, type RestrictionState } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { ExclusionCard, TimeOutCard } from './break-card.tsx';
import { ExportCard } from './export-card.tsx';
import { useLimitsChange } from './limits-query.ts';
import styles from './limits.module.css';

const OFF = 'off';

/** Interval of the player's reality checks. */
const RealityCard = ({ minutes }: { minutes: number | null }): ReactNode => {
  const t = useMessages('limits', 'breaks');
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

/** The break that a new one must outlast. */
const breakIn = (restriction: RestrictionState | null): RestrictionState | null =>
  restriction?.kind === 'time_out' || restriction?.kind === 'self_exclusion' ? restriction : null;

/** Cards below the limits: reminders, breaks, the history. */
export const FurtherCards = ({ restriction, realityCheckMinutes }: LimitsState): ReactNode => {
  const t = useMessages('limits', 'breaks');
  const present = breakIn(restriction);
  return (
    <>
      <RealityCard minutes={realityCheckMinutes} />
      <TimeOutCard present={present} />
      <ExclusionCard title={t('exclusion.title')} text={t('exclusion.text')} present={present} />
      <ExportCard />
    </>
  );
};
