import type { ReactNode } from 'react';
import type { Share } from './card-state.ts';
import styles from './offer-cards.module.css';
import { PrizePicture } from './prize-picture.tsx';

const VIEW = 96;
const RADIUS = 45;
const ROUND = 2 * Math.PI * RADIUS;

/** The prize of a bonus in a ring that shows how far it is. Decorative: a text beside it says the same. */
export const PrizeRing = ({ bonus, share }: { bonus: string; share?: Share | undefined }): ReactNode => (
  <span className={styles.ring}>
    <PrizePicture bonus={bonus} />
    {share && (
      <svg viewBox={`0 0 ${VIEW} ${VIEW}`} aria-hidden="true">
        <circle cx={VIEW / 2} cy={VIEW / 2} r={RADIUS} />
        <circle
          cx={VIEW / 2}
          cy={VIEW / 2}
          r={RADIUS}
          className={styles.done}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share.done / Math.max(1, share.of))}
        />
      </svg>
    )}
  </span>
);
