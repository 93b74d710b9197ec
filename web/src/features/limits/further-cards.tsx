import type { ReactNode } from 'react';
import type { LimitsState, RestrictionState } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { ExclusionCard, TimeOutCard } from './break-card.tsx';
import { breaksMessages } from './breaks.messages.ts';
import { ExportCard } from './export-card.tsx';
import { RealityCard } from './reality-card.tsx';

/** The break that a new one must outlast. */
const breakIn = (restriction: RestrictionState | null): RestrictionState | null =>
  restriction?.kind === 'time_out' || restriction?.kind === 'self_exclusion' ? restriction : null;

/** What stands below the limits: reminders, breaks, the history. */
export const FurtherCards = ({ restriction, realityCheckMinutes }: LimitsState): ReactNode => {
  const t = useMessages(breaksMessages);
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
