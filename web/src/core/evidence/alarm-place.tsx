import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from '../store/store.ts';
import { alarmStore } from './alarm-store.ts';

const EvidenceAlarm = lazy(async () => ({ default: (await import('./evidence-alarm.tsx')).EvidenceAlarm }));

/** Place of an alarm, if there is one. */
export const AlarmPlace = (): ReactNode => {
  const alarm = useStore(alarmStore);
  return (
    alarm && (
      <Suspense fallback={null}>
        <EvidenceAlarm alarm={alarm} />
      </Suspense>
    )
  );
};
