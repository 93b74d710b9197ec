import { useEffect, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './route-progress.module.css';

const SETTLED_MS = 500; // how long it stays after a route has settled

type Phase = 'idle' | 'moving' | 'settled';

const usePhase = (): Phase => {
  const moving = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<Phase>('idle');
  if (moving && phase !== 'moving') setPhase('moving');
  if (!moving && phase === 'moving') setPhase('settled');
  useEffect(() => {
    if (phase !== 'settled') return;
    const timer = setTimeout(() => setPhase('idle'), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
};

/** A signal line on top while a page is on its way. The old page stays until the new one can be shown. */
export const RouteProgress = (): ReactNode => {
  const phase = usePhase();
  return phase === 'idle' ? null : <div aria-hidden="true" className={classNames(styles.line, styles[phase])} />;
};
