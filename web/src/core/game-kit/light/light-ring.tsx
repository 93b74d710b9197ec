import type { ReactNode } from 'react';
import styles from './light-ring.module.css';

/** A ring on which a light goes round: the beacon's answer is awaited. With little motion it stands still. */
export const LightRing = ({ size = 64 }: { size?: number }): ReactNode => (
  <div className={styles.ring} aria-hidden="true" style={{ width: size, height: size }}>
    <svg viewBox="0 0 48 48">
      <circle cx={24} cy={24} r={21} className={styles.track} />
      <g className={styles.orbit}>
        <circle cx={24} cy={3} r={2.6} className={styles.light} />
      </g>
      <circle cx={24} cy={24} r={4} className={styles.light} />
      <circle cx={24} cy={24} r={9} className={styles.halo} />
    </svg>
  </div>
);
