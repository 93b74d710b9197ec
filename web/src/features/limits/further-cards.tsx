import type { ReactNode } from 'react';
import type { LimitsState } from 'server/contract';
import { ExclusionCard, TimeOutCard } from './break-card.tsx';
import { ExportCard } from './export-card.tsx';
import { RealityCard } from './reality-card.tsx';

/** What stands below the limits: reminders, breaks, the history. */
export const FurtherCards = ({ restriction, realityCheckMinutes }: LimitsState): ReactNode => (
  <>
    <RealityCard minutes={realityCheckMinutes} />
    <TimeOutCard present={restriction} />
    <ExclusionCard present={restriction} />
    <ExportCard />
  </>
);
