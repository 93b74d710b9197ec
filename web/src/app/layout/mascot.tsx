import { interfaceSprite, mascot } from 'assets';
import { useEffect, useState, type ReactNode } from 'react';
import { createSounds } from '../../core/sound/sound.ts';
import styles from './mascot.module.css';

const HOUR_MS = 3_600_000;
const MIN_HOURS = 1;
const MAX_HOURS = 11;
const SHOWN_MS = 20_000;

const play = createSounds(interfaceSprite);

const pause = (): number => (MIN_HOURS + Math.random() * (MAX_HOURS - MIN_HOURS)) * HOUR_MS;

/** Looks in for a while, now and then. It is in nobody's way: no press reaches it, nothing is said. */
export const Mascot = (): ReactNode => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(!shown), shown ? SHOWN_MS : pause());
    if (shown) play('press');
    return () => clearTimeout(timer);
  }, [shown]);
  return shown && <img src={mascot} width={100} height={100} alt="" className={styles.mascot} />;
};
