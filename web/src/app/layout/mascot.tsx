import { interfaceSprite, mascot } from 'assets';
import { useEffect, useState, type ReactNode } from 'react';
import { createSounds } from '../../core/sound/sound.ts';
import styles from './mascot.module.css';

const HOUR_MS = 3_600_000;
const LEAST_HOURS = 1;
const MOST_HOURS = 11;
const SHOWN_MS = 20_000;

const play = createSounds(interfaceSprite);

const pause = (): number => (LEAST_HOURS + Math.random() * (MOST_HOURS - LEAST_HOURS)) * HOUR_MS;

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
